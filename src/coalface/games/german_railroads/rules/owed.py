"""Whether an action can be carried out completely, from the positions as they are now."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED
from coalface.games.german_railroads.ids import (
    ALLOW,
    ANY,
    BG,
    BG_BLACK,
    BG_BONUS,
    BG_COINS,
    BG_WORKERS,
    BLACK,
    BLACK_OR_GRAY,
    BY_ANY,
    BY_BG,
    BY_CATCH,
    BY_COLOUR,
    BY_DISTINCT,
    CATCH,
    COAL_COMBINED,
    COLOURS,
    COPY_DUE,
    DISTINCT,
    DOUBLER,
    DOUBLERS,
    DOUBLERS_LEFT,
    DOUBLERS_MOST,
    END_BONUS,
    ENGINEER_AT,
    ENGINEERS,
    FAC,
    FIRST_ENGINEER,
    FIRST_ORDER,
    FOUNDRIES,
    FOUNDRY_AT,
    FOUNDRY_DUE,
    GRAY,
    HIRE,
    HIRED,
    INDUSTRY_STEP,
    LOCO,
    LOF,
    NATURAL,
    ON_BLACK,
    ON_COINS,
    ON_DISPLAY,
    ON_WORKERS,
    OWED,
    OWNER,
    POOL,
    RAILROADS,
    REPEATED,
    REUSE1,
    REUSE2,
    REVALUE,
    REVALUED,
    SEAT_SIZE,
    SECOND_ORDER,
    SPACES,
    STRIP,
    TEMP,
    TEMP_OWNER,
    TRACK,
    UNLOCKED,
    USE_FACTORY,
    USING,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.end_bonus import cards_in_pile
from coalface.games.german_railroads.rules.industry import count_own_factories, industry_room
from coalface.games.german_railroads.rules.locomotives import (
    count_factories,
    count_locos,
    slots_full,
)
from coalface.games.german_railroads.rules.tracks import (
    can_step,
    colours_of,
    last_space,
)


def can_do(state: Pieces, seat: i64, row: i64) -> bool:
    """Can every part of an effect be done, bonuses on the way not counted? (RR-15, RR-17)"""
    kit = state.kit
    if kit.row_choice[row] >= 0:
        for part in range(kit.row_first[row], kit.row_end[row]):
            if can_do_parts(state, seat, part, part + 1):
                return True
        return False
    return can_do_parts(state, seat, kit.row_first[row], kit.row_end[row])


def can_do_parts(state: Pieces, seat: i64, first: i64, end: i64) -> bool:
    """Can these parts all be done? They are owed for the time of the question. (RR-15, RR-17)"""
    kit = state.kit
    if end == first + 1 and kit.part_op[first] < COLOURS and state.owed == 0:
        return room_for(state, seat, kit.part_op[first]) >= kit.part_n[first]
    for part in range(first, end):
        op = kit.part_op[part]
        if op >= POOL:
            if not can_happen(state, seat, op):
                return False
        elif op == COPY_DUE and not can_copy_any(state, seat):
            return False
    for part in range(first, end):
        if kit.part_op[part] < POOL:
            state.pool[OWED + kit.part_op[part]] += kit.part_n[part]
    possible = can_finish(state, seat)
    for part in range(first, end):
        if kit.part_op[part] < POOL:
            state.pool[OWED + kit.part_op[part]] -= kit.part_n[part]
    return possible


def can_happen(state: Pieces, seat: i64, op: i64) -> bool:
    """Can an effect happen that would happen at once? (RR-15, RR-51, GN-10)"""
    if op == TEMP:
        return state.board[TEMP_OWNER] == 0
    if op == HIRE:
        return hireable(state) >= 0
    if op == REVALUE:
        return state.own[seat * SEAT_SIZE + REVALUED] == 0
    if op == REUSE1 or op == REUSE2:
        return can_repeat_any(state, seat, op)
    return True


def hireable(state: Pieces) -> i64:
    """The engineer on the hiring space, or -1. (RR-51, RR-52)"""
    for engineer in range(ENGINEERS):
        if state.board[ENGINEER_AT + engineer] == STRIP:
            return engineer
    return -1


def can_finish(state: Pieces, seat: i64) -> bool:
    """Can everything that is owed be done from here? (RR-15, RR-17)"""
    pool = state.pool
    if pool[OWED + DOUBLER] > 0:
        placed = state.own[seat * SEAT_SIZE + DOUBLERS]
        most = min(DOUBLERS_MOST - placed, state.board[DOUBLERS_LEFT])
        if pool[OWED + DOUBLER] > most:
            return False
    if pool[OWED + END_BONUS] > 0 and cards_in_pile(state) == 0:
        return False
    if pool[OWED + FOUNDRY_DUE] > 0 and not any_on_display(state):
        return False
    if pool[OWED + USE_FACTORY] > 0 and count_own_factories(state, seat) == 0:
        return False
    return can_finish_works(state, seat) and can_finish_tracks(state, seat)


def any_on_display(state: Pieces) -> bool:
    """Does any foundry lie face up? (GC-7)"""
    return any(state.board[FOUNDRY_AT + foundry] == ON_DISPLAY for foundry in range(FOUNDRIES))


def can_finish_works(state: Pieces, seat: i64) -> bool:
    """Tiles and industry steps that are owed; a factory may have to come first.

    (RR-36, RR-40, RR-44)
    """
    pool = state.pool
    locos, factories, either = pool[OWED + LOCO], pool[OWED + FAC], pool[OWED + LOF]
    needed = pool[OWED + INDUSTRY_STEP]
    if locos + factories + either + needed == 0:
        return True
    more: i64 = 0
    if needed > 0:
        while industry_room(state, seat, more) < needed:
            more += 1
            if more > factories + either:
                return False
        if more > factories:
            either -= more - factories
            factories = more
    if locos + factories + either == 0:
        return True
    engines = count_locos(state)
    returned = count_factories(state)
    if slots_full(state, seat) and engines > 0:
        returned += locos
    if engines < locos:
        return False
    return engines + returned >= locos + factories + either


# Tracks


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
    return find_way(state, seat, 31)


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


# Whether one move leaves the rest possible


def keeps_step(state: Pieces, seat: i64, source: i64, rr: i64, colour: i64) -> bool:
    """Can what is owed still be done after this step, if it can be done now? (RR-15)"""
    atom = owed_atom(state, source, colour)
    if 0 <= atom < NATURAL and state.pool[OWED + atom] == state.owed:
        return True
    if not can_finish(state, seat):
        return True
    track = seat * SEAT_SIZE + TRACK + rr * COLOURS + colour
    if atom >= 0:
        state.pool[OWED + atom] -= 1
    state.own[track] += 1
    if atom == DISTINCT:
        kept = find_way(state, seat, 31 & ~(1 << colour))
    else:
        kept = can_finish_tracks(state, seat)
    state.own[track] -= 1
    if atom >= 0:
        state.pool[OWED + atom] += 1
    return kept


def owed_atom(state: Pieces, source: i64, colour: i64) -> i64:
    """The owed effect that a step would use up, or -1 if it would be an offered one."""
    pool = state.pool
    atom: i64 = -1
    if source == BY_COLOUR:
        atom = colour
    elif source == BY_ANY:
        atom = ANY
    elif source == BY_BG:
        atom = BG if pool[OWED + BG] > 0 else BG_BONUS
    elif source == BY_DISTINCT:
        if pool[OWED + ALLOW + colour] == 0:
            return -1
        atom = DISTINCT
    elif source == BY_CATCH:
        atom = CATCH
    return atom if atom >= 0 and pool[OWED + atom] > 0 else -1


def keeps_works(state: Pieces, seat: i64, atom: i64, factory: bool, tile: i64) -> bool:
    """Can tiles and steps still be done after using this effect for a tile? (RR-15, RR-40)"""
    if state.owed == 0 or not can_finish(state, seat):
        return True
    pool = state.pool
    locos, factories, either = pool[OWED + LOCO], pool[OWED + FAC], pool[OWED + LOF]
    paid = pool[OWED + atom] > 0
    if paid:
        if atom == LOCO:
            locos -= 1
        elif atom == FAC:
            factories -= 1
        else:
            either -= 1
    more: i64 = 1 if factory else 0
    needed = pool[OWED + INDUSTRY_STEP]
    if needed > 0:
        built = more
        while industry_room(state, seat, built) < needed:
            built += 1
            if built - more > factories + either:
                return False
    engines = count_locos(state) - tile
    returned = count_factories(state)
    if not factory and slots_full(state, seat):
        returned += 1
    if factory and tile == 0:
        returned -= 1
    if slots_full(state, seat) and engines > 0:
        returned += locos
    return engines >= locos and engines + returned >= locos + factories + either


# Engineers and spaces that are done again


def public(state: Pieces, engineer: i64) -> bool:
    """Does this engineer lie light side up on the strip? (RR-51)"""
    place = state.board[ENGINEER_AT + engineer] - STRIP
    return 1 <= place <= state.kit.public[state.seats]


def copied(state: Pieces, seat: i64, engineer: i64) -> bool:
    """May this engineer be copied: another's, or one that lies light side up? (RR-55, GS-19)"""
    row = state.kit.space_row[FIRST_ENGINEER + engineer]
    if state.kit.row_copy[row] or state.kit.row_again[row]:
        return False
    place = state.board[ENGINEER_AT + engineer]
    if HIRED <= place <= HIRED + 4:
        return place != HIRED + seat
    return public(state, engineer)


