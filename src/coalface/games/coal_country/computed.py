"""Sums by the rules of Coal Country that a view shows, so that a client computes nothing itself."""

from collections.abc import Callable

import msgspec

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED
from coalface.games.coal_country import ids, names
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.printed import RULE_LENGTH, Numbers
from coalface.games.coal_country.rules import (
    brokers,
    construction,
    economy,
    foremen,
    geometry,
    inspection,
    mining,
    permits,
    placement,
    round_end,
    tidying,
    utilities,
)
from coalface.games.coal_country.state import CoalCountryState, Player


class Around(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open cell beside a mine: what a permit costs there, by value of the foreman, by number.

    `dollars` is what the foreman who waits there would pay, by number.
    """

    cell: str
    dear: bool
    fees: tuple[Numbers, ...]
    dollars: Numbers = ()


class Outlook(msgspec.Struct, frozen=True):
    """What the foremen placed so far would bring, and what those in hand would cost.

    `dug` is coal that the mine yields alone and by its foremen, `coal` also what is there already;
    `refuse` is what they leave.
    """

    alone: int
    mined: int
    dug: int
    coal: int
    refuse: int
    cubes: int
    cube_fees: int
    cube_dollars: int
    permits: int
    cleared: int
    installed: int
    unplaced_fees: int
    unplaced_dollars: int
    owes_broker: bool


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
    buys some, what its broker gets for coal, what it can
    sell, what is around its mine, what its foremen would bring.
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
    """Return what this player's broker would get for coal now, if there is one. (CC-42)"""
    foreman = player.foreman_on[ids.BROKER]
    if foreman in (0, ids.UNKNOWN):
        return None
    return int(brokers.price_for(known, economy.trade_influence(player, foreman - 1)))


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


def around(known: CoalCountryState, player: Player) -> tuple[Around, ...]:
    """Return what permits cost on cells where a foreman waits or may. (CC-25, CC-50)"""
    if known.step not in (ids.PLACING, ids.EXPANDING):
        return ()
    cells = [cell for cell in player.mine.foreman_cells if is_open(known, player, cell)]
    later = known.clone()
    assert isinstance(later, CoalCountryState)
    tried = later.players[player.seat]
    fees: list[list[Numbers]] = [[] for _ in cells]
    for value in range(ids.VALUES):
        for cell in cells:
            foremen.set_first(tried, ids.FIRST_CELL + cell, value + 1)
        if known.components.cost_when_placed and known.step == ids.PLACING:
            placement.note_dear_cells(later, tried)
        for cell, found in zip(cells, fees, strict=True):
            numbers = range(1, ids.NUMBERS + 1)
            found.append(tuple(permits.permit_fees(later, tried, cell, n) for n in numbers))
    fee = economy.fee(known, player)
    return tuple(
        Around(
            cell=names.CELL_NAMES[cell],
            dear=permits.is_dear(later, tried, cell),
            fees=tuple(found),
            dollars=waiting_dollars(player, cell, found, fee),
        )
        for cell, found in zip(cells, fees, strict=True)
    )


def waiting_dollars(player: Player, cell: int, fees: list[Numbers], fee: int) -> Numbers:
    """Return what the foreman who waits on a cell would pay, by number of the tile. (CC-50)"""
    foreman = foremen.on_cell(player, cell)
    return tuple(price * fee for price in fees[foreman - 1]) if foreman else ()


def is_open(known: CoalCountryState, player: Player, cell: int) -> bool:
    """Tell whether a foreman waits on this cell for a permit, or may. (CC-25)"""
    if permits.waits_at(player, cell):
        return True
    if known.step != ids.PLACING or player.mine.tile_on[cell] or cell >= known.reach():
        return False
    return bool(placement.can_use_cell(known, player, cell) == ALLOWED)


def outlook(known: CoalCountryState, player: Player) -> Outlook | None:
    """Return what the placement would bring if finished now. (CC-20, CC-57, CC-70, CC-71)"""
    if known.step != ids.PLACING:
        return None
    alone, mined = expected_coal(known, player)
    cubes, fee = cubes_to_buy(player), economy.fee(known, player)
    cube_fees = cubes * utilities.cube_fees(known)
    unplaced = placement.unplaced_influence(known, player)
    return Outlook(
        alone=alone,
        mined=mined,
        dug=alone + mined,
        coal=player.coal + alone + mined,
        refuse=expected_refuse(known, player),
        cubes=cubes,
        cube_fees=cube_fees,
        cube_dollars=cube_fees * fee,
        permits=sum(permits.waits_at(player, cell) for cell in player.mine.foreman_cells),
        cleared=moved_cubes(known, player, ids.REFUSE_PILE, ids.MESS_HALL),
        installed=moved_cubes(known, player, ids.STORAGE, ids.SCHOOL),
        unplaced_fees=unplaced,
        unplaced_dollars=unplaced * fee,
        owes_broker=placement.owes_broker(known, player),
    )


def tile_yields(known: CoalCountryState, player: Player, cell: int) -> Numbers:
    """Return what a foreman of each value would mine on a tile now. (CC-36, CC-98)"""
    if not player.mine.connected[cell]:
        return (0,) * int(ids.VALUES)
    return tuple(
        mining.yield_of(known, player, cell, economy.influence(player, value), False)
        for value in range(ids.VALUES)
    )


def expected_coal(known: CoalCountryState, player: Player) -> tuple[int, int]:
    """Return the coal of a mine by itself, and by its foremen, without a church. (CC-35, CC-36)"""
    alone, mined = 0, 0
    for cell in player.mine.tile_cells:
        if player.mine.connected[cell]:
            alone += mining.auto_production(known, player, cell)
            foreman = foremen.on_cell(player, cell)
            mined += tile_yields(known, player, cell)[foreman - 1] if foreman else 0
    return int(alone), int(mined)


def expected_refuse(known: CoalCountryState, player: Player) -> int:
    """Return the refuse that the foremen in a mine leave. (CC-39, CC-87)"""
    mine = player.mine
    manned = [cell for cell in mine.tile_cells if foremen.on_cell(player, cell)]
    mined = [cell for cell in manned if mine.connected[cell]]
    if not known.components.refuse_only_if_coal:
        return len(mined)
    return sum(tile_yields(known, player, c)[foremen.on_cell(player, c) - 1] > 0 for c in mined)


def cubes_to_buy(player: Player) -> int:
    """Return the most that foremen in the market can take: a tandem as its higher. (CC-57)"""
    buyers = (player.foreman_on[ids.MARKET], player.market_second, player.foreman_on[ids.TANDEM])
    found = [economy.trade_influence(player, foreman - 1) for foreman in buyers if foreman]
    return int(sum(min(influence, ids.MAX_CUBES) for influence in found))


def moved_cubes(known: CoalCountryState, player: Player, space: int, building: int) -> int:
    """Return the most cubes that a foreman on this space moves. (CC-70, CC-71)"""
    foreman = player.foreman_on[space]
    if not foreman:
        return 0
    found = economy.influence(player, foreman - 1)
    return int(economy.with_bonus(known, player, found, building))


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
