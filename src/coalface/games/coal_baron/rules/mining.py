"""Action 2, mining: work steps with the cage, from the carts to the orders."""

from typing import Final

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_baron.ids import (
    CAGE,
    CAGED,
    COLOURS,
    CUBES,
    LEVEL,
    OUTSTANDING,
    PAIRING,
    SEAT_SIZE,
    STORED,
    SURFACE,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.reasons import (
    CAGE_FULL,
    NO_CUBE_AT_LEVEL,
    NO_CUBE_IN_CAGE,
    NO_CUBE_IN_STORAGE,
    NO_FREE_SPOT,
    NOT_AT_SURFACE,
    NOT_AT_TUNNEL,
    NOT_YOUR_ORDER,
    NOTHING_TO_STORE,
    PAIR_TAKES_TWO_CUBES,
    PAIR_TAKES_TWO_STEPS,
    SAME_LEVEL,
    STORED_BELOW,
)

PAIR_STEPS: Final = 2


def use_steps(state: Pieces, steps: i64) -> None:
    """Count off work steps of the mining action. (CB-40)"""
    state.set_a(state.asked_a() - steps)


def cubes_in_cage(state: Pieces, seat: i64) -> i64:
    """How many cubes stand in a cage."""
    at = seat * SEAT_SIZE + CAGED
    own = state.own
    return own[at] + own[at + 1] + own[at + 2] + own[at + 3]


# Steps 1 and 2: down and up


def can_move_cage(state: Pieces, seat: i64, level: i64) -> i64:
    """May the cage go to this level? To any other one. (CB-42, CB-43, CB-44)"""
    return SAME_LEVEL if state.own[seat * SEAT_SIZE + LEVEL] == level else ALLOWED


def move_cage(state: Pieces, seat: i64, level: i64, log: list[Event] | None) -> None:
    """Move the cage up or down, one step whatever the distance. (CB-42, CB-43)"""
    state.own[seat * SEAT_SIZE + LEVEL] = level
    use_steps(state, 1)
    if log is not None:
        log.append(Event("cb.cage.moved", seat, (level,)))


# Step 3: load


def can_load(state: Pieces, seat: i64, colour: i64) -> i64:
    """May a cube of this colour be loaded, from a cart of any colour? (CB-39, CB-45, CB-46)"""
    at = seat * SEAT_SIZE
    level = state.own[at + LEVEL]
    if level == SURFACE:
        return NOT_AT_TUNNEL
    if state.own[at + CUBES + (level - 1) * COLOURS + colour] == 0:
        return NO_CUBE_AT_LEVEL
    return CAGE_FULL if cubes_in_cage(state, seat) >= state.kit.cage_spots else ALLOWED


def load(state: Pieces, seat: i64, colour: i64, log: list[Event] | None) -> None:
    """Move a cube from a cart, on either side of the level, into the cage. (CB-45)"""
    at = seat * SEAT_SIZE
    level = state.own[at + LEVEL]
    state.own[at + CUBES + (level - 1) * COLOURS + colour] -= 1
    state.own[at + CAGED + colour] += 1
    use_steps(state, 1)
    if log is not None:
        log.append(Event("cb.coal.loaded", seat, (colour,)))


# Steps 4 and 6: to an order, from the cage or from the storage


def can_use(state: Pieces, seat: i64, origin: i64, colour: i64) -> i64:
    """May a cube of this colour leave the cage or the storage for an order?

    (CB-47, CB-53, CB-54)
    """
    at = seat * SEAT_SIZE
    if origin != CAGE:
        return ALLOWED if state.own[at + STORED + colour] > 0 else NO_CUBE_IN_STORAGE
    if state.own[at + LEVEL] != SURFACE:
        return NOT_AT_SURFACE
    return ALLOWED if state.own[at + CAGED + colour] > 0 else NO_CUBE_IN_CAGE


def use(state: Pieces, seat: i64, origin: i64, colour: i64, card: i64) -> None:
    """Move a cube from the cage or the storage onto an order, where it stays. (CB-47, CB-55)"""
    stock = CAGED if origin == CAGE else STORED
    state.own[seat * SEAT_SIZE + stock + colour] -= 1
    state.loaded[card * COLOURS + colour] += 1


def has_free_spot(state: Pieces, seat: i64, card: i64, colour: i64) -> i64:
    """Is there a free spot of this colour on an outstanding order of this seat? (CB-47)"""
    if state.cards[card] != OUTSTANDING + seat:
        return NOT_YOUR_ORDER
    return ALLOWED if state.free[card * COLOURS + colour] > 0 else NO_FREE_SPOT


def take_spot(state: Pieces, seat: i64, card: i64, colour: i64) -> None:
    """Fill a spot; an order with no free spot left is complete. (CB-47, CB-57)"""
    state.free[card * COLOURS + colour] -= 1
    state.note_complete(seat, card)


def can_fill(state: Pieces, seat: i64, origin: i64, card: i64, colour: i64) -> i64:
    """May a cube go from the cage or the storage to a spot of its own colour? (CB-47, CB-53)"""
    reason = can_use(state, seat, origin, colour)
    return reason if reason != ALLOWED else has_free_spot(state, seat, card, colour)


def fill(
    state: Pieces, seat: i64, origin: i64, card: i64, colour: i64, log: list[Event] | None
) -> None:
    """Put a cube on a spot of its colour. (CB-47, CB-53)"""
    use(state, seat, origin, colour, card)
    take_spot(state, seat, card, colour)
    use_steps(state, 1)
    if log is not None:
        log.append(Event("cb.coal.placed", seat, (origin, card, colour)))


# Two for one


def cubes_at_hand(state: Pieces, seat: i64) -> i64:
    """Cubes that could go on an order now: the storage, and the cage at the surface. (CB-49)"""
    at = seat * SEAT_SIZE
    cubes: i64 = 0
    for colour in range(COLOURS):
        cubes += state.own[at + STORED + colour]
    if state.own[at + LEVEL] == SURFACE:
        cubes += cubes_in_cage(state, seat)
    return cubes


def can_begin_pairs(state: Pieces, seat: i64) -> i64:
    """Are there two steps and two cubes for a pair? (CB-48, CB-49)"""
    if state.asked_a() < PAIR_STEPS:
        return PAIR_TAKES_TWO_STEPS
    return ALLOWED if cubes_at_hand(state, seat) >= PAIR_STEPS else PAIR_TAKES_TWO_CUBES


def can_pair(state: Pieces, seat: i64, card: i64, colour: i64) -> i64:
    """May any two cubes fill a spot of this colour on this order? (CB-48, CB-49)"""
    reason = can_begin_pairs(state, seat)
    return reason if reason != ALLOWED else has_free_spot(state, seat, card, colour)


def begin_pair(state: Pieces, seat: i64, card: i64, colour: i64, log: list[Event] | None) -> None:
    """Choose the spot for a pair: it is one filled spot of its colour. (CB-48, CB-50)"""
    use_steps(state, PAIR_STEPS)
    take_spot(state, seat, card, colour)
    state.ask(PAIRING, seat, PAIR_STEPS, card)
    if log is not None:
        log.append(Event("cb.pair.begun", seat, (card, colour)))


def pay_pair(state: Pieces, seat: i64, origin: i64, colour: i64, log: list[Event] | None) -> None:
    """Put one of the two cubes of a pair on its spot. (CB-48, CB-49)"""
    card = state.asked_b()
    use(state, seat, origin, colour, card)
    state.set_a(state.asked_a() - 1)
    if log is not None:
        log.append(Event("cb.pair.paid", seat, (origin, card, colour)))


# Step 5: store


def can_store(state: Pieces, seat: i64, colour: i64) -> i64:
    """May a cube go from the cage to the storage? At the surface, always. (CB-51, CB-52)"""
    at = seat * SEAT_SIZE
    if state.own[at + LEVEL] != SURFACE:
        return STORED_BELOW
    return ALLOWED if state.own[at + CAGED + colour] > 0 else NOTHING_TO_STORE


def store(state: Pieces, seat: i64, colour: i64, log: list[Event] | None) -> None:
    """Move a cube from the cage to the private storage, which has no limit. (CB-51)"""
    at = seat * SEAT_SIZE
    state.own[at + CAGED + colour] -= 1
    state.own[at + STORED + colour] += 1
    use_steps(state, 1)
    if log is not None:
        log.append(Event("cb.coal.stored", seat, (colour,)))


def stop_mining(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Give up the steps that are left, also all of them. (CB-40, CB-41)"""
    if log is not None:
        log.append(Event("cb.mining.stopped", seat, (state.asked_a(),)))
    state.answered()
