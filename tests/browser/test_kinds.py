"""Every kind of decision of every game is made once, by pointing at the drawn board."""

import pytest
from playwright.sync_api import expect

import coalface
from tests.browser.conftest import Visit
from tests.browser.kinds import kinds_of, moments
from tests.browser.table import come_in, play_on, point, shown

DRAWN = "[data-pick]"


@pytest.mark.parametrize("game", coalface.games())
def test_every_kind_of_decision_can_be_pointed_at(visit: Visit, game: str) -> None:
    assert kinds_of(game) <= set(moments(game)), "a golden record shows every kind"
    page = visit(view="board")
    come_in(page, "Mara")
    page.get_by_role("button", name="Play now").wait_for()
    for moment in moments(game).values():
        play_on(page, moment)
        page.locator(f"{DRAWN}, button.move").first.wait_for()
        if page.locator(DRAWN).count() > 0:
            expect(shown(page, moment.picks[0], "taken")).to_be_visible()
            point(page, moment.picks)
        else:
            page.locator(f'button.move[data-move="{moment.move}"]').click()
            expect(page.locator(f'button.move[data-move="{moment.move}"]')).to_have_count(0)
