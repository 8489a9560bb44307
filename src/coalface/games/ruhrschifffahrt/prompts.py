"""What is asked in the middle of a move of Ruhrschifffahrt, and what an ending gives up."""

from typing import Final

from coalface.core.catalogue import Move
from coalface.core.picked import Picked
from coalface.core.tables import Words
from coalface.games.ruhrschifffahrt import ids, moves
from coalface.games.ruhrschifffahrt.asked import PURCHASES
from coalface.games.ruhrschifffahrt.state import RuhrState

PICKED: Final[Picked] = {
    "hauling-action": ("my:white:hauling_action",),
    "coal-hauler": ("my:white:coal_hauler",),
    "inn": ("my:white:inn",),
    "city-cheap": ("my:white:warehouse",),
    "port-cheap": ("my:white:warehouse",),
    "shift": ("my:column:{column}",),
}
"""What may be pointed at first, by kind of move."""


BUILDING: Final[tuple[type[Move], ...]] = (moves.BuildLock, *PURCHASES["warehouse"])
"""Purchases that score."""


def forfeit(known: RuhrState, seat: int | None, move: Move) -> Words | None:
    """What a move that ends something gives up now; Thalers not spent stay, until the last turn."""
    if isinstance(move, moves.OneLock):
        return Words("rs-forfeit-lock")
    if seat is None or known.turn < ids.TURNS:
        return None
    catalogue = known.game.moves
    builds = any(isinstance(catalogue[other], BUILDING) for other in known.legal(seat))
    return Words("rs-forfeit-last") if builds else None
