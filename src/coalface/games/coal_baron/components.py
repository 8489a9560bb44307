"""Reads a component set of Coal Baron into the tables of its Kit, and refuses one that is wrong."""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.components import ComponentError, ComponentSet
from coalface.games.coal_baron.ids import (
    CARDS,
    COLOURS,
    ELEMENTS,
    FACTORY_SPACES,
    MAX_SEATS,
    MINING,
    MONEY,
    ORDER_SPACES,
    SHIFTS,
    TILES,
    WORKER_SPACES,
)
from coalface.games.coal_baron.kit import Kit
from coalface.games.coal_baron.names import (
    CARD_NAMES,
    COLOUR_CODES,
    SIDE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    VEHICLE_NAMES,
    read_cubes,
)

SEAT_COUNTS = (2, 3, 4)


def build_kit(components: ComponentSet) -> Kit:
    """The tables of a component set; ComponentError names the table that is wrong."""
    kit = Kit()
    readers: dict[str, Callable[[Kit, dict[str, Any]], None]] = {
        "counts": _read_counts,
        "players": _read_players,
        "spaces": _read_spaces,
        "orders": _read_orders,
        "tiles": _read_tiles,
        "pit": _read_pit,
        "shift_clock": _read_clock,
        "final_scoring": _read_final,
    }
    for table, read in readers.items():
        if not isinstance(components.values.get(table), dict):
            raise ComponentError(f"the component set has no table {table}")
        try:
            read(kit, components.values[table])
        except KeyError as error:
            raise ComponentError(f"table {table} lacks {error.args[0]}") from error
        except (ValueError, TypeError, AttributeError, OverflowError) as error:
            raise ComponentError(f"table {table}: {error}") from error
    return kit


