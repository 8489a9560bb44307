"""Reads a component set of German Railroads into the tables of its Kit, refusing a wrong one."""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.components import ComponentError, ComponentSet
from coalface.core.fixes import Fixes
from coalface.core.tables import OptionValue
from coalface.games.german_railroads import ids
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
from coalface.games.german_railroads.kit import Kit
from coalface.games.german_railroads.names import (
    BOARD_NAMES,
    BOARD_SPACE_NAMES,
    BONUS_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    END_BONUS_NAMES,
    ENGINEER_NAMES,
    FOUNDRY_NAMES,
    INCOME_NAMES,
    TOKEN_NAMES,
)

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


def build_kit(components: ComponentSet, options: dict[str, OptionValue], fixes: Fixes) -> Kit:
    """The tables of a component set under these options; ComponentError names a wrong one."""
    values = components.values
    for table in TABLES:
        if not isinstance(values.get(table), dict):
            raise ComponentError(f"the component set has no table {table}")
    kit = Kit()
    _read_options(kit, options)
    kit.repeat_again = int(fixes.repeat_a_space_again)
    kit.majority_hired = int(fixes.majority_needs_an_engineer)
    for table, read in _READERS:
        try:
            read(kit, values)
        except KeyError as error:
            raise ComponentError(f"table {table} lacks {error.args[0]}") from error
        except (ValueError, TypeError, AttributeError, IndexError) as error:
            raise ComponentError(f"table {table}: {error}") from error
    return kit


def _read_options(kit: Kit, options: dict[str, OptionValue]) -> None:
    """Modules and house rules as numbers."""
    kit.board = BOARD_NAMES.index(str(options["board"]))
    kit.coal = int(bool(options["coal"]))
    kit.new_parts = int(bool(options["new_parts"]))
    kit.two_coins = int(bool(options["any2_two_coins"]))
    kit.draw_end = int(options["end_bonus"] == "draw")
    kit.order_coin = int(bool(options["order_coin_moves"]))
    kit.dealt_points = int(options["pass_points"] == "dealt")
    kit.emil_tiles = 1 if options["emil_tiles"] == "one" else 2
    kit.emil_printed = int(options["emil_engineer"] == "printed")
    kit.medal_black = int(options["medal_track"] == "black")
    kit.emil_payable = int(options["emil_blocks"] == "payable")
    kit.tie_to_player = int(options["emil_tie"] == "player")
    kit.tokens_shared = int(options["extra_tokens"] == "shared")


def _read_players(kit: Kit, values: dict[str, Any]) -> None:
    """Rounds, workers, coins, engineers and tiles by number of players. (RR-88, RR-89, GC-1)"""
    table = values["players"]
    rows = [table[str(seats)] if seats else None for seats in range(ids.MAX_SEATS + 1)]
    coal = "_coal" if kit.coal else ""
    kit.rounds = vec[i64]([whole(row[f"rounds{coal}"], 2) if row else 0 for row in rows])
    kit.workers = vec[i64]([whole(row["workers"], 1) if row else 0 for row in rows])
    kit.coins = vec[i64]([whole(row[f"coins{coal}"]) if row else 0 for row in rows])
    kit.start_coal = vec[i64]([whole(row["coal"]) * int(kit.coal) if row else 0 for row in rows])
    engineers = [row[f"engineers{coal}"] if row else (0, 0) for row in rows]
    kit.engineers_a = vec[i64]([whole(pair[0]) for pair in engineers])
    kit.engineers_b = vec[i64]([whole(pair[1]) for pair in engineers])
    kit.locos_per_number = vec[i64](
        [whole(row["locos_per_number"], 1) if row else 0 for row in rows]
    )
    sides = ["two" if not row else row["side"] for row in rows]
    strip = values["strip"]
    kit.public = vec[i64]([whole(strip[f"public_{side}"], 1) for side in sides])
    kit.pass_points = several(values["pass_points"]["by_position"], ids.MAX_SEATS)


