"""Area 3: coal is sold, by the weakest foreman first."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.component_tables import ComponentTables
from coalface.games.coal_country.generated import pending, why
from coalface.games.coal_country.rules import economy, foremen
from coalface.games.coal_country.state import CoalCountryState, Player


def stockpile(state: CoalCountryState) -> i64:
    """All coal that all players own. (CC-40, CC-46)"""
    coal: i64 = 0
    for player in state.players:
        coal += player.coal
    return coal


def price_steps(state: CoalCountryState) -> i64:
    """Return by how much the stockpile lowers the price: 1 for every ten pieces. (CC-42)"""
    return stockpile(state) // state.components.coal_per_step


def price_sum(tables: ComponentTables, steps: i64, gauge: i64) -> i64:
    """Return base price, stockpile and gauge as one sum, which may be too low. (CC-42)"""
    return tables.coal_price - steps + gauge


def price_at(tables: ComponentTables, steps: i64, gauge: i64) -> i64:
    """Return the price on the widget: the sum, but not below 1. (CC-42)"""
    return max(price_sum(tables, steps, gauge), ids.LEAST_PRICE)


def market_price(state: CoalCountryState) -> i64:
    """Return the price that the widget shows now. (CC-42)"""
    return price_at(state.components, price_steps(state), state.gauge)


def is_least_price(state: CoalCountryState) -> bool:
    """Tell whether the sum of the price would be less than the widget shows. (CC-42)"""
    return price_sum(state.components, price_steps(state), state.gauge) < ids.LEAST_PRICE


def price_for(state: CoalCountryState, found: i64) -> i64:
    """The price for a seller of this influence; it may be 0. (CC-42)"""
    return market_price(state) + state.components.coal_adjustment[found]


def log_price(state: CoalCountryState, log: list[Event] | None) -> None:
    """Say how much coal lies on the stockpile, and the price that follows. (CC-40, CC-42)"""
    if log is not None:
        log.append(Event("cc.price.set", CHANCE, (stockpile(state), market_price(state))))


def next_seller(state: CoalCountryState) -> bool:
    """Ask the weakest seller left, of equals the one with the most earnings. (CC-41)"""
    best: i64 = -1
    lowest: i64 = 0
    most: i64 = 0
    for player in state.players:
        foreman = player.foreman_on[ids.BROKER]
        if foreman == 0:
            continue
        found = economy.trade_influence(player, foreman - 1)
        if best < 0 or found < lowest or (found == lowest and player.earned > most):
            best = player.seat
            lowest = found
            most = player.earned
    if best < 0:
        return False
    value = foremen.bring_home(state.players[best], ids.BROKER)
    pending.ask_sell(state, best, lowest, economy.penalty_of(state, lowest, value))
    return True


def ask_seller(state: CoalCountryState, player: Player, log: list[Event] | None) -> bool:
    """Is there a choice? Without coal the penalty is due, at a price of 0 nothing. (CC-45)"""
    price = price_for(state, pending.influence(state))
    if price > 0 and player.coal > 0:
        return True
    fees: i64 = pending.penalty(state) if price > 0 else 0
    state.pop_decision()
    if log is not None:
        log.append(Event("cc.sold.none", player.seat))
    economy.penalise(state, player, fees, log)
    return False


def can_sell(state: CoalCountryState, player: Player, coal: i64) -> i64:
    """May the seller sell so much? In round 1 at least one piece. (CC-21, CC-43)"""
    if coal > player.coal:
        return why.TOO_LITTLE_COAL
    return why.MUST_SELL if coal == 0 and state.round == 1 else ALLOWED


def sell(state: CoalCountryState, player: Player, coal: i64, log: list[Event] | None) -> None:
    """Sell coal, all at one price; cash and earnings rise alike. (CC-13, CC-43, CC-44, CC-45)"""
    price = price_for(state, pending.influence(state))
    fees = pending.penalty(state)
    state.pop_decision()
    if coal == 0:
        if log is not None:
            log.append(Event("cc.sold.none", player.seat))
        economy.penalise(state, player, fees, log)
        return
    player.coal -= coal
    economy.book(player, ids.SALES, coal * price)
    if log is not None:
        log.append(Event("cc.sold", player.seat, (coal, price, coal * price)))
    log_price(state, log)
    economy.report(state, player, economy.earnings(player) + coal * price, log)
