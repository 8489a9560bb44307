"""Toy, a game for the tests of `coalface rules`: seats take stones in turn until none is left."""

from dataclasses import dataclass
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.catalogue import Catalogue, Move
from coalface.core.components import ComponentSet
from coalface.core.contract import ALLOWED, NOT_YOUR_TURN, OVER, Event, Game, State
from coalface.core.registry import GameSpec
from coalface.core.tables import OptionValue, ReasonRow
from coalface.core.view import AnyView, View

from . import rules


@dataclass(frozen=True)
class Take(Move):
    kind: ClassVar[str] = "take"


@dataclass(frozen=True)
class Pass(Move):
    kind: ClassVar[str] = "pass"


@dataclass(frozen=True)
class Table:
    stones: int


class Toy(Game):
    def __init__(self, options: dict[str, OptionValue], components: ComponentSet) -> None:
        super().__init__(
            id="toy",
            version=1,
            components=components.label,
            seat_counts=(2,),
            options=options,
            moves=Catalogue((0, [Take(), Pass()])),
            max_legal=2,
            reasons=(
                ReasonRow("", ""),
                ReasonRow("TY-1", "not-your-turn"),
                ReasonRow("TY-1", "not-now"),
                ReasonRow("TY-1", "ty.why.early"),
            ),
            events={},
            sources=(),
            max_length=99,
            score_bounds=(0, 99),
        )
        self.stones = heap(components)

    def start(self, seats: int) -> State:
        return ToyState(self, seats, self.stones)


def heap(components: ComponentSet) -> int:
    """How many stones there are. (TY-2, TY-4)"""
    stones: int = components.values["heap"]["stones"]
    return stones


class ToyState(State):
    def __init__(self, game: Game, seats: int, stones: int, turn: int = 0) -> None:
        super().__init__(game, seats)
        self.stones = stones
        self.turn = turn

    def actor(self) -> i64:
        return self.turn if self.stones else OVER

    def _why_not(self, actor: i64, move: i64) -> i64:
        if actor != self.actor():
            return NOT_YOUR_TURN
        return rules.can_move(self.stones, move)

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        count = 0
        for move in (rules.TAKE, rules.PASS):
            if self._why_not(actor, move) == ALLOWED:
                buffer[count] = move
                count += 1
        return count

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        act = rules.pass_on if move == rules.PASS else rules.take
        self.stones = act(self.stones)
        self.turn = 1 - self.turn

    def clone(self) -> State:
        return ToyState(self.game, self.seats, self.stones, self.turn)

    def _view(self, seat: int | None) -> AnyView:
        """Everyone sees the heap. (TY-5)"""
        return View("toy", self.seats, seat, tuple(self.actors()), Table(self.stones), None)

    def scores(self) -> list[int]:
        return [0, 0]

    def _breakdown(self, seat: int) -> dict[str, int]:
        return {}

    def standing(self) -> list[list[int]]:
        return [[0, 1]]


GAME = GameSpec(
    id="toy",
    package=__package__,
    rules_prefixes=("TY",),
    locale_prefix="ty",
    version=1,
    components="1",
    options=(),
    fixes=(),
    make=lambda options, _, components: Toy(options, components),
)
