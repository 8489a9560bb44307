"""The part of a view that shows fields as they are.

Made by coalface.generate from `state.py`; do not edit.
"""

import msgspec

from coalface.core.fields import chosen, declaration, listed
from tests.plugins.seams.state import Player, SeamsState

STATE = "tests.plugins.seams.state"


class PlayerFields(msgspec.Struct, frozen=True):
    """What a view shows of a Player as it is."""

    score: int
    bid: str | None
    """The card bid this round, face down: 0 for none, otherwise its place in the names from 1."""
    hand: tuple[str, ...]
    spent: tuple[str, ...]


PLAYER = declaration(STATE, "Player")
PLAYER_BID = PLAYER.names("bid")
PLAYER_HAND = PLAYER.names("hand")
PLAYER_SPENT = PLAYER.names("spent")


def player_fields(record: Player) -> tuple[int, str | None, tuple[str, ...], tuple[str, ...]]:
    """Return the values of PlayerFields, in order."""
    return (
        record.score,
        PLAYER_BID[record.bid - 1] if record.bid else None,
        listed(PLAYER_HAND, record.hand),
        chosen(PLAYER_SPENT, record.spent),
    )


class SeamsStateFields(msgspec.Struct, frozen=True):
    """What a view shows of a SeamsState as it is."""

    round: int
    die: int


SEAMS_STATE = declaration(STATE, "SeamsState")


def seams_state_fields(known: SeamsState) -> tuple[int, int]:
    """Return the values of SeamsStateFields, in order."""
    return (
        known.round,
        known.die,
    )
