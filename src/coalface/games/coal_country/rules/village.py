"""Area 1: foremen on the playable buildings of the own village."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country.ids import (
    ASK_SWAP,
    CHURCH,
    DOCTOR,
    FLAG_CHURCH,
    FLAG_TAVERN,
    FLAGS,
    SEAT_SIZE,
    STORE,
    STORED,
    SUPPLY,
    TAVERN,
    TYPES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.reasons import NONE_IN_SUPPLY, NOTHING_TO_SWAP
from coalface.games.coal_country.rules import economy, foremen


def open_villages(state: Pieces, log: list[Event] | None) -> None:
    """Tavern and church begin to work, the doctor's patient rests: no penalties. (CC-33, CC-34)"""
    for seat in range(state.seats):
        if foremen.token_at(state, seat, DOCTOR) != 0:
            printed = foremen.bring_home(state, seat, DOCTOR)
            if log is not None:
                log.append(Event("cc.rested", seat, (printed,)))
        if foremen.token_at(state, seat, TAVERN) != 0:
            printed = foremen.bring_home(state, seat, TAVERN)
            if printed >= state.kit.tavern_needs:
                enliven(state, seat, FLAG_TAVERN, "cc.tavern.active", log)
            elif log is not None:
                log.append(Event("cc.idle", seat, (TAVERN, printed)))
        if foremen.token_at(state, seat, CHURCH) != 0:
            printed = foremen.bring_home(state, seat, CHURCH)
            if economy.influence(state, seat, printed) >= state.kit.church_needs:
                enliven(state, seat, FLAG_CHURCH, "cc.church.active", log)
            elif log is not None:
                log.append(Event("cc.idle", seat, (CHURCH, printed)))


def enliven(state: Pieces, seat: i64, flag: i64, key: str, log: list[Event] | None) -> None:
    """A building is active for the rest of this round. (CC-33, CC-97)"""
    state.own[seat * SEAT_SIZE + FLAGS] |= flag
    if log is not None:
        log.append(Event(key, seat))


def next_shopper(state: Pieces) -> bool:
    """Ask the next player with a foreman in the village store; False if there is none. (CC-32)"""
    shoppers: i64 = 0
    for seat in range(state.seats):
        if foremen.token_at(state, seat, STORE) != 0:
            shoppers |= 1 << seat
    if shoppers == 0:
        return False
    seat = economy.first_by_earnings(state, shoppers)
    value = foremen.bring_home(state, seat, STORE)
    state.ask(ASK_SWAP, seat, economy.influence(state, seat, value), 0, 0)
    return True


def other_type(out: i64, place: i64) -> i64:
    """The type that is swapped for: the first or the second of the two others."""
    return place if place < out else place + 1


def can_swap(state: Pieces, seat: i64, out: i64, other: i64) -> i64:
    """May a stored cube be swapped for one of the general supply? (CC-32)"""
    if state.own[seat * SEAT_SIZE + STORED + out] == 0:
        return NOTHING_TO_SWAP
    if state.kit.supply_limited and state.board[SUPPLY + other] == 0:
        return NONE_IN_SUPPLY
    return ALLOWED


def can_swap_any(state: Pieces, seat: i64) -> bool:
    """Is there anything to swap, and for? (CC-32, CC-34)"""
    for out in range(TYPES):
        for place in range(TYPES - 1):
            if can_swap(state, seat, out, other_type(out, place)) == ALLOWED:
                return True
    return False


def ask_shopper(state: Pieces, log: list[Event] | None) -> bool:
    """Is there a choice? If not, the foreman is done in the store. (CC-32, CC-34)"""
    if state.asked_a() > 0 and can_swap_any(state, state.asked_seat()):
        return True
    leave_store(state, state.asked_seat(), log)
    return False


def leave_store(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """The foreman in the village store swaps no more. (CC-32)"""
    state.answered()
    if log is not None:
        log.append(Event("cc.store.left", seat))


def swap(state: Pieces, seat: i64, out: i64, other: i64, log: list[Event] | None) -> None:
    """A stored cube for one of the general supply, never of the market. (CC-32)"""
    at = seat * SEAT_SIZE + STORED
    state.own[at + out] -= 1
    state.own[at + other] += 1
    state.board[SUPPLY + out] += 1
    state.board[SUPPLY + other] -= 1
    state.set_a(state.asked_a() - 1)
    if log is not None:
        log.append(Event("cc.swapped", seat, (out, other)))
