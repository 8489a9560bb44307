"""Which moves answer what is asked: one truth for legality, by single move and as a list."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, NOT_NOW, NOT_YOUR_TURN
from coalface.games.german_railroads.ids import (
    AGAIN,
    BLACK_HOME,
    BOILER_SPACE,
    BOILERMAN,
    BOILERMAN_CHOICE,
    BONUS,
    BONUS_LEFT,
    BONUS_SOURCE,
    BRANCH,
    BRANCHING,
    CLOSE,
    COAL_COMBINED,
    COINS,
    DEAL_END,
    DEAL_ENGINEER,
    DEAL_FOUNDRY,
    DEAL_SEAT,
    DEALING_ENGINEERS,
    DEALING_ORDER,
    DRAW_BONUS,
    DRAW_EMIL,
    DRAWING_BONUS,
    EMIL_SOURCE,
    EMIL_TURN,
    END_SOURCE,
    END_TURN,
    ENGINEER_AT,
    ENGINEER_SOURCE,
    ENGINEERS,
    EXTENDING,
    EXTENSION,
    FACTORY_CHOICE,
    FIRST_ENGINEER,
    FOUNDRIES,
    FOUNDRY,
    FOUNDRY_SOURCE,
    GIVE_BACK,
    HAND,
    HIRED,
    INCOME,
    INCOMES,
    KEEP,
    KEEPING,
    MARKER,
    MARKER_CHOICE,
    MOVES,
    OFFERED,
    PASS,
    PAYS,
    PLACE,
    PUT_LOCO,
    RELOCATE,
    RELOCATION,
    REPEATING,
    REPLACE,
    REPLACING,
    SEAT_SIZE,
    SEAT_SOURCE,
    SKIP,
    START_BONUS_CHOICE,
    TAKE_FACTORY,
    TURN,
    TURN_LOWEST,
    WORKERS,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.reasons import (
    MUST_CHOOSE,
    NOT_COMPLETE,
    NOT_IN_DRAW,
    STILL_OWED,
)
from coalface.games.german_railroads.rules import (
    coal,
    emil,
    end_bonus,
    income,
    locomotives,
    pool,
    relocation,
    repeat,
    setup,
    tracks,
    turn,
)


def why_not(state: Pieces, actor: i64, move: i64) -> i64:
    """ALLOWED, or the reason that forbids this move to this actor now."""
    if actor != state.who:
        return NOT_YOUR_TURN
    if actor == CHANCE:
        return why_not_draw(state, move)
    if state.kind == TURN:
        return why_not_turn(state, actor, move)
    first, end = asked_range(state.kind)
    if move == SKIP:
        return why_not_skip(state)
    if not first <= move < end:
        return NOT_NOW
    return why_not_answer(state, actor, move)


def asked_range(kind: i64) -> tuple[i64, i64]:
    """The ids that may answer a frame; SKIP comes beside them."""
    if kind == HAND:
        return PUT_LOCO, TURN_LOWEST
    if kind == FACTORY_CHOICE:
        return TURN_LOWEST, REPLACE
    if kind == REPLACING:
        return REPLACE, AGAIN
    if kind == BRANCHING:
        return BRANCH, EXTENSION
    if kind == EXTENDING:
        return EXTENSION, MARKER
    if kind == MARKER_CHOICE:
        return MARKER, PUT_LOCO
    if kind == REPEATING:
        return AGAIN, BOILERMAN
    if kind == BOILERMAN_CHOICE:
        return BOILERMAN, RELOCATE
    if kind == RELOCATION:
        return RELOCATE, KEEP
    if kind == KEEPING:
        return KEEP, MOVES
    return BONUS, PLACE


def why_not_skip(state: Pieces) -> i64:
    """Relocating is optional, repeating too unless it is owed. (RR-16, RR-61)"""
    if state.kind == RELOCATION:
        return ALLOWED
    if state.kind == REPEATING:
        return ALLOWED if state.asked_b() == OFFERED else MUST_CHOOSE
    return NOT_NOW


def why_not_answer(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids an answer to a frame that cannot wait, or ALLOWED. (RR-19)"""
    kind = state.kind
    if kind == HAND:
        if move == GIVE_BACK:
            return locomotives.can_give_back(state, seat)
        return locomotives.can_put(state, seat, move - PUT_LOCO)
    if kind == FACTORY_CHOICE:
        if move == TURN_LOWEST:
            return locomotives.can_turn_lowest(state)
        return locomotives.can_take_factory(state, move - TAKE_FACTORY)
    if kind == EXTENDING:
        return tracks.can_extend(state, state.asked_a(), move - EXTENSION)
    if kind == REPEATING:
        return repeat.can_again(state, seat, move - AGAIN)
    if kind == BOILERMAN_CHOICE:
        return coal.can_man(state, seat, move - BOILERMAN)
    if kind == RELOCATION:
        return relocation.can_relocate(state, seat, move - RELOCATE)
    if kind == KEEPING:
        return end_bonus.can_keep(state, move - KEEP)
    if kind == START_BONUS_CHOICE:
        return setup.can_take_bonus(state, move - BONUS)
    return ALLOWED


