"""The turn order spaces: the next round's order, and the workers that leave them."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending, why
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
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def set_order(state: GermanRailroadsState, log: list[Event] | None) -> None:
    """The claimants move forward, the others keep their order. (RR-59, RR-60, RR-84)"""
    if last_round(state):
        return
    first = state.owner_on(ids.FIRST_ORDER) - 1
    second = state.owner_on(ids.SECOND_ORDER) - 1
    if second >= 0 and not (first < 0 and state.order[0] == second):
        move_to(state, second, 1 if first < 0 else 0)
    if first >= 0:
        move_to(state, first, 0)
    if log is not None and (first >= 0 or second >= 0):
        for place in range(state.seats):
            log.append(Event("gr.order.set", state.order[place], (place + 1,)))


def move_to(state: GermanRailroadsState, seat: i64, place: i64) -> None:
    """Move a pawn to a place of the order; those it passes go one place back. (RR-59)"""
    order = state.order[:]
    at = position_of(state, seat)
    while at > place:
        order[at] = order[at - 1]
        at -= 1
    order[place] = seat
    state.order = order


def ask_relocations(state: GermanRailroadsState) -> None:
    """First the claimant of second place, then that of first may move a worker. (RR-61, RR-62)"""
    for space in range(ids.FIRST_ORDER, ids.SECOND_ORDER + 1):
        owner = state.owner_on(space)
        if owner == 0:
            continue
        if state.pieces_on(space, ids.COINS) == 0 or state.components.order_coin:
            pending.ask_relocate(state, owner - 1, space)


def can_relocate(state: GermanRailroadsState, player: Player, space: i64) -> i64:
    """May the worker of an order space move here: free, one worker, no coin? (RR-61)"""
    if ids.FIRST_ORDER <= space <= ids.SECOND_ORDER or space == ids.LAST_ROUND:
        return why.NOT_ONE_WORKER
    reason = is_open(state, player, space)
    if reason != ALLOWED:
        return reason
    if state.components.space_workers[space] != 1 or state.components.space_coins[space] != 0:
        return why.NOT_ONE_WORKER
    return can_act(state, player, space, state.components.space_row[space])


def any_relocation(state: GermanRailroadsState, player: Player) -> bool:
    """Is there a space to go to?"""
    return any(can_relocate(state, player, space) == ALLOWED for space in range(ids.SPACES))


def stay(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """Leave the worker on the order space. (RR-61)"""
    state.pop_decision()
    if log is not None:
        log.append(Event("gr.relocation.declined", player.seat))


def relocate(
    state: GermanRailroadsState, player: Player, space: i64, log: list[Event] | None
) -> None:
    """Move the worker and do the action of the new space. (RR-61, RR-63, RR-74)"""
    origin = pending.origin(state)
    workers = state.pieces_on(origin, ids.WORKERS)
    coins = state.pieces_on(origin, ids.COINS)
    black = state.pieces_on(origin, ids.BLACK_WORKERS)
    state.pop_decision()
    state.on_spaces[origin] = 0
    pending.ask_turn(state, player.seat, 1, 0)
    stand(state, player, space, workers, coins, black)
    if log is not None:
        log.append(Event("gr.relocated", player.seat, (space, as_pieces(workers, coins, black))))
    side = side_of(state, player, space)
    gain_action(state, player, state.components.space_row[space], black > 0, side, log)
    assert space != ids.BLACK_OR_GRAY or state.owner_on(space) == 0
