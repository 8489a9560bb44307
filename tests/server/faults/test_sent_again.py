"""What is sent again after a fault is done once."""

from collections.abc import Callable

from tests.server.browser import NONCE, play_out
from tests.server.conftest import Running
from tests.server.faults.databases import Faults
from tests.server.faults.scenes import (
    FAULTS,
    check_answer,
    check_sound,
    come_back,
    scene,
    stored_lines,
)


def test_a_move_that_is_sent_again_is_made_once(
    faults: Faults, start: Callable[..., Running]
) -> None:
    for fault in FAULTS:
        running = start()
        at = scene(running)
        window, seat = at.turn()
        sent = {"seat": seat, "move": window.positions[seat]["legal"][0]["move"], "id": "once"}
        FAULTS[fault](faults)
        check_answer(window.answer("move", **sent).get("key", ""), fault)
        faults.heal()
        assert window.answer("move", **sent)["type"] == "done"
        assert window.answer("move", **sent)["type"] == "done"
        assert [line[3] for line in stored_lines(at)].count("once") == 1
        check_sound(running, at.table)


def test_what_was_taken_back_or_not_is_known_after_a_fault(
    faults: Faults, start: Callable[..., Running]
) -> None:
    for fault in FAULTS:
        running = start()
        anna = running.person("Anna")
        table = anna.table("me,me")["id"]
        window = anna.open(table)
        seat = window.positions[0]["actors"][0]
        window.play(seat)
        FAULTS[fault](faults)
        check_answer(window.answer("undo", seat=seat, id="back").get("key", ""), fault)
        faults.heal()
        assert window.answer("undo", seat=seat, id="back")["type"] == "done"
        table_now = check_sound(running, table)
        assert table_now.state.session is not None
        assert table_now.state.session.undos == 1
        window.answer("ping")
        assert window.play(window.positions[0]["actors"][0])["type"] == "done"
        window = come_back(start(), anna).open(table)
        assert window.play(window.positions[0]["actors"][0])["type"] == "done"


def test_a_line_of_chat_is_stored_once(faults: Faults, start: Callable[..., Running]) -> None:
    """Whoever cannot know whether it was stored sends it again under the same id."""
    for fault in FAULTS:
        running = start()
        at = scene(running, moves=0)
        FAULTS[fault](faults)
        key = at.a.answer("chat", text="hello", id="c1").get("key", "")
        check_answer(str(key), fault)
        faults.heal()
        assert at.a.answer("chat", text="hello", id="c1")["type"] == "done"
        assert at.b.answer("chat", text="hello", id="c1")["type"] == "done"
        check_sound(running, at.table)
        again = come_back(start(), at.anna).open(at.table)
        assert again.answer("chat", text="hello", id="c1")["type"] == "done"
        lines = [(line["name"], line["text"]) for line in again.received[0]["chat"]]
        assert lines == [("Anna", "hello"), ("Bert", "hello")]


def test_a_seat_is_taken_or_not(faults: Faults, start: Callable[..., Running]) -> None:
    for fault in FAULTS:
        running = start()
        anna, bert = running.person("Anna"), running.person("Bert")
        table = anna.table("me,anyone")["id"]
        FAULTS[fault](faults)
        path = f"/api/tables/{table}/join"
        check_answer(bert.http.post(path, json={"nonce": NONCE}).json().get("key", ""), fault)
        faults.heal()
        answer = bert.http.post(path, json={"nonce": NONCE})
        assert answer.status_code == 201 or answer.json()["key"] == "not-open", "taken before"
        check_sound(running, table)
        assert bert.get(f"/api/tables/{table}")["seats"][1]["person"] == bert.me["id"]
        again = start()
        a, b = come_back(again, anna).open(table), come_back(again, bert).open(table)
        assert play_out({0: a, 1: b}, most=4) == 4


def test_there_is_one_rematch(faults: Faults, start: Callable[..., Running]) -> None:
    for fault in ("database away", "answer to the commit lost"):
        running = start()
        anna = running.person("Anna")
        table = anna.table("me,me")["id"]
        windows = {seat: anna.open(table) for seat in (0, 1)}
        play_out(windows)
        FAULTS[fault](faults)
        path = f"/api/tables/{table}/rematch"
        check_answer(anna.http.post(path).json().get("key", ""), fault)
        faults.heal()
        first, second = anna.post(path), anna.post(path)
        assert first["id"] == second["id"]
        assert second["status"] == "playing"
        hosted = [shown["id"] for shown in anna.get("/api/tables")["mine"]]
        assert sorted(hosted) == sorted([table, first["id"]])
        check_sound(running, first["id"])