def _read_common(kit: Kit, values: dict[str, Any]) -> None:
    """Supplies and fixed points. (RR-5, RR-66, RR-69, RR-86)"""
    kit.choice_row = zeros(ids.CHOICES, -1)
    table = values["common"]
    kit.extra_workers = whole(table["extra_own_workers"])
    kit.turquoise = whole(table["turquoise_workers"])
    kit.doublers = whole(table["doublers"])
    kit.start_loco = whole(table["start_loco"], 1)
    kit.medal_points = whole(table["medal_points"])
    kit.signal_points = whole(table["signal_points"])
    kit.signal_row = Rows(kit).add(table["signal_steps"])
    kit.pieces = vec[i64]([whole(table["track_pieces"][name]) for name in COLOUR_NAMES])
    kit.majority_first = whole(values["majority"]["first"])
    kit.majority_second = whole(values["majority"]["second"])


def _read_spaces(kit: Kit, values: dict[str, Any]) -> None:
    """Cost and effect of the action spaces, and who has them. (RR-1, RR-89, GC-2, GS-1)"""
    rows = Rows(kit)
    names = tuple(name for name in BOARD_SPACE_NAMES if not name.startswith("coal"))
    coal_names = tuple(name for name in BOARD_SPACE_NAMES if name.startswith("coal"))
    table = check_names(values["spaces"], names) + check_names(values["coal_spaces"], coal_names)
    workers, coins, effects = zeros(SPACE_TOTAL), zeros(SPACE_TOTAL), zeros(SPACE_TOTAL)
    kit.space_open = zeros((ids.MAX_SEATS + 1) * SPACE_TOTAL)
    for space, row in enumerate(table):
        workers[space], coins[space] = whole(row["w"]), whole(row["c"])
        if row["w"] > 3:
            raise ValueError(f"{BOARD_SPACE_NAMES[space]} costs more than three workers")
        effects[space] = rows.add(row["effect"])
        if space >= ids.COAL_TAKE and not kit.coal:
            continue
        for seats in SEAT_COUNTS:
            side = values["players"][str(seats)]["side"]
            solo = seats > 1 or row.get("solo", True)
            kit.space_open[seats * SPACE_TOTAL + space] = int(row[side] and solo)
    kit.combined_row = rows.add(table[ids.COAL_COMBINED]["coin_effect"])
    kit.space_workers, kit.space_coins, kit.space_row = workers, coins, effects
    for seats in range(ids.MAX_SEATS + 1):
        opened = kit.space_open[seats * SPACE_TOTAL : (seats + 1) * SPACE_TOTAL]
        kit.open_spaces.append(vec[i64]([s for s in range(ids.BOARD_SPACES) if opened[s]]))
    costs = values["coal_costs"]
    kit.boiler_coal, kit.foundry_coal = whole(costs["boiler"], 1), whole(costs["foundry"], 1)
    kit.foundry_display = whole(costs["display"], 1)


def _read_engineers(kit: Kit, values: dict[str, Any]) -> None:
    """Number, stack, cost and effect of the engineers. (RR-51, GN-2)"""
    rows = Rows(kit)
    base = check_names(values["engineers"], ENGINEER_NAMES[:15])
    new = check_names(values["engineers_new"], ENGINEER_NAMES[15:])
    numbers, stacks = [], []
    for engineer, row in enumerate([*base, *new]):
        space = ids.FIRST_ENGINEER + engineer
        amount, kind = whole(int(row["cost"][:-1]), 1), row["cost"][-1]
        if kind not in "wc" or amount > 3:
            raise ValueError(f"{row['cost']!r} is no cost of an engineer")
        kit.space_workers[space] = amount if kind == "w" else 0
        kit.space_coins[space] = amount if kind == "c" else 0
        kit.space_row[space] = rows.add(row["effect"], ids.NUMBERS + engineer)
        numbers.append(whole(row["n"], -99))
        out = engineer >= 15 and not _included(kit, row)
        stacks.append(-1 if out else ("none", "A", "B").index(row["stack"]))
    kit.engineer_number, kit.engineer_stack = vec[i64](numbers), vec[i64](stacks)
    for stack, needed in ((1, max(kit.engineers_a)), (2, max(kit.engineers_b))):
        different = {numbers[e] for e in range(len(numbers)) if stacks[e] == stack}
        if len(different) < needed:
            raise ValueError(f"too few different engineers {' AB'[stack]}")


def _included(kit: Kit, row: dict[str, Any]) -> bool:
    """Is a new part in the game? Those with coal only with the Coal module. (GN-1)"""
    return bool(kit.new_parts and (row["module"] == "any" or kit.coal))


