"""`coalface load`: many tables of two, played by scripted clients over real sockets on loopback.

The server is a process of its own on an empty SQLite file, without bots; the clients are this
process. Each table makes its next move at a time of its own, so that all tables together make
`rate` moves a second. A move counts as seen when every client at its table has got the position
that follows it.
"""

import asyncio
import json as json_text
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from coalface.core.registry import boxes

READY = "Coalface is at "
AT_ONCE = 20
"""So many tables are set up at the same time."""
OPENING_TIMES = 20
KEPT_OPEN = 2.0
"""Seconds that an idle connection is used again in: less than the server keeps it."""


class Choice(msgspec.Struct):
    """A legal move."""

    move: str


class Told(msgspec.Struct):
    """What a scripted client reads of a message."""

    type: str
    seat: int | None = None
    seq: int = 0
    actors: list[int] = []
    legal: list[Choice] = []
    decision: int = 0
    over: bool = False
    id: str = ""


read = msgspec.json.Decoder(Told).decode


@dataclass
class Seat:
    """One client at a table."""

    socket: ClientConnection
    seat: int
    told: asyncio.Event = field(default_factory=asyncio.Event)
    position: Told | None = None

    async def listen(self) -> None:
        """Keep the newest position."""
        async for message in self.socket:
            told = read(message)
            if told.type == "position":
                self.position = told
                self.told.set()
            elif told.type in ("refused", "bye"):
                raise AssertionError(f"refused: {message!r}")

    async def next_position(self) -> Told:
        """The position after the one that is known."""
        await self.told.wait()
        self.told.clear()
        assert self.position is not None
        return self.position


@dataclass
class Figures:
    """What was measured."""

    moves: int = 0
    over: int = 0
    delays: list[float] = field(default_factory=list)

    def quantile(self, part: float) -> float:
        """A delay in milliseconds that this part of the moves did not pass."""
        ranked = sorted(self.delays)
        return ranked[min(len(ranked) - 1, int(part * len(ranked)))] * 1000 if ranked else 0.0


