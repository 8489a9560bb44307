"""What the scripted clients of `make load` say and read."""

import os
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from coalface.text import languages


class Choice(msgspec.Struct):
    """A legal move."""

    move: str


class ServerMessage(msgspec.Struct):
    """What a scripted client reads of a message."""

    type: str
    seat: int | None = None
    seq: int = 0
    actors: list[int] = []
    legal: list[Choice] = []
    decision: int = 0
    over: bool = False
    id: str = ""


read = msgspec.json.Decoder(ServerMessage).decode


def forgetful_jar() -> CookieJar:
    """Return a jar that keeps no cookie: many guests share one client, and each sends its own."""
    return CookieJar(policy=DefaultCookiePolicy(allowed_domains=[]))


async def read_all(http: httpx.AsyncClient) -> None:
    """Let the server have read every game in every language."""
    for lang in languages():
        (await http.get("/api/games", params={"lang": lang})).raise_for_status()


async def come_in(http: httpx.AsyncClient, name: str) -> str:
    """A guest's cookie."""
    answer = await http.post("/api/guests", json={"name": name})
    answer.raise_for_status()
    return answer.headers["set-cookie"].partition(";")[0]


async def post(
    http: httpx.AsyncClient, path: str, cookie: str, body: dict[str, Any]
) -> dict[str, Any]:
    """Ask for something as someone."""
    answer = await http.post(path, json=body, headers={"cookie": cookie})
    answer.raise_for_status()
    received: dict[str, Any] = answer.json()
    return received


async def sit(url: str, table: str, cookie: str) -> ClientConnection:
    """A window at a table that has sent hello."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket = await connect(
        address, additional_headers={"Cookie": cookie}, compression=None, max_size=None
    )
    await socket.send('{"type":"hello","version":2,"lang":"en","printed_once":true}')
    return socket


def cpu_of(process: int) -> float:
    """Seconds of processor time that a process has used."""
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        rows = file.read().rpartition(")")[2].split()
    return (int(rows[11]) + int(rows[12])) / os.sysconf("SC_CLK_TCK")
