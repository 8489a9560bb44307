"""Setting up, and the changes for two and three players. (RS-1 to RS-9, RS-120 to RS-126)"""

import pytest

import coalface
from coalface import CHANCE, State
from coalface.core.registry import game_spec
from coalface.games.ruhrschifffahrt.names import BLACK_NAMES, WHITE_NAMES
from coalface.games.ruhrschifffahrt.view import Memory, Table
from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import dice, look, started

COUNTS = (2, 3, 4)


def seen(seats: int, **options: bool) -> tuple[State, Table, Memory]:
    """A new game, as a spectator sees it."""
    state = game_spec("ruhrschifffahrt").game(options).start(seats)
    view = state.view(None)
    return state, view.table, view.memory


@rule("RS-1")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_player_begins_with_a_warehouse_and_nothing_else(seats: int) -> None:
    _, table, _ = seen(seats)
    for board in table.players:
        assert (board.pool, board.thaler, board.vp, board.debt) == (1, 0, 0, 0)
        assert board.place == "away"
        assert not any(board.tokens.values())


@rule("RS-2")
@pytest.mark.parametrize("seats", COUNTS)
def test_nine_warehouses_wait_elsewhere(seats: int) -> None:
    state, table, _ = seen(seats)
    for seat, board in enumerate(table.players):
        assert (board.lock_box, board.mark_box) == (2, 2)
        assert board.turn_track == (6, 7, 9, 10, 11)
        assert state.census()[f"warehouse of {seat}"] == 10


@rule("RS-3")
def test_eight_black_markers_none_of_them_earned() -> None:
    _, table, _ = seen(4)
    assert all(board.earned == () for board in table.players)
    assert len(BLACK_NAMES) == 8
    assert "mark" in BLACK_NAMES


@rule("RS-4", "RS-120", "RS-123", "RS-126")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_one_copy_of_a_white_marker_fewer_than_players(seats: int, copies: int) -> None:
    _, table, _ = seen(seats)
    assert table.white_left == dict.fromkeys(WHITE_NAMES, copies)


@rule("RS-5")
def test_country_markers_lie_face_down() -> None:
    _, table, memory = seen(3)
    assert table.countries == {}
    assert memory.countries_left == {"belgium": 2, "netherlands": 3, "rhineland": 3}


@rule("RS-6")
def test_export_and_turn_marker_begin_at_the_left() -> None:
    _, table, _ = seen(4)
    assert (table.export, table.export_value, table.turn) == (0, 1, 1)


@rule("RS-7")
def test_fourteen_markers_on_the_river_and_six_in_the_bag() -> None:
    _, table, memory = seen(4)
    assert all(obstacle.marker for obstacle in table.obstacles)
    assert len(table.obstacles) == 14
    assert table.bag == 6
    assert sum(memory.undrawn.values()) == 20
    assert memory.drawn == {}


@rule("RS-9")
def test_the_variant_leaves_out_the_starred_markers() -> None:
    _, table, memory = seen(4, eighteen_markers=True)
    assert (table.bag, sum(memory.undrawn.values())) == (4, 18)
    assert (memory.undrawn["high_water"], memory.undrawn["low_water"]) == (1, 1)
    assert seen(4)[2].undrawn["high_water"] == 2


@rule("RS-8", "RS-120", "RS-123", "RS-126")
@pytest.mark.parametrize(("seats", "black", "white"), [(2, 6, 4), (3, 7, 5), (4, 8, 6)])
def test_dice_by_number_of_players(seats: int, black: int, white: int) -> None:
    state, table, _ = seen(seats)
    counted = dict.fromkeys(("black", "white"), 0)
    for storage in table.storages:
        counted[storage.coal] += storage.pips > 0
        assert storage.pips in (0, 3, 4)
    assert counted == {"black": black, "white": white}
    assert state.census()["black die"] == black
    assert state.census()["white die"] == white
    assert all(column.dice == () for column in table.track)


@rule("RS-8")
def test_the_dice_of_four_players_one_by_one() -> None:
    assert dice(started(4)) == {
        "b3": 3, "b2": 3, "b1": 4, "w3": 3, "w2": 3, "w1": 4, "e3": 3, "e2": 4,
        "m6": 4, "m5": 4, "m4": 4, "m3": 4, "m2": 3, "m1": 3,
    }  # fmt: skip


@rule("RS-14", "RS-15")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_first_start_player_is_drawn_by_lot(seats: int) -> None:
    game = coalface.game("ruhrschifffahrt")
    state = game.start(seats)
    assert state.actors() == [CHANCE]
    assert [str(game.moves[move]) for move in state.legal(CHANCE)] == [
        f"first/{seat}" for seat in range(seats)
    ]
    assert state.odds() == [1] * seats
    if seats < 4:
        reason = game.explain(state, CHANCE, game.moves.id("first/3"))
        assert reason is not None
        assert reason.rule == "RS-14"


@rule("RS-14")
def test_the_first_turn_goes_clockwise() -> None:
    table = started(4, 2)
    assert look(table).order == (2, 3, 0, 1)
    table.chance("marker/forge")
    for seat, storage in ((2, "e2"), (3, "b2"), (0, "w1"), (1, "w3")):
        assert table.state.actors() == [seat]
        table.play(seat, "option/none", f"start/{storage}")
    assert look(table).order == (2, 0, 1, 3)
