"""Sums by the rules of Coal Country that a view shows, so that a client computes nothing itself."""

from collections.abc import Callable

import msgspec

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED
from coalface.games.coal_country import ids, names
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.outlook import (
    Around,
    Offsite,
    Outlook,
    around,
    expected_price,
    offsite,
    outlook,
)
from coalface.games.coal_country.printed import RULE_LENGTH, Numbers
from coalface.games.coal_country.rules import (
    brokers,
    construction,
    economy,
    geometry,
    inspection,
    permits,
    round_end,
    tidying,
    utilities,
)
from coalface.games.coal_country.state import CoalCountryState, Player


class Waiting(msgspec.Struct, frozen=True, omit_defaults=True):
    """A foreman or tandem whose turn it is, or comes later in this area, and his influence.

    Of a seller also the price of coal, and what his influence adds to that of the market.
    """

    seat: int
    influence: int
    price: int | None = None
    adjustment: int | None = None


class Landing(msgspec.Struct, frozen=True):
    """A free space of the earnings track, and the fee there."""

    space: int
    fee: int


class Offer(msgspec.Struct, frozen=True):
    """An amount of coal to sell: its change of cash; then cash, earnings, fee and stockpile.

    Earnings are those before a space that is taken is left; `next_price` is the price for who sells
    after this.
    """

    coal: int
    dollars: int
    cash: int
    earnings: int
    fee: int
    stock: int
    next_price: int | None = None


class Sale(msgspec.Struct, frozen=True):
    """What this seat can sell now, at one price; `leaves_shed` is what fills the coal shed."""

    price: int
    offers: tuple[Offer, ...]
    leaves_shed: int | None


class Purchase(msgspec.Struct, frozen=True):
    """What a number of cubes costs who buys, in dollars, and the money that is left then."""

    dollars: int
    left: int


class Computed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Sums by the rules, as this seat may know them.

    `price_steps` is what the stockpile takes off the price of coal, `price_place` where it stands
    on the rule; `is_least_price` is true where the sum would be less. Fees of buildings are by row
    and as they lie there, at the market and for who is asked, whose price in dollars follows.

    `seller` is who sells now, `waiting` who comes later; `landing` are the free spaces above and
    below an occupied one, `most` the largest amount that can be chosen of cubes, refuse or coal.

    The rest is of this seat alone: prices in dollars, `cube_prices` by the number of cubes while it
    buys some, what its broker gets for coal, what it can sell, what is around its mine, what its
    foremen would bring, and what one of each value would do outside the mine.
    """

    price_steps: int
    price_place: int
    utility_fees: int
    incentive_fees: int
    building_fees: tuple[Numbers, ...]
    waiting: tuple[Waiting, ...]
    landing: tuple[Landing, ...]
    around: tuple[Around, ...]
    is_least_price: bool = False
    asked_fees: tuple[Numbers, ...] = ()
    asked_dollars: tuple[Numbers, ...] = ()
    seller: Waiting | None = None
    most: int | None = None
    utility_dollars: int | None = None
    cube_prices: tuple[Purchase, ...] = ()
    incentive_dollars: int | None = None
    broker_price: int | None = None
    sale: Sale | None = None
    outlook: Outlook | None = None
    offsite: tuple[Offsite, ...] = ()


class Inspection(msgspec.Struct, frozen=True):
    """What the inspection would find if it came now, in fees; then the sum, also in dollars."""

    missing: int
    refuse: int
    tunnels: int
    stored: int
    buildings: int
    fees: int
    dollars: int


def compute(known: CoalCountryState, seat: int | None) -> Computed:
    """Compute prices, who comes when, and what this seat's foremen would bring."""
    own = known.players[seat] if seat is not None else None
    player = own if own is not None and known.owes(own.seat) else None
    kind = known.pending_kind
    steps = int(brokers.price_steps(known))
    cube_fees, incentive_fees = utilities.cube_fees(known), permits.incentive_price(known)
    asked = display_fees(known, pending.influence(known)) if kind == pending.BUILD else ()
    fee = economy.fee(known, own) if own is not None else None
    return Computed(
        price_steps=steps,
        price_place=min(steps, RULE_LENGTH - 1),
        utility_fees=cube_fees,
        incentive_fees=incentive_fees,
        building_fees=display_fees(known, ids.FAIR),
        is_least_price=brokers.is_least_price(known),
        asked_fees=asked,
        asked_dollars=in_dollars(known, asked),
        seller=seller(known) if kind == pending.SELL else None,
        waiting=waiting(known),
        landing=landing(known) if kind == pending.SIDE else (),
        most=most_chosen(known),
        utility_dollars=None if fee is None else cube_fees * fee,
        cube_prices=cube_prices(known, player) if player and kind == pending.TAKE else (),
        incentive_dollars=None if fee is None else incentive_fees * fee,
        broker_price=broker_price(known, own) if own is not None else None,
        sale=sale(known, player) if player is not None and kind == pending.SELL else None,
        around=around(known, player) if player is not None else (),
        outlook=outlook(known, player) if player is not None else None,
        offsite=offsite(known, player) if player is not None else (),
    )


