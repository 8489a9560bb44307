"""Quick and sensible answers to whatever Coal Country asks in the areas of a round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.games.coal_country import ids
from coalface.games.coal_country.bot.areas import closed_tunnels
from coalface.games.coal_country.bot.outlook import Outlook
from coalface.games.coal_country.generated import dispatch, pending
from coalface.games.coal_country.rules import (
    construction,
    economy,
    foremen,
    geometry,
    mining,
    permits,
    utilities,
)
from coalface.games.coal_country.state import CoalCountryState, Player

JOINED: Final = 1000.0
"""That a new tile is joined to the entrance counts more than all else."""
CLOSED: Final = 1.0
MATCHED: Final = 0.5


def rating(state: CoalCountryState, player: Player, move: i64, outlook: Outlook) -> float:
    """What an answer seems to bring, to be compared with other answers to the same question."""
    kind = state.pending_kind
    if kind == pending.SELL or kind == pending.CLEAR or kind == pending.KEEP:
        return float(move)
    if kind == pending.SIDE:
        return 1.0 if move == dispatch.BELOW else 0.0
    if kind == pending.PERMIT:
        return permit_rating(state, player, move, outlook)
    if kind == pending.LAY:
        cell = dispatch.lay_cell(move)
        return lay_rating(state, player, cell, dispatch.lay_turned(move))
    if kind == pending.TAKE:
        return basket_rating(state, player, dispatch.take_row(move), outlook)
    if kind == pending.INSTALL or kind == pending.STORE:
        if move == dispatch.STOP:
            return -1.0
        return install_rating(state, player, dispatch.install_cell(move))
    if kind == pending.BUILD:
        return building_rating(state, move, outlook)
    if kind == pending.BLESS:
        if move == dispatch.STOP:
            return 0.0
        return blessing_rating(state, player, dispatch.bless_cell(move), outlook)
    assert kind == pending.SWAP
    return swap_rating(player, move)


def permit_rating(state: CoalCountryState, player: Player, move: i64, outlook: Outlook) -> float:
    """The tile, less what it costs; one who declines pays his influence."""
    if move >= dispatch.DECLINE:
        found = permits.permit_influence(state, player, dispatch.decline_cell(move))
        return -float(found) * outlook.fee
    cell = dispatch.permit_cell(move)
    number = dispatch.permit_number(move)
    total = outlook.tile(state, number)
    total -= float(permits.permit_fees(state, player, cell, number)) * outlook.fee
    return total + outlook.tunnel * float(closed_tunnels(state, player, cell) - 1)


def lay_rating(state: CoalCountryState, player: Player, cell: i64, rotation: i64) -> float:
    """Joined to the entrance, few open tunnels, and no tile covered."""
    tables = state.components
    laid = geometry.openings_of(tables, pending.kind(state), rotation)
    rated: float = 0.0
    if player.mine.tile_on[cell] != 0:
        rated -= JOINED
    for side in range(ids.SIDES):
        mine = masks.has(laid, side)
        other = geometry.beside(tables, cell, side)
        if other < 0 or player.mine.tile_on[other] == 0:
            if mine:
                rated -= CLOSED if other != ids.VILLAGE else CLOSED + CLOSED
            continue
        meets = masks.has(player.mine.openings[other], geometry.opposite(side))
        if mine and meets:
            rated += MATCHED
            if player.mine.connected[other] != 0:
                rated += JOINED
        elif mine != meets and tables.reformed:
            rated -= CLOSED
    return rated


def basket_rating(state: CoalCountryState, player: Player, basket: i64, outlook: Outlook) -> float:
    """What the cubes are worth, less their price; none at all costs the penalty."""
    total: float = 0.0
    cubes: i64 = 0
    bought = state.components.basket[basket]
    for type in range(ids.TYPES):
        wanted = counts.count(bought, type)
        cubes += wanted
        needed = outlook.survey.lack[type] - counts.count(player.stored, type)
        for place in range(wanted):
            if place < needed:
                total += outlook.cube if place == 0 else outlook.stored
            else:
                total += outlook.spare
    if cubes == 0:
        return -float(pending.penalty(state)) * outlook.fee
    return total - float(cubes * utilities.cube_fees(state)) * outlook.fee


def install_rating(state: CoalCountryState, player: Player, cell: i64) -> float:
    """A rich tile that lacks little."""
    coal = mining.coal_of(state, player, cell, 2)
    return 10.0 * float(masks.size(player.mine.utilities_on[cell])) + float(coal)


def building_rating(state: CoalCountryState, move: i64, outlook: Outlook) -> float:
    """A building for a free site, less its price."""
    if move < dispatch.BUILD or move >= dispatch.DENY:
        return 0.0 if move == dispatch.STOP else -1.0
    if dispatch.build_site(move) != ids.VACANT:
        return -1.0
    building = dispatch.build_building(move)
    found = pending.influence(state)
    fees = construction.building_fees(state, building, dispatch.build_row(move), found)
    scored = float(state.components.inspect_building) * outlook.end_fee
    return scored + outlook.building(building) - float(fees) * outlook.fee


def blessing_rating(state: CoalCountryState, player: Player, cell: i64, outlook: Outlook) -> float:
    """The coal that the church adds, less the refuse of a miner who would dig nothing without."""
    found = economy.influence(player, foremen.on_cell(player, cell) - 1)
    alone = mining.yield_of(state, player, cell, found, False)
    rated = float(mining.blessing(state, player, cell)) * outlook.more
    if rated > 0.0 and alone == 0 and state.components.refuse_only_if_coal:
        rated -= outlook.refuse
    return rated


def swap_rating(player: Player, move: i64) -> float:
    """A cube that no tile has room for, for one that is lacking and not there."""
    if move == dispatch.STOP:
        return 0.0
    other = dispatch.swap_for_(move)
    if utilities.has_room(player, dispatch.swap_out(move)) or counts.count(player.stored, other):
        return -1.0
    return 1.0 if utilities.has_room(player, other) else -1.0


def best(
    state: CoalCountryState, player: Player, moves: vec[i64], count: i64, outlook: Outlook
) -> i64:
    """The answer that is rated best."""
    found: i64 = moves[0]
    most: float = -1e9
    for place in range(count):
        rated = rating(state, player, moves[place], outlook)
        if rated > most:
            most = rated
            found = moves[place]
    return found
