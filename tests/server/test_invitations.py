"""What the link of a table tells before anyone has come in, and the link to share."""

import json
import re
from pathlib import Path

import pytest
import segno

from coalface.server.addresses import qr_path, shared_origin
from coalface.server.http.routes import people
from coalface.server.ids import tag
from coalface.server.settings import Settings
from coalface.server.store.people import Person
from coalface.server.table.lobby import rename
from coalface.server.table.table import LiveTable
from tests.server.browser import read, two_at_a_table
from tests.server.conftest import Running, Serve

RECORD = Path(__file__).parents[1] / "records" / "coal_baron" / "greedy-3.record"


def test_an_invitation_names_game_host_seats_and_options(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    settings = {"time": {"bank": 600, "increment": 10}, "spectators": False}
    made = anna.table(
        "me,anyone,anyone", game="german-railroads", options={"coal": True}, settings=settings
    )
    bert.join(made["id"])
    stranger = server.person(None)
    shown = stranger.get(f"/api/tables/{made['id']}/invitation", lang="de")
    assert (shown["game"], shown["host_name"], shown["status"]) == (
        "german_railroads",
        "Anna",
        "open",
    )
    assert shown["title"]
    assert shown["tagline"]
    assert [(seat["name"], seat["vacant"]) for seat in shown["seats"]] == [
        ("Anna", False),
        ("Bert", False),
        ("", True),
    ]
    assert [option["value"] for option in shown["options"]] == [True]
    assert shown["options"][0]["words"]
    assert shown["settings"]["time"]["bank"] == 600


def test_an_invitation_tells_nothing_by_which_a_person_is_found(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table, *_ = two_at_a_table(anna, bert)
    stranger = server.person(None)
    shown = stranger.get(f"/api/tables/{table}/invitation")
    assert set(shown) == {
        "id", "game", "title", "tagline", "status", "host_name", "seats", "options", "settings",
        "own_components",
    }  # fmt: skip
    assert {name for seat in shown["seats"] for name in seat} == {"name", "bot", "vacant"}
    text = json.dumps(shown)
    assert anna.me["id"] not in text
    assert bert.me["id"] not in text


def test_a_game_without_spectators_and_a_wrong_link_tell_nothing(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table, *_ = two_at_a_table(anna, bert, settings={"spectators": False})
    stranger = server.person(None)
    refused = stranger.get(f"/api/tables/{table}/invitation", 403, lang="nl")
    assert refused["key"] == "no-spectators"
    assert "Anna" not in json.dumps(refused)
    for wrong in ("nowhere", "0" * 16):
        missing = stranger.get(f"/api/tables/{wrong}/invitation", 404)
        assert missing["key"] == "unknown-table"


def test_a_table_of_a_game_that_is_gone_is_refused(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.person("Anna").table("me,anyone")["id"]
    monkeypatch.setattr("coalface.server.http.routes.invitations.games_info", lambda lang: [])
    refused = server.person(None).get(f"/api/tables/{table}/invitation", 404)
    assert refused["key"] == "unknown-game"


def test_a_stranger_brings_no_table_into_memory(serve: Serve) -> None:
    running = serve()
    table = running.person("Anna").table("me,anyone")["id"]
    running.stop()
    again = serve()
    stranger = again.person(None)
    assert stranger.get(f"/api/tables/{table}/invitation")["host_name"] == "Anna"
    assert table not in again.server.app.state.context.tables.live


def test_the_link_to_share_has_a_qr_code(server: Running) -> None:
    anna = server.person("Anna")
    table = anna.table("me,anyone")["id"]
    shared = anna.get(f"/api/tables/{table}/share")
    assert shared["link"] == f"{server.url}/table/{table}"
    assert shared["local"]
    assert (shared["size"], shared["path"]) == qr_path(shared["link"])
    server.person(None).get(f"/api/tables/{table}/share", 401)


def test_the_squares_of_a_qr_code_are_those_of_its_matrix() -> None:
    link = "https://coal.example/table/0123456789abcdef"
    size, path = qr_path(link)
    dark = {
        (int(x) + step, int(y))
        for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path)
        for step in range(int(width))
    }
    rows = [list(row) for row in segno.make(link, error="m", micro=False).matrix_iter(border=0)]
    assert size == len(rows) == len(rows[0])
    assert dark == {(x, y) for y, row in enumerate(rows) for x, found in enumerate(row) if found}


@pytest.mark.parametrize(
    ("settings", "host", "expected"),
    [
        (Settings(public_url="https://coal.example/"), "localhost:8000", "https://coal.example"),
        (Settings(host="127.0.0.1"), "localhost:8000", "http://localhost:8000"),
        (Settings(host="0.0.0.0"), "192.168.1.20:8000", "http://192.168.1.20:8000"),
        (Settings(host="0.0.0.0"), "localhost:8000", "http://192.168.1.7:8000"),
        (Settings(host="0.0.0.0"), "localhost", "http://192.168.1.7"),
    ],
)
def test_a_link_leads_others_here(
    settings: Settings, host: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coalface.server.addresses.lan_address", lambda: "192.168.1.7")
    assert shared_origin(settings, "http", host) == expected


def test_a_guest_without_a_name_is_given_one_and_may_change_it(server: Running) -> None:
    guest = server.person(None)
    me = guest.post("/api/guests", lang="de")
    assert re.fullmatch(r"Gast \d{3}", me["name"])


def test_seats_follow_a_name_that_is_changed(server: Running) -> None:
    anna, bert = server.person("Guest 482"), server.person("Bert")
    waiting = anna.table("me,anyone")["id"]
    table, _, his = two_at_a_table(anna, bert)
    own = anna.table("me,me", settings={"visibility": "open"})
    changed = anna.http.patch("/api/me", json={"name": "Anna"}).json()
    assert changed["name"] == "Anna"
    his.until("table")
    position = his.until("position")
    assert position["since"] == 0
    assert [seat["name"] for seat in his.last("table")["table"]["seats"]] == ["Anna", "Bert"]
    words = " ".join(entry["words"] for entry in position["story"]) + position["prompt"]
    assert "Guest 482" not in words
    invited = anna.get(f"/api/tables/{waiting}/invitation")
    assert invited["host_name"] == invited["seats"][0]["name"] == "Anna"
    names = [seat["name"] for seat in anna.get(f"/api/tables/{own['id']}")["seats"]]
    assert names == ["Anna", "Guest 482 2"]
    journal = bert.get(f"/api/tables/{table}/journal", seat=1)
    assert "Anna" in journal
    assert "Guest 482" not in journal


def test_a_table_that_fails_keeps_no_other_from_a_new_name(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = server.person("Guest 483")
    ids = [anna.table("me,anyone")["id"] for _ in range(3)]
    failed: list[str] = []

    async def rename_but_one(table: LiveTable, person: Person, old_name: str) -> None:
        if not failed:
            failed.append(table.id)
            raise RuntimeError("this table is broken")
        await rename(table, person, old_name)

    monkeypatch.setattr(people, "rename", rename_but_one)
    changed = anna.http.patch("/api/me", json={"name": "Anna"})
    assert (changed.status_code, changed.json()["name"]) == (200, "Anna")
    names = {id: anna.get(f"/api/tables/{id}")["seats"][0]["name"] for id in ids}
    assert names == {id: "Guest 483" if id in failed else "Anna" for id in ids}
    assert f"table {tag(failed[0])} cannot follow" in caplog.text


def test_a_name_of_another_at_the_table_is_numbered(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table, *_ = two_at_a_table(anna, bert)
    bert.http.patch("/api/me", json={"name": "Anna"})
    names = [seat["name"] for seat in bert.get(f"/api/tables/{table}")["seats"]]
    assert names == ["Anna", "Anna 2"]


def test_the_host_begins_with_those_who_are_there(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table("me,anyone,anyone,anyone")["id"]
    path = f"/api/tables/{table}/start?bots=false"
    assert anna.post(path, 400)["key"] == "bad-game"
    bert.join(table, seat=2)
    watching = bert.open(table)
    assert bert.post(path, 403)["key"] == "not-host"
    begun = anna.post(path)
    assert begun["status"] == "playing"
    assert [(seat["seat"], seat["name"]) for seat in begun["seats"]] == [(0, "Anna"), (1, "Bert")]
    assert watching.until("table")["you"]["seats"] == [1]
    assert watching.until("position")["seat"] == 1


def test_a_table_that_continues_a_record_keeps_its_seats(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    text = RECORD.read_text("utf-8")
    stored = read(anna.http.post("/api/records", content=text), 201)
    seats = ",".join(["me", *["anyone"] * (len(stored["seats"]) - 1)])
    table = anna.table(seats, game=stored["game"], record=stored["id"], line=20)["id"]
    bert.join(table)
    refused = anna.post(f"/api/tables/{table}/start?bots=false", 400)
    assert refused["key"] == "bad-game"
