"""The industry track: markers, factories at work, the additional marker."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads.ids import (
    BOILER,
    FILLED,
    FRAME,
    GAP,
    GAPS,
    INDUSTRY_STEP,
    LANE,
    LANE_CLAIMED,
    LAST_PLACE,
    MARKER_LEFT,
    OFFERED,
    REPEATING,
    REUSE1,
    REUSE1_WORKED,
    SEAT_SIZE,
    TAKE_MARKER,
    USE_FACTORY,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.reasons import (
    EMPTY_GAP,
    NO_FACTORY,
    NO_MARKER,
    NOT_PENDING,
)
from coalface.games.german_railroads.rules.effects import gain


def open_place(state: Pieces, seat: i64, place: i64) -> bool:
    """May a marker stand here: no gap, or one with a factory? (RR-41)"""
    gap = state.kit.lane_gap[place]
    return gap < 0 or state.own[seat * SEAT_SIZE + GAP + gap] != 0


def industry_room(state: Pieces, seat: i64, more: i64) -> i64:
    """How many industry steps are possible, with so many more gaps filled. (RR-41, RR-44)"""
    at = seat * SEAT_SIZE
    room: i64 = 0
    far: i64 = LAST_PLACE
    extra = more
    for place in range(1, LAST_PLACE + 1):
        if not open_place(state, seat, place):
            if extra == 0:
                far = place - 1
                break
            extra -= 1
    for place in range(far):
        room += state.own[at + LANE + place] * (far - place)
    return room


def can_move_marker(state: Pieces, seat: i64, place: i64) -> i64:
    """May a marker go on from here? (RR-41)"""
    if state.waiting(INDUSTRY_STEP) == 0:
        return NOT_PENDING
    if state.own[seat * SEAT_SIZE + LANE + place] == 0:
        return NO_MARKER
    return ALLOWED if open_place(state, seat, place + 1) else EMPTY_GAP


def move_marker(state: Pieces, seat: i64, place: i64, log: list[Event] | None) -> None:
    """One marker moves one place; a factory there works. (RR-41, RR-42, RR-43)"""
    state.pay(INDUSTRY_STEP)
    at = seat * SEAT_SIZE
    state.own[at + LANE + place] -= 1
    there: i64 = place + 1
    state.own[at + LANE + there] += 1
    if log is not None:
        log.append(Event("gr.marker.moved", seat, (there,)))
    gap = state.kit.lane_gap[there]
    if gap >= 0:
        use_factory(state, seat, gap, log)
    row = state.kit.lane_row[there]
    if row >= 0 and state.own[at + LANE_CLAIMED] & (1 << there) == 0:
        state.own[at + LANE_CLAIMED] |= 1 << there
        if log is not None:
            log.append(Event("gr.lane.reached", seat, (there, there)))
        gain(state, seat, row, OFFERED, log)


def use_factory(state: Pieces, seat: i64, gap: i64, log: list[Event] | None) -> None:
    """The action of a factory, improved by its boilerman. (RR-16, RR-42, GC-16, GC-24, GN-6)"""
    tile = state.own[seat * SEAT_SIZE + GAP + gap] - FILLED
    number = tile % BOILER
    if log is not None:
        log.append(Event("gr.factory.used", seat, (number, gap)))
    gain(state, seat, state.kit.factory_row[number], OFFERED, log)
    if tile >= BOILER:
        gain(state, seat, state.kit.boilerman_row[number], OFFERED, log)


def can_work(state: Pieces, seat: i64, gap: i64) -> i64:
    """May the factory engineer set this factory to work? (GN-6)"""
    if state.waiting(USE_FACTORY) == 0:
        return NOT_PENDING
    return ALLOWED if state.own[seat * SEAT_SIZE + GAP + gap] != 0 else NO_FACTORY


def work(state: Pieces, seat: i64, gap: i64, log: list[Event] | None) -> None:
    """Use a factory as if a marker had just come there; markers do not move. (GN-6)"""
    state.pay(USE_FACTORY)
    depth = state.depth
    use_factory(state, seat, gap, log)
    mark_repeats(state, depth)


def mark_repeats(state: Pieces, depth: i64) -> None:
    """The repeats asked for since came from no marker: they must not go round. (RR-50)"""
    if state.kit.repeat_again == 0:
        return
    for row in range(depth, state.depth):
        at = row * FRAME
        if state.frames[at] == REPEATING and state.frames[at + 2] == REUSE1:
            state.frames[at + 2] = REUSE1_WORKED


def count_own_factories(state: Pieces, seat: i64) -> i64:
    """Factories on the own industry track."""
    total: i64 = 0
    for gap in range(GAPS):
        if state.own[seat * SEAT_SIZE + GAP + gap] != 0:
            total += 1
    return total


def decide_marker(state: Pieces, seat: i64, answer: i64, log: list[Event] | None) -> None:
    """Take the additional industry marker, or leave it for good. (GR-17)"""
    state.answered()
    if answer != TAKE_MARKER:
        if log is not None:
            log.append(Event("gr.marker.declined", seat))
        return
    state.board[MARKER_LEFT] -= 1
    state.own[seat * SEAT_SIZE + LANE] += 1
    if log is not None:
        log.append(Event("gr.marker.added", seat))
