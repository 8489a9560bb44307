"""Engineers, special spaces, `?` tokens and cards. (RR-51 to RR-56, RR-64 to RR-74)"""

import pytest

from tests.rules import rule
from tests.rules.german_railroads.helpers import german, russian


@rule("RR-51")
def test_public_engineers_are_spaces_with_their_own_cost() -> None:
    table = russian(
        "seats 3\nengineer 8 strip-1\nengineer 11 strip-2\nengineer 4 strip-3\nseat 0 coins 2"
    )
    assert {"engineer-8", "engineer-11"} <= table.places()
    assert table.refused(0, "place/engineer-4/plain") == "RR-53 no-such-engineer"
    table.play(0, "place/engineer-11/plain")
    assert (table.player().coins, table.player().workers) == (1, 6)
    table = russian("seats 3\nengineer 8 strip-1")
    table.play(0, "place/engineer-8/plain")
    assert table.player().workers == 4
    assert "engineer-8" not in russian("seats 2\nengineer 8 strip-2").places()


@rule("RR-51", "RR-52", "RR-54")
def test_hiring_costs_a_coin_and_takes_the_engineer() -> None:
    assert "eng_hire" not in russian("seats 3").places()
    table = russian("seats 3\nengineer 2 hire\nengineer 3 strip-1")
    table.play(0, "place/eng_hire/plain")
    assert table.player().coins == 0
    assert table.seen().engineers["2"] == "seat-0"
    assert table.refused(1, "place/eng_hire/plain") == "RR-11 occupied"
    many = "\n".join(f"engineer {number} seat-0" for number in (3, 4, 5, 9, 10))
    rich = russian(f"seats 3\nengineer 2 hire\n{many}")
    rich.play(0, "place/eng_hire/plain")
    assert [*rich.seen().engineers.values()].count("seat-0") == 6


@rule("RR-53")
def test_a_hired_engineer_is_a_space_of_the_owner_alone() -> None:
    table = russian("seats 3\nengineer 2 seat-0\nengineer 4 seat-0\nengineer 5 seat-1")
    assert {"engineer-2", "engineer-4"} <= table.places()
    assert table.refused(0, "place/engineer-5/plain") == "RR-53 no-such-engineer"
    table.play(0, "place/engineer-2/plain", *["step/colour/TS/black"] * 3)
    table.play(1, "pass")
    table.play(2, "pass")
    assert table.refused(0, "place/engineer-2/plain") == "RR-11 occupied"


@rule("RR-55")
def test_engineer_14_copies_another_one() -> None:
    table = russian(
        "seats 3\nengineer 14 seat-0\nengineer 4 seat-1\nengineer 2 strip-1\nengineer 13 seat-2\n"
        "engineer 3 seat-0\nspace engineer-2 seat-1 workers 1"
    )
    table.play(0, "place/engineer-14/plain")
    assert {move for move in table.legal(0) if move.startswith("copy/")} == {"copy/4", "copy/2"}
    assert table.refused(0, "copy/13") == "RR-55 cannot-copy"
    table.play(0, "copy/4")
    assert table.player().coins == 3
    assert table.seen().offered == {"black": 1}
    public = russian("seats 3\nengineer 14 strip-1")
    assert public.refused(0, "place/engineer-14/plain") == "RR-15 not-complete"


@rule("RR-56")
def test_engineer_10_lets_a_gray_track_catch_up() -> None:
    table = german(
        "seats 3\nseat 0 MU-black 5 DR-black 5 NU-black 7 wuerzburg W3\nengineer 10 strip-1"
    )
    table.play(0, "place/engineer-10/plain")
    assert table.refused(0, "end-turn") == "RR-15 still-owed"
    for _ in range(6):
        table.play(0, "step/catch/NU/gray")
    assert table.track("NU-gray") == 6
    assert table.player().aside == 1
    assert table.state.actors() == [1]
    table = german("seats 3\nseat 0 MU-black 5 DR-black 5\nengineer 10 strip-1")
    table.play(0, "place/engineer-10/plain", "step/catch/MU/gray")
    assert table.refused(0, "step/catch/DR/gray") == "RR-18 not-pending"
    table.play(0, "end-turn")
    assert table.track("MU-gray") == 1