def display_fees(known: CoalCountryState, found: int) -> tuple[Numbers, ...]:
    """Return what each building on display costs, row by row. (CC-64)"""
    return tuple(
        tuple(
            construction.building_fees(known, building, row, found)
            for building, copies in enumerate(known.row(row))
            for _ in range(copies)
        )
        for row in range(ids.ROWS)
    )


def in_dollars(known: CoalCountryState, rows: tuple[Numbers, ...]) -> tuple[Numbers, ...]:
    """Return fees as dollars of the player who is asked. (CC-12)"""
    if not rows:
        return ()
    fee = economy.fee(known, known.players[known.pending_seat])
    return tuple(tuple(fees * fee for fees in row) for row in rows)


def most_chosen(known: CoalCountryState) -> int | None:
    """Return the largest amount that can be chosen, where one is. (CC-57, CC-70, CC-74)"""
    if known.pending_kind == pending.CLEAR:
        return int(tidying.most_cleared(known, known.players[known.pending_seat]))
    if known.pending_kind in (pending.TAKE, pending.KEEP):
        return int(pending.limit(known))
    return None


def cube_prices(known: CoalCountryState, player: Player) -> tuple[Purchase, ...]:
    """Show what each number of cubes costs that can be paid now. (CC-57)"""
    each = int(utilities.cube_fees(known) * economy.fee(known, player))
    costs = (each * cubes for cubes in range(int(pending.limit(known)) + 1))
    return tuple(Purchase(cost, int(player.cash) - cost) for cost in costs if cost <= player.cash)


# The coal brokers


def seller(known: CoalCountryState) -> Waiting:
    """Show who sells now. (CC-41)"""
    return waiting_view(known, known.pending_seat, pending.influence(known))


def broker_price(known: CoalCountryState, player: Player) -> int | None:
    """Return what this player's broker would get for coal, if there is one. (CC-42)

    While foremen are placed it counts the coal that comes before the sale as far as it is known.
    """
    foreman = player.foreman_on[ids.BROKER]
    if foreman in (0, ids.UNKNOWN):
        return None
    influence = economy.trade_influence(player, foreman - 1)
    return expected_price(known, player) + int(known.components.coal_adjustment[influence])


def sale(known: CoalCountryState, player: Player) -> Sale:
    """Show all amounts of coal that can be sold, and what each would do. (CC-43, CC-44)"""
    amounts = range(player.coal + 1)
    following = next((one.influence for one in waiting(known)), None)
    shed = round_end.most_stored(known, player)
    return Sale(
        price=brokers.price_for(known, pending.influence(known)),
        offers=tuple(
            offer(known, player, coal, following)
            for coal in amounts
            if brokers.can_sell(known, player, coal) == ALLOWED
        ),
        leaves_shed=player.coal - shed if 0 < shed < player.coal else None,
    )


