"""All pieces of Ruhrschifffahrt, wherever they lie. (RS-2, RS-4, RS-5, RS-7, RS-8)"""

from coalface.core import masks
from coalface.core.census import count_unit
from coalface.games.ruhrschifffahrt import names, scoring
from coalface.games.ruhrschifffahrt.position import LAYOUT
from coalface.games.ruhrschifffahrt.state import RuhrState


def census(state: RuhrState) -> dict[str, int]:
    """Return the number of dice, warehouses and markers."""
    pieces = {
        f"{name} die": scoring.count_dice(state, coal) for coal, name in enumerate(names.COAL_NAMES)
    }
    for player in state.players:
        pieces[f"warehouse of {player.seat}"] = scoring.count_warehouses(state, player)
    for unit in ("white marker", "country"):
        found = count_unit(state, LAYOUT, unit)
        pieces |= {f"{unit} {name}": number for name, number in found.items()}
    drawn = state.components.markers - sum(state.undrawn)
    pieces["marker"] = int(masks.size(state.obstacles) + state.bag + drawn)
    return pieces
