"""What one address, or one person, cannot do to all others."""

import asyncio
import gzip
import socket
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from sqlalchemy import create_engine, text

from coalface.bots.workers import CONTEXT, MAX_GAMES, Desk, question_about
from coalface.core.components import released_components
from coalface.core.record import Record
from coalface.core.registry import game_spec
from coalface.server import cleanup, games, phrases
from coalface.server.games import OwnGames, find_game, read_record
from coalface.server.http.deadlines import DeadlineProtocol, Deadlines
from coalface.server.phrases import phrasebook
from coalface.server.table.connections import MAX_WINDOWS
from coalface.server.table.presenter import Presenter
from coalface.server.table.table import LiveTable
from tests.server.browser import WAIT, Browser
from tests.server.conftest import Running, Serve

DAY = 86_400_000


def live(running: Running, table: str) -> LiveTable:
    """A table in the memory of a server."""
    found: LiveTable = running.server.app.state.context.tables.live[table]
    return found


# --- bots ---


@pytest.mark.parametrize("seats", ["bot:random,bot:random", "me,bot:random"])
def test_where_only_bots_play_and_nobody_watches_none_thinks(serve: Serve, seats: str) -> None:
    running = serve(bot_workers=1)
    anna = running.person("Anna")
    table = anna.table(seats)["id"]
    found = live(running, table)
    if "me" in seats:
        anna.post(f"/api/tables/{table}/hand", seat=0, bot="random")
        while found.bots.is_busy():
            time.sleep(0.01)
    assert not found.bots.is_busy()
    assert found.state.row.wake is None
    made = found.state.log_length
    window = anna.open(table)
    while found.state.log_length < made + 10:
        window.until("position")
    window.close()
    while found.bots.is_busy():
        time.sleep(0.01)
    assert found.state.row.status == "playing"
    assert running.server.app.state.context.bots.turns.waiting() == 0


def test_a_table_of_bots_that_nobody_watches_is_not_loaded_after_a_restart(serve: Serve) -> None:
    first = serve(bot_workers=1)
    anna = first.person("Anna")
    bots, person = anna.table("bot:random,bot:random")["id"], anna.table("me,bot:random")["id"]
    live(first, person)
    first.stop()
    engine = create_engine(first.settings.database())
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET wake = 0"))
    engine.dispose()
    second = serve(bot_workers=1)
    assert set(second.server.app.state.context.tables.live) == {person}
    assert bots != person


def test_a_bot_does_not_think_on_for_a_table_that_was_closed(serve: Serve) -> None:
    running = serve(bot_workers=1)
    anna, bert = running.person("Anna"), running.person("Bert")
    windows = []
    for person in (anna, bert):
        table = person.table("bot:baron,bot:baron")["id"]
        windows.append((person, table, person.open(table)))
    turns = running.server.app.state.context.bots.turns
    while turns.waiting() == 0:
        time.sleep(0.01)
    for person, table, _ in windows:
        person.post(f"/api/tables/{table}/close")
    for _, table, _ in windows:
        while live(running, table).bots.is_busy():
            time.sleep(0.01)
    assert turns.waiting() == 0


# --- limits ---


def test_one_address_makes_no_more_tables_however_many_guests_it_has(serve: Serve) -> None:
    running = serve(limits=True)
    statuses = []
    for guest in range(4):
        person = running.person(f"Guest {guest}")
        for _ in range(12):
            seats = [{"who": "me"}, {"who": "anyone"}]
            answer = person.http.post("/api/tables", json={"game": "coal-baron", "seats": seats})
            statuses.append(answer.status_code)
    assert statuses[:40] == [201] * 40
    assert statuses[-1] == 429
    assert int(answer.headers["retry-after"]) > 0


@pytest.mark.parametrize("what", ["replay", "journal"])
def test_replays_are_limited_and_say_when_to_come_back(serve: Serve, what: str) -> None:
    running = serve(limits=True)
    anna = running.person("Anna")
    table = anna.table("me,me")["id"]
    answers = [anna.http.get(f"/api/tables/{table}/{what}?seat=0") for _ in range(60)]
    assert answers[0].status_code == 200
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["key"] == "too-fast"
    assert int(refused.headers["retry-after"]) > 0
    assert anna.get(f"/api/tables/{table}")["id"] == table


# --- windows ---


