"""Look-ahead for tracks: how far they can move, and whether all owed steps find a way."""

from typing import Final

from mypy_extensions import i64

from coalface.core.contract import ALLOWED
from coalface.games.german_railroads.ids import (
    ALLOW,
    ANY,
    BG,
    BG_BONUS,
    BLACK,
    CATCH,
    COLOURS,
    DISTINCT,
    GRAY,
    NATURAL,
    OWED,
    RAILROADS,
    SEAT_SIZE,
    TRACK,
    UNLOCKED,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.tracks import can_step, colours_of, last_space

ALL_COLOURS: Final = 31
NO: Final = 0
YES: Final = 1
UNCLEAR: Final = 2


def room_on(state: Pieces, seat: i64, rr: i64, colour: i64) -> i64:
    """How far a track can move on one railroad, a missing piece not considered. (RR-23, RR-25)"""
    track = seat * SEAT_SIZE + TRACK + rr * COLOURS + colour
    if colour == BLACK:
        return last_space(state, seat, rr) - state.own[track]
    if colour >= colours_of(state, seat, rr) or state.own[track - 1] == 0:
        return 0
    return state.own[track - 1] - 1 - state.own[track]


def room_for(state: Pieces, seat: i64, colour: i64) -> i64:
    """How many steps of one colour are possible in all. (RR-22, RR-23, RR-27, GR-8)"""
    if colour > BLACK and state.own[seat * SEAT_SIZE + UNLOCKED] & (1 << colour) == 0:
        return 0
    total: i64 = 0
    if colour < NATURAL:
        for rr in range(RAILROADS):
            total += room_on(state, seat, rr, colour)
        return total
    pieces = state.kit.pieces[colour]
    smallest: i64 = 99
    fresh: i64 = 0
    for rr in range(RAILROADS):
        room = room_on(state, seat, rr, colour)
        if state.own[seat * SEAT_SIZE + TRACK + rr * COLOURS + colour] > 0:
            pieces -= 1
        elif room > 0:
            fresh += 1
            smallest = min(smallest, room)
        total += room
    if fresh <= pieces:
        return total
    return total - smallest if fresh == pieces + 1 else best_of(state, seat, colour, pieces)


def best_of(state: Pieces, seat: i64, colour: i64, pieces: i64) -> i64:
    """Room where tracks stand, and on the one best railroad for the last piece. (GR-8)"""
    total: i64 = 0
    best: i64 = 0
    for rr in range(RAILROADS):
        room = room_on(state, seat, rr, colour)
        if state.own[seat * SEAT_SIZE + TRACK + rr * COLOURS + colour] > 0:
            total += room
        else:
            best = max(best, room)
    return total + best if pieces > 0 else total


def can_finish_tracks(state: Pieces, seat: i64) -> bool:
    """Can all steps that are owed be made, in some order? (RR-15, RR-17)"""
    pool = state.pool
    kinds: i64 = 0
    only: i64 = -1
    for atom in range(CATCH + 1):
        if (atom <= DISTINCT or atom == CATCH) and pool[OWED + atom] > 0:
            kinds += 1
            only = atom
    if kinds == 0:
        return True
    if kinds == 1 and only < COLOURS:
        return room_for(state, seat, only) >= pool[OWED + only]
    by_black = kinds == 1 and only != DISTINCT and only != CATCH
    if by_black and room_for(state, seat, BLACK) >= pool[OWED + only]:
        return True
    answer = at_a_glance(state, seat)
    return find_way(state, seat, ALL_COLOURS) if answer == UNCLEAR else answer == YES


def at_a_glance(state: Pieces, seat: i64) -> i64:
    """Whether all owed steps can be made, where the room of each colour tells: YES, NO or UNCLEAR.

    Every step takes room of its own colour only, and gives the next one at most one space more:
    what has room now can be done, and what lacks more than the lower colours may give cannot.
    (RR-15, RR-23)
    """
    pool = state.pool
    distinct = pool[OWED + DISTINCT]
    free: i64 = pool[OWED + ANY] + pool[OWED + BG] + pool[OWED + BG_BONUS]
    lower: i64 = free + distinct
    answer: i64 = YES
    may_differ: i64 = 0
    differ: i64 = 0
    for colour in range(COLOURS):
        need = pool[OWED + colour]
        if colour == GRAY:
            need += pool[OWED + CATCH]
        if colour > BLACK and state.own[seat * SEAT_SIZE + UNLOCKED] & (1 << colour) == 0:
            if need > 0:
                return NO
            continue
        if need + distinct == 0 and (colour > BLACK or free == 0):
            continue
        room = room_for(state, seat, colour)
        given: i64 = lower if colour > BLACK else 0
        if need > room + given:
            return NO
        lower += need
        if colour == BLACK:
            need += free
        if need > room:
            answer = UNCLEAR
        if distinct > 0 and distinct_left(state, colour, ALL_COLOURS):
            may_differ += 1
            if room > need:
                differ += 1
    if may_differ < distinct:
        return NO
    return answer if differ >= distinct else UNCLEAR


def find_way(state: Pieces, seat: i64, fresh: i64) -> bool:
    """Try the owed steps one by one, taking each back; `fresh` are colours not yet used."""
    if not steps_owed(state):
        return True
    for colour in range(COLOURS):
        for rr in range(RAILROADS):
            if can_step(state, seat, rr, colour) != ALLOWED:
                continue
            if try_sources(state, seat, rr, colour, fresh):
                return True
    return False


def steps_owed(state: Pieces) -> bool:
    """Is any step of a track owed?"""
    for atom in range(DISTINCT + 1):
        if state.pool[OWED + atom] > 0:
            return True
    return state.pool[OWED + CATCH] > 0


def try_sources(state: Pieces, seat: i64, rr: i64, colour: i64, fresh: i64) -> bool:
    """Make this step with each owed effect that allows it, and look on."""
    pool = state.pool
    if pool[OWED + colour] > 0 and try_step(state, seat, colour, rr, colour, fresh):
        return True
    if pool[OWED + ANY] > 0 and try_step(state, seat, ANY, rr, colour, fresh):
        return True
    if colour <= GRAY:
        if pool[OWED + BG] > 0 and try_step(state, seat, BG, rr, colour, fresh):
            return True
        if pool[OWED + BG_BONUS] > 0 and try_step(state, seat, BG_BONUS, rr, colour, fresh):
            return True
    catches = colour == GRAY and pool[OWED + CATCH] > 0
    if catches and try_step(state, seat, CATCH, rr, colour, fresh):
        return True
    rest = fresh & ~(1 << colour)
    return distinct_left(state, colour, fresh) and try_step(state, seat, DISTINCT, rr, colour, rest)


def distinct_left(state: Pieces, colour: i64, fresh: i64) -> bool:
    """May `distinct` still use this colour? When it is only asked for, all are free."""
    if state.pool[OWED + DISTINCT] == 0 or fresh & (1 << colour) == 0:
        return False
    begun = False
    for other in range(COLOURS):
        if state.pool[OWED + ALLOW + other] > 0:
            begun = True
    return not begun or state.pool[OWED + ALLOW + colour] > 0


def try_step(state: Pieces, seat: i64, atom: i64, rr: i64, colour: i64, fresh: i64) -> bool:
    """Make an owed step, look on, take it back."""
    track = seat * SEAT_SIZE + TRACK + rr * COLOURS + colour
    state.pool[OWED + atom] -= 1
    state.own[track] += 1
    found = find_way(state, seat, fresh)
    state.own[track] -= 1
    state.pool[OWED + atom] += 1
    return found
