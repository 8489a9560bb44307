"""The list of picks that the tests of the drawn board read is the one of the catalogue."""

import json
from pathlib import Path

from coalface.games.coal_baron.moves import catalogue

PICKS = Path(__file__).parents[3] / "client/tests/coal_baron/picks.json"


def test_the_board_is_tested_against_every_pick_there_is() -> None:
    """After a change of the moves, regenerate the list: each pick once, in order."""
    picks = sorted({pick for move in catalogue() for pick in move.picks()})
    assert json.loads(PICKS.read_text()) == picks
