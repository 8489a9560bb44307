"""Shift scoring: majorities in coal, vehicles and empty minecarts, by the shift clock."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import Event
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.state import CoalBaronState, Player


def score_shift(state: CoalBaronState, log: list[Event] | None) -> None:
    """Score the elements from the first to the shift hand, in order. (CB-5, CB-69, CB-70)"""
    shift = state.shift
    if log is not None:
        log.append(Event("cb.shift.ended", -1, (shift,)))
    for element in range(state.components.elements_scored[shift]):
        score_element(state, element, log)


def count_element(state: CoalBaronState, player: Player, element: i64) -> i64:
    """How much a seat has of an element of the shift clock. (CB-69, CB-72, CB-73)"""
    if element < ids.COLOURS:
        return count_coal(state, player, element)
    if element < ids.COLOURS + ids.VEHICLES:
        return count_vehicle(state, player, element - ids.COLOURS)
    return count_empty_carts(player, element - ids.COLOURS - ids.VEHICLES)


def count_coal(state: CoalBaronState, player: Player, colour: i64) -> i64:
    """Printed spots of a colour on all orders delivered so far. (CB-50, CB-71, CB-72)"""
    spots: i64 = 0
    for card in range(ids.CARDS):
        if state.card_place[card] == ids.DELIVERED + player.seat:
            spots += counts.count(state.components.spots[card], colour)
    return spots


def count_vehicle(state: CoalBaronState, player: Player, vehicle: i64) -> i64:
    """Spots of any colour on all delivered orders of a vehicle. (CB-71, CB-72)"""
    delivered = ids.DELIVERED + player.seat
    spots: i64 = 0
    for card in range(ids.CARDS):
        if state.card_place[card] == delivered and state.components.vehicle[card] == vehicle:
            spots += counts.total(state.components.spots[card])
    return spots


def count_empty_carts(player: Player, colour: i64) -> i64:
    """Minecarts of a colour without a cube, whatever cube they carried. (CB-39, CB-73, CB-79)"""
    return counts.count(player.carts, colour) - counts.total(player.cubes[colour])


def score_element(state: CoalBaronState, element: i64, log: list[Event] | None) -> None:
    """Give the first value to the highest count and the second to the next.

    (CB-74, CB-75, CB-76, CB-77, CB-78)
    """
    best: i64 = 0
    second: i64 = 0
    leaders: i64 = 0
    for player in state.players:
        held = count_element(state, player, element)
        if held > best:
            second = best
            best = held
            leaders = 1
        elif held == best:
            leaders += 1
        elif held > second:
            second = held
    if best == 0:
        return
    second_scores = leaders == 1 and second > 0 and state.components.second_scores[state.seats] != 0
    for player in state.players:
        held = count_element(state, player, element)
        if held == best:
            award(state, player, element, state.components.first_points[element], log)
        elif second_scores and held == second:
            award(state, player, element, state.components.second_points[element], log)


def award(
    state: CoalBaronState, player: Player, element: i64, points: i64, log: list[Event] | None
) -> None:
    """Add points for an element to a score, and remember where they came from. (CB-74)"""
    shift = state.shift
    player.score += points
    player.majority_points = counts.added(
        player.majority_points, (shift - 1) * ids.ELEMENTS + element, points
    )
    if log is not None:
        log.append(Event("cb.element.scored", player.seat, (element, points)))
