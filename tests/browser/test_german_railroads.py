"""German Railroads on its drawn board: a whole game by pointing, and a turn or two on a phone."""

import json
import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import (
    END,
    JSON,
    LIT,
    come_in,
    point_somewhere,
    wait_for_lights,
)
from tests.browser.test_pages import LEAST_TARGET, trouble


def make_railroads(page: Page, others: int, **options: object) -> None:
    """Open a table of this game with so many random computers and these options."""
    page.get_by_role("button", name="Play now").wait_for()
    home = "/".join(page.url.split("/", 3)[:3])
    bots = [{"who": "bot", "bot": "random"}] * others
    asked = {"game": "german_railroads", "seats": [{"who": "me"}, *bots], "options": options}
    api = page.context.request
    made = api.post(f"{home}/api/tables", data=json.dumps(asked), headers=JSON).json()
    page.goto(f"{home}/table/{made['id']}")


def test_a_whole_game_against_emil(visit: Visit) -> None:
    page = visit(view="board")
    come_in(page, "Mara")
    make_railroads(page, 0, board="german", coal=True, new_parts=True)
    chance = random.Random(5)
    while wait_for_lights(page):
        point_somewhere(page, chance)
    expect(page.locator(END)).to_have_text(re.compile(r"\d+"))
    expect(page.locator("dialog .sheet, dialog table").first).to_be_visible()


@pytest.mark.parametrize("board", ["german", "russian"])
def test_the_drawn_railroads_on_a_phone(visit: Visit, axe: str, board: str) -> None:
    page = visit(view="board", **PHONE)
    come_in(page, "Mara")
    make_railroads(page, 1, board=board, coal=True)
    chance = random.Random(8)
    for _ in range(8):
        assert wait_for_lights(page)
        for thing in page.locator(f"{LIT}:visible").all():
            box = thing.bounding_box()
            assert box is None or min(box["width"], box["height"]) >= LEAST_TARGET - 1
        point_somewhere(page, chance)
    wait_for_lights(page)
    for tab in ("Board", "Mine", "Others"):
        page.locator("nav.tabs").get_by_role("button", name=tab).tap()
        page.wait_for_timeout(400)  # colours fade for 200 ms
        assert trouble(page, axe) == []
