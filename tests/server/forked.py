"""A server in a process that is forked from one with everything imported: quick to start again."""

import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from pathlib import Path

from coalface.server.context import open_store
from coalface.server.games import find_game
from coalface.server.phrases import translate
from coalface.server.serve import Server, listen
from coalface.server.settings import Settings

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["coalface.server.serve", "tests.server.forked"])


find_game("coal_baron", {})
translate("en", "game-over")  # what every server reads once is read before the fork


def serve(folder: Path, database: str, pipe: Connection) -> None:
    """Serve without bots until the process is ended; tell the port once the database is ours.

    From then on nothing of a server before us can be stored any more, as `coalface serve` has it.
    """
    settings = Settings(data=folder, database_url=database, bot_workers=0, limits=False)
    server = Server(settings, open_store(settings))
    listening = listen("127.0.0.1", 0)
    pipe.send(listening.getsockname()[1])
    server.run([listening])


class Forked:
    """A server that can be killed."""

    def __init__(self, folder: Path, database: str) -> None:
        ours, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=serve, args=(folder, database, theirs), daemon=True)
        self.process.start()
        theirs.close()  # if the server ends without a word, that is the end of the pipe
        self.url = f"http://127.0.0.1:{ours.recv()}"
        ours.close()

    def kill(self) -> None:
        """kill -9."""
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()
        assert self.process.exitcode == -signal.SIGKILL
        self.process.close()
