"""Preparing the game: what lies where before the first draw."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt.ids import (
    BAG,
    BLACK,
    CASH,
    COLUMNS,
    COUNTRIES,
    EVENT_PHASE,
    EXPORT,
    FACES,
    LOCK_BOX,
    LOCKS_LEFT,
    MARK_BOX,
    MOST_BOXES,
    OBSTACLES,
    ON_TURNS,
    PHASE,
    POOL,
    SEAT_SIZE,
    STORAGES,
    TRACK,
    TRACKED,
    TURN,
    UNDRAWN,
    WHITE_LEFT,
    WHITE_MARKERS,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces, clear_pieces
from coalface.games.ruhrschifffahrt.reasons import NO_SUCH_SEAT
from coalface.games.ruhrschifffahrt.rules.order import go_clockwise


def prepare(state: Pieces) -> None:
    """Lay out a new game. (RS-10)"""
    clear_pieces(state)
    state.board[TURN] = 1
    state.board[PHASE] = EVENT_PHASE
    for seat in range(state.seats):
        equip(state, seat)
        store_warehouses(state, seat)
    lay_out_white_markers(state)
    shuffle_countries(state)
    place_export_marker(state)
    place_obstacles(state)
    set_dice(state)


def equip(state: Pieces, seat: i64) -> None:
    """A seat begins with what is in its pool, no points, and no progress marker earned.

    (RS-1, RS-3)
    """
    state.own[seat * SEAT_SIZE + CASH] = state.kit.start_thaler
    state.own[seat * SEAT_SIZE + POOL] = state.kit.pool


def store_warehouses(state: Pieces, seat: i64) -> None:
    """The other warehouses of a seat wait in two boxes and on the turn track. (RS-2)"""
    at = seat * SEAT_SIZE
    state.own[at + LOCK_BOX] = state.kit.lock_box
    state.own[at + MARK_BOX] = state.kit.mark_box
    state.own[at + ON_TURNS] = state.kit.on_turns


def lay_out_white_markers(state: Pieces) -> None:
    """One copy of each white marker fewer than there are players.

    (RS-4, RS-120, RS-123, RS-126)
    """
    for marker in range(WHITE_MARKERS):
        state.board[WHITE_LEFT + marker] = state.kit.white_copies[state.seats]


def shuffle_countries(state: Pieces) -> None:
    """The country markers lie face down, so only their numbers are known. (RS-5)"""
    for country in range(COLUMNS):
        state.board[COUNTRIES + country] = state.kit.countries[country]


def place_export_marker(state: Pieces) -> None:
    """The export marker begins on the leftmost space. (RS-6)"""
    state.board[EXPORT] = 0


def place_obstacles(state: Pieces) -> None:
    """A marker on every obstacle, the others in the bag; nobody knows a face. (RS-7, RS-9)"""
    for face in range(FACES):
        state.board[UNDRAWN + face] = state.kit.faces[face]
    state.board[LOCKS_LEFT] = (1 << OBSTACLES) - 1
    state.board[BAG] = state.kit.markers - state.kit.on_river


def set_dice(state: Pieces) -> None:
    """Dice stand on the storages by the number of players, black ones perhaps on the track.

    (RS-8, RS-120, RS-123, RS-126)
    """
    for storage in range(STORAGES):
        state.set_die(storage, state.kit.start_pips[state.seats * STORAGES + storage])
    for box in range(MOST_BOXES):
        pips = state.kit.start_track[state.seats * MOST_BOXES + box]
        state.board[TRACK + BLACK * MOST_BOXES + box] = pips
        if pips > 0:
            state.board[TRACKED + BLACK] = box + 1


def can_begin(state: Pieces, seat: i64) -> i64:
    """May chance make this seat the start player? (RS-14)"""
    return ALLOWED if seat < state.seats else NO_SUCH_SEAT


def choose_first(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """The start player of the first turn is drawn by lot. (RS-14, RS-15)"""
    state.answered()
    go_clockwise(state, seat)
    if log is not None:
        log.append(Event("rs.start.drawn", seat))
