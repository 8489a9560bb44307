"""`make load`: many tables of two, played by scripted clients over real sockets on loopback.

The server is a process of its own on an empty SQLite file, without bots; the clients are this
process. Each table makes its next move at a time of its own, so that all tables together make
`rate` moves a second. A move counts as seen when every client at its table has got the position
that follows it.
"""

import asyncio
import json as json_text
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection

from coalface.core.registry import released_specs
from coalface.server import gc_tuning
from tools.load import attack as attacks
from tools.load.client import (
    ServerMessage,
    come_in,
    cpu_of,
    forgetful_jar,
    post,
    read,
    read_all,
    sit,
)
from tools.load.opening import open_again, play_long
from tools.load.server import serving

AT_ONCE = 20
"""The number of tables that are set up at the same time."""
KEPT_OPEN = 2.0
"""Seconds that an idle connection is used again in: less than the server keeps it."""


@dataclass
class Seat:
    """One client at a table."""

    socket: ClientConnection
    seat: int
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    position: ServerMessage | None = None

    async def listen(self) -> None:
        """Keep the newest position."""
        async for message in self.socket:
            received = read(message)
            if received.type == "position":
                self.position = received
                self.arrived.set()
            elif received.type in ("refused", "bye"):
                raise AssertionError(f"refused: {message!r}")

    async def next_position(self) -> ServerMessage:
        """The position after the one that is known."""
        await self.arrived.wait()
        self.arrived.clear()
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
        self.game = min(released_specs())

    async def run(self, minutes: float, server: int) -> dict[str, float]:
        """Set up, play, and tell the figures."""
        limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=KEPT_OPEN)
        async with httpx.AsyncClient(
            cookies=forgetful_jar(), base_url=self.url, limits=limits, timeout=60
        ) as http:
            await read_all(http)
            empty, began = memory_of(server), time.perf_counter()
            slots = asyncio.Semaphore(AT_ONCE)
            tables = await asyncio.gather(*(self.sit_down(http, slots) for _ in range(self.count)))
        set_up, full = time.perf_counter() - began, memory_of(server)
        gc_tuning.begin()  # else a look of the collector here would count as a delay of the server
        tasks = [asyncio.create_task(s.listen()) for seats in tables for s in seats]
        tasks += [asyncio.create_task(self.play(seats)) for seats in tables]
        await asyncio.sleep(min(10.0, minutes * 6))
        measured = await self.measure(minutes, server)
        played = memory_of(server)
        for task in [task for task in tasks if task.done()]:
            task.result()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(seat.socket.close() for seats in tables for seat in seats))
        return {
            "tables": self.count,
            "set_up_seconds": round(set_up, 1),
            **measured,
            "mb_without_tables": round(empty / 1024, 1),
            "kb_a_table_at_start": round((full - empty) / self.count, 1),
            "kb_a_table_after": round((played - empty) / self.count, 1),
        }

    async def measure(self, minutes: float, server: int) -> dict[str, float]:
        """Return what happens in some minutes."""
        self.measuring = True
        began, cpu, waited = time.perf_counter(), cpu_of(server), waited_of(server)
        await asyncio.sleep(minutes * 60)
        self.measuring = False
        seconds, cpu = time.perf_counter() - began, cpu_of(server) - cpu
        waited, figures = waited_of(server) - waited, self.figures
        return {
            "seconds": round(seconds, 1),
            "moves": figures.moves,
            "games_over": figures.over,
            "moves_a_second": round(figures.moves / seconds, 1),
            "p50_ms": round(figures.quantile(0.50), 2),
            "p95_ms": round(figures.quantile(0.95), 2),
            "p99_ms": round(figures.quantile(0.99), 2),
            "max_ms": round(figures.quantile(1.0), 2),
            "server_cpu": round(cpu / seconds, 3),
            "server_ms_a_move": round(1000 * cpu / max(1, figures.moves), 2),
            "server_waited": round(waited / seconds, 3),
            "machine_load": round(os.getloadavg()[0], 1),
        }

    async def sit_down(self, http: httpx.AsyncClient, slots: asyncio.Semaphore) -> list[Seat]:
        """Two guests make a table and open their windows."""
        async with slots:
            cookies = [await come_in(http, name) for name in ("Anna", "Bert")]
            seats = [{"who": "me"}, {"who": "anyone"}]
            body = {"game": self.game, "seats": seats, "nonce": "0" * 16}
            made = await post(http, "/api/tables", cookies[0], body)
            id = made["id"]
            await post(http, f"/api/tables/{id}/join", cookies[1], {"nonce": "1" * 16})
            return [
                Seat(await sit(self.url, id, cookie), seat) for seat, cookie in enumerate(cookies)
            ]

    async def play(self, seats: list[Seat]) -> None:
        """Make a move now and then until the game is over."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.rng.random() * self.every
        positions = [await seat.next_position() for seat in seats]
        number = 0
        while not positions[0].over:
            actor = positions[0].actors[0]
            legal, decision = positions[actor].legal, positions[actor].decision
            move = legal[self.rng.randrange(len(legal))].move
            await asyncio.sleep(max(0.0, due - loop.time()))
            due += self.every
            number += 1
            asked = {"type": "move", "id": f"m{number}", "seat": actor, "move": move}
            began = time.perf_counter()
            await seats[actor].socket.send(json_text.dumps({**asked, "decision": decision}))
            positions = [await seat.next_position() for seat in seats]
            if self.measuring:
                self.figures.moves += 1
                self.figures.delays.append(time.perf_counter() - began)
        self.figures.over += 1


def waited_of(process: int) -> float:
    """Seconds that the threads of a process have waited for a processor that others used."""
    found = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(file.read_text("ascii").split()[1]) for file in found) / 1e9


def memory_of(process: int) -> float:
    """Resident memory in kB."""
    with open(f"/proc/{process}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


def main(
    tables: int,
    minutes: float,
    rate: float,
    json: bool,
    attack: bool = False,
    python: str | None = None,
) -> int:
    """Measure, and print the figures; return the exit code."""
    if attack:
        figures = asyncio.run(attacks.run(python or sys.executable, attacks.Scale()))
    else:
        figures = carried(tables, minutes, rate)
    if json:
        print(json_text.dumps(figures, indent=2))
    else:
        print("\n".join(f"{name:24} {value:g}" for name, value in figures.items()))
    return 0


def carried(tables: int, minutes: float, rate: float) -> dict[str, float]:
    """What a server carries: moves of many tables, and long games that are opened."""
    with tempfile.TemporaryDirectory(prefix="coalface-load-") as data:
        with serving(data) as (process, url):
            figures = asyncio.run(Load(url, tables, rate).run(minutes, process.pid))
            played = asyncio.run(play_long(url))
        with serving(data) as (process, url):
            figures |= asyncio.run(open_again(url, process.pid, played))
    return figures
