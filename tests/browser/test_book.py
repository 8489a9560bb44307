"""The overview and the rules as a book, in a real browser: every picture is drawn."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import wait_until
from tests.game_ids import RELEASED

UNDRAWN = """() => [...document.querySelectorAll('.picture')].filter(
    (picture) => !picture.querySelector('.stage') || picture.classList.contains('waiting'),
).length"""


SCROLL = """number => {
    const picture = document.querySelectorAll('.picture')[number]
    picture.scrollIntoView()
    return picture.querySelector('.stage') !== null
}"""


def scroll_through(page: Page) -> None:
    """Bring every picture near until it is drawn; those above move it while they grow."""
    for number in range(page.locator(".picture").count()):
        wait_until(page, SCROLL, number)


MISSING = """() => [...document.querySelectorAll('.picture[data-missing]')].map(
    (picture) => `${picture.dataset.scene}: ${picture.dataset.missing}`,
)"""


def check_pictures(page: Page) -> None:
    """Every picture is drawn, and has all that it shows and outlines."""
    scroll_through(page)
    wait_until(page, f"() => ({UNDRAWN})() === 0")
    wait_until(page, f"() => ({MISSING})().length === 0")


@pytest.mark.parametrize("game", RELEASED)
def test_an_overview_draws_its_pictures(game: str, visit: Visit) -> None:
    page = visit(f"/overview/{game}")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".picture").first).to_be_visible()
    check_pictures(page)
    assert page.locator(".stage [tabindex='0']:not([inert] *)").count() == 0


@pytest.mark.parametrize("game", RELEASED)
def test_the_rules_draw_their_pictures(game: str, visit: Visit) -> None:
    page = visit(f"/rules/{game}")
    expect(page.locator(".picture").first).to_be_visible()
    for example in page.locator("details.example").all():
        example.evaluate("details => (details.open = true)")
    check_pictures(page)


def test_a_rule_is_shown_on_the_board(visit: Visit) -> None:
    page = visit("/rules/coal_baron#CB-21")
    page.locator("[id='CB-21']").get_by_role("button").press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".ring").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator("[id='CB-48'] summary").last.press("Enter")
    expect(page.locator("[id='CB-48'] .picture .stage")).to_be_attached()


def test_a_rule_is_played_in_the_lesson_that_teaches_it(visit: Visit) -> None:
    page = visit("/rules/coal_baron#CB-48", "board")
    page.locator("[id='CB-48']").get_by_role("link", name="Play this in the lesson").click()
    expect(page.locator(".lesson h2")).to_contain_text("Two for one")
