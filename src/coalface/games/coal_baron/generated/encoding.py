"""The numeric observation of a seat.

Made by coalface.generate from `state.py`; do not edit.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64

from coalface.core import encode, pile_encoding
from coalface.core.table_state import TableState
from coalface.games.coal_baron.state import CoalBaronState, Player


def observation_size(seats: i64) -> i64:
    """Return the number of entries of an observation at a table."""
    return 2103 + 35 * seats + seats * (143)


def encode_state(state: CoalBaronState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what a seat knows into a buffer, which holds zeros at this place."""
    masked = state.is_known_by(seat)
    seats = state.seats
    encode_turn(state, seat, out, at)
    encode_table(state, seat, out, at + 98 + 3 * seats, masked)
    first = at + 2103 + 35 * seats
    for player in state.players:
        number = encode.relative(player.seat, seat, seats)
        encode_player(player, seat, seats, out, first + number * (143))


def encode_turn(state: TableState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write who observes, who must decide, and what is pending."""
    seats = state.seats
    out[at + seat] = 1
    encode.put_turn(out, at + seats, state, seat)
    if state.pending_count == 0:
        return
    kind = state.pending_kind
    out[at + 2 + 2 * seats + kind - 1] = 1
    encode.put_seat(out, at + 16 + 2 * seats, state.pending_seat, seat, seats)
    encode.put_below(out, at + 16 + 3 * seats, state)
    if kind == 1:  # deal-tiles
        out[at + 30 + 3 * seats] = i16(state.arg0)
    elif kind == 3:  # deal-draft
        out[at + 31 + 3 * seats] = i16(state.arg0)
    elif kind == 4:  # draft
        out[at + 32 + 3 * seats] = i16(state.arg0)
    elif kind == 7:  # mining
        out[at + 33 + 3 * seats] = i16(state.arg0)
    elif kind == 8:  # pair
        out[at + 34 + 3 * seats] = i16(state.arg0)
        encode.put_choice(out, at + 35 + 3 * seats, state.arg1, 44)
    elif kind == 9:  # shortage
        out[at + 79 + 3 * seats] = i16(state.arg0)
        encode.put_choice(out, at + 80 + 3 * seats, state.arg1, 4)
    elif kind == 10:  # look
        encode.put_choice(out, at + 84 + 3 * seats, state.arg0, 2)
        out[at + 86 + 3 * seats] = i16(state.arg1)
    elif kind == 11:  # keep
        encode.put_choice(out, at + 87 + 3 * seats, state.arg0, 2)
    elif kind == 12:  # end
        encode.put_choice(out, at + 89 + 3 * seats, state.arg0, 2)
    elif kind == 13:  # return
        encode.put_choice(out, at + 91 + 3 * seats, state.arg0, 2)
        encode.put_choice(out, at + 93 + 3 * seats, state.arg1, 2)
    elif kind == 14:  # refill
        encode.put_choice(out, at + 95 + 3 * seats, state.arg0, 2)
        out[at + 97 + 3 * seats] = i16(state.arg1)


def encode_table(state: CoalBaronState, seat: i64, out: vec[i16], at: i64, masked: bool) -> None:
    """Write the fields and the piles of the table."""
    seats = state.seats
    out[at] = i16(state.shift)
    encode.put_seat(out, at + 1, state.start, seat, seats)
    encode.put_seat(out, at + 1 + seats, state.last, seat, seats)
    encode.put_counts(out, at + 1 + 2 * seats, state.supply)
    encode.put_row(out, at + 5 + 2 * seats, state.workers_on)
    row = state.owner_on
    row_at = at + 31 + 2 * seats
    for index in range(len(row)):
        encode.put_seat(out, row_at + index * seats, row[index], seat, seats)
    row = state.tile_on
    row_at = at + 31 + 28 * seats
    for index in range(len(row)):
        encode.put_choice(out, row_at + index * 16, row[index] - 1, 16)
    row = state.card_on
    row_at = at + 159 + 28 * seats
    for index in range(len(row)):
        encode.put_choice(out, row_at + index * 44, row[index] - 1, 44)
    row = state.card_place
    row_at = at + 335 + 28 * seats
    for index in range(len(row)):
        encode.put_choice(
            out,
            row_at + index * 12,
            encode.by_seat(encode.by_seat(row[index], 4, seat, seats), 8, seat, seats),
            12,
        )
    row = state.free_spots
    row_at = at + 863 + 28 * seats
    for index in range(len(row)):
        encode.put_counts(out, row_at + index * 4, row[index])
    row = state.loaded
    row_at = at + 1039 + 28 * seats
    for index in range(len(row)):
        encode.put_counts(out, row_at + index * 4, row[index])
    pile_encoding.put_pile(out, at + 1215 + 28 * seats, state.tiles, masked, 16, seat, seats)
    pile_encoding.put_pile(out, at + 1428 + 30 * seats, state.orders, masked, 44, seat, seats)


def encode_player(player: Player, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """Write what a player has."""
    out[at] = i16(player.score)
    out[at + 1] = i16(player.marks)
    out[at + 2] = i16(player.workers)
    out[at + 3] = i16(player.canteen)
    out[at + 4] = i16(player.bank)
    encode.put_choice(out, at + 5, player.level, 5)
    encode.put_counts(out, at + 10, player.cage)
    encode.put_counts(out, at + 14, player.storage)
    encode.put_counts(out, at + 18, player.carts)
    row = player.cubes
    row_at = at + 22
    for index in range(len(row)):
        encode.put_counts(out, row_at + index * 4, row[index])
    encode.put_row(out, at + 38, player.tiles)
    encode.put_things(out, at + 54, player.orders)
    encode.put_counts(out, at + 98, player.complete)
    out[at + 102] = i16(player.order_points)
    encode.put_row(out, at + 103, player.majority_points)
    out[at + 139] = i16(player.marks_points)
    out[at + 140] = i16(player.coal_points)
    out[at + 141] = i16(player.outstanding_points)
    out[at + 142] = i16(player.balance_points)
