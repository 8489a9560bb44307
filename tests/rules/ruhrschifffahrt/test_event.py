"""Phase 1, the historical events. (RS-15 to RS-26, RS-122, RS-125, RS-126)"""

import pytest

from coalface import CHANCE
from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import (
    buying,
    changes,
    choosing,
    dice,
    facts,
    kinds,
    look,
    player,
    position,
    refused,
    track,
)
from tests.rules.table import TestTable


def event(turn: int, text: str = "", seats: int = 2) -> TestTable:
    """The beginning of a turn."""
    barges = "" if "seat 0" in text else "seat 0 at steele\nseat 1 at werden\n"
    return position(f"turn {turn}\nphase event\n{barges}{text}", seats)


@rule("RS-15")
@pytest.mark.parametrize(("turn", "allowed"), [(1, False), (2, True)])
def test_locks_are_built_from_turn_two_on(turn: int, allowed: bool) -> None:
    table = buying("seat 0 at steele thaler 5\nseat 1 at werden\nearned 0 lock wage", 2, turn)
    if allowed:
        assert "lock/l8" in table.legal(0)
    else:
        assert table.state.actors() != [0]


@rule("RS-15")
def test_a_lock_in_turn_one_is_refused_with_the_reason() -> None:
    table = buying("seat 0 at steele thaler 5\nwhite 0 inn\nearned 0 lock", 2, 1)
    assert refused(table, 0, "lock/l8") == "rs.why.no-locks-yet (RS-15)"


@rule("RS-16")
def test_the_levy_is_a_thaler_or_a_point() -> None:
    table = event(3, "seat 0 at steele thaler 2 vp 3\nseat 1 at werden thaler 1")
    assert table.legal(0) == {"levy/thaler", "levy/vp"}
    before = facts(table)
    table.play(0, "levy/vp")
    assert changes(before, table) == {"0 vp": (3, 2)}
    assert table.legal(1) == {"levy/thaler"}
    assert refused(table, 1, "levy/vp") == "rs.why.no-point (RS-16)"
    before = facts(table)
    table.play(1, "levy/thaler")
    assert changes(before, table) == {"1 thaler": (1, 0), "phase": ("event", "marker")}


@rule("RS-16")
def test_without_a_thaler_the_levy_costs_a_point() -> None:
    table = event(3, "seat 0 at steele vp 1\nseat 1 at werden vp 1")
    assert table.legal(0) == {"levy/vp"}
    assert refused(table, 0, "levy/thaler") == "rs.why.no-thaler (RS-16)"


@rule("RS-16", "RS-63")
def test_with_neither_the_levy_is_paid_by_a_loan() -> None:
    table = event(3)
    assert table.state.actors() == [CHANCE]
    for seat in range(2):
        board = player(table, seat)
        assert (board.pool, board.debt, board.thaler, board.vp) == (0, 1, 1, 0)


@rule("RS-17", "RS-61")
def test_turn_four_switches_to_the_paved_path() -> None:
    table = event(4, "storages e2=4 e3=3 w2=3 w3=3 m6=4 m5=4 m4=4 m1=3\ntrack black 5 6")
    assert look(table).pending[-1].kind == "return"
    assert kinds(table, 0, "return") == {"b1", "b2", "b3"}
    before = facts(table)
    table.play(0, "return/b1")
    assert changes(before, table) == {"storage b1": (0, 5)}
    assert track(table) == (6,)
    assert table.state.actors() == [CHANCE]


@rule("RS-17", "RS-61")
def test_turn_eight_switches_both_columns() -> None:
    table = event(
        8,
        """
        storages e2=4 w2=3 w3=3 m6=4 m5=4
        track black 1 2 3
        track white 4 5
        """,
    )
    assert kinds(table, 0, "return") == {"e1", "e3"}
    table.play(0, "return/e3")
    assert dice(table)["e3"] == 1
    assert kinds(table, 0, "return") == {"m1", "m2", "m3", "m4"}
    table.play(0, "return/m3")
    assert (track(table), track(table, "white")) == ((2, 3), (5,))


