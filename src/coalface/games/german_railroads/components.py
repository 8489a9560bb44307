"""Reads a component set of German Railroads into tables, and refuses a wrong one."""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.components import ComponentError, ComponentSet
from coalface.core.fixes import Fixes
from coalface.core.tables import OptionValue
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.component_boards import (
    read_board,
    read_extensions,
    read_scoring,
)
from coalface.games.german_railroads.component_rows import (
    Rows,
    check_names,
    several,
    whole,
    zeros,
)
from coalface.games.german_railroads.component_tables import ComponentTables

SEAT_COUNTS = (1, 2, 3, 4)
TABLES = (
    "players",
    "common",
    "strip",
    "pass_points",
    "majority",
    "spaces",
    "coal_spaces",
    "coal_costs",
    "factories",
    "values",
    "industry",
    "boards",
    "extensions",
    "income",
    "foundries",
    "engineers",
    "engineers_new",
    "tokens",
    "tokens_new",
    "cards",
    "cards_new",
    "start_bonus",
    "end_bonus",
    "emil",
)
SPACE_TOTAL = ids.SPACES


def build_tables(
    components: ComponentSet, options: dict[str, OptionValue], fixes: Fixes
) -> ComponentTables:
    """The tables of a component set under these options; ComponentError names a wrong one."""
    values = components.values
    for table in TABLES:
        if not isinstance(values.get(table), dict):
            raise ComponentError(f"the component set has no table {table}")
    tables = ComponentTables()
    _read_options(tables, options)
    tables.repeat_again = int(fixes.repeat_a_space_again)
    tables.majority_hired = int(fixes.majority_needs_an_engineer)
    for table, read in _READERS:
        try:
            read(tables, values)
        except KeyError as error:
            raise ComponentError(f"table {table} lacks {error.args[0]}") from error
        except (ValueError, TypeError, AttributeError, IndexError) as error:
            raise ComponentError(f"table {table}: {error}") from error
    return tables


def _read_options(tables: ComponentTables, options: dict[str, OptionValue]) -> None:
    """Modules and house rules as numbers."""
    tables.board = names.BOARD_NAMES.index(str(options["board"]))
    tables.coal = int(bool(options["coal"]))
    tables.new_parts = int(bool(options["new_parts"]))
    tables.two_coins = int(bool(options["any2_two_coins"]))
    tables.draw_end = int(options["end_bonus"] == "draw")
    tables.order_coin = int(bool(options["order_coin_moves"]))
    tables.dealt_points = int(options["pass_points"] == "dealt")
    tables.emil_tiles = 1 if options["emil_tiles"] == "one" else 2
    tables.emil_printed = int(options["emil_engineer"] == "printed")
    tables.medal_black = int(options["medal_track"] == "black")
    tables.emil_payable = int(options["emil_blocks"] == "payable")
    tables.tie_to_player = int(options["emil_tie"] == "player")
    tables.tokens_shared = int(options["extra_tokens"] == "shared")


def _read_players(tables: ComponentTables, values: dict[str, Any]) -> None:
    """Rounds, workers, coins, engineers and tiles by number of players. (RR-88, RR-89, GC-1)"""
    table = values["players"]
    rows = [table[str(seats)] if seats else None for seats in range(ids.MAX_SEATS + 1)]
    coal = "_coal" if tables.coal else ""
    tables.rounds = vec[i64]([whole(row[f"rounds{coal}"], 2) if row else 0 for row in rows])
    tables.workers = vec[i64]([whole(row["workers"], 1) if row else 0 for row in rows])
    tables.coins = vec[i64]([whole(row[f"coins{coal}"]) if row else 0 for row in rows])
    tables.start_coal = vec[i64](
        [whole(row["coal"]) * int(tables.coal) if row else 0 for row in rows]
    )
    engineers = [row[f"engineers{coal}"] if row else (0, 0) for row in rows]
    tables.engineers_a = vec[i64]([whole(pair[0]) for pair in engineers])
    tables.engineers_b = vec[i64]([whole(pair[1]) for pair in engineers])
    tables.locos_per_number = vec[i64](
        [whole(row["locos_per_number"], 1) if row else 0 for row in rows]
    )
    sides = ["two" if not row else row["side"] for row in rows]
    strip = values["strip"]
    tables.public = vec[i64]([whole(strip[f"public_{side}"], 1) for side in sides])
    tables.pass_points = several(values["pass_points"]["by_position"], ids.MAX_SEATS)


