"""What is asked in the middle of a move of Ruhrschifffahrt, and what an ending gives up."""

from typing import Final

from coalface.core.catalogue import Move
from coalface.core.picked import Picked
from coalface.core.tables import Words
from coalface.games.ruhrschifffahrt import moves

PICKED: Final[Picked] = {
    "hauling-action": ("my:white:hauling_action",),
    "coal-hauler": ("my:white:coal_hauler",),
    "inn": ("my:white:inn",),
    "city-cheap": ("my:white:warehouse",),
    "port-cheap": ("my:white:warehouse",),
    "shift": ("my:column:{column}",),
}
"""What may be pointed at first, by kind of move."""


def forfeit(move: Move) -> Words | None:
    """What a move that ends something gives up now; Thalers not spent stay."""
    return Words("rs-forfeit-lock") if isinstance(move, moves.OneLock) else None
