"""Alone against Emil, and the new parts. (GS-1 to GS-21, GN-3 to GN-11)"""

import pytest

from coalface import CHANCE
from tests.rules import rule
from tests.rules.german_railroads.helpers import Board, german, russian


@rule("GS-1")
def test_what_is_not_there_alone() -> None:
    table = russian("seats 1\nlast 1")
    assert not {"coins2", "order1", "last_round", "temp", "black2"} & table.places()
    assert "last_round" not in russian("seats 1\nlast 1\nround 6").places()
    assert {"black3", "bg1", "loco1", "doubler"} <= table.places()


@rule("GS-2", "GS-3", "GS-4")
def test_emil_begins_every_round_with_all_his_cards() -> None:
    table = russian("seats 1")
    assert table.state.actors() == [CHANCE]
    assert len(table.legal(CHANCE)) == 16
    assert len(russian("seats 1", coal=True).legal(CHANCE)) == 17
    assert table.emil().workers == 6
    table.chance("emil/black3")
    table.play(0, "pass")
    assert table.seen().round == 2
    assert len(table.legal(CHANCE)) == 16


@rule("GS-5", "GS-8", "GS-7")
def test_emil_draws_until_a_card_is_of_use() -> None:
    table = russian("seats 1")
    table.chance("emil/gray3")
    assert table.state.actors() == [CHANCE]
    table.chance("emil/black3")
    assert table.state.actors() == [0]
    space = table.seen().spaces[0]
    assert (space.name, space.owner, space.workers) == ("black3", "emil", 2)
    assert table.refused(0, "place/black3/plain") == "RR-11 occupied"
    taken = russian("seats 1\nspace black3 seat-0 workers 2")
    taken.chance("emil/black3")
    assert taken.state.actors() == [CHANCE]


@rule("GS-6")
def test_emil_needs_his_workers() -> None:
    table = russian("seats 1\nspace ind2 emil workers 2\nspace black3 emil workers 2")
    table.chance("emil/loco3")
    assert table.state.actors() == [CHANCE]
    table.chance("emil/loco1")
    assert table.state.actors() == [0]
    assert table.emil().workers == 1


@rule("GS-8")
def test_emil_blocks_only_what_the_player_could_use() -> None:
    table = russian("seats 1\nseat 0 markers 4 coins 0 bg-workers 6")
    table.chance("emil/ind1")
    assert table.state.actors() == [CHANCE]
    table.chance("emil/eng_pub1")
    assert table.state.actors() == [CHANCE]
    table.chance("emil/any2")
    assert table.state.actors() == [0]
    assert table.seen().spaces[0].name == "any2"


@rule("GS-9", "GS-10", "GS-11")
def test_emil_takes_tiles_and_engineers() -> None:
    table = russian("seats 1\nengineer 5 hire")
    table.chance("emil/eng_hire")
    assert table.seen().engineers["5"] == "emil"
    assert table.emil().workers == 6
    assert table.seen().spaces[0].coins == 1
    table = russian("seats 1")
    table.chance("emil/loco3")
    assert table.seen().locomotives[2] == 0
    one = russian("seats 1", emil_tiles="one")
    one.chance("emil/loco3")
    assert one.seen().locomotives[2] == 1
    none = russian("seats 1\n" + "\n".join(f"returned {n} 2" for n in range(2, 10)))
    none.chance("emil/loco1")
    assert none.seen().factories[2] == 1


@rule("GS-12")
def test_emil_on_the_public_engineer() -> None:
    table = russian("seats 1\nengineer 8 strip-1")
    table.chance("emil/eng_pub1")
    assert table.seen().spaces[0].name == "engineer-8"
    assert table.seen().spaces[0].workers == 2
    one = russian("seats 1\nengineer 8 strip-1", emil_engineer="one")
    one.chance("emil/eng_pub1")
    assert one.seen().spaces[0].workers == 1
    coin = russian("seats 1\nengineer 11 strip-1")
    coin.chance("emil/eng_pub1")
    assert (coin.seen().spaces[0].workers, coin.seen().spaces[0].coins) == (0, 1)


@rule("GS-13")
def test_emil_puts_a_worker_on_the_coal_space() -> None:
    table = russian("seats 1", coal=True)
    table.chance("emil/coal_combined")
    assert table.seen().spaces[0].workers == 1
    assert table.seen().spaces[0].coins == 0


