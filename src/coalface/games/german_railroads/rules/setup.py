"""Setting up: engineers, turn order, foundries, start bonus cards."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.german_railroads.ids import (
    ASIDE,
    BLACK,
    BONUS_LEFT,
    CARDS_LEFT,
    COALS,
    COINS,
    COLOURS,
    DEALING_ENGINEERS,
    DEALING_FOUNDRIES,
    DEALING_ORDER,
    DEALT,
    DOUBLERS_LEFT,
    EMIL_TOTAL,
    END_BONUSES,
    ENGINEER_AT,
    ENGINEERS,
    EXTENSIONS,
    EXTENSIONS_LEFT,
    FOUNDRIES,
    FOUNDRY_PILE,
    HIRED,
    IN_PILE,
    IN_STACK,
    INCOME_LEFT,
    INCOMES,
    LANE,
    LOCOS,
    MARKER_LEFT,
    MAX_SEATS,
    NO_CARD,
    NOT_IN_GAME,
    NUMBERS,
    OFFERED,
    ON_CARD,
    ORDER_AT,
    PLACE_OF,
    RAILROADS,
    SEAT_SIZE,
    SLOT,
    START_BONUS_CHOICE,
    STRIP,
    TOKENS_LEFT,
    TRACK,
    TURN,
    UNLOCKED,
    WORKERS,
)
from coalface.games.german_railroads.pieces import Pieces, set_up_pieces
from coalface.games.german_railroads.reasons import NO_BONUS_CARD, NOT_IN_DRAW
from coalface.games.german_railroads.rules.effects import gain
from coalface.games.german_railroads.rules.rounds import begin_round


def lay_out(state: Pieces) -> None:
    """Everything as it comes from the box, before anything is drawn.

    (RR-1, RR-2, RR-4, RR-5, GR-1, GC-3, GS-1, GS-2, GN-1)
    """
    set_up_pieces(state)
    kit, board = state.kit, state.board
    for number in range(2, NUMBERS):
        board[LOCOS + number] = kit.locos_per_number[state.seats]
    board[DOUBLERS_LEFT] = kit.doublers
    board[CARDS_LEFT] = kit.all_cards
    board[FOUNDRY_PILE] = FOUNDRIES * kit.coal
    board[EXTENSIONS_LEFT] = ((1 << EXTENSIONS) - 1) * kit.board
    board[MARKER_LEFT] = kit.board
    board[BONUS_LEFT] = kit.all_bonuses
    board[EMIL_TOTAL] = kit.emil_workers if state.seats == 1 else 0
    for kind in range(INCOMES):
        board[INCOME_LEFT + kind] = kit.income_count[kind]
    for engineer in range(ENGINEERS):
        stack = kit.engineer_stack[engineer]
        place: i64 = IN_STACK if stack > 0 else ON_CARD
        board[ENGINEER_AT + engineer] = NOT_IN_GAME if stack < 0 else place
    for card in range(END_BONUSES):
        state.secret[PLACE_OF + card] = IN_PILE if kit.end_in_box[card] else NO_CARD
    for seat in range(state.seats):
        board[ORDER_AT + seat] = seat
        equip_seat(state, seat)
    begin_round(state, None)


def equip_seat(state: Pieces, seat: i64) -> None:
    """Workers, coins, tokens, the first tracks and the first locomotive.

    (RR-7, GR-2, GC-4, GN-9, GS-1)
    """
    kit, own = state.kit, state.own
    at = seat * SEAT_SIZE
    own[at + WORKERS] = kit.workers[state.seats]
    own[at + ASIDE] = kit.extra_workers
    own[at + COINS] = kit.coins[state.seats]
    own[at + COALS] = kit.start_coal[state.seats]
    own[at + TOKENS_LEFT] = kit.all_tokens
    own[at + UNLOCKED] = 1
    own[at + LANE] = 1
    own[at + SLOT] = kit.start_loco
    own[at + DEALT] = seat
    for rr in range(RAILROADS):
        own[at + TRACK + rr * COLOURS + BLACK] = 1


def prepare(state: Pieces) -> None:
    """Lay out a new game and ask for the draws that it begins with. (RR-6, RR-8, RR-9, GC-3)"""
    lay_out(state)
    if state.seats > 1:
        for place in range(1, state.seats):
            state.ask(START_BONUS_CHOICE, 0, place, 0)
        state.ask(DEALING_ORDER, CHANCE, 0, 0)
        for place in range(MAX_SEATS):
            state.board[ORDER_AT + place] = -1
    if state.kit.coal:
        state.ask(DEALING_FOUNDRIES, CHANCE, state.kit.foundry_display, 0)
    state.ask(DEALING_ENGINEERS, CHANCE, 0, 0)


# Engineers


def engineers_to_deal(state: Pieces) -> i64:
    """How many engineers lie on the strip at the start. (RR-6, GC-1)"""
    return state.kit.engineers_a[state.seats] + state.kit.engineers_b[state.seats]


def can_deal_engineer(state: Pieces, engineer: i64) -> i64:
    """Is he in the stack that is dealt from, and lies his number not there yet? (RR-6, GN-2)"""
    kit = state.kit
    stack: i64 = 1 if state.asked_a() < kit.engineers_a[state.seats] else 2
    if state.board[ENGINEER_AT + engineer] != IN_STACK or kit.engineer_stack[engineer] != stack:
        return NOT_IN_DRAW
    for other in range(ENGINEERS):
        lies_there = STRIP <= state.board[ENGINEER_AT + other] < HIRED
        if lies_there and kit.engineer_number[other] == kit.engineer_number[engineer]:
            return NOT_IN_DRAW
    return ALLOWED


def deal_engineer(state: Pieces, engineer: i64, log: list[Event] | None) -> None:
    """Lay an engineer on the next space from the right: first A, then B. (RR-6, GC-1)"""
    place = state.asked_a()
    state.board[ENGINEER_AT + engineer] = STRIP + place
    state.set_a(place + 1)
    if place + 1 == engineers_to_deal(state):
        state.answered()
    if log is not None:
        log.append(Event("gr.engineer.dealt", CHANCE, (engineer, place)))


# Turn order


def can_deal_seat(state: Pieces, seat: i64) -> i64:
    """Has this seat no turn order card yet? (RR-8)"""
    if seat >= state.seats:
        return NOT_IN_DRAW
    for place in range(state.asked_a()):
        if state.board[ORDER_AT + place] == seat:
            return NOT_IN_DRAW
    return ALLOWED


def deal_seat(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Deal the next turn order card; the last one needs no draw. (RR-8)"""
    place = state.asked_a()
    put_in_order(state, seat, place, log)
    state.set_a(place + 1)
    if place + 2 < state.seats:
        return
    for other in range(state.seats):
        if can_deal_seat(state, other) == ALLOWED:
            put_in_order(state, other, place + 1, log)
            break
    for later in range(state.seats, MAX_SEATS):
        state.board[ORDER_AT + later] = 0
    state.answered()


