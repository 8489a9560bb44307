"""Phase 7, export and clean-up."""

from mypy_extensions import i64

from coalface.core import digits
from coalface.core.contract import CHANCE, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.rules import order, points, warehouse
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def finish_turn(state: RuhrState, log: list[Event] | None) -> None:
    """Export, take back discs, return Thalers, go on to the next turn. (RS-106, RS-108)"""
    components, turn = state.components, state.turn
    if components.first_export <= turn <= components.last_export and state.country() >= 0:
        score_export(state, state.country(), log)
    clear_options(state)
    for player in state.players:
        return_thalers(state, player, log)
    if turn == ids.TURNS:
        order.enter_phase(state, ids.INN_PHASE)
        return
    state.turn = turn + 1
    order.enter_phase(state, ids.EVENT_PHASE)
    if log is not None:
        facts = (turn + 1, components.year[turn + 1], components.coat[turn + 1])
        log.append(Event("rs.turn.began", CHANCE, facts))


def score_export(state: RuhrState, column: i64, log: list[Event] | None) -> None:
    """Each warehouse of the country's column scores by the marker and by its position. (RS-104)"""
    warehouses = warehouse.warehouses_in_column(state, column)
    value = state.components.export_track[state.export]
    for place in range(warehouses):
        player = state.players[digits.digit(state.port[column], place) - 1]
        won = max(value + state.components.position_bonus[place], 0)
        points.gain(player, ids.EXPORT_POINTS, won)
        if log is not None:
            log.append(Event("rs.export.scored", player.seat, (column, won)))
    move_export_marker(state, warehouses, log)


def move_export_marker(state: RuhrState, warehouses: i64, log: list[Event] | None) -> None:
    """The marker goes left a space for each warehouse there, whatever it scored. (RS-105)"""
    moved = min(warehouses, state.export)
    state.export -= moved
    if log is not None and moved > 0:
        value = state.components.export_track[state.export]
        log.append(Event("rs.export.lowered", CHANCE, (moved, value)))


def clear_options(state: RuhrState) -> None:
    """Discs and the pilot ban are taken back; black markers can be used again. (RS-107, RS-127)"""
    state.pilots_banned = 0
    state.locks_forced = 0
    for player in state.players:
        player.option = ids.NO_OPTION
        player.used = 0


def return_thalers(state: RuhrState, player: Player, log: list[Event] | None) -> None:
    """Nobody keeps more than the income track holds. (RS-81, RS-119)"""
    returned = surplus(state, player)
    if returned == 0:
        return
    player.thaler -= returned
    if log is not None:
        log.append(Event("rs.thalers.returned", player.seat, (returned, player.thaler)))


def surplus(state: RuhrState, player: Player) -> i64:
    """Return the Thalers above what the income track holds. (RS-81, RS-119)"""
    return max(player.thaler - state.components.income, 0)
