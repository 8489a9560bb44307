"""Everything that a position of Lamps holds."""

from typing import Annotated

from coalface.core.fields import Choice, Multiset, Number
from coalface.core.simple_game import HIDDEN_NAME, SimpleState
from librt.vecs import vec
from mypy_extensions import i64

ROUNDS = 3
LAMP_NAMES = ("candle", "oil", "carbide", "electric")
UNKNOWN = len(LAMP_NAMES) + 1
LAMP = Choice((*LAMP_NAMES, HIDDEN_NAME), "lamp", absent=True)


class Player:
    """What lies before one player."""

    seat: i64 = 0
    score: Annotated[i64, Number(0, 99)] = 0
    lamp: Annotated[i64, LAMP] = 0
    """A lamp that only its owner has seen: 0 for none, otherwise its place in the names from 1."""


class LampsState(SimpleState):
    """The table: the round, the players, and the bag that lamps are drawn from."""

    round: Annotated[i64, Number(0, ROUNDS)] = 0
    bag: Annotated[vec[i64], Multiset(LAMP_NAMES, "lamp")]
    players: list[Player]
