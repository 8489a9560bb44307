"""The turn order spaces: the next round's order, and the workers that leave them."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads.ids import (
    BLACK_OR_GRAY,
    FIRST_ORDER,
    LAST_ROUND,
    ON_BLACK,
    ON_COINS,
    ON_WORKERS,
    ORDER_AT,
    OWNER,
    RELOCATION,
    SECOND_ORDER,
    SPACES,
    TURN,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.reasons import NOT_ONE_WORKER
from coalface.games.german_railroads.rules.repeat import gain_action
from coalface.games.german_railroads.rules.turn import (
    as_pieces,
    can_act,
    is_open,
    last_round,
    position_of,
    side_of,
    stand,
)


def set_order(state: Pieces, log: list[Event] | None) -> None:
    """The claimants move forward, the others keep their order. (RR-59, RR-60, RR-84)"""
    if last_round(state):
        return
    first = state.board[OWNER + FIRST_ORDER] - 1
    second = state.board[OWNER + SECOND_ORDER] - 1
    if second >= 0 and not (first < 0 and state.board[ORDER_AT] == second):
        move_to(state, second, 1 if first < 0 else 0)
    if first >= 0:
        move_to(state, first, 0)
    if log is not None and (first >= 0 or second >= 0):
        for place in range(state.seats):
            log.append(Event("gr.order.set", state.board[ORDER_AT + place], (place + 1,)))


def move_to(state: Pieces, seat: i64, place: i64) -> None:
    """Move a pawn to a place of the order; those it passes go one place back. (RR-59)"""
    at = position_of(state, seat)
    while at > place:
        state.board[ORDER_AT + at] = state.board[ORDER_AT + at - 1]
        at -= 1
    state.board[ORDER_AT + place] = seat


def ask_relocations(state: Pieces) -> None:
    """First the claimant of second place, then that of first may move a worker. (RR-61, RR-62)"""
    for space in range(FIRST_ORDER, SECOND_ORDER + 1):
        owner = state.board[OWNER + space]
        if owner == 0:
            continue
        if state.board[ON_COINS + space] == 0 or state.kit.order_coin:
            state.ask(RELOCATION, owner - 1, space, 0)


def can_relocate(state: Pieces, seat: i64, space: i64) -> i64:
    """May the worker of an order space move here: free, one worker, no coin? (RR-61)"""
    if FIRST_ORDER <= space <= SECOND_ORDER or space == LAST_ROUND:
        return NOT_ONE_WORKER
    reason = is_open(state, seat, space)
    if reason != ALLOWED:
        return reason
    if state.kit.space_workers[space] != 1 or state.kit.space_coins[space] != 0:
        return NOT_ONE_WORKER
    return can_act(state, seat, space, state.kit.space_row[space])


def any_relocation(state: Pieces, seat: i64) -> bool:
    """Is there a space to go to?"""
    return any(can_relocate(state, seat, space) == ALLOWED for space in range(SPACES))


def stay(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Leave the worker on the order space. (RR-61)"""
    state.answered()
    if log is not None:
        log.append(Event("gr.relocation.declined", seat))


def relocate(state: Pieces, seat: i64, space: i64, log: list[Event] | None) -> None:
    """Move the worker and do the action of the new space. (RR-61, RR-63, RR-74)"""
    origin = state.asked_a()
    workers = state.board[ON_WORKERS + origin]
    coins = state.board[ON_COINS + origin]
    black = state.board[ON_BLACK + origin]
    state.answered()
    for part in (OWNER, ON_WORKERS, ON_COINS, ON_BLACK):
        state.board[part + origin] = 0
    state.ask(TURN, seat, 1, 0)
    stand(state, seat, space, workers, coins, black)
    if log is not None:
        log.append(Event("gr.relocated", seat, (space, as_pieces(workers, coins, black))))
    side = side_of(state, seat, space)
    gain_action(state, seat, state.kit.space_row[space], black > 0, side, log)
    assert space != BLACK_OR_GRAY or state.board[OWNER + space] == 0
