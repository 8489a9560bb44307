"""Phase 4, movement and sale: where a barge may go, and what its coal brings."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import why
from coalface.games.ruhrschifffahrt.rules import option, track
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def target(state: RuhrState, player: Player) -> i64:
    """Where the standard trip from the storage of a barge goes. (RS-69)"""
    return state.components.storage_target[state.components.storage_at[player.position]]


def can_sell(state: RuhrState, player: Player, space: i64) -> i64:
    """May the barge of this seat sell there: at its storage's target, with a pilot anywhere below?

    (RS-43, RS-68, RS-69, RS-70)
    """
    if option.pilots(player.option):
        below = state.components.spaces_below[player.position]
        return ALLOWED if masks.has(below, space) else why.NOT_DOWNRIVER
    return ALLOWED if target(state, player) == space else why.NOT_THE_TARGET


def sell(state: RuhrState, player: Player, space: i64, log: list[Event] | None) -> None:
    """Carry the die to a selling space and sell it there; then it goes to the track.

    (RS-68, RS-77, RS-80)
    """
    state.pop_decision()
    components = state.components
    storage = components.storage_at[player.position]
    coal = components.storage_coal[storage]
    loaded = state.die(storage)
    pips = carried_pips(state, player.position, space, loaded)
    state.set_die(storage, 0)
    state.barges &= ~masks.bit(storage)
    arrive(state, player, space)
    if log is not None:
        if pips < loaded:
            log.append(Event("rs.die.worse", player.seat, (coal, pips)))
        log.append(Event("rs.coal.sold", player.seat, (space, coal, pips)))
    earn(state, player, area_of(state, space, coal), pips, log)
    collect_demand(state, player, space, log)
    kind = components.space_kind[space]
    if kind == ids.CITY_SPACE:
        pay_warehouses(state, space, log)
    elif kind == ids.PORT_SPACE:
        sell_in_port(state, player, pips, log)
    track.enter_track(state, coal, pips, log)


def carried_pips(state: RuhrState, start: i64, space: i64, pips: i64) -> i64:
    """The quality on arrival: a pip less if any obstacle was passed, never below one.

    (RS-71, RS-72)
    """
    return max(pips - 1, 1) if obstacles_passed(state, start, space) != 0 else pips


def obstacles_passed(state: RuhrState, start: i64, space: i64) -> i64:
    """The obstacles without a lock between a position and a selling space, as a mask. (RS-71)"""
    above = state.components.obstacles_above
    end = state.components.space_pos[space]
    return above[end] & ~above[start] & state.obstacles


def arrive(state: RuhrState, player: Player, space: i64) -> None:
    """The barge lies upriver of those that came before; in the port at the next berth.

    (RS-13, RS-73, RS-79)
    """
    position = state.components.space_pos[space]
    before: i64 = 0
    for other in state.players:
        if other.position == position:
            before += 1
    player.position = position
    player.arrival = before


def area_of(state: RuhrState, space: i64, coal: i64) -> i64:
    """The area of the player board for a sale of this coal in this space. (RS-74)"""
    kind = state.components.space_kind[space]
    if kind == ids.PORT_SPACE:
        apart = coal == ids.WHITE and state.components.area_size[ids.WHITE_RUHRORT] > 0
        return ids.WHITE_RUHRORT if apart else ids.RUHRORT
    if coal == ids.WHITE:
        return ids.WHITE_CITY if kind == ids.CITY_SPACE else ids.WHITE_INDUSTRY
    return ids.BLACK_CITY if kind == ids.CITY_SPACE else ids.BLACK_INDUSTRY


def earn(state: RuhrState, player: Player, area: i64, pips: i64, log: list[Event] | None) -> None:
    """A token and a Thaler for each further pip; in a full area Thalers for all pips.

    (RS-74, RS-75, RS-81)
    """
    thalers = pips
    if counts.count(player.tokens, area) < state.components.area_size[area]:
        player.tokens += counts.one(area)
        thalers = pips - 1
        if log is not None:
            log.append(Event("rs.token.placed", player.seat, (area,)))
    player.thaler += thalers
    if log is not None:
        log.append(Event("rs.thalers.earned", player.seat, (thalers,)))


def collect_demand(state: RuhrState, player: Player, space: i64, log: list[Event] | None) -> None:
    """All Thalers that lie on the space go to the first who sells there. (RS-29, RS-76)"""
    thalers = state.demand[space]
    if thalers == 0:
        return
    state.demand = counts.added(state.demand, space, -thalers)
    player.thaler += thalers
    if log is not None:
        log.append(Event("rs.demand.taken", player.seat, (space, thalers)))


def pay_warehouses(state: RuhrState, space: i64, log: list[Event] | None) -> None:
    """Everyone with a warehouse in the city takes a Thaler, the seller too. (RS-77)"""
    income = state.components.city_income
    warehouses = state.cities[state.components.space_city[space]]
    if warehouses == 0:
        return
    for owner in state.players:
        if masks.has(warehouses, owner.seat):
            owner.thaler += income
            if log is not None:
                log.append(Event("rs.city.paid", owner.seat, (space, income)))


def sell_in_port(state: RuhrState, player: Player, pips: i64, log: list[Event] | None) -> None:
    """One more Thaler, and the export marker goes one or two spaces to the right. (RS-78)"""
    components = state.components
    player.thaler += components.port_thaler
    step = components.step_high if pips >= components.high_from else components.step_low
    last: i64 = len(components.export_track) - 1
    moved = min(step, last - state.export)
    state.export += moved
    if log is not None:
        log.append(Event("rs.port.sold", player.seat, (components.port_thaler, player.arrival + 1)))
        if moved > 0:
            value = components.export_track[state.export]
            log.append(Event("rs.export.raised", player.seat, (moved, value)))
