"""The scoring phase and the end of the game. (RR-77 to RR-87)"""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.german_railroads.helpers import Board, gained, german, russian


def scored(
    seat_line: str, board: str = "russian", seats: int = 2, more: str = "", **options: Any
) -> dict[str, int]:
    """What seat 0 scores in a scoring phase with this board."""
    table = Board(f"seats {seats}\nseat 0 {seat_line}\n{more}", board=board, **options)
    before = table.state.breakdown(0)
    table.all_pass()
    found = gained(table, 0, before)
    found.pop("passing", None)
    return found


@rule("RR-78", "RR-79")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("TS-black 9 TS-gray 7 TS-brown 3 main-1 6 main-2 2", 10),
        ("TS-black 9 TS-gray 7 TS-brown 3 main-1 6 main-2 2 doublers 1", 12),
        ("TS-black 7 TS-gray 6 TS-brown 5 main-1 3", 6),
        ("TS-black 7 TS-gray 6 TS-brown 5 main-1 3 main-2 4", 11),
        ("TS-black 12 TS-gray 11 TS-brown 10 TS-natural 4 main-1 9 main-2 3", 4 * 4 + 6 * 2 + 1),
        ("TS-black 5 main-1 9", 0),
    ],
)
def test_each_space_in_reach_scores_its_highest_colour(line: str, points: int) -> None:
    assert scored(line).get("railroad-1", 0) == points


@rule("RR-79", "RR-65")
@pytest.mark.parametrize(("loco", "points"), [(7, 18), (6, 8)])
def test_a_satisfied_x2_doubles_the_railroad(loco: int, points: int) -> None:
    found = scored(f"TS-black 6 SP-black 9 SP-gray 7 SP-brown 2 second {loco} unlocked gray,brown")
    assert found["railroad-2"] == points


@rule("RR-80", "RR-65")
@pytest.mark.parametrize(
    ("line", "points"),
    [("KI-black 3 third 3", 6), ("KI-black 3 third 2", 3), ("KI-black 1 third 9", 1)],
)
def test_stars_add_up(line: str, points: int) -> None:
    assert scored(line) == {"stars": points}


@rule("RR-69")
@pytest.mark.parametrize(("loco", "medal"), [(5, 20), (4, 0)])
def test_the_medal_needs_gray_and_reach(loco: int, medal: int) -> None:
    tracks = f"TS-black 2 KI-black 6 third {loco} medal 1"
    assert scored(f"{tracks} KI-gray 5").get("medal", 0) == medal
    assert "medal" not in scored(f"{tracks} KI-gray 4")


@rule("RR-69", "GR-15")
@pytest.mark.parametrize(
    ("board", "line"),
    [("russian", "KI-black 5 third 5 medal 1"), ("german", "DR-black 5 second 5 medal 1")],
)
def test_black_is_enough_for_the_medal_in_set_1_and_as_a_house_rule(board: str, line: str) -> None:
    assert "medal" not in scored(line, board)
    assert scored(line, board, medal_track="black")["medal"] == 20
    assert scored(line, board, components="1")["medal"] == 20


@rule("RR-81", "RR-71")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("markers 5 gap-1 2", 5),
        ("markers 10 gap-1 2 gap-2 3 gap-3 4", 15),
        ("markers 5,12 gap-1 2 gap-2 3 gap-3 4 gap-4 5 tokens kiev_medal", 25),
        ("markers 15 gap-1 2 gap-2 3 gap-3 4 gap-4 5 gap-5 6", 30),
        ("markers 0", 0),
    ],
)
def test_every_marker_scores_the_last_number(line: str, points: int) -> None:
    assert scored(line).get("industry", 0) == points


@rule("RR-70", "GN-10")
@pytest.mark.parametrize(("table", "points"), [(0, 10), (1, 14), (2, 16)])
def test_revaluation_changes_the_values(table: int, points: int) -> None:
    line = f"TS-black 8 TS-gray 6 TS-brown 4 main-1 8 revaluation {table}"
    assert scored(line)["railroad-1"] == points