def offer(known: CoalCountryState, player: Player, coal: int, following: int | None) -> Offer:
    """Show what selling this much would do, also for who sells after. (CC-13, CC-17, CC-42–45)"""
    dollars = coal * brokers.price_for(known, pending.influence(known))
    earned = economy.earnings(player) + dollars
    if coal == 0:
        dollars = -economy.penalty_dollars(known, player, pending.penalty(known))
    return Offer(
        coal=coal,
        dollars=dollars,
        cash=player.cash + dollars,
        earnings=earned,
        fee=economy.fee_at(known.components, earned),
        stock=brokers.stockpile(known) - coal,
        next_price=None if following is None else price_after(known, player, coal, following),
    )


def price_after(known: CoalCountryState, player: Player, coal: int, found: int) -> int:
    """Return the price for a seller of this influence once this much is sold. (CC-42)"""
    later = known.clone()
    assert isinstance(later, CoalCountryState)
    later.players[player.seat].coal -= coal
    return int(brokers.price_for(later, found))


ORDERED: dict[int, Callable[[CoalCountryState], bool]] = {
    int(ids.SELLING): brokers.next_seller,
    int(ids.SUPPLYING): utilities.next_buyer,
    int(ids.CONSTRUCTING): construction.next_builder,
}
"""How the next foreman is found, in the areas where influence decides."""


def waiting(known: CoalCountryState) -> tuple[Waiting, ...]:
    """Return who comes when in this area, as the rules would ask them. (CC-41, CC-56, CC-63)"""
    find = ORDERED.get(int(known.step))
    if find is None:
        return ()
    later = known.clone()
    assert isinstance(later, CoalCountryState)
    found = []
    while find(later):
        buys = later.pending_kind == pending.TAKE
        influence = pending.limit(later) if buys else pending.influence(later)
        found.append(waiting_view(known, later.pending_seat, influence))
        later.pop_decision()
    return tuple(found)


def waiting_view(known: CoalCountryState, seat: int, influence: int) -> Waiting:
    """Show who comes with which influence; who sells, also at which price. (CC-41, CC-42)"""
    if known.step != ids.SELLING:
        return Waiting(seat, influence)
    price = brokers.price_for(known, influence)
    return Waiting(seat, influence, price, price - brokers.market_price(known))


def landing(known: CoalCountryState) -> tuple[Landing, ...]:
    """Return the free spaces above and below the one that is taken. (CC-15)"""
    player, target = known.players[known.pending_seat], pending.target(known)
    spaces = [economy.free_space(known, player, target, way) for way in (ids.ABOVE, ids.BELOW)]
    return tuple(Landing(space, economy.fee_at(known.components, space)) for space in spaces)


def unfinished_sides(known: CoalCountryState, player: Player, cell: int) -> str:
    """Return the sides of a tile where a tunnel is not finished. (CC-82, CC-90)"""
    tables = known.components
    return "".join(
        code
        for side, code in enumerate(names.SIDE_CODES)
        if geometry.is_unfinished(tables, player.mine, cell, side, tables.reformed)
    )


def inspection_view(known: CoalCountryState, player: Player) -> Inspection:
    """Show what an inspection would cost now, as a sum. (CC-81, CC-89)"""
    tables = known.components
    parts = (
        tables.inspect_missing * inspection.missing_utilities(player),
        tables.inspect_refuse * player.refuse,
        tables.inspect_tunnel * inspection.open_tunnels(known, player),
        -tables.inspect_stored * counts.total(player.stored),
        -tables.inspect_building * masks.size(player.buildings),
    )
    fees = sum(parts)
    return Inspection(*parts, fees, fees * economy.fee(known, player))
