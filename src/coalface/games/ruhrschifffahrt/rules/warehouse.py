"""Phase 6, warehouses: in cities, depots and the port, and shifting them in the port."""

from mypy_extensions import i64

from coalface.core import counts, digits, masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import why
from coalface.games.ruhrschifffahrt.rules import lock, points, white
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def can_pay_warehouse(player: Player, price: i64) -> i64:
    """Is there a warehouse in the pool, and money for its price? No loans here. (RS-63, RS-102)"""
    if player.pool == 0:
        return why.NO_WAREHOUSE
    return ALLOWED if player.thaler >= price else why.TOO_FEW_THALERS


def pay_warehouse(state: RuhrState, player: Player, price: i64, source: i64) -> None:
    """A warehouse leaves the pool for its price and brings points. (RS-97, RS-98, RS-99)"""
    player.pool -= 1
    player.thaler -= price
    points.gain(player, source, state.components.warehouse_vp)


def turn_over(player: Player, log: list[Event] | None) -> None:
    """The white marker works once. (RS-90, RS-128)"""
    player.spent |= masks.bit(ids.WAREHOUSE)
    if log is not None:
        log.append(Event("rs.white.used", player.seat, (ids.WAREHOUSE,)))


# Cities


def city_marker(state: RuhrState, city: i64) -> i64:
    """The black marker that a city needs. (RS-127)"""
    is_essen = state.components.city_group[city] == ids.ESSEN_CITIES
    return ids.ESSEN_MARKER if is_essen else ids.MARK_CITIES_MARKER


def has_city_marker(player: Player) -> bool:
    """Has a seat a black marker for cities that it has not used in this turn? (RS-127)"""
    return player.earned & ~player.used & ids.CITY_MARKERS != 0


def city_price(state: RuhrState, city: i64) -> i64:
    """The price of the leftmost empty space. (RS-97)"""
    return state.components.city_cost[city * ids.PRICES + masks.size(state.cities[city])]


def is_city_full(state: RuhrState, city: i64) -> bool:
    """Has every space of a city its warehouse? (RS-97)"""
    return masks.size(state.cities[city]) == state.components.city_places[city]


def can_use_city(state: RuhrState, player: Player, city: i64) -> i64:
    """May a seat have a warehouse more in this city, whatever it costs? (RS-97, RS-127)"""
    if state.components.city_group[city] != ids.MUELHEIM:
        reason = lock.can_use_black(player, city_marker(state, city))
        if reason != ALLOWED:
            return reason
    if masks.has(state.cities[city], player.seat):
        return why.ONE_A_CITY
    return why.CITY_FULL if is_city_full(state, city) else ALLOWED


def can_build_city(state: RuhrState, player: Player, city: i64) -> i64:
    """May a seat build in this city for the printed price? (RS-97, RS-102, RS-127)"""
    if state.components.city_group[city] == ids.MUELHEIM:
        return why.ONLY_BY_WHITE
    reason = can_use_city(state, player, city)
    return reason if reason != ALLOWED else can_pay_warehouse(player, city_price(state, city))


def can_build_city_cheaply(state: RuhrState, player: Player, city: i64) -> i64:
    """May a seat build in this city with the white marker? (RS-90, RS-97, RS-102, RS-127)"""
    if not white.has_white(player, ids.WAREHOUSE):
        return why.NEEDS_WHITE
    reason = can_use_city(state, player, city)
    return reason if reason != ALLOWED else can_pay_warehouse(player, state.components.marker_price)


def build_city(state: RuhrState, player: Player, city: i64, log: list[Event] | None) -> None:
    """A warehouse in a city. (RS-94, RS-97, RS-127)"""
    put_in_city(state, player, city, city_price(state, city), log)


def build_city_cheaply(
    state: RuhrState, player: Player, city: i64, log: list[Event] | None
) -> None:
    """A warehouse in a city with the white marker. (RS-90, RS-94, RS-97, RS-127)"""
    turn_over(player, log)
    put_in_city(state, player, city, state.components.marker_price, log)


def put_in_city(
    state: RuhrState, player: Player, city: i64, price: i64, log: list[Event] | None
) -> None:
    """Pay for a warehouse in a city, and use the black marker. (RS-97, RS-127)"""
    pay_warehouse(state, player, price, ids.CITY_POINTS)
    state.cities = counts.added(state.cities, city, masks.bit(player.seat))
    if state.components.city_group[city] != ids.MUELHEIM:
        player.used |= masks.bit(city_marker(state, city))
    if log is not None:
        built = (city, price, state.components.warehouse_vp)
        log.append(Event("rs.city.built", player.seat, built))


# Depots


def depot_price(state: RuhrState, depot: i64) -> i64:
    """The price of the leftmost empty space. (RS-98)"""
    return state.components.depot_cost[depot * ids.PRICES + counts.total(state.depots[depot])]


def is_depot_full(state: RuhrState, depot: i64) -> bool:
    """Has every space of a depot its warehouse? (RS-98)"""
    return counts.total(state.depots[depot]) == state.components.depot_places[depot]


def can_build_depot(state: RuhrState, player: Player, depot: i64) -> i64:
    """May a seat build in this depot? It may have several there. (RS-98, RS-102, RS-127)"""
    reason = lock.can_use_black(player, ids.DEPOT_MARKER)
    if reason != ALLOWED:
        return reason
    if is_depot_full(state, depot):
        return why.DEPOT_FULL
    return can_pay_warehouse(player, depot_price(state, depot))


