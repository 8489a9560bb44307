"""What the sales of a turn would bring a seat of Ruhrschifffahrt, found once for all of them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.ruhrschifffahrt.bot import trip
from coalface.games.ruhrschifffahrt.bot.weights import Weights
from coalface.games.ruhrschifffahrt.ids import (
    CASH,
    COALS,
    DEMAND,
    HAULING_TRANSPORT,
    LOCKS_LEFT,
    MOST_BOXES,
    PIPS,
    PORT,
    SEAT_SIZE,
    SPACES,
    STORAGES,
    SUPPLY,
    TRACK,
    WAGE,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.rules import option as options
from coalface.games.ruhrschifffahrt.rules import sale

HOPELESS: Final = -1e6
MOST_PIPS: Final = 6
SUPPLY_PIPS: Final = 2


@final
class Chart:
    """The river as a seat sees it now: the worth of a sale by coal and space, pips aside."""

    def __init__(self, state: Pieces, seat: i64, weights: Weights) -> None:
        self.weights: Weights = weights
        self.seat: i64 = seat
        self.left: i64 = trip.purchases_left(state, seat)
        self.values: vec[float] = vec[float]([0.0] * (COALS * SPACES))
        gains = trip.area_gains(state, seat, self.left, weights)
        for space in range(SPACES):
            thalers = state.board[DEMAND + space]
            points = trip.place_worth(state, seat, state.kit.space_pos[space], weights)
            if space == PORT:
                thalers += state.kit.port_thaler
                points += weights.export_step
            elif trip.has_house(state, seat, space):
                thalers += state.kit.city_income
            points += weights.thaler * float(thalers)
            for coal in range(COALS):
                gain = gains[sale.area_of(state, space, coal)]
                self.values[coal * SPACES + space] = points + gain

    def sale(self, state: Pieces, storage: i64, pips: i64, space: i64) -> float:
        """A die of a storage, sold in a space."""
        carried = sale.carried_pips(state, state.kit.storage_pos[storage], space, pips)
        worth = self.values[state.kit.storage_coal[storage] * SPACES + space]
        return worth + self.weights.thaler * float(carried)

    def piloted(self, state: Pieces, storage: i64, pips: i64) -> float:
        """A die of a storage, sold in the best space downriver."""
        start = state.kit.storage_pos[storage]
        first = state.kit.storage_coal[storage] * SPACES
        above = state.kit.obstacles_above
        obstacles = state.board[LOCKS_LEFT] & ~above[start]
        lost = self.weights.thaler if pips > 1 else 0.0
        best: float = HOPELESS
        for space in range(SPACES):
            position = state.kit.space_pos[space]
            if position > start:
                worth = self.values[first + space]
                if above[position] & obstacles:
                    worth -= lost
                if worth > best:
                    best = worth
        return best + self.weights.thaler * float(pips)

    def start(self, state: Pieces, storage: i64, pips: i64, option: i64) -> float:
        """The best sale from a storage with an option."""
        if options.pilots(option):
            return self.piloted(state, storage, pips)
        return self.sale(state, storage, pips, state.kit.storage_target[storage])

    def pips_at(self, state: Pieces, storage: i64, option: i64) -> i64:
        """The pips of the die that would be carried from a storage."""
        if option == HAULING_TRANSPORT:
            return arrow_pips(state, storage)
        return state.board[PIPS + storage]

    def best_start(self, state: Pieces, option: i64) -> float:
        """The best sale that an option allows, from any storage."""
        mask = options.starts(state, self.seat, option)
        more: i64 = SUPPLY_PIPS if option == SUPPLY else 0
        best: float = HOPELESS
        for storage in range(STORAGES):
            if mask & (1 << storage):
                pips = min(self.pips_at(state, storage, option) + more, MOST_PIPS)
                best = max(best, self.start(state, storage, pips, option))
        if options.transports(option) and not options.hauls(option):
            best = max(best, self.best_brought(state, option))
        return best

    def best_brought(self, state: Pieces, option: i64) -> float:
        """The best sale of a die that is brought from an arrow box first."""
        mask = options.bring_spots(state, self.seat, option)
        mask &= options.within_reach(state, self.seat, option)
        best: float = HOPELESS
        for storage in range(STORAGES):
            if mask & (1 << storage):
                pips = arrow_pips(state, storage)
                best = max(best, self.start(state, storage, pips, option))
        return best

    def option(self, state: Pieces, option: i64, free: bool) -> float:
        """What an option seems to bring, its fee paid."""
        worth = self.best_start(state, option)
        if option == WAGE:
            worth += self.weights.thaler * float(state.kit.wage_thaler)
        if free:
            return worth - self.weights.hauler
        cost = options.fee(state, option)
        lacking = max(cost - state.own[self.seat * SEAT_SIZE + CASH], 0)
        worth -= self.weights.quick_borrow * float(lacking)
        return worth - self.weights.quick_thaler * float(cost)


def arrow_pips(state: Pieces, storage: i64) -> i64:
    """The pips of the die that waits in the arrow box for a storage's coal."""
    return state.board[TRACK + state.kit.storage_coal[storage] * MOST_BOXES]
