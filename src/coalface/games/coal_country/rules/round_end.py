"""Phase 3: quarterly report, lost coal, new market cubes, utilities and buildings."""

from librt.vecs import append, vec
from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.generated import pending, why
from coalface.games.coal_country.rules import brokers, economy, placement
from coalface.games.coal_country.state import NO_BUILDINGS, NO_CUBES, CoalCountryState, Player


def begin_reports(state: CoalCountryState) -> None:
    """After rounds 2, 4, 6 and 8 everyone reports; otherwise nobody has to. (CC-73)"""
    state.step = ids.REPORTING
    due = state.components.report_after[state.round] != 0
    state.done = 0 if due else masks.bit(state.seats) - 1


def next_report(state: CoalCountryState, log: list[Event] | None) -> bool:
    """The next player, in the order before the report, reports the real cash. (CC-73)"""
    waiting = (masks.bit(state.seats) - 1) & ~state.done
    if waiting == 0:
        return False
    player = state.players[economy.first_by_earnings(state, waiting)]
    state.done |= masks.bit(player.seat)
    if log is not None:
        log.append(Event("cc.reported", player.seat, (player.cash,)))
    economy.report(state, player, player.cash, log)
    return True


def close_round(state: CoalCountryState, log: list[Event] | None) -> None:
    """Coal is lost, sheds may keep some, then new cubes are due. (CC-74, CC-75, CC-79)"""
    state.step = ids.RESTOCKING
    state.done = 0
    if not state.components.reformed:
        pending.ask_cube(state, CHANCE, 0)
    choosing: i64 = 0
    for player in state.players:
        player.active = 0
        player.installed = 0
        most = most_stored(state, player)
        if most > 0 and state.components.shed_optional:
            choosing |= masks.bit(player.seat)
        else:
            lose_coal(player, most, log)
    while choosing != 0:
        seat = economy.last_by_earnings(state, choosing)
        choosing &= ~masks.bit(seat)
        pending.ask_keep(state, seat, most_stored(state, state.players[seat]))


def most_stored(state: CoalCountryState, player: Player) -> i64:
    """How much of a player's coal can stay for the next round. (CC-69, CC-74)"""
    if not economy.has_building(player, ids.COAL_SHED):
        return 0
    return min(state.components.shed_coal, player.coal)


def can_keep(state: CoalCountryState, coal: i64) -> i64:
    """May the shed that is asked keep so much? (CC-74)"""
    return ALLOWED if coal <= pending.limit(state) else why.TOO_MUCH_KEPT


def keep(state: CoalCountryState, player: Player, coal: i64, log: list[Event] | None) -> None:
    """A coal shed keeps so much, and the rest is lost. (CC-74)"""
    state.pop_decision()
    lose_coal(player, coal, log)


def lose_coal(player: Player, stays: i64, log: list[Event] | None) -> None:
    """All coal is lost but for what stays. (CC-74)"""
    lost = player.coal - stays
    player.coal = stays
    if log is None:
        return
    if stays > 0:
        log.append(Event("cc.coal.kept", player.seat, (stays,)))
    if lost > 0:
        log.append(Event("cc.coal.lost", player.seat, (lost,)))


# Market cubes


def roll_over(state: CoalCountryState, log: list[Event] | None) -> None:
    """The last cube of a round is the first of the next; the others are used. (CC-10, CC-11)"""
    pending.set_shown(state, 1)
    stays = state.cubes[ids.CALENDAR - 1]
    for space in range(ids.CALENDAR - 1):
        state.used_cubes = counts.added(state.used_cubes, state.cubes[space], 1)
    state.cubes = vec[i64]([stays])
    if log is not None:
        log.append(Event("cc.cube.stays", CHANCE, (stays,)))
    if state.components.recycle_each_round:
        refill_bag(state, log)


def refill_bag(state: CoalCountryState, log: list[Event] | None) -> None:
    """The used cubes go back into the bag. (CC-11)"""
    cubes: i64 = 0
    bag = state.bag[:]
    for colour in range(ids.COLOURS):
        cubes += state.used_cubes[colour]
        bag[colour] += state.used_cubes[colour]
    state.bag = bag
    state.used_cubes = NO_CUBES
    if log is not None:
        log.append(Event("cc.bag.refilled", CHANCE, (cubes,)))


def ask_cube(state: CoalCountryState, log: list[Event] | None) -> bool:
    """Is a space of this round still without its cube? An empty bag is refilled. (CC-7, CC-11)"""
    if pending.shown(state) == 0 and state.step == ids.RESTOCKING:
        roll_over(state, log)
    if pending.shown(state) == ids.CALENDAR:
        state.pop_decision()
        return False
    left: i64 = 0
    for cubes in state.bag:
        left += cubes
    if left == 0:
        refill_bag(state, log)
    return True