def build_depot(state: RuhrState, player: Player, depot: i64, log: list[Event] | None) -> None:
    """A warehouse in a depot. (RS-94, RS-98, RS-127)"""
    price = depot_price(state, depot)
    pay_warehouse(state, player, price, ids.DEPOT_POINTS)
    state.depots = counts.added(state.depots, depot, counts.one(player.seat))
    player.used |= masks.bit(ids.DEPOT_MARKER)
    if log is not None:
        built = (depot, price, state.components.warehouse_vp)
        log.append(Event("rs.depot.built", player.seat, built))


# The port


def warehouses_in_column(state: RuhrState, column: i64) -> i64:
    """How many warehouses stand in an export column. (RS-99)"""
    return digits.length(state.port[column])


def place_in_column(state: RuhrState, player: Player, column: i64) -> i64:
    """The place of a seat in a column, or -1. (RS-99, RS-100)"""
    left = state.port[column]
    owner = player.seat + 1
    place: i64 = 0
    while left != 0:
        if left & digits.MASK == owner:
            return place
        left >>= digits.BITS
        place += 1
    return -1


def warehouses_in_port(state: RuhrState, player: Player) -> i64:
    """How many warehouses of a seat stand in the port. (RS-99)"""
    count: i64 = 0
    for column in range(ids.COLUMNS):
        if place_in_column(state, player, column) >= 0:
            count += 1
    return count


def port_price(state: RuhrState) -> i64:
    """The price by all warehouses in the port. (RS-99)"""
    return state.components.port_cost[all_in_port(state)]


def all_in_port(state: RuhrState) -> i64:
    """Return how many warehouses of all seats stand in the port. (RS-99)"""
    standing: i64 = 0
    for column in range(ids.COLUMNS):
        standing += warehouses_in_column(state, column)
    return standing


def is_port_full(state: RuhrState) -> bool:
    """Is no price left, since all seats have built in the port what they may? (RS-99)"""
    return all_in_port(state) == len(state.components.port_cost)


def can_stand(state: RuhrState, player: Player, column: i64) -> i64:
    """May a seat have a warehouse more in this column? (RS-99, RS-100)"""
    if place_in_column(state, player, column) >= 0:
        return why.ONE_A_COLUMN
    return why.COLUMN_FULL if is_column_full(state, column) else ALLOWED


def is_column_full(state: RuhrState, column: i64) -> bool:
    """Has every place of an export column its warehouse? (RS-99)"""
    return warehouses_in_column(state, column) == state.components.places


def can_use_column(state: RuhrState, player: Player, column: i64) -> i64:
    """May a seat build in this column, whatever it costs? (RS-99, RS-127)"""
    reason = lock.can_use_black(player, ids.PORT_MARKER)
    if reason != ALLOWED:
        return reason
    if warehouses_in_port(state, player) == state.components.port_most:
        return why.PORT_MOST
    return can_stand(state, player, column)


def can_build_port(state: RuhrState, player: Player, column: i64) -> i64:
    """May a seat build in this column for the printed price? (RS-99, RS-102, RS-127)"""
    reason = can_use_column(state, player, column)
    return reason if reason != ALLOWED else can_pay_warehouse(player, port_price(state))


def can_build_port_cheaply(state: RuhrState, player: Player, column: i64) -> i64:
    """May a seat build in this column with the white marker? (RS-90, RS-99, RS-102, RS-127)"""
    if not white.has_white(player, ids.WAREHOUSE):
        return why.NEEDS_WHITE
    reason = can_use_column(state, player, column)
    return reason if reason != ALLOWED else can_pay_warehouse(player, state.components.marker_price)


def build_port(state: RuhrState, player: Player, column: i64, log: list[Event] | None) -> None:
    """A warehouse on the topmost empty space of a column. (RS-94, RS-99, RS-127)"""
    put_in_port(state, player, column, port_price(state), log)


def build_port_cheaply(
    state: RuhrState, player: Player, column: i64, log: list[Event] | None
) -> None:
    """A warehouse in the port with the white marker. (RS-90, RS-94, RS-99, RS-127)"""
    turn_over(player, log)
    put_in_port(state, player, column, state.components.marker_price, log)


def put_in_port(
    state: RuhrState, player: Player, column: i64, price: i64, log: list[Event] | None
) -> None:
    """Pay for a warehouse in the port, and use the black marker. (RS-99, RS-127)"""
    pay_warehouse(state, player, price, ids.PORT_POINTS)
    stand(state, player, column)
    player.used |= masks.bit(ids.PORT_MARKER)
    if log is not None:
        built = (column, price, state.components.warehouse_vp)
        log.append(Event("rs.port.built", player.seat, built))


def stand(state: RuhrState, player: Player, column: i64) -> None:
    """Put a warehouse on the topmost empty space of a column. (RS-99, RS-100)"""
    warehouse = digits.placed(0, warehouses_in_column(state, column), player.seat + 1)
    state.port = counts.added(state.port, column, warehouse)


def can_shift(state: RuhrState, player: Player, column: i64, to: i64) -> i64:
    """May a seat move its warehouse of a column to another one? (RS-100)"""
    if place_in_column(state, player, column) < 0:
        return why.NONE_TO_SHIFT
    reason = can_stand(state, player, to)
    if reason != ALLOWED:
        return reason
    return ALLOWED if player.thaler >= state.components.shift_cost else why.TOO_FEW_THALERS


def shift(state: RuhrState, player: Player, column: i64, to: i64, log: list[Event] | None) -> None:
    """Move a warehouse in the port; the column left behind closes up, no points. (RS-100)"""
    player.thaler -= state.components.shift_cost
    before = state.port[column]
    after = digits.removed(before, place_in_column(state, player, column))
    state.port = counts.added(state.port, column, after - before)
    stand(state, player, to)
    if log is not None:
        moved = (column, to, state.components.shift_cost)
        log.append(Event("rs.port.shifted", player.seat, moved))
