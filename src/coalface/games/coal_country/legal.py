"""All legal moves of Coal Country, listed for each decision without trying every move there is."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import ALLOWED, CHANCE
from coalface.games.coal_country import chance, ids
from coalface.games.coal_country.generated import dispatch, pending
from coalface.games.coal_country.rules import (
    construction,
    economy,
    foremen,
    geometry,
    permits,
    placement,
    utilities,
)
from coalface.games.coal_country.state import CoalCountryState, Player


def legal_into(state: CoalCountryState, actor: i64, buffer: vec[i64]) -> i64:
    """Write all legal moves of an actor that take nothing back, ascending; return their number."""
    if not state.owes(actor):
        return 0
    if actor == CHANCE:
        first = first_draw(state)
        return list_allowed(state, actor, first, first + chance.draws(state), buffer, 0)
    kind = state.pending_kind
    player = state.players[actor]
    if kind == pending.PLACE or kind == pending.NEXT:
        return list_places(state, player, buffer)
    if kind == pending.SELL:
        first = state.components.first_sell
        return list_allowed(state, actor, first, first + player.coal + 1, buffer, 0)
    if kind == pending.PERMIT:
        return list_permits(state, player, buffer)
    if kind == pending.LAY:
        return list_lays(state, player, buffer)
    if kind == pending.TAKE:
        return list_allowed(state, actor, dispatch.TAKE, dispatch.INSTALL, buffer, 0)
    if kind == pending.INSTALL or kind == pending.STORE:
        return list_installs(state, player, buffer)
    if kind == pending.BUILD:
        return list_buildings(state, player, buffer)
    if kind == pending.CLEAR:
        return list_allowed(state, actor, dispatch.CLEAR, dispatch.STOP, buffer, 0)
    if kind == pending.BLESS:
        end = dispatch.BLESS + state.reach()
        count = list_allowed(state, actor, dispatch.BLESS, end, buffer, 0)
        return list_allowed(state, actor, dispatch.STOP, dispatch.STOP + 1, buffer, count)
    if kind == pending.KEEP:
        first = state.components.first_keep
        return list_allowed(state, actor, first, first + pending.limit(state) + 1, buffer, 0)
    if kind == pending.SIDE:
        return list_allowed(state, actor, dispatch.ABOVE, dispatch.PERMIT, buffer, 0)
    count = list_allowed(state, actor, dispatch.SWAP, dispatch.BLESS, buffer, 0)
    buffer[count] = dispatch.STOP
    return count + 1


def retracting_into(state: CoalCountryState, actor: i64, buffer: vec[i64], count: i64) -> i64:
    """Add all legal moves that take something back; return how many there are now. (CC-19)"""
    sealed = state.pending_kind == pending.PLACE and not state.components.amok
    if not sealed or not state.owes(actor):
        return count
    player = state.players[actor]
    for space in range(ids.FIRST_CELL + state.reach()):
        foreman = player.foreman_on[space]
        if foreman == 0:
            continue
        weaker = foremen.second_on(player, space)
        if weaker != 0 and weaker != foreman:
            buffer[count] = dispatch.withdraw_id(state, space, weaker - 1)
            count += 1
        buffer[count] = dispatch.withdraw_id(state, space, foreman - 1)
        count += 1
    return count


def first_draw(state: CoalCountryState) -> i64:
    """Return the first id of what chance draws now."""
    kind = state.pending_kind
    if kind == pending.ORDER:
        return dispatch.DRAW_ORDER
    if kind == pending.CUBE:
        return dispatch.DRAW_CUBE
    return dispatch.DRAW_BUILDING if kind == pending.BUILDING else dispatch.DRAW_TILE


def list_allowed(
    state: CoalCountryState, actor: i64, first: i64, end: i64, buffer: vec[i64], count: i64
) -> i64:
    """Add the allowed moves of a range of ids."""
    for move in range(first, end):
        if dispatch.why_not(state, actor, move) == ALLOWED:
            buffer[count] = move
            count += 1
    return count


def list_places(state: CoalCountryState, player: Player, buffer: vec[i64]) -> i64:
    """List all spaces with all foremen in hand, then to finish or to pass. (CC-19)"""
    count: i64 = 0
    if player.hand != 0:
        for space in range(ids.FIRST_CELL):
            if placement.can_use_space(state, player, space) != ALLOWED:
                continue
            if placement.can_spare(state, player, space) == ALLOWED:
                count = list_hand(player, space, buffer, count)
        if placement.can_spare(state, player, ids.FIRST_CELL) == ALLOWED:
            count = list_cells(state, player, buffer, count)
    if placement.can_commit(state, player) == ALLOWED:
        buffer[count] = dispatch.COMMIT
        count += 1
    if placement.can_pass(state, player) == ALLOWED:
        buffer[count] = dispatch.PASS
        count += 1
    return count


def list_cells(state: CoalCountryState, player: Player, buffer: vec[i64], count: i64) -> i64:
    """Add all cells of the mine with all foremen in hand. (CC-23, CC-25)"""
    reach = state.reach()
    cells = player.mine.foreman_cells
    foreman_on = player.foreman_on
    for place in range(len(cells)):
        cell = cells[place]
        if cell >= reach:
            break
        space = ids.FIRST_CELL + cell
        if foreman_on[space] == 0:
            count = list_hand(player, space, buffer, count)
    return count


def list_hand(player: Player, space: i64, buffer: vec[i64], count: i64) -> i64:
    """Add a space with every value in the hand. (CC-19)"""
    hand = player.hand
    move = dispatch.place_id(space, 0)
    while hand != 0:
        if hand & counts.MASK != 0:
            buffer[count] = move
            count += 1
        hand >>= counts.BITS
        move += 1
    return count


def list_permits(state: CoalCountryState, player: Player, buffer: vec[i64]) -> i64:
    """List each waiting foreman with each number, then to decline. (CC-47, CC-48, CC-51)"""
    count: i64 = 0
    for cell in player.mine.foreman_cells:
        if not permits.waits_at(player, cell):
            continue
        for number in range(1, ids.NUMBERS + 1):
            if permits.can_permit(state, player, cell, number) == ALLOWED:
                buffer[count] = dispatch.permit_id(cell, number)
                count += 1
    for cell in player.mine.foreman_cells:
        if permits.waits_at(player, cell):
            buffer[count] = dispatch.decline_id(cell)
            count += 1
    return count


def list_lays(state: CoalCountryState, player: Player, buffer: vec[i64]) -> i64:
    """List the foreman's cell and the tiles beside it, in all ways to turn. (CC-52, CC-53)"""
    spot = pending.cell(state)
    near: vec[i64] = vec[i64]([spot, -1, -1, -1, -1])
    for side in range(ids.SIDES):
        other = geometry.beside(state.components, spot, side)
        place: i64 = side + 1
        while place > 0 and near[place - 1] > other:
            near[place] = near[place - 1]
            place -= 1
        near[place] = other
    count: i64 = 0
    for cell in near:
        if cell < 0:
            continue
        for rotation in range(ids.ROTATIONS):
            if permits.can_lay(state, player, cell, rotation) == ALLOWED:
                buffer[count] = dispatch.lay_id(cell, rotation)
                count += 1
    return count


