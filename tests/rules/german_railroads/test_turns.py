"""Turns, placing and paying, passing, turn order. (RR-10 to RR-21, RR-57 to RR-63, RR-75, RR-76)"""

import pytest

from tests.rules import rule
from tests.rules.german_railroads.helpers import german, russian


@rule("RR-10")
def test_turns_go_by_the_order_until_all_have_passed() -> None:
    table = russian("seats 3\norder 2 0 1")
    assert table.state.actors() == [2]
    table.play(2, "place/coins2/plain")
    assert table.state.actors() == [0]
    assert table.refused(1, "pass") == "RR-10 not-your-turn"
    table.play(0, "pass")
    table.play(1, "place/bg1/plain", "step/bg/TS/black")
    table.play(2, "pass")
    table.play(1, "place/bg1/plain", "step/bg/TS/black")
    assert table.state.actors() == [1]


@rule("RR-11")
def test_a_space_takes_its_workers_and_is_blocked() -> None:
    table = russian("seats 3")
    table.play(0, "place/black3/plain")
    assert table.player().workers == 4
    assert table.seen().spaces[0].workers == 2
    table.play(0, *["step/colour/TS/black"] * 3)
    assert table.refused(1, "place/black3/plain") == "RR-11 occupied"
    table = russian(
        "seats 3\nspace loco2 seat-0 workers 2\nspace ind2 seat-0 workers 2\nseat 0 bg-workers 1"
    )
    assert table.refused(0, "place/black3/plain") == "RR-11 too-few-workers"


@rule("RR-12")
def test_bg1_is_never_blocked() -> None:
    table = russian("seats 2\nseat 0 bg-workers 2\nseat 1 bg-workers 1")
    table.play(0, "place/bg1/plain", "step/bg/KI/black")
    table.play(1, "place/bg1/coin", "step/bg/KI/black")
    assert table.player(0).on_bg1 == (3, 0, 0)
    assert table.player(1).on_bg1 == (1, 1, 0)


@rule("RR-13")
def test_coins_stand_in_for_workers_but_not_the_other_way() -> None:
    table = russian("seats 3\nseat 0 coins 3")
    ways = {m for m in table.legal(0) if m.startswith("place/black3")}
    assert ways == {"place/black3/plain", "place/black3/coin", "place/black3/2coins"}
    assert {m for m in table.legal(0) if m.startswith("place/any2")} == {
        "place/any2/plain",
        "place/any2/coin",
    }
    table.play(0, "place/any2/coin")
    assert table.player().coins == 1
    assert table.player().workers == 6
    poor = russian("seats 3\nseat 0 coins 0")
    assert poor.refused(0, "place/any2/plain") == "RR-13 too-few-coins"
    assert poor.refused(0, "place/black2/2coins") == "RR-13 wrong-payment"
    optional = russian("seats 3\nseat 0 coins 3", any2_two_coins=False)
    assert optional.refused(0, "place/any2/coin") == "RR-13 wrong-payment"


@rule("RR-14")
def test_coins_on_spaces_are_gone_at_the_end_of_the_round() -> None:
    table = russian("seats 2\npassed 1\nspace black3 seat-0 workers 1 coins 1\nseat 0 coins 2")
    table.play(0, "pass")
    assert table.player().coins == 2
    assert table.seen().spaces == ()


NEARLY_DONE = "seat 0 TS-black 15 SP-black 9 KI-black 8"


@rule("RR-15", "RR-16")
def test_contested_actions_must_be_possible_in_full() -> None:
    table = russian(f"seats 3\n{NEARLY_DONE}\nengineer 2 seat-0")
    assert table.refused(0, "place/black2/plain") == "RR-15 not-complete"
    assert "place/bg1/plain" in table.legal(0)
    table.play(0, "place/engineer-2/plain", "step/colour/KI/black")
    assert table.track("KI-black") == 9
    public = russian(f"seats 3\n{NEARLY_DONE}\nengineer 2 strip-1")
    assert public.refused(0, "place/engineer-2/plain") == "RR-15 not-complete"


@rule("RR-15")
def test_what_is_owed_must_be_done() -> None:
    table = russian("seats 3")
    table.play(0, "place/black2/plain", "step/colour/TS/black")
    assert table.refused(0, "end-turn") == "RR-15 still-owed"
    table.play(0, "step/colour/TS/black")
    assert table.state.actors() == [1]


@rule("RR-15")
def test_a_step_must_leave_the_rest_possible() -> None:
    table = russian("seats 3\nseat 0 TS-black 2\nengineer 6 strip-1")
    table.play(0, "place/engineer-6/plain")
    assert table.seen().owed == {"black": 1, "gray": 2}
    table.play(0, "step/colour/TS/gray")
    assert table.track("TS-gray") == 1
    table.play(0, "step/colour/KI/black", "step/colour/KI/gray")
    crowded = russian("seats 3\nseat 0 TS-black 2 TS-gray 1 SP-black 9\nengineer 6 strip-1")
    crowded.play(0, "place/engineer-6/plain")
    assert "step/colour/TS/black" in crowded.legal(0)


