"""A simple way to mine in Coal Baron: raise the coal that orders need, and put it there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import ALLOWED
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.generated import dispatch, pending
from coalface.games.coal_baron.rules import mining
from coalface.games.coal_baron.state import CoalBaronState, Player

NONE: Final[i64] = -1


def next_step(state: CoalBaronState, player: Player) -> i64:
    """The next work step: raise coal that orders need, and put it there."""
    steps = pending.steps(state)
    move = best_fill(state, player)
    if move != NONE:
        return move
    wanted = wanted_coal(state, player)
    level = player.level
    caged = mining.cubes_in_cage(player)
    room = state.components.cage_spots - caged
    if level != ids.SURFACE:
        if room > 0 and time_for_more(steps, 0, caged):
            colour = wanted_at(state, player, level, wanted)
            if colour != NONE:
                return dispatch.LOAD + colour
        if room > 0 and time_for_more(steps, 1, caged):
            other = best_level(state, player, wanted)
            if other != NONE and other != level:
                return dispatch.MOVE_CAGE + other
        return dispatch.MOVE_CAGE + ids.SURFACE if caged > 0 else dispatch.STOP
    if room > 0 and steps >= 2:
        other = best_level(state, player, wanted)
        if other != NONE:
            return dispatch.MOVE_CAGE + other
    return dispatch.STOP


def time_for_more(steps: i64, moves: i64, caged: i64) -> bool:
    """Could another cube still be raised and placed, or is there no use in going up any more?"""
    return steps >= moves + 1 + 1 + caged + 1 or steps < 1 + caged


def best_fill(state: CoalBaronState, player: Player) -> i64:
    """The fill that brings an order nearest to completion, cage before storage; NONE if none."""
    best: i64 = NONE
    best_free: i64 = 99
    for card in player.orders:
        free = free_spots(state, card)
        if free == 0 or free >= best_free:
            continue
        for colour in range(ids.COLOURS):
            if counts.count(state.free_spots[card], colour) == 0:
                continue
            for origin in range(ids.CAGE, ids.STORAGE + 1):
                if mining.can_use(state, player, origin, colour) == ALLOWED:
                    best = dispatch.fill_id(origin, card, colour)
                    best_free = free
                    break
    return best


def free_spots(state: CoalBaronState, card: i64) -> i64:
    """Spots of an order that are still free."""
    return counts.total(state.free_spots[card])


def wanted_coal(state: CoalBaronState, player: Player) -> vec[i64]:
    """Cubes of each colour that the orders need beyond what cage and storage hold."""
    wanted: vec[i64] = vec[i64]([0, 0, 0, 0])
    for card in player.orders:
        for colour in range(ids.COLOURS):
            wanted[colour] += counts.count(state.free_spots[card], colour)
    for colour in range(ids.COLOURS):
        wanted[colour] -= counts.count(player.cage, colour) + counts.count(player.storage, colour)
    return wanted


def wanted_at(state: CoalBaronState, player: Player, level: i64, wanted: vec[i64]) -> i64:
    """A wanted colour that lies on a cart at this level, or NONE."""
    lying = player.cubes[level - 1]
    for colour in range(ids.COLOURS):
        if wanted[colour] > 0 and counts.count(lying, colour) > 0:
            return colour
    return NONE


def best_level(state: CoalBaronState, player: Player, wanted: vec[i64]) -> i64:
    """The level with the most wanted cubes, or NONE if no level has any."""
    best: i64 = NONE
    most: i64 = 0
    for level in range(1, ids.COLOURS + 1):
        lying = player.cubes[level - 1]
        cubes: i64 = 0
        for colour in range(ids.COLOURS):
            cubes += min(max(wanted[colour], 0), counts.count(lying, colour))
        if cubes > most:
            most = cubes
            best = level
    return best
