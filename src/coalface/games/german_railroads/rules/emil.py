"""Emil, the solo opponent: his cards, which spaces he blocks, what he takes."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.german_railroads.ids import (
    BOARD_SPACES,
    EMIL,
    EMIL_DECK,
    EMIL_PASSED,
    EMIL_TILES,
    EMIL_TURN,
    EMIL_WORKERS,
    ENGINEER_AT,
    ENGINEERS,
    FACTORIES,
    FIRST_ENGINEER,
    HIRE_SPACE,
    LAST,
    LOCO_ONE,
    LOCO_THREE,
    LOCOS,
    NUMBERS,
    ON_COINS,
    ON_WORKERS,
    OWNER,
    PAYS,
    STRIP,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.reasons import NOT_IN_DRAW
from coalface.games.german_railroads.rules.effects import take_engineer
from coalface.games.german_railroads.rules.locomotives import lowest_loco
from coalface.games.german_railroads.rules.owed import can_do, hireable
from coalface.games.german_railroads.rules.turn import as_pieces, can_pay, is_open

PLAYER = 0


def begin_emil(state: Pieces, log: list[Event] | None) -> bool:
    """Emil's turn; False if he passes: no card, or no worker left. (GS-4, GS-5, GS-14)"""
    if state.board[EMIL_PASSED]:
        return False
    if state.board[EMIL_DECK] == 0 or state.board[EMIL_WORKERS] == 0:
        state.board[EMIL_PASSED] = 1
        if log is not None:
            log.append(Event("gr.emil.passed", CHANCE))
        return False
    state.ask(EMIL_TURN, CHANCE, 0, 0)
    return True


def can_draw_emil(state: Pieces, card: i64) -> i64:
    """Is this card in Emil's deck? (GS-3)"""
    return ALLOWED if state.board[EMIL_DECK] & (1 << card) else NOT_IN_DRAW


def card_space(state: Pieces, card: i64) -> i64:
    """The space that a card shows; for the public engineer where he lies, or -1. (GS-12)"""
    space = state.kit.emil_space[card]
    if space < BOARD_SPACES:
        return space
    for engineer in range(ENGINEERS):
        if state.board[ENGINEER_AT + engineer] == STRIP + 1:
            return FIRST_ENGINEER + engineer
    return -1


def workers_needed(state: Pieces, space: i64) -> i64:
    """What a space costs Emil; coins come from the supply. (GS-9, GS-12, GS-13)"""
    if space >= FIRST_ENGINEER and state.kit.emil_printed == 0:
        return 1
    return state.kit.space_workers[space]


def payable(state: Pieces, space: i64) -> bool:
    """Could the player pay for this space now? Asked only under the house rule. (GS-8)"""
    return any(can_pay(state, PLAYER, space, way) == ALLOWED for way in range(PAYS))


def blocks(state: Pieces, space: i64) -> bool:
    """Does Emil use this card: workers enough, space free, of use to the player?

    (GS-6, GS-7, GS-8)
    """
    if space < 0 or state.board[EMIL_WORKERS] < workers_needed(state, space):
        return False
    if is_open(state, PLAYER, space) != ALLOWED:
        return False
    if state.kit.emil_payable and not payable(state, space):
        return False
    if space == HIRE_SPACE:
        return hireable(state) >= 0
    return can_do(state, PLAYER, state.kit.space_row[space])


def draw_emil(state: Pieces, card: i64, log: list[Event] | None) -> None:
    """Emil draws until a card is of use, or his deck is empty. (GS-5, GS-10, GS-21)"""
    state.board[EMIL_DECK] &= ~(1 << card)
    space = card_space(state, card)
    used = blocks(state, space)
    if log is not None:
        log.append(Event("gr.emil.drew", CHANCE, (card, 1 if used else 0)))
    if used:
        occupy(state, space, log)
    if used or state.board[EMIL_DECK] == 0:
        state.answered()
        state.board[LAST] = 1


def occupy(state: Pieces, space: i64, log: list[Event] | None) -> None:
    """Emil stands on a space; he takes tiles and engineers, nothing else. (GS-10, GS-11, GS-13)"""
    workers = workers_needed(state, space)
    state.board[EMIL_WORKERS] -= workers
    state.board[OWNER + space] = EMIL + 1
    state.board[ON_WORKERS + space] = workers
    state.board[ON_COINS + space] = state.kit.space_coins[space]
    if log is not None:
        pieces = as_pieces(workers, state.kit.space_coins[space], 0)
        log.append(Event("gr.emil.placed", CHANCE, (space, pieces)))
    if space == HIRE_SPACE:
        take_engineer(state, EMIL, hireable(state), log)
    elif LOCO_ONE <= space <= LOCO_THREE:
        tiles: i64 = state.kit.emil_tiles if space == LOCO_THREE else 1
        for _ in range(tiles):
            remove_tile(state, log)


def remove_tile(state: Pieces, log: list[Event] | None) -> None:
    """The lowest locomotive leaves the game; if none is left, the lowest factory. (GS-10, GC-24)"""
    number = lowest_loco(state)
    loco = number > 0
    if loco:
        state.board[LOCOS + number] -= 1
    else:
        while number < NUMBERS and state.board[FACTORIES + number] == 0:
            number += 1
        if number == NUMBERS:
            return
        state.board[FACTORIES + number] -= 1
    state.board[EMIL_TILES + number] += 1
    if log is not None:
        log.append(Event("gr.emil.took", CHANCE, (number, 0 if loco else 1 + int(number == 0))))
