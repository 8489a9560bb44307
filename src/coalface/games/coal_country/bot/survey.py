"""A look at one mine of Coal Country: what it yields in a round, and what it lacks."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.coal_country.bot.weights import Weights
from coalface.games.coal_country.ids import ALL_CUBES, CELLS, CUBE_SHIFT, TYPES, VALUES
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import geometry, inspection


@final
class Survey:
    """What a mine yields and lacks; coal is counted for a round with foremen of 2 or 3."""

    def __init__(self, state: Pieces, seat: i64, weights: Weights) -> None:
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
        self.tunnels: i64 = inspection.open_tunnels(state, seat)
        for cell in range(seat * CELLS, seat * CELLS + state.reach()):
            there = state.mine[cell]
            if geometry.has_tile(there):
                self.add_tile(state, there, weights)

    def add_tile(self, state: Pieces, there: i64, weights: Weights) -> None:
        """Count one tile."""
        kit = state.kit
        at = geometry.tile_kind(there) * VALUES
        cubes = (there >> CUBE_SHIFT) & ALL_CUBES
        if not geometry.is_connected(there):
            for type in range(TYPES):
                self.missing += 1 - ((cubes >> type) & 1)
            return
        self.tiles += 1
        full = float(kit.coal[at + 2] + kit.coal[at + 3]) / 2.0
        auto: float = 0.0 if kit.reformed else float(kit.coal[at + 1])
        if cubes == ALL_CUBES:
            self.auto += auto
            self.mined += full
            return
        self.mined += full / 2.0
        gain = auto + full / 2.0
        lacking: i64 = 0
        for type in range(TYPES):
            if (cubes >> type) & 1 == 0:
                self.lack[type] += 1
                lacking += 1
        self.lacking += lacking
        self.missing += lacking
        self.credit += gain * weights.cubes[TYPES - lacking]
        self.upside += gain * (1.0 - weights.cubes[TYPES - lacking])

    def rate(self, weights: Weights) -> float:
        """Coal of a round in which most tiles are mined."""
        if float(self.tiles) <= weights.miners:
            return self.auto + self.mined
        return self.auto + self.mined * weights.miners / float(self.tiles)
