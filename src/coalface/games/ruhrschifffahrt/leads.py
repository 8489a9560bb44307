"""Where the options of a player lead: the storages from which the barge could start with each."""

from coalface.core.contract import ALLOWED
from coalface.games.ruhrschifffahrt.ids import ASK_OPTION, OPTIONS
from coalface.games.ruhrschifffahrt.names import OPTION_NAMES
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.position_text import names_of
from coalface.games.ruhrschifffahrt.rules.option import (
    bring_spots,
    hauls,
    is_open,
    starts,
    transports,
    within_reach,
)


def see_leads(state: Pieces) -> dict[str, tuple[str, ...]]:
    """Where each open option leads, by name; nothing while none is asked for. (RS-33, RS-40)"""
    if state.asked() != ASK_OPTION:
        return {}
    seat, names = state.asked_seat(), tuple(state.kit.storage_names)
    return {
        OPTION_NAMES[option]: tuple(names_of(could_start(state, seat, option), names))
        for option in range(OPTIONS)
        if is_open(state, seat, option) == ALLOWED
    }


def could_start(state: Pieces, seat: int, option: int) -> int:
    """The storages where an option lets a seat start, a die it brings included. (RS-35, RS-45)"""
    found = int(starts(state, seat, option))
    if transports(option) and not hauls(option):
        found |= int(bring_spots(state, seat, option) & within_reach(state, seat, option))
    return found
