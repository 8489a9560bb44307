"""Positions as text: the declared fields of a state by themselves, the rest by the game.

    coal_baron
    seats 2
    shift 3
    tile factory-1 RL2
    seat 0 marks 6 workers 17 level surface
    cage 0 YYK
    ask mining 0 steps 4

A field of the board begins a line with its word; single values of a player stand together in the
line `seat`, any other field of a player has lines of its own. A game adds lines by methods
`read_<word>` of its reader, and fills in what a text leaves out in `finish`.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts, digits
from coalface.core.checks import did_you_mean, not_one_of
from coalface.core.contract import CHANCE, OVER
from coalface.core.decisions import Decision, named, read_value
from coalface.core.fields import (
    DERIVED,
    OWN_TEXT,
    Choice,
    Counts,
    Declaration,
    Digits,
    Field,
    Kind,
    Multiset,
    Number,
    Row,
    Seat,
    Seats,
    Subset,
    Things,
    chosen,
    seats_in,
)
from coalface.core.pile_text import PileText, write_pile
from coalface.core.table_state import EVERYTHING, SPECTATOR, WIDTH, TableState

NONE: Final = "-"
NUMBER: Final = re.compile(r"-?[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Layout:
    """What a game's positions are made of."""

    title: str
    state: Declaration
    player: Declaration
    decisions: tuple[Decision, ...]
    piles: tuple[tuple[str, str, tuple[str, ...]], ...] = ()
    """For each pile: the attribute, the word of its lines, the names of its faces."""


def is_single(kind: Kind) -> bool:
    """Tell whether a field holds one value, which stands in the line of its player."""
    return isinstance(kind, Number | Seat | Choice)


def is_one_word(kind: Kind) -> bool:
    """Tell whether a value is one word of its line."""
    return is_single(kind) or (isinstance(kind, Counts) and bool(kind.codes))


def is_written(field: Field) -> bool:
    """Tell whether position texts have a field by themselves."""
    return not field.has(DERIVED) and not field.has(OWN_TEXT)


# Writing


def write_position(
    state: TableState,
    layout: Layout,
    own_lines: Iterable[str],
    own_player_lines: Callable[[int], Iterable[str]],
    unread: TableState | None = None,
) -> str:
    """Return a readable position, one fact a line; what is special the game adds.

    `unread` is what a reader begins with: a field with nothing in it is left out unless there is
    something in it there. Without it, readers begin with fields that have nothing in them.
    """
    lines = [layout.title, f"seats {state.seats}", *write_viewer(state)]
    for field in filter(is_written, layout.state.fields):
        value, before = getattr(state, field.name), getattr(unread, field.name, None)
        lines += write_field(field.word, field.kind, value, before)
    lines += own_lines
    players: list[Any] = getattr(state, "players")  # noqa: B009 (a game declares it)
    others: list[Any] = getattr(unread, "players", [None] * len(players))
    for seat, (player, other) in enumerate(zip(players, others, strict=True)):
        lines += write_player(layout.player, player, seat, other)
        lines += own_player_lines(seat)
    for attribute, word, names in layout.piles:
        lines += write_pile(getattr(state, attribute), word, names)
    lines += write_decisions(state, layout.decisions) or ["over"]
    return "\n".join(lines) + "\n"


def write_viewer(state: TableState) -> Iterator[str]:
    """Write whose knowledge a state is, if it is not the true one."""
    if state.known_by != EVERYTHING:
        yield f"known-to {'spectators' if state.known_by == SPECTATOR else state.known_by}"


def write_player(
    declared: Declaration, player: object, seat: int, unread: object = None
) -> Iterator[str]:
    """Write the declared fields of a player; `unread` is the one that a reader begins with."""
    fields = [field for field in declared.fields if is_written(field)]
    single = [field for field in fields if is_single(field.kind)]
    values = (f"{f.word} {write_value(f.kind, getattr(player, f.name))}" for f in single)
    yield " ".join([f"seat {seat}", *values])
    for field in fields:
        if not is_single(field.kind):
            value, before = getattr(player, field.name), getattr(unread, field.name, None)
            yield from write_field(f"{field.word} {seat}", field.kind, value, before)


