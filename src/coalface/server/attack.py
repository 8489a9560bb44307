"""`coalface load --attack`: what one person notices while one other address abuses the server.

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
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from coalface.core.contract import CHANCE
from coalface.core.random import Random
from coalface.core.record import Record
from coalface.core.registry import boxes
from coalface.server.load_client import Told, come_in, post, read
from coalface.server.load_server import serving

VICTIM = "127.0.0.1"
ATTACKER = "127.0.0.2"
GUESTS = 12
ABSENT = 20
"""Tables of bots that the attackers hold and do not look at."""
WATCHED = 240
"""Tables of bots that they hold with a window at each, if they get so many."""
LINES = 500
"""The lines of the game that the attackers replay, at least."""
BOT = "baron"
REPLIES = 4
LONGEST_REPLY = 120.0
"""Seconds after which nobody waits any longer for a bot."""
PINGS = 300
PING_EVERY = 0.05
WARM_UP = 3.0
"""Seconds that an attack runs before anything is measured."""
LONGEST_ATTACK = 600.0
REFUSED = 429
CONTEXT = multiprocessing.get_context("spawn")

Attack = Callable[["Attackers"], Coroutine[Any, Any, None]]


# --- the attackers, in a process of their own ---


class Attackers:
    """Some guests at one address, and what they were answered."""

    def __init__(self, http: httpx.AsyncClient, cookies: list[str], record: str) -> None:
        self.http = http
        self.cookies = cookies
        self.record = record
        self.answers: Counter[int] = Counter()
        self.ready = asyncio.Event()

    async def hold_tables(self, count: int) -> list[tuple[str, str]]:
        """Make tables of every game where only bots play; their ids and hosts."""
        games = [(id, max(found.game().seat_counts)) for id, found in sorted(boxes().items())]
        made: list[tuple[str, str]] = []
        for number in range(2 * count):
            game, seats = games[number % len(games)]
            cookie = self.cookies[number % len(self.cookies)]
            body = {"game": game, "seats": [{"who": "bot", "bot": BOT}] * seats}
            answer = await self.http.post("/api/tables", json=body, headers={"cookie": cookie})
            self.answers[answer.status_code] += 1
            if answer.is_success:
                made.append((answer.json()["id"], cookie))
            elif answer.status_code == REFUSED:
                await asyncio.sleep(PING_EVERY)
            if len(made) == count:
                break
        return made

    async def hold_absent(self) -> None:
        """Hold tables of bots and go away."""
        await self.hold_tables(ABSENT)
        self.ready.set()
        await asyncio.Event().wait()

    async def hold_watched(self) -> None:
        """Hold tables of bots and watch every one of them."""
        held = await self.hold_tables(WATCHED)
        sockets = []
        for one in held:
            with suppress(InvalidStatus):
                sockets.append(await watch(str(self.http.base_url), ATTACKER, *one))
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
        paths = [f"/api/records/{id}/replay{asked}" for asked in ("", "?open=true", f"/{LINES}")]
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
    await socket.send('{"type":"hello","version":1,"lang":"en"}')
    return socket


@asynccontextmanager
async def coming_from(url: str, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client whose requests come from an address."""
    way = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=20))
    async with httpx.AsyncClient(base_url=url, transport=way, timeout=120) as http:
        yield http


async def attack(url: str, name: str, record: str, told: Connection) -> None:
    """Attack until told to stop, and tell how often which status was answered."""
    async with coming_from(url, ATTACKER) as http:
        cookies = [await come_in(http, f"Guest {number}") for number in range(GUESTS)]
        guests = Attackers(http, cookies, record)
        work = asyncio.create_task(getattr(guests, name)())
        ready = asyncio.create_task(guests.ready.wait())
        await asyncio.wait([work, ready], return_when=asyncio.FIRST_COMPLETED)
        told.send("ready")
        stop = asyncio.to_thread(told.poll, LONGEST_ATTACK)
        await asyncio.wait([work, asyncio.ensure_future(stop)], return_when="FIRST_COMPLETED")
        if work.done():
            work.result()
        work.cancel()
        told.send(dict(guests.answers))


def attack_process(url: str, name: str, record: str, told: Connection) -> None:
    """The process of the attackers."""
    asyncio.run(attack(url, name, record, told))


