"""The engine's end: a bot answers requests, one JSON line each, until `quit`."""

import os
import sys
import time
from collections.abc import Callable
from typing import IO, Final

from coalface.bots.base import Bot
from coalface.core.contract import Game
from coalface.core.plugins import problem
from coalface.core.random import Random
from coalface.engine.messages import PROTOCOL, Message, decoded, encoded, read_game

RESERVE: Final = 0.1
"""The part of the time that is reserved for the answer."""

Make = Callable[[], Bot]


def run(make: Make, name: str = "") -> int:
    """Answer on stdout what is asked on stdin; what else is printed goes to stderr.

    `make` is a class of bots: each game gets a new one.
    """
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return serve(
        Engine(make, name or str(getattr(make, "__name__", "engine"))), sys.stdin.buffer, answers
    )


def serve(engine: "Engine", requests: IO[bytes], answers: IO[bytes]) -> int:
    """Answer each line, until it is `quit` or there are no more."""
    for line in requests:
        answer = engine.answer(line)
        if answer is None:
            break
        answers.write(encoded(answer))
        answers.flush()
    return 0


class Engine:
    """A bot that is asked by messages."""

    def __init__(self, make: Make, name: str) -> None:
        self.name = name
        self._make = make
        self._bot: Bot | None = None
        self._game: Game | None = None
        self._seat = 0

    def answer(self, line: bytes) -> Message | None:
        """Return the answer to a request; None to `quit`. What fails is reported, not raised."""
        number: object = None
        try:
            request = decoded(line)
            number = request.get("id")
            if request.get("type") == "quit":
                return None
            return {"id": number, **self._handle(request)}
        except Exception as error:
            return {"id": number, "type": "error", "message": problem(error)}

    def _handle(self, request: Message) -> Message:
        kind = request.get("type")
        if kind == "hello":
            return {"type": "hello", "protocol": PROTOCOL, "name": self.name}
        if kind == "new_game":
            return self._begin(request)
        if kind == "choose":
            return self._choose(request)
        raise ValueError(f"unknown request type {kind!r}; available: hello, new_game, choose, quit")

    def _begin(self, request: Message) -> Message:
        if self._bot is not None:
            self._bot.close()
        self._game, self._seat = read_game(request), int(request["seat"])
        self._bot = self._make()
        return {"type": "ready"}

    def _choose(self, request: Message) -> Message:
        """Let the bot choose; all it gets is made from what its seat knows."""
        game, player = self._game, self._bot
        if game is None or player is None:
            raise ValueError("new_game must come before choose")
        view = game.position(request["position"]).view(self._seat)
        legal = [game.moves.id(move) for move in request["legal"]]
        until = time.monotonic() + (1 - RESERVE) * float(request["seconds"])
        player.time_limit = float(request["seconds"])
        player.stopped = lambda: time.monotonic() >= until
        move = player.choose(game, view, legal, Random(request["seed"]))
        return {"type": "move", "move": str(game.moves[move])}
