"""Shift scoring: majorities in coal, vehicles and empty minecarts, by the shift clock."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.coal_baron.ids import (
    CARDS,
    CARTS,
    COLOURS,
    CUBES,
    DELIVERED,
    ELEMENTS,
    MAJORITY_VP,
    SCORE,
    SEAT_SIZE,
    SHIFT,
    VEHICLES,
)
from coalface.games.coal_baron.pieces import Pieces


def score_shift(state: Pieces, log: list[Event] | None) -> None:
    """Score the elements from the first to the shift hand, in order. (CB-5, CB-69, CB-70)"""
    shift = state.board[SHIFT]
    if log is not None:
        log.append(Event("cb.shift.ended", -1, (shift,)))
    for element in range(state.kit.elements_scored[shift]):
        score_element(state, element, log)


def count_element(state: Pieces, seat: i64, element: i64) -> i64:
    """How much a seat has of an element of the shift clock. (CB-69, CB-72, CB-73)"""
    if element < COLOURS:
        return count_coal(state, seat, element)
    if element < COLOURS + VEHICLES:
        return count_vehicle(state, seat, element - COLOURS)
    return count_empty_carts(state, seat, element - COLOURS - VEHICLES)


def count_coal(state: Pieces, seat: i64, colour: i64) -> i64:
    """Printed spots of a colour on all orders delivered so far. (CB-50, CB-71, CB-72)"""
    spots: i64 = 0
    for card in range(CARDS):
        if state.cards[card] == DELIVERED + seat:
            spots += state.kit.spots[card * COLOURS + colour]
    return spots


def count_vehicle(state: Pieces, seat: i64, vehicle: i64) -> i64:
    """Spots of any colour on all delivered orders of a vehicle. (CB-71, CB-72)"""
    spots: i64 = 0
    for card in range(CARDS):
        if state.cards[card] == DELIVERED + seat and state.kit.vehicle[card] == vehicle:
            for colour in range(COLOURS):
                spots += state.kit.spots[card * COLOURS + colour]
    return spots


def count_empty_carts(state: Pieces, seat: i64, colour: i64) -> i64:
    """Minecarts of a colour without a cube, whatever cube they carried. (CB-39, CB-73, CB-79)"""
    at = seat * SEAT_SIZE
    loaded: i64 = 0
    for cube in range(COLOURS):
        loaded += state.own[at + CUBES + colour * COLOURS + cube]
    return state.own[at + CARTS + colour] - loaded


def score_element(state: Pieces, element: i64, log: list[Event] | None) -> None:
    """Give the first value to the highest count and the second to the next.

    (CB-74, CB-75, CB-76, CB-77, CB-78)
    """
    best: i64 = 0
    second: i64 = 0
    leaders: i64 = 0
    for seat in range(state.seats):
        count = count_element(state, seat, element)
        if count > best:
            second = best
            best = count
            leaders = 1
        elif count == best:
            leaders += 1
        elif count > second:
            second = count
    if best == 0:
        return
    second_scores = leaders == 1 and second > 0 and state.kit.second_scores[state.seats] != 0
    for seat in range(state.seats):
        count = count_element(state, seat, element)
        if count == best:
            award(state, seat, element, state.kit.first_vp[element], log)
        elif second_scores and count == second:
            award(state, seat, element, state.kit.second_vp[element], log)


def award(state: Pieces, seat: i64, element: i64, points: i64, log: list[Event] | None) -> None:
    """Add points for an element to a score, and remember where they came from. (CB-74)"""
    at = seat * SEAT_SIZE
    shift = state.board[SHIFT]
    state.own[at + SCORE] += points
    state.own[at + MAJORITY_VP + (shift - 1) * ELEMENTS + element] += points
    if log is not None:
        log.append(Event("cb.element.scored", seat, (element, points)))
