"""Locomotives and factories from the supply: taking, placing, replacing, giving back."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending, why
from coalface.games.german_railroads.rules.gaps import build_in_gap
from coalface.games.german_railroads.rules.specials import check_specials, power
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def lowest_loco(state: GermanRailroadsState) -> i64:
    """The lowest number in the supply, or 0 if no locomotive is left. (RR-29)"""
    for number in range(2, ids.NUMBERS):
        if state.locomotives[number] > 0:
            return number
    return 0


def count_locos(state: GermanRailroadsState) -> i64:
    """How many locomotives the supply holds."""
    total: i64 = 0
    for number in range(2, ids.NUMBERS):
        total += state.locomotives[number]
    return total


def count_factories(state: GermanRailroadsState) -> i64:
    """How many factories lie returned in the supply. (RR-37)"""
    total: i64 = 0
    for number in range(ids.NUMBERS):
        total += state.factories[number]
    return total


def slots_full(state: GermanRailroadsState, player: Player) -> bool:
    """Has this seat a locomotive on every slot? (RR-31)"""
    return all(player.locomotive(slot) != 0 for slot in range(ids.SLOTS))


def built_from(what: i64) -> i64:
    """The effect that a way of building uses up."""
    if what == ids.BUILD_LOCO:
        return ids.LOCO
    return ids.FAC if what == ids.BUILD_FACTORY else ids.LOF


def can_build(state: GermanRailroadsState, what: i64) -> i64:
    """Is there a tile for this, and an effect that allows it? (RR-29, RR-36, RR-37)"""
    if state.waiting(built_from(what)) == 0:
        return why.NOT_PENDING
    if lowest_loco(state) > 0:
        return ALLOWED
    if what >= ids.BUILD_FACTORY and count_factories(state) > 0:
        return ALLOWED
    return why.NO_TILE


def build(state: GermanRailroadsState, player: Player, what: i64, log: list[Event] | None) -> None:
    """Take the lowest locomotive into the hand, or choose a factory. (RR-19, RR-29, RR-37)"""
    state.pay(built_from(what))
    if what == ids.BUILD_FACTORY or what == ids.BUILD_FACTORY_OF_EITHER:
        choose_factory(state, player, what, log)
        return
    number = lowest_loco(state)
    state.locomotives = counts.added(state.locomotives, number, -1)
    if log is not None:
        log.append(Event("gr.loco.taken", player.seat, (number, what)))
    pending.ask_hand(state, player.seat, number)


def choose_factory(
    state: GermanRailroadsState, player: Player, what: i64, log: list[Event] | None
) -> None:
    """Ask which factory, unless only the lowest locomotive can become one. (RR-37, GC-18)"""
    if count_factories(state) == 0:
        turn_lowest(state, player, what, log)
        return
    pending.ask_factory(state, player.seat)
    if log is not None:
        log.append(Event("gr.factory.wanted", player.seat, (what,)))


def turn_lowest(
    state: GermanRailroadsState, player: Player, what: i64, log: list[Event] | None
) -> None:
    """The lowest locomotive is turned to its factory side; `what` allowed it. (RR-37)"""
    number = lowest_loco(state)
    state.locomotives = counts.added(state.locomotives, number, -1)
    if log is not None:
        log.append(Event("gr.factory.turned", player.seat, (number, what)))
    build_in_gap(state, player, number, log)


def choose_lowest(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """Choose the lowest locomotive instead of a returned factory. (RR-37)"""
    state.pop_decision()
    turn_lowest(state, player, ids.BUILD_FACTORY, log)


def can_turn_lowest(state: GermanRailroadsState) -> i64:
    """Is a locomotive left to be turned? (RR-36, RR-37)"""
    return ALLOWED if lowest_loco(state) > 0 else why.NO_TILE


def can_take_factory(state: GermanRailroadsState, number: i64) -> i64:
    """Does this factory lie returned in the supply? (RR-33, RR-37)"""
    return ALLOWED if state.factories[number] > 0 else why.NO_TILE


def take_factory(
    state: GermanRailroadsState, player: Player, number: i64, log: list[Event] | None
) -> None:
    """Take a factory that was given back. (RR-37)"""
    state.pop_decision()
    state.factories = counts.added(state.factories, number, -1)
    if log is not None:
        log.append(Event("gr.factory.taken", player.seat, (number,)))
    build_in_gap(state, player, number, log)


# The locomotive in the hand


def can_put(state: GermanRailroadsState, player: Player, slot: i64) -> i64:
    """May the locomotive in the hand go here: a free slot, or a lower number? (RR-30, GC-15)"""
    tile = player.locomotive(slot)
    if slot == 1 and tile == player.locomotive(0):
        return why.SAME_SLOT
    if tile == 0 or power(tile) < power(pending.tile(state)):
        return ALLOWED
    return why.NOT_LOWER


def put(state: GermanRailroadsState, player: Player, slot: i64, log: list[Event] | None) -> None:
    """Place it; a replaced locomotive is the next in the hand. (RR-19, RR-30, RR-35, GC-14)"""
    tile = pending.tile(state)
    replaced = player.locomotive(slot)
    player.put_locomotive(slot, tile)
    if replaced == 0:
        state.pop_decision()
    else:
        pending.set_tile(state, replaced)
    if log is not None:
        log.append(
            Event("gr.loco.placed", player.seat, (tile % ids.BOILER, slot, replaced % ids.BOILER))
        )
    rr: i64 = slot - 1 if slot > 1 else 0
    assert rr < ids.RAILROADS
    check_specials(state, player, rr, log)


def can_give_back(state: GermanRailroadsState, player: Player) -> i64:
    """Only with all slots full may a locomotive be given back. (RR-31, RR-32)"""
    return ALLOWED if slots_full(state, player) else why.SLOT_FREE


def fate_of(tile: i64) -> i64:
    """What becomes of a locomotive that is given back: see the event. (RR-33, GC-14)

    It lies in the supply as a factory (0), so does it but its boilerman is gone (1), or it is the
    special one and leaves the game (2), with its boilerman (3).
    """
    boilerman = (tile // ids.BOILER) % 2
    return boilerman + (2 if tile >= ids.SPECIAL else 0)


def give_back(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """It becomes an available factory; its boilerman leaves the game, as does the special #9.

    (RR-31, RR-32, RR-33, GC-14)
    """
    tile = pending.tile(state)
    state.pop_decision()
    if tile >= ids.SPECIAL:
        state.special_gone = 1
    else:
        state.factories = counts.added(state.factories, tile % ids.BOILER, 1)
    if log is not None:
        log.append(Event("gr.loco.returned", player.seat, (tile % ids.BOILER, fate_of(tile))))
