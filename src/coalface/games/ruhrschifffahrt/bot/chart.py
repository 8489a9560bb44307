"""What the sales of a turn would bring a seat of Ruhrschifffahrt, found once for all of them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import digits, masks
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.bot import trip
from coalface.games.ruhrschifffahrt.bot.weights import Weights
from coalface.games.ruhrschifffahrt.rules import option as options
from coalface.games.ruhrschifffahrt.rules import sale
from coalface.games.ruhrschifffahrt.state import Player, RuhrState

HOPELESS: Final = -1e6
MOST_PIPS: Final = 6
SUPPLY_PIPS: Final = 2


@final
class Chart:
    """The river as a seat sees it now: the worth of a sale by coal and space, pips aside."""

    def __init__(self, state: RuhrState, player: Player, weights: Weights) -> None:
        self.weights: Weights = weights
        self.player: Player = player
        self.left: i64 = trip.purchases_left(state, player)
        self.black: vec[float] = vec[float]([0.0] * ids.SPACES)
        self.white: vec[float] = vec[float]([0.0] * ids.SPACES)
        gains = trip.area_gains(state, player, self.left, weights)
        for space in range(ids.SPACES):
            thalers = state.demand[space]
            points = trip.place_value(state, player, state.components.space_pos[space], weights)
            if space == ids.PORT:
                thalers += state.components.port_thaler
                points += weights.export_step
            elif trip.has_house(state, player, space):
                thalers += state.components.city_income
            points += weights.thaler * float(thalers)
            self.black[space] = points + gains[sale.area_of(state, space, ids.BLACK)]
            self.white[space] = points + gains[sale.area_of(state, space, ids.WHITE)]

    def values(self, state: RuhrState, storage: i64) -> vec[float]:
        """The worth of a sale of a storage's coal by space, pips aside."""
        return self.white if state.components.storage_coal[storage] == ids.WHITE else self.black

    def sale(self, state: RuhrState, storage: i64, pips: i64, space: i64) -> float:
        """A die of a storage, sold in a space."""
        carried = sale.carried_pips(state, state.components.storage_pos[storage], space, pips)
        return self.values(state, storage)[space] + self.weights.thaler * float(carried)

    def piloted(self, state: RuhrState, storage: i64, pips: i64) -> float:
        """A die of a storage, sold in the best space downriver."""
        start = state.components.storage_pos[storage]
        values = self.values(state, storage)
        above = state.components.obstacles_above
        obstacles = state.obstacles & ~above[start]
        lost = self.weights.thaler if pips > 1 else 0.0
        best: float = HOPELESS
        for space in range(ids.SPACES):
            position = state.components.space_pos[space]
            if position > start:
                value = values[space]
                if above[position] & obstacles:
                    value -= lost
                if value > best:
                    best = value
        return best + self.weights.thaler * float(pips)

    def start(self, state: RuhrState, storage: i64, pips: i64, option: i64) -> float:
        """The best sale from a storage with an option."""
        if options.pilots(option):
            return self.piloted(state, storage, pips)
        return self.sale(state, storage, pips, state.components.storage_target[storage])

    def pips_at(self, state: RuhrState, storage: i64, option: i64) -> i64:
        """The pips of the die that would be carried from a storage."""
        if option == ids.HAULING_TRANSPORT:
            return arrow_pips(state, storage)
        return state.die(storage)

    def best_start(self, state: RuhrState, option: i64) -> float:
        """The best sale that an option allows, from any storage."""
        mask = options.starts(state, self.player, option)
        more: i64 = SUPPLY_PIPS if option == ids.SUPPLY else 0
        best: float = HOPELESS
        for storage in range(ids.STORAGES):
            if masks.has(mask, storage):
                pips = min(self.pips_at(state, storage, option) + more, MOST_PIPS)
                best = max(best, self.start(state, storage, pips, option))
        if options.brings(option):
            best = max(best, self.best_brought(state, option))
        return best

    def best_brought(self, state: RuhrState, option: i64) -> float:
        """The best sale of a die that is brought from an arrow box first."""
        mask = options.bring_spots(state, self.player, option)
        mask &= options.within_reach(state, self.player, option)
        best: float = HOPELESS
        for storage in range(ids.STORAGES):
            if masks.has(mask, storage):
                pips = arrow_pips(state, storage)
                best = max(best, self.start(state, storage, pips, option))
        return best

    def option(self, state: RuhrState, option: i64, free: bool) -> float:
        """What an option seems to bring, its fee paid."""
        value = self.best_start(state, option)
        if option == ids.WAGE:
            value += self.weights.thaler * float(state.components.wage_thaler)
        if free:
            return value - self.weights.hauler
        cost = options.fee(state, option)
        lacking = max(cost - self.player.thaler, 0)
        value -= self.weights.quick_borrow * float(lacking)
        return value - self.weights.quick_thaler * float(cost)


def arrow_pips(state: RuhrState, storage: i64) -> i64:
    """The pips of the die that waits in the arrow box for a storage's coal."""
    return digits.digit(state.track[state.components.storage_coal[storage]], 0)
