"""Tracks, locomotives, factories, industry, auxiliary spaces. (RR-22 to RR-50)"""

import pytest

from tests.rules import rule
from tests.rules.german_railroads.helpers import Board, german, russian


@rule("RR-22")
def test_steps_may_be_split() -> None:
    table = russian("seats 3")
    table.play(0, "place/black2/plain", "step/colour/TS/black", "step/colour/KI/black")
    assert (table.track("TS-black"), table.track("SP-black"), table.track("KI-black")) == (2, 1, 2)


@rule("RR-23", "RR-24")
def test_a_colour_stays_behind_the_next_lower_one() -> None:
    table = russian("seats 3\nseat 0 TS-black 3 SP-black 2")
    table.play(0, "place/gray2/plain", "step/colour/SP/gray")
    assert table.track("SP-gray") == 1
    assert table.refused(0, "step/colour/SP/gray") == "RR-23 no-room"
    assert table.refused(0, "step/colour/KI/gray") == "RR-23 no-room"
    table.play(0, "step/colour/TS/gray")


@rule("RR-25")
def test_tracks_end_and_railroads_take_only_their_colours() -> None:
    line = "TS-black 15 TS-gray 12 TS-brown 11 KI-black 9 KI-gray 8 KI-brown 7"
    table = russian(f"seats 3\nseat 0 {line}")
    table.play(0, "place/natural1/plain")
    assert table.refused(0, "step/colour/KI/natural") == "RR-25 not-on-railroad"
    table = russian(f"seats 3\nseat 0 {line}")
    table.play(0, "place/bg1/plain")
    assert table.refused(0, "step/bg/TS/black") == "RR-23 no-room"


@rule("RR-26", "RR-27")
def test_black_on_the_main_line_unlocks_the_colours() -> None:
    for place, colours in ((1, 1), (2, 2), (6, 3), (10, 4), (15, 5)):
        assert len(russian(f"seats 3\nseat 0 TS-black {place}").player().unlocked) == colours
    assert len(russian("seats 3\nseat 0 SP-black 9 KI-black 9").player().unlocked) == 1
    table = russian("seats 3\nseat 0 SP-black 5")
    table.play(0, "place/black2/plain", "step/colour/TS/black")
    assert table.player().unlocked == ("black", "gray")
    assert table.track("TS-gray") == 0
    table.play(0, "step/colour/TS/black")
    locked = russian("seats 3\nseat 0 SP-black 5 coins 3")
    assert locked.refused(0, "place/gray2/plain") == "RR-27 colour-locked"
    locked.play(0, "place/any2/plain")
    assert locked.refused(0, "step/any/SP/gray") == "RR-27 colour-locked"


@rule("RR-27")
def test_any_steps_may_differ_in_colour() -> None:
    table = russian("seats 3\nseat 0 TS-black 6 TS-gray 4 coins 1")
    table.play(0, "place/any2/plain", "step/any/TS/brown", "step/any/KI/black")
    assert table.track("TS-brown") == 1
    assert table.track("KI-black") == 2


@rule("RR-28")
def test_bg1_is_black_or_gray() -> None:
    table = russian("seats 3\nseat 0 TS-black 7 TS-gray 5")
    table.play(0, "place/bg1/plain")
    assert table.refused(0, "step/bg/TS/brown") == "RR-28 wrong-colour"
    table.play(0, "step/bg/TS/gray")
    assert table.track("TS-gray") == 6


# Locomotives


def building(line: str, more: str = "") -> Board:
    """Seat 0 has just taken the lowest locomotive."""
    table = russian(f"seats 3\nseat 0 {line}\n{more}")
    table.play(0, "place/loco1/plain", "build/either/loco")
    return table


def gone(number: int) -> str:
    """Lines that use up all three locomotives of a number with three players."""
    return f"returned {number} 3"


@rule("RR-29")
def test_the_lowest_locomotive_is_taken() -> None:
    table = building("coins 1", "\n".join(gone(number) for number in (2, 3)))
    table.play(0, "loco/main-2")
    assert table.player().locomotives == ("1", "4", "-", "-")


