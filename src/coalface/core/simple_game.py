"""A game whose answers follow from its declarations, for games that need no others.

A package declares its state, decisions, moves and reasons, generates the modules that follow from
them (`python -m coalface.generate`), and lists all of it once in `GameTables`. What remains to be
written is what no declaration can say: the rules, how the game goes on, what is secret, and how
likely a draw is. Any answer given here can be overridden where a game has a better one.

Texts are found by convention: with the prefix `la` the title is `la-title`, a decision is asked by
`la-ask-<decision>`, a move is `la-move-<kind>` and does what `la-about-<kind>` says, the lamp `oil`
is `la-lamp-oil`, a field of the board is `la-line-<field>`, of a player `la-column-<field>`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property, partial
from importlib import import_module
from typing import Any

from coalface.core.catalogue import Catalogue, Move
from coalface.core.components import ComponentSet
from coalface.core.contract import CHANCE, Game, Guesser, State
from coalface.core.decisions import Decision, Pending
from coalface.core.fields import Number, declaration
from coalface.core.generated_check import check_generated, how_to_generate
from coalface.core.messages import LIST, ROW, joined, message
from coalface.core.position import Layout
from coalface.core.random import Random
from coalface.core.reasons import Reasons, Refused
from coalface.core.registry import GameSpec
from coalface.core.simple_position import reader_of
from coalface.core.simple_state import HIDDEN_NAME, SimpleState, give_vectors, hidden_values
from coalface.core.simple_words import TIMES, cells, described_fields, names_of, shown
from coalface.core.table_state import EVERYTHING
from coalface.core.tables import EventRow, OptionValue, Reason, Section, Words
from coalface.core.view import AnyView

__all__ = ["HIDDEN_NAME", "GameTables", "SimpleGame", "SimpleState"]


@dataclass(frozen=True, eq=False)
class GameTables:
    """All that a game declares. Its package has `state.py` and the generated modules beside it."""

    id: str
    package: str
    locale_prefix: str
    seat_counts: tuple[int, ...]
    state: type[SimpleState]
    decisions: tuple[Decision, ...]
    """What is decided, by chance and by players: the rows of `decisions.py`, in their order."""
    moves: tuple[type[Move], ...]
    reasons: Reasons
    events: tuple[EventRow, ...]
    """What a log can tell: the key of each event, its numbers, whether it reveals a secret."""
    sources: tuple[str, ...]
    """What chance draws from: a pile, a bag, a die. A game with any chance names at least one;
    where there are several, `source()` of its state says which one is drawn from now.
    """
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
        """A module that follows from the declarations; ValueError with what to run if missing."""
        module = f"{self.package}.generated.{name}"
        try:
            return import_module(module)
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
            raise ValueError(f"{module} is missing: {how_to_generate(self)}") from error

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


class SimpleGame(Game):
    """A game made of its tables; `printed` has the values of its component set."""

    def __init__(
        self,
        tables: GameTables,
        options: dict[str, OptionValue],
        version: int,
        components: ComponentSet,
    ) -> None:
        check_generated(tables)
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
        self._unread: dict[int, SimpleState] = {}

    def new(self, seats: int) -> SimpleState:
        """Return a table with everything as it comes from the box."""
        self.check_seats(seats)
        state = self.tables.state(self, seats)
        state.players = [self.tables.player() for _ in range(seats)]
        layout = self.tables.layout
        give_vectors(layout.state, state)
        for seat, player in enumerate(state.players):
            player.seat = seat
            give_vectors(layout.player, player)
        state.lay_out()
        return state

    def unread(self, seats: int) -> SimpleState:
        """Return the state that a reader of positions begins with."""
        if seats not in self._unread:
            self._unread[seats] = reader_of(self.tables)(self.new(seats)).state
        return self._unread[seats]

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
            f"{name} of {player.seat}": value
            for player, seen in zip(state.players, known.players, strict=True)
            for field in self.tables.layout.player.fields
            for name, value in hidden_values(field, player, seen)
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
            message(f"{prefix}-line-{field.name}", value=shown(field, view.table))
            for field in described_fields(layout.state.fields)
        ]
        lines += [message("turn-of", name=("seat", actor)) for actor in view.actors]
        lines += self.question(view) if view.actors not in ((), (CHANCE,)) else []
        columns = described_fields(layout.player.fields)
        return (
            Section(message(f"{prefix}-title"), tuple(lines)),
            Section(
                message(f"{prefix}-players"),
                columns=tuple(
                    message(f"{prefix}-column-{n}") for n in ("seat", *names_of(columns))
                ),
                rows=tuple(
                    (message("cell-seat", seat=("seat", seat)), *cells(columns, player))
                    for seat, player in enumerate(view.table.players)
                ),
            ),
        )

    def question(self, view: AnyView) -> tuple[Words, ...]:
        asked: Pending = view.table.pending[-1]
        return (message(f"{self.tables.locale_prefix}-ask-{asked.kind}"),)

    def wording(self, kind: str, value: int | str) -> Words:
        prefix = self.tables.locale_prefix
        if kind.endswith((LIST, ROW)):
            return joined(kind, str(value).split(), self.wording)
        if isinstance(value, str) and TIMES in value:
            name, _, count = value.partition(TIMES)
            return message("cell-counted", count=("count", int(count)), thing=(kind, name))
        match kind:
            case "title":
                return message(f"{prefix}-title")
            case "about":
                return message(f"{prefix}-about-{self.moves[self.moves.id(str(value))].kind}")
            case "source":
                return message(f"{prefix}-source-{value}")
            case "seat":
                return message("cell-seat", seat=("seat", int(value)))
        known = self.tables.names[kind]
        name = known[value] if isinstance(value, int) else value
        return message(f"{prefix}-{kind}-{name}")

    def move_words(self, move: int) -> Words:
        made: Move = self.moves[move]
        args = {
            name: ("count" if isinstance(values, range) else name, getattr(made, name))
            for name, values in made.axes().items()
        }
        return message(f"{self.tables.locale_prefix}-move-{made.kind}", **args)


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
