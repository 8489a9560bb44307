"""The Germany module. (GR-1 to GR-26)"""

import pytest

from tests.rules import rule
from tests.rules.german_railroads.helpers import german


@rule("GR-4")
def test_colours_unlock_on_the_main_line() -> None:
    assert german("seats 2\nseat 0 MU-black 2").player().unlocked == ("black", "gray")
    assert german("seats 2\nseat 0 MU-black 8").player().unlocked == ("black", "gray", "brown")
    berlin = german("seats 2\nseat 0 MU-black 9 branch berlin").player().unlocked
    assert "natural" in berlin
    assert "natural" not in german("seats 2\nseat 0 MU-black 9 branch hamburg").player().unlocked
    assert "white" in german("seats 2\nseat 0 MU-black 15 branch hamburg").player().unlocked
    table = german("seats 2\nseat 0 MU-black 5")
    table.play(0, "place/bg1/plain", "step/bg/MU/black")
    assert table.player().unlocked == ("black", "gray", "brown")


@rule("GR-5", "GR-6")
@pytest.mark.parametrize(("way", "natural"), [("hamburg", False), ("berlin", True)])
def test_the_switch(way: str, natural: bool) -> None:
    table = german("seats 2\nseat 0 MU-black 6")
    table.play(0, "place/black3/plain", "step/colour/MU/black", "step/colour/MU/black")
    assert "branch/hamburg" not in table.legal(0)
    table.play(0, "step/colour/MU/black")
    assert table.legal(0) == {"branch/hamburg", "branch/berlin"}
    table.play(0, f"branch/{way}")
    assert table.player().branch == way
    assert ("natural" in table.player().unlocked) == natural


@rule("GR-6")
def test_berlin_is_shorter_and_never_white() -> None:
    table = german("seats 2\nseat 0 MU-black 12 branch berlin coins 3 DR-black 9 hannover H1")
    table.play(0, "place/bg1/plain")
    assert table.refused(0, "step/bg/MU/black") == "RR-23 no-room"
    line = "MU-black 12 MU-gray 9 MU-brown 8 MU-natural 6 branch berlin coins 1"
    white = german(f"seats 2\nseat 0 {line} unlocked gray,brown,natural,white")
    white.play(0, "place/any2/plain")
    assert white.refused(0, "step/any/MU/white") == "RR-25 not-on-railroad"


@rule("GR-7")
def test_the_end_of_hamburg_brings_two_white_steps() -> None:
    line = "MU-black 14 MU-gray 9 MU-brown 8 MU-natural 6 branch hamburg signals 0"
    table = german(f"seats 2\nseat 0 {line}")
    table.play(0, "place/bg1/plain", "step/bg/MU/black")
    assert table.seen().offered == {"white": 2, "signal": 1}
    table.play(0, "step/colour/MU/white", "step/colour/MU/white")
    assert table.track("MU-white") == 2


@rule("GR-8")
def test_only_two_natural_tracks() -> None:
    line = "MU-black 12 MU-gray 9 MU-brown 8 MU-natural 2 branch berlin"
    line += " DR-black 5 DR-gray 4 DR-brown 3"
    table = german(
        f"seats 2\nseat 0 {line} DR-natural 1 NU-black 4 NU-gray 3 NU-brown 2 wuerzburg W1"
    )
    table.play(0, "place/natural1/plain")
    assert table.refused(0, "step/colour/NU/natural") == "GR-8 no-piece"
    one_left = german(
        "seats 2\nseat 0 MU-black 12 MU-gray 4 MU-brown 3 MU-natural 2 branch berlin "
        "DR-black 5 DR-gray 4 DR-brown 3 NU-black 4 NU-gray 3 NU-brown 2 wuerzburg W1"
    )
    one_left.play(0, "place/natural2/plain")
    assert one_left.refused(0, "step/colour/NU/natural") == "RR-15 would-strand"
    one_left.play(0, "step/colour/DR/natural", "step/colour/DR/natural")
    assert one_left.track("DR-natural") == 2


@rule("GR-9", "GR-10", "GR-11")
def test_a_station_asks_for_an_extension() -> None:
    table = german("seats 2\nseat 0 NU-black 3\nseat 1 NU-black 4 wuerzburg W2")
    table.play(0, "place/black3/plain", "step/colour/NU/black")
    assert table.legal(0) == {f"extension/W{n}" for n in (1, 3, 4, 5, 6)}
    assert table.refused(0, "extension/W2") == "GR-10 no-such-extension"
    assert table.refused(0, "extension/H1") == "GR-10 no-such-extension"
    table.play(0, "extension/W5")
    assert table.track("NU-black") == 4
    assert table.seen().offered == {"either": 1}
    table.play(0, "step/colour/NU/black")
    assert table.track("NU-black") == 5
    assert "W5" not in table.seen().extensions


@rule("GR-9")
@pytest.mark.parametrize(
    ("line", "step", "letter"),
    [("DR-black 5", "DR", "H"), ("NU-black 7 wuerzburg W1", "NU", "F")],
)
def test_the_other_stations(line: str, step: str, letter: str) -> None:
    table = german(f"seats 2\nseat 0 {line}")
    table.play(0, "place/bg1/plain", f"step/bg/{step}/black")
    assert table.legal(0) == {f"extension/{letter}{n}" for n in range(1, 7)}


