"""The interpreter of effects: what is gained waits in the pool, or happens at once."""

from mypy_extensions import i64

from coalface.core.contract import CHANCE, Event
from coalface.games.german_railroads.ids import (
    ALLOW,
    ASIDE,
    BLACK_HOME,
    BLACK_WORKER,
    CHOICE,
    COAL,
    COALS,
    COIN,
    COINS,
    COLOURS,
    DISTINCT,
    DOUBLER,
    DOUBLERS,
    DOUBLERS_LEFT,
    DRAWING_BONUS,
    END_BONUS,
    ENGINEER_AT,
    ENGINEERS,
    FOR_ACTIONS,
    HAND,
    HIRE,
    HIRED,
    LANE,
    LOCO9,
    MARKER0,
    MARKER2,
    MARKER_CHOICE,
    MARKER_LEFT,
    MEDAL,
    OFFERED,
    OWED,
    POINTS_DUE,
    POOL,
    PTS,
    PUT_MEDAL,
    REPEATING,
    REUSE1,
    REUSE2,
    REVALUE,
    REVALUED,
    SEAT_SIZE,
    SIGNAL_DUE,
    SIGNALS,
    SPECIAL,
    START_BONUS,
    STRIP,
    TAKE_COAL_FACTORY,
    TAKE_ENGINEER,
    TEMP,
    TEMP_OWNER,
    UNLOCK,
    UNLOCKED,
    WORKER,
    WORKERS,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.gaps import build_in_gap
from coalface.games.german_railroads.rules.points import score


def gain(state: Pieces, seat: i64, row: i64, side: i64, log: list[Event] | None) -> None:
    """Gain all parts of an effect, or the choice of one. (RR-15, RR-16, RR-90)"""
    kit = state.kit
    if kit.row_choice[row] >= 0:
        state.add(side, CHOICE + kit.row_choice[row], 1)
        return
    for part in range(kit.row_first[row], kit.row_end[row]):
        gain_part(state, seat, kit.part_op[part], kit.part_n[part], side, log)


def gain_part(
    state: Pieces, seat: i64, op: i64, count: i64, side: i64, log: list[Event] | None
) -> None:
    """Gain one part: it waits, or happens at once. (RR-18, RR-90)"""
    if op >= POOL:
        if op <= TEMP:
            take(state, seat, op, count, side, log)
        else:
            happen(state, seat, op, count, side, log)
        return
    if op == DISTINCT:
        for colour in range(COLOURS):
            state.add(side, ALLOW + colour, 1)
    elif op == SIGNAL_DUE:
        state.own[seat * SEAT_SIZE + SIGNALS] += count
        if log is not None:
            log.append(Event("gr.signal.received", seat))
    elif op == DOUBLER and side == OWED:
        place_doublers(state, seat, count, log)
        return
    state.add(OFFERED if op == END_BONUS else side, op, count)


def place_doublers(state: Pieces, seat: i64, count: i64, log: list[Event] | None) -> None:
    """Doublers go to the leftmost free spaces above the main line. (RR-47)"""
    state.own[seat * SEAT_SIZE + DOUBLERS] += count
    state.board[DOUBLERS_LEFT] -= count
    if log is not None:
        log.append(Event("gr.doubler.placed", seat, (count,)))


def take(state: Pieces, seat: i64, op: i64, count: i64, side: i64, log: list[Event] | None) -> None:
    """Coins, coal, points, turquoise workers. (RR-48, RR-49, GC-5)"""
    at = seat * SEAT_SIZE
    if op == COIN:
        state.own[at + COINS] += count
        if log is not None:
            log.append(Event("gr.coins.taken", seat, (count,)))
    elif op == COAL:
        state.own[at + COALS] += count
        if log is not None:
            log.append(Event("gr.coal.taken", seat, (count,)))
    elif op == PTS:
        if state.seats == 1 and side == OFFERED:
            state.add(OFFERED, POINTS_DUE, count)
        else:
            score(state, seat, FOR_ACTIONS, count, log)
    elif state.board[TEMP_OWNER] == 0:
        state.board[TEMP_OWNER] = seat + 1
        state.own[at + WORKERS] += state.kit.turquoise
        if log is not None:
            log.append(Event("gr.workers.hired", seat, (state.kit.turquoise,)))


def happen(
    state: Pieces, seat: i64, op: i64, count: i64, side: i64, log: list[Event] | None
) -> None:
    """What happens at once, or is asked at once. (RR-19, RR-65)"""
    at = seat * SEAT_SIZE
    if op == UNLOCK:
        unlock(state, seat, count, log)
    elif op == WORKER:
        take_worker(state, seat, log)
    elif op == REUSE1 or op == REUSE2:
        state.ask(REPEATING, seat, op, side)
    elif op == MARKER0:
        if state.own[at + LANE] == 0 and state.board[MARKER_LEFT] > 0:
            state.ask(MARKER_CHOICE, seat, 0, 0)
    elif op == START_BONUS:
        state.ask(DRAWING_BONUS, CHANCE, count, seat)
    elif op == HIRE:
        hire(state, seat, log)
    elif op == TAKE_ENGINEER:
        take_engineer(state, seat, count, log)
    elif op == LOCO9:
        state.ask(HAND, seat, SPECIAL + 9, 0)
    elif op == TAKE_COAL_FACTORY:
        build_in_gap(state, seat, 0, log)
    else:
        equip(state, seat, op, count, log)


def equip(state: Pieces, seat: i64, op: i64, count: i64, log: list[Event] | None) -> None:
    """Medal, revaluation, second marker, black worker. (RR-69, RR-70, RR-71, RR-74, GN-10)"""
    at = seat * SEAT_SIZE
    if op == PUT_MEDAL:
        state.own[at + MEDAL] = 1
        if log is not None:
            log.append(Event("gr.medal.put", seat))
    elif op == REVALUE:
        if state.own[at + REVALUED] == 0:
            state.own[at + REVALUED] = count
            if log is not None:
                log.append(Event("gr.tracks.revalued", seat, (count,)))
    elif op == MARKER2:
        state.own[at + LANE] += 1
        if log is not None:
            log.append(Event("gr.marker.added", seat))
    elif op == BLACK_WORKER:
        state.own[at + BLACK_HOME] = 1
        if log is not None:
            log.append(Event("gr.worker.black", seat))


def unlock(state: Pieces, seat: i64, colour: i64, log: list[Event] | None) -> None:
    """A colour becomes available on every railroad that takes it. (RR-26, GR-4, GR-7)"""
    at = seat * SEAT_SIZE + UNLOCKED
    if state.own[at] & (1 << colour):
        return
    state.own[at] |= 1 << colour
    if log is not None:
        log.append(Event("gr.colour.unlocked", seat, (colour,)))


def take_worker(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """One of the workers set aside joins, if any is left; usable at once. (RR-66, GR-23)"""
    at = seat * SEAT_SIZE
    if state.own[at + ASIDE] == 0:
        return
    state.own[at + ASIDE] -= 1
    state.own[at + WORKERS] += 1
    if log is not None:
        log.append(Event("gr.worker.joined", seat))


def hire(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Take the engineer on the hiring space for good. (RR-52, RR-54)"""
    for engineer in range(ENGINEERS):
        if state.board[ENGINEER_AT + engineer] == STRIP:
            take_engineer(state, seat, engineer, log)
            return


def take_engineer(state: Pieces, owner: i64, engineer: i64, log: list[Event] | None) -> None:
    """An engineer becomes the own one of a seat, or of Emil. (RR-52, GS-10)"""
    state.board[ENGINEER_AT + engineer] = HIRED + owner
    if log is None:
        return
    if owner < state.seats:
        log.append(Event("gr.engineer.hired", owner, (engineer,)))
    else:
        log.append(Event("gr.emil.hired", CHANCE, (engineer,)))
