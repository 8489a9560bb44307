"""Reads a component set of Ruhrschifffahrt into its tables.

What is refused here are limits of the engine: sizes of its tables, and positions that it could not
play on. Each reader's docstring says what the rulebook states about its table and what we derived;
`component_check` refuses and warns accordingly when a new game is made with an owner's own set.
"""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.core.components import ComponentError, ComponentSet
from coalface.games.ruhrschifffahrt import ids, names
from coalface.games.ruhrschifffahrt.component_tables import ComponentTables
from coalface.games.ruhrschifffahrt.components_river import (
    lay_river,
    read_dice,
    read_masks,
    read_transport,
    several,
    whole,
)
from coalface.games.ruhrschifffahrt.river import PLAYERS, read_river

SEAT_COUNTS = PLAYERS
MARKERS = 20
STARRED = 2
HOUSES = 10
COUNTRY_MARKERS = 8
MAX_PIPS = 15
MAX_TOKENS = 99
"""Room for the pips of a die, and for the tokens of an area."""


def build_tables(components: ComponentSet, eighteen_markers: bool) -> ComponentTables:
    """The tables of a component set; ComponentError names the table or constraint that is wrong."""
    tables = ComponentTables()
    readers: dict[str, Callable[[ComponentTables, dict[str, Any]], None]] = {
        "territories": _read_territories,
        "river": read_masks,
        "dice": read_dice,
        "transport": read_transport,
        "turns": _read_turns,
        "markers": _read_markers,
        "countries": _read_countries,
        "export": _read_export,
        "warehouse": _read_warehouse,
        "locks": _read_locks,
        "board": _read_board,
        "black_markers": _read_black_markers,
        "white_markers": _read_white_markers,
        "options": _read_options,
        "effects": _read_effects,
        "scoring": _read_scoring,
    }
    values = components.values
    for table, read in readers.items():
        if not isinstance(values.get(table), dict):
            raise ComponentError(f"the component set has no table {table}")
        try:
            if table == "river":
                lay_river(tables, read_river(values))
            read(tables, values[table])
        except ComponentError:
            raise
        except KeyError as error:
            raise ComponentError(f"table {table} lacks {error.args[0]}") from error
        except (ValueError, TypeError, AttributeError, IndexError) as error:
            raise ComponentError(f"table {table}: {error}") from error
    _check_white_column(tables)
    prices = [*tables.city_cost, *tables.depot_cost, *tables.port_cost]
    tables.least_price = min(
        tables.marker_price, tables.shift_cost, *(price for price in prices if price)
    )
    if eighteen_markers:
        leave_out_starred(tables, values["markers"])
    return tables


def leave_out_starred(tables: ComponentTables, table: dict[str, Any]) -> None:
    """The variant: the two starred markers stay in the box. (RS-9)"""
    for face, name in enumerate(names.FACE_NAMES):
        tables.faces[face] -= table[name].get("starred", 0)
    tables.markers -= STARRED


def _by_seats(numbers: dict[int, int]) -> vec[i64]:
    """A number for each count of players."""
    return vec[i64]([numbers.get(seats, 0) for seats in range(ids.MAX_SEATS + 1)])


