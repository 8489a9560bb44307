"""The state of a simple game: what follows from the fields that it declares."""

from collections.abc import Iterator
from struct import pack
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from coalface.core.census import count_unit
from coalface.core.contract import ALLOWED, OVER, Event, Game
from coalface.core.fields import Choice, Declaration, Field, Multiset, Row, Things
from coalface.core.position import Layout, write_position
from coalface.core.random import Random
from coalface.core.simple_view import Memory, build_table
from coalface.core.table_state import SPECTATOR, WIDTH, TableState
from coalface.core.view import AnyView, View

if TYPE_CHECKING:
    from coalface.core.simple_game import SimpleGame

MAX_PENDING: Final = 32
HIDDEN_NAME: Final = "hidden"
"""The name of what a seat does not know, as the last name of a `Choice` or of `Things`; it is no
piece."""


class SimpleState(TableState):
    """A position; a game's class adds the declared fields and answers the first five methods."""

    game: "SimpleGame"
    players: list[Any]

    def __init__(self, game: Game, seats: i64) -> None:
        super().__init__(game, seats)
        self.below = vec[i64]([0] * int(WIDTH * MAX_PENDING))

    def lay_out(self) -> None:
        """Lay everything out as it comes from the box; the players are there."""
        raise NotImplementedError

    def automatic_step(self, log: list[Event] | None) -> bool:
        """Go on when nothing is pending: ask for the next decision; False if the game is over."""
        raise NotImplementedError

    def odds(self) -> list[int]:
        raise NotImplementedError

    def hide(self, viewer: i64) -> None:
        """Make unknown what a viewer does not know: a seat, or SPECTATOR. Nothing is secret."""

    def guess(self, rng: Random) -> None:
        """Draw what `hide` made unknown."""

    # Play

    def _why_not(self, actor: i64, move: i64) -> i64:
        reason: i64 = self.game.tables.generated("dispatch").why_not(self, actor, move)
        return reason

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        legal = [m for m in range(len(self.game.moves)) if self._why_not(actor, m) == ALLOWED]
        for place, move in enumerate(legal):
            buffer[place] = move
        return len(legal)

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        self.game.tables.generated("dispatch").apply(self, actor, move, log)
        self.settle(log)

    def settle(self, log: list[Event] | None = None) -> None:
        """Go on until someone must decide."""
        while self.pending_count == 0 and self.automatic_step(log):
            pass
        self.to_act = self.pending_seat if self.pending_count else OVER

    # Copies and knowledge

    def clone(self) -> "SimpleState":
        other = type(self)(self.game, self.seats)
        self.game.tables.generated("copies").copy_state(self, other)
        return other

    def _known_to(self, seat: int | None) -> "SimpleState":
        viewer: i64 = SPECTATOR if seat is None else seat
        known = self.clone()
        if not self.is_known_by(viewer):
            known.known_by = viewer
            known.hide(viewer)
        return known

    def _view(self, seat: int | None) -> AnyView:
        known = self._known_to(seat)
        actors = tuple(int(actor) for actor in self.actors())
        table = build_table(self.game.tables, known)
        return View(self.game.id, int(self.seats), seat, actors, table, Memory(), known)

    def encode_into(self, seat: i64, out: vec[i16], at: i64) -> None:
        known = self if self.is_known_by(seat) else self._known_to(int(seat))
        self.game.tables.generated("encoding").encode_state(known, seat, out, at)

    # How it is described

    def scores(self) -> list[int]:
        return [int(player.score) for player in self.players]

    def _breakdown(self, seat: int) -> dict[str, int]:
        return {"score": self.scores()[seat]}

    def standing(self) -> list[list[int]]:
        scores = self.scores()
        places = sorted(set(scores), reverse=True)
        return [[seat for seat, score in enumerate(scores) if score == place] for place in places]

    def dump(self) -> bytes:
        numbers = self.game.tables.generated("copies").state_numbers(self)
        return pack(f"<{len(numbers)}q", *numbers)

    def census(self) -> dict[str, int]:
        layout = self.game.tables.layout
        found = {unit: count_unit(self, layout, unit) for unit in units(layout)}
        return {
            f"{unit} {name}": number
            for unit, pieces in found.items()
            for name, number in pieces.items()
            if name != HIDDEN_NAME
        }

    def text(self) -> str:
        unread = self.game.unread(int(self.seats))
        return write_position(self, self.game.tables.layout, (), lambda seat: (), unread)


def units(layout: Layout) -> list[str]:
    """Return the units of the pieces that a state counts, each once."""
    declared = (*layout.state.fields, *layout.player.fields)
    kinds = [field.kind.of if isinstance(field.kind, Row) else field.kind for field in declared]
    counted = [kind for kind in kinds if isinstance(kind, Choice | Multiset | Things)]
    return sorted({kind.unit for kind in counted if kind.unit})


def give_vectors(declared: Declaration, record: object) -> None:
    """Give a record the vectors of things that it has not: empty, or with zeros to count in."""
    for field in declared.fields:
        if isinstance(field.kind, Things | Multiset) and not hasattr(record, field.name):
            size = len(field.kind.names) if isinstance(field.kind, Multiset) else 0
            setattr(record, field.name, vec[i64]([0] * size))


def hidden_values(field: Field, player: object, seen: object) -> Iterator[tuple[str, int]]:
    """Yield what a field of a player holds and another does not see: of things, each place."""
    true, known = getattr(player, field.name), getattr(seen, field.name)
    if isinstance(field.kind, Choice) and true != known:
        yield field.name, int(true)
    if isinstance(field.kind, Things):
        for place, (thing, shown) in enumerate(zip(true, known, strict=True), 1):
            if thing != shown:
                yield f"{field.name} {place}", int(thing)
