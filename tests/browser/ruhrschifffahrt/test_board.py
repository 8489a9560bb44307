"""Ruhrschifffahrt on its drawn board: a whole game by pointing, and a turn on a phone."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.kinds import moments
from tests.browser.table import END, Player, come_in, play_on, sit_down, too_small
from tests.browser.test_pages import trouble
from tests.conftest import Sampling


def test_a_whole_game_on_the_drawn_board(visit: Visit, sampling: Sampling) -> None:
    page = visit(view="board")
    come_in(page, "Mara")
    sit_down(page, "ruhrschifffahrt", "greedy")
    Player(page, 8).play(sampling)
    expect(page.locator(END)).to_have_text(re.compile("wins with|share the victory with"))
    expect(page.locator(".turns .now b")).to_have_text("12")


def test_pointing_at_a_storage_takes_the_option_that_leads_there(visit: Visit) -> None:
    page = visit(view="board")
    come_in(page, "Mara")
    play_on(page, moments("ruhrschifffahrt")["option"])
    way = page.locator(
        'g[data-at^="storage:"][data-pick="option:none"][data-state="selectable"]'
    ).first
    way.wait_for()
    storage = str(way.get_attribute("data-at"))
    way.click()
    expect(page.locator(f'[data-at="{storage}"][data-pick="{storage}"]')).to_have_count(1)
    expect(page.locator("ol.log")).to_contain_text("The barge of Mara loads at storage")


def test_an_option_shows_where_it_leads_before_it_is_taken(visit: Visit) -> None:
    page = visit(view="board")
    come_in(page, "Mara")
    play_on(page, moments("ruhrschifffahrt")["option"])
    option = page.locator('button[data-pick="option:none"][data-state="selectable"]')
    option.hover()
    expect(page.locator("g.rs-spot.led").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator("g.rs-spot.led")).to_have_count(0)


def test_a_turn_on_a_phone(visit: Visit, axe: str) -> None:
    page = visit(view="board", **PHONE)
    come_in(page, "Mara")
    play_on(page, moments("ruhrschifffahrt")["option"])
    player = Player(page, 1)
    player.make_moves(1)
    assert trouble(page, axe) == []
    for _ in range(6):
        player.make_moves(1)
        assert too_small(page) == []
    page.locator("nav.tabs button").nth(1).tap()
    assert trouble(page, axe) == []
