"""Every kind of decision of every game is made once, by pointing at the drawn board.

In a sample it is one for each way of pointing, see `kinds`.
"""

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import Visit
from tests.browser.kinds import kinds_of, moments, sample_of
from tests.browser.table import SELECTABLE, play_on, point
from tests.conftest import Sampling
from tests.game_ids import RELEASED


@pytest.mark.parametrize("game", RELEASED)
def test_every_kind_of_decision_can_be_pointed_at(
    visit: Visit, game: str, sampling: Sampling
) -> None:
    assert kinds_of(game) <= set(moments(game)), "a golden record shows every kind"
    page = visit(view="board", name="Mara")
    chosen = moments(game) if sampling.whole else sample_of(game)
    for moment in chosen.values():
        play_on(page, moment)
        point(page, moment.picks)


def test_what_is_covered_cannot_be_pointed_at(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    moment = moments("coal_baron")["draft"]
    play_on(page, moment)
    page.locator(SELECTABLE).first.wait_for()
    page.evaluate(
        """() => {
            const cover = document.createElement('div')
            Object.assign(cover.style, { position: 'fixed', inset: 0, zIndex: 1000 })
            document.body.append(cover)
        }"""
    )
    with pytest.raises(Error, match="cannot be pointed at"):
        page.evaluate("pick => hand.find({ pick, timeout: 300 })", moment.picks[0])
