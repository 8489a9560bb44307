"""Phase 4, movement and sale: where a barge may go, and what its coal brings."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt.ids import (
    ARRIVAL,
    BLACK_CITY,
    BLACK_INDUSTRY,
    CASH,
    CHOSEN,
    CITY,
    CITY_SPACE,
    DEMAND,
    EXPORT,
    LOCKS_LEFT,
    PIPS,
    PORT_SPACE,
    POS,
    RUHRORT,
    SEAT_SIZE,
    TOKENS,
    WHITE,
    WHITE_CITY,
    WHITE_INDUSTRY,
    WHITE_RUHRORT,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.reasons import NOT_DOWNRIVER, NOT_THE_TARGET
from coalface.games.ruhrschifffahrt.rules.option import pilots
from coalface.games.ruhrschifffahrt.rules.track import enter_track


def can_sell(state: Pieces, seat: i64, space: i64) -> i64:
    """May the barge of this seat sell there: at its storage's target, with a pilot anywhere below?

    (RS-43, RS-68, RS-69, RS-70)
    """
    position = state.own[seat * SEAT_SIZE + POS]
    if pilots(state.own[seat * SEAT_SIZE + CHOSEN]):
        return ALLOWED if state.kit.space_pos[space] > position else NOT_DOWNRIVER
    target = state.kit.storage_target[state.kit.storage_at[position]]
    return ALLOWED if target == space else NOT_THE_TARGET


def sell(state: Pieces, seat: i64, space: i64, log: list[Event] | None) -> None:
    """Carry the die to a selling space and sell it there; then it goes to the track.

    (RS-68, RS-77, RS-80)
    """
    state.answered()
    at = seat * SEAT_SIZE
    start = state.own[at + POS]
    storage = state.kit.storage_at[start]
    coal = state.kit.storage_coal[storage]
    loaded = state.board[PIPS + storage]
    pips = carried_pips(state, start, space, loaded)
    state.set_die(storage, 0)
    arrive(state, seat, space)
    if log is not None:
        if pips < loaded:
            log.append(Event("rs.die.worse", seat, (coal, pips)))
        log.append(Event("rs.coal.sold", seat, (space, coal, pips)))
    earn(state, seat, area_of(state, space, coal), pips, log)
    collect_demand(state, seat, space, log)
    if state.kit.space_kind[space] == CITY_SPACE:
        pay_warehouses(state, space, log)
    elif state.kit.space_kind[space] == PORT_SPACE:
        sell_in_port(state, seat, pips, log)
    enter_track(state, coal, pips, log)


def carried_pips(state: Pieces, start: i64, space: i64, pips: i64) -> i64:
    """The quality on arrival: a pip less if any obstacle was passed, never below one.

    (RS-71, RS-72)
    """
    above = state.kit.obstacles_above
    passed = above[state.kit.space_pos[space]] & ~above[start] & state.board[LOCKS_LEFT]
    return max(pips - 1, 1) if passed != 0 else pips


def arrive(state: Pieces, seat: i64, space: i64) -> None:
    """The barge lies upriver of those that came before; in the port at the next berth.

    (RS-13, RS-73, RS-79)
    """
    position = state.kit.space_pos[space]
    before: i64 = 0
    for other in range(state.seats):
        if state.own[other * SEAT_SIZE + POS] == position:
            before += 1
    state.own[seat * SEAT_SIZE + POS] = position
    state.own[seat * SEAT_SIZE + ARRIVAL] = before


def area_of(state: Pieces, space: i64, coal: i64) -> i64:
    """The area of the player board for a sale of this coal in this space. (RS-74)"""
    kind = state.kit.space_kind[space]
    if kind == PORT_SPACE:
        apart = coal == WHITE and state.kit.area_size[WHITE_RUHRORT] > 0
        return WHITE_RUHRORT if apart else RUHRORT
    if coal == WHITE:
        return WHITE_CITY if kind == CITY_SPACE else WHITE_INDUSTRY
    return BLACK_CITY if kind == CITY_SPACE else BLACK_INDUSTRY


def earn(state: Pieces, seat: i64, area: i64, pips: i64, log: list[Event] | None) -> None:
    """A token and a Thaler for each further pip; in a full area Thalers for all pips.

    (RS-74, RS-75, RS-81)
    """
    at = seat * SEAT_SIZE
    thalers = pips
    if state.own[at + TOKENS + area] < state.kit.area_size[area]:
        state.own[at + TOKENS + area] += 1
        thalers = pips - 1
        if log is not None:
            log.append(Event("rs.token.placed", seat, (area,)))
    state.own[at + CASH] += thalers
    if log is not None:
        log.append(Event("rs.thalers.earned", seat, (thalers,)))


def collect_demand(state: Pieces, seat: i64, space: i64, log: list[Event] | None) -> None:
    """All Thalers that lie on the space go to the first who sells there. (RS-29, RS-76)"""
    thalers = state.board[DEMAND + space]
    if thalers == 0:
        return
    state.board[DEMAND + space] = 0
    state.own[seat * SEAT_SIZE + CASH] += thalers
    if log is not None:
        log.append(Event("rs.demand.taken", seat, (space, thalers)))


def pay_warehouses(state: Pieces, space: i64, log: list[Event] | None) -> None:
    """Everyone with a warehouse in the city takes a Thaler, the seller too. (RS-77)"""
    houses = state.board[CITY + state.kit.space_city[space]]
    for owner in range(state.seats):
        if houses & (1 << owner):
            state.own[owner * SEAT_SIZE + CASH] += state.kit.city_income
            if log is not None:
                log.append(Event("rs.city.paid", owner, (space, state.kit.city_income)))


def sell_in_port(state: Pieces, seat: i64, pips: i64, log: list[Event] | None) -> None:
    """One more Thaler, and the export marker goes one or two spaces to the right. (RS-78)"""
    state.own[seat * SEAT_SIZE + CASH] += state.kit.port_thaler
    step = state.kit.step_high if pips >= state.kit.high_from else state.kit.step_low
    last: i64 = len(state.kit.export_track) - 1
    moved = min(step, last - state.board[EXPORT])
    state.board[EXPORT] += moved
    if log is not None:
        berth = state.own[seat * SEAT_SIZE + ARRIVAL] + 1
        log.append(Event("rs.port.sold", seat, (state.kit.port_thaler, berth)))
        if moved > 0:
            value = state.kit.export_track[state.board[EXPORT]]
            log.append(Event("rs.export.raised", seat, (moved, value)))
