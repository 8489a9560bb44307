"""The sums in a view of Coal Country are those by which the rules then charge and pay."""

import json

import msgspec
import pytest

from coalface.games.coal_country.computed import Offer, Purchase, Waiting
from coalface.games.coal_country.events import EVENT_STEPS, EVENTS
from coalface.games.coal_country.printed import FeeBand
from coalface.server.table.positions import view_payload
from tests.rules.coal_country.helpers import look, position

SELLING = """
    round 3
    gauge 1
    step selling
    seat 0 cash 30 earned 40 coal 8
    seat 1 earned 60 coal 15
    village 0 coal-shed
    foreman 0 broker 1
    foreman 1 broker 4
"""


def test_the_price_of_coal_is_shown_as_a_sum() -> None:
    table = look(position(SELLING))
    assert (table.stockpile, table.computed.price_steps, table.computed.price_place) == (23, 2, 2)
    assert table.coal_price == table.printed.coal_price - 2 + table.gauge
    assert table.printed.price_rules[table.gauge][2] == table.coal_price
    assert not table.computed.is_least_price


@pytest.mark.parametrize(("stock", "least"), [(90, False), (100, True), (125, True)])
def test_a_price_that_cannot_fall_further_is_marked(stock: int, least: bool) -> None:
    table = look(position(f"round 3\nseat 0 coal {stock}"))
    assert (table.coal_price, table.computed.is_least_price) == (1, least)
    assert table.computed.price_place == min(stock // 10, 10)
    assert table.printed.price_marks[-2:] == ("90", "100+")


def test_who_sells_and_who_comes_later_have_their_price() -> None:
    computed = look(position(SELLING)).computed
    assert computed.seller == Waiting(0, 1, 8, -1)
    assert computed.waiting == (Waiting(1, 4, 10, 1),)


def test_every_amount_that_can_be_sold_shows_what_selling_it_does() -> None:
    sale = look(position(SELLING), 0).computed.sale
    assert sale is not None
    assert (sale.price, sale.leaves_shed, len(sale.offers)) == (8, 3, 9)
    for offer in sale.offers[1:]:
        desk = position(SELLING)
        desk.play(0, f"sell/{offer.coal}")
        company, table = look(desk, 0).companies[0], look(desk)
        done = (company.cash, company.earnings, company.fee, table.stockpile)
        assert (offer.cash, offer.earnings, offer.fee, offer.stock) == done
        assert offer.dollars == offer.coal * sale.price
        following = table.computed.seller
        assert following is not None
        assert offer.next_price == following.price


def test_the_last_seller_makes_no_price_for_anyone() -> None:
    desk = position(SELLING)
    desk.play(0, "sell/8")
    sale = look(desk, 1).computed.sale
    assert sale is not None
    assert {offer.next_price for offer in sale.offers} == {None}


def test_selling_nothing_shows_the_penalty() -> None:
    desk = position(SELLING)
    sale = look(desk, 0).computed.sale
    assert sale is not None
    assert sale.offers[0] == Offer(
        coal=0, dollars=-7, cash=23, earnings=40, fee=7, stock=23, next_price=10
    )
    desk.play(0, "sell/0")
    assert look(desk, 0).companies[0].cash == 23


def test_what_one_seat_can_sell_is_no_business_of_others() -> None:
    desk = position(SELLING)
    assert look(desk, 1).computed.sale is None
    assert look(desk).computed.sale is None


def test_free_spaces_of_the_track_have_their_fee() -> None:
    desk = position(
        "round 3\nstep selling\nseat 0 earned 40 coal 2\nseat 1 earned 60\nforeman 0 broker 2"
    )
    desk.play(0, "sell/2")
    assert [(one.space, one.fee) for one in look(desk).computed.landing] == [(61, 8), (59, 7)]


def test_the_track_is_printed_by_columns_by_fee_and_by_hundreds() -> None:
    printed = look(position("")).printed
    assert printed.fee_columns[:2] == (FeeBand(0, 9, 5), FeeBand(10, 19, 5))
    assert printed.fee_bands[:2] == (FeeBand(0, 19, 5), FeeBand(20, 39, 6))
    assert printed.fee_hundreds[:2] == (FeeBand(100, 199, 10), FeeBand(200, 299, 11))


@pytest.mark.parametrize(("earned", "band", "hundreds"), [(0, 0, 0), (45, 2, 0), (250, None, 2)])
def test_a_marker_stands_in_its_band(earned: int, band: int | None, hundreds: int) -> None:
    company = look(position(f"seat 0 earned {earned}")).companies[0]
    assert (company.fee_band, company.hundreds) == (band, hundreds)


def test_seats_are_in_earnings_order_and_those_off_the_track_as_drawn() -> None:
    text = "seat 0 drawn 2\nseat 1 earned 0\nseat 2 drawn 1\nseat 3 earned 138"
    assert look(position(text, seats=4)).earnings_order == (3, 1, 2, 0)


def test_buildings_have_their_fees_as_they_lie_there() -> None:
    desk = position(
        "round 3\nstep constructing\nseat 0 cash 90\ntop-row school school tavern\n"
        "bottom-row church\nforeman 0 construction 4"
    )
    computed = look(desk, 0).computed
    assert [len(row) for row in computed.building_fees] == [3, 1]
    fee = look(desk).companies[0].fee
    for fees, dollars in zip(computed.asked_fees, computed.asked_dollars, strict=True):
        assert dollars == tuple(each * fee for each in fees)
    desk.play(0, "build/tavern/top/vacant")
    assert look(desk, 0).companies[0].cash == 90 - computed.asked_dollars[0][2]


def test_cubes_have_their_price_by_number_and_what_it_leaves() -> None:
    market = "round 3\nstep supplying\nseat 0 cash 35 earned 15\nforeman 0 market 4"
    desk = position(market)
    cube_prices = look(desk, 0).computed.cube_prices
    assert cube_prices[0] == Purchase(0, 35)
    assert [one.dollars + one.left for one in cube_prices] == [35] * len(cube_prices)
    assert len(cube_prices) == 4, "four cubes are more than $35 pays"
    assert look(desk, 1).computed.cube_prices == ()
    desk.play(0, "take/1.0.1")
    assert look(desk, 0).companies[0].cash == cube_prices[2].left


def test_a_waiting_foreman_has_the_price_of_his_permits_in_dollars() -> None:
    desk = position("round 3\nstep expanding\nseat 0 cash 99\nforeman 0 n1 1")
    (cell,) = look(desk, 0).computed.around
    assert cell.dollars == tuple(fees * 5 for fees in cell.fees[1])
    desk.play(0, "permit/n1/3")
    assert look(desk, 0).companies[0].cash == 99 - cell.dollars[2]


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("step tidying\nseat 0 refuse 2\nforeman 0 refuse 4", 2),
        ("step tidying\nseat 0 refuse 9\nforeman 0 refuse 3", 3),
        ("step supplying\nmarket 4 2 1\nseat 0 cash 99\nforeman 0 market 4", 4),
        ("step constructing\ntop-row school\nseat 0 cash 50\nforeman 0 construction 2", None),
    ],
)
def test_the_largest_amount_that_can_be_chosen_is_shown(text: str, most: int | None) -> None:
    assert look(position(f"round 3\n{text}")).computed.most == most


