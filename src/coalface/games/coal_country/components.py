"""Reads a component set of Coal Country into tables, and refuses one that is wrong.

The grid of the mine is made here too, and the options of a table are put beside the components.
"""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.core.components import ComponentError, ComponentSet
from coalface.core.tables import OptionValue
from coalface.games.coal_country import ids, names
from coalface.games.coal_country.component_tables import ComponentTables

SEAT_COUNTS = (2, 3, 4)
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""From a cell to its neighbour in the north, east, south and west."""


def build_tables(components: ComponentSet, options: dict[str, OptionValue]) -> ComponentTables:
    """The tables of a component set; ComponentError names the table that is wrong."""
    tables = ComponentTables()
    _read_options(tables, options)
    _lay_out_grid(tables)
    for table, read in READERS.items():
        if not isinstance(components.values.get(table), dict):
            raise ComponentError(f"the component set has no table {table}")
        try:
            read(tables, components.values[table])
        except KeyError as error:
            raise ComponentError(f"table {table} lacks {error.args[0]}") from error
        except (ValueError, TypeError, AttributeError) as error:
            raise ComponentError(f"table {table}: {error}") from error
    tables.most_coal = _most_coal(tables)
    return tables


def kind_names(components: ComponentSet) -> tuple[str, ...]:
    """The kinds of mineshaft tiles by number; the entrance is the first. (CC-3)"""
    return (names.ENTRANCE_NAME, *components.values["mineshafts"]["kinds"])


def _read_options(tables: ComponentTables, options: dict[str, OptionValue]) -> None:
    """The variants and house rules of a table. (CC-1)"""
    tables.rounds = int(options["rounds"])
    tables.reformed = bool(options["reformed"])
    tables.amok = bool(options["amok"])
    tables.starting_money = int(options["starting_money"])
    tables.entrance_toppable = bool(options["entrance_toppable"])
    tables.zero_mines = int(options["influence_zero_mines"])
    tables.recycle_each_round = options["market_recycle"] == "every_round"
    tables.supply_limited = bool(options["utility_supply_limited"])
    tables.tavern_affects_permits = bool(options["tavern_affects_permits"])
    tables.penalty_effective = bool(options["penalty_uses_effective_influence"])
    tables.install_once = options["place_after_purchase"] == "once_per_round"
    tables.halve_sum = options["church_half_yield"] == "sum_then_halve"
    tables.cost_when_placed = options["permit_cost_evaluated"] == "when_placed"
    tables.closed_sells = bool(options["closed_company_sells_display"])
    tables.refuse_only_if_coal = bool(options["refuse_only_if_coal_mined"])
    tables.buildings_each = int(options["buildings_per_construction_foreman"])
    tables.pass_is_final = bool(options["amok_pass_is_final"])
    tables.tie_by_earnings = options["final_tie"] == "earnings"
    tables.cash_shown = bool(options["cash_shown_to_others"])


def _lay_out_grid(tables: ComponentTables) -> None:
    """Who is next to whom in the mine, and how far from the entrance. (CC-25, CC-83)"""
    numbers = {cell: number for number, cell in enumerate(names.GRID)}
    tables.distance = vec[i64]([abs(x) + y for x, y in names.GRID])
    neighbours: list[int] = []
    for x, y in names.GRID:
        for dx, dy in STEPS:
            beyond = ids.VILLAGE if y + dy < 0 else ids.FAR
            neighbours.append(numbers.get((x + dx, y + dy), beyond))
    tables.neighbour = vec[i64](neighbours)
    assert len(tables.neighbour) == ids.CELLS * ids.SIDES


def _whole(value: Any, least: int = 0) -> int:
    """A whole number that is not too small."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(f"{value!r} should be a whole number of at least {least}")
    return value


def _packable(value: Any, least: int = 0) -> int:
    """A whole number that is small enough for packed counts."""
    if _whole(value, least) > counts.MASK:
        raise ValueError(f"{value!r} should be at most {counts.MASK}")
    return int(value)


def _several(values: Any, count: int, least: int = 0) -> vec[i64]:
    """Read a list of this many whole numbers."""
    if not isinstance(values, list) or len(values) != count:
        raise ValueError(f"{values!r} should be {count} whole numbers")
    return vec[i64]([_whole(value, least) for value in values])


