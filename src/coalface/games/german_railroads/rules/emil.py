"""Emil, the solo opponent: his cards, which spaces he blocks, what he takes."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending, why
from coalface.games.german_railroads.rules.effects import hireable, take_engineer
from coalface.games.german_railroads.rules.locomotives import lowest_loco
from coalface.games.german_railroads.rules.owed import can_do
from coalface.games.german_railroads.rules.turn import as_pieces, can_pay, is_open
from coalface.games.german_railroads.state import GermanRailroadsState


def begin_emil(state: GermanRailroadsState, log: list[Event] | None) -> bool:
    """Emil's turn; False if he passes: no card, or no worker left. (GS-4, GS-5, GS-14)"""
    if state.emil_passed:
        return False
    if state.emil_deck == 0 or state.emil_workers == 0:
        state.emil_passed = 1
        if log is not None:
            log.append(Event("gr.emil.passed", CHANCE))
        return False
    pending.ask_emil(state, CHANCE)
    return True


def can_draw_emil(state: GermanRailroadsState, card: i64) -> i64:
    """Is this card in Emil's deck? (GS-3)"""
    return ALLOWED if state.emil_deck & (masks.bit(card)) else why.NOT_IN_DRAW


def card_space(state: GermanRailroadsState, card: i64) -> i64:
    """The space that a card shows; for the public engineer where he lies, or -1. (GS-12)"""
    space = state.components.emil_space[card]
    if space < ids.BOARD_SPACES:
        return space
    for engineer in range(ids.ENGINEERS):
        if state.engineer_at[engineer] == ids.STRIP + 1:
            return ids.FIRST_ENGINEER + engineer
    return -1


def workers_needed(state: GermanRailroadsState, space: i64) -> i64:
    """What a space costs Emil; coins come from the supply. (GS-9, GS-12, GS-13)"""
    if space >= ids.FIRST_ENGINEER and state.components.emil_printed == 0:
        return 1
    return state.components.space_workers[space]


def payable(state: GermanRailroadsState, space: i64) -> bool:
    """Could the player pay for this space now? Asked only under the house rule. (GS-8)"""
    return any(can_pay(state, state.players[0], space, way) == ALLOWED for way in range(ids.PAYS))


def blocks(state: GermanRailroadsState, space: i64) -> bool:
    """Does Emil use this card: workers enough, space free, of use to the player?

    (GS-6, GS-7, GS-8)
    """
    if space < 0 or state.emil_workers < workers_needed(state, space):
        return False
    if is_open(state, state.players[0], space) != ALLOWED:
        return False
    if state.components.emil_payable and not payable(state, space):
        return False
    if space == ids.HIRE_SPACE:
        return hireable(state) >= 0
    return can_do(state, state.players[0], state.components.space_row[space])


def draw_emil(state: GermanRailroadsState, card: i64, log: list[Event] | None) -> None:
    """Emil draws until a card is of use, or his deck is empty. (GS-5, GS-10, GS-21)"""
    state.emil_deck &= ~(masks.bit(card))
    space = card_space(state, card)
    used = blocks(state, space)
    if log is not None:
        log.append(Event("gr.emil.drew", CHANCE, (card, 1 if used else 0)))
    if used:
        occupy(state, space, log)
    if used or state.emil_deck == 0:
        state.pop_decision()
        state.last = 1


def occupy(state: GermanRailroadsState, space: i64, log: list[Event] | None) -> None:
    """Emil stands on a space; he takes tiles and engineers, nothing else. (GS-10, GS-11, GS-13)"""
    workers = workers_needed(state, space)
    state.emil_workers -= workers
    coins = state.components.space_coins[space]
    state.occupy(space, ids.EMIL, workers, coins, 0)
    if log is not None:
        pieces = as_pieces(workers, coins, 0)
        log.append(Event("gr.emil.placed", CHANCE, (space, pieces)))
    if space == ids.HIRE_SPACE:
        take_engineer(state, ids.EMIL, hireable(state), log)
    elif ids.LOCO_ONE <= space <= ids.LOCO_THREE:
        tiles: i64 = state.components.emil_tiles if space == ids.LOCO_THREE else 1
        for _ in range(tiles):
            remove_tile(state, log)


def remove_tile(state: GermanRailroadsState, log: list[Event] | None) -> None:
    """The lowest locomotive leaves the game; if none is left, the lowest factory. (GS-10, GC-24)"""
    number = lowest_loco(state)
    loco = number > 0
    if loco:
        state.locomotives = counts.added(state.locomotives, number, -1)
    else:
        while number < ids.NUMBERS and state.factories[number] == 0:
            number += 1
        if number == ids.NUMBERS:
            return
        state.factories = counts.added(state.factories, number, -1)
    state.emil_tiles = counts.added(state.emil_tiles, number, 1)
    if log is not None:
        log.append(Event("gr.emil.took", CHANCE, (number, 0 if loco else 1 + int(number == 0))))
