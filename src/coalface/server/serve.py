"""`coalface serve`: one web process for all tables, until it is stopped."""

import asyncio
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import segno
import uvicorn

from coalface.core.registry import game_spec
from coalface.server.addresses import EVERYWHERE, lan_address
from coalface.server.bots.pool import check_own_bots
from coalface.server.component_files import own_files
from coalface.server.context import ServerContext, open_store
from coalface.server.http.app import make_app
from coalface.server.http.deadlines import DeadlineProtocol
from coalface.server.phrases import warm_up
from coalface.server.settings import Settings, default_data
from coalface.server.store import Store

GRACE = 2
"""Seconds that open requests get to end in."""
MAX_MESSAGE_BYTES = 16_384
SWITCH_INTERVAL = 0.0005
"""Seconds until a thread that waits gets the interpreter. Whoever writes a move down needs it a
dozen times for a moment, and would wait ten times as long by default whenever the loop is busy."""


def main(
    host: str,
    port: int,
    data: str | None,
    bot_workers: int,
    public_url: str | None,
    open_browser: bool,
    components: dict[str, str] | None = None,
    back_up: bool = True,
    games: Sequence[str] = (),
    bots: dict[str, str] | None = None,
    bot_pace: float = Settings.bot_pace,
) -> int:
    """Serve until SIGTERM or Ctrl-C; return the exit code."""
    logging.basicConfig(
        level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for game in games:
        game_spec(game)
    folder = Path(data) if data else default_data()
    settings = Settings(
        host=host,
        port=port,
        data=folder,
        public_url=public_url,
        bot_workers=bot_workers,
        bot_pace=bot_pace,
        components=own_files(components or {}),
        back_up=back_up,
        bots=check_own_bots(bots or {}),
    )
    run(settings, open_browser)
    return 0


def run(settings: Settings, open_browser: bool = False) -> None:
    """Say where the server is, and serve until it is stopped."""
    listening = listen(settings.host, settings.port)
    settings = replace(settings, own_process=True)
    settings.holidays()
    server = Server(settings, open_store(settings))
    port = listening.getsockname()[1]
    for line in addresses(settings, port):
        print(line, flush=True)
    sys.setswitchinterval(SWITCH_INTERVAL)
    threading.Thread(target=warm_up, daemon=True).start()
    if open_browser:  # the port listens already: the page waits until the server is up
        webbrowser.open(f"http://localhost:{port}/")
    server.run([listening])


class Server(uvicorn.Server):
    """Uvicorn that tells its clients before it goes, and then ends with 0."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.app = make_app(settings, store)
        proxies = settings.trusted_proxies()
        super().__init__(
            uvicorn.Config(
                self.app,
                log_config=None,
                log_level=logging.WARNING,  # below it are paths, which hold ids of private tables
                access_log=False,
                lifespan="on",
                http=DeadlineProtocol,
                ws="websockets-sansio",
                ws_max_size=MAX_MESSAGE_BYTES,
                ws_per_message_deflate=False,
                ws_ping_interval=30.0,
                ws_ping_timeout=30.0,
                timeout_graceful_shutdown=GRACE,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=proxies or None,
                server_header=False,
            )
        )

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop kindly at the first signal."""
        loop = asyncio.get_running_loop()
        with suppress(ValueError, RuntimeError):  # not in the main thread: whoever runs us stops us
            for number in (signal.SIGTERM, signal.SIGINT):
                loop.add_signal_handler(number, self.stop)
        yield

    def stop(self) -> None:
        """Say goodbye to everyone, and end."""
        context: ServerContext | None = getattr(self.app.state, "context", None)
        if context is not None:
            context.tables.close_connections("restart", retry=True)
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """Return an open port; OSError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind((host, port))
    except OSError as error:
        opened.close()
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from error
    opened.listen(2048)
    return opened


def addresses(settings: Settings, port: int) -> Iterator[str]:
    """Yield where the table is: the address, for friends in the same network also as a QR code."""
    if settings.public_url:
        yield f"Coalface is at {settings.public_url}"
        yield qr_code(settings.public_url)
        return
    if settings.host not in EVERYWHERE:
        shown = f"[{settings.host}]" if ":" in settings.host else settings.host
        yield f"Coalface is at http://{shown}:{port}/"
        return
    yield f"Coalface is at http://localhost:{port}/"
    found = lan_address()
    if found is not None:
        link = f"http://{found}:{port}/"
        yield f"For friends in this network: {link}"
        yield qr_code(link)


def qr_code(link: str) -> str:
    """Return a link that a telephone can read from the terminal."""
    rows = [list(row) for row in segno.make(link, error="l").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    halves = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join(
        "".join(halves[bool(a), bool(b)] for a, b in zip(top, bottom, strict=True))
        for top, bottom in pairs
    )
