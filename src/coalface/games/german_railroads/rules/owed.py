"""Whether an action can be carried out completely, from the positions as they are now."""

from mypy_extensions import i64

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
    REPEATED,
    REUSE1,
    REUSE1_WORKED,
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
    USE_FACTORY,
    USING,
)
from coalface.games.german_railroads.pieces import Pieces, bit
from coalface.games.german_railroads.rules.end_bonus import cards_in_pile
from coalface.games.german_railroads.rules.industry import count_own_factories, industry_room
from coalface.games.german_railroads.rules.locomotives import (
    count_factories,
    count_locos,
    lowest_loco,
    slots_full,
)
from coalface.games.german_railroads.rules.track_search import (
    can_finish_tracks,
    find_way,
    room_for,
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
    if end == first + 1 and state.owed == 0:
        op, count = kit.part_op[first], kit.part_n[first]
        if op >= POOL:
            return can_happen(state, seat, op)
        if op < COLOURS:
            return room_for(state, seat, op) >= count
        if op == LOF and count == 1 and lowest_loco(state) > 0:
            return True
        if op <= BG and room_for(state, seat, BLACK) >= count:
            return True
        if op == INDUSTRY_STEP:
            return industry_room(state, seat, 0) >= count
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


# Whether one move leaves the rest possible


def keeps_step(state: Pieces, seat: i64, source: i64, rr: i64, colour: i64) -> bool:
    """Can what is owed still be done after this step, if it can be done now? (RR-15)"""
    atom = owed_atom(state, source, colour)
    if atom >= 0 and state.pool[OWED + atom] == state.owed:
        if atom < NATURAL or state.owed == 1:
            return True
        if atom <= BG and atom >= ANY and room_for(state, seat, BLACK) >= state.owed:
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


def again_in_turn(state: Pieces, space: i64, kind: i64) -> bool:
    """May a space that was repeated in this turn be repeated once more? (RR-50, GC-16)

    Only an engineer who copies or sets a factory to work can lead back to himself, and only by a
    factory that was set to work; everything else uses up something that does not come back.
    """
    if state.kit.repeat_again == 0:
        return False
    return kind != REUSE1_WORKED or not sets_to_work(state, state.kit.space_row[space])


def sets_to_work(state: Pieces, row: i64) -> bool:
    """Can this effect set a factory to work without a marker, itself or by a copy? (RR-55, GN-6)"""
    for part in range(state.kit.row_first[row], state.kit.row_end[row]):
        op = state.kit.part_op[part]
        if op == COPY_DUE or op == USE_FACTORY:
            return True
    return False


def repeatable(state: Pieces, seat: i64, space: i64, kind: i64) -> bool:
    """Do own pieces stand here so that `reuse1` or `reuse2` may repeat it? (RR-50, GC-19)"""
    board, kit = state.board, state.kit
    if kit.space_coins[space] > 0 or (
        board[REPEATED] & bit(space) and not again_in_turn(state, space, kind)
    ):
        return False
    if space == FIRST_ORDER or space == SECOND_ORDER or kit.row_again[kit.space_row[space]]:
        return False
    single = kind == REUSE1 or kind == REUSE1_WORKED
    using = single and board[USING] == space + 1
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
    if single:
        return pieces == 1
    return pieces <= 2 and coins <= 1
