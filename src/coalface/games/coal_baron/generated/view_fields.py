"""The part of a view that shows fields as they are.

Made by tools/generate.py from `state.py`; do not edit.
"""

import msgspec

from coalface.core.fields import declaration, listed, unpacked
from coalface.games.coal_baron.state import CoalBaronState, Player

STATE = "coalface.games.coal_baron.state"


class PlayerFields(msgspec.Struct, frozen=True):
    """What a view shows of a Player as it is."""

    score: int
    marks: int
    workers: int
    canteen: int
    bank: int
    level: str
    """Where the cage is."""
    cage: tuple[int, ...]
    storage: tuple[int, ...]
    carts: tuple[int, ...]
    """Minecarts by colour, printed ones and those of tiles."""
    cubes: tuple[tuple[int, ...], ...]
    """Cubes on minecarts, by the colour of the carts."""
    tiles: tuple[str, ...]


PLAYER = declaration(STATE, "Player")
PLAYER_LEVEL = PLAYER.names("level")
PLAYER_TILES = PLAYER.names("tiles")


def player_fields(
    record: Player,
) -> tuple[
    int,
    int,
    int,
    int,
    int,
    str,
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[tuple[int, ...], ...],
    tuple[str, ...],
]:
    """Return the values of PlayerFields, in order."""
    return (
        record.score,
        record.marks,
        record.workers,
        record.canteen,
        record.bank,
        PLAYER_LEVEL[record.level],
        unpacked(record.cage, 4),
        unpacked(record.storage, 4),
        unpacked(record.carts, 4),
        tuple(unpacked(each, 4) for each in record.cubes),
        listed(PLAYER_TILES, record.tiles),
    )


class CoalBaronStateFields(msgspec.Struct, frozen=True):
    """What a view shows of a CoalBaronState as it is."""

    shift: int
    start: int
    """Who began the shift."""
    last: int
    """Who had the last turn."""
    supply: tuple[int, ...]


COAL_BARON_STATE = declaration(STATE, "CoalBaronState")


def coal_baron_state_fields(known: CoalBaronState) -> tuple[int, int, int, tuple[int, ...]]:
    """Return the values of CoalBaronStateFields, in order."""
    return (
        known.shift,
        known.start,
        known.last,
        unpacked(known.supply, 4),
    )
