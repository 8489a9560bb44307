"""Games that break one law each: variants of the toys, found by the law they are made to break."""

from collections.abc import Callable
from dataclasses import dataclass
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


def well_state(law: str) -> Callable[[type[W]], type[W]]:
    """Play the well with this state."""

    def register(kind: type[W]) -> type[W]:
        def make() -> Game:
            game = Well()
            game.state_class = kind
            return game

        BROKEN.append(Broken(law, kind.__name__, make))
        return kind

    return register


def sealed_state(law: str) -> Callable[[type[S]], type[S]]:
    """Play the sealed toy with this state."""

    def register(kind: type[S]) -> type[S]:
        def make() -> Game:
            game = Sealed()
            game.state_class = kind
            return game

        BROKEN.append(Broken(law, kind.__name__, make))
        return kind

    return register


def well_guesser(law: str) -> Callable[[type[H]], type[H]]:
    """Play the well with this guesser."""

    def register(kind: type[H]) -> type[H]:
        def make() -> Game:
            game = Well()
            game.guesser_class = kind
            return game

        BROKEN.append(Broken(law, kind.__name__, make))
        return kind

    return register


def sealed_guesser(law: str) -> Callable[[type[SealedGuesser]], type[SealedGuesser]]:
    """Play the sealed toy with this guesser."""

    def register(kind: type[SealedGuesser]) -> type[SealedGuesser]:
        def make() -> Game:
            game = Sealed()
            game.guesser_class = kind
            return game

        BROKEN.append(Broken(law, kind.__name__, make))
        return kind

    return register


def well_game(law: str) -> Callable[[type[G]], type[G]]:
    """Play this variant of the well."""

    def register(kind: type[G]) -> type[G]:
        BROKEN.append(Broken(law, kind.__name__, kind))
        return kind

    return register
