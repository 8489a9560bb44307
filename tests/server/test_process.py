"""The server as a process: SIGTERM, kill -9 in the middle of moves, what it prints."""

import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, NullPool, create_engine, select, text
from websockets.exceptions import ConnectionClosed

from coalface.server.addresses import lan_address
from coalface.server.serve import GRACE, addresses, qr_code
from coalface.server.settings import Settings
from coalface.server.store.schema import lines
from tests.server.browser import WAIT, Browser, Window
from tests.server.conftest import OWN_LOCKS, new_database
from tests.server.forked import Forked

KILLS = 20
MANY_KILLS = 200
HELD = 7
HELD_COMMIT = f"""
    CREATE FUNCTION wait_a_while() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_advisory_xact_lock({HELD}); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER held AFTER INSERT ON lines DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION wait_a_while()
"""
"""PostgreSQL commits lines only when nobody else has the lock of that number."""
COMMITTING = f"SELECT 1 FROM {OWN_LOCKS} AND locktype = 'advisory' AND NOT granted"
HOLD = 1.0
"""Seconds that a commit is held after the kill; a server started meanwhile must wait for it."""
MAX_END = 5
"""Seconds in which a server must have ended after SIGTERM."""
TELLS = re.compile(r"Coalface is at (http://\S+?)/?$")


class Served:
    """`coalface serve` on a free port."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "coalface.cli", "serve", "--port", "0", "--bot-workers", "0",
             "--data", str(folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = TELLS.match(first)
        assert found is not None, f"it printed {first!r} and {self.process.communicate()}"
        self.url = found[1]

    def end(self, number: int) -> int:
        """Send a signal; the exit code."""
        self.process.send_signal(number)
        self.process.communicate(timeout=WAIT)
        return self.process.returncode


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The command itself, as a host starts it."""
    running = Served(tmp_path_factory.mktemp("served"))
    yield running
    if running.process.poll() is None:
        running.end(signal.SIGKILL)


class Player(threading.Thread):
    """Plays a hot seat as fast as it can, and remembers the moves that were acknowledged."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.window = window
        self.done: list[str] = []
        self.sent = 0

    def run(self) -> None:
        try:
            while not self.window.positions[0]["over"]:
                position = self.window.positions[0]
                position = self.window.positions[position["actors"][0]]
                choice = position["legal"][self.sent % len(position["legal"])]["move"]
                self.sent += 1
                answer = self.window.answer("move", seat=position["seat"], move=choice)
                assert answer["type"] == "done"
                self.done.append(choice)
        except (ConnectionClosed, TimeoutError, OSError):
            return


def kill_in_the_middle(folder: Path, database: str, kills: int) -> None:
    """Kill the server again and again while moves are made; compare with what was acknowledged."""
    running = Forked(folder, database)
    anna = Browser(running.url)
    cookies = anna.http.cookies
    table, acknowledged = anna.table("me,me")["id"], list[str]()
    made = 0
    for number in range(kills):
        window = anna.open(table)
        position = window.positions[0]
        assert -1 not in position["actors"], "a move without the draws that follow it"
        if position["over"]:
            table, acknowledged = anna.table("me,me")["id"], []
            window = anna.open(table)
        player = Player(window)
        player.start()
        time.sleep(0.03 + 0.017 * (number % 17))
        running.kill()
        player.join()
        anna.close()
        made += len(player.done)
        running = Forked(folder, database)
        anna = Browser(running.url, None)
        anna.http.cookies = cookies
        moves = stored_moves(database, table)
        acknowledged += player.done
        assert moves[: len(acknowledged)] == acknowledged
        assert len(moves) <= len(acknowledged) + 1
        acknowledged = moves
    running.kill()
    anna.close()
    assert made > kills


def stored_moves(database: str, table: str) -> list[str]:
    """The moves of people that the log of a table holds, in their order."""
    engine = create_engine(database)
    mine = (lines.c.table == table) & (lines.c.actor >= 0)
    with engine.connect() as connection:
        found = connection.execute(select(lines.c.move).where(mine).order_by(lines.c.number))
        moves = list(found.scalars())
    engine.dispose()
    return moves


def test_killing_the_server_loses_no_acknowledged_move(tmp_path: Path, database: str) -> None:
    kill_in_the_middle(tmp_path, database, KILLS)


def test_a_commit_on_its_way_is_over_before_the_next_server_is_found(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """PostgreSQL goes on with the commit of a server that was killed; no reader may overtake it."""
    database = new_database("postgresql", tmp_path, request)
    running = Forked(tmp_path, database)
    anna = Browser(running.url)
    table = anna.table("me,me")["id"]
    window = anna.open(table)
    seat = window.positions[0]["actors"][0]
    move = window.positions[seat]["legal"][0]["move"]
    with held_commits(database) as connection:
        window.send("move", seat=seat, move=move)
        while not connection.execute(text(COMMITTING)).first():
            time.sleep(0.01)
        running.kill()
        anna.close()
        release = threading.Timer(HOLD, connection.close)
        release.start()
        running = Forked(tmp_path, database)
        assert stored_moves(database, table) == [move]
        running.kill()
        release.join()


@contextmanager
def held_commits(database: str) -> Iterator[Connection]:
    """Hold all commits of moves until the connection that this gives is closed."""
    engine = create_engine(database, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        connection.execute(text(HELD_COMMIT))
        connection.execute(text(f"SELECT pg_advisory_lock({HELD})"))
        yield connection


@pytest.mark.soak
def test_killing_the_server_two_hundred_times(tmp_path: Path, database: str) -> None:
    kill_in_the_middle(tmp_path, database, MANY_KILLS)


def test_whoever_does_not_end_is_not_waited_for_long() -> None:
    assert GRACE < MAX_END


def test_a_host_learns_where_the_table_is() -> None:
    assert list(addresses(Settings(), 8000)) == ["Coalface is at http://127.0.0.1:8000/"]
    first, code = addresses(Settings(public_url="https://coal.example/"), 8000)
    assert first == "Coalface is at https://coal.example/"
    assert code == qr_code("https://coal.example/")
    everywhere = list(addresses(Settings(host="0.0.0.0"), 9000))
    assert everywhere[0] == "Coalface is at http://localhost:9000/"
    assert len(everywhere) == (3 if lan_address() else 1)


def test_a_taken_port_is_reported_in_one_line(served: Served, tmp_path: Path) -> None:
    port = served.url.rpartition(":")[2]
    again = subprocess.run(
        [sys.executable, "-m", "coalface.cli", "serve", "--port", port, "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=3 * WAIT,
    )
    assert again.returncode == 2
    assert again.stderr.startswith("coalface serve: 127.0.0.1:")
    assert len(again.stderr.splitlines()) == 1


def test_sigterm_says_goodbye_and_exits_with_0(served: Served) -> None:
    anna = Browser(served.url)
    window = anna.open(anna.table("me,me")["id"])
    assert served.end(signal.SIGTERM) == 0
    bye = window.until("bye")
    assert (bye["key"], bye["again"]) == ("restart", True)
    anna.close()
