"""Which names a server answers to, who its host is, and whom a limit holds back."""

import logging
import socket
from types import SimpleNamespace
from typing import Any

import pytest

from coalface.server.http.guard import address
from coalface.server.http.hosts import answers_to, host_name
from coalface.server.settings import Settings
from tests.server.conftest import Running, Serve

OURS = [
    "localhost", "localhost:8000", "LOCALHOST.", "coal.localhost:1", "127.0.0.1", "127.9.9.9:80",
    "[::1]:8000", "192.168.1.20:8000", "10.0.0.7", "203.0.113.5:8000", "[2001:db8::1]:8000",
    "[fe80::1%25eth0]:8000", socket.gethostname(), f"{socket.gethostname()}:8000",
]  # fmt: skip
OTHERS = [
    "evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example",
    "", ":8000", "[::1", "xlocalhost", "a:b:c:d", "192.168.1.20.nip.io", "evil.example@localhost",
]  # fmt: skip


@pytest.mark.parametrize("host", OURS)
def test_addresses_and_names_of_this_machine_are_answered(host: str) -> None:
    assert answers_to(host, Settings(host="0.0.0.0"))


@pytest.mark.parametrize("host", OTHERS)
def test_other_names_are_not(host: str) -> None:
    assert not answers_to(host, Settings(host="0.0.0.0"))


def test_the_host_can_name_more(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(public_url="https://Coal.example.org:444/", hosts=("box.lan",))
    assert answers_to("coal.example.org", settings)
    assert answers_to("box.lan:8000", settings)
    assert not answers_to("mine.example", settings)
    monkeypatch.setenv("COALFACE_HOSTS", "mine.example, other.example")
    assert answers_to("mine.example:1", settings)
    assert answers_to("OTHER.example", settings)
    assert answers_to("table.example", Settings(host="table.example"))


def test_a_port_is_no_part_of_a_name() -> None:
    assert host_name("[::1]:80") == "::1"
    assert host_name("A.b:80") == "a.b"


def test_a_page_that_was_pointed_here_is_refused(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    for path in ("/", "/api/me", "/health", "/assets/x.js", "/schema/openapi.json"):
        answer = anna.http.get(path, headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["key"]) == (400, "other-host"), path
        assert "'evil.example'; accepted: addresses, localhost" in answer.json()["detail"]
    host = on_sqlite.url.removeprefix("http://").replace("127.0.0.1", "192.168.7.7")
    assert anna.http.get("/api/me", headers={"host": host}).status_code == 200


def test_figures_are_for_the_host_alone(on_sqlite: Running) -> None:
    http = on_sqlite.person(None).http
    assert "coalface_tables_live" in http.get("/metrics").text
    for headers in (
        {"host": "192.168.7.7"},
        {"x-forwarded-for": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 proxy"},
        {"x-real-ip": "127.0.0.1"},
    ):
        refused = http.get("/metrics", headers=headers)
        assert (refused.status_code, refused.json()["key"]) == (403, "only-host"), headers


def test_a_token_opens_the_figures_from_anywhere(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COALFACE_METRICS_TOKEN", "a long word")
    http = serve().person(None).http
    far = {"host": "192.168.7.7", "x-forwarded-for": "203.0.113.9"}
    for wrong in ({}, {"authorization": "Bearer a"}, {"authorization": "a long word"}):
        assert http.get("/metrics", headers=wrong).status_code == 403
    right = http.get("/metrics", headers={**far, "authorization": "Bearer a long word"})
    assert "coalface_tables_live" in right.text


def coming_from(host: str | None) -> Any:
    """A connection from an address."""
    client = None if host is None else SimpleNamespace(host=host)
    return SimpleNamespace(client=client)


def test_an_ipv6_network_is_one_address_to_limits() -> None:
    one, two = "2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"
    assert address(coming_from(one)) == address(coming_from(two)) == "2001:db8:1:2::/64"
    assert address(coming_from("2001:db8:1:3::1")) != address(coming_from(one))
    assert address(coming_from("203.0.113.1")) == "203.0.113.1"
    assert address(coming_from("::ffff:203.0.113.1")) == "203.0.113.1"
    assert address(coming_from("203.0.113.2")) != address(coming_from("203.0.113.1"))
    assert address(coming_from(None)) == address(coming_from("unix")) == ""


def test_ids_of_tables_are_never_logged(
    serve: Serve, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An id is a link: whoever reads the log, or a proxy's, must not get into private tables."""
    caplog.set_level(logging.DEBUG, "coalface")
    caplog.set_level(logging.INFO)
    running = serve(bot_workers=1)
    anna = running.person("Anna")
    table = anna.table("me,me")["id"]
    window = anna.open(table)
    live = running.server.app.state.context.tables.live[table]
    anna.get(f"/api/tables/{table}")
    with monkeypatch.context() as broken:
        broken.setattr(live.connections, "table_for", None)
        anna.get(f"/api/tables/{table}", 500)
        broken.setattr(live.state, "turn_clock", None)
        assert window.play(window.positions[0]["actors"][0])["key"] == "failed"
    window.close()
    running.stop()
    ours = "\n".join(
        caplog.handler.format(record) for record in caplog.records if record.name != "httpx"
    )
    assert "GET /api/tables/{id} failed" in ours
    assert table not in ours
    assert anna.me["id"] not in ours


def test_a_browser_tells_nobody_where_it_was(on_sqlite: Running) -> None:
    answer = on_sqlite.person("Anna").http.get("/")
    assert answer.headers["referrer-policy"] == "no-referrer"
