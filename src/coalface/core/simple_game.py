"""A game whose answers follow from its declarations, for games that need no others.

A package declares its state, decisions, moves and reasons, generates the modules that follow from
them (`python -m coalface.generate`), and lists all of it once in `GameTables`. What remains to be
written is what no declaration can say: the rules, how the game goes on, what is secret, and how
likely a draw is. Any answer given here can be overridden where a game has a better one.

Texts are found by convention: with the prefix `la` the title is `la-title`, a decision is asked by
`la-ask-<decision>`, a move is `la-move-<kind>` and does what `la-about-<kind>` says, the lamp `oil`
is `la-lamp-oil`, a field of the board is `la-line-<field>`, of a player `la-column-<field>`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, partial
from importlib import import_module
from struct import pack
from types import ModuleType, new_class
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.catalogue import Catalogue, Move
from coalface.core.census import count_unit
from coalface.core.components import ComponentSet
from coalface.core.contract import ALLOWED, CHANCE, OVER, Event, Game, Guesser, State
from coalface.core.decisions import Decision, Pending, pending_decisions
from coalface.core.fields import (
    OWN_VIEW,
    Choice,
    Field,
    Multiset,
    Number,
    Row,
    Seat,
    Things,
    declaration,
)
from coalface.core.position import Layout, PositionReader, write_position
from coalface.core.random import Random
from coalface.core.reasons import Reasons, Refused
from coalface.core.registry import GameSpec
from coalface.core.table_state import EVERYTHING, SPECTATOR, WIDTH, TableState
from coalface.core.tables import EventRow, OptionValue, Reason, Section, Words
from coalface.core.view import AnyView, View

MAX_PENDING: Final = 32
HIDDEN: Final = "hidden"
"""The name of what a seat does not know, as the last name of a `Choice`; it is no piece."""


@dataclass(frozen=True, eq=False)
class GameTables:
    """All that a game declares. Its package has `state.py` and the generated modules beside it."""

    id: str
    package: str
    locale_prefix: str
    seat_counts: tuple[int, ...]
    state: "type[SimpleState]"
    decisions: tuple[Decision, ...]
    moves: tuple[type[Move], ...]
    reasons: Reasons
    events: tuple[EventRow, ...]
    sources: tuple[str, ...]
    names: Mapping[str, tuple[str, ...]]
    """The names of the things that messages can say, by kind: `{"lamp": ("oil", ...)}`."""
    max_length: int = 1000
    """A safe bound on the lines of a game, draws of chance included."""

    @property
    def score_bounds(self) -> tuple[int, int]:
        """The range that is declared for the score of a player."""
        kind = self.layout.player["score"].kind
        assert isinstance(kind, Number), "the score of a player is a Number"
        return kind.low, kind.high

    @cached_property
    def layout(self) -> Layout:
        """What positions are made of: the fields of the state and of its players."""
        module = f"{self.package}.state"
        (name,) = (cls.__name__ for cls in self.state.__mro__ if cls.__module__ == module)
        state = declaration(module, name)
        (player,) = (part.of for part in state.contained if part.name == "players")
        return Layout(self.id, state, declaration(module, player), self.decisions)

    @property
    def player(self) -> Any:
        """The class of a player."""
        return getattr(import_module(f"{self.package}.state"), self.layout.player.name)

    @cached_property
    def catalogue(self) -> Catalogue:
        """All moves."""
        return Catalogue.of(*self.moves)

    @cache  # noqa: B019 (a game is made once)
    def generated(self, name: str) -> Any:
        """A module that follows from the declarations."""
        return import_module(f"{self.package}.generated.{name}")

    def spec(self, *rules_prefixes: str) -> GameSpec:
        """The game as its package exports it; the prefixes are those of the ids of its rules."""
        return GameSpec(
            id=self.id,
            package=self.package,
            rules_prefixes=rules_prefixes,
            locale_prefix=self.locale_prefix,
            version=1,
            components="1",
            options=(),
            fixes=(),
            make=partial(SimpleGame, self),
        )


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

    # What can be told of it

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
            if name != HIDDEN
        }

    def text(self) -> str:
        return write_position(self, self.game.tables.layout, (), lambda seat: ())


class SimpleGame(Game):
    """A game made of its tables; `printed` has the values of its component set."""

    def __init__(
        self,
        tables: GameTables,
        options: dict[str, OptionValue],
        version: int,
        components: ComponentSet,
    ) -> None:
        super().__init__(
            id=tables.id,
            version=version,
            components=components.label,
            seat_counts=tables.seat_counts,
            options=options,
            moves=tables.catalogue,
            max_legal=len(tables.catalogue),
            reasons=tables.reasons.table,
            events={row.key: row for row in tables.events},
            sources=tables.sources,
            max_length=tables.max_length,
            score_bounds=tables.score_bounds,
        )
        self.tables = tables
        self.printed = components.values

    def new(self, seats: int) -> SimpleState:
        """Return a table with everything as it comes from the box."""
        self.check_seats(seats)
        state = self.tables.state(self, seats)
        state.players = [self.tables.player() for _ in range(seats)]
        for seat, player in enumerate(state.players):
            player.seat = seat
        state.lay_out()
        return state

    def start(self, seats: int) -> State:
        state = self.new(seats)
        state.settle()
        return state

    def guesser(self, view: AnyView) -> Guesser:
        return SimpleGuesser(self.known_state(view))

    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        return SimpleGuesser(state.known_to(seat)).sample(rng)

    def hidden(self, state: State, seat: int | None) -> dict[str, int]:
        """Return the values of the players' fields that `hide` makes unknown."""
        known = state.known_to(seat)
        assert isinstance(state, SimpleState)
        assert isinstance(known, SimpleState)
        return {
            f"{field.name} of {player.seat}": int(getattr(player, field.name))
            for player, seen in zip(state.players, known.players, strict=True)
            for field in self.tables.layout.player.fields
            if isinstance(field.kind, Choice)
            and getattr(player, field.name) != getattr(seen, field.name)
        }

    def reason(self, state: State, row: int, actor: int, move: int) -> Reason:
        known = state if actor < 0 else state.known_to(actor)
        return self.tables.reasons.build(row, Refused(known, actor, self.moves[move]))

    def position(self, text: str) -> State:
        state: State = reader_of(self.tables).read_text(text, self.new)
        return state

    # Words

    def describe(self, view: AnyView) -> tuple[Section, ...]:
        prefix, layout = self.tables.locale_prefix, self.tables.layout
        lines = [
            words(f"{prefix}-line-{field.name}", value=shown(field, view.table))
            for field in told_fields(layout.state.fields)
        ]
        lines += [words("turn-of", name=("seat", actor)) for actor in view.actors]
        lines += self.question(view) if view.actors not in ((), (CHANCE,)) else []
        columns = told_fields(layout.player.fields)
        return (
            Section(words(f"{prefix}-title"), tuple(lines)),
            Section(
                words(f"{prefix}-players"),
                columns=tuple(words(f"{prefix}-column-{n}") for n in ("seat", *names_of(columns))),
                rows=tuple(
                    (words("cell-seat", seat=("seat", seat)), *cells(columns, player))
                    for seat, player in enumerate(view.table.players)
                ),
            ),
        )

    def question(self, view: AnyView) -> tuple[Words, ...]:
        asked: Pending = view.table.pending[-1]
        return (words(f"{self.tables.locale_prefix}-ask-{asked.kind}"),)

    def wording(self, kind: str, value: int | str) -> Words:
        prefix = self.tables.locale_prefix
        match kind:
            case "title":
                return words(f"{prefix}-title")
            case "about":
                return words(f"{prefix}-about-{self.moves[self.moves.id(str(value))].kind}")
            case "source":
                return words(f"{prefix}-source-{value}")
            case "seat":
                return words("cell-seat", seat=("seat", int(value)))
        known = self.tables.names[kind]
        name = known[value] if isinstance(value, int) else value
        return words(f"{prefix}-{kind}-{name}")

    def move_words(self, move: int) -> Words:
        made: Move = self.moves[move]
        args = {name: (name, getattr(made, name)) for name in made.axes()}
        return words(f"{self.tables.locale_prefix}-move-{made.kind}", **args)


