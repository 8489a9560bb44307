"""Area 5: utilities are bought, by the strongest foreman first, and installed."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.generated import pending, why
from coalface.games.coal_country.rules import economy, foremen, geometry
from coalface.games.coal_country.state import CoalCountryState, Player


def order_of(player: Player) -> i64:
    """The influence that a player's next purchase is made with; -1 if there is none. (CC-56)"""
    strongest = player.foreman_on[ids.MARKET]
    if strongest != 0:
        return economy.trade_influence(player, strongest - 1)
    higher = player.foreman_on[ids.TANDEM]
    if higher == 0:
        return -1
    lower = economy.trade_influence(player, player.tandem_second - 1)
    return economy.trade_influence(player, higher - 1) + lower


def next_buyer(state: CoalCountryState) -> bool:
    """Ask the strongest buyer left; a tandem counts with its sum. (CC-56, CC-57)"""
    best: i64 = -1
    strongest: i64 = -1
    most: i64 = 0
    for each in state.players:
        found = order_of(each)
        if found < 0:
            continue
        if found > strongest or (found == strongest and each.earned > most):
            best = each.seat
            strongest = found
            most = each.earned
    if best < 0:
        return False
    player = state.players[best]
    space: i64 = ids.MARKET if player.foreman_on[ids.MARKET] != 0 else ids.TANDEM
    higher = foremen.bring_home(player, space)
    printed = higher
    if space == ids.TANDEM:
        printed += foremen.bring_home(player, ids.TANDEM)
    limit = economy.trade_influence(player, higher)
    owed = economy.penalty_of(state, strongest, printed)
    pending.ask_take(state, best, min(limit, ids.MAX_CUBES), owed)
    return True


def cube_fees(state: CoalCountryState) -> i64:
    """The price of one cube in fees. (CC-58, CC-86)"""
    return state.components.utility_fees + state.gauge


def ask_buyer(state: CoalCountryState, player: Player, log: list[Event] | None) -> bool:
    """Is there a choice? If not, the penalty is due, but not on an empty market. (CC-61)"""
    empty = state.market == 0
    can_pay = economy.can_pay(state, player, cube_fees(state))
    if not empty and pending.limit(state) > 0 and can_pay:
        return True
    fees: i64 = 0 if empty else pending.penalty(state)
    state.pop_decision()
    if log is not None:
        log.append(Event("cc.bought.none", player.seat))
    economy.penalise(state, player, fees, log)
    return False


def can_take(state: CoalCountryState, player: Player, basket: i64) -> i64:
    """May the buyer take these cubes? (CC-17, CC-57)"""
    wanted = state.components.basket[basket]
    for type in range(ids.TYPES):
        if counts.count(wanted, type) > counts.count(state.market, type):
            return why.NOT_IN_MARKET
    cubes = counts.total(wanted)
    if cubes > pending.limit(state):
        return why.OVER_LIMIT
    return ALLOWED if economy.can_pay(state, player, cubes * cube_fees(state)) else why.TOO_DEAR


def take(state: CoalCountryState, player: Player, basket: i64, log: list[Event] | None) -> None:
    """Buy cubes into storage; one of each type may be installed at once. (CC-57, CC-59, CC-61)"""
    fees = pending.penalty(state)
    state.pop_decision()
    wanted = state.components.basket[basket]
    if wanted == 0:
        if log is not None:
            log.append(Event("cc.bought.none", player.seat))
        economy.penalise(state, player, fees, log)
        return
    state.market -= wanted
    player.stored += wanted
    types: i64 = 0
    packed: i64 = 0
    for type in range(ids.TYPES):
        if counts.count(wanted, type) > 0:
            types |= masks.bit(type)
            packed += counts.count(wanted, type) << (type * ids.COUNT_BITS)
    cost = counts.total(wanted) * cube_fees(state)
    dollars = economy.pay(state, player, cost, ids.UTILITIES)
    if log is not None:
        log.append(Event("cc.bought", player.seat, (packed, dollars)))
    if state.components.install_once:
        types &= ~player.installed
    pending.ask_install(state, player.seat, types)


# Cubes on tiles


def first_type(types: i64) -> i64:
    """The first type of some."""
    type: i64 = 0
    while (types >> type) & 1 == 0:
        type += 1
    return type


def can_hold(player: Player, type: i64, cell: i64) -> i64:
    """Does a connected tile lie here that lacks this type? (CC-59, CC-60, CC-71)"""
    if player.mine.tile_on[cell] == 0:
        return why.NO_TILE_THERE
    if player.mine.connected[cell] == 0:
        return why.NOT_CONNECTED
    return why.HAS_THAT_CUBE if (player.mine.utilities_on[cell] >> type) & 1 != 0 else ALLOWED


def has_room(player: Player, type: i64) -> bool:
    """Is there any tile to install a cube of this type on? (CC-60)"""
    return any(can_hold(player, type, cell) == ALLOWED for cell in player.mine.tile_cells)


def ask_installer(state: CoalCountryState, player: Player) -> bool:
    """Is there a tile for the next type that was bought? If not, go on to the next. (CC-59)"""
    types = pending.types(state)
    while types != 0:
        type = first_type(types)
        if has_room(player, type):
            pending.set_types(state, types)
            return True
        types &= ~masks.bit(type)
    state.pop_decision()
    return False


def can_install(state: CoalCountryState, player: Player, type: i64, cell: i64) -> i64:
    """May a cube of this type go there now? (CC-59, CC-60, CC-71)"""
    if state.pending_kind == pending.INSTALL and first_type(pending.types(state)) != type:
        return why.WRONG_TYPE
    if counts.count(player.stored, type) == 0:
        return why.NOTHING_STORED
    return can_hold(player, type, cell)


def install(
    state: CoalCountryState, player: Player, type: i64, cell: i64, log: list[Event] | None
) -> None:
    """Put a cube on a tile, where it stays. (CC-59, CC-62, CC-71)"""
    player.stored -= counts.one(type)
    player.mine = geometry.with_utilities(player.mine, cell, masks.bit(type))
    if state.pending_kind == pending.STORE:
        pending.set_limit(state, pending.limit(state) - 1)
        pending.set_moved(state, 1)
    else:
        pending.set_types(state, pending.types(state) & ~masks.bit(type))
        player.installed |= masks.bit(type)
    if log is not None:
        log.append(Event("cc.installed", player.seat, (type, cell)))


def keep_in_storage(state: CoalCountryState, player: Player, log: list[Event] | None) -> None:
    """The cube that could be installed stays in storage. (CC-59)"""
    type = first_type(pending.types(state))
    pending.set_types(state, pending.types(state) & ~masks.bit(type))
    if log is not None:
        log.append(Event("cc.install.declined", player.seat, (type,)))
