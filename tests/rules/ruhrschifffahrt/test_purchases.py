"""Phase 6: locks, warehouses, shifting; two and three players. (RS-94 to RS-103, RS-121, RS-124)"""

import pytest

from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import (
    ALL_LOCKS,
    buying,
    changes,
    event_keys,
    facts,
    kinds,
    look,
    player,
    points,
    refused,
)

ALL = "earned 0 lock essen_warehouse mark_warehouse coal_depot port"
RICH = "seat 0 at steele thaler 20\nseat 1 at werden"


@rule("RS-94")
def test_purchases_in_any_sequence_each_marker_once() -> None:
    table = buying(f"{RICH}\n{ALL}\nwhite 1 inn", 4, 7)
    table.play(0, "port/rhineland", "lock/l8", "depot/mark", "city/witten", "city/steele")
    assert player(table, 0).used == (
        "lock", "essen_warehouse", "port", "coal_depot", "mark_warehouse",
    )  # fmt: skip
    assert table.state.actors() == [0]
    table.play(0, "done")
    assert table.state.actors() == [1]


@rule("RS-94")
def test_who_can_only_end_is_not_asked() -> None:
    table = buying("seat 0 at steele thaler 1\nseat 1 at werden\nearned 0 lock\nwhite 1 inn")
    assert table.state.actors() == [1]


@rule("RS-94")
def test_players_buy_in_the_order_of_the_river() -> None:
    table = buying("seat 0 at werden\nseat 1 at steele thaler 3\nwhite 0 inn\nearned 1 coal_depot")
    assert table.state.actors() == [1]
    table.play(1, "done")
    assert table.state.actors() == [0]


@rule("RS-95", "RS-96")
def test_the_first_lock() -> None:
    """DX-18: turn 3, 2 Thalers, Witten."""
    table = buying("seat 0 at steele thaler 2\nseat 1 at werden\nearned 0 lock\nwhite 1 inn", 4, 3)
    before = facts(table)
    table.play(0, "lock/l14")
    assert changes(before, table) == {
        "obstacle l14": (True, False),
        "bag": (6, 7),
        "0 thaler": (2, 0),
        "0 vp": (0, 3),
        "0 pool": (1, 3),
        "0 lock_box": (2, 0),
        "0 used": ((), ("lock",)),
        "0 locks": (0, 1),
    }


@rule("RS-95")
@pytest.mark.parametrize("number", range(1, 15))
def test_a_lock_in_the_mark_is_worth_three_elsewhere_two(number: int) -> None:
    """DX-19: Horst (l8) scores two."""
    table = buying(f"{RICH}\nearned 0 lock", 4)
    table.play(0, f"lock/l{number}")
    assert points(table, 0) == {"locks": 3 if number >= 9 else 2}


@rule("RS-95")
def test_a_lock_is_built_once() -> None:
    table = buying(f"{RICH}\nearned 0 lock\nbuilt l8", 4)
    assert refused(table, 0, "lock/l8") == "rs.why.lock-stands (RS-95)"
    assert len(kinds(table, 0, "lock")) == 13


@rule("RS-96")
def test_the_second_lock_opens_no_box() -> None:
    table = buying("seat 0 at steele thaler 9 locks 1\nseat 1 at werden\nearned 0 lock", 4)
    pool = player(table, 0).pool
    table.play(0, "lock/l8")
    assert player(table, 0).pool == pool


@rule("RS-97")
@pytest.mark.parametrize(("others", "price"), [("", 3), ("1", 4), ("1 2", 4), ("1 2 3", 5)])
def test_a_city_costs_the_leftmost_empty_space(others: str, price: int) -> None:
    warehouses = f"city kettwig {others}\n" if others else ""
    table = buying(f"{RICH}\n{warehouses}earned 0 essen_warehouse\nwhite 1 inn", 4, 7)
    table.play(0, "city/kettwig")
    assert player(table, 0).thaler == 20 - price
    assert points(table, 0) == {"cities": 2}
    assert 0 in look(table).cities["kettwig"].warehouses


@rule("RS-97")
def test_one_warehouse_a_player_and_city() -> None:
    table = buying(f"{RICH}\ncity kettwig 0\nearned 0 essen_warehouse", 4, 7)
    assert refused(table, 0, "city/kettwig") == "rs.why.one-a-city (RS-97)"


