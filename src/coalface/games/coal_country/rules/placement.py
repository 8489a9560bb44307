"""Phase 1: foremen are placed, all at once and in secret, or in turns."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country.ids import (
    ASK_NEXT,
    ASK_PLACE,
    BROKER,
    CELLS,
    COMMITTED,
    COUNT_BITS,
    DEAR,
    DONE,
    FIRST_CELL,
    FIRST_PLAYABLE,
    HAND,
    MARKET,
    PLACING,
    PLAYABLE,
    ROUND,
    SEAT_SIZE,
    STEP,
    TANDEM,
    VALUES,
    VILLAGES,
    VISIBLE,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.reasons import (
    BROKER_OWED,
    KEEP_FOR_BROKER,
    KEEP_FOR_TANDEM,
    MARKET_FULL,
    NO_BUILDING,
    NO_TOKEN_THERE,
    NOT_ADJACENT,
    NOT_CONNECTED,
    NOT_IN_HAND,
    NOT_IN_TURNS,
    NOT_SEALED,
    SPACE_TAKEN,
    TANDEM_OR_NOT,
    TANDEM_OWED,
)
from coalface.games.coal_country.rules import economy, foremen, geometry


def begin_placing(state: Pieces) -> None:
    """Phase 1 begins: nobody has placed a foreman yet. (CC-19, CC-92)"""
    state.board[STEP] = PLACING
    state.board[DONE] = 0
    state.board[COMMITTED] = 0
    if not state.kit.amok:
        state.ask(ASK_PLACE, 0, 0, 0, 0)


# Where a foreman may go


def can_use_space(state: Pieces, seat: i64, space: i64) -> i64:
    """Is this space open to a foreman of this seat? There are no others.

    (CC-19, CC-22, CC-24, CC-27, CC-28, CC-29, CC-30)
    """
    if space >= FIRST_CELL:
        return can_use_cell(state, seat, space - FIRST_CELL)
    if space == MARKET or space == TANDEM:
        return can_use_market(state, seat, space)
    if space >= PLAYABLE and not is_playable(state, seat, space):
        return NO_BUILDING
    return ALLOWED if foremen.token_at(state, seat, space) == 0 else SPACE_TAKEN


def is_playable(state: Pieces, seat: i64, space: i64) -> bool:
    """Is the building of this space visible in the own village? (CC-22)"""
    building = FIRST_PLAYABLE + space - PLAYABLE
    return (state.own[seat * SEAT_SIZE + VISIBLE] >> building) & 1 != 0


def can_use_market(state: Pieces, seat: i64, space: i64) -> i64:
    """One or two individuals, or a tandem; never both, never three. (CC-26)"""
    if foremen.token_at(state, seat, MARKET + TANDEM - space) != 0:
        return TANDEM_OR_NOT
    return ALLOWED if foremen.second_at(state, seat, space) == 0 else MARKET_FULL


def can_use_cell(state: Pieces, seat: i64, cell: i64) -> i64:
    """A connected tile, to mine, or an open cell beside a tile, to expand. (CC-23, CC-25, CC-55)"""
    at = seat * CELLS
    there = state.mine[at + cell]
    if geometry.token_on(there) != 0:
        return SPACE_TAKEN
    if geometry.has_tile(there):
        return ALLOWED if geometry.is_connected(there) else NOT_CONNECTED
    beside = geometry.beside_tile(state.kit, state.mine, at, cell)
    return ALLOWED if beside else NOT_ADJACENT


def can_spare(state: Pieces, seat: i64, space: i64) -> i64:
    """Are there foremen left for what is owed: brokers in round 1, a tandem's second half?

    (CC-21, CC-26, CC-92)
    """
    left = foremen.in_hand(state, seat) - 1
    begun: i64 = 0
    if not state.kit.amok:
        half = foremen.token_at(state, seat, TANDEM) != 0
        whole = foremen.second_at(state, seat, TANDEM) != 0
        if space == TANDEM:
            begun = 0 if half else 1
        elif half and not whole:
            begun = 1
    if left < begun:
        return KEEP_FOR_TANDEM
    if space != BROKER and owes_broker(state, seat) and left < begun + 1:
        return KEEP_FOR_BROKER
    return ALLOWED


def owes_broker(state: Pieces, seat: i64) -> bool:
    """In round 1 everyone must place a foreman at the coal brokers. (CC-21)"""
    return state.board[ROUND] == 1 and foremen.token_at(state, seat, BROKER) == 0


def can_place(state: Pieces, seat: i64, space: i64, value: i64) -> i64:
    """May this seat put a foreman of this value there? (CC-19)"""
    if state.own[seat * SEAT_SIZE + HAND + value] == 0:
        return NOT_IN_HAND
    why = can_use_space(state, seat, space)
    return why if why != ALLOWED else can_spare(state, seat, space)


def place(state: Pieces, seat: i64, space: i64, value: i64, log: list[Event] | None) -> None:
    """Put a foreman down, number side down: only his owner knows the value. (CC-19, CC-92)"""
    state.own[seat * SEAT_SIZE + HAND + value] -= 1
    foremen.add_token(state, seat, space, value + 1)
    if state.kind == ASK_NEXT:
        state.answered()
        state.board[DONE] |= 1 << seat
        if not state.kit.pass_is_final:
            state.board[COMMITTED] = 0
        if log is not None:
            log.append(Event("cc.placed", seat, (space,)))
    if log is not None:
        log.append(Event("cc.placed.value", seat, (space, value), 1 << seat))


def can_withdraw(state: Pieces, seat: i64, space: i64, value: i64) -> i64:
    """May this seat take this foreman back? Only in secret placement, before it commits. (CC-19)"""
    if state.kit.amok:
        return NOT_SEALED
    there = foremen.token_at(state, seat, space) == value + 1
    if not there and (space == MARKET or space == TANDEM):
        there = foremen.second_at(state, seat, space) == value + 1
    return ALLOWED if there else NO_TOKEN_THERE


def withdraw(state: Pieces, seat: i64, space: i64, value: i64, log: list[Event] | None) -> None:
    """Take a foreman back into the hand, unseen. (CC-19)"""
    foremen.remove_token(state, seat, space, value + 1)
    state.own[seat * SEAT_SIZE + HAND + value] += 1
    if log is not None:
        log.append(Event("cc.withdrawn", seat, (space, value), 1 << seat))


# Finishing


def can_commit(state: Pieces, seat: i64) -> i64:
    """May this seat finish placing? (CC-20, CC-21, CC-26)"""
    if state.kit.amok:
        return NOT_SEALED
    if owes_broker(state, seat):
        return BROKER_OWED
    half = foremen.token_at(state, seat, TANDEM) != 0
    if half and foremen.second_at(state, seat, TANDEM) == 0:
        return TANDEM_OWED
    return ALLOWED


def commit(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Finish placing; all others learn is that this seat has finished. (CC-19, CC-20)"""
    state.board[COMMITTED] |= 1 << seat
    if log is not None:
        log.append(Event("cc.committed", seat))


