"""`make load ARGS=--attack`: what one person notices while one other address abuses the server.

The server is a process of its own with its usual limits. The victim comes from 127.0.0.1, twelve
guests who attack come from 127.0.0.2, in another process, so that their work is no delay of the
victim's. Measured are the seconds until a bot answers the victim's move, and the milliseconds until
a ping is answered: before the attacks, and during each of them.
"""

import asyncio
import json as json_text
import multiprocessing
import os
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from coalface.core.contract import CHANCE
from coalface.core.random import Random
from coalface.core.record import Record
from coalface.core.registry import released_specs
from tools.load.client import ServerMessage, come_in, forgetful_jar, post, read
from tools.load.server import serving

VICTIM = "127.0.0.1"
ATTACKER = "127.0.0.2"
MEASURE_TIMEOUT = 90.0
"""Seconds that a bot's replies are measured, at most."""
PING_EVERY = 0.05
ATTACK_TIMEOUT = 600.0
REFUSED = 429
CONTEXT = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Scale:
    """How large the attacks are, and how much is measured."""

    bot: str = "baron"
    guests: int = 12
    absent: int = 20
    """Tables of bots that the attackers hold and do not look at."""
    watched: int = 60
    """Tables where bots play for them while they watch, if they get that many."""
    lines: int = 500
    """The lines of the game that they replay, at least."""
    warm_up: float = 3.0
    """Seconds that an attack runs before anything is measured."""
    replies: int = 4
    pings: int = 300


# --- the attackers, in a process of their own ---


class Attackers:
    """Some guests at one address, and what they were answered."""

    def __init__(
        self, http: httpx.AsyncClient, cookies: list[str], record: str, scale: Scale
    ) -> None:
        self.http = http
        self.scale = scale
        self.cookies = cookies
        self.record = record
        self.answers: Counter[int] = Counter()
        self.held: list[tuple[str, str]] = []
        self.ready = asyncio.Event()

    async def hold_tables(self, count: int, first: dict[str, str]) -> list[tuple[str, str]]:
        """Make tables of bots of every game, with someone in the first seat; ids and hosts."""
        games = [
            (id, max(found.game().seat_counts)) for id, found in sorted(released_specs().items())
        ]
        bot = {"who": "bot", "bot": self.scale.bot}
        made: list[tuple[str, str]] = []
        for number in range(2 * count):
            game, seats = games[number % len(games)]
            cookie = self.cookies[number % len(self.cookies)]
            asked = {"game": game, "seats": [first, *[bot] * (seats - 1)]}
            received = await self.ask("/api/tables", cookie, asked)
            if received is not None:
                made.append((received["id"], cookie))
            if len(made) == count:
                break
        return made

    async def ask(self, path: str, cookie: str, asked: dict[str, Any]) -> Any:
        """Ask for something; None if it is refused, after a moment."""
        answer = await self.http.post(path, json=asked, headers={"cookie": cookie})
        self.answers[answer.status_code] += 1
        if answer.is_success:
            return answer.json()
        await asyncio.sleep(PING_EVERY)
        return None

    async def hold_absent(self) -> None:
        """Hold tables of bots and go away."""
        bot = {"who": "bot", "bot": self.scale.bot}
        self.held = await self.hold_tables(self.scale.absent, bot)
        self.ready.set()
        await asyncio.Event().wait()

    async def hold_watched(self) -> None:
        """Sit at tables of bots, let a bot play the own seat too, and watch every one of them."""
        self.held = await self.hold_tables(self.scale.watched, {"who": "me"})
        sockets = []
        for table, cookie in self.held:
            handed = {"seat": 0, "bot": self.scale.bot}
            await self.ask(f"/api/tables/{table}/hand", cookie, handed)
            with suppress(InvalidStatus):
                sockets.append(await watch(str(self.http.base_url), ATTACKER, table, cookie))
            await asyncio.sleep(PING_EVERY)
        self.ready.set()
        await asyncio.gather(*(drain(socket) for socket in sockets))

    async def replay(self) -> None:
        """Have a long game replayed, each guest again and again."""
        stored = await self.http.post(
            "/api/records", content=self.record, headers={"cookie": self.cookies[0]}
        )
        stored.raise_for_status()
        id = stored.json()["id"]
        paths = [
            f"/api/records/{id}/replay{asked}"
            for asked in ("", "?open=true", f"/{self.scale.lines}")
        ]
        self.ready.set()
        await asyncio.gather(*(self._again(c, paths) for c in self.cookies))

    async def _again(self, cookie: str, paths: list[str]) -> None:
        while True:
            for path in paths:
                answer = await self.http.get(path, headers={"cookie": cookie})
                self.answers[answer.status_code] += 1
                if answer.status_code == REFUSED:
                    await asyncio.sleep(PING_EVERY)


