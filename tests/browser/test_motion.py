"""Pieces travel where the events say: over the board, and on a phone out of the tabs."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.kinds import moments
from tests.browser.table import FLIGHTS, come_in, hand, play_on, press

STANDS = """selector => {
  const seen = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
  const { left, top, width, height } = seen.getBoundingClientRect()
  return `translate(${left + width / 2 - 14}px, ${top + height / 2 - 14}px)`
}"""
"""Where a piece lies that has come to this thing."""


def play_with(visit: Visit, motion: str, **screen: Any) -> tuple[Page, str]:
    """Place a worker on a screen of this kind; the page, and the space that was chosen."""
    page = visit(view="board", **screen)
    page.evaluate(
        "motion => { localStorage.coalface ="
        " JSON.stringify({ ...JSON.parse(localStorage.coalface), motion }) }",
        motion,
    )
    page.add_init_script(path=FLIGHTS)
    page.reload()
    come_in(page, "Mara")
    moment = moments("coal_baron")["place"]
    play_on(page, moment)
    (space,) = moment.picks
    spot = hand(page, "find", pick=space)
    press(page, spot)
    if spot["touch"]:
        page.locator(".dock .btn.main").tap()
    return page, space


@pytest.mark.parametrize(
    ("screen", "crew"),
    [({}, '[data-at^="crew:"]'), (PHONE, '[data-tab-of="mine"]')],
    ids=["wide", "phone"],
)
def test_a_worker_flies_to_its_space(visit: Visit, screen: dict[str, Any], crew: str) -> None:
    page, space = play_with(visit, "auto", **screen)
    page.locator("html[data-flights]").wait_for()
    first = page.evaluate("flights[0]")
    assert first["piece"].startswith("#seat-")
    assert first["from"] == page.evaluate(STANDS, crew)
    assert first["to"] == page.evaluate(STANDS, f'[data-at="{space}"]')
    expect(page.locator(".bd-flying")).to_have_count(0)


def test_nothing_flies_where_motion_is_off(visit: Visit) -> None:
    page, _ = play_with(visit, "off")
    expect(page.get_by_role("list", name="Log")).to_contain_text("Mara places")
    assert page.evaluate("flights") == []
