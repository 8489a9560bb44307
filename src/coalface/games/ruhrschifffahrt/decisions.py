"""Which moves answer what is asked: one truth for legality, by single move and as a list."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, NOT_NOW, NOT_YOUR_TURN
from coalface.games.ruhrschifffahrt.ids import (
    ACTION,
    ASK_BRING,
    ASK_BUY,
    ASK_COUNTRY,
    ASK_FIRST,
    ASK_FORCED,
    ASK_GIFT,
    ASK_IMPROVE,
    ASK_INN,
    ASK_LEVY,
    ASK_MARKER,
    ASK_OPTION,
    ASK_REMOVE,
    ASK_RETURN,
    ASK_SECOND,
    ASK_SELL,
    ASK_START,
    BRING,
    BUILD_CITY,
    BUILD_CITY_CHEAP,
    BUILD_DEPOT,
    BUILD_LOCK,
    BUILD_PORT,
    BUILD_PORT_CHEAP,
    CHOOSE,
    CHOSEN,
    CITIES,
    COAL_HAULER,
    COLUMNS,
    COUNTRY_SOURCE,
    DONE,
    DRAW_MARKER,
    FACES,
    FIRST,
    FIRST_SOURCE,
    GIFT,
    HAUL,
    HAULING,
    HAULING_ACTION,
    HAULING_PILOT,
    HAULING_TRANSPORT,
    HAULINGS,
    IMPROVE,
    INN,
    LEVY,
    MARKER_SOURCE,
    MAX_SEATS,
    OBSTACLES,
    ONE_LOCK,
    POOL,
    POS,
    RAIL_BOXES,
    REMOVE,
    REMOVE_BOX,
    REPAY,
    RETURN,
    SEAT_SIZE,
    SELL,
    SHIFT,
    SPACES,
    START,
    STAY,
    STORAGES,
    TERRITORIES,
    TURN_COUNTRY,
    WAREHOUSE,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.reasons import FORCED_FIRST
from coalface.games.ruhrschifffahrt.rules import (
    debt,
    demand,
    event,
    lock,
    option,
    sale,
    setup,
    start,
    track,
    white,
)
from coalface.games.ruhrschifffahrt.rules import warehouse as house


def why_not(state: Pieces, actor: i64, move: i64) -> i64:
    """ALLOWED, or the reason that forbids this move to this actor now."""
    if actor != state.who:
        return NOT_YOUR_TURN
    if actor == CHANCE:
        return why_not_draw(state, move)
    kind = state.asked()
    if kind == ASK_OPTION or kind == ASK_BRING or kind == ASK_IMPROVE or kind == ASK_START:
        return why_not_start(state, actor, move)
    if kind == ASK_SELL:
        if SELL <= move < SELL + SPACES:
            return sale.can_sell(state, actor, move - SELL)
        return why_not_white(state, actor, move)
    if kind == ASK_BUY:
        return why_not_buy(state, actor, move)
    if kind == ASK_FORCED or kind == ASK_SECOND:
        return why_not_owed_lock(state, actor, move)
    if kind == ASK_RETURN:
        if RETURN <= move < RETURN + STORAGES:
            return track.can_return(state, move - RETURN)
        return NOT_NOW
    return why_not_event(state, actor, move)


def why_not_start(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids a choice of phase 3, or ALLOWED. (RS-33)"""
    kind = state.asked()
    if kind == ASK_OPTION:
        if CHOOSE <= move < ACTION:
            return option.can_choose(state, seat, move - CHOOSE)
        if ACTION <= move < BRING:
            return option.can_act(state, seat, hauling_option(move - ACTION))
    elif kind == ASK_BRING and BRING <= move < IMPROVE:
        return start.can_bring(state, seat, move - BRING)
    elif kind == ASK_IMPROVE and IMPROVE <= move < START:
        return start.can_improve(state, move - IMPROVE)
    elif kind == ASK_START and START <= move < HAUL:
        return start.can_start(state, seat, move - START)
    return why_not_white(state, seat, move)


def hauling_option(number: i64) -> i64:
    """The hauling options in the order of the hauling action's ids. (RS-88)"""
    if number == 0:
        return HAULING
    return HAULING_PILOT if number == 1 else HAULING_TRANSPORT


