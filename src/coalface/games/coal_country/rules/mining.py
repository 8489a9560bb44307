"""Area 2: coal is mined by foremen, and by supplied tiles on their own."""

from typing import Final

from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED, NOT_NOW, Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.generated import pending, why
from coalface.games.coal_country.rules import economy, foremen, geometry
from coalface.games.coal_country.state import CoalCountryState, Player

NOBODY: Final[i64] = -1
"""No cell: the church helps no miner."""


def next_mine(state: CoalCountryState, log: list[Event] | None) -> bool:
    """The next mine yields its coal, or its church asks; False when all have. (CC-38, CC-40)"""
    waiting = (masks.bit(state.seats) - 1) & ~state.done
    if waiting == 0:
        return False
    player = state.players[economy.first_by_earnings(state, waiting)]
    state.done |= masks.bit(player.seat)
    chosen: i64 = NOBODY
    if economy.is_active(player, ids.CHURCH_BUILDING):
        miners: i64 = 0
        helped = False
        for cell in player.mine.tile_cells:
            if can_bless(player, cell) == ALLOWED:
                miners += 1
                chosen = cell
                helped = helped or blessing(state, player, cell) > 0
        if helped if state.components.church_optional else miners > 1:
            pending.ask_bless(state, player.seat)
            return True
    work_mine(state, player, chosen, log)
    return True


def can_bless(player: Player, cell: i64) -> i64:
    """Is there a mining foreman for the church to help? (CC-38)"""
    if player.mine.tile_on[cell] != 0 and foremen.on_cell(player, cell) != 0:
        return ALLOWED
    return why.NO_MINER_THERE


def can_stop(state: CoalCountryState) -> i64:
    """May a player do no more of what is asked? A church's help, only if that is optional."""
    if state.pending_kind == pending.BLESS and not state.components.church_optional:
        return NOT_NOW
    return ALLOWED


def blessing(state: CoalCountryState, player: Player, cell: i64) -> i64:
    """The coal that the church would add for the miner on this cell. (CC-38)"""
    found = economy.influence(player, foremen.on_cell(player, cell) - 1)
    alone = yield_of(state, player, cell, found, False)
    return yield_of(state, player, cell, found, True) - alone


def go_without_church(state: CoalCountryState, player: Player, log: list[Event] | None) -> None:
    """The owner lets the church help nobody, then the mine is worked. (CC-38)"""
    state.pop_decision()
    if log is not None:
        log.append(Event("cc.church.declined", player.seat))
    work_mine(state, player, NOBODY, log)


def bless(state: CoalCountryState, player: Player, cell: i64, log: list[Event] | None) -> None:
    """The church helps this miner, then the mine is worked. (CC-38)"""
    state.pop_decision()
    work_mine(state, player, cell, log)


def work_mine(
    state: CoalCountryState, player: Player, blessed: i64, log: list[Event] | None
) -> None:
    """All coal of one mine: from tiles on their own, and from foremen. (CC-35, CC-37, CC-40)"""
    coal: i64 = 0
    produced: i64 = 0
    for cell in player.mine.tile_cells:
        if player.mine.connected[cell] == 0:
            continue
        produced += auto_production(state, player, cell)
        if foremen.on_cell(player, cell) != 0:
            coal += mine_tile(state, player, cell, cell == blessed, log)
    coal += produced
    player.coal += coal
    if log is None:
        return
    if produced > 0:
        log.append(Event("cc.produced", player.seat, (produced,)))
    log.append(Event("cc.mined", player.seat, (coal,)))


def coal_of(state: CoalCountryState, player: Player, cell: i64, found: i64) -> i64:
    """The coal that is printed on a tile for an influence. (CC-36)"""
    place = geometry.kind_on(player.mine, cell) * ids.VALUES + found
    return state.components.coal[place]


def auto_production(state: CoalCountryState, player: Player, cell: i64) -> i64:
    """A supplied tile yields what a 1 would mine, without refuse. (CC-35, CC-37, CC-87)"""
    if state.components.reformed or not geometry.is_supplied(player.mine, cell):
        return 0
    return coal_of(state, player, cell, 1)


def mine_tile(
    state: CoalCountryState, player: Player, cell: i64, blessed: bool, log: list[Event] | None
) -> i64:
    """A foreman mines his tile, leaves one refuse cube and goes home. (CC-36, CC-39, CC-87)"""
    bonus: i64 = 0
    if blessed and log is not None:
        bonus = blessing(state, player, cell)
    space = ids.FIRST_CELL + cell
    value = foremen.bring_home(player, space)
    coal = yield_of(state, player, cell, economy.influence(player, value), blessed)
    refuse: i64 = 1 if coal > 0 or not state.components.refuse_only_if_coal else 0
    player.refuse += refuse
    if log is None:
        return coal
    if bonus > 0:
        log.append(Event("cc.church.helped", player.seat, (space, bonus)))
    log.append(Event("cc.tile.mined", player.seat, (space, value, coal, refuse)))
    return coal


def yield_of(state: CoalCountryState, player: Player, cell: i64, found: i64, blessed: bool) -> i64:
    """What a foreman mines: half, rounded down, where a utility is missing.

    The church adds the amount of a 1, halved by itself. (CC-36, CC-38, CC-91)
    """
    coal = coal_of(state, player, cell, found)
    if found == 0 and state.components.zero_mines > 0:
        coal = state.components.zero_mines
    bonus: i64 = 0
    if blessed:
        bonus = coal_of(state, player, cell, 1)
    if geometry.is_supplied(player.mine, cell):
        return coal + bonus
    if state.components.halve_sum:
        return (coal + bonus) // 2
    return coal // 2 + bonus // 2
