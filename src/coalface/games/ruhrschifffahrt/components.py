"""Reads a component set of Ruhrschifffahrt into its Kit, and refuses one that is wrong."""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.components import ComponentError, ComponentSet
from coalface.games.ruhrschifffahrt.ids import (
    AREAS,
    CITIES,
    COALS,
    DEAR_LOCKS,
    DEAR_OPTIONS,
    LAST_TURN,
    LOCKS_ALLOWED,
    MAX_SEATS,
    MOST_BOXES,
    MOST_EFFECTS,
    MOST_PLACES,
    MUELHEIM,
    OPTIONS,
    PRICES,
    RIVER,
    STORAGES,
    TERRITORIES,
    TURNS,
)
from coalface.games.ruhrschifffahrt.kit import Kit
from coalface.games.ruhrschifffahrt.names import (
    AREA_NAMES,
    BLACK_NAMES,
    CITY_NAMES,
    COAL_NAMES,
    COLUMN_NAMES,
    EFFECT_NAMES,
    FACE_NAMES,
    KIND_NAMES,
    OPTION_NAMES,
    TERRITORY_NAMES,
    WHITE_NAMES,
)
from coalface.games.ruhrschifffahrt.river import PILOT, River, read_river

SEAT_COUNTS = (2, 3, 4)
MARKERS = 20
STARRED = 2
HOUSES = 10
TOKENS = 12
COUNTRY_MARKERS = 8
TRACKS = ("brickearth", "paved", "rails")
FIRST_WHITE_TURN = 5
"""White coal can be carried from this turn on, so that it takes so many tokens less one."""