def test_the_oldest_of_too_many_windows_is_closed_for_good(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table("me,anyone")["id"]
    other = bert.open(table)
    windows = [anna.open(table) for _ in range(MAX_WINDOWS + 1)]
    bye = windows[0].until("bye")
    assert (bye["key"], bye["again"]) == ("too-many-windows", False)
    assert str(MAX_WINDOWS) in bye["words"]
    windows[0].closed()
    for window in [*windows[1:], other]:
        assert window.answer("ping")["type"] == "pong"


def test_who_comes_or_goes_is_sent_as_what_changes_alone(server: Running) -> None:
    anna, bert, carl = (server.person(name) for name in ("Anna", "Bert", "Carl"))
    table = anna.table("me,anyone,anyone")["id"]
    window = anna.open(table)
    watching = carl.open(table)
    assert window.until("seats") == {"type": "seats", "seats": [], "spectators": 1}
    bert.join(table)
    message = window.until("seats")
    assert [(seat["seat"], seat["name"]) for seat in message["seats"]] == [(1, "Bert")]
    assert watching.until("seats") == message
    again = bert.open(table)
    assert [seat["present"] for seat in window.until("seats")["seats"]] == [True]
    bert.open(table)  # a second window of the same person changes nothing
    again.close()
    watching.close()
    assert window.until("seats") == {"type": "seats", "seats": [], "spectators": 0}
    assert not [message for message in window.received if message["type"] == "table"]


def test_who_takes_a_seat_is_sent_all_in_every_window(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table("me,anyone,anyone")["id"]
    anna.open(table)
    window = bert.open(table)
    bert.join(table)
    assert window.until("table")["you"]["seats"] == [1]


# --- slow connections ---


@pytest.fixture
def hasty(on_sqlite: Running) -> Iterator[Running]:
    """A server with short timeouts."""
    usual = DeadlineProtocol.deadlines
    DeadlineProtocol.deadlines = Deadlines(headers=0.3, body=0.3, stalled=0.3)
    yield on_sqlite
    DeadlineProtocol.deadlines = usual


def connected(running: Running) -> socket.socket:
    """A bare connection."""
    host, port = running.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=WAIT)


def read_all(opened: socket.socket) -> bytes:
    """All that comes until the server closes."""
    found = b""
    try:
        while part := opened.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


HEAD = b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
WHOLE = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HT", HEAD, HEAD + b'content-length: 15\r\n\r\n{"name"'],
    ids=["nothing", "a line begun", "headers begun", "body begun"],
)  # fmt: skip
def test_who_does_not_finish_a_request_is_cut_off(hasty: Running, sent: bytes) -> None:
    with connected(hasty) as opened:
        opened.sendall(sent)
        assert b"200" not in read_all(opened)


@pytest.mark.parametrize("sent", [b"\r\n", b"GET"])
def test_who_does_not_finish_a_second_request_is_cut_off(hasty: Running, sent: bytes) -> None:
    with connected(hasty) as opened:
        opened.sendall(WHOLE)
        assert opened.recv(65536).startswith(b"HTTP/1.1 200")
        opened.sendall(sent)
        read_all(opened)


def test_who_does_not_read_the_answer_is_cut_off(hasty: Running) -> None:
    with connected(hasty) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asked = WHOLE.replace(b"/health", b"/schema/openapi.json")
        try:
            opened.sendall(asked * 200)
            for _ in range(int(WAIT / 0.05)):
                opened.sendall(b"\r\n")
                time.sleep(0.05)
        except (ConnectionResetError, BrokenPipeError):
            return
        pytest.fail("the server waited")


def test_a_socket_that_is_open_has_no_deadline(hasty: Running) -> None:
    anna = hasty.person("Anna")
    window = anna.open(anna.table("me,anyone")["id"])
    time.sleep(1.0)  # three times the deadline of a request
    assert window.answer("ping")["type"] == "pong"


# --- memory ---


def own_text(number: int) -> str:
    """Components of someone's own, unlike any others."""
    return released_components(game_spec("coal_baron").package, "1").text + f"\n# {number}\n"


def test_games_with_own_components_are_bounded_by_number_and_text() -> None:
    few = OwnGames(3, 10**9)
    made = [few.find("coal_baron", (), None, own_text(number)) for number in range(5)]
    assert len(few) == 3
    assert few.find("coal_baron", (), None, own_text(4)) is made[4]
    assert few.find("coal_baron", (), None, own_text(0)) is not made[0]
    short = OwnGames(100, len(own_text(1)) * 2)
    for number in range(5):
        short.find("coal_baron", (), None, own_text(number))
    assert len(short) == 2


def test_a_record_that_is_read_again_shares_its_game() -> None:
    for own in (None, own_text(0)):
        game = find_game("coal_baron", {}, own_components=own)
        written = Record(game, ("Anna", "Bert")).write()
        assert read_record(written).game is read_record(written).game
        assert read_record(written).game.own_components == own


