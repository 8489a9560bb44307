"""The socket of a table: reads a client's messages, has them done, and writes what it is sent."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from coalface.server import client_messages as c
from coalface.server import protocol as p
from coalface.server.bots import hints
from coalface.server.context import ServerContext
from coalface.server.http.guard import COOKIE, address, person_of
from coalface.server.http.request_text import UNREADABLE, all_text, may_hold_nul
from coalface.server.ids import now, tag
from coalface.server.limits import CHAT, HINTS, MESSAGES, Rate
from coalface.server.phrases import translate
from coalface.server.refusal import Refusal
from coalface.server.store.checks import first_line
from coalface.server.store.people import Person
from coalface.server.store.store import STORE_ERRORS
from coalface.server.table import questions
from coalface.server.table.connections import Connection
from coalface.server.table.state import TableState
from coalface.server.table.table import LiveTable

log = logging.getLogger("coalface.socket")

HELLO_TIMEOUT = 10.0
MAX_MESSAGE_BYTES = 8192
MAX_REFUSALS = 50
"""A client that is refused this many times in a row is cut off."""

GOING_AWAY = 1001
REFUSED = 1008

decode = msgspec.json.Decoder(c.FromClient).decode
AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: AnySocket, id: FromPath[str]) -> None:
    """One window at one table."""
    context: ServerContext = socket.app.state.context
    person = await person_of(socket)
    await socket.accept()
    if person is None:
        await leave(
            socket,
            p.Close(key="unknown-you", words=translate("en", "refused-unknown-you"), retry=False),
        )
        return
    lang: p.Lang = person.lang  # type: ignore[assignment]
    try:
        async with context.tables.use(id) as table:
            hello = await asyncio.wait_for(first_message(socket), HELLO_TIMEOUT)
            lang = hello.lang
            session = context.people.session_of(socket.cookies[COOKIE])
            connection = Connection(
                person.id,
                person.name,
                str(session),
                hello.lang,
                hello.text,
                address(socket),
                {seen.seat: seen.seq for seen in hello.seen},
                hello.printed_once,
            )
            await talk(context, socket, table, person, connection)
    except Refusal as refusal:
        words = translate(lang, f"refused-{refusal.key}")
        retry = refusal.key == "no-database"
        await leave(socket, p.Close(key=refusal.key, words=words, retry=retry))
    except STORE_ERRORS as error:
        log.error("table %s cannot be opened: %s", tag(id), first_line(error))
        words = translate(lang, "refused-no-database")
        await leave(socket, p.Close(key="no-database", words=words, retry=True))
    except TimeoutError:
        await leave(
            socket, p.Close(key="no-hello", words=translate(lang, "refused-no-hello"), retry=True)
        )
    except WebSocketDisconnect:
        return


def read(text: str | bytes) -> c.FromClient:
    """Return a message of a client; one of UNREADABLE if it is none."""
    message: c.FromClient = decode(text)
    if may_hold_nul(text) and not all_text(msgspec.json.decode(text)):
        raise msgspec.DecodeError("texts must not hold NUL")
    return message


async def first_message(socket: AnySocket) -> c.Hello:
    """Return the hello that a client begins with; Refusal if it says something else."""
    try:
        hello = read(await receive(socket))
    except UNREADABLE as error:
        raise Refusal("no-hello") from error
    if not isinstance(hello, c.Hello):
        raise Refusal("no-hello")
    if hello.version != p.VERSION:
        raise Refusal("other-version")
    return hello


async def receive(socket: AnySocket) -> str | bytes:
    """Return the next message of a client; what is too long is cut, and so cannot be read."""
    text: str | bytes = await socket.receive_data(mode="text")
    return text if len(text) <= MAX_MESSAGE_BYTES else ""


async def leave(socket: AnySocket, reason: p.Close) -> None:
    """Say why, and close."""
    with suppress(Exception):
        await socket.send_text(msgspec.json.encode(reason).decode())
        await socket.close(code=GOING_AWAY if reason.retry else REFUSED, reason=reason.key)


async def talk(
    context: ServerContext,
    socket: AnySocket,
    table: LiveTable,
    person: Person,
    connection: Connection,
) -> None:
    """Be at the table until the socket closes."""
    await table.connect(connection)
    context.metrics.count("sockets_opened")
    writer = asyncio.create_task(write_all(socket, connection))
    reader = asyncio.create_task(TableSocket(context, socket, table, person, connection).run())
    try:
        await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
    finally:
        reader.cancel()
        table.disconnect(connection)
        await asyncio.gather(writer, reader, return_exceptions=True)


async def write_all(socket: AnySocket, connection: Connection) -> None:
    """Write what the table sends until it sends no more."""
    while (message := await connection.next()) is not None:
        await socket.send({"type": "websocket.send", "text": message, "bytes": None})
    with suppress(Exception):
        await socket.close(code=GOING_AWAY)


class TableSocket:
    """Does what one client asks for, message by message."""

    def __init__(
        self,
        context: ServerContext,
        socket: AnySocket,
        table: LiveTable,
        person: Person,
        connection: Connection,
    ) -> None:
        self.context = context
        self.socket = socket
        self.table = table
        self.person = person
        self.connection = connection
        self.refused = 0

    async def run(self) -> None:
        """Read until the socket closes or the client asks for nothing but trouble."""
        with suppress(WebSocketDisconnect):
            while self.refused < MAX_REFUSALS:
                text = await receive(self.socket)
                if self.connection.dropped:
                    return
                await self.answer(text)

    async def answer(self, text: str | bytes) -> None:
        """Do one message; a refusal is sent, and a failure of ours never ends the socket."""
        id = ""
        try:
            try:
                message = read(text)
            except UNREADABLE as error:
                raise Refusal("unreadable") from error
            id = getattr(message, "id", "")
            self.limit_rate("messages", MESSAGES)
            await self.do(message)
            self.refused = 0
        except Refusal as refusal:
            await self.refuse(id, refusal)
        except Exception:
            log.exception("a message at table %s failed", tag(self.table.id))
            self.context.metrics.count("failures")
            await self.refuse(id, Refusal("failed"))

    def limit_rate(self, what: str, rate: Rate) -> None:
        """Refuse who says too much."""
        if self.context.limits.wait(what, self.person.id, rate):
            raise Refusal("too-fast")

    async def do(self, message: c.FromClient) -> None:
        """Have a message done, and answer it."""
        table, connection = self.table, self.connection
        match message:
            case c.Move():
                began = time.perf_counter()
                await table.move(self.person.id, message)
                connection.send(p.Done(id=message.id))
                self.context.metrics.took(time.perf_counter() - began)
            case c.Undo():
                await table.undo(self.person.id, message)
                connection.send(p.Done(id=message.id))
            case c.Consent():
                await table.consent(self.person.id, message)
                connection.send(p.Done(id=message.id))
            case c.GoOn():
                await table.resume(self.person.id, message.seat)
                connection.send(p.Done(id=message.id))
            case c.Chat():
                self.limit_rate("chat", CHAT)
                await table.say(self.person.id, self.person.name, message)
                connection.send(p.Done(id=message.id))
            case c.AskWhy():
                await self.ask(lambda state: questions.why(state, connection, message))
            case c.Preview():
                await self.ask(lambda state: questions.preview(state, connection, message))
            case c.Hint():
                await self.send_hint(message)
            case c.Ping():
                connection.send(p.Pong(id=message.id, now=now()))
            case c.SetLang():
                connection.switch(lang=message.lang)
                await self.send_all()
            case c.SetText():
                connection.switch(text=message.on)
                await self.send_all()
            case c.Hello():
                raise Refusal("unreadable")

    async def ask(self, question: Callable[[TableState], p.FromServer]) -> None:
        """Answer a question in the background thread; under the lock the table stays as it is."""
        async with self.table.lock:
            state = self.table.state
            self.connection.send(await self.context.background.run(lambda: question(state)))

    async def send_hint(self, asked: c.Hint) -> None:
        """Answer what a bot would do, from memory or outside the lock: it thinks."""
        bots, connection, memory = self.context.bots, self.connection, self.context.hints
        async with self.table.lock:
            state = self.table.state
            question = hints.question_for(bots, state, self.person.id, asked.seat)
        answer = memory.find(question)
        if answer is None:
            self.limit_rate("hints", HINTS)
            answer = await hints.ask(bots, question, connection)
            memory.store(question, answer)
        presenter, considered = state.presenter(connection.lang), answer.considered
        connection.send(
            await self.context.background.run(
                lambda: hints.hinted(presenter, question, considered, asked)
            )
        )

    async def send_all(self) -> None:
        """Send the table and all positions again, with the whole story."""
        async with self.table.lock:
            self.table.connections.send_table_to(self.table.state, self.connection)
            self.table.connections.send_positions_to(self.table.state, self.connection)

    async def send_positions(self) -> None:
        """Send this client its positions; under the lock, so that all is on disk."""
        async with self.table.lock:
            self.table.connections.send_positions_to(self.table.state, self.connection)

    async def refuse(self, id: str, refusal: Refusal) -> None:
        """Say why not, and how the table really is."""
        self.refused += 1
        self.context.metrics.count("refusals")
        lang, reason = self.connection.lang, refusal.reason
        if reason is None:
            words = translate(lang, refusal.words_key)
            self.connection.send(p.Refused(id=id, key=refusal.key, words=words))
        else:
            presenter = self.table.state.presenter(lang)
            words, sentence = presenter.text(reason), presenter.sentence(reason.rule)
            self.connection.send(
                p.Refused(id=id, key=reason.key, words=words, rule=reason.rule, sentence=sentence)
            )
        if reason is not None or refusal.key in ("stale", "failed"):
            with suppress(
                Refusal
            ):  # a broken table tells everyone how it stands when it is reloaded
                await self.send_positions()
