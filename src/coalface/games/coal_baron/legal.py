"""All legal moves of Coal Baron, listed for each decision without trying every move there is."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import ALLOWED, CHANCE
from coalface.games.coal_baron import chance, ids
from coalface.games.coal_baron.generated import dispatch, pending
from coalface.games.coal_baron.rules import mining, turn
from coalface.games.coal_baron.state import CoalBaronState, Player


def legal_into(state: CoalBaronState, actor: i64, buffer: vec[i64]) -> i64:
    """Write all legal moves of an actor, ascending; return their number."""
    if actor != state.to_act:
        return 0
    if actor == CHANCE:
        return list_draws(state, buffer)
    kind = state.pending_kind
    if kind == pending.TURN:
        return list_spaces(state, state.players[actor], buffer)
    if kind == pending.MINING:
        return list_steps(state, state.players[actor], buffer)
    if kind == pending.PAIR:
        return list_allowed(state, dispatch.PAY, dispatch.STOP, buffer)
    if kind == pending.DRAFT:
        return list_allowed(state, dispatch.DRAFT, dispatch.PLACE, buffer)
    if kind == pending.SHORTAGE:
        return list_allowed(state, dispatch.SUBSTITUTE, dispatch.KEEP_TILE, buffer)
    if kind == pending.END:
        return list_allowed(state, dispatch.RETURN, dispatch.RETURN_TILE, buffer)
    is_tile = pending.pile(state) == ids.TILE_PILE
    if kind == pending.RETURN:
        first = dispatch.RETURN_TILE if is_tile else dispatch.RETURN_ORDER
        return list_hand(state, first, buffer)
    count = list_hand(state, dispatch.KEEP_TILE if is_tile else dispatch.KEEP_ORDER, buffer)
    buffer[count] = dispatch.KEEP_NONE
    return count + 1


def list_allowed(state: CoalBaronState, first: i64, end: i64, buffer: vec[i64]) -> i64:
    """List the allowed moves of a range of ids."""
    count: i64 = 0
    for move in range(first, end):
        if dispatch.why_not(state, state.to_act, move) == ALLOWED:
            buffer[count] = move
            count += 1
    return count


def list_draws(state: CoalBaronState, buffer: vec[i64]) -> i64:
    """List what chance may draw."""
    source = chance.source(state)
    if source == ids.FIRST_SOURCE:
        return list_allowed(state, dispatch.FIRST, dispatch.DRAW_TILE, buffer)
    if source == ids.TILE_SOURCE:
        return list_allowed(state, dispatch.DRAW_TILE, dispatch.DRAW_ORDER, buffer)
    return list_allowed(state, dispatch.DRAW_ORDER, dispatch.DRAFT, buffer)


def list_hand(state: CoalBaronState, first: i64, buffer: vec[i64]) -> i64:
    """List the allowed moves with what a looker still holds, each face once. (CB-33, CB-65)"""
    hand = state.pile(pending.pile(state))
    count: i64 = 0
    for row in range(hand.fixed() - hand.in_hand, hand.fixed() - hand.placed):
        move = first + hand.face(row)
        if dispatch.why_not(state, state.to_act, move) != ALLOWED:
            continue
        at = count
        while at > 0 and buffer[at - 1] > move:
            at -= 1
        if at > 0 and buffer[at - 1] == move:
            continue
        for place in range(count, at, -1):
            buffer[place] = buffer[place - 1]
        buffer[at] = move
        count += 1
    return count


def list_spaces(state: CoalBaronState, player: Player, buffer: vec[i64]) -> i64:
    """List all spaces that a player may choose, the Bank last. (CB-16, CB-17)"""
    count: i64 = 0
    spaces = state.components.open_spaces[state.seats]
    for place in range(len(spaces)):
        space = spaces[place]
        if turn.can_choose(state, player, space) == ALLOWED:
            buffer[count] = dispatch.PLACE + space
            count += 1
    buffer[count] = dispatch.PLACE + ids.BANK
    return count + 1


def list_steps(state: CoalBaronState, player: Player, buffer: vec[i64]) -> i64:
    """List all work steps that a player may do, and to stop. (CB-40, CB-41)"""
    count: i64 = 0
    for level in range(ids.LEVELS):
        if mining.can_move_cage(state, player, level) == ALLOWED:
            buffer[count] = dispatch.MOVE_CAGE + level
            count += 1
    for colour in range(ids.COLOURS):
        if mining.can_load(state, player, colour) == ALLOWED:
            buffer[count] = dispatch.LOAD + colour
            count += 1
    for origin in range(ids.CAGE, ids.STORAGE + 1):
        count = list_fills(state, player, origin, buffer, count)
    for colour in range(ids.COLOURS):
        if mining.can_store(state, player, colour) == ALLOWED:
            buffer[count] = dispatch.STORE + colour
            count += 1
    count = list_pairs(state, player, buffer, count)
    buffer[count] = dispatch.STOP
    return count + 1


def list_fills(
    state: CoalBaronState, player: Player, origin: i64, buffer: vec[i64], count: i64
) -> i64:
    """List all ways to put a cube on a spot of its colour. (CB-47, CB-53)"""
    usable: i64 = 0
    for colour in range(ids.COLOURS):
        if mining.can_use(state, player, origin, colour) == ALLOWED:
            usable |= counts.one(colour)
    if usable == 0:
        return count
    for card in player.orders:
        free = state.free_spots[card]
        if free == 0:
            continue
        for colour in range(ids.COLOURS):
            if counts.count(usable, colour) != 0 and counts.count(free, colour) > 0:
                buffer[count] = dispatch.fill_id(origin, card, colour)
                count += 1
    return count


def list_pairs(state: CoalBaronState, player: Player, buffer: vec[i64], count: i64) -> i64:
    """List all spots that two cubes could fill. (CB-48, CB-49)"""
    if mining.can_begin_pairs(state, player) != ALLOWED:
        return count
    for card in player.orders:
        free = state.free_spots[card]
        for colour in range(ids.COLOURS):
            if counts.count(free, colour) > 0:
                buffer[count] = dispatch.pair_id(card, colour)
                count += 1
    return count
