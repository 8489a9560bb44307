"""Whatever is thrown at the server, it answers, and goes on."""

import json
import random
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.browser import Window, two_at_a_table
from tests.server.conftest import Running

WORDS = ["move", "undo", "hello", "why", "chat", "consent", "hint", "preview", "ping", "lang", "x"]
VALUES: list[Any] = [
    0, 1, -1, 99, 1 << 70, 1.5, None, True, "", "a", "place/bank", "\0", "é" * 70, [], {}, [[]],
    ["space:mining-8"] * 9, {"a": 1}, "x" * 600, [{"seat": 0, "seq": 0}],
]  # fmt: skip
FIELDS = ["id", "seat", "move", "decision", "request", "agree", "text", "picks", "lang", "on", "z"]


def garbage(rng: random.Random) -> str | bytes:
    """A message that is wrong in one way or another, or perhaps right."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(200)))
    if kind == 2:
        return "[" * rng.randrange(5000)
    fields = {rng.choice(FIELDS): rng.choice(VALUES) for _ in range(rng.randrange(6))}
    message = json.dumps({"type": rng.choice(WORDS), "id": "f", "seat": 0, **fields})
    return message[: rng.randrange(len(message))] if kind == 3 else message


def test_garbage_in_a_socket_is_refused_and_the_table_goes_on(on_sqlite: Running) -> None:
    anna, bert = on_sqlite.person("Anna"), on_sqlite.person("Bert")
    table, a, b = two_at_a_table(anna, bert)
    failures = on_sqlite.server.app.state.context.metrics.counted["failures"]
    rng = random.Random(7)
    for _ in range(12):
        for _ in range(40):
            a.socket.send(garbage(rng))
        a.socket.send("x" * 9000)
        assert a.answer("ping")["type"] == "pong"
        assert not [m for m in a.received if m.get("key") == "failed"]
    assert on_sqlite.server.app.state.context.metrics.counted["failures"] == failures
    assert b.answer("ping")["type"] == "pong"
    assert anna.open(table).positions[0]["view"]["seat"] == 0


def test_who_sends_nothing_but_garbage_is_cut_off(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    window = anna.open(anna.table("me,me")["id"])
    for _ in range(60):
        window.socket.send("x")
    assert window.closed() == 1001


def test_a_message_beyond_all_bounds_closes_the_socket(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    window = anna.open(anna.table("me,me")["id"])
    window.socket.send("x" * 100_000)
    assert window.closed() == 1009


@pytest.mark.parametrize("first", ["x", '{"type":"ping","id":"1"}', '{"type":"hello","version":3}'])
def test_a_socket_begins_with_hello(on_sqlite: Running, first: str) -> None:
    anna = on_sqlite.person("Anna")
    window = Window(anna.socket(anna.table("me,me")["id"]))
    window.socket.send(first)
    assert window.until("bye")["key"] in ("no-hello", "other-version")


def test_a_socket_of_nobody_or_of_no_table_says_goodbye(on_sqlite: Running) -> None:
    anna, nobody = on_sqlite.person("Anna"), on_sqlite.person(None)
    table = anna.table("me,me")["id"]
    assert Window(nobody.socket(table)).until("bye")["key"] == "unknown-you"
    assert Window(anna.socket("nothing")).until("bye")["key"] == "unknown-table"


def hold_against(cases: Any, table: str, cookie: dict[str, str]) -> None:
    """Send some requests of one route: none may fail on our side, each is answered as written."""

    @settings(
        max_examples=4,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases)
    def send(case: Case[Any]) -> None:
        if case.path.startswith("/api/tables/") and "id" in case.path_parameters:
            case.path_parameters["id"] = table
        case.call_and_validate(
            headers=cookie, checks=[not_a_server_error, response_schema_conformance]
        )

    with suppress(Unsatisfiable):  # a route without arguments cannot be asked wrongly
        send()


@pytest.mark.filterwarnings("ignore:Do not use the .random. module")
def test_rest_holds_against_whatever_is_sent(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    table = anna.table("me,me", settings={"visibility": "open"})["id"]
    cookie = {"cookie": f"coalface={anna.http.cookies['coalface']}"}
    schema = schemathesis.openapi.from_url(f"{on_sqlite.url}/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]
        if (operation.method.upper(), operation.path) in (
            ("DELETE", "/api/me"),
            ("POST", "/api/logout"),
        ):
            continue

        modes = list(GenerationMode) if operation.body else [GenerationMode.POSITIVE]
        for mode in modes:
            hold_against(operation.as_strategy(generation_mode=mode), table, cookie)
        tried += 1
    assert tried > 25
    assert anna.get("/health") == {"status": "ok"}
