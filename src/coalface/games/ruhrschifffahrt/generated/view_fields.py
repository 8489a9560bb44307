"""The part of a view that shows fields as they are.

Made by coalface.generate from `state.py`; do not edit.
"""

import msgspec

from coalface.core.fields import chosen, declaration
from coalface.games.ruhrschifffahrt.state import Player, RuhrState

STATE = "coalface.games.ruhrschifffahrt.state"


class PlayerFields(msgspec.Struct, frozen=True):
    """What a view shows of a Player as it is."""

    vp: int
    thaler: int
    debt: int
    """Warehouses on debt spaces."""
    pool: int
    lock_box: int
    mark_box: int
    earned: tuple[str, ...]
    used: tuple[str, ...]
    """Black markers that were used in this turn."""
    white: tuple[str, ...]
    """White markers, used or not."""
    spent: tuple[str, ...]
    blank: tuple[str, ...]
    """White markers that were gone when they were earned."""
    arrival: int
    """How many barges were on the space before this one."""
    option: str
    locks: int


PLAYER = declaration(STATE, "Player")
PLAYER_EARNED = PLAYER.names("earned")
PLAYER_USED = PLAYER.names("used")
PLAYER_WHITE = PLAYER.names("white")
PLAYER_SPENT = PLAYER.names("spent")
PLAYER_BLANK = PLAYER.names("blank")
PLAYER_OPTION = PLAYER.names("option")


def player_fields(
    record: Player,
) -> tuple[
    int,
    int,
    int,
    int,
    int,
    int,
    tuple[str, ...],
    tuple[str, ...],
    tuple[str, ...],
    tuple[str, ...],
    tuple[str, ...],
    int,
    str,
    int,
]:
    """Return the values of PlayerFields, in order."""
    return (
        record.vp,
        record.thaler,
        record.debt,
        record.pool,
        record.lock_box,
        record.mark_box,
        chosen(PLAYER_EARNED, record.earned),
        chosen(PLAYER_USED, record.used),
        chosen(PLAYER_WHITE, record.white),
        chosen(PLAYER_SPENT, record.spent),
        chosen(PLAYER_BLANK, record.blank),
        record.arrival,
        PLAYER_OPTION[record.option],
        record.locks,
    )


class RuhrStateFields(msgspec.Struct, frozen=True):
    """What a view shows of a RuhrState as it is."""

    turn: int
    phase: str
    step: int
    """How many effects of the turn are done, or whether a part of the phase is."""
    at: int
    """How many seats have been asked in this phase."""
    bag: int
    """Markers in the bag."""
    export: int
    """The space of the export marker."""


RUHR_STATE = declaration(STATE, "RuhrState")
RUHR_STATE_PHASE = RUHR_STATE.names("phase")


def ruhr_state_fields(known: RuhrState) -> tuple[int, str, int, int, int, int]:
    """Return the values of RuhrStateFields, in order."""
    return (
        known.turn,
        RUHR_STATE_PHASE[known.phase],
        known.step,
        known.at,
        known.bag,
        known.export,
    )