@rule("RR-30", "RR-31", "RR-32", "RR-33")
def test_a_chain_of_replacements() -> None:
    table = building("main-1 6 main-2 5 second 2 third 1", f"{gone(3)}\nreturned 2 2")
    assert table.refused(0, "loco/main-1") == "RR-30 not-lower"
    assert "give-back" in table.legal(0)
    table.play(0, "loco/second", "loco/third", "give-back")
    assert table.player().locomotives == ("6", "5", "4", "2")
    assert table.seen().factories[1] == 1


@rule("RR-30", "RR-31")
def test_no_return_while_a_slot_is_free() -> None:
    table = building("coins 1")
    assert table.legal(0) == {"loco/main-1", "loco/main-2", "loco/second", "loco/third"}
    assert table.refused(0, "give-back") == "RR-31 slot-free"
    table.play(0, "loco/main-1")
    assert table.refused(0, "give-back") == "RR-31 slot-free"
    assert table.refused(0, "loco/main-1") == "RR-30 not-lower"
    table.play(0, "loco/third")
    assert table.player().locomotives == ("2", "-", "-", "1")


@rule("RR-32")
def test_with_all_slots_full_the_piece_in_hand_may_go_back_at_any_step() -> None:
    table = building("main-1 4 main-2 5 second 3 third 1")
    table.play(0, "give-back")
    assert table.seen().factories[2] == 1
    table = building("main-1 4 main-2 4 second 3 third 3", "")
    assert table.legal(0) == {"give-back"}
    assert building("main-1 4 main-2 5").legal(0) == {
        "loco/second",
        "loco/third",
    }


@rule("RR-34")
@pytest.mark.parametrize(("line", "stars"), [("third 2", 3), ("third 9", 10), ("main-1 9", 0)])
def test_reach_is_the_sum_of_the_numbers_on_a_railroad(line: str, stars: int) -> None:
    table = russian(f"seats 2\nseat 0 KI-black 4 {line}\npassed 1")
    table.play(0, "pass")
    assert table.state.breakdown(0)["stars"] == stars


@rule("RR-35", "RR-64")
def test_a_new_locomotive_satisfies_special_spaces() -> None:
    table = building("SP-black 7", "\n".join(gone(number) for number in (2, 3)))
    table.play(0, "loco/second")
    assert table.seen().offered == {"question": 1}
    table = building("SP-black 3", gone(2) + "\n" + gone(3))
    table.play(0, "loco/second")
    assert table.state.actors() == [1]


@rule("RR-36")
def test_without_locomotives_only_factories_can_be_built() -> None:
    none_left = "\n".join(gone(number) for number in range(2, 10))
    table = russian(f"seats 3\n{none_left}")
    assert "place/loco1/plain" in table.legal(0)
    assert table.refused(0, "place/loco3/plain") == "RR-15 not-complete"
    table.play(0, "place/loco1/plain")
    assert table.refused(0, "build/either/loco") == "RR-36 no-tile"
    table.play(0, "build/either/factory", "take-factory/5")
    assert table.player().factories[0] == "5"


@rule("RR-36", "RR-40")
def test_the_last_tile_for_loco3() -> None:
    seats = "seats 1\nlast 1\n"
    emil = "\n".join(f"emil-tile {n} 2" for n in range(2, 9)) + "\nemil-tile 9 1"
    table = russian(f"{seats}{emil}\n")
    assert table.refused(0, "place/loco3/plain") == "RR-15 not-complete"


@rule("RR-40")
def test_loco3_builds_one_of_each_and_may_use_what_was_given_back() -> None:
    table = russian("seats 3\nseat 0 main-1 3 main-2 4 second 5 third 1")
    table.play(0, "place/loco3/plain")
    assert {"build/loco/loco", "build/factory/factory"} == table.legal(0)
    table.play(0, "build/loco/loco", "loco/third", "give-back", "build/factory/factory")
    assert "take-factory/1" in table.legal(0)
    table.play(0, "take-factory/1")
    assert table.player().factories[0] == "1"
    assert table.player().locomotives == ("3", "4", "5", "2")


