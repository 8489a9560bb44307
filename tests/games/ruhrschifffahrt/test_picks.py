"""What the tests of the drawn board read: the picks of the catalogue, and a position as it is told.

After a change of moves or view write both anew:
`python -m tests.games.ruhrschifffahrt.test_picks`.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from coalface.core.registry import released_specs
from tests.rules.ruhrschifffahrt.helpers import choosing, look

READ = Path(__file__).parents[3] / "client/tests/ruhrschifffahrt"
POSITION = """
    seat 0 at steele thaler 3
    seat 1 at steele arrival 1
    earned 0 lock
    tokens 0 black_industry=1 black_city=1
    storages b1=3 e1=4 e3=3 w2=3 w3=3 m6=4 m5=4 m4=4 m1=3
    track black 5
    """


def picks() -> list[str]:
    """Each pick once, in order."""
    moves = released_specs()["ruhrschifffahrt"].game().moves
    return sorted({pick for move in moves for pick in move.picks()})


def position() -> Any:
    """Phase 3: two barges at Steele, the seat that came last chooses."""
    return msgspec.to_builtins(look(choosing(POSITION)), str_keys=True)


def test_the_board_is_tested_against_every_pick_there_is() -> None:
    assert json.loads((READ / "picks.json").read_text("utf-8")) == picks()


def test_the_board_is_tested_with_a_view_as_the_server_tells_it() -> None:
    assert json.loads((READ / "table.json").read_text("utf-8")) == json.loads(
        json.dumps(position())
    )


if __name__ == "__main__":
    for name, value in (("picks", picks()), ("table", position())):
        text = json.dumps(value, indent=2, ensure_ascii=False)
        (READ / f"{name}.json").write_text(text + "\n", "utf-8")
