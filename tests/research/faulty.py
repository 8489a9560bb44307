"""Bots for the arena: some fail, one way each; some do what a test needs."""

import os
import time
from pathlib import Path

from coalface.bots import Bot
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.view import AnyView

LIMIT = 0.3
MARK = "COALFACE_TEST_MARK"


class Crashing(Bot):
    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        raise ZeroDivisionError("no idea")


class Misnaming(Bot):
    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        return int(view.table.pit[0].marks)


class Leaving(Bot):
    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        raise SystemExit


class Illegal(Bot):
    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        return next(move for move in range(len(game.moves)) if move not in legal)


class Speechless(Bot):
    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        return None  # type: ignore[return-value]


class Late(Bot):
    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        time.sleep(2 * LIMIT)
        return legal[0]


class Hanging(Bot):
    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        while True:
            time.sleep(60)


class Dying(Bot):
    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        os._exit(7)


class Unborn(Bot):
    def __init__(self) -> None:
        raise RuntimeError("not today")


class Particular(Bot):
    """Says that it cannot play a game, and nothing else."""

    def can_play(self, game: str) -> bool:
        return False


class Index:
    """A whole number that is no int, as those of numpy."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Numeric(Bot):
    """Answers with a number that is no int."""

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        return Index(legal[0])  # type: ignore[return-value]


class Banker(Bot):
    """Always the last move: at a turn that is the Bank."""

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        return legal[-1]


class Meddling(Bot):
    """Prints, spoils what it was given, and refuses anything but its own view."""

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        assert view.seat in view.actors
        print("thinking aloud")
        move = legal[0]
        legal.clear()
        return move


class Marking(Bot):
    """Says that it was asked, by a file."""

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        Path(os.environ[MARK]).touch()
        return legal[0]
