"""Whether an action can be carried out completely, from the positions as they are now."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.rules.effects import hireable
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
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def can_do(state: GermanRailroadsState, player: Player, row: i64) -> bool:
    """Can every part of an effect be done, bonuses on the way not counted? (RR-15, RR-17)"""
    components = state.components
    if components.row_choice[row] >= 0:
        for part in range(components.row_first[row], components.row_end[row]):
            if can_do_parts(state, player, part, part + 1):
                return True
        return False
    return can_do_parts(state, player, components.row_first[row], components.row_end[row])


def can_do_parts(state: GermanRailroadsState, player: Player, first: i64, end: i64) -> bool:
    """Can these parts all be done? They are owed for the time of the question. (RR-15, RR-17)"""
    components = state.components
    if end == first + 1 and state.owed_count == 0:
        op, count = components.part_op[first], components.part_n[first]
        if op >= ids.POOL:
            return can_happen(state, player, op)
        if op < ids.COLOURS:
            return room_for(state, player, op) >= count
        if op == ids.LOF and count == 1 and lowest_loco(state) > 0:
            return True
        if op <= ids.BG and room_for(state, player, ids.BLACK) >= count:
            return True
        if op == ids.INDUSTRY_STEP:
            return industry_room(state, player, 0) >= count
    for part in range(first, end):
        op = components.part_op[part]
        if op >= ids.POOL:
            if not can_happen(state, player, op):
                return False
        elif op == ids.COPY_DUE and not can_copy_any(state, player):
            return False
    for part in range(first, end):
        if components.part_op[part] < ids.POOL:
            state.owed[components.part_op[part]] += components.part_n[part]
    possible = can_finish(state, player)
    for part in range(first, end):
        if components.part_op[part] < ids.POOL:
            state.owed[components.part_op[part]] -= components.part_n[part]
    return possible


def can_happen(state: GermanRailroadsState, player: Player, op: i64) -> bool:
    """Can an effect happen that would happen at once? (RR-15, RR-51, GN-10)"""
    if op == ids.TEMP:
        return state.turquoise_with == 0
    if op == ids.HIRE:
        return hireable(state) >= 0
    if op == ids.REVALUE:
        return player.revaluation == 0
    if op == ids.REUSE1 or op == ids.REUSE2:
        return can_repeat_any(state, player, ids.REPEAT_ONE if op == ids.REUSE1 else ids.REPEAT_TWO)
    return True


def can_finish(state: GermanRailroadsState, player: Player) -> bool:
    """Can everything that is owed be done from here? (RR-15, RR-17)"""
    owed = state.owed
    if owed[ids.DOUBLER] > 0:
        placed = player.doublers
        most = min(ids.DOUBLERS_MOST - placed, state.doublers)
        if owed[ids.DOUBLER] > most:
            return False
    if owed[ids.END_BONUS] > 0 and cards_in_pile(state) == 0:
        return False
    if owed[ids.FOUNDRY_DUE] > 0 and not any_on_display(state):
        return False
    if owed[ids.USE_FACTORY] > 0 and count_own_factories(state, player) == 0:
        return False
    return can_finish_works(state, player) and can_finish_tracks(state, player)


def any_on_display(state: GermanRailroadsState) -> bool:
    """Does any foundry lie face up? (GC-7)"""
    return any(state.foundry_at[foundry] == ids.ON_DISPLAY for foundry in range(ids.FOUNDRIES))


def can_finish_works(state: GermanRailroadsState, player: Player) -> bool:
    """Tiles and industry steps that are owed; a factory may have to come first.

    (RR-36, RR-40, RR-44)
    """
    owed = state.owed
    locos, factories, either = owed[ids.LOCO], owed[ids.FAC], owed[ids.LOF]
    needed = owed[ids.INDUSTRY_STEP]
    if locos + factories + either + needed == 0:
        return True
    more: i64 = 0
    if needed > 0:
        while industry_room(state, player, more) < needed:
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
    if slots_full(state, player) and engines > 0:
        returned += locos
    if engines < locos:
        return False
    return engines + returned >= locos + factories + either


# Whether one move leaves the rest possible


def keeps_step(
    state: GermanRailroadsState, player: Player, source: i64, rr: i64, colour: i64
) -> bool:
    """Can what is owed still be done after this step, if it can be done now? (RR-15)"""
    atom = owed_atom(state, source, colour)
    if atom >= 0 and state.owed[atom] == state.owed_count:
        if atom < ids.NATURAL or state.owed_count == 1:
            return True
        if (
            atom <= ids.BG
            and atom >= ids.ANY
            and room_for(state, player, ids.BLACK) >= state.owed_count
        ):
            return True
    if not can_finish(state, player):
        return True
    if atom >= 0:
        state.owed[atom] -= 1
    player.move_track(rr, colour, 1)
    if atom == ids.DISTINCT:
        possible = find_way(state, player, 31 & ~(1 << colour))
    else:
        possible = can_finish_tracks(state, player)
    player.move_track(rr, colour, -1)
    if atom >= 0:
        state.owed[atom] += 1
    return possible


def owed_atom(state: GermanRailroadsState, source: i64, colour: i64) -> i64:
    """The owed effect that a step would use up, or -1 if it would be an offered one."""
    owed = state.owed
    atom: i64 = -1
    if source == ids.BY_COLOUR:
        atom = colour
    elif source == ids.BY_ANY:
        atom = ids.ANY
    elif source == ids.BY_BG:
        atom = ids.BG if owed[ids.BG] > 0 else ids.BG_BONUS
    elif source == ids.BY_DISTINCT:
        if owed[ids.allowance(colour)] == 0:
            return -1
        atom = ids.DISTINCT
    elif source == ids.BY_CATCH:
        atom = ids.CATCH
    return atom if atom >= 0 and owed[atom] > 0 else -1


def keeps_works(
    state: GermanRailroadsState, player: Player, atom: i64, factory: bool, tile: i64
) -> bool:
    """Can tiles and steps still be done after using this effect for a tile? (RR-15, RR-40)"""
    owed = state.owed
    if state.owed_count == 0 or not can_finish(state, player):
        return True
    locos, factories, either = owed[ids.LOCO], owed[ids.FAC], owed[ids.LOF]
    paid = owed[atom] > 0
    if paid:
        if atom == ids.LOCO:
            locos -= 1
        elif atom == ids.FAC:
            factories -= 1
        else:
            either -= 1
    more: i64 = 1 if factory else 0
    needed = owed[ids.INDUSTRY_STEP]
    if needed > 0:
        built = more
        while industry_room(state, player, built) < needed:
            built += 1
            if built - more > factories + either:
                return False
    engines = count_locos(state) - tile
    returned = count_factories(state)
    if not factory and slots_full(state, player):
        returned += 1
    if factory and tile == 0:
        returned -= 1
    if slots_full(state, player) and engines > 0:
        returned += locos
    return engines >= locos and engines + returned >= locos + factories + either


# Engineers and spaces that are done again


def public(state: GermanRailroadsState, engineer: i64) -> bool:
    """Does this engineer lie light side up on the strip? (RR-51)"""
    place = state.engineer_at[engineer] - ids.STRIP
    return 1 <= place <= state.components.public[state.seats]


def copied(state: GermanRailroadsState, player: Player, engineer: i64) -> bool:
    """May this engineer be copied: another's, or one that lies light side up? (RR-55, GS-19)"""
    row = state.components.space_row[ids.FIRST_ENGINEER + engineer]
    if state.components.row_copy[row] or state.components.row_again[row]:
        return False
    place = state.engineer_at[engineer]
    if ids.HIRED <= place <= ids.HIRED + 4:
        return place != ids.HIRED + player.seat
    return public(state, engineer)