def _read_common(tables: ComponentTables, values: dict[str, Any]) -> None:
    """Supplies and fixed points. (RR-5, RR-66, RR-69, RR-86)"""
    tables.choice_row = zeros(ids.CHOICES, -1)
    table = values["common"]
    tables.extra_workers = whole(table["extra_own_workers"])
    tables.turquoise = whole(table["turquoise_workers"])
    tables.doublers = whole(table["doublers"])
    tables.start_loco = whole(table["start_loco"], 1)
    tables.medal_points = whole(table["medal_points"])
    tables.signal_points = whole(table["signal_points"])
    tables.signal_row = Rows(tables).add(table["signal_steps"])
    tables.pieces = vec[i64]([whole(table["track_pieces"][name]) for name in names.COLOUR_NAMES])
    tables.majority_first = whole(values["majority"]["first"])
    tables.majority_second = whole(values["majority"]["second"])


def _read_spaces(tables: ComponentTables, values: dict[str, Any]) -> None:
    """Cost and effect of the action spaces, and who has them. (RR-1, RR-89, GC-2, GS-1)"""
    rows = Rows(tables)
    plain_names = tuple(name for name in names.BOARD_SPACE_NAMES if not name.startswith("coal"))
    coal_names = tuple(name for name in names.BOARD_SPACE_NAMES if name.startswith("coal"))
    table = check_names(values["spaces"], plain_names) + check_names(
        values["coal_spaces"], coal_names
    )
    workers, coins, effects = zeros(SPACE_TOTAL), zeros(SPACE_TOTAL), zeros(SPACE_TOTAL)
    tables.space_open = zeros((ids.MAX_SEATS + 1) * SPACE_TOTAL)
    for space, row in enumerate(table):
        workers[space], coins[space] = whole(row["w"]), whole(row["c"])
        if row["w"] > 3:
            raise ValueError(f"{names.BOARD_SPACE_NAMES[space]} costs more than three workers")
        effects[space] = rows.add(row["effect"])
        if space >= ids.COAL_TAKE and not tables.coal:
            continue
        for seats in SEAT_COUNTS:
            side = values["players"][str(seats)]["side"]
            solo = seats > 1 or row.get("solo", True)
            tables.space_open[seats * SPACE_TOTAL + space] = int(row[side] and solo)
    tables.combined_row = rows.add(table[ids.COAL_COMBINED]["coin_effect"])
    tables.space_workers, tables.space_coins, tables.space_row = workers, coins, effects
    for seats in range(ids.MAX_SEATS + 1):
        opened = tables.space_open[seats * SPACE_TOTAL : (seats + 1) * SPACE_TOTAL]
        spaces = [space for space in range(ids.BOARD_SPACES) if opened[space]]
        early = [space for space in spaces if space != ids.LAST_ROUND]
        late = [s for s in spaces if s not in (ids.FIRST_ORDER, ids.SECOND_ORDER)]
        tables.early_spaces.append(vec[i64](early))
        tables.late_spaces.append(vec[i64](late))
    costs = values["coal_costs"]
    tables.boiler_coal, tables.foundry_coal = whole(costs["boiler"], 1), whole(costs["foundry"], 1)
    tables.foundry_display = whole(costs["display"], 1)


def _read_engineers(tables: ComponentTables, values: dict[str, Any]) -> None:
    """Number, stack, cost and effect of the engineers. (RR-51, GN-2)"""
    rows = Rows(tables)
    base = check_names(values["engineers"], names.ENGINEER_NAMES[:15])
    new = check_names(values["engineers_new"], names.ENGINEER_NAMES[15:])
    numbers, stacks = [], []
    for engineer, row in enumerate([*base, *new]):
        space = ids.FIRST_ENGINEER + engineer
        amount, kind = whole(int(row["cost"][:-1]), 1), row["cost"][-1]
        if kind not in "wc" or amount > 3:
            raise ValueError(f"{row['cost']!r} is no cost of an engineer")
        tables.space_workers[space] = amount if kind == "w" else 0
        tables.space_coins[space] = amount if kind == "c" else 0
        tables.space_row[space] = rows.add(row["effect"], ids.NUMBERS + engineer)
        numbers.append(whole(row["n"], -99))
        out = engineer >= 15 and not _included(tables, row)
        stacks.append(-1 if out else ("none", "A", "B").index(row["stack"]))
    tables.engineer_number, tables.engineer_stack = vec[i64](numbers), vec[i64](stacks)
    for stack, needed in ((1, max(tables.engineers_a)), (2, max(tables.engineers_b))):
        different = {numbers[e] for e in range(len(numbers)) if stacks[e] == stack}
        if len(different) < needed:
            raise ValueError(f"too few different engineers {' AB'[stack]}")


def _included(tables: ComponentTables, row: dict[str, Any]) -> bool:
    """Is a new part in the game? Those with coal only with the Coal module. (GN-1)"""
    return bool(tables.new_parts and (row["module"] == "any" or tables.coal))


