"""The list of picks that the tests of the drawn board read is the one of the catalogues."""

import json
from pathlib import Path

from coalface.games.german_railroads import names
from coalface.games.german_railroads.moves import catalogue

PICKS = Path(__file__).parents[3] / "client/tests/german_railroads/picks.json"


def all_picks() -> list[str]:
    """Each pick of both boards once, in order."""
    moves = [move for board in names.BOARD_NAMES for move in catalogue(board)]
    return sorted({pick for move in moves for pick in move.picks()})


def test_the_board_is_tested_against_every_pick_there_is() -> None:
    """After a change of the moves run this file to write the list again."""
    assert json.loads(PICKS.read_text("utf-8")) == all_picks()


if __name__ == "__main__":
    PICKS.write_text(json.dumps(all_picks(), indent=2) + "\n", "utf-8")
