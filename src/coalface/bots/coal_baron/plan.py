"""A simple way to mine in Coal Baron: raise the coal that orders need, and put it there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import ALLOWED
from coalface.games.coal_baron.ids import (
    CAGE,
    CAGED,
    CARDS,
    COLOURS,
    CUBES,
    FILL,
    HOLDS,
    LEVEL,
    LOAD,
    MOVE_CAGE,
    ORDERS,
    SEAT_SIZE,
    STOP,
    STORAGE,
    STORED,
    SURFACE,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.rules import mining

NONE: Final = -1


def next_step(state: Pieces, seat: i64) -> i64:
    """The next work step: raise coal that orders need, and put it there."""
    at = seat * SEAT_SIZE
    steps = state.asked_a()
    move = best_fill(state, seat)
    if move != NONE:
        return move
    wanted = wanted_coal(state, seat)
    level = state.own[at + LEVEL]
    caged = mining.cubes_in_cage(state, seat)
    room = state.kit.cage_spots - caged
    if level != SURFACE:
        if room > 0 and time_for_more(steps, 0, caged):
            colour = wanted_at(state, seat, level, wanted)
            if colour != NONE:
                return LOAD + colour
        if room > 0 and time_for_more(steps, 1, caged):
            other = best_level(state, seat, wanted)
            if other != NONE and other != level:
                return MOVE_CAGE + other
        return MOVE_CAGE + SURFACE if caged > 0 else STOP
    if room > 0 and steps >= 2:
        other = best_level(state, seat, wanted)
        if other != NONE:
            return MOVE_CAGE + other
    return STOP


def time_for_more(steps: i64, moves: i64, caged: i64) -> bool:
    """Could another cube still be raised and placed, or is there no use in going up any more?"""
    return steps >= moves + 1 + 1 + caged + 1 or steps < 1 + caged


def best_fill(state: Pieces, seat: i64) -> i64:
    """The fill that brings an order nearest to completion, cage before storage; NONE if none."""
    at = seat * SEAT_SIZE
    best: i64 = NONE
    best_free: i64 = 99
    for place in range(state.own[at + ORDERS]):
        card = state.own[at + HOLDS + place]
        free = free_spots(state, card)
        if free == 0 or free >= best_free:
            continue
        for colour in range(COLOURS):
            if state.free[card * COLOURS + colour] == 0:
                continue
            for origin in range(CAGE, STORAGE + 1):
                if mining.can_use(state, seat, origin, colour) == ALLOWED:
                    best = FILL + (origin * CARDS + card) * COLOURS + colour
                    best_free = free
                    break
    return best


def free_spots(state: Pieces, card: i64) -> i64:
    """Spots of an order that are still free."""
    at = card * COLOURS
    free = state.free
    return free[at] + free[at + 1] + free[at + 2] + free[at + 3]


def wanted_coal(state: Pieces, seat: i64) -> vec[i64]:
    """Cubes of each colour that the orders need beyond what cage and storage hold."""
    at = seat * SEAT_SIZE
    wanted: vec[i64] = vec[i64]([0, 0, 0, 0])
    for place in range(state.own[at + ORDERS]):
        card = state.own[at + HOLDS + place]
        for colour in range(COLOURS):
            wanted[colour] += state.free[card * COLOURS + colour]
    for colour in range(COLOURS):
        wanted[colour] -= state.own[at + CAGED + colour] + state.own[at + STORED + colour]
    return wanted


def wanted_at(state: Pieces, seat: i64, level: i64, wanted: vec[i64]) -> i64:
    """A wanted colour that lies on a cart at this level, or NONE."""
    at = seat * SEAT_SIZE + CUBES + (level - 1) * COLOURS
    for colour in range(COLOURS):
        if wanted[colour] > 0 and state.own[at + colour] > 0:
            return colour
    return NONE


def best_level(state: Pieces, seat: i64, wanted: vec[i64]) -> i64:
    """The level with the most wanted cubes, or NONE if no level has any."""
    best: i64 = NONE
    most: i64 = 0
    for level in range(1, COLOURS + 1):
        at = seat * SEAT_SIZE + CUBES + (level - 1) * COLOURS
        cubes: i64 = 0
        for colour in range(COLOURS):
            cubes += min(max(wanted[colour], 0), state.own[at + colour])
        if cubes > most:
            most = cubes
            best = level
    return best
