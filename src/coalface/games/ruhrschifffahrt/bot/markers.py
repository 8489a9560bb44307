"""What progress markers of Ruhrschifffahrt are worth, earned or within reach."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.ruhrschifffahrt.bot.weights import Weights
from coalface.games.ruhrschifffahrt.ids import (
    AREAS,
    BLACK_MARKERS,
    BLANK,
    CITIES,
    CITY,
    COAL_HAULER,
    DEPOT_MARKER,
    EARNED,
    ESSEN_MARKER,
    HAULING_ACTION,
    HELD,
    INN,
    LOCK_MARKER,
    LOCKS,
    LOCKS_LEFT,
    MARK_BOX,
    MARK_CITIES_MARKER,
    MARK_MARKER,
    MAYOR,
    PORT_MARKER,
    RUHRAAKE,
    RUHRTALBAHN,
    SEAT_SIZE,
    SPENT,
    SUPPLY_MARKER,
    TOKENS,
    WAGE_MARKER,
    WAREHOUSE,
    WHITE_INDUSTRY,
    WHITE_LEFT,
    WHITE_MARKERS,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces

NOWHERE: Final = -1
"""No further token."""


def all_markers(state: Pieces, seat: i64, left: i64, more: i64, weights: Weights) -> float:
    """The worth of all markers with a token more in one area, or NOWHERE."""
    at = seat * SEAT_SIZE
    points: float = 0.0
    for marker in range(BLACK_MARKERS):
        if state.own[at + EARNED] & (1 << marker):
            points += black_worth(state, seat, marker, left, weights)
            continue
        missing = missing_tokens(state, seat, state.kit.black_needs, marker, more)
        if missing < left:
            worth = black_worth(state, seat, marker, left - missing, weights)
            points += chance(missing, weights) * worth
    for marker in range(WHITE_MARKERS):
        bit: i64 = 1 << marker
        if (state.own[at + SPENT] | state.own[at + BLANK]) & bit:
            continue
        if state.own[at + HELD] & bit:
            points += white_worth(state, seat, marker, left, weights)
        elif state.board[WHITE_LEFT + marker] > 0:
            missing = missing_tokens(state, seat, state.kit.white_needs, marker, more)
            if missing <= left:
                worth = white_worth(state, seat, marker, left - missing, weights)
                points += chance(missing, weights) * worth
    return points


def missing_tokens(state: Pieces, seat: i64, needs: vec[i64], marker: i64, more: i64) -> i64:
    """Tokens that a combination still needs, with those that white coal needs first."""
    missing: i64 = 0
    white: i64 = 0
    for area in range(AREAS):
        tokens = state.own[seat * SEAT_SIZE + TOKENS + area]
        if area == more:
            tokens += 1
        lacking = max(needs[marker * AREAS + area] - tokens, 0)
        missing += lacking
        if area >= WHITE_INDUSTRY:
            white += lacking
    if white > 0 and state.own[seat * SEAT_SIZE + EARNED] & (1 << MARK_MARKER) == 0:
        missing += missing_tokens(state, seat, state.kit.black_needs, MARK_MARKER, more)
    return missing


def chance(missing: i64, weights: Weights) -> float:
    """How likely a marker comes that still needs so many tokens."""
    if missing == 0:
        return 1.0
    if missing == 1:
        return weights.one_missing
    if missing == 2:
        return weights.two_missing
    if missing == 3:
        return weights.three_missing
    return weights.four_missing if missing == 4 else 0.0


def black_worth(state: Pieces, seat: i64, marker: i64, left: i64, weights: Weights) -> float:
    """What a black marker brings in the purchases that are left."""
    turns = float(left)
    if marker == LOCK_MARKER:
        first: float = weights.lock_first if state.own[seat * SEAT_SIZE + LOCKS] == 0 else 0.0
        locks = float(min(left, locks_left(state)))
        return first + weights.lock_each * locks if left > 0 else 0.0
    if marker == ESSEN_MARKER or marker == MARK_CITIES_MARKER:
        return weights.city_marker * min(turns, 3.0)
    if marker == DEPOT_MARKER:
        return weights.depot_marker * min(turns, 5.0)
    if marker == PORT_MARKER:
        return weights.port_marker * turns
    if marker == MARK_MARKER:
        boxed: float = weights.mark_box if state.own[seat * SEAT_SIZE + MARK_BOX] > 0 else 0.0
        return boxed + weights.mark_turn * turns if left > 0 else 0.0
    if marker == WAGE_MARKER:
        return weights.wage * turns
    assert marker == SUPPLY_MARKER
    return weights.supply * turns


def locks_left(state: Pieces) -> i64:
    """Obstacles that lie on the river."""
    mask = state.board[LOCKS_LEFT]
    count: i64 = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


def white_worth(state: Pieces, seat: i64, marker: i64, left: i64, weights: Weights) -> float:
    """What a white marker brings that is not used yet."""
    if marker == COAL_HAULER or marker == HAULING_ACTION:
        return weights.hauler if left > 0 else 0.0
    if marker == INN:
        return weights.inn
    if marker == WAREHOUSE:
        return weights.warehouse if left > 0 else 0.0
    if marker == RUHRAAKE:
        return weights.ruhraake
    if marker == MAYOR:
        return weights.mayor if left > 0 else 0.0
    assert marker == RUHRTALBAHN
    houses: float = 0.0
    for city in range(CITIES):
        if state.board[CITY + city] & (1 << seat):
            houses += 1.0
    return houses + weights.ruhrtalbahn * min(float(left), 4.0)
