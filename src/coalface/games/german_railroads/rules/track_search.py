"""Look-ahead for tracks: how far they can move, and whether all owed steps find a way."""

from typing import Final

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.rules.tracks import can_step, colours_of, last_space
from coalface.games.german_railroads.state import GermanRailroadsState, Player

ALL_COLOURS: Final = 31
NO: Final = 0
YES: Final = 1
UNCLEAR: Final = 2


def room_on(state: GermanRailroadsState, player: Player, rr: i64, colour: i64) -> i64:
    """How far a track can move on one railroad, a missing piece not considered. (RR-23, RR-25)"""
    line = player.line(rr)
    if colour == ids.BLACK:
        return last_space(state, player, rr) - counts.count(line, ids.BLACK)
    before = counts.count(line, colour - 1)
    if colour >= colours_of(state, player, rr) or before == 0:
        return 0
    return before - 1 - counts.count(line, colour)


def room_for(state: GermanRailroadsState, player: Player, colour: i64) -> i64:
    """How many steps of one colour are possible in all. (RR-22, RR-23, RR-27, GR-8)"""
    if colour > ids.BLACK and not player.has_unlocked(colour):
        return 0
    total: i64 = 0
    if colour == ids.BLACK:
        return black_room(state, player)
    if colour < ids.NATURAL:
        for rr in range(ids.RAILROADS):
            total += room_on(state, player, rr, colour)
        return total
    pieces = state.components.pieces[colour]
    smallest: i64 = 99
    fresh: i64 = 0
    for rr in range(ids.RAILROADS):
        room = room_on(state, player, rr, colour)
        if player.track(rr, colour) > 0:
            pieces -= 1
        elif room > 0:
            fresh += 1
            smallest = min(smallest, room)
        total += room
    if fresh <= pieces:
        return total
    return total - smallest if fresh == pieces + 1 else best_of(state, player, colour, pieces)


def black_room(state: GermanRailroadsState, player: Player) -> i64:
    """How many steps black tracks can make in all. (RR-22, RR-25)"""
    lasts = state.components.rr_last
    room = last_space(state, player, ids.MAIN) + lasts[1] + lasts[2]
    room -= counts.count(player.main_line, ids.BLACK)
    room -= counts.count(player.second_line, ids.BLACK)
    return room - counts.count(player.third_line, ids.BLACK)


def best_of(state: GermanRailroadsState, player: Player, colour: i64, pieces: i64) -> i64:
    """Room where tracks stand, and on the one best railroad for the last piece. (GR-8)"""
    total: i64 = 0
    best: i64 = 0
    for rr in range(ids.RAILROADS):
        room = room_on(state, player, rr, colour)
        if player.track(rr, colour) > 0:
            total += room
        else:
            best = max(best, room)
    return total + best if pieces > 0 else total


def can_finish_tracks(state: GermanRailroadsState, player: Player) -> bool:
    """Can all steps that are owed be made, in some order? (RR-15, RR-17)"""
    owed = state.owed
    kinds: i64 = 0
    only: i64 = -1
    for atom in range(ids.DISTINCT + 1):
        if owed[atom] > 0:
            kinds += 1
            only = atom
    if owed[ids.CATCH] > 0:
        kinds += 1
        only = ids.CATCH
    if kinds == 0:
        return True
    if kinds == 1 and only < ids.COLOURS:
        return room_for(state, player, only) >= owed[only]
    by_black = kinds == 1 and only != ids.DISTINCT and only != ids.CATCH
    if by_black and room_for(state, player, ids.BLACK) >= owed[only]:
        return True
    answer = at_a_glance(state, player)
    return find_way(state, player, ALL_COLOURS) if answer == UNCLEAR else answer == YES


def at_a_glance(state: GermanRailroadsState, player: Player) -> i64:
    """Whether all owed steps can be made, where the room of each colour tells: YES, NO or UNCLEAR.

    Every step takes room of its own colour only, and gives the next one at most one space more:
    what has room now can be done, and what lacks more than the lower colours may give cannot.
    (RR-15, RR-23)
    """
    owed = state.owed
    distinct = owed[ids.DISTINCT]
    free: i64 = owed[ids.ANY] + owed[ids.BG] + owed[ids.BG_BONUS]
    lower: i64 = free + distinct
    answer: i64 = YES
    may_differ: i64 = 0
    differ: i64 = 0
    for colour in range(ids.COLOURS):
        need = owed[colour]
        if colour == ids.GRAY:
            need += owed[ids.CATCH]
        if colour > ids.BLACK and not player.has_unlocked(colour):
            if need > 0:
                return NO
            continue
        if need + distinct == 0 and (colour > ids.BLACK or free == 0):
            continue
        room = room_for(state, player, colour)
        given: i64 = lower if colour > ids.BLACK else 0
        if need > room + given:
            return NO
        lower += need
        if colour == ids.BLACK:
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


def find_way(state: GermanRailroadsState, player: Player, fresh: i64) -> bool:
    """Try the owed steps one by one, taking each back; `fresh` are colours not yet used."""
    if not steps_owed(state):
        return True
    for colour in range(ids.COLOURS):
        for rr in range(ids.RAILROADS):
            if can_step(state, player, rr, colour) != ALLOWED:
                continue
            if try_sources(state, player, rr, colour, fresh):
                return True
    return False


def steps_owed(state: GermanRailroadsState) -> bool:
    """Is any step of a track owed?"""
    for atom in range(ids.DISTINCT + 1):
        if state.owed[atom] > 0:
            return True
    return state.owed[ids.CATCH] > 0


def try_sources(
    state: GermanRailroadsState, player: Player, rr: i64, colour: i64, fresh: i64
) -> bool:
    """Make this step with each owed effect that allows it, and look on."""
    if state.owed[colour] > 0 and try_step(state, player, colour, rr, colour, fresh):
        return True
    if state.owed[ids.ANY] > 0 and try_step(state, player, ids.ANY, rr, colour, fresh):
        return True
    if colour <= ids.GRAY:
        if state.owed[ids.BG] > 0 and try_step(state, player, ids.BG, rr, colour, fresh):
            return True
        if state.owed[ids.BG_BONUS] > 0 and try_step(
            state, player, ids.BG_BONUS, rr, colour, fresh
        ):
            return True
    catches = colour == ids.GRAY and state.owed[ids.CATCH] > 0
    if catches and try_step(state, player, ids.CATCH, rr, colour, fresh):
        return True
    rest = fresh & ~(1 << colour)
    return distinct_left(state, colour, fresh) and try_step(
        state, player, ids.DISTINCT, rr, colour, rest
    )


def distinct_left(state: GermanRailroadsState, colour: i64, fresh: i64) -> bool:
    """May `distinct` still use this colour? When it is only asked for, all are free."""
    if state.owed[ids.DISTINCT] == 0 or not masks.has(fresh, colour):
        return False
    begun = False
    for other in range(ids.COLOURS):
        if state.owed[ids.allowance(other)] > 0:
            begun = True
    return not begun or state.owed[ids.allowance(colour)] > 0


def try_step(
    state: GermanRailroadsState, player: Player, atom: i64, rr: i64, colour: i64, fresh: i64
) -> bool:
    """Make an owed step, look on, take it back."""
    state.owed[atom] -= 1
    player.move_track(rr, colour, 1)
    found = find_way(state, player, fresh)
    player.move_track(rr, colour, -1)
    state.owed[atom] += 1
    return found