@rule("GR-12")
def test_an_extension_counts_at_once_if_it_is_satisfied() -> None:
    table = german("seats 2\nseat 0 DR-black 5 second 6")
    table.play(0, "place/bg1/plain", "step/bg/DR/black", "extension/H2")
    assert table.seen().offered == {"question": 1}
    table = german("seats 2\nseat 0 NU-black 3 third 4\npassed 1")
    table.play(0, "place/bg1/plain", "step/bg/NU/black", "extension/W2", "pass")
    assert table.state.breakdown(0)["stars"] == 9


@rule("GR-13")
def test_nothing_enters_before_black() -> None:
    table = german("seats 2\nseat 0 MU-black 2 NU-black 3 NU-gray 2")
    table.play(0, "place/bg1/plain")
    assert table.refused(0, "step/bg/NU/gray") == "RR-23 no-room"


@rule("GR-14")
def test_the_choice_is_never_empty() -> None:
    lines = "\n".join(f"seat {n} NU-black 4 wuerzburg W{n}" for n in (1, 2, 3))
    table = german(f"seats 4\nseat 0 NU-black 3\n{lines}")
    table.play(0, "place/bg1/plain", "step/bg/NU/black")
    assert table.legal(0) == {"extension/W4", "extension/W5", "extension/W6"}
    assert "W4" in table.state.view(2).table.extensions


@rule("GR-16")
def test_immediate_effects_come_once() -> None:
    table = german("seats 2\nseat 0 NU-black 7 wuerzburg W1 coins 0")
    table.play(0, "place/black3/plain", "step/colour/NU/black", "extension/F2")
    assert table.player().coins == 2
    table.play(0, "step/colour/DR/black", "step/colour/DR/black")
    table.all_pass()
    assert table.player().coins == 2


@rule("GR-17")
def test_the_additional_marker() -> None:
    table = german("seats 2\nseat 0 NU-black 4 wuerzburg W6 markers 3")
    table.play(0, "place/bg1/plain", "step/bg/NU/black")
    assert table.legal(0) == {"marker/take", "marker/leave"}
    table.play(0, "marker/take")
    assert table.player().markers[:4] == (1, 0, 0, 1)
    assert table.seen().marker_left == 0
    blocked = german("seats 2\nseat 0 NU-black 4 wuerzburg W6")
    blocked.play(0, "place/bg1/plain", "step/bg/NU/black")
    assert blocked.state.actors() == [1]
    assert blocked.seen().marker_left == 1
    left = german("seats 2\nseat 0 NU-black 4 wuerzburg W6 markers 3")
    left.play(0, "place/bg1/plain", "step/bg/NU/black", "marker/leave")
    assert left.seen().marker_left == 1
    three = german("seats 2\nseat 0 NU-black 4 wuerzburg W6 markers 3,4 tokens kiev_medal")
    three.play(0, "place/bg1/plain", "step/bg/NU/black", "marker/take")
    assert sum(three.player().markers) == 3


@rule("GR-18", "GR-19", "GR-20", "GR-22")
def test_income_markers() -> None:
    table = german("seats 2\nseat 0 DR-black 6 hannover H6 second 7\nseat 1 income-any 1")
    table.play(0, "place/bg1/plain", "step/bg/DR/black")
    assert table.refused(0, "take-income/any") == "GR-18 no-income"
    table.play(0, "take-income/coin")
    coins = table.player().coins
    table.play(0, "income/coin")
    assert table.player().coins == coins + 1
    table.play(1, "pass")
    assert table.refused(0, "income/coin") == "GR-19 income-spent"
    assert table.refused(0, "income/industry") == "GR-18 no-income"
    table.play(0, "pass")
    assert table.player().income_used == (0, 0, 0, 0, 0)
    assert "income/coin" in table.legal(0)


@rule("GR-20")
def test_an_income_marker_may_be_used_in_part_and_before_placing() -> None:
    table = german("seats 2\nseat 0 MU-black 2 NU-black 3 income-gray_brown 1 income-coin 2")
    table.play(0, "income/gray_brown", "step/colour/NU/gray")
    assert table.seen().offered == {"brown": 1}
    table.play(0, "income/coin", "income/coin", "place/coins2/plain")
    assert table.player().coins == 6
    assert table.state.actors() == [1]


@rule("GR-21")
def test_nobody_uses_income_in_the_turn_of_another() -> None:
    table = german("seats 2\nseat 1 income-coin 1")
    assert table.refused(1, "income/coin").startswith("RR-10")
    table = german("seats 2\npassed 1\nseat 1 income-coin 1")
    table.play(0, "place/coins2/plain")
    assert table.state.actors() == [0]


@rule("GR-23")
def test_two_more_workers_however_many_spaces() -> None:
    line = "DR-black 8 DR-gray 6 MU-black 2 hannover H3 aside 0"
    table = german(f"seats 2\nseat 0 {line}")
    workers = table.player().workers
    table.play(0, "place/bg1/plain", "step/bg/DR/gray")
    assert table.player().aside == 0
    assert table.player().workers == workers - 1