def _read_territories(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Names of the territories; the Mark alone has white coal: rulebook 2.4. (RS-36)"""
    for territory in names.TERRITORY_NAMES:
        tables.labels[f"territory-{territory}"] = str(table[territory]["label"])
        white = table[territory]["coal"] == "white"
        if white != (territory == "mark"):
            raise ValueError("white coal comes from the Mark alone (rulebook 2.4)")


def _read_turns(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Year, coat of arms and effects of each turn. (RS-15, RS-25)

    Rulebook 4.0 and 6.1: the effects, the coats of arms of turns 2 to 11, the years of turns 1, 6,
    7, 9, 10 and 11. Ours: the other years, the coats of arms of turns 1 and 12.
    """
    years, coats = [0] * (ids.TURNS + 1), [0] * (ids.TURNS + 1)
    effects = [0] * ((ids.TURNS + 1) * ids.MAX_EFFECTS)
    turn_of = [ids.TURNS + 1] * len(names.EFFECT_NAMES)
    for turn in range(1, ids.TURNS + 1):
        row = table[str(turn)]
        years[turn] = whole(row["year"])
        coats[turn] = names.TERRITORY_NAMES.index(row["coat"])
        if len(row["effects"]) > ids.MAX_EFFECTS:
            raise ValueError(f"turn {turn} has more than {ids.MAX_EFFECTS} effects")
        for place, name in enumerate(row["effects"]):
            if name not in names.EFFECT_NAMES[1:]:
                raise ValueError(f"{name!r} is no effect of a turn")
            effects[turn * ids.MAX_EFFECTS + place] = names.EFFECT_NAMES.index(name)
            turn_of[names.EFFECT_NAMES.index(name)] = min(
                turn, turn_of[names.EFFECT_NAMES.index(name)]
            )
    for effect in (ids.LOCKS_ALLOWED, ids.DEAR_LOCKS, ids.DEAR_OPTIONS, ids.LAST_TURN):
        if turn_of[effect] > ids.TURNS:
            raise ValueError(f"no turn has the effect {names.EFFECT_NAMES[effect]}")
    tables.year, tables.coat = vec[i64](years), vec[i64](coats)
    tables.effects, tables.turn_of = vec[i64](effects), vec[i64](turn_of)


def _read_markers(tables: ComponentTables, table: dict[str, Any]) -> None:
    """How often each face occurs among the 20 markers. (RS-7)

    Rulebook 2.3.6 and 6.2: 20 markers, 14 on the river, two water levels with +1 or -1, two water
    levels starred. Ours: how often each face occurs.
    """
    tables.faces = vec[i64]([whole(table[name]["count"]) for name in names.FACE_NAMES])
    tables.markers = sum(tables.faces)
    tables.on_river = whole(table["on_river"])
    starred = [whole(table[name].get("starred", 0)) for name in names.FACE_NAMES]
    if tables.markers != MARKERS or sum(starred) != STARRED:
        raise ValueError(
            f"there should be {MARKERS} markers, {STARRED} of them starred (rulebook 2.3.6 and 6.2)"
        )
    if any(star > count for star, count in zip(starred, tables.faces, strict=True)):
        raise ValueError("there are more starred markers of a face than there are at all")
    if tables.on_river != len(tables.obstacle_names):
        raise ValueError(f"{len(tables.obstacle_names)} markers lie on the river")


def _read_countries(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Country markers, one for each turn of export. (RS-5)

    Rulebook 2.3.8 and 4.0: eight of them. A public page says how many of each.
    """
    tables.countries = vec[i64]([whole(table[name]) for name in names.COLUMN_NAMES])
    if sum(tables.countries) != COUNTRY_MARKERS:
        raise ValueError(f"there should be {COUNTRY_MARKERS} country markers (rulebook 4.0)")


def _read_export(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Export track, columns and prices of the port. (RS-78, RS-99, RS-104)

    Rulebook 6.4, 6.6 and 6.7: all but the length of the track and the places of a column, of which
    there are at least three. Limits: places of a column, room for all warehouses.
    """
    tables.export_track = vec[i64](several(table["track"], 1))
    tables.places = whole(table["spaces_per_column"], 1)
    bonus = table["position_bonus"]
    tables.position_bonus = vec[i64]([int(points) for points in bonus])
    tables.port_cost = vec[i64](several(table["port_cost"], 1))
    tables.shift_cost = whole(table["shift_cost"], 1)
    tables.port_most = whole(table["per_player"], 1)
    tables.step_low, tables.step_high = whole(table["step_low"]), whole(table["step_high"])
    tables.high_from = whole(table["high_from"], 1)
    tables.port_thaler = whole(table["extra_thaler"])
    tables.first_export, tables.last_export = whole(table["first_turn"]), whole(table["last_turn"])
    most = tables.port_most * ids.MAX_SEATS
    if tables.places > ids.MAX_PLACES or len(bonus) != tables.places:
        raise ValueError(f"a column has at most {ids.MAX_PLACES} places, each with its bonus")
    if tables.port_most > len(names.COLUMN_NAMES) or tables.places * len(names.COLUMN_NAMES) < most:
        raise ValueError(f"the port should have room for {most} warehouses")
    if len(tables.port_cost) < most:
        raise ValueError(f"port_cost should have {most} prices")


def _read_warehouse(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Supply, points and prices of warehouses. (RS-2, RS-97, RS-98)

    Rulebook 2.6, 4.0 and 6.6: all but how many places a city or a depot has and which of the
    stated prices each place shows. Limits: places of a city or a depot.
    """
    tables.warehouse_vp, tables.city_income = whole(table["vp"]), whole(table["city_income"])
    tables.marker_price, tables.pool = whole(table["marker_price"], 1), whole(table["pool"])
    tables.lock_box, tables.mark_box = whole(table["lock_box"]), whole(table["mark_box"])
    turns = several(table["turn_track"], 1)
    tables.on_turns = sum(1 << (turn - 1) for turn in turns)
    warehouses = tables.pool + tables.lock_box + tables.mark_box + len(turns)
    if warehouses != HOUSES or len(set(turns)) != len(turns) or max(turns) > ids.TURNS:
        raise ValueError(f"every player should have {HOUSES} warehouses (rulebook 2.6)")
    groups = [ids.MUELHEIM] * ids.CITIES
    for group, name in enumerate(("essen_cities", "mark_cities")):
        for city in table[name]:
            groups[names.CITY_NAMES.index(city)] = group
    if groups.count(ids.MUELHEIM) != 1 or groups[-1] != ids.MUELHEIM:
        raise ValueError(
            "all cities but muelheim belong to essen_cities or mark_cities (rulebook 6.5.2)"
        )
    tables.city_group = vec[i64](groups)
    tables.city_places, tables.city_cost = _prices(table["cities"], names.CITY_NAMES)
    tables.depot_places, tables.depot_cost = _prices(table["depots"], names.TERRITORY_NAMES)


def _prices(table: dict[str, Any], places: tuple[str, ...]) -> tuple[vec[i64], vec[i64]]:
    """How many places each of these has, and their prices from the left."""
    rows = [several(table[name], 1) for name in places]
    if max(len(row) for row in rows) > ids.PRICES:
        raise ValueError(f"no place has more than {ids.PRICES} prices")
    prices = [price for row in rows for price in (*row, *[0] * (ids.PRICES - len(row)))]
    return vec[i64]([len(row) for row in rows]), vec[i64](prices)


def _read_locks(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Prices of locks, and when two come for one: rulebook 6.6, 8.1, 8.2.

    (RS-95, RS-121, RS-124)
    """
    tables.lock_cost, tables.dear_lock_cost = whole(table["cost"], 1), whole(table["dear_cost"], 1)
    first, last = several(table["two_for_one_turns_2"])
    tables.bonus_from, tables.bonus_to = _by_seats({2: first, 3: 99, 4: 99}), _by_seats({2: last})
    tables.bonus_first = _by_seats({3: int(bool(table["two_for_one_first_3"]))})


def _read_board(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Areas of the player board, income, debt. (RS-62, RS-67, RS-74, RS-119)

    Rulebook 5.3, 6.4, 6.6 and 6.7: two spaces for white coal to cities, income, debt. Ours: the
    other areas, that they hold 12 tokens in all, one area for all coal to Ruhrort, no Thalers at
    the start. A set may have `white_ruhrort`; then `ruhrort` is for black coal.
    """
    least = [0 if area == ids.WHITE_RUHRORT else 1 for area in range(ids.AREAS)]
    tables.area_size = vec[i64](
        [
            whole(table["areas"].get(name, 0), least[area])
            for area, name in enumerate(names.AREA_NAMES)
        ]
    )
    tables.income, tables.debt_spaces = whole(table["income"]), whole(table["debt_spaces"])
    tables.loan, tables.repay = whole(table["loan"], 1), whole(table["repay"], 1)
    tables.hardship_vp, tables.start_thaler = (
        whole(table["hardship_vp"]),
        whole(table["start_thaler"]),
    )


def _combinations(table: dict[str, Any], markers: tuple[str, ...]) -> vec[i64]:
    """Tokens that markers need, packed by area. (RS-82)"""
    needs: list[i64] = []
    for name in markers:
        row = table[name]
        unknown = [area for area in row if area not in names.AREA_NAMES]
        if unknown:
            raise ValueError(
                f"unknown area {unknown[0]!r}; available: {', '.join(names.AREA_NAMES)}"
            )
        tokens = [whole(row.get(area, 0)) for area in names.AREA_NAMES]
        if max(tokens) > MAX_TOKENS:
            raise ValueError(f"{name} needs more than {MAX_TOKENS} tokens of an area")
        needs.append(counts.pack(tokens))
    return vec[i64](needs)


def _read_black_markers(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Combinations of the black markers. (RS-3, RS-82)

    Rulebook 6.5: that of lock building. Ours: the others, two tokens or more for each, four for
    Grafschaft Mark.
    """
    tables.black_needs = _combinations(table, names.BLACK_NAMES)


def _check_white_column(tables: ComponentTables) -> None:
    """White coal needs a column of the track as soon as someone may carry it. (RS-55, RS-82)"""
    tokens = int(counts.total(tables.black_needs[ids.MARK_MARKER]))
    for turn in range(min(tokens + 1, ids.TURNS), ids.TURNS + 1):
        if tables.boxes[turn * ids.COALS + ids.WHITE] == 0:
            raise ComponentError(
                f"table black_markers: with {tokens} tokens for mark white coal could be sold in "
                f"turn {turn}, which has no column for it (rulebook 5.1 and 6.3)"
            )
    for turn in range(1, ids.TURNS + 1):
        if tables.boxes[turn * ids.COALS + ids.BLACK] == 0:
            raise ComponentError(f"table transport: turn {turn} has no column for black coal")


def _read_white_markers(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Combinations and copies of the white markers. (RS-4, RS-82)

    Rulebook 6.5.1, 6.6, 8.1 and 8.2: the copies. Ours: the combinations.
    """
    tables.white_needs = _combinations(table, names.WHITE_NAMES)
    copies = table["copies"]
    tables.white_copies = _by_seats({seats: whole(copies[str(seats)]) for seats in SEAT_COUNTS})


def _read_options(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Fees of the options, and the last turn of some: rulebook 5.2. (RS-21, RS-26)"""
    fees = [0] * (ids.OPTIONS * 2)
    last = [ids.TURNS] * ids.OPTIONS
    for option, name in enumerate(names.OPTION_NAMES):
        if option:
            fees[option * 2 : option * 2 + 2] = several(table[name]["fee"])
            last[option] = whole(table[name].get("last_turn", ids.TURNS))
    tables.fee, tables.option_last = vec[i64](fees), vec[i64](last)
    if len(fees) != ids.OPTIONS * 2:
        raise ValueError("every option has two fees")
    tables.highest_fee = max(fees)
    tables.payable = vec[i64](
        [
            sum(1 << option for option in range(ids.OPTIONS) if fees[option * 2 + dear] <= thalers)
            for dear in range(2)
            for thalers in range(max(fees) + 1)
        ]
    )


def _read_effects(tables: ComponentTables, table: dict[str, Any]) -> None:
    """What options, markers and events give: rulebook 5.2, 6.1, 6.2, 6.5.2.

    (RS-47, RS-48, RS-87, RS-89)
    """
    tables.wage_thaler, tables.supply_pips = (
        whole(table["wage_thaler"]),
        whole(table["supply_pips"]),
    )
    tables.hauler_pips, tables.most_pips = whole(table["hauler_pips"]), whole(table["most_pips"], 1)
    tables.inn_thaler, tables.inn_vp = whole(table["inn_thaler"]), whole(table["inn_vp"])
    tables.gift, tables.levy = whole(table["gift"]), whole(table["levy"], 1)
    tables.demand_most = whole(table["demand_most"])
    if tables.most_pips > MAX_PIPS:
        raise ValueError(f"a die has at most {MAX_PIPS} pips")
    if tables.levy != 1:
        raise ValueError("the levy should be 1 (rulebook 6.1)")


def _read_scoring(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Points of the end: rulebook 7.0. (RS-110, RS-111, RS-112, RS-113, RS-115)"""
    tables.essen_set, tables.mark_set = whole(table["essen_set"]), whole(table["mark_set"])
    tables.all_cities, tables.all_depots = whole(table["all_cities"]), whole(table["all_depots"])
    tables.depot_majority = whole(table["depot_majority"])
    tables.mayor_per_thaler = whole(table["mayor_per_thaler"])
    tables.ruhrtalbahn_vp = whole(table["ruhrtalbahn_per_warehouse"])
    tables.ruhraake_vp = whole(table["ruhraake"])
    tables.ruhraake_port_vp = whole(table["ruhraake_in_ruhrort"])
    tables.debt_vp = whole(-table["debt"])
