"""What a seat knows of a face-down pile, as numbers of an observation.

All of it follows from `pile.known_to(seat)`: of places that a seat cannot tell apart only sums are
written, so it makes no difference which of them carries which mark.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from coalface.core import encode
from coalface.core.piles import CLASS, FACE, KINDS, MARKS, PERHAPS, SURELY, Pile

NEXT: Final[i64] = 6
"""How many of the next cards are written one by one."""
PLACED: Final[i64] = 4
"""How many cards of a hand are written one by one that are already in order of return."""
NUMBERS: Final[i64] = 5
"""Numbers at the beginning: cards in the pile, seen ones, those on top, in the hand, placed."""


def put_pile(
    out: vec[i16], at: i64, pile: Pile, masked: bool, faces: i64, seat: i64, seats: i64
) -> None:
    """Write what a seat knows of a pile; `masked` if that is all that the pile holds."""
    fixed = pile.fixed()
    out[at] = i16(pile.size())
    out[at + 1] = i16(fixed)
    out[at + 2] = i16(fixed - pile.in_hand if pile.bag_size == 0 else pile.on_top)
    out[at + 3] = i16(pile.in_hand)
    out[at + 4] = i16(pile.placed)
    at += NUMBERS
    encode.put_row(out, at, pile.bag)
    if fixed > 0:
        put_seen(out, at, pile, masked, faces, seat)
        at += 2 * faces
        put_hand(out, at, pile, faces, seat)
        at += faces * (1 + PLACED)
        put_next(out, at, pile, faces, seat)
        put_looks(out, at + faces * NEXT, pile, seat, seats)


def put_seen(out: vec[i16], at: i64, pile: Pile, masked: bool, faces: i64, seat: i64) -> None:
    """Write the faces that a seat has not seen, then those that it knows to be in the pile."""
    rows = pile.rows
    width = MARKS + pile.seats
    for row in range(pile.fixed()):
        here = row * width
        known = rows[here + MARKS + seat] % KINDS - 1
        if known >= 0:
            out[at + faces + known] += 1
        if not masked:
            out[at + rows[here + FACE]] += 1
            if known >= 0:
                out[at + known] -= 1


def put_hand(out: vec[i16], at: i64, pile: Pile, faces: i64, seat: i64) -> None:
    """Write the faces in a hand that a seat knows, then those already placed, highest first."""
    last = pile.fixed() - 1
    for number in range(pile.in_hand):
        face = face_known(pile, last - number, seat)
        if face < 0:
            continue
        out[at + face] += 1
    for number in range(min(pile.placed, PLACED)):
        face = face_known(pile, last - number, seat)
        encode.put_choice(out, at + faces * (1 + number), face, faces)


def put_next(out: vec[i16], at: i64, pile: Pile, faces: i64, seat: i64) -> None:
    """Write the faces of the next cards as far as a seat knows them, the next one first."""
    below_hand = pile.fixed() - pile.in_hand
    on_top = below_hand if pile.bag_size == 0 else pile.on_top
    for number in range(min(on_top, NEXT)):
        face = face_known(pile, below_hand - 1 - number, seat)
        encode.put_choice(out, at + faces * number, face, faces)


def face_known(pile: Pile, row: i64, seat: i64) -> i64:
    """Return the face of a fixed card whose place a seat knows, otherwise -1."""
    face = pile.mark(row, seat) % KINDS - 1
    return face if face >= 0 and pile.is_alone(row, seat) else -1


def put_looks(out: vec[i16], at: i64, pile: Pile, seat: i64, seats: i64) -> None:
    """Count for each seat the cards that it surely knows, then those that it perhaps knows."""
    width = MARKS + pile.seats
    rows = pile.rows
    for row in range(pile.fixed()):
        for other in range(seats):
            looked = rows[row * width + MARKS + other] % CLASS // KINDS
            if looked == SURELY:
                out[at + encode.relative(other, seat, seats)] += 1
            elif looked == PERHAPS:
                out[at + seats + encode.relative(other, seat, seats)] += 1
