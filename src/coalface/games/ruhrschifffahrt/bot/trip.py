"""What the trip of a barge is worth before it is made, and the place where it ends."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.ruhrschifffahrt.bot import markers
from coalface.games.ruhrschifffahrt.bot.weights import Weights
from coalface.games.ruhrschifffahrt.ids import (
    AREAS,
    ASK_START,
    AT,
    CHOSEN,
    CITY,
    CITY_SPACE,
    DEMAND,
    HAULING_TRANSPORT,
    HELD,
    MOST_BOXES,
    OPTION_PHASE,
    ORDER,
    PHASE,
    PIPS,
    PORT,
    POS,
    PURCHASE_PHASE,
    RIVER,
    RUHRAAKE,
    SALE_PHASE,
    SEAT_SIZE,
    SPACES,
    STORAGES,
    TOKENS,
    TRACK,
    TURNS,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.rules import option as options
from coalface.games.ruhrschifffahrt.rules import sale


def has_bought(state: Pieces, seat: i64) -> bool:
    """Has a seat done its purchases of this turn?"""
    phase = state.board[PHASE]
    if phase != PURCHASE_PHASE:
        return phase > PURCHASE_PHASE
    if state.depth > 0 and state.asked_seat() == seat:
        return False
    done = False
    for place in range(state.board[AT]):
        done = done or state.board[ORDER + place] == seat
    return done


def purchases_left(state: Pieces, seat: i64) -> i64:
    """How often a seat may still buy."""
    left = TURNS - state.turn()
    return left if has_bought(state, seat) else left + 1


def trip_worth(state: Pieces, seat: i64, left: i64, weights: Weights) -> float:
    """The sale that is still to come in this turn, then the place of the barge."""
    phase = state.board[PHASE]
    position = state.own[seat * SEAT_SIZE + POS]
    if phase == OPTION_PHASE and state.kind == ASK_START and state.asked_seat() == seat:
        return best_start(state, seat, left, weights)
    if phase == OPTION_PHASE or phase == SALE_PHASE:
        storage = state.kit.storage_at[position]
        if storage >= 0:
            gains = area_gains(state, seat, left, weights)
            option = state.own[seat * SEAT_SIZE + CHOSEN]
            return best_sale(
                state, seat, storage, state.board[PIPS + storage], option, gains, weights
            )
    return place_worth(state, seat, position, weights)


def best_start(state: Pieces, seat: i64, left: i64, weights: Weights) -> float:
    """The best sale from any storage where the barge may start."""
    option = state.own[seat * SEAT_SIZE + CHOSEN]
    gains = area_gains(state, seat, left, weights)
    mask = options.starts(state, seat, option)
    best: float = -1e6
    for storage in range(STORAGES):
        if mask & (1 << storage) == 0:
            continue
        pips = state.board[PIPS + storage]
        if option == HAULING_TRANSPORT:
            pips = state.board[TRACK + state.kit.storage_coal[storage] * MOST_BOXES]
        best = max(best, best_sale(state, seat, storage, pips, option, gains, weights))
    return best


def area_gains(state: Pieces, seat: i64, left: i64, weights: Weights) -> vec[float]:
    """What a token more in each area is worth; nothing where the area is full."""
    gains = vec[float]([0.0] * AREAS)
    before = markers.all_markers(state, seat, left, markers.NOWHERE, weights)
    for area in range(AREAS):
        if state.own[seat * SEAT_SIZE + TOKENS + area] < state.kit.area_size[area]:
            gains[area] = (
                markers.all_markers(state, seat, left, area, weights) - before - weights.thaler
            )
    return gains


def best_sale(
    state: Pieces,
    seat: i64,
    storage: i64,
    pips: i64,
    option: i64,
    gains: vec[float],
    weights: Weights,
) -> float:
    """The best that a die on a storage may bring with an option."""
    if not options.pilots(option):
        target = state.kit.storage_target[storage]
        return sale_worth(state, seat, storage, pips, target, gains, weights)
    best: float = -1e6
    position = state.kit.storage_pos[storage]
    for space in range(SPACES):
        if state.kit.space_pos[space] > position:
            best = max(best, sale_worth(state, seat, storage, pips, space, gains, weights))
    return best


def sale_worth(
    state: Pieces,
    seat: i64,
    storage: i64,
    pips: i64,
    space: i64,
    gains: vec[float],
    weights: Weights,
) -> float:
    """Token, Thalers and the place where the barge ends."""
    coal = state.kit.storage_coal[storage]
    thalers = sale.carried_pips(state, state.kit.storage_pos[storage], space, pips)
    thalers += state.board[DEMAND + space]
    points = gains[sale.area_of(state, space, coal)]
    if space == PORT:
        thalers += state.kit.port_thaler
        points += weights.export_step
    elif has_house(state, seat, space):
        thalers += state.kit.city_income
    points += weights.thaler * float(thalers)
    return points + place_worth(state, seat, state.kit.space_pos[space], weights)


def has_house(state: Pieces, seat: i64, space: i64) -> bool:
    """Is this space a city where a seat has a warehouse?"""
    if state.kit.space_kind[space] != CITY_SPACE:
        return False
    return state.board[CITY + state.kit.space_city[space]] & (1 << seat) != 0


def place_worth(state: Pieces, seat: i64, position: i64, weights: Weights) -> float:
    """Upriver is better, as hauling costs; at the end only a Ruhraake asks where the barge is."""
    in_port = position == state.kit.space_pos[PORT]
    if state.turn() == TURNS:
        held = state.own[seat * SEAT_SIZE + HELD] & (1 << RUHRAAKE) != 0
        return 1.5 if held and in_port else 0.0
    return -weights.downriver * float(position) / float(RIVER) - (
        weights.in_port if in_port else 0.0
    )
