"""What is printed in the box of Coal Country, as a component set has it: the same in all views."""

from functools import lru_cache

import msgspec

from coalface.core.fields import chosen
from coalface.games.coal_country import ids, names
from coalface.games.coal_country.component_tables import ComponentTables
from coalface.games.coal_country.events import EVENT_STEPS
from coalface.games.coal_country.rules import brokers, economy, foremen, geometry
from coalface.games.coal_country.state import Player

Numbers = tuple[int, ...]
"""Numbers by type, by colour, by value or by number."""
GAUGES = (-1, 0, 1)
RULE_LENGTH = 11
HUNDRED = 100
NOBODY_YET = Player()
"""A player without a mine."""


class Tile(msgspec.Struct, frozen=True):
    """A kind of tile: coal by influence 0 to 4, and openings, not turned, in groups that join."""

    name: str
    number: int
    links: tuple[str, ...]
    coal: Numbers


class FeeBand(msgspec.Struct, frozen=True):
    """Spaces of the earnings track with one fee: the first, the last, the fee in dollars."""

    first: int
    last: int
    fee: int


class Printed(msgspec.Struct, frozen=True):
    """What is printed in the box, and the variants played.

    Tiles, spaces for foremen, cells and buildings are by number, as events have them, the entrance
    first. `price_rules` has the prices of coal by gauge and then by place of the rule, whose
    `price_marks` are pieces of coal in stock. `fee_columns` are the columns of the earnings track,
    `fee_bands` those with one fee together, `fee_hundreds` what follows beyond them.

    Areas are 1 to 7, and 8 is the end of a round: `event_areas` and `space_areas` say where an
    event belongs, and a foreman who is turned over on a named space; `cell_areas` are those of
    foremen in a mine, on a tile and on an open cell.
    """

    reformed: bool
    amok: bool
    tiles: tuple[Tile, ...]
    spaces: tuple[str, ...]
    cells: tuple[str, ...]
    buildings: tuple[str, ...]
    building_numbers: Numbers
    coal_price: int
    coal_per_step: int
    price_rules: dict[int, Numbers]
    price_marks: tuple[str, ...]
    coal_adjustment: Numbers
    building_adjustment: Numbers
    utility_fees: int
    incentive_fees: int
    fee_columns: tuple[FeeBand, ...]
    fee_bands: tuple[FeeBand, ...]
    fee_hundreds: tuple[FeeBand, ...]
    sites: int
    reports: Numbers
    shed_coal: int
    tavern_needs: int
    church_needs: int
    event_areas: dict[str, int]
    space_areas: dict[str, int]
    cell_areas: Numbers


@lru_cache(maxsize=32)
def printed_of(tables: ComponentTables, tiles: tuple[str, ...]) -> Printed:
    """Return what is printed, worked out once for a component set."""
    return Printed(
        reformed=tables.reformed,
        amok=tables.amok,
        tiles=tuple(tile_view(tables, kind, name) for kind, name in enumerate(tiles)),
        spaces=names.SPACE_NAMES,
        cells=names.CELL_NAMES,
        buildings=names.BUILDING_NAMES,
        building_numbers=tuple(tables.building_number),
        coal_price=tables.coal_price,
        coal_per_step=tables.coal_per_step,
        price_rules={gauge: price_rule(tables, gauge) for gauge in GAUGES},
        price_marks=price_marks(tables),
        coal_adjustment=tuple(tables.coal_adjustment),
        building_adjustment=tuple(tables.building_adjustment),
        utility_fees=tables.utility_fees,
        incentive_fees=tables.incentive_fees,
        fee_columns=fee_columns(tables),
        fee_bands=fee_bands(tables),
        fee_hundreds=fee_hundreds(tables),
        sites=tables.sites,
        reports=tuple(n for n, report in enumerate(tables.report_after) if report),
        shed_coal=tables.shed_coal,
        tavern_needs=tables.tavern_needs,
        church_needs=tables.church_needs,
        event_areas={key: area_of(step) for key, step in EVENT_STEPS.items()},
        space_areas={
            name: area_of(int(foremen.step_of(NOBODY_YET, space)))
            for space, name in enumerate(names.SPACE_NAMES[: ids.FIRST_CELL])
        },
        cell_areas=(area_of(int(ids.MINING)), area_of(int(ids.EXPANDING))),
    )


def area_of(step: int) -> int:
    """Return the number of the area that is resolved in a step."""
    return step - int(ids.PLACING)


def price_rule(tables: ComponentTables, gauge: int) -> Numbers:
    """Return the prices along the rule when the gauge stands there. (CC-42)"""
    return tuple(brokers.price_at(tables, place, gauge) for place in range(RULE_LENGTH))


def price_marks(tables: ComponentTables) -> tuple[str, ...]:
    """Return the coal in stock at each place of the rule; the last is open at its end."""
    marks = [str(place * tables.coal_per_step) for place in range(RULE_LENGTH)]
    return (*marks[:-1], f"{marks[-1]}+")


def fee_columns(tables: ComponentTables) -> tuple[FeeBand, ...]:
    """Return the columns of the earnings track. (CC-12)"""
    spaces = int(tables.spaces_per_column)
    firsts = range(0, spaces * len(tables.fee_by_column), spaces)
    return tuple(
        FeeBand(first, first + spaces - 1, economy.fee_at(tables, first)) for first in firsts
    )


@lru_cache(maxsize=32)
def fee_bands(tables: ComponentTables) -> tuple[FeeBand, ...]:
    """Return the columns of the earnings track, those with one fee together. (CC-12)"""
    bands: list[FeeBand] = []
    for column in fee_columns(tables):
        if bands and bands[-1].fee == column.fee:
            bands[-1] = FeeBand(bands[-1].first, column.last, column.fee)
        else:
            bands.append(column)
    return tuple(bands)


def fee_hundreds(tables: ComponentTables) -> tuple[FeeBand, ...]:
    """Return the hundreds of earnings whose fee is printed. (CC-12)"""
    firsts = range(HUNDRED, HUNDRED * (len(tables.fee_by_hundreds) + 1), HUNDRED)
    return tuple(
        FeeBand(first, first + HUNDRED - 1, economy.fee_at(tables, first)) for first in firsts
    )


def tile_view(tables: ComponentTables, kind: int, name: str) -> Tile:
    """Show one kind of tile."""
    groups = dict.fromkeys(geometry.joined(tables, kind, 0, side) for side in range(ids.SIDES))
    links = ("".join(chosen(tuple(names.SIDE_CODES), int(group))) for group in groups if group)
    return Tile(name, int(tables.number[kind]), tuple(links), coal_of(tables, kind))


def coal_of(tables: ComponentTables, kind: int) -> Numbers:
    """Return the coal that a tile gives to each influence."""
    first = kind * int(ids.VALUES)
    return tuple(tables.coal[first : first + int(ids.VALUES)])


def kinds_of(game: object) -> tuple[str, ...]:
    """Return the names of the tile kinds in a game's component set."""
    tiles: tuple[str, ...] = game.tiles  # type: ignore[attr-defined]
    return tiles
