"""What a view of Coal Country says besides what lies there: printed values, and sums by the rules.

A client draws from these and reckons nothing itself.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from coalface.core.contract import ALLOWED
from coalface.games.coal_country.ids import (
    ASK_BUILD,
    ASK_SIDE,
    BUILDINGS,
    CELLS,
    CONSTRUCTING,
    EXPANDING,
    FIRST_CELL,
    GAUGE,
    IN_ROW,
    MARKET,
    MESS_HALL,
    MOST_CUBES,
    NUMBERS,
    PLACING,
    REFUSE,
    REFUSE_PILE,
    ROTATIONS,
    ROWS,
    SCHOOL,
    SEAT_SIZE,
    SELLING,
    SIDES,
    STEP,
    STORAGE,
    STORED,
    SUPPLYING,
    TANDEM,
    TYPES,
    VALUES,
    VISIBLE,
)
from coalface.games.coal_country.kit import Kit
from coalface.games.coal_country.names import CELL_NAMES, SIDE_CODES
from coalface.games.coal_country.pieces import Pieces
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

Counts = tuple[int, ...]
"""Numbers by type, by colour, by value or by number."""

FAIR = 2
"""The influence that leaves a price as it is."""

ABOVE, BELOW = 1, -1
"""Ways along the earnings track."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of tile: coal by influence 0 to 4, and openings, not turned, in groups that join."""

    name: str
    number: int
    links: tuple[str, ...]
    coal: Counts


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed in the box, and the variants played. Tiles are by number, entrance first."""

    reformed: bool
    amok: bool
    tiles: tuple[Tile, ...]
    building_numbers: Counts
    coal_price: int
    coal_per_step: int
    coal_adjustment: Counts
    building_adjustment: Counts
    utility_fees: int
    incentive_fees: int
    fee_by_column: Counts
    spaces_per_column: int
    fee_by_hundreds: Counts
    sites: int
    reports: Counts
    shed_coal: int
    tavern_needs: int
    church_needs: int


@dataclass(frozen=True, slots=True)
class Around:
    """An open cell beside a mine: what a permit costs there, by value of the foreman, by number."""

    cell: str
    dear: bool
    fees: tuple[Counts, ...]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the foremen placed so far would bring, and what those in hand would cost."""

    alone: int
    mined: int
    cubes: int
    cube_fees: int
    cleared: int
    installed: int
    unplaced_fees: int
    owes_broker: bool


@dataclass(frozen=True, slots=True)
class Waiting:
    """A foreman or tandem whose turn comes later in this area, and his influence."""

    seat: int
    influence: int


@dataclass(frozen=True, slots=True)
class Reckoned:
    """Sums by the rules, as this seat may know them.

    Building prices are by row and type, at the market and for who is asked; `landing` are the free
    spaces above and below an occupied one; `around` and `outlook` are of this seat alone.
    """

    utility_fees: int
    incentive_fees: int
    building_fees: tuple[Counts, ...]
    asked_fees: tuple[Counts, ...] | None
    waiting: tuple[Waiting, ...]
    landing: Counts | None
    around: tuple[Around, ...]
    outlook: Outlook | None


@dataclass(frozen=True, slots=True)
class Inspection:
    """What the inspection would find if it came now, in fees; the last is the sum."""

    missing: int
    refuse: int
    tunnels: int
    stored: int
    buildings: int
    fees: int


# What is printed


@lru_cache(maxsize=32)
def see_printed(kit: Kit, names: tuple[str, ...]) -> Printed:
    """The printed values of this game's component set, worked out once for a kit."""
    return Printed(
        reformed=kit.reformed,
        amok=kit.amok,
        tiles=tuple(see_tile(kit, kind, name) for kind, name in enumerate(names)),
        building_numbers=tuple(kit.building_number),
        coal_price=kit.coal_price,
        coal_per_step=kit.coal_per_step,
        coal_adjustment=tuple(kit.coal_adjustment),
        building_adjustment=tuple(kit.building_adjustment),
        utility_fees=kit.utility_fees,
        incentive_fees=kit.incentive_fees,
        fee_by_column=tuple(kit.fee_by_column),
        spaces_per_column=kit.spaces_per_column,
        fee_by_hundreds=tuple(kit.fee_by_hundreds),
        sites=kit.sites,
        reports=tuple(n for n, report in enumerate(kit.report_after) if report),
        shed_coal=kit.shed_coal,
        tavern_needs=kit.tavern_needs,
        church_needs=kit.church_needs,
    )


