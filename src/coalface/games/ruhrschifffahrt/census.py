"""Counting: the pieces of a table by kind, and a score by where it came from."""

from mypy_extensions import i64

from coalface.games.ruhrschifffahrt.ids import (
    ASK_RETURN,
    BAG,
    CITIES,
    CITY,
    COALS,
    COLUMN,
    COLUMNS,
    COUNTRIES,
    DEBT,
    DEPOT,
    FACES,
    FRAME,
    GONE,
    HELD,
    LOCK_BOX,
    LOCK_VP,
    LOCKS_LEFT,
    MARK_BOX,
    MAX_SEATS,
    MOST_PLACES,
    OBSTACLES,
    PIPS,
    POOL,
    SEAT_SIZE,
    STORAGES,
    TERRITORIES,
    TRACKED,
    TURNED,
    TURNS,
    UNDRAWN,
    WHITE_LEFT,
    WHITE_MARKERS,
)
from coalface.games.ruhrschifffahrt.names import (
    COAL_NAMES,
    COLUMN_NAMES,
    POINT_NAMES,
    WHITE_NAMES,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.rules.debt import waiting_on_turns


def census(state: Pieces) -> dict[str, int]:
    """All dice, warehouses and markers, wherever they lie. (RS-2, RS-4, RS-5, RS-7, RS-8)"""
    pieces: dict[str, int] = {}
    for coal in range(COALS):
        pieces[f"{COAL_NAMES[coal]} die"] = count_dice(state, coal)
    for seat in range(state.seats):
        pieces[f"warehouse of {seat}"] = count_warehouses(state, seat)
    for marker in range(WHITE_MARKERS):
        pieces[f"white marker {WHITE_NAMES[marker]}"] = count_white(state, marker)
    for country in range(COLUMNS):
        pieces[f"country {COLUMN_NAMES[country]}"] = count_countries(state, country)
    pieces["marker"] = count_markers(state)
    return pieces


def count_dice(state: Pieces, coal: i64) -> i64:
    """Dice of a coal on storages, on the track, on their way back, and out of the game."""
    dice = state.board[GONE + coal] + state.board[TRACKED + coal]
    for storage in range(STORAGES):
        if state.board[PIPS + storage] > 0 and state.kit.storage_coal[storage] == coal:
            dice += 1
    for row in range(state.depth):
        if state.frames[row * FRAME] == ASK_RETURN and state.frames[row * FRAME + 2] == coal:
            dice += 1
    return dice


def count_warehouses(state: Pieces, seat: i64) -> i64:
    """Warehouses of a seat in pool, boxes, debt, on turn track, in cities, depots and port."""
    at = seat * SEAT_SIZE
    houses = state.own[at + POOL] + state.own[at + LOCK_BOX] + state.own[at + MARK_BOX]
    houses += state.own[at + DEBT] + waiting_on_turns(state, seat)
    for city in range(CITIES):
        if state.board[CITY + city] & (1 << seat):
            houses += 1
    for depot in range(TERRITORIES):
        houses += state.board[DEPOT + depot * MAX_SEATS + seat]
    for place in range(COLUMNS * MOST_PLACES):
        if state.board[COLUMN + place] == seat + 1:
            houses += 1
    return houses


def count_white(state: Pieces, marker: i64) -> i64:
    """Copies of a white marker in the supply and with the seats."""
    copies = state.board[WHITE_LEFT + marker]
    for seat in range(state.seats):
        if state.own[seat * SEAT_SIZE + HELD] & (1 << marker):
            copies += 1
    return copies


def count_countries(state: Pieces, country: i64) -> i64:
    """Markers of a country, face down and turned."""
    markers = state.board[COUNTRIES + country]
    for turn in range(1, TURNS + 1):
        if state.board[TURNED + turn] == country + 1:
            markers += 1
    return markers


def count_markers(state: Pieces) -> i64:
    """Obstacle markers on the river, in the bag, and drawn."""
    markers = state.board[BAG] + state.kit.markers
    for obstacle in range(OBSTACLES):
        markers += state.board[LOCKS_LEFT] >> obstacle & 1
    for face in range(FACES):
        markers -= state.board[UNDRAWN + face]
    return markers


def breakdown(state: Pieces, seat: i64) -> dict[str, int]:
    """The points of a seat by source."""
    points: dict[str, int] = {}
    for source in range(len(POINT_NAMES)):
        points[POINT_NAMES[source]] = state.own[seat * SEAT_SIZE + LOCK_VP + source]
    return points
