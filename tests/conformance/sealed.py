"""A toy: everyone chooses a card at once, may take it back until committing, then all are opened.

The highest card that nobody else chose scores its number. There is no chance in it.
"""

from dataclasses import dataclass
from struct import pack
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i16, i64

from coalface.core.catalogue import Catalogue, Move
from coalface.core.contract import (
    ALLOWED,
    FIRST_REASON,
    NOT_NOW,
    NOT_YOUR_TURN,
    OVER,
    Event,
    Game,
    Guesser,
    State,
)
from coalface.core.random import Random
from coalface.core.schema import Schema, Slice
from coalface.core.tables import EventRow, ReasonRow, Section, Words
from coalface.core.view import AnyView, View
from tests.conformance.lines import Lines

CARDS = 4
ROUNDS = 3
NOTHING = 0
UNKNOWN = -1

CHOOSE = 0
COMMIT = CARDS
WITHDRAW = CARDS + 1

CARD_IS_GONE = FIRST_REASON
REASONS = (
    ReasonRow("S-0", "allowed"),
    ReasonRow("S-1", "not-your-turn"),
    ReasonRow("S-2", "not-now"),
    ReasonRow("S-3", "card-is-gone"),
)
EVENTS = {
    row.key: row
    for row in (
        EventRow("sealed.chose", (("card", "card"),)),
        EventRow("sealed.withdrew"),
        EventRow("sealed.committed"),
        EventRow("sealed.opened", (("card", "card"),), reveals=True),
        EventRow("sealed.scored", (("points", "count"),), reveals=True),
    )
}


@dataclass(frozen=True)
class Choose(Move):
    kind: ClassVar[str] = "choose"
    card: int

    def picks(self) -> tuple[str, ...]:
        return (f"my:card:{self.card}",)


@dataclass(frozen=True)
class Commit(Move):
    kind: ClassVar[str] = "commit"

    def picks(self) -> tuple[str, ...]:
        return ("button:commit",)


@dataclass(frozen=True)
class Withdraw(Move):
    kind: ClassVar[str] = "withdraw"
    retracts: ClassVar[bool] = True

    def picks(self) -> tuple[str, ...]:
        return ("button:withdraw",)


@dataclass(frozen=True)
class Seat:
    hand: tuple[int, ...]
    committed: bool
    points: int


@dataclass(frozen=True)
class Table:
    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class Memory:
    choice: int | None


class SealedState(State):
    """`hands` are the cards not yet opened, the chosen one among them."""

    def __init__(self, game: "Sealed", seats: int) -> None:
        super().__init__(game, seats)
        self.hands = [[*range(1, CARDS + 1)] for _ in range(seats)]
        self.chosen = [NOTHING] * seats
        self.committed = [False] * seats
        self.points = [0] * seats

    def over(self) -> bool:
        return len(self.hands[0]) == CARDS - ROUNDS

    def actor(self) -> i64:
        return OVER if self.over() else self.committed.index(False)

    def owes(self, seat: i64) -> bool:
        return not self.over() and not self.committed[seat]

    def _why_not(self, actor: i64, move: i64) -> i64:
        if actor < 0 or not self.owes(actor):
            return NOT_YOUR_TURN
        if (self.chosen[actor] == NOTHING) != (move < COMMIT):
            return NOT_NOW
        return ALLOWED if move >= COMMIT or move + 1 in self.hands[actor] else CARD_IS_GONE

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        return self._allowed(actor, 0, self.game.first_retracting, buffer, 0)

    def retracting_into(self, actor: i64, buffer: vec[i64], count: i64) -> i64:
        first = self.game.first_retracting
        return self._allowed(actor, first, len(self.game.moves), buffer, count)

    def _allowed(self, actor: i64, first: i64, end: i64, buffer: vec[i64], count: i64) -> i64:
        for move in range(first, end):
            if self._why_not(actor, move) == ALLOWED:
                buffer[count] = move
                count += 1
        return count

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        events: list[Event] = []
        if move < COMMIT:
            self.chosen[actor] = move + 1
            events.append(Event("sealed.chose", actor, (move + 1,), 1 << actor))
        elif move == WITHDRAW:
            self.chosen[actor] = NOTHING
            events.append(Event("sealed.withdrew", actor, (), 1 << actor))
        else:
            self.committed[actor] = True
            events.append(Event("sealed.committed", actor))
            if all(self.committed):
                self.open(events)
        if log is not None:
            log.extend(events)

    def open(self, events: list[Event]) -> None:
        for seat, card in enumerate(self.chosen):
            self.hands[seat].remove(card)
            events.append(Event("sealed.opened", seat, (card,)))
        alone = [card for card in self.chosen if self.chosen.count(card) == 1]
        if alone:
            winner = self.chosen.index(max(alone))
            self.points[winner] += max(alone)
            events.append(Event("sealed.scored", winner, (max(alone),)))
        self.chosen = [NOTHING] * self.seats
        self.committed = [False] * self.seats

    def clone(self) -> "SealedState":
        game = sealed(self.game)
        other = game.state_class(game, self.seats)
        other.hands = [hand[:] for hand in self.hands]
        other.chosen = self.chosen[:]
        other.committed = self.committed[:]
        other.points = self.points[:]
        return other

    def _view(self, seat: int | None) -> AnyView:
        rows = zip(self.hands, self.committed, self.points, strict=True)
        table = Table(tuple(Seat(tuple(hand), done, points) for hand, done, points in rows))
        memory = Memory(None if seat is None else self.chosen[seat])
        return View(self.game.id, self.seats, seat, tuple(self.actors()), table, memory)

    def _known_to(self, seat: int | None) -> "SealedState":
        known = self.clone()
        known.chosen = [
            card if owner == seat else UNKNOWN for owner, card in enumerate(self.chosen)
        ]
        return known

    def observation_schema(self) -> Schema:
        seats, order = int(self.seats), labels_of(int(self.seats))
        cards = tuple(f"{owner} {card}" for owner in order for card in range(1, CARDS + 1))
        ends = (seats, 2 * seats, 2 * seats + len(cards), 2 * seats + len(cards) + 1)
        return Schema(
            ends[3],
            (
                Slice("points", 0, ends[0], "value", 0, CARDS * ROUNDS, "point", "", order),
                Slice("committed", ends[0], ends[1], "flags", 0, 1, "", "", order),
                Slice("hands", ends[1], ends[2], "flags", 0, 1, "card", "", cards),
                Slice("choice", ends[2], ends[3], "value", 0, CARDS, "card", "", ("",)),
            ),
            {},
        )

    def encode_into(self, seat: i64, out: vec[i16], at: i64) -> None:
        hands = at + 2 * self.seats
        for place in range(self.seats):
            owner = (seat + place) % self.seats
            out[at + place] = self.points[owner]
            out[at + self.seats + place] = int(self.committed[owner])
            for card in self.hands[owner]:
                out[hands + place * CARDS + card - 1] = 1
        out[hands + self.seats * CARDS] = self.chosen[seat]

    def scores(self) -> list[int]:
        return self.points[:]

    def _breakdown(self, seat: int) -> dict[str, int]:
        return {"rounds": self.points[seat]}

    def standing(self) -> list[list[int]]:
        places = sorted(set(self.points), reverse=True)
        return [[seat for seat in range(self.seats) if self.points[seat] == p] for p in places]

    def dump(self) -> bytes:
        numbers = [self.seats, *self.chosen, *self.committed, *self.points]
        numbers += [int(card in hand) for hand in self.hands for card in range(1, CARDS + 1)]
        return pack(f"{len(numbers)}b", *numbers)

    def census(self) -> dict[str, int]:
        return {f"seat-{seat}": CARDS for seat in range(self.seats)}

    def text(self) -> str:
        lines = Lines()
        lines.add("seats", self.seats)
        for hand in self.hands:
            lines.add("hand", *hand)
        lines.add("chosen", *self.chosen)
        lines.add("committed", *map(int, self.committed))
        lines.add("points", *self.points)
        return lines.text()


