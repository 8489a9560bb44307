"""What a foreman of Coal Country would bring on each space, each space looked at alone."""

from typing import Final, final

from mypy_extensions import i64

from coalface.core import counts
from coalface.games.coal_country import ids
from coalface.games.coal_country.bot.areas import closed_tunnels
from coalface.games.coal_country.bot.outlook import Outlook, price_now
from coalface.games.coal_country.rules import (
    construction,
    economy,
    geometry,
    mining,
    permits,
    placement,
)
from coalface.games.coal_country.state import CoalCountryState, Player

OWED: Final = 1e4
"""A foreman that must be there comes first."""
NEVER: Final = -1e4
USUAL: Final = 3
"""The influence that others at the brokers are thought to have."""


@final
class Gains:
    """What foremen of a seat would bring this round, in dollars, before any is placed."""

    def __init__(self, state: CoalCountryState, player: Player, outlook: Outlook) -> None:
        self.state: CoalCountryState = state
        self.player: Player = player
        self.outlook: Outlook = outlook
        self.coal: float = outlook.rate + float(player.coal)
        unsold = outlook.others_rate * outlook.weights.unsold[ids.STRONGEST]
        price = price_now(state, unsold, self.coal, USUAL)
        self.each: float = price - self.coal / float(state.components.coal_per_step)
        """What a piece of coal more brings."""
        if self.each < price / 3.0:
            self.each = price / 3.0
        self.each *= outlook.weights.coal_now
        cash = player.cash
        sold = int(self.coal * price)
        self.cash: float = float(cash + sold)
        self.fee: float = float(economy.fee_at(state.components, economy.earnings(player) + sold))
        self.unplaced_fee: float = outlook.fee if cash > 0 else 0.0
        self.cell: i64 = -1
        self.closed: i64 = 0
        self.dear: bool = False
        """What was found at the open cell that was looked at last."""
        self.cells: i64 = 0
        """Cells that were looked at for new tiles."""

    def unplaced(self, value: i64) -> float:
        """What a foreman in the hand costs."""
        return -self.unplaced_fee * float(economy.influence(self.player, value))

    def on(self, space: i64, value: i64) -> float:
        """What a foreman of this value would bring on a space."""
        found = economy.influence(self.player, value)
        if space >= ids.FIRST_CELL:
            cell = space - ids.FIRST_CELL
            if self.player.mine.tile_on[cell] != 0:
                return self.mining(cell, found)
            return self.expanding(cell, found)
        if space == ids.BROKER:
            return self.selling(found)
        if space == ids.MARKET:
            return self.buying(found)
        if space == ids.TANDEM:
            half = self.player.foreman_on[ids.TANDEM] != 0
            return OWED - float(value) if half else NEVER
        if space == ids.CONSTRUCTION:
            return self.building(found)
        if space == ids.REFUSE_PILE:
            return self.clearing(found)
        if space == ids.STORAGE:
            return self.installing(found)
        return self.visiting(space, value, found)

    def mining(self, cell: i64, found: i64) -> float:
        """Coal, less the refuse."""
        coal = mining.yield_of(self.state, self.player, cell, found, False)
        if coal == 0:
            return 0.0
        return self.each * float(coal) - self.outlook.refuse

    def selling(self, found: i64) -> float:
        """All coal at the price for this influence."""
        unsold = self.outlook.others_rate * self.outlook.weights.unsold[found]
        total = self.coal * price_now(self.state, unsold, self.coal, found)
        return total + OWED if placement.owes_broker(self.state, self.player) else total

    def expanding(self, cell: i64, found: i64) -> float:
        """The best tile for this influence, less what it costs; no good where no tunnel leads."""
        state = self.state
        if cell != self.cell:
            self.look_at(cell)
        if self.closed == 0:
            return NEVER
        incentive = permits.incentive_price(state)
        best = -float(found) * self.fee
        for number in range(1, ids.NUMBERS + 1):
            if permits.tiles_left(state, number) == 0:
                continue
            needed = number if self.dear else max(0, number - found)
            paid = float(needed * incentive) * self.fee
            if paid <= self.cash:
                best = max(best, self.outlook.tile(state, number) - paid)
        return best + self.outlook.tunnel * float(self.closed - 1)

    def look_at(self, cell: i64) -> None:
        """Find the tunnels that lead to an open cell, and whether permits are dear there."""
        tables = self.state.components
        self.cell = cell
        self.closed = closed_tunnels(self.state, self.player, cell)
        self.dear = False
        if self.closed > 0 and not tables.amok:
            self.dear = geometry.beside_unsupplied(tables, self.player.mine, cell)

    def buying(self, found: i64) -> float:
        """Cubes that are worth more than they cost, after those of a foreman who is there."""
        state = self.state
        outlook = self.outlook
        price = float(state.components.utility_fees + state.gauge) * self.fee
        there = self.player.foreman_on[ids.MARKET]
        cash = self.cash - price * float(max(there - 1, 0))
        total: float = 0.0
        bought: i64 = 0
        for type in range(ids.TYPES):
            lacking = outlook.survey.lack[type] + self.cells
            if there != 0:
                lacking -= 1
            there_to_buy = counts.count(state.market, type) > 0 and bought < found and cash >= price
            if lacking > 0 and there_to_buy and outlook.cube > price:
                cash -= price
                total += outlook.cube - price
                bought += 1
        if bought < found and outlook.stored > price and cash >= price:
            total += (outlook.stored - price) * float(found - bought)
            bought = found
        return total if bought > 0 else -float(found) * self.fee

    def building(self, found: i64) -> float:
        """The best building, less its price; nothing is lost if there is none."""
        state = self.state
        if construction.vacant_sites(state, self.player) == 0:
            return 0.0
        scored = float(state.components.inspect_building) * self.outlook.end_fee
        best: float = 0.0
        for row in range(ids.ROWS):
            for building in range(ids.BUILDINGS):
                if state.row(row)[building] == 0:
                    continue
                if construction.holds(self.player, building):
                    continue
                fees = construction.building_fees(state, building, row, found)
                gain = scored + self.outlook.building(building) - float(fees) * self.fee
                best = max(best, gain)
        return best * self.outlook.weights.building_sure

    def clearing(self, found: i64) -> float:
        """Refuse that lies there, and that of this round's miners."""
        limit = economy.with_bonus(self.state, self.player, found, ids.MESS_HALL)
        refuse = self.player.refuse
        refuse += min(self.outlook.survey.tiles, int(self.outlook.weights.miners))
        cleared = min(limit, refuse)
        if cleared == 0:
            return -float(found) * self.fee
        return self.outlook.refuse * float(cleared)

    def installing(self, found: i64) -> float:
        """Stored utilities that a tile needs."""
        limit = economy.with_bonus(self.state, self.player, found, ids.SCHOOL)
        moved: i64 = 0
        for type in range(ids.TYPES):
            stored = counts.count(self.player.stored, type)
            moved += min(stored, self.outlook.survey.lack[type])
        moved = min(moved, limit)
        if moved == 0:
            return -float(found) * self.fee
        return (self.outlook.cube - self.outlook.stored) * float(moved)

    def visiting(self, space: i64, value: i64, found: i64) -> float:
        """A playable building: a place to rest, or better."""
        state = self.state
        if space == ids.TAVERN and value >= state.components.tavern_needs:
            return self.fee
        if space == ids.CHURCH and found >= state.components.church_needs:
            return self.each * 2.0
        return 1.0 if space == ids.STORE else 0.0
