"""What a move would change, as rows: whose, an icon, before and after; for tips, hints, readers.

A preview is computed from the view of a seat and from nothing else: the moves are made in states
that the seat holds possible, and what differs between these is left out. Draws of chance are not
made: a row says that something is drawn. A game's `PreviewTable` says which numbers and events of
it matter, the most important first; without one the declared numbers of its players serve.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Literal

from coalface.core.contract import ALLOWED, CHANCE, Event, Game, State
from coalface.core.random import Random
from coalface.core.tables import ArgKind, Words
from coalface.core.view import AnyView, record_fields

MAX_ROWS: Final = 4
MAX_CHAIN: Final = 8
"""How many moves that are the only ones are made after the chosen ones."""
SAMPLES: Final = 4
"""In how many possible states a move is made that reveals something."""

Kind = Literal["number", "event", "chance", "hidden", "next"]
"""A number that changes, something that happens, a draw, a secret, what is asked next."""

Reader = Callable[[Any, int], int | None]
"""Reads a number of a seat from the table of a view; None where there is none to see."""


@dataclass(frozen=True, slots=True)
class Change:
    """A row of a preview; `words` name the number that changes, or say what happens."""

    kind: Kind
    icon: str
    words: Words
    seat: int | None = None
    """Whose it is; None: nobody's."""
    before: int | None = None
    after: int | None = None
    about: tuple[str, ...] = ()
    """The things that change, as the game's board names them: `marker:inn`."""

    @property
    def amount(self) -> int | None:
        """By how much a number changes."""
        if self.before is None or self.after is None:
            return None
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Number:
    """A number of a seat that previews show; its words are `<prefix>-change-<name>`."""

    name: str
    icon: str
    read: Reader
    others: bool = True
    """Whether it is shown of the other seats too."""
    key: str = "change"
    """What stands in its key in place of `change`."""
    shown: bool = True
    """Is it a row? One that what is asked next says anyway is only a reason."""


def nothing(args: tuple[int, ...]) -> tuple[str, ...]:
    """Name no things."""
    return ()


@dataclass(frozen=True, slots=True)
class Happening:
    """An event that previews show; its words are `<prefix>-change-<name>`."""

    event: str
    icon: str
    name: str = ""
    by_others: bool = True
    omit_for: tuple[str, ...] = ()
    """Kinds of moves whose own words say it: it is no row of their previews, but still a reason."""
    shown: bool = True
    """Is it a row? One that other rows say better is only a reason."""
    about: Callable[[tuple[int, ...]], tuple[str, ...]] = nothing
    """The things that change, as the game's board names them, by what the event holds."""

    @property
    def tail(self) -> str:
        """The end of its key: that of the event, unless another name is given."""
        return self.name or self.event.partition(".")[2].replace(".", "-")


@dataclass(frozen=True, slots=True)
class Comparison:
    """A table as someone sees it before and after moves of a seat, and what happened between."""

    game: Game
    seat: int
    before: AnyView
    after: AnyView
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Outcome(Comparison):
    """What moves would lead to, as the seat that makes them sees it."""

    state: State
    """A state that the seat holds possible, in which the moves were made."""
    made: tuple[int, ...]

    def revealed(self, named: dict[str, str]) -> list[Event]:
        """Return what comes to light on the way of what is hidden and its own moves do not name."""
        kinds = {self.game.moves[move].kind for move in self.made}
        return [
            event
            for event in self.events
            if self.game.events[event.key].reveals and named.get(event.key) not in kinds
        ]


Special = Callable[[Outcome], Iterable[Change]]
"""Rows that a game computes in a way of its own; they come first."""


def no_special(outcome: Outcome) -> Iterable[Change]:
    """Return no rows."""
    return ()


@dataclass(frozen=True, slots=True)
class OwnRows:
    """Rows that a game tells in a way of its own, at their place among the others."""

    rows: Callable[[Comparison], Iterable[Change]]
    unshown: tuple[str, ...] = ()
    """Names of those among them that are only reasons for a move."""


