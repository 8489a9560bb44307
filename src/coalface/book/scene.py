"""The positions of a book: lines of play of a lesson or of a record."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from coalface.book.book import FILE, FOLDER, Book, BookError, SceneRow
from coalface.core.contract import Game
from coalface.core.record import Record
from coalface.lessons.lesson import find_lesson
from coalface.lessons.run import lines_before

NAMES: Final = ("Anna", "Rosa", "Jan", "Kurt")
"""Who sits at the tables that are pictured, in the order of seats."""


@dataclass(frozen=True)
class Scene:
    """A position that lines of play lead to."""

    game: Game
    names: tuple[str, ...]
    lines: tuple[tuple[int, int], ...]
    seat: int


def scene_of(book: Book, name: str) -> Scene:
    """Return a scene; ValueError if there is none, BookError if nothing leads to it."""
    row = book.scene(name)
    game, seats, lines = _recorded(book, row) if row.record else _taught(book, row)
    return Scene(game, names_at(seats), tuple(lines), row.seat)


def names_at(seats: int) -> tuple[str, ...]:
    """Return a name for each seat: where there are more seats than names, some are numbered."""
    named = [(NAMES[seat % len(NAMES)], seat // len(NAMES) + 1) for seat in range(seats)]
    return tuple(name if number == 1 else f"{name} {number}" for name, number in named)


def _recorded(book: Book, row: SceneRow) -> tuple[Game, int, Sequence[tuple[int, int]]]:
    record = _record(book.spec.package, row.record)
    last = len(record)
    line = last + 1 + row.line if row.line < 0 else row.line
    if not 0 <= line <= last:
        raise BookError(f"record {row.record} of {book.spec.id}: no line {row.line}")
    return record.game, len(record.seats), record.lines[:line]


@cache
def _record(package: str, name: str) -> Record:
    file = files(package) / FOLDER / f"{name}.record"
    if not file.is_file():
        raise BookError(f"no file {name}.record in the folder {FOLDER} of {package}")
    return Record.read(file.read_text("utf-8"))


def _taught(book: Book, row: SceneRow) -> tuple[Game, int, Sequence[tuple[int, int]]]:
    try:
        lesson = find_lesson(book.spec.id, row.lesson)
        step = lesson.step_saying(row.step)
    except ValueError as error:
        raise BookError(f"{FILE} of {book.spec.id}: {error}") from error
    return lesson.game(), lesson.content.seats, lines_before(lesson, step)
