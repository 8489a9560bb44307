"""What the drawn board is tested against and drawn from: the picks there are, the printed values.

After a change of the moves or of the newest component set, run this file to write both anew.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

from coalface.games.german_railroads import names
from coalface.games.german_railroads.catalogue import catalogue

ROOT = Path(__file__).parents[2]
PICKS = ROOT / "client/tests/german_railroads/picks.json"
PRINTED = ROOT / "client/src/boards/german_railroads/printed.json"
SET = ROOT / "src/coalface/games/german_railroads/components/1.toml"

NAMES = {
    "spaces": list(names.SPACE_NAMES),
    "engineers": list(names.ENGINEER_NAMES),
    "cards": list(names.CARD_NAMES),
    "tokens": list(names.TOKEN_NAMES),
    "foundries": list(names.FOUNDRY_NAMES),
    "extensions": list(names.EXTENSION_NAMES),
    "stations": list(names.STATION_NAMES),
    "slots": list(names.SLOT_NAMES),
    "gaps": list(names.GAP_NAMES),
    "emil_cards": list(names.EMIL_CARD_NAMES),
    "points": list(names.POINT_NAMES),
}


def all_picks() -> list[str]:
    """Each pick of both boards once, in order."""
    moves = [move for board in names.BOARD_NAMES for move in catalogue(board)]
    return sorted({pick for move in moves for pick in move.picks()})


def all_printed() -> dict[str, Any]:
    """The component set without its provenance, and names by the numbers that events tell."""

    def bare(value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        return {k: bare(v) for k, v in value.items() if k not in ("provenance", "note")}

    tables: dict[str, Any] = bare(tomllib.loads(SET.read_text("utf-8")))
    return {**tables, "names": NAMES}


def test_the_board_is_tested_against_every_pick_there_is() -> None:
    assert json.loads(PICKS.read_text("utf-8")) == all_picks()


def test_the_board_draws_what_the_component_set_says() -> None:
    assert json.loads(PRINTED.read_text("utf-8")) == all_printed()


if __name__ == "__main__":
    PICKS.write_text(json.dumps(all_picks(), indent=2) + "\n", "utf-8")
    PRINTED.write_text(json.dumps(all_printed(), indent=2) + "\n", "utf-8")
