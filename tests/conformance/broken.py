"""Games that break one law each: variants of the toys, found by the law they are made to break."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from coalface.core.contract import Game
from tests.conformance.sealed import Sealed, SealedGuesser, SealedState
from tests.conformance.well import Well, WellGuesser, WellState


@dataclass(frozen=True)
class Broken:
    """A game, created again each time, and the law it breaks."""

    law: str
    name: str
    make: Callable[[], Game]


BROKEN: list[Broken] = []

W = TypeVar("W", bound=WellState)
S = TypeVar("S", bound=SealedState)
G = TypeVar("G", bound=Well)
H = TypeVar("H", bound=WellGuesser)
K = TypeVar("K")


def register(
    law: str, make: Callable[[type[K]], Callable[[], Game]]
) -> Callable[[type[K]], type[K]]:
    """List a class as breaking a law, with what creates its game."""

    def listed(kind: type[K]) -> type[K]:
        BROKEN.append(Broken(law, kind.__name__, make(kind)))
        return kind

    return listed


def well_state(law: str) -> Callable[[type[W]], type[W]]:
    """Play the well with this state."""
    return register(law, lambda kind: partial(playing, Well, state_class=kind))


def sealed_state(law: str) -> Callable[[type[S]], type[S]]:
    """Play the sealed toy with this state."""
    return register(law, lambda kind: partial(playing, Sealed, state_class=kind))


def well_guesser(law: str) -> Callable[[type[H]], type[H]]:
    """Play the well with this guesser."""
    return register(law, lambda kind: partial(playing, Well, guesser_class=kind))


def sealed_guesser(law: str) -> Callable[[type[SealedGuesser]], type[SealedGuesser]]:
    """Play the sealed toy with this guesser."""
    return register(law, lambda kind: partial(playing, Sealed, guesser_class=kind))


def playing(toy: Callable[[], Game], **classes: type) -> Game:
    """Return a toy that makes its states or guessers of these classes."""
    game = toy()
    for name, kind in classes.items():
        setattr(game, name, kind)
    return game


def well_game(law: str) -> Callable[[type[G]], type[G]]:
    """Play this variant of the well."""

    def make(kind: type[G]) -> Callable[[], Game]:
        return kind

    return register(law, make)
