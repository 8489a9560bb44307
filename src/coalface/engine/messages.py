"""The messages between a host and an engine, one JSON object a line: docs/engine-protocol.md."""

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from coalface.core.components import read_components
from coalface.core.contract import Game
from coalface.core.registry import game_spec
from coalface.core.view import AnyView, canonical

PROTOCOL: Final = 1
"""The version of the protocol; a change that an engine could not ignore raises it."""
MAX_ANSWER: Final = 1 << 16
"""The longest line that an engine may send, in bytes, its end included."""
MAX_SHOWN: Final = 80
"""How much of a wrong answer an error repeats."""

Message: TypeAlias = dict[str, Any]


def encoded(message: Mapping[str, object]) -> bytes:
    """Return a message as a line; views in it as JSON, without the state behind them."""
    return canonical(message).encode() + b"\n"


def decoded(line: bytes) -> Message:
    """Return the message of a line; ValueError if it is no JSON object."""
    try:
        message = json.loads(line)
    except ValueError:  # also what is not UTF-8
        raise ValueError(f"a line that is not JSON: {shown(line)}") from None
    except RecursionError:
        raise ValueError("JSON that is nested too deeply") from None
    if not isinstance(message, dict):
        raise ValueError(f"JSON that is not an object: {shown(line)}")
    return message


def shown(value: object) -> str:
    """Return the beginning of something that was sent, as errors show it."""
    text = value.decode("utf-8", "replace").strip() if isinstance(value, bytes) else value
    whole = repr(text)
    return whole if len(whole) <= MAX_SHOWN else whole[:MAX_SHOWN] + "..."


# What a host sends


def hello(version: str) -> Message:
    """The first request: who asks, and in which version of the protocol."""
    return {"type": "hello", "protocol": PROTOCOL, "coalface": version, "ponder": False}


def new_game(game: Game, seats: int, seat: int) -> Message:
    """The request before the first choice of a game: what is played, and in which seat."""
    own = game.own_components
    return {
        "type": "new_game",
        "game": game.id,
        "options": dict(game.options),
        "rules": game.version,
        "components": None if own is not None else game.components.split()[0],
        "own_components": own,
        "seats": seats,
        "seat": seat,
    }


def choose(game: Game, view: AnyView, legal: list[int], seed: int, seconds: float) -> Message:
    """The request for a move: all that a seat knows, what it may do, and how long it may think."""
    return {
        "type": "choose",
        "view": view,
        "position": game.known_state(view).text(),
        "legal": [str(game.moves[move]) for move in legal],
        "seed": seed,
        "seconds": seconds,
    }


# What an engine reads


def read_game(request: Message) -> Game:
    """Return the game of a `new_game` request; ValueError if it is not known here."""
    own, name = request.get("own_components"), str(request["game"])
    if ":" in name:
        raise ValueError(f"expected the id of a game, got {name!r}")
    components = read_components(own) if own is not None else request.get("components")
    return game_spec(name).game(request.get("options"), request.get("rules"), components)