@rule("RR-15", "RR-90")
def test_engineer_9_moves_three_different_colours() -> None:
    line = "TS-black 7 TS-gray 5 TS-brown 3"
    table = russian(f"seats 3\nseat 0 {line}\nengineer 9 strip-1")
    table.play(0, "place/engineer-9/plain", "step/distinct/TS/brown")
    assert table.refused(0, "step/distinct/TS/brown") == "RR-28 wrong-colour"
    table.play(0, "step/distinct/TS/black", "step/distinct/TS/gray")
    assert table.player().tracks[0] == (8, 6, 4, 0, 0)
    assert table.state.actors() == [1]
    early = russian("seats 3\nseat 0 TS-black 5\nengineer 9 strip-1")
    assert early.refused(0, "place/engineer-9/plain") == "RR-15 not-complete"


# Special spaces


@rule("RR-64", "RR-65")
def test_a_space_is_satisfied_by_colour_and_reach_in_any_order() -> None:
    table = russian("seats 3\nseat 0 TS-black 7 TS-gray 6 TS-brown 2 main-1 3")
    table.play(0, "place/brown1/plain", "step/colour/TS/brown")
    assert table.player().aside == 1
    assert table.player().workers == 6
    short = russian("seats 3\nseat 0 TS-black 7 TS-gray 6 TS-brown 2 main-1 2")
    short.play(0, "place/brown1/plain", "step/colour/TS/brown")
    assert short.player().aside == 2
    short = russian(short.state.text().removeprefix("german_railroads\n"))
    assert short.player().aside == 2


@rule("RR-65")
def test_one_time_advantages_come_once() -> None:
    table = russian("seats 3\nseat 0 SP-black 5 second 3 claimed 64 TS-black 2 unlocked gray")
    table.play(0, "place/loco1/plain", "build/either/loco")
    table.play(0, "loco/main-1", "loco/third")
    assert table.seen().offered == {}


@rule("RR-66", "GR-23")
def test_at_most_two_workers_more() -> None:
    table = russian("seats 3\nseat 0 KI-black 6")
    table.play(0, "place/bg1/plain", "step/bg/KI/black")
    assert (table.player().workers, table.player().aside) == (6, 1)
    full = russian("seats 3\nseat 0 KI-black 6 aside 0")
    full.play(0, "place/bg1/plain", "step/bg/KI/black")
    assert (full.player().workers, full.player().aside) == (7, 0)
    board = german(
        "seats 3\nseat 0 MU-black 3 NU-black 8 NU-gray 5 wuerzburg W3 frankfurt F1 aside 0"
    )
    board.play(0, "place/bg1/plain", "step/bg/NU/gray")
    assert board.player().aside == 0


@rule("RR-67")
def test_a_signal_is_two_steps_or_ten_points() -> None:
    table = russian("seats 3\nseat 0 KI-black 8")
    table.play(0, "place/bg1/plain", "step/bg/KI/black")
    assert table.player().signals == 1
    table.play(0, "signal/points")
    assert table.state.breakdown(0)["actions"] == 10
    table = russian("seats 3\nseat 0 KI-black 8")
    table.play(0, "place/bg1/plain", "step/bg/KI/black", "signal/steps")
    assert table.seen().offered == {"black": 1, "any": 1}


@rule("RR-68")
def test_each_token_is_used_once() -> None:
    table = russian(
        "seats 3\nseat 0 tokens kiev_medal markers 0,3\nlast 0\noffered question 2\n"
        "ask turn 0 placed 1 free 0"
    )
    assert table.refused(0, "token/revaluation") == "RR-68 no-token"
    table.play(0, "token/kiev_medal")
    assert table.player().medal == 1
    assert table.player().tokens == ()
    assert table.state.actors() == [1]


@rule("RR-70", "RR-71", "RR-72")
def test_what_the_tokens_give() -> None:
    start = "seats 3\noffered question 1\nask turn 0 placed 1 free 0"
    table = russian(start)
    table.play(0, "token/revaluation")
    assert table.player().revaluation == 1
    table = russian(start)
    table.play(0, "token/second_marker")
    assert table.player().markers[0] == 2
    table.play(0, "industry/0", "industry/1")
    assert table.player().markers[:3] == (1, 0, 1)
    table = russian(start)
    table.play(0, "token/two_signals", "signal/points", "signal/points")
    assert table.state.scores()[0] == 20
    table = russian(start)
    table.play(
        0, "token/loco_and_factory", "build/loco/loco", "loco/second", "build/factory/factory"
    )
    assert table.player().factories[0] == "2"
    assert table.player().locomotives[2] == "2"