def write_field(words: str, kind: Kind, value: Any, before: Any = None) -> Iterator[str]:
    """Write a field in as many lines as it needs.

    A field with nothing in it is left out, and so is a place of a row, unless `before`, the value
    that a reader begins with, has something there.
    """
    if not isinstance(kind, Row):
        written = write_value(kind, value)
        nothing = written == NONE and not isinstance(kind, Subset)
        if not nothing or (before is not None and write_value(kind, before) != written):
            yield f"{words} {written}"
        return
    for place, name in enumerate(kind.names):
        written = write_value(kind.of, value[place])
        differs = before is not None and write_value(kind.of, before[place]) != written
        if differs or not is_left_out(kind.of, written):
            yield f"{words} {name} {written}"


def is_left_out(kind: Kind, written: str) -> bool:
    """Tell whether a row leaves out a place with this value: there is nothing."""
    if isinstance(kind, Counts):
        return False
    return written == NONE or (written == "0" and not isinstance(kind, Subset | Seats | Digits))


def write_value(kind: Kind, value: Any) -> str:
    """Write one value: a number, a name, letters for counts, names of things."""
    match kind:
        case Counts(names, _, codes):
            each = counts.unpack(value, len(names))
            if not codes:
                return " ".join(map(str, each))
            return "".join(code * count for code, count in zip(codes, each, strict=True)) or NONE
        case Seats():
            return " ".join(map(str, seats_in(value))) or NONE
        case Things(names):
            return " ".join(names[thing] for thing in value) or NONE
        case Multiset(names):
            return " ".join(n for at, n in enumerate(names) for _ in range(value[at])) or NONE
        case Digits(of):
            return " ".join(str(named(of, digit)) for digit in digits.unpack(value)) or NONE
        case Subset(names):
            return " ".join(chosen(names, int(value))) or NONE
        case _:
            written = named(kind, int(value))
            return NONE if written is None else str(written)


def write_decisions(state: TableState, decisions: tuple[Decision, ...]) -> list[str]:
    """Write the pending decisions, the one to be answered next last."""
    numbers = state.decision_numbers()
    lines = []
    for at in range(0, len(numbers), int(WIDTH)):
        kind, seat, *values = numbers[at : at + int(WIDTH)]
        row = decisions[kind - 1]
        asked = "chance" if seat == CHANCE else str(seat)
        args = [f"{n} {named(k, v)}" for (n, k), v in zip(row.args, values, strict=False)]
        lines.append(" ".join([f"ask {row.name} {asked}", *args]))
    return lines


# Reading


