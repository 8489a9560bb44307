"""What never changes in a game is sent once, and positions are small without it."""

import json

import pytest

from tests.game_ids import RELEASED
from tests.server.browser import Browser
from tests.server.conftest import Running

GAMES = RELEASED


def size(value: object) -> int:
    """How many bytes something takes as a message."""
    return len(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode())


@pytest.mark.parametrize("game", GAMES)
def test_a_window_that_asks_gets_printed_values_once(on_sqlite: Running, game: str) -> None:
    anna = on_sqlite.person("Anna")
    table = anna.table("me,me", game=game)["id"]
    whole, once = anna.open(table), anna.open(table, printed_once=True)
    types = [message["type"] for message in once.received]
    printed = once.last("printed")["printed"]

    assert types == ["welcome", "printed", "position", "position"]
    for seat, position in whole.positions.items():
        sent = position["view"]["table"]
        assert sent.pop("printed") == printed
        assert sent == once.positions[seat]["view"]["table"]
    seat = next(seat for seat, position in once.positions.items() if position["legal"])
    assert seat is not None
    once.play(seat)
    assert "printed" not in once.positions[seat]["view"]["table"]
    assert [message["type"] for message in once.received].count("printed") == 1


def test_printed_values_come_when_a_game_begins(on_sqlite: Running) -> None:
    anna, bert = on_sqlite.person("Anna"), on_sqlite.person("Bert")
    table = anna.table("me,anyone")["id"]
    window = anna.open(table, printed_once=True)
    bert.join(table)
    window.until("position")

    types = [message["type"] for message in window.received]
    assert types.index("printed") < types.index("position")


def test_a_replay_tells_printed_values_once(on_sqlite: Running) -> None:
    anna: Browser = on_sqlite.person("Anna")
    table = anna.table("me,me")["id"]
    path = f"/api/tables/{table}/replay"
    printed = anna.get(path, seat=0)["printed"]
    whole, rest = anna.get(f"{path}/0", seat=0), anna.get(f"{path}/0", seat=0, printed=False)

    assert whole["view"]["table"].pop("printed") == printed
    assert whole == rest
    assert size(printed) > size(rest["view"]) // 2