@rule("RS-90", "RS-97")
def test_muelheim_has_room_for_three() -> None:
    table = buying(f"{RICH}\ncity muelheim 1 2 3\nwhite 0 warehouse inn", 4, 7)
    assert refused(table, 0, "city-cheap/muelheim") == "rs.why.city-full (RS-97)"


@rule("RS-97")
def test_a_price_must_be_at_hand() -> None:
    table = buying("seat 0 at steele thaler 2\nseat 1 at werden\nearned 0 essen_warehouse\n"
                   "white 0 inn")  # fmt: skip
    assert refused(table, 0, "city/kettwig") == "rs.why.thalers (RS-94)"


@rule("RS-98")
@pytest.mark.parametrize(("others", "price"), [("", 2), ("0", 2), ("01", 3), ("011", 3)])
def test_a_depot_takes_several_warehouses_of_a_player(others: str, price: int) -> None:
    warehouses = f"depot essen {others}\n" if others else ""
    table = buying(f"{RICH}\n{warehouses}earned 0 coal_depot\nwhite 1 inn", 2, 9)
    table.play(0, "depot/essen")
    assert player(table, 0).thaler == 20 - price
    assert points(table, 0) == {"depots": 2}


@rule("RS-98")
def test_a_full_depot() -> None:
    table = buying(f"{RICH}\ndepot essen 0101\nearned 0 coal_depot", 2, 9)
    assert refused(table, 0, "depot/essen") == "rs.why.depot-full (RS-98)"


@rule("RS-99")
def test_prices_in_the_port_by_all_warehouses_there() -> None:
    """DX-24: 3, 4, 4, 5, 5, 5, 5, 5."""
    columns = {"belgium": [1, 2], "netherlands": [1, 3], "rhineland": [2, 3, 0]}
    standing = [(name, seat) for name, seats in columns.items() for seat in seats]
    prices = []
    for count in range(len(standing) + 1):
        warehouses = {name: [s for c, s in standing[:count] if c == name] for name in columns}
        lines = [f"port {n} {' '.join(map(str, s))}" for n, s in warehouses.items() if s]
        table = buying("\n".join([RICH, "earned 0 port", "white 1 inn", *lines]), 4, 11)
        column = next(name for name in columns if f"port/{name}" in table.legal(0))
        table.play(0, f"port/{column}")
        prices.append(20 - player(table, 0).thaler)
        assert points(table, 0) == {"port": 2}
    assert prices == [3, 4, 4, 5, 5, 5, 5, 5]


@rule("RS-99")
def test_two_warehouses_a_player_never_in_one_column() -> None:
    table = buying(f"{RICH}\nport belgium 0\nearned 0 port", 4, 7)
    assert kinds(table, 0, "port") == {"netherlands", "rhineland"}
    assert refused(table, 0, "port/belgium") == "rs.why.one-a-column (RS-99)"
    full = buying(f"{RICH}\nport belgium 0\nport rhineland 0\nearned 0 port", 4, 7)
    assert refused(full, 0, "port/netherlands") == "rs.why.port-most (RS-99)"


@rule("RS-99")
def test_a_column_takes_three_from_the_top() -> None:
    table = buying(
        f"{RICH}\nport belgium 1 2 3\nport rhineland 1\nearned 0 port\nwhite 1 inn", 4, 9
    )
    assert refused(table, 0, "port/belgium") == "rs.why.column-full (RS-99)"
    table.play(0, "port/rhineland")
    assert look(table).port["rhineland"].warehouses == (1, 0)


@rule("RS-100")
def test_a_shift_costs_two_and_closes_the_column_up() -> None:
    table = buying(
        "seat 0 at steele thaler 5\nseat 1 at werden\nport belgium 0 1\nport rhineland 1\n"
        "white 1 inn", 2, 9
    )  # fmt: skip
    before = facts(table)
    table.play(0, "shift/belgium/rhineland")
    assert changes(before, table) == {
        "0 thaler": (5, 3),
        "port belgium": ((0, 1), (1,)),
        "port rhineland": ((1,), (1, 0)),
    }
    table.play(0, "shift/rhineland/netherlands")
    assert player(table, 0).thaler == 1
    assert table.state.actors() == [1]


