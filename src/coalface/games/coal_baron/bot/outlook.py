"""What a seat of Coal Baron may hope for: its orders, its majorities, the coal already raised."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.bot import plan
from coalface.games.coal_baron.bot.weights import Weights
from coalface.games.coal_baron.rules import final_scoring, shift_scoring
from coalface.games.coal_baron.state import CoalBaronState, Player


def expected_points(state: CoalBaronState, seat: i64, weights: Weights) -> float:
    """Return the points that a seat has and may hope for."""
    held = shift_scoring.count_elements(state)
    return player_value(state, held, state.players[seat], weights)


def player_value(state: CoalBaronState, held: vec[i64], player: Player, weights: Weights) -> float:
    """Return the points that a player has and may hope for; `held` counts the elements."""
    if state.pending_kind == 0:
        return float(player.score)
    later = ids.SHIFTS - state.shift
    workers = player.workers + later * state.components.workers[state.seats]
    points = float(player.score) + weights.worker * float(workers)
    points += marks_value(float(player.marks), workers, weights)
    points += orders_value(state, player, workers, weights)
    for element in range(ids.COLOURS + ids.COLOURS + ids.VEHICLES):
        points += majority_value(state, held, player, element, weights)
    imbalance = float(final_scoring.balance_points(state, player))
    return points + imbalance * (0.4 if workers > 8 else 0.9)


def marks_value(marks: float, workers: i64, weights: Weights) -> float:
    """Money buys tunnels early, and is a fifth of a point late."""
    enough = min(marks, weights.marks_enough)
    early = 1.0 if workers >= 15 else float(workers) / 15.0
    each = weights.mark_late + (weights.mark_early - weights.mark_late) * early
    return enough * each + weights.mark_late * (marks - enough)


def orders_value(state: CoalBaronState, player: Player, workers: i64, weights: Weights) -> float:
    """Outstanding orders by how near they are to delivery, and coal that no order needs."""
    raised: vec[i64] = vec[i64]([0, 0, 0, 0])
    lying: vec[i64] = vec[i64]([0, 0, 0, 0])
    spare: i64 = 0
    for colour in range(ids.COLOURS):
        raised[colour] = counts.count(player.cage, colour) + counts.count(player.storage, colour)
        for level in range(ids.COLOURS):
            lying[colour] += counts.count(player.cubes[level], colour)
        spare += raised[colour] + lying[colour]
    points: float = 0.0
    for card in player.orders:
        points += order_value(state, card, raised, lying, workers, weights)
    return points + weights.spare_cube * float(spare)


def order_value(
    state: CoalBaronState,
    card: i64,
    raised: vec[i64],
    lying: vec[i64],
    workers: i64,
    weights: Weights,
) -> float:
    """What an order may still bring: it uses up the coal that it counts on."""
    spots: i64 = 0
    done: float = 0.0
    open_spots: i64 = 0
    for colour in range(ids.COLOURS):
        printed = counts.count(state.components.spots[card], colour)
        free = counts.count(state.free_spots[card], colour)
        spots += printed
        open_spots += free
        done += float(printed - free)
        from_raised = min(free, max(raised[colour], 0))
        raised[colour] -= from_raised
        free -= from_raised
        from_carts = min(free, max(lying[colour], 0))
        lying[colour] -= from_carts
        done += weights.raised * float(from_raised) + weights.on_cart * float(from_carts)
        done += weights.nowhere * float(free - from_carts)
    part = done / float(spots)
    chance = part * part if open_spots > 0 else weights.complete
    if float(workers) < weights.last_look:
        chance *= 0.3 if open_spots > 1 else 0.7
    if workers == 0:
        chance = 0.0
    return (
        chance * (float(state.components.card_points[card]) + 1.0 + weights.spot * float(spots))
        - 1.0
    )


def majority_value(
    state: CoalBaronState, held: vec[i64], player: Player, element: i64, weights: Weights
) -> float:
    """What a seat may hope for an element in the shift scorings to come."""
    mine = prospect(state, held, player, element)
    if mine <= 0.0:
        return 0.0
    best: float = 0.0
    for other in state.players:
        if other.seat != player.seat:
            best = max(best, prospect(state, held, other, element))
    lead = mine - best
    share = 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0.0 else -lead))
    scorings: float = 0.0
    for shift in range(state.shift, ids.SHIFTS + 1):
        if element < state.components.elements_scored[shift]:
            scorings += 1.0 if shift == state.shift else weights.majority_later
    return share * scorings * float(state.components.first_points[element])


def prospect(state: CoalBaronState, held: vec[i64], player: Player, element: i64) -> float:
    """A seat's count of an element, with a part of what may still come."""
    count = float(held[player.seat * ids.ELEMENTS + element])
    if element >= ids.COLOURS + ids.VEHICLES:
        colour = element - ids.COLOURS - ids.VEHICLES
        carts = float(counts.count(player.carts, colour))
        return count + 0.4 * (carts - count)
    for card in player.orders:
        if plan.free_spots(state, card) > 0:
            continue
        if element < ids.COLOURS:
            count += 0.8 * float(counts.count(state.components.spots[card], element))
        elif state.components.vehicle[card] == element - ids.COLOURS:
            for colour in range(ids.COLOURS):
                count += 0.8 * float(counts.count(state.components.spots[card], colour))
    return count