def can_pass(state: Pieces, seat: i64) -> i64:
    """May this seat place no more, where foremen are placed in turns? (CC-92)"""
    if not state.kit.amok:
        return NOT_IN_TURNS
    return BROKER_OWED if owes_broker(state, seat) else ALLOWED


def pass_turn(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Place no more foremen this round. (CC-92)"""
    state.answered()
    state.board[DONE] |= 1 << seat
    state.board[COMMITTED] |= 1 << seat
    if log is not None:
        log.append(Event("cc.passed", seat))


def is_owing(state: Pieces, seat: i64) -> bool:
    """In secret placement: has this seat not committed yet? (CC-19)"""
    return (state.board[COMMITTED] >> seat) & 1 == 0


def first_owing(state: Pieces) -> i64:
    """The first seat that has not committed; -1 when all have. (CC-19)"""
    for seat in range(state.seats):
        if is_owing(state, seat):
            return seat
    return -1


def next_to_place(state: Pieces) -> i64:
    """Who places the next foreman in turns, in earnings order; -1 when all are done. (CC-92)"""
    able: i64 = 0
    for seat in range(state.seats):
        if is_owing(state, seat) and foremen.in_hand(state, seat) > 0:
            able |= 1 << seat
    if able == 0:
        return -1
    if able & ~state.board[DONE] == 0:
        state.board[DONE] = 0
    return economy.first_by_earnings(state, able & ~state.board[DONE])


# When everybody has finished


def open_placement(state: Pieces, log: list[Event] | None) -> None:
    """All see where foremen lie and which are unplaced; those are paid for. (CC-20)"""
    state.board[COMMITTED] = 0
    state.board[DONE] = 0
    if log is not None:
        show_hands(state, log)
        show_places(state, log)
    for seat in range(state.seats):
        settle_tandem(state, seat, log)
        if state.kit.cost_when_placed:
            note_dear_cells(state, seat)
    waiting = (1 << state.seats) - 1
    while waiting != 0:
        seat = economy.first_by_earnings(state, waiting)
        waiting &= ~(1 << seat)
        economy.penalise(state, seat, unplaced_influence(state, seat), log)
    foremen.reveal(state, VILLAGES, log)


def show_hands(state: Pieces, log: list[Event]) -> None:
    """Unplaced foremen are shown. (CC-20)"""
    for seat in range(state.seats):
        hand: i64 = 0
        for value in range(VALUES):
            hand += state.own[seat * SEAT_SIZE + HAND + value] << (value * COUNT_BITS)
        if hand != 0:
            log.append(Event("cc.unplaced", seat, (hand,)))


def show_places(state: Pieces, log: list[Event]) -> None:
    """The places of all face-down foremen, where they were secret. (CC-19, CC-26)"""
    if state.kit.amok:
        return
    for seat in range(state.seats):
        for space in range(FIRST_CELL + state.reach()):
            if foremen.token_at(state, seat, space) == 0:
                continue
            log.append(Event("cc.opened", seat, (space,)))
            if (space == MARKET or space == TANDEM) and foremen.second_at(state, seat, space) != 0:
                log.append(Event("cc.opened", seat, (space,)))


def settle_tandem(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """A lone foreman on the tandem spaces counts as an individual. (CC-92)"""
    token = foremen.token_at(state, seat, TANDEM)
    if token != 0 and foremen.second_at(state, seat, TANDEM) == 0:
        foremen.set_token(state, seat, TANDEM, 0)
        foremen.set_token(state, seat, MARKET, token)
        if log is not None:
            log.append(Event("cc.tandem.split", seat))


def note_dear_cells(state: Pieces, seat: i64) -> None:
    """A house rule: what a permit costs is settled when foremen are placed. (CC-50)"""
    at = seat * CELLS
    for cell in range(state.reach()):
        there = state.mine[at + cell]
        if geometry.has_tile(there) or geometry.token_on(there) == 0:
            continue
        if geometry.beside_unsupplied(state.kit, state.mine, at, cell):
            state.mine[at + cell] |= DEAR


def unplaced_influence(state: Pieces, seat: i64) -> i64:
    """The fees for foremen that were not placed. (CC-20, CC-98)"""
    fees: i64 = 0
    for value in range(VALUES):
        effective = economy.influence(state, seat, value)
        owed = economy.penalty_of(state, effective, value)
        fees += state.own[seat * SEAT_SIZE + HAND + value] * owed
    return fees
