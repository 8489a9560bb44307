"""A replay with everything open hides nothing that some seat could see."""

from pathlib import Path
from typing import Any

import pytest

from coalface.core.record import Record
from coalface.server.table.presenter import Presenter
from coalface.server.table.replays import position_at, session_of
from coalface.server.table.session import GameSession

RECORDS = Path(__file__).parents[1] / "records"


def session(game: str) -> GameSession:
    """A recorded game of three."""
    return session_of(Record.load(RECORDS / game / "greedy-3.record"))


def table_at(played: GameSession, seat: int | None, line: int, open: bool = False) -> Any:
    """What is shown of the table after a line."""
    presenter = Presenter(played.game, played.names, "en")
    position = position_at(
        played, seat, line, presenter, memory=True, text=False, since=line, open=open
    )
    assert (position.view.memory is None) == open
    return position.view.table


def test_sealed_foremen_cash_and_hands_lie_open() -> None:
    played = session("coal_country")
    line = next(
        number
        for number, each in enumerate(played.lines, 1)
        if any(event.key == "cc.placed.value" for event in each.events)
    )
    hidden = table_at(played, None, line)
    shown = table_at(played, None, line, open=True)
    assert not any(company.foremen for company in hidden.companies)
    assert any(company.foremen for company in shown.companies)
    for seat, company in enumerate(shown.companies):
        assert company == table_at(played, seat, line).companies[seat]
        assert None not in (company.cash, company.hand, company.in_hand)
    assert shown.computed == hidden.computed


@pytest.mark.parametrize("game", ["coal_baron", "german_railroads"])
def test_secret_cards_lie_open(game: str) -> None:
    played = session(game)
    shown = table_at(played, None, len(played.lines) // 2, open=True)
    cards = (
        [pit.delivered_cards for pit in shown.pits]
        if game == "coal_baron"
        else [player.end_bonus_cards for player in shown.players]
    )
    assert None not in cards