@dataclass(frozen=True)
class PreviewTable:
    """Which numbers and events of a game its previews show, the most important first."""

    prefix: str
    rows: tuple[Number | Happening | OwnRows, ...]
    special: Special = no_special
    sources: dict[str, str] = field(default_factory=dict, hash=False)
    """The icon of each source that chance draws from; its words are `<prefix>-chance-<source>`."""
    named: dict[str, str] = field(default_factory=dict, hash=False)
    """Events that reveal only what a kind of moves has named: no news to whoever makes it."""
    revealed: dict[str, str] = field(default_factory=dict, hash=False)
    """The icon of each event that brings something hidden to light; the words of its row are
    `<prefix>-hidden-<event>` with how many there are. Of several the first here is the row."""
    foretold: tuple[str, ...] = ()
    """Events whose own rows say what is drawn or revealed after them."""
    left: tuple[str, ...] = ()
    """Kinds of moves that are left to the viewer, even where nothing else can be done."""
    reasons: tuple[str, ...] = ()
    """The rows that can be a reason for a move, what counts most first: see `core.advice`."""
    small_moves: bool = False
    """Moves are so small that what is meant to follow on one says best what it is for."""

    def key(self, name: str) -> str:
        """Return the key of a row's words."""
        return f"{self.prefix}-change-{name}"

    @property
    def unshown(self) -> set[str]:
        """The keys of the rows that are only reasons for a move."""
        hidden = {self.key(number.name) for number in self.numbers if not number.shown}
        hidden |= {self.key(name) for row in self.own_rows for name in row.unshown}
        return hidden | {self.key(row.tail) for row in self.happenings if not row.shown}

    def repeated_by(self, kind: str) -> set[str]:
        """Return the keys of the rows that previews of a kind of moves leave out."""
        omitted = {self.key(row.tail) for row in self.happenings if kind in row.omit_for}
        return self.unshown | omitted

    @property
    def numbers(self) -> tuple[Number, ...]:
        """The numbers among the rows."""
        return tuple(row for row in self.rows if isinstance(row, Number))

    @property
    def own_rows(self) -> tuple[OwnRows, ...]:
        """The rows among them that a game tells in a way of its own."""
        return tuple(row for row in self.rows if isinstance(row, OwnRows))

    @property
    def happenings(self) -> tuple[Happening, ...]:
        """The events among the rows."""
        return tuple(row for row in self.rows if isinstance(row, Happening))


@dataclass(frozen=True, slots=True)
class Preview:
    """What some moves would bring: at most four rows, all events, points by seat."""

    changes: tuple[Change, ...]
    events: tuple[Event, ...]
    points: tuple[int, ...]
    every: tuple[Change, ...] = ()
    """All rows that are certain, where there are more than four."""
    further: tuple[Change, ...] = ()
    """The viewer's own rows that are certain and that a list of all would show after these."""
    made: tuple[int, ...] = ()
    """Those of the chosen moves that were legal when their turn came."""

    @property
    def more(self) -> tuple[Change, ...]:
        """The rows that are certain and not among the most important."""
        return tuple(change for change in self.every if change not in self.changes)


def preview(game: Game, table: PreviewTable, view: AnyView, moves: Sequence[int]) -> Preview:
    """Return what a seat can know of moves that it makes one after the other, the first legal.

    Those that follow are made where they are legal then, and so is what remains as the only move.
    """
    guesser = game.guesser(view)
    guess = guesser.sample(Random(0))
    scores = guess.scores()
    first = play(game, guess, view, moves, table.left)
    outcomes = [first]
    reveals = bool(first.revealed(table.named))
    if reveals:
        more = (guesser.sample(Random(number)) for number in range(1, SAMPLES))
        outcomes += [play(game, state, view, moves, table.left) for state in more]
    found = [list(changes_of(table, outcome)) for outcome in outcomes]
    certain = [change for change in found[0] if all(change in other for other in found[1:])]
    named = {game.moves[move].kind for move in moves}
    repeated = {key for kind in named for key in table.repeated_by(kind)}
    shown_rows = [row for row in certain if row.words.key not in repeated]
    rows = most_important(shown_rows, first.seat)
    further = tuple(row for row in shown_rows if row.seat in (first.seat, None) and row not in rows)
    rows += list(unknown_of(table, first))
    if len(rows) < MAX_ROWS and not reveals:
        rows += next_of(first, alone=not rows)
    events = tuple(event for event in first.events if not game.events[event.key].reveals)
    points = (new - old for new, old in zip(first.state.scores(), scores, strict=True))
    shown = tuple(rows[:MAX_ROWS])
    return Preview(shown, events, tuple(points), tuple(certain), further, first.made)


