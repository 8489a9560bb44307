"""All legal moves of German Railroads, listed for each decision without trying every move there is.

The choices with effects that wait are listed in three ways: all of them, whether there is one, and
whether there is one that uses up something that is owed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED, CHANCE
from coalface.games.german_railroads import chance, ids
from coalface.games.german_railroads.generated import dispatch, pending
from coalface.games.german_railroads.rules import coal, income, industry, pool, repeat, turn
from coalface.games.german_railroads.rules.locomotives import built_from
from coalface.games.german_railroads.state import GermanRailroadsState, Player

ALL: Final[i64] = 0
ANY_ONE: Final[i64] = 1
ONE_THAT_PAYS: Final[i64] = 2

USED_BY: Final = vec[i64](
    [
        ids.USED_BY_COLOUR,
        ids.USED_BY_ANY,
        ids.USED_BY_BG,
        ids.USED_BY_DISTINCT,
        ids.USED_BY_CATCH,
    ]
)
"""The kinds of effects that each source of a step uses."""


def legal_into(state: GermanRailroadsState, actor: i64, buffer: vec[i64]) -> i64:
    """Write all legal moves of an actor, ascending; return their number."""
    if actor != state.to_act:
        return 0
    if actor == CHANCE:
        return list_draws(state, buffer)
    kind = state.pending_kind
    if kind == pending.TURN:
        return list_turn(state, state.players[actor], buffer)
    if kind == pending.HAND:
        return list_allowed(state, dispatch.PUT_LOCO, dispatch.TURN_LOWEST, buffer, 0)
    if kind == pending.FACTORY:
        return list_allowed(state, dispatch.TURN_LOWEST, dispatch.REPLACE, buffer, 0)
    if kind == pending.REPLACE:
        return list_allowed(state, dispatch.REPLACE, dispatch.AGAIN, buffer, 0)
    if kind == pending.BRANCH:
        return list_allowed(state, dispatch.BRANCH, dispatch.EXTENSION, buffer, 0)
    if kind == pending.EXTENSION:
        return list_allowed(state, dispatch.EXTENSION, dispatch.MARKER, buffer, 0)
    if kind == pending.MARKER:
        return list_allowed(state, dispatch.MARKER, dispatch.PUT_LOCO, buffer, 0)
    if kind == pending.BOILERMAN:
        return list_allowed(state, dispatch.BOILERMAN, dispatch.RELOCATE, buffer, 0)
    if kind == pending.KEEP:
        return list_allowed(state, dispatch.KEEP, dispatch.MOVES, buffer, 0)
    if kind == pending.START_BONUS:
        return list_allowed(state, dispatch.BONUS, dispatch.PLACE, buffer, 0)
    count: i64 = 0
    if repeat.can_skip(state) == ALLOWED:
        buffer[0] = dispatch.SKIP
        count = 1
    if kind == pending.AGAIN:
        return list_allowed(state, dispatch.AGAIN, dispatch.BOILERMAN, buffer, count)
    return list_allowed(state, dispatch.RELOCATE, dispatch.KEEP, buffer, count)


def list_allowed(
    state: GermanRailroadsState, first: i64, end: i64, buffer: vec[i64], count: i64
) -> i64:
    """Add the allowed moves of a range of ids."""
    actor = state.to_act
    for move in range(first, end):
        if dispatch.why_not(state, actor, move) == ALLOWED:
            buffer[count] = move
            count += 1
    return count


def list_draws(state: GermanRailroadsState, buffer: vec[i64]) -> i64:
    """List what chance may draw."""
    source = chance.source(state)
    if source == ids.ENGINEER_SOURCE:
        return list_allowed(state, dispatch.DEAL_ENGINEER, dispatch.DEAL_SEAT, buffer, 0)
    if source == ids.SEAT_SOURCE:
        return list_allowed(state, dispatch.DEAL_SEAT, dispatch.DEAL_FOUNDRY, buffer, 0)
    if source == ids.FOUNDRY_SOURCE:
        return list_allowed(state, dispatch.DEAL_FOUNDRY, dispatch.DRAW_BONUS, buffer, 0)
    if source == ids.BONUS_SOURCE:
        return list_allowed(state, dispatch.DRAW_BONUS, dispatch.DRAW_EMIL, buffer, 0)
    if source == ids.EMIL_SOURCE:
        return list_allowed(state, dispatch.DRAW_EMIL, dispatch.DEAL_END, buffer, 0)
    return list_allowed(state, dispatch.DEAL_END, dispatch.BONUS, buffer, 0)


# A turn


def list_turn(state: GermanRailroadsState, player: Player, buffer: vec[i64]) -> i64:
    """List everything that a player may do in a turn. (RR-10, RR-18)"""
    count: i64 = 0
    if state.owed_count == 0:
        if pending.placed(state) == 0:
            count = list_places(state, player, buffer)
            buffer[count] = dispatch.PASS
        else:
            buffer[count] = dispatch.END_TURN
        count += 1
    if pending.free(state) != 0 and player.income != 0:
        for kind in range(ids.INCOMES):
            if income.can_use_income(state, player, kind) == ALLOWED:
                buffer[count] = dispatch.INCOME + kind
                count += 1
    if state.components.coal:
        count = list_coal(state, player, buffer, count)
    return list_pool(state, player, buffer, count, ALL)


def list_coal(state: GermanRailroadsState, player: Player, buffer: vec[i64], count: i64) -> i64:
    """List foundries, the boilerman space, closing. (GC-9, GC-12, GC-21)"""
    for foundry in range(ids.FOUNDRIES):
        if coal.can_use_foundry(state, player, foundry) == ALLOWED:
            buffer[count] = dispatch.FOUNDRY + foundry
            count += 1
    if coal.can_use_boiler(state, player) == ALLOWED:
        buffer[count] = dispatch.BOILER
        count += 1
    if coal.can_close(state, player) == ALLOWED:
        buffer[count] = dispatch.CLOSE
        count += 1
    return count


def list_places(state: GermanRailroadsState, player: Player, buffer: vec[i64]) -> i64:
    """List all spaces that a player may use, with all ways to pay. (RR-11, RR-13, RR-51, RR-53)"""
    components = state.components
    on_spaces = state.on_spaces
    late = turn.last_round(state)
    spaces = components.late_spaces[state.seats] if late else components.early_spaces[state.seats]
    count: i64 = 0
    for place in range(len(spaces)):
        space = spaces[place]
        if on_spaces[space] == 0 or space == ids.BLACK_OR_GRAY:
            count = list_ways(state, player, space, buffer, count)
    engineer_at = state.engineer_at
    last_public = ids.STRIP + components.public[state.seats]
    hired = ids.HIRED + player.seat
    for engineer in range(ids.ENGINEERS):
        at = engineer_at[engineer]
        if at == hired or ids.STRIP < at <= last_public:
            space = ids.FIRST_ENGINEER + engineer
            if on_spaces[space] == 0:
                count = list_ways(state, player, space, buffer, count)
    return count


def list_ways(
    state: GermanRailroadsState, player: Player, space: i64, buffer: vec[i64], count: i64
) -> i64:
    """List all ways to pay for one space, if its action can be chosen at all. (RR-13, RR-15)"""
    components = state.components
    price = components.space_workers[space]
    printed = components.space_coins[space]
    spare = player.coins - printed
    workers = player.workers
    if spare < 0:
        return count
    if printed > 0 and components.two_coins == 0:
        spare = 0
    at_home = player.black_worker == ids.AT_HOME
    first = count
    for coins in range(min(spare, price) + 1):
        rest = price - coins
        if workers >= rest:
            buffer[count] = dispatch.place_id(space, 2 * coins)
            count += 1
        if at_home and rest > 0 and workers >= rest - 1:
            buffer[count] = dispatch.place_id(space, 2 * coins + 1)
            count += 1
    if count == first:
        return count
    if space == ids.COAL_COMBINED:
        return keep_possible(state, player, buffer, first, count)
    row = components.space_row[space]
    return count if turn.can_act(state, player, space, row) == ALLOWED else first


def keep_possible(
    state: GermanRailroadsState, player: Player, buffer: vec[i64], first: i64, end: i64
) -> i64:
    """Keep the ways to pay for the combined coal space whose action can be done. (GC-8)"""
    count = first
    for place in range(first, end):
        coins = dispatch.place_pay(buffer[place]) // 2
        row = turn.action_row(state, ids.COAL_COMBINED, coins)
        if turn.can_act(state, player, ids.COAL_COMBINED, row) == ALLOWED:
            buffer[count] = buffer[place]
            count += 1
    return count


# What waits


def has_choice(state: GermanRailroadsState, player: Player) -> bool:
    """Tell whether there is anything to do with what waits. (RR-18)"""
    return list_pool(state, player, state.game.blank, 0, ANY_ONE) > 0


def can_pay_owed(state: GermanRailroadsState, player: Player) -> bool:
    """Tell whether anything that is owed can be used up. (RR-17)"""
    return list_pool(state, player, state.game.blank, 0, ONE_THAT_PAYS) > 0


def list_pool(
    state: GermanRailroadsState, player: Player, buffer: vec[i64], count: i64, mode: i64
) -> i64:
    """List the choices with what waits, ascending, or whether there is one. (RR-18, RR-90)"""
    waiting = state.owed_kinds | state.offered_kinds
    if waiting == 0:
        return count
    if waiting & ids.FOR_STEPS:
        for source in range(ids.STEP_SOURCES):
            if waiting & USED_BY[source]:
                count = list_steps(state, player, source, waiting, buffer, count, mode)
    if waiting & ids.FOR_TILES:
        count = list_some(state, dispatch.BUILD, dispatch.MOVE_MARKER, buffer, count, mode)
    if masks.has(waiting, ids.INDUSTRY_STEP):
        count = list_markers(state, player, buffer, count, mode)
    if waiting & ids.FOR_POINTS:
        count = list_some(state, dispatch.RESOLVE, dispatch.CHOOSE, buffer, count, mode)
    if waiting & ids.FOR_CHOICES:
        for choice in range(ids.CHOICES):
            if state.waiting(ids.choice_effect(choice)) > 0:
                first = dispatch.choose_id(choice, 0)
                count = list_some(state, first, first + ids.PARTS, buffer, count, mode)
    if waiting & ids.FOR_REST:
        count = list_rest(state, waiting, buffer, count, mode)
    return count


def list_steps(
    state: GermanRailroadsState,
    player: Player,
    source: i64,
    waiting: i64,
    buffer: vec[i64],
    count: i64,
    mode: i64,
) -> i64:
    """List the steps of tracks that one source allows. (RR-22, RR-28)"""
    if mode != ALL and count > 0:
        return count
    for railroad in range(ids.RAILROADS):
        for colour in range(ids.COLOURS):
            if source == ids.BY_COLOUR and (waiting >> colour) & 1 == 0:
                continue
            if pool.may_step(state, player, source, railroad, colour) != ALLOWED:
                continue
            if mode == ALL:
                buffer[count] = dispatch.step_id(source, railroad, colour)
                count += 1
            elif mode == ANY_ONE or pool.step_pays_owed(state, source, colour):
                return 1
    return count


def list_markers(
    state: GermanRailroadsState, player: Player, buffer: vec[i64], count: i64, mode: i64
) -> i64:
    """List the industry markers that may go on. (RR-41)"""
    if mode != ALL and count > 0:
        return count
    for place in range(ids.LAST_PLACE):
        if player.markers_at(place) == 0:
            continue
        if industry.can_move_marker(state, player, place) != ALLOWED:
            continue
        if mode == ALL:
            buffer[count] = dispatch.MOVE_MARKER + place
            count += 1
        elif mode == ANY_ONE or masks.has(state.owed_kinds, ids.INDUSTRY_STEP):
            return 1
    return count


def list_rest(
    state: GermanRailroadsState, waiting: i64, buffer: vec[i64], count: i64, mode: i64
) -> i64:
    """List signals, coal, tokens, cards, income, foundries, copies, factories. (RR-18)"""
    if masks.has(waiting, ids.SIGNAL_DUE):
        count = list_some(state, dispatch.SIGNAL, dispatch.BURN, buffer, count, mode)
    if masks.has(waiting, ids.COAL_STEPS):
        count = list_some(state, dispatch.BURN, dispatch.TOKEN, buffer, count, mode)
    if masks.has(waiting, ids.QUESTION):
        count = list_some(state, dispatch.TOKEN, dispatch.CARD, buffer, count, mode)
    if masks.has(waiting, ids.QCARD):
        count = list_some(state, dispatch.CARD, dispatch.TAKE_INCOME, buffer, count, mode)
    if masks.has(waiting, ids.INCOME_DUE):
        count = list_some(state, dispatch.TAKE_INCOME, dispatch.TAKE_FOUNDRY, buffer, count, mode)
    if masks.has(waiting, ids.FOUNDRY_DUE):
        count = list_some(state, dispatch.TAKE_FOUNDRY, dispatch.COPY, buffer, count, mode)
    if masks.has(waiting, ids.COPY_DUE):
        count = list_some(state, dispatch.COPY, dispatch.WORK, buffer, count, mode)
    if masks.has(waiting, ids.USE_FACTORY):
        count = list_some(state, dispatch.WORK, dispatch.SKIP, buffer, count, mode)
    return count


def list_some(
    state: GermanRailroadsState, first: i64, end: i64, buffer: vec[i64], count: i64, mode: i64
) -> i64:
    """Add the allowed choices of a range of ids; unless ALL are wanted, the first one will do."""
    if mode != ALL and count > 0:
        return count
    seat = state.pending_seat
    for move in range(first, end):
        if dispatch.why_not(state, seat, move) != ALLOWED:
            continue
        if mode == ALL:
            buffer[count] = move
            count += 1
        elif mode == ANY_ONE or pays_owed(state, move):
            return 1
    return count


def pays_owed(state: GermanRailroadsState, move: i64) -> bool:
    """Would this choice, other than a step, use up something that is owed? (RR-17)"""
    if move < dispatch.MOVE_MARKER:
        return state.owed[built_from(dispatch.build_way(move))] > 0
    if dispatch.CHOOSE <= move < dispatch.SIGNAL:
        return state.owed[ids.choice_effect(dispatch.choose_row(move))] > 0
    return state.owed_kinds & ids.BEYOND_WORKS != 0
