"""The texts of a book: read when someone asks, not with the other messages."""

from functools import cache
from importlib.resources import files

from coalface.book.book import FOLDER, Book, BookError
from coalface.fluent_messages import Messages
from coalface.text import FALLBACK


def say(book: Book, lang: str, key: str, part: str = "", **args: int) -> str:
    """Return a text of a book, or the part of it that is an attribute; BookError if it is none."""
    bundle = _messages(book.spec.package, lang).find(key)
    message = bundle.get_message(key) if bundle else None
    pattern = None
    if message is not None:
        pattern = message.attributes.get(part) if part else message.value
    if bundle is None or pattern is None:
        raise BookError(f"book of {book.spec.id}, {lang}: no text {key} {part}".rstrip())
    words, problems = bundle.format_pattern(pattern, args)
    if problems:
        raise BookError(f"book of {book.spec.id}, {lang}: {key}: {problems[0]}")
    return str(words)


@cache
def _messages(package: str, lang: str) -> Messages:
    folder = files(package) / FOLDER
    own = folder / f"{lang}.ftl"
    file = own if own.is_file() else folder / f"{FALLBACK}.ftl"
    return Messages(lang, [file.read_text("utf-8")])