def _whole(value: Any, least: int = 0) -> int:
    """A whole number that is not too small."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(f"{value!r} should be a whole number of at least {least}")
    return value


def _one_of(word: Any, words: tuple[str, ...] | str) -> int:
    """The number of a word among those there are."""
    if word not in tuple(words):
        raise ValueError(f"{word!r} is none of {', '.join(words)}")
    return words.index(word)


def _row(name: str, row: Any, length: int) -> list[Any]:
    """A row of a table, with as many fields as it should have."""
    if not isinstance(row, list) or len(row) != length:
        raise ValueError(f"{name} should have {length} fields")
    return row


def _several(values: Any, count: int, least: int = 0) -> vec[i64]:
    """So many whole numbers."""
    if not isinstance(values, list) or len(values) != count:
        raise ValueError(f"{values!r} should be {count} whole numbers")
    return vec[i64]([_whole(value, least) for value in values])


def _read_counts(kit: Kit, table: dict[str, Any]) -> None:
    """Cubes and cage; the number of shifts is fixed. (CB-1, CB-3, CB-46)"""
    kit.cubes_per_colour = _whole(table["cubes_per_colour"], MAX_SEATS)
    kit.cage_spots = _whole(table["cage_spots"], 1)
    if table["shifts"] != SHIFTS:
        raise ValueError(f"shifts should be {SHIFTS}")


def _read_players(kit: Kit, table: dict[str, Any]) -> None:
    """Workers, Marks and draft by number of players. (CB-8, CB-10, CB-12, CB-77)"""
    rows = [table[str(seats)] if seats in SEAT_COUNTS else None for seats in range(MAX_SEATS + 1)]
    kit.workers = vec[i64]([_whole(row["workers"], 1) if row else 0 for row in rows])
    kit.marks = vec[i64]([_whole(row["marks"]) if row else 0 for row in rows])
    kit.draft_cards = vec[i64]([_whole(row["draft_cards"]) if row else 0 for row in rows])
    kit.second_scores = vec[i64]([int(bool(row and row["second_place_scores"])) for row in rows])
    for seats in SEAT_COUNTS:
        if kit.draft_cards[seats] % seats != 1:
            raise ValueError(f"with {seats} players the draft should leave one card over")
        if kit.draft_cards[seats] + ORDER_SPACES > CARDS:
            raise ValueError(f"with {seats} players there are not so many order cards")


def _read_spaces(kit: Kit, table: dict[str, Any]) -> None:
    """Values of the spaces, and the locks. (CB-2, CB-22, CB-33, CB-40, CB-61)"""
    kit.value = vec[i64]([0] * WORKER_SPACES)
    for first, name in ((MINING, "mining"), (MONEY, "money")):
        for place, value in enumerate(_several(table[name], 4, 1)):
            kit.value[first + place] = value
    kit.bank_marks = _whole(table["bank_marks"], 1)
    kit.draw_count = _whole(table["draw_count"], 1)
    kit.locked = vec[i64]([0] * ((MAX_SEATS + 1) * WORKER_SPACES))
    for seats in SEAT_COUNTS:
        for name in table["locked"][str(seats)]:
            if name not in SPACE_NAMES or name == "bank":
                raise ValueError(f"{name!r} is no worker space")
            kit.locked[seats * WORKER_SPACES + SPACE_NAMES.index(name)] = 1
        if f"order-{ORDER_SPACES}" in table["locked"][str(seats)]:
            raise ValueError("the rightmost order space is never locked")
    for seats in range(MAX_SEATS + 1):
        locks = kit.locked[seats * WORKER_SPACES : (seats + 1) * WORKER_SPACES]
        spaces = [space for space in range(WORKER_SPACES) if not locks[space]]
        kit.open_spaces.append(vec[i64](spaces))


def _read_orders(kit: Kit, table: dict[str, Any]) -> None:
    """Vehicle, points and spots of the 44 cards. (CB-12, CB-60, CB-72)"""
    cards = table["cards"]
    _check_names(cards, CARD_NAMES)
    rows = [_row(name, cards[name], 3) for name in CARD_NAMES]
    kit.vehicle = vec[i64]([_one_of(row[0], VEHICLE_NAMES) for row in rows])
    kit.card_vp = vec[i64]([_whole(row[1]) for row in rows])
    spots: list[int] = []
    for row in rows:
        if not 1 <= len(row[2]) <= 4:
            raise ValueError(f"{row[2]!r} should be one to four spots")
        spots += read_cubes(row[2])
    kit.spots = vec[i64](spots)
    assert len(kit.spots) == CARDS * COLOURS


def _read_tiles(kit: Kit, table: dict[str, Any]) -> None:
    """Colour, carts, side, price and copies of the tunnel tiles. (CB-4, CB-26, CB-29)"""
    kinds = table["kinds"]
    _check_names(kinds, TILE_NAMES)
    rows = [_row(name, kinds[name], 5) for name in TILE_NAMES]
    kit.tile_colour = vec[i64]([_one_of(row[0], COLOUR_CODES) for row in rows])
    kit.tile_carts = vec[i64]([_whole(row[1], 1) for row in rows])
    kit.tile_side = vec[i64]([_one_of(row[2], SIDE_NAMES) for row in rows])
    kit.tile_cost = vec[i64]([_whole(row[3]) for row in rows])
    kit.tile_copies = vec[i64]([_whole(row[4]) for row in rows])
    assert len(kit.tile_cost) == TILES
    if sum(kit.tile_copies) < FACTORY_SPACES:
        raise ValueError(f"there should be at least {FACTORY_SPACES} tiles")


def _check_names(rows: dict[str, Any], names: tuple[str, ...]) -> None:
    """Exactly these rows must be there."""
    for name in (*rows, *names):
        if name not in rows:
            raise KeyError(name)
        if name not in names:
            raise ValueError(f"{name} is not known; there are {names[0]} to {names[-1]}")


def _read_pit(kit: Kit, table: dict[str, Any]) -> None:
    """Printed minecarts: one of each colour; their side has no effect. (CB-6, CB-7)"""
    carts = table["printed_minecarts"]
    kit.cart_side = vec[i64]([_one_of(carts[code], SIDE_NAMES) for code in COLOUR_CODES])
    kit.printed_carts = vec[i64]([1] * COLOURS)


def _read_clock(kit: Kit, table: dict[str, Any]) -> None:
    """Points of the twelve elements, and how many each shift scores. (CB-70, CB-74)"""
    kit.first_vp = _several(table["first"], ELEMENTS)
    kit.second_vp = _several(table["second"], ELEMENTS)
    scored = _several(table["elements_scored"], SHIFTS)
    kit.elements_scored = vec[i64]([0, *scored])
    if max(scored) > ELEMENTS or list(scored) != sorted(scored):
        raise ValueError(f"elements_scored should rise to {ELEMENTS} at most")


def _read_final(kit: Kit, table: dict[str, Any]) -> None:
    """Worth of Marks, cubes, outstanding orders, excess tiles. (CB-88, CB-89, CB-90, CB-91)"""
    kit.marks_per_vp = _whole(table["marks_per_vp"], 1)
    kit.cubes_per_vp = _whole(table["cubes_per_vp"], 1)
    kit.vp_per_outstanding = -_whole(-table["vp_per_outstanding_order"])
    kit.vp_per_excess_tile = -_whole(-table["vp_per_excess_tile"])
