"""Ruhrschifffahrt on its drawn board: a whole game by pointing, and a turn on a phone."""

import json
import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.kinds import moments
from tests.browser.table import (
    END,
    JSON,
    LIT,
    come_in,
    decision,
    play_on,
    point,
    point_somewhere,
    wait_for_lights,
)
from tests.browser.test_pages import trouble

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def sit_down(page: Page, bot: str) -> None:
    """A table for two, against a computer."""
    page.get_by_role("button", name="Play now").wait_for()
    home = "/".join(page.url.split("/", 3)[:3])
    seats = [{"who": "me"}, {"who": "bot", "bot": bot}]
    asked = json.dumps({"game": "ruhrschifffahrt", "seats": seats})
    made = page.context.request.post(f"{home}/api/tables", data=asked, headers=JSON).json()
    page.goto(f"{home}/table/{made['id']}")


def test_a_whole_game_on_the_drawn_board(visit: Visit) -> None:
    page = visit(view="board")
    come_in(page, "Mara")
    sit_down(page, "greedy")
    chance = random.Random(8)
    while wait_for_lights(page):
        point_somewhere(page, chance)
    expect(page.locator(END)).to_have_text(re.compile("wins with|share the victory with"))
    expect(page.locator(".turns .now b")).to_have_text("12")


def test_pointing_at_a_storage_takes_the_option_that_leads_there(visit: Visit) -> None:
    page = visit(view="board")
    come_in(page, "Mara")
    page.get_by_role("button", name="Play now").wait_for()
    play_on(page, moments("ruhrschifffahrt")["option"])
    way = page.locator('g[data-at^="storage:"][data-pick="option:none"][data-state="lit"]').first
    way.wait_for()
    storage = str(way.get_attribute("data-at"))
    way.click()
    expect(page.locator(f'[data-at="{storage}"][data-pick="{storage}"]')).to_have_count(1)
    expect(page.locator("ol.log")).to_contain_text("The barge of Mara loads at storage")


def test_an_option_shows_where_it_leads_before_it_is_taken(visit: Visit) -> None:
    page = visit(view="board")
    come_in(page, "Mara")
    page.get_by_role("button", name="Play now").wait_for()
    play_on(page, moments("ruhrschifffahrt")["option"])
    option = page.locator('button[data-pick="option:none"][data-state="lit"]')
    option.hover()
    expect(page.locator("g.rs-spot.led").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator("g.rs-spot.led")).to_have_count(0)


def test_a_turn_on_a_phone(visit: Visit, axe: str) -> None:
    page = visit(view="board", **PHONE)
    come_in(page, "Mara")
    page.get_by_role("button", name="Play now").wait_for()
    play_on(page, moments("ruhrschifffahrt")["option"])
    page.locator(LIT).first.wait_for()
    assert trouble(page, axe) == []
    small = page.locator(f"{LIT}:visible").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect())"
        ".filter(({width, height}) => Math.min(width, height) < 43.5).length"
    )
    assert small == 0
    for thing in (
        'button[data-pick^="option:"]',
        'g[data-pick^="storage:"]',
        'g[data-pick^="space:"]',
    ):
        tap(page, thing)
    page.locator("nav.tabs button").nth(1).tap()
    assert trouble(page, axe) == []


def tap(page: Page, thing: str) -> None:
    """Tap the first such thing that is lit, and choose it in the dock."""
    before = decision(page)
    page.locator(f"{thing}{LIT}").first.tap()
    page.locator(".dock .btn.main").tap()
    expect(page.locator(f'[data-decision="{before}"]')).to_have_count(0)


def test_white_markers_and_shifts_are_pointed_at_in_two_parts(visit: Visit) -> None:
    page = visit(view="board")
    come_in(page, "Mara")
    page.get_by_role("button", name="Play now").wait_for()
    for kind in ("hauling-action", "coal-hauler", "city-cheap", "shift"):
        moment = moments("ruhrschifffahrt")[kind]
        play_on(page, moment)
        page.locator(LIT).first.wait_for()
        point(page, moment.picks)
