"""Phase 1: where foremen may go, secret placement, and what is owed. (CC-19 to CC-30)"""

import pytest

from coalface.games.coal_country.names import CELL_NAMES
from tests.rules import rule
from tests.rules.coal_country.helpers import (
    changes,
    facts,
    logged,
    look,
    position,
    recall,
    refused,
    spaces,
)

FIRST_SPACES = {"broker", "market", "tandem", "construction", "refuse", "storage"}


@rule("CC-19", "CC-30")
def test_the_spaces_of_the_first_round() -> None:
    desk = position()
    assert desk.state.actors() == [0, 1]
    for seat in (0, 1):
        assert spaces(desk, seat) == {*FIRST_SPACES, "0", "n1", "e1", "w1"}


@rule("CC-19")
def test_all_place_at_once_and_nobody_sees_more_than_who_has_finished() -> None:
    desk = position()
    views = [desk.state.view(seat) for seat in (0, None)]
    desk.play(1, "place/broker/4", "place/n1/2")
    assert [event.seen_by for event in desk.events] == [1 << 1]
    assert [desk.state.view(seat) for seat in (0, None)] == views
    assert look(desk, 1).companies[1].hand == (1, 2, 1, 2, 1)
    assert look(desk, 0).companies[1].hand is None
    assert look(desk, 0).companies[1].in_hand is None
    assert look(desk, 0).companies[1].foremen == ()
    desk.play(1, "commit")
    assert logged(desk, "cc.committed") == [(1, ())]
    assert desk.state.actors() == [0]
    assert look(desk, 0).finished == (1,)
    assert look(desk, 0).companies[1].foremen == ()
    assert refused(desk, 1, "place/refuse/1") == "not-your-turn (CC-31)"


@rule("CC-19")
def test_a_foreman_may_be_taken_back_until_one_commits() -> None:
    desk = position()
    before = desk.state.dump()
    desk.play(0, "place/market/1", "place/market/3")
    assert look(desk, 0).companies[0].hand == (1, 1, 2, 1, 2)
    assert refused(desk, 0, "withdraw/market/2") == "cc.why.no-token (CC-19)"
    desk.play(0, "withdraw/market/3")
    assert [event.seen_by for event in desk.events] == [1]
    desk.play(0, "withdraw/market/1")
    assert desk.state.dump() == before
    desk.play(0, "place/broker/2", "commit")
    assert refused(desk, 0, "withdraw/broker/2") == "not-your-turn (CC-31)"


@rule("CC-19")
def test_a_foreman_stands_on_one_space_and_a_value_is_used_up() -> None:
    desk = position()
    desk.play(0, "place/broker/0")
    assert refused(desk, 0, "place/n1/0") == "cc.why.not-in-hand (value=0, left=8) (CC-19)"
    assert refused(desk, 0, "pass") == "cc.why.not-in-turns (CC-19)"


@rule("CC-20")
def test_unplaced_foremen_are_shown_and_paid_for_before_anything_else() -> None:
    desk = position(
        """
        round 2
        seat 0 cash 100 earned 60
        finished 1
        foreman 0 0 1
        foreman 0 n1 1
        foreman 0 e1 2
        foreman 0 refuse 2
        foreman 0 storage 3
        foreman 0 market 4
        foreman 0 broker 4
        """
    )
    desk.play(0, "commit")
    assert logged(desk, "cc.unplaced") == [(0, (0x01001,)), (1, (0x22221,))]
    assert logged(desk, "cc.penalty") == [(0, (3, 24)), (1, (20, 0))]
    keys = [event.key for event in desk.events]
    assert keys.index("cc.penalty") < keys.index("cc.revealed")
    assert recall(desk).cash[0] == 76


@rule("CC-20", "CC-98")
def test_with_a_tailor_an_unplaced_0_costs_a_fee() -> None:
    text = "round 2\nseat 0 cash 100 earned 60\nvillage 0 tailor\nfinished 1\n"
    text += "foreman 0 0 1\nforeman 0 n1 1\nforeman 0 e1 2\nforeman 0 refuse 2\n"
    text += "foreman 0 storage 3\nforeman 0 market 4 4"
    desk = position(text)
    desk.play(0, "commit")
    assert logged(desk, "cc.penalty")[0] == (0, (4, 32))
    desk = position(text, penalty_uses_effective_influence=False)
    desk.play(0, "commit")
    assert logged(desk, "cc.penalty")[0] == (0, (3, 24))


@rule("CC-20")
def test_in_round_1_nobody_has_money_for_the_penalty() -> None:
    desk = position("finished 1\nforeman 1 broker 2\nforeman 0 broker 1")
    desk.play(0, "commit")
    assert [args[1] for _, args in logged(desk, "cc.penalty")] == [0, 0]


@rule("CC-21")
def test_in_round_1_everyone_places_at_the_brokers() -> None:
    desk = position()
    assert refused(desk, 0, "commit") == "cc.why.broker-owed (CC-21)"
    desk.play(0, "place/broker/1")
    assert "commit" in desk.legal(0)
    assert "commit" in position("round 2").legal(0)


@rule("CC-21")
def test_the_last_foreman_of_round_1_is_for_the_brokers() -> None:
    desk = position(
        """
        foreman 0 market 4 4
        foreman 0 construction 3
        foreman 0 refuse 3
        foreman 0 storage 2
        foreman 0 0 2
        foreman 0 n1 1
        foreman 0 e1 1
        """
    )
    assert spaces(desk, 0) == {"broker"}
    assert refused(desk, 0, "place/w1/0") == "cc.why.keep-for-broker (CC-21)"