# Factories and industry


@rule("RR-37")
def test_a_factory_is_the_lowest_locomotive_or_one_given_back() -> None:
    table = russian("seats 3\nreturned 2 3\nreturned 3 3\nreturned 5 1")
    table.play(0, "place/loco1/plain", "build/either/factory")
    assert table.legal(0) == {
        "turn-lowest",
        "take-factory/2",
        "take-factory/3",
        "take-factory/5",
    }
    assert table.refused(0, "take-factory/4") == "RR-36 no-tile"
    table.play(0, "turn-lowest")
    assert table.player().factories[0] == "4"


@rule("RR-38", "RR-39")
def test_gaps_fill_from_the_left_and_then_factories_are_replaced() -> None:
    table = russian("seats 3\nseat 0 gap-1 3 gap-2 4 gap-3 5 gap-4 6 gap-5 6 markers 9")
    table.play(0, "place/loco1/plain", "build/either/factory")
    assert table.legal(0) == {f"replace/gap-{gap}" for gap in range(1, 6)}
    table.play(0, "replace/gap-3")
    assert table.player().factories == ("3", "4", "2", "6", "6")
    assert table.seen().factories[5] == 1
    assert table.player().markers[9] == 1
    assert table.state.actors() == [1]


@rule("RR-41", "RR-44")
def test_an_empty_gap_stops_the_marker() -> None:
    table = russian("seats 4\nseat 0 markers 4")
    assert not {"ind1", "ind2", "ind1black1"} & table.places()
    assert "last_round" not in russian("seats 4\nround 7\nseat 0 markers 4").places()
    table = russian("seats 4\nseat 0 markers 4 gap-1 2")
    assert "ind2" in table.places()
    table.play(0, "place/ind2/plain")
    assert table.refused(0, "industry/3") == "RR-41 no-marker"
    table.play(0, "industry/4")
    assert table.seen().offered == {"black": 2}
    table.play(0, "industry/5")
    assert table.seen().offered == {"black": 2}
    assert table.player().markers[6] == 1
    stopped = russian("seats 4\nseat 0 markers 4\noffered industry 1\nask turn 0 placed 0 free 1")
    assert stopped.refused(0, "industry/4") == "RR-41 empty-gap"


@rule("RR-42")
def test_a_second_marker_sets_a_factory_off_again() -> None:
    line = "markers 4,5 gap-1 6 tokens kiev_medal coins 0"
    table = russian(f"seats 3\nseat 0 {line}")
    table.play(0, "place/ind1/plain", "industry/4")
    assert table.player().coins == 2
    assert table.player().markers[5] == 2


@rule("RR-43")
def test_the_unnumbered_space_gives_its_token_once() -> None:
    line = "gap-1 2 gap-2 2 gap-3 3 tokens kiev_medal,revaluation"
    table = russian(f"seats 3\nseat 0 {line} markers 3,9")
    table.play(0, "place/ind1/plain", "industry/9")
    assert table.seen().offered == {"question": 1}
    again = russian(f"seats 3\nseat 0 {line} markers 9,10")
    again.play(0, "place/ind1/plain", "industry/9")
    assert again.state.actors() == [1]
    last = russian(f"seats 3\nseat 0 {line} gap-4 4 gap-5 5 markers 3,14")
    last.play(0, "place/ind1/plain", "industry/14")
    assert last.seen().offered == {"signal": 1}
    assert last.player().signals == 1


@rule("RR-45", "GN-7")
@pytest.mark.parametrize(
    ("engineers", "points"),
    [
        ("engineer 5 seat-0\nengineer 12 seat-0\nengineer 2 seat-1", 17),
        ("engineer 5 seat-0\nengineer g4 seat-0", 0),
        ("engineer 12 seat-0\nengineer g4 seat-0", 2),
        ("", 0),
    ],
)
def test_factory_1_scores_the_numbers_of_the_engineers(engineers: str, points: int) -> None:
    text = f"seats 3\nseat 0 main-1 2 gap-1 1 markers 4\n{engineers}"
    table = russian(text, new_parts=True)
    table.play(0, "place/ind1/plain", "industry/4", "resolve/engineers")
    assert table.state.breakdown(0)["actions"] == points


