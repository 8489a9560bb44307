"""All pieces of Coal Country, wherever they lie."""

from coalface.core.census import count_unit
from coalface.games.coal_country import names, scoring
from coalface.games.coal_country.position import LAYOUT
from coalface.games.coal_country.scramble import foremen_of, hand_of
from coalface.games.coal_country.state import CoalCountryState


def census(state: CoalCountryState) -> dict[str, int]:
    """Return the number of tiles, buildings, utilities, market cubes and foremen."""
    pieces: dict[str, int] = {}
    for kind in range(state.components.kinds):
        pieces[f"tile {kind}"] = int(state.in_stack[kind]) + scoring.tiles_in_play(state, kind)
    for name, number in count_unit(state, LAYOUT, "building").items():
        pieces[f"building {name}"] = number
    utilities = count_unit(state, LAYOUT, "utility")
    for type, name in enumerate(names.TYPE_NAMES):
        installed = sum(
            there >> type & 1 for player in state.players for there in player.mine.utilities_on
        )
        pieces[f"{name} cube"] = utilities[name] + int(state.supply[type]) + int(installed)
    for name, number in count_unit(state, LAYOUT, "cube").items():
        pieces[f"{name} cube"] = number
    for player in state.players:
        values = hand_of(player) + [foreman - 1 for _, foreman in foremen_of(player)]
        pieces[f"foremen of {player.seat}"] = len(values)
        pieces[f"influence of {player.seat}"] = sum(values)
    return pieces
