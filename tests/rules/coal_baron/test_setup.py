"""Set-up: what lies on the table before the first turn. (CB-1 to CB-14)"""

import pytest

import coalface
from coalface import CHANCE, OVER
from coalface.core.components import released_components
from coalface.games.coal_baron.names import CARD_NAMES, COLOUR_NAMES, SPACE_NAMES, TILE_NAMES
from tests.rules import rule
from tests.rules.coal_baron.helpers import changes, facts, look, refused
from tests.rules.table import TestTable

COMPONENTS = released_components("coalface.games.coal_baron", "1").values

LOCKED = {
    2: "factory-4 factory-8 mining-4 mining-8 money-3 money-5 order-1",
    3: "factory-8 mining-4 money-3",
    4: "",
}
FACTORY_SPACES = {2: 6, 3: 7, 4: 8}
TILES_DEALT = ("YL1", "RD2", "GL2", "KL1", "YD1", "KD2", "RL1", "GD1")
"""What chance deals in these tests; the first for the first open space, and so on."""

SPARE_CARDS = ("E09", "E10", "E11")
"""What fills the order spaces after the draft in these tests."""

each_seat_count = pytest.mark.parametrize("seats", [2, 3, 4])


def new_game(seats: int) -> TestTable:
    """A new game, before its first draw."""
    table = TestTable("coal_baron", f"coal_baron\nseats {seats}")
    table.state = table.game.start(seats)
    return table


def deal_tiles(table: TestTable) -> None:
    """Let chance turn up the tiles of the factory."""
    for tile in TILES_DEALT[: FACTORY_SPACES[table.state.seats]]:
        table.chance(f"draw-tile/{tile}")


def draft_cards(seats: int) -> tuple[str, ...]:
    """The cards that chance lays out for the draft in these tests."""
    return CARD_NAMES[: 3 * seats + 1]


def deal_draft(seats: int, first: int) -> TestTable:
    """A game in which the cards of the draft lie open and nobody has taken one."""
    table = new_game(seats)
    deal_tiles(table)
    table.chance(f"first/{first}", *(f"draw-order/{card}" for card in draft_cards(seats)))
    return table


def draft(table: TestTable) -> list[int]:
    """Draft all cards, the lowest first; who took them."""
    pickers = []
    for card in draft_cards(table.state.seats)[:-1]:
        pickers.append(table.state.actor())
        table.play(pickers[-1], f"draft/{card}")
    return pickers


def set_up(seats: int, first: int = 0) -> TestTable:
    """A game before its first turn."""
    table = deal_draft(seats, first)
    draft(table)
    table.chance(*(f"draw-order/{card}" for card in SPARE_CARDS[: 2 if seats == 2 else 3]))
    return table


@rule("CB-1")
def test_two_to_four_can_play() -> None:
    game = coalface.game("coal_baron")
    assert game.seat_counts == (2, 3, 4)
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match=f"got {seats}"):
            game.start(seats)


@rule("CB-1")
@each_seat_count
def test_the_game_lasts_three_shifts_and_most_points_win(seats: int) -> None:
    table = TestTable("coal_baron", f"coal_baron\nseats {seats}\nseat 1 score 1")
    turns = seats * {2: 18, 3: 15, 4: 13}[seats]
    for turn in range(3 * turns):
        assert look(table).shift == turn // turns + 1
        table.play(table.state.actor(), "place/bank")
    assert table.state.actor() == OVER
    assert COMPONENTS["counts"]["shifts"] == 3
    assert table.state.standing()[0] == [1]
    assert table.legal(0) == set()


@rule("CB-2")
@each_seat_count
def test_spaces_are_locked_by_the_number_of_players(seats: int) -> None:
    table = set_up(seats)
    locked = LOCKED[seats].split()
    assert COMPONENTS["spaces"]["locked"][str(seats)] == locked
    assert len(locked) == {2: 7, 3: 3, 4: 0}[seats]
    for space in look(table).spaces:
        assert space.locked == (space.name in locked)
        if space.locked:
            number = SPACE_NAMES.index(space.name)
            why = f"cb.why.locked (space={number}, players={seats}) (CB-2)"
            assert refused(table, 0, f"place/{space.name}") == why
            assert space.tile is None
            assert space.card is None
        elif space.name.startswith(("mining", "money")):
            assert f"place/{space.name}" in table.legal(0)


