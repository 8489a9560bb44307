"""What is printed in the box of Coal Country, as a component set has it: told with every view."""

from functools import lru_cache

import msgspec

from coalface.core.fields import chosen
from coalface.games.coal_country import ids, names
from coalface.games.coal_country.component_tables import ComponentTables
from coalface.games.coal_country.rules import geometry

Numbers = tuple[int, ...]
"""Numbers by type, by colour, by value or by number."""


class Tile(msgspec.Struct, frozen=True):
    """A kind of tile: coal by influence 0 to 4, and openings, not turned, in groups that join."""

    name: str
    number: int
    links: tuple[str, ...]
    coal: Numbers


class Printed(msgspec.Struct, frozen=True):
    """What is printed in the box, and the variants played. Tiles are by number, entrance first."""

    reformed: bool
    amok: bool
    tiles: tuple[Tile, ...]
    building_numbers: Numbers
    coal_price: int
    coal_per_step: int
    coal_adjustment: Numbers
    building_adjustment: Numbers
    utility_fees: int
    incentive_fees: int
    fee_by_column: Numbers
    spaces_per_column: int
    fee_by_hundreds: Numbers
    sites: int
    reports: Numbers
    shed_coal: int
    tavern_needs: int
    church_needs: int


@lru_cache(maxsize=32)
def printed_of(tables: ComponentTables, tiles: tuple[str, ...]) -> Printed:
    """Return what is printed, worked out once for a component set."""
    return Printed(
        reformed=tables.reformed,
        amok=tables.amok,
        tiles=tuple(tile_view(tables, kind, name) for kind, name in enumerate(tiles)),
        building_numbers=tuple(tables.building_number),
        coal_price=tables.coal_price,
        coal_per_step=tables.coal_per_step,
        coal_adjustment=tuple(tables.coal_adjustment),
        building_adjustment=tuple(tables.building_adjustment),
        utility_fees=tables.utility_fees,
        incentive_fees=tables.incentive_fees,
        fee_by_column=tuple(tables.fee_by_column),
        spaces_per_column=tables.spaces_per_column,
        fee_by_hundreds=tuple(tables.fee_by_hundreds),
        sites=tables.sites,
        reports=tuple(n for n, report in enumerate(tables.report_after) if report),
        shed_coal=tables.shed_coal,
        tavern_needs=tables.tavern_needs,
        church_needs=tables.church_needs,
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