def can_copy_any(state: GermanRailroadsState, player: Player) -> bool:
    """Is there an engineer to copy whose action can be done completely? (RR-15, RR-55)"""
    for engineer in range(ids.ENGINEERS):
        if copied(state, player, engineer):
            row = state.components.space_row[ids.FIRST_ENGINEER + engineer]
            if can_do(state, player, row):
                return True
    return False


def can_repeat_any(state: GermanRailroadsState, player: Player, kind: i64) -> bool:
    """Is there a space to repeat whose action can be done completely? (RR-15, RR-50)"""
    for space in range(ids.SPACES):
        if repeatable(state, player, space, kind) and can_do(
            state, player, state.components.space_row[space]
        ):
            return True
    return False


def again_in_turn(state: GermanRailroadsState, space: i64, kind: i64) -> bool:
    """May a space that was repeated in this turn be repeated once more? (RR-50, GC-16)

    Only an engineer who copies or sets a factory to work can lead back to himself, and only by a
    factory that was set to work; everything else uses up something that does not come back.
    """
    if state.components.repeat_again == 0:
        return False
    return kind != ids.REPEAT_ONE_WORKED or not sets_to_work(
        state, state.components.space_row[space]
    )


def sets_to_work(state: GermanRailroadsState, row: i64) -> bool:
    """Can this effect set a factory to work without a marker, itself or by a copy? (RR-55, GN-6)"""
    for part in range(state.components.row_first[row], state.components.row_end[row]):
        op = state.components.part_op[part]
        if op == ids.COPY_DUE or op == ids.USE_FACTORY:
            return True
    return False


def repeatable(state: GermanRailroadsState, player: Player, space: i64, kind: i64) -> bool:
    """Do own pieces stand here so that `reuse1` or `reuse2` may repeat it? (RR-50, GC-19)"""
    components = state.components
    if components.space_coins[space] > 0 or (
        masks.has(state.repeated, space) and not again_in_turn(state, space, kind)
    ):
        return False
    if (
        space == ids.FIRST_ORDER
        or space == ids.SECOND_ORDER
        or components.row_again[components.space_row[space]]
    ):
        return False
    single = kind != ids.REPEAT_TWO
    using = single and state.using == space + 1
    if space == ids.BLACK_OR_GRAY:
        uses = counts.total(player.on_bg1)
        return uses > 1 if using else uses > 0
    if using or state.owner_on(space) != player.seat + 1:
        return False
    coins = state.pieces_on(space, ids.COINS)
    if space == ids.COAL_COMBINED and coins > 0:
        return False
    pieces = state.pieces_on(space, ids.WORKERS) + state.pieces_on(space, ids.BLACK_WORKERS) + coins
    if single:
        return pieces == 1
    return pieces <= 2 and coins <= 1
