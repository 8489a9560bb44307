"""Games that break the laws of secrecy, of guessing and of barriers."""

from dataclasses import replace
from typing import ClassVar

from mypy_extensions import i64

from coalface.core.contract import CHANCE, NOT_NOW, Event, State
from coalface.core.random import Random
from coalface.core.tables import Reason
from coalface.core.view import AnyView
from tests.conformance.broken import (
    sealed_guesser,
    sealed_state,
    well_game,
    well_guesser,
    well_state,
)
from tests.conformance.sealed import NOTHING, UNKNOWN, SealedGuesser, SealedState
from tests.conformance.well import Memory, Well, WellGuesser, WellState
from tests.conformance.well_tables import FACES, OPEN, PASS


@well_state("secret-views")
class TheTopIsSeenByAll(WellState):
    def _view(self, seat: int | None) -> AnyView:
        told = super()._view(seat)
        faces = (*told.memory.well[:-1], *(face for face, _ in self.well[-1:]))
        return replace(told, memory=Memory(told.memory.hand, faces))


@well_state("secret-views")
class OnlyGoodCardsAreOpened(WellState):
    def _why_not(self, actor: i64, move: i64) -> i64:
        poor = move == OPEN and bool(self.well) and self.well[-1][0] == 0
        return NOT_NOW if poor else super()._why_not(actor, move)


@well_game("secret-views")
class AReasonThatTells(Well):
    def reason(self, state: State, row: int, actor: int, move: int) -> Reason:
        told = super().reason(state, row, actor, move)
        assert isinstance(state, WellState)
        return replace(told, key="poor") if state.well and state.well[-1][0] == 0 else told


@sealed_state("known-to")
class ChoicesOfOthersAreKnown(SealedState):
    def _known_to(self, seat: int | None) -> SealedState:
        return self.clone()


@sealed_state("known-to")
class OwnChoicesAreForgotten(SealedState):
    def _known_to(self, seat: int | None) -> SealedState:
        return super()._known_to(None)


@sealed_state("known-to")
class KnowingCostsAPoint(SealedState):
    """What a seat knows is another state when it is asked again."""

    def _known_to(self, seat: int | None) -> SealedState:
        known = super()._known_to(seat)
        known.points[0] += 1
        return known


@sealed_state("known-to")
class WhatIsKnownIsNotWritten(SealedState):
    def text(self) -> str:
        return super().text().replace(str(UNKNOWN), str(NOTHING))


@sealed_state("secret-views")
class HavingChosenIsSeen(SealedState):
    def _view(self, seat: int | None) -> AnyView:
        return replace(super()._view(seat), table=[bool(card) for card in self.chosen])


@well_game("secret-views")
class ScramblingWhatLiesOpen(Well):
    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        other = super().scramble(state, seat, rng)
        assert isinstance(other, WellState)
        other.taken.reverse()
        return other


@well_state("secret-events")
class OneEventMoreForAGoodCard(WellState):
    def visit(self, move: int, told: list[Event]) -> None:
        good = bool(self.well) and self.well[-1][0] > 0
        super().visit(move, told)
        if move == PASS and good:
            told.append(Event("well.passed", 0))


@sealed_state("secret-events")
class CommittingTellsTheCard(SealedState):
    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        last = self.chosen[0]
        super().advance(actor, move, log)
        if log is not None and log[-1].key == "sealed.committed":
            log.append(Event("sealed.chose", 0, (last,)))


@well_state("secret-events")
class PassingUncoversTheWell(WellState):
    def visit(self, move: int, told: list[Event]) -> None:
        super().visit(move, told)
        if move == PASS:
            self.well = [(face, (1 << self.seats) - 1) for face, _ in self.well]


@well_state("alike-events")
class EveryoneHearsTheDraw(WellState):
    def draw_card(self, face: int, told: list[Event]) -> None:
        super().draw_card(face, told)
        told[-1] = Event("well.drew", self.turn(), (face,))


@sealed_state("alike-events")
class EveryoneHearsTheChoice(SealedState):
    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        super().advance(actor, move, log)
        if log is not None and log[-1].key == "sealed.chose":
            log[-1] = Event("sealed.chose", actor, log[-1].args)


@well_game("scramble")
class NothingIsScrambled(Well):
    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        return state.clone()