@rule("CB-2")
def test_a_lock_lasts_for_the_whole_game() -> None:
    table = TestTable("coal_baron", "coal_baron\nseats 2\nshift 3")
    for space in LOCKED[2].split():
        assert refused(table, 0, f"place/{space}").endswith("players=2) (CB-2)")


@rule("CB-3")
@each_seat_count
def test_there_are_sixteen_cubes_of_each_colour_in_one_open_supply(seats: int) -> None:
    assert COMPONENTS["counts"]["cubes_per_colour"] == 16
    state = new_game(seats).state
    census = state.census()
    assert [census[f"cube {colour}"] for colour in COLOUR_NAMES] == [16] * 4
    supplies = {state.view(viewer).table.supply for viewer in (None, *range(seats))}
    assert supplies == {(16 - seats,) * 4}


@rule("CB-3")
def test_bank_notes_never_run_out() -> None:
    table = TestTable("coal_baron", "coal_baron\nseats 2\nseat 0 marks 9000\nseat 1 marks 9000")
    table.play(0, "place/money-6")
    table.play(1, "place/bank")
    assert [pit.marks for pit in look(table).pits] == [9006, 9001]


@rule("CB-4")
@each_seat_count
def test_each_open_factory_space_gets_a_tile_of_the_stack(seats: int) -> None:
    table = new_game(seats)
    before = facts(table)
    assert before["tile stack"] == 48
    assert table.state.actors() == [CHANCE]
    assert table.legal(CHANCE) == {f"draw-tile/{tile}" for tile in TILE_NAMES}
    assert table.state.odds() == [3] * 16
    deal_tiles(table)
    open_spaces = [f"factory-{n}" for n in range(1, 9) if f"factory-{n}" not in LOCKED[seats]]
    assert len(open_spaces) == FACTORY_SPACES[seats]
    shown = zip(open_spaces, TILES_DEALT, strict=False)
    assert changes(before, table) == {
        "tile stack": (48, 48 - FACTORY_SPACES[seats]),
        **{f"{space} offers": (None, tile) for space, tile in shown},
    }
    assert table.legal(CHANCE) == {f"first/{seat}" for seat in range(seats)}


@rule("CB-4")
def test_no_tile_is_dealt_more_often_than_it_is_there() -> None:
    table = new_game(4)
    table.chance("draw-tile/YL1", "draw-tile/YL1")
    assert table.state.odds() == [1] + [3] * 15
    table.chance("draw-tile/YL1")
    assert refused(table, CHANCE, "draw-tile/YL1") == "cb.why.not-in-stack (CB-30)"


@rule("CB-5")
@each_seat_count
def test_the_clock_begins_with_shift_one(seats: int) -> None:
    assert look(new_game(seats)).shift == 1
    table = set_up(seats)
    for _ in range(sum(pit.workers for pit in look(table).pits)):
        table.play(table.state.actor(), "place/bank")
    assert ("cb.shift.ended", (1,)) in [(event.key, event.args) for event in table.events]


@rule("CB-5")
def test_the_first_scoring_begins_with_the_first_element() -> None:
    table = TestTable(
        "coal_baron",
        """
        coal_baron
        seats 2
        seat 0 workers 1 canteen 17
        seat 1 workers 0 canteen 18
        delivered 0 B11
        """,
    )
    table.play(0, "place/bank")
    scored = [event.args[0] for event in table.events if event.key == "cb.element.scored"]
    assert scored == [0, 1, 2, 3]


