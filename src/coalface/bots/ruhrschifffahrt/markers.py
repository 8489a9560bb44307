"""What progress markers of Ruhrschifffahrt are worth, earned or within reach."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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

ONE_MISSING: Final = 0.5
TWO_MISSING: Final = 0.25
THREE_MISSING: Final = 0.12
FOUR_MISSING: Final = 0.06


def all_markers(state: Pieces, seat: i64, left: i64, more: i64) -> float:
    """The worth of all markers with a token more in one area, or NOWHERE."""
    at = seat * SEAT_SIZE
    points: float = 0.0
    for marker in range(BLACK_MARKERS):
        if state.own[at + EARNED] & (1 << marker):
            points += black_worth(state, seat, marker, left)
            continue
        missing = missing_tokens(state, seat, state.kit.black_needs, marker, more)
        if missing < left:
            points += chance(missing) * black_worth(state, seat, marker, left - missing)
    for marker in range(WHITE_MARKERS):
        bit: i64 = 1 << marker
        if (state.own[at + SPENT] | state.own[at + BLANK]) & bit:
            continue
        if state.own[at + HELD] & bit:
            points += white_worth(state, seat, marker, left)
        elif state.board[WHITE_LEFT + marker] > 0:
            missing = missing_tokens(state, seat, state.kit.white_needs, marker, more)
            if missing <= left:
                points += chance(missing) * white_worth(state, seat, marker, left - missing)
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


def chance(missing: i64) -> float:
    """How likely a marker comes that still needs so many tokens."""
    if missing == 0:
        return 1.0
    if missing == 1:
        return ONE_MISSING
    if missing == 2:
        return TWO_MISSING
    if missing == 3:
        return THREE_MISSING
    return FOUR_MISSING if missing == 4 else 0.0


def black_worth(state: Pieces, seat: i64, marker: i64, left: i64) -> float:
    """What a black marker brings in the purchases that are left."""
    turns = float(left)
    if marker == LOCK_MARKER:
        first: float = 1.5 if state.own[seat * SEAT_SIZE + LOCKS] == 0 else 0.0
        locks = float(min(left, locks_left(state)))
        return first + 0.7 * locks if left > 0 else 0.0
    if marker == ESSEN_MARKER or marker == MARK_CITIES_MARKER:
        return 0.6 * min(turns, 3.0)
    if marker == DEPOT_MARKER:
        return 0.8 * min(turns, 5.0)
    if marker == PORT_MARKER:
        return 0.5 * turns
    if marker == MARK_MARKER:
        boxed: float = 1.0 if state.own[seat * SEAT_SIZE + MARK_BOX] > 0 else 0.0
        return boxed + 0.3 * turns if left > 0 else 0.0
    if marker == WAGE_MARKER:
        return 0.25 * turns
    assert marker == SUPPLY_MARKER
    return 0.3 * turns


def locks_left(state: Pieces) -> i64:
    """Obstacles that lie on the river."""
    mask = state.board[LOCKS_LEFT]
    count: i64 = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


def white_worth(state: Pieces, seat: i64, marker: i64, left: i64) -> float:
    """What a white marker brings that is not used yet."""
    if marker == COAL_HAULER or marker == HAULING_ACTION:
        return 1.2 if left > 0 else 0.0
    if marker == INN:
        return 2.1
    if marker == WAREHOUSE:
        return 1.3 if left > 0 else 0.0
    if marker == RUHRAAKE:
        return 2.5
    if marker == MAYOR:
        return 3.0 if left > 0 else 0.0
    assert marker == RUHRTALBAHN
    houses: float = 0.0
    for city in range(CITIES):
        if state.board[CITY + city] & (1 << seat):
            houses += 1.0
    return houses + 0.4 * min(float(left), 4.0)
