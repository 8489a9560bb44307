"""What a foreman of Coal Country would bring on each space, each space looked at alone."""

from typing import Final, final

from mypy_extensions import i64

from coalface.games.coal_country.bot.areas import closed_tunnels
from coalface.games.coal_country.bot.outlook import Outlook, price_now
from coalface.games.coal_country.ids import (
    BROKER,
    BUILDINGS,
    CASH,
    CELLS,
    CHURCH,
    COAL,
    CONSTRUCTION,
    FIRST_CELL,
    GAUGE,
    IN_ROW,
    MARKET,
    MESS_HALL,
    NUMBERS,
    OFFERED,
    REFUSE,
    REFUSE_PILE,
    ROWS,
    SCHOOL,
    SEAT_SIZE,
    STORAGE,
    STORE,
    STORED,
    STRONGEST,
    TANDEM,
    TAVERN,
    TYPES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import (
    construction,
    economy,
    foremen,
    geometry,
    mining,
    permits,
    placement,
)

OWED: Final = 1e4
"""A foreman that must be there comes first."""
NEVER: Final = -1e4
USUAL: Final = 3
"""The influence that others at the brokers are thought to have."""


@final
class Gains:
    """What foremen of a seat would bring this round, in dollars, before any is placed."""

    def __init__(self, state: Pieces, seat: i64, outlook: Outlook) -> None:
        at = seat * SEAT_SIZE
        self.state: Pieces = state
        self.seat: i64 = seat
        self.outlook: Outlook = outlook
        self.coal: float = outlook.rate + float(state.own[at + COAL])
        unsold = outlook.others_rate * outlook.weights.unsold[STRONGEST]
        price = price_now(state, unsold, self.coal, USUAL)
        self.each: float = price - self.coal / float(state.kit.coal_per_step)
        """What a piece of coal more brings."""
        if self.each < price / 3.0:
            self.each = price / 3.0
        self.each *= outlook.weights.coal_now
        cash = state.own[at + CASH]
        sold = int(self.coal * price)
        self.cash: float = float(cash + sold)
        self.fee: float = float(economy.fee_at(state.kit, economy.earnings(state, seat) + sold))
        self.unplaced_fee: float = outlook.fee if cash > 0 else 0.0
        self.cells: i64 = 0
        """Cells that were looked at for new tiles."""

    def unplaced(self, value: i64) -> float:
        """What a foreman in the hand costs."""
        return -self.unplaced_fee * float(economy.influence(self.state, self.seat, value))

    def on(self, space: i64, value: i64) -> float:
        """What a foreman of this value would bring on a space."""
        found = economy.influence(self.state, self.seat, value)
        if space >= FIRST_CELL:
            there = self.state.mine[self.seat * CELLS + space - FIRST_CELL]
            if geometry.has_tile(there):
                return self.mining(there, found)
            return self.expanding(space - FIRST_CELL, found)
        if space == BROKER:
            return self.selling(found)
        if space == MARKET:
            return self.buying(found)
        if space == TANDEM:
            half = foremen.token_at(self.state, self.seat, TANDEM) != 0
            return OWED - float(value) if half else NEVER
        if space == CONSTRUCTION:
            return self.building(found)
        if space == REFUSE_PILE:
            return self.clearing(found)
        if space == STORAGE:
            return self.installing(found)
        return self.visiting(space, value, found)

    def mining(self, there: i64, found: i64) -> float:
        """Coal, less the refuse."""
        coal = mining.yield_of(self.state, there, found, False)
        if coal == 0:
            return 0.0
        return self.each * float(coal) - self.outlook.refuse

    def selling(self, found: i64) -> float:
        """All coal at the price for this influence."""
        unsold = self.outlook.others_rate * self.outlook.weights.unsold[found]
        worth = self.coal * price_now(self.state, unsold, self.coal, found)
        return worth + OWED if placement.owes_broker(self.state, self.seat) else worth

    def expanding(self, cell: i64, found: i64) -> float:
        """The best tile for this influence, less what it costs; no good where no tunnel leads."""
        state = self.state
        closed = closed_tunnels(state, self.seat, cell)
        if closed == 0:
            return NEVER
        dear = geometry.beside_unsupplied(state.kit, state.mine, self.seat * CELLS, cell)
        if state.kit.amok:
            dear = False
        best = -float(found) * self.fee
        for number in range(1, NUMBERS + 1):
            if permits.tiles_left(state, number) == 0:
                continue
            needed = number if dear else max(0, number - found)
            paid = float(needed * (state.kit.incentive_fees + state.board[GAUGE])) * self.fee
            if paid <= self.cash:
                best = max(best, self.outlook.tile(state, number) - paid)
        return best + self.outlook.tunnel * float(closed - 1)

    def buying(self, found: i64) -> float:
        """Cubes that are worth more than they cost, after those of a foreman who is there."""
        state = self.state
        outlook = self.outlook
        price = float(state.kit.utility_fees + state.board[GAUGE]) * self.fee
        there = foremen.token_at(state, self.seat, MARKET)
        cash = self.cash - price * float(max(there - 1, 0))
        worth: float = 0.0
        bought: i64 = 0
        for type in range(TYPES):
            lacking = outlook.survey.lack[type] + self.cells
            if there != 0:
                lacking -= 1
            there_to_buy = state.board[OFFERED + type] > 0 and bought < found and cash >= price
            if lacking > 0 and there_to_buy and outlook.cube > price:
                cash -= price
                worth += outlook.cube - price
                bought += 1
        if bought < found and outlook.kept > price and cash >= price:
            worth += (outlook.kept - price) * float(found - bought)
            bought = found
        return worth if bought > 0 else -float(found) * self.fee

    def building(self, found: i64) -> float:
        """The best building, less its price; nothing is lost if there is none."""
        state = self.state
        if construction.vacant_sites(state, self.seat) == 0:
            return 0.0
        scored = float(state.kit.inspect_building) * self.outlook.end_fee
        best: float = 0.0
        for row in range(ROWS):
            for building in range(BUILDINGS):
                if state.board[IN_ROW + row * BUILDINGS + building] == 0:
                    continue
                if construction.holds(state, self.seat, building):
                    continue
                fees = construction.building_fees(state, building, row, found)
                gain = scored + self.outlook.building(building) - float(fees) * self.fee
                best = max(best, gain)
        return best * self.outlook.weights.building_sure

    def clearing(self, found: i64) -> float:
        """Refuse that lies there, and that of this round's miners."""
        limit = economy.with_bonus(self.state, self.seat, found, MESS_HALL)
        refuse = self.state.own[self.seat * SEAT_SIZE + REFUSE]
        refuse += min(self.outlook.survey.tiles, int(self.outlook.weights.miners))
        cleared = min(limit, refuse)
        if cleared == 0:
            return -float(found) * self.fee
        return self.outlook.refuse * float(cleared)

    def installing(self, found: i64) -> float:
        """Stored utilities that a tile needs."""
        limit = economy.with_bonus(self.state, self.seat, found, SCHOOL)
        moved: i64 = 0
        for type in range(TYPES):
            stored = self.state.own[self.seat * SEAT_SIZE + STORED + type]
            moved += min(stored, self.outlook.survey.lack[type])
        moved = min(moved, limit)
        if moved == 0:
            return -float(found) * self.fee
        return (self.outlook.cube - self.outlook.kept) * float(moved)

    def visiting(self, space: i64, value: i64, found: i64) -> float:
        """A playable building: a place to rest, or better."""
        state = self.state
        if space == TAVERN and value >= state.kit.tavern_needs:
            return self.fee
        if space == CHURCH and found >= state.kit.church_needs:
            return self.each * 2.0
        return 1.0 if space == STORE else 0.0