@rule("RS-18")
@pytest.mark.parametrize(("turn", "cost"), [(2, 2), (4, 2), (5, 3), (12, 3)])
def test_a_lock_costs_three_from_turn_five_on(turn: int, cost: int) -> None:
    table = buying("seat 0 at steele thaler 4\nseat 1 at werden\nearned 0 lock", 4, turn)
    table.play(0, "lock/l8")
    assert player(table, 0).thaler == 4 - cost


@rule("RS-19")
@pytest.mark.parametrize("turn", [6, 7, 9, 10, 11])
def test_a_warehouse_comes_from_the_turn_track(turn: int) -> None:
    table = event(turn, "turn-track 1 -")
    while look(table).phase == "event" and table.state.actors() != [CHANCE]:
        actor = table.state.actors()[0]
        table.play(actor, sorted(table.legal(actor))[0])
    assert turn not in player(table, 0).turn_track
    received = sum(1 for past in (6, 7, 9, 10, 11) if past <= turn)
    assert player(table, 0).pool == 1 + received
    assert player(table, 1).pool == 6


@rule("RS-19")
@pytest.mark.parametrize("turn", [5, 8])
def test_no_warehouse_in_other_turns(turn: int) -> None:
    table = event(turn)
    assert player(table, 0).pool == 1 + sum(1 for past in (6, 7) if past <= turn)


@rule("RS-20")
@pytest.mark.parametrize("turn", [6, 10])
def test_a_gift_of_a_thaler_or_a_point_in_playing_order(turn: int) -> None:
    table = event(turn, "seat 0 at werden\nseat 1 at steele")
    assert table.legal(1) == {"gift/thaler", "gift/vp"}
    before = facts(table)
    table.play(1, "gift/thaler")
    assert changes(before, table) == {"1 thaler": (0, 1)}
    before = facts(table)
    table.play(0, "gift/vp")
    assert changes(before, table) == {"0 vp": (0, 1)}


@rule("RS-21")
@pytest.mark.parametrize(("turn", "fees"), [(6, (1, 1, 2, 2)), (7, (2, 2, 3, 3))])
def test_fees_rise_in_turn_seven(turn: int, fees: tuple[int, ...]) -> None:
    """DX-13."""
    table = choosing("seat 0 at steele thaler 5\nseat 1 at werden", turn=turn)
    shown = look(table).fees
    names = ("hauling", "transport_pilot", "hauling_pilot", "hauling_transport")
    assert tuple(shown[name] for name in names) == fees
    assert all(shown[name] == 0 for name in ("none", "pilot", "transport", "wage", "supply"))


@rule("RS-22")
def test_steam_engines_improve_dice_on_the_track_only() -> None:
    """DX-12: black 2, 6 and white 1 become 3, 6 and 2."""
    table = event(9, "storages e2=4 e3=3 w2=3 w3=3 m6=4 m5=4 m4=4\ntrack black 2 6\ntrack white 1")
    assert (track(table), track(table, "white")) == ((3, 6), (2,))
    assert dice(table) == {"e2": 4, "e3": 3, "w2": 3, "w3": 3, "m6": 4, "m5": 4, "m4": 4}


@rule("RS-23", "RS-122")
def test_two_players_lose_a_black_die_chosen_from_downriver() -> None:
    table = event(11, "storages e2=4 e3=3 w2=3 w3=3 m6=4 m5=4 m4=4 m1=3\ntrack black 5 6")
    assert table.state.actors() == [1]
    assert table.legal(1) == {
        "remove/e2", "remove/e3", "remove/w2", "remove/w3", "remove-box/black/1",
        "remove-box/black/2",
    }  # fmt: skip
    assert refused(table, 1, "remove/m6") == "rs.why.coal-not-asked (RS-23)"
    assert refused(table, 1, "remove/e1") == "rs.why.no-die (RS-35)"
    table.play(1, "remove-box/black/1")
    assert track(table) == (6,)
    assert table.state.actors() == [CHANCE]
    assert look(table).track[0].gone == 1


