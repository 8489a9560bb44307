"""Pit, a game for tests: chance deals a card to a seat in secret; the seat takes it or leaves it.

`BEFORE` is the box as it was first made. `AFTER` is the same box later on: with rules version 2,
where nobody may leave a card right after another was left (P-3), and with component set 2.
"""

from dataclasses import dataclass
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.catalogue import Catalogue, Move
from coalface.core.component_shape import Shape
from coalface.core.components import ComponentSet
from coalface.core.contract import (
    ALLOWED,
    CHANCE,
    FIRST_REASON,
    NOT_NOW,
    NOT_YOUR_TURN,
    OVER,
    Event,
    Game,
    State,
)
from coalface.core.fixes import Fixes, fixes_for
from coalface.core.record import Record
from coalface.core.registry import GameSpec
from coalface.core.tables import EventRow, Fix, Option, OptionValue, ReasonRow, Section, Words
from coalface.core.view import AnyView, View

KINDS = 3
TAKE, LEAVE = KINDS, KINDS + 1
NONE = -1
NO_SUCH_CARD, LEFT_BEFORE = FIRST_REASON, FIRST_REASON + 1


@dataclass(frozen=True)
class Deal(Move):
    kind: ClassVar[str] = "deal"
    card: int


@dataclass(frozen=True)
class Take(Move):
    kind: ClassVar[str] = "take"

    def picks(self) -> tuple[str, ...]:
        return ("button:take",)


@dataclass(frozen=True)
class Leave(Move):
    kind: ClassVar[str] = "leave"

    def picks(self) -> tuple[str, ...]:
        return ("button:leave",)


@dataclass(frozen=True)
class Table:
    bag: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Memory:
    card: int


class PitGame(Game):
    fixes: Fixes

    def __init__(
        self, options: dict[str, OptionValue], version: int, components: ComponentSet
    ) -> None:
        super().__init__(
            id="pit",
            version=version,
            components=components.label,
            seat_counts=(2, 3),
            options=options,
            moves=Catalogue((0, [Deal(card) for card in range(KINDS)]), (TAKE, [Take(), Leave()])),
            max_legal=KINDS,
            reasons=(
                ReasonRow("", "allowed"),
                ReasonRow("P-1", "not-your-turn"),
                ReasonRow("P-1", "not-now"),
                ReasonRow("P-2", "pit.no-such-card"),
                ReasonRow("P-3", "pit.left-before"),
            ),
            events={
                "pit.dealt": EventRow("pit.dealt"),
                "pit.card": EventRow("pit.card", (("card", "card"),), reveals=True),
                "points": EventRow("points", (("count", "count"),)),
                "pit.left": EventRow("pit.left"),
            },
            sources=("bag",),
            max_length=99,
            score_bounds=(0, 99),
        )
        self.values: list[int] = components.values["cards"]["value"]
        self.fixes = fixes_for(FIXES, version)

    def start(self, seats: int) -> "PitState":
        self.check_seats(seats)
        return PitState(self, seats)

    def describe(self, view: AnyView) -> tuple[Section, ...]:
        cards = tuple((Words("moves", (("count", "count", n),)),) for n in view.table.bag)
        lines = (Words("points", (("count", "count", sum(view.table.bag)),)),)
        return (Section(Words("heading-moves"), lines, (Words("heading-points"),), cards),)


class FixedPitGame(PitGame):
    def start(self, seats: int) -> "FixedPitState":
        self.check_seats(seats)
        return FixedPitState(self, seats)


