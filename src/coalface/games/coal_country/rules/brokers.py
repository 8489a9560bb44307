"""Area 3: coal is sold, by the weakest foreman first."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_country.ids import (
    ASK_SELL,
    BROKER,
    COAL,
    GAUGE,
    ROUND,
    SALES,
    SEAT_SIZE,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.reasons import MUST_SELL, TOO_LITTLE_COAL
from coalface.games.coal_country.rules import economy, foremen


def stockpile(state: Pieces) -> i64:
    """All coal that all players own. (CC-40, CC-46)"""
    coal: i64 = 0
    for seat in range(state.seats):
        coal += state.own[seat * SEAT_SIZE + COAL]
    return coal


def market_price(state: Pieces) -> i64:
    """The price on the widget: less for every ten pieces, by the gauge, not below 1. (CC-42)"""
    kit = state.kit
    reduced = kit.coal_price - stockpile(state) // kit.coal_per_step + state.board[GAUGE]
    return max(reduced, 1)


def price_for(state: Pieces, found: i64) -> i64:
    """The price for a seller of this influence; it may be 0. (CC-42)"""
    return market_price(state) + state.kit.coal_adjustment[found]


def tell_price(state: Pieces, log: list[Event] | None) -> None:
    """Say how much coal lies on the stockpile, and the price that follows. (CC-40, CC-42)"""
    if log is not None:
        log.append(Event("cc.price.set", CHANCE, (stockpile(state), market_price(state))))


def next_seller(state: Pieces) -> bool:
    """Ask the weakest seller left, of equals the one with the most earnings. (CC-41)"""
    best: i64 = -1
    lowest: i64 = 0
    for seat in range(state.seats):
        token = foremen.token_at(state, seat, BROKER)
        if token == 0:
            continue
        found = economy.trade_influence(state, seat, token - 1)
        if best < 0 or found < lowest or (found == lowest and economy.before(state, seat, best)):
            best = seat
            lowest = found
    if best < 0:
        return False
    value = foremen.bring_home(state, best, BROKER)
    state.ask(ASK_SELL, best, lowest, economy.penalty_of(state, lowest, value), 0)
    return True


def ask_seller(state: Pieces, log: list[Event] | None) -> bool:
    """Is there a choice? Without coal the penalty is due, at a price of 0 nothing. (CC-45)"""
    seat = state.asked_seat()
    if price_for(state, state.asked_a()) > 0 and state.own[seat * SEAT_SIZE + COAL] > 0:
        return True
    fees = state.asked_b() if price_for(state, state.asked_a()) > 0 else 0
    state.answered()
    if log is not None:
        log.append(Event("cc.sold.none", seat))
    economy.penalise(state, seat, fees, log)
    return False


def can_sell(state: Pieces, seat: i64, coal: i64) -> i64:
    """May the seller sell so much? In round 1 at least one piece. (CC-21, CC-43)"""
    if coal > state.own[seat * SEAT_SIZE + COAL]:
        return TOO_LITTLE_COAL
    return MUST_SELL if coal == 0 and state.board[ROUND] == 1 else ALLOWED


def sell(state: Pieces, seat: i64, coal: i64, log: list[Event] | None) -> None:
    """Sell coal, all at one price; cash and earnings rise alike. (CC-13, CC-43, CC-44, CC-45)"""
    price = price_for(state, state.asked_a())
    fees = state.asked_b()
    state.answered()
    if coal == 0:
        if log is not None:
            log.append(Event("cc.sold.none", seat))
        economy.penalise(state, seat, fees, log)
        return
    state.own[seat * SEAT_SIZE + COAL] -= coal
    economy.book(state, seat, SALES, coal * price)
    if log is not None:
        log.append(Event("cc.sold", seat, (coal, price, coal * price)))
    tell_price(state, log)
    economy.report(state, seat, economy.earnings(state, seat) + coal * price, log)
