"""The economy: fees by reported earnings, payments, penalties, the earnings track."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country.ids import (
    ABOVE,
    ACCOUNT,
    ASK_SIDE,
    CASH,
    EARNED,
    FLAG_TAVERN,
    FLAGS,
    PENALTIES,
    SEAT_SIZE,
    STRONGEST,
    TAILOR,
    VISIBLE,
)
from coalface.games.coal_country.kit import Kit
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.reasons import NO_SPACE_BELOW


def earnings(state: Pieces, seat: i64) -> i64:
    """Reported earnings; 0 while the marker is off the track. (CC-16)"""
    return max(state.own[seat * SEAT_SIZE + EARNED], 0)


def fee(state: Pieces, seat: i64) -> i64:
    """What one fee costs this player now, in dollars. (CC-12, CC-14, CC-16)"""
    return fee_at(state.kit, earnings(state, seat))


def fee_at(kit: Kit, earned: i64) -> i64:
    """What one fee costs who has reported so much: by column, then by hundreds. (CC-12)"""
    if earned < 100:
        return kit.fee_by_column[earned // kit.spaces_per_column]
    hundreds = earned // 100
    listed = min(hundreds, len(kit.fee_by_hundreds))
    return kit.fee_by_hundreds[listed - 1] + hundreds - listed


def can_pay(state: Pieces, seat: i64, fees: i64) -> bool:
    """Can a purchase of so many fees be paid in full? (CC-17)"""
    return fees * fee(state, seat) <= state.own[seat * SEAT_SIZE + CASH]


def book(state: Pieces, seat: i64, account: i64, dollars: i64) -> None:
    """Money in or out, and what it was for. (CC-13)"""
    at = seat * SEAT_SIZE
    state.own[at + CASH] += dollars
    state.own[at + ACCOUNT + account] += dollars


def pay(state: Pieces, seat: i64, fees: i64, account: i64) -> i64:
    """Pay for a purchase; earnings stay as they are. Returns the dollars. (CC-12, CC-13, CC-17)"""
    dollars = fees * fee(state, seat)
    book(state, seat, account, -dollars)
    return dollars


def penalise(state: Pieces, seat: i64, fees: i64, log: list[Event] | None) -> None:
    """Pay a penalty, or all there is; the rest is forgiven. (CC-17)"""
    if fees == 0:
        return
    dollars = min(fees * fee(state, seat), state.own[seat * SEAT_SIZE + CASH])
    book(state, seat, PENALTIES, -dollars)
    if log is not None:
        log.append(Event("cc.penalty", seat, (fees, dollars)))


# Influence


def has_building(state: Pieces, seat: i64, building: i64) -> bool:
    """Is this building visible in the village?"""
    return (state.own[seat * SEAT_SIZE + VISIBLE] >> building) & 1 != 0


def influence(state: Pieces, seat: i64, value: i64) -> i64:
    """The influence of a foreman: with a tailor the 0 counts as a 1. (CC-98)"""
    if value == 0 and has_building(state, seat, TAILOR):
        return 1
    return value


def trade_influence(state: Pieces, seat: i64, value: i64) -> i64:
    """The influence of one who buys or sells: 1 higher with an active tavern. (CC-97)"""
    found = influence(state, seat, value)
    return found + 1 if state.own[seat * SEAT_SIZE + FLAGS] & FLAG_TAVERN != 0 else found


def penalty_of(state: Pieces, effective: i64, printed: i64) -> i64:
    """The fees that a foreman owes who does nothing: his influence as it is then. (CC-97, CC-98)"""
    return effective if state.kit.penalty_effective else printed


def with_bonus(state: Pieces, seat: i64, found: i64, building: i64) -> i64:
    """One more with a school or a mess hall, up to their limit. (CC-70, CC-71)"""
    if not has_building(state, seat, building):
        return min(found, STRONGEST)
    return max(found, min(found + 1, state.kit.bonus_limit))


# The earnings track


def before(state: Pieces, seat: i64, other: i64) -> bool:
    """Is a seat before another in the earnings order? (CC-16)"""
    return state.own[seat * SEAT_SIZE + EARNED] > state.own[other * SEAT_SIZE + EARNED]


def first_by_earnings(state: Pieces, seats: i64) -> i64:
    """The seat of this mask that has reported the most; -1 if the mask is empty. (CC-16, CC-47)"""
    best: i64 = -1
    for seat in range(state.seats):
        if (seats >> seat) & 1 != 0 and (best < 0 or before(state, seat, best)):
            best = seat
    return best


def last_by_earnings(state: Pieces, seats: i64) -> i64:
    """The seat of this mask that has reported the least; -1 if the mask is empty. (CC-16)"""
    last: i64 = -1
    for seat in range(state.seats):
        if (seats >> seat) & 1 != 0 and (last < 0 or before(state, last, seat)):
            last = seat
    return last


def is_occupied(state: Pieces, seat: i64, space: i64) -> bool:
    """Does another seat's marker lie on this space of the track? (CC-15)"""
    for other in range(state.seats):
        if other != seat and state.own[other * SEAT_SIZE + EARNED] == space:
            return True
    return False


def free_space(state: Pieces, seat: i64, space: i64, step: i64) -> i64:
    """The next free space in a direction; negative if there is none below. (CC-15)"""
    found = space
    while found >= 0 and is_occupied(state, seat, found):
        found += step
    return found


def report(state: Pieces, seat: i64, target: i64, log: list[Event] | None) -> None:
    """Move a marker to a space of the track; if that is taken, ask above or below. (CC-15)"""
    if not is_occupied(state, seat, target):
        land(state, seat, target, log)
    elif free_space(state, seat, target, -1) < 0:
        land(state, seat, free_space(state, seat, target, 1), log)
    else:
        state.ask(ASK_SIDE, seat, target, 0, 0)


def land(state: Pieces, seat: i64, space: i64, log: list[Event] | None) -> None:
    """A marker comes to lie on a space; the cash is what it is. (CC-15, CC-16)"""
    state.own[seat * SEAT_SIZE + EARNED] = space
    if log is not None:
        log.append(Event("cc.marker.moved", seat, (space, fee(state, seat))))


def can_choose_side(state: Pieces, seat: i64, move: i64) -> i64:
    """May the marker go this way from an occupied space? (CC-15)"""
    if move == ABOVE or free_space(state, seat, state.asked_a(), -1) >= 0:
        return ALLOWED
    return NO_SPACE_BELOW


def choose_side(state: Pieces, seat: i64, move: i64, log: list[Event] | None) -> None:
    """Go on to the next free space above or below. (CC-15)"""
    target = state.asked_a()
    state.answered()
    land(state, seat, free_space(state, seat, target, 1 if move == ABOVE else -1), log)
