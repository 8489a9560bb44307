"""Reads a component set of German Railroads into the tables of its Kit, refusing a wrong one."""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.components import ComponentError, ComponentSet
from coalface.core.tables import OptionValue
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.grammar import read_effect
from coalface.games.german_railroads.kit import Kit
from coalface.games.german_railroads.names import (
    BOARD_NAMES,
    BOARD_SPACE_NAMES,
    BONUS_NAMES,
    BRANCH_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    END_BONUS_NAMES,
    ENGINEER_NAMES,
    EXTENSION_NAMES,
    FOUNDRY_NAMES,
    INCOME_NAMES,
    STATION_NAMES,
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


def build_kit(components: ComponentSet, options: dict[str, OptionValue]) -> Kit:
    """The tables of a component set under these options; ComponentError names a wrong one."""
    values = components.values
    for table in TABLES:
        if not isinstance(values.get(table), dict):
            raise ComponentError(f"the component set has no table {table}")
    kit = Kit()
    _read_options(kit, options)
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


def _zeros(count: int, value: int = 0) -> vec[i64]:
    return vec[i64]([value] * count)


def _check_names(rows: dict[str, Any], names: tuple[str, ...]) -> list[Any]:
    """Exactly these rows must be there; they come in the order of the names."""
    for name in names:
        if name not in rows:
            raise KeyError(name)
    for name in rows:
        if name not in (*names, "provenance", "note"):
            raise ValueError(f"{name} is not known; there are {', '.join(names)}")
    return [rows[name] for name in names]


class _Rows:
    """Collects effect rows."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.first: list[int] = [int(n) for n in kit.row_first]
        self.end: list[int] = [int(n) for n in kit.row_end]
        self.choice: list[int] = [int(n) for n in kit.row_choice]
        self.ops: list[int] = [int(n) for n in kit.part_op]
        self.counts: list[int] = [int(n) for n in kit.part_n]

    def add(self, text: str, choice: int = -1) -> int:
        """A new row for an effect; only engineers and boilermen may leave a choice."""
        either, parts = read_effect(text)
        if either and choice < 0:
            raise ValueError(f"{text!r} leaves a choice, which only engineers and boilermen do")
        self.first.append(len(self.ops))
        self.ops += [op for op, _ in parts]
        self.counts += [n for _, n in parts]
        self.end.append(len(self.ops))
        self.choice.append(choice if either else -1)
        self._store(choice if either else -1, len(self.first) - 1)
        return len(self.first) - 1

    def _store(self, choice: int, row: int) -> None:
        kit = self.kit
        kit.row_first, kit.row_end = vec[i64](self.first), vec[i64](self.end)
        kit.row_choice = vec[i64](self.choice)
        kit.part_op, kit.part_n = vec[i64](self.ops), vec[i64](self.counts)
        rows = [self.ops[a:b] for a, b in zip(self.first, self.end, strict=True)]
        kit.row_black = vec[i64]([int(ids.BLACK in ops) for ops in rows])
        kit.row_bg = vec[i64]([int(ids.BG in ops) for ops in rows])
        again = (ids.REUSE1, ids.REUSE2)
        kit.row_again = vec[i64]([int(any(op in again for op in ops)) for ops in rows])
        kit.row_copy = vec[i64]([int(ids.COPY_DUE in ops) for ops in rows])
        if choice >= 0:
            kit.choice_row[choice] = row


def _read_players(kit: Kit, values: dict[str, Any]) -> None:
    """Rounds, workers, coins, engineers and tiles by number of players. (RR-88, RR-89, GC-1)"""
    table = values["players"]
    rows = [table[str(seats)] if seats else None for seats in range(ids.MAX_SEATS + 1)]
    coal = "_coal" if kit.coal else ""
    kit.rounds = vec[i64]([_whole(row[f"rounds{coal}"], 2) if row else 0 for row in rows])
    kit.workers = vec[i64]([_whole(row["workers"], 1) if row else 0 for row in rows])
    kit.coins = vec[i64]([_whole(row[f"coins{coal}"]) if row else 0 for row in rows])
    kit.start_coal = vec[i64]([_whole(row["coal"]) * int(kit.coal) if row else 0 for row in rows])
    engineers = [row[f"engineers{coal}"] if row else (0, 0) for row in rows]
    kit.engineers_a = vec[i64]([_whole(pair[0]) for pair in engineers])
    kit.engineers_b = vec[i64]([_whole(pair[1]) for pair in engineers])
    kit.locos_per_number = vec[i64](
        [_whole(row["locos_per_number"], 1) if row else 0 for row in rows]
    )
    sides = ["two" if not row else row["side"] for row in rows]
    strip = values["strip"]
    kit.public = vec[i64]([_whole(strip[f"public_{side}"], 1) for side in sides])
    kit.pass_points = _several(values["pass_points"]["by_position"], ids.MAX_SEATS)


def _read_common(kit: Kit, values: dict[str, Any]) -> None:
    """Supplies and fixed points. (RR-5, RR-66, RR-69, RR-86)"""
    kit.choice_row = _zeros(ids.CHOICES, -1)
    table = values["common"]
    kit.extra_workers = _whole(table["extra_own_workers"])
    kit.turquoise = _whole(table["turquoise_workers"])
    kit.doublers = _whole(table["doublers"])
    kit.start_loco = _whole(table["start_loco"], 1)
    kit.medal_points = _whole(table["medal_points"])
    kit.signal_points = _whole(table["signal_points"])
    kit.signal_row = _Rows(kit).add(table["signal_steps"])
    kit.pieces = vec[i64]([_whole(table["track_pieces"][name]) for name in COLOUR_NAMES])
    kit.majority_first = _whole(values["majority"]["first"])
    kit.majority_second = _whole(values["majority"]["second"])


def _read_spaces(kit: Kit, values: dict[str, Any]) -> None:
    """Cost and effect of the action spaces, and who has them. (RR-1, RR-89, GC-2, GS-1)"""
    rows = _Rows(kit)
    names = tuple(name for name in BOARD_SPACE_NAMES if not name.startswith("coal"))
    coal_names = tuple(name for name in BOARD_SPACE_NAMES if name.startswith("coal"))
    table = _check_names(values["spaces"], names) + _check_names(values["coal_spaces"], coal_names)
    workers, coins, effects = _zeros(SPACE_TOTAL), _zeros(SPACE_TOTAL), _zeros(SPACE_TOTAL)
    kit.space_open = _zeros((ids.MAX_SEATS + 1) * SPACE_TOTAL)
    for space, row in enumerate(table):
        workers[space], coins[space] = _whole(row["w"]), _whole(row["c"])
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
    kit.boiler_coal, kit.foundry_coal = _whole(costs["boiler"], 1), _whole(costs["foundry"], 1)
    kit.foundry_display = _whole(costs["display"], 1)


def _read_engineers(kit: Kit, values: dict[str, Any]) -> None:
    """Number, stack, cost and effect of the engineers. (RR-51, GN-2)"""
    rows = _Rows(kit)
    base = _check_names(values["engineers"], ENGINEER_NAMES[:15])
    new = _check_names(values["engineers_new"], ENGINEER_NAMES[15:])
    numbers, stacks = [], []
    for engineer, row in enumerate([*base, *new]):
        space = ids.FIRST_ENGINEER + engineer
        amount, kind = _whole(int(row["cost"][:-1]), 1), row["cost"][-1]
        if kind not in "wc" or amount > 3:
            raise ValueError(f"{row['cost']!r} is no cost of an engineer")
        kit.space_workers[space] = amount if kind == "w" else 0
        kit.space_coins[space] = amount if kind == "c" else 0
        kit.space_row[space] = rows.add(row["effect"], ids.NUMBERS + engineer)
        numbers.append(_whole(row["n"], -99))
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
    rows = _Rows(kit)
    factories = _check_names(values["factories"], tuple(str(n) for n in range(ids.NUMBERS)))
    kit.factory_row = vec[i64]([rows.add(row["effect"]) for row in factories])
    kit.boilerman_row = vec[i64](
        [rows.add(row["boilerman"], number) for number, row in enumerate(factories)]
    )
    foundries = _check_names(values["foundries"], FOUNDRY_NAMES)
    kit.foundry_row = vec[i64]([rows.add(effect) for effect in foundries])
    income = _check_names(values["income"], INCOME_NAMES)
    kit.income_row = vec[i64]([rows.add(row["effect"]) for row in income])
    kit.income_count = vec[i64]([_whole(row["count"]) * int(kit.board) for row in income])


def _read_cards(kit: Kit, values: dict[str, Any]) -> None:
    """`?` tokens, `?` cards, start bonus cards. (RR-2, RR-7, RR-9, GN-9, GN-10, GN-11)"""
    rows = _Rows(kit)
    kit.token_row, kit.all_tokens = _read_marked(kit, rows, values, "tokens", TOKEN_NAMES, 7)
    kit.card_row, kit.all_cards = _read_marked(kit, rows, values, "cards", CARD_NAMES, 5)
    bonuses = _check_names(values["start_bonus"], BONUS_NAMES)
    kit.bonus_row = vec[i64]([rows.add(effect) for effect in bonuses])
    kit.all_bonuses = (1 << (4 + kit.coal)) - 1


def _read_marked(
    kit: Kit, rows: _Rows, values: dict[str, Any], table: str, names: tuple[str, ...], old: int
) -> tuple[vec[i64], int]:
    """Effects of old and new parts, and a bit for each that is in the game. (GN-1)"""
    effects = _check_names(values[table], names[:old])
    new = _check_names(values[f"{table}_new"], names[old:])
    found = vec[i64]([rows.add(effect) for effect in [*effects, *(row["effect"] for row in new)]])
    mask = (1 << old) - 1
    for place, row in enumerate(new):
        if _included(kit, row):
            mask |= 1 << (old + place)
    return found, mask


def _read_scoring(kit: Kit, values: dict[str, Any]) -> None:
    """Values of tracks, the industry track. (RR-79, RR-81)"""
    rows = _Rows(kit)
    tables = [
        _several(values["values"][name], ids.COLOURS) for name in ("normal", "base", "german")
    ]
    kit.value = vec[i64]([int(value) for table in tables for value in table])
    industry = values["industry"]
    points = [_whole(value, -2) for value in industry["points"]]
    if len(points) != ids.LANE_PLACES or points.count(-1) != ids.GAPS or points[0] < 0:
        raise ValueError(f"points should be {ids.LANE_PLACES} places, {ids.GAPS} of them gaps (-1)")
    gaps, last, scored = 0, 0, []
    kit.lane_gap = _zeros(ids.LANE_PLACES, -1)
    for place, value in enumerate(points):
        if value == -1:
            kit.lane_gap[place] = gaps
            gaps += 1
        last = value if value >= 0 else last
        scored.append(last)
    kit.lane_points = vec[i64](scored)
    kit.lane_row = _zeros(ids.LANE_PLACES, -1)
    for place, effect in industry["gives"].items():
        kit.lane_row[int(place)] = rows.add(effect)


def _read_special(rows: _Rows, row: dict[str, Any]) -> tuple[int, int, int, int]:
    """Colour, reach, kind and value of a special space. (RR-64, RR-65)"""
    need, loco, gives = COLOUR_NAMES.index(row["need"]), int(row["loco"]), row["gives"]
    if gives.startswith("star:"):
        return need, loco, ids.STAR, _whole(int(gives.removeprefix("star:")), 1)
    if gives == "x2":
        return need, loco, ids.TIMES_TWO, 2
    if gives == "medal":
        return need, loco, ids.MEDAL_SLOT, 1
    return need, loco, ids.ONCE, rows.add(gives)


def _read_board(kit: Kit, values: dict[str, Any]) -> None:
    """Railroads and special spaces of the chosen player board. (RR-25, GR-1, GR-4, GR-9)"""
    table = values["boards"][BOARD_NAMES[kit.board]]
    rows = _Rows(kit)
    kit.rr_last = _several(table["last"], ids.RAILROADS, 1)
    kit.rr_colours = _several(table["colours"], ids.RAILROADS, 1)
    kit.doubler_space = _several(table["doubler_spaces"], ids.DOUBLERS_MOST, 1)
    kit.common = _whole(table["common"], 1) if kit.board else 99
    branches = table.get("branch_last", {}), table.get("branch_colours", {})
    if kit.board:
        kit.branch_last = vec[i64]([_whole(branches[0][name], 1) for name in BRANCH_NAMES])
        kit.branch_colours = vec[i64]([_whole(branches[1][name], 1) for name in BRANCH_NAMES])
    stations = {row["name"]: row for row in table.get("stations", [])}
    names = STATION_NAMES if kit.board else ()
    found = _check_names(stations, names)
    kit.station_rr = vec[i64]([table["railroads"].index(row["rr"]) for row in found])
    kit.station_at = vec[i64]([_whole(row["at"], 2) for row in found])
    kit.station_size = vec[i64]([_whole(row["size"], 2) for row in found])
    specials = sorted(table["special"], key=lambda row: table["railroads"].index(row["rr"]))
    if len(specials) > ids.FIRST_CELL:
        raise ValueError(f"there are more than {ids.FIRST_CELL} special spaces")
    told = [_read_special(rows, row) for row in specials]
    kit.special_need, kit.special_loco, kit.special_kind, kit.special_value = (
        vec[i64]([row[part] for row in told]) for part in range(4)
    )
    kit.special_at = vec[i64]([_whole(row["at"], 1) for row in specials])
    kit.special_branch = vec[i64](
        [BRANCH_NAMES.index(row["branch"]) + 1 if "branch" in row else 0 for row in specials]
    )
    counts = [sum(row["rr"] == name for row in specials) for name in table["railroads"]]
    kit.special_first = vec[i64]([sum(counts[:rr]) for rr in range(ids.RAILROADS + 1)])


def _read_extensions(kit: Kit, values: dict[str, Any]) -> None:
    """The railroad extensions. (GR-1, GR-9, GR-12)"""
    rows = _Rows(kit)
    table = _check_names(values["extensions"], EXTENSION_NAMES)
    kit.extension_size = vec[i64]([_whole(row["size"], 2) for row in table])
    cells = ids.EXTENSIONS * (ids.CELLS + 1)
    kinds, needs, locos, given = (_zeros(cells, value) for value in (-1, 0, 0, 0))
    for extension, row in enumerate(table):
        for cell in row["cells"]:
            if not 1 <= cell["c"] <= row["size"]:
                raise ValueError(f"{EXTENSION_NAMES[extension]} has no cell {cell['c']}")
            at = extension * (ids.CELLS + 1) + cell["c"]
            needs[at], locos[at], kinds[at], given[at] = _read_special(rows, cell)
    kit.cell_kind, kit.cell_need, kit.cell_loco, kit.cell_value = kinds, needs, locos, given


def _read_end(kit: Kit, values: dict[str, Any]) -> None:
    """End bonus cards. (RR-3, RR-85)"""
    table = _check_names(values["end_bonus"], END_BONUS_NAMES)
    kit.end_in_box = vec[i64]([int(bool(row["in_box"])) for row in table])
    kit.end_cards = sum(kit.end_in_box)
    if kit.end_cards < ids.MAX_SEATS + ids.REMOVED_CARDS:
        raise ValueError("there are too few cards")
    kit.end_each = vec[i64]([_whole(row.get("each", 0)) for row in table])
    kit.end_top = _whole(table[END_BONUS_NAMES.index("top_locos")]["count"], 1)
    for name in ("signals", "doublers"):
        tiers = table[END_BONUS_NAMES.index(name)]["tiers"]
        flat = vec[i64]([_whole(number) for tier in tiers for number in tier])
        if name == "signals":
            kit.signal_tiers = flat
        else:
            kit.doubler_tiers = flat


def _read_emil(kit: Kit, values: dict[str, Any]) -> None:
    """Emil's workers and cards. (GS-2, GS-15)"""
    table = values["emil"]
    kit.emil_workers = _whole(table["workers"], 1)
    kit.emil_growth = _several(table["growth"], 2, 1)
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
    ("industry", _read_scoring),
    ("boards", _read_board),
    ("extensions", _read_extensions),
    ("end_bonus", _read_end),
    ("emil", _read_emil),
)