@rule("RS-23", "RS-125")
def test_three_players_lose_one_of_each_in_any_sequence() -> None:
    table = event(11, "seat 0 at steele\nseat 1 at werden\nseat 2 at kettwig", 3)
    assert table.state.actors() == [2]
    table.play(2, "remove/m1")
    assert table.state.actors() == [1]
    assert refused(table, 1, "remove/m2") == "rs.why.coal-not-asked (RS-23)"
    table.play(1, "remove/b3")
    assert [column.gone for column in look(table).track] == [1, 1]
    assert table.state.actors() == [CHANCE]


@rule("RS-23", "RS-126")
def test_four_players_lose_two_black_and_a_white_die() -> None:
    barges = "seat 0 at steele\nseat 1 at werden\nseat 2 at kettwig\nseat 3 at muelheim"
    table = event(11, barges, 4)
    for seat, die in ((3, "b3"), (2, "b2")):
        table.play(seat, f"remove/{die}")
    assert table.legal(1) == {f"remove/m{number}" for number in range(1, 7)}
    table.play(1, "remove/m3")
    assert [column.gone for column in look(table).track] == [2, 1]


@rule("RS-24")
def test_a_country_is_turned_up_in_turns_four_to_eleven() -> None:
    table = event(5, "country 4 belgium")
    assert table.legal(CHANCE) == {"country/belgium", "country/netherlands", "country/rhineland"}
    assert table.state.odds() == [1, 3, 3]
    table.chance("country/rhineland")
    assert look(table).countries == {"4": "belgium", "5": "rhineland"}


@rule("RS-24")
def test_a_country_that_is_used_up_cannot_be_turned() -> None:
    table = event(6, "country 4 belgium\ncountry 5 belgium")
    table.play(0, "gift/vp")
    table.play(1, "gift/vp")
    assert refused(table, CHANCE, "country/belgium") == "rs.why.no-such-country (RS-24)"


@rule("RS-25")
@pytest.mark.parametrize(
    ("turn", "coat"),
    list(
        enumerate(
            [
                "essen",
                "werden",
                "broich",
                "essen",
                "werden",
                "broich",
                "essen",
                "werden",
                "broich",
                "essen",
            ],
            2,
        )
    ),
)
def test_each_turn_names_a_territory(turn: int, coat: str) -> None:
    full = {2: 5, 3: 5, 4: 4, 5: 4, 6: 4, 7: 4, 8: 3, 9: 3, 10: 3, 11: 3}[turn]
    rest = ("e2=1", "e3=1", "w1=1")[: 6 - full]
    table = position(
        f"""turn {turn}
phase sale
at 2
seat 0 at e2 option none
seat 1 at werden
storages {" ".join(rest)} m6=4 m5=4 m4=4 m1=3
track black {" ".join("1" * full)}
ask sell 0
"""
    )
    assert look(table).coat == coat
    table.play(0, "sell/f_rellinghausen")
    territories = {name: space.territory for name, space in look(table).printed.river.items()}
    assert {territories[name] for name in kinds(table, 0, "return")} == {coat}


@rule("RS-26")
def test_no_marker_is_drawn_in_the_last_turn_and_no_country_turned() -> None:
    table = event(12)
    assert (look(table).phase, table.state.actors()) == ("option", [0])


@rule("RS-26")
@pytest.mark.parametrize(("turn", "open_still"), [(11, True), (12, False)])
def test_wage_and_supply_end_with_turn_eleven(turn: int, open_still: bool) -> None:
    table = choosing("seat 0 at steele\nseat 1 at werden\nearned 0 wage supply", turn=turn)
    assert ({"option/wage", "option/supply"} <= table.legal(0)) == open_still
    if not open_still:
        assert refused(table, 0, "option/wage") == "rs.why.last-turn (RS-26)"
        assert refused(table, 0, "option/supply") == "rs.why.last-turn (RS-26)"
