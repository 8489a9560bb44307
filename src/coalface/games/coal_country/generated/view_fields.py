"""The part of a view that shows fields as they are.

Made by coalface.generate from `state.py`; do not edit.
"""

import msgspec

from coalface.core.fields import chosen, declaration, listed, seats_in, unpacked
from coalface.games.coal_country.state import CoalCountryState, Player

STATE = "coalface.games.coal_country.state"


class PlayerFields(msgspec.Struct, frozen=True):
    """What a view shows of a Player as it is."""

    coal: int
    refuse: int
    tiles_laid: int
    """Mineshaft tiles ever placed."""
    stored: tuple[int, ...]
    buildings: tuple[str, ...]
    """Visible buildings of the village."""
    covered: tuple[str, ...]
    """Buildings that were built over."""
    installed: tuple[str, ...]
    """Utilities of the market that were installed this round."""


PLAYER = declaration(STATE, "Player")
PLAYER_BUILDINGS = PLAYER.names("buildings")
PLAYER_COVERED = PLAYER.names("covered")
PLAYER_INSTALLED = PLAYER.names("installed")


def player_fields(
    record: Player,
) -> tuple[int, int, int, tuple[int, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return the values of PlayerFields, in order."""
    return (
        record.coal,
        record.refuse,
        record.tiles_laid,
        unpacked(record.stored, 3),
        chosen(PLAYER_BUILDINGS, record.buildings),
        chosen(PLAYER_COVERED, record.covered),
        chosen(PLAYER_INSTALLED, record.installed),
    )


class CoalCountryStateFields(msgspec.Struct, frozen=True):
    """What a view shows of a CoalCountryState as it is."""

    round: int
    step: str
    gauge: int
    """What the market cubes add to prices."""
    done: tuple[int, ...]
    """Who has acted in this step."""
    finished: tuple[int, ...]
    """Who has finished placing foremen."""
    cubes: tuple[str, ...]
    """Market cubes on the calendar, by space."""
    market: tuple[int, ...]
    """Utilities that can be bought."""
    supply: tuple[int, ...]
    """Utilities of the general supply; below 0 where it is not limited."""
    top_row: tuple[str, ...]
    bottom_row: tuple[str, ...]
    """Buildings on display at the construction company."""


COAL_COUNTRY_STATE = declaration(STATE, "CoalCountryState")
COAL_COUNTRY_STATE_STEP = COAL_COUNTRY_STATE.names("step")
COAL_COUNTRY_STATE_CUBES = COAL_COUNTRY_STATE.names("cubes")
COAL_COUNTRY_STATE_TOP_ROW = COAL_COUNTRY_STATE.names("top_row")
COAL_COUNTRY_STATE_BOTTOM_ROW = COAL_COUNTRY_STATE.names("bottom_row")


def coal_country_state_fields(
    known: CoalCountryState,
) -> tuple[
    int,
    str,
    int,
    tuple[int, ...],
    tuple[int, ...],
    tuple[str, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[str, ...],
    tuple[str, ...],
]:
    """Return the values of CoalCountryStateFields, in order."""
    return (
        known.round,
        COAL_COUNTRY_STATE_STEP[known.step],
        known.gauge,
        seats_in(known.done),
        seats_in(known.finished),
        tuple(COAL_COUNTRY_STATE_CUBES[thing] for thing in known.cubes),
        unpacked(known.market, 3),
        tuple(each for each in known.supply),
        listed(COAL_COUNTRY_STATE_TOP_ROW, known.top_row),
        listed(COAL_COUNTRY_STATE_BOTTOM_ROW, known.bottom_row),
    )
