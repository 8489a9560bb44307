"""Lines of a module `encoding` that write one value into an observation, by its kind.

See `core/encode.py` for the functions that they call.
"""

from collections.abc import Callable

from coalface.core.fields import (
    Choice,
    Counts,
    Digits,
    Kind,
    Multiset,
    Number,
    Row,
    Seat,
    Seats,
    Subset,
    Things,
)
from coalface.core.observation import Width, is_bits, is_clipped, is_plain, width


def place(base: str, offset: Width) -> str:
    """Return an expression for a place that lies some entries after another."""
    parts = [base]
    if offset.fixed:
        parts.append(str(offset.fixed))
    if offset.per_seat:
        parts.append("seats" if offset.per_seat == 1 else f"{offset.per_seat} * seats")
    return " + ".join(parts)


def put_lines(kind: Kind, value: str, at: str) -> list[str]:
    """Return the lines that write a value of a kind at a place."""
    match kind:
        case Number():
            return put_number(kind, value, at)
        case Seat():
            return [f"encode.put_seat(out, {at}, {value}, seat, seats)"]
        case Seats():
            return [f"encode.put_seats(out, {at}, {value}, seat, seats)"]
        case Choice():
            index = rotated(f"{value} - 1" if kind.absent else value, kind.by_seat)
            return [f"encode.put_choice(out, {at}, {index}, {len(kind.names)})"]
        case Counts():
            return put_counts(kind, value, at)
        case Subset():
            if kind.by_seat:
                return [f"encode.put_seats(out, {at}, {value}, seat, seats)"]
            return [f"encode.put_bits(out, {at}, {value})"]
        case Things():
            size = len(kind.names)
            if not kind.places:
                return [f"encode.put_things(out, {at}, {value})"]
            return loop(
                value, at, Width(size), lambda each, here: put_lines(Choice(kind.names), each, here)
            )
        case Multiset():
            return [f"encode.put_row(out, {at}, {value})"]
        case Digits():
            return put_digits(kind, value, at)
        case Row():
            if isinstance(kind.of, Number) and is_plain(kind.of):
                put = "put_clipped_row" if is_clipped(kind.of) else "put_row"
                return [f"encode.{put}(out, {at}, {value})"]
            return loop(
                value, at, width(kind.of), lambda each, here: put_lines(kind.of, each, here)
            )


def put_number(kind: Number, value: str, at: str) -> list[str]:
    """Return the lines that write a number."""
    if kind.by_seat:
        index, size = rotated(value, kind.by_seat), kind.high - kind.low + 1
        index = f"{index} - {kind.low}" if kind.low else index
        return [f"encode.put_choice(out, {at}, {index}, {size})"]
    if is_bits(kind):
        return [f"encode.put_bits(out, {at}, {value})"]
    value = f"encode.clipped({value})" if is_clipped(kind) else value
    return [f"out[{at}] = i16({value})"]


def put_counts(kind: Counts, value: str, at: str) -> list[str]:
    """Return the lines that write packed counts."""
    if kind.by_seat:
        return [f"encode.put_seat_counts(out, {at}, {value}, seat, seats)"]
    lines: list[str] = []
    for number, part in enumerate(kind.parts):
        shifted = f"({value} >> {8 * number})" if number else value
        lines += put_lines(part, f"({shifted} & 255)", at)
        at = place(at, width(part))
    rest = f"{value} >> {8 * len(kind.parts)}" if kind.parts else value
    return [*lines, f"encode.put_counts(out, {at}, {rest})"]


def put_digits(kind: Digits, value: str, at: str) -> list[str]:
    """Return the lines that write a row of small numbers."""
    if is_plain(kind.of):
        return [f"encode.put_digits(out, {at}, {value})"]
    wide = width(kind.of)
    lines = ["digits_left = " + value, f"digit_at = {at}", "while digits_left != 0:"]
    lines += indented(put_lines(kind.of, "(digits_left & 15)", "digit_at"), 1)
    return [
        *lines,
        "    digits_left >>= 4",
        f"    {place('digit_at', wide).replace(' + ', ' += ', 1)}",
    ]


def loop(value: str, at: str, wide: Width, put: Callable[[str, str], list[str]]) -> list[str]:
    """Return the lines that write each element of a vector, at even distances."""
    each = place("", wide).lstrip(" +")
    each = f"({each})" if " " in each else each
    lines = [f"row = {value}", f"row_at = {at}", "for index in range(len(row)):"]
    return [*lines, *indented(put("row[index]", f"row_at + index * {each}"), 1)]


def rotated(value: str, runs: tuple[int, ...]) -> str:
    """Return a value with the runs of seats in it numbered from the observer."""
    for first in runs:
        value = f"encode.by_seat({value}, {first}, seat, seats)"
    return value


def indented(lines: list[str], depth: int) -> list[str]:
    """Return lines further to the right."""
    return ["    " * depth + line for line in lines]