@asynccontextmanager
async def under_attack(url: str, name: str, record: str) -> AsyncIterator[dict[int, int]]:
    """While an attack runs; afterwards how often which status was answered."""
    ours, theirs = CONTEXT.Pipe()
    process = CONTEXT.Process(target=attack_process, args=(url, name, record, theirs), daemon=True)
    process.start()
    theirs.close()
    answers: dict[int, int] = {}
    try:
        await asyncio.to_thread(ours.recv)
        await asyncio.sleep(WARM_UP)
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

    def __init__(self, url: str, socket: ClientConnection) -> None:
        self.url = url
        self.socket = socket
        self.position: Told | None = None
        self.number = 0

    async def next(self) -> Told:
        """The next message."""
        told = read(await asyncio.wait_for(self.socket.recv(), LONGEST_REPLY))
        if told.type == "position":
            self.position = told
        return told

    async def my_turn(self) -> Told:
        """Read on until it is the victim's turn."""
        while self.position is None or self.position.actors != [0]:
            await self.next()
        return self.position

    async def replies(self) -> list[float]:
        """Seconds from a move after which the bot must move to the position after its move."""
        found: list[float] = []
        while len(found) < REPLIES:
            position = await self.my_turn()
            self.number += 1
            asked = {"type": "move", "id": f"m{self.number}", "seat": 0}
            move = position.legal[0].move
            await self.socket.send(json_text.dumps({**asked, "move": move}))
            while (await self.next()).type != "position":
                pass
            if self.position is None or self.position.actors != [1]:
                continue
            began = time.perf_counter()
            try:
                while (await self.next()).type != "position":
                    pass
            except TimeoutError:
                return [*found, LONGEST_REPLY]
            found.append(time.perf_counter() - began)
        return found

    async def pings(self) -> list[float]:
        """Seconds until each of some pings is answered."""
        found = []
        for number in range(PINGS):
            began = time.perf_counter()
            await self.socket.send(f'{{"type":"ping","id":"p{number}"}}')
            while (await self.next()).id != f"p{number}":
                pass
            found.append(time.perf_counter() - began)
            await asyncio.sleep(PING_EVERY)
        return found


@asynccontextmanager
async def victim(url: str) -> AsyncIterator[Victim]:
    """Someone who plays against a bot."""
    async with coming_from(url, VICTIM) as http:
        cookie = await come_in(http, "Anna")
        seats = [{"who": "me"}, {"who": "bot", "bot": BOT}]
        made = await post(http, "/api/tables", cookie, {"game": min(boxes()), "seats": seats})
        socket = await watch(url, VICTIM, made["id"], cookie)
        try:
            yield Victim(url, socket)
        finally:
            await socket.close()


# --- all together ---


def long_record() -> str:
    """A game of at least so many lines, played at random."""
    for seed in range(100):
        for id, found in sorted(boxes().items()):
            game = found.game()
            seats = max(game.seat_counts)
            record, rng = Record(game, [f"P{n}" for n in range(seats)]), Random(f"{id}/{seed}")
            state = game.start(seats)
            while state.actors() and len(record) < LINES:
                actor = int(state.actor())
                legal = None if actor == CHANCE else state.legal(actor)
                move = int(state.draw(rng)) if legal is None else legal[rng.below(len(legal))]
                state.advance(actor, move)
                record.append(actor, move)
            if len(record) >= LINES:
                return record.write()
    raise ValueError(f"no game has {LINES} lines")


def told_replies(name: str, found: list[float]) -> dict[str, float]:
    """Figures of a bot's replies."""
    ranked = sorted(found)
    return {
        f"bot_reply_{name}_s": round(ranked[len(ranked) // 2], 2),
        f"bot_reply_{name}_max_s": round(ranked[-1], 2),
    }


def told_pings(name: str, found: list[float]) -> dict[str, float]:
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


async def in_quiet(url: str) -> dict[str, float]:
    """What the victim notices while nobody attacks."""
    async with victim(url) as anna:
        replies = await anna.replies()
        return told_replies("quiet", replies) | told_pings("quiet", await anna.pings())


async def beside_bots(how: str, url: str) -> dict[str, float]:
    """The bot's replies beside tables of bots that someone holds."""
    async with victim(url) as anna, under_attack(url, f"hold_{how}", "") as answers:
        figures = told_replies(how, await anna.replies())
    return figures | {f"tables_{how}": answers.get(201, 0)}


async def beside_replays(url: str) -> dict[str, float]:
    """Pings beside a long game that is replayed all the time."""
    async with victim(url) as anna, under_attack(url, "replay", long_record()) as answers:
        figures = told_pings("replays", await anna.pings())
    return figures | {"replays": answers.get(200, 0), "replays_refused": answers.get(REFUSED, 0)}


async def run(python: str) -> dict[str, float]:
    """All figures."""
    figures: dict[str, float] = await measured(python, in_quiet)
    for how in ("absent", "watched"):
        figures |= await measured(python, partial(beside_bots, how))
    figures |= await measured(python, beside_replays)
    return figures | {"machine_load": round(os.getloadavg()[0], 1)}