def _read_tiles(kit: Kit, values: dict[str, Any]) -> None:
    """Factories, foundries, income markers. (RR-37, GC-16, GC-17, GR-18)"""
    rows = Rows(kit)
    factories = check_names(values["factories"], tuple(str(n) for n in range(ids.NUMBERS)))
    kit.factory_row = vec[i64]([rows.add(row["effect"]) for row in factories])
    kit.boilerman_row = vec[i64](
        [rows.add(row["boilerman"], number) for number, row in enumerate(factories)]
    )
    foundries = check_names(values["foundries"], FOUNDRY_NAMES)
    kit.foundry_row = vec[i64]([rows.add(effect) for effect in foundries])
    income = check_names(values["income"], INCOME_NAMES)
    kit.income_row = vec[i64]([rows.add(row["effect"]) for row in income])
    kit.income_count = vec[i64]([whole(row["count"]) * int(kit.board) for row in income])


def _read_cards(kit: Kit, values: dict[str, Any]) -> None:
    """`?` tokens, `?` cards, start bonus cards. (RR-2, RR-7, RR-9, GN-9, GN-10, GN-11)"""
    rows = Rows(kit)
    kit.token_row, kit.all_tokens = _read_marked(kit, rows, values, "tokens", TOKEN_NAMES, 7)
    kit.card_row, kit.all_cards = _read_marked(kit, rows, values, "cards", CARD_NAMES, 5)
    bonuses = check_names(values["start_bonus"], BONUS_NAMES)
    kit.bonus_row = vec[i64]([rows.add(effect) for effect in bonuses])
    kit.all_bonuses = (1 << (4 + kit.coal)) - 1


def _read_marked(
    kit: Kit, rows: Rows, values: dict[str, Any], table: str, names: tuple[str, ...], old: int
) -> tuple[vec[i64], int]:
    """Effects of old and new parts, and a bit for each that is in the game. (GN-1)"""
    effects = check_names(values[table], names[:old])
    new = check_names(values[f"{table}_new"], names[old:])
    found = vec[i64]([rows.add(effect) for effect in [*effects, *(row["effect"] for row in new)]])
    mask = (1 << old) - 1
    for place, row in enumerate(new):
        if _included(kit, row):
            mask |= 1 << (old + place)
    return found, mask


def _read_end(kit: Kit, values: dict[str, Any]) -> None:
    """End bonus cards. (RR-3, RR-85)"""
    table = check_names(values["end_bonus"], END_BONUS_NAMES)
    kit.end_in_box = vec[i64]([int(bool(row["in_box"])) for row in table])
    kit.end_cards = sum(kit.end_in_box)
    if kit.end_cards < ids.MAX_SEATS + ids.REMOVED_CARDS:
        raise ValueError("there are too few cards")
    kit.end_each = vec[i64]([whole(row.get("each", 0)) for row in table])
    kit.end_top = whole(table[END_BONUS_NAMES.index("top_locos")]["count"], 1)
    for name in ("signals", "doublers"):
        tiers = table[END_BONUS_NAMES.index(name)]["tiers"]
        flat = vec[i64]([whole(number) for tier in tiers for number in tier])
        if name == "signals":
            kit.signal_tiers = flat
        else:
            kit.doubler_tiers = flat


def _read_emil(kit: Kit, values: dict[str, Any]) -> None:
    """Emil's workers and cards. (GS-2, GS-15)"""
    table = values["emil"]
    kit.emil_workers = whole(table["workers"], 1)
    kit.emil_growth = several(table["growth"], 2, 1)
    names = (*BOARD_SPACE_NAMES, "eng_pub1")
    kit.emil_space = vec[i64]([names.index(name) for name in table["cards"]])
    if len(kit.emil_space) != ids.EMIL_CARDS:
        raise ValueError(f"there should be {ids.EMIL_CARDS} cards")
    kit.all_emil = 0
    for card, space in enumerate(kit.emil_space):
        if space != ids.COAL_COMBINED or kit.coal:
            kit.all_emil |= 1 << card


_READERS: tuple[tuple[str, Callable[[Kit, dict[str, Any]], None]], ...] = (
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