def labels_of(seats: int) -> tuple[str, ...]:
    return ("own", *(f"+{number}" for number in range(1, seats)))


class SealedGuesser(Guesser):
    def __init__(self, game: "Sealed", view: AnyView) -> None:
        self.seat: int | None = view.seat
        self.known = game.state_class(game, view.seats)
        self.known.hands = [[*row.hand] for row in view.table.seats]
        self.known.committed = [row.committed for row in view.table.seats]
        self.known.points = [row.points for row in view.table.seats]
        self.choice: int = view.memory.choice or NOTHING

    def sample(self, rng: Random) -> SealedState:
        state = self.known.clone()
        for seat in range(state.seats):
            if seat == self.seat or state.over():
                state.chosen[seat] = self.choice if seat == self.seat else NOTHING
                continue
            cards = choices(state, seat)
            state.chosen[seat] = cards[rng.below(len(cards))]
        return state


class Sealed(Game):
    state_class: type[SealedState] = SealedState
    guesser_class: type[SealedGuesser] = SealedGuesser

    def __init__(self) -> None:
        cards = [Choose(card) for card in range(1, CARDS + 1)]
        super().__init__(
            id="sealed",
            version=1,
            components="1",
            seat_counts=(2, 4),
            options={},
            moves=Catalogue((CHOOSE, cards), (COMMIT, [Commit()]), (WITHDRAW, [Withdraw()])),
            max_legal=CARDS,
            reasons=REASONS,
            events=EVENTS,
            sources=(),
            max_length=100,
            score_bounds=(0, 99),
        )

    def start(self, seats: int) -> SealedState:
        self.check_seats(seats)
        return self.state_class(self, seats)

    def guesser(self, view: AnyView) -> Guesser:
        return self.guesser_class(self, view)

    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        """Let every other seat that may have chosen turn its choice some steps further."""
        other = state.clone()
        assert isinstance(other, SealedState)
        for chooser in range(0 if other.over() else other.seats):
            if chooser != seat:
                cards = choices(other, chooser)
                at = cards.index(other.chosen[chooser]) + rng.below(len(cards))
                other.chosen[chooser] = cards[at % len(cards)]
        return other

    def hidden(self, state: State, seat: int | None) -> dict[str, int]:
        assert isinstance(state, SealedState)
        others = [other for other in range(state.seats) if other != seat and not state.over()]
        return {f"choice-{other}": state.chosen[other] for other in others}

    def position(self, text: str) -> State:
        lines = Lines(text)
        seats = lines.numbers("seats", 1)[0]
        if seats not in self.seat_counts:
            raise lines.wrong("no such number of seats")
        state = self.start(seats)
        state.hands = [lines.numbers("hand") for _ in range(seats)]
        state.chosen = lines.numbers("chosen", seats)
        state.committed = [bool(flag) for flag in lines.numbers("committed", seats)]
        state.points = lines.numbers("points", seats)
        if lines.more():
            raise lines.wrong("a line too many")
        return state

    def describe(self, view: AnyView) -> tuple[Section, ...]:
        points = [Words("points", (("n", "count", row.points),)) for row in view.table.seats]
        return (Section(Words("sealed"), tuple(points)),)


def sealed(game: Game) -> Sealed:
    assert isinstance(game, Sealed)
    return game


def choices(state: SealedState, seat: int) -> list[int]:
    """What a seat may have chosen, as far as others know."""
    return state.hands[seat] if state.committed[seat] else [NOTHING, *state.hands[seat]]
