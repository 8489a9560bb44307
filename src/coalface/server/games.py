"""The games of this server: each is made once and shared by all tables that play it so."""

from functools import cache

from coalface.core.components import read_components
from coalface.core.contract import Game
from coalface.core.registry import box, boxes
from coalface.core.tables import OptionValue


def find_game(
    id: str,
    options: dict[str, OptionValue],
    rules: int | None = None,
    components: str | None = None,
    own_components: str | None = None,
) -> Game:
    """A game under its options; ValueError if there is none like this."""
    id = id.replace("-", "_")
    if id not in boxes():
        raise ValueError(f"no game is called {id}; there are {', '.join(sorted(boxes()))}")
    chosen = tuple(sorted((str(name), value) for name, value in options.items()))
    return _made(id, chosen, rules, components, own_components)


@cache
def _made(
    id: str,
    options: tuple[tuple[str, OptionValue], ...],
    rules: int | None,
    components: str | None,
    own_components: str | None,
) -> Game:
    own = None if own_components is None else read_components(own_components)
    return box(id).game(dict(options), rules, own or components)
