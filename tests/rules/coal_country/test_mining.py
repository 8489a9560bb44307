"""Area 2: auto-production, mining foremen, church, refuse. (CC-35 to CC-40, CC-98)"""

import pytest

from coalface.games.coal_country.names import CELL_NAMES
from tests.rules import rule
from tests.rules.coal_country.helpers import Desk, Option, logged, look, position, refused


def mined(text: str, seats: int = 2, **options: Option) -> Desk:
    """Seat 0 commits last in round 3; then seat 1 is asked to sell a piece of coal."""
    desk = position(
        f"round 3\nfinished {' '.join(str(seat) for seat in range(1, seats))}\n"
        f"seat 1 coal 1\nforeman 1 broker 1\n{text}",
        seats,
        **options,
    )
    desk.play(0, "commit")
    return desk


@rule("CC-35")
def test_supplied_tiles_yield_by_themselves_without_refuse() -> None:
    desk = mined("tile 0 n1 tee-steady 2 WAE")
    assert logged(desk, "cc.mined") == [(0, (4,)), (1, (2,))]
    company = look(desk).companies[0]
    assert (company.coal, company.refuse) == (4, 0)


@rule("CC-35")
def test_in_round_1_every_entrance_yields_2() -> None:
    desk = position("finished 1\nforeman 1 broker 4\nforeman 0 broker 1")
    desk.play(0, "commit")
    assert [company.coal for company in look(desk).companies] == [2, 2]
    assert [company.refuse for company in look(desk).companies] == [0, 0]


