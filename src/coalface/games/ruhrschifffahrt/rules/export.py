"""Phase 7, export and clean-up."""

from mypy_extensions import i64

from coalface.core.contract import CHANCE, Event
from coalface.games.ruhrschifffahrt.ids import (
    CASH,
    CHOSEN,
    CLOSED,
    COLUMN,
    EVENT_PHASE,
    EXPORT,
    EXPORT_VP,
    FORCED,
    INN_PHASE,
    MOST_PLACES,
    SEAT_SIZE,
    TURN,
    TURNED,
    TURNS,
    USED,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.rules.order import enter_phase
from coalface.games.ruhrschifffahrt.rules.points import gain
from coalface.games.ruhrschifffahrt.rules.warehouse import houses_in_column


def finish_turn(state: Pieces, log: list[Event] | None) -> None:
    """Export, take back discs, return Thalers, go on to the next turn. (RS-106, RS-108)"""
    turn = state.turn()
    if state.kit.first_export <= turn <= state.kit.last_export and state.board[TURNED + turn] > 0:
        score_export(state, state.board[TURNED + turn] - 1, log)
    clear_options(state)
    for seat in range(state.seats):
        return_thalers(state, seat, log)
    if turn == TURNS:
        enter_phase(state, INN_PHASE)
        return
    state.board[TURN] = turn + 1
    enter_phase(state, EVENT_PHASE)
    if log is not None:
        kit = state.kit
        facts = (turn + 1, kit.year[turn + 1], kit.coat[turn + 1])
        log.append(Event("rs.turn.began", CHANCE, facts))


def score_export(state: Pieces, column: i64, log: list[Event] | None) -> None:
    """Each warehouse of the country's column scores by the marker and by its position. (RS-104)"""
    houses = houses_in_column(state, column)
    value = state.kit.export_track[state.board[EXPORT]]
    for place in range(houses):
        seat = state.board[COLUMN + column * MOST_PLACES + place] - 1
        points = max(value + state.kit.position_bonus[place], 0)
        gain(state, seat, EXPORT_VP, points)
        if log is not None:
            log.append(Event("rs.export.scored", seat, (column, points)))
    move_export_marker(state, houses, log)


def move_export_marker(state: Pieces, houses: i64, log: list[Event] | None) -> None:
    """The marker goes left a space for each warehouse there, whatever it scored. (RS-105)"""
    moved = min(houses, state.board[EXPORT])
    state.board[EXPORT] -= moved
    if log is not None and moved > 0:
        value = state.kit.export_track[state.board[EXPORT]]
        log.append(Event("rs.export.lowered", CHANCE, (moved, value)))


def clear_options(state: Pieces) -> None:
    """Discs and the pilot ban are taken back; black markers can be used again. (RS-107, RS-127)"""
    state.board[CLOSED] = 0
    state.board[FORCED] = 0
    for seat in range(state.seats):
        state.own[seat * SEAT_SIZE + CHOSEN] = 0
        state.own[seat * SEAT_SIZE + USED] = 0


def return_thalers(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Nobody keeps more than the income track holds. (RS-81, RS-119)"""
    surplus = state.own[seat * SEAT_SIZE + CASH] - state.kit.income
    if surplus <= 0:
        return
    state.own[seat * SEAT_SIZE + CASH] = state.kit.income
    if log is not None:
        log.append(Event("rs.thalers.returned", seat, (surplus, state.kit.income)))
