"""Games that break the laws of the state, of records and of texts."""

from dataclasses import dataclass, replace
from typing import ClassVar

from mypy_extensions import i64

from coalface.core.catalogue import Move
from coalface.core.contract import CHANCE, Event, State
from coalface.core.tables import EventRow, ReasonRow, Section, Words
from coalface.core.view import AnyView
from tests.conformance.broken import well_game, well_state
from tests.conformance.lines import Lines
from tests.conformance.well import Well, WellState
from tests.conformance.well_tables import NAMES, PASS, Act, catalogue


@well_state("clone")
class ACopyThatShares(WellState):
    def clone(self) -> WellState:
        other = super().clone()
        other.taken = self.taken
        return other


@well_state("clone")
class ACopyThatForgets(WellState):
    def clone(self) -> WellState:
        other = super().clone()
        other.hand = []
        return other


@well_state("replay")
class TheWeatherMatters(WellState):
    weather: ClassVar[list[int]] = [0]

    def keep(self, face: int, events: list[Event]) -> None:
        super().keep(face, events)
        self.weather[0] += 1
        if self.weather[0] % 3 == 0:
            self.well.insert(0, self.well.pop())


@well_state("replay")
class TheWeatherIsTold(WellState):
    weather: ClassVar[list[int]] = [0]

    def visit(self, move: int, events: list[Event]) -> None:
        super().visit(move, events)
        self.weather[0] += 1
        if self.weather[0] % 3 == 0:
            events.append(Event("well.passed", 0))


@well_state("dump")
class ADumpWithoutTurns(WellState):
    def dump(self) -> bytes:
        return super().dump()[:1] + super().dump()[2:]


@well_state("dump")
class LookingTidiesUp(WellState):
    def _view(self, seat: int | None) -> AnyView:
        self.well.sort()
        return super()._view(seat)


@well_state("log")
class ALogCostsATurn(WellState):
    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        super().advance(actor, move, log)
        if log is not None and move == PASS:
            self.turns_left = max(0, self.turns_left - 1)


@well_state("log")
class TheLogIsCleared(WellState):
    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        if log is not None:
            log.clear()
        super().advance(actor, move, log)


@well_state("scores")
class PointsFromNowhere(WellState):
    def scores(self) -> list[int]:
        return [points + 1 for points in super().scores()]


@well_game("bounds")
class MorePointsThanDeclared(Well):
    def __init__(self) -> None:
        super().__init__()
        self.score_bounds = (0, 1)


@well_state("returns")
class EveryoneWins(WellState):
    def returns(self) -> list[float]:
        return [0.0 if self.actors() else 1.0] * int(self.seats)


@well_state("returns")
class PointsAreUtilities(WellState):
    def returns(self) -> list[float]:
        return [score / 100 for score in self.scores()]


@well_state("standing")
class SomeoneStandsNowhere(WellState):
    def standing(self) -> list[list[int]]:
        return super().standing()[:1]


@well_state("standing")
class TheLastComesFirst(WellState):
    def standing(self) -> list[list[int]]:
        return super().standing()[::-1]


@well_state("census")
class ACardIsLost(WellState):
    def visit(self, move: int, events: list[Event]) -> None:
        super().visit(move, events)
        if move == PASS:
            self.well = self.well[1:]


@well_state("view")
class ViewsAreNumbered(WellState):
    views: ClassVar[list[int]] = [0]

    def _view(self, seat: int | None) -> AnyView:
        self.views[0] += 1
        view = super()._view(seat)
        return replace(view, table=(view.table, self.views[0]))


@well_state("view")
class ViewsOfNobody(WellState):
    def _view(self, seat: int | None) -> AnyView:
        return replace(super()._view(seat), seat=None)


@well_state("view")
class ViewsThatNameNobody(WellState):
    def _view(self, seat: int | None) -> AnyView:
        return replace(super()._view(seat), actors=())


@well_game("position")
class ReadUpsideDown(Well):
    def position(self, text: str) -> State:
        state = super().position(text)
        assert isinstance(state, WellState)
        state.well.reverse()
        return state


@well_state("position")
class WrittenWithoutTheHand(WellState):
    def text(self) -> str:
        return super().text().replace("\nlooking 1\n", "\nlooking 0\n")