@rule("RS-100")
def test_what_cannot_be_shifted() -> None:
    table = buying(
        f"{RICH}\nseat 2 at kettwig\nseat 3 at muelheim\nport belgium 0\nport netherlands 0\n"
        "port rhineland 1 2 3\nwhite 0 inn", 4, 11
    )  # fmt: skip
    assert refused(table, 0, "shift/belgium/netherlands") == "rs.why.one-a-column (RS-99)"
    assert refused(table, 0, "shift/belgium/rhineland") == "rs.why.column-full (RS-99)"
    assert refused(table, 0, "shift/rhineland/belgium") == "rs.why.none-to-shift (RS-100)"


@rule("RS-100")
def test_a_shift_without_two_thalers() -> None:
    table = buying("seat 0 at steele thaler 1\nseat 1 at werden\nport belgium 0\nwhite 0 inn", 2, 7)
    assert refused(table, 0, "shift/belgium/rhineland") == "rs.why.thalers (RS-94)"


@rule("RS-102")
def test_without_a_warehouse_only_locks_shifts_and_repayments() -> None:
    table = buying(
        f"seat 0 at steele thaler 9 pool 0 debt 1\nseat 1 at werden\n{ALL}\n"
        "port belgium 0\nbuilt l1 l2 l3 l4 l5 l6 l7 l9 l10 l11 l12 l13 l14", 4, 6
    )  # fmt: skip
    assert table.legal(0) == {
        "lock/l8", "shift/belgium/netherlands", "shift/belgium/rhineland", "repay", "done",
    }  # fmt: skip
    for move in ("city/kettwig", "depot/mark", "port/rhineland"):
        assert refused(table, 0, move) == "rs.why.no-warehouse (RS-102)"


# Locks that must be built


@rule("RS-103")
def test_everyone_must_build_a_lock_first() -> None:
    table = buying(
        "seat 0 at steele thaler 5\nseat 1 at werden\nlocks-forced\nearned 0 coal_depot", 4, 5
    )
    assert table.legal(0) == {f"lock/{name}" for name in ALL_LOCKS}
    assert refused(table, 0, "done") == "rs.why.forced-first (RS-103)"
    assert refused(table, 0, "depot/mark") == "rs.why.forced-first (RS-103)"
    before = facts(table)
    table.play(0, "lock/l9")
    assert changes(before, table) == {
        "obstacle l9": (True, False),
        "bag": (6, 7),
        "0 thaler": (5, 2),
        "0 vp": (0, 3),
        "0 pool": (1, 3),
        "0 lock_box": (2, 0),
        "0 used": ((), ("lock",)),
        "0 locks": (0, 1),
    }
    assert "depot/mark" in table.legal(0)


@rule("RS-89", "RS-103")
def test_an_unused_inn_has_to_wait_for_the_forced_lock() -> None:
    table = buying("seat 0 at steele thaler 5\nseat 1 at werden\nlocks-forced\nwhite 0 inn", 4, 5)
    assert refused(table, 0, "inn/thaler") == "rs.why.forced-first (RS-103)"
    assert refused(table, 0, "inn/vp") == "rs.why.forced-first (RS-103)"
    table.play(0, "lock/l8", "inn/vp")


@rule("RS-103", "RS-128")
def test_an_inn_that_is_not_there_is_the_reason_even_before_a_forced_lock() -> None:
    table = buying("seat 0 at steele thaler 5\nseat 1 at werden\nlocks-forced", 4, 5)
    assert refused(table, 0, "inn/vp") == "rs.why.needs-white (RS-128)"


@rule("RS-103", "RS-63")
def test_a_forced_lock_is_built_on_credit() -> None:
    table = buying("seat 0 at steele thaler 1\nseat 1 at werden\nlocks-forced\nearned 0 lock", 4, 3)
    table.play(0, "lock/l8")
    board = player(table, 0)
    assert (board.debt, board.thaler, board.pool) == (1, 1, 2)
    assert table.state.actors() == [1]
    assert board.used == ("lock",)


