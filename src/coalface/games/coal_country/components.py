"""Reads a component set of Coal Country into the tables of its Kit, and refuses one that is wrong.

The grid of the mine is made here too, and the options of a table are put beside the components.
"""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.components import ComponentError, ComponentSet
from coalface.core.tables import OptionValue
from coalface.games.coal_country.ids import (
    BASKETS,
    BUILDINGS,
    CALENDAR,
    CELLS,
    DRAW_TILE,
    FAR,
    LONG_GAME,
    MAX_KINDS,
    MAX_SEATS,
    MOST_CUBES,
    NUMBERS,
    ROTATIONS,
    SIDES,
    SPACES,
    STRONGEST,
    VALUES,
    VILLAGE,
)
from coalface.games.coal_country.kit import Kit
from coalface.games.coal_country.names import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    ENTRANCE_NAME,
    GRID,
    SIDE_CODES,
)

SEAT_COUNTS = (2, 3, 4)
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""From a cell to its neighbour in the north, east, south and west."""


def build_kit(components: ComponentSet, options: dict[str, OptionValue]) -> Kit:
    """The tables of a component set; ComponentError names the table that is wrong."""
    kit = Kit()
    _read_options(kit, options)
    _lay_out_grid(kit)
    for table, read in READERS.items():
        if not isinstance(components.values.get(table), dict):
            raise ComponentError(f"the component set has no table {table}")
        try:
            read(kit, components.values[table])
        except KeyError as error:
            raise ComponentError(f"table {table} lacks {error.args[0]}") from error
        except (ValueError, TypeError, AttributeError) as error:
            raise ComponentError(f"table {table}: {error}") from error
    _number_moves(kit)
    return kit


def kind_names(components: ComponentSet) -> tuple[str, ...]:
    """The kinds of mineshaft tiles by number; the entrance is the first. (CC-3)"""
    return (ENTRANCE_NAME, *components.values["mineshafts"]["kinds"])


def _read_options(kit: Kit, options: dict[str, OptionValue]) -> None:
    """The variants and house rules of a table. (CC-1)"""
    kit.rounds = int(options["rounds"])
    kit.reformed = bool(options["reformed"])
    kit.amok = bool(options["amok"])
    kit.starting_money = int(options["starting_money"])
    kit.entrance_toppable = bool(options["entrance_toppable"])
    kit.zero_mines = int(options["influence_zero_mines"])
    kit.recycle_each_round = options["market_recycle"] == "every_round"
    kit.supply_limited = bool(options["utility_supply_limited"])
    kit.tavern_affects_permits = bool(options["tavern_affects_permits"])
    kit.penalty_effective = bool(options["penalty_uses_effective_influence"])
    kit.install_once = options["place_after_purchase"] == "once_per_round"
    kit.halve_sum = options["church_half_yield"] == "sum_then_halve"
    kit.cost_when_placed = options["permit_cost_evaluated"] == "when_placed"
    kit.closed_sells = bool(options["closed_company_sells_display"])
    kit.refuse_only_if_coal = bool(options["refuse_only_if_coal_mined"])
    kit.buildings_each = int(options["buildings_per_construction_foreman"])
    kit.pass_is_final = bool(options["amok_pass_is_final"])
    kit.tie_by_earnings = options["final_tie"] == "earnings"
    kit.cash_shown = bool(options["cash_shown_to_others"])


def _lay_out_grid(kit: Kit) -> None:
    """Who is next to whom in the mine, and how far from the entrance. (CC-25, CC-83)"""
    numbers = {cell: number for number, cell in enumerate(GRID)}
    kit.distance = vec[i64]([abs(x) + y for x, y in GRID])
    neighbours: list[int] = []
    for x, y in GRID:
        for dx, dy in STEPS:
            beyond = VILLAGE if y + dy < 0 else FAR
            neighbours.append(numbers.get((x + dx, y + dy), beyond))
    kit.neighbour = vec[i64](neighbours)
    assert len(kit.neighbour) == CELLS * SIDES


def _whole(value: Any, least: int = 0) -> int:
    """A whole number that is not too small."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(f"{value!r} should be a whole number of at least {least}")
    return value


def _several(values: Any, count: int, least: int = 0) -> vec[i64]:
    """So many whole numbers."""
    if not isinstance(values, list) or len(values) != count:
        raise ValueError(f"{values!r} should be {count} whole numbers")
    return vec[i64]([_whole(value, least) for value in values])


