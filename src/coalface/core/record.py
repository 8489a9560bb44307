"""A saved game: who sat where, under which rules, and every line of play, chance included.

    record = Record(game, ("Anna", "greedy"))
    record.append(CHANCE, "deal/B08")
    record.save("evening.record")

A record replays without any random numbers, under the rules version and the component set that
it began with. `core/record_text.py` shows what the file looks like.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import SupportsIndex

from coalface.core.catalogue import Move
from coalface.core.checks import numbers_below
from coalface.core.contract import CHANCE, OVER, Event, Game, IllegalMove, State
from coalface.core.drawing import record_html
from coalface.core.record_header import (
    Find,
    Line,
    check_draws,
    check_name,
    read_game,
    read_line,
    read_seats,
    unknown_move,
)
from coalface.core.record_text import (
    CHANCE_MARK,
    END,
    MAGIC,
    MAX_BYTES,
    NOTHING,
    OPEN,
    VERSION,
    RecordError,
    Row,
    closed,
    damage,
    own_block,
    split_lines,
    take_apart,
)
from coalface.core.registry import known_spec
from coalface.core.tables import spelled

__all__ = ["Record", "RecordError", "Step"]

LOCAL_SERVER = "http://127.0.0.1:8000"
"""Where `coalface serve` listens unless it is given another address."""


@dataclass(frozen=True, slots=True)
class Step:
    """A line of play as it is replayed; `state` is the one that goes on: clone it to keep it."""

    number: int
    actor: int
    move: int
    events: list[Event]
    state: State


class Record:
    """One game: its header and its lines. It grows by `append` and never shrinks.

    `draws` is the commitment of the draws, if there is one.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        lines: Iterable[tuple[SupportsIndex, SupportsIndex | str | Move]] = (),
        draws: str | None = None,
    ) -> None:
        game.check_seats(len(seats))
        self.game = game
        self.seats = tuple(check_name(name) for name in seats)
        self.draws = None if draws is None else check_draws(draws)
        self._lines: list[Line] = []
        self._state = game.start(len(seats))
        self._reached = 0
        self._path = ""
        self.line: int | None = None
        """The line that the address named which the record was loaded from."""
        self.address: str | None = None
        """The page of the server that it was loaded from."""
        self._stated_result: Row | None = None
        self._header = len(self._head())
        for actor, move in lines:
            self.append(actor, move)

    # Grow and look.

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every line of play so far, as actor and id."""
        return tuple(self._lines)

    def __len__(self) -> int:
        return len(self._lines)

    def append(self, actor: SupportsIndex, move: SupportsIndex | str | Move) -> None:
        """Add a line; whether it is legal is seen when it is replayed or written."""
        self._lines.append((self._state.checked_actor(actor), self._id(move)))
        self._stated_result = None

    def _id(self, move: SupportsIndex | str | Move) -> int:
        moves = self.game.moves
        if not isinstance(move, str | Move):
            return self.game.checked_move(move)
        if move not in moves:
            raise ValueError(unknown_move(moves, str(move)))
        return moves.id(move)

    def notation(self, line: Line) -> str:
        """A line as the file has it."""
        return f"{spelled_actor(line[0])} {self.game.moves[line[1]]}"

    # Replay.

    def replay(self) -> Iterator[Step]:
        """Every line with its events and the state after it; RecordError names an illegal one."""
        state = self.game.start(len(self.seats))
        for number, (actor, move) in enumerate(self.lines, 1):
            events: list[Event] = []
            self._step(state, number, events)
            yield Step(number, actor, move, events, state)

    def state(self, at: int | None = None) -> State:
        """The position after line `at`, 0 being the start; after the last one if none is named."""
        if self._checked(at) == len(self._lines):
            self._reach()
            return self._state.clone()
        state = self.game.start(len(self.seats))
        for number in range(1, self._checked(at) + 1):
            self._step(state, number, None)
        return state

    def _checked(self, at: int | None) -> int:
        """Return the number of a line, the last one for None; ValueError if there is none."""
        last = len(self._lines)
        if at is not None and not 0 <= at <= last:
            raise ValueError(
                f"line {at} out of range {numbers_below(last + 1)}, where 0 is the start"
            )
        return last if at is None else at

    def transcript(self, seat: SupportsIndex | None, at: int | None = None) -> tuple[str, ...]:
        """Return all that a seat (None: a spectator) saw and did up to line `at`, in order.

        An entry is a move of the seat itself (`> place/bank`) or an event that it saw, with its
        seat and numbers (`cb.coal.loaded 0 1 1`). The seat can tell two histories apart exactly
        if their transcripts differ. A line of which it learns nothing leaves no entry.
        """
        found: list[str] = []
        viewer = self._state.checked_viewer(seat)
        for step in islice(self.replay(), self._checked(at)):
            if step.actor == viewer:
                found.append(f"> {self.game.moves[step.move]}")
            contents = [event.content() for event in step.events if event.seen(viewer)]
            found += [" ".join(map(str, (key, who, *args))) for key, who, args in contents]
        return tuple(found)

    def verify(self) -> None:
        """Replay it all, checked; RecordError if a line is illegal or the result is wrong."""
        self._state, self._reached = self.game.start(len(self.seats)), 0
        self._reach()
        if self._stated_result is not None and self._stated_result.text != self._result():
            stated, right = self._stated_result.text, self._result()
            wrong = f"expected the result `{right}`, got `{stated}`"
            raise RecordError("result", self._stated_result.number, wrong, self._path)

    def _reach(self) -> None:
        """Bring the cached state to the last line."""
        while self._reached < len(self._lines):
            self._step(self._state, self._reached + 1, None)
            self._reached += 1

    def _step(self, state: State, number: int, log: list[Event] | None) -> None:
        """Make one line: unchecked where it was checked before."""
        actor, move = self._lines[number - 1]
        if number <= self._reached:
            state.advance(actor, move, log)
            return
        line = self._header + number
        if state.actor() == OVER:
            over = f"the game was over after {number - 1} moves"
            raise RecordError("illegal", line, over, self._path)
        try:
            state.apply(actor, move, log)
        except IllegalMove as error:
            raise RecordError("illegal", line, str(error), self._path) from error

    # Write and read.

    def write(self) -> str:
        """The text of the record; RecordError if one of its lines is illegal."""
        self._reach()
        lines = self._head()
        lines += [self.notation(line) for line in self._lines]
        return closed([*lines, self._result()], len(self._lines))

    def _head(self) -> list[str]:
        game = self.game
        lines = [f"{MAGIC} {VERSION}", f"game {game.id.replace('_', '-')}"]
        lines += [f"rules {game.version}", f"components {game.components}"]
        if game.own_components is not None:
            lines += own_block(game.own_components)
        lines += [f"option {name} {spelled(value)}" for name, value in game.options.items()]
        lines += [f"seat {seat} {name}" for seat, name in enumerate(self.seats)]
        return [*lines, f"draws {self.draws or NOTHING}"]

    def _result(self) -> str:
        """The line before the last: final scores, or that the game is still open."""
        if self._state.actor() != OVER:
            return OPEN
        return " ".join([END, *(str(score) for score in self._state.scores())])

    def save(self, path: str | Path) -> None:
        """Write the file, whole or not at all: what was there before stays until all is on disk."""
        write_whole(Path(path), self.write())

    @classmethod
    def read(cls, text: str, find: Find = known_spec) -> "Record":
        """Read the text of a record; its lines are checked when they are first replayed."""
        lines = split_lines(text)
        damaged = damage(lines)
        try:
            record = cls._from_parts(lines, find)
        except RecordError as error:
            raise (error if damaged is None else error.changed()) from error.__cause__
        if damaged is not None:
            raise damaged
        return record

    @classmethod
    def _from_parts(cls, lines: list[str], find: Find) -> "Record":
        parts = take_apart(lines)
        game = read_game(parts, find)
        seats = read_seats(parts.seats, game, parts.draws)
        moves = [read_line(row, game, len(seats)) for row in parts.moves]
        try:
            draws = None if parts.draws.rest == NOTHING else check_draws(parts.draws.rest)
        except ValueError as error:
            raise parts.draws.wrong(str(error)) from error
        record = cls(game, seats, moves, draws)
        record._stated_result, record._header = parts.result, parts.draws.number
        return record

    @classmethod
    def load(cls, path: str | Path, find: Find = known_spec) -> "Record":
        """Read a file; RecordError if it is no record, OSError if it cannot be opened."""
        try:
            record = cls.read(_text_of(Path(path)), find)
        except RecordError as error:
            raise error.within(str(path)) from error.__cause__
        record._path = str(path)
        return record

    # Look at it.

    def open_in_browser(self, server: str = LOCAL_SERVER, at: int | None = None) -> str:
        """Open the replay at a server in a browser, and return its address.

        A record that was loaded from a server is shown there. Any other one is uploaded first: to
        `server`, which is a `coalface serve` on this machine unless another is named. It opens at
        line `at`, or at the line that `coalface.load` was given.
        """
        line = self.line if at is None else self._checked(at)
        opened: str = import_module("coalface.server_records").show(self, server, line)
        return opened

    def _repr_html_(self) -> str:
        """Return the board at the line that was loaded, or the last, as HTML for notebooks."""
        return record_html(self)

    def __repr__(self) -> str:
        return f"<Record of {self.game.id}: {', '.join(self.seats)}; {len(self)} lines>"


def spelled_actor(actor: int) -> str:
    """An actor as a record writes it: the number of a seat, or the mark of chance."""
    return CHANCE_MARK if actor == CHANCE else str(actor)


def write_whole(path: Path, text: str) -> None:
    """Write a file by way of another one beside it, so that a crash leaves the old or the new."""
    target = path.resolve()
    beside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _text_of(path: Path) -> str:
    """The text of a file that may be a record."""
    if path.is_dir():
        raise RecordError("unreadable", 0, "expected the file of a record, got a folder")
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise RecordError("unreadable", 0, f"too large for a record: over {MAX_BYTES} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError("unreadable", line, "expected UTF-8 text") from error