@rule("CB-6", "CB-8", "CB-9", "CB-10")
@each_seat_count
def test_each_player_gets_a_pit_workers_and_marks(seats: int) -> None:
    found = facts(new_game(seats))
    players = COMPONENTS["players"][str(seats)]
    for seat in range(seats):
        mine = {k: v for k, v in found.items() if k.startswith(f"{seat} ")}
        assert mine == {
            f"{seat} score": 0,
            f"{seat} marks": {2: 10, 3: 9, 4: 8}[seats],
            f"{seat} level": "surface",
            f"{seat} workers": {2: 18, 3: 15, 4: 13}[seats],
            f"{seat} canteen": 0,
            f"{seat} bank": 0,
            f"{seat} cage": "-",
            f"{seat} storage": "-",
            f"{seat} tiles": "",
            f"{seat} delivered": "",
            f"{seat} yellow carts": 1,
            f"{seat} yellow coal": "Y",
            f"{seat} brown carts": 1,
            f"{seat} brown coal": "R",
            f"{seat} grey carts": 1,
            f"{seat} grey coal": "G",
            f"{seat} black carts": 1,
            f"{seat} black coal": "K",
        }
        assert players["workers"] == mine[f"{seat} workers"]
        assert players["marks"] == mine[f"{seat} marks"]


@rule("CB-7")
@each_seat_count
def test_the_starting_cubes_come_out_of_the_sixteen(seats: int) -> None:
    assert look(new_game(seats)).supply == ({2: 14, 3: 13, 4: 12}[seats],) * 4
    assert look(set_up(seats)).supply == ({2: 14, 3: 13, 4: 12}[seats],) * 4


@rule("CB-11")
@each_seat_count
def test_the_first_starting_player_is_drawn_by_lot(seats: int) -> None:
    for first in range(seats):
        table = new_game(seats)
        deal_tiles(table)
        assert table.state.actors() == [CHANCE]
        assert table.legal(CHANCE) == {f"first/{seat}" for seat in range(seats)}
        assert table.state.odds() == [1] * seats
        before = facts(table)
        table.chance(f"first/{first}")
        assert changes(before, table) == ({"start": (0, first)} if first else {})


@rule("CB-11")
def test_nobody_who_is_not_at_the_table_begins() -> None:
    table = new_game(3)
    deal_tiles(table)
    assert refused(table, CHANCE, "first/3") == "cb.why.no-such-seat (players=3) (CB-11)"


@rule("CB-12")
@each_seat_count
def test_cards_of_the_stack_are_laid_out_for_the_draft(seats: int) -> None:
    table = new_game(seats)
    deal_tiles(table)
    table.chance("first/0")
    before = facts(table)
    assert table.legal(CHANCE) == {f"draw-order/{card}" for card in CARD_NAMES}
    assert table.state.odds() == [1] * 44
    count = {2: 7, 3: 10, 4: 13}[seats]
    assert COMPONENTS["players"][str(seats)]["draft_cards"] == count
    for card in CARD_NAMES[:count]:
        assert table.state.actors() == [CHANCE]
        table.chance(f"draw-order/{card}")
    assert changes(before, table) == {
        "asked": ((CHANCE,), (seats - 1,)),
        "draft": ("", " ".join(CARD_NAMES[:count])),
        "order stack": (44, 44 - count),
    }


@rule("CB-12")
def test_no_card_is_laid_out_twice() -> None:
    table = new_game(2)
    deal_tiles(table)
    table.chance("first/0", "draw-order/B01")
    assert refused(table, CHANCE, "draw-order/B01") == "cb.why.not-in-stack (CB-30)"


@rule("CB-13")
@each_seat_count
def test_a_drafted_card_is_an_outstanding_order(seats: int) -> None:
    table = deal_draft(seats, first=0)
    cards = draft_cards(seats)
    picker = seats - 1
    assert table.legal(picker) == {f"draft/{card}" for card in cards}
    before = facts(table)
    table.play(picker, "draft/B03")
    assert changes(before, table) == {
        "asked": ((seats - 1,), (seats - 2,)),
        "draft": (" ".join(cards), " ".join(card for card in cards if card != "B03")),
        f"{picker} order B03": (None, "free R cubes -"),
    }


