"""Quick and sensible answers to whatever Coal Country asks in the areas of a round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.coal_country.bot.areas import closed_tunnels
from coalface.games.coal_country.bot.outlook import Outlook
from coalface.games.coal_country.ids import (
    ASK_BLESS,
    ASK_BUILD,
    ASK_CLEAR,
    ASK_INSTALL,
    ASK_KEEP,
    ASK_LAY,
    ASK_PERMIT,
    ASK_SELL,
    ASK_SIDE,
    ASK_STORE,
    ASK_SWAP,
    ASK_TAKE,
    BELOW,
    BLESS,
    BUILD,
    CELLS,
    DECLINE,
    DENY,
    INSTALL,
    LAY,
    NUMBERS,
    PERMIT,
    ROTATIONS,
    ROWS,
    SEAT_SIZE,
    SIDES,
    SITES,
    STOP,
    STORED,
    SWAP,
    TAKE,
    TYPES,
    VACANT,
    VALUES,
    VILLAGE,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import (
    construction,
    economy,
    geometry,
    mining,
    permits,
    utilities,
    village,
)

JOINED: Final = 1000.0
"""That a new tile is joined to the entrance counts more than all else."""
CLOSED: Final = 1.0
MATCHED: Final = 0.5


def rating(state: Pieces, seat: i64, move: i64, outlook: Outlook) -> float:
    """What an answer seems to bring, to be compared with other answers to the same question."""
    kind = state.kind
    if kind == ASK_SELL:
        return float(move - state.kit.sell)
    if kind == ASK_SIDE:
        return 1.0 if move == BELOW else 0.0
    if kind == ASK_PERMIT:
        return permit_rating(state, seat, move, outlook)
    if kind == ASK_LAY:
        return lay_rating(state, seat, (move - LAY) // ROTATIONS, (move - LAY) % ROTATIONS)
    if kind == ASK_TAKE:
        return basket_rating(state, seat, move - TAKE, outlook)
    if kind == ASK_INSTALL or kind == ASK_STORE:
        return -1.0 if move == STOP else install_rating(state, seat, (move - INSTALL) % CELLS)
    if kind == ASK_BUILD:
        return building_rating(state, seat, move, outlook)
    if kind == ASK_CLEAR:
        return float(move)
    if kind == ASK_BLESS:
        return 0.0 if move == STOP else blessing_rating(state, seat, move - BLESS, outlook)
    if kind == ASK_KEEP:
        return float(move)
    assert kind == ASK_SWAP
    return swap_rating(state, seat, move)


def permit_rating(state: Pieces, seat: i64, move: i64, outlook: Outlook) -> float:
    """The tile, less what it costs; one who declines pays his influence."""
    if move >= DECLINE:
        found = permits.permit_influence(state, seat, move - DECLINE)
        return -float(found) * outlook.fee
    cell = (move - PERMIT) // NUMBERS
    number = (move - PERMIT) % NUMBERS + 1
    worth = outlook.tile(state, number)
    worth -= float(permits.permit_fees(state, seat, cell, number)) * outlook.fee
    return worth + outlook.tunnel * float(closed_tunnels(state, seat, cell) - 1)


def lay_rating(state: Pieces, seat: i64, cell: i64, rotation: i64) -> float:
    """Joined to the entrance, few open tunnels, and no tile covered."""
    kit = state.kit
    kind = state.asked_b()
    laid = geometry.laid_tile(kind, rotation, 0)
    rated: float = 0.0
    if geometry.has_tile(state.mine[seat * CELLS + cell]):
        rated -= JOINED
    for side in range(SIDES):
        mine = geometry.joined(kit, laid, side) != 0
        other = kit.neighbour[cell * SIDES + side]
        there = state.mine[seat * CELLS + other] if other >= 0 else 0
        if not geometry.has_tile(there):
            if mine:
                rated -= CLOSED if other != VILLAGE else CLOSED + CLOSED
            continue
        meets = geometry.joined(kit, there, geometry.opposite(side)) != 0
        if mine and meets:
            rated += MATCHED
            if geometry.is_connected(there):
                rated += JOINED
        elif mine != meets and kit.reformed:
            rated -= CLOSED
    return rated


def basket_rating(state: Pieces, seat: i64, basket: i64, outlook: Outlook) -> float:
    """What the cubes are worth, less their price; none at all costs the penalty."""
    worth: float = 0.0
    cubes: i64 = 0
    for type in range(TYPES):
        wanted = state.kit.basket[basket * TYPES + type]
        cubes += wanted
        needed = outlook.survey.lack[type] - state.own[seat * SEAT_SIZE + STORED + type]
        for place in range(wanted):
            if place < needed:
                worth += outlook.cube if place == 0 else outlook.kept
            else:
                worth += outlook.spare
    if cubes == 0:
        return -float(state.asked_b()) * outlook.fee
    return worth - float(cubes * utilities.cube_fees(state)) * outlook.fee


def install_rating(state: Pieces, seat: i64, cell: i64) -> float:
    """A rich tile that lacks little."""
    there = state.mine[seat * CELLS + cell]
    cubes = geometry.cubes_on(there)
    coal = state.kit.coal[geometry.tile_kind(there) * VALUES + 2]
    count = (cubes & 1) + ((cubes >> 1) & 1) + ((cubes >> 2) & 1)
    return 10.0 * float(count) + float(coal)


def building_rating(state: Pieces, seat: i64, move: i64, outlook: Outlook) -> float:
    """A building for a free site, less its price."""
    if move < BUILD or move >= DENY:
        return 0.0 if move == STOP else -1.0
    lot = (move - BUILD) // SITES
    if (move - BUILD) % SITES != VACANT:
        return -1.0
    building = lot // ROWS
    fees = construction.building_fees(state, building, lot % ROWS, state.asked_a())
    scored = float(state.kit.inspect_building) * outlook.end_fee
    return scored + outlook.building(building) - float(fees) * outlook.fee


def blessing_rating(state: Pieces, seat: i64, cell: i64, outlook: Outlook) -> float:
    """The coal that the church adds, less the refuse of a miner who would dig nothing without."""
    there = state.mine[seat * CELLS + cell]
    found = economy.influence(state, seat, geometry.token_on(there) - 1)
    alone = mining.yield_of(state, there, found, False)
    rated = float(mining.blessing(state, seat, cell)) * outlook.more
    if rated > 0.0 and alone == 0 and state.kit.refuse_only_if_coal:
        rated -= outlook.refuse
    return rated


def swap_rating(state: Pieces, seat: i64, move: i64) -> float:
    """A cube that no tile has room for, for one that is lacking and not there."""
    if move == STOP:
        return 0.0
    out = (move - SWAP) // (TYPES - 1)
    other = village.other_type(out, (move - SWAP) % (TYPES - 1))
    at = seat * SEAT_SIZE + STORED
    if utilities.has_room(state, seat, out) or state.own[at + other] > 0:
        return -1.0
    return 1.0 if utilities.has_room(state, seat, other) else -1.0


def best(state: Pieces, seat: i64, moves: vec[i64], count: i64, outlook: Outlook) -> i64:
    """The answer that is rated best."""
    found: i64 = moves[0]
    most: float = -1e9
    for place in range(count):
        rated = rating(state, seat, moves[place], outlook)
        if rated > most:
            most = rated
            found = moves[place]
    return found
