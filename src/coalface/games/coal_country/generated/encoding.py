"""The numeric observation of a seat.

Made by coalface.generate from `state.py`; do not edit.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64

from coalface.core import encode
from coalface.core.table_state import TableState
from coalface.games.coal_country.state import CoalCountryState, Mine, Player


def observation_size(seats: i64) -> i64:
    """Return the number of entries of an observation at a table."""
    return 379 + 5 * seats + seats * (1031)


def encode_state(state: CoalCountryState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what a seat knows into a buffer, which holds zeros at this place."""
    masked = state.is_known_by(seat)
    if not masked:
        known = state._known_to(seat)
        assert isinstance(known, CoalCountryState)
        state = known
    seats = state.seats
    encode_turn(state, seat, out, at)
    encode_table(state, seat, out, at + 225 + 3 * seats)
    first = at + 379 + 5 * seats
    for player in state.players:
        number = encode.relative(player.seat, seat, seats)
        encode_player(player, seat, seats, out, first + number * (1031))


def encode_turn(state: TableState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write who observes, who must decide, and what is pending."""
    seats = state.seats
    out[at + seat] = 1
    encode.put_turn(out, at + seats, state, seat)
    if state.pending_count == 0:
        return
    kind = state.pending_kind
    out[at + 2 + 2 * seats + kind - 1] = 1
    encode.put_seat(out, at + 21 + 2 * seats, state.pending_seat, seat, seats)
    encode.put_below(out, at + 21 + 3 * seats, state)
    if kind == 1:  # order
        out[at + 40 + 3 * seats] = i16(state.arg0)
    elif kind == 2:  # cube
        out[at + 41 + 3 * seats] = i16(state.arg0)
    elif kind == 3:  # building
        out[at + 42 + 3 * seats] = i16(state.arg0)
    elif kind == 4:  # turn-up
        out[at + 43 + 3 * seats] = i16(state.arg0)
    elif kind == 5:  # tile
        encode.put_choice(out, at + 44 + 3 * seats, state.arg0, 81)
        out[at + 125 + 3 * seats] = i16(state.arg1)
    elif kind == 8:  # swap
        out[at + 126 + 3 * seats] = i16(state.arg0)
    elif kind == 10:  # sell
        out[at + 127 + 3 * seats] = i16(state.arg0)
        out[at + 128 + 3 * seats] = i16(state.arg1)
    elif kind == 11:  # side
        out[at + 129 + 3 * seats] = i16(encode.clipped(state.arg0))
    elif kind == 13:  # lay
        encode.put_choice(out, at + 130 + 3 * seats, state.arg0, 81)
        out[at + 211 + 3 * seats] = i16(state.arg1)
    elif kind == 14:  # take
        out[at + 212 + 3 * seats] = i16(state.arg0)
        out[at + 213 + 3 * seats] = i16(state.arg1)
    elif kind == 15:  # install
        encode.put_bits(out, at + 214 + 3 * seats, state.arg0)
    elif kind == 16:  # build
        out[at + 217 + 3 * seats] = i16(state.arg0)
        out[at + 218 + 3 * seats] = i16(state.arg1)
    elif kind == 17:  # clear
        out[at + 219 + 3 * seats] = i16(state.arg0)
        out[at + 220 + 3 * seats] = i16(state.arg1)
    elif kind == 18:  # store
        out[at + 221 + 3 * seats] = i16(state.arg0)
        out[at + 222 + 3 * seats] = i16(state.arg1)
        out[at + 223 + 3 * seats] = i16(state.arg2)
    elif kind == 19:  # keep
        out[at + 224 + 3 * seats] = i16(state.arg0)


def encode_table(state: CoalCountryState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write the fields and the piles of the table."""
    seats = state.seats
    out[at] = i16(state.round)
    encode.put_choice(out, at + 1, state.step, 13)
    out[at + 14] = i16(state.gauge)
    encode.put_seats(out, at + 15, state.done, seat, seats)
    encode.put_seats(out, at + 15 + seats, state.finished, seat, seats)
    row = state.cubes
    row_at = at + 15 + 2 * seats
    for index in range(len(row)):
        encode.put_choice(out, row_at + index * 3, row[index], 3)
    encode.put_row(out, at + 27 + 2 * seats, state.used_cubes)
    encode.put_row(out, at + 30 + 2 * seats, state.bag)
    encode.put_counts(out, at + 33 + 2 * seats, state.market)
    encode.put_row(out, at + 36 + 2 * seats, state.supply)
    encode.put_row(out, at + 39 + 2 * seats, state.top_row)
    encode.put_row(out, at + 47 + 2 * seats, state.bottom_row)
    encode.put_row(out, at + 55 + 2 * seats, state.removed)
    encode.put_row(out, at + 63 + 2 * seats, state.pile)
    out[at + 71 + 2 * seats] = i16(state.piled)
    encode.put_row(out, at + 72 + 2 * seats, state.turned_up)
    encode.put_counts(out, at + 76 + 2 * seats, state.stacked)
    encode.put_row(out, at + 80 + 2 * seats, state.in_stack)
    encode.put_row(out, at + 117 + 2 * seats, state.buried)


def encode_player(player: Player, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """Write what a player has."""
    out[at] = i16(encode.clipped(player.cash))
    out[at + 1] = i16(player.coal)
    out[at + 2] = i16(player.refuse)
    out[at + 3] = i16(player.tiles_laid)
    out[at + 4] = i16(encode.clipped(player.earned))
    encode.put_counts(out, at + 5, player.stored)
    encode.put_bits(out, at + 8, player.buildings)
    encode.put_bits(out, at + 16, player.covered)
    encode.put_bits(out, at + 24, player.active)
    encode.put_bits(out, at + 32, player.installed)
    encode.put_counts(out, at + 35, player.hand)
    encode.put_row(out, at + 40, player.foreman_on)
    out[at + 131] = i16(player.market_second)
    out[at + 132] = i16(player.tandem_second)
    encode.put_row(out, at + 133, player.dear)
    out[at + 214] = i16(encode.clipped(player.start_money))
    out[at + 215] = i16(encode.clipped(player.sales_money))
    out[at + 216] = i16(encode.clipped(player.penalties_money))
    out[at + 217] = i16(encode.clipped(player.permits_money))
    out[at + 218] = i16(encode.clipped(player.utilities_money))
    out[at + 219] = i16(encode.clipped(player.buildings_money))
    out[at + 220] = i16(encode.clipped(player.inspection_money))
    encode_mine(player.mine, out, at + 221)


def encode_mine(mine: Mine, out: vec[i16], at: i64) -> None:
    """Write what a mine has; it never changes, so its entries are found once."""
    if len(mine.entries) == 0:
        mine.entries = mine_entries(mine)
    encode.put_entries(out, at, mine.entries)


def mine_entries(mine: Mine) -> vec[i64]:
    """Return the entries of a mine that are not 0."""
    out = vec[i16]([0] * 810)
    at: i64 = 0
    encode.put_row(out, at, mine.tile_on)
    encode.put_row(out, at + 81, mine.turned)
    row = mine.utilities_on
    row_at = at + 162
    for index in range(len(row)):
        encode.put_bits(out, row_at + index * 3, row[index])
    row = mine.openings
    row_at = at + 405
    for index in range(len(row)):
        encode.put_bits(out, row_at + index * 4, row[index])
    encode.put_row(out, at + 729, mine.connected)
    return encode.entries_of(out)