def see_tile(kit: Kit, kind: int, name: str) -> Tile:
    """One kind of tile."""
    first = kind * ROTATIONS * SIDES
    groups = dict.fromkeys(int(mask) for mask in kit.joined[first : first + SIDES] if mask)
    return Tile(
        name=name,
        number=int(kit.number[kind]),
        links=tuple(
            "".join(code for side, code in enumerate(SIDE_CODES) if mask & 1 << side)
            for mask in groups
        ),
        coal=tuple(kit.coal[kind * VALUES : (kind + 1) * VALUES]),
    )


# A mine


def unfinished_sides(state: Pieces, seat: int, cell: int) -> str:
    """The sides of a tile where a tunnel is not finished. (CC-82, CC-90)"""
    kit = state.kit
    return "".join(
        SIDE_CODES[side]
        for side in range(SIDES)
        if geometry.is_unfinished(kit, state.mine, seat * CELLS, cell, side, kit.reformed)
    )


def tile_yields(state: Pieces, seat: int, there: int) -> Counts:
    """What a foreman of each value would mine on a tile now. (CC-36, CC-98)"""
    if not geometry.is_connected(there):
        return (0,) * VALUES
    return tuple(
        int(mining.yield_of(state, there, economy.influence(state, seat, value), False))
        for value in range(VALUES)
    )


def expected_coal(state: Pieces, seat: int) -> tuple[int, int]:
    """The coal of a mine by itself, and by the foremen on it, without a church. (CC-35, CC-36)"""
    alone, mined = 0, 0
    for there in state.mine[seat * CELLS : (seat + 1) * CELLS]:
        if not geometry.has_tile(there) or not geometry.is_connected(there):
            continue
        alone += int(mining.auto_production(state, there))
        if geometry.token_on(there):
            mined += tile_yields(state, seat, there)[geometry.token_on(there) - 1]
    return alone, mined


def see_inspection(state: Pieces, seat: int) -> Inspection:
    """What an inspection would cost now, as a sum. (CC-81, CC-89)"""
    kit = state.kit
    own = state.own[seat * SEAT_SIZE : (seat + 1) * SEAT_SIZE]
    return Inspection(
        missing=kit.inspect_missing * inspection.missing_utilities(state, seat),
        refuse=kit.inspect_refuse * own[REFUSE],
        tunnels=kit.inspect_tunnel * inspection.open_tunnels(state, seat),
        stored=-kit.inspect_stored * sum(own[STORED : STORED + TYPES]),
        buildings=-kit.inspect_building * int(own[VISIBLE]).bit_count(),
        fees=inspection.inspection_fees(state, seat),
    )


# Sums by the rules


def reckon(state: Pieces, seat: int | None) -> Reckoned:
    """Prices, who comes when, and what this seat's foremen would bring."""
    decides = seat is not None and seat in state.actors()
    return Reckoned(
        utility_fees=utilities.cube_fees(state),
        incentive_fees=state.kit.incentive_fees + state.board[GAUGE],
        building_fees=building_prices(state, FAIR),
        asked_fees=building_prices(state, state.asked_a()) if asks(state, ASK_BUILD) else None,
        waiting=waiting(state),
        landing=landing(state) if asks(state, ASK_SIDE) else None,
        around=around(state, seat) if decides and seat is not None else (),
        outlook=outlook(state, seat) if decides and seat is not None else None,
    )


def copied(state: Pieces) -> Pieces:
    """The same pieces once more, to try something with."""
    other = state.clone()
    assert isinstance(other, Pieces)
    return other


def asks(state: Pieces, kind: int) -> bool:
    """Is this asked now?"""
    return bool(state.depth) and state.kind == kind


def building_prices(state: Pieces, found: int) -> tuple[Counts, ...]:
    """What each type in each row costs with this influence; 0 where none is shown. (CC-64)"""
    return tuple(
        tuple(
            int(construction.building_fees(state, building, row, found))
            if state.board[IN_ROW + row * BUILDINGS + building]
            else 0
            for building in range(BUILDINGS)
        )
        for row in range(ROWS)
    )


