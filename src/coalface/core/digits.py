"""Rows of small numbers packed into one number, four bits a place, the first in the lowest.

A row holds up to fifteen places with numbers from 0 to 15.
"""

from typing import Final

from mypy_extensions import i64

from coalface.core import masks

BITS: Final[i64] = 4
MASK: Final[i64] = 15
MAX_PLACES: Final = 15


def digit(row: i64, place: i64) -> i64:
    """Return the number at a place."""
    return (row >> (place * BITS)) & MASK


def placed(row: i64, place: i64, value: i64) -> i64:
    """Return a row with another number at a place."""
    shift = place * BITS
    return (row ^ (digit(row, place) << shift)) | (value << shift)


def removed(row: i64, place: i64) -> i64:
    """Return a row without the number at a place; those after it move up."""
    shift = place * BITS
    below = row & (masks.bit(shift) - 1)
    return below | ((row >> (shift + BITS)) << shift)


def length(row: i64) -> i64:
    """Return how many numbers there are before the first 0."""
    count: i64 = 0
    while row & MASK != 0:
        row >>= BITS
        count += 1
    return count


def pack(numbers: list[int]) -> i64:
    """Return some numbers as a row."""
    row: i64 = 0
    for place in range(len(numbers)):
        number: i64 = numbers[place]
        row |= number << (place * BITS)
    return row


def unpack(row: i64) -> list[int]:
    """Return the numbers of a row before the first 0."""
    return [int(digit(row, place)) for place in range(length(row))]
