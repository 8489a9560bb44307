"""How good a position of Coal Baron is: orders, majorities, the worth of coal already raised."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.coal_baron import plan, spaces
from coalface.bots.coal_baron.weights import Weights
from coalface.bots.evaluator import Evaluator
from coalface.core.contract import CHANCE, State
from coalface.core.random import Random
from coalface.games.coal_baron.ids import (
    BOTTOM,
    CAGED,
    CARTS,
    CHOOSING_END,
    COLOURS,
    CUBES,
    HOLDS,
    MARKS,
    MINING_STEPS,
    ORDERS,
    RETURN,
    RETURNING,
    SCORE,
    SEAT_SIZE,
    SHIFT,
    SHIFTS,
    STORED,
    TURN,
    VEHICLES,
    WORKERS,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.rules import final_scoring, shift_scoring

TO_THE_END: Final = -1
"""Playouts are quick and play well: they know better than a judgement on the way."""


@final
class CoalBaronEvaluator(Evaluator):
    """Judges states of Coal Baron, and knows how to go on."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights: Weights = weights
        self.spread = weights.spread
        self.judges = True
        self.horizon = TO_THE_END
        self.rates = True

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Pieces)
        others: float = 0.0
        for other in range(state.seats):
            if other != seat:
                others += worth(state, other, self.weights)
        return worth(state, seat, self.weights) - 0.5 * others / float(state.seats - 1)

    def finish(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, Pieces)
        moves: i64 = 0
        while state.who == CHANCE or (state.who == seat and state.kind != TURN):
            if state.who == CHANCE:
                state.advance(CHANCE, state.draw(rng))
            else:
                state.advance(seat, self.answer(state, seat))
                moves += 1
        return moves

    def points(self, state: State, expected: vec[float]) -> None:
        assert isinstance(state, Pieces)
        for seat in range(state.seats):
            expected[seat] = worth(state, seat, self.weights)

    def rate(
        self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random, ratings: vec[float]
    ) -> None:
        assert isinstance(state, Pieces)
        if state.kind == TURN:
            spaces.rate_spaces(state, seat, moves, count, ratings, self.weights)
            return
        before = self.value(state, seat)
        for place in range(count):
            after = state.clone()
            after.advance(seat, moves[place])
            self.finish(after, seat, rng)
            ratings[place] = self.value(after, seat) - before

    def rollout(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> i64:
        assert isinstance(state, Pieces)
        if state.kind == TURN:
            return spaces.choose_space(state, seat, moves, count, rng, self.weights)
        return self.answer(state, seat)

    def answer(self, state: Pieces, seat: i64) -> i64:
        """A sensible move in the middle of a turn."""
        if state.kind == MINING_STEPS:
            return plan.next_step(state, seat)
        if state.kind == CHOOSING_END:
            return RETURN + BOTTOM
        legal = state.game.blank[:]
        count = state.legal_into(seat, legal)
        if state.kind == RETURNING:
            return legal[0]
        best: i64 = legal[0]
        best_value: float = -1e9
        for place in range(count):
            move = legal[place]
            after = state.clone()
            assert isinstance(after, Pieces)
            after.advance(seat, move)
            judged = worth(after, seat, self.weights)
            if judged > best_value:
                best_value = judged
                best = move
        return best


def worth(state: Pieces, seat: i64, weights: Weights) -> float:
    """Points that a seat has and may hope for."""
    at = seat * SEAT_SIZE
    if state.kind == 0:
        return float(state.own[at + SCORE])
    later = SHIFTS - state.board[SHIFT]
    workers = state.own[at + WORKERS] + later * state.kit.workers[state.seats]
    points = float(state.own[at + SCORE]) + weights.worker * float(workers)
    points += marks_worth(float(state.own[at + MARKS]), workers, weights)
    points += orders_worth(state, seat, workers, weights)
    for element in range(COLOURS + COLOURS + VEHICLES):
        points += majority_worth(state, seat, element, weights)
    imbalance = float(final_scoring.balance_points(state, seat))
    return points + imbalance * (0.4 if workers > 8 else 0.9)


def marks_worth(marks: float, workers: i64, weights: Weights) -> float:
    """Money buys tunnels early, and is a fifth of a point late."""
    enough = min(marks, weights.marks_enough)
    early = 1.0 if workers >= 15 else float(workers) / 15.0
    each = weights.mark_late + (weights.mark_early - weights.mark_late) * early
    return enough * each + weights.mark_late * (marks - enough)


def orders_worth(state: Pieces, seat: i64, workers: i64, weights: Weights) -> float:
    """Outstanding orders by how near they are to delivery, and coal that no order needs."""
    at = seat * SEAT_SIZE
    raised: vec[i64] = vec[i64]([0, 0, 0, 0])
    lying: vec[i64] = vec[i64]([0, 0, 0, 0])
    spare: i64 = 0
    for colour in range(COLOURS):
        raised[colour] = state.own[at + CAGED + colour] + state.own[at + STORED + colour]
        for level in range(COLOURS):
            lying[colour] += state.own[at + CUBES + level * COLOURS + colour]
        spare += raised[colour] + lying[colour]
    points: float = 0.0
    for place in range(state.own[at + ORDERS]):
        card = state.own[at + HOLDS + place]
        points += order_worth(state, card, raised, lying, workers, weights)
    return points + weights.spare_cube * float(spare)


def order_worth(
    state: Pieces,
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
    for colour in range(COLOURS):
        printed = state.kit.spots[card * COLOURS + colour]
        free = state.free[card * COLOURS + colour]
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
    return chance * (float(state.kit.card_vp[card]) + 1.0 + weights.spot * float(spots)) - 1.0


def majority_worth(state: Pieces, seat: i64, element: i64, weights: Weights) -> float:
    """What a seat may hope for an element in the shift scorings to come."""
    mine = prospect(state, seat, element)
    if mine <= 0.0:
        return 0.0
    best: float = 0.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, prospect(state, other, element))
    lead = mine - best
    share = 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0.0 else -lead))
    scorings: float = 0.0
    for shift in range(state.board[SHIFT], SHIFTS + 1):
        if element < state.kit.elements_scored[shift]:
            scorings += 1.0 if shift == state.board[SHIFT] else weights.majority_later
    return share * scorings * float(state.kit.first_vp[element])


def prospect(state: Pieces, seat: i64, element: i64) -> float:
    """A seat's count of an element, with a part of what may still come."""
    count = float(shift_scoring.count_element(state, seat, element))
    at = seat * SEAT_SIZE
    if element >= COLOURS + VEHICLES:
        colour = element - COLOURS - VEHICLES
        carts = float(state.own[at + CARTS + colour])
        return count + 0.4 * (carts - count)
    for place in range(state.own[at + ORDERS]):
        card = state.own[at + HOLDS + place]
        if plan.free_spots(state, card) > 0:
            continue
        if element < COLOURS:
            count += 0.8 * float(state.kit.spots[card * COLOURS + element])
        elif state.kit.vehicle[card] == element - COLOURS:
            for colour in range(COLOURS):
                count += 0.8 * float(state.kit.spots[card * COLOURS + colour])
    return count
