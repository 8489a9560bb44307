"""Sets of small numbers as the bits of one number: cheap to read, copy and compare."""

from typing import Final

from mypy_extensions import i64

HIGHEST: Final[i64] = 0x4000000000000000
HIGHEST_PLACE: Final[i64] = 62


def bit(place: i64) -> i64:
    """Return the set that holds one number; a plain 1 would be shifted as a 32-bit number."""
    return HIGHEST >> (HIGHEST_PLACE - place)


def has(mask: i64, place: i64) -> bool:
    """Tell whether a number is in a set."""
    return (mask >> place) & 1 != 0


def size(mask: i64) -> i64:
    """Return how many numbers are in a set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
