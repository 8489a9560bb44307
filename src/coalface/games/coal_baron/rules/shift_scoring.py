"""Shift scoring: majorities in coal, vehicles and empty minecarts, by the shift clock."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import Event
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.state import CoalBaronState, Player


def score_shift(state: CoalBaronState, log: list[Event] | None) -> None:
    """Score the elements from the first to the shift hand, in order. (CB-5, CB-69, CB-70)"""
    if log is not None:
        log.append(Event("cb.shift.ended", -1, (state.shift,)))
    held = count_elements(state)
    for element in range(state.components.elements_scored[state.shift]):
        score_element(state, held, element, log)


def count_elements(state: CoalBaronState) -> vec[i64]:
    """Count what each seat has of each element of the shift clock, seat by seat.

    Coal and vehicles are the printed spots of all orders delivered so far. (CB-50, CB-69, CB-71,
    CB-72)
    """
    held = vec[i64]([0] * int(state.seats * ids.ELEMENTS))
    spots = state.components.spots
    vehicle = state.components.vehicle
    places = state.card_place
    for card in range(ids.CARDS):
        seat = places[card] - ids.DELIVERED
        if seat >= 0:
            at = seat * ids.ELEMENTS
            printed = spots[card]
            for colour in range(ids.COLOURS):
                held[at + colour] += counts.count(printed, colour)
            held[at + ids.COLOURS + vehicle[card]] += counts.total(printed)
    for player in state.players:
        at = player.seat * ids.ELEMENTS + ids.COLOURS + ids.VEHICLES
        for colour in range(ids.COLOURS):
            held[at + colour] = count_empty_carts(player, colour)
    return held


def count_empty_carts(player: Player, colour: i64) -> i64:
    """Minecarts of a colour without a cube, whatever cube they carried. (CB-39, CB-73, CB-79)"""
    return counts.count(player.carts, colour) - counts.total(player.cubes[colour])


def score_element(
    state: CoalBaronState, held: vec[i64], element: i64, log: list[Event] | None
) -> None:
    """Give the first value to the highest count and the second to the next.

    (CB-74, CB-75, CB-76, CB-77, CB-78)
    """
    best: i64 = 0
    second: i64 = 0
    leaders: i64 = 0
    for seat in range(state.seats):
        count = held[seat * ids.ELEMENTS + element]
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
    second_scores = leaders == 1 and second > 0
    second_scores = second_scores and state.components.second_scores[state.seats] != 0
    for player in state.players:
        count = held[player.seat * ids.ELEMENTS + element]
        if count == best:
            award(state, player, element, state.components.first_points[element], log)
        elif second_scores and count == second:
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