@rule("RR-79", "RR-47")
def test_doublers_lie_from_the_left() -> None:
    line = "TS-black 9 TS-gray 8 main-1 9 doublers 4"
    assert scored(line)["railroad-1"] == 8 + 4


@rule("GR-3", "RR-34")
def test_two_locomotives_on_muenchen_and_doublers_above_it() -> None:
    line = "MU-black 9 MU-gray 8 branch berlin main-1 4 main-2 3 doublers 2"
    assert scored(line, "german")["railroad-1"] == 7 + 2


@rule("GR-15", "GR-24")
def test_stars_and_medal_on_the_german_board() -> None:
    line = "MU-black 2 NU-black 3 third 3 DR-black 6 DR-gray 5 hannover H1 second 5 medal 1"
    found = scored(line, "german")
    assert found["stars"] == 6
    assert found["medal"] == 20


@rule("GR-12", "GR-24")
def test_stars_of_an_extension_count_too() -> None:
    assert scored("NU-black 5 third 5 wuerzburg W2", "german")["stars"] == 1 + 2 + 3 + 3 + 4


# The end


FINISH = "round 6\nphase playing"


def ended(
    seat_line: str, card: str, board: str = "russian", more: str = "", **options: Any
) -> dict[str, int]:
    """What seat 0 gets in the final scoring with an end bonus card."""
    text = f"seats 2\n{FINISH}\nseat 0 {seat_line}\nend-bonus {card} seat-0 1 0\n"
    text += f"end-bonus black removed\nend-bonus doublers removed\n{more}"
    table = Board(text, board=board, **options)
    before = table.state.breakdown(0)
    table.all_pass()
    assert table.state.actors() == []
    return gained(table, 0, before)


@rule("RR-85")
@pytest.mark.parametrize(
    ("card", "line", "points"),
    [
        ("factories", "gap-1 2 gap-2 3 gap-3 4", 12),
        ("end_stations", "SP-black 9 KI-black 9", 20),
        ("gray_brown", "TS-black 9 TS-gray 7 TS-brown 3 KI-black 4 KI-gray 2", 12),
        ("signals", "signals 1", 0),
        ("signals", "signals 3", 15),
        ("signals", "signals 4", 25),
        ("signals", "signals 6", 40),
        ("qtokens", "tokens revaluation,three_doublers,second_marker", 28),
        ("extra_engineer", "coins 3", 0),
        ("top_locos", "main-1 9 main-2 7 second 5 third 4", 25),
    ],
)
def test_end_bonus_cards(card: str, line: str, points: int) -> None:
    assert ended(line, card).get("end-bonus", 0) == points


@rule("RR-85")
@pytest.mark.parametrize(("doublers", "points"), [(3, 0), (4, 20), (6, 20), (7, 30)])
def test_the_doubler_card_has_steps(doublers: int, points: int) -> None:
    table = russian(
        f"seats 2\n{FINISH}\nseat 0 doublers {doublers}\nend-bonus doublers seat-0 1 0\n"
        "end-bonus black removed\nend-bonus signals removed"
    )
    table.all_pass()
    assert table.state.breakdown(0)["end-bonus"] == points


@rule("RR-85")
def test_the_black_card_sums_positions() -> None:
    table = russian(
        f"seats 2\n{FINISH}\nseat 0 TS-black 15 SP-black 4 KI-black 7\n"
        "end-bonus black seat-0 1 0\nend-bonus doublers removed\nend-bonus signals removed"
    )
    table.all_pass()
    assert table.state.breakdown(0)["end-bonus"] == 26


@rule("RR-85", "RR-86")
def test_engineers_card_and_extra_engineer() -> None:
    found = ended("coins 0", "engineers", more="engineer 3 seat-0\nengineer 9 seat-0")
    assert found["end-bonus"] == 12
    assert found["majority"] == 40
    more = "engineer 3 seat-0\nengineer 9 seat-1"
    assert ended("coins 0", "extra_engineer", more=more)["majority"] == 40


