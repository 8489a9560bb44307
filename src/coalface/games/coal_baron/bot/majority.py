"""What one more of each element of the shift clock is worth to a seat of Coal Baron."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.bot.weights import Weights
from coalface.games.coal_baron.rules import shift_scoring
from coalface.games.coal_baron.state import CoalBaronState

EMPTY: Final[i64] = ids.COLOURS + ids.VEHICLES
"""The first element that counts empty minecarts."""


def one_more(state: CoalBaronState, seat: i64, weights: Weights) -> vec[float]:
    """What one more of each element is worth, which is much where the race is close."""
    found = shift_scoring.count_elements(state)
    units = vec[float]([0.0] * ids.ELEMENTS)
    for element in range(ids.ELEMENTS):
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, found[other * ids.ELEMENTS + element])
        lead = float(found[seat * ids.ELEMENTS + element] - best)
        apart = lead if lead > 0.0 else -lead
        stake = float(state.components.first_points[element]) * scorings(state, element, weights)
        units[element] = weights.quick_majority * stake / (1.0 + weights.quick_apart * apart)
    return units


def scorings(state: CoalBaronState, element: i64, weights: Weights) -> float:
    """How often an element is still scored; a scoring of a later shift counts less."""
    times: float = 0.0
    for shift in range(state.shift, ids.SHIFTS + 1):
        if element < state.components.elements_scored[shift]:
            times += 1.0 if shift == state.shift else weights.quick_later
    return times


def order_size(state: CoalBaronState, card: i64, units: vec[float]) -> float:
    """The printed points of an order, and what its spots bring in majorities."""
    size = float(state.components.card_points[card])
    vehicle = units[ids.COLOURS + state.components.vehicle[card]]
    for colour in range(ids.COLOURS):
        size += float(counts.count(state.components.spots[card], colour)) * (
            units[colour] + vehicle
        )
    return size
