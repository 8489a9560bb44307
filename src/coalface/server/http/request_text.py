"""Reads what others send: JSON that is too deep, not UTF-8 or no proper text is refused.

A text with a NUL cannot be stored in PostgreSQL, and half of a surrogate pair cannot be sent on, so
neither gets further than here.
"""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What decoding raises for input that is no message of ours."""
NUL = "\0"
ESCAPED_NUL = "\\u0000"
FIRST_SURROGATE, LAST_SURROGATE = "\ud800", "\udfff"


def is_text(text: str) -> bool:
    """Return whether a text can be stored and sent."""
    return NUL not in text and (text.isascii() or not any(map(_is_surrogate, text)))


def _is_surrogate(char: str) -> bool:
    return FIRST_SURROGATE <= char <= LAST_SURROGATE


def all_text(value: Any) -> bool:
    """Return whether all strings in a JSON value are proper texts, names of fields too."""
    waiting = [value]
    while waiting:
        found = waiting.pop()
        if isinstance(found, str) and not is_text(found):
            return False
        if isinstance(found, dict):
            waiting += [*found, *found.values()]
        elif isinstance(found, list):
            waiting += found
    return True


def may_hold_nul(text: str | bytes) -> bool:
    """Return whether a JSON text may hold a NUL, which is spelled in one way alone."""
    return ESCAPED_NUL in text if isinstance(text, str) else ESCAPED_NUL.encode() in text


class BodyRequest(Request[Any, Any, Any]):
    """A request whose body is refused if it is no JSON, too deep, or holds what is no text."""

    async def json(self) -> Any:
        """Return the body; ClientException says what is wrong with it."""
        try:
            found = await super().json()
        except RecursionError as error:
            raise ClientException("JSON is nested too deeply") from error
        except UnicodeError as error:
            raise ClientException("JSON must be UTF-8") from error
        if not all_text(found):
            raise ClientException("texts must not hold NUL or lone surrogates")
        return found