def test_what_foremen_would_bring_is_summed() -> None:
    desk = position(
        "round 3\nstep placing\nseat 0 coal 2\nforeman 0 0 4\nforeman 0 n1 2\nforeman 0 market 3"
    )
    outlook = look(desk, 0).computed.outlook
    assert outlook is not None
    assert outlook.dug == outlook.alone + outlook.mined == outlook.coal - 2
    assert (outlook.cubes, outlook.permits) == (3, 1)
    assert outlook.cube_dollars == outlook.cube_fees * 5
    assert outlook.unplaced_dollars == outlook.unplaced_fees * 5


def test_the_price_at_the_brokers_is_of_the_seat_that_looks() -> None:
    desk = position("round 3\nstep placing\nforeman 0 broker 4\nforeman 1 broker 0")
    prices = [look(desk, seat).computed.broker_price for seat in (0, 1, None)]
    assert prices == [11, 9, None]


def test_the_price_while_placing_counts_the_coal_that_is_known_to_come() -> None:
    """The entrances of both yield 2 by themselves; what the other's foremen mine is hidden."""
    placed = "round 3\nstep placing\nseat 0 coal 2\nseat 1 coal 1\nforeman 0 broker 2"
    mining = f"{placed}\nforeman 0 0 3"
    other = f"{placed}\nforeman 1 0 4"
    prices = [look(position(text), 0).computed.broker_price for text in (placed, mining, other)]
    assert prices == [10, 9, 10], "2 + 1 + 2 + 2 lie there, and with 4 more there are eleven"
    amok = position(other, amok=True)
    assert look(amok, 0).computed.broker_price == 10, "he lies there face down"


def test_events_belong_to_areas_that_exist() -> None:
    printed = look(position("")).printed
    assert set(printed.event_areas.values()) == set(range(1, 9))
    assert printed.event_areas.keys() == EVENT_STEPS.keys()
    assert EVENT_STEPS.keys() <= EVENTS.keys()
    assert printed.space_areas["broker"] == 3
    assert printed.space_areas["tavern"] == 1
    assert printed.cell_areas == (2, 4)


def test_a_view_leaves_out_what_is_as_usual() -> None:
    payload = view_payload(position("").state.view(0), memory=False, printed=False)
    sent = json.loads(msgspec.json.encode(payload))
    company = sent["table"]["companies"][0]
    assert "tavern" not in company
    assert "cut_off" not in company["mine"][0]
    assert "is_least_price" not in sent["table"]["computed"]


@pytest.mark.parametrize("value", range(5))
def test_what_a_foreman_would_do_outside_the_mine_is_what_he_then_does(value: int) -> None:
    """The chips on the spaces say what the outlook says once he stands there."""
    text = "round 3\ngauge 1\nstep placing\nvillage 0 tailor mess-hall\nseat 0 cash 99"
    shown = look(position(text), 0).computed.offsite[value]
    done = {}
    for space in ("broker", "market", "refuse", "storage"):
        desk = position(text)
        desk.play(0, f"place/{space}/{value}")
        done[space] = look(desk, 0).computed
    assert shown.price == done["broker"].broker_price
    for space, number in (("market", "cubes"), ("refuse", "cleared"), ("storage", "installed")):
        assert getattr(shown, number) == getattr(done[space].outlook, number)
    assert shown.fees == (1, 1, 0, -1, -1)[value]


def test_nobody_learns_what_foremen_of_others_would_do_outside_their_mine() -> None:
    desk = position("round 3\nstep placing")
    assert look(desk).computed.offsite == ()
    assert look(desk, 1).computed.offsite != ()
