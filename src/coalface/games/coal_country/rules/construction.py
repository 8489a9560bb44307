"""Area 6: buildings for the village, by the strongest foreman first."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.generated import pending, why
from coalface.games.coal_country.rules import economy, foremen
from coalface.games.coal_country.state import CoalCountryState, Player


def next_builder(state: CoalCountryState) -> bool:
    """Ask the strongest foreman left, of equals the one with the most earnings. (CC-63)"""
    best: i64 = -1
    strongest: i64 = -1
    most: i64 = 0
    for player in state.players:
        foreman = player.foreman_on[ids.CONSTRUCTION]
        if foreman == 0:
            continue
        found = economy.trade_influence(player, foreman - 1)
        if found > strongest or (found == strongest and player.earned > most):
            best = player.seat
            strongest = found
            most = player.earned
    if best < 0:
        return False
    foremen.bring_home(state.players[best], ids.CONSTRUCTION)
    pending.ask_build(state, best, strongest, state.components.buildings_each)
    return True


def is_closed(state: CoalCountryState) -> bool:
    """A house rule: with its pile used up the company sells nothing more. (CC-78, CC-95)"""
    tables = state.components
    return state.piled == 0 and not tables.closed_sells and not tables.amok


def building_fees(state: CoalCountryState, building: i64, row: i64, found: i64) -> i64:
    """The price in fees: market price not below 1, final price not below 0. (CC-64, CC-86)"""
    tables = state.components
    fees = tables.building_number[building] + state.gauge
    if row == ids.BOTTOM:
        fees -= tables.bottom_discount
    return max(max(fees, 1) + tables.building_adjustment[found], 0)


def holds(player: Player, building: i64) -> bool:
    """Does the player have this type, covered ones included? (CC-66)"""
    return ((player.buildings | player.covered) >> building) & 1 != 0


def vacant_sites(state: CoalCountryState, player: Player) -> i64:
    """Village spaces without a building. (CC-65)"""
    return state.components.sites - masks.size(player.buildings)


def can_afford(state: CoalCountryState, player: Player, building: i64, row: i64) -> i64:
    """Is this building on display, and can it be paid? (CC-17, CC-64, CC-78)"""
    if is_closed(state):
        return why.COMPANY_CLOSED
    if state.row(row)[building] == 0:
        return why.NOT_ON_DISPLAY
    fees = building_fees(state, building, row, pending.influence(state))
    return ALLOWED if economy.can_pay(state, player, fees) else why.TOO_DEAR


def can_use_site(state: CoalCountryState, player: Player, building: i64, site: i64) -> i64:
    """May the player put this building on that site? (CC-65, CC-66)"""
    if holds(player, building):
        return why.HOLDS_TYPE
    if site == ids.VACANT:
        return ALLOWED if vacant_sites(state, player) > 0 else why.NO_VACANT_SITE
    return ALLOWED if economy.has_building(player, site) else why.NOTHING_TO_COVER


def can_build(state: CoalCountryState, player: Player, building: i64, row: i64, site: i64) -> i64:
    """May the player buy this building for that site? (CC-65, CC-66)"""
    reason = can_afford(state, player, building, row)
    return reason if reason != ALLOWED else can_use_site(state, player, building, site)


def can_deny(state: CoalCountryState, player: Player, building: i64, row: i64) -> i64:
    """May the player buy a type that is held, so that nobody else gets it? (CC-67)"""
    reason = can_afford(state, player, building, row)
    if reason != ALLOWED:
        return reason
    return ALLOWED if holds(player, building) else why.NOT_HELD


def ask_builder(state: CoalCountryState, player: Player, log: list[Event] | None) -> bool:
    """Is there anything to buy? Not buying costs nothing. (CC-63, CC-68)"""
    if pending.purchases(state) > 0:
        for row in range(ids.ROWS):
            for building in range(ids.BUILDINGS):
                if can_afford(state, player, building, row) == ALLOWED:
                    return True
    leave_company(state, player, log)
    return False


def leave_company(state: CoalCountryState, player: Player, log: list[Event] | None) -> None:
    """The foreman buys no more; it is logged unless he bought all that he may. (CC-68)"""
    left = pending.purchases(state)
    state.pop_decision()
    if log is not None and left > 0:
        none = left == state.components.buildings_each
        log.append(Event("cc.built.none" if none else "cc.built.enough", player.seat))


def buy(state: CoalCountryState, player: Player, building: i64, row: i64) -> i64:
    """Pay for a building and take it off the display; the dollars. (CC-63, CC-64)"""
    fees = building_fees(state, building, row, pending.influence(state))
    if row == ids.TOP:
        state.top_row = counts.added(state.top_row, building, -1)
    else:
        state.bottom_row = counts.added(state.bottom_row, building, -1)
    pending.set_purchases(state, pending.purchases(state) - 1)
    return economy.pay(state, player, fees, ids.BUILT)


def build(
    state: CoalCountryState,
    player: Player,
    building: i64,
    row: i64,
    site: i64,
    log: list[Event] | None,
) -> None:
    """Put a new building into the village, where it works at once. (CC-65, CC-69)"""
    dollars = buy(state, player, building, row)
    if log is not None:
        log.append(Event("cc.built", player.seat, (building, row, dollars)))
    if site != ids.VACANT:
        refuse = state.components.building_number[site]
        player.buildings &= ~masks.bit(site)
        player.covered |= masks.bit(site)
        player.refuse += refuse
        if log is not None:
            log.append(Event("cc.built.over", player.seat, (site, refuse)))
    player.buildings |= masks.bit(building)


def deny(
    state: CoalCountryState, player: Player, building: i64, row: i64, log: list[Event] | None
) -> None:
    """A building of a type that is held leaves the game, without a refund. (CC-67)"""
    dollars = buy(state, player, building, row)
    state.removed = counts.added(state.removed, building, 1)
    if log is not None:
        log.append(Event("cc.denied", player.seat, (building, row, dollars)))