def changes_made(table: PreviewTable, compared: Comparison) -> list[Change]:
    """Return what moves that were made in truth have changed, by the rows of a preview.

    Those that a game computes in a way of its own foretell something, and are left out, and so is
    what is only a reason for a move.
    """
    unshown = table.unshown
    rows = [row for row in plain_changes(table, compared) if row.words.key not in unshown]
    return most_important(rows, compared.seat)


def play(
    game: Game, state: State, view: AnyView, moves: Sequence[int], left: Sequence[str] = ()
) -> Outcome:
    """Make the moves in a state that the viewer holds possible, and what must follow on them.

    Moves of the kinds that are left to the viewer do not follow.
    """
    seat = view.seat
    assert seat is not None, "a spectator does not move"
    log: list[Event] = []
    state.apply(seat, moves[0], log)
    made = [moves[0]]
    for move in moves[1:]:
        if state.owes(seat) and state.why_not(seat, move) == ALLOWED:
            state.advance(seat, move, log)
            made.append(move)
    for _ in range(MAX_CHAIN):
        if state.actors() != [seat]:
            break
        legal = state.legal(seat)
        if len(legal) != 1 or game.moves[legal[0]].kind in left:
            break
        state.advance(seat, legal[0], log)
    seen = tuple(event for event in log if event.seen(seat))
    return Outcome(game, seat, view, state.view(seat), seen, state, tuple(made))


def changes_of(table: PreviewTable, outcome: Outcome) -> Iterator[Change]:
    """Yield all rows of an outcome, the most important first, and nothing twice."""
    special = list(table.special(outcome))
    yield from special
    numbers = {(change.icon, change.seat) for change in special if change.kind == "number"}
    things = {(thing, change.seat) for change in special for thing in change.about}
    for change in plain_changes(table, outcome):
        if change.kind == "number" and (change.icon, change.seat) in numbers:
            continue
        if not change.about or any((thing, change.seat) not in things for thing in change.about):
            yield change


def plain_changes(table: PreviewTable, compared: Comparison) -> Iterator[Change]:
    """Yield the rows of numbers and events, the most important first."""
    for row in table.rows:
        if isinstance(row, Number):
            yield from number_changes(table.prefix, row, compared)
        elif isinstance(row, OwnRows):
            yield from row.rows(compared)
        else:
            yield from happenings(table.prefix, row, compared)


def number_changes(prefix: str, number: Number, compared: Comparison) -> Iterator[Change]:
    """Yield how a number changes for each seat, the one that moves first."""
    before, after = compared.before.table, compared.after.table
    others = [seat for seat in range(compared.before.seats) if seat != compared.seat]
    for seat in (compared.seat, *(others if number.others else ())):
        old, new = number.read(before, seat), number.read(after, seat)
        if old is not None and new is not None and old != new:
            key = f"{prefix}-{number.key}-{number.name}"
            yield number_change(key, number.icon, seat, old, new)


def number_change(key: str, icon: str, seat: int, before: int, after: int) -> Change:
    """Return the row of a number, under its name."""
    return Change("number", icon, Words(key), seat, before, after)


def happenings(prefix: str, row: Happening, compared: Comparison) -> Iterator[Change]:
    """Yield the events of one kind as rows, each once."""
    shown: set[tuple[object, ...]] = set()
    for event in compared.events:
        if event.key != row.event or event.content() in shown:
            continue
        if not row.by_others and event.seat != compared.seat:
            continue
        shown.add(event.content())
        named = zip(compared.game.events[event.key].args, event.args, strict=True)
        args: list[tuple[str, ArgKind, int | str]] = [("seat", "seat", event.seat)]
        args += [(name, kind, value) for (name, kind), value in named]
        words = Words(f"{prefix}-change-{row.tail}", tuple(args))
        seat = None if event.seat == CHANCE else event.seat
        yield Change("event", row.icon, words, seat, about=row.about(event.args))


