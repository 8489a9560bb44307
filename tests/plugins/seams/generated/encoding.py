"""The numeric observation of a seat.

Made by coalface.generate from `state.py`; do not edit.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64

from coalface.core import encode
from coalface.core.table_state import TableState
from tests.plugins.seams.state import Player, SeamsState


def observation_size(seats: i64) -> i64:
    """Return the number of entries of an observation at a table."""
    return 8 + 3 * seats + seats * (17)


def encode_state(state: SeamsState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what a seat knows into a buffer, which holds zeros at this place."""
    state.is_known_by(seat)
    seats = state.seats
    encode_turn(state, seat, out, at)
    encode_table(state, seat, out, at + 6 + 3 * seats)
    first = at + 8 + 3 * seats
    for player in state.players:
        number = encode.relative(player.seat, seat, seats)
        encode_player(player, seat, seats, out, first + number * (17))


def encode_turn(state: TableState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write who observes, who must decide, and what is pending."""
    seats = state.seats
    out[at + seat] = 1
    encode.put_turn(out, at + seats, state, seat)
    if state.pending_count == 0:
        return
    kind = state.pending_kind
    out[at + 2 + 2 * seats + kind - 1] = 1
    encode.put_seat(out, at + 4 + 2 * seats, state.pending_seat, seat, seats)
    encode.put_below(out, at + 4 + 3 * seats, state)


def encode_table(state: SeamsState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write the fields and the piles of the table."""
    out[at] = i16(state.round)
    out[at + 1] = i16(state.die)


def encode_player(player: Player, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """Write what a player has."""
    out[at] = i16(player.score)
    encode.put_choice(out, at + 1, player.bid - 1, 6)
    encode.put_row(out, at + 7, player.hand)
    encode.put_bits(out, at + 12, player.spent)