@rule("CB-13")
def test_only_cards_of_the_draft_can_be_drafted_and_only_in_turn() -> None:
    table = deal_draft(3, first=1)
    assert refused(table, 0, "draft/E11") == "cb.why.not-in-draft (card=43) (CB-13)"
    assert refused(table, 2, "draft/B01") == "not-your-turn (CB-15)"
    table.play(0, "draft/B01")
    assert refused(table, 2, "draft/B01") == "cb.why.not-in-draft (card=0) (CB-13)"


@rule("CB-13")
@each_seat_count
def test_the_draft_runs_to_the_right_and_the_starting_player_picks_last(seats: int) -> None:
    for first in range(seats):
        table = deal_draft(seats, first)
        one_round = [(first - step) % seats for step in range(1, seats + 1)]
        assert one_round[-1] == first
        assert draft(table) == one_round * 3
        assert [len(pit.orders) for pit in look(table).pits] == [3] * seats


@rule("CB-13")
def test_dt_1_draft_order() -> None:
    a, b, c, d = range(4)
    four = deal_draft(4, first=a)
    assert draft(four) == [d, c, b, a] * 3
    assert draft(deal_draft(2, first=a)) == [b, a, b, a, b, a]
    left = [space.card for space in look(four).spaces if space.card]
    assert left == [draft_cards(4)[-1]]


@rule("CB-14")
@each_seat_count
def test_the_card_left_over_goes_to_the_rightmost_order_space(seats: int) -> None:
    table = deal_draft(seats, first=0)
    for card in draft_cards(seats)[:-2]:
        table.play(table.state.actor(), f"draft/{card}")
    last, left_over = draft_cards(seats)[-2:]
    before = facts(table)
    table.play(0, f"draft/{last}")
    changed = changes(before, table)
    assert changed.pop(f"0 order {last}")[0] is None
    assert changed == {
        "asked": ((0,), (CHANCE,)),
        "draft": (f"{last} {left_over}", ""),
        "order-4 offers": (None, left_over),
    }


@rule("CB-14")
@each_seat_count
def test_the_other_order_spaces_are_filled_from_the_stack(seats: int) -> None:
    table = deal_draft(seats, first=0)
    draft(table)
    before = facts(table)
    spaces = ["order-2", "order-3"] if seats == 2 else ["order-1", "order-2", "order-3"]
    cards = SPARE_CARDS[: len(spaces)]
    table.chance(*(f"draw-order/{card}" for card in cards))
    stack = before["order stack"]
    filled = zip(spaces, cards, strict=True)
    assert changes(before, table) == {
        "asked": ((CHANCE,), (0,)),
        "order stack": (stack, stack - len(spaces)),
        **{f"{space} offers": (None, card) for space, card in filled},
    }
    shown = [space.name for space in look(table).spaces if space.card]
    assert shown == [*spaces, "order-4"]


@rule("CB-2", "CB-4", "CB-7", "CB-14")
def test_dt_2_set_up_with_two_players() -> None:
    seen = look(set_up(2))
    assert sum(space.tile is not None for space in seen.spaces) == 6
    assert seen.tile_stack == 42
    assert sum(space.card is not None for space in seen.spaces) == 3
    assert seen.order_stack == 35
    assert seen.supply == (14, 14, 14, 14)
    assert [space.card for space in seen.spaces if space.name == "order-1"] == [None]


@rule("CB-4", "CB-7", "CB-14")
def test_dt_3_set_up_with_four_players() -> None:
    seen = look(set_up(4))
    assert sum(space.tile is not None for space in seen.spaces) == 8
    assert seen.tile_stack == 40
    assert sum(space.card is not None for space in seen.spaces) == 4
    assert seen.order_stack == 28
    assert seen.supply == (12, 12, 12, 12)


@rule("CB-11", "CB-15")
@each_seat_count
def test_the_player_drawn_takes_the_first_turn_and_the_left_neighbour_the_next(seats: int) -> None:
    for first in range(seats):
        table = set_up(seats, first)
        assert table.state.actors() == [first]
        table.play(first, "place/bank")
        assert table.state.actors() == [(first + 1) % seats]
