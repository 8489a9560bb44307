"""Foremen: on spaces and in the hand, which area a space belongs to, turning them over."""

from mypy_extensions import i64

from coalface.core.contract import EVERYONE, Event
from coalface.games.coal_country.ids import (
    BROKER,
    CELLS,
    CONSTRUCTING,
    CONSTRUCTION,
    EXPANDING,
    FIRST_CELL,
    HAND,
    MARKET,
    MINING,
    PLAYABLE,
    SEAT_SIZE,
    SELLING,
    STEP,
    SUPPLYING,
    TANDEM,
    TIDYING,
    TOKEN,
    VALUES,
    VILLAGES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import geometry


def step_of(state: Pieces, seat: i64, space: i64) -> i64:
    """The step in which the foremen of a space are turned over and used. (CC-31)"""
    if space >= FIRST_CELL:
        cell = state.mine[seat * CELLS + space - FIRST_CELL]
        return MINING if geometry.has_tile(cell) else EXPANDING
    if space >= PLAYABLE:
        return VILLAGES
    if space == BROKER:
        return SELLING
    if space == MARKET or space == TANDEM:
        return SUPPLYING
    return CONSTRUCTING if space == CONSTRUCTION else TIDYING


def token_at(state: Pieces, seat: i64, space: i64) -> i64:
    """The foreman on a space, his value plus 1; on MARKET and TANDEM the stronger one."""
    if space < FIRST_CELL:
        return state.own[seat * SEAT_SIZE + TOKEN + space]
    return geometry.token_on(state.mine[seat * CELLS + space - FIRST_CELL])


def second_at(state: Pieces, seat: i64, space: i64) -> i64:
    """The second foreman on MARKET or TANDEM, his value plus 1. (CC-26)"""
    return state.own[seat * SEAT_SIZE + TOKEN + FIRST_CELL + space - MARKET]


def set_token(state: Pieces, seat: i64, space: i64, token: i64) -> None:
    """Change the foreman of a space."""
    if space < FIRST_CELL:
        state.own[seat * SEAT_SIZE + TOKEN + space] = token
    else:
        at = seat * CELLS + space - FIRST_CELL
        state.mine[at] = geometry.with_token(state.mine[at], token)


def add_token(state: Pieces, seat: i64, space: i64, token: i64) -> None:
    """Put one more foreman on a space; of two the stronger comes first. (CC-19, CC-26)"""
    there = token_at(state, seat, space)
    if there == 0:
        set_token(state, seat, space, token)
        return
    at = seat * SEAT_SIZE + TOKEN + FIRST_CELL + space - MARKET
    state.own[at] = min(there, token)
    state.own[seat * SEAT_SIZE + TOKEN + space] = max(there, token)


def remove_token(state: Pieces, seat: i64, space: i64, token: i64) -> None:
    """Take a foreman with this value off a space."""
    if space == MARKET or space == TANDEM:
        at = seat * SEAT_SIZE + TOKEN + FIRST_CELL + space - MARKET
        if token_at(state, seat, space) == token:
            state.own[seat * SEAT_SIZE + TOKEN + space] = state.own[at]
        state.own[at] = 0
    else:
        set_token(state, seat, space, 0)


def bring_home(state: Pieces, seat: i64, space: i64) -> i64:
    """A used foreman goes back to his owner; his value. (CC-31)"""
    value = token_at(state, seat, space) - 1
    remove_token(state, seat, space, value + 1)
    state.own[seat * SEAT_SIZE + HAND + value] += 1
    return value


def in_hand(state: Pieces, seat: i64) -> i64:
    """How many foremen are not placed."""
    count: i64 = 0
    for value in range(VALUES):
        count += state.own[seat * SEAT_SIZE + HAND + value]
    return count


def reveal(state: Pieces, step: i64, log: list[Event] | None) -> None:
    """Turn over the foremen of one area, for all players together. (CC-31)"""
    state.board[STEP] = step
    if log is None:
        return
    for seat in range(state.seats):
        for space in range(FIRST_CELL + state.reach()):
            if step_of(state, seat, space) != step:
                continue
            tell(log, seat, space, token_at(state, seat, space))
            if space == MARKET or space == TANDEM:
                tell(log, seat, space, second_at(state, seat, space))


def tell(log: list[Event], seat: i64, space: i64, token: i64) -> None:
    """Say which foreman was turned over on a space, if there is one."""
    if token != 0:
        log.append(Event("cc.revealed", seat, (space, token - 1), EVERYONE))