ORDERED: dict[int, Callable[[Pieces], bool]] = {
    SELLING: brokers.next_seller,
    SUPPLYING: utilities.next_buyer,
    CONSTRUCTING: construction.next_builder,
}
"""How the next foreman is found, in the areas where influence decides."""


def waiting(state: Pieces) -> tuple[Waiting, ...]:
    """Who comes when in this area, as the rules would ask them now. (CC-41, CC-56, CC-63)"""
    find = ORDERED.get(int(state.board[STEP]))
    if find is None:
        return ()
    later = copied(state)
    found = []
    while find(later):
        found.append(Waiting(seat=later.asked_seat(), influence=later.asked_a()))
        later.answered()
    return tuple(found)


def landing(state: Pieces) -> Counts:
    """The free spaces above and below the one that is taken. (CC-15)"""
    seat, target = state.asked_seat(), state.asked_a()
    return tuple(int(economy.free_space(state, seat, target, way)) for way in (ABOVE, BELOW))


def around(state: Pieces, seat: int) -> tuple[Around, ...]:
    """What permits cost on each open cell where a foreman stands or may stand. (CC-25, CC-50)"""
    step = state.board[STEP]
    if step not in (PLACING, EXPANDING):
        return ()
    cells = [cell for cell in range(state.reach()) if is_open(state, seat, cell)]
    tried = copied(state)
    fees: list[list[Counts]] = [[] for _ in cells]
    for value in range(VALUES):
        for cell in cells:
            foremen.set_token(tried, seat, FIRST_CELL + cell, value + 1)
        if state.kit.cost_when_placed and step == PLACING:
            placement.note_dear_cells(tried, seat)
        for cell, found in zip(cells, fees, strict=True):
            numbers = range(1, NUMBERS + 1)
            found.append(tuple(int(permits.permit_fees(tried, seat, cell, n)) for n in numbers))
    return tuple(
        Around(CELL_NAMES[cell], bool(permits.is_dear(tried, seat, cell)), tuple(found))
        for cell, found in zip(cells, fees, strict=True)
    )


def is_open(state: Pieces, seat: int, cell: int) -> bool:
    """Does a foreman wait on this cell for a permit, or may he? (CC-25)"""
    if permits.waits_at(state, seat, cell):
        return True
    if state.board[STEP] != PLACING or geometry.has_tile(state.mine[seat * CELLS + cell]):
        return False
    return bool(placement.can_use_cell(state, seat, cell) == ALLOWED)


def outlook(state: Pieces, seat: int) -> Outlook | None:
    """What the placement would bring if it were finished now. (CC-20, CC-57, CC-70, CC-71)"""
    if state.board[STEP] != PLACING:
        return None
    alone, mined = expected_coal(state, seat)
    cubes = cubes_to_buy(state, seat)
    return Outlook(
        alone=alone,
        mined=mined,
        cubes=cubes,
        cube_fees=cubes * utilities.cube_fees(state),
        cleared=moved_cubes(state, seat, REFUSE_PILE, MESS_HALL),
        installed=moved_cubes(state, seat, STORAGE, SCHOOL),
        unplaced_fees=placement.unplaced_influence(state, seat),
        owes_broker=placement.owes_broker(state, seat),
    )


def cubes_to_buy(state: Pieces, seat: int) -> int:
    """The most that the foremen in the utility market can take: a tandem as its higher. (CC-57)"""
    alone = (foremen.token_at(state, seat, MARKET), foremen.second_at(state, seat, MARKET))
    tokens = [*alone, foremen.token_at(state, seat, TANDEM)]
    found = [economy.trade_influence(state, seat, token - 1) for token in tokens if token]
    return int(sum(min(influence, MOST_CUBES) for influence in found))


def moved_cubes(state: Pieces, seat: int, space: int, building: int) -> int:
    """The most cubes that a foreman on this space moves. (CC-70, CC-71)"""
    token = foremen.token_at(state, seat, space)
    if token == 0:
        return 0
    found = economy.influence(state, seat, token - 1)
    return int(economy.with_bonus(state, seat, found, building))
