"""External engines: a bot may be any program that speaks the protocol of docs/engine-protocol.md.

`EngineBot("./mybot")` is such a program as a bot, for whoever asks it to play. `run(MyBot)` lets a
bot in Python speak the protocol, for whoever starts it as a program.
"""

from coalface.engine.bot import EngineBot
from coalface.engine.errors import EngineError
from coalface.engine.serve import run

__all__ = ["EngineBot", "EngineError", "run"]
