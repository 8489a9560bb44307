"""What a view says is printed is what the component set says, an owner's set too.

The tests of the drawn boards read it as the newest component set has it. After a change of a view
regenerate it: `python -m tests.games.test_printed`.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coalface.core.components import read_components, released_components
from coalface.core.registry import game_spec, released_specs
from tests.game_ids import RELEASED
from tests.settings import games_with, settings
from tests.write_whole import write_whole

CLIENT = Path(__file__).parents[2] / "client/tests"
GAMES = RELEASED
READ: dict[str, tuple[str, int, dict[str, Any]]] = {
    row["file"]: (game, row["seats"], row["options"])
    for game in games_with("games", "printed", GAMES)
    for row in settings("games", game)["printed"]
}


def printed(name: str, seats: int, options: dict[str, Any], text: str | None = None) -> Any:
    """What is printed, as a view tells it to a client; with the text of an owner's set."""
    components = read_components(text) if text else None
    game = game_spec(name).game(options, components=components)
    table = game.start(seats).view(None).table
    return json.loads(msgspec.json.encode(table.printed))


def leaves(value: Any, path: str = "") -> dict[str, Any]:
    """The values within, by their path."""
    if not isinstance(value, dict | list):
        return {path: value}
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    return {k: v for key, part in inner for k, v in leaves(part, f"{path}.{key}").items()}


@pytest.mark.parametrize("file", READ)
def test_the_board_is_tested_with_what_the_server_says_is_printed(file: str) -> None:
    assert json.loads((CLIENT / file).read_text("utf-8")) == printed(*READ[file])


@pytest.mark.parametrize("name", games_with("games", "corrected", GAMES))
def test_what_an_owner_has_corrected_is_reported(name: str) -> None:
    text = released_components(
        released_specs()[name].package, released_specs()[name].components
    ).text
    corrected = settings("games", name)["corrected"]
    for old, new in corrected["changes"]:
        assert text.count(old) == 1
        text = text.replace(old, new)
    before, after = leaves(printed(name, 2, {})), leaves(printed(name, 2, {}, text))
    changed = [
        f"{path[1:]}: {before.get(path)} > {after.get(path)}"
        for path in sorted(before | after)
        if before.get(path) != after.get(path)
    ]
    assert changed == corrected["shown"]


def test_all_views_of_a_game_share_what_is_printed() -> None:
    for name in released_specs():
        game = game_spec(name).game()
        seats = game.seat_counts[-1]
        states = [game.start(seats), game.start(seats)]
        assert len({id(state.view(seat).table.printed) for state in states for seat in (0, 1)}) == 1


if __name__ == "__main__":
    for file, of in READ.items():
        text = json.dumps(printed(*of), indent=2, ensure_ascii=False)
        write_whole(CLIENT / file, text + "\n")
