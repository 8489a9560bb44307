"""Course of a shift: whose turn it is, what a space costs, who is ousted, the Bank."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_baron.ids import (
    AT_BANK,
    BANK,
    CANTEEN,
    DELIVERY,
    FACTORY_DRAW,
    FACTORY_SPACES,
    LAST,
    MARKS,
    MINING_STEPS,
    MONEY,
    ON,
    ORDER,
    ORDER_DRAW,
    ORDER_PILE,
    OWNER,
    SEAT_SIZE,
    TILE_PILE,
    TURN,
    WORKERS,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.reasons import LOCKED, TOO_FEW_WORKERS
from coalface.games.coal_baron.rules import delivery, draw_space, factory, money, order


def next_player(state: Pieces) -> i64:
    """The next seat clockwise that has workers at home, or -1 at the end of the shift.

    (CB-15, CB-21, CB-24, CB-25)
    """
    last = state.board[LAST]
    for step in range(1, state.seats + 1):
        seat = (last + step) % state.seats
        if state.own[seat * SEAT_SIZE + WORKERS] > 0:
            return seat
    return -1


def price(state: Pieces, space: i64) -> i64:
    """Workers that a space costs: one more than stand there; the Bank always one. (CB-18, CB-22)"""
    return 1 if space == BANK else state.board[ON + space] + 1


def can_place(state: Pieces, seat: i64, space: i64) -> i64:
    """May this seat choose this space now? The Bank, always. (CB-2, CB-16, CB-22, CB-23)"""
    if space == BANK:
        return ALLOWED
    return LOCKED if state.locked(space) else can_choose(state, seat, space)


def can_choose(state: Pieces, seat: i64, space: i64) -> i64:
    """Are there workers enough for an open space, and can its action be done? (CB-17, CB-20)"""
    if state.own[seat * SEAT_SIZE + WORKERS] <= state.board[ON + space]:
        return TOO_FEW_WORKERS
    return can_act(state, seat, space)


def can_act(state: Pieces, seat: i64, space: i64) -> i64:
    """Can the action of this space be carried out now? (CB-17, CB-41)"""
    if space < FACTORY_SPACES:
        return factory.can_buy(state, seat, space)
    if space == FACTORY_DRAW:
        return draw_space.can_look(state, TILE_PILE)
    if space < DELIVERY:
        return ALLOWED
    if space < MONEY:
        return delivery.can_deliver(state, seat, space - DELIVERY)
    if space < ORDER:
        return ALLOWED
    if space == ORDER_DRAW:
        return draw_space.can_look(state, ORDER_PILE)
    return order.can_take(state, space - ORDER)


def place(state: Pieces, seat: i64, space: i64, log: list[Event] | None) -> None:
    """A whole turn begins: workers go to one space, and its action is due. (CB-16, CB-19)"""
    state.answered()
    state.board[LAST] = seat
    if space == BANK:
        go_to_bank(state, seat, log)
        return
    workers = price(state, space)
    oust(state, space, log)
    state.own[seat * SEAT_SIZE + WORKERS] -= workers
    state.board[ON + space] = workers
    state.board[OWNER + space] = seat
    if log is not None:
        log.append(Event("cb.workers.placed", seat, (space, workers)))
    act(state, seat, space, log)


def oust(state: Pieces, space: i64, log: list[Event] | None) -> None:
    """Whoever stands on a space goes to the Canteen, the player's own too.

    (CB-19, CB-20, CB-21)
    """
    ousted = state.board[ON + space]
    if ousted == 0:
        return
    owner = state.board[OWNER + space]
    state.own[owner * SEAT_SIZE + CANTEEN] += ousted
    state.board[ON + space] = 0
    if log is not None:
        log.append(Event("cb.workers.ousted", owner, (space, ousted)))


def go_to_bank(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """One worker at the Bank brings one Mark; nobody is ousted. (CB-22)"""
    at = seat * SEAT_SIZE
    state.own[at + WORKERS] -= 1
    state.own[at + AT_BANK] += 1
    state.own[at + MARKS] += state.kit.bank_marks
    if log is not None:
        log.append(Event("cb.bank.visited", seat, (state.kit.bank_marks,)))


def act(state: Pieces, seat: i64, space: i64, log: list[Event] | None) -> None:
    """Carry out the action of the chosen space, or ask for its first decision. (CB-16)"""
    if space < FACTORY_SPACES:
        factory.buy_from_space(state, seat, space, log)
    elif space == FACTORY_DRAW:
        draw_space.begin_look(state, seat, TILE_PILE, log)
    elif space < DELIVERY:
        state.ask(MINING_STEPS, seat, state.kit.value[space], 0)
    elif space < MONEY:
        delivery.deliver_orders(state, seat, space - DELIVERY, log)
    elif space < ORDER:
        money.receive(state, seat, state.kit.value[space], log)
    elif space == ORDER_DRAW:
        draw_space.begin_look(state, seat, ORDER_PILE, log)
    else:
        order.take(state, seat, space - ORDER, log)


def begin_turn(state: Pieces, seat: i64) -> None:
    """Ask a seat for its one action; its pit is as it left it. (CB-15, CB-16, CB-23, CB-56)"""
    state.ask(TURN, seat, 0, 0)
