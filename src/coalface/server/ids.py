"""Ids that nobody can guess, and the time as it is written down."""

import secrets
import time

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
LENGTH = 16
"""80 bits: an id is a link, and knowing it is the right to look."""


def new_id() -> str:
    """A new id for a person, a table or a record."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