def _read_counts(kit: Kit, table: dict[str, Any]) -> None:
    """Utilities and building spaces; the lengths of a game are options. (CC-1, CC-76)"""
    kit.utilities = _whole(table["utility_cubes_per_type"], MAX_SEATS)
    kit.sites = _whole(table["building_spaces"], 1)
    if kit.rounds not in table["rounds"] or max(table["rounds"]) > LONG_GAME:
        raise ValueError(f"rounds should have {kit.rounds}, and none above {LONG_GAME}")


def _read_foremen(kit: Kit, table: dict[str, Any]) -> None:
    """How many foremen of each value a player has. (CC-5)"""
    values = table["values"]
    if not values or not all(value in range(VALUES) for value in values):
        raise ValueError(f"values should be numbers from 0 to {STRONGEST}")
    kit.foremen = vec[i64]([values.count(value) for value in range(VALUES)])
    kit.foremen_each = len(values)
    if len(values) < 2:
        raise ValueError("a player should have at least two foremen")


def _read_adjustment(kit: Kit, table: dict[str, Any]) -> None:
    """What a foreman's influence does to prices, by influence 0 to 5. (CC-42, CC-64)"""
    kit.coal_adjustment = _several(table["coal_price_dollars"], VALUES + 1, -1)
    kit.building_adjustment = _several(table["building_price_fees"], VALUES + 1, -9)


def _read_entrance(kit: Kit, table: dict[str, Any]) -> None:
    """The entrance is tile kind 0; it has no number. (CC-5, CC-83)"""
    row = {"number": 0, "openings": table["openings"], "coal": table["coal"], "copies": 0}
    _add_kind(kit, ENTRANCE_NAME, row)


def _read_mineshafts(kit: Kit, table: dict[str, Any]) -> None:
    """Number, openings, yields and copies of the tile kinds. (CC-3, CC-36)"""
    for name, row in table["kinds"].items():
        if not 1 <= _whole(row["number"]) <= NUMBERS:
            raise ValueError(f"the number of {name} should be from 1 to {NUMBERS}")
        _whole(row["copies"], 1)
        _add_kind(kit, name, row)
    kit.kinds = len(kit.number)
    if kit.kinds > MAX_KINDS:
        raise ValueError(f"there should be at most {MAX_KINDS - 1} kinds")


def _add_kind(kit: Kit, name: str, row: dict[str, Any]) -> None:
    """One kind of tile: what each side is joined to inside it, turned in all four ways."""
    groups = [_sides(name, letters) for letters in row.get("links", [row["openings"]])]
    if sorted(side for group in groups for side in group) != sorted(_sides(name, row["openings"])):
        raise ValueError(f"the links of {name} should have each of its openings once")
    seen = []
    joined = list(kit.joined)
    distinct = list(kit.distinct)
    for turned in range(ROTATIONS):
        sides = [0] * SIDES
        for group in groups:
            mask = sum(1 << (side + turned) % SIDES for side in group)
            for side in group:
                sides[(side + turned) % SIDES] = mask
        distinct.append(int(sides not in seen))
        seen.append(sides)
        joined += sides
    kit.joined, kit.distinct = vec[i64](joined), vec[i64](distinct)
    kit.number = vec[i64]([*kit.number, row["number"]])
    kit.copies = vec[i64]([*kit.copies, row["copies"]])
    kit.coal = vec[i64]([*kit.coal, *_several(row["coal"], VALUES)])


def _sides(name: str, letters: str) -> list[int]:
    """Openings by number."""
    sides = [SIDE_CODES.find(letter) for letter in letters]
    if not sides or -1 in sides or len(set(sides)) != len(sides):
        raise ValueError(f"openings of {name} should be some of the letters {SIDE_CODES}")
    return sides


def _read_buildings(kit: Kit, table: dict[str, Any]) -> None:
    """Number and copies of the buildings, and of which one a player is used. (CC-4)"""
    rows = table["kinds"]
    for name in (*rows, *BUILDING_NAMES):
        if name not in rows:
            raise KeyError(name)
        if name not in BUILDING_NAMES:
            raise ValueError(f"{name} is none of {', '.join(BUILDING_NAMES)}")
    chosen = [rows[name] for name in BUILDING_NAMES]
    kit.building_number = vec[i64]([_whole(row["number"], 1) for row in chosen])
    kit.building_copies = vec[i64]([_whole(row["copies"]) for row in chosen])
    kit.per_player = vec[i64]([int(bool(row["per_player"])) for row in chosen])
    assert len(kit.building_number) == BUILDINGS
    for name, row in rows.items():
        if row["per_player"] and row["copies"] < MAX_SEATS:
            raise ValueError(f"there should be a {name} for each of {MAX_SEATS} players")


