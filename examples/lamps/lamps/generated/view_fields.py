"""The part of a view that shows fields as they are.

Made by coalface.generate from `state.py`; do not edit.
"""

import msgspec
from coalface.core.fields import declaration, listed

from lamps.state import LampsState, Player

STATE = "lamps.state"


class PlayerFields(msgspec.Struct, frozen=True):
    """What a view shows of a Player as it is."""

    score: int
    lamp: str | None
    """A lamp that only its owner has seen: 0 for none, otherwise its place in the names from 1."""


PLAYER = declaration(STATE, "Player")
PLAYER_LAMP = PLAYER.names("lamp")


def player_fields(record: Player) -> tuple[int, str | None]:
    """Return the values of PlayerFields, in order."""
    return (
        record.score,
        PLAYER_LAMP[record.lamp - 1] if record.lamp else None,
    )


class LampsStateFields(msgspec.Struct, frozen=True):
    """What a view shows of a LampsState as it is."""

    round: int
    bag: tuple[str, ...]


LAMPS_STATE = declaration(STATE, "LampsState")
LAMPS_STATE_BAG = LAMPS_STATE.names("bag")


def lamps_state_fields(known: LampsState) -> tuple[int, tuple[str, ...]]:
    """Return the values of LampsStateFields, in order."""
    return (
        known.round,
        listed(LAMPS_STATE_BAG, known.bag),
    )