@well_game("spoiled")
class PiecesAreNotCounted(Well):
    def check_pieces(self, state: WellState, lines: Lines) -> None:
        pass


@well_game("spoiled")
class RefusedWithoutALine(Well):
    def position(self, text: str) -> State:
        try:
            return super().position(text)
        except ValueError:
            raise ValueError("this cannot be read") from None


@well_game("spoiled")
class RefusedByAccident(Well):
    def position(self, text: str) -> State:
        try:
            return super().position(text)
        except ValueError as refusal:
            raise IndexError(str(refusal)) from refusal


@well_game("tables")
class AReasonWithoutARule(Well):
    def __init__(self) -> None:
        super().__init__()
        self.reasons = (*self.reasons, ReasonRow("", "because"))


@well_game("tables")
class AnEventInTheWrongRow(Well):
    def __init__(self) -> None:
        super().__init__()
        self.events = {**self.events, "well.dried": EventRow("well.flooded")}


@well_game("tables")
class AnySeatsWillDo(Well):
    def start(self, seats: int) -> WellState:
        return self.state_class(self, seats)


@dataclass(frozen=True)
class Renamed(Act):
    """Spelled by a label that changes after the catalogue is made."""

    labels: ClassVar[dict[str, str]] = {name: name for name in NAMES}

    def notation(self) -> str:
        return f"act/{self.labels[self.name]}"


def acts(kind: type[Act]) -> list[Move]:
    return [kind(name) for name in NAMES]


@well_game("notation")
class TwoMovesOneSpelling(Well):
    def __init__(self) -> None:
        Renamed.labels["peep"] = "peep"
        super().__init__(catalogue(acts(Renamed)))
        Renamed.labels["peep"] = "look"


@dataclass(frozen=True)
class Wordy(Act):
    def notation(self) -> str:
        return f"please {self.name}"


@well_game("notation")
class SpelledInTwoWords(Well):
    def __init__(self) -> None:
        super().__init__(catalogue(acts(Wordy)))


@dataclass(frozen=True)
class Unpasted(Act):
    def __repr__(self) -> str:
        return "Act('pass')"


@well_game("notation")
class PastedAsAnother(Well):
    def __init__(self) -> None:
        super().__init__(catalogue(acts(Unpasted)))


@dataclass(frozen=True)
class Pointless(Act):
    def picks(self) -> tuple[str, ...]:
        return ()


@well_game("picks")
class NothingToPointAt(Well):
    def __init__(self) -> None:
        super().__init__(catalogue(acts(Pointless)))


@dataclass(frozen=True)
class Ambiguous(Act):
    def picks(self) -> tuple[str, ...]:
        return ("button",) if self.name == "pass" else ("button", self.name)


@well_game("picks")
class OnePickBeginsAnother(Well):
    def __init__(self) -> None:
        super().__init__(catalogue(acts(Ambiguous)))


@well_state("events")
class AnEventWithoutARow(WellState):
    def keep(self, face: int, events: list[Event]) -> None:
        super().keep(face, events)
        events.append(Event("well.rejoiced", 0))


@well_state("events")
class AnEventWithoutArguments(WellState):
    def keep(self, face: int, events: list[Event]) -> None:
        super().keep(face, events)
        events[-1] = Event("well.held", 0)


@well_state("events")
class AnEventForNobody(WellState):
    def keep(self, face: int, events: list[Event]) -> None:
        super().keep(face, events)
        events.append(Event("well.passed", CHANCE, (), 1 << 7))


@well_state("sent")
class ASetInAView(WellState):
    def _view(self, seat: int | None) -> AnyView:
        return replace(super()._view(seat), memory={1, 2})


@well_game("describe")
class ProseInAGame(Well):
    def describe(self, view: AnyView) -> tuple[Section, ...]:
        section = super().describe(view)[0]
        return (replace(section, lines=("The bag is heavy.",)),)  # type: ignore[arg-type]


@well_game("describe")
class ARaggedTable(Well):
    def describe(self, view: AnyView) -> tuple[Section, ...]:
        return (replace(super().describe(view)[0], columns=(Words("who"),)),)
