"""Course of a shift: whose turn it is, what a space costs, who is ousted, the Bank."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.generated import pending, why
from coalface.games.coal_baron.rules import delivery, draw_space, factory, money, order
from coalface.games.coal_baron.state import CoalBaronState, Player


def next_player(state: CoalBaronState) -> i64:
    """The next seat clockwise that has workers at home, or -1 at the end of the shift.

    (CB-15, CB-21, CB-24, CB-25)
    """
    last = state.last
    for step in range(1, state.seats + 1):
        seat = (last + step) % state.seats
        if state.players[seat].workers > 0:
            return seat
    return -1


def price(state: CoalBaronState, space: i64) -> i64:
    """Workers that a space costs: one more than stand there; the Bank always one. (CB-18, CB-22)"""
    return ids.BANK_WORKERS if space == ids.BANK else state.workers_on[space] + 1


def can_place(state: CoalBaronState, player: Player, space: i64) -> i64:
    """May this seat choose this space now? The Bank, always. (CB-2, CB-16, CB-22, CB-23)"""
    if space == ids.BANK:
        return ALLOWED
    return why.LOCKED if state.is_locked(space) else can_choose(state, player, space)


def can_choose(state: CoalBaronState, player: Player, space: i64) -> i64:
    """Are there workers enough for an open space, and can its action be done? (CB-17, CB-20)"""
    if player.workers <= state.workers_on[space]:
        return why.TOO_FEW_WORKERS
    return can_act(state, player, space)


def can_act(state: CoalBaronState, player: Player, space: i64) -> i64:
    """Can the action of this space be carried out now? (CB-17, CB-41)"""
    if space < ids.FACTORY_SPACES:
        return factory.can_buy(state, player, space)
    if space == ids.FACTORY_DRAW:
        return draw_space.can_look(state, ids.TILE_PILE)
    if space < ids.DELIVERY:
        return ALLOWED
    if space < ids.MONEY:
        return delivery.can_deliver(state, player, space - ids.DELIVERY)
    if space < ids.ORDER:
        return ALLOWED
    if space == ids.ORDER_DRAW:
        return draw_space.can_look(state, ids.ORDER_PILE)
    return order.can_take(state, space - ids.ORDER)


def place(state: CoalBaronState, player: Player, space: i64, log: list[Event] | None) -> None:
    """A whole turn begins: workers go to one space, and its action is due. (CB-16, CB-19)"""
    state.pop_decision()
    state.last = player.seat
    if space == ids.BANK:
        go_to_bank(state, player, log)
        return
    workers = price(state, space)
    oust(state, space, log)
    player.workers -= workers
    state.workers_on[space] = workers
    state.owner_on[space] = player.seat
    if log is not None:
        log.append(Event("cb.workers.placed", player.seat, (space, workers)))
    act(state, player, space, log)


def oust(state: CoalBaronState, space: i64, log: list[Event] | None) -> None:
    """Whoever stands on a space goes to the Canteen, the player's own too.

    (CB-19, CB-20, CB-21)
    """
    ousted = state.workers_on[space]
    if ousted == 0:
        return
    owner = state.owner_on[space]
    state.players[owner].canteen += ousted
    state.workers_on[space] = 0
    if log is not None:
        log.append(Event("cb.workers.ousted", owner, (space, ousted)))


def go_to_bank(state: CoalBaronState, player: Player, log: list[Event] | None) -> None:
    """One worker at the Bank brings one Mark; nobody is ousted. (CB-22)"""
    player.workers -= 1
    player.bank += 1
    player.marks += state.components.bank_marks
    if log is not None:
        log.append(Event("cb.bank.visited", player.seat, (state.components.bank_marks,)))


def act(state: CoalBaronState, player: Player, space: i64, log: list[Event] | None) -> None:
    """Carry out the action of the chosen space, or ask for its first decision. (CB-16)"""
    if space < ids.FACTORY_SPACES:
        factory.buy_from_space(state, player, space, log)
    elif space == ids.FACTORY_DRAW:
        draw_space.begin_look(state, player, ids.TILE_PILE, log)
    elif space < ids.DELIVERY:
        pending.ask_mining(state, player.seat, state.components.value[space])
    elif space < ids.MONEY:
        delivery.deliver_orders(state, player, space - ids.DELIVERY, log)
    elif space < ids.ORDER:
        money.receive(state, player, state.components.value[space], log)
    elif space == ids.ORDER_DRAW:
        draw_space.begin_look(state, player, ids.ORDER_PILE, log)
    else:
        order.take(state, player, space - ids.ORDER, log)


def begin_turn(state: CoalBaronState, seat: i64) -> None:
    """Ask a seat for its one action; its pit is as it left it. (CB-15, CB-16, CB-23, CB-56)"""
    pending.ask_turn(state, seat)