@rule("RS-103", "RS-65")
def test_a_forced_lock_may_take_the_turn_track() -> None:
    table = buying("seat 0 at steele vp 4 debt 1 pool 0\nseat 1 at werden\nlocks-forced", 4, 3)
    table.play(0, "lock/l8")
    board = player(table, 0)
    assert (board.debt, board.thaler, board.vp) == (2, 0, 4 - 2 + 2)
    assert board.turn_track == (7, 9, 10, 11)


@rule("RS-103", "RS-66")
def test_a_forced_lock_that_cannot_be_paid_costs_points() -> None:
    table = buying("seat 0 at steele vp 4 debt 4 thaler 1\nseat 1 at werden\nlocks-forced", 4, 11)
    table.play(0, "lock/l8")
    board = player(table, 0)
    assert (board.debt, board.thaler, board.vp) == (4, 0, 4 - 2 + 2)
    assert "rs.fee.waived" in event_keys(table)


@rule("RS-103")
def test_the_duty_lapses_without_obstacles() -> None:
    table = buying(
        "seat 0 at steele\nseat 1 at werden\nlocks-forced\nobstacles l8\nwhite 2 inn\n"
        "order 0 1 2 3", 4, 5
    )  # fmt: skip
    table.play(0, "lock/l8")
    assert table.state.actors() == [2]


@rule("RS-103", "RS-121")
def test_a_forced_lock_brings_the_second_one_too() -> None:
    table = buying("seat 0 at steele thaler 5\nseat 1 at werden\nlocks-forced", 2, 5)
    table.play(0, "lock/l8")
    assert "one-lock" in table.legal(0)
    table.play(0, "lock/l7")
    assert player(table, 0).thaler == 2
    assert table.state.actors() == [1]


# Two for the price of one


@rule("RS-121")
@pytest.mark.parametrize(("turn", "cost", "bonus"), [(2, 2, True), (5, 3, True), (6, 3, False)])
def test_two_players_build_two_locks_for_one_in_turns_two_to_five(
    turn: int, cost: int, bonus: bool
) -> None:
    table = buying("seat 0 at steele thaler 9 locks 2\nseat 1 at werden\nearned 0 lock\n"
                   "white 1 inn", 2, turn)  # fmt: skip
    bag = look(table).bag
    table.play(0, "lock/l8")
    assert ("one-lock" in table.legal(0)) == bonus
    if bonus:
        table.play(0, "lock/l14")
        assert player(table, 0).vp == 5
        assert look(table).bag == bag + 2
    assert player(table, 0).thaler == 9 - cost
    assert table.state.actors() == [1]


@rule("RS-121")
def test_the_second_lock_may_be_declined() -> None:
    table = buying(f"{RICH}\nearned 0 lock\nwhite 1 inn")
    table.play(0, "lock/l8", "one-lock")
    assert player(table, 0).locks == 1
    assert refused(table, 1, "one-lock") == "not-now (RS-10)"


@rule("RS-121")
def test_no_second_lock_where_no_obstacle_is_left() -> None:
    table = buying(f"{RICH}\nearned 0 lock\nobstacles l8\nwhite 1 inn\ndrawn gun=1", 2, 3)
    table.play(0, "lock/l8")
    assert table.state.actors() == [1]


@rule("RS-124")
def test_three_players_build_two_only_with_their_first_lock() -> None:
    """DX-21: first lock in turn 8, three Thalers, two locks; later only one."""
    text = "seat 0 at steele thaler 3\nseat 1 at werden\nearned 0 lock\nwhite 1 inn"
    table = buying(text, 3, 8)
    table.play(0, "lock/l8", "lock/l7")
    assert (player(table, 0).thaler, player(table, 0).vp) == (0, 4)
    later = buying(text.replace("thaler 3", "thaler 3 locks 2"), 3, 9)
    later.play(0, "lock/l8")
    assert later.state.actors() == [1]


@rule("RS-121", "RS-124")
def test_four_players_have_no_second_lock() -> None:
    table = buying(f"{RICH}\nearned 0 lock\nwhite 1 inn", 4, 3)
    table.play(0, "lock/l8")
    assert refused(table, 1, "lock/l7") == "rs.why.needs-black (RS-127)"
