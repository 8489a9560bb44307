"""How long it takes to open a long game that is in no memory yet: a part of `make load`."""

import json
import random
import time
from statistics import median

import httpx

from coalface.core.registry import released_specs
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

LONG = 400
"""Moves of people that a long game has."""
TIMES = 3

Played = tuple[str, str]
"""A table, and the cookie of who sits there."""


async def play_long(url: str) -> list[Played]:
    """Some tables where one person has made many moves for all seats."""
    async with httpx.AsyncClient(cookies=forgetful_jar(), base_url=url, timeout=60) as http:
        cookie, rng = await come_in(http, "Anna"), random.Random(1)
        played: list[Played] = []
        for id, found in sorted(released_specs().items()):
            seats = [{"who": "me"}] * max(found.game().seat_counts)
            while len(played) < TIMES:
                made = await post(http, "/api/tables", cookie, {"game": id, "seats": seats})
                if not await play_on(url, made["id"], cookie, len(seats), rng):
                    break
                played.append((made["id"], cookie))
    return played


async def play_on(url: str, table: str, cookie: str, seats: int, rng: random.Random) -> bool:
    """Make moves until a game is long; False if it is over before."""
    socket = await sit(url, table, cookie)
    positions: dict[int | None, ServerMessage] = {}
    made, waiting = 0, True
    async for message in socket:
        received = read(message)
        positions |= {received.seat: received} if received.type == "position" else {}
        waiting = waiting and received.id != f"m{made}" and (made > 0 or len(positions) < seats)
        if waiting:
            continue
        if positions[0].over or made == LONG:
            break
        actor = positions[positions[0].actors[0]]
        move, made, waiting = actor.legal[rng.randrange(len(actor.legal))].move, made + 1, True
        asked = {"type": "move", "id": f"m{made}", "seat": actor.seat, "move": move}
        await socket.send(json.dumps(asked))
    await socket.close()
    return made == LONG


async def open_again(url: str, server: int, played: list[Played]) -> dict[str, float]:
    """Milliseconds from opening a socket to the first position, at a server that has just begun."""
    async with httpx.AsyncClient(cookies=forgetful_jar(), base_url=url, timeout=60) as http:
        await read_all(http)
    times, cpu = [], cpu_of(server)
    for table, cookie in played:
        began = time.perf_counter()
        socket = await sit(url, table, cookie)
        async for message in socket:
            if read(message).type == "position":
                break
        times.append((time.perf_counter() - began) * 1000)
        await socket.close()
    return {
        "opening_moves": LONG,
        "opening_ms": round(median(times), 1),
        "opening_cpu_ms": round(1000 * (cpu_of(server) - cpu) / len(played), 1),
    }
