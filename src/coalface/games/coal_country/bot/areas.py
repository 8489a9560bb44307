"""The rest of a round of Coal Country for one seat: what its foremen will bring, area by area."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.games.coal_country import ids
from coalface.games.coal_country.bot.outlook import Outlook, price_now
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.rules import (
    construction,
    economy,
    foremen,
    geometry,
    mining,
    permits,
    placement,
)
from coalface.games.coal_country.state import CoalCountryState, Player


@final
class Areas:
    """Goes through the areas that are still to come, with the cash that is there by then."""

    def __init__(self, state: CoalCountryState, player: Player, outlook: Outlook) -> None:
        self.state: CoalCountryState = state
        self.player: Player = player
        self.outlook: Outlook = outlook
        self.step: i64 = state.step
        self.cash: float = float(player.cash)
        self.fee: float = outlook.fee
        self.assets: float = 0.0
        """What is won beside the cash."""
        self.coal: float = float(player.coal)
        self.new_refuse: i64 = 0
        self.new_tiles: i64 = 0
        self.lack: vec[i64] = outlook.survey.lack[:]
        self.stored: vec[i64] = vec[i64](counts.unpack(player.stored, int(ids.TYPES)))
        self.tavern: i64 = self.tavern_bonus()

    def total(self) -> float:
        """Cash and all else that this seat may expect, to the end of the game."""
        step = self.step
        if step == ids.PLACING:
            self.penalise(placement.unplaced_influence(self.state, self.player))
        if step <= ids.MINING:
            self.mine()
        if step <= ids.SELLING:
            self.sell()
        if step <= ids.EXPANDING:
            self.expand()
        if step <= ids.SUPPLYING:
            self.supply()
        if step <= ids.CONSTRUCTING:
            self.construct()
        if step <= ids.TIDYING:
            self.tidy()
        self.keep_coal()
        return self.cash + self.assets + self.outlook.base(self.state, self.player)

    def penalise(self, fees: i64) -> None:
        """Pay fees, or all there is."""
        owed = float(fees) * self.fee
        self.cash -= owed if owed < self.cash else self.cash

    def asked(self, kind: i64) -> bool:
        """Is this what the seat is asked now, its foreman already home?"""
        return self.state.pending_kind == kind and self.state.pending_seat == self.player.seat

    def tavern_bonus(self) -> i64:
        """1 if the tavern is active, or will be."""
        state = self.state
        if economy.is_active(self.player, ids.TAVERN_BUILDING):
            return 1
        foreman = self.player.foreman_on[ids.TAVERN]
        return 1 if foreman > state.components.tavern_needs else 0

    def trade(self, foreman: i64) -> i64:
        """The influence of one who buys or sells."""
        return economy.influence(self.player, foreman - 1) + self.tavern

    # Areas 2 and 3

    def mine(self) -> None:
        """Coal and refuse of this round's mining, if it is still to come."""
        state = self.state
        player = self.player
        if self.step == ids.MINING and masks.has(state.done, player.seat):
            return
        church = economy.is_active(player, ids.CHURCH_BUILDING)
        if player.foreman_on[ids.CHURCH] > state.components.church_needs:
            church = True
        blessed: i64 = 0
        for cell in player.mine.tile_cells:
            if player.mine.connected[cell] == 0:
                continue
            self.coal += float(mining.auto_production(state, player, cell))
            foreman = foremen.on_cell(player, cell)
            if foreman != 0:
                found = economy.influence(player, foreman - 1)
                coal = mining.yield_of(state, player, cell, found, False)
                blessed = max(blessed, mining.yield_of(state, player, cell, found, True) - coal)
                self.coal += float(coal)
                if coal > 0 or not state.components.refuse_only_if_coal:
                    self.new_refuse += 1
        if church:
            self.coal += float(blessed)

    def sell(self) -> None:
        """All coal at the price that may be expected; cash and the fee rise."""
        state = self.state
        found: i64 = -1
        if self.asked(pending.SELL):
            found = pending.influence(state)
        else:
            foreman = self.player.foreman_on[ids.BROKER]
            if foreman != 0:
                found = self.trade(foreman)
        if found < 0:
            return
        price = price_now(state, self.others_coal(found), self.coal, found)
        if price > 0.0 and self.coal > 0.0:
            earned = self.coal * price
            self.cash += earned
            before = economy.earnings(self.player)
            self.fee = float(economy.fee_at(state.components, before + int(earned)))
            self.coal = 0.0
        elif price > 0.0:
            self.penalise(found)

    def others_coal(self, found: i64) -> float:
        """The coal of others that lowers the price when a seller of this influence comes."""
        state = self.state
        if self.step <= ids.MINING:
            weights = self.outlook.weights
            return self.outlook.others_rate * weights.unsold[found]
        coal: i64 = 0
        for other in state.players:
            if other.seat != self.player.seat and not self.sells_before(other, found):
                coal += other.coal
        return float(coal)

    def sells_before(self, other: Player, found: i64) -> bool:
        """Does another player sell before a seller of this influence? (CC-41)"""
        state = self.state
        if state.pending_kind == pending.SELL and state.pending_seat == other.seat:
            return True
        foreman = other.foreman_on[ids.BROKER]
        if foreman == 0:
            return False
        theirs = economy.trade_influence(other, foreman - 1)
        return theirs < found or (theirs == found and economy.before(other, self.player))

    def keep_coal(self) -> None:
        """Coal that is not sold is lost, but for what a coal shed keeps."""
        if self.outlook.later > 0.0 and economy.has_building(self.player, ids.COAL_SHED):
            self.assets += self.outlook.more * min(
                self.coal, float(self.state.components.shed_coal)
            )

    # Area 4

    def expand(self) -> None:
        """Every foreman who waits for a permit takes the best tile there is for him."""
        for cell in self.player.mine.foreman_cells:
            if permits.waits_at(self.player, cell):
                self.take_tile(cell)

    def take_tile(self, cell: i64) -> None:
        """The number that brings most for what it costs, or none for a penalty."""
        state = self.state
        found = permits.permit_influence(state, self.player, cell)
        dear = permits.is_dear(state, self.player, cell)
        declined = float(found) * self.fee
        best: float = -(declined if declined < self.cash else self.cash)
        cost: float = -best
        taken = False
        for number in range(1, ids.NUMBERS + 1):
            if permits.tiles_left(state, number) == 0:
                continue
            needed = number if dear else max(0, number - found)
            paid = float(needed * (state.components.incentive_fees + state.gauge)) * self.fee
            if paid > self.cash:
                continue
            gain = self.outlook.tile(state, number) - paid
            gain += self.outlook.tunnel * float(closed_tunnels(state, self.player, cell) - 1)
            if gain > best:
                best = gain
                cost = paid
                taken = True
        self.cash -= cost
        self.assets += best + cost
        if taken:
            self.new_tiles += 1
            for type in range(ids.TYPES):
                self.lack[type] += 1

    # Area 5

    def supply(self) -> None:
        """The purchases of one or two foremen, or of a tandem."""
        state = self.state
        player = self.player
        if self.asked(pending.TAKE):
            self.buy_cubes(pending.limit(state), pending.penalty(state))
        strong = player.foreman_on[ids.MARKET]
        if strong != 0:
            self.buy_cubes(self.trade(strong), self.trade(strong))
            weak = player.market_second
            if weak != 0:
                self.buy_cubes(self.trade(weak), self.trade(weak))
        higher = player.foreman_on[ids.TANDEM]
        if higher != 0:
            lower = player.tandem_second
            self.buy_cubes(self.trade(higher), self.trade(higher) + self.trade(max(lower, 1)))

    def buy_cubes(self, limit: i64, owed: i64) -> None:
        """Buy up to this many cubes that are worth their price; at least one, or a penalty."""
        state = self.state
        outlook = self.outlook
        price = float(state.components.utility_fees + state.gauge) * self.fee
        types: i64 = 0
        bought: i64 = 0
        for _ in range(min(limit, ids.MAX_CUBES)):
            if price > self.cash:
                break
            best: i64 = -1
            gain: float = -1e6
            for type in range(ids.TYPES):
                if counts.count(state.market, type) <= self.stored[type] // 2:
                    continue
                value = outlook.spare
                if self.lack[type] > 0:
                    value = outlook.stored if (types >> type) & 1 != 0 else self.cube()
                if value > gain:
                    gain = value
                    best = type
            if best < 0 or (gain < price and (bought > 0 or gain < price - float(owed) * self.fee)):
                break
            self.cash -= price
            self.assets += gain
            bought += 1
            if self.lack[best] > 0:
                if (types >> best) & 1 != 0:
                    self.stored[best] += 1
                else:
                    self.lack[best] -= 1
            types |= 1 << best
        if bought == 0:
            self.penalise(owed)

    def cube(self) -> float:
        """What a utility is worth that is installed now, also on a tile that is laid first."""
        outlook = self.outlook
        if outlook.survey.lacking > 0 or self.new_tiles == 0:
            return outlook.cube
        return outlook.missing + outlook.weights.new_tile * outlook.more * outlook.later

    # Areas 6 and 7

    def construct(self) -> None:
        """The building that brings most for its price, if one does."""
        state = self.state
        found: i64 = -1
        if self.asked(pending.BUILD):
            found = pending.influence(state)
        else:
            foreman = self.player.foreman_on[ids.CONSTRUCTION]
            if foreman != 0:
                found = self.trade(foreman)
        if found < 0 or construction.vacant_sites(state, self.player) == 0:
            return
        scored = float(state.components.inspect_building) * self.outlook.end_fee
        best: float = 0.0
        cost: float = 0.0
        for row in range(ids.ROWS):
            for building in range(ids.BUILDINGS):
                if state.row(row)[building] == 0:
                    continue
                if construction.holds(self.player, building):
                    continue
                fees = construction.building_fees(state, building, row, found)
                paid = float(fees) * self.fee
                gain = scored + self.outlook.building(building) - paid
                if gain > best and paid <= self.cash:
                    best = gain
                    cost = paid
        self.cash -= cost
        self.assets += cost + best * self.outlook.weights.building_sure

    def tidy(self) -> None:
        """Refuse is removed, stored utilities are installed."""
        state = self.state
        player = self.player
        self.assets -= self.outlook.refuse * float(self.new_refuse)
        pile = player.foreman_on[ids.REFUSE_PILE]
        if self.asked(pending.CLEAR):
            self.clear(pending.limit(state), pending.penalty(state))
        elif pile != 0:
            found = economy.influence(player, pile - 1)
            self.clear(economy.with_bonus(state, player, found, ids.MESS_HALL), found)
        store = player.foreman_on[ids.STORAGE]
        if self.asked(pending.STORE):
            owed: i64 = pending.penalty(state) if pending.moved(state) == 0 else 0
            self.install(pending.limit(state), owed)
        elif store != 0:
            found = economy.influence(player, store - 1)
            self.install(economy.with_bonus(state, player, found, ids.SCHOOL), found)

    def clear(self, limit: i64, owed: i64) -> None:
        """Remove refuse, or pay."""
        refuse = self.player.refuse + self.new_refuse
        cleared = min(limit, refuse)
        if cleared == 0:
            self.penalise(owed)
        self.assets += self.outlook.refuse * float(cleared)

    def install(self, limit: i64, owed: i64) -> None:
        """Install what is stored and needed, or pay."""
        moved: i64 = 0
        for type in range(ids.TYPES):
            moved += min(self.stored[type], self.lack[type])
        moved = min(moved, limit)
        if moved == 0:
            self.penalise(owed)
        self.assets += (self.cube() - self.outlook.stored) * float(moved)


def closed_tunnels(state: CoalCountryState, player: Player, cell: i64) -> i64:
    """Tunnels of connected tiles that run into an open cell."""
    closed: i64 = 0
    for side in range(ids.SIDES):
        other = geometry.beside(state.components, cell, side)
        if other < 0 or player.mine.connected[other] == 0:
            continue
        if (player.mine.openings[other] >> geometry.opposite(side)) & 1 != 0:
            closed += 1
    return closed