@rule("GS-14")
def test_emil_passes_without_cards_or_workers() -> None:
    full = "space loco3 emil workers 3\nspace ind2 emil workers 2\nspace ind1 emil workers 1"
    table = russian(f"seats 1\n{full}\nengineer 5 hire")
    assert table.state.actors() == [0]
    assert table.emil().passed == 1
    table.play(0, "place/bg1/plain", "step/bg/TS/black")
    assert table.state.actors() == [0]
    empty = russian("seats 1\nemil-deck -")
    assert empty.state.actors() == [0]


@rule("GS-21")
def test_the_deck_runs_out_while_emil_draws() -> None:
    table = russian("seats 1\nemil-deck white1")
    table.chance("emil/white1")
    assert table.state.actors() == [0]
    assert table.emil().passed == 0
    table.play(0, "place/bg1/plain", "step/bg/TS/black")
    assert table.emil().passed == 1


@rule("GS-15")
def test_emil_grows_with_the_score() -> None:
    table = russian("seats 1\nlast 1\nseat 0 points-actions 48 KI-black 8")
    table.play(0, "place/bg1/plain", "step/bg/KI/black", "signal/points")
    emil = table.emil()
    assert (emil.total, emil.workers) == (7, 7)
    high = russian("seats 1\nlast 1\nemil-total 7\nseat 0 points-actions 145 KI-black 8")
    high.play(0, "place/bg1/plain", "step/bg/KI/black", "signal/points")
    assert high.emil().total == 8


@rule("GS-15")
def test_points_may_be_left_alone() -> None:
    table = russian("seats 1\nlast 1\nengineer 5 seat-0\nseat 0 points-actions 48")
    table.play(0, "place/engineer-5/plain")
    assert table.seen().offered == {"either": 1, "points": 3}
    table.play(0, "end-turn")
    assert table.state.scores() == [48]


@rule("GS-16", "GS-17")
def test_the_round_ends_when_the_player_passes() -> None:
    table = russian(
        "seats 1\nlast 1\nspace black3 emil workers 2\nengineer 2 hire\nseat 0 markers 4"
    )
    table.play(0, "pass")
    assert table.state.scores() == [5]
    assert table.seen().round == 2
    assert table.seen().spaces == ()
    assert table.emil().workers == 6
    assert table.seen().engineers["2"] == "gone"


@rule("GS-18", "GS-11", "GS-20")
@pytest.mark.parametrize(
    ("engineers", "points"),
    [
        ("engineer 2 seat-0\nengineer 3 emil\nengineer 4 emil", 20),
        ("engineer 2 seat-0\nengineer 4 seat-0\nengineer 3 emil", 40),
        ("engineer 2 seat-0\nengineer 4 emil", 20),
        ("engineer 4 seat-0\nengineer 2 emil", 40),
        ("engineer 4 emil", 0),
    ],
)
def test_the_majority_against_emil(engineers: str, points: int) -> None:
    table = russian(f"seats 1\nround 6\nlast 1\n{engineers}")
    table.play(0, "pass")
    assert table.state.actors() == []
    assert table.state.breakdown(0)["majority"] == points
    assert table.state.standing() == [[0]]


@rule("GS-19")
def test_emils_engineers_can_be_copied() -> None:
    table = russian("seats 1\nlast 1\nengineer 14 seat-0\nengineer 4 emil")
    table.play(0, "place/engineer-14/plain", "copy/4")
    assert table.player().coins == 7


# New parts


def new(text: str, **options: object) -> Board:
    """A table with the new parts."""
    return german(text, new_parts=True, **options)


@rule("GN-3", "GN-4", "GN-5")
def test_new_engineers_that_move_tracks_or_bring_coal() -> None:
    table = new("seats 3\nengineer g1 seat-0\nseat 0 MU-black 5")
    table.play(0, "place/engineer-g1/plain")
    assert table.seen().offered == {"gray": 3}
    assert table.player().workers == 5
    table = new("seats 3\nengineer g2 seat-0\nseat 0 MU-black 5")
    table.play(0, "place/engineer-g2/plain")
    assert table.seen().offered == {"black": 1, "gray": 1, "brown": 1}
    assert table.player().coins == 0
    table = new("seats 3\nengineer g3 seat-0", coal=True)
    table.play(0, "place/engineer-g3/plain")
    assert table.player().coal == 3