@rule("RR-73")
def test_cards_are_taken_once_and_only_if_they_can_be_done() -> None:
    start = "offered card 1\nask turn 0 placed 1 free 0"
    table = russian(f"seats 3\n{start}\ncards loco9 three_steps\nseat 1 black-worker 1")
    assert table.refused(0, "card/three_coins") == "RR-73 card-taken"
    full = "seat 0 TS-black 15 SP-black 9 KI-black 9"
    blocked = russian(f"seats 3\n{full} claimed 65535 unlocked black\n{start}")
    assert blocked.refused(0, "card/three_steps") == "RR-73 card-not-complete"
    table.play(0, "card/loco9", "loco/third")
    assert table.player().locomotives[3] == "9s"
    assert table.seen().cards == ("three_steps",)
    other = russian(f"seats 3\n{start}")
    other.play(0, "card/engineer_coin")
    assert other.seen().engineers["1"] == "seat-0"
    assert other.player().coins == 2


@rule("RR-74")
def test_the_black_worker_adds_a_black_step() -> None:
    have = "seat 0 black-worker 1\ncards loco9 engineer_coin three_steps three_coins"
    table = russian(f"seats 3\n{have}")
    table.play(0, "place/black2/black")
    assert table.seen().owed == {"black": 2}
    assert table.seen().offered == {"black": 1}
    assert table.player().black_worker == 2
    assert table.player().workers == 6
    rich = have.replace("seat 0", "seat 0 coins 2")
    table = russian(f"seats 3\n{rich}")
    table.play(0, "place/any2/black")
    assert table.seen().offered == {}
    table = russian(f"seats 3\n{have}")
    table.play(0, "place/bg1/black", "step/bg/TS/black")
    assert table.seen().offered == {"black": 1}
    table = russian(f"seats 3\n{have}\nboard 0 TS-black 5")
    table.play(0, "place/bg1/black", "step/bg/TS/gray")
    assert table.state.actors() == [1]
    assert russian("seats 3").refused(0, "place/black2/black") == "RR-74 no-black-worker"


@rule("RR-74", "RR-61")
def test_a_relocated_black_worker_counts() -> None:
    table = russian(
        "seats 3\npassed 1 2\nspace order1 seat-1 black 1\nseat 1 black-worker 2\n"
        "cards loco9 engineer_coin three_steps three_coins"
    )
    table.play(0, "pass")
    table.play(1, "relocate/black2")
    assert table.seen().offered == {"black": 1}


@rule("RR-72")
def test_two_looks_and_what_seats_know() -> None:
    table = russian(
        "seats 3\noffered end-bonus 1\nask turn 0 placed 1 free 0\nend-bonus black removed\n"
        "end-bonus signals removed\nlast 0"
    )
    table.play(0, "keep/doublers")
    later = table.state.view(0).memory.end_bonus
    assert ("doublers",) in [group.cards for group in later]
    assert ("black", "signals") in [group.cards for group in later]
    assert max(len(group.cards) for group in table.state.view(1).memory.end_bonus) == 10


@rule("RR-72")
def test_the_house_rule_draws_a_card() -> None:
    table = russian("seats 3\noffered end-bonus 1\nask turn 0 placed 1 free 0", end_bonus="draw")
    assert table.state.actors() == [-1]
    table.chance("deal-end-bonus/qtokens")
    assert table.player().end_bonus_cards == ("qtokens",)
    assert table.seen().end_pile == 7


@rule("RR-16")
def test_an_own_engineer_may_be_used_in_part() -> None:
    table = russian("seats 3\nengineer 3 seat-0\nseat 0 markers 4")
    table.play(0, "place/engineer-3/plain", "end-turn")
    assert table.track("TS-black") == 1
    assert table.state.actors() == [1]


@pytest.mark.parametrize("part", ["first", "second"])
@rule("RR-15")
def test_engineer_15_leaves_a_choice(part: str) -> None:
    table = russian(
        "seats 3\nengineer 15 strip-1\nend-bonus black removed\nend-bonus signals removed"
    )
    table.play(0, "place/engineer-15/plain", f"choose/engineer-15/{part}")
    if part == "second":
        assert table.state.scores()[0] == 10
    else:
        assert "keep/doublers" in table.legal(0)