@rule("CC-22")
def test_foremen_go_on_visible_playable_buildings_of_the_own_village() -> None:
    desk = position(
        """
        round 2
        village 0 tavern school doctors-office
        covered 0 church
        village 1 village-store
        """
    )
    own = {"tavern", "doctors-office"}
    buildings = {"village-store", "doctors-office", "tavern", "church"}
    assert spaces(desk, 0) & buildings == own
    assert spaces(desk, 1) & buildings == {"village-store"}
    assert refused(desk, 0, "place/church/4") == "cc.why.no-building (space=9) (CC-22)"
    desk.play(0, "place/tavern/4")
    assert refused(desk, 0, "place/tavern/3") == "cc.why.space-taken (space=8) (CC-19)"


@rule("CC-23")
def test_only_connected_tiles_are_mined_one_foreman_each() -> None:
    desk = position("round 3\ntile 0 n1 dead-end-rich 2\ntile 0 e1 dead-end-rich 0 WAE")
    assert {"0", "n1"} <= spaces(desk, 0)
    cell = 10 + CELL_NAMES.index("e1")
    assert refused(desk, 0, "place/e1/4") == f"cc.why.not-connected (space={cell}) (CC-23)"
    desk.play(0, "place/0/1")
    assert refused(desk, 0, "place/0/2") == "cc.why.space-taken (space=10) (CC-19)"


@rule("CC-24", "CC-27", "CC-28", "CC-29")
@pytest.mark.parametrize("space", ["broker", "construction", "refuse", "storage"])
def test_one_foreman_a_player_at_brokers_company_refuse_and_storage(space: str) -> None:
    desk = position("round 2")
    desk.play(0, f"place/{space}/2")
    assert space not in spaces(desk, 0)
    assert space in spaces(desk, 1)
    assert "cc.why.space-taken" in refused(desk, 0, f"place/{space}/3")


@rule("CC-25")
def test_expanding_needs_an_open_cell_sharing_an_edge_with_any_tile() -> None:
    desk = position("round 4\ntile 0 e1 dead-end-rich 1")
    cells = spaces(desk, 0) & set(CELL_NAMES)
    assert cells == {"0", "n1", "w1", "e2", "e1n1"}
    cell = 10 + CELL_NAMES.index("w1n1")
    assert refused(desk, 0, "place/w1n1/2") == f"cc.why.not-adjacent (space={cell}) (CC-25)"
    desk.play(0, "place/e2/2")
    assert "e2" not in spaces(desk, 0)


@rule("CC-26")
def test_one_or_two_individuals_or_a_tandem() -> None:
    desk = position("round 2")
    desk.play(0, "place/market/1")
    assert {"market"} == spaces(desk, 0) & {"market", "tandem"}
    assert refused(desk, 0, "place/tandem/2") == "cc.why.tandem-or-not (CC-26)"
    desk.play(0, "place/market/4")
    assert refused(desk, 0, "place/market/2") == "cc.why.market-full (CC-26)"
    desk = position("round 2")
    desk.play(0, "place/tandem/3")
    assert refused(desk, 0, "place/market/2") == "cc.why.tandem-or-not (CC-26)"
    assert refused(desk, 0, "commit") == "cc.why.tandem-owed (CC-26)"
    desk.play(0, "place/tandem/2")
    assert refused(desk, 0, "place/tandem/1") == "cc.why.market-full (CC-26)"
    assert "commit" in desk.legal(0)


@rule("CC-26")
def test_a_tandem_needs_two_foremen() -> None:
    desk = position(
        """
        round 2
        foreman 0 broker 4
        foreman 0 construction 4
        foreman 0 refuse 3
        foreman 0 storage 3
        foreman 0 0 2
        foreman 0 n1 1
        foreman 0 e1 1
        """
    )
    desk.play(0, "place/tandem/2")
    assert spaces(desk, 0) == {"tandem"}
    assert refused(desk, 0, "place/w1/0") == "cc.why.keep-for-tandem (CC-26)"
    desk = position(desk.state.text().partition("\n")[2].partition("\n")[2])
    desk.play(0, "withdraw/tandem/2", "place/w1/2")
    assert refused(desk, 0, "place/tandem/0") == "cc.why.keep-for-tandem (CC-26)"


@rule("CC-26")
def test_the_arrangement_is_seen_when_all_have_finished_the_numbers_are_not() -> None:
    desk = position(
        """
        round 3
        finished 1
        seat 1 coal 2
        foreman 0 tandem 3 2
        foreman 1 market 4
        foreman 1 broker 2
        """
    )
    desk.play(0, "commit")
    assert logged(desk, "cc.opened") == [(0, (2,)), (0, (2,)), (1, (0,)), (1, (1,))]
    assert desk.state.actors() == [1]
    unseen = [(token.space, token.value) for token in look(desk, 1).companies[0].foremen]
    assert unseen == [("tandem", None), ("tandem", None)]


@rule("CC-28", "CC-29")
def test_an_empty_pile_and_an_empty_storage_take_a_foreman() -> None:
    desk = position("round 2")
    assert facts(desk)["0 refuse"] == 0
    assert {"refuse", "storage"} <= spaces(desk, 0)


@rule("CC-30")
def test_other_boards_are_closed() -> None:
    desk = position("round 3\ntile 1 n1 cross-rich\nvillage 1 church")
    assert "n2" not in spaces(desk, 0)
    assert "church" not in spaces(desk, 0)
    before = facts(desk)
    desk.play(0, "place/n1/3")
    assert changes(before, desk) == {"0 hand": ("1.2.2.2.2", "1.2.2.1.2"), "0 on n1": (None, [3])}
