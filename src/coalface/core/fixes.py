"""Fixes: named changes of behaviour. Code asks `game.fixes.<name>` and never compares versions."""

from typing import NoReturn

from coalface.core.checks import unknown
from coalface.core.tables import Fix


class Fixes:
    """Which fixes a game plays with: a bool by name, fixed for good. Made by `fixes_for`.

    A compiled state keeps what it asks for often as a bool of its own.
    """

    def __init__(self, on: dict[str, bool]) -> None:
        self.__dict__.update(on)

    def __getattr__(self, name: str) -> bool:
        raise AttributeError(unknown("fix", name, self.__dict__))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"fix {name} cannot be switched; make the game in another version")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"fix {name} cannot be taken away")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fixes) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.__dict__.items())))

    def __repr__(self) -> str:
        return f"Fixes({self.__dict__})"


def fixes_for(fixes: tuple[Fix, ...], version: int) -> Fixes:
    """The fixes as a game of this rules version plays with them: those that were there by then."""
    on = {fix.name: fix.since <= version for fix in fixes}
    if len(on) != len(fixes):
        found = [fix.name for fix in fixes]
        raise ValueError(f"duplicate fix {next(name for name in on if found.count(name) > 1)!r}")
    for name in on:
        if not name.isidentifier() or name.startswith("_"):
            raise ValueError(f"expected a public identifier as the name of a fix; got {name!r}")
    return Fixes(on)


NO_FIXES = Fixes({})