def draw_cube(state: CoalCountryState, colour: i64, log: list[Event] | None) -> None:
    """The next cube goes to the next space of the calendar. (CC-7, CC-10)"""
    state.bag = counts.added(state.bag, colour, -1)
    state.cubes = append(state.cubes[:], colour)
    pending.set_shown(state, pending.shown(state) + 1)
    if log is not None:
        log.append(Event("cc.cube.drawn", CHANCE, (colour,)))


def set_gauge(state: CoalCountryState, log: list[Event] | None) -> None:
    """Only the sign of the sum of the four cubes counts. (CC-7, CC-9, CC-86)"""
    total: i64 = 0
    for colour in state.cubes:
        total += state.components.cube_value[colour]
    state.gauge = 1 if total > 0 else (-1 if total < 0 else 0)
    if log is not None:
        log.append(Event("cc.gauge.set", CHANCE, (state.gauge,)))
    brokers.log_price(state, log)


# Utilities and buildings


def stock_market(state: CoalCountryState, log: list[Event] | None) -> None:
    """New cubes of each utility, as far as the supply goes. (CC-8, CC-76, CC-86, CC-88)"""
    each = state.seats + state.components.utility_extra + state.gauge
    supply = state.supply[:]
    for type in range(ids.TYPES):
        offered = counts.count(state.market, type)
        if state.components.reformed:
            if offered > 0 and log is not None:
                log.append(Event("cc.market.cleared", CHANCE, (type, offered)))
            supply[type] += offered
            state.market -= counts.one(type) * offered
        fresh: i64 = min(each, supply[type]) if state.components.supply_limited else each
        supply[type] -= fresh
        state.market += counts.one(type) * fresh
        if fresh > 0 and log is not None:
            log.append(Event("cc.market.stocked", CHANCE, (type, fresh)))
    state.supply = supply


def restock(state: CoalCountryState, log: list[Event] | None) -> None:
    """The new gauge, new utilities, and buildings one row down. (CC-75, CC-76, CC-77)"""
    set_gauge(state, log)
    stock_market(state, log)
    removed = state.removed[:]
    for building in range(ids.BUILDINGS):
        log_row("cc.building.removed", building, state.bottom_row[building], log)
        log_row("cc.building.aged", building, state.top_row[building], log)
        removed[building] += state.bottom_row[building]
    state.removed = removed
    state.bottom_row = state.top_row
    state.top_row = NO_BUILDINGS
    state.step = ids.OPENING
    pending.ask_building(state, CHANCE, state.seats)


def log_row(key: str, building: i64, copies: i64, log: list[Event] | None) -> None:
    """Say of each copy of a building on display where it goes. (CC-77)"""
    if log is None:
        return
    for _ in range(copies):
        log.append(Event(key, CHANCE, (building,)))


def ask_building(state: CoalCountryState, log: list[Event] | None) -> bool:
    """Is a building still to be dealt, and is there one? (CC-77, CC-78, CC-95)"""
    if pending.to_deal(state) > 0 and state.piled == 0 and state.components.amok:
        reshuffle(state, log)
    if pending.to_deal(state) > 0 and state.piled > 0:
        return True
    state.pop_decision()
    return False


def reshuffle(state: CoalCountryState, log: list[Event] | None) -> None:
    """The removed buildings are a new draw pile: the company never closes. (CC-95)"""
    state.pile = state.removed
    state.removed = NO_BUILDINGS
    for copies in state.pile:
        state.piled += copies
    if state.piled > 0 and log is not None:
        log.append(Event("cc.pile.shuffled", CHANCE, (state.piled,)))


def deal_building(state: CoalCountryState, building: i64, log: list[Event] | None) -> None:
    """The next building of the pile is shown in the top row. (CC-4, CC-77)"""
    state.pile = counts.added(state.pile, building, -1)
    state.piled -= 1
    state.top_row = counts.added(state.top_row, building, 1)
    pending.set_to_deal(state, pending.to_deal(state) - 1)
    if log is not None:
        log.append(Event("cc.building.shown", CHANCE, (building,)))


def open_round(state: CoalCountryState, log: list[Event] | None) -> None:
    """The calendar moves on, and foremen are placed again. (CC-79)"""
    state.round += 1
    if log is not None:
        log.append(Event("cc.round.began", CHANCE, (state.round,)))
    placement.begin_placing(state)
