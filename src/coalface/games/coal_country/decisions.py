"""Which moves answer what is asked: one truth for legality, by single move and as a list."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, NOT_NOW, NOT_YOUR_TURN
from coalface.games.coal_country.ids import (
    ABOVE,
    ASK_BLESS,
    ASK_BUILD,
    ASK_BUILDING,
    ASK_CLEAR,
    ASK_CUBE,
    ASK_INSTALL,
    ASK_KEEP,
    ASK_LAY,
    ASK_NEXT,
    ASK_ORDER,
    ASK_PERMIT,
    ASK_PLACE,
    ASK_SELL,
    ASK_SIDE,
    ASK_STORE,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TILE,
    BAG,
    BASKETS,
    BLESS,
    BUILD,
    BUILDING_SOURCE,
    BUILDINGS,
    CELLS,
    CLEAR,
    COAL,
    COLOURS,
    COMMIT,
    CUBE_SOURCE,
    DECLINE,
    DENY,
    DRAW_BUILDING,
    DRAW_CUBE,
    DRAW_ORDER,
    DRAW_TILE,
    FIRST_CELL,
    HAND,
    IN_STACK,
    INSTALL,
    LAY,
    MARKET,
    MAX_SEATS,
    NUMBERS,
    ORDER_SOURCE,
    PASS,
    PERMIT,
    PILE,
    PLACE,
    ROTATIONS,
    ROWS,
    SEAT_SIZE,
    SIDES,
    SITES,
    STOP,
    SWAP,
    TAKE,
    TANDEM,
    TILE_SOURCE,
    TYPES,
    VALUES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.reasons import NOT_IN_BAG
from coalface.games.coal_country.rules import (
    brokers,
    construction,
    economy,
    foremen,
    mining,
    permits,
    placement,
    round_end,
    setup,
    tidying,
    utilities,
    village,
)


def owes(state: Pieces, seat: i64) -> bool:
    """Must this seat decide now? In secret placement all who have not committed. (CC-19)"""
    if state.kind == ASK_PLACE:
        return 0 <= seat < state.seats and placement.is_owing(state, seat)
    return seat == state.who


def why_not(state: Pieces, actor: i64, move: i64) -> i64:
    """ALLOWED, or the reason that forbids this move to this actor now."""
    if not owes(state, actor):
        return NOT_YOUR_TURN
    if actor == CHANCE:
        return why_not_draw(state, move)
    kind = state.kind
    if kind == ASK_PLACE or kind == ASK_NEXT:
        return why_not_place(state, actor, move)
    if kind == ASK_SELL:
        if not state.kit.sell <= move < state.kit.keep:
            return NOT_NOW
        return brokers.can_sell(state, actor, move - state.kit.sell)
    if kind == ASK_KEEP:
        if not state.kit.keep <= move < state.kit.withdraw:
            return NOT_NOW
        return round_end.can_keep(state, move - state.kit.keep)
    if kind <= ASK_SIDE:
        return why_not_help(state, actor, move)
    if kind <= ASK_LAY:
        return why_not_expand(state, actor, move)
    return why_not_work(state, actor, move)


def why_not_place(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids placing a foreman, or finishing. (CC-19, CC-20, CC-92)"""
    if move < COMMIT:
        return placement.can_place(state, seat, (move - PLACE) // VALUES, (move - PLACE) % VALUES)
    if move == COMMIT:
        return placement.can_commit(state, seat)
    if move == PASS:
        return placement.can_pass(state, seat)
    if move < state.kit.withdraw:
        return NOT_NOW
    token = move - state.kit.withdraw
    return placement.can_withdraw(state, seat, token // VALUES, token % VALUES)


def why_not_help(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids a swap, a blessing, or a side of the track. (CC-15, CC-32, CC-38)"""
    if state.kind == ASK_SWAP:
        if move == STOP:
            return ALLOWED
        if not SWAP <= move < BLESS:
            return NOT_NOW
        out = (move - SWAP) // (TYPES - 1)
        other = village.other_type(out, (move - SWAP) % (TYPES - 1))
        return village.can_swap(state, seat, out, other)
    if state.kind == ASK_BLESS:
        if move == STOP and state.kit.church_optional:
            return ALLOWED
        return mining.can_bless(state, seat, move - BLESS) if BLESS <= move < ABOVE else NOT_NOW
    return economy.can_choose_side(state, seat, move) if ABOVE <= move < PERMIT else NOT_NOW


def why_not_expand(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids a permit, or a place for its tile. (CC-48, CC-51, CC-52)"""
    if state.kind == ASK_LAY:
        if not LAY <= move < TAKE:
            return NOT_NOW
        return permits.can_lay(state, seat, (move - LAY) // ROTATIONS, (move - LAY) % ROTATIONS)
    if PERMIT <= move < DECLINE:
        cell = (move - PERMIT) // NUMBERS
        return permits.can_permit(state, seat, cell, (move - PERMIT) % NUMBERS + 1)
    return permits.can_decline(state, seat, move - DECLINE) if DECLINE <= move < LAY else NOT_NOW


def why_not_work(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids a purchase, an installation, or clearing. (CC-57, CC-65, CC-70)"""
    kind = state.kind
    if kind == ASK_TAKE:
        return utilities.can_take(state, seat, move - TAKE) if TAKE <= move < INSTALL else NOT_NOW
    if kind == ASK_CLEAR:
        return tidying.can_clear(state, seat, move - CLEAR) if CLEAR <= move < STOP else NOT_NOW
    if move == STOP:
        return ALLOWED
    if kind == ASK_BUILD:
        return why_not_build(state, seat, move)
    if not INSTALL <= move < BUILD:
        return NOT_NOW
    return utilities.can_install(state, seat, (move - INSTALL) // CELLS, (move - INSTALL) % CELLS)


def why_not_build(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids buying a building. (CC-64, CC-66, CC-67)"""
    if BUILD <= move < DENY:
        lot = (move - BUILD) // SITES
        site = (move - BUILD) % SITES
        return construction.can_build(state, seat, lot // ROWS, lot % ROWS, site)
    if DENY <= move < CLEAR:
        return construction.can_deny(state, seat, (move - DENY) // ROWS, (move - DENY) % ROWS)
    return NOT_NOW


# Chance


def source(state: Pieces) -> i64:
    """What chance draws from now: the markers, the bag, the company's pile or a permit stack."""
    kind = state.kind
    if kind == ASK_ORDER:
        return ORDER_SOURCE
    if kind == ASK_CUBE:
        return CUBE_SOURCE
    if kind == ASK_BUILDING:
        return BUILDING_SOURCE
    number = state.asked_b() if kind == ASK_TILE else state.asked_a()
    return TILE_SOURCE + number - 1


def first_draw(state: Pieces) -> i64:
    """The first id of the family that chance draws now."""
    kind = state.kind
    if kind == ASK_ORDER:
        return DRAW_ORDER
    if kind == ASK_CUBE:
        return DRAW_CUBE
    return DRAW_BUILDING if kind == ASK_BUILDING else DRAW_TILE


def draws(state: Pieces) -> i64:
    """How many moves that family has."""
    kind = state.kind
    if kind == ASK_ORDER:
        return MAX_SEATS
    if kind == ASK_CUBE:
        return COLOURS
    return BUILDINGS if kind == ASK_BUILDING else state.kit.kinds - 1


def weight(state: Pieces, face: i64) -> i64:
    """How many pieces there are to draw of this face. (CC-3, CC-4, CC-6, CC-7)"""
    kind = state.kind
    if kind == ASK_ORDER:
        return 1 if setup.can_draw_seat(state, face) == ALLOWED else 0
    if kind == ASK_CUBE:
        return state.board[BAG + face]
    if kind == ASK_BUILDING:
        return state.board[PILE + face]
    number = state.asked_b() if kind == ASK_TILE else state.asked_a()
    return state.board[IN_STACK + face + 1] if state.kit.number[face + 1] == number else 0


def why_not_draw(state: Pieces, move: i64) -> i64:
    """The reason that forbids a draw, or ALLOWED."""
    first = first_draw(state)
    if not first <= move < first + draws(state):
        return NOT_NOW
    if state.kind == ASK_ORDER:
        return setup.can_draw_seat(state, move - first)
    return ALLOWED if weight(state, move - first) > 0 else NOT_IN_BAG


# Lists


def offer(state: Pieces, actor: i64, first: i64, end: i64, buffer: vec[i64], count: i64) -> i64:
    """Add the allowed moves of a range of ids to the buffer."""
    for move in range(first, end):
        if why_not(state, actor, move) == ALLOWED:
            buffer[count] = move
            count += 1
    return count


def legal_into(state: Pieces, actor: i64, buffer: vec[i64]) -> i64:
    """All legal forward moves of an actor, ascending."""
    if not owes(state, actor):
        return 0
    if actor == CHANCE:
        first = first_draw(state)
        return offer(state, actor, first, first + draws(state), buffer, 0)
    kind = state.kind
    if kind == ASK_PLACE or kind == ASK_NEXT:
        return offer_places(state, actor, buffer)
    if kind == ASK_SELL:
        first = state.kit.sell
        coal = state.own[actor * SEAT_SIZE + COAL]
        return offer(state, actor, first, first + coal + 1, buffer, 0)
    if kind == ASK_PERMIT:
        return offer_permits(state, actor, buffer)
    if kind == ASK_LAY:
        return offer_lays(state, actor, buffer)
    if kind == ASK_TAKE:
        return offer(state, actor, TAKE, TAKE + BASKETS, buffer, 0)
    if kind == ASK_INSTALL or kind == ASK_STORE:
        return offer_installs(state, actor, buffer)
    if kind == ASK_BUILD:
        return offer_buildings(state, actor, buffer)
    if kind == ASK_CLEAR:
        return offer(state, actor, CLEAR, STOP, buffer, 0)
    if kind == ASK_BLESS:
        count = offer(state, actor, BLESS, BLESS + state.reach(), buffer, 0)
        return offer(state, actor, STOP, STOP + 1, buffer, count)
    if kind == ASK_KEEP:
        return offer(state, actor, state.kit.keep, state.kit.withdraw, buffer, 0)
    if kind == ASK_SIDE:
        return offer(state, actor, ABOVE, PERMIT, buffer, 0)
    count = offer(state, actor, SWAP, BLESS, buffer, 0)
    buffer[count] = STOP
    return count + 1


def offer_places(state: Pieces, seat: i64, buffer: vec[i64]) -> i64:
    """All spaces with all foremen in hand, then to finish. (CC-19)"""
    count: i64 = 0
    at = seat * SEAT_SIZE + HAND
    for space in range(FIRST_CELL + state.reach()):
        if placement.can_use_space(state, seat, space) != ALLOWED:
            continue
        if placement.can_spare(state, seat, space) != ALLOWED:
            continue
        for value in range(VALUES):
            if state.own[at + value] > 0:
                buffer[count] = PLACE + space * VALUES + value
                count += 1
    if placement.can_commit(state, seat) == ALLOWED:
        buffer[count] = COMMIT
        count += 1
    if placement.can_pass(state, seat) == ALLOWED:
        buffer[count] = PASS
        count += 1
    return count


def retracting_into(state: Pieces, actor: i64, buffer: vec[i64], count: i64) -> i64:
    """Add all moves with which an actor may take a foreman back. (CC-19)"""
    if actor == CHANCE or state.kit.amok or not owes(state, actor):
        return count
    if state.kind == ASK_PLACE or state.kind == ASK_NEXT:
        return offer_withdrawals(state, actor, buffer, count)
    return count


def offer_withdrawals(state: Pieces, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """All foremen that may be taken back, the weaker of two first. (CC-19)"""
    for space in range(FIRST_CELL + state.reach()):
        token = foremen.token_at(state, seat, space)
        if token == 0:
            continue
        first = state.kit.withdraw + space * VALUES - 1
        if space == MARKET or space == TANDEM:
            weaker = foremen.second_at(state, seat, space)
            if weaker != 0 and weaker != token:
                buffer[count] = first + weaker
                count += 1
        buffer[count] = first + token
        count += 1
    return count


def offer_permits(state: Pieces, seat: i64, buffer: vec[i64]) -> i64:
    """Each waiting foreman with each number, then to decline. (CC-47, CC-48, CC-51)"""
    count: i64 = 0
    for cell in range(state.reach()):
        if permits.waits_at(state, seat, cell):
            first = PERMIT + cell * NUMBERS
            count = offer(state, seat, first, first + NUMBERS, buffer, count)
    return offer(state, seat, DECLINE, DECLINE + state.reach(), buffer, count)


def offer_lays(state: Pieces, seat: i64, buffer: vec[i64]) -> i64:
    """The foreman's cell and the tiles beside it, in all ways to turn. (CC-52, CC-53)"""
    spot = state.asked_a()
    near: vec[i64] = vec[i64]([spot, -1, -1, -1, -1])
    for side in range(SIDES):
        other = state.kit.neighbour[spot * SIDES + side]
        place: i64 = side + 1
        while place > 0 and near[place - 1] > other:
            near[place] = near[place - 1]
            place -= 1
        near[place] = other
    count: i64 = 0
    for row in range(SIDES + 1):
        if near[row] >= 0:
            first = LAY + near[row] * ROTATIONS
            count = offer(state, seat, first, first + ROTATIONS, buffer, count)
    return count


def offer_installs(state: Pieces, seat: i64, buffer: vec[i64]) -> i64:
    """Each type with each tile that lacks it, and to stop. (CC-59, CC-71)"""
    count: i64 = 0
    for type in range(TYPES):
        first = INSTALL + type * CELLS
        count = offer(state, seat, first, first + state.reach(), buffer, count)
    buffer[count] = STOP
    return count + 1


def offer_buildings(state: Pieces, seat: i64, buffer: vec[i64]) -> i64:
    """Each building on display with each site for it, and to stop. (CC-63, CC-65, CC-68)"""
    count: i64 = 0
    for lot in range(BUILDINGS * ROWS):
        if construction.can_afford(state, seat, lot // ROWS, lot % ROWS) == ALLOWED:
            first = BUILD + lot * SITES
            count = offer(state, seat, first, first + SITES, buffer, count)
    count = offer(state, seat, DENY, CLEAR, buffer, count)
    buffer[count] = STOP
    return count + 1
