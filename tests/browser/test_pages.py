"""The pages hold on a phone, for a screen reader, and in both themes."""

import json
import random
import re

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import (
    LEAST_TARGET,
    MOVES,
    Player,
    come_in,
    home_of,
    make_move,
    make_table,
    too_small,
    wait_for_turn,
)

MAX_AT_FIRST = 250_000
"""Bytes, compressed, until the lobby is there."""
SERIOUS = {"serious", "critical"}


def test_a_phone_shows_one_place_at_a_time(visit: Visit) -> None:
    page = visit(**PHONE)
    come_in(page, "Mara")
    fits(page)
    make_table(page, 4, "random", "random", "random")
    chance = random.Random(6)
    for _ in range(8):
        assert wait_for_turn(page)
        heights = page.locator(MOVES).evaluate_all(
            "all => all.map(move => move.getBoundingClientRect().height)"
        )
        assert min(heights) >= LEAST_TARGET
        make_move(page, chance)
    wait_for_turn(page)
    tabs = {"Position": ".text", "Scores": ".pl", "Log": ".log ol", "Moves": ".moves"}
    for tab, place in tabs.items():
        page.locator("nav.tabs").get_by_role("button", name=tab).tap()
        expect(page.locator(place).first).to_be_visible()
        fits(page)


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.whole), "dark"])
def test_the_drawn_board_on_a_phone(visit: Visit, axe: str, theme: str) -> None:
    page = visit(view="board", color_scheme=theme, name="Mara", **PHONE)
    make_table(page, 2, "random")
    player = Player(page, 7)
    for _ in range(6):
        player.make_moves(1)
        assert too_small(page) == []
    found = {}
    for tab in ("Board", "My area", "Others", "Log"):
        page.locator("nav.tabs").get_by_role("button", name=tab).tap()
        fits(page)
        found[tab] = trouble(page, axe)
    assert {tab: problems for tab, problems in found.items() if problems} == {}


def test_what_this_number_of_players_cannot_choose_is_greyed_with_its_reason(visit: Visit) -> None:
    page = visit()
    come_in(page, "Mara")
    page.get_by_role("button", name="Create table").first.click()
    page.get_by_role("radio", name="German Railroads").check()
    page.get_by_text("House rules").click()
    moves = page.get_by_label("Coins on order spaces move")
    tiles = page.get_by_label("Tiles that Emil takes")
    expect(tiles.locator("option[value=one]")).to_be_disabled()
    expect(page.get_by_text("Emil plays only against a single player, so he takes")).to_be_visible()
    moves.check()
    alone = page.get_by_role("radio", name="1", exact=True)
    expect(alone).to_be_disabled()
    moves.uncheck()
    alone.check()
    expect(moves).to_be_disabled()
    tiles.select_option("one")
    page.get_by_role("button", name="Start the game").click()
    wait_for_turn(page)


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def trouble(page: Page, axe: str) -> list[str]:
    """What axe finds serious here, when colours have faded and things have come."""
    page.evaluate("Promise.allSettled(document.getAnimations().map(({finished}) => finished))")
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        json.dumps({"id": one["id"], "nodes": [node["html"][:160] for node in one["nodes"][:3]]})
        for one in found["violations"]
        if one["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.whole)])
def test_nobody_is_shut_out(visit: Visit, axe: str, theme: str) -> None:
    page = visit(color_scheme=theme)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = trouble(page, axe)

    page.get_by_label("Your name").wait_for()
    page.locator(".shelf li").first.wait_for()
    look("first page")
    come_in(page, "Mara")
    page.get_by_role("button", name="Create table").first.click()
    page.locator("dialog .games").wait_for()
    look("create")
    page.keyboard.press("Escape")
    look("lobby")
    make_table(page, 3, "random", "anyone")
    page.get_by_text("Waiting for players.").wait_for()
    page.locator("svg.qr").wait_for()
    look("waiting")
    page.get_by_role("button", name="Start now").click()
    wait_for_turn(page)
    look("table")
    page.get_by_role("button", name="Menu").click()
    look("menu")
    for path, waited in [("/rules/coal_baron#CB-18", "dl"), ("/me", "form"), ("/about", "article")]:
        page.goto(home_of(page) + path)
        page.locator(waited).first.wait_for()
        look(path)
    assert {name: problems for name, problems in found.items() if problems} == {}


def test_rules_are_found_by_word_and_by_id(visit: Visit) -> None:
    page = visit("/rules/coal_baron#CB-18")
    target = page.locator("#CB-18")
    expect(target).to_have_class(re.compile("target"))
    expect(target).to_be_in_viewport()
    page.get_by_label("Search in the rules").fill("canteen room")
    expect(page.locator("dl > div")).to_have_count(1)
    expect(page.locator("dl > div")).to_contain_text("CB-21")


def test_the_first_load_is_small(visit: Visit) -> None:
    page = visit()
    come_in(page, "Mara")
    page.get_by_role("button", name="Create table").wait_for()
    sent = page.evaluate(
        """[...performance.getEntriesByType('navigation'),
            ...performance.getEntriesByType('resource')]
            .reduce((sum, entry) => sum + entry.transferSize, 0)"""
    )
    assert 40_000 < sent < MAX_AT_FIRST


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    """To someone without a name too, who is not asked for one first."""
    page = visit("/nowhere/at/all", refused=("404",))
    expect(page.get_by_text("There is nothing here")).to_be_visible()
    page.goto(f"{home_of(page)}/table/doesnotexist")
    expect(page.get_by_text("You cannot come to this table")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    page.goto(home_of(page))
    come_in(page, "Mara")
    page.goto(f"{home_of(page)}/nowhere/at/all")
    expect(page.get_by_text("There is nothing here")).to_be_visible()
    page.goto(f"{home_of(page)}/table/doesnotexist")
    expect(page.get_by_text("You cannot come to this table")).to_be_visible()


def test_a_page_of_an_older_client_is_loaded_again(visit: Visit) -> None:
    """The server was updated, and what the page asks for is not there any more."""
    page = visit(refused=("404", "dynamically imported module"))
    come_in(page, "Mara")
    loaded: list[str] = []

    def note(request: Request) -> None:
        if request.is_navigation_request():
            loaded.append(request.url)

    def answer(route: Route) -> None:
        if loaded:
            route.continue_()
        else:
            route.fulfill(status=404)

    page.route("**/assets/AboutPage-*.js", answer)
    page.on("request", note)
    page.locator('a[href="/about"]').click()
    expect(page.get_by_role("heading", name="About", exact=True)).to_be_visible()
    assert loaded
