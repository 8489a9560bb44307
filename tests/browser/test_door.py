"""The first page, the way to a game in one click, and friends who come by a link."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from coalface.server.table.bot_names import FIRST_NAMES
from tests.browser.conftest import PHONE, Visit
from tests.browser.table import SELECTABLE, home_of
from tests.browser.test_pages import fits, trouble
from tests.browser.test_turns import upload

WORDS = {
    "en-GB": ("Play now", "Play with friends", "Take a seat", "Your name", "Guest"),
    "nl-NL": ("Nu spelen", "Met vrienden spelen", "Neem plaats", "Je naam", "Gast"),
    "de-DE": ("Jetzt spielen", "Mit Freunden spielen", "Platz nehmen", "Dein Name", "Gast"),
}
GAMES = 4
SHIFTS = """
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.shifted += value
    }).observe({ type: 'layout-shift', buffered: true })
"""
MAX_SHIFT = 0.02


def test_one_click_leads_from_the_first_page_to_a_running_game(visit: Visit) -> None:
    page = visit(view="board")
    expect(page.locator("h1")).to_contain_text("board games")
    expect(page.locator(".shelf li")).to_have_count(GAMES)
    page.locator(".hero").get_by_role("button", name="Play now").click()
    page.locator(SELECTABLE).first.wait_for()
    names = page.locator(".pl .who b").all_inner_texts()
    assert len(names) == 1
    assert names[0] in FIRST_NAMES
    expect(page.locator(".pl .face.apprentice")).to_be_visible()
    expect(page.locator(".pl .level")).to_have_text("friendly")
    expect(page.locator("body")).to_contain_text(re.compile(r"Guest \d{3}"))
    for word in ("foreman", "apprentice#", "#2"):
        expect(page.locator("body")).not_to_contain_text(word)


def test_nothing_changes_place_when_the_games_arrive(visit: Visit) -> None:
    """They are asked for together with who comes; until both are there the page shows its shape."""
    page = visit(name="Nobody yet")
    page.context.clear_cookies()
    held: dict[str, Route] = {}
    page.route("**/api/me", lambda route: held.setdefault("me", route) and None)
    page.route("**/api/games?*", lambda route: held.setdefault("games", route) and None)
    page.add_init_script(SHIFTS)
    page.goto(home_of(page), wait_until="commit")
    shape = page.locator(".hero .sk.picture")
    shape.wait_for()
    page.wait_for_function("performance.getEntriesByType('resource').length > 0")
    while len(held) < 2:
        page.wait_for_timeout(20)
    for request in ("me", "games"):
        expect(shape).to_be_visible()
        expect(page.locator("h1")).to_have_count(0)
        held[request].continue_()
        page.wait_for_timeout(100)
    expect(page.locator("h1")).to_contain_text("Four board games")
    assert page.evaluate("window.shifted") < MAX_SHIFT


def test_each_game_can_be_begun_without_scrolling_on_a_low_screen(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    buttons = page.locator(".shelf").get_by_role("button", name="Play now")
    expect(buttons).to_have_count(GAMES)
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)


def test_a_game_is_begun_by_keyboard_alone(visit: Visit) -> None:
    page = visit(view="board")
    page.locator(".shelf li").first.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.hero') !== null"):
            break
    expect(page.locator(".hero :focus")).to_have_text("Play now")
    page.keyboard.press("Enter")
    page.locator(SELECTABLE).first.wait_for()


@pytest.mark.parametrize(
    "locale",
    [pytest.param(one, marks=() if one == "nl-NL" else pytest.mark.whole) for one in WORDS],
)
def test_a_friend_comes_by_the_link_and_the_seat_fills(visit: Visit, locale: str) -> None:
    _, with_friends, take_seat, name, guest = WORDS[locale]
    host = visit(view="board", locale=locale)
    host.get_by_role("button", name=with_friends).click()
    expect(host.locator("dialog li button")).to_have_count(GAMES)
    host.locator("dialog li button").first.click()
    expect(host.locator("svg.qr path")).to_have_attribute("d", re.compile("^M0 0h7"))
    link = host.locator(".share input").input_value()
    assert link == host.url
    expect(host.locator("li.vacant")).to_have_count(3)
    expect(host.locator(".btn.main")).to_have_count(1)
    expect(host.locator(".share .btn.main")).to_be_visible()
    friend = visit(link.removeprefix(home_of(host)), view="board", locale=locale, **PHONE)
    expect(friend.locator("h1")).to_contain_text(re.compile(rf"{guest} \d{{3}}"))
    expect(friend.locator(".details li")).to_have_count(4)
    expect(friend.locator(".facts")).to_be_visible()
    fits(friend)
    enter = friend.get_by_role("button", name=take_seat)
    box = enter.bounding_box()
    assert box
    assert box["y"] + box["height"] < PHONE["viewport"]["height"], "below the first sight"
    friend.get_by_label(name).fill("Bert")
    enter.click()
    expect(host.locator("li.vacant")).to_have_count(2)
    expect(host.locator("li", has_text="Bert")).to_be_visible()
    expect(friend.locator("li", has_text="Bert")).to_be_visible()
    expect(host.locator(".share .btn.main")).to_have_count(0)
    expect(host.locator(".acts .btn.main")).to_have_count(1)
    expect(friend.locator(".meanwhile a")).to_have_count(3)
    host.locator(".acts .btn").first.click()
    for page in (host, friend):
        page.locator("[data-decision], .pl, nav.tabs").first.wait_for()
        expect(page.locator("body")).to_contain_text("Bert")


def test_any_game_can_be_played_with_friends_by_keys(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play with friends").press("Enter")
    dialog = page.get_by_role("dialog")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Play with friends").press("Enter")
    dialog.get_by_role("button", name="German Railroads").press("Enter")
    expect(page.locator("h1")).to_have_text("German Railroads")
    page.locator("svg.qr").wait_for()


def test_the_link_of_a_replay_asks_nobody_for_a_name(visit: Visit) -> None:
    page = visit(name="Mara")
    path = upload(page, "ruhrschifffahrt")
    stranger = visit(f"{path}?line=9", view="board")
    expect(stranger.locator("[data-turn].current")).to_have_count(1)


def test_a_guest_takes_another_name_and_others_see_it(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="Play with friends").click()
    host.get_by_role("dialog").get_by_role("button", name="Coal Baron").click()
    asked = host.get_by_text("What is your name?")
    expect(asked).to_be_visible()
    host.get_by_label("Your name").fill("Dora")
    host.keyboard.press("Enter")
    expect(host.locator("li", has_text="Dora")).to_be_visible()
    expect(asked).to_have_count(0)
    expect(host.get_by_role("button", name="Change the name")).to_be_visible()
    friend = visit(host.url.removeprefix(home_of(host)))
    expect(friend.locator("h1")).to_have_text("Dora invites you to Coal Baron")


def test_who_comes_in_is_greeted_at_the_top_of_the_page(visit: Visit) -> None:
    page = visit(**PHONE)
    field = page.get_by_label("Your name")
    field.scroll_into_view_if_needed()
    field.fill("Dora")
    page.get_by_role("button", name="Come in").tap()
    expect(page.get_by_role("heading", name="Hello, Dora")).to_be_in_viewport()


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.whole), "dark"])
def test_nobody_is_shut_out_at_the_door(visit: Visit, axe: str, theme: str) -> None:
    host = visit(color_scheme=theme, **PHONE)
    found: dict[str, list[str]] = {}

    def look(name: str, page: Page) -> None:
        fits(page)
        found[name] = trouble(page, axe)

    host.locator(".shelf li").first.wait_for()
    look("first page", host)
    host.get_by_role("button", name="Play with friends").tap()
    host.locator("dialog li button").first.wait_for()
    look("which game", host)
    host.get_by_role("dialog").get_by_role("button", name="Ruhrschifffahrt").tap()
    host.locator("svg.qr").wait_for()
    look("waiting", host)
    friend = visit(host.url.removeprefix(home_of(host)), color_scheme=theme)
    friend.locator(".details").wait_for()
    look("invitation", friend)
    assert {name: problems for name, problems in found.items() if problems} == {}
