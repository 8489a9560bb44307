"""All legal moves of Ruhrschifffahrt, listed by decision without trying every move there is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED, CHANCE
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import dispatch, pending
from coalface.games.ruhrschifffahrt.rules import debt, lock, option, sale, track, warehouse, white
from coalface.games.ruhrschifffahrt.state import Player, RuhrState

BOTH: Final[i64] = 3
"""Thalers and points, a bit each."""


def legal_into(state: RuhrState, actor: i64, buffer: vec[i64]) -> i64:
    """Write all legal moves of an actor, ascending; return their number."""
    if actor != state.to_act:
        return 0
    if actor == CHANCE:
        return list_allowed(state, dispatch.FIRST, dispatch.LEVY, buffer)
    kind = state.pending_kind
    player = state.players[actor]
    if kind == pending.OPTION:
        return list_options(state, player, buffer)
    if kind == pending.START:
        starts = option.starts(state, player, player.option)
        return list_white(state, player, buffer, list_set(dispatch.START, starts, buffer, 0))
    if kind == pending.SELL:
        return list_sales(state, player, buffer)
    if kind == pending.BUY:
        return list_purchases(state, player, buffer)
    if kind == pending.BRING:
        spots = option.bring_spots(state, player, player.option)
        return list_white(state, player, buffer, list_set(dispatch.BRING, spots, buffer, 0))
    if kind == pending.IMPROVE:
        count = list_set(dispatch.IMPROVE, state.filled, buffer, 0)
        return list_white(state, player, buffer, count)
    if kind == pending.FORCED_LOCK:
        return list_set(dispatch.BUILD_LOCK, state.obstacles, buffer, 0)
    if kind == pending.SECOND_LOCK:
        count = list_set(dispatch.BUILD_LOCK, state.obstacles, buffer, 0)
        buffer[count] = dispatch.ONE_LOCK
        return count + 1
    if kind == pending.RETURN:
        return list_set(dispatch.RETURN, track.homes(state, pending.coal(state)), buffer, 0)
    if kind == pending.INN:
        return list_set(dispatch.STAY, BOTH, buffer, 0)
    if kind == pending.GIFT:
        return list_set(dispatch.GIFT, BOTH, buffer, 0)
    if kind == pending.LEVY:
        return list_allowed(state, dispatch.LEVY, dispatch.GIFT, buffer)
    return list_allowed(state, dispatch.REMOVE, dispatch.CHOOSE, buffer)


def list_allowed(state: RuhrState, first: i64, end: i64, buffer: vec[i64]) -> i64:
    """List the allowed moves of a range of ids."""
    count: i64 = 0
    for move in range(first, end):
        if dispatch.why_not(state, state.to_act, move) == ALLOWED:
            buffer[count] = move
            count += 1
    return count


def list_set(first: i64, mask: i64, buffer: vec[i64], count: i64) -> i64:
    """List a move for each number in a set."""
    move = first
    while mask != 0:
        if mask & 1 != 0:
            buffer[count] = move
            count += 1
        mask >>= 1
        move += 1
    return count


def list_options(state: RuhrState, player: Player, buffer: vec[i64]) -> i64:
    """List the options that a seat may take. (RS-33)"""
    open_now = option.open_options(state, player)
    affordable = option.affordable(state, player, open_now)
    count = list_set(dispatch.CHOOSE, affordable, buffer, 0)
    if white.has_white(player, ids.HAULING_ACTION):
        for hauling in range(ids.HAULINGS):
            if masks.has(open_now, option.hauling_option(hauling)):
                buffer[count] = dispatch.ACTION + hauling
                count += 1
    return list_white(state, player, buffer, count)


def list_sales(state: RuhrState, player: Player, buffer: vec[i64]) -> i64:
    """List where a barge may sell, and what may come before. (RS-69, RS-70)"""
    count = list_white(state, player, buffer, 0)
    if option.pilots(player.option):
        below = state.components.spaces_below[player.position]
        return list_set(dispatch.SELL, below, buffer, count)
    buffer[count] = dispatch.SELL + sale.target(state, player)
    return count + 1


def list_white(state: RuhrState, player: Player, buffer: vec[i64], count: i64) -> i64:
    """List coal hauler and inn, if a seat has them. (RS-87, RS-89)"""
    if player.white == player.spent:
        return count
    if white.has_white(player, ids.COAL_HAULER):
        count = list_set(dispatch.HAUL, state.filled, buffer, count)
    if white.has_white(player, ids.INN):
        count = list_set(dispatch.STAY, BOTH, buffer, count)
    return count


def list_purchases(state: RuhrState, player: Player, buffer: vec[i64]) -> i64:
    """List all purchases that are open, and to end them. (RS-94)"""
    count: i64 = 0
    if white.has_white(player, ids.INN):
        count = list_set(dispatch.STAY, BOTH, buffer, count)
    if lock.can_build_any_lock(state, player) == ALLOWED:
        count = list_set(dispatch.BUILD_LOCK, state.obstacles, buffer, count)
    if player.pool > 0 and player.thaler >= state.components.least_price:
        count = list_warehouses(state, player, buffer, count)
    if player.thaler >= state.components.shift_cost:
        count = list_shifts(state, player, buffer, count)
    if debt.can_repay(state, player) == ALLOWED:
        buffer[count] = dispatch.REPAY
        count += 1
    buffer[count] = dispatch.DONE
    return count + 1


def list_warehouses(state: RuhrState, player: Player, buffer: vec[i64], count: i64) -> i64:
    """List all warehouses that could be built, for the printed price or with the white marker."""
    cheap = white.has_white(player, ids.WAREHOUSE)
    if warehouse.has_city_marker(player):
        for city in range(ids.CITIES):
            if warehouse.can_build_city(state, player, city) == ALLOWED:
                buffer[count] = dispatch.BUILD_CITY + city
                count += 1
    if cheap:
        for city in range(ids.CITIES):
            if warehouse.can_build_city_cheaply(state, player, city) == ALLOWED:
                buffer[count] = dispatch.BUILD_CITY_CHEAP + city
                count += 1
    if lock.can_use_black(player, ids.DEPOT_MARKER) == ALLOWED:
        for depot in range(ids.TERRITORIES):
            if warehouse.can_build_depot(state, player, depot) == ALLOWED:
                buffer[count] = dispatch.BUILD_DEPOT + depot
                count += 1
    if lock.can_use_black(player, ids.PORT_MARKER) != ALLOWED:
        return count
    for column in range(ids.COLUMNS):
        if warehouse.can_build_port(state, player, column) == ALLOWED:
            buffer[count] = dispatch.BUILD_PORT + column
            count += 1
    if cheap:
        for column in range(ids.COLUMNS):
            if warehouse.can_build_port_cheaply(state, player, column) == ALLOWED:
                buffer[count] = dispatch.BUILD_PORT_CHEAP + column
                count += 1
    return count


def list_shifts(state: RuhrState, player: Player, buffer: vec[i64], count: i64) -> i64:
    """List all ways to move a warehouse in the port. (RS-100)"""
    for column in range(ids.COLUMNS):
        if warehouse.place_in_column(state, player, column) < 0:
            continue
        for to in range(ids.COLUMNS):
            if to != column and warehouse.can_shift(state, player, column, to) == ALLOWED:
                buffer[count] = dispatch.shift_id(column, to)
                count += 1
    return count