@rule("RR-86")
@pytest.mark.parametrize(("rival", "before"), [("engineer 9 seat-1", 20), ("", 40)])
def test_the_card_that_counts_as_an_engineer_is_not_enough_by_itself(
    rival: str, before: int
) -> None:
    assert "majority" not in ended("coins 0", "extra_engineer", more=rival)
    assert ended("coins 0", "extra_engineer", more=rival, version=1)["majority"] == before


@rule("GR-25")
def test_end_stations_of_the_german_board() -> None:
    line = "MU-black 12 branch berlin DR-black 9 hannover H1 NU-black 8 wuerzburg W1 frankfurt F1"
    assert ended(line, "end_stations", "german")["end-bonus"] == 20
    line = line.replace("branch berlin", "branch hamburg")
    assert ended(line, "end_stations", "german")["end-bonus"] == 10


@rule("RR-86", "RR-89")
@pytest.mark.parametrize(
    ("engineers", "points"),
    [
        ("engineer 3 seat-0", (40, 0)),
        ("engineer 3 seat-0\nengineer 4 seat-1", (20, 40)),
        ("engineer 3 seat-0\nengineer 2 seat-0\nengineer 15 seat-1", (40, 20)),
        ("", (0, 0)),
    ],
)
def test_the_engineer_majority(engineers: str, points: tuple[int, int]) -> None:
    table = russian(f"seats 2\n{FINISH}\n{engineers}")
    table.all_pass()
    assert tuple(table.state.breakdown(seat)["majority"] for seat in (0, 1)) == points


@rule("RR-87")
def test_the_highest_total_wins_and_ties_are_shared() -> None:
    table = russian(
        f"seats 3\n{FINISH}\nseat 2 points-actions 50\nseat 0 points-actions 2\norder 0 1 2"
    )
    table.all_pass()
    assert table.state.standing() == [[2], [0, 1]]


@rule("RR-77", "RR-82", "RR-14", "RR-49")
def test_clean_up_brings_everything_home() -> None:
    table = russian(
        "seats 3\npassed 1 2\nturquoise-with 1\nspace temp seat-0 workers 1\n"
        "space black3 seat-0 workers 1 coins 1\n"
        "seat 0 coins 2 black-worker 2 bg-workers 1 bg-black 1\n"
        "cards loco9 engineer_coin three_steps three_coins"
    )
    assert table.player().workers == 6 - 3 + 2
    table.play(0, "pass")
    assert table.player().workers == 6
    assert table.player().black_worker == 1
    assert table.player().coins == 2
    assert table.player().on_bg1 == (0, 0, 0)
    assert table.seen().spaces == ()
    assert table.seen().turquoise_with == 0
    assert table.seen().round == 2


@rule("RR-83")
def test_engineers_move_to_the_right() -> None:
    table = russian("seats 2\nengineer 2 hire\nengineer 3 strip-1\nengineer 9 strip-4")
    table.all_pass()
    places = table.seen().engineers
    assert (places["2"], places["3"], places["9"]) == ("gone", "hire", "strip-3")


@rule("RR-84")
def test_the_last_round_has_its_own_space() -> None:
    assert "last_round" not in russian("seats 3\nround 5").places()
    table = russian("seats 3\nround 6")
    assert "last_round" in table.places()
    assert not {"order1", "order2"} & table.places()
    assert table.refused(0, "place/order1/plain") == "RR-1 closed-space"
    table.play(0, "place/last_round/plain")
    assert table.seen().owed == {"industry": 3}
    assert "order2" in russian("seats 4\nround 6\n").places()
    assert "last_round" in russian("seats 4\nround 7\n").places()


@rule("GC-25")
def test_coal_has_no_value_at_the_end() -> None:
    table = german("seats 2\nround 5\nseat 0 coal 9", coal=True)
    table.all_pass()
    assert table.state.actors() == []
    assert table.state.scores() == [0, 2]
