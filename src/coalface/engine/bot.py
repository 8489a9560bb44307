"""A program as a bot."""

from importlib.metadata import version
from typing import Final

from coalface.bots.base import Bot
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.view import AnyView
from coalface.engine import messages
from coalface.engine.messages import PROTOCOL, shown
from coalface.engine.process import EngineProcess

HELLO_TIMEOUT: Final = 20.0
"""Seconds that an engine has to start and say hello."""
DEFAULT_SECONDS: Final = 60.0
"""Seconds that it has for a move where nobody sets a limit."""
MAX_IDLE: Final = 2
"""How many engines of one command wait for the next games."""

_idle: dict[str, list[EngineProcess]] = {}


class EngineBot(Bot):
    """Asks a program for its moves. It is started at once, and serves one seat after another.

    One that fails is ended; the next choice starts it again.
    """

    thinks_elsewhere = True

    def __init__(self, command: str) -> None:
        """Start a program by its command line; EngineError if it does not answer."""
        self.command = command
        self._engine: EngineProcess | None = None
        self._playing: tuple[Game, int, int] | None = None
        self._started()

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        """Return the move that the engine chooses; EngineError says what it did instead."""
        assert view.seat is not None, "a spectator does not move"
        seconds = self.time_limit or DEFAULT_SECONDS
        forward = [move for move in legal if move < game.first_retracting]
        engine = self.begin(game, view.seats, view.seat)
        request = messages.choose(game, view, forward, int(rng.word()), seconds)
        move = engine.ask(request, "move", seconds, self.stopped).get("move")
        if not isinstance(move, str) or move not in request["legal"]:
            engine.fail("illegal", f"played {shown(move)}, which is not legal")
        return game.moves.id(move)

    def begin(self, game: Game, seats: int, seat: int) -> EngineProcess:
        """Tell the engine of the game that it plays, unless it knows; EngineError if it cannot."""
        engine, played = self._started(), (game, seats, seat)
        if self._playing != played:
            allowed = max(self.time_limit or DEFAULT_SECONDS, HELLO_TIMEOUT)
            engine.ask(messages.new_game(*played), "ready", allowed, self.stopped)
            self._playing = played
        return engine

    def close(self) -> None:
        """Keep the program for the next game, or end it."""
        engine, self._engine, self._playing = self._engine, None, None
        if engine is None or not engine.is_running:
            return
        idle = _idle.setdefault(self.command, [])
        if len(idle) < MAX_IDLE:
            idle.append(engine)
        else:
            engine.quit()

    def _started(self) -> EngineProcess:
        """Return the program, started and greeted if it does not run."""
        if self._engine is None or not self._engine.is_running:
            self._playing = None
            self._engine = waiting(self.command) or greeted(self.command)
        return self._engine


def waiting(command: str) -> EngineProcess | None:
    """Return a program that runs for no seat; None if there is none."""
    idle = _idle.get(command, [])
    while idle:
        engine = idle.pop()
        if engine.is_running:
            return engine
    return None


def greeted(command: str) -> EngineProcess:
    """Start a program and exchange greetings; EngineError if it speaks another protocol."""
    engine = EngineProcess(command)
    answer = engine.ask(messages.hello(version("coalface")), "hello", HELLO_TIMEOUT, lambda: False)
    if answer.get("protocol") != PROTOCOL:
        given = shown(answer.get("protocol"))
        engine.fail("raised", f"speaks protocol {given}, expected {PROTOCOL}")
    return engine
