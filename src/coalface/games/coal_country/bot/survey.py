"""A look at one mine of Coal Country: what it yields in a round, and what it lacks."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import masks
from coalface.games.coal_country import ids
from coalface.games.coal_country.bot.weights import Weights
from coalface.games.coal_country.rules import geometry, inspection
from coalface.games.coal_country.state import CoalCountryState, Player


@final
class Survey:
    """What a mine yields and lacks; coal is counted for a round with foremen of 2 or 3."""

    def __init__(self, state: CoalCountryState, player: Player, weights: Weights) -> None:
        self.auto: float = 0.0
        """Coal of supplied tiles on their own."""
        self.mined: float = 0.0
        """Coal of foremen, with the utilities that are there."""
        self.credit: float = 0.0
        """Coal that utilities on tiles not yet supplied stand for."""
        self.upside: float = 0.0
        """Coal that the missing utilities would bring."""
        self.tiles: i64 = 0
        self.lacking: i64 = 0
        """Missing utilities on connected tiles; `lack` has them by type."""
        self.missing: i64 = 0
        self.lack: vec[i64] = vec[i64]([0, 0, 0])
        self.weights: Weights = weights
        self.tunnels: i64 = inspection.open_tunnels(state, player)
        for cell in player.mine.tile_cells:
            self.add_tile(state, player, cell)

    def add_tile(self, state: CoalCountryState, player: Player, cell: i64) -> None:
        """Count one tile."""
        tables = state.components
        weights = self.weights
        at = geometry.kind_on(player.mine, cell) * ids.VALUES
        cubes = player.mine.utilities_on[cell]
        if player.mine.connected[cell] == 0:
            self.missing += ids.TYPES - masks.size(cubes)
            return
        self.tiles += 1
        full = float(tables.coal[at + 2] + tables.coal[at + 3]) / 2.0
        auto: float = 0.0 if tables.reformed else float(tables.coal[at + 1])
        if cubes == ids.ALL_TYPES:
            self.auto += auto
            self.mined += full
            return
        self.mined += full / 2.0
        gain = auto + full / 2.0
        lacking: i64 = 0
        for type in range(ids.TYPES):
            if (cubes >> type) & 1 == 0:
                self.lack[type] += 1
                lacking += 1
        self.lacking += lacking
        self.missing += lacking
        self.credit += gain * weights.cubes[ids.TYPES - lacking]
        self.upside += gain * (1.0 - weights.cubes[ids.TYPES - lacking])

    def rate(self, weights: Weights) -> float:
        """Coal of a round in which most tiles are mined."""
        if float(self.tiles) <= weights.miners:
            return self.auto + self.mined
        return self.auto + self.mined * weights.miners / float(self.tiles)


def survey_of(state: CoalCountryState, player: Player, weights: Weights) -> Survey:
    """Look at a mine, or take the last look if the mine has not changed since."""
    noted = player.mine.notes
    if isinstance(noted, Survey) and noted.weights is weights:
        return noted
    survey = Survey(state, player, weights)
    player.mine.notes = survey
    return survey


def survey_all(state: CoalCountryState, weights: Weights) -> list[Survey]:
    """Look at every mine."""
    return [survey_of(state, player, weights) for player in state.players]
