"""Area 2: coal is mined by foremen, and by supplied tiles on their own."""

from typing import Final

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country.ids import (
    ASK_BLESS,
    CELLS,
    COAL,
    DONE,
    FIRST_CELL,
    FLAG_CHURCH,
    FLAGS,
    REFUSE,
    SEAT_SIZE,
    VALUES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.reasons import NO_MINER_THERE
from coalface.games.coal_country.rules import economy, foremen, geometry

NOBODY: Final = -1
"""No cell: the church helps no miner."""


def next_mine(state: Pieces, log: list[Event] | None) -> bool:
    """The next mine yields its coal, or its church asks; False when all have. (CC-38, CC-40)"""
    waiting = ((1 << state.seats) - 1) & ~state.board[DONE]
    if waiting == 0:
        return False
    seat = economy.first_by_earnings(state, waiting)
    state.board[DONE] |= 1 << seat
    chosen: i64 = NOBODY
    if state.own[seat * SEAT_SIZE + FLAGS] & FLAG_CHURCH != 0:
        miners: i64 = 0
        helped = False
        for cell in range(state.reach()):
            if can_bless(state, seat, cell) == ALLOWED:
                miners += 1
                chosen = cell
                helped = helped or blessing(state, seat, cell) > 0
        if helped if state.kit.church_optional else miners > 1:
            state.ask(ASK_BLESS, seat, 0, 0, 0)
            return True
    work_mine(state, seat, chosen, log)
    return True


def can_bless(state: Pieces, seat: i64, cell: i64) -> i64:
    """Is there a mining foreman for the church to help? (CC-38)"""
    there = state.mine[seat * CELLS + cell]
    if geometry.has_tile(there) and geometry.token_on(there) != 0:
        return ALLOWED
    return NO_MINER_THERE


def blessing(state: Pieces, seat: i64, cell: i64) -> i64:
    """The coal that the church would add for the miner on this cell. (CC-38)"""
    there = state.mine[seat * CELLS + cell]
    found = economy.influence(state, seat, geometry.token_on(there) - 1)
    return yield_of(state, there, found, True) - yield_of(state, there, found, False)


def go_without_church(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """The owner lets the church help nobody, then the mine is worked. (CC-38)"""
    state.answered()
    if log is not None:
        log.append(Event("cc.church.declined", seat))
    work_mine(state, seat, NOBODY, log)


def bless(state: Pieces, seat: i64, cell: i64, log: list[Event] | None) -> None:
    """The church helps this miner, then the mine is worked. (CC-38)"""
    state.answered()
    work_mine(state, seat, cell, log)


def work_mine(state: Pieces, seat: i64, blessed: i64, log: list[Event] | None) -> None:
    """All coal of one mine: from tiles on their own, and from foremen. (CC-35, CC-37, CC-40)"""
    coal: i64 = 0
    produced: i64 = 0
    for cell in range(state.reach()):
        there = state.mine[seat * CELLS + cell]
        if not geometry.has_tile(there) or not geometry.is_connected(there):
            continue
        produced += auto_production(state, there)
        if geometry.token_on(there) != 0:
            coal += mine_tile(state, seat, cell, cell == blessed, log)
    coal += produced
    state.own[seat * SEAT_SIZE + COAL] += coal
    if log is None:
        return
    if produced > 0:
        log.append(Event("cc.produced", seat, (produced,)))
    log.append(Event("cc.mined", seat, (coal,)))


def auto_production(state: Pieces, there: i64) -> i64:
    """A supplied tile yields what a 1 would mine, without refuse. (CC-35, CC-37, CC-87)"""
    if state.kit.reformed or not geometry.is_supplied(there):
        return 0
    return state.kit.coal[geometry.tile_kind(there) * VALUES + 1]


def mine_tile(state: Pieces, seat: i64, cell: i64, blessed: bool, log: list[Event] | None) -> i64:
    """A foreman mines his tile, leaves one refuse cube and goes home. (CC-36, CC-39, CC-87)"""
    there = state.mine[seat * CELLS + cell]
    bonus = blessing(state, seat, cell) if blessed and log is not None else 0
    value = foremen.bring_home(state, seat, FIRST_CELL + cell)
    found = economy.influence(state, seat, value)
    coal = yield_of(state, there, found, blessed)
    refuse: i64 = 1 if coal > 0 or not state.kit.refuse_only_if_coal else 0
    state.own[seat * SEAT_SIZE + REFUSE] += refuse
    if log is None:
        return coal
    if bonus > 0:
        log.append(Event("cc.church.helped", seat, (FIRST_CELL + cell, bonus)))
    log.append(Event("cc.tile.mined", seat, (FIRST_CELL + cell, value, coal, refuse)))
    return coal


def yield_of(state: Pieces, there: i64, found: i64, blessed: bool) -> i64:
    """What a foreman mines: half, rounded down, where a utility is missing.

    The church adds the amount of a 1, halved by itself. (CC-36, CC-38, CC-91)
    """
    at = geometry.tile_kind(there) * VALUES
    coal = state.kit.coal[at + found]
    if found == 0 and state.kit.zero_mines > 0:
        coal = state.kit.zero_mines
    bonus = state.kit.coal[at + 1] if blessed else 0
    if geometry.is_supplied(there):
        return coal + bonus
    if state.kit.halve_sum:
        return (coal + bonus) // 2
    return coal // 2 + bonus // 2
