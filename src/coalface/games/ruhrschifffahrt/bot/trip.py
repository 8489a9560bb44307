"""What the trip of a barge is worth before it is made, and the place where it ends."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts, digits, masks
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.bot import markers
from coalface.games.ruhrschifffahrt.bot.weights import Weights
from coalface.games.ruhrschifffahrt.generated import pending
from coalface.games.ruhrschifffahrt.rules import option as options
from coalface.games.ruhrschifffahrt.rules import sale
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def has_bought(state: RuhrState, player: Player) -> bool:
    """Has a seat done its purchases of this turn?"""
    phase = state.phase
    if phase != ids.PURCHASE_PHASE:
        return phase > ids.PURCHASE_PHASE
    if state.pending_count > 0 and state.pending_seat == player.seat:
        return False
    done = False
    for place in range(state.at):
        done = done or state.seat_at(place) == player.seat
    return done


def purchases_left(state: RuhrState, player: Player) -> i64:
    """How often a seat may still buy."""
    left = ids.TURNS - state.turn
    return left if has_bought(state, player) else left + 1


def trip_value(state: RuhrState, player: Player, left: i64, weights: Weights) -> float:
    """The sale that is still to come in this turn, then the place of the barge."""
    phase = state.phase
    position = player.position
    if state.pending_kind == pending.START and state.pending_seat == player.seat:
        return best_start(state, player, left, weights)
    if phase == ids.OPTION_PHASE or phase == ids.SALE_PHASE:
        storage = state.components.storage_at[position]
        if storage >= 0:
            gains = area_gains(state, player, left, weights)
            option = player.option
            return best_sale(state, player, storage, state.die(storage), option, gains, weights)
    return place_value(state, player, position, weights)


def best_start(state: RuhrState, player: Player, left: i64, weights: Weights) -> float:
    """The best sale from any storage where the barge may start."""
    option = player.option
    gains = area_gains(state, player, left, weights)
    mask = options.starts(state, player, option)
    best: float = -1e6
    for storage in range(ids.STORAGES):
        if not masks.has(mask, storage):
            continue
        pips = state.die(storage)
        if option == ids.HAULING_TRANSPORT:
            pips = digits.digit(state.track[state.components.storage_coal[storage]], 0)
        best = max(best, best_sale(state, player, storage, pips, option, gains, weights))
    return best


def area_gains(state: RuhrState, player: Player, left: i64, weights: Weights) -> vec[float]:
    """What a token more in each area is worth; nothing where the area is full."""
    gains = vec[float]([0.0] * ids.AREAS)
    before = markers.all_markers(state, player, left, markers.NOWHERE, weights)
    for area in range(ids.AREAS):
        if counts.count(player.tokens, area) < state.components.area_size[area]:
            gains[area] = (
                markers.all_markers(state, player, left, area, weights) - before - weights.thaler
            )
    return gains


def best_sale(
    state: RuhrState,
    player: Player,
    storage: i64,
    pips: i64,
    option: i64,
    gains: vec[float],
    weights: Weights,
) -> float:
    """The best that a die on a storage may bring with an option."""
    if not options.pilots(option):
        target = state.components.storage_target[storage]
        return sale_value(state, player, storage, pips, target, gains, weights)
    best: float = -1e6
    position = state.components.storage_pos[storage]
    for space in range(ids.SPACES):
        if state.components.space_pos[space] > position:
            best = max(best, sale_value(state, player, storage, pips, space, gains, weights))
    return best


def sale_value(
    state: RuhrState,
    player: Player,
    storage: i64,
    pips: i64,
    space: i64,
    gains: vec[float],
    weights: Weights,
) -> float:
    """Token, Thalers and the place where the barge ends."""
    coal = state.components.storage_coal[storage]
    thalers = sale.carried_pips(state, state.components.storage_pos[storage], space, pips)
    thalers += state.demand[space]
    points = gains[sale.area_of(state, space, coal)]
    if space == ids.PORT:
        thalers += state.components.port_thaler
        points += weights.export_step
    elif has_house(state, player, space):
        thalers += state.components.city_income
    points += weights.thaler * float(thalers)
    return points + place_value(state, player, state.components.space_pos[space], weights)


def has_house(state: RuhrState, player: Player, space: i64) -> bool:
    """Is this space a city where a seat has a warehouse?"""
    if state.components.space_kind[space] != ids.CITY_SPACE:
        return False
    return masks.has(state.cities[state.components.space_city[space]], player.seat)


def place_value(state: RuhrState, player: Player, position: i64, weights: Weights) -> float:
    """Upriver is better, as hauling costs; at the end only a Ruhraake asks where the barge is."""
    in_port = position == state.components.space_pos[ids.PORT]
    if state.turn == ids.TURNS:
        held = masks.has(player.white, ids.RUHRAAKE)
        return 1.5 if held and in_port else 0.0
    return -weights.downriver * float(position) / float(ids.RIVER) - (
        weights.in_port if in_port else 0.0
    )
