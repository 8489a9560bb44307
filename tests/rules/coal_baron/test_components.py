"""The printed values of the box against the tables of the data sheet, sums and cross-checks."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import coalface
from coalface.core.components import ComponentError, read_components, released_components
from coalface.core.counts import unpack
from coalface.games.coal_baron.components import build_tables
from coalface.games.coal_baron.game import CoalBaron
from coalface.games.coal_baron.names import CARD_NAMES, SPACE_NAMES, TILE_NAMES, VEHICLE_NAMES
from tests.rules import rule
from tests.rules.coal_baron.helpers import last_turn, points
from tests.rules.table import TestTable

PACKAGE = "coalface.games.coal_baron"
TEXT = (files(PACKAGE) / "components" / "1.toml").read_text("utf-8")
VALUES = tomllib.loads(TEXT)
CARDS: dict[str, tuple[str, int, str]] = {
    name: tuple(row) for name, row in VALUES["orders"]["cards"].items()
}
TILES: dict[str, tuple[str, int, str, int, int]] = {
    name: tuple(row) for name, row in VALUES["tiles"]["kinds"].items()
}
POINTS = {
    "Y": 2, "YY": 3, "YYY": 4, "R": 3, "RR": 5, "RRR": 7, "G": 4, "GG": 7, "GGG": 9,
    "K": 5, "KK": 9, "KKK": 12, "YRGK": 10,
}  # fmt: skip
"""Points depend only on contents."""
BARROW = ["Y", "YY", "R", "G", "RR", "K", "RRR", "GG", "GGG", "KK", "YRGK"]
CARRIAGE = ["Y", "YY", "R", "YYY", "G", "RR", "K", "GG", "KK", "YRGK", "KKK"]
"""What the cards of a vehicle show, in the order of their numbers."""


def tables() -> Any:
    """The tables that states of the game share."""
    game = coalface.game("coal_baron")
    assert isinstance(game, CoalBaron)
    return game.tables


# The 44 order cards


@rule("CB-12")
def test_each_order_card_is_as_printed() -> None:
    letters = {"B": BARROW, "C": CARRIAGE, "T": CARRIAGE, "E": BARROW}
    vehicles = {"B": "barrow", "C": "carriage", "T": "truck", "E": "engine"}
    printed = {
        f"{letter}{number:02}": (vehicles[letter], POINTS[spots], spots)
        for letter, contents in letters.items()
        for number, spots in enumerate(contents, 1)
    }
    assert printed == CARDS


@rule("CB-12")
def test_sums_of_the_order_cards() -> None:
    for vehicle in VEHICLE_NAMES:
        rows = [row for row in CARDS.values() if row[0] == vehicle]
        assert len(rows) == 11
        assert sum(row[1] for row in rows) == 64
        assert sum(len(row[2]) for row in rows) == 22
    assert len(CARDS) == 44
    assert sum(row[1] for row in CARDS.values()) == 256
    assert Counter("".join(row[2] for row in CARDS.values())) == dict.fromkeys("YRGK", 22)
    assert Counter(len(row[2]) for row in CARDS.values()) == {1: 16, 2: 16, 3: 8, 4: 4}


@rule("CB-12")
def test_coal_by_vehicle() -> None:
    for vehicle in VEHICLE_NAMES:
        spots = Counter("".join(row[2] for row in CARDS.values() if row[0] == vehicle))
        if vehicle in ("barrow", "engine"):
            assert spots == {"R": 7, "G": 7, "Y": 4, "K": 4}
        else:
            assert spots == {"Y": 7, "K": 7, "R": 4, "G": 4}


@rule("CB-12")
def test_the_tables_hold_the_order_cards() -> None:
    held = tables()
    for card, name in enumerate(CARD_NAMES):
        vehicle, vp, spots = CARDS[name]
        assert VEHICLE_NAMES[held.vehicle[card]] == vehicle
        assert held.card_points[card] == vp
        assert unpack(held.spots[card], 4) == [spots.count(code) for code in "YRGK"]


# The 48 tunnel tiles


@rule("CB-4", "CB-26")
def test_each_tunnel_tile_is_as_printed() -> None:
    price = {"Y": 1, "R": 2, "G": 3, "K": 4}
    printed = {
        f"{colour}{side[0].upper()}{carts}": (colour, carts, side, price[colour] * carts, 3)
        for colour in "YRGK"
        for side in ("light", "dark")
        for carts in (1, 2)
    }
    assert printed == TILES


@rule("CB-4")
def test_sums_of_the_tunnel_tiles() -> None:
    assert sum(row[4] for row in TILES.values()) == 48
    for colour in "YRGK":
        rows = [row for row in TILES.values() if row[0] == colour]
        assert sum(row[4] for row in rows) == 12
        assert sum(row[1] * row[4] for row in rows) == 18
    for side in ("light", "dark"):
        assert sum(row[4] for row in TILES.values() if row[2] == side) == 24


@rule("CB-26", "CB-91")
def test_the_tables_hold_the_tiles() -> None:
    held = tables()
    for tile, name in enumerate(TILE_NAMES):
        colour, carts, side, cost, copies = TILES[name]
        assert "YRGK"[held.tile_colour[tile]] == colour
        assert held.tile_carts[tile] == carts
        assert ("light", "dark")[held.tile_side[tile]] == side
        assert held.tile_cost[tile] == cost
        assert held.tile_copies[tile] == copies


# Worker spaces, players, pit, clock


@rule("CB-2")
@pytest.mark.parametrize(
    ("seats", "workers", "tiles", "orders"), [(2, 19, 6, 3), (3, 23, 7, 4), (4, 26, 8, 4)]
)
def test_open_worker_spaces(seats: int, workers: int, tiles: int, orders: int) -> None:
    spaces = TestTable("coal_baron", f"coal_baron\nseats {seats}\n").state.view(None).table.spaces
    opened = [space.name for space in spaces if not space.locked]
    assert len(spaces) == 26
    assert len(opened) == workers
    assert len([n for n in opened if n.startswith("factory-") and n != "factory-draw"]) == tiles
    assert len([n for n in opened if n.startswith("order-") and n != "order-draw"]) == orders
    assert {"factory-draw", "order-draw"} <= set(opened)
    assert len([n for n in opened if n.startswith("delivery-")]) == 4


@rule("CB-2")
def test_locks_of_three_players_are_among_those_of_two() -> None:
    """Three spaces are marked 2+3, four more are marked 2: seven lock tiles."""
    locked = VALUES["spaces"]["locked"]
    assert locked == {
        "2": ["factory-4", "factory-8", "mining-4", "mining-8", "money-3", "money-5", "order-1"],
        "3": ["factory-8", "mining-4", "money-3"],
        "4": [],
    }
    assert set(locked["3"]) < set(locked["2"])


@rule("CB-40", "CB-61")
def test_values_of_the_spaces() -> None:
    held = tables()
    value = {name: held.value[space] for space, name in enumerate(SPACE_NAMES[:-1])}
    assert {name: steps for name, steps in value.items() if steps} == {
        "mining-4": 4, "mining-6": 6, "mining-8": 8, "mining-10": 10,
        "money-3": 3, "money-4": 4, "money-5": 5, "money-6": 6,
    }  # fmt: skip
    assert (held.bank_marks, held.draw_count) == (1, 5)


@rule("CB-8", "CB-10", "CB-12", "CB-77")
def test_set_up_by_number_of_players() -> None:
    held = tables()
    assert list(held.workers[2:]) == [18, 15, 13]
    assert list(held.marks[2:]) == [10, 9, 8] == [12 - seats for seats in (2, 3, 4)]
    assert list(held.draft_cards[2:]) == [7, 10, 13] == [3 * seats + 1 for seats in (2, 3, 4)]
    assert list(held.second_scores[2:]) == [0, 1, 1]
    assert all(seats * held.workers[seats] <= 72 for seats in (2, 3, 4))


@rule("CB-3", "CB-6", "CB-46")
def test_cubes_cage_and_printed_minecarts() -> None:
    held = tables()
    assert (held.cubes_per_colour, held.cage_spots) == (16, 5)
    assert list(held.printed_carts) == [1, 1, 1, 1]
    sides = VALUES["pit"]["printed_minecarts"]
    assert sides == {"Y": "dark", "R": "light", "G": "light", "K": "dark"}
    for seats in (2, 3, 4):
        table = TestTable("coal_baron", f"coal_baron\nseats {seats}\n")
        assert table.state.view(None).table.supply == (16 - seats,) * 4


@rule("CB-70", "CB-74")
def test_the_shift_clock() -> None:
    held = tables()
    assert list(held.first_points) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    assert list(held.second_points) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert list(held.second_points) == [first // 2 for first in held.first_points]
    assert list(held.elements_scored[1:]) == [4, 8, 12]


@rule("CB-88", "CB-89", "CB-90", "CB-91")
def test_values_of_the_final_scoring() -> None:
    held = tables()
    assert (held.marks_per_point, held.cubes_per_point) == (5, 3)
    assert (held.points_per_outstanding, held.points_per_excess_tile) == (-1, -2)


# Cross-checks with the examples of the rulebook


@rule("CB-12")
def test_the_examples_of_coal_and_vehicles_fit_one_hand() -> None:
    """Orders of 9 and 10 points for the carriage and a barrow with two grey spots give both."""
    nine = [name for name, row in CARDS.items() if row[:2] == ("carriage", 9)]
    ten = [name for name, row in CARDS.items() if row[:2] == ("carriage", 10)]
    grey = [name for name, row in CARDS.items() if row[0] == "barrow" and row[2] == "GG"]
    assert (nine, ten, grey) == (["C09"], ["C10"], ["B08"])
    spots = "".join(CARDS[name][2] for name in (*nine, *ten, *grey))
    assert Counter(spots) == {"G": 3, "K": 3, "Y": 1, "R": 1}


@rule("CB-74")
def test_the_example_of_ties_is_possible() -> None:
    barrow = [len(row[2]) for row in CARDS.values() if row[0] == "barrow"]
    assert barrow.count(3) >= 2
    assert 2 in barrow
    carriage = [len(row[2]) for row in CARDS.values() if row[0] == "carriage"]
    assert carriage.count(1) >= 2
    assert carriage.count(2) >= 1
    assert carriage.count(4) >= 1


@rule("CB-26")
def test_the_example_of_the_factory_exists() -> None:
    assert TILES["GL2"][:4] == ("G", 2, "light", 6)


@rule("CB-61", "CB-2")
def test_no_space_of_a_three_player_example_is_locked_with_three() -> None:
    locked = VALUES["spaces"]["locked"]["3"]
    assert not {"money-4", "money-5", "money-6", "mining-8"} & set(locked)


# A component set of one's own


@rule("CB-61", "CB-74")
def test_the_rules_read_the_component_set_and_nothing_else() -> None:
    own = TEXT.replace("money = [3, 4, 5, 6]", "money = [3, 4, 50, 6]")
    game = coalface.game("coal_baron", components_text=own)
    state = game.position("coal_baron\nseats 3\n")
    state.apply(0, game.moves.id("place/money-5"))
    assert state.view(None).table.pits[0].marks == 59
    table = last_turn(3, "delivered 1 B01")
    table.play(0, "place/bank")
    assert points(table, 1) == {"shift-1/yellow-coal": 2}


BROKEN = {
    "missing table 'counts'": ("[counts]", "[counted]"),
    "missing key 'cage_spots' in table counts": ("cage_spots = 5\n", ""),
    "table counts: expected 3 shifts; got 4": ("shifts = 3", "shifts = 4"),
    "table counts: expected a whole number of at least 4; got 'many'": (
        "cubes_per_colour = 16",
        'cubes_per_colour = "many"',
    ),
    "table counts: expected a whole number of at least 1; got True": (
        "cage_spots = 5",
        "cage_spots = true",
    ),
    "missing table 'players'": ("[players]", "[people]"),
    "missing key '3' in table players": ("3 = { workers", "5 = { workers"),
    "missing key 'marks' in table players": ("marks = 10, ", ""),
    "table players: expected a draft that leaves one card over; got draft_cards 8 with 2 players": (
        "draft_cards = 7",
        "draft_cards = 8",
    ),
    "missing key 'mining' in table spaces": ("mining = [4, 6, 8, 10]\n", ""),
    "table spaces: expected 4 whole numbers; got [4, 6, 8]": (
        "mining = [4, 6, 8, 10]",
        "mining = [4, 6, 8]",
    ),
    "table spaces: unknown worker space 'bank'": ('"order-1"]', '"bank"]'),
    "table spaces: unknown worker space 'factory-9'": ('"factory-4"', '"factory-9"'),
    "missing key 'B01' in table orders": ('B01 = ["barrow", 2, "Y"]\n', ""),
    "table orders: unknown B12": (
        "[orders.cards]\n",
        '[orders.cards]\nB12 = ["barrow", 2, "Y"]\n',
    ),
    "table orders: expected one of Y, R, G, K; got 'X'": (
        '["barrow", 2, "Y"]',
        '["barrow", 2, "X"]',
    ),
    "table orders: expected one to four spots; got 'YYYYY'": (
        '["barrow", 2, "Y"]',
        '["barrow", 2, "YYYYY"]',
    ),
    "table orders: expected a whole number of at least 0; got -2": (
        '["barrow", 2, "Y"]',
        '["barrow", -2, "Y"]',
    ),
    "table orders: ": ('["barrow", 2, "Y"]', '["bicycle", 2, "Y"]'),
    "missing key 'KD2' in table tiles": ('KD2 = ["K", 2, "dark", 8, 3]\n', ""),
    "table tiles: expected at least 8 tiles; got 0": (", 3]", ", 0]"),
    "missing key 'K' in table pit": (', K = "dark"', ""),
    "table shift_clock: expected elements_scored that rise to 12 at most; got": (
        "[4, 8, 12]",
        "[4, 8, 13]",
    ),
    "missing key 'second' in table shift_clock": (
        "second = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]\n",
        "",
    ),
    "missing key 'marks_per_vp' in table final_scoring": ("marks_per_vp = 5\n", ""),
    "table final_scoring: expected a whole number of at least 1; got 0": (
        "marks_per_vp = 5",
        "marks_per_vp = 0",
    ),
    "table final_scoring: expected a whole number of at least 0; got -1": (
        "outstanding_order = -1",
        "outstanding_order = 1",
    ),
}
"""The error about a broken file, and how it was broken."""


@pytest.mark.parametrize("message", BROKEN)
def test_a_broken_component_file_is_refused_by_its_table(message: str) -> None:
    old, new = BROKEN[message]
    assert old in TEXT
    with pytest.raises(ComponentError) as raised:
        build_tables(read_components(TEXT.replace(old, new)))
    assert message in str(raised.value)


@pytest.mark.parametrize(
    ("table", "old", "new"),
    [
        ("orders", '["barrow", 2, "Y"]', '["barrow", 2]'),
        ("tiles", '["Y", 1, "light", 1, 3]', '["Y", 1]'),
        ("shift_clock", "first = [2, 3", "first = [2, 99999999999999999999"),
    ],
)
def test_a_row_too_short_or_a_number_too_large_is_refused_by_its_table(
    table: str, old: str, new: str
) -> None:
    assert old in TEXT
    with pytest.raises(ComponentError, match=f"table {table}"):
        build_tables(read_components(TEXT.replace(old, new)))


def test_where_the_values_come_from() -> None:
    """Kinds and numbers from the rulebook; what its text lost is public, nothing reconstructed."""
    found = released_components(PACKAGE, "1")
    assert {source.table: source.provenance for source in found.sources()} == {
        "counts": "rulebook",
        "players": "rulebook",
        "spaces": "public",
        "orders": "public",
        "tiles": "public",
        "pit": "rulebook",
        "shift_clock": "public",
        "final_scoring": "rulebook",
    }
    assert all(source.note for source in found.sources())
    assert build_tables(found).draw_count == 5