class PositionReader:
    """Reads a position line by line onto a fresh state; a game subclasses it."""

    layout: ClassVar[Layout]

    def __init__(self, state: Any) -> None:
        self.state = state
        self.given: set[str] = set()
        self.lines: dict[str, int] = {}
        self.line = 0
        self.over = False
        self.piles = {word: PileText(word, names) for _, word, names in self.layout.piles}
        self._board = {f.word: f for f in self.layout.state.fields if is_written(f)}
        self._player = {f.word: f for f in self.layout.player.fields if is_written(f)}

    @classmethod
    def read_text(cls, text: str, start: Callable[[int], Any]) -> Any:
        """Return the position that a text describes; ValueError names the line that is wrong."""
        lines = [(n, line.split()) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
        title = cls.layout.title
        if not lines or lines[0][1] != [title]:
            first = " ".join(lines[0][1]) if lines else ""
            raise ValueError(f"line 1: expected the title {title!r}; got {first!r}")
        if len(lines) < 2 or lines[1][1][0] != "seats" or len(lines[1][1]) != 2:
            second = " ".join(lines[1][1]) if len(lines) > 1 else ""
            wanted = "expected the number of players, such as 'seats 3'"
            raise ValueError(f"line 2: {wanted}; got {second!r}")
        try:
            state = start(read_number(lines[1][1][1], 1))
        except ValueError as error:
            raise ValueError(f"line {lines[1][0]}: {error}") from error
        reader = cls(state)
        for number, words in lines[2:]:
            reader.read(number, words)
        reader.finish()
        reader.find_actor()
        return state

    def read(self, line: int, words: list[str]) -> None:
        """Read one line."""
        self.line = line
        self.lines[" ".join(words[:2])] = line
        try:
            self._read(words[0], words[1:])
        except (ValueError, IndexError) as error:
            problem = error if isinstance(error, ValueError) else "a word is missing"
            raise ValueError(f"line {line}: {' '.join(words)}: {problem}") from error

    def _read(self, word: str, rest: list[str]) -> None:
        own = getattr(self, f"read_{word.replace('-', '_')}", None)
        if own is not None:
            own(rest)
        elif word in self._board:
            self._read_field(self.state, self._board[word], word, rest)
        elif word in self._player and not is_single(self._player[word].kind):
            seat = self.seat(rest[0])
            field = self._player[word]
            self._read_field(self.state.players[seat], field, f"{word} {seat}", rest[1:])
        else:
            self._read_pile_line(word, rest)

    def _read_pile_line(self, word: str, rest: list[str]) -> None:
        """Read a line of a pile, or refuse a word that nothing begins with."""
        label, _, part = word.rpartition("-")
        if label not in self.piles or part not in ("stack", "row"):
            raise ValueError(f"unknown word {word!r}{did_you_mean(word, self.words())}")
        if part == "stack":
            self.once(word)
            self.piles[label].read_shape(rest)
        else:
            self.piles[label].read_row(rest)

    def words(self) -> list[str]:
        """Return all words that a line can begin with."""
        own = [n.removeprefix("read_").replace("_", "-") for n in dir(self) if n[:5] == "read_"]
        lines = [word for word, field in self._player.items() if not is_single(field.kind)]
        return [
            *own,
            *self._board,
            *lines,
            *(f"{p}-{s}" for p in self.piles for s in ("stack", "row")),
        ]

    def _read_field(self, record: object, field: Field, fact: str, words: list[str]) -> None:
        """Read a field of the board or of a player."""
        if not isinstance(field.kind, Row):
            self.once(fact)
            setattr(record, field.name, self.value(field.kind, words))
            return
        if words[0] not in field.kind.names:
            raise ValueError(not_one_of(words[0], field.kind.names))
        self.once(f"{fact} {words[0]}")
        row = getattr(record, field.name)[:]
        row[field.kind.names.index(words[0])] = self.value(field.kind.of, words[1:])
        setattr(record, field.name, row)

    def read_seat(self, words: list[str]) -> None:
        """Read the single values of a player: `seat 0 marks 6 workers 17`."""
        seat = self.seat(words[0])
        self.once(f"seat {seat}")
        for word, value in zip(words[1::2], words[2::2], strict=True):
            if not self.read_player_value(seat, word, value):
                field = self._player.get(word)
                if field is None or not is_single(field.kind):
                    known = [w for w, f in self._player.items() if is_single(f.kind)]
                    raise ValueError(not_one_of(word, known))
                self.given.add(f"{word} {seat}")
                setattr(self.state.players[seat], field.name, self.value(field.kind, [value]))

    def read_player_value(self, seat: int, word: str, value: str) -> bool:
        """Read a value of the line `seat` that no field declares; False if there is none."""
        return False

    def read_ask(self, words: list[str]) -> None:
        """Read a pending decision: `ask pair 0 cubes_left 2 card B01`."""
        decisions = {row.name: number for number, row in enumerate(self.layout.decisions, 1)}
        if words[0] not in decisions:
            raise ValueError(not_one_of(words[0], decisions))
        row = self.layout.decisions[decisions[words[0]] - 1]
        if (words[1] == "chance") != row.of_chance:
            right = "chance" if row.of_chance else "a seat"
            raise ValueError(f"expected {right} after {words[0]}; got {words[1]!r}")
        seat = CHANCE if row.of_chance else self.seat(words[1])
        given = dict(zip(words[2::2], words[3::2], strict=True))
        unknown = [name for name in given if name not in dict(row.args)]
        if unknown:
            known = ", ".join(dict(row.args)) or "no arguments"
            raise ValueError(f"expected {known} of {row.name}; got {unknown[0]!r}")
        values = [self.argument(kind, given.get(name)) for name, kind in row.args]
        if (self.state.pending_count) * WIDTH >= len(self.state.below):
            most = len(self.state.below) // WIDTH
            raise ValueError(f"too many pending decisions; expected at most {most}")
        self.state.push_decision(decisions[row.name], seat, *[*values, 0, 0, 0][:3])

    def argument(self, kind: Kind, word: str | None) -> int:
        """Read an argument of a decision; what is left out is 0."""
        return 0 if word is None else read_value(kind, word, self.state.seats)

    def read_known_to(self, words: list[str]) -> None:
        """Read whose knowledge the position is: `known-to 0`, or `known-to spectators`."""
        self.once("known-to")
        self.state.known_by = SPECTATOR if words[0] == "spectators" else self.seat(words[0])

    def read_over(self, words: list[str]) -> None:
        """Read that the game is over."""
        self.once("over")
        self.over = True

    # What readers share

    def value(self, kind: Kind, words: list[str]) -> Any:
        """Read the value of a field from the words of its line."""
        if len(words) > 1 and is_one_word(kind):
            raise ValueError(f"expected one value; got {' '.join(words)!r}")
        if isinstance(kind, Counts):
            return read_counts(kind, words)
        if isinstance(kind, Seats):
            return sum(1 << seat for seat in {self.seat(word) for word in words if word != NONE})
        if isinstance(kind, Things):
            return vec[i64]([read_name(kind.names, word) for word in words if word != NONE])
        if isinstance(kind, Multiset):
            held = [read_name(kind.names, word) for word in words if word != NONE]
            return vec[i64]([held.count(thing) for thing in range(len(kind.names))])
        if isinstance(kind, Subset):
            there = [read_name(kind.names, word) for word in words if word != NONE]
            for thing in there:
                if there.count(thing) > 1:
                    raise ValueError(f"duplicate {kind.names[thing]}")
            return sum(1 << thing for thing in there)
        if isinstance(kind, Digits):
            row = [read_value(kind.of, word, self.state.seats) for word in words if word != NONE]
            if len(row) > digits.MAX_PLACES:
                raise ValueError(f"expected at most {digits.MAX_PLACES} values; got {len(row)}")
            return digits.pack(row)
        return read_value(kind, words[0], self.state.seats)

    def once(self, fact: str) -> None:
        """Note a fact, and refuse to read the same one twice."""
        if fact in self.given:
            raise ValueError(f"duplicate {fact}")
        self.given.add(fact)

    def seat(self, word: str) -> int:
        """Read a seat of this table."""
        return read_value(Seat(), word, self.state.seats)

    def wrong(self, fact: str, problem: str) -> ValueError:
        """Return an error at the line that tells a fact, or at the last one."""
        return ValueError(f"line {self.lines.get(fact, self.line)}: {problem}")

    # When all is read

    def finish(self) -> None:
        """Fill in what the text left out, and refuse pieces that are missing or too many."""
        raise NotImplementedError

    def finish_pile(self, attribute: str, word: str, used: list[int]) -> None:
        """Lay out a pile: rows as the text has them, all that lies nowhere else in the bag."""
        pile = getattr(self.state, attribute)
        try:
            self.piles[word].lay_out(pile, used, int(self.state.known_by))
        except ValueError as error:
            raise self.wrong(f"{word}-stack hand", str(error)) from error

    def settle(self) -> None:
        """Go on by the rules until someone must decide."""
        raise NotImplementedError

    def find_actor(self) -> None:
        """Go on to who must decide; ValueError if that seat could do nothing."""
        state = self.state
        if self.over:
            state.to_act = OVER
            return
        kind = int(state.pending_kind)
        pending = self.layout.decisions[kind - 1].name if kind else "the next turn"
        try:
            self.settle()
            whole = state.known_by == EVERYTHING  # others' choices may be hidden
            stuck = whole and state.to_act != OVER and not state.legal(int(state.to_act))
        except (AssertionError, IndexError):
            stuck = True
        if stuck:
            raise self.wrong("", f"{pending} cannot be decided in this position")


def read_number(word: str, low: int = 0, high: int = 999_999) -> int:
    """Read a whole number within bounds."""
    if not NUMBER.fullmatch(word) or not low <= int(word) <= high:
        raise ValueError(f"expected a whole number from {low} to {high}; got {word!r}")
    return int(word)


def read_name(names: tuple[str, ...], word: str) -> int:
    """Read one of some names as its index."""
    if word not in names:
        hint = did_you_mean(word, names)
        raise ValueError(f"expected one of {names[0]} to {names[-1]}; got {word!r}{hint}")
    return names.index(word)


def read_counts(kind: Counts, words: list[str]) -> int:
    """Read letters, one for each thing, or the count of each kind, as packed counts."""
    if not kind.codes:
        if len(words) != len(kind.names):
            raise ValueError(f"expected counts of {', '.join(kind.names)}; got {' '.join(words)!r}")
        return int(counts.pack([read_number(word, 0, 255) for word in words]))
    letters = words[0]
    if letters == NONE:
        return 0
    for letter in letters:
        if letter not in kind.codes:
            raise ValueError(f"expected letters of {kind.codes} or {NONE}; got {letters!r}")
    return int(counts.pack([letters.count(code) for code in kind.codes]))
