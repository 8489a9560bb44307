"""Every kind of decision of every game is made once, by pointing at the drawn board."""

import pytest

import coalface
from tests.browser.conftest import Visit
from tests.browser.kinds import kinds_of, moments
from tests.browser.table import come_in, play_on, point


@pytest.mark.parametrize("game", coalface.games())
def test_every_kind_of_decision_can_be_pointed_at(visit: Visit, game: str) -> None:
    assert kinds_of(game) <= set(moments(game)), "a golden record shows every kind"
    page = visit(view="board")
    come_in(page, "Mara")
    for moment in moments(game).values():
        play_on(page, moment)
        point(page, moment.picks)
