"""Victory points: won and lost by source, never below 0."""

from mypy_extensions import i64

from coalface.games.ruhrschifffahrt.ids import SEAT_SIZE, VP
from coalface.games.ruhrschifffahrt.pieces import Pieces


def gain(state: Pieces, seat: i64, source: i64, points: i64) -> None:
    """Move the disc of a seat forward; past 30 it goes round again. (RS-118)"""
    state.own[seat * SEAT_SIZE + VP] += points
    state.own[seat * SEAT_SIZE + source] += points


def lose(state: Pieces, seat: i64, source: i64, points: i64) -> i64:
    """Move the disc back, not below 0; how far it really went. (RS-116)"""
    lost = min(points, state.own[seat * SEAT_SIZE + VP])
    state.own[seat * SEAT_SIZE + VP] -= lost
    state.own[seat * SEAT_SIZE + source] -= lost
    return lost
