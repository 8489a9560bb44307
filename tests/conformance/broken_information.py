"""Games that break the laws of information: events that do not account for views."""

from dataclasses import replace
from typing import SupportsIndex

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.core.view import AnyView
from tests.conformance.broken import sealed_state, well_state
from tests.conformance.sealed import SealedState
from tests.conformance.well import WellState
from tests.conformance.well_tables import OPEN


@well_state("same-history")
class DrawingHasNoEvent(WellState):
    """Others see the bag shrink, and no event says so."""

    def draw_card(self, face: int, events: list[Event]) -> None:
        super().draw_card(face, events)
        events[:] = [event for event in events if event.key != "well.drawn"]


@well_state("same-history")
class TheKeptCardIsNotNamed(WellState):
    """Two moves have the same events, and the card lies open afterwards."""

    def keep(self, face: int, events: list[Event]) -> None:
        super().keep(face, events)
        events[-1] = Event("well.held", events[-1].seat, (0,))


@well_state("same-history")
class TheOpenedCardIsNotNamed(WellState):
    """A card that was put into the well long ago comes to light without an event."""

    def visit(self, move: int, events: list[Event]) -> None:
        super().visit(move, events)
        if move == OPEN:
            events[-1] = Event("well.opened", events[-1].seat, (0,))


@well_state("same-history")
class OwnDrawsHaveNoEvent(WellState):
    """The seat that looks sees its hand, and no event tells it the cards."""

    def draw_card(self, face: int, events: list[Event]) -> None:
        super().draw_card(face, events)
        events[:] = [event for event in events if event.key != "well.drew"]


@well_state("same-history")
class TheFirstCardStaysKnown(WellState):
    """What a spectator's memory holds came from no event."""

    first = -1

    def draw_card(self, face: int, events: list[Event]) -> None:
        super().draw_card(face, events)
        self.first = face if self.first < 0 else self.first

    def clone(self) -> "TheFirstCardStaysKnown":
        other = super().clone()
        assert isinstance(other, TheFirstCardStaysKnown)
        other.first = self.first
        return other

    def _view(self, seat: int | None) -> AnyView:
        view = super()._view(seat)
        known = (self.first, *view.memory.well)
        return view if seat is not None else replace(view, memory=replace(view.memory, well=known))


@sealed_state("same-history")
class CardsAreOpenedInSilence(SealedState):
    """The cards that were chosen are gone from open hands, and only the score is shown."""

    def open(self, events: list[Event]) -> None:
        super().open(events)
        events[:] = [event for event in events if event.key != "sealed.opened"]


@sealed_state("same-history")
class LegalMovesDependOnOthers(SealedState):
    """A card that another seat has secretly chosen may not be chosen."""

    def _why_not(self, actor: i64, move: i64) -> i64:
        row = super()._why_not(actor, move)
        taken = row == 0 and self.seats == 2 and move + 1 == self.chosen[1 - actor]
        return 3 if taken and len(self.hands[actor]) > 2 else row


@well_state("information-state")
class HiddenCardsAreInformation(WellState):
    def information_state(self, seat: SupportsIndex | None) -> str:
        return super().information_state(seat) + str(self.well)


@well_state("information-state")
class ALookIsNoInformation(WellState):
    def information_state(self, seat: SupportsIndex | None) -> str:
        return repr(self.view(seat).table)


@sealed_state("information-state")
class HowOftenIsInformation(SealedState):
    """How many lines were made so far is information, and no event tells a seat."""

    made = 0

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        super().advance(actor, move, log)
        self.made += 1

    def clone(self) -> "HowOftenIsInformation":
        other = super().clone()
        assert isinstance(other, HowOftenIsInformation)
        other.made = self.made
        return other

    def information_state(self, seat: SupportsIndex | None) -> str:
        return f"{super().information_state(seat)} {self.made}"
