"""The list of picks that the tests of the drawn board read is the one of the catalogue."""

import json
from pathlib import Path

import coalface

PICKS = Path(__file__).parents[3] / "client/tests/coal_country/picks.json"


def test_the_board_is_tested_against_every_pick_there_is() -> None:
    """After a change of the moves, write the list again: each pick once, in order."""
    moves = coalface.game("coal_country").moves
    picks = sorted({pick for move in moves for pick in move.picks()})
    assert json.loads(PICKS.read_text()) == picks