def can_copy_any(state: Pieces, seat: i64) -> bool:
    """Is there an engineer to copy whose action can be done completely? (RR-15, RR-55)"""
    for engineer in range(ENGINEERS):
        if copied(state, seat, engineer):
            row = state.kit.space_row[FIRST_ENGINEER + engineer]
            if can_do(state, seat, row):
                return True
    return False


def can_repeat_any(state: Pieces, seat: i64, kind: i64) -> bool:
    """Is there a space to repeat whose action can be done completely? (RR-15, RR-50)"""
    for space in range(SPACES):
        if repeatable(state, seat, space, kind) and can_do(state, seat, state.kit.space_row[space]):
            return True
    return False


def repeatable(state: Pieces, seat: i64, space: i64, kind: i64) -> bool:
    """Do own pieces stand here so that `reuse1` or `reuse2` may repeat it? (RR-50, GC-19)"""
    board, kit = state.board, state.kit
    if board[REPEATED] & (1 << space) or kit.space_coins[space] > 0:
        return False
    if space == FIRST_ORDER or space == SECOND_ORDER or kit.row_again[kit.space_row[space]]:
        return False
    using = kind == REUSE1 and board[USING] == space + 1
    if space == BLACK_OR_GRAY:
        at = seat * SEAT_SIZE
        uses = state.own[at + BG_WORKERS] + state.own[at + BG_COINS] + state.own[at + BG_BLACK]
        return uses > 1 if using else uses > 0
    if using or board[OWNER + space] != seat + 1:
        return False
    coins = board[ON_COINS + space]
    if space == COAL_COMBINED and coins > 0:
        return False
    pieces = board[ON_WORKERS + space] + board[ON_BLACK + space] + coins
    if kind == REUSE1:
        return pieces == 1
    return pieces <= 2 and coins <= 1
