"""Preparing the game: what lies where before the first draw."""

from mypy_extensions import i64

from coalface.core import counts, digits, masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import why
from coalface.games.ruhrschifffahrt.rules import order
from coalface.games.ruhrschifffahrt.state import Player, RuhrState, seat_players


def prepare(state: RuhrState) -> None:
    """Lay out a new game. (RS-10)"""
    seat_players(state)
    state.turn = 1
    state.phase = ids.EVENT_PHASE
    for place in range(state.seats):
        state.order = digits.placed(state.order, place, 1)
    for player in state.players:
        equip(state, player)
        store_warehouses(state, player)
    lay_out_white_markers(state)
    shuffle_countries(state)
    place_export_marker(state)
    place_obstacles(state)
    set_dice(state)


def equip(state: RuhrState, player: Player) -> None:
    """A seat begins with what is in its pool, no points, and no progress marker earned.

    (RS-1, RS-3)
    """
    player.thaler = state.components.start_thaler
    player.pool = state.components.pool


def store_warehouses(state: RuhrState, player: Player) -> None:
    """The other warehouses of a seat wait in two boxes and on the turn track. (RS-2)"""
    player.lock_box = state.components.lock_box
    player.mark_box = state.components.mark_box
    player.turn_track = state.components.on_turns


def lay_out_white_markers(state: RuhrState) -> None:
    """One copy of each white marker fewer than there are players.

    (RS-4, RS-120, RS-123, RS-126)
    """
    for marker in range(ids.WHITE_MARKERS):
        state.white_left += counts.one(marker) * state.components.white_copies[state.seats]


def shuffle_countries(state: RuhrState) -> None:
    """The country markers lie face down, so only their numbers are known. (RS-5)"""
    for country in range(ids.COLUMNS):
        state.countries += counts.one(country) * state.components.countries[country]


def place_export_marker(state: RuhrState) -> None:
    """The export marker begins on the leftmost space. (RS-6)"""
    state.export = 0


def place_obstacles(state: RuhrState) -> None:
    """A marker on every obstacle, the others in the bag; nobody knows a face. (RS-7, RS-9)"""
    state.undrawn = state.components.faces
    state.obstacles = masks.bit(ids.OBSTACLES) - 1
    state.bag = state.components.markers - state.components.on_river


def set_dice(state: RuhrState) -> None:
    """Dice stand on the storages by the number of players, black ones perhaps on the track.

    (RS-8, RS-120, RS-123, RS-126)
    """
    for storage in range(ids.STORAGES):
        state.set_die(storage, state.components.start_pips[state.seats * ids.STORAGES + storage])
    waiting: i64 = 0
    for box in range(ids.MAX_BOXES):
        pips = state.components.start_track[state.seats * ids.MAX_BOXES + box]
        waiting = digits.placed(waiting, box, pips)
    state.track = counts.added(state.track, ids.BLACK, waiting)


def can_begin(state: RuhrState, seat: i64) -> i64:
    """May chance make this seat the start player? (RS-14)"""
    return ALLOWED if seat < state.seats else why.NO_SUCH_SEAT


def choose_first(state: RuhrState, seat: i64, log: list[Event] | None) -> None:
    """The start player of the first turn is drawn by lot. (RS-14, RS-15)"""
    state.pop_decision()
    order.go_clockwise(state, seat)
    if log is not None:
        log.append(Event("rs.start.drawn", seat))
