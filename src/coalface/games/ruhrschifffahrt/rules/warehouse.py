"""Phase 6, warehouses: in cities, depots and the port, and shifting them in the port."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt.ids import (
    CASH,
    CITY,
    CITY_VP,
    COLUMN,
    COLUMNS,
    DEPOT,
    DEPOT_MARKER,
    DEPOT_VP,
    ESSEN_CITIES,
    ESSEN_MARKER,
    MARK_CITIES_MARKER,
    MAX_SEATS,
    MOST_PLACES,
    MUELHEIM,
    POOL,
    PORT_MARKER,
    PORT_VP,
    PRICES,
    SEAT_SIZE,
    SPENT,
    USED,
    WAREHOUSE,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.reasons import (
    CITY_FULL,
    COLUMN_FULL,
    DEPOT_FULL,
    NEEDS_WHITE,
    NO_WAREHOUSE,
    NONE_TO_SHIFT,
    ONE_A_CITY,
    ONE_A_COLUMN,
    ONLY_BY_WHITE,
    PORT_MOST,
    TOO_FEW_THALERS,
)
from coalface.games.ruhrschifffahrt.rules.lock import can_use_black
from coalface.games.ruhrschifffahrt.rules.points import gain
from coalface.games.ruhrschifffahrt.rules.white import has_white


def can_pay_house(state: Pieces, seat: i64, price: i64) -> i64:
    """Is there a warehouse in the pool, and money for its price? No loans here. (RS-63, RS-102)"""
    if state.own[seat * SEAT_SIZE + POOL] == 0:
        return NO_WAREHOUSE
    return ALLOWED if state.own[seat * SEAT_SIZE + CASH] >= price else TOO_FEW_THALERS


def pay_house(state: Pieces, seat: i64, price: i64, source: i64) -> None:
    """A warehouse leaves the pool for its price and brings points. (RS-97, RS-98, RS-99)"""
    state.own[seat * SEAT_SIZE + POOL] -= 1
    state.own[seat * SEAT_SIZE + CASH] -= price
    gain(state, seat, source, state.kit.warehouse_vp)


# Cities


def city_marker(state: Pieces, city: i64) -> i64:
    """The black marker that a city needs. (RS-127)"""
    return ESSEN_MARKER if state.kit.city_group[city] == ESSEN_CITIES else MARK_CITIES_MARKER


def houses_in_city(state: Pieces, city: i64) -> i64:
    """How many warehouses stand in a city. (RS-97)"""
    mask = state.board[CITY + city]
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


def city_price(state: Pieces, city: i64, cheap: bool) -> i64:
    """The price of the leftmost empty space, or that of the white marker. (RS-90, RS-97)"""
    if cheap:
        return state.kit.marker_price
    return state.kit.city_cost[city * PRICES + houses_in_city(state, city)]


def can_build_city(state: Pieces, seat: i64, city: i64, cheap: bool) -> i64:
    """May a seat build in this city, for the printed price or with the white marker?

    (RS-90, RS-97, RS-102, RS-127)
    """
    if cheap and not has_white(state, seat, WAREHOUSE):
        return NEEDS_WHITE
    if state.kit.city_group[city] == MUELHEIM:
        if not cheap:
            return ONLY_BY_WHITE
    else:
        why = can_use_black(state, seat, city_marker(state, city))
        if why != ALLOWED:
            return why
    if state.board[CITY + city] & (1 << seat):
        return ONE_A_CITY
    if houses_in_city(state, city) == state.kit.city_places[city]:
        return CITY_FULL
    return can_pay_house(state, seat, city_price(state, city, cheap))


def build_city(state: Pieces, seat: i64, city: i64, cheap: bool, log: list[Event] | None) -> None:
    """A warehouse in a city. (RS-90, RS-94, RS-97, RS-127)"""
    price = city_price(state, city, cheap)
    pay_house(state, seat, price, CITY_VP)
    state.board[CITY + city] |= 1 << seat
    if state.kit.city_group[city] != MUELHEIM:
        state.own[seat * SEAT_SIZE + USED] |= 1 << city_marker(state, city)
    if cheap:
        turn_over(state, seat, log)
    if log is not None:
        log.append(Event("rs.city.built", seat, (city, price, state.kit.warehouse_vp)))


def turn_over(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """The white marker works once. (RS-90, RS-128)"""
    state.own[seat * SEAT_SIZE + SPENT] |= 1 << WAREHOUSE
    if log is not None:
        log.append(Event("rs.white.used", seat, (WAREHOUSE,)))


# Depots


def houses_in_depot(state: Pieces, depot: i64) -> i64:
    """How many warehouses stand in a depot. (RS-98)"""
    at = DEPOT + depot * MAX_SEATS
    return state.board[at] + state.board[at + 1] + state.board[at + 2] + state.board[at + 3]


def depot_price(state: Pieces, depot: i64) -> i64:
    """The price of the leftmost empty space. (RS-98)"""
    return state.kit.depot_cost[depot * PRICES + houses_in_depot(state, depot)]


def can_build_depot(state: Pieces, seat: i64, depot: i64) -> i64:
    """May a seat build in this depot? It may have several there. (RS-98, RS-102, RS-127)"""
    why = can_use_black(state, seat, DEPOT_MARKER)
    if why != ALLOWED:
        return why
    if houses_in_depot(state, depot) == state.kit.depot_places[depot]:
        return DEPOT_FULL
    return can_pay_house(state, seat, depot_price(state, depot))


def build_depot(state: Pieces, seat: i64, depot: i64, log: list[Event] | None) -> None:
    """A warehouse in a depot. (RS-94, RS-98, RS-127)"""
    price = depot_price(state, depot)
    pay_house(state, seat, price, DEPOT_VP)
    state.board[DEPOT + depot * MAX_SEATS + seat] += 1
    state.own[seat * SEAT_SIZE + USED] |= 1 << DEPOT_MARKER
    if log is not None:
        log.append(Event("rs.depot.built", seat, (depot, price, state.kit.warehouse_vp)))


# The port


def houses_in_column(state: Pieces, column: i64) -> i64:
    """How many warehouses stand in an export column. (RS-99)"""
    count: i64 = 0
    while count < state.kit.places and state.board[COLUMN + column * MOST_PLACES + count] != 0:
        count += 1
    return count


def place_in_column(state: Pieces, seat: i64, column: i64) -> i64:
    """The place of a seat in a column, or -1. (RS-99, RS-100)"""
    for place in range(state.kit.places):
        if state.board[COLUMN + column * MOST_PLACES + place] == seat + 1:
            return place
    return -1


def houses_in_port(state: Pieces, seat: i64) -> i64:
    """How many warehouses of a seat stand in the port. (RS-99)"""
    count: i64 = 0
    for column in range(COLUMNS):
        if place_in_column(state, seat, column) >= 0:
            count += 1
    return count


def port_price(state: Pieces, cheap: bool) -> i64:
    """The price by all warehouses in the port, or that of the white marker. (RS-90, RS-99)"""
    if cheap:
        return state.kit.marker_price
    standing: i64 = 0
    for column in range(COLUMNS):
        standing += houses_in_column(state, column)
    return state.kit.port_cost[standing]


def can_stand(state: Pieces, seat: i64, column: i64) -> i64:
    """May a seat have a warehouse more in this column? (RS-99, RS-100)"""
    if place_in_column(state, seat, column) >= 0:
        return ONE_A_COLUMN
    return COLUMN_FULL if houses_in_column(state, column) == state.kit.places else ALLOWED


def can_build_port(state: Pieces, seat: i64, column: i64, cheap: bool) -> i64:
    """May a seat build in this column? (RS-90, RS-99, RS-102, RS-127)"""
    if cheap and not has_white(state, seat, WAREHOUSE):
        return NEEDS_WHITE
    why = can_use_black(state, seat, PORT_MARKER)
    if why != ALLOWED:
        return why
    if houses_in_port(state, seat) == state.kit.port_most:
        return PORT_MOST
    why = can_stand(state, seat, column)
    if why != ALLOWED:
        return why
    return can_pay_house(state, seat, port_price(state, cheap))


def build_port(state: Pieces, seat: i64, column: i64, cheap: bool, log: list[Event] | None) -> None:
    """A warehouse on the topmost empty space of a column. (RS-90, RS-94, RS-99, RS-127)"""
    price = port_price(state, cheap)
    pay_house(state, seat, price, PORT_VP)
    stand(state, seat, column)
    state.own[seat * SEAT_SIZE + USED] |= 1 << PORT_MARKER
    if cheap:
        turn_over(state, seat, log)
    if log is not None:
        log.append(Event("rs.port.built", seat, (column, price, state.kit.warehouse_vp)))


def stand(state: Pieces, seat: i64, column: i64) -> None:
    """Put a warehouse on the topmost empty space of a column. (RS-99, RS-100)"""
    place = houses_in_column(state, column)
    state.board[COLUMN + column * MOST_PLACES + place] = seat + 1


def can_shift(state: Pieces, seat: i64, column: i64, to: i64) -> i64:
    """May a seat move its warehouse of a column to another one? (RS-100)"""
    if place_in_column(state, seat, column) < 0:
        return NONE_TO_SHIFT
    why = can_stand(state, seat, to)
    if why != ALLOWED:
        return why
    enough = state.own[seat * SEAT_SIZE + CASH] >= state.kit.shift_cost
    return ALLOWED if enough else TOO_FEW_THALERS


def shift(state: Pieces, seat: i64, column: i64, to: i64, log: list[Event] | None) -> None:
    """Move a warehouse in the port; the column left behind closes up, no points. (RS-100)"""
    state.own[seat * SEAT_SIZE + CASH] -= state.kit.shift_cost
    at = COLUMN + column * MOST_PLACES
    for place in range(place_in_column(state, seat, column), MOST_PLACES - 1):
        state.board[at + place] = state.board[at + place + 1]
    state.board[at + MOST_PLACES - 1] = 0
    stand(state, seat, to)
    if log is not None:
        log.append(Event("rs.port.shifted", seat, (column, to, state.kit.shift_cost)))
