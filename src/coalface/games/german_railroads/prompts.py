"""What is asked in the middle of a move of German Railroads, and what an ending gives up."""

from typing import Final

from coalface.core.catalogue import Move
from coalface.core.messages import message
from coalface.core.picked import Picked
from coalface.core.tables import Words
from coalface.games.german_railroads import moves, names
from coalface.games.german_railroads.describe import waiting_parts
from coalface.games.german_railroads.state import GermanRailroadsState
from coalface.games.german_railroads.view import Table

PICKED: Final[Picked] = {
    "place": (*(f"pay:{pay}" for pay in names.PAY_NAMES[1:]), "space:{space}"),
    "step": ("effect:step-{_}", "my:track:{_}:{_}"),
    "build": ("effect:build-either", "supply:{_}"),
    "choose": ("effect:choose-{_}", "part:{_}"),
    "signal": ("effect:signal", "way:{_}"),
}
"""What may be pointed at first, by kind of move."""


def forfeit(table: Table, known: GermanRailroadsState, seat: int, move: Move) -> Words | None:
    """What a move that ends something gives up now."""
    if isinstance(move, moves.Pass):
        workers = int(known.players[seat].workers)
        return message("gr-forfeit-workers", count=("count", workers)) if workers else None
    if isinstance(move, moves.EndTurn):
        parts = waiting_parts(table.offered)
        return message("gr-forfeit-parts", parts=("part-list", parts)) if parts else None
    return Words(f"gr-forfeit-{table.pending[-1].kind}")
