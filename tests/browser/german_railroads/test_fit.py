"""A low screen shows whole boards."""

import pytest
from playwright.sync_api import Page, expect

from coalface.core.record import Record
from tests.browser.conftest import Visit
from tests.browser.kinds import RECORDS
from tests.browser.pictures import moment_near
from tests.browser.table import play_on, sit_down

BEYOND = """([parts, around]) => [...document.querySelectorAll(parts)].filter(part => {
    const inner = part.getBoundingClientRect()
    const outer = part.closest(around).getBoundingClientRect()
    return inner.left < outer.left - 1 || inner.right > outer.right + 1 ||
        inner.bottom > outer.bottom + 1
}).map(part => part.textContent.trim())"""
"""The parts that reach beyond what they belong to."""


TWO_STEPS = """() => {
    const step = document.querySelector('[data-at="space:black3"] .atom')
    const hire = document.querySelector('[data-at="space:eng_hire"]')
    const person = document.querySelector('.engineer-district .person').cloneNode(true)
    hire.querySelector('small ~ span').replaceWith(person)
    person.querySelector('.effect').replaceChildren(step.cloneNode(true), step.cloneNode(true))
}"""
"""Let an engineer be hired whose action has two parts."""


def play_in_round_4(page: Page) -> None:
    path = RECORDS / "german_railroads" / "laying-4.record"
    play_on(page, moment_near(Record.load(path), path, 0.55))


def test_a_low_screen_shows_all_of_my_board(visit: Visit) -> None:
    page = visit(view="board", viewport={"width": 1366, "height": 768}, name="Mara")
    play_in_round_4(page)
    expect(page.locator(".place.mine .industry .works").first).to_be_visible()
    assert page.evaluate(BEYOND, [".place.mine .industry .stop", ".bd-sheet"]) == []
    assert page.evaluate(BEYOND, [".board .order li", ".district"]) == []


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080), (2560, 1200)])
def test_below_a_bar_of_words_all_of_my_board_is_in_sight(
    visit: Visit, width: int, height: int
) -> None:
    size = {"width": width, "height": height}
    page = visit(view="board", toured=False, viewport=size, name="Mara")
    sit_down(page, "german_railroads", board="german")
    expect(page.get_by_role("button", name="Show me")).to_be_visible()
    expect(page.locator(".place.mine .industry .stop").first).to_be_visible()
    assert page.evaluate(BEYOND, [".place.mine .industry .stop", ".bd-sheet"]) == []


def test_beside_emil_the_engineer_to_hire_keeps_his_card(visit: Visit) -> None:
    page = visit(view="board", viewport={"width": 1280, "height": 800}, name="Mara")
    sit_down(page, "german_railroads", board="german")
    page.locator(".engineer-district .person").first.wait_for()
    page.evaluate(TWO_STEPS)
    parts = '[data-at="space:eng_hire"] .foot'
    assert page.evaluate(BEYOND, [parts, ".bd-pick"]) == []
