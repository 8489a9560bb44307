"""The rest of a round of Coal Country for one seat: what its foremen will bring, area by area."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.coal_country.bot.outlook import Outlook, price_now
from coalface.games.coal_country.ids import (
    ASK_BUILD,
    ASK_CLEAR,
    ASK_SELL,
    ASK_STORE,
    ASK_TAKE,
    BROKER,
    BUILDINGS,
    CASH,
    CELLS,
    CHURCH,
    COAL,
    COAL_SHED,
    CONSTRUCTING,
    CONSTRUCTION,
    DONE,
    EXPANDING,
    FLAG_CHURCH,
    FLAG_TAVERN,
    FLAGS,
    GAUGE,
    IN_ROW,
    MARKET,
    MESS_HALL,
    MINING,
    MOST_CUBES,
    NUMBERS,
    OFFERED,
    PLACING,
    REFUSE,
    REFUSE_PILE,
    ROWS,
    SCHOOL,
    SEAT_SIZE,
    SELLING,
    SIDES,
    STEP,
    STORAGE,
    STORED,
    SUPPLYING,
    TANDEM,
    TAVERN,
    TIDYING,
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


@final
class Areas:
    """Goes through the areas that are still to come, with the cash that is there by then."""

    def __init__(self, state: Pieces, seat: i64, outlook: Outlook) -> None:
        at = seat * SEAT_SIZE
        self.state: Pieces = state
        self.seat: i64 = seat
        self.outlook: Outlook = outlook
        self.step: i64 = state.board[STEP]
        self.cash: float = float(state.own[at + CASH])
        self.fee: float = outlook.fee
        self.worth: float = 0.0
        """What is won beside the cash."""
        self.coal: float = float(state.own[at + COAL])
        self.new_refuse: i64 = 0
        self.new_tiles: i64 = 0
        self.lack: vec[i64] = outlook.survey.lack[:]
        self.stored: vec[i64] = vec[i64]([0, 0, 0])
        for type in range(TYPES):
            self.stored[type] = state.own[at + STORED + type]
        self.tavern: i64 = self.tavern_bonus()

    def total(self) -> float:
        """Cash and all else that this seat may expect, to the end of the game."""
        step = self.step
        if step == PLACING:
            self.penalise(placement.unplaced_influence(self.state, self.seat))
        if step <= MINING:
            self.mine()
        if step <= SELLING:
            self.sell()
        if step <= EXPANDING:
            self.expand()
        if step <= SUPPLYING:
            self.supply()
        if step <= CONSTRUCTING:
            self.construct()
        if step <= TIDYING:
            self.tidy()
        self.keep_coal()
        return self.cash + self.worth + self.outlook.base(self.state, self.seat)

    def penalise(self, fees: i64) -> None:
        """Pay fees, or all there is."""
        owed = float(fees) * self.fee
        self.cash -= owed if owed < self.cash else self.cash

    def asked(self, kind: i64) -> bool:
        """Is this what the seat is asked now, its foreman already home?"""
        return self.state.kind == kind and self.state.asked_seat() == self.seat

    def tavern_bonus(self) -> i64:
        """1 if the tavern is active, or will be."""
        state = self.state
        if state.own[self.seat * SEAT_SIZE + FLAGS] & FLAG_TAVERN != 0:
            return 1
        token = foremen.token_at(state, self.seat, TAVERN)
        return 1 if token > state.kit.tavern_needs else 0

    def trade(self, token: i64) -> i64:
        """The influence of one who buys or sells."""
        return economy.influence(self.state, self.seat, token - 1) + self.tavern

    # Areas 2 and 3

    def mine(self) -> None:
        """Coal and refuse of this round's mining, if it is still to come."""
        state = self.state
        seat = self.seat
        if self.step == MINING and (state.board[DONE] >> seat) & 1 != 0:
            return
        church = state.own[seat * SEAT_SIZE + FLAGS] & FLAG_CHURCH != 0
        if foremen.token_at(state, seat, CHURCH) > state.kit.church_needs:
            church = True
        blessed: i64 = 0
        for cell in range(seat * CELLS, seat * CELLS + state.reach()):
            there = state.mine[cell]
            if not geometry.is_connected(there):
                continue
            self.coal += float(mining.auto_production(state, there))
            token = geometry.token_on(there)
            if token != 0:
                found = economy.influence(state, seat, token - 1)
                coal = mining.yield_of(state, there, found, False)
                blessed = max(blessed, mining.yield_of(state, there, found, True) - coal)
                self.coal += float(coal)
                if coal > 0 or not state.kit.refuse_only_if_coal:
                    self.new_refuse += 1
        if church:
            self.coal += float(blessed)

    def sell(self) -> None:
        """All coal at the price that may be expected; cash and the fee rise."""
        state = self.state
        found: i64 = -1
        if self.asked(ASK_SELL):
            found = state.asked_a()
        else:
            token = foremen.token_at(state, self.seat, BROKER)
            if token != 0:
                found = self.trade(token)
        if found < 0:
            return
        price = price_now(state, self.others_coal(found), self.coal, found)
        if price > 0.0 and self.coal > 0.0:
            earned = self.coal * price
            self.cash += earned
            before = economy.earnings(state, self.seat)
            self.fee = float(economy.fee_at(state.kit, before + int(earned)))
            self.coal = 0.0
        elif price > 0.0:
            self.penalise(found)

    def others_coal(self, found: i64) -> float:
        """The coal of others that lowers the price when a seller of this influence comes."""
        state = self.state
        if self.step <= MINING:
            weights = self.outlook.weights
            return self.outlook.others_rate * weights.unsold[found]
        coal: i64 = 0
        for other in range(state.seats):
            if other == self.seat:
                continue
            if not self.sells_before(other, found):
                coal += state.own[other * SEAT_SIZE + COAL]
        return float(coal)

    def sells_before(self, other: i64, found: i64) -> bool:
        """Does another seat sell before a seller of this influence? (CC-41)"""
        state = self.state
        if state.kind == ASK_SELL and state.asked_seat() == other:
            return True
        token = foremen.token_at(state, other, BROKER)
        if token == 0:
            return False
        theirs = economy.trade_influence(state, other, token - 1)
        return theirs < found or (theirs == found and economy.before(state, other, self.seat))

    def keep_coal(self) -> None:
        """Coal that is not sold is lost, but for what a coal shed keeps."""
        if self.outlook.later > 0.0 and economy.has_building(self.state, self.seat, COAL_SHED):
            self.worth += self.outlook.more * min(self.coal, float(self.state.kit.shed_coal))

    # Area 4

    def expand(self) -> None:
        """Every foreman who waits for a permit takes the best tile there is for him."""
        state = self.state
        at = self.seat * CELLS
        for cell in range(state.reach()):
            there = state.mine[at + cell]
            if geometry.token_on(there) != 0 and not geometry.has_tile(there):
                self.take_tile(cell)

    def take_tile(self, cell: i64) -> None:
        """The number that brings most for what it costs, or none for a penalty."""
        state = self.state
        found = permits.permit_influence(state, self.seat, cell)
        dear = permits.is_dear(state, self.seat, cell)
        declined = float(found) * self.fee
        best: float = -(declined if declined < self.cash else self.cash)
        cost: float = -best
        taken = False
        for number in range(1, NUMBERS + 1):
            if permits.tiles_left(state, number) == 0:
                continue
            needed = number if dear else max(0, number - found)
            paid = float(needed * (state.kit.incentive_fees + state.board[GAUGE])) * self.fee
            if paid > self.cash:
                continue
            gain = self.outlook.tile(state, number) - paid
            gain += self.outlook.tunnel * float(closed_tunnels(state, self.seat, cell) - 1)
            if gain > best:
                best = gain
                cost = paid
                taken = True
        self.cash -= cost
        self.worth += best + cost
        if taken:
            self.new_tiles += 1
            for type in range(TYPES):
                self.lack[type] += 1

    # Area 5

    def supply(self) -> None:
        """The purchases of one or two foremen, or of a tandem."""
        state = self.state
        seat = self.seat
        if self.asked(ASK_TAKE):
            self.buy_cubes(state.asked_a(), state.asked_b())
        strong = foremen.token_at(state, seat, MARKET)
        if strong != 0:
            self.buy_cubes(self.trade(strong), self.trade(strong))
            weak = foremen.second_at(state, seat, MARKET)
            if weak != 0:
                self.buy_cubes(self.trade(weak), self.trade(weak))
        higher = foremen.token_at(state, seat, TANDEM)
        if higher != 0:
            lower = foremen.second_at(state, seat, TANDEM)
            self.buy_cubes(self.trade(higher), self.trade(higher) + self.trade(max(lower, 1)))

    def buy_cubes(self, limit: i64, owed: i64) -> None:
        """Up to so many cubes as long as they are worth their price; at least one, or a penalty."""
        state = self.state
        outlook = self.outlook
        price = float(state.kit.utility_fees + state.board[GAUGE]) * self.fee
        types: i64 = 0
        bought: i64 = 0
        for _ in range(min(limit, MOST_CUBES)):
            if price > self.cash:
                break
            best: i64 = -1
            gain: float = -1e6
            for type in range(TYPES):
                if state.board[OFFERED + type] <= self.stored[type] // 2:
                    continue
                worth = outlook.spare
                if self.lack[type] > 0:
                    worth = outlook.kept if (types >> type) & 1 != 0 else self.cube()
                if worth > gain:
                    gain = worth
                    best = type
            if best < 0 or (gain < price and (bought > 0 or gain < price - float(owed) * self.fee)):
                break
            self.cash -= price
            self.worth += gain
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
        if self.asked(ASK_BUILD):
            found = state.asked_a()
        else:
            token = foremen.token_at(state, self.seat, CONSTRUCTION)
            if token != 0:
                found = self.trade(token)
        if found < 0 or construction.vacant_sites(state, self.seat) == 0:
            return
        scored = float(state.kit.inspect_building) * self.outlook.end_fee
        best: float = 0.0
        cost: float = 0.0
        for row in range(ROWS):
            for building in range(BUILDINGS):
                if state.board[IN_ROW + row * BUILDINGS + building] == 0:
                    continue
                if construction.holds(state, self.seat, building):
                    continue
                fees = construction.building_fees(state, building, row, found)
                paid = float(fees) * self.fee
                gain = scored + self.outlook.building(building) - paid
                if gain > best and paid <= self.cash:
                    best = gain
                    cost = paid
        self.cash -= cost
        self.worth += cost + best * self.outlook.weights.building_sure

    def tidy(self) -> None:
        """Refuse is removed, stored utilities are installed."""
        state = self.state
        seat = self.seat
        self.worth -= self.outlook.refuse * float(self.new_refuse)
        pile = foremen.token_at(state, seat, REFUSE_PILE)
        if self.asked(ASK_CLEAR):
            self.clear(state.asked_a(), state.asked_b())
        elif pile != 0:
            found = economy.influence(state, seat, pile - 1)
            self.clear(economy.with_bonus(state, seat, found, MESS_HALL), found)
        store = foremen.token_at(state, seat, STORAGE)
        if self.asked(ASK_STORE):
            self.install(state.asked_a(), state.asked_b() if state.asked_c() == 0 else 0)
        elif store != 0:
            found = economy.influence(state, seat, store - 1)
            self.install(economy.with_bonus(state, seat, found, SCHOOL), found)

    def clear(self, limit: i64, owed: i64) -> None:
        """Remove refuse, or pay."""
        refuse = self.state.own[self.seat * SEAT_SIZE + REFUSE] + self.new_refuse
        cleared = min(limit, refuse)
        if cleared == 0:
            self.penalise(owed)
        self.worth += self.outlook.refuse * float(cleared)

    def install(self, limit: i64, owed: i64) -> None:
        """Install what is stored and needed, or pay."""
        moved: i64 = 0
        for type in range(TYPES):
            moved += min(self.stored[type], self.lack[type])
        moved = min(moved, limit)
        if moved == 0:
            self.penalise(owed)
        self.worth += (self.cube() - self.outlook.kept) * float(moved)


def closed_tunnels(state: Pieces, seat: i64, cell: i64) -> i64:
    """Tunnels of connected tiles that run into an open cell."""
    kit = state.kit
    closed: i64 = 0
    for side in range(SIDES):
        other = kit.neighbour[cell * SIDES + side]
        if other < 0:
            continue
        there = state.mine[seat * CELLS + other]
        if (
            geometry.is_connected(there)
            and geometry.joined(kit, there, geometry.opposite(side)) != 0
        ):
            closed += 1
    return closed