@well_game("scramble")
class HandsAreNotScrambled(Well):
    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        assert isinstance(state, WellState)
        return state.clone() if state.looking else super().scramble(state, seat, rng)


@well_game("scramble")
class HiddenFactsAreNotListed(Well):
    def hidden(self, state: State, seat: int | None) -> dict[str, int]:
        facts = super().hidden(state, seat)
        return {} if "well-0" in facts else facts


@well_guesser("guess-views")
class ALookIsForgotten(WellGuesser):
    def __init__(self, game: Well, view: AnyView) -> None:
        super().__init__(game, view)
        self.well = [(None, knowers) for _, knowers in self.well]


@well_guesser("guess-views")
class GuessingLosesACard(WellGuesser):
    def sample(self, rng: Random) -> WellState:
        state = super().sample(rng)
        state.well = [((face + 1) % FACES, knowers) for face, knowers in state.well]
        return state


@sealed_guesser("guess-views")
class OnesOwnChoiceIsForgotten(SealedGuesser):
    def sample(self, rng: Random) -> SealedState:
        state = super().sample(rng)
        if self.seat is not None:
            state.chosen[self.seat] = 0
        return state


class Spied(WellState):
    """Leaves itself behind wherever it is looked at."""

    seen: ClassVar[list[WellState]] = []

    def _view(self, seat: int | None) -> AnyView:
        self.seen[:] = [self]
        return super()._view(seat)


class Peeking(WellGuesser):
    """Takes the truth every other time."""

    def __init__(self, game: Well, view: AnyView) -> None:
        super().__init__(game, view)
        self.truth = Spied.seen[0].clone()

    def sample(self, rng: Random) -> WellState:
        return self.truth.clone() if rng.below(2) else super().sample(rng)


@well_game("guess-blind")
class AGuessThatPeeks(Well):
    state_class = Spied
    guesser_class = Peeking


class Certain(Peeking):
    def sample(self, rng: Random) -> WellState:
        return self.truth.clone()


@well_game("guess-varied")
class AGuessThatKnows(Well):
    state_class = Spied
    guesser_class = Certain


@well_guesser("guess-varied")
class AlwaysTheSameGuess(WellGuesser):
    def sample(self, rng: Random) -> WellState:
        return super().sample(Random(1))


@well_guesser("guess-possible")
class NoGoodCardIsFeared(WellGuesser):
    def sample(self, rng: Random) -> WellState:
        for _ in range(200):
            state = super().sample(rng)
            hidden = [i for i, (face, _) in enumerate(self.well) if face is None]
            if all(state.well[place][0] < FACES - 1 for place in hidden):
                break
        return state


@sealed_guesser("guess-possible")
class NobodyHesitates(SealedGuesser):
    def sample(self, rng: Random) -> SealedState:
        state = super().sample(rng)
        for seat, card in enumerate(state.chosen):
            if seat != self.seat and card == 0 and not state.over():
                state.chosen[seat] = state.hands[seat][-1]
        return state


@well_game("guess-certain")
class OpenFactsAreGuessed(Well):
    def hidden(self, state: State, seat: int | None) -> dict[str, int]:
        return {k: v for k, v in super().hidden(state, seat).items() if "well" in k}


class Endless(WellState):
    endless = False

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        super().advance(actor, move, log)
        if self.endless:
            self.turns_left = max(1, self.turns_left)


class EndlessGuesser(WellGuesser):
    def sample(self, rng: Random) -> WellState:
        state = super().sample(rng)
        assert isinstance(state, Endless)
        state.endless = True
        return state


@well_game("guess-playable")
class GuessesGoOnForever(Well):
    state_class = Endless
    guesser_class = EndlessGuesser


@well_game("barriers")
class ABarrierIsDenied(Well):
    def barrier(self, actor: int, events: list[Event]) -> bool:
        return actor == CHANCE


@well_game("barriers")
class ChanceIsTakenBack(Well):
    def barrier(self, actor: int, events: list[Event]) -> bool:
        return actor != CHANCE and super().barrier(actor, events)


@well_state("barriers")
class KeepingUncoversTheRest(WellState):
    def keep(self, face: int, told: list[Event]) -> None:
        super().keep(face, told)
        self.well[-1] = (self.well[-1][0], (1 << self.seats) - 1)
