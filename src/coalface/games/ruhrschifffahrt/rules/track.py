"""The transport track: where sold dice wait, and how they come back to the storages."""

from mypy_extensions import i64

from coalface.core import counts, digits, masks
from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import pending, why
from coalface.games.ruhrschifffahrt.rules import order
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def count_boxes(state: RuhrState, coal: i64) -> i64:
    """How many boxes the column of a coal has in this turn. (RS-55)"""
    return state.components.boxes[state.turn * ids.COALS + coal]


def set_column(state: RuhrState, coal: i64, dice: i64) -> None:
    """Put other dice into the column of a coal, packed from the arrow box up."""
    state.track = counts.added(state.track, coal, dice - state.track[coal])


def enter_track(state: RuhrState, coal: i64, pips: i64, log: list[Event] | None) -> None:
    """A sold die takes the lowest free box; in a full column the lowest leaves. (RS-56, RS-57)"""
    column = state.track[coal]
    waiting = digits.length(column)
    if waiting == count_boxes(state, coal):
        ask_where(state, coal, digits.digit(column, 0))
        column = digits.removed(column, 0)
        waiting -= 1
    set_column(state, coal, digits.placed(column, waiting, pips))
    if log is not None:
        log.append(Event("rs.die.tracked", CHANCE, (coal, pips)))


def leave_arrow_box(state: RuhrState, coal: i64) -> i64:
    """Take the die of the arrow box; those above move down, their pips unchanged. (RS-57)"""
    return take_from_box(state, coal, 0)


def take_from_box(state: RuhrState, coal: i64, box: i64) -> i64:
    """Take a die out of a column, which closes up. (RS-23)"""
    column = state.track[coal]
    set_column(state, coal, digits.removed(column, box))
    return digits.digit(column, box)


def ask_where(state: RuhrState, coal: i64, pips: i64) -> None:
    """The start player says where a die that leaves the track goes. (RS-58, RS-59, RS-60)"""
    pending.ask_return(state, order.start_player(state), coal, pips)


def switch_track(state: RuhrState, log: list[Event] | None) -> None:
    """All dice move sideways to the next part; rows that it lacks drop out, the oldest die first.

    (RS-17, RS-61)
    """
    if log is not None:
        now = (count_boxes(state, ids.BLACK), count_boxes(state, ids.WHITE))
        log.append(Event("rs.track.switched", CHANCE, now))
    for other in range(ids.COALS):
        coal: i64 = ids.WHITE - other
        before = state.components.boxes[(state.turn - 1) * ids.COALS + coal]
        dropped = min(before - count_boxes(state, coal), digits.length(state.track[coal]))
        for box in range(dropped - 1, -1, -1):
            ask_where(state, coal, take_from_box(state, coal, box))


def improve_track(state: RuhrState, log: list[Event] | None) -> None:
    """Every die on the track gains a pip, none on the storages. (RS-22)"""
    better: i64 = 0
    for coal in range(ids.COALS):
        column = state.track[coal]
        for box in range(digits.length(column)):
            pips = digits.digit(column, box)
            if pips < state.components.most_pips:
                column = digits.placed(column, box, pips + 1)
                better += 1
        set_column(state, coal, column)
    if log is not None:
        log.append(Event("rs.track.better", CHANCE, (better,)))


# Back to the storages


def homes(state: RuhrState, coal: i64) -> i64:
    """The storages where a leaving die may go, a bit each. (RS-58, RS-59)"""
    empty = state.components.coal_storages[coal] & ~state.filled
    if coal == ids.BLACK:
        named = empty & state.components.territory_storages[coat(state)]
        if named != 0:
            return named
    return empty


def coat(state: RuhrState) -> i64:
    """The territory that this turn names for black dice. (RS-25)"""
    return state.components.coat[state.turn]


def can_return(state: RuhrState, storage: i64) -> i64:
    """May the leaving die go to this storage? (RS-58, RS-59)"""
    if state.die(storage) > 0:
        return why.STORAGE_TAKEN
    coal = pending.coal(state)
    if state.components.storage_coal[storage] != coal:
        return why.OTHER_COAL
    return ALLOWED if masks.has(homes(state, coal), storage) else why.WRONG_TERRITORY


def put_back(state: RuhrState, player: Player, storage: i64, log: list[Event] | None) -> None:
    """Set a leaving die on a storage, its pips unchanged. (RS-57, RS-58, RS-59)"""
    pips = pending.pips(state)
    state.pop_decision()
    state.set_die(storage, pips)
    if log is not None:
        log.append(Event("rs.die.returned", player.seat, (storage, pips)))


def waiting_storages(state: RuhrState) -> i64:
    """The storages of every coal that has a die in its arrow box, a bit each. (RS-44, RS-46)"""
    mask: i64 = 0
    if state.track[ids.BLACK] != 0:
        mask |= state.components.coal_storages[ids.BLACK]
    if state.track[ids.WHITE] != 0:
        mask |= state.components.coal_storages[ids.WHITE]
    return mask
