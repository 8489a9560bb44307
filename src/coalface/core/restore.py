"""What `pickle` calls to make games and states again, in this process or in another.

A game is written by what it was made from: its id, options, rules version and component set, the
text of an owner's own set included. A state is written as its game and its position text.
"""

from functools import lru_cache
from pickle import PicklingError

from coalface.core.components import read_components
from coalface.core.contract import Game, State
from coalface.core.registry import all_specs, game_spec, name_elsewhere
from coalface.core.tables import OptionValue

MAX_GAMES = 16
"""How many games are cached: the same one serves all states of it that are read."""

Options = tuple[tuple[str, OptionValue], ...]
Parts = tuple[str, Options, int, str, str | None, tuple[str, ...]]


def parts_of(game: Game) -> Parts:
    """Return what a game can be made from; PicklingError if it is not among the known ones."""
    if game.id not in all_specs():
        raise PicklingError(f"{game.id} is not a game of this package, so it cannot be pickled")
    options = tuple(sorted(game.options.items()))
    components = game.components.partition(" ")[0]
    warnings = game.component_warnings
    id = name_elsewhere(game.id)
    return id, options, game.version, components, game.own_components, warnings


@lru_cache(MAX_GAMES)
def restore_game(
    id: str,
    options: Options,
    version: int,
    components: str,
    own_components: str | None,
    warnings: tuple[str, ...],
) -> Game:
    """Return the game that was pickled; games are never changed, so equal ones are shared."""
    chosen = components if own_components is None else read_components(own_components)
    game = game_spec(id).game(dict(options), version, chosen)
    game.component_warnings = warnings
    return game


def restore_state(game: Game, text: str) -> State:
    """Return the state that was pickled."""
    return game.position(text)