def put_in_order(state: Pieces, seat: i64, place: i64, log: list[Event] | None) -> None:
    """A seat begins at this place of the order. (RR-8)"""
    state.board[ORDER_AT + place] = seat
    state.own[seat * SEAT_SIZE + DEALT] = place
    if log is not None:
        log.append(Event("gr.order.set", seat, (place + 1,)))


# Start bonus cards


def can_take_bonus(state: Pieces, bonus: i64) -> i64:
    """Is this start bonus card left? (RR-9)"""
    return ALLOWED if state.board[BONUS_LEFT] & (1 << bonus) else NO_BONUS_CARD


def take_bonus(state: Pieces, seat: i64, bonus: i64, log: list[Event] | None) -> None:
    """Take a start bonus card and get it at once. (RR-9, GC-4)"""
    last = state.asked_a() == 1
    state.answered()
    state.board[BONUS_LEFT] &= ~(1 << bonus)
    if last:
        state.board[BONUS_LEFT] = state.kit.all_bonuses
    if log is not None:
        log.append(Event("gr.bonus.taken", seat, (bonus,)))
    state.ask(TURN, seat, 1, 0)
    gain(state, seat, state.kit.bonus_row[bonus], OFFERED, log)


def draw_bonus(state: Pieces, bonus: i64, log: list[Event] | None) -> None:
    """The start-bonus engineer draws a card; afterwards all are put back. (GN-8)"""
    seat = state.asked_b()
    left = state.asked_a() - 1
    state.set_a(left)
    state.board[BONUS_LEFT] &= ~(1 << bonus)
    if left == 0 or state.board[BONUS_LEFT] == 0:
        state.board[BONUS_LEFT] = state.kit.all_bonuses
        state.answered()
    if log is not None:
        log.append(Event("gr.bonus.drawn", seat, (bonus,)))
    gain(state, seat, state.kit.bonus_row[bonus], OFFERED, log)
