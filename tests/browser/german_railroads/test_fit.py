"""A low screen shows whole boards."""

from playwright.sync_api import Page, expect

from coalface.core.record import Record
from tests.browser.conftest import Visit
from tests.browser.kinds import RECORDS
from tests.browser.pictures import moment_near
from tests.browser.table import play_on

BEYOND = """([parts, around]) => [...document.querySelectorAll(parts)].filter(part => {
    const inner = part.getBoundingClientRect()
    const outer = part.closest(around).getBoundingClientRect()
    return inner.left < outer.left - 1 || inner.right > outer.right + 1 ||
        inner.bottom > outer.bottom + 1
}).map(part => part.textContent.trim())"""
"""The parts that reach beyond what they belong to."""


def play_in_round_4(page: Page) -> None:
    path = RECORDS / "german_railroads" / "laying-4.record"
    play_on(page, moment_near(Record.load(path), path, 0.55))


def test_a_low_screen_shows_all_of_my_board(visit: Visit) -> None:
    page = visit(view="board", viewport={"width": 1366, "height": 768}, name="Mara")
    play_in_round_4(page)
    expect(page.locator(".place.mine .industry .works").first).to_be_visible()
    assert page.evaluate(BEYOND, [".place.mine .industry .stop", ".bd-sheet"]) == []
    assert page.evaluate(BEYOND, [".board .order li", ".district"]) == []
