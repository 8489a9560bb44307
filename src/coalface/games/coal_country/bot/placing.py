"""Where foremen of Coal Country go: a plan for all that are in the hand, or a quick choice."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coalface.core.contract import ALLOWED
from coalface.core.random import Random
from coalface.games.coal_country.bot.gains import NEVER, Gains
from coalface.games.coal_country.ids import (
    BROKER,
    CELLS,
    COMMIT,
    FIRST_CELL,
    HAND,
    MARKET,
    PASS,
    PLACE,
    SEAT_SIZE,
    TANDEM,
    VALUES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import foremen, geometry, placement

HOME: Final = -1
"""Where a foreman is that stays in the hand."""
MORE: Final = 1e-6


@final
class Plan:
    """The foremen in the hand, the spaces for them, and who goes where."""

    def __init__(self, state: Pieces, seat: i64, gains: Gains) -> None:
        self.state: Pieces = state
        self.seat: i64 = seat
        self.gains: Gains = gains
        self.spaces: vec[i64] = vec[i64]()
        """A space for two foremen is there twice."""
        self.worth: vec[float] = vec[float]()
        """What each value would bring on each of the spaces."""
        self.hand: vec[i64] = vec[i64]()
        """The values in the hand, the strongest first."""
        value: i64 = VALUES - 1
        while value >= 0:
            for _ in range(state.own[seat * SEAT_SIZE + HAND + value]):
                self.hand = append(self.hand, value)
            value -= 1
        self.goes: vec[i64] = vec[i64]([HOME] * len(self.hand))
        self.user: vec[i64] = vec[i64]()
        for space in range(FIRST_CELL + state.reach()):
            self.look_at(space)

    def look_at(self, space: i64) -> None:
        """Add a space if foremen may go there and it is of any use."""
        state = self.state
        if placement.can_use_space(state, self.seat, space) != ALLOWED:
            return
        if space == TANDEM and foremen.token_at(state, self.seat, TANDEM) == 0:
            return
        best: float = NEVER
        row = vec[float]([0.0] * VALUES)
        for value in range(VALUES):
            row[value] = self.gains.on(space, value)
            best = max(best, row[value])
        if best <= NEVER:
            return
        if space >= FIRST_CELL:
            there = state.mine[self.seat * CELLS + space - FIRST_CELL]
            if not geometry.has_tile(there):
                self.gains.cells += 1
        self.add(space, row, 0.0)
        if space == MARKET and foremen.token_at(state, self.seat, MARKET) == 0:
            self.add(space, row, self.gains.fee)

    def add(self, space: i64, row: vec[float], less: float) -> None:
        """Add a space with what each value would bring there."""
        self.spaces = append(self.spaces, space)
        self.user = append(self.user, HOME)
        for value in range(VALUES):
            self.worth = append(self.worth, row[value] - less)

    def brings(self, foreman: i64, slot: i64) -> float:
        """What a foreman of the hand would bring on one of the spaces, or at home."""
        value = self.hand[foreman]
        return self.gains.unplaced(value) if slot == HOME else self.worth[slot * VALUES + value]

    def send(self, foreman: i64, slot: i64) -> None:
        """A foreman goes to a space, and whoever was to go there goes where this one was."""
        before = self.goes[foreman]
        other = self.user[slot] if slot != HOME else HOME
        self.goes[foreman] = slot
        if slot != HOME:
            self.user[slot] = foreman
        if other != HOME:
            self.goes[other] = before
        if before != HOME:
            self.user[before] = other

    def change(self, foreman: i64, slot: i64) -> float:
        """What the plan would gain if a foreman went to a space, and the other where this was."""
        before = self.goes[foreman]
        gain = self.brings(foreman, slot) - self.brings(foreman, before)
        if slot != HOME and self.user[slot] != HOME:
            other = self.user[slot]
            gain += self.brings(other, before) - self.brings(other, slot)
        return gain

    def solve(self) -> None:
        """Let each foreman change places as long as that is better."""
        better = True
        while better:
            better = False
            for foreman in range(len(self.hand)):
                best: i64 = HOME
                most = self.change(foreman, HOME) if self.goes[foreman] != HOME else MORE
                for slot in range(len(self.spaces)):
                    gain = self.change(foreman, slot)
                    if gain > most and slot != self.goes[foreman]:
                        most = gain
                        best = slot
                if most > MORE:
                    self.send(foreman, best)
                    better = True

    def first(self) -> i64:
        """The first move of the plan: the strongest foreman that goes anywhere, or to finish."""
        if placement.owes_broker(self.state, self.seat):
            for slot in range(len(self.spaces)):
                if self.spaces[slot] == BROKER:
                    return PLACE + BROKER * VALUES + self.hand[self.user[slot]]
        for foreman in range(len(self.hand)):
            if self.goes[foreman] != HOME:
                return PLACE + self.spaces[self.goes[foreman]] * VALUES + self.hand[foreman]
        return PASS if self.state.kit.amok else COMMIT

    def stir(self, noise: float, rng: Random) -> None:
        """Judge every foreman on every space a little otherwise."""
        for place in range(len(self.worth)):
            self.worth[place] += noise * rng.fraction()

    def fill(self) -> None:
        """Put all foremen on their spaces, without asking whose turn it is."""
        for foreman in range(len(self.hand)):
            if self.goes[foreman] == HOME:
                continue
            value = self.hand[foreman]
            self.state.own[self.seat * SEAT_SIZE + HAND + value] -= 1
            space = self.spaces[self.goes[foreman]]
            foremen.add_token(self.state, self.seat, space, value + 1)

    def rating(self, move: i64) -> float:
        """What the plan gains or loses by a move of the placement."""
        if move == COMMIT or move == PASS:
            lost: float = 0.0
            for foreman in range(len(self.hand)):
                lost += self.brings(foreman, HOME) - self.brings(foreman, self.goes[foreman])
            return lost
        space = (move - PLACE) // VALUES
        value = (move - PLACE) % VALUES
        best: float = 2.0 * NEVER
        for foreman in range(len(self.hand)):
            if self.hand[foreman] != value:
                continue
            for slot in range(len(self.spaces)):
                if self.spaces[slot] == space:
                    best = max(best, self.change(foreman, slot))
        return best

    def in_order(self, move: i64) -> bool:
        """Does a move place the strongest foreman in the hand, complete a tandem, or finish?

        Who places in secret gains nothing by any other order.
        """
        if move == COMMIT or len(self.hand) == 0:
            return True
        space = (move - PLACE) // VALUES
        return space == TANDEM or (move - PLACE) % VALUES == self.hand[0]
