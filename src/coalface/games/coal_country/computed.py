"""Sums by the rules of Coal Country that a view shows, so that a client computes nothing itself."""

from collections.abc import Callable

import msgspec

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED
from coalface.games.coal_country import ids, names
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.printed import Numbers
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
    utilities,
)
from coalface.games.coal_country.state import CoalCountryState, Player


class Around(msgspec.Struct, frozen=True):
    """An open cell beside a mine: what a permit costs there, by value of the foreman, by number."""

    cell: str
    dear: bool
    fees: tuple[Numbers, ...]


class Outlook(msgspec.Struct, frozen=True):
    """What the foremen placed so far would bring, and what those in hand would cost."""

    alone: int
    mined: int
    cubes: int
    cube_fees: int
    cleared: int
    installed: int
    unplaced_fees: int
    owes_broker: bool


class Waiting(msgspec.Struct, frozen=True):
    """A foreman or tandem whose turn comes later in this area, and his influence."""

    seat: int
    influence: int


class Computed(msgspec.Struct, frozen=True):
    """Sums by the rules, as this seat may know them.

    Building prices are by row and type, at the market and for who is asked; `landing` are the free
    spaces above and below an occupied one; `around` and `outlook` are of this seat alone.
    """

    utility_fees: int
    incentive_fees: int
    building_fees: tuple[Numbers, ...]
    asked_fees: tuple[Numbers, ...] | None
    waiting: tuple[Waiting, ...]
    landing: Numbers | None
    around: tuple[Around, ...]
    outlook: Outlook | None


class Inspection(msgspec.Struct, frozen=True):
    """What the inspection would find if it came now, in fees; the last is the sum."""

    missing: int
    refuse: int
    tunnels: int
    stored: int
    buildings: int
    fees: int


def compute(known: CoalCountryState, seat: int | None) -> Computed:
    """Compute prices, who comes when, and what this seat's foremen would bring."""
    player = known.players[seat] if seat is not None and known.owes(seat) else None
    kind = known.pending_kind
    asked = building_prices(known, pending.influence(known)) if kind == pending.BUILD else None
    return Computed(
        utility_fees=utilities.cube_fees(known),
        incentive_fees=permits.incentive_price(known),
        building_fees=building_prices(known, ids.FAIR),
        asked_fees=asked,
        waiting=waiting(known),
        landing=landing(known) if kind == pending.SIDE else None,
        around=around(known, player) if player is not None else (),
        outlook=outlook(known, player) if player is not None else None,
    )


def building_prices(known: CoalCountryState, found: int) -> tuple[Numbers, ...]:
    """Return what each type in each row costs; 0 where none is shown. (CC-64)"""
    return tuple(
        tuple(
            construction.building_fees(known, building, row, found) if copies else 0
            for building, copies in enumerate(known.row(row))
        )
        for row in range(ids.ROWS)
    )


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
        found.append(Waiting(seat=later.pending_seat, influence=influence))
        later.pop_decision()
    return tuple(found)


def landing(known: CoalCountryState) -> Numbers:
    """Return the free spaces above and below the one that is taken. (CC-15)"""
    player, target = known.players[known.pending_seat], pending.target(known)
    return tuple(economy.free_space(known, player, target, w) for w in (ids.ABOVE, ids.BELOW))


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
            tried.foreman_on[ids.FIRST_CELL + cell] = value + 1
        if known.components.cost_when_placed and known.step == ids.PLACING:
            placement.note_dear_cells(later, tried)
        for cell, found in zip(cells, fees, strict=True):
            numbers = range(1, ids.NUMBERS + 1)
            found.append(tuple(permits.permit_fees(later, tried, cell, n) for n in numbers))
    return tuple(
        Around(names.CELL_NAMES[cell], permits.is_dear(later, tried, cell), tuple(found))
        for cell, found in zip(cells, fees, strict=True)
    )


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
    cubes = cubes_to_buy(player)
    return Outlook(
        alone=alone,
        mined=mined,
        cubes=cubes,
        cube_fees=cubes * utilities.cube_fees(known),
        cleared=moved_cubes(known, player, ids.REFUSE_PILE, ids.MESS_HALL),
        installed=moved_cubes(known, player, ids.STORAGE, ids.SCHOOL),
        unplaced_fees=placement.unplaced_influence(known, player),
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


def cubes_to_buy(player: Player) -> int:
    """Return the most that foremen in the market can take: a tandem as its higher. (CC-57)"""
    buyers = (player.foreman_on[ids.MARKET], player.market_second, player.foreman_on[ids.TANDEM])
    found = [economy.trade_influence(player, foreman - 1) for foreman in buyers if foreman]
    return int(sum(min(influence, ids.MOST_CUBES) for influence in found))


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
    return Inspection(*parts, sum(parts))
