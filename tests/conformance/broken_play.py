"""Games that break the laws of play and of chance."""

from typing import SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import (
    ALLOWED,
    CHANCE,
    NOT_NOW,
    OVER,
    Event,
    IllegalMove,
    State,
)
from coalface.core.random import Random
from coalface.core.tables import Reason
from coalface.core.view import AnyView
from tests.conformance.broken import sealed_state, well_game, well_state
from tests.conformance.sealed import CARD_IS_GONE, COMMIT, SealedState
from tests.conformance.well import Well, WellState
from tests.conformance.well_tables import LOOK, PASS, PEEP


@well_state("ends")
class TheLastTurnNeverEnds(WellState):
    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        super().advance(actor, move, log)
        self.turns_left = max(1, self.turns_left)


@well_state("ends")
class ASeatIsStuck(WellState):
    def _why_not(self, actor: i64, move: i64) -> i64:
        return NOT_NOW if move == PASS and not self.looking else super()._why_not(actor, move)


@sealed_state("actors")
class TheLastIsCalledFirst(SealedState):
    def actor(self) -> i64:
        return OVER if self.over() else max(s for s in range(self.seats) if not self.committed[s])


@well_game("length")
class LongerThanDeclared(Well):
    def __init__(self) -> None:
        super().__init__()
        self.max_length = 5


@well_state("arguments")
class AnyoneMayLook(WellState):
    def view(self, seat: SupportsIndex | None) -> AnyView:
        return self._view(None if seat is None else int(seat))


@well_state("actors")
class SomeoneOwesNothing(WellState):
    def actors(self) -> list[int]:
        found = super().actors()
        return [0, 1] if found == [0] else found


@well_state("legal")
class UnsortedMoves(WellState):
    def legal(self, actor: SupportsIndex, retracting: bool = False) -> list[int]:
        return super().legal(actor, retracting)[::-1]


@well_state("legal")
class AMoveTwice(WellState):
    def legal(self, actor: SupportsIndex, retracting: bool = False) -> list[int]:
        moves = super().legal(actor, retracting)
        return sorted([*moves, *moves[-1:]])


@well_game("legal")
class MoreMovesThanDeclared(Well):
    def __init__(self) -> None:
        super().__init__()
        self.max_legal = 1


@sealed_state("legal")
class OnlyBackwards(SealedState):
    def _why_not(self, actor: i64, move: i64) -> i64:
        blocked = move == COMMIT and actor == 1 and self.chosen[1] == 2
        return NOT_NOW if blocked else super()._why_not(actor, move)


@sealed_state("legal")
class TakingBackIsForward(SealedState):
    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        return self.retracting_into(actor, buffer, super().legal_into(actor, buffer))


@well_state("others")
class MovesOutOfTurn(WellState):
    def legal(self, actor: SupportsIndex, retracting: bool = False) -> list[int]:
        return super().legal(actor, retracting) or [PASS]


@well_state("why-not")
class AMoveIsNotListed(WellState):
    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        count = super().legal_into(actor, buffer)
        return count - 1 if count > 1 else count


@well_game("explain")
class NothingIsExplained(Well):
    def explain(self, state: State, actor: SupportsIndex, move: SupportsIndex) -> Reason | None:
        return None


@well_game("explain")
class LegalMovesAreExplained(Well):
    def explain(self, state: State, actor: SupportsIndex, move: SupportsIndex) -> Reason | None:
        row = state.why_not(actor, move)
        return self.reason(state, row, int(actor), int(move))


@well_game("explain")
class ReasonsOutsideTheTable(Well):
    def reason(self, state: State, row: int, actor: int, move: int) -> Reason:
        return Reason("W-99", "because")


@well_state("explain")
class NotNowInsteadOfNotYourTurn(WellState):
    def _why_not(self, actor: i64, move: i64) -> i64:
        return NOT_NOW if actor != self.actor() else super()._why_not(actor, move)


@well_state("apply")
class IllegalMovesAreTaken(WellState):
    def apply(
        self, actor: SupportsIndex, move: SupportsIndex, log: list[Event] | None = None
    ) -> None:
        if move == PASS and actor == self.turn():
            self.advance(actor, move, log)
        else:
            super().apply(actor, move, log)


@well_state("apply")
class ARefusalLeavesATrace(WellState):
    def apply(
        self, actor: SupportsIndex, move: SupportsIndex, log: list[Event] | None = None
    ) -> None:
        try:
            super().apply(actor, move, log)
        except IllegalMove:
            self.turns_left += self.seats
            raise


@well_state("apply")
class AppliedOtherwise(WellState):
    def apply(
        self, actor: SupportsIndex, move: SupportsIndex, log: list[Event] | None = None
    ) -> None:
        super().apply(actor, move, log)
        if move == PASS and self.well:
            self.well.append(self.well.pop(0))
            self.turns_left += self.turns_left > 1


@well_state("apply")
class AnyIdIsTried(WellState):
    def apply(
        self, actor: SupportsIndex, move: SupportsIndex, log: list[Event] | None = None
    ) -> None:
        by, made = int(actor), int(move)
        row = self._why_not(by, made)
        if row != ALLOWED:
            name = f"number {made}"
            raise IllegalMove(by, name, self.game.reason(self, row, by, made))
        self.advance(by, made, log)


@sealed_state("sealed")
class TheLastToChooseIsKnown(SealedState):
    last = 0

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        super().advance(actor, move, log)
        self.last = actor

    def dump(self) -> bytes:
        return super().dump() + bytes([self.last])


@sealed_state("sealed")
class AChoiceTakesFromOthers(SealedState):
    def _why_not(self, actor: i64, move: i64) -> i64:
        gone = move == 0 and 1 in self.chosen
        return CARD_IS_GONE if gone else super()._why_not(actor, move)


@well_state("odds")
class OddsOfZero(WellState):
    def odds(self) -> list[int]:
        return [max(0, weight - 1) for weight in super().odds()]


@well_state("odds")
class OddsForTheImpossible(WellState):
    def odds(self) -> list[int]:
        return [*super().odds(), 1]

    def draw(self, rng: Random) -> i64:
        return self.legal(CHANCE)[0]


@well_state("odds")
class AnUnknownSource(WellState):
    def source(self) -> i64:
        return 1


@well_state("odds")
class ASourceThatWanders(WellState):
    asked = 0

    def source(self) -> i64:
        self.asked += 1
        return 0 if self.asked % 2 else -1


@well_state("draws")
class AllDrawsAlike(WellState):
    def draw(self, rng: Random) -> i64:
        moves = self.legal(CHANCE)
        return moves[rng.below(len(moves))]


@well_state("draws")
class AnIllegalDraw(WellState):
    def draw(self, rng: Random) -> i64:
        return LOOK if rng.below(100) == 0 else super().draw(rng)


@well_state("draws")
class DrawingTakes(WellState):
    def draw(self, rng: Random) -> i64:
        move = super().draw(rng)
        self.well = self.well[1:]
        return move


@well_state("why-not")
class APeepTooMany(WellState):
    def legal(self, actor: SupportsIndex, retracting: bool = False) -> list[int]:
        moves = super().legal(actor, retracting)
        return sorted({*moves, PEEP}) if PASS in moves and self.well else moves
