"""German Railroads on its drawn board: a whole game by pointing, and a turn or two on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import END, Player, come_in, sit_down, too_small
from tests.browser.test_pages import trouble
from tests.conftest import Sampling


def test_a_whole_game_against_emil(visit: Visit, sampling: Sampling) -> None:
    page = visit(view="board")
    come_in(page, "Mara")
    sit_down(page, "german_railroads", board="german", coal=True, new_parts=True)
    Player(page, 5, shun=("button:",)).play(sampling)
    expect(page.locator(END)).to_have_text(re.compile(r"\d+"))
    expect(page.locator("dialog .sheet, dialog table").first).to_be_visible()


@pytest.mark.parametrize("board", ["german", "russian"])
def test_the_drawn_railroads_on_a_phone(visit: Visit, axe: str, board: str) -> None:
    page = visit(view="board", **PHONE)
    come_in(page, "Mara")
    sit_down(page, "german_railroads", "random", board=board, coal=True)
    player = Player(page, 8)
    for _ in range(8):
        player.make_moves(1)
        assert too_small(page) == []
    for tab in ("Board", "Mine", "Others"):
        page.locator("nav.tabs").get_by_role("button", name=tab).tap()
        assert trouble(page, axe) == []