@rule("RR-17")
def test_bonuses_on_the_way_do_not_make_an_action_legal() -> None:
    table = russian("seats 3\nseat 0 TS-black 1 SP-black 3\n")
    assert table.refused(0, "place/gray2/plain") == "RR-27 colour-locked"
    table = russian("seats 3\nseat 0 TS-black 14 SP-black 9 KI-black 9")
    assert table.refused(0, "place/black2/plain") == "RR-15 not-complete"


@rule("RR-16", "RR-18")
def test_what_is_not_resolved_is_lost_with_the_turn() -> None:
    table = russian("seats 3\nseat 0 SP-black 3 second 4 signals 0")
    table.play(0, "place/black2/plain", "step/colour/SP/black")
    assert table.seen().offered == {"question": 1}
    table.play(0, "token/three_doublers", "resolve/doubler", "step/colour/TS/black")
    table.play(0, "end-turn")
    assert table.player().doublers == 1
    assert table.seen().offered == {}
    table.play(1, "pass")
    table.play(2, "pass")
    assert table.seen().offered == {}


@rule("RR-19")
def test_a_locomotive_is_placed_before_anything_else() -> None:
    table = russian("seats 3\nseat 0 TS-black 3")
    table.play(0, "place/loco1/plain", "build/either/loco")
    assert table.legal(0) == {"loco/main-1", "loco/main-2", "loco/second", "loco/third"}
    table.play(0, "loco/main-1")
    assert table.legal(0) == {"loco/main-2", "loco/second", "loco/third"}


@rule("RR-20", "RR-72")
def test_an_end_bonus_card_is_chosen_at_the_end_of_the_turn() -> None:
    table = russian(
        "seats 3\nseat 0 SP-black 3 second 4\nend-bonus black removed\nend-bonus signals removed"
    )
    table.play(0, "place/black2/plain", "step/colour/SP/black", "token/endbonus_qcard")
    assert "keep/doublers" not in table.legal(0)
    table.play(0, "card/three_coins")
    assert table.player().coins == 4
    table.play(0, "step/colour/TS/black")
    assert len([m for m in table.legal(0) if m.startswith("keep/")]) == 8
    assert table.refused(0, "keep/black") == "RR-72 not-in-pile"
    table.play(0, "keep/doublers")
    assert table.player().end_bonus_cards == ("doublers",)
    assert table.state.actors() == [1]


@rule("RR-21")
def test_only_end_bonus_cards_are_secret() -> None:
    table = russian(
        "seats 3\nend-bonus doublers seat-0 1 0 0\nend-bonus black removed\n"
        "end-bonus signals removed"
    )
    own = table.state.view(0)
    other = table.state.view(1)
    assert own.table.players[0].end_bonus_cards == ("doublers",)
    assert other.table.players[0].end_bonus_cards is None
    assert other.table.players[0].end_bonus == 1
    assert other.table.end_pile == own.table.end_pile == 7
    assert len(other.memory.end_bonus) == 1
    assert len(other.memory.end_bonus[0].cards) == 10


# Passing


@rule("RR-75")
def test_a_player_may_always_pass_and_without_workers_must() -> None:
    assert "pass" in russian("seats 2").legal(0)
    table = russian("seats 2\nseat 0 bg-workers 6 coins 0")
    assert table.legal(0) == {"pass"}
    table.play(0, "pass")
    assert table.seen().passed == (0,)
    owing = russian("seats 2\nowed black 1\nask turn 0 placed 0 free 1")
    assert owing.refused(0, "pass") == "RR-15 still-owed"


@rule("RR-76", "RR-60")
def test_passing_points_by_position() -> None:
    table = russian("seats 4\norder 3 1 0 2")
    for seat in (3, 1, 0, 2):
        table.play(seat, "pass")
    assert [table.state.breakdown(seat)["passing"] for seat in range(4)] == [3, 2, 4, 0]


@rule("RR-76")
def test_passing_points_by_the_card_that_was_dealt() -> None:
    table = russian("seats 2\norder 1 0\nseat 0 dealt 0\nseat 1 dealt 1", pass_points="dealt")
    table.play(1, "pass")
    assert table.state.scores() == [0, 2]


# Turn order


@rule("RR-57")
def test_who_may_claim_which_place() -> None:
    table = russian("seats 4\norder 0 1 2 3")
    assert table.refused(0, "place/order1/plain") == "RR-57 own-pawn"
    table.play(0, "place/order2/plain")
    table.play(1, "place/order1/plain")
    table = russian("seats 4\norder 0 1 2 3\nspace order1 seat-2 workers 1\nlast 1")
    assert table.refused(2, "place/order2/plain") == "RR-57 both-order-spaces"
    assert "place/order2/plain" not in russian("seats 4\nlast 0").legal(1)


