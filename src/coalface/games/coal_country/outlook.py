"""What the foremen of a placement would bring: coal, refuse, cubes and permits, and their costs."""

import msgspec

from coalface.core.contract import ALLOWED
from coalface.games.coal_country import ids, names
from coalface.games.coal_country.printed import Numbers
from coalface.games.coal_country.rules import (
    brokers,
    economy,
    foremen,
    mining,
    permits,
    placement,
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


class Offsite(msgspec.Struct, frozen=True):
    """What a foreman of one value would do outside the mine, if he were placed there.

    `price` is what he would get for coal, `fees` what he changes in the price of a building; the
    others are the most cubes that he would buy, clear away or install.
    """

    price: int
    cubes: int
    fees: int
    cleared: int
    installed: int


def offsite(known: CoalCountryState, player: Player) -> tuple[Offsite, ...]:
    """Return what a foreman of each value would do outside the mine. (CC-42, CC-57, CC-70)"""
    if known.step != ids.PLACING:
        return ()
    tables, found = known.components, []
    market = expected_price(known, player)
    for value in range(ids.VALUES):
        influence = economy.influence(player, value)
        trade = economy.trade_influence(player, value)
        found.append(
            Offsite(
                price=market + int(tables.coal_adjustment[trade]),
                cubes=int(min(trade, ids.MAX_CUBES)),
                fees=int(tables.building_adjustment[trade]),
                cleared=int(economy.with_bonus(known, player, influence, ids.MESS_HALL)),
                installed=int(economy.with_bonus(known, player, influence, ids.SCHOOL)),
            )
        )
    return tuple(found)


def expected_price(known: CoalCountryState, player: Player) -> int:
    """Return the market price of coal with the coal that comes before the sale. (CC-42)

    While foremen are placed that is counted as far as it is known.
    """
    coal = brokers.stockpile(known)
    if known.step == ids.PLACING:
        coal += coming_coal(known, player)
    return int(
        brokers.price_at(known.components, coal // known.components.coal_per_step, known.gauge)
    )


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
    mined = 0
    for cell in player.mine.tile_cells:
        foreman = foremen.on_cell(player, cell)
        mined += tile_yields(known, player, cell)[foreman - 1] if foreman else 0
    return coal_without_foremen(known, player), int(mined)


def coal_without_foremen(known: CoalCountryState, player: Player) -> int:
    """Return the coal that a mine yields by itself. (CC-35)"""
    cells = (cell for cell in player.mine.tile_cells if player.mine.connected[cell])
    return sum(int(mining.auto_production(known, player, cell)) for cell in cells)


def coming_coal(known: CoalCountryState, player: Player) -> int:
    """Return the coal of all mines by themselves, and by the foremen of this player's. (CC-36)

    What the foremen of others mine may be a secret.
    """
    coming = sum(coal_without_foremen(known, other) for other in known.players)
    return coming + expected_coal(known, player)[1]


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
