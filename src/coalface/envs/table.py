"""A table that environments play at: chance inside, observations and masks of every seat."""

from secrets import randbits
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import coalface
from coalface.core.checks import not_one_of
from coalface.core.contract import CHANCE, OVER, Game, State
from coalface.core.random import Random
from coalface.encoding import Encoder

Illegal = Literal["raise", "lose", "random"]
"""What an action outside the mask does.

It raises an error; or it ends the game, with the reward -1 for the agent; or a random legal move
is made instead. Some checks of Gymnasium and PettingZoo take any action: they need one of the last
two.
"""
ILLEGAL = ("raise", "lose", "random")
LOST = -1.0


def box_of(encoder: Encoder) -> spaces.Box:
    """Return the space of observations."""
    return spaces.Box(encoder.low(), encoder.high(), dtype=np.int16)


class Table:
    """A game in play. Actions are the ids of moves; the one after the last is to wait."""

    def __init__(self, game: str, seats: int, illegal: Illegal, options: dict[str, Any]) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(not_one_of(illegal, ILLEGAL))
        self.game: Final[Game] = coalface.game(game, **options)
        self.seats: Final = seats
        self.illegal: Final = illegal
        self.encoder: Final = Encoder(self.game, seats)
        self.wait: Final = len(self.game.moves)
        self.rng = Random(randbits(64))
        self.state: State = self.game.start(seats)
        self.loser: int | None = None

    def spaces(self) -> tuple[spaces.Dict, spaces.Discrete]:
        """Return new spaces of what a seat observes and of its actions."""
        box = box_of(self.encoder)
        mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        observed = spaces.Dict({"observation": box, "action_mask": mask})
        return observed, spaces.Discrete(self.wait + 1)

    def begin(self, seed: int | None) -> None:
        """Begin a new game; without a seed the stream of chance goes on."""
        if seed is not None:
            self.rng = Random(seed)
        self.loser = None
        self.state = self.game.start(self.seats)
        self.draw()

    def draw(self) -> None:
        """Let chance move until a seat must decide."""
        while self.state.actor() == CHANCE:
            self.state.advance(CHANCE, self.state.draw(self.rng))

    def is_over(self) -> bool:
        """Tell whether the game is over, or lost by an action outside the mask."""
        return self.loser is not None or self.state.actor() == OVER

    def owes(self, seat: int) -> bool:
        """Tell whether a seat must decide now."""
        return not self.is_over() and self.state.owes(seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each action that a seat may take: only to wait where it is not asked."""
        found = bytearray(self.wait + 1)  # a few items of it are set faster than of an array
        if self.owes(seat):
            for action in self.state.legal(seat):
                found[action] = 1
        else:
            found[self.wait] = 1
        return np.frombuffer(found, np.int8)

    def observe(self, seat: int) -> dict[str, NDArray[Any]]:
        """Return what a seat knows and may do."""
        return {
            "observation": self.encoder.encode(self.state, seat),
            "action_mask": self.mask(seat),
        }

    def play(self, seat: int, action: int) -> None:
        """Make a move, then the draws after it; what is outside the mask is dealt with."""
        try:
            if action == self.wait:
                raise ValueError(f"action {action} is to wait, and seat {seat} must move")
            if self.game.first_retracting <= action < self.wait:
                move = self.game.moves[action]
                raise ValueError(f"{move} takes something back, so no mask has it")
            self.state.apply(seat, action)
        except ValueError:
            if self.illegal == "raise":
                raise
            if self.illegal == "lose":
                self.loser = seat
                return
            legal = self.state.legal(seat)
            self.state.advance(seat, legal[self.rng.below(len(legal))])
        self.draw()

    def final_info(self, seat: int) -> dict[str, Any]:
        """Return the scores of a game that is over, own seat first, then in turn order."""
        if self.state.actor() != OVER:
            return {}
        scores = self.state.scores()
        return {"final_scores": scores[seat:] + scores[:seat]}

    def utilities(self) -> list[float]:
        """Return what each seat is rewarded with now: all 0 until the game is over."""
        if self.loser is None:
            return self.state.returns()
        return [LOST if seat == self.loser else 0.0 for seat in range(self.seats)]
