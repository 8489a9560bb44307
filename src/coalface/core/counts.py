"""Counts by kind packed into one number, eight bits a kind: cheap to read, copy and compare.

A packed number holds up to seven kinds of at most 255 each. Taking away more than there is borrows
from the next kind, so rules ask before they act; the conformance laws find what they forget.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final[i64] = 8
MASK: Final[i64] = 255
HIGHEST: Final[i64] = 0x0100000000000000
"""One of a kind after the last: shifted down, because a plain 1 is shifted as a 32-bit number."""
EVEN: Final[i64] = 0x00FF00FF00FF00FF
MAX_KINDS: Final = 7
HIGHEST_KIND: Final[i64] = 7


def one(kind: i64) -> i64:
    """Return one thing of a kind, to be added to packed counts or taken away."""
    return HIGHEST >> ((HIGHEST_KIND - kind) * BITS)


def count(counts: i64, kind: i64) -> i64:
    """Return how many there are of a kind."""
    return (counts >> (kind * BITS)) & MASK


def total(counts: i64) -> i64:
    """Return how many there are of all kinds together."""
    pairs = (counts & EVEN) + ((counts >> BITS) & EVEN)
    pairs += pairs >> 32
    return (pairs + (pairs >> 16)) & 0xFFFF


def added(row: vec[i64], place: i64, more: i64) -> vec[i64]:
    """Return a row with more at one place; clones may share the old row, so it stays as it is."""
    new = row[:]
    new[place] += more
    return new


def pack(counts: list[int]) -> i64:
    """Return counts, kind by kind, as one number."""
    packed: i64 = 0
    for kind in range(len(counts)):
        amount: i64 = counts[kind]
        packed += amount << (kind * BITS)
    return packed


def unpack(counts: i64, kinds: int) -> list[int]:
    """Return packed counts as a list, kind by kind."""
    return [int(count(counts, kind)) for kind in range(kinds)]