def _read_tiles(tables: ComponentTables, values: dict[str, Any]) -> None:
    """Factories, foundries, income markers. (RR-37, GC-16, GC-17, GR-18)"""
    rows = Rows(tables)
    factories = check_names(values["factories"], tuple(str(n) for n in range(ids.NUMBERS)))
    tables.factory_row = vec[i64]([rows.add(row["effect"]) for row in factories])
    tables.boilerman_row = vec[i64](
        [rows.add(row["boilerman"], number) for number, row in enumerate(factories)]
    )
    foundries = check_names(values["foundries"], names.FOUNDRY_NAMES)
    tables.foundry_row = vec[i64]([rows.add(effect) for effect in foundries])
    income = check_names(values["income"], names.INCOME_NAMES)
    tables.income_row = vec[i64]([rows.add(row["effect"]) for row in income])
    tables.income_count = vec[i64]([whole(row["count"]) * int(tables.board) for row in income])


def _read_cards(tables: ComponentTables, values: dict[str, Any]) -> None:
    """`?` tokens, `?` cards, start bonus cards. (RR-2, RR-7, RR-9, GN-9, GN-10, GN-11)"""
    rows = Rows(tables)
    tables.token_row, tables.all_tokens = _read_marked(
        tables, rows, values, "tokens", names.TOKEN_NAMES, 7
    )
    tables.card_row, tables.all_cards = _read_marked(
        tables, rows, values, "cards", names.CARD_NAMES, 5
    )
    bonuses = check_names(values["start_bonus"], names.BONUS_NAMES)
    tables.bonus_row = vec[i64]([rows.add(effect) for effect in bonuses])
    tables.all_bonuses = (1 << (4 + tables.coal)) - 1


def _read_marked(
    tables: ComponentTables,
    rows: Rows,
    values: dict[str, Any],
    table: str,
    known: tuple[str, ...],
    old: int,
) -> tuple[vec[i64], int]:
    """Effects of old and new parts, and a bit for each that is in the game. (GN-1)"""
    effects = check_names(values[table], known[:old])
    new = check_names(values[f"{table}_new"], known[old:])
    found = vec[i64]([rows.add(effect) for effect in [*effects, *(row["effect"] for row in new)]])
    mask = (1 << old) - 1
    for place, row in enumerate(new):
        if _included(tables, row):
            mask |= 1 << (old + place)
    return found, mask


def _read_end(tables: ComponentTables, values: dict[str, Any]) -> None:
    """End bonus cards. (RR-3, RR-85)"""
    table = check_names(values["end_bonus"], names.END_BONUS_NAMES)
    tables.end_in_box = vec[i64]([int(bool(row["in_box"])) for row in table])
    tables.end_cards = sum(tables.end_in_box)
    if tables.end_cards < ids.MAX_SEATS + ids.REMOVED_CARDS:
        raise ValueError("there are too few cards")
    tables.end_each = vec[i64]([whole(row.get("each", 0)) for row in table])
    tables.end_top = whole(table[names.END_BONUS_NAMES.index("top_locos")]["count"], 1)
    for name in ("signals", "doublers"):
        tiers = table[names.END_BONUS_NAMES.index(name)]["tiers"]
        flat = vec[i64]([whole(number) for tier in tiers for number in tier])
        if name == "signals":
            tables.signal_tiers = flat
        else:
            tables.doubler_tiers = flat


def _read_emil(tables: ComponentTables, values: dict[str, Any]) -> None:
    """Emil's workers and cards. (GS-2, GS-15)"""
    table = values["emil"]
    tables.emil_workers = whole(table["workers"], 1)
    tables.emil_growth = several(table["growth"], 2, 1)
    shown = (*names.BOARD_SPACE_NAMES, "eng_pub1")
    tables.emil_space = vec[i64]([shown.index(name) for name in table["cards"]])
    if len(tables.emil_space) != ids.EMIL_CARDS:
        raise ValueError(f"there should be {ids.EMIL_CARDS} cards")
    tables.all_emil = 0
    for card, space in enumerate(tables.emil_space):
        if space != ids.COAL_COMBINED or tables.coal:
            tables.all_emil |= 1 << card


_READERS: tuple[tuple[str, Callable[[ComponentTables, dict[str, Any]], None]], ...] = (
    ("players", _read_players),
    ("common", _read_common),
    ("spaces", _read_spaces),
    ("engineers", _read_engineers),
    ("factories", _read_tiles),
    ("tokens", _read_cards),
    ("industry", read_scoring),
    ("boards", read_board),
    ("extensions", read_extensions),
    ("end_bonus", _read_end),
    ("emil", _read_emil),
)
