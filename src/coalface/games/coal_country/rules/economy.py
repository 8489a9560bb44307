"""The economy: fees by reported earnings, payments, penalties, the earnings track."""

from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.component_tables import ComponentTables
from coalface.games.coal_country.generated import pending, why
from coalface.games.coal_country.state import CoalCountryState, Player


def earnings(player: Player) -> i64:
    """Reported earnings; 0 while the marker is off the track. (CC-16)"""
    return max(player.earned, 0)


def fee(state: CoalCountryState, player: Player) -> i64:
    """What one fee costs this player now, in dollars. (CC-12, CC-14, CC-16)"""
    return fee_at(state.components, earnings(player))


def fee_at(tables: ComponentTables, earned: i64) -> i64:
    """What one fee costs who has reported this much: by column, then by hundreds. (CC-12)"""
    if earned < 100:
        column = earned // tables.spaces_per_column
        return tables.fee_by_column[column]
    hundreds = earned // 100
    last: i64 = min(hundreds, len(tables.fee_by_hundreds)) - 1
    return tables.fee_by_hundreds[last] + hundreds - last - 1


def can_pay(state: CoalCountryState, player: Player, fees: i64) -> bool:
    """Can a purchase of this many fees be paid in full? (CC-17)"""
    return fees * fee(state, player) <= player.cash


def book(player: Player, account: i64, dollars: i64) -> None:
    """Money in or out, and what it was for. (CC-13)"""
    player.cash += dollars
    if account == ids.SALES:
        player.sales_money += dollars
    elif account == ids.PENALTIES:
        player.penalties_money += dollars
    elif account == ids.PERMITS:
        player.permits_money += dollars
    elif account == ids.UTILITIES:
        player.utilities_money += dollars
    elif account == ids.BUILT:
        player.buildings_money += dollars
    elif account == ids.INSPECTION:
        player.inspection_money += dollars
    else:
        player.start_money += dollars


def pay(state: CoalCountryState, player: Player, fees: i64, account: i64) -> i64:
    """Pay for a purchase; earnings stay as they are. Returns the dollars. (CC-12, CC-13, CC-17)"""
    dollars = fees * fee(state, player)
    book(player, account, -dollars)
    return dollars


def penalty_dollars(state: CoalCountryState, player: Player, fees: i64) -> i64:
    """Return what a penalty costs: not more than there is. (CC-17)"""
    return min(fees * fee(state, player), player.cash)


def penalise(state: CoalCountryState, player: Player, fees: i64, log: list[Event] | None) -> None:
    """Pay a penalty, or all there is; the rest is forgiven. (CC-17)"""
    if fees == 0:
        return
    dollars = penalty_dollars(state, player, fees)
    book(player, ids.PENALTIES, -dollars)
    if log is not None:
        log.append(Event("cc.penalty", player.seat, (fees, dollars)))


# Influence


def has_building(player: Player, building: i64) -> bool:
    """Is this building visible in the village?"""
    return (player.buildings >> building) & 1 != 0


def is_active(player: Player, building: i64) -> bool:
    """Does this building work for the rest of the round? (CC-33, CC-97)"""
    return (player.active >> building) & 1 != 0


def influence(player: Player, value: i64) -> i64:
    """The influence of a foreman: with a tailor the 0 counts as a 1. (CC-98)"""
    if value == 0 and has_building(player, ids.TAILOR):
        return 1
    return value


def trade_influence(player: Player, value: i64) -> i64:
    """The influence of one who buys or sells: 1 higher with an active tavern. (CC-97)"""
    found = influence(player, value)
    return found + 1 if is_active(player, ids.TAVERN_BUILDING) else found


def penalty_of(state: CoalCountryState, effective: i64, printed: i64) -> i64:
    """The fees that a foreman owes who does nothing: his influence as it is then. (CC-97, CC-98)"""
    return effective if state.components.penalty_effective else printed


def with_bonus(state: CoalCountryState, player: Player, found: i64, building: i64) -> i64:
    """One more with a school or a mess hall, up to their limit. (CC-70, CC-71)"""
    if not has_building(player, building):
        return min(found, ids.STRONGEST)
    return max(found, min(found + 1, state.components.bonus_limit))


# The earnings track


def before(player: Player, other: Player) -> bool:
    """Is a player before another in the earnings order? (CC-16)"""
    return player.earned > other.earned


def first_by_earnings(state: CoalCountryState, seats: i64) -> i64:
    """The seat of these that has reported the most; -1 if there is none. (CC-16, CC-47)"""
    best: i64 = -1
    most: i64 = 0
    for player in state.players:
        if masks.has(seats, player.seat) and (best < 0 or player.earned > most):
            best = player.seat
            most = player.earned
    return best


def earnings_order(state: CoalCountryState) -> list[int]:
    """Return the seats by reported earnings, highest first, then as drawn. (CC-16)"""
    left = masks.bit(state.seats) - 1
    order: list[int] = []
    while left != 0:
        seat = first_by_earnings(state, left)
        order.append(seat)
        left &= ~masks.bit(seat)
    return order


def last_by_earnings(state: CoalCountryState, seats: i64) -> i64:
    """The seat of these that has reported the least; -1 if there is none. (CC-16)"""
    last: i64 = -1
    least: i64 = 0
    for player in state.players:
        if masks.has(seats, player.seat) and (last < 0 or player.earned < least):
            last = player.seat
            least = player.earned
    return last


def is_occupied(state: CoalCountryState, player: Player, space: i64) -> bool:
    """Does another player's marker lie on this space of the track? (CC-15)"""
    return any(other.seat != player.seat and other.earned == space for other in state.players)


def free_space(state: CoalCountryState, player: Player, space: i64, way: i64) -> i64:
    """The next free space, ABOVE or BELOW; negative if there is none below. (CC-15)"""
    found = space
    while found >= 0 and is_occupied(state, player, found):
        found += way
    return found


def report(state: CoalCountryState, player: Player, target: i64, log: list[Event] | None) -> None:
    """Move a marker to a space of the track; if that is taken, ask above or below. (CC-15)"""
    if not is_occupied(state, player, target):
        land(state, player, target, log)
    elif free_space(state, player, target, ids.BELOW) < 0:
        land(state, player, free_space(state, player, target, ids.ABOVE), log)
    else:
        pending.ask_side(state, player.seat, target)


def land(state: CoalCountryState, player: Player, space: i64, log: list[Event] | None) -> None:
    """A marker comes to lie on a space; the cash is what it is. (CC-15, CC-16)"""
    player.earned = space
    if log is not None:
        log.append(Event("cc.marker.moved", player.seat, (space, fee(state, player))))


def can_go_below(state: CoalCountryState, player: Player) -> i64:
    """Is there a free space below the one that is taken? (CC-15)"""
    below = free_space(state, player, pending.target(state), ids.BELOW)
    return ALLOWED if below >= 0 else why.NO_SPACE_BELOW


def go_above(state: CoalCountryState, player: Player, log: list[Event] | None) -> None:
    """Go on to the next free space above. (CC-15)"""
    leave_taken_space(state, player, ids.ABOVE, log)


def go_below(state: CoalCountryState, player: Player, log: list[Event] | None) -> None:
    """Go on to the next free space below. (CC-15)"""
    leave_taken_space(state, player, ids.BELOW, log)


def leave_taken_space(
    state: CoalCountryState, player: Player, way: i64, log: list[Event] | None
) -> None:
    """Go on to the next free space above or below. (CC-15)"""
    target = pending.target(state)
    state.pop_decision()
    land(state, player, free_space(state, player, target, way), log)
