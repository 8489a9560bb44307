"""Where foremen of Coal Country go: a plan for all that are in the hand, or a quick choice."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import ALLOWED
from coalface.core.random import Random
from coalface.games.coal_country import ids
from coalface.games.coal_country.bot.gains import NEVER, Gains
from coalface.games.coal_country.generated import dispatch
from coalface.games.coal_country.rules import foremen, placement
from coalface.games.coal_country.state import CoalCountryState, Player

HOME: Final = -1
"""Where a foreman is that stays in the hand."""
MORE: Final = 1e-6


@final
class Plan:
    """The foremen in the hand, the spaces for them, and who goes where."""

    def __init__(self, state: CoalCountryState, player: Player, gains: Gains) -> None:
        self.state: CoalCountryState = state
        self.player: Player = player
        self.gains: Gains = gains
        self.spaces: vec[i64] = vec[i64]()
        """A space for two foremen is there twice."""
        self.place_gains: vec[float] = vec[float]()
        """What each value would bring on each of the spaces."""
        self.hand: vec[i64] = vec[i64]()
        """The values in the hand, the strongest first."""
        value: i64 = ids.VALUES - 1
        while value >= 0:
            for _ in range(counts.count(player.hand, value)):
                self.hand = append(self.hand, value)
            value -= 1
        self.goes: vec[i64] = vec[i64]([HOME] * len(self.hand))
        self.user: vec[i64] = vec[i64]()
        for space in range(ids.FIRST_CELL):
            if placement.can_use_space(state, player, space) == ALLOWED:
                self.look_at(space)
        for cell in player.mine.foreman_cells:
            if foremen.on_cell(player, cell) == 0:
                self.look_at(ids.FIRST_CELL + cell)

    def look_at(self, space: i64) -> None:
        """Add a space that foremen may go to if it is of any use."""
        player = self.player
        if space == ids.TANDEM and player.foreman_on[ids.TANDEM] == 0:
            return
        best: float = NEVER
        row = vec[float]([0.0] * ids.VALUES)
        for value in range(ids.VALUES):
            row[value] = self.gains.on(space, value)
            best = max(best, row[value])
        if best <= NEVER:
            return
        if space >= ids.FIRST_CELL and player.mine.tile_on[space - ids.FIRST_CELL] == 0:
            self.gains.cells += 1
        self.add(space, row, 0.0)
        if space == ids.MARKET and player.foreman_on[ids.MARKET] == 0:
            self.add(space, row, self.gains.fee)

    def add(self, space: i64, row: vec[float], less: float) -> None:
        """Add a space with what each value would bring there."""
        self.spaces = append(self.spaces, space)
        self.user = append(self.user, HOME)
        for value in range(ids.VALUES):
            self.place_gains = append(self.place_gains, row[value] - less)

    def brings(self, foreman: i64, slot: i64) -> float:
        """What a foreman of the hand would bring on one of the spaces, or at home."""
        value = self.hand[foreman]
        if slot == HOME:
            return self.gains.unplaced(value)
        place = slot * ids.VALUES + value
        return self.place_gains[place]

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
                best = self.best_slot(foreman)
                if best != self.goes[foreman]:
                    self.send(foreman, best)
                    better = True

    def best_slot(self, foreman: i64) -> i64:
        """Where a foreman should go; where he goes already, if no change is better."""
        before = self.goes[foreman]
        best = before
        most: float = MORE
        if before != HOME:
            gain = self.change(foreman, HOME)
            if gain > MORE:
                most = gain
                best = HOME
        gains = self.place_gains
        user = self.user
        value = self.hand[foreman]
        brought = self.brings(foreman, before)
        for slot in range(len(user)):
            place = slot * ids.VALUES + value
            gain = gains[place] - brought
            other = user[slot]
            if other != HOME:
                gain += self.brings(other, before) - self.brings(other, slot)
            if gain > most and slot != before:
                most = gain
                best = slot
        return best

    def first(self) -> i64:
        """The first move of the plan: the strongest foreman that goes anywhere, or to finish."""
        if placement.owes_broker(self.state, self.player):
            for slot in range(len(self.spaces)):
                if self.spaces[slot] == ids.BROKER:
                    return dispatch.place_id(ids.BROKER, self.hand[self.user[slot]])
        for foreman in range(len(self.hand)):
            if self.goes[foreman] != HOME:
                space = self.spaces[self.goes[foreman]]
                return dispatch.place_id(space, self.hand[foreman])
        return dispatch.PASS if self.state.components.amok else dispatch.COMMIT

    def stir(self, noise: float, rng: Random) -> None:
        """Judge every foreman on every space a little otherwise."""
        for place in range(len(self.place_gains)):
            self.place_gains[place] += noise * rng.fraction()

    def fill(self) -> None:
        """Put all foremen on their spaces, without asking whose turn it is."""
        for foreman in range(len(self.hand)):
            if self.goes[foreman] == HOME:
                continue
            foremen.put(self.player, self.spaces[self.goes[foreman]], self.hand[foreman])

    def rating(self, move: i64) -> float:
        """What the plan gains or loses by a move of the placement."""
        if move == dispatch.COMMIT or move == dispatch.PASS:
            lost: float = 0.0
            for foreman in range(len(self.hand)):
                lost += self.brings(foreman, HOME) - self.brings(foreman, self.goes[foreman])
            return lost
        space = dispatch.place_space(move)
        value = dispatch.place_value(move)
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
        if move == dispatch.COMMIT or len(self.hand) == 0:
            return True
        if dispatch.place_space(move) == ids.TANDEM:
            return True
        return dispatch.place_value(move) == self.hand[0]
