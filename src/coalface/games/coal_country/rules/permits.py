"""Area 4: permits for new mineshaft tiles, laid beside the mine or on top of a tile."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.generated import pending, why
from coalface.games.coal_country.rules import economy, foremen, geometry
from coalface.games.coal_country.state import CoalCountryState, Player


def has_expander(player: Player) -> bool:
    """Does a foreman of this player still wait for a permit? (CC-47)"""
    return any(waits_at(player, cell) for cell in player.mine.foreman_cells)


def waits_at(player: Player, cell: i64) -> bool:
    """Does a foreman stand on this open cell? (CC-25, CC-47)"""
    return player.mine.tile_on[cell] == 0 and foremen.on_cell(player, cell) != 0


def next_expander(state: CoalCountryState) -> bool:
    """Ask the next player in earnings order for one foreman, round and round. (CC-47)"""
    waiting: i64 = 0
    for player in state.players:
        if has_expander(player):
            waiting |= masks.bit(player.seat)
    if waiting == 0:
        return False
    if waiting & ~state.done == 0:
        state.done = 0
    seat = economy.first_by_earnings(state, waiting & ~state.done)
    state.done |= masks.bit(seat)
    pending.ask_permit(state, seat)
    return True


def tiles_left(state: CoalCountryState, number: i64) -> i64:
    """Tiles of a number in the permit office. (CC-48, CC-93)"""
    stack = number - 1
    shown: i64 = 1 if state.turned_up[stack] != 0 else 0
    return counts.count(state.stacked, stack) + shown


def office_is_empty(state: CoalCountryState) -> bool:
    """Are all four stacks used up? (CC-51)"""
    return all(tiles_left(state, number) <= 0 for number in range(1, ids.NUMBERS + 1))


def send_home(state: CoalCountryState, player: Player, log: list[Event] | None) -> None:
    """With no tiles left all who wait go home for nothing. (CC-51)"""
    for cell in player.mine.foreman_cells:
        if waits_at(player, cell):
            leave_cell(player, cell)
            if log is not None:
                log.append(Event("cc.permit.none", player.seat, (ids.FIRST_CELL + cell,)))
    state.pop_decision()


def leave_cell(player: Player, cell: i64) -> None:
    """The foreman of a cell goes home."""
    foremen.bring_home(player, ids.FIRST_CELL + cell)
    if player.dear[cell] != 0:
        player.dear = counts.added(player.dear, cell, -1)


# What a permit costs


def permit_influence(state: CoalCountryState, player: Player, cell: i64) -> i64:
    """The influence of an expanding foreman; the tavern is no help. (CC-97, CC-98)"""
    value = foremen.on_cell(player, cell) - 1
    if state.components.tavern_affects_permits:
        return economy.trade_influence(player, value)
    return economy.influence(player, value)


def is_dear(state: CoalCountryState, player: Player, cell: i64) -> bool:
    """Is a neighbour of this cell not supplied, now that the foreman is used? (CC-50, CC-94)"""
    if state.components.amok:
        return False
    if state.components.cost_when_placed:
        return player.dear[cell] != 0
    return geometry.beside_unsupplied(state.components, player.mine, cell)


def incentives(state: CoalCountryState, player: Player, cell: i64, number: i64) -> i64:
    """How many incentives the office wants for a tile of this number. (CC-50, CC-94, CC-96)"""
    if is_dear(state, player, cell):
        return number
    return max(0, number - permit_influence(state, player, cell))


def incentive_price(state: CoalCountryState) -> i64:
    """The price of one incentive in fees. (CC-49, CC-86)"""
    return state.components.incentive_fees + state.gauge


def permit_fees(state: CoalCountryState, player: Player, cell: i64, number: i64) -> i64:
    """The price in fees; the market moves that of each incentive. (CC-49, CC-86)"""
    return incentives(state, player, cell, number) * incentive_price(state)


def can_permit(state: CoalCountryState, player: Player, cell: i64, number: i64) -> i64:
    """May this foreman take a tile of this number? (CC-17, CC-48)"""
    if not waits_at(player, cell):
        return why.NO_FOREMAN_THERE
    if tiles_left(state, number) == 0:
        return why.STACK_EMPTY
    fees = permit_fees(state, player, cell, number)
    return ALLOWED if economy.can_pay(state, player, fees) else why.TOO_DEAR


def take_permit(
    state: CoalCountryState, player: Player, cell: i64, number: i64, log: list[Event] | None
) -> None:
    """Choose a number and pay, before the tile is seen; then draw it. (CC-47, CC-48, CC-93)"""
    fees = permit_fees(state, player, cell, number)
    dollars = economy.pay(state, player, fees, ids.PERMITS)
    state.pop_decision()
    if log is not None:
        paid = (ids.FIRST_CELL + cell, number, dollars)
        log.append(Event("cc.permit.paid", player.seat, paid))
    stack = number - 1
    shown = state.turned_up[stack]
    if shown == 0:
        pending.ask_tile(state, player.seat, cell, number)
        return
    state.turned_up = counts.added(state.turned_up, stack, -shown)
    pending.ask_lay(state, player.seat, cell, shown - 1)
    if counts.count(state.stacked, stack) > 0:
        pending.ask_turn_up(state, CHANCE, number)


def can_decline(player: Player, cell: i64) -> i64:
    """May this foreman go without a tile? Always, at a price. (CC-51)"""
    return ALLOWED if waits_at(player, cell) else why.NO_FOREMAN_THERE


def declined_fees(state: CoalCountryState, player: Player, cell: i64) -> i64:
    """A foreman who takes no tile costs his influence in fees. (CC-51)"""
    printed = foremen.on_cell(player, cell) - 1
    return economy.penalty_of(state, permit_influence(state, player, cell), printed)


def decline(state: CoalCountryState, player: Player, cell: i64, log: list[Event] | None) -> None:
    """A foreman goes home without a tile, and is paid for. (CC-51)"""
    fees = declined_fees(state, player, cell)
    state.pop_decision()
    leave_cell(player, cell)
    if log is not None:
        log.append(Event("cc.permit.declined", player.seat, (ids.FIRST_CELL + cell,)))
    economy.penalise(state, player, fees, log)


# The tile


def draw_tile(state: CoalCountryState, tile: i64, log: list[Event] | None) -> None:
    """The top tile of the stack is seen, then it may be laid. (CC-48)"""
    kind = tile + 1
    seat = state.pending_seat
    cell = pending.cell(state)
    state.pop_decision()
    unstack(state, kind)
    pending.ask_lay(state, seat, cell, kind)
    if log is not None:
        log.append(Event("cc.tile.drawn", seat, (kind,)))


def turn_up(state: CoalCountryState, tile: i64, log: list[Event] | None) -> None:
    """The next tile of a stack is turned over. (CC-93)"""
    kind = tile + 1
    state.pop_decision()
    unstack(state, kind)
    state.turned_up = counts.added(state.turned_up, state.components.number[kind] - 1, kind + 1)
    if log is not None:
        log.append(Event("cc.tile.shown", CHANCE, (kind,)))


def unstack(state: CoalCountryState, kind: i64) -> None:
    """Take a tile out of its stack. (CC-3)"""
    state.in_stack[kind] -= 1
    state.stacked -= counts.one(state.components.number[kind] - 1)


def can_lay(state: CoalCountryState, player: Player, cell: i64, rotation: i64) -> i64:
    """May the drawn tile go there, turned so? (CC-52, CC-53)"""
    spot = pending.cell(state)
    if cell != spot:
        if player.mine.tile_on[cell] == 0 or not geometry.are_beside(state.components, spot, cell):
            return why.NOT_BESIDE_FOREMAN
        if cell == ids.ENTRANCE_CELL and not state.components.entrance_toppable:
            return why.ENTRANCE_STAYS
    place = pending.kind(state) * ids.ROTATIONS + rotation
    return ALLOWED if state.components.distinct[place] != 0 else why.SAME_TURNED


def lay(
    state: CoalCountryState, player: Player, cell: i64, rotation: i64, log: list[Event] | None
) -> None:
    """Put the tile on the foreman's cell, or on top of a neighbour. (CC-52, CC-53, CC-54, CC-55)"""
    spot = pending.cell(state)
    kind = pending.kind(state)
    state.pop_decision()
    leave_cell(player, spot)
    space = ids.FIRST_CELL + cell
    under = geometry.kind_on(player.mine, cell)
    if under >= 0:
        state.buried = counts.added(state.buried, under, 1)
        refuse = state.components.number[under]
        player.refuse += refuse
        if log is not None:
            log.append(Event("cc.tile.covered", player.seat, (space, under, refuse)))
    player.mine = geometry.with_tile(state.components, player.mine, cell, kind, rotation)
    player.tiles_laid += 1
    if log is not None:
        log.append(Event("cc.tile.laid", player.seat, (space, kind, rotation)))
