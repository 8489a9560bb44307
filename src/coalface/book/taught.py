"""Which chapter of which lesson teaches a rule: it follows from the scenes of the game's book.

A book says which rules a picture or an example shows, and its scenes are taken from lessons; so the
chapter that the scene is taken from teaches those rules.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from coalface.book.book import Book
from coalface.lessons.lesson import Lesson, find_lesson


@dataclass(frozen=True)
class Taught:
    """A chapter of a lesson, counted from 0."""

    lesson: Lesson
    chapter: int


def taught_by(book: Book) -> dict[str, Taught]:
    """Return for every rule that a lesson teaches the chapter to play it in."""
    found: dict[str, Taught] = {}
    for rule, scene in _shown(book):
        row = book.scene(scene)
        if rule not in found and row.lesson:
            lesson = find_lesson(book.spec.id, row.lesson)
            found[rule] = Taught(lesson, lesson.chapter_at(lesson.step_saying(row.step)))
    return found


def _shown(book: Book) -> Iterator[tuple[str, str]]:
    """Yield rules with a scene that shows them: of the worked examples, then of the overview."""
    yield from ((example.rule, example.before) for example in book.content.examples)
    for part in book.content.overview:
        if part.picture is not None:
            yield from ((rule, part.taught or part.picture.scene) for rule in part.rules)
