"""The numeric observation of a seat.

Made by coalface.generate from `state.py`; do not edit.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64

from coalface.core import encode
from coalface.core.table_state import TableState
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def observation_size(seats: i64) -> i64:
    """Return the number of entries of an observation at a table."""
    return 1448 + 20 * seats + seats * (222)


def encode_state(state: GermanRailroadsState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what a seat knows into a buffer, which holds zeros at this place."""
    masked = state.is_known_by(seat)
    if not masked:
        known = state._known_to(seat)
        assert isinstance(known, GermanRailroadsState)
        state = known
    seats = state.seats
    encode_turn(state, seat, out, at)
    encode_table(state, seat, out, at + 105 + 4 * seats)
    first = at + 1448 + 20 * seats
    for player in state.players:
        number = encode.relative(player.seat, seat, seats)
        encode_player(player, seat, seats, out, first + number * (222))


def encode_turn(state: TableState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write who observes, who must decide, and what is pending."""
    seats = state.seats
    out[at + seat] = 1
    encode.put_turn(out, at + seats, state, seat)
    if state.pending_count == 0:
        return
    kind = state.pending_kind
    out[at + 2 + 2 * seats + kind - 1] = 1
    encode.put_seat(out, at + 20 + 2 * seats, state.pending_seat, seat, seats)
    encode.put_below(out, at + 20 + 3 * seats, state)
    if kind == 1:  # deal-engineers
        out[at + 38 + 3 * seats] = i16(state.arg0)
    elif kind == 2:  # deal-order
        out[at + 39 + 3 * seats] = i16(state.arg0)
    elif kind == 3:  # deal-foundries
        out[at + 40 + 3 * seats] = i16(state.arg0)
    elif kind == 4:  # start-bonus
        out[at + 41 + 3 * seats] = i16(state.arg0)
    elif kind == 5:  # turn
        out[at + 42 + 3 * seats] = i16(state.arg0)
        out[at + 43 + 3 * seats] = i16(state.arg1)
    elif kind == 6:  # hand
        out[at + 44 + 3 * seats] = i16(state.arg0)
    elif kind == 8:  # replace
        out[at + 45 + 3 * seats] = i16(state.arg0)
    elif kind == 10:  # extension
        encode.put_choice(out, at + 46 + 3 * seats, state.arg0, 3)
    elif kind == 12:  # again
        encode.put_choice(out, at + 49 + 3 * seats, state.arg0, 3)
        encode.put_choice(out, at + 52 + 3 * seats, state.arg1, 2)
    elif kind == 14:  # draw-bonus
        out[at + 54 + 3 * seats] = i16(state.arg0)
        encode.put_seat(out, at + 55 + 3 * seats, state.arg1, seat, seats)
    elif kind == 15:  # relocate
        encode.put_choice(out, at + 55 + 4 * seats, state.arg0, 48)
    elif kind == 16:  # keep
        out[at + 103 + 4 * seats] = i16(state.arg0)
    elif kind == 18:  # refill
        out[at + 104 + 4 * seats] = i16(state.arg0)


def encode_table(state: GermanRailroadsState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write the fields and the piles of the table."""
    seats = state.seats
    out[at] = i16(state.round)
    encode.put_choice(out, at + 1, state.phase, 3)
    out[at + 4] = i16(state.last)
    encode.put_seats(out, at + 5, state.passed, seat, seats)
    row = state.order
    row_at = at + 5 + seats
    for index in range(len(row)):
        encode.put_seat(out, row_at + index * seats, row[index], seat, seats)
    row = state.on_spaces
    row_at = at + 5 + 5 * seats
    for index in range(len(row)):
        encode.put_choice(
            out, row_at + index * 9, encode.by_seat((row[index] & 255), 1, seat, seats), 6
        )
        encode.put_counts(out, row_at + index * 9 + 6, row[index] >> 8)
    row = state.engineer_at
    row_at = at + 437 + 5 * seats
    for index in range(len(row)):
        encode.put_choice(out, row_at + index * 16, encode.by_seat(row[index], 8, seat, seats), 16)
    row = state.foundry_at
    row_at = at + 757 + 5 * seats
    for index in range(len(row)):
        encode.put_choice(out, row_at + index * 7, encode.by_seat(row[index], 2, seat, seats), 7)
    encode.put_row(out, at + 841 + 5 * seats, state.locomotives)
    encode.put_row(out, at + 851 + 5 * seats, state.factories)
    out[at + 861 + 5 * seats] = i16(state.doublers)
    out[at + 862 + 5 * seats] = i16(state.foundry_pile)
    encode.put_bits(out, at + 863 + 5 * seats, state.foundries_used)
    encode.put_choice(out, at + 875 + 5 * seats, state.open_foundry - 1, 12)
    encode.put_choice(
        out, at + 887 + 5 * seats, encode.by_seat(state.boiler_used, 1, seat, seats), 5
    )
    encode.put_bits(out, at + 892 + 5 * seats, state.extensions)
    encode.put_counts(out, at + 910 + 5 * seats, state.income)
    encode.put_bits(out, at + 915 + 5 * seats, state.cards)
    encode.put_bits(out, at + 922 + 5 * seats, state.bonuses)
    encode.put_choice(
        out, at + 927 + 5 * seats, encode.by_seat(state.turquoise_with, 1, seat, seats), 5
    )
    encode.put_choice(out, at + 932 + 5 * seats, state.using - 1, 48)
    encode.put_bits(out, at + 980 + 5 * seats, state.repeated)
    out[at + 1028 + 5 * seats] = i16(state.marker_left)
    out[at + 1029 + 5 * seats] = i16(state.special_gone)
    encode.put_bits(out, at + 1030 + 5 * seats, state.emil_deck)
    out[at + 1047 + 5 * seats] = i16(state.emil_workers)
    out[at + 1048 + 5 * seats] = i16(state.emil_total)
    out[at + 1049 + 5 * seats] = i16(state.emil_passed)
    encode.put_row(out, at + 1050 + 5 * seats, state.emil_tiles)
    row = state.end_bonus_at
    row_at = at + 1060 + 5 * seats
    for index in range(len(row)):
        encode.put_choice(out, row_at + index * 7, encode.by_seat(row[index], 2, seat, seats), 7)
    row = state.end_bonus_looks
    row_at = at + 1137 + 5 * seats
    for index in range(len(row)):
        encode.put_seat_counts(out, row_at + index * seats, row[index], seat, seats)
    encode.put_row(out, at + 1137 + 16 * seats, state.owed)
    encode.put_row(out, at + 1205 + 16 * seats, state.offered)
    encode.put_row(out, at + 1273 + 16 * seats, state.of_foundry)
    out[at + 1341 + 16 * seats] = i16(state.owed_count)
    out[at + 1342 + 16 * seats] = i16(state.offered_count)


def encode_player(player: Player, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """Write what a player has."""
    out[at] = i16(player.score)
    encode.put_row(out, at + 1, player.points)
    out[at + 11] = i16(player.workers)
    out[at + 12] = i16(player.aside)
    out[at + 13] = i16(player.black_worker)
    out[at + 14] = i16(player.coins)
    out[at + 15] = i16(player.coal)
    encode.put_counts(out, at + 16, player.main_line)
    encode.put_counts(out, at + 21, player.second_line)
    encode.put_counts(out, at + 26, player.third_line)
    encode.put_counts(out, at + 31, player.locomotives)
    encode.put_counts(out, at + 35, player.factories)
    encode.put_digits(out, at + 40, player.markers)
    encode.put_choice(out, at + 55, player.branch - 1, 2)
    row = player.extensions
    row_at = at + 57
    for index in range(len(row)):
        encode.put_choice(out, row_at + index * 18, row[index] - 1, 18)
    out[at + 111] = i16(player.doublers)
    out[at + 112] = i16(player.medal)
    out[at + 113] = i16(player.revaluation)
    encode.put_bits(out, at + 114, player.tokens)
    encode.put_bits(out, at + 123, player.unlocked)
    encode.put_bits(out, at + 128, player.claimed)
    encode.put_bits(out, at + 190, player.lane_claimed)
    encode.put_counts(out, at + 206, player.income)
    encode.put_counts(out, at + 211, player.income_used)
    out[at + 216] = i16(player.signals)
    encode.put_counts(out, at + 217, player.on_bg1)
    out[at + 221] = i16(player.dealt)
