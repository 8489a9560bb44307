"""What one more of each element of the shift clock is worth to a seat of Coal Baron."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.bots.coal_baron.weights import Weights
from coalface.games.coal_baron.ids import (
    CARDS,
    CARTS,
    COLOURS,
    CUBES,
    DELIVERED,
    ELEMENTS,
    SEAT_SIZE,
    SHIFT,
    SHIFTS,
    VEHICLES,
)
from coalface.games.coal_baron.pieces import Pieces

EMPTY: Final = COLOURS + VEHICLES
"""The first element that counts empty minecarts."""


def count_all(state: Pieces) -> vec[i64]:
    """What each seat has of each element, seat by seat: one look through all cards."""
    counts = vec[i64]([0] * (int(state.seats) * ELEMENTS))
    spots = state.kit.spots
    for card in range(CARDS):
        seat = state.cards[card] - DELIVERED
        if seat >= 0:
            at = seat * ELEMENTS
            total: i64 = 0
            for colour in range(COLOURS):
                printed = spots[card * COLOURS + colour]
                counts[at + colour] += printed
                total += printed
            counts[at + COLOURS + state.kit.vehicle[card]] += total
    for seat in range(state.seats):
        for colour in range(COLOURS):
            own = seat * SEAT_SIZE
            empty = state.own[own + CARTS + colour]
            for cube in range(COLOURS):
                empty -= state.own[own + CUBES + colour * COLOURS + cube]
            counts[seat * ELEMENTS + EMPTY + colour] = empty
    return counts


def one_more(state: Pieces, seat: i64, weights: Weights) -> vec[float]:
    """What one more of each element is worth: much where the race is close."""
    counts = count_all(state)
    units = vec[float]([0.0] * ELEMENTS)
    for element in range(ELEMENTS):
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, counts[other * ELEMENTS + element])
        lead = float(counts[seat * ELEMENTS + element] - best)
        apart = lead if lead > 0.0 else -lead
        stake = float(state.kit.first_vp[element]) * scorings(state, element, weights)
        units[element] = weights.quick_majority * stake / (1.0 + weights.quick_apart * apart)
    return units


def scorings(state: Pieces, element: i64, weights: Weights) -> float:
    """How often an element is still scored; a scoring of a later shift counts less."""
    times: float = 0.0
    for shift in range(state.board[SHIFT], SHIFTS + 1):
        if element < state.kit.elements_scored[shift]:
            times += 1.0 if shift == state.board[SHIFT] else weights.quick_later
    return times


def order_size(state: Pieces, card: i64, units: vec[float]) -> float:
    """The printed points of an order, and what its spots bring in majorities."""
    size = float(state.kit.card_vp[card])
    vehicle = units[COLOURS + state.kit.vehicle[card]]
    for colour in range(COLOURS):
        size += float(state.kit.spots[card * COLOURS + colour]) * (units[colour] + vehicle)
    return size