class SimpleGuesser(Guesser):
    """Draws what a seat does not know."""

    def __init__(self, known: State) -> None:
        assert isinstance(known, SimpleState)
        self.known = known

    def sample(self, rng: Random) -> State:
        state = self.known.clone()
        state.known_by = EVERYTHING
        state.guess(rng)
        return state


class SimpleReader(PositionReader):
    """Reads the declared fields; all pieces must be there that come in the box."""

    state: SimpleState

    def __init__(self, state: SimpleState) -> None:
        super().__init__(state)
        self.pieces = state.census()
        for field in self.layout.state.fields:
            if isinstance(field.kind, Multiset):
                setattr(state, field.name, vec[i64]([0] * len(field.kind.names)))

    def finish(self) -> None:
        """Refuse pieces that are missing or too many, and a game that does not go on."""
        if self.state.pending_count == 0 and not self.over:
            raise self.wrong("", "expected a line 'ask', or 'over' for a game that is over")
        for piece, number in self.state.census().items():
            if number != self.pieces[piece]:
                raise self.wrong("", f"expected {self.pieces[piece]} of {piece}; got {number}")

    def settle(self) -> None:
        """Go on by the rules."""
        self.state.settle()


@cache
def reader_of(tables: GameTables) -> type[SimpleReader]:
    """Return the reader of a game's positions."""

    class Reader(SimpleReader):
        layout: ClassVar[Layout] = tables.layout

    return Reader


