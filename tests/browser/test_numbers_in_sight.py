"""What a choice turns on stands beside it: coal on cards, prices, and what is missing."""

import pytest
from playwright.sync_api import expect

from coalface.core.contract import CHANCE
from coalface.core.record import Record
from tests.browser.conftest import PHONE, Visit
from tests.browser.kinds import RECORDS, Moment, moments
from tests.browser.table import hand, play_on

LEAST_SPOT = 22
"""Pixels that a spot of coal needs to be read."""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.offered .spots .spot')].map(
  (spot) => spot.getBoundingClientRect().width))"""
SCREENS = [{"viewport": {"width": 1280, "height": 800}}, PHONE]


@pytest.mark.parametrize("screen", SCREENS, ids=["wide", "phone"])
def test_coal_on_the_cards_of_the_draft_is_large(visit: Visit, screen: dict[str, object]) -> None:
    page = visit(view="board", name="Mara", **screen)
    path = RECORDS / "coal_baron" / "greedy-4.record"
    record = Record.load(path)
    line = next(line for line, (actor, _) in enumerate(record.lines) if actor != CHANCE)
    actor, made = record.lines[line]
    move = record.game.moves[made]
    play_on(page, Moment(path, line, actor, len(record.seats), str(move), move.picks()))
    hand(page, "find", pick=move.picks()[0])
    assert page.evaluate(SMALLEST) >= LEAST_SPOT


@pytest.mark.parametrize("screen", SCREENS, ids=["wide", "phone"])
def test_a_closed_delivery_says_what_is_missing(visit: Visit, screen: dict[str, object]) -> None:
    page = visit(view="board", name="Mara", **screen)
    moment = moments("coal_baron")["place"]
    play_on(page, moment)
    hand(page, "find", pick=moment.picks[0])
    closed = page.locator('[data-at^="space:delivery"][data-state=disabled]')
    texts = set()
    for space in closed.all():
        if screen is PHONE:
            space.tap(force=True)
        else:
            space.hover()
        why = page.locator(".refused .bad")
        expect(why).to_contain_text(" order")
        texts.add(why.inner_text())
    assert any("still needs" in words for words in texts)


def test_each_question_of_a_purchase_says_price_and_money(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    play_on(page, moments("coal_country")["take"])
    expect(page.get_by_role("heading", level=1)).to_contain_text("2 fees ($14) each")
    purchase = page.locator(".purchase")
    expect(purchase).to_contain_text("Buy nothing")
    types = purchase.get_by_role("radiogroup")
    types.nth(0).get_by_role("radio", name="1").click()
    expect(purchase).to_contain_text("Buy 1 for $14")
    expect(purchase).to_contain_text("$36 left")
    types.nth(1).get_by_role("radio", name="1").click()
    expect(purchase).to_contain_text("Buy 2 for $28")
    expect(purchase).to_contain_text("$22 left")