@rule("GN-6")
def test_the_factory_engineer() -> None:
    table = new("seats 3\nengineer g4 strip-1")
    assert table.refused(0, "place/engineer-g4/plain") == "RR-15 not-complete"
    table = new("seats 3\nengineer g4 strip-1\nseat 0 gap-1 6 gap-2 2 coins 0")
    table.play(0, "place/engineer-g4/plain")
    assert table.player().workers == 4
    assert table.refused(0, "work/gap-3") == "GN-6 no-factory"
    table.play(0, "work/gap-1")
    assert table.player().coins == 2
    assert table.player().markers[0] == 1


@rule("GN-8")
def test_the_start_bonus_engineer_draws_two_cards() -> None:
    table = new("seats 3\nengineer g5 seat-0\nseat 0 coins 0")
    table.play(0, "place/engineer-g5/plain")
    assert len(table.legal(CHANCE)) == 4
    table.chance("draw-bonus/coin")
    assert table.refused(CHANCE, "draw-bonus/coin") == "RR-6 not-in-draw"
    table.chance("draw-bonus/industry")
    assert table.player().coins == 1
    assert table.seen().offered == {"industry": 1}
    assert len(table.seen().bonuses) == 4
    with_coal = new("seats 3\nengineer g5 seat-0", coal=True)
    with_coal.play(0, "place/engineer-g5/plain")
    assert len(with_coal.legal(CHANCE)) == 5


@rule("GN-9")
def test_new_tokens() -> None:
    table = new("seats 3\noffered question 2\nask turn 0 placed 1 free 0", coal=True)
    table.play(0, "token/four_coins", "token/four_coal")
    assert (table.player().coins, table.player().coal) == (6, 5)


@rule("GN-9")
def test_as_a_house_rule_the_new_tokens_are_shared() -> None:
    text = "seats 3\noffered question 2\nask turn 0 placed 1 free 0\n"
    text += "seat 1 tokens second_marker,four_coal"
    table = new(text, coal=True, extra_tokens="shared")
    assert table.refused(0, "token/four_coins") == "GN-9 token-taken"
    table.play(0, "token/four_coal")
    assert "token/four_coins" in new(text, coal=True).legal(0)


@rule("GN-10")
def test_the_two_revaluations_never_meet() -> None:
    table = new(
        "seats 3\noffered card 1 question 1\nask turn 0 placed 1 free 0\nseat 0 revaluation 1"
    )
    assert table.refused(0, "card/german_revaluation") == "RR-73 card-not-complete"
    table = new("seats 3\noffered card 1 question 1\nask turn 0 placed 1 free 0")
    table.play(0, "card/german_revaluation")
    assert table.player().revaluation == 2
    table.play(0, "token/revaluation")
    assert table.player().revaluation == 2
    assert "revaluation" not in table.player().tokens


@rule("GN-11")
def test_the_coal_factory_card() -> None:
    table = new("seats 3\noffered card 1\nask turn 0 placed 1 free 0", coal=True)
    table.play(0, "card/coal_factory")
    assert table.player().coal == 3
    assert table.player().factories[0] == "0"
    assert "coal_factory" not in table.seen().cards


@rule("GS-8")
def test_as_a_house_rule_emil_passes_over_what_you_cannot_pay() -> None:
    poor = "seats 1\nlast 0\nengineer 3 hire\nseat 0 coins 0"
    for blocks, taken in (("possible", ["eng_hire"]), ("payable", [])):
        table = russian(poor, emil_blocks=blocks)
        table.chance("emil/eng_hire")
        assert [space.name for space in table.seen().spaces] == taken
    rich = russian(poor.replace("coins 0", "coins 1"), emil_blocks="payable")
    rich.chance("emil/eng_hire")
    assert [space.name for space in rich.seen().spaces] == ["eng_hire"]


@rule("GS-18")
@pytest.mark.parametrize(("tie", "points"), [("number", 20), ("player", 40)])
def test_who_wins_a_tie_with_emil(tie: str, points: int) -> None:
    table = russian(
        "seats 1\nround 6\nemil-passed 1\nengineer 3 seat-0\nengineer 9 emil", emil_tie=tie
    )
    table.play(0, "pass")
    assert table.state.breakdown(0)["majority"] == points
