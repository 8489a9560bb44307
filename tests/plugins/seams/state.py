"""Everything that a position of Seams holds."""

from typing import Annotated

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.fields import Choice, Multiset, Number, Subset
from coalface.core.simple_game import HIDDEN_NAME, SimpleState

CARD_NAMES = ("one", "two", "three", "four", "five")
ROUNDS = len(CARD_NAMES)
UNKNOWN = len(CARD_NAMES) + 1
CARD = Choice((*CARD_NAMES, HIDDEN_NAME), "card", absent=True)


class Player:
    """What lies before one player."""

    seat: i64 = 0
    score: Annotated[i64, Number(0, 99)] = 0
    bid: Annotated[i64, CARD] = 0
    """The card bid this round, face down: 0 for none, otherwise its place in the names from 1."""
    hand: Annotated[vec[i64], Multiset(CARD_NAMES, "card")]
    spent: Annotated[i64, Subset(CARD_NAMES, "card")] = 0


class SeamsState(SimpleState):
    """The table: the round, and the die that says what the seam is worth."""

    round: Annotated[i64, Number(0, ROUNDS)] = 0
    die: Annotated[i64, Number(0, 6)] = 0
    players: list[Player]
