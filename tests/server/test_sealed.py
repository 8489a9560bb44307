"""While choices are made in secret, nothing that others can see shows how many were made."""

import json
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from sqlalchemy import create_engine

from coalface.server import ids
from coalface.server.bots import hints
from coalface.server.store.schema import metadata
from coalface.server.table.table import LiveTable
from tests.server.browser import WAIT, Browser, Window, two_at_a_table
from tests.server.conftest import Running, Serve

MIDNIGHT = 1_767_225_600_000
BANK, INCREMENT = 600, 30
TIMED = {"time": {"bank": BANK, "increment": INCREMENT}}
COMMITS_AT = 12
"""The second at which the seat that chooses in secret commits."""


@dataclass
class Clock:
    """A clock that stands until it is set."""

    now: int = MIDNIGHT

    def __call__(self) -> int:
        return self.now * 1_000_000

    def tick(self, seconds: int = 1) -> None:
        """Let time pass."""
        self.now += seconds * 1000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time of all servers of a test."""
    made = Clock()
    monkeypatch.setattr(ids, "time_source", made)
    return made


def choices(window: Window, seat: int, kind: str) -> list[str]:
    """The legal moves of a kind."""
    return [c["move"] for c in window.positions[seat]["legal"] if c["kind"] == kind]


def do(window: Window, seat: int, move: str) -> None:
    """Make a move, and read the position after it."""
    assert window.answer("move", seat=seat, move=move)["type"] == "done"


def place_all(window: Window, seat: int) -> None:
    """Place the first foreman on the first space until the placement may be committed."""
    while not choices(window, seat, "commit"):
        do(window, seat, choices(window, seat, "place")[0])


def churn(window: Window, seat: int, times: int) -> None:
    """Place a foreman and withdraw him again, several times."""
    for _ in range(times):
        do(window, seat, choices(window, seat, "place")[0])
        do(window, seat, choices(window, seat, "withdraw")[0])


def drained(window: Window) -> list[str]:
    """The messages that have come, but for the answer to the ping that ends them."""
    id, found = window.send("ping"), list[str]()
    while (message := window.receive()).get("id") != id:
        found.append(json.dumps(message, sort_keys=True))
    return found


def asked(person: Browser, *paths: str) -> list[str]:
    """The answers to requests, with their status."""
    return [f"{a.status_code} {a.text}" for a in (person.http.get(path) for path in paths)]


@dataclass
class Phase:
    """One sealed phase, and all that others than seat 0 receive in it, second by second."""

    running: Running
    clock: Clock
    settings: dict[str, Any]
    seen: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        people = [self.running.person(name) for name in ("Anna", "Bert", "Cora", "Dora")]
        self.anna, self.bert, self.cora, self.dora = people
        rules = {"visibility": "open", **TIMED, **self.settings}
        made = two_at_a_table(self.anna, self.bert, game="coal-country", settings=rules)
        self.table, self.a, self.b = made
        self.c = self.cora.open(self.table, wait=False)
        other = self.dora.table("me,anyone", settings={"visibility": "open"})["id"]
        self.names = {p.me["id"]: p.me["name"] for p in people} | {self.table: "T", other: "O"}

    def observe(self) -> None:
        """Let a second pass, and collect every byte that others can get."""
        self.clock.tick()
        self.let_spectators_catch_up()
        own, path = f"/api/tables/{self.table}", "/replay"
        found = [*drained(self.b), *drained(self.c)]
        for person in (self.bert, self.cora, self.dora):
            found += asked(person, "/api/tables", own, own + path, f"{own}/journal", "/api/me")
            found += asked(person, f"{own}{path}/1", f"{own}{path}/2", "/health", "/metrics")
        found += asked(self.bert, f"{own}{path}?seat=1", f"{own}/journal?seat=1")
        text = "\n".join(found)
        for id, name in self.names.items():
            text = text.replace(id, name)
        self.seen.append(text)

    def let_spectators_catch_up(self) -> None:
        """Do at once what the server does when their delay has passed."""
        state = self.running.server.app.state
        live: LiveTable = state.context.tables.live[self.table]
        if self.settings.get("spectator_delay"):
            done = threading.Event()
            state.loop.call_soon_threadsafe(live.catch_up)
            state.loop.call_soon_threadsafe(done.set)
            assert done.wait(WAIT)

    def run(self, secretly: Callable[[int], None], last: bool) -> list[str]:
        """Anna chooses in secret until she commits; Bert commits before or after her."""
        if last:
            place_all(self.b, 1)
            do(self.b, 1, "commit")
        for second in range(1, COMMITS_AT):
            secretly(second)
            self.observe()
        place_all(self.a, 0)
        do(self.a, 0, "commit")
        self.observe()
        if not last:
            place_all(self.b, 1)
            do(self.b, 1, "commit")
        self.observe()
        return self.seen


RULES: dict[str, dict[str, Any]] = {
    "live": {},
    "correspondence": {"pace": "correspondence"},
    "delayed": {"spectator_delay": 3},
}


@pytest.mark.parametrize("rules", sorted(RULES))
@pytest.mark.parametrize("last", [False, True], ids=["first to commit", "last to commit"])
def test_nobody_can_count_the_sealed_moves_of_another(
    serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch, rules: str, last: bool
) -> None:
    """A law: with many sealed moves or few, others receive the same bytes at the same time."""
    monkeypatch.setattr(secrets, "token_hex", lambda size: "5a" * size)
    seen: list[list[str]] = []
    for many in (False, True):
        clock.now = MIDNIGHT
        running = serve(metrics_token="only the host knows it")
        phase = Phase(running, clock, RULES[rules])
        seen.append(phase.run(lambda n: churn(phase.a, 0, n % 3) if many else None, last))  # noqa: B023
        running.stop()
        empty(running)
    for second, (few, many_seen) in enumerate(zip(*seen, strict=True), 1):
        assert few.splitlines() == many_seen.splitlines(), f"second {second} differs"


def empty(running: Running) -> None:
    """Delete all rows, so that the next server begins with the same database."""
    engine = create_engine(running.settings.database())
    with engine.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(table.delete())
    engine.dispose()


def test_sealed_moves_earn_no_time(serve: Serve, clock: Clock) -> None:
    phase = Phase(serve(), clock, {})
    churn(phase.a, 0, 10)
    assert phase.a.positions[0]["clock"]["left"] == [BANK * 1000] * 2
    place_all(phase.a, 0)
    clock.tick(100)
    do(phase.a, 0, "commit")
    earned = (BANK - 100 + INCREMENT) * 1000
    assert phase.a.positions[0]["clock"]["left"] == [earned, (BANK - 100) * 1000]
    churn(phase.b, 1, 10)
    assert phase.b.positions[1]["clock"]["left"] == [earned, (BANK - 100) * 1000]


def test_taking_back_earns_no_time(server: Running, clock: Clock) -> None:
    anna = server.person("Anna")
    window = anna.open(anna.table("me,me", settings=TIMED)["id"])
    seat = window.positions[0]["actors"][0]
    for _ in range(5):
        assert window.play(seat)["type"] == "done"
        assert window.positions[seat]["clock"]["left"][seat] == (BANK + INCREMENT) * 1000
        assert window.answer("undo", seat=seat)["type"] == "done"


def test_a_stand_in_earns_no_time(serve: Serve, clock: Clock) -> None:
    anna = serve(bot_workers=1).person("Anna")
    table = anna.table("me,me", settings=TIMED)["id"]
    window = anna.open(table)
    seat = window.positions[0]["actors"][0]
    anna.post(f"/api/tables/{table}/hand", seat=seat, bot="random")
    while window.until("position", seat=seat)["actors"] == [seat]:
        pass
    anna.post(f"/api/tables/{table}/hand", seat=seat)
    position = window.until("position", seat=seat)
    assert position["clock"]["left"] == [BANK * 1000] * 2


def test_a_sealed_move_changes_no_advice_for_others(serve: Serve, clock: Clock) -> None:
    phase = Phase(serve(bot_workers=1), clock, {"hints": True})
    live = phase.running.server.app.state.context.tables.live[phase.table]
    pool = phase.running.server.app.state.context.bots
    before = hints.question_for(pool, live.state, phase.bert.me["id"], 1)
    churn(phase.a, 0, 1)
    assert hints.question_for(pool, live.state, phase.bert.me["id"], 1) == before


def test_a_sealed_move_leaves_a_bots_thought_valid(serve: Serve, clock: Clock) -> None:
    phase = Phase(serve(), clock, {})
    live = phase.running.server.app.state.context.tables.live[phase.table]
    before = live.state.version
    churn(phase.a, 0, 3)
    assert live.state.version == before


def test_a_bot_commits_only_when_no_person_chooses_in_secret(serve: Serve) -> None:
    """Else the time that it takes would show how many foremen it has placed."""
    running = serve(bot_workers=1)
    anna = running.person("Anna")
    table = anna.table("me,bot:greedy,bot:random", game="coal-country")["id"]
    live = running.server.app.state.context.tables.live[table]
    window = anna.open(table)
    wait_until(lambda: live.state.held_moves() == 2)
    assert live.state.row.actors == [0, 1, 2]
    assert not [line for line in live.state.session.lines if line.actor > 0 and not line.quiet]
    place_all(window, 0)
    do(window, 0, "commit")
    while window.positions[0]["actors"] == [1, 2] or not window.positions[0]["actors"]:
        window.until("position")
    assert {line.actor for line in live.state.session.lines if line.sealed and not line.quiet} >= {
        0,
        1,
    }


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something that a server does by itself."""
    ends = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < ends, "it did not happen"
        time.sleep(0.01)


