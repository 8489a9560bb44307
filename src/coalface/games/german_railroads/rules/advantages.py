"""Resolving what was gained: `?` tokens and cards, signals, points, doublers, choices."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads.ids import (
    BLACK,
    CARDS_LEFT,
    CHOICE,
    COAL_STEPS,
    COALS,
    DOUBLER,
    DOUBLERS,
    DOUBLERS_LEFT,
    DOUBLERS_MOST,
    ENGINEER_AT,
    ENGINEER_SUM,
    ENGINEERS,
    FIRST_NEW_TOKEN,
    FOR_ACTIONS,
    HIRED,
    OFFERED,
    OWED,
    POINTS_DUE,
    QCARD,
    QUESTION,
    RESOLVE_DOUBLER,
    RESOLVE_ENGINEERS,
    RESOLVE_POINTS,
    RESOLVE_TOP,
    SEAT_SIZE,
    SIGNAL_DUE,
    SLOT,
    SLOTS,
    TOKENS_LEFT,
    TOP_LOCOS,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.reasons import (
    CARD_NOT_COMPLETE,
    CARD_TAKEN,
    NO_DOUBLER,
    NO_SUCH_PART,
    NO_TOKEN,
    NOT_COMPLETE,
    NOT_PENDING,
    TOKEN_TAKEN,
    TOO_LITTLE_COAL,
)
from coalface.games.german_railroads.rules.effects import gain, gain_part, place_doublers
from coalface.games.german_railroads.rules.industry import mark_repeats
from coalface.games.german_railroads.rules.owed import can_do, can_do_parts
from coalface.games.german_railroads.rules.points import credit, score
from coalface.games.german_railroads.rules.specials import power


def can_use_token(state: Pieces, seat: i64, token: int) -> i64:
    """Is a `?` due, and has the seat this token left? (RR-68, GN-9)"""
    if state.waiting(QUESTION) == 0:
        return NOT_PENDING
    if state.own[seat * SEAT_SIZE + TOKENS_LEFT] & (1 << token) == 0:
        return NO_TOKEN
    if token >= FIRST_NEW_TOKEN and state.kit.tokens_shared and used_by_anyone(state, token):
        return TOKEN_TAKEN
    return ALLOWED


def used_by_anyone(state: Pieces, token: i64) -> bool:
    """Has any seat used this token? (GN-9)"""
    for seat in range(state.seats):
        if state.own[seat * SEAT_SIZE + TOKENS_LEFT] & (1 << token) == 0:
            return True
    return False


def use_token(state: Pieces, seat: i64, token: i64, log: list[Event] | None) -> None:
    """Place a `?` token and gain what it shows. (RR-16, RR-68, RR-71, GN-9)"""
    state.pay(QUESTION)
    state.own[seat * SEAT_SIZE + TOKENS_LEFT] &= ~(1 << token)
    if log is not None:
        log.append(Event("gr.token.used", seat, (token,)))
    gain(state, seat, state.kit.token_row[token], OFFERED, log)


def can_take_card(state: Pieces, seat: i64, card: i64) -> i64:
    """Does this `?` card lie there, and can all of it be done? (RR-15, RR-73, GN-10)"""
    if state.waiting(QCARD) == 0:
        return NOT_PENDING
    if state.board[CARDS_LEFT] & (1 << card) == 0:
        return CARD_TAKEN
    return ALLOWED if can_do(state, seat, state.kit.card_row[card]) else CARD_NOT_COMPLETE


def take_card(state: Pieces, seat: i64, card: i64, log: list[Event] | None) -> None:
    """Take a `?` card with what lies on it. (RR-72, RR-73, GN-10, GN-11)"""
    state.pay(QCARD)
    state.board[CARDS_LEFT] &= ~(1 << card)
    if log is not None:
        log.append(Event("gr.card.taken", seat, (card,)))
    gain(state, seat, state.kit.card_row[card], OWED, log)


def can_use_signal(state: Pieces) -> i64:
    """Is a signal due? (RR-67)"""
    return ALLOWED if state.waiting(SIGNAL_DUE) > 0 else NOT_PENDING


def use_signal(state: Pieces, seat: i64, way: i64, log: list[Event] | None) -> None:
    """Two steps, or points. (RR-67)"""
    side = state.pay(SIGNAL_DUE)
    points = state.kit.signal_points
    if log is not None:
        log.append(Event("gr.signal.used", seat, (way, points)))
    if way == 0:
        gain(state, seat, state.kit.signal_row, side, log)
    else:
        credit(state, seat, FOR_ACTIONS, points, log)


def can_choose(state: Pieces, seat: i64, choice: i64, part: i64) -> i64:
    """Is this choice due, has it such a part, and can it be done if it must? (RR-15, GC-16)"""
    if state.waiting(CHOICE + choice) == 0:
        return NOT_PENDING
    row = state.kit.choice_row[choice]
    first = state.kit.row_first[row] + part
    if first >= state.kit.row_end[row]:
        return NO_SUCH_PART
    if state.pool[OWED + CHOICE + choice] > 0:
        return ALLOWED if can_do_parts(state, seat, first, first + 1) else NOT_COMPLETE
    return ALLOWED


def choose(state: Pieces, seat: i64, choice: i64, part: i64, log: list[Event] | None) -> None:
    """Gain one part of several. (GC-16)"""
    kit = state.kit
    side = state.pay(CHOICE + choice)
    place = kit.row_first[kit.choice_row[choice]] + part
    if log is not None:
        log.append(Event("gr.part.chosen", seat, (choice * 3 + part,)))
    depth = state.depth
    gain_part(state, seat, kit.part_op[place], kit.part_n[place], side, log)
    mark_repeats(state, depth)


def can_resolve(state: Pieces, seat: i64, what: i64) -> i64:
    """Are these points or a doubler due? (RR-18, RR-47)"""
    if what == RESOLVE_DOUBLER:
        if state.waiting(DOUBLER) == 0:
            return NOT_PENDING
        full = state.own[seat * SEAT_SIZE + DOUBLERS] == DOUBLERS_MOST
        return NO_DOUBLER if full or state.board[DOUBLERS_LEFT] == 0 else ALLOWED
    return ALLOWED if state.waiting(points_atom(what)) > 0 else NOT_PENDING


def points_atom(what: i64) -> i64:
    """The effect behind a way to take points."""
    if what == RESOLVE_POINTS:
        return POINTS_DUE
    return ENGINEER_SUM if what == RESOLVE_ENGINEERS else TOP_LOCOS + what - RESOLVE_TOP


def resolve(state: Pieces, seat: i64, what: i64, log: list[Event] | None) -> None:
    """Place a doubler, or take points. (RR-45, RR-46, RR-47, GC-20)"""
    if what == RESOLVE_DOUBLER:
        state.pay(DOUBLER)
        place_doublers(state, seat, 1, log)
        return
    if what == RESOLVE_POINTS:
        points = state.pool[OFFERED + POINTS_DUE]
        for _ in range(points):
            state.pay(POINTS_DUE)
        score(state, seat, FOR_ACTIONS, points, log)
        return
    state.pay(points_atom(what))
    worth = engineer_sum(state, seat)
    if what > RESOLVE_TOP:
        worth = top_locos(state, seat, what - RESOLVE_TOP)
    if log is not None:
        log.append(Event("gr.points.taken", seat, (what - RESOLVE_ENGINEERS, worth)))
    credit(state, seat, FOR_ACTIONS, worth, log)


def engineer_sum(state: Pieces, seat: i64) -> i64:
    """The numbers of the own engineers, never below 0. (RR-45, GN-7)"""
    total: i64 = 0
    for engineer in range(ENGINEERS):
        if state.board[ENGINEER_AT + engineer] == HIRED + seat:
            total += state.kit.engineer_number[engineer]
    return max(total, 0)


def top_locos(state: Pieces, seat: i64, count: i64) -> i64:
    """The sum of the highest own locomotive numbers. (RR-46, GC-13, GC-20)"""
    at = seat * SEAT_SIZE + SLOT
    total: i64 = 0
    used: i64 = 0
    for _ in range(count):
        best: i64 = -1
        for slot in range(SLOTS):
            if used & (1 << slot):
                continue
            if best < 0 or power(state.own[at + slot]) > power(state.own[at + best]):
                best = slot
        if best < 0:
            break
        used |= 1 << best
        total += power(state.own[at + best])
    return total


def can_burn(state: Pieces, seat: i64) -> i64:
    """May coal be spent in the coal factory? (GC-23)"""
    if state.waiting(COAL_STEPS) == 0:
        return NOT_PENDING
    return ALLOWED if state.own[seat * SEAT_SIZE + COALS] > 0 else TOO_LITTLE_COAL


def burn(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """One coal brings two black steps more. (GC-23)"""
    state.pay(COAL_STEPS)
    state.own[seat * SEAT_SIZE + COALS] -= 1
    state.add(OFFERED, BLACK, 2)
    if log is not None:
        log.append(Event("gr.coal.burnt", seat))
