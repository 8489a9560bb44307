"""Area 1: reveal by areas; village store, tavern, church, doctor. (CC-31 to CC-34, CC-97)"""

import pytest

from tests.rules import rule
from tests.rules.coal_country.helpers import changes, facts, logged, look, position, refused


@rule("CC-31")
def test_only_the_foremen_of_the_area_are_turned_over_for_all_together() -> None:
    desk = position(
        """
        round 3
        finished 1
        seat 0 coal 1
        village 1 doctors-office
        foreman 0 broker 2
        foreman 0 0 3
        foreman 0 n1 4
        foreman 0 refuse 1
        foreman 1 doctors-office 1
        foreman 1 broker 4
        foreman 1 e1 2
        foreman 1 construction 0
        """
    )
    desk.play(0, "commit")
    assert logged(desk, "cc.revealed") == [(1, (7, 1)), (0, (10, 3)), (0, (0, 2)), (1, (0, 4))]
    seen = {token.space: token.value for token in look(desk, 1).companies[0].foremen}
    assert seen == {"n1": None, "refuse": None}
    seen = {token.space: token.value for token in look(desk, 0).companies[1].foremen}
    assert seen == {"broker": 4, "construction": None, "e1": None}
    assert look(desk).companies[0].hand == (1, 1, 2, 2, 1)
    desk.play(0, "sell/1")
    assert logged(desk, "cc.revealed") == []
    desk.play(1, "sell/1")
    assert logged(desk, "cc.revealed") == [(0, (12, 4)), (1, (13, 2))]


@rule("CC-32")
def test_the_store_swaps_stored_cubes_for_the_general_supply() -> None:
    desk = position(
        """
        round 3
        step villages
        market 1 1 1
        stored 0 2 0 0
        village 0 village-store
        foreman 0 village-store 2
        """
    )
    assert desk.legal(0) == {"swap/wood/water", "swap/wood/electricity", "stop"}
    assert refused(desk, 0, "swap/water/wood") == "cc.why.nothing-stored (type=1) (CC-32)"
    before = facts(desk)
    supply = look(desk).supply
    desk.play(0, "swap/wood/water")
    assert changes(before, desk) == {"0 stored": ("2.0.0", "1.1.0")}
    assert look(desk).supply == (supply[0] + 1, supply[1] - 1, supply[2])
    assert look(desk).market == (1, 1, 1)
    desk.play(0, "swap/water/electricity")
    assert look(desk).companies[0].stored == (1, 0, 1)
    assert look(desk).step != "villages"


@rule("CC-32")
def test_a_type_that_is_out_of_supply_cannot_be_had() -> None:
    text = """
        round 3
        step villages
        market 1 45 1
        stored 0 1 0 0
        village 0 village-store
        foreman 0 village-store 4
        """
    desk = position(text)
    assert refused(desk, 0, "swap/wood/water") == "cc.why.supply (type=1) (CC-32)"
    assert "swap/wood/water" in position(text, utility_supply_limited=False).legal(0)


@rule("CC-33", "CC-97")
@pytest.mark.parametrize(("value", "active"), [(4, True), (3, False), (0, False)])
def test_the_tavern_needs_a_4(value: int, active: bool) -> None:
    desk = position(
        f"""
        round 3
        step placing
        finished 1
        seat 0 coal 1
        village 0 tavern
        foreman 0 tavern {value}
        foreman 0 broker 2
        """
    )
    desk.play(0, "commit")
    assert look(desk).companies[0].tavern is active
    assert [seat for seat, _ in logged(desk, "cc.tavern.active")] == ([0] if active else [])


@rule("CC-33")
@pytest.mark.parametrize(("value", "active"), [(4, True), (3, True), (2, False)])
def test_the_church_needs_a_3(value: int, active: bool) -> None:
    desk = position(
        f"""
        round 3
        finished 1
        seat 0 coal 1
        village 0 church
        foreman 0 church {value}
        foreman 0 broker 2
        """
    )
    desk.play(0, "commit")
    assert look(desk).companies[0].church is active
    assert [seat for seat, _ in logged(desk, "cc.church.active")] == ([0] if active else [])


@rule("CC-34")
def test_no_village_tile_ever_costs_a_penalty() -> None:
    desk = position(
        """
        round 3
        finished 1
        seat 0 cash 100 coal 1
        village 0 village-store doctors-office tavern church
        foreman 0 village-store 4
        foreman 0 doctors-office 4
        foreman 0 tavern 3
        foreman 0 church 2
        foreman 0 broker 3
        foreman 0 0 2
        foreman 0 n1 1
        foreman 0 e1 1
        foreman 0 w1 0
        """
    )
    desk.play(0, "commit")
    assert [args for seat, args in logged(desk, "cc.penalty") if seat == 0] == []
    assert desk.state.actors() == [0]
    assert look(desk).step == "selling"


@rule("CC-97")
def test_an_active_tavern_lifts_sellers_buyers_and_builders() -> None:
    desk = position(
        """
        round 3
        step selling
        active 0 tavern
        seat 0 coal 1 cash 50
        seat 1 coal 1
        top-row church
        foreman 0 broker 2
        foreman 1 broker 2
        foreman 0 tandem 3 2
        foreman 0 construction 1
        """
    )
    assert desk.state.actors() == [1]
    desk.play(1, "sell/1")
    desk.play(0, "sell/1")
    assert logged(desk, "cc.sold") == [(0, (1, 11, 11))]
    assert "take/2.2.0" in desk.legal(0)
    assert "take/2.3.0" not in desk.legal(0)
    desk.play(0, "take/1.0.0")
    assert desk.state.actors() == [0]
    desk.play(0, "build/church/top/vacant")
    assert logged(desk, "cc.built") == [(0, (7, 0, 20))]


@rule("CC-97")
def test_the_penalty_of_a_boosted_tandem_is_7_fees() -> None:
    text = "round 3\nstep supplying\nactive 0 tavern\nseat 0 cash 99\nforeman 0 tandem 3 2"
    desk = position(text)
    desk.play(0, "take/0.0.0")
    assert logged(desk, "cc.penalty") == [(0, (7, 35))]
    desk = position(text, penalty_uses_effective_influence=False)
    desk.play(0, "take/0.0.0")
    assert logged(desk, "cc.penalty") == [(0, (5, 25))]


@rule("CC-97")
def test_the_tavern_is_no_help_for_permits_refuse_and_storage() -> None:
    text = """
        round 3
        step expanding
        active 0 tavern
        seat 0 cash 20 refuse 4
        foreman 0 n1 2
        foreman 0 refuse 1
        """
    desk = position(text)
    desk.play(0, "permit/n1/3")
    assert logged(desk, "cc.permit.paid") == [(0, (12, 3, 10))]
    desk.chance("tile/tee-rich")
    desk.play(0, "lay/n1/0")
    assert desk.legal(0) == {"clear/0", "clear/1"}
    desk = position(text, tavern_affects_permits=True)
    desk.play(0, "permit/n1/3")
    assert logged(desk, "cc.permit.paid") == [(0, (12, 3, 0))]
