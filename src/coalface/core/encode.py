"""Write numbers of a state into an observation: what the generated modules `encoding` call.

A function writes at a place of a buffer that holds zeros there, so that what is 0 need not be
written. `seat` is who observes: seats are numbered from it, in the order in which they sit.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from coalface.core.contract import CHANCE, OVER
from coalface.core.table_state import WIDTH, TableState

LARGEST: Final[i64] = 32767
"""What an entry can hold."""


def clipped(value: i64) -> i64:
    """Return a number, or the nearest one that an entry can hold."""
    if value > LARGEST:
        return LARGEST
    return value if value >= -LARGEST else -LARGEST


def relative(other: i64, seat: i64, seats: i64) -> i64:
    """Return how many seats after the observer another sits."""
    return other - seat if other >= seat else other - seat + seats


def put_choice(out: vec[i16], at: i64, index: i64, size: i64) -> None:
    """Set the entry of one of some things; nothing for an index outside."""
    if 0 <= index < size:
        out[at + index] = 1


def put_seat(out: vec[i16], at: i64, other: i64, seat: i64, seats: i64) -> None:
    """Set the entry of a seat; nothing for what is no seat."""
    if 0 <= other < seats:
        out[at + relative(other, seat, seats)] = 1


def put_seats(out: vec[i16], at: i64, mask: i64, seat: i64, seats: i64) -> None:
    """Set the entries of some seats, which are bits."""
    for other in range(seats):
        if (mask >> other) & 1 != 0:
            out[at + relative(other, seat, seats)] = 1


def put_bits(out: vec[i16], at: i64, mask: i64) -> None:
    """Set the entries of the things whose bits are set."""
    while mask != 0:
        if mask & 1 != 0:
            out[at] = 1
        mask >>= 1
        at += 1


def put_counts(out: vec[i16], at: i64, packed: i64) -> None:
    """Write counts that are packed into one number, see `core.counts`."""
    while packed != 0:
        out[at] = i16(packed & 255)
        packed >>= 8
        at += 1


def put_seat_counts(out: vec[i16], at: i64, packed: i64, seat: i64, seats: i64) -> None:
    """Write packed counts by seat."""
    for other in range(seats):
        out[at + relative(other, seat, seats)] = i16((packed >> (8 * other)) & 255)


def put_digits(out: vec[i16], at: i64, packed: i64) -> None:
    """Write numbers of four bits that are packed into one, see `core.digits`."""
    while packed != 0:
        out[at] = i16(packed & 15)
        packed >>= 4
        at += 1


def put_clipped_row(out: vec[i16], at: i64, row: vec[i64]) -> None:
    """Write the numbers of a vector, or the nearest that entries can hold."""
    for place in range(len(row)):
        out[at + place] = i16(clipped(row[place]))


def put_row(out: vec[i16], at: i64, row: vec[i64]) -> None:
    """Write the numbers of a vector, most of which are 0 where it is long."""
    for number in row:
        if number != 0:
            out[at] = i16(number)
        at += 1


def entries_of(written: vec[i16]) -> vec[i64]:
    """Return the entries that are not 0, place and number by turns; before them how many."""
    count: i64 = 0
    for number in written:
        if number != 0:
            count += 1
    entries = vec[i64]([0] * (1 + 2 * count))
    entries[0] = count
    at: i64 = 1
    for place in range(len(written)):
        if written[place] != 0:
            entries[at] = place
            entries[at + 1] = i64(written[place])
            at += 2
    return entries


def put_entries(out: vec[i16], at: i64, entries: vec[i64]) -> None:
    """Write entries that `entries_of` has listed."""
    for number in range(entries[0]):
        listed = 1 + 2 * number
        out[at + entries[listed]] = i16(entries[listed + 1])


def put_things(out: vec[i16], at: i64, things: vec[i64]) -> None:
    """Count things of which a vector has the indices."""
    for place in range(len(things)):
        out[at + things[place]] += 1


def by_seat(value: i64, first: i64, seat: i64, seats: i64) -> i64:
    """Return a value with the run of seats in it, from `first` on, numbered from the observer."""
    if first <= value < first + seats:
        return first + relative(value - first, seat, seats)
    return value


def put_turn(out: vec[i16], at: i64, state: TableState, seat: i64) -> None:
    """Write who must decide: the seats, then whether it is chance, then whether all is over."""
    seats = state.seats
    if state.to_act == OVER:
        out[at + seats + 1] = 1
    elif state.to_act == CHANCE:
        out[at + seats] = 1
    else:
        for other in range(seats):
            if state.owes(other):
                out[at + relative(other, seat, seats)] = 1


def put_below(out: vec[i16], at: i64, state: TableState) -> None:
    """Count the pending decisions below the top one, by kind."""
    below = state.below
    for depth in range(state.pending_count - 1):
        out[at + below[depth * WIDTH] - 1] += 1
