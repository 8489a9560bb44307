"""Debt: warehouses on debt spaces for Thalers, and what happens when even that is not possible."""

from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import why
from coalface.games.ruhrschifffahrt.rules import points
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def free_debt_spaces(state: RuhrState, player: Player) -> i64:
    """Debt spaces that hold no warehouse yet. (RS-62)"""
    return state.components.debt_spaces - player.debt


def waiting_on_turns(player: Player) -> i64:
    """Warehouses of a seat that still lie on the turn track. (RS-65)"""
    return masks.size(player.turn_track)


def by_pool(state: RuhrState, player: Player) -> i64:
    """Thalers that a seat can raise: its own, and loans on its pool. (RS-62, RS-64)"""
    loans = min(player.pool, free_debt_spaces(state, player))
    return player.thaler + loans * state.components.loan


def by_turn_track(state: RuhrState, player: Player) -> i64:
    """Thalers that a seat can raise if it gives up warehouses of the turn track too. (RS-65)"""
    loans = min(player.pool + waiting_on_turns(player), free_debt_spaces(state, player))
    return player.thaler + loans * state.components.loan


def pay_owed(state: RuhrState, player: Player, thalers: i64, log: list[Event] | None) -> None:
    """Pay what must be paid, with as many loans as it takes and no more. (RS-42, RS-62, RS-63)"""
    while player.thaler < thalers and free_debt_spaces(state, player) > 0:
        if player.pool > 0:
            borrow_on_pool(state, player, log)
        elif player.turn_track != 0:
            borrow_on_turn_track(state, player, log)
        else:
            break
    if player.thaler < thalers:
        waive_rest(state, player, thalers - player.thaler, log)
        player.thaler = 0
        return
    player.thaler -= thalers


def borrow_on_pool(state: RuhrState, player: Player, log: list[Event] | None) -> None:
    """A warehouse goes from the pool to a debt space, for two Thalers. (RS-62)"""
    player.pool -= 1
    player.debt += 1
    player.thaler += state.components.loan
    if log is not None:
        log.append(Event("rs.loan.taken", player.seat, (state.components.loan,)))


def borrow_on_turn_track(state: RuhrState, player: Player, log: list[Event] | None) -> None:
    """With an empty pool the next warehouse of the turn track is taken; it costs points. (RS-65)"""
    turn: i64 = 1
    while turn < ids.TURNS and not masks.has(player.turn_track, turn - 1):
        turn += 1
    player.turn_track -= masks.bit(turn - 1)
    player.debt += 1
    player.thaler += state.components.loan
    lost = points.lose(player, ids.HARDSHIP_POINTS, state.components.hardship_vp)
    if log is not None:
        log.append(Event("rs.loan.hard", player.seat, (state.components.loan, turn, lost)))


def waive_rest(state: RuhrState, player: Player, thalers: i64, log: list[Event] | None) -> None:
    """Who cannot borrow any more pays what there is; the rest is waived for points. (RS-66)"""
    lost = points.lose(player, ids.HARDSHIP_POINTS, state.components.hardship_vp)
    if log is not None:
        log.append(Event("rs.fee.waived", player.seat, (thalers, lost)))


def can_repay(state: RuhrState, player: Player) -> i64:
    """May a debt be paid back? (RS-67)"""
    if player.debt == 0:
        return why.NO_DEBT
    return ALLOWED if player.thaler >= state.components.repay else why.TOO_FEW_THALERS


def repay(state: RuhrState, player: Player, log: list[Event] | None) -> None:
    """Pay a debt back; the warehouse is in the pool again and can be built at once.

    (RS-67, RS-101)
    """
    player.thaler -= state.components.repay
    player.debt -= 1
    player.pool += 1
    if log is not None:
        log.append(Event("rs.debt.repaid", player.seat, (state.components.repay,)))