@rule("CC-36", "CC-40")
@pytest.mark.parametrize(("value", "coal"), [(0, 0), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_a_foreman_also_mines_the_column_of_his_influence(value: int, coal: int) -> None:
    desk = mined(f"foreman 0 0 {value}")
    assert look(desk).companies[0].coal == 2 + coal
    assert look(desk).stockpile == 2 + coal + 3
    refuse = 1 if coal else 0
    assert logged(desk, "cc.tile.mined") == [(0, (10, value, coal, refuse))]


@rule("CC-40")
def test_four_foremen_on_four_entrances() -> None:
    lines = "".join(f"foreman {seat} 0 4\nforeman {seat} broker 2\n" for seat in range(4))
    desk = position(f"finished 1 2 3\n{lines}", 4)
    desk.play(0, "commit")
    assert [company.coal for company in look(desk).companies] == [7] * 4
    assert (look(desk).stockpile, look(desk).coal_price) == (28, 8)


@rule("CC-36")
@pytest.mark.parametrize(
    ("value", "coal"), [(1, 1), (2, 2), (3, 2), (4, 3)], ids=["1", "2", "3", "4"]
)
def test_without_all_utilities_half_rounded_down(value: int, coal: int) -> None:
    desk = mined(f"tile 0 n1 cross-steady 0 WA\nforeman 0 n1 {value}")
    assert logged(desk, "cc.tile.mined")[0][1][2] == coal


@rule("CC-36")
def test_a_house_rule_lets_the_0_mine() -> None:
    desk = mined("foreman 0 0 0", influence_zero_mines=1)
    assert logged(desk, "cc.tile.mined") == [(0, (10, 0, 1, 1))]


@rule("CC-37")
def test_tiles_not_supplied_or_not_connected_yield_nothing_by_themselves() -> None:
    desk = mined("tile 0 n1 cross-rich 0 WA\ntile 0 e1 dead-end-rich 0 WAE")
    assert look(desk).companies[0].coal == 2


@rule("CC-38")
def test_the_church_adds_the_amount_of_a_1_and_no_refuse() -> None:
    desk = mined(
        "village 0 church\nforeman 0 church 3\nforeman 0 0 4\n"
        "tile 0 n1 cross-rich 0 WAE\nforeman 0 n1 2"
    )
    assert desk.legal(0) == {"church/0", "church/n1", "stop"}
    desk.play(0, "church/n1")
    cell = 10 + CELL_NAMES.index("n1")
    assert logged(desk, "cc.tile.mined") == [(0, (10, 4, 5, 1)), (0, (cell, 2, 4 + 2, 1))]
    assert logged(desk, "cc.church.helped") == [(0, (cell, 2))]
    assert look(desk).companies[0].coal == 2 + 5 + 2 + 6
    assert look(desk).companies[0].refuse == 2


@rule("CC-38")
def test_a_single_miner_may_take_the_help_or_go_without() -> None:
    desk = mined("village 0 church\nforeman 0 church 4\nforeman 0 0 4")
    assert desk.legal(0) == {"church/0", "stop"}
    desk.play(0, "church/0")
    assert logged(desk, "cc.tile.mined") == [(0, (10, 4, 7, 1))]
    desk = mined("village 0 church\nforeman 0 church 4\nforeman 0 0 4")
    desk.play(0, "stop")
    assert logged(desk, "cc.church.declined") == [(0, ())]
    assert logged(desk, "cc.tile.mined") == [(0, (10, 4, 5, 1))]
    assert (look(desk).companies[0].coal, desk.state.actors()) == (2 + 5, [1])


@rule("CC-38", "CC-39")
def test_without_help_a_miner_of_nothing_leaves_no_refuse() -> None:
    text = "village 0 church\nforeman 0 church 3\nforeman 0 0 0"
    for answer, coal, refuse in (("church/0", 2 + 2, 1), ("stop", 2, 0)):
        desk = mined(text)
        desk.play(0, answer)
        company = look(desk).companies[0]
        assert (company.coal, company.refuse) == (coal, refuse)


@rule("CC-38")
def test_a_church_that_helps_nobody_asks_nothing() -> None:
    text = "village 0 church\nforeman 0 church 4\ntile 0 n1 cross-rich 0 WAE\n"
    assert mined(text).state.actors() == [1]
    poor = f"{text}tile 0 w1 dead-end-steady 1\nforeman 0 w1 4"
    assert mined(poor).state.actors() == [1]


@rule("CC-38")
def test_in_games_of_version_1_a_single_miner_is_helped_without_a_question() -> None:
    desk = mined("village 0 church\nforeman 0 church 4\nforeman 0 0 4", version=1)
    assert logged(desk, "cc.tile.mined") == [(0, (10, 4, 7, 1))]
    two = "village 0 church\nforeman 0 church 4\nforeman 0 0 4\n"
    desk = mined(f"{two}tile 0 n1 cross-rich 0 WAE\nforeman 0 n1 2", version=1)
    assert desk.legal(0) == {"church/0", "church/n1"}
    assert refused(desk, 0, "stop") == "not-now (CC-31)"


@rule("CC-38")
def test_on_a_tile_not_supplied_both_amounts_are_halved_by_themselves() -> None:
    text = "village 0 church\nforeman 0 church 4\ntile 0 n1 cross-steady\nforeman 0 n1 3"
    desk = mined(text)
    desk.play(0, "church/n1")
    assert logged(desk, "cc.tile.mined")[0][1][2] == 5 // 2 + 3 // 2
    desk = mined(text, church_half_yield="sum_then_halve")
    desk.play(0, "church/n1")
    assert logged(desk, "cc.tile.mined")[0][1][2] == (5 + 3) // 2


@rule("CC-39")
def test_who_mines_nothing_leaves_no_refuse() -> None:
    text = "foreman 0 0 0\ntile 0 n1 dead-end-steady 2\nforeman 0 n1 2"
    assert look(mined(text)).companies[0].refuse == 0
    assert look(mined(text, refuse_only_if_coal_mined=False)).companies[0].refuse == 2


@rule("CC-98")
def test_with_a_visible_tailor_the_0_is_a_1() -> None:
    desk = mined("village 0 tailor\nforeman 0 0 0")
    assert logged(desk, "cc.tile.mined") == [(0, (10, 0, 2, 1))]
    desk = mined("village 0 school\ncovered 0 tailor\nforeman 0 0 0")
    assert logged(desk, "cc.tile.mined") == [(0, (10, 0, 0, 0))]