def test_only_sealed_lines_are_quiet(on_sqlite: Running) -> None:
    """In a game without sealed choices every line can be noticed, and is sent to all."""
    anna, bert = on_sqlite.person("Anna"), on_sqlite.person("Bert")
    table, a, b = two_at_a_table(anna, bert)
    live = on_sqlite.server.app.state.context.tables.live[table]
    for windows in [{0: a, 1: b}] * 10:
        seat = a.positions[0]["actors"][0]
        windows[seat].play(seat)
        other = 1 - seat
        windows[other].until("position", seat=other)
    assert not [line for line in live.state.session.lines if line.quiet]


def test_time_that_ran_out_is_refilled_once(serve: Serve, clock: Clock) -> None:
    running = serve()
    anna = running.person("Anna")
    table = anna.table("me,me", settings=TIMED)["id"]
    window = anna.open(table)
    live = running.server.app.state.context.tables.live[table]
    seat = window.positions[0]["actors"][0]
    anna.post(f"/api/tables/{table}/hand", seat=seat)
    assert live.state.row.clock.left[seat] == BANK * 1000
    for _ in range(3):
        clock.tick(100)
        anna.post(f"/api/tables/{table}/hand", seat=seat, bot="random", status=400)
        anna.post(f"/api/tables/{table}/hand", seat=seat)
        assert live.state.row.clock.at(clock.now, seat) < BANK * 1000
    run_out(running, live, clock, seat)
    assert live.state.seats[seat].stand_in == "foreman"
    assert live.state.row.clock.left[seat] == 0
    back = anna.post(f"/api/tables/{table}/hand", seat=seat)
    assert back["seats"][seat]["stand_in"] is None
    assert live.state.row.clock.left[seat] == BANK * 100
    play_until_turn(anna.open(table), seat)
    run_out(running, live, clock, seat)
    refused = anna.post(f"/api/tables/{table}/hand", 409, seat=seat)
    assert refused["key"] == "out-of-time"
    assert live.state.seats[seat].stand_in == "foreman"


def play_until_turn(window: Window, seat: int) -> None:
    """Play a hot seat until this seat must decide: the stand-in may have decided meanwhile."""
    while (actors := window.positions[seat]["actors"]) != [seat]:
        assert window.play(actors[0])["type"] == "done"


def run_out(running: Running, live: Any, clock: Clock, seat: int) -> None:
    """Let all time of a seat pass, and the server look at it."""
    clock.tick(live.state.row.clock.at(clock.now, seat) // 1000)
    running.server.app.state.loop.call_soon_threadsafe(live.schedule_wakeup)
    wait_until(lambda: live.state.seats[seat].stand_in is not None)
