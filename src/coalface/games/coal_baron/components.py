"""Reads a component set of Coal Baron into tables, and refuses one that is wrong."""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.core.checks import not_one_of, unknown
from coalface.core.components import ComponentError, ComponentSet
from coalface.games.coal_baron import ids, names
from coalface.games.coal_baron.component_tables import ComponentTables
from coalface.games.coal_baron.names import read_cubes

SEAT_COUNTS = (2, 3, 4)


def build_tables(components: ComponentSet) -> ComponentTables:
    """The tables of a component set; ComponentError names the table that is wrong."""
    tables = ComponentTables()
    readers: dict[str, Callable[[ComponentTables, dict[str, Any]], None]] = {
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
            raise ComponentError(f"missing table {table!r}")
        try:
            read(tables, components.values[table])
        except KeyError as error:
            raise ComponentError(f"missing key {error.args[0]!r} in table {table}") from error
        except (ValueError, TypeError, AttributeError, OverflowError) as error:
            raise ComponentError(f"table {table}: {error}") from error
    return tables


def _whole(value: Any, least: int = 0) -> int:
    """A whole number that is not too small."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(f"expected a whole number of at least {least}; got {value!r}")
    return value


def _one_of(word: Any, words: tuple[str, ...] | str) -> int:
    """The number of a word among those there are."""
    if word not in tuple(words):
        raise ValueError(not_one_of(word, words))
    return words.index(word)


def _row(name: str, row: Any, length: int) -> list[Any]:
    """A row of a table, with as many fields as it should have."""
    if not isinstance(row, list) or len(row) != length:
        raise ValueError(f"{name}: expected {length} fields; got {row!r}")
    return row


def _several(values: Any, count: int, least: int = 0) -> vec[i64]:
    """Return a list of `count` whole numbers."""
    if not isinstance(values, list) or len(values) != count:
        raise ValueError(f"expected {count} whole numbers; got {values!r}")
    return vec[i64]([_whole(value, least) for value in values])


def _read_counts(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Cubes and cage; the number of shifts is fixed. (CB-1, CB-3, CB-46)"""
    tables.cubes_per_colour = _whole(table["cubes_per_colour"], ids.MAX_SEATS)
    tables.cage_spots = _whole(table["cage_spots"], 1)
    if table["shifts"] != ids.SHIFTS:
        raise ValueError(f"expected {ids.SHIFTS} shifts; got {table['shifts']!r}")


def _read_players(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Workers, Marks and draft by number of players. (CB-8, CB-10, CB-12, CB-77)"""
    rows = [
        table[str(seats)] if seats in SEAT_COUNTS else None for seats in range(ids.MAX_SEATS + 1)
    ]
    tables.workers = vec[i64]([_whole(row["workers"], 1) if row else 0 for row in rows])
    tables.marks = vec[i64]([_whole(row["marks"]) if row else 0 for row in rows])
    tables.draft_cards = vec[i64]([_whole(row["draft_cards"]) if row else 0 for row in rows])
    tables.second_scores = vec[i64]([int(bool(row and row["second_place_scores"])) for row in rows])
    for seats in SEAT_COUNTS:
        if tables.draft_cards[seats] % seats != 1:
            given = f"draft_cards {tables.draft_cards[seats]} with {seats} players"
            raise ValueError(f"expected a draft that leaves one card over; got {given}")
        if tables.draft_cards[seats] + ids.ORDER_SPACES > ids.CARDS:
            most, drafted = ids.CARDS - ids.ORDER_SPACES, tables.draft_cards[seats]
            raise ValueError(
                f"expected at most {most} draft_cards with {seats} players; got {drafted}"
            )


def _read_spaces(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Values of the spaces, and the locks. (CB-2, CB-22, CB-33, CB-40, CB-61)"""
    tables.value = vec[i64]([0] * ids.WORKER_SPACES)
    for first, name in ((ids.MINING, "mining"), (ids.MONEY, "money")):
        for place, value in enumerate(_several(table[name], 4, 1)):
            tables.value[first + place] = value
    tables.bank_marks = _whole(table["bank_marks"], 1)
    tables.draw_count = _whole(table["draw_count"], 1)
    tables.locked = vec[i64]([0] * ((ids.MAX_SEATS + 1) * ids.WORKER_SPACES))
    for seats in SEAT_COUNTS:
        for name in table["locked"][str(seats)]:
            if name not in names.SPACE_NAMES or name == "bank":
                raise ValueError(unknown("worker space", name, names.SPACE_NAMES))
            tables.locked[seats * ids.WORKER_SPACES + names.SPACE_NAMES.index(name)] = 1
        if f"order-{ids.ORDER_SPACES}" in table["locked"][str(seats)]:
            raise ValueError(
                f"expected order-{ids.ORDER_SPACES} unlocked, got it locked with {seats} players"
            )
    for seats in range(ids.MAX_SEATS + 1):
        locks = tables.locked[seats * ids.WORKER_SPACES : (seats + 1) * ids.WORKER_SPACES]
        spaces = [space for space in range(ids.WORKER_SPACES) if not locks[space]]
        tables.open_spaces.append(vec[i64](spaces))


def _read_orders(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Vehicle, points and spots of the 44 cards. (CB-12, CB-60, CB-72)"""
    cards = table["cards"]
    _check_names(cards, names.CARD_NAMES)
    rows = [_row(name, cards[name], 3) for name in names.CARD_NAMES]
    tables.vehicle = vec[i64]([_one_of(row[0], names.VEHICLE_NAMES) for row in rows])
    tables.card_points = vec[i64]([_whole(row[1]) for row in rows])
    for row in rows:
        if not 1 <= len(row[2]) <= 4:
            raise ValueError(f"expected one to four spots; got {row[2]!r}")
    tables.spots = vec[i64]([counts.pack(read_cubes(row[2])) for row in rows])


def _read_tiles(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Colour, carts, side, price and copies of the tunnel tiles. (CB-4, CB-26, CB-29)"""
    kinds = table["kinds"]
    _check_names(kinds, names.TILE_NAMES)
    rows = [_row(name, kinds[name], 5) for name in names.TILE_NAMES]
    tables.tile_colour = vec[i64]([_one_of(row[0], names.COLOUR_CODES) for row in rows])
    tables.tile_carts = vec[i64]([_whole(row[1], 1) for row in rows])
    tables.tile_side = vec[i64]([_one_of(row[2], names.SIDE_NAMES) for row in rows])
    tables.tile_cost = vec[i64]([_whole(row[3]) for row in rows])
    tables.tile_copies = vec[i64]([_whole(row[4]) for row in rows])
    assert len(tables.tile_cost) == ids.TILES
    if sum(tables.tile_copies) < ids.FACTORY_SPACES:
        raise ValueError(
            f"expected at least {ids.FACTORY_SPACES} tiles; got {sum(tables.tile_copies)}"
        )


def _check_names(rows: dict[str, Any], known: tuple[str, ...]) -> None:
    """Exactly these rows must be there."""
    for name in (*rows, *known):
        if name not in rows:
            raise KeyError(name)
        if name not in known:
            raise ValueError(f"unknown {name}; available: {known[0]} to {known[-1]}")


def _read_pit(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Printed minecarts: one of each colour; their side has no effect. (CB-6, CB-7)"""
    carts = table["printed_minecarts"]
    tables.cart_side = vec[i64](
        [_one_of(carts[code], names.SIDE_NAMES) for code in names.COLOUR_CODES]
    )
    tables.printed_carts = vec[i64]([1] * ids.COLOURS)


def _read_clock(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Points of the twelve elements, and how many each shift scores. (CB-70, CB-74)"""
    tables.first_points = _several(table["first"], ids.ELEMENTS)
    tables.second_points = _several(table["second"], ids.ELEMENTS)
    scored = _several(table["elements_scored"], ids.SHIFTS)
    tables.elements_scored = vec[i64]([0, *scored])
    if max(scored) > ids.ELEMENTS or list(scored) != sorted(scored):
        raise ValueError(
            f"expected elements_scored that rise to {ids.ELEMENTS} at most; got {list(scored)}"
        )


def _read_final(tables: ComponentTables, table: dict[str, Any]) -> None:
    """Worth of Marks, cubes, outstanding orders, excess tiles. (CB-88, CB-89, CB-90, CB-91)"""
    tables.marks_per_point = _whole(table["marks_per_vp"], 1)
    tables.cubes_per_point = _whole(table["cubes_per_vp"], 1)
    tables.points_per_outstanding = -_whole(-table["vp_per_outstanding_order"])
    tables.points_per_excess_tile = -_whole(-table["vp_per_excess_tile"])