@rule("RR-58")
def test_with_two_players_the_first_may_stay_first() -> None:
    table = russian("seats 2")
    assert "place/order1/plain" in table.legal(0)
    assert "order2" not in table.places(0)


@rule("RR-59", "RR-60")
@pytest.mark.parametrize(
    ("first", "second", "order"),
    [
        (2, 3, (2, 3, 0, 1)),
        (None, 3, (0, 3, 1, 2)),
        (3, None, (3, 0, 1, 2)),
        (None, 0, (0, 1, 2, 3)),
        (2, 0, (2, 0, 1, 3)),
        (None, None, (0, 1, 2, 3)),
    ],
)
def test_the_new_order(first: int | None, second: int | None, order: tuple[int, ...]) -> None:
    lines = [f"space order1 seat-{first} coins 1" if first is not None else ""]
    lines += [f"space order2 seat-{second} coins 1" if second is not None else ""]
    table = russian("seats 4\n" + "\n".join(lines))
    table.all_pass()
    assert table.seen().order == order


@rule("RR-61", "RR-63")
def test_workers_leave_the_order_spaces_second_place_first() -> None:
    table = russian(
        "seats 3\npassed 1 2\nspace order1 seat-1 workers 1\nspace order2 seat-2 workers 1\n"
        "space coins2 seat-0 workers 1"
    )
    table.play(0, "pass")
    assert table.state.actors() == [2]
    assert table.seen().order == (1, 2, 0)
    legal = table.legal(2)
    assert {"relocate/black2", "relocate/bg1", "relocate/temp", "skip"} <= legal
    assert table.refused(2, "relocate/black3") == "RR-61 not-one-worker"
    assert table.refused(2, "relocate/any2") == "RR-61 not-one-worker"
    assert table.refused(2, "relocate/order1") == "RR-61 not-one-worker"
    assert table.refused(2, "relocate/coins2") == "RR-11 occupied"
    table.play(2, "relocate/black2", "step/colour/TS/black", "step/colour/TS/black")
    assert table.track("TS-black", 2) == 3
    assert table.state.actors() == [1]
    table.play(1, "relocate/temp")
    assert table.seen().round == 2
    assert table.player(1).workers == 6
    assert table.seen().turquoise_with == 0


@rule("RR-61", "RR-53")
def test_a_relocated_worker_may_use_an_own_engineer() -> None:
    table = russian(
        "seats 3\npassed 1 2\nspace order1 seat-1 workers 1\nengineer 4 seat-1\nengineer 2 seat-0\n"
        "engineer 3 strip-1"
    )
    table.play(0, "pass")
    assert {"relocate/engineer-4", "relocate/engineer-3"} <= table.legal(1)
    assert table.refused(1, "relocate/engineer-2") == "RR-53 no-such-engineer"
    table.play(1, "relocate/engineer-4")
    assert table.player(1).coins == 3


@rule("RR-62")
def test_a_coin_is_not_relocated() -> None:
    text = "seats 3\npassed 1 2\nspace order1 seat-1 coins 1"
    table = russian(text)
    table.play(0, "pass")
    assert table.seen().round == 2
    optional = russian(text, order_coin_moves=True)
    optional.play(0, "pass")
    assert "relocate/black2" in optional.legal(1)


@rule("GR-21", "GC-11")
def test_no_free_actions_while_relocating() -> None:
    table = german(
        "seats 3\npassed 1 2\nspace order1 seat-1 workers 1\nseat 1 income-coin 1 coal 9\n"
        "foundry f1 seat-1",
        coal=True,
    )
    table.play(0, "pass")
    table.play(1, "relocate/black2")
    assert table.refused(1, "income/coin") == "GR-19 income-spent"
    assert table.refused(1, "foundry/f1") == "GC-10 foundry-spent"
    assert table.refused(1, "boiler") == "GC-10 boiler-spent"


@rule("RR-90")
def test_parts_may_be_mixed() -> None:
    table = russian("seats 3")
    table.play(0, "place/ind1black1/plain")
    assert {"industry/0", "step/colour/TS/black"} <= table.legal(0)
    table.play(0, "industry/0", "step/colour/TS/black")
    other = russian("seats 3")
    other.play(0, "place/ind1black1/plain", "step/colour/TS/black", "industry/0")
    assert other.state.dump() == table.state.dump()


@rule("RR-15")
def test_a_refusal_tells_how_many_steps_of_the_action_are_possible() -> None:
    table = russian("seats 3\nseat 0 TS-black 3 unlocked gray")
    reason = table.refusal(0, "place/gray3/plain")
    args = {name: int(value) for name, _, value in reason.args}
    assert args["needed"] == 3
    assert 0 < args["possible"] < 3
    assert (args["colour"], args["behind"], args["before"]) == (1, 1, 0)
    done = russian(f"seats 3\n{NEARLY_DONE}").refusal(0, "place/black2/plain")
    assert ("needed", "count", 2) in done.args
    assert ("behind", "count", 0) in done.args