class PitState(State):
    game: PitGame

    def __init__(self, game: PitGame, seats: int) -> None:
        super().__init__(game, seats)
        self.bag = [int(game.options["copies"])] * KINDS
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.card, self.turn, self.left_before = NONE, 0, False

    def actor(self) -> i64:
        if self.card != NONE:
            return self.turn
        return CHANCE if any(self.bag) else OVER

    def _why_not(self, actor: i64, move: i64) -> i64:
        if actor != self.actor():
            return NOT_YOUR_TURN
        if (actor == CHANCE) != (move < KINDS):
            return NOT_NOW
        if actor == CHANCE and self.bag[move] == 0:
            return NO_SUCH_CARD
        return ALLOWED

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        legal = [m for m in range(LEAVE + 1) if self._why_not(actor, m) == ALLOWED]
        for i, move in enumerate(legal):
            buffer[i] = move
        return len(legal)

    def odds(self) -> list[int]:
        return [count for count in self.bag if count]

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        told = [] if log is None else log
        if actor == CHANCE:
            self.bag[move] -= 1
            self.card = int(move)
            told.append(Event("pit.dealt", self.turn))
            told.append(Event("pit.card", self.turn, (self.card,), seen_by=1 << self.turn))
            return
        self.left_before = move == LEAVE
        if move == TAKE:
            self.taken[self.turn].append(self.card)
            told.append(Event("points", self.turn, (self.game.values[self.card],)))
        else:
            told.append(Event("pit.left", self.turn))
        self.card, self.turn = NONE, (self.turn + 1) % self.seats

    def clone(self) -> "PitState":
        other = type(self)(self.game, self.seats)
        other.bag, other.taken = self.bag[:], [cards[:] for cards in self.taken]
        other.card, other.turn, other.left_before = self.card, self.turn, self.left_before
        return other

    def _view(self, seat: int | None) -> AnyView:
        table = Table(tuple(self.bag), tuple(tuple(cards) for cards in self.taken))
        card = self.card if seat == self.turn else NONE
        return View("pit", self.seats, seat, tuple(self.actors()), table, Memory(card))

    def _breakdown(self, seat: int) -> dict[str, int]:
        return {"cards": sum(self.game.values[card] for card in self.taken[seat])}

    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]

    def standing(self) -> list[list[int]]:
        scores = self.scores()
        return [
            [seat for seat in range(self.seats) if scores[seat] == score]
            for score in sorted(set(scores), reverse=True)
        ]

    def dump(self) -> bytes:
        return repr((self.bag, self.taken, self.card, self.turn, self.left_before)).encode()

    def text(self) -> str:
        return f"bag {self.bag}\ntaken {self.taken}\ncard {self.card}\nturn {self.turn}\n"


class FixedPitState(PitState):
    def _why_not(self, actor: i64, move: i64) -> i64:
        row = super()._why_not(actor, move)
        forbidden = self.game.fixes.no_double_leave and self.left_before and move == LEAVE
        return LEFT_BEFORE if row == ALLOWED and forbidden else row


OPTIONS = (
    Option("copies", "count", 2, (1, 2, 3)),
    Option("open", "switch", False),
)
FIXES = (Fix("no_double_leave", 2, "P-3", "two cards could be left in a row"),)
SHAPE = Shape(more={"cards": {"check": 1}})
BEFORE = GameSpec("pit", __name__, ("P",), "p", 1, "1", OPTIONS, (), PitGame, shape=SHAPE)
AFTER = GameSpec("pit", __name__, ("P",), "p", 2, "2", OPTIONS, FIXES, FixedPitGame, shape=SHAPE)


def find(name: str) -> GameSpec:
    """The box as it is now, for records."""
    return _only(name, AFTER)


def find_before(name: str) -> GameSpec:
    """The box as it was, for records."""
    return _only(name, BEFORE)


def _only(name: str, spec: GameSpec) -> GameSpec:
    if name != spec.id:
        raise ValueError(f"no game is called {name}; there is {spec.id}")
    return spec


def play_out(record: Record, choose: int = 0) -> None:
    """Play to the end: chance deals what there is most of, seats play legal move `choose`."""
    state = record.state()
    while state.actor() != OVER:
        actor = int(state.actor())
        legal = state.legal(actor)
        odds = state.odds() if actor == CHANCE else []
        move = legal[odds.index(max(odds))] if odds else legal[choose % len(legal)]
        state.apply(actor, move)
        record.append(actor, move)
