"""Area 6: buildings for the village, by the strongest foreman first."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country.ids import (
    ASK_BUILD,
    BOTTOM,
    BUILDINGS,
    BUILT,
    CONSTRUCTION,
    COVERED,
    GAUGE,
    IN_ROW,
    PILED,
    REFUSE,
    REMOVED,
    ROWS,
    SEAT_SIZE,
    VACANT,
    VISIBLE,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.reasons import (
    COMPANY_CLOSED,
    HOLDS_TYPE,
    NO_VACANT_SITE,
    NOT_HELD,
    NOT_ON_DISPLAY,
    NOTHING_TO_COVER,
    TOO_DEAR,
)
from coalface.games.coal_country.rules import economy, foremen


def next_builder(state: Pieces) -> bool:
    """Ask the strongest foreman left, of equals the one with the most earnings. (CC-63)"""
    best: i64 = -1
    strongest: i64 = -1
    for seat in range(state.seats):
        token = foremen.token_at(state, seat, CONSTRUCTION)
        if token == 0:
            continue
        found = economy.trade_influence(state, seat, token - 1)
        if found > strongest or (found == strongest and economy.before(state, seat, best)):
            best = seat
            strongest = found
    if best < 0:
        return False
    foremen.bring_home(state, best, CONSTRUCTION)
    state.ask(ASK_BUILD, best, strongest, state.kit.buildings_each, 0)
    return True


def is_closed(state: Pieces) -> bool:
    """A house rule: with its pile used up the company sells nothing more. (CC-78, CC-95)"""
    return state.board[PILED] == 0 and not state.kit.closed_sells and not state.kit.amok


def building_fees(state: Pieces, building: i64, row: i64, found: i64) -> i64:
    """The price in fees: market price not below 1, final price not below 0. (CC-64, CC-86)"""
    kit = state.kit
    fees = kit.building_number[building] + state.board[GAUGE]
    if row == BOTTOM:
        fees -= kit.bottom_discount
    return max(max(fees, 1) + kit.building_adjustment[found], 0)


def holds(state: Pieces, seat: i64, building: i64) -> bool:
    """Does the player have this type, covered ones included? (CC-66)"""
    at = seat * SEAT_SIZE
    return ((state.own[at + VISIBLE] | state.own[at + COVERED]) >> building) & 1 != 0


def vacant_sites(state: Pieces, seat: i64) -> i64:
    """Village spaces without a building. (CC-65)"""
    left = state.kit.sites
    for building in range(BUILDINGS):
        left -= (state.own[seat * SEAT_SIZE + VISIBLE] >> building) & 1
    return left


def can_afford(state: Pieces, seat: i64, building: i64, row: i64) -> i64:
    """Is this building on display, and can it be paid? (CC-17, CC-64, CC-78)"""
    if is_closed(state):
        return COMPANY_CLOSED
    if state.board[IN_ROW + row * BUILDINGS + building] == 0:
        return NOT_ON_DISPLAY
    fees = building_fees(state, building, row, state.asked_a())
    return ALLOWED if economy.can_pay(state, seat, fees) else TOO_DEAR


def can_build(state: Pieces, seat: i64, building: i64, row: i64, site: i64) -> i64:
    """May the player buy this building for that site? (CC-65, CC-66)"""
    why = can_afford(state, seat, building, row)
    if why != ALLOWED:
        return why
    if holds(state, seat, building):
        return HOLDS_TYPE
    if site == VACANT:
        return ALLOWED if vacant_sites(state, seat) > 0 else NO_VACANT_SITE
    return ALLOWED if economy.has_building(state, seat, site) else NOTHING_TO_COVER


def can_deny(state: Pieces, seat: i64, building: i64, row: i64) -> i64:
    """May the player buy a type that is held, so that nobody else gets it? (CC-67)"""
    why = can_afford(state, seat, building, row)
    if why != ALLOWED:
        return why
    return ALLOWED if holds(state, seat, building) else NOT_HELD


def ask_builder(state: Pieces, log: list[Event] | None) -> bool:
    """Is there anything to buy? Not buying costs nothing. (CC-63, CC-68)"""
    seat = state.asked_seat()
    if state.asked_b() > 0:
        for row in range(ROWS):
            for building in range(BUILDINGS):
                if can_afford(state, seat, building, row) == ALLOWED:
                    return True
    leave_company(state, seat, log)
    return False


def leave_company(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """The foreman buys no more; it is said unless he bought all that he may. (CC-68)"""
    left = state.asked_b()
    state.answered()
    if log is not None and left > 0:
        key = "cc.built.none" if left == state.kit.buildings_each else "cc.built.enough"
        log.append(Event(key, seat))


def buy(state: Pieces, seat: i64, building: i64, row: i64) -> i64:
    """Pay for a building and take it off the display; the dollars. (CC-63, CC-64)"""
    fees = building_fees(state, building, row, state.asked_a())
    state.board[IN_ROW + row * BUILDINGS + building] -= 1
    state.set_b(state.asked_b() - 1)
    return economy.pay(state, seat, fees, BUILT)


def build(
    state: Pieces, seat: i64, building: i64, row: i64, site: i64, log: list[Event] | None
) -> None:
    """Put a new building into the village, where it works at once. (CC-65, CC-69)"""
    dollars = buy(state, seat, building, row)
    at = seat * SEAT_SIZE
    if log is not None:
        log.append(Event("cc.built", seat, (building, row, dollars)))
    if site != VACANT:
        state.own[at + VISIBLE] &= ~(1 << site)
        state.own[at + COVERED] |= 1 << site
        state.own[at + REFUSE] += state.kit.building_number[site]
        if log is not None:
            log.append(Event("cc.built.over", seat, (site, state.kit.building_number[site])))
    state.own[at + VISIBLE] |= 1 << building


def deny(state: Pieces, seat: i64, building: i64, row: i64, log: list[Event] | None) -> None:
    """A building of a type that is held leaves the game, without a refund. (CC-67)"""
    dollars = buy(state, seat, building, row)
    state.board[REMOVED + building] += 1
    if log is not None:
        log.append(Event("cc.denied", seat, (building, row, dollars)))