def why_not_white(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids a coal hauler or an inn in a step of its own. (RS-87, RS-89)"""
    if HAUL <= move < STAY:
        return white.can_haul(state, seat, move - HAUL)
    return white.can_stay(state, seat) if STAY <= move < SELL else NOT_NOW


def why_not_buy(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids a purchase, or ALLOWED. (RS-94)"""
    if move == DONE:
        return ALLOWED
    if STAY <= move < SELL:
        return white.can_stay(state, seat)
    if move < BUILD_LOCK or move == ONE_LOCK:
        return NOT_NOW
    if move < ONE_LOCK:
        return lock.can_build_lock(state, seat, move - BUILD_LOCK)
    if move < BUILD_CITY_CHEAP:
        return house.can_build_city(state, seat, move - BUILD_CITY, False)
    if move < BUILD_DEPOT:
        return house.can_build_city(state, seat, move - BUILD_CITY_CHEAP, True)
    if move < BUILD_PORT:
        return house.can_build_depot(state, seat, move - BUILD_DEPOT)
    if move < BUILD_PORT_CHEAP:
        return house.can_build_port(state, seat, move - BUILD_PORT, False)
    if move < SHIFT:
        return house.can_build_port(state, seat, move - BUILD_PORT_CHEAP, True)
    if move < REPAY:
        return house.can_shift(state, seat, shift_from(move - SHIFT), shift_to(move - SHIFT))
    return debt.can_repay(state, seat)


def shift_from(number: i64) -> i64:
    """The column that a shift leaves. (RS-100)"""
    return number // (COLUMNS - 1)


def shift_to(number: i64) -> i64:
    """The column that a shift goes to. (RS-100)"""
    to = number % (COLUMNS - 1)
    return to if to < shift_from(number) else to + 1


def why_not_owed_lock(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids a choice for a forced or a second lock. (RS-103, RS-121, RS-124)"""
    if BUILD_LOCK <= move < ONE_LOCK:
        return lock.is_obstacle(state, move - BUILD_LOCK)
    if state.asked() == ASK_SECOND:
        return ALLOWED if move == ONE_LOCK else NOT_NOW
    if STAY <= move < SELL:
        why = white.can_stay(state, seat)
        return FORCED_FIRST if why == ALLOWED else why
    return FORCED_FIRST if move > ONE_LOCK else NOT_NOW


def why_not_event(state: Pieces, seat: i64, move: i64) -> i64:
    """The reason that forbids a choice of phase 1 or of the end. (RS-16, RS-20, RS-23, RS-109)"""
    kind = state.asked()
    if kind == ASK_LEVY and LEVY <= move < GIFT:
        return event.can_give(state, seat, move - LEVY)
    if kind == ASK_GIFT and GIFT <= move < REMOVE:
        return ALLOWED
    if kind == ASK_REMOVE and REMOVE <= move < REMOVE_BOX:
        return event.can_remove(state, move - REMOVE)
    if kind == ASK_REMOVE and REMOVE_BOX <= move < CHOOSE:
        box = move - REMOVE_BOX
        return event.can_remove_box(state, box // RAIL_BOXES, box % RAIL_BOXES)
    if kind == ASK_INN and STAY <= move < SELL:
        return white.can_stay(state, seat)
    return NOT_NOW


# Chance


def source(state: Pieces) -> i64:
    """What chance draws from now: the lot for the first player, the bag, the countries."""
    kind = state.asked()
    if kind == ASK_FIRST:
        return FIRST_SOURCE
    return MARKER_SOURCE if kind == ASK_MARKER else COUNTRY_SOURCE


def why_not_draw(state: Pieces, move: i64) -> i64:
    """The reason that forbids a draw, or ALLOWED. (RS-14, RS-24, RS-27)"""
    kind = state.asked()
    if kind == ASK_FIRST and FIRST <= move < FIRST + MAX_SEATS:
        return setup.can_begin(state, move - FIRST)
    if kind == ASK_MARKER and DRAW_MARKER <= move < DRAW_MARKER + FACES:
        return demand.can_draw(state, move - DRAW_MARKER)
    if kind == ASK_COUNTRY and TURN_COUNTRY <= move < TURN_COUNTRY + COLUMNS:
        return event.can_turn(state, move - TURN_COUNTRY)
    return NOT_NOW


# Lists


def offer(state: Pieces, first: i64, end: i64, buffer: vec[i64], count: i64) -> i64:
    """Add the allowed moves of a range of ids to the buffer."""
    actor = state.who
    for move in range(first, end):
        if why_not(state, actor, move) == ALLOWED:
            buffer[count] = move
            count += 1
    return count


def offer_mask(first: i64, mask: i64, buffer: vec[i64], count: i64) -> i64:
    """Add a move for each bit of a mask."""
    move = first
    while mask > 0:
        if mask & 1:
            buffer[count] = move
            count += 1
        mask >>= 1
        move += 1
    return count


def legal_into(state: Pieces, actor: i64, buffer: vec[i64]) -> i64:
    """All legal moves of an actor, ascending."""
    if actor != state.who:
        return 0
    kind = state.asked()
    if actor == CHANCE:
        return offer(state, FIRST, LEVY, buffer, 0)
    if kind == ASK_OPTION or kind == ASK_BRING or kind == ASK_IMPROVE or kind == ASK_START:
        return offer_start(state, actor, buffer)
    if kind == ASK_SELL:
        return offer_sales(state, actor, buffer)
    if kind == ASK_BUY:
        return offer_purchases(state, actor, buffer)
    if kind == ASK_FORCED or kind == ASK_SECOND:
        return offer(state, BUILD_LOCK, ONE_LOCK + 1, buffer, 0)
    if kind == ASK_RETURN:
        return offer_mask(RETURN, track.homes(state, state.asked_a()), buffer, 0)
    if kind == ASK_INN:
        return offer(state, STAY, SELL, buffer, 0)
    return offer(state, LEVY, CHOOSE, buffer, 0)


def offer_start(state: Pieces, seat: i64, buffer: vec[i64]) -> i64:
    """All choices of phase 3 that are open now. (RS-33)"""
    kind = state.asked()
    chosen = state.own[seat * SEAT_SIZE + CHOSEN]
    count: i64 = 0
    if kind == ASK_OPTION:
        open_now = option.open_options(state, seat)
        count = offer_mask(CHOOSE, option.affordable(state, seat, open_now), buffer, 0)
        if white.has_white(state, seat, HAULING_ACTION):
            for number in range(HAULINGS):
                if open_now & (1 << hauling_option(number)):
                    buffer[count] = ACTION + number
                    count += 1
    elif kind == ASK_BRING:
        count = offer_mask(BRING, option.bring_spots(state, seat, chosen), buffer, 0)
    elif kind == ASK_IMPROVE:
        count = offer_mask(IMPROVE, state.dice_mask(), buffer, 0)
    else:
        count = offer_mask(START, option.starts(state, seat, chosen), buffer, 0)
    return offer_white(state, seat, buffer, count)


def offer_sales(state: Pieces, seat: i64, buffer: vec[i64]) -> i64:
    """Where a barge may sell, and what may come before. (RS-69, RS-70)"""
    count = offer_white(state, seat, buffer, 0)
    position = state.own[seat * SEAT_SIZE + POS]
    if not option.pilots(state.own[seat * SEAT_SIZE + CHOSEN]):
        buffer[count] = SELL + state.kit.storage_target[state.kit.storage_at[position]]
        return count + 1
    for space in range(SPACES):
        if state.kit.space_pos[space] > position:
            buffer[count] = SELL + space
            count += 1
    return count


def offer_white(state: Pieces, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Coal hauler and inn, if a seat has them. (RS-87, RS-89)"""
    if white.has_white(state, seat, COAL_HAULER):
        count = offer_mask(HAUL, state.dice_mask(), buffer, count)
    if white.has_white(state, seat, INN):
        count = offer_mask(STAY, 3, buffer, count)
    return count


def offer_purchases(state: Pieces, seat: i64, buffer: vec[i64]) -> i64:
    """All purchases that are open, and to end them. (RS-94)"""
    count: i64 = 0
    if white.has_white(state, seat, INN):
        count = offer_mask(STAY, 3, buffer, count)
    if lock.can_build_any_lock(state, seat) == ALLOWED:
        for obstacle in range(OBSTACLES):
            if lock.is_obstacle(state, obstacle) == ALLOWED:
                buffer[count] = BUILD_LOCK + obstacle
                count += 1
    if state.own[seat * SEAT_SIZE + POOL] > 0:
        count = offer_warehouses(state, seat, buffer, count)
    for number in range(COLUMNS * (COLUMNS - 1)):
        if house.can_shift(state, seat, shift_from(number), shift_to(number)) == ALLOWED:
            buffer[count] = SHIFT + number
            count += 1
    if debt.can_repay(state, seat) == ALLOWED:
        buffer[count] = REPAY
        count += 1
    buffer[count] = DONE
    return count + 1


def offer_warehouses(state: Pieces, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """All warehouses that could be built, for the printed price or with the white marker."""
    cheap: i64 = 2 if white.has_white(state, seat, WAREHOUSE) else 1
    for price in range(cheap):
        first: i64 = BUILD_CITY if price == 0 else BUILD_CITY_CHEAP
        for city in range(CITIES):
            if house.can_build_city(state, seat, city, price == 1) == ALLOWED:
                buffer[count] = first + city
                count += 1
    for depot in range(TERRITORIES):
        if house.can_build_depot(state, seat, depot) == ALLOWED:
            buffer[count] = BUILD_DEPOT + depot
            count += 1
    for price in range(cheap):
        first = BUILD_PORT if price == 0 else BUILD_PORT_CHEAP
        for column in range(COLUMNS):
            if house.can_build_port(state, seat, column, price == 1) == ALLOWED:
                buffer[count] = first + column
                count += 1
    return count
