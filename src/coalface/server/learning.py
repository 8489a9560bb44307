"""Lessons and books as far as they can be read.

Those of a plug-in that cannot be read are left out, and the log says what is wrong: the games
beside it never suffer from it.
"""

from functools import cache
from logging import getLogger

from coalface.book.book import Book, BookError, book_of
from coalface.lessons.lesson import Lesson, LessonError, lessons_of

log = getLogger("coalface")


@cache
def readable_lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game; none if one of them cannot be read."""
    try:
        return lessons_of(game)
    except LessonError as error:
        log.warning("%s; the lessons of this game are left out", error)
        return ()


@cache
def readable_book(game: str) -> Book | None:
    """Return the book of a game; None if it has none, or none that can be read."""
    try:
        return book_of(game)
    except BookError as error:
        log.warning("%s; the book of this game is left out", error)
        return None