# Views


@dataclass(frozen=True)
class Memory:
    """What a seat remembers that its table does not show: nothing."""


@cache
def table_type(tables: GameTables) -> Any:
    """Return the type of a game's table: the declared fields, the players, what is pending."""
    module, layout = tables.generated("view_fields"), tables.layout
    board, player = (getattr(module, f"{d.name}Fields") for d in (layout.state, layout.player))
    fields = {"players": tuple[player, ...], "pending": tuple[Pending, ...]}  # type: ignore[valid-type]
    body = {"__annotations__": fields, "__doc__": "What this seat sees.", "__module__": __name__}
    return new_class("Table", (board,), {"frozen": True}, lambda space: space.update(body))


def build_table(tables: GameTables, known: SimpleState) -> Any:
    """Show the declared fields of a known state."""
    module, layout = tables.generated("view_fields"), tables.layout
    board, player = (fields_of(module, each.name) for each in (layout.state, layout.player))
    shown = getattr(module, f"{layout.player.name}Fields")
    return table_type(tables)(
        *board(known),
        players=tuple(shown(*player(each)) for each in known.players),
        pending=pending_decisions(known, layout.decisions),
    )


def fields_of(module: ModuleType, name: str) -> Any:
    """Return the generated function that gives the shown values of a record."""
    low = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
    return getattr(module, f"{low.lstrip('_')}_fields")


# Words


def words(key: str, **args: tuple[str, int | str]) -> Words:
    """Return a message with its arguments, each a kind and a value."""
    return Words(key, tuple((name, *arg) for name, arg in args.items()))


def told_fields(fields: tuple[Field, ...]) -> list[Field]:
    """Return the fields that a description tells: single values that the view shows."""
    several = (Row, Things, Multiset)
    return [f for f in fields if not f.has(OWN_VIEW) and not isinstance(f.kind, several)]


def names_of(fields: list[Field]) -> list[str]:
    """Return the names of fields."""
    return [field.name for field in fields]


def shown(field: Field, record: object) -> tuple[str, int | str]:
    """Return a shown value with its kind: the unit of a choice, a seat, or a count."""
    value = getattr(record, field.name)
    if isinstance(field.kind, Choice):
        return ("text", "-") if value is None else (field.kind.unit or field.name, value)
    return ("seat" if isinstance(field.kind, Seat) else "count"), value


def cells(fields: list[Field], player: object) -> Iterator[Words]:
    """Yield the values of a player as cells of a table."""
    for field in fields:
        yield words("cell-text", text=shown(field, player))


def units(layout: Layout) -> list[str]:
    """Return the units of the pieces that a state counts, each once."""
    declared = (*layout.state.fields, *layout.player.fields)
    kinds = [field.kind.of if isinstance(field.kind, Row) else field.kind for field in declared]
    counted = [kind for kind in kinds if isinstance(kind, Choice | Multiset | Things)]
    return sorted({kind.unit for kind in counted if kind.unit})