class Load:
    """All tables of a run."""

    def __init__(self, url: str, tables: int, rate: float) -> None:
        self.url = url
        self.count = tables
        self.every = tables / rate
        self.figures = Figures()
        self.measuring = False
        self.rng = random.Random(1)
        self.game = min(boxes())
        self.names: list[str] = []
        self.cookies: list[str] = []

    async def run(self, minutes: float, server: int) -> dict[str, float]:
        """Set up, play, and tell the figures."""
        empty = memory_of(server)
        slots = asyncio.Semaphore(AT_ONCE)
        limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=KEPT_OPEN)
        async with httpx.AsyncClient(base_url=self.url, limits=limits, timeout=60) as http:
            began = time.perf_counter()
            tables = await asyncio.gather(*(self.sit_down(http, slots) for _ in range(self.count)))
            set_up = time.perf_counter() - began
            full = memory_of(server)
            listening = [asyncio.create_task(s.listen()) for seats in tables for s in seats]
            playing = [asyncio.create_task(self.play(seats)) for seats in tables]
            await asyncio.sleep(min(10.0, minutes * 6))
            self.measuring = True
            began, cpu = time.perf_counter(), cpu_of(server)
            await asyncio.sleep(minutes * 60)
            self.measuring = False
            seconds, cpu = time.perf_counter() - began, cpu_of(server) - cpu
            failed = [t for t in [*playing, *listening] if t.done() and not t.cancelled()]
            for task in failed:
                if task.exception() is not None:
                    raise AssertionError("a client failed") from task.exception()
            for task in [*playing, *listening]:
                task.cancel()
            played = memory_of(server)
            opening = await self.opening_time(http)
        figures = self.figures
        return {
            "tables": self.count,
            "seconds": round(seconds, 1),
            "set_up_seconds": round(set_up, 1),
            "moves": figures.moves,
            "games_over": figures.over,
            "moves_a_second": round(figures.moves / seconds, 1),
            "p50_ms": round(figures.quantile(0.50), 2),
            "p95_ms": round(figures.quantile(0.95), 2),
            "p99_ms": round(figures.quantile(0.99), 2),
            "max_ms": round(figures.quantile(1.0), 2),
            "server_cpu": round(cpu / seconds, 3),
            "kb_a_table_at_start": round((full - empty) / self.count, 1),
            "kb_a_table_after": round((played - empty) / self.count, 1),
            "opening_ms": round(opening, 1),
        }

    async def sit_down(self, http: httpx.AsyncClient, slots: asyncio.Semaphore) -> list[Seat]:
        """Two guests make a table and open their windows."""
        async with slots:
            cookies = [await self.come_in(http, name) for name in ("Anna", "Bert")]
            seats = [{"who": "me"}, {"who": "anyone"}]
            body = {"game": self.game, "seats": seats, "nonce": "0" * 16}
            made = await self.post(http, "/api/tables", cookies[0], body)
            id = made["id"]
            await self.post(http, f"/api/tables/{id}/join", cookies[1], {"nonce": "1" * 16})
            self.names.append(id)
            self.cookies.append(cookies[0])
            return [await self.open(id, cookie, seat) for seat, cookie in enumerate(cookies)]

    async def come_in(self, http: httpx.AsyncClient, name: str) -> str:
        """A guest's cookie."""
        answer = await http.post("/api/guests", json={"name": name})
        answer.raise_for_status()
        http.cookies.clear()
        return answer.headers["set-cookie"].partition(";")[0]

    async def post(
        self, http: httpx.AsyncClient, path: str, cookie: str, body: dict[str, Any]
    ) -> dict[str, Any]:
        """Ask for something as someone."""
        answer = await http.post(path, json=body, headers={"cookie": cookie})
        answer.raise_for_status()
        told: dict[str, Any] = answer.json()
        return told

    async def open(self, table: str, cookie: str, seat: int) -> Seat:
        """A window at a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        socket = await connect(
            address, additional_headers={"Cookie": cookie}, compression=None, max_size=None
        )
        await socket.send('{"type":"hello","version":1,"lang":"en"}')
        return Seat(socket, seat)

    async def play(self, seats: list[Seat]) -> None:
        """Make a move now and then until the game is over."""
        positions = [await seat.next_position() for seat in seats]
        await asyncio.sleep(self.rng.random() * self.every)
        loop = asyncio.get_running_loop()
        due = loop.time()
        number = 0
        while not positions[0].over:
            actor = positions[0].actors[0]
            legal, decision = positions[actor].legal, positions[actor].decision
            move = legal[self.rng.randrange(len(legal))].move
            number += 1
            asked = {"type": "move", "id": f"m{number}", "seat": actor, "move": move}
            began = time.perf_counter()
            await seats[actor].socket.send(json_text.dumps({**asked, "decision": decision}))
            positions = [await seat.next_position() for seat in seats]
            if self.measuring:
                self.figures.moves += 1
                self.figures.delays.append(time.perf_counter() - began)
            due += self.every
            await asyncio.sleep(max(0.0, due - loop.time()))
        self.figures.over += 1

    async def opening_time(self, http: httpx.AsyncClient) -> float:
        """Milliseconds from opening a socket to the position, at tables that have been played."""
        times = []
        for id, cookie in list(zip(self.names, self.cookies, strict=True))[:OPENING_TIMES]:
            began = time.perf_counter()
            window = await self.open(id, cookie, 0)
            async for message in window.socket:
                if read(message).type == "position":
                    break
            times.append((time.perf_counter() - began) * 1000)
        return median(times) if times else 0.0


def memory_of(process: int) -> float:
    """Resident memory in kB."""
    with open(f"/proc/{process}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


def cpu_of(process: int) -> float:
    """Seconds of processor time that a process has used."""
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        rows = file.read().rpartition(")")[2].split()
    return (int(rows[11]) + int(rows[12])) / os.sysconf("SC_CLK_TCK")


def start_server(data: str) -> tuple["subprocess.Popen[str]", str]:
    """A server without limits on a free port; its process and its address."""
    script = (
        "import sys; from pathlib import Path; from coalface.server.serve import run; "
        "from coalface.server.settings import Settings; "
        "run(Settings(port=0, data=Path(sys.argv[1]), bot_workers=0, limits=False))"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", script, data], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(READY):
            return process, line.removeprefix(READY).strip().rstrip("/")
    raise RuntimeError("the server did not start")


def main(tables: int, minutes: float, rate: float, json: bool) -> int:
    """Measure, and print the figures; return the exit code."""
    with tempfile.TemporaryDirectory(prefix="coalface-load-") as data:
        process, url = start_server(data)
        try:
            load = Load(url, tables, rate)
            figures = asyncio.run(load.run(minutes, process.pid))
        finally:
            process.terminate()
            code = process.wait(30)
    if json:
        print(json_text.dumps(figures, indent=2))
    else:
        print("\n".join(f"{name:20} {value:g}" for name, value in figures.items()))
    return code