def test_sentences_of_games_that_are_gone_are_dropped() -> None:
    for number in range(phrases.MAX_OWN_PHRASEBOOKS + 5):
        game = find_game("coal_baron", {}, own_components=own_text(number))
        Presenter(game, ("Anna", "Bert"), "en").title()
    assert phrases._own_phrasebook.cache_info().currsize == phrases.MAX_OWN_PHRASEBOOKS
    cache = phrasebook(find_game("coal_baron", {}), "en").words.cache_info()
    assert cache.maxsize == phrases.MAX_PHRASES
    assert games._made.cache_info().maxsize == games.MAX_RELEASED


def test_a_worker_keeps_few_games() -> None:
    desk = Desk(CONTEXT.RawValue("d", 0.0))
    game = find_game("coal_baron", {})
    state = game.start(2)
    asked = question_about(game, state.view(0), [0], "random", "t/0", "s")
    for number in range(MAX_GAMES + 3):
        desk.game(replace(asked, components=None, own_components=own_text(number)))
    assert len(desk.games) == MAX_GAMES


def test_long_answers_are_compressed_for_who_can_read_it(server: Running) -> None:
    anna = server.person("Anna")
    plain = anna.http.get("/api/games", headers={"accept-encoding": "identity"})
    with anna.http.stream("GET", "/api/games", headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(packed) == plain.content
    assert int(answer.headers["content-length"]) == len(packed) < len(plain.content)


# --- what was never used ---


def long_ago(running: Running, *statements: str) -> None:
    """Change the database while the server is stopped."""
    running.stop()
    engine = create_engine(running.settings.database())
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def ids(running: Running, table: str) -> set[str]:
    """The ids that the database has."""
    engine = create_engine(running.settings.database())
    with engine.connect() as connection:
        found = set(connection.execute(text(f"SELECT id FROM {table}")).scalars())
    engine.dispose()
    return found


def test_guests_and_tables_that_were_never_used_are_removed(serve: Serve) -> None:
    first = serve(bot_workers=1)
    idle, host, player, account = (first.person(name) for name in "UHPA")
    account.post("/api/me/account", login="someone", password="long enough")
    opened = host.table("me,anyone")["id"]
    host.post(f"/api/tables/{opened}/close")
    bots = host.table("bot:random,bot:random")["id"]
    host.post(f"/api/tables/{bots}/close")
    spoken = host.table("me,anyone")["id"]
    host.open(spoken).answer("chat", text="hello")
    host.post(f"/api/tables/{spoken}/close")
    played = player.table("me,me")["id"]
    window = player.open(played)
    window.play(window.positions[0]["actors"][0])
    player.post(f"/api/tables/{played}/close")
    over = player.table("me,me")["id"]
    waiting = player.table("me,anyone")["id"]
    tables = {opened, bots, spoken, played, over, waiting}
    long_ago(
        first,
        "UPDATE people SET created = 1",
        f"UPDATE tables SET touched = 1 WHERE id <> '{waiting}'",
        f"UPDATE tables SET status = 'over' WHERE id = '{over}'",
    )
    assert ids(first, "tables") == tables
    second = serve(guest_days=30, table_days=30)
    registry = second.server.app.state.context.tables
    while idle.me["id"] in ids(second, "people"):
        time.sleep(0.05)
    assert ids(second, "tables") == {spoken, played, over, waiting}
    assert ids(second, "people") == {who.me["id"] for who in (host, player, account)}
    assert opened not in registry.live
    assert gone(second, idle).http.get("/api/me").status_code == 401
    assert gone(second, player).http.get(f"/api/tables/{played}").status_code == 200


def gone(running: Running, who: Browser) -> Browser:
    """Someone with a cookie of an earlier run."""
    again = running.person(None)
    again.http.cookies = who.http.cookies
    return again


def test_nothing_is_removed_before_its_time_nor_where_the_host_says_never(serve: Serve) -> None:
    first = serve()
    anna = first.person("Anna")
    table = anna.table("me,anyone")["id"]
    anna.post(f"/api/tables/{table}/close")
    young = first.person("Bert")
    long_ago(first, f"UPDATE people SET created = 1 WHERE id = '{anna.me['id']}'")
    second = serve(guest_days=0, table_days=30)
    assert gone(second, young).get("/api/me")["name"] == "Bert"
    assert ids(second, "tables") == {table}
    assert ids(second, "people") == {anna.me["id"], young.me["id"]}


def test_a_guest_who_is_here_is_not_removed(serve: Serve) -> None:
    first = serve()
    anna = first.person("Anna")
    long_ago(first, "UPDATE people SET created = 1")
    second = serve(guest_days=0)
    again = gone(second, anna)
    again.get("/api/me")
    context = second.server.app.state.context
    work = cleanup.remove_guests(context.store, context.people, 2 * DAY)
    asyncio.run_coroutine_threadsafe(work, second.server.app.state.loop).result(WAIT)
    assert again.get("/api/me")["name"] == "Anna"
