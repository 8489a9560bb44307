"""Lessons and books as far as they can be read.

Those of a plug-in that cannot be read are left out, and the log says what is wrong: the games
beside it never suffer from it.
"""

from functools import cache
from logging import getLogger

from coalface.book.book import Book, BookError, book_of
from coalface.core.registry import released_specs
from coalface.lessons.lesson import Lesson, LessonError, lessons_of
from coalface.text import Text, warn_of_text

log = getLogger("coalface")


@cache
def readable_lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game; none if one of them cannot be read."""
    try:
        return lessons_of(game)
    except LessonError as error:
        log.warning("%s; the lessons of this game are left out", error)
        return ()


def lesson_title(game: str, id: str, lang: str) -> str:
    """Return the title of a lesson; empty if no lesson has this id any more."""
    if not id or game not in released_specs():
        return ""
    found = next((lesson for lesson in readable_lessons(game) if lesson.id == id), None)
    return Text(lang, report=warn_of_text).say(found.key()) if found else ""


@cache
def readable_book(game: str) -> Book | None:
    """Return the book of a game; None if it has none, or none that can be read."""
    try:
        return book_of(game)
    except BookError as error:
        log.warning("%s; the book of this game is left out", error)
        return None