async def drain(socket: ClientConnection) -> None:
    """Read all that comes."""
    async for _ in socket:
        pass


async def watch(url: str, address: str, table: str, cookie: str) -> ClientConnection:
    """A window at a table, opened from an address."""
    socket = await connect(
        f"{url.rstrip('/').replace('http', 'ws', 1)}/api/tables/{table}/socket",
        additional_headers={"Cookie": cookie},
        compression=None,
        max_size=None,
        local_addr=(address, 0),
    )
    await socket.send('{"type":"hello","version":2,"lang":"en"}')
    return socket


@asynccontextmanager
async def coming_from(url: str, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client whose requests come from an address."""
    way = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=20))
    async with httpx.AsyncClient(
        cookies=forgetful_jar(), base_url=url, transport=way, timeout=120
    ) as http:
        yield http


async def attack(url: str, name: str, record: str, scale: Scale, pipe: Connection) -> None:
    """Attack until asked to stop, and report how often which status was answered."""
    async with coming_from(url, ATTACKER) as http:
        cookies = [await come_in(http, f"Guest {number}") for number in range(scale.guests)]
        guests = Attackers(http, cookies, record, scale)
        work = asyncio.create_task(getattr(guests, name)())
        ready = asyncio.create_task(guests.ready.wait())
        await asyncio.wait([work, ready], return_when=asyncio.FIRST_COMPLETED)
        pipe.send("ready")
        stop = asyncio.to_thread(pipe.poll, ATTACK_TIMEOUT)
        await asyncio.wait([work, asyncio.ensure_future(stop)], return_when="FIRST_COMPLETED")
        if work.done():
            work.result()
        work.cancel()
        pipe.send(guests.answers | {"held": len(guests.held)})


def attack_process(url: str, name: str, record: str, scale: Scale, pipe: Connection) -> None:
    """The process of the attackers."""
    asyncio.run(attack(url, name, record, scale, pipe))


@asynccontextmanager
async def under_attack(
    url: str, name: str, record: str, scale: Scale
) -> AsyncIterator[dict[int | str, int]]:
    """While an attack runs; afterwards how often which status was answered."""
    ours, theirs = CONTEXT.Pipe()
    arguments = (url, name, record, scale, theirs)
    process = CONTEXT.Process(target=attack_process, args=arguments, daemon=True)
    process.start()
    theirs.close()
    answers: dict[int | str, int] = {}
    try:
        await asyncio.to_thread(ours.recv)
        await asyncio.sleep(scale.warm_up)
        yield answers
        ours.send("stop")
        answers |= await asyncio.to_thread(ours.recv)
    finally:
        process.terminate()
        process.join()
        ours.close()


# --- the victim ---


class Victim:
    """One person with a window at a table against a bot."""

    def __init__(self, socket: ClientConnection, scale: Scale) -> None:
        self.socket = socket
        self.scale = scale
        self.position: ServerMessage | None = None
        self.number = 0

    async def next(self) -> ServerMessage:
        """The next message."""
        received = read(await self.socket.recv())
        if received.type == "position":
            self.position = received
        return received

    async def my_turn(self) -> ServerMessage:
        """Read on until it is the victim's turn."""
        while self.position is None or self.position.actors != [0]:
            await self.next()
        return self.position

    async def replies(self) -> list[float]:
        """Seconds until the bot has moved, some times; what is not over at the end counts too."""
        found: list[float] = []
        began = time.perf_counter()
        try:
            async with asyncio.timeout(MEASURE_TIMEOUT):
                while len(found) < self.scale.replies:
                    await self.move_until_bot()
                    began = time.perf_counter()
                    await self.next_position()
                    found.append(time.perf_counter() - began)
        except TimeoutError:
            found.append(time.perf_counter() - began)
        return found

    async def move_until_bot(self) -> None:
        """Make moves until the bot must make one."""
        while True:
            position = await self.my_turn()
            self.number += 1
            move = {"id": f"m{self.number}", "seat": 0, "move": position.legal[0].move}
            await self.socket.send(json_text.dumps({"type": "move", **move}))
            if (await self.next_position()).actors == [1]:
                return

    async def next_position(self) -> ServerMessage:
        """Read on to the next position."""
        while (received := await self.next()).type != "position":
            pass
        return received

    async def pings(self) -> list[float]:
        """Seconds until each of some pings is answered."""
        found = []
        for number in range(self.scale.pings):
            began = time.perf_counter()
            await self.socket.send(f'{{"type":"ping","id":"p{number}"}}')
            while (await self.next()).id != f"p{number}":
                pass
            found.append(time.perf_counter() - began)
            await asyncio.sleep(PING_EVERY)
        return found


@asynccontextmanager
async def victim(url: str, scale: Scale) -> AsyncIterator[Victim]:
    """Someone who plays against a bot."""
    async with coming_from(url, VICTIM) as http:
        cookie = await come_in(http, "Anna")
        seats = [{"who": "me"}, {"who": "bot", "bot": scale.bot}]
        made = await post(
            http, "/api/tables", cookie, {"game": min(released_specs()), "seats": seats}
        )
        socket = await watch(url, VICTIM, made["id"], cookie)
        try:
            yield Victim(socket, scale)
        finally:
            await socket.close()


# --- all together ---


def long_record(lines: int) -> str:
    """A game of at least this many lines, played at random."""
    for seed in range(100):
        for id, found in sorted(released_specs().items()):
            game = found.game()
            seats = max(game.seat_counts)
            record, rng = Record(game, [f"P{n}" for n in range(seats)]), Random(f"{id}/{seed}")
            state = game.start(seats)
            while state.actors() and len(record) < lines:
                actor = int(state.actor())
                legal = None if actor == CHANCE else state.legal(actor)
                move = int(state.draw(rng)) if legal is None else legal[rng.below(len(legal))]
                state.advance(actor, move)
                record.append(actor, move)
            if len(record) >= lines:
                return record.write()
    raise ValueError(f"no game has {lines} lines")


def reply_figures(name: str, found: list[float]) -> dict[str, float]:
    """Figures of a bot's replies."""
    ranked = sorted(found)
    return {
        f"bot_reply_{name}_s": round(ranked[len(ranked) // 2], 2),
        f"bot_reply_{name}_max_s": round(ranked[-1], 2),
    }


def ping_figures(name: str, found: list[float]) -> dict[str, float]:
    """Figures of pings."""
    ranked = sorted(1000 * seconds for seconds in found)
    return {
        f"ping_{name}_p50_ms": round(ranked[len(ranked) // 2], 1),
        f"ping_{name}_p99_ms": round(ranked[len(ranked) * 99 // 100], 1),
        f"ping_{name}_max_ms": round(ranked[-1], 1),
    }


async def measured(python: str, measure: Callable[[str], Awaitable[dict[str, float]]]) -> Any:
    """Measure at a server that has just begun."""
    with (
        tempfile.TemporaryDirectory(prefix="coalface-attack-") as data,
        serving(data, python, bot_workers=2, limits=True) as (_, url),
    ):
        return await measure(url)


async def in_quiet(scale: Scale, url: str) -> dict[str, float]:
    """What the victim notices while nobody attacks."""
    async with victim(url, scale) as anna:
        replies = await anna.replies()
        return reply_figures("quiet", replies) | ping_figures("quiet", await anna.pings())


async def beside_bots(scale: Scale, how: str, url: str) -> dict[str, float]:
    """The bot's replies beside tables of bots that someone holds."""
    async with victim(url, scale) as anna, under_attack(url, f"hold_{how}", "", scale) as answers:
        figures = reply_figures(how, await anna.replies())
    return figures | {f"tables_{how}": answers["held"]}


async def beside_replays(scale: Scale, url: str) -> dict[str, float]:
    """Pings beside a long game that is replayed all the time."""
    record = long_record(scale.lines)
    async with victim(url, scale) as anna, under_attack(url, "replay", record, scale) as answers:
        figures = ping_figures("replays", await anna.pings())
    return figures | {"replays": answers.get(200, 0), "replays_refused": answers.get(REFUSED, 0)}


async def run(python: str, scale: Scale) -> dict[str, float]:
    """All figures."""
    figures: dict[str, float] = await measured(python, partial(in_quiet, scale))
    for how in ("absent", "watched"):
        figures |= await measured(python, partial(beside_bots, scale, how))
    figures |= await measured(python, partial(beside_replays, scale))
    return figures | {"machine_load": round(os.getloadavg()[0], 1)}
