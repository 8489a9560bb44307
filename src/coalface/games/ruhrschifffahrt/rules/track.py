"""The transport track: where sold dice wait, and how they come back to the storages."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.ruhrschifffahrt.ids import (
    ASK_RETURN,
    BLACK,
    COALS,
    MOST_BOXES,
    PIPS,
    STORAGES,
    TRACK,
    TRACKED,
    WHITE,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.reasons import (
    OTHER_COAL,
    STORAGE_TAKEN,
    WRONG_TERRITORY,
)
from coalface.games.ruhrschifffahrt.rules.order import start_player


def boxes(state: Pieces, coal: i64) -> i64:
    """How many boxes the column of a coal has in this turn. (RS-55)"""
    return state.kit.boxes[state.turn() * COALS + coal]


def enter_track(state: Pieces, coal: i64, pips: i64, log: list[Event] | None) -> None:
    """A sold die takes the lowest free box; in a full column the lowest leaves. (RS-56, RS-57)"""
    if state.board[TRACKED + coal] == boxes(state, coal):
        ask_where(state, coal, leave_arrow_box(state, coal))
    column = TRACK + coal * MOST_BOXES
    state.board[column + state.board[TRACKED + coal]] = pips
    state.board[TRACKED + coal] += 1
    if log is not None:
        log.append(Event("rs.die.tracked", CHANCE, (coal, pips)))


def leave_arrow_box(state: Pieces, coal: i64) -> i64:
    """Take the die of the arrow box; those above move down, their pips unchanged. (RS-57)"""
    return take_from_box(state, coal, 0)


def take_from_box(state: Pieces, coal: i64, box: i64) -> i64:
    """Take a die out of a column, which closes up. (RS-23)"""
    column = TRACK + coal * MOST_BOXES
    pips = state.board[column + box]
    last = state.board[TRACKED + coal] - 1
    for place in range(box, last):
        state.board[column + place] = state.board[column + place + 1]
    state.board[column + last] = 0
    state.board[TRACKED + coal] = last
    return pips


def ask_where(state: Pieces, coal: i64, pips: i64) -> None:
    """The start player says where a die that leaves the track goes. (RS-58, RS-59, RS-60)"""
    state.ask(ASK_RETURN, start_player(state), coal, pips)


def switch_track(state: Pieces, log: list[Event] | None) -> None:
    """All dice move sideways to the next part; rows that it lacks drop out, the oldest die first.

    (RS-17, RS-61)
    """
    if log is not None:
        log.append(Event("rs.track.switched", CHANCE, (boxes(state, BLACK), boxes(state, WHITE))))
    for other in range(COALS):
        coal: i64 = WHITE - other
        shorter = state.kit.boxes[(state.turn() - 1) * COALS + coal] - boxes(state, coal)
        dropped = min(shorter, state.board[TRACKED + coal])
        for box in range(dropped - 1, -1, -1):
            ask_where(state, coal, take_from_box(state, coal, box))


def improve_track(state: Pieces, log: list[Event] | None) -> None:
    """Every die on the track gains a pip, none on the storages. (RS-22)"""
    better: i64 = 0
    for coal in range(COALS):
        for box in range(state.board[TRACKED + coal]):
            at = TRACK + coal * MOST_BOXES + box
            if state.board[at] < state.kit.most_pips:
                state.board[at] += 1
                better += 1
    if log is not None:
        log.append(Event("rs.track.better", CHANCE, (better,)))


# Back to the storages


def homes(state: Pieces, coal: i64) -> i64:
    """The storages where a leaving die may go, a bit each. (RS-58, RS-59)"""
    empty = state.kit.coal_storages[coal] & ~state.dice_mask()
    if coal == BLACK:
        named = empty & state.kit.territory_storages[coat(state)]
        if named != 0:
            return named
    return empty


def coat(state: Pieces) -> i64:
    """The territory that this turn names for black dice. (RS-25)"""
    return state.kit.coat[state.turn()]


def can_return(state: Pieces, storage: i64) -> i64:
    """May the leaving die go to this storage? (RS-58, RS-59)"""
    if state.board[PIPS + storage] > 0:
        return STORAGE_TAKEN
    coal = state.asked_a()
    if state.kit.storage_coal[storage] != coal:
        return OTHER_COAL
    return ALLOWED if homes(state, coal) & (1 << storage) else WRONG_TERRITORY


def put_back(state: Pieces, seat: i64, storage: i64, log: list[Event] | None) -> None:
    """Set a leaving die on a storage, its pips unchanged. (RS-57, RS-58, RS-59)"""
    pips = state.asked_b()
    state.answered()
    state.set_die(storage, pips)
    if log is not None:
        log.append(Event("rs.die.returned", seat, (storage, pips)))


def waiting_storages(state: Pieces) -> i64:
    """The storages of every coal that has a die in its arrow box, a bit each. (RS-44, RS-46)"""
    mask: i64 = 0
    for coal in range(COALS):
        if state.board[TRACKED + coal] > 0:
            mask |= state.kit.coal_storages[coal]
    return mask & ((1 << STORAGES) - 1)
