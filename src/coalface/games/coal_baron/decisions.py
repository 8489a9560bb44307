"""Which moves answer what is asked: one truth for legality, by single move and as a list."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, NOT_NOW, NOT_YOUR_TURN
from coalface.core.piles import Pile
from coalface.games.coal_baron.ids import (
    BANK,
    CAGE,
    CARDS,
    CHOOSING_END,
    COLOURS,
    DEAL_FIRST,
    DEAL_TILES,
    DRAFT,
    DRAFTING,
    DRAW_ORDER,
    DRAW_TILE,
    FILL,
    FIRST,
    FIRST_SOURCE,
    HOLDS,
    KEEP_NONE,
    KEEP_ORDER,
    KEEP_TILE,
    KEEPING,
    LEAVE_EMPTY,
    LEVELS,
    LOAD,
    LOOKING,
    MAX_SEATS,
    MINING_STEPS,
    MOVE_CAGE,
    ORDER_PILE,
    ORDER_SOURCE,
    ORDERS,
    PAIR,
    PAIRING,
    PAY,
    PLACE,
    REFILL,
    RETURN,
    RETURN_ORDER,
    RETURN_TILE,
    SEAT_SIZE,
    SHORTAGE,
    STOP,
    STORAGE,
    STORE,
    SUBSTITUTE,
    TILE_PILE,
    TILE_SOURCE,
    TILES,
    TURN,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.reasons import NOT_IN_STACK
from coalface.games.coal_baron.rules import draw_space, factory, mining, setup, turn


def why_not(state: Pieces, actor: i64, move: i64) -> i64:
    """ALLOWED, or the reason that forbids this move to this actor now."""
    if actor != state.who:
        return NOT_YOUR_TURN
    if actor == CHANCE:
        return why_not_draw(state, move)
    kind = state.asked()
    if kind == TURN:
        return (
            turn.can_place(state, actor, move - PLACE) if PLACE <= move <= PLACE + BANK else NOT_NOW
        )
    if kind == MINING_STEPS:
        return why_not_mine(state, actor, move)
    if kind == PAIRING:
        if not PAY <= move < STOP:
            return NOT_NOW
        return mining.can_use(state, actor, (move - PAY) // COLOURS, (move - PAY) % COLOURS)
    if kind == DRAFTING:
        return setup.can_draft(state, move - DRAFT) if DRAFT <= move < PLACE else NOT_NOW
    if kind == SHORTAGE:
        if move == LEAVE_EMPTY:
            return ALLOWED
        if not SUBSTITUTE <= move < LEAVE_EMPTY:
            return NOT_NOW
        return factory.can_substitute(state, move - SUBSTITUTE)
    return why_not_return(state, actor, move)


def why_not_mine(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids a work step, or ALLOWED. (CB-40, CB-41, CB-55)"""
    if move < MOVE_CAGE or move > STOP or PAY <= move < STOP:
        return NOT_NOW
    if move < LOAD:
        return mining.can_move_cage(state, seat, move - MOVE_CAGE)
    if move < FILL:
        return mining.can_load(state, seat, move - LOAD)
    if move < STORE:
        card = (move - FILL) // COLOURS
        return mining.can_fill(state, seat, card // CARDS, card % CARDS, (move - FILL) % COLOURS)
    if move < PAIR:
        return mining.can_store(state, seat, move - STORE)
    if move < PAY:
        return mining.can_pair(state, seat, (move - PAIR) // COLOURS, (move - PAIR) % COLOURS)
    return ALLOWED


def why_not_return(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids a choice on a draw space, or ALLOWED. (CB-33, CB-65)"""
    kind = state.asked()
    pile = state.asked_a()
    if kind == KEEPING:
        if move == KEEP_NONE:
            return ALLOWED
        if pile == TILE_PILE and KEEP_TILE <= move < KEEP_ORDER:
            return draw_space.can_keep_tile(state, seat, move - KEEP_TILE)
        if pile == ORDER_PILE and KEEP_ORDER <= move < KEEP_NONE:
            return draw_space.can_keep_order(state, move - KEEP_ORDER)
        return NOT_NOW
    if kind == CHOOSING_END:
        return ALLOWED if RETURN <= move < RETURN_TILE else NOT_NOW
    first = RETURN_TILE if pile == TILE_PILE else RETURN_ORDER
    if not first <= move < first + draw_space.faces(pile):
        return NOT_NOW
    return draw_space.can_return(state, pile, move - first)


# Chance


def drawn_pile(state: Pieces) -> Pile:
    """The stack that chance draws from now."""
    return state.tiles if source(state) == TILE_SOURCE else state.orders


def source(state: Pieces) -> i64:
    """What chance draws from now: the lot for the first player, the tiles or the orders."""
    kind = state.asked()
    if kind == DEAL_FIRST:
        return FIRST_SOURCE
    if kind == DEAL_TILES:
        return TILE_SOURCE
    if kind == REFILL or kind == LOOKING:
        return TILE_SOURCE if state.asked_a() == TILE_PILE else ORDER_SOURCE
    return ORDER_SOURCE


def why_not_draw(state: Pieces, move: i64) -> i64:
    """The reason that forbids a draw, or ALLOWED. (CB-4, CB-11, CB-12, CB-14, CB-30, CB-63)"""
    origin = source(state)
    if origin == FIRST_SOURCE:
        return setup.can_begin(state, move - FIRST) if FIRST <= move < DRAW_TILE else NOT_NOW
    first = DRAW_TILE if origin == TILE_SOURCE else DRAW_ORDER
    faces = TILES if origin == TILE_SOURCE else CARDS
    if not first <= move < first + faces:
        return NOT_NOW
    return ALLOWED if drawn_pile(state).bag[move - first] > 0 else NOT_IN_STACK


def offer(state: Pieces, first: i64, end: i64, buffer: vec[i64], count: i64) -> i64:
    """Add the allowed moves of a range of ids to the buffer."""
    actor = state.who
    for move in range(first, end):
        if why_not(state, actor, move) == ALLOWED:
            buffer[count] = move
            count += 1
    return count


def legal_into(state: Pieces, actor: i64, buffer: vec[i64]) -> i64:
    """All legal moves of an actor, ascending."""
    if actor != state.who:
        return 0
    kind = state.asked()
    if kind == TURN:
        return offer_spaces(state, actor, buffer)
    if kind == MINING_STEPS:
        return offer_steps(state, actor, buffer)
    if kind == PAIRING:
        return offer(state, PAY, STOP, buffer, 0)
    if actor == CHANCE:
        origin = source(state)
        if origin == FIRST_SOURCE:
            return offer(state, FIRST, FIRST + MAX_SEATS, buffer, 0)
        if origin == TILE_SOURCE:
            return offer(state, DRAW_TILE, DRAW_ORDER, buffer, 0)
        return offer(state, DRAW_ORDER, DRAFT, buffer, 0)
    if kind == DRAFTING:
        return offer(state, DRAFT, PLACE, buffer, 0)
    if kind == SHORTAGE:
        return offer(state, SUBSTITUTE, KEEP_TILE, buffer, 0)
    if kind == KEEPING:
        first = KEEP_TILE if state.asked_a() == TILE_PILE else KEEP_ORDER
        count = offer_hand(state, first, buffer)
        buffer[count] = KEEP_NONE
        return count + 1
    if kind == CHOOSING_END:
        return offer(state, RETURN, RETURN_TILE, buffer, 0)
    return offer_hand(state, RETURN_TILE if state.asked_a() == TILE_PILE else RETURN_ORDER, buffer)


def offer_hand(state: Pieces, first: i64, buffer: vec[i64]) -> i64:
    """The allowed moves with what a looker still holds, each face once. (CB-33, CB-65)"""
    hand = state.pile(state.asked_a())
    count: i64 = 0
    for row in range(hand.fixed() - hand.in_hand, hand.fixed() - hand.placed):
        move = first + hand.face(row)
        if why_not_return(state, state.who, move) != ALLOWED:
            continue
        at = count
        while at > 0 and buffer[at - 1] > move:
            at -= 1
        if at > 0 and buffer[at - 1] == move:
            continue
        for later in range(count, at, -1):
            buffer[later] = buffer[later - 1]
        buffer[at] = move
        count += 1
    return count


def offer_spaces(state: Pieces, seat: i64, buffer: vec[i64]) -> i64:
    """All spaces that a seat may choose, the Bank last. (CB-16, CB-17)"""
    count: i64 = 0
    spaces = state.kit.open_spaces[state.seats]
    for place in range(len(spaces)):
        space = spaces[place]
        if turn.can_choose(state, seat, space) == ALLOWED:
            buffer[count] = PLACE + space
            count += 1
    buffer[count] = PLACE + BANK
    return count + 1


def offer_steps(state: Pieces, seat: i64, buffer: vec[i64]) -> i64:
    """All work steps that a seat may do, and to stop. (CB-40, CB-41)"""
    count: i64 = 0
    for level in range(LEVELS):
        if mining.can_move_cage(state, seat, level) == ALLOWED:
            buffer[count] = MOVE_CAGE + level
            count += 1
    for colour in range(COLOURS):
        if mining.can_load(state, seat, colour) == ALLOWED:
            buffer[count] = LOAD + colour
            count += 1
    for origin in range(CAGE, STORAGE + 1):
        count = offer_fills(state, seat, origin, buffer, count)
    for colour in range(COLOURS):
        if mining.can_store(state, seat, colour) == ALLOWED:
            buffer[count] = STORE + colour
            count += 1
    count = offer_pairs(state, seat, buffer, count)
    buffer[count] = STOP
    return count + 1


def offer_fills(state: Pieces, seat: i64, origin: i64, buffer: vec[i64], count: i64) -> i64:
    """All ways to put a cube of the cage or the storage on a spot of its colour. (CB-47, CB-53)"""
    usable: i64 = 0
    for colour in range(COLOURS):
        if mining.can_use(state, seat, origin, colour) == ALLOWED:
            usable |= 1 << colour
    if usable == 0:
        return count
    first = FILL + origin * CARDS * COLOURS
    at = seat * SEAT_SIZE + HOLDS
    for place in range(at, at + state.own[seat * SEAT_SIZE + ORDERS]):
        spot = state.own[place] * COLOURS
        for colour in range(COLOURS):
            if usable & (1 << colour) and state.free[spot + colour] > 0:
                buffer[count] = first + spot + colour
                count += 1
    return count


def offer_pairs(state: Pieces, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """All spots that two cubes could fill. (CB-48, CB-49)"""
    if mining.can_begin_pairs(state, seat) != ALLOWED:
        return count
    at = seat * SEAT_SIZE + HOLDS
    for place in range(at, at + state.own[seat * SEAT_SIZE + ORDERS]):
        spot = state.own[place] * COLOURS
        for colour in range(COLOURS):
            if state.free[spot + colour] > 0:
                buffer[count] = PAIR + spot + colour
                count += 1
    return count
