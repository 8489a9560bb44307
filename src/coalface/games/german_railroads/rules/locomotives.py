"""Locomotives and factories from the supply: taking, placing, replacing, giving back."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads.ids import (
    BOILER,
    BUILD_FACTORY,
    BUILD_FACTORY_OF_EITHER,
    BUILD_LOCO,
    FAC,
    FACTORIES,
    FACTORY_CHOICE,
    HAND,
    LOCO,
    LOCOS,
    LOF,
    NUMBERS,
    RAILROADS,
    SEAT_SIZE,
    SLOT,
    SLOTS,
    SPECIAL,
    SPECIAL_GONE,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.reasons import (
    NO_TILE,
    NOT_LOWER,
    NOT_PENDING,
    SAME_SLOT,
    SLOT_FREE,
)
from coalface.games.german_railroads.rules.gaps import build_in_gap
from coalface.games.german_railroads.rules.specials import check_specials, power


def lowest_loco(state: Pieces) -> i64:
    """The lowest number in the supply, or 0 if no locomotive is left. (RR-29)"""
    for number in range(2, NUMBERS):
        if state.board[LOCOS + number] > 0:
            return number
    return 0


def count_locos(state: Pieces) -> i64:
    """How many locomotives the supply holds."""
    total: i64 = 0
    for number in range(2, NUMBERS):
        total += state.board[LOCOS + number]
    return total


def count_factories(state: Pieces) -> i64:
    """How many factories lie returned in the supply. (RR-37)"""
    total: i64 = 0
    for number in range(NUMBERS):
        total += state.board[FACTORIES + number]
    return total


def slots_full(state: Pieces, seat: i64) -> bool:
    """Has this seat a locomotive on every slot? (RR-31)"""
    at = seat * SEAT_SIZE + SLOT
    return all(state.own[at + slot] != 0 for slot in range(SLOTS))


def built_from(what: i64) -> i64:
    """The effect that a way of building uses up."""
    if what == BUILD_LOCO:
        return LOCO
    return FAC if what == BUILD_FACTORY else LOF


def can_build(state: Pieces, what: i64) -> i64:
    """Is there a tile for this, and an effect that allows it? (RR-29, RR-36, RR-37)"""
    if state.waiting(built_from(what)) == 0:
        return NOT_PENDING
    if lowest_loco(state) > 0:
        return ALLOWED
    if what >= BUILD_FACTORY and count_factories(state) > 0:
        return ALLOWED
    return NO_TILE


def build(state: Pieces, seat: i64, what: i64, log: list[Event] | None) -> None:
    """Take the lowest locomotive into the hand, or choose a factory. (RR-19, RR-29, RR-37)"""
    state.pay(built_from(what))
    if what == BUILD_FACTORY or what == BUILD_FACTORY_OF_EITHER:
        choose_factory(state, seat, what, log)
        return
    number = lowest_loco(state)
    state.board[LOCOS + number] -= 1
    if log is not None:
        log.append(Event("gr.loco.taken", seat, (number, what)))
    state.ask(HAND, seat, number, 0)


def choose_factory(state: Pieces, seat: i64, what: i64, log: list[Event] | None) -> None:
    """Ask which factory, unless only the lowest locomotive can become one. (RR-37, GC-18)"""
    if count_factories(state) == 0:
        turn_lowest(state, seat, what, log)
        return
    state.ask(FACTORY_CHOICE, seat, 0, 0)
    if log is not None:
        log.append(Event("gr.factory.wanted", seat, (what,)))


def turn_lowest(state: Pieces, seat: i64, what: i64, log: list[Event] | None) -> None:
    """The lowest locomotive is turned to its factory side; `what` allowed it. (RR-37)"""
    number = lowest_loco(state)
    state.board[LOCOS + number] -= 1
    if log is not None:
        log.append(Event("gr.factory.turned", seat, (number, what)))
    build_in_gap(state, seat, number, log)


def can_turn_lowest(state: Pieces) -> i64:
    """Is a locomotive left to be turned? (RR-36, RR-37)"""
    return ALLOWED if lowest_loco(state) > 0 else NO_TILE


def can_take_factory(state: Pieces, number: i64) -> i64:
    """Does this factory lie returned in the supply? (RR-33, RR-37)"""
    return ALLOWED if state.board[FACTORIES + number] > 0 else NO_TILE


def take_factory(state: Pieces, seat: i64, number: i64, log: list[Event] | None) -> None:
    """Take a factory that was given back. (RR-37)"""
    state.answered()
    state.board[FACTORIES + number] -= 1
    if log is not None:
        log.append(Event("gr.factory.taken", seat, (number,)))
    build_in_gap(state, seat, number, log)


# The locomotive in the hand


def can_put(state: Pieces, seat: i64, slot: i64) -> i64:
    """May the locomotive in the hand go here: a free slot, or a lower number? (RR-30, GC-15)"""
    at = seat * SEAT_SIZE + SLOT
    tile = state.own[at + slot]
    if slot == 1 and tile == state.own[at]:
        return SAME_SLOT
    if tile == 0 or power(tile) < power(state.asked_a()):
        return ALLOWED
    return NOT_LOWER


def put(state: Pieces, seat: i64, slot: i64, log: list[Event] | None) -> None:
    """Place it; a replaced locomotive is the next in the hand. (RR-19, RR-30, RR-35, GC-14)"""
    tile = state.asked_a()
    at = seat * SEAT_SIZE + SLOT + slot
    replaced = state.own[at]
    state.own[at] = tile
    if replaced == 0:
        state.answered()
    else:
        state.set_a(replaced)
    if log is not None:
        log.append(Event("gr.loco.placed", seat, (tile % BOILER, slot, replaced % BOILER)))
    rr: i64 = slot - 1 if slot > 1 else 0
    assert rr < RAILROADS
    check_specials(state, seat, rr, log)


def can_give_back(state: Pieces, seat: i64) -> i64:
    """Only with all slots full may a locomotive be given back. (RR-31, RR-32)"""
    return ALLOWED if slots_full(state, seat) else SLOT_FREE


def fate_of(tile: i64) -> i64:
    """What becomes of a locomotive that is given back: see the event. (RR-33, GC-14)

    It lies in the supply as a factory (0), so does it but its boilerman is gone (1), or it is the
    special one and leaves the game (2), with its boilerman (3).
    """
    boilerman = (tile // BOILER) % 2
    return boilerman + (2 if tile >= SPECIAL else 0)


def give_back(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """It becomes an available factory; its boilerman leaves the game, as does the special #9.

    (RR-31, RR-32, RR-33, GC-14)
    """
    tile = state.asked_a()
    state.answered()
    if tile >= SPECIAL:
        state.board[SPECIAL_GONE] = 1
    else:
        state.board[FACTORIES + tile % BOILER] += 1
    if log is not None:
        log.append(Event("gr.loco.returned", seat, (tile % BOILER, fate_of(tile))))
