"""Phase 2, water level and demand: the marker drawn from the bag."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.ruhrschifffahrt.ids import (
    ASK_MARKER,
    BAG,
    CITY_FACES,
    CITY_SPACE,
    CLOSED,
    DEMAND,
    FORCED,
    FORGE,
    INDUSTRY_FACES,
    LAST_TURN,
    OPTION_PHASE,
    PIPS,
    PORT,
    STEP,
    STORAGES,
    UNDRAWN,
    WATER_FACES,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.reasons import NO_SUCH_MARKER
from coalface.games.ruhrschifffahrt.rules.order import enter_phase


def go_on_with_demand(state: Pieces) -> None:
    """Draw one marker, but none in the last turn or from an empty bag. (RS-26, RS-27, RS-32)"""
    none_drawn = state.turn() == state.kit.turn_of[LAST_TURN] or state.board[BAG] == 0
    if state.board[STEP] > 0 or none_drawn:
        enter_phase(state, OPTION_PHASE)
        return
    state.board[STEP] = 1
    state.ask(ASK_MARKER, CHANCE, 0, 0)


def can_draw(state: Pieces, face: i64) -> i64:
    """May the bag hold such a marker? All that were not drawn look alike from behind. (RS-27)"""
    return ALLOWED if state.board[UNDRAWN + face] > 0 else NO_SUCH_MARKER


def draw_marker(state: Pieces, face: i64, log: list[Event] | None) -> None:
    """Carry out a marker and put it out of the game. (RS-27, RS-31)"""
    state.answered()
    state.board[UNDRAWN + face] -= 1
    state.board[BAG] -= 1
    if log is not None:
        log.append(Event("rs.marker.drawn", CHANCE, (face,)))
    if face < WATER_FACES:
        place_demand(state, face, log)
    else:
        change_water(state, face - WATER_FACES, log)
    if state.board[BAG] == 1:
        state.board[FORCED] = 1
        if log is not None:
            log.append(Event("rs.locks.forced", CHANCE))


def place_demand(state: Pieces, face: i64, log: list[Event] | None) -> None:
    """A Thaler on every space that is named, where fewer than two lie. (RS-28, RS-29)"""
    for space in range(PORT):
        if not named(state, face, space) or state.board[DEMAND + space] >= state.kit.demand_most:
            continue
        state.board[DEMAND + space] += 1
        if log is not None:
            log.append(Event("rs.demand.placed", CHANCE, (space,)))


def named(state: Pieces, face: i64, space: i64) -> bool:
    """Does this marker name this selling space? (RS-28)"""
    kind = state.kit.space_kind[space]
    if face < INDUSTRY_FACES:
        return kind == FORGE + face
    if face < CITY_FACES:
        territory = face - INDUSTRY_FACES
        return kind != CITY_SPACE and state.kit.space_territory[space] == territory
    return kind == CITY_SPACE and state.kit.space_territory[space] == face - CITY_FACES


def change_water(state: Pieces, level: i64, log: list[Event] | None) -> None:
    """High or low water closes the pilot options, and may change dice on storages. (RS-30)"""
    state.board[CLOSED] = 1
    if log is not None:
        log.append(Event("rs.pilots.banned", CHANCE))
    change = level % 3
    if change == 0:
        return
    gained: i64 = 1 if change == 2 else -1
    changed: i64 = 0
    for storage in range(STORAGES):
        pips = state.board[PIPS + storage]
        now = max(1, min(pips + gained, state.kit.most_pips))
        if pips > 0 and now != pips:
            state.board[PIPS + storage] = now
            changed += 1
    if log is not None:
        key = "rs.storages.better" if gained > 0 else "rs.storages.worse"
        log.append(Event(key, CHANCE, (changed,)))
