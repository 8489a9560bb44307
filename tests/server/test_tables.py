"""People come in, make tables, join, play over real sockets, cut and resume."""

import pytest

from tests.server.browser import NONCE, play_out, two_at_a_table
from tests.server.conftest import Running, Serve


def test_two_people_play_a_whole_game(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert", "de")
    table, a, b = two_at_a_table(anna, bert)
    made = play_out({0: a, 1: b})
    assert made > 60
    end = anna.get(f"/api/tables/{table}")
    assert end["status"] == "over"
    assert end["scores"] == a.positions[0]["scores"] == b.positions[1]["scores"]
    assert a.positions[0]["standing"] == end["standing"]
    assert anna.get(f"/api/tables/{table}/verify")["verified"]


def test_everyone_sees_the_same_table_through_their_own_eyes(server: Running) -> None:
    anna, bert, cora = server.person("Anna"), server.person("Bert"), server.person("Cora")
    table, a, b = two_at_a_table(anna, bert)
    c = cora.open(table)
    assert a.positions[0]["view"]["seat"] == 0
    assert b.positions[1]["view"]["seat"] == 1
    assert c.positions[None]["view"]["seat"] is None
    asked = a.positions[0]["actors"][0]
    assert bool(a.positions[0]["legal"]) == (asked == 0)
    assert c.positions[None]["legal"] == []
    assert c.positions[None]["view"]["memory"] is None


def test_a_move_twice_under_one_id_is_made_once(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    _, a, b = two_at_a_table(anna, bert)
    seat = a.positions[0]["actors"][0]
    window = (a, b)[seat]
    move = window.positions[seat]["legal"][0]["move"]
    fields = {"id": "once", "seat": seat, "move": move}
    assert window.answer("move", **fields)["type"] == "done"
    seq = window.positions[seat]["seq"]
    assert window.answer("move", **fields)["type"] == "done"
    assert window.answer("ping")["type"] == "pong"
    assert window.positions[seat]["seq"] == seq


def test_a_move_for_an_older_position_is_stale(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    _, a, b = two_at_a_table(anna, bert)
    seat = a.positions[0]["actors"][0]
    window = (a, b)[seat]
    position = window.positions[seat]
    move = position["legal"][0]["move"]
    refused = window.answer("move", seat=seat, move=move, decision=position["decision"] + 1)
    assert (refused["type"], refused["key"]) == ("refused", "stale")
    assert window.until("position")["seq"] == position["seq"]


def test_an_illegal_move_is_refused_by_its_rule(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert", "nl")
    _, a, b = two_at_a_table(anna, bert)
    seat = a.positions[0]["actors"][0]
    other = 1 - seat
    window = (a, b)[other]
    move = (a, b)[seat].positions[seat]["legal"][0]["move"]
    refused = window.answer("move", seat=other, move=move)
    assert refused["key"] == "not-your-turn"
    assert refused["rule"].startswith("CB-")
    refused = (a, b)[seat].answer("move", seat=seat, move="place/nowhere")
    assert refused["key"] == "unknown-move"


def test_a_cut_socket_resumes_where_it_was(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table, a, b = two_at_a_table(anna, bert)
    play_out({0: a, 1: b}, most=4)
    seen = b.positions[1]["seq"]
    b.close()
    seat = a.positions[0]["actors"][0]
    b = bert.open(table, seen=[{"seat": 1, "seq": seen}])
    assert b.positions[1]["since"] == b.positions[1]["seq"] == seen
    assert b.positions[1]["story"] == []
    whole = bert.open(table)
    assert [line["number"] for line in whole.positions[1]["story"]] == list(range(1, seen + 1))
    assert seat in (0, 1)


def test_a_client_that_knows_more_than_there_is_gets_all_again(server: Running) -> None:
    anna = server.person("Anna")
    table = anna.table("me,me")["id"]
    window = anna.open(table, seen=[{"seat": 0, "seq": 10_000}])
    assert window.positions[0]["since"] == 0
    assert len(window.positions[0]["story"]) == window.positions[0]["seq"]


def test_restarting_loses_nothing(serve: Serve) -> None:
    first = serve()
    anna = first.person("Anna")
    table = anna.table("me,me")["id"]
    window = anna.open(table)
    for turn in range(10):
        seat = window.positions[0]["actors"][0]
        assert window.play(seat, turn)["type"] == "done"
    before = {seat: window.positions[seat] for seat in (0, 1)}
    first.stop()
    second = serve()
    again = second.person(None)
    again.http.cookies = anna.http.cookies
    window = again.open(table)
    for seat in (0, 1):
        assert window.positions[seat] == before[seat] | {
            "since": 0,
            "story": window.positions[seat]["story"],
            "turns": window.positions[seat]["turns"],
        }
    assert again.get("/api/me")["name"] == "Anna"


def test_a_hot_seat_has_a_position_a_seat(server: Running) -> None:
    anna = server.person("Anna")
    table = anna.post(
        "/api/tables",
        game="coal_baron",
        seats=[{"who": "me"}, {"who": "me", "name": "Grandma"}],
        nonce=NONCE,
    )
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Grandma"]
    odd = [{"who": "me"}, {"who": "me", "name": "\n"}]
    assert anna.post("/api/tables", 400, game="coal_baron", seats=odd)["key"] == "bad-name"
    window = anna.open(table["id"])
    assert set(window.positions) == {0, 1}
    for turn in range(6):
        assert window.play(window.positions[0]["actors"][0], turn)["type"] == "done"


def test_presence_and_seats_are_reported(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table("me,anyone")["id"]
    a = anna.open(table)
    bert.join(table)
    message = a.until("table")
    while message["table"]["status"] == "open":
        message = a.until("table")
    assert [seat["present"] for seat in message["table"]["seats"]] == [True, False]
    b = bert.open(table)
    assert [(seat["seat"], seat["present"]) for seat in a.until("seats")["seats"]] == [(1, True)]
    b.close()
    assert [(seat["seat"], seat["present"]) for seat in a.until("seats")["seats"]] == [(1, False)]


def test_players_and_spectators_chat_apart(server: Running) -> None:
    anna, bert, cora, dora = (server.person(name) for name in ("Anna", "Bert", "Cora", "Dora"))
    table, a, b = two_at_a_table(anna, bert)
    c, d = cora.open(table), dora.open(table)
    assert a.answer("chat", text="<b>hello</b>")["type"] == "done"
    assert b.until("chat")["message"]["text"] == "<b>hello</b>"
    assert c.answer("chat", text="psst")["type"] == "done"
    assert d.until("chat")["message"] | {"at": 0} == {
        "number": 2, "room": "spectators", "person": cora.me["id"], "name": "Cora",
        "text": "psst", "at": 0,
    }  # fmt: skip
    assert a.answer("ping")["type"] == "pong"
    assert not any(m["type"] == "chat" and m["message"]["text"] == "psst" for m in a.received)
    again = dora.open(table)
    assert [line["text"] for line in again.received[0]["chat"]] == ["psst"]


def test_lists_of_tables(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert", "de")
    hidden = anna.table("me,anyone")["id"]
    shown = anna.table("me,anyone", settings={"visibility": "open"})["id"]
    lists = bert.get("/api/tables")
    listed = {row["id"] for row in lists["open"]}
    assert shown in listed
    assert hidden not in listed
    assert lists["mine"] == []
    assert {row["id"] for row in anna.get("/api/tables")["mine"]} == {hidden, shown}
    bert.join(hidden)
    (mine,) = bert.get("/api/tables")["mine"]
    assert mine["my_turn"] == (1 in mine["actors"])
    assert mine["title"] == "Glück auf"


def test_a_table_of_a_game_that_is_gone_is_listed_by_its_id(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.person("Anna")
    anna.table("me,anyone")
    (before,) = anna.get("/api/tables")["mine"]
    monkeypatch.setattr("coalface.server.http.routes.tables.released_specs", dict)
    monkeypatch.setattr("coalface.server.games.released_specs", dict)
    (listed,) = anna.get("/api/tables")["mine"]
    assert listed == {**before, "title": "coal_baron"}
    assert before["title"] != "coal_baron"


def test_joining_and_leaving_before_the_game(server: Running) -> None:
    anna, bert, cora = server.person("Anna"), server.person("Bert"), server.person("Anna")
    table = anna.table("me,anyone,anyone")["id"]
    assert bert.join(table, seat=2)["seats"][2]["name"] == "Bert"
    assert bert.join(table, 409)["key"] == "seated-already"
    assert bert.post(f"/api/tables/{table}/leave")["seats"][2]["vacant"]
    bert.join(table, seat=2)
    full = cora.join(table)
    assert [seat["name"] for seat in full["seats"]] == ["Anna", "Anna 2", "Bert"]
    assert full["status"] == "playing"
    assert server.person("Dora").join(table, 409)["key"] == "not-open"


def test_a_rematch_is_one_table_for_all(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table, a, b = two_at_a_table(anna, bert)
    assert anna.post(f"/api/tables/{table}/rematch", 409)["key"] == "not-over"
    play_out({0: a, 1: b})
    again = anna.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "open"
    assert bert.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert bert.get(f"/api/tables/{table}")["rematch"] == again["id"]
    assert bert.join(again["id"])["status"] == "playing"


def test_whoever_is_removed_sees_what_spectators_see(serve: Serve) -> None:
    running = serve(bot_workers=1)
    anna, bert = running.person("Anna"), running.person("Bert")
    for spectators in (True, False):
        table = anna.table("me,anyone", settings={"spectators": spectators})["id"]
        bert.join(table)
        window = bert.open(table)
        assert set(window.positions) == {1}
        anna.post(f"/api/tables/{table}/remove", seat=1)
        if spectators:
            assert window.until("position", seat=None)["legal"] == []
        else:
            assert window.until("bye")["key"] == "no-spectators"
            assert None not in window.positions
