"""The money of Coal Country by what it came from or went to, and where its tiles are."""

from coalface.core.decisions import pending_decisions
from coalface.games.coal_country.decisions import DECISIONS
from coalface.games.coal_country.state import CoalCountryState, Player


def breakdown(player: Player) -> dict[str, int]:
    """Return the money of a player by what it came from and went to. (CC-13, CC-18)"""
    return {
        "start": player.start_money,
        "sales": player.sales_money,
        "penalties": player.penalties_money,
        "permits": player.permits_money,
        "utilities": player.utilities_money,
        "buildings": player.buildings_money,
        "inspection": player.inspection_money,
    }


def tiles_in_play(state: CoalCountryState, kind: int) -> int:
    """Return the tiles of a kind that are turned up, just drawn, in mines and covered."""
    lying = list(state.turned_up)
    for player in state.players:
        lying += [player.mine.tile_on[cell] for cell in player.mine.tile_cells]
    drawn = [asked.args.get("kind") for asked in pending_decisions(state, DECISIONS)]
    return int(state.buried[kind]) + lying.count(kind + 1) + drawn.count(kind)
