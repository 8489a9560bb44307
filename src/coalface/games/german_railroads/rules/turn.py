"""Turns: placing and paying, passing, what ends a turn."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads.ids import (
    BG_BLACK,
    BG_COINS,
    BG_WORKERS,
    BLACK_HOME,
    BLACK_OR_GRAY,
    COAL_COMBINED,
    COINS,
    DEALT,
    END_BONUS,
    ENGINEER_AT,
    FIRST_ENGINEER,
    FIRST_ORDER,
    FOR_PASSING,
    HIRED,
    KEEPING,
    LAST,
    LAST_ROUND,
    OFFERED,
    ON_BLACK,
    ON_COINS,
    ON_WORKERS,
    ORDER_AT,
    OWED,
    OWNER,
    PASSED,
    REPEATED,
    ROUND,
    SEAT_SIZE,
    SECOND_ORDER,
    SPACES,
    TURN,
    USING,
    WORKERS,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.reasons import (
    BOTH_ORDER_SPACES,
    CLOSED_SPACE,
    NO_BLACK_WORKER,
    NO_SUCH_ENGINEER,
    NOT_COMPLETE,
    OCCUPIED,
    OWN_PAWN,
    STILL_OWED,
    TOO_FEW_COINS,
    TOO_FEW_WORKERS,
    WRONG_PAYMENT,
)
from coalface.games.german_railroads.rules import coal
from coalface.games.german_railroads.rules.owed import can_do, public
from coalface.games.german_railroads.rules.points import score
from coalface.games.german_railroads.rules.repeat import gain_action


def last_round(state: Pieces) -> bool:
    """Is this the last round? (RR-84)"""
    return state.board[ROUND] == state.kit.rounds[state.seats]


def is_open(state: Pieces, seat: i64, space: i64) -> i64:
    """Is this space there for this seat, and free?

    (RR-1, RR-11, RR-12, RR-51, RR-53, RR-84, RR-89, GC-2, GS-1)
    """
    if space >= FIRST_ENGINEER:
        engineer = space - FIRST_ENGINEER
        if state.board[ENGINEER_AT + engineer] != HIRED + seat and not public(state, engineer):
            return NO_SUCH_ENGINEER
    else:
        if state.kit.space_open[state.seats * SPACES + space] == 0:
            return CLOSED_SPACE
        late = space == LAST_ROUND
        early = space == FIRST_ORDER or space == SECOND_ORDER
        if (late or early) and late != last_round(state):
            return CLOSED_SPACE
    if state.board[OWNER + space] != 0 and space != BLACK_OR_GRAY:
        return OCCUPIED
    return ALLOWED


def can_claim(state: Pieces, seat: i64, space: i64) -> i64:
    """May this seat claim this position of the next round? (RR-57, RR-58)"""
    place = space - FIRST_ORDER
    if state.board[ORDER_AT + place] == seat and state.seats > 2:
        return OWN_PAWN
    other: i64 = SECOND_ORDER if place == 0 else FIRST_ORDER
    return BOTH_ORDER_SPACES if state.board[OWNER + other] == seat + 1 else ALLOWED


def action_row(state: Pieces, space: i64, coins: i64) -> i64:
    """The effect of a space; on the combined coal space a coin means the foundry. (GC-8)"""
    if space == COAL_COMBINED and coins > 0:
        return state.kit.combined_row
    return state.kit.space_row[space]


def can_act(state: Pieces, seat: i64, space: i64, row: i64) -> i64:
    """Can the action of a free space be chosen? An own engineer's always. (RR-15, RR-16, RR-57)"""
    if space == FIRST_ORDER or space == SECOND_ORDER:
        return can_claim(state, seat, space)
    if side_of(state, seat, space) == OFFERED:
        return ALLOWED
    return ALLOWED if can_do(state, seat, row) else NOT_COMPLETE


def can_pay(state: Pieces, seat: i64, space: i64, way: i64) -> i64:
    """Can this seat pay for a space in this way? (RR-11, RR-13, RR-74)"""
    kit = state.kit
    coins: i64 = way // 2
    black: i64 = way % 2
    workers = kit.space_workers[space] - coins - black
    printed = kit.space_coins[space]
    if workers < 0 or (coins > 0 and printed > 0 and kit.two_coins == 0):
        return WRONG_PAYMENT
    at = seat * SEAT_SIZE
    if black and state.own[at + BLACK_HOME] != 1:
        return NO_BLACK_WORKER
    if state.own[at + WORKERS] < workers:
        return TOO_FEW_WORKERS
    return ALLOWED if state.own[at + COINS] >= coins + printed else TOO_FEW_COINS


