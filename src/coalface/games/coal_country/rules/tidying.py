"""Area 7: refuse is removed, stored utilities are installed."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country.ids import (
    ASK_CLEAR,
    ASK_STORE,
    MESS_HALL,
    REFUSE,
    REFUSE_PILE,
    SCHOOL,
    SEAT_SIZE,
    STORAGE,
    STORED,
    TYPES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.reasons import TOO_MUCH_REFUSE
from coalface.games.coal_country.rules import economy, foremen, utilities


def next_tidier(state: Pieces) -> bool:
    """Ask the next player, in earnings order, for the pile first, then for the storage. (CC-72)"""
    waiting: i64 = 0
    for seat in range(state.seats):
        pile = foremen.token_at(state, seat, REFUSE_PILE)
        if pile != 0 or foremen.token_at(state, seat, STORAGE) != 0:
            waiting |= 1 << seat
    if waiting == 0:
        return False
    seat = economy.first_by_earnings(state, waiting)
    at_pile = foremen.token_at(state, seat, REFUSE_PILE) != 0
    value = foremen.bring_home(state, seat, REFUSE_PILE if at_pile else STORAGE)
    found = economy.influence(state, seat, value)
    limit = economy.with_bonus(state, seat, found, MESS_HALL if at_pile else SCHOOL)
    owed = economy.penalty_of(state, found, value)
    state.ask(ASK_CLEAR if at_pile else ASK_STORE, seat, limit, owed, 0)
    return True


# The refuse pile


def most_cleared(state: Pieces, seat: i64) -> i64:
    """How many refuse cubes can be removed now. (CC-70, CC-72)"""
    return min(state.asked_a(), state.own[seat * SEAT_SIZE + REFUSE])


def ask_clearer(state: Pieces, log: list[Event] | None) -> bool:
    """Is there refuse to remove? If not, the penalty is due. (CC-72)"""
    if most_cleared(state, state.asked_seat()) > 0:
        return True
    clear(state, state.asked_seat(), 0, log)
    return False


def can_clear(state: Pieces, seat: i64, cubes: i64) -> i64:
    """May so many refuse cubes be removed? (CC-70)"""
    return ALLOWED if cubes <= most_cleared(state, seat) else TOO_MUCH_REFUSE


def clear(state: Pieces, seat: i64, cubes: i64, log: list[Event] | None) -> None:
    """Refuse goes back to the supply; who moves none pays. (CC-70, CC-72)"""
    fees = state.asked_b()
    state.answered()
    state.own[seat * SEAT_SIZE + REFUSE] -= cubes
    if log is not None:
        log.append(Event("cc.cleared", seat, (cubes,)))
    if cubes == 0:
        economy.penalise(state, seat, fees, log)


# The utility storage


def ask_storer(state: Pieces, log: list[Event] | None) -> bool:
    """Is there a stored cube with a tile to go to, and influence left? (CC-71, CC-72)"""
    seat = state.asked_seat()
    if state.asked_a() > 0:
        for type in range(TYPES):
            stored = state.own[seat * SEAT_SIZE + STORED + type]
            if stored > 0 and utilities.has_room(state, seat, type):
                return True
    leave_storage(state, seat, log)
    return False


def leave_storage(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """The foreman has done what he could; if he moved no cube the penalty is due. (CC-72)"""
    fees = state.asked_b() if state.asked_c() == 0 else 0
    state.answered()
    if log is not None:
        log.append(Event("cc.storage.left", seat))
    economy.penalise(state, seat, fees, log)