def most_important(changes: list[Change], seat: int) -> list[Change]:
    """Return at most four rows, the viewer's first; one place is for others if they have any."""
    own = [change for change in changes if change.seat in (seat, None)]
    others = [change for change in changes if change.seat not in (seat, None)]
    chosen = own[: MAX_ROWS - 1 if others else MAX_ROWS]
    return chosen + others[: MAX_ROWS - len(chosen)]


def unknown_of(table: PreviewTable, outcome: Outcome) -> Iterator[Change]:
    """Yield what the viewer cannot know: something hidden is shown, or chance draws."""
    revealed = outcome.revealed(table.named)
    if any(event.key in table.foretold for event in outcome.events):
        return
    if revealed:
        yield hidden_row(table, revealed)
    elif outcome.state.actors() == [CHANCE]:
        source = outcome.game.sources[outcome.state.source()]
        if source in table.sources:
            words = Words(f"{table.prefix}-chance-{source}")
            yield Change("chance", table.sources[source], words)
        else:
            yield Change("chance", "question", Words("change-chance"))


def hidden_row(table: PreviewTable, revealed: Sequence[Event]) -> Change:
    """Return the row that says what comes to light, and how many there are."""
    keys = [event.key for event in revealed]
    key = next((key for key in table.revealed if key in keys), None)
    if key is None:
        return Change("hidden", "eye", Words("change-hidden"))
    tail = key.partition(".")[2].replace(".", "-")
    args = (("count", "count", keys.count(key)),)
    return Change("hidden", table.revealed[key], Words(f"{table.prefix}-hidden-{tail}", args))


def next_of(outcome: Outcome, alone: bool) -> Iterator[Change]:
    """Yield what is asked of the viewer then; if there is no other row, also whose turn it is."""
    actors = outcome.after.actors
    if outcome.seat in actors:
        for words in outcome.game.asked(outcome.after)[:1]:
            yield Change("next", "right", words)
    elif alone and actors:
        yield Change("next", "right", Words("change-turn", (("name", "seat", actors[0]),)))
    elif alone:
        yield Change("next", "crown", Words("game-over"))


# Reading numbers


def counted(value: object) -> int | None:
    """Return what a shown value counts: itself, or all that it holds; None of what is hidden."""
    if value is None:
        return None
    if isinstance(value, int):
        return int(value)
    items = value.values() if isinstance(value, dict) else value
    assert isinstance(items, Iterable), f"{value!r} counts nothing"
    return sum(counted(item) or 0 if isinstance(item, int | tuple) else 1 for item in items)


def read_path(path: tuple[str, ...], table: Any, seat: int) -> int | None:
    """Follow a path into a table; None where a part of it is not there."""
    value = table
    for name in path:
        value = value[seat] if name == "*" else getattr(value, name)
        if value is None:
            return None
    return counted(value)


def at(path: str) -> Reader:
    """Return the reader of a path into a table: `pits.*.marks`, where `*` is the seat.

    Without a `*` it reads what is shown of whoever looks, or of nobody.
    """
    return partial(read_path, tuple(path.split(".")))


# Games without a table of their own


def declared_table(prefix: str, view: AnyView) -> PreviewTable:
    """Return a table of the numbers that are shown of a player; points come first."""
    players: Any = getattr(view.table, "players", ())
    names = (record_fields(type(players[0])) or ()) if players else ()
    shown = [name for name in names if type(getattr(players[0], name)) is int]
    shown.sort(key=lambda name: name != "score")
    rows = tuple(
        Number(name, "vp" if name == "score" else "tile", at(f"players.*.{name}"), key="column")
        for name in shown
    )
    return PreviewTable(prefix, rows)
