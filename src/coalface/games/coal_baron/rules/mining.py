"""Action 2, mining: work steps with the cage, from the carts to the orders."""

from typing import Final

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.generated import pending, why
from coalface.games.coal_baron.state import CoalBaronState, Player

PAIR_STEPS: Final[i64] = 2


def use_steps(state: CoalBaronState, steps: i64) -> None:
    """Count off work steps of the mining action. (CB-40)"""
    pending.set_steps(state, pending.steps(state) - steps)


def cubes_in_cage(player: Player) -> i64:
    """How many cubes stand in a cage."""
    return counts.total(player.cage)


# Steps 1 and 2: down and up


def can_move_cage(state: CoalBaronState, player: Player, level: i64) -> i64:
    """May the cage go to this level? To any other one. (CB-42, CB-43, CB-44)"""
    return why.SAME_LEVEL if player.level == level else ALLOWED


def move_cage(state: CoalBaronState, player: Player, level: i64, log: list[Event] | None) -> None:
    """Move the cage up or down, one step whatever the distance. (CB-42, CB-43)"""
    player.level = level
    use_steps(state, 1)
    if log is not None:
        log.append(Event("cb.cage.moved", player.seat, (level,)))


# Step 3: load


def can_load(state: CoalBaronState, player: Player, colour: i64) -> i64:
    """May a cube of this colour be loaded, from a cart of any colour? (CB-39, CB-45, CB-46)"""
    level = player.level
    if level == ids.SURFACE:
        return why.NOT_AT_TUNNEL
    if counts.count(player.cubes[level - 1], colour) == 0:
        return why.NO_CUBE_AT_LEVEL
    return why.CAGE_FULL if cubes_in_cage(player) >= state.components.cage_spots else ALLOWED


def load(state: CoalBaronState, player: Player, colour: i64, log: list[Event] | None) -> None:
    """Move a cube from a cart, on either side of the level, into the cage. (CB-45)"""
    player.cubes = counts.added(player.cubes, player.level - 1, -counts.one(colour))
    player.cage += counts.one(colour)
    use_steps(state, 1)
    if log is not None:
        log.append(Event("cb.coal.loaded", player.seat, (colour,)))


# Steps 4 and 6: to an order, from the cage or from the storage


def can_use(state: CoalBaronState, player: Player, origin: i64, colour: i64) -> i64:
    """May a cube of this colour leave the cage or the storage for an order?

    (CB-47, CB-53, CB-54)
    """
    if origin != ids.CAGE:
        return ALLOWED if counts.count(player.storage, colour) > 0 else why.NO_CUBE_IN_STORAGE
    if player.level != ids.SURFACE:
        return why.NOT_AT_SURFACE
    return ALLOWED if counts.count(player.cage, colour) > 0 else why.NO_CUBE_IN_CAGE


def use(state: CoalBaronState, player: Player, origin: i64, colour: i64, card: i64) -> None:
    """Move a cube from the cage or the storage onto an order, where it stays. (CB-47, CB-55)"""
    if origin == ids.CAGE:
        player.cage -= counts.one(colour)
    else:
        player.storage -= counts.one(colour)
    state.loaded[card] += counts.one(colour)


def has_free_spot(state: CoalBaronState, player: Player, card: i64, colour: i64) -> i64:
    """Is there a free spot of this colour on an outstanding order of this seat? (CB-47)"""
    if state.card_place[card] != ids.OUTSTANDING + player.seat:
        return why.NOT_YOUR_ORDER
    return ALLOWED if counts.count(state.free_spots[card], colour) > 0 else why.NO_FREE_SPOT


def take_spot(state: CoalBaronState, player: Player, card: i64, colour: i64) -> None:
    """Fill a spot; an order with no free spot left is complete. (CB-47, CB-57)"""
    state.free_spots[card] -= counts.one(colour)
    state.count_if_complete(player, card)


def can_fill(state: CoalBaronState, player: Player, origin: i64, card: i64, colour: i64) -> i64:
    """May a cube go from the cage or the storage to a spot of its own colour? (CB-47, CB-53)"""
    reason = can_use(state, player, origin, colour)
    return reason if reason != ALLOWED else has_free_spot(state, player, card, colour)


def fill(
    state: CoalBaronState,
    player: Player,
    origin: i64,
    card: i64,
    colour: i64,
    log: list[Event] | None,
) -> None:
    """Put a cube on a spot of its colour. (CB-47, CB-53)"""
    use(state, player, origin, colour, card)
    take_spot(state, player, card, colour)
    use_steps(state, 1)
    if log is not None:
        log.append(Event("cb.coal.placed", player.seat, (origin, card, colour)))


# Two for counts.one


def cubes_at_hand(player: Player) -> i64:
    """Cubes that could go on an order now: the storage, and the cage at the surface. (CB-49)"""
    cubes = counts.total(player.storage)
    if player.level == ids.SURFACE:
        cubes += cubes_in_cage(player)
    return cubes


def can_begin_pairs(state: CoalBaronState, player: Player) -> i64:
    """Are there two steps and two cubes for a pair? (CB-48, CB-49)"""
    if pending.steps(state) < PAIR_STEPS:
        return why.PAIR_TAKES_TWO_STEPS
    return ALLOWED if cubes_at_hand(player) >= PAIR_STEPS else why.PAIR_TAKES_TWO_CUBES


def can_pair(state: CoalBaronState, player: Player, card: i64, colour: i64) -> i64:
    """May any two cubes fill a spot of this colour on this order? (CB-48, CB-49)"""
    reason = can_begin_pairs(state, player)
    return reason if reason != ALLOWED else has_free_spot(state, player, card, colour)


def begin_pair(
    state: CoalBaronState, player: Player, card: i64, colour: i64, log: list[Event] | None
) -> None:
    """Choose the spot for a pair: it is one filled spot of its colour. (CB-48, CB-50)"""
    use_steps(state, PAIR_STEPS)
    take_spot(state, player, card, colour)
    pending.ask_pair(state, player.seat, PAIR_STEPS, card)
    if log is not None:
        log.append(Event("cb.pair.begun", player.seat, (card, colour)))


def pay_pair(
    state: CoalBaronState, player: Player, origin: i64, colour: i64, log: list[Event] | None
) -> None:
    """Put one of the two cubes of a pair on its spot. (CB-48, CB-49)"""
    card = pending.card(state)
    use(state, player, origin, colour, card)
    pending.set_cubes_left(state, pending.cubes_left(state) - 1)
    if log is not None:
        log.append(Event("cb.pair.paid", player.seat, (origin, card, colour)))


# Step 5: store


def can_store(state: CoalBaronState, player: Player, colour: i64) -> i64:
    """May a cube go from the cage to the storage? At the surface, always. (CB-51, CB-52)"""
    if player.level != ids.SURFACE:
        return why.STORED_BELOW
    return ALLOWED if counts.count(player.cage, colour) > 0 else why.NOTHING_TO_STORE


def store(state: CoalBaronState, player: Player, colour: i64, log: list[Event] | None) -> None:
    """Move a cube from the cage to the private storage, which has no limit. (CB-51)"""
    player.cage -= counts.one(colour)
    player.storage += counts.one(colour)
    use_steps(state, 1)
    if log is not None:
        log.append(Event("cb.coal.stored", player.seat, (colour,)))


def stop_mining(state: CoalBaronState, player: Player, log: list[Event] | None) -> None:
    """Give up the steps that are left, also all of them. (CB-40, CB-41)"""
    if log is not None:
        log.append(Event("cb.mining.stopped", player.seat, (pending.steps(state),)))
    state.pop_decision()