def can_place(state: Pieces, seat: i64, space: i64, way: i64) -> i64:
    """May this seat place here and pay like this? (RR-10, RR-11, RR-13, RR-15)"""
    if state.owed > 0:
        return STILL_OWED
    reason = is_open(state, seat, space)
    if reason == ALLOWED:
        reason = can_pay(state, seat, space, way)
    if reason == ALLOWED:
        reason = can_act(state, seat, space, action_row(state, space, way // 2))
    return reason


def place(state: Pieces, seat: i64, space: i64, way: i64, log: list[Event] | None) -> None:
    """Put workers and coins on a space; its action is due. (RR-10, RR-11, RR-12, RR-13)"""
    kit = state.kit
    coins: i64 = way // 2
    black: i64 = way % 2
    workers = kit.space_workers[space] - coins - black
    row = action_row(state, space, coins)
    coins += kit.space_coins[space]
    state.set_a(1)
    at = seat * SEAT_SIZE
    state.own[at + WORKERS] -= workers
    state.own[at + COINS] -= coins
    if black:
        state.own[at + BLACK_HOME] = 2
    stand(state, seat, space, workers, coins, black)
    if log is not None:
        log.append(Event("gr.placed", seat, (space, as_pieces(workers, coins, black))))
    side = side_of(state, seat, space)
    gain_action(state, seat, row, black > 0, side, log)


def as_pieces(workers: i64, coins: i64, black: i64) -> i64:
    """What is put on a space as one number of an event: workers, coins, the black worker."""
    return 100 * workers + 10 * coins + black


def side_of(state: Pieces, seat: i64, space: i64) -> i64:
    """Own engineers may be used in part, everything else must be done. (RR-15, RR-16)"""
    if space < FIRST_ENGINEER:
        return OWED
    place = state.board[ENGINEER_AT + space - FIRST_ENGINEER]
    return OFFERED if place == HIRED + seat else OWED


def stand(state: Pieces, seat: i64, space: i64, workers: i64, coins: i64, black: i64) -> None:
    """Pieces stand on a space until the round ends. (RR-11, RR-12)"""
    state.board[USING] = space + 1
    if space == BLACK_OR_GRAY:
        at = seat * SEAT_SIZE
        state.own[at + BG_WORKERS] += workers
        state.own[at + BG_COINS] += coins
        state.own[at + BG_BLACK] += black
        return
    state.board[OWNER + space] = seat + 1
    state.board[ON_WORKERS + space] = workers
    state.board[ON_COINS + space] = coins
    state.board[ON_BLACK + space] = black


def can_pass(state: Pieces) -> i64:
    """A player may pass at any turn before placing. (RR-75)"""
    return ALLOWED if state.owed == 0 else STILL_OWED


def pass_round(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Pass for this round and score the turn order card. (RR-75, RR-76, GS-16, GS-17)"""
    state.board[PASSED] |= 1 << seat
    if log is not None:
        log.append(Event("gr.passed", seat))
    if state.seats > 1:
        place = state.own[seat * SEAT_SIZE + DEALT]
        if state.kit.dealt_points == 0:
            place = position_of(state, seat)
        score(state, seat, FOR_PASSING, state.kit.pass_points[place], log)
    end_turn(state, seat)


def position_of(state: Pieces, seat: i64) -> i64:
    """The place of a seat in this round's order. (RR-60, RR-76)"""
    place: i64 = 0
    while state.board[ORDER_AT + place] != seat:
        place += 1
    return place


def end_turn(state: Pieces, seat: i64) -> None:
    """What was not resolved is lost; end bonus cards are chosen now. (RR-18, RR-20)"""
    cards = state.waiting(END_BONUS)
    state.answered()
    state.drop(OWED)
    state.drop(OFFERED)
    coal.turn_away(state, True)
    state.board[USING] = 0
    state.board[REPEATED] = 0
    for _ in range(cards):
        state.ask(KEEPING, seat, 0, 0)


def finish_turn(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """End the turn by choice, although something could still be done. (RR-16, RR-18)"""
    if log is not None:
        log.append(Event("gr.turn.ended", seat))
    end_turn(state, seat)


def begin_turn(state: Pieces, seat: i64) -> None:
    """Ask a seat for its placement. (RR-10)"""
    state.board[LAST] = position_of(state, seat)
    state.ask(TURN, seat, 0, 1)