def list_installs(state: CoalCountryState, player: Player, buffer: vec[i64]) -> i64:
    """List each type with each tile that lacks it, and to stop. (CC-59, CC-71)"""
    count: i64 = 0
    only: i64 = -1
    if state.pending_kind == pending.INSTALL:
        only = utilities.first_type(pending.types(state))
    for type in range(ids.TYPES):
        if counts.count(player.stored, type) == 0 or (only >= 0 and type != only):
            continue
        for cell in player.mine.tile_cells:
            if utilities.can_hold(player, type, cell) == ALLOWED:
                buffer[count] = dispatch.install_id(type, cell)
                count += 1
    buffer[count] = dispatch.STOP
    return count + 1


def list_buildings(state: CoalCountryState, player: Player, buffer: vec[i64]) -> i64:
    """List each building on display with each site for it, and to stop. (CC-63, CC-65, CC-68)"""
    count: i64 = 0
    for building in range(ids.BUILDINGS):
        if construction.holds(player, building):
            continue
        for row in range(ids.ROWS):
            if construction.can_afford(state, player, building, row) != ALLOWED:
                continue
            for site in range(ids.BUILDINGS):
                if economy.has_building(player, site):
                    buffer[count] = dispatch.build_id(building, row, site)
                    count += 1
            if construction.vacant_sites(state, player) > 0:
                buffer[count] = dispatch.build_id(building, row, ids.VACANT)
                count += 1
    for building in range(ids.BUILDINGS):
        if not construction.holds(player, building):
            continue
        for row in range(ids.ROWS):
            if construction.can_afford(state, player, building, row) == ALLOWED:
                buffer[count] = dispatch.deny_id(building, row)
                count += 1
    buffer[count] = dispatch.STOP
    return count + 1