def build_kit(components: ComponentSet, eighteen_markers: bool) -> Kit:
    """The tables of a component set; ComponentError names the table or constraint that is wrong."""
    kit = Kit()
    readers: dict[str, Callable[[Kit, dict[str, Any]], None]] = {
        "territories": _read_territories,
        "river": _read_river_table,
        "dice": _read_dice,
        "transport": _read_transport,
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
                _lay_river(kit, read_river(values))
            read(kit, values[table])
        except ComponentError:
            raise
        except KeyError as error:
            raise ComponentError(f"table {table} lacks {error.args[0]}") from error
        except (ValueError, TypeError, AttributeError, IndexError) as error:
            raise ComponentError(f"table {table}: {error}") from error
    if eighteen_markers:
        leave_out_starred(kit, values["markers"])
    return kit


def leave_out_starred(kit: Kit, table: dict[str, Any]) -> None:
    """The variant: the two starred markers stay in the box. (RS-9)"""
    for face, name in enumerate(FACE_NAMES):
        kit.faces[face] -= table[name].get("starred", 0)
    kit.markers -= STARRED


def _whole(value: Any, least: int = 0) -> int:
    """A whole number that is not too small."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(f"{value!r} should be a whole number of at least {least}")
    return value


def _several(values: Any, least: int = 0) -> list[int]:
    """Some whole numbers."""
    if not isinstance(values, list) or not values:
        raise ValueError(f"{values!r} should be whole numbers")
    return [_whole(value, least) for value in values]


def _by_seats(numbers: dict[int, int]) -> vec[i64]:
    """A number for each count of players."""
    return vec[i64]([numbers.get(seats, 0) for seats in range(MAX_SEATS + 1)])


def _read_territories(kit: Kit, table: dict[str, Any]) -> None:
    """Names of the territories; the Mark alone has white coal. (RS-36)"""
    for territory in TERRITORY_NAMES:
        kit.labels[f"territory-{territory}"] = str(table[territory]["label"])
        white = table[territory]["coal"] == "white"
        if white != (territory == "mark"):
            raise ValueError("white coal comes from the Mark alone")


def _read_river_table(kit: Kit, table: dict[str, Any]) -> None:
    """The masks that questions about the river are answered with. (RS-11, RS-37)"""
    positions = range(RIVER + 1)
    stores = list(enumerate(kit.storage_pos))
    kit.upriver = vec[i64]([sum(1 << s for s, p in stores if p < pos) for pos in positions])
    kit.downriver = vec[i64]([sum(1 << s for s, p in stores if p > pos) for pos in positions])
    weirs = list(enumerate(kit.obstacle_pos))
    kit.obstacles_above = vec[i64]([sum(1 << o for o, p in weirs if p < pos) for pos in positions])
    kit.storage_at = vec[i64]([-1] * (RIVER + 1))
    for storage, pos in stores:
        kit.storage_at[pos] = storage
    kit.coal_storages = vec[i64](
        [sum(1 << s for s in range(STORAGES) if kit.storage_coal[s] == c) for c in range(COALS)]
    )
    kit.territory_storages = vec[i64](
        [
            sum(1 << s for s in range(STORAGES) if kit.storage_territory[s] == t)
            for t in range(TERRITORIES)
        ]
    )
    kit.pilot_only = sum(1 << s for s in range(STORAGES) if kit.storage_target[s] < 0)


def _lay_river(kit: Kit, river: River) -> None:
    """Spaces of the river by kind, numbered downriver. (RS-39, RS-69, RS-95)"""
    stores, weirs = river.of("storage"), river.of("obstacle")
    spaces = river.of(*KIND_NAMES)
    kit.labels.update({space.id: space.label for space in river.spaces})
    kit.storage_names = [space.id for space in stores]
    kit.obstacle_names = [space.id for space in weirs]
    kit.space_names = [space.id for space in spaces]
    kit.storage_pos = vec[i64]([space.pos for space in stores])
    kit.storage_territory = vec[i64]([TERRITORY_NAMES.index(s.territory) for s in stores])
    kit.storage_coal = vec[i64]([int(space.territory == "mark") for space in stores])
    kit.storage_target = vec[i64](
        [-1 if s.extra == PILOT else kit.space_names.index(str(s.extra)) for s in stores]
    )
    kit.obstacle_pos = vec[i64]([space.pos for space in weirs])
    kit.obstacle_territory = vec[i64]([TERRITORY_NAMES.index(s.territory) for s in weirs])
    kit.lock_vp = vec[i64]([_whole(space.extra) for space in weirs])
    kit.space_pos = vec[i64]([space.pos for space in spaces])
    kit.space_kind = vec[i64]([KIND_NAMES.index(space.kind) for space in spaces])
    kit.space_territory = vec[i64](
        [TERRITORY_NAMES.index(s.territory) if s.territory else -1 for s in spaces]
    )
    kit.space_city = vec[i64]([CITY_NAMES.index(s.id) if s.kind == "city" else -1 for s in spaces])
    kit.city_space = vec[i64]([kit.space_names.index(city) for city in CITY_NAMES])


def _read_dice(kit: Kit, table: dict[str, Any]) -> None:
    """Dice by number of players, and how many leave in turn 11. (RS-8, RS-23)"""
    pips = [0] * ((MAX_SEATS + 1) * STORAGES)
    dice = [0] * ((MAX_SEATS + 1) * COALS)
    removed = [0] * ((MAX_SEATS + 1) * COALS)
    for seats in SEAT_COUNTS:
        row = table[str(seats)]
        for coal, name in enumerate(COAL_NAMES):
            for storage, value in row[name].items():
                pips[seats * STORAGES + kit.storage_names.index(storage)] = _whole(value, 1)
            dice[seats * COALS + coal] = len(row[name])
            removed[seats * COALS + coal] = _whole(row["removed"][name])
        if sum(removed[seats * COALS : (seats + 1) * COALS]) > seats:
            raise ValueError(f"with {seats} players at most {seats} dice leave")
    kit.start_pips, kit.dice, kit.removed = vec[i64](pips), vec[i64](dice), vec[i64](removed)


def _read_transport(kit: Kit, table: dict[str, Any]) -> None:
    """Boxes of the track by turn; each part is shorter than the one before. (RS-55)"""
    boxes = [0] * ((TURNS + 1) * COALS)
    before = {"black": MOST_BOXES + 1, "white": MOST_BOXES + 1}
    for name in TRACKS:
        row = table[name]
        for coal, spelled in enumerate(COAL_NAMES):
            count = _whole(row.get(spelled, 0))
            if spelled in row and not 1 <= count < before[spelled]:
                raise ValueError(f"{name} should be shorter than what was before, and not empty")
            before[spelled] = count if spelled in row else before[spelled]
            for turn in range(_whole(row["first_turn"], 1), TURNS + 1):
                boxes[turn * COALS + coal] = count
    kit.boxes = vec[i64](boxes)


def _read_turns(kit: Kit, table: dict[str, Any]) -> None:
    """Year, coat of arms and effects of each turn. (RS-15, RS-25)"""
    years, coats = [0] * (TURNS + 1), [0] * (TURNS + 1)
    effects = [0] * ((TURNS + 1) * MOST_EFFECTS)
    turn_of = [TURNS + 1] * len(EFFECT_NAMES)
    for turn in range(1, TURNS + 1):
        row = table[str(turn)]
        years[turn] = _whole(row["year"])
        coats[turn] = TERRITORY_NAMES.index(row["coat"])
        if len(row["effects"]) > MOST_EFFECTS:
            raise ValueError(f"turn {turn} has more than {MOST_EFFECTS} effects")
        for place, name in enumerate(row["effects"]):
            if name not in EFFECT_NAMES[1:]:
                raise ValueError(f"{name!r} is no effect of a turn")
            effects[turn * MOST_EFFECTS + place] = EFFECT_NAMES.index(name)
            turn_of[EFFECT_NAMES.index(name)] = min(turn, turn_of[EFFECT_NAMES.index(name)])
    for effect in (LOCKS_ALLOWED, DEAR_LOCKS, DEAR_OPTIONS, LAST_TURN):
        if turn_of[effect] > TURNS:
            raise ValueError(f"no turn has the effect {EFFECT_NAMES[effect]}")
    kit.year, kit.coat = vec[i64](years), vec[i64](coats)
    kit.effects, kit.turn_of = vec[i64](effects), vec[i64](turn_of)


def _read_markers(kit: Kit, table: dict[str, Any]) -> None:
    """How often each face occurs among the 20 markers. (RS-7)"""
    kit.faces = vec[i64]([_whole(table[name]["count"]) for name in FACE_NAMES])
    kit.markers = sum(kit.faces)
    kit.on_river = _whole(table["on_river"])
    starred = [_whole(table[name].get("starred", 0)) for name in FACE_NAMES]
    if kit.markers != MARKERS or sum(starred) != STARRED:
        raise ValueError(f"there should be {MARKERS} markers, {STARRED} of them starred")
    if any(star > count for star, count in zip(starred, kit.faces, strict=True)):
        raise ValueError("there are more starred markers of a face than there are at all")
    if kit.on_river != len(kit.obstacle_names):
        raise ValueError(f"{len(kit.obstacle_names)} markers lie on the river")


def _read_countries(kit: Kit, table: dict[str, Any]) -> None:
    """Country markers, one for each turn of export. (RS-5)"""
    kit.countries = vec[i64]([_whole(table[name]) for name in COLUMN_NAMES])
    if sum(kit.countries) != COUNTRY_MARKERS:
        raise ValueError(f"there should be {COUNTRY_MARKERS} country markers")


def _read_export(kit: Kit, table: dict[str, Any]) -> None:
    """Export track, columns and prices of the port. (RS-78, RS-99, RS-104)"""
    kit.export_track = vec[i64](_several(table["track"], 1))
    kit.places = _whole(table["spaces_per_column"], 1)
    bonus = table["position_bonus"]
    kit.position_bonus = vec[i64]([int(points) for points in bonus])
    kit.port_cost = vec[i64](_several(table["port_cost"], 1))
    kit.shift_cost = _whole(table["shift_cost"], 1)
    kit.port_most = _whole(table["per_player"], 1)
    kit.step_low, kit.step_high = _whole(table["step_low"]), _whole(table["step_high"])
    kit.high_from = _whole(table["high_from"], 1)
    kit.port_thaler = _whole(table["extra_thaler"])
    kit.first_export, kit.last_export = _whole(table["first_turn"]), _whole(table["last_turn"])
    most = kit.port_most * MAX_SEATS
    if kit.places > MOST_PLACES or len(bonus) != kit.places:
        raise ValueError(f"a column has at most {MOST_PLACES} places, each with its bonus")
    if kit.port_most > len(COLUMN_NAMES) or kit.places * len(COLUMN_NAMES) < most:
        raise ValueError(f"the port should have room for {most} warehouses")
    if len(kit.port_cost) < most:
        raise ValueError(f"port_cost should have {most} prices")


def _read_warehouse(kit: Kit, table: dict[str, Any]) -> None:
    """Supply, points and prices of warehouses. (RS-2, RS-97, RS-98)"""
    kit.warehouse_vp, kit.city_income = _whole(table["vp"]), _whole(table["city_income"])
    kit.marker_price, kit.pool = _whole(table["marker_price"], 1), _whole(table["pool"])
    kit.lock_box, kit.mark_box = _whole(table["lock_box"]), _whole(table["mark_box"])
    turns = _several(table["turn_track"], 1)
    kit.on_turns = sum(1 << turn for turn in turns)
    houses = kit.pool + kit.lock_box + kit.mark_box + len(turns)
    if houses != HOUSES or len(set(turns)) != len(turns) or max(turns) > TURNS:
        raise ValueError(f"every player should have {HOUSES} warehouses")
    groups = [MUELHEIM] * CITIES
    for group, name in enumerate(("essen_cities", "mark_cities")):
        for city in table[name]:
            groups[CITY_NAMES.index(city)] = group
    if groups.count(MUELHEIM) != 1 or groups[-1] != MUELHEIM:
        raise ValueError("all cities but muelheim belong to essen_cities or mark_cities")
    kit.city_group = vec[i64](groups)
    kit.city_places, kit.city_cost = _prices(table["cities"], CITY_NAMES)
    kit.depot_places, kit.depot_cost = _prices(table["depots"], TERRITORY_NAMES)


def _prices(table: dict[str, Any], names: tuple[str, ...]) -> tuple[vec[i64], vec[i64]]:
    """How many places each of these has, and their prices from the left."""
    rows = [_several(table[name], 1) for name in names]
    if max(len(row) for row in rows) > PRICES:
        raise ValueError(f"no place has more than {PRICES} prices")
    prices = [price for row in rows for price in (*row, *[0] * (PRICES - len(row)))]
    return vec[i64]([len(row) for row in rows]), vec[i64](prices)


def _read_locks(kit: Kit, table: dict[str, Any]) -> None:
    """Prices of locks, and when two come for one. (RS-95, RS-121, RS-124)"""
    kit.lock_cost, kit.dear_lock_cost = _whole(table["cost"], 1), _whole(table["dear_cost"], 1)
    first, last = _several(table["two_for_one_turns_2"])
    kit.bonus_from, kit.bonus_to = _by_seats({2: first, 3: 99, 4: 99}), _by_seats({2: last})
    kit.bonus_first = _by_seats({3: int(bool(table["two_for_one_first_3"]))})


def _read_board(kit: Kit, table: dict[str, Any]) -> None:
    """Areas of the player board, income, debt. (RS-62, RS-67, RS-74, RS-119)"""
    kit.area_size = vec[i64]([_whole(table["areas"][name], 1) for name in AREA_NAMES])
    if sum(kit.area_size) != TOKENS:
        raise ValueError(f"the areas should hold the {TOKENS} tokens of a player")
    kit.income, kit.debt_spaces = _whole(table["income"]), _whole(table["debt_spaces"])
    kit.loan, kit.repay = _whole(table["loan"], 1), _whole(table["repay"], 1)
    kit.hardship_vp, kit.start_thaler = _whole(table["hardship_vp"]), _whole(table["start_thaler"])


def _combinations(table: dict[str, Any], names: tuple[str, ...]) -> vec[i64]:
    """Tokens that markers need, by area; none comes for fewer than two. (RS-82)"""
    needs: list[int] = []
    for name in names:
        row = table[name]
        unknown = [area for area in row if area not in AREA_NAMES]
        if unknown:
            raise ValueError(f"{unknown[0]!r} is none of {', '.join(AREA_NAMES)}")
        tokens = [_whole(row.get(area, 0)) for area in AREA_NAMES]
        if sum(tokens) < 2:
            raise ValueError(f"{name} should need at least two tokens")
        needs += tokens
    return vec[i64](needs)


def _read_black_markers(kit: Kit, table: dict[str, Any]) -> None:
    """Combinations of the black markers; white coal from turn 5 on, not before. (RS-3, RS-82)"""
    kit.black_needs = _combinations(table, BLACK_NAMES)
    mark = BLACK_NAMES.index("mark") * AREAS
    needs = [int(tokens) for tokens in kit.black_needs[mark : mark + AREAS]]
    if sum(needs) != FIRST_WHITE_TURN - 1 or sum(needs[3:]) > 0:
        raise ValueError("mark should need four tokens, none of them for white coal")


def _read_white_markers(kit: Kit, table: dict[str, Any]) -> None:
    """Combinations and copies of the white markers. (RS-4, RS-82)"""
    kit.white_needs = _combinations(table, WHITE_NAMES)
    copies = table["copies"]
    kit.white_copies = _by_seats({seats: _whole(copies[str(seats)]) for seats in SEAT_COUNTS})


def _read_options(kit: Kit, table: dict[str, Any]) -> None:
    """Fees of the options, and the last turn of some. (RS-21, RS-26)"""
    fees = [0] * (OPTIONS * 2)
    last = [TURNS] * OPTIONS
    for option, name in enumerate(OPTION_NAMES):
        if option:
            fees[option * 2 : option * 2 + 2] = _several(table[name]["fee"])
            last[option] = _whole(table[name].get("last_turn", TURNS))
    kit.fee, kit.option_last = vec[i64](fees), vec[i64](last)
    if len(fees) != OPTIONS * 2:
        raise ValueError("every option has two fees")


def _read_effects(kit: Kit, table: dict[str, Any]) -> None:
    """What options, markers and events give. (RS-47, RS-48, RS-87, RS-89)"""
    kit.wage_thaler, kit.supply_pips = _whole(table["wage_thaler"]), _whole(table["supply_pips"])
    kit.hauler_pips, kit.most_pips = _whole(table["hauler_pips"]), _whole(table["most_pips"], 1)
    kit.inn_thaler, kit.inn_vp = _whole(table["inn_thaler"]), _whole(table["inn_vp"])
    kit.gift, kit.levy = _whole(table["gift"]), _whole(table["levy"], 1)
    kit.demand_most = _whole(table["demand_most"])
    if kit.levy != 1:
        raise ValueError("the levy should be 1")


def _read_scoring(kit: Kit, table: dict[str, Any]) -> None:
    """Points of the end. (RS-110, RS-111, RS-112, RS-113, RS-115)"""
    kit.essen_set, kit.mark_set = _whole(table["essen_set"]), _whole(table["mark_set"])
    kit.all_cities, kit.all_depots = _whole(table["all_cities"]), _whole(table["all_depots"])
    kit.depot_majority = _whole(table["depot_majority"])
    kit.mayor_per_thaler = _whole(table["mayor_per_thaler"])
    kit.ruhrtalbahn_vp = _whole(table["ruhrtalbahn_per_warehouse"])
    kit.ruhraake_vp = _whole(table["ruhraake"])
    kit.ruhraake_port_vp = _whole(table["ruhraake_in_ruhrort"])
    kit.debt_vp = _whole(-table["debt"])
