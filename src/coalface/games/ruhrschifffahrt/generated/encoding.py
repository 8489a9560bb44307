"""The numeric observation of a seat.

Made by coalface.generate from `state.py`; do not edit.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64

from coalface.core import encode
from coalface.core.table_state import TableState
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def observation_size(seats: i64) -> i64:
    """Return the number of entries of an observation at a table."""
    return 423 + 14 * seats + seats * (91)


def encode_state(state: RuhrState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what a seat knows into a buffer, which holds zeros at this place."""
    state.is_known_by(seat)
    seats = state.seats
    encode_turn(state, seat, out, at)
    encode_table(state, seat, out, at + 37 + 3 * seats)
    first = at + 423 + 14 * seats
    for player in state.players:
        number = encode.relative(player.seat, seat, seats)
        encode_player(player, seat, seats, out, first + number * (91))


def encode_turn(state: TableState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write who observes, who must decide, and what is pending."""
    seats = state.seats
    out[at + seat] = 1
    encode.put_turn(out, at + seats, state, seat)
    if state.pending_count == 0:
        return
    kind = state.pending_kind
    out[at + 2 + 2 * seats + kind - 1] = 1
    encode.put_seat(out, at + 18 + 2 * seats, state.pending_seat, seat, seats)
    encode.put_below(out, at + 18 + 3 * seats, state)
    if kind == 7:  # return
        encode.put_choice(out, at + 34 + 3 * seats, state.arg0, 2)
        out[at + 36 + 3 * seats] = i16(state.arg1)


def encode_table(state: RuhrState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write the fields and the piles of the table."""
    seats = state.seats
    out[at] = i16(state.turn)
    encode.put_choice(out, at + 1, state.phase, 9)
    out[at + 10] = i16(state.step)
    out[at + 11] = i16(state.at)
    digits_left = state.order
    digit_at = at + 12
    while digits_left != 0:
        encode.put_choice(out, digit_at, encode.by_seat((digits_left & 15) - 1, 0, seat, seats), 4)
        digits_left >>= 4
        digit_at += 4
    encode.put_bits(out, at + 28, state.obstacles)
    out[at + 42] = i16(state.bag)
    out[at + 43] = i16(state.pilots_banned)
    out[at + 44] = i16(state.locks_forced)
    out[at + 45] = i16(state.export)
    encode.put_digits(out, at + 46, state.dice)
    encode.put_bits(out, at + 61, state.filled)
    encode.put_bits(out, at + 76, state.barges)
    row = state.track
    row_at = at + 91
    for index in range(len(row)):
        encode.put_digits(out, row_at + index * 15, row[index])
    encode.put_counts(out, at + 121, state.gone)
    encode.put_row(out, at + 123, state.demand)
    row = state.cities
    row_at = at + 143
    for index in range(len(row)):
        encode.put_seats(out, row_at + index * seats, row[index], seat, seats)
    row = state.depots
    row_at = at + 143 + 7 * seats
    for index in range(len(row)):
        encode.put_seat_counts(out, row_at + index * seats, row[index], seat, seats)
    row = state.port
    row_at = at + 143 + 11 * seats
    for index in range(len(row)):
        digits_left = row[index]
        digit_at = row_at + index * 60
        while digits_left != 0:
            encode.put_choice(
                out, digit_at, encode.by_seat((digits_left & 15) - 1, 0, seat, seats), 4
            )
            digits_left >>= 4
            digit_at += 4
    encode.put_counts(out, at + 323 + 11 * seats, state.white_left)
    encode.put_row(out, at + 330 + 11 * seats, state.undrawn)
    encode.put_counts(out, at + 347 + 11 * seats, state.countries)
    row = state.turned
    row_at = at + 350 + 11 * seats
    for index in range(len(row)):
        encode.put_choice(out, row_at + index * 3, row[index] - 1, 3)


def encode_player(player: Player, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """Write what a player has."""
    out[at] = i16(player.vp)
    out[at + 1] = i16(player.thaler)
    out[at + 2] = i16(player.debt)
    out[at + 3] = i16(player.pool)
    out[at + 4] = i16(player.lock_box)
    out[at + 5] = i16(player.mark_box)
    encode.put_bits(out, at + 6, player.turn_track)
    encode.put_counts(out, at + 18, player.tokens)
    encode.put_bits(out, at + 24, player.earned)
    encode.put_bits(out, at + 32, player.used)
    encode.put_bits(out, at + 40, player.white)
    encode.put_bits(out, at + 47, player.spent)
    encode.put_bits(out, at + 54, player.blank)
    out[at + 61] = i16(player.position)
    out[at + 62] = i16(player.arrival)
    encode.put_choice(out, at + 63, player.option, 9)
    out[at + 72] = i16(player.locks)
    encode.put_row(out, at + 73, player.points)
