"""Phase 2, water level and demand: the marker drawn from the bag."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import pending, why
from coalface.games.ruhrschifffahrt.rules import order
from coalface.games.ruhrschifffahrt.state import RuhrState


def continue_demand(state: RuhrState) -> None:
    """Draw one marker, but none in the last turn or from an empty bag. (RS-26, RS-27, RS-32)"""
    none_drawn = state.turn == state.components.turn_of[ids.LAST_TURN] or state.bag == 0
    if state.step > 0 or none_drawn:
        order.enter_phase(state, ids.OPTION_PHASE)
        return
    state.step = 1
    pending.ask_marker(state, CHANCE)


def can_draw(state: RuhrState, face: i64) -> i64:
    """May the bag hold such a marker? All that were not drawn look alike from behind. (RS-27)"""
    return ALLOWED if state.undrawn[face] > 0 else why.NO_SUCH_MARKER


def draw_marker(state: RuhrState, face: i64, log: list[Event] | None) -> None:
    """Carry out a marker and put it out of the game. (RS-27, RS-31)"""
    state.pop_decision()
    state.undrawn = counts.added(state.undrawn, face, -1)
    state.bag -= 1
    if log is not None:
        log.append(Event("rs.marker.drawn", CHANCE, (face,)))
    if face < ids.WATER_FACES:
        place_demand(state, face, log)
    else:
        change_water(state, face - ids.WATER_FACES, log)
    if state.bag == 1:
        state.locks_forced = 1
        if log is not None:
            log.append(Event("rs.locks.forced", CHANCE))


def place_demand(state: RuhrState, face: i64, log: list[Event] | None) -> None:
    """A Thaler on every space that is named, where fewer than two lie. (RS-28, RS-29)"""
    demand = state.demand[:]
    for space in range(ids.PORT):
        if not named(state, face, space) or demand[space] >= state.components.demand_most:
            continue
        demand[space] += 1
        if log is not None:
            log.append(Event("rs.demand.placed", CHANCE, (space,)))
    state.demand = demand


def named(state: RuhrState, face: i64, space: i64) -> bool:
    """Does this marker name this selling space? (RS-28)"""
    kind = state.components.space_kind[space]
    if face < ids.INDUSTRY_FACES:
        return kind == ids.FORGE + face
    territory = state.components.space_territory[space]
    if face < ids.CITY_FACES:
        return kind != ids.CITY_SPACE and territory == face - ids.INDUSTRY_FACES
    return kind == ids.CITY_SPACE and territory == face - ids.CITY_FACES


def change_water(state: RuhrState, level: i64, log: list[Event] | None) -> None:
    """High or low water closes the pilot options, and may change dice on storages. (RS-30)"""
    state.pilots_banned = 1
    if log is not None:
        log.append(Event("rs.pilots.banned", CHANCE))
    change = level % 3
    if change == 0:
        return
    gained: i64 = 1 if change == 2 else -1
    changed: i64 = 0
    for storage in range(ids.STORAGES):
        if not masks.has(state.filled, storage):
            continue
        pips = state.die(storage)
        now = max(1, min(pips + gained, state.components.most_pips))
        if now != pips:
            state.set_die(storage, now)
            changed += 1
    if log is not None:
        key = "rs.storages.better" if gained > 0 else "rs.storages.worse"
        log.append(Event(key, CHANCE, (changed,)))