@rule("RR-46")
def test_factory_8_scores_the_two_best_locomotives() -> None:
    table = russian("seats 3\nseat 0 gap-1 8 markers 4 main-1 6 main-2 3 second 5")
    table.play(0, "place/ind1/plain", "industry/4", "resolve/top2")
    assert table.state.breakdown(0)["actions"] == 11


# Auxiliary spaces


@rule("RR-47")
def test_eight_doublers_from_the_left() -> None:
    table = russian("seats 3\nseat 0 doublers 3")
    table.play(0, "place/doubler/plain")
    assert table.player().doublers == 4
    assert table.seen().doublers == 16
    assert "doubler" not in russian("seats 3\nseat 0 doublers 8").places()
    full = "seats 4\nseat 1 doublers 8\nseat 2 doublers 8\nseat 3 doublers 4"
    assert "doubler" not in russian(full).places()
    table = russian("seats 3\nseat 0 doublers 8\noffered doubler 1\nask turn 0 placed 0 free 1")
    assert table.refused(0, "resolve/doubler") == "RR-47 no-doubler"


@rule("RR-48")
def test_two_coins() -> None:
    table = russian("seats 3")
    table.play(0, "place/coins2/plain")
    assert table.player().coins == 3


@rule("RR-49")
def test_turquoise_workers_for_one_round() -> None:
    table = russian("seats 3")
    table.play(0, "place/temp/plain")
    assert table.player().workers == 7
    assert table.seen().turquoise_with == 1
    assert table.refused(1, "place/temp/plain") == "RR-11 occupied"
    table.all_pass()
    assert table.player().workers == 6


def repeating(line: str, pieces: str = "one") -> Board:
    """Seat 0 may repeat a space with one piece, or with two."""
    asked = f"ask turn 0 placed 1 free 1\nask again 0 repeat {pieces} side offered"
    return german(f"seats 3\n{line}\n{asked}", coal=True)


@rule("RR-50")
def test_reuse1_repeats_a_space_with_one_own_piece() -> None:
    table = repeating(
        "space black2 seat-0 workers 1\nspace gray2 seat-1 workers 1\nspace ind2 seat-0 workers 2\n"
        "space coins2 seat-0 coins 1\nspace order1 seat-0 workers 1\n"
        "space any2 seat-0 workers 1 coins 1\n"
        "space engineer-4 seat-0 workers 1\nengineer 4 seat-0\nseat 0 bg-workers 1 aside 0\n"
        "space engineer-13 seat-0 workers 1\nengineer 13 seat-0"
    )
    spaces = {move for move in table.legal(0) if move.startswith("again/")}
    assert spaces == {"again/black2", "again/coins2", "again/bg1", "again/engineer-4"}
    assert "skip" in table.legal(0)
    table.play(0, "again/black2")
    assert table.seen().offered == {"black": 2}
    assert table.seen().repeated == ("black2",)


@rule("RR-50", "RR-74")
def test_reuse1_from_a_factory_not_for_the_space_in_use() -> None:
    table = russian(
        "seats 3\nseat 0 gap-1 7 markers 4 black-worker 2\nspace black2 seat-0 black 1\n"
        "cards loco9 engineer_coin three_steps three_coins"
    )
    table.play(0, "place/ind1/plain", "industry/4")
    assert table.legal(0) == {"again/black2", "skip"}
    table.play(0, "again/black2")
    assert table.seen().offered == {"black": 3}


@rule("RR-50")
def test_the_turquoise_space_gives_nothing_again() -> None:
    table = repeating("space temp seat-0 workers 1\nturquoise-with 1")
    workers = table.player().workers
    table.play(0, "again/temp")
    assert table.player().workers == workers
    assert table.refused(1, "again/temp").startswith("RR-10")