def _read_effects(kit: Kit, table: dict[str, Any]) -> None:
    """What buildings do, in numbers. (CC-33, CC-70, CC-71, CC-74)"""
    kit.shed_coal = _whole(table["coal_shed_keeps"])
    kit.bonus_limit = _whole(table["school_and_mess_hall_limit"])
    if kit.bonus_limit > STRONGEST:
        raise ValueError(f"school_and_mess_hall_limit should be at most {STRONGEST}")
    kit.tavern_needs = _whole(table["tavern_needs"])
    kit.church_needs = _whole(table["church_needs"])


def _read_market(kit: Kit, table: dict[str, Any]) -> None:
    """The market cubes, and what they count. (CC-9)"""
    kit.cubes = vec[i64]([_whole(table["cubes"][colour]) for colour in COLOUR_NAMES])
    kit.cube_value = vec[i64]([_whole(table["value"][colour], -1) for colour in COLOUR_NAMES])
    if sum(kit.cubes) < 2 * CALENDAR:
        raise ValueError(f"there should be at least {2 * CALENDAR} cubes")


def _read_calendar(kit: Kit, table: dict[str, Any]) -> None:
    """The rounds that end with a report. (CC-73)"""
    if table["cube_spaces_per_round"] != CALENDAR:
        raise ValueError(f"cube_spaces_per_round should be {CALENDAR}")
    reports = table["quarterly_report_rounds"]
    kit.report_after = vec[i64]([int(number in reports) for number in range(LONG_GAME + 1)])


def _read_prices(kit: Kit, table: dict[str, Any]) -> None:
    """Base prices. (CC-8, CC-42, CC-49, CC-58, CC-64)"""
    kit.coal_price = _whole(table["coal"], 1)
    kit.coal_per_step = _whole(table["coal_per_step"], 1)
    kit.incentive_fees = _whole(table["incentive_fees"], 1)
    kit.utility_fees = _whole(table["utility_fees"], 1)
    kit.utility_extra = _whole(table["utilities_beyond_players"])
    kit.bottom_discount = _whole(table["bottom_row_discount_fees"])
    baskets = [
        (wood, water, power)
        for wood in range(MOST_CUBES + 1)
        for water in range(MOST_CUBES + 1 - wood)
        for power in range(MOST_CUBES + 1 - wood - water)
    ]
    assert len(baskets) == BASKETS
    kit.basket = vec[i64]([cubes for basket in baskets for cubes in basket])


def _read_track(kit: Kit, table: dict[str, Any]) -> None:
    """The fee of each column and of each hundreds space. (CC-12)"""
    kit.spaces_per_column = _whole(table["spaces_per_column"], 1)
    columns = 100 // kit.spaces_per_column
    if columns * kit.spaces_per_column != 100:
        raise ValueError("the columns should have 100 spaces in all")
    kit.fee_by_column = _several(table["fee_by_column"], columns, 1)
    kit.fee_by_hundreds = _several(table["fee_by_hundreds"], 9, 1)


def _read_inspection(kit: Kit, table: dict[str, Any]) -> None:
    """What the inspector counts, plain or reformed. (CC-81, CC-89)"""
    which = 1 if kit.reformed else 0
    kit.inspect_missing = _several(table["missing_utility"], 2)[which]
    kit.inspect_refuse = _several(table["refuse"], 2)[which]
    kit.inspect_tunnel = _several(table["unfinished_tunnel"], 2)[which]
    kit.inspect_stored = _several(table["stored_cube"], 2)[which]
    kit.inspect_building = _several(table["building"], 2)[which]


READERS: dict[str, Callable[[Kit, dict[str, Any]], None]] = {
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


def _number_moves(kit: Kit) -> None:
    """Where the families begin that come after the tile kinds. (CC-43)"""
    automatic = [kit.coal[kind * VALUES + 1] for kind in range(kit.kinds)]
    everything = automatic[0] + sum(
        coal * copies for coal, copies in zip(automatic, kit.copies, strict=True)
    )
    mined = kit.foremen_each * max([*kit.coal, kit.zero_mines])
    kit.most_coal = everything + mined + max(automatic) + kit.shed_coal
    kit.sell = DRAW_TILE + kit.kinds - 1
    kit.keep = kit.sell + kit.most_coal + 1
    kit.withdraw = kit.keep + kit.shed_coal + 1
    kit.moves = kit.withdraw + SPACES * VALUES