def why_not_turn(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids a move of a turn, or ALLOWED. (RR-10, RR-18, RR-75)"""
    if move < PLACE or move >= SKIP:
        return NOT_NOW
    if move <= PASS:
        if state.asked_a() != 0:
            return NOT_NOW
        if move == PASS:
            return turn.can_pass(state)
        return turn.can_place(state, seat, (move - PLACE) // PAYS, (move - PLACE) % PAYS)
    if move == END_TURN:
        if state.asked_a() == 0:
            return NOT_NOW
        return ALLOWED if state.owed == 0 else STILL_OWED
    if move < FOUNDRY:
        return income.can_use_income(state, seat, move - INCOME)
    if move < BOILER_SPACE:
        return coal.can_use_foundry(state, seat, move - FOUNDRY)
    if move == BOILER_SPACE:
        return coal.can_use_boiler(state, seat)
    if move == CLOSE:
        return coal.can_close(state, seat)
    return pool.why_not(state, seat, move)


# Chance


def source(state: Pieces) -> i64:
    """What chance draws from now."""
    kind = state.kind
    if kind == DEALING_ENGINEERS:
        return ENGINEER_SOURCE
    if kind == DEALING_ORDER:
        return SEAT_SOURCE
    if kind == DRAWING_BONUS:
        return BONUS_SOURCE
    if kind == EMIL_TURN:
        return EMIL_SOURCE
    return END_SOURCE if kind == KEEPING else FOUNDRY_SOURCE


def drawn_range(origin: i64) -> tuple[i64, i64]:
    """The ids of the draws from a source."""
    if origin == ENGINEER_SOURCE:
        return DEAL_ENGINEER, DEAL_SEAT
    if origin == SEAT_SOURCE:
        return DEAL_SEAT, DEAL_FOUNDRY
    if origin == FOUNDRY_SOURCE:
        return DEAL_FOUNDRY, DRAW_BONUS
    if origin == BONUS_SOURCE:
        return DRAW_BONUS, DRAW_EMIL
    if origin == EMIL_SOURCE:
        return DRAW_EMIL, DEAL_END
    return DEAL_END, BONUS


def why_not_draw(state: Pieces, move: i64) -> i64:
    """The reason that forbids a draw, or ALLOWED; all draws are equally likely."""
    origin = source(state)
    first, end = drawn_range(origin)
    if not first <= move < end:
        return NOT_NOW
    drawn = move - first
    if origin == ENGINEER_SOURCE:
        return setup.can_deal_engineer(state, drawn)
    if origin == SEAT_SOURCE:
        return setup.can_deal_seat(state, drawn)
    if origin == FOUNDRY_SOURCE:
        return coal.can_deal_foundry(state, drawn)
    if origin == BONUS_SOURCE:
        return ALLOWED if state.board[BONUS_LEFT] & (1 << drawn) else NOT_IN_DRAW
    if origin == EMIL_SOURCE:
        return emil.can_draw_emil(state, drawn)
    return end_bonus.can_deal(state, drawn)


# Lists


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
    if actor == CHANCE:
        first, end = drawn_range(source(state))
        return offer(state, first, end, buffer, 0)
    if state.kind == TURN:
        return offer_turn(state, actor, buffer)
    count: i64 = 0
    if why_not_skip(state) == ALLOWED:
        buffer[0] = SKIP
        count = 1
    first, end = asked_range(state.kind)
    return offer(state, first, end, buffer, count)


def offer_turn(state: Pieces, seat: i64, buffer: vec[i64]) -> i64:
    """Everything that a seat may do in its turn. (RR-10, RR-18)"""
    count: i64 = 0
    if state.asked_a() == 0:
        if state.owed == 0:
            count = offer_places(state, seat, buffer)
            buffer[count] = PASS
            count += 1
    elif state.owed == 0:
        buffer[count] = END_TURN
        count += 1
    if state.asked_b() != 0 and state.kit.board:
        for kind in range(INCOMES):
            if income.can_use_income(state, seat, kind) == ALLOWED:
                buffer[count] = INCOME + kind
                count += 1
    if state.kit.coal:
        count = offer_coal(state, seat, buffer, count)
    return pool.offer_pool(state, seat, buffer, count, pool.ALL)


def offer_coal(state: Pieces, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Foundries, the boilerman space, closing. (GC-9, GC-12, GC-21)"""
    for foundry in range(FOUNDRIES):
        if coal.can_use_foundry(state, seat, foundry) == ALLOWED:
            buffer[count] = FOUNDRY + foundry
            count += 1
    if coal.can_use_boiler(state, seat) == ALLOWED:
        buffer[count] = BOILER_SPACE
        count += 1
    if coal.can_close(state, seat) == ALLOWED:
        buffer[count] = CLOSE
        count += 1
    return count


def offer_places(state: Pieces, seat: i64, buffer: vec[i64]) -> i64:
    """All spaces that a seat may use, with all ways to pay. (RR-11, RR-13, RR-51, RR-53)"""
    own = seat * SEAT_SIZE
    black = state.own[own + BLACK_HOME]
    hands = state.own[own + WORKERS] + state.own[own + COINS] + (1 if black == 1 else 0)
    next_way: i64 = 1 if black == 1 else 2
    count: i64 = 0
    spaces = state.kit.open_spaces[state.seats]
    for place in range(len(spaces)):
        count = offer_space(state, seat, spaces[place], hands, next_way, buffer, count)
    for engineer in range(ENGINEERS):
        at = state.board[ENGINEER_AT + engineer]
        if 1 < at <= HIRED + seat:
            space: i64 = FIRST_ENGINEER + engineer
            count = offer_space(state, seat, space, hands, next_way, buffer, count)
    return count


def offer_space(
    state: Pieces, seat: i64, space: i64, hands: i64, next_way: i64, buffer: vec[i64], count: i64
) -> i64:
    """All ways to pay for one space, if its action can be chosen at all. (RR-13, RR-15)

    `hands` is all that the seat could pay with; every other way takes the black worker.
    """
    price = state.kit.space_workers[space]
    if hands < price + state.kit.space_coins[space]:
        return count
    if turn.is_open(state, seat, space) != ALLOWED:
        return count
    acted: i64 = -1
    way: i64 = 0
    while way <= 2 * price:
        if turn.can_pay(state, seat, space, way) == ALLOWED:
            if acted < 0 or space == COAL_COMBINED:
                acted = turn.can_act(state, seat, space, turn.action_row(state, space, way // 2))
                if acted == NOT_COMPLETE and space != COAL_COMBINED:
                    return count
            if acted == ALLOWED:
                buffer[count] = PLACE + space * PAYS + way
                count += 1
        way += next_way
    return count
