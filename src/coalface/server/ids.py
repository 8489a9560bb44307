"""Ids and secrets that nobody can guess, and the time as it is written down."""

import secrets
import time
from collections.abc import Callable
from hashlib import sha256

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
LENGTH = 16
"""80 bits: an id is a link, and knowing it is the right to look."""


def is_id(text: str) -> bool:
    """Return whether this may be an id of ours."""
    return len(text) == LENGTH and all(char in ALPHABET for char in text)


def tag(id: str) -> str:
    """Return a short name for an id in logs, which gives nobody the right to look."""
    return sha256(id.encode()).hexdigest()[:8]


def new_id() -> str:
    """Return a new id for a person, a table or a record."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def new_secret() -> str:
    """Return a new secret of a table: its draws follow from it and from what the seats add."""
    return secrets.token_hex(32)


time_source: Callable[[], int] = time.time_ns
"""Nanoseconds since 1970. Every time that the server shows or stores comes from here, so that a
test can set it."""


def now() -> int:
    """Return milliseconds since 1970."""
    return time_source() // 1_000_000
