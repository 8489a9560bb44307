"""`coalface engine BOT`: let a bot speak the engine protocol on stdin and stdout."""

from collections.abc import Sequence
from functools import partial

from coalface.bots.base import bot as make_named
from coalface.core.registry import game_spec
from coalface.engine.serve import run


def main(bot: str, games: Sequence[str] = ()) -> int:
    """Answer requests until `quit` or the end of input; ValueError if there is no such bot."""
    for game in games:
        game_spec(game)
    make_named(bot).close()
    return run(partial(make_named, bot), bot)