def _read_counts(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Utilities and building spaces; the lengths of a game are options. (CC-1, CC-76)"""
    tables.utilities = _packable(table["utility_cubes_per_type"], ids.MAX_SEATS)
    tables.sites = _whole(table["building_spaces"], 1)
    if tables.rounds not in table["rounds"] or max(table["rounds"]) > ids.LONG_GAME:
        raise ValueError(f"rounds should have {tables.rounds}, and none above {ids.LONG_GAME}")


def _read_foremen(tables: ComponentTables, table: dict[str, Any]) -> None:
    """How many foremen of each value a player has. (CC-5)"""
    values = table["values"]
    if not values or not all(value in range(ids.VALUES) for value in values):
        raise ValueError(f"values should be numbers from 0 to {ids.STRONGEST}")
    tables.foremen = counts.pack([values.count(value) for value in range(ids.VALUES)])
    tables.foremen_each = len(values)
    if not 2 <= len(values) <= counts.MASK:
        raise ValueError("a player should have at least two foremen")


def _read_adjustment(tables: ComponentTables, table: dict[str, Any]) -> None:
    """What a foreman's influence does to prices, by influence 0 to 5. (CC-42, CC-64)"""
    tables.coal_adjustment = _several(table["coal_price_dollars"], ids.VALUES + 1, -1)
    tables.building_adjustment = _several(table["building_price_fees"], ids.VALUES + 1, -9)


def _read_entrance(tables: ComponentTables, table: dict[str, Any]) -> None:
    """The entrance is tile kind 0; it has no number. (CC-5, CC-83)"""
    row = {"number": 0, "openings": table["openings"], "coal": table["coal"], "copies": 0}
    _add_kind(tables, names.ENTRANCE_NAME, row)


def _read_mineshafts(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Number, openings, yields and copies of the tile kinds. (CC-3, CC-36)"""
    for name, row in table["kinds"].items():
        if not 1 <= _whole(row["number"]) <= ids.NUMBERS:
            raise ValueError(f"the number of {name} should be from 1 to {ids.NUMBERS}")
        _whole(row["copies"], 1)
        _add_kind(tables, name, row)
    tables.kinds = len(tables.number)
    for number in range(1, ids.NUMBERS + 1):
        kinds = [kind for kind in range(tables.kinds) if tables.number[kind] == number]
        _packable(int(sum(tables.copies[kind] for kind in kinds)))
    if tables.kinds > ids.MAX_KINDS:
        raise ValueError(f"there should be at most {ids.MAX_KINDS - 1} kinds")


def _add_kind(tables: ComponentTables, name: str, row: dict[str, Any]) -> None:
    """One kind of tile: what each side is joined to inside it, turned in all four ways."""
    groups = [_sides(name, letters) for letters in row.get("links", [row["openings"]])]
    if sorted(side for group in groups for side in group) != sorted(_sides(name, row["openings"])):
        raise ValueError(f"the links of {name} should have each of its openings once")
    seen = []
    joined = list(tables.joined)
    distinct = list(tables.distinct)
    for turned in range(ids.ROTATIONS):
        sides = [0] * ids.SIDES
        for group in groups:
            mask = sum(1 << (side + turned) % ids.SIDES for side in group)
            for side in group:
                sides[(side + turned) % ids.SIDES] = mask
        distinct.append(int(sides not in seen))
        seen.append(sides)
        joined += sides
    tables.joined, tables.distinct = vec[i64](joined), vec[i64](distinct)
    tables.number = vec[i64]([*tables.number, row["number"]])
    tables.copies = vec[i64]([*tables.copies, row["copies"]])
    tables.coal = vec[i64]([*tables.coal, *_several(row["coal"], ids.VALUES)])


def _sides(name: str, letters: str) -> list[int]:
    """Openings by number."""
    sides = [names.SIDE_CODES.find(letter) for letter in letters]
    if not sides or -1 in sides or len(set(sides)) != len(sides):
        raise ValueError(f"openings of {name} should be some of the letters {names.SIDE_CODES}")
    return sides


def _read_buildings(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Number and copies of the buildings, and of which one a player is used. (CC-4)"""
    rows = table["kinds"]
    for name in (*rows, *names.BUILDING_NAMES):
        if name not in rows:
            raise KeyError(name)
        if name not in names.BUILDING_NAMES:
            raise ValueError(f"expected one of {', '.join(names.BUILDING_NAMES)}; got {name!r}")
    chosen = [rows[name] for name in names.BUILDING_NAMES]
    tables.building_number = vec[i64]([_whole(row["number"], 1) for row in chosen])
    tables.building_copies = vec[i64]([_whole(row["copies"]) for row in chosen])
    tables.per_player = vec[i64]([int(bool(row["per_player"])) for row in chosen])
    assert len(tables.building_number) == ids.BUILDINGS
    for name, row in rows.items():
        if row["per_player"] and row["copies"] < ids.MAX_SEATS:
            raise ValueError(f"there should be a {name} for each of {ids.MAX_SEATS} players")


def _read_effects(tables: ComponentTables, table: dict[str, Any]) -> None:
    """What buildings do, in numbers. (CC-33, CC-70, CC-71, CC-74)"""
    tables.shed_coal = _whole(table["coal_shed_keeps"])
    tables.bonus_limit = _whole(table["school_and_mess_hall_limit"])
    if tables.bonus_limit > ids.STRONGEST:
        raise ValueError(f"school_and_mess_hall_limit should be at most {ids.STRONGEST}")
    tables.tavern_needs = _whole(table["tavern_needs"])
    tables.church_needs = _whole(table["church_needs"])


def _read_market(tables: ComponentTables, table: dict[str, Any]) -> None:
    """The market cubes, and what they count. (CC-9)"""
    tables.cubes = vec[i64]([_whole(table["cubes"][colour]) for colour in names.COLOUR_NAMES])
    tables.cube_value = vec[i64](
        [_whole(table["value"][colour], -1) for colour in names.COLOUR_NAMES]
    )
    if sum(tables.cubes) < 2 * ids.CALENDAR:
        raise ValueError(f"there should be at least {2 * ids.CALENDAR} cubes")


def _read_calendar(tables: ComponentTables, table: dict[str, Any]) -> None:
    """The rounds that end with a report. (CC-73)"""
    if table["cube_spaces_per_round"] != ids.CALENDAR:
        raise ValueError(f"cube_spaces_per_round should be {ids.CALENDAR}")
    reports = table["quarterly_report_rounds"]
    tables.report_after = vec[i64]([int(number in reports) for number in range(ids.LONG_GAME + 1)])


def _read_prices(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Base prices. (CC-8, CC-42, CC-49, CC-58, CC-64)"""
    tables.coal_price = _whole(table["coal"], 1)
    tables.coal_per_step = _whole(table["coal_per_step"], 1)
    tables.incentive_fees = _whole(table["incentive_fees"], 1)
    tables.utility_fees = _whole(table["utility_fees"], 1)
    tables.utility_extra = _whole(table["utilities_beyond_players"])
    tables.bottom_discount = _whole(table["bottom_row_discount_fees"])
    tables.basket = vec[i64]([counts.pack(list(basket)) for basket in names.BASKETS])
    assert len(tables.basket) == ids.BASKETS


def _read_track(tables: ComponentTables, table: dict[str, Any]) -> None:
    """The fee of each column and of each hundreds space. (CC-12)"""
    tables.spaces_per_column = _whole(table["spaces_per_column"], 1)
    columns = 100 // tables.spaces_per_column
    if columns * tables.spaces_per_column != 100:
        raise ValueError("the columns should have 100 spaces in all")
    tables.fee_by_column = _several(table["fee_by_column"], columns, 1)
    tables.fee_by_hundreds = _several(table["fee_by_hundreds"], 9, 1)


def _read_inspection(tables: ComponentTables, table: dict[str, Any]) -> None:
    """What the inspector counts, plain or reformed. (CC-81, CC-89)"""
    which = 1 if tables.reformed else 0
    tables.inspect_missing = _several(table["missing_utility"], 2)[which]
    tables.inspect_refuse = _several(table["refuse"], 2)[which]
    tables.inspect_tunnel = _several(table["unfinished_tunnel"], 2)[which]
    tables.inspect_stored = _several(table["stored_cube"], 2)[which]
    tables.inspect_building = _several(table["building"], 2)[which]


READERS: dict[str, Callable[[ComponentTables, dict[str, Any]], None]] = {
    "counts": _read_counts,
    "foremen": _read_foremen,
    "foreman_adjustment": _read_adjustment,
    "entrance": _read_entrance,
    "mineshafts": _read_mineshafts,
    "buildings": _read_buildings,
    "building_effects": _read_effects,
    "market": _read_market,
    "calendar": _read_calendar,
    "prices": _read_prices,
    "earnings_track": _read_track,
    "inspection": _read_inspection,
}


def _most_coal(tables: ComponentTables) -> int:
    """The most coal that a player can have. (CC-43)"""
    values = int(ids.VALUES)
    automatic = [int(tables.coal[kind * values + 1]) for kind in range(tables.kinds)]
    everything = automatic[0] + sum(
        coal * copies for coal, copies in zip(automatic, tables.copies, strict=True)
    )
    mined = int(tables.foremen_each) * max([*tables.coal, int(tables.zero_mines)])
    return int(everything + mined + max(automatic) + tables.shed_coal)
