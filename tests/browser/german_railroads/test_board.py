"""German Railroads on its drawn board: a whole game by pointing, and a turn or two on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.german_railroads.test_fit import BEYOND
from tests.browser.kinds import moments, near_end
from tests.browser.table import (
    END,
    Player,
    home_of,
    play_on,
    sit_down,
    too_small,
    wait_until,
)
from tests.browser.test_pages import trouble
from tests.browser.test_turns import upload
from tests.conftest import Sampling

AROUND = """selector => {
    const ring = document.querySelector('.ring')?.getBoundingClientRect()
    const thing = document.querySelector(selector).getBoundingClientRect()
    return ring !== undefined && ring.left <= thing.left && thing.right <= ring.right
        && ring.top <= thing.top && thing.bottom <= ring.bottom
}"""
"""Whether the ring of a tour is around the first thing of a selector."""

SHADOW = "space => getComputedStyle(space).boxShadow"
"""How the edge of a space is drawn."""


def test_a_whole_game_against_emil(visit: Visit, sampling: Sampling) -> None:
    page = visit(view="board", name="Mara")
    sit_down(page, "german_railroads", board="german", coal=True, new_parts=True)
    Player(page, 5, shun=("button:",)).play(sampling, near_end("german_railroads", "random-1"))
    expect(page.locator(END)).to_have_text(re.compile(r"\d+"))
    expect(page.locator("dialog .sheet, dialog table").first).to_be_visible()


@pytest.mark.parametrize("board", [pytest.param("german", marks=pytest.mark.whole), "russian"])
def test_the_drawn_railroads_on_a_phone(visit: Visit, axe: str, board: str) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    sit_down(page, "german_railroads", "random", board=board, coal=True)
    player = Player(page, 8)
    for _ in range(8):
        player.make_moves(1)
        assert too_small(page) == []
    for tab in ("Board", "My area", "Others"):
        page.locator("nav.tabs").get_by_role("button", name=tab).tap()
        assert trouble(page, axe) == []


def test_a_space_just_used_is_not_refused_below_a_mouse_at_rest(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    sit_down(page, "german_railroads", board="russian")
    space = page.locator('[data-pick="space:loco1"]')
    space.click()
    expect(space).to_have_attribute("data-state", "disabled")
    at_rest = space.evaluate(SHADOW)
    page.mouse.move(1, 1)
    assert space.evaluate(SHADOW) == at_rest
    space.hover()
    assert space.evaluate(SHADOW) != at_rest


def test_passing_shows_what_it_would_do(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    sit_down(page, "german_railroads", board="russian")
    passing = page.locator('[data-pick="button:pass"]')
    passing.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("No more actions this round")
    page.locator("h1").hover()
    expect(tip).to_have_count(0)


def test_what_a_tap_points_at_is_marked(visit: Visit) -> None:
    page = visit(view="board", **PHONE, name="Mara")
    sit_down(page, "german_railroads", board="russian")
    space = page.locator('[data-pick="space:black3"]').first
    space.tap()
    expect(page.locator(".dock")).to_be_visible()
    expect(space).to_have_css("outline-style", "solid")
    locked = page.locator('[data-pick="space:brown1"]').first
    shadow = locked.evaluate(SHADOW)
    locked.tap(force=True)  # it cannot be chosen
    expect(locked).to_have_css("outline-style", "solid")
    assert locked.evaluate(SHADOW) == shadow, "the mark stays where the next tap makes a choice"


def test_the_tour_points_at_special_spaces(visit: Visit) -> None:
    page = visit(view="board", toured=False, name="Mara")
    sit_down(page, "german_railroads", board="russian")
    page.get_by_role("button", name="Show me").click()
    following = page.get_by_role("button", name="Next", exact=True)
    title = page.get_by_role("heading", name="Special spaces")
    while title.count() == 0:
        following.click()
    wait_until(page, AROUND, '.place.mine [data-subject="special-space"]')


@pytest.mark.parametrize("seat", [None, 0])
def test_a_replay_shows_the_whole_board_of_whose_turn_it_is(visit: Visit, seat: int | None) -> None:
    page = visit(view="board", viewport={"width": 1280, "height": 800}, name="Mara")
    eyes = "" if seat is None else f"&seat={seat}"
    page.goto(home_of(page) + upload(page, "german_railroads") + f"?line=120{eyes}")
    boards = page.locator("[data-board-of]")
    expect(boards.first.locator('[data-subject="special-space"]').first).to_be_visible()
    expect(page.locator(".place.mine")).to_have_count(0)
    for number in range(2):
        page.locator("body").press(str(number + 1))
        own = page.locator(f'[data-board-of="{number}"] [data-at^="industry:"]').first
        expect(own).to_be_in_viewport()


def test_turns_count_steps_by_colour_in_signs_and_in_words(visit: Visit) -> None:
    page = visit(view="board", viewport={"width": 1280, "height": 800}, name="Mara")
    page.goto(home_of(page) + upload(page, "german_railroads") + "?line=120")
    counted = page.locator(".turns .deed", has=page.locator(".count"))
    expect(counted.first.locator(".count .gr-track text").first).to_have_text(re.compile("[KGBNW]"))
    words = counted.first.locator(".sr")
    expect(words).to_have_text(re.compile(r"\d (black|gray|brown|natural|white) track steps?"))


def test_the_industry_of_another_says_where_markers_stand_and_what_is_next(visit: Visit) -> None:
    page = visit(view="board", viewport={"width": 1280, "height": 800}, name="Mara")
    play_on(page, near_end("german_railroads", "laying-4"))
    page.locator(".others button[aria-expanded]").first.click()
    industry = page.locator(".mini-industry")
    expect(industry.locator(".stop")).to_have_count(16)
    expect(industry.locator(".markers").first).to_be_visible()
    expect(industry.locator(".head > .sr")).to_contain_text(re.compile(r"Marker on \w+"))


UNCOVERED = """selector => [...document.querySelectorAll(selector)].filter(thing => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    return !thing.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}).length === 0"""
"""Whether nothing lies over the middle of any of these things."""


def test_start_bonuses_leave_the_spaces_in_sight(visit: Visit) -> None:
    page = visit(view="board", viewport={"width": 1280, "height": 800}, name="Mara")
    play_on(page, moments("german_railroads")["bonus"])
    expect(page.locator('.place.mine [data-pick^="bonus:"]').first).to_be_visible()
    expect(page.locator('.place.board [data-pick^="bonus:"]').first).to_be_hidden()
    wait_until(page, UNCOVERED, ".engineer-district .strip > *, .order-district button")
    assert page.evaluate(BEYOND, [".place.mine .industry .stop", ".bd-sheet"]) == []


def test_after_a_tour_what_is_asked_is_in_sight_again(visit: Visit) -> None:
    page = visit(view="board", toured=False, name="Mara", **PHONE)
    play_on(page, moments("german_railroads")["bonus"])
    page.get_by_role("button", name="Show me").tap()
    done = page.get_by_role("button", name="To the game")
    while done.count() == 0:
        page.get_by_role("button", name="Next", exact=True).tap()
    expect(page.locator('[data-pick^="bonus:"]:visible').first).not_to_be_in_viewport()
    done.tap()
    expect(page.locator('[data-pick^="bonus:"]:visible').first).to_be_in_viewport()


def test_who_plays_alone_on_a_phone_finds_emil_and_no_empty_place(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    sit_down(page, "german_railroads", board="german")
    page.locator("nav.jump").get_by_role("button", name="Emil").tap()
    expect(page.locator(".emil-district .facts")).to_be_in_viewport()
    expect(page.locator(".emil-district .facts")).to_contain_text("Workers")
    tabs = page.locator("nav.tabs")
    expect(tabs.get_by_role("button", name="My area")).to_be_visible()
    expect(tabs.get_by_role("button", name="Others")).to_have_count(0)
