"""Bots at a table: they think in processes, stand in for people, and go on after a restart."""

import time
from collections.abc import Iterator

import pytest

from coalface.server.table.bot_names import FIRST_NAMES
from tests.server.browser import WAIT
from tests.server.conftest import Running, Serve, new_database, settings_for


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def context(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server with one worker for bots, on each database."""
    folder = tmp_path_factory.mktemp("bots")
    database = new_database(request.param, folder, request)
    running = Running(settings_for(database, folder, bot_workers=1))
    yield running
    running.stop()


def test_a_person_plays_a_whole_game_against_a_bot(context: Running) -> None:
    anna = context.person("Anna")
    table = anna.table("me,bot:random")["id"]
    window = anna.open(table)
    for turn in range(1000):
        while not window.positions[0]["legal"] and not window.positions[0]["over"]:
            window.until("position")
        if window.positions[0]["over"]:
            break
        assert window.play(0, turn)["type"] == "done"
    assert anna.get(f"/api/tables/{table}")["status"] == "over"
    assert anna.get(f"/api/tables/{table}/verify")["verified"]


def test_bots_alone_play_to_the_end_while_someone_watches(context: Running) -> None:
    anna = context.person("Anna")
    table = anna.table("bot:random,bot:random")["id"]
    anna.open(table)
    until = time.monotonic() + 3 * WAIT
    while anna.get(f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.1)


def test_a_seat_is_handed_to_a_bot_and_back(context: Running) -> None:
    anna = context.person("Anna")
    table = anna.table("me,me")["id"]
    window = anna.open(table)
    seat = window.positions[0]["actors"][0]
    shown = anna.post(f"/api/tables/{table}/hand", seat=seat, bot="random")
    assert shown["seats"][seat]["stand_in"] == "random"
    while window.positions[1 - seat]["actors"] != [1 - seat]:
        window.until("position")
    move = window.positions[1 - seat]["legal"][0]["move"]
    assert window.answer("move", seat=seat, move=move)["key"] == "stand-in"
    assert anna.post(f"/api/tables/{table}/hand", seat=seat)["seats"][seat]["stand_in"] is None
    assert window.play(1 - seat)["type"] == "done"


def test_who_runs_out_of_time_is_stood_in_for_and_may_return(context: Running) -> None:
    anna = context.person("Anna")
    settings = {"time": {"bank": 5, "increment": 0}, "stand_in": "random"}
    table = anna.table("me,me", settings=settings)["id"]
    live = context.server.app.state.context.tables.live[table]
    window = anna.open(table)
    seat = window.positions[0]["actors"][0]
    clock = window.positions[seat]["clock"]
    assert clock["running"] == [seat]
    assert clock["left"][1 - seat] == 5000
    live.state.row.clock.left[seat] = 300
    context.server.app.state.loop.call_soon_threadsafe(live.schedule_wakeup)
    shown = window.until("table")
    while not shown["table"]["seats"][seat]["stand_in"]:
        shown = window.until("table")
    back = anna.post(f"/api/tables/{table}/hand", seat=seat)
    assert back["seats"][seat]["stand_in"] is None
    while window.until("position")["clock"]["left"][seat] < 400:
        pass


def test_leaving_a_game_lets_the_stand_in_play_on(context: Running) -> None:
    anna, bert = context.person("Anna"), context.person("Bert")
    table = anna.table("me,anyone", settings={"stand_in": "random"})["id"]
    bert.join(table)
    left = bert.post(f"/api/tables/{table}/leave")
    assert left["seats"][1]["stand_in"] == "random"
    assert left["seats"][1]["person"] == bert.me["id"]


def test_the_host_starts_with_bots_in_free_seats(context: Running) -> None:
    anna, bert = context.person("Anna"), context.person("Bert")
    table = anna.table("me,anyone,anyone", settings={"stand_in": "greedy"})["id"]
    assert bert.post(f"/api/tables/{table}/start", 403)["key"] == "not-host"
    begun = anna.post(f"/api/tables/{table}/start")
    assert [seat["bot"] for seat in begun["seats"]] == [None, "greedy", "greedy"]
    assert {seat["name"] for seat in begun["seats"][1:]} < set(FIRST_NAMES)


def test_a_hint_tells_the_best_moves(context: Running) -> None:
    anna, bert = context.person("Anna"), context.person("Bert")
    window = anna.open(anna.table("me,me")["id"])
    seat = window.positions[0]["actors"][0]
    hint = window.answer("hint", seat=seat)
    legal = {choice["move"] for choice in window.positions[seat]["legal"]}
    assert hint["moves"]
    assert {found["move"] for found in hint["moves"]} <= legal
    assert all(0 <= found["share"] <= 1 for found in hint["moves"])
    assert all(found["reason"].endswith(".") and found["deltas"] for found in hint["moves"])
    assert hint["outlook"]
    assert all(found["outlook"] for found in hint["moves"])
    table = anna.table("me,anyone")["id"]
    bert.join(table)
    window = anna.open(table)
    assert window.answer("hint", seat=0)["key"] == "hints-off"


def test_bots_go_on_after_a_restart(serve: Serve) -> None:
    first = serve(bot_workers=1)
    anna = first.person("Anna")
    table = anna.table("me,bot:random")["id"]
    window = anna.open(table)
    window.until("position") if not window.positions[0]["legal"] else None
    anna.post(f"/api/tables/{table}/hand", seat=0, bot="random")
    first.stop()
    second = serve(bot_workers=1)
    again = second.person(None)
    again.http.cookies = anna.http.cookies
    again.open(table)
    until = time.monotonic() + 3 * WAIT
    while again.get(f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.1)


def test_without_bots_a_seat_that_was_left_is_played_on_all_the_same(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table("me,anyone")["id"]
    bert.join(table)
    bert.post(f"/api/tables/{table}/leave")
    window = anna.open(table)
    for turn in range(20):
        while window.positions[0]["actors"] != [0]:
            window.until("position")
        assert window.play(0, turn)["type"] == "done"


def test_a_server_without_bots_says_so(server: Running) -> None:
    anna = server.person("Anna")
    seats = [{"who": "me"}, {"who": "bot", "bot": "baron"}]
    refused = anna.post("/api/tables", 400, game="coal-baron", seats=seats)
    assert refused["key"] == "unknown-bot"
