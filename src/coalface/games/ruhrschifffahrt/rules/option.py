"""Phase 3, special options: which may be chosen, what they cost, what they do at once."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt.ids import (
    ASK_BRING,
    ASK_IMPROVE,
    ASK_START,
    BLACK,
    CASH,
    CHOSEN,
    CLOSED,
    DEAR_OPTIONS,
    EARNED,
    HAULING,
    HAULING_ACTION,
    HAULING_PILOT,
    HAULING_TRANSPORT,
    HELD,
    MARK_MARKER,
    NO_OPTION,
    OPTIONS,
    PILOT,
    PORT,
    POS,
    SEAT_SIZE,
    SPENT,
    SUPPLY,
    SUPPLY_MARKER,
    TRACKED,
    TRANSPORT,
    TRANSPORT_PILOT,
    WAGE,
    WAGE_MARKER,
    WHITE,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.reasons import (
    MUST_HAUL,
    NEEDS_BLACK,
    NEEDS_WHITE,
    NO_START,
    NOT_CHEAPEST,
    NOT_FIRST_TURN,
    NOT_LAST_TURN,
    PILOT_CLOSED,
    TOO_DEAR,
    TRACK_EMPTY,
    WAGE_TAKEN,
)
from coalface.games.ruhrschifffahrt.rules.debt import by_pool, by_turn_track, pay_owed
from coalface.games.ruhrschifffahrt.rules.track import waiting_storages


def pilots(option: i64) -> bool:
    """Does this option bring a pilot? (RS-43, RS-50, RS-51)"""
    return option == PILOT or option == TRANSPORT_PILOT or option == HAULING_PILOT


def hauls(option: i64) -> bool:
    """Does this option haul the barge upriver? (RS-49, RS-51, RS-52)"""
    return option == HAULING or option == HAULING_PILOT or option == HAULING_TRANSPORT


def transports(option: i64) -> bool:
    """Does this option take a die from an arrow box? (RS-44, RS-50, RS-52)"""
    return option == TRANSPORT or option == TRANSPORT_PILOT or option == HAULING_TRANSPORT


def fee(state: Pieces, option: i64) -> i64:
    """What an option costs in this turn. (RS-21, RS-49, RS-50, RS-51, RS-52)"""
    dear: i64 = 1 if state.turn() >= state.kit.turn_of[DEAR_OPTIONS] else 0
    return state.kit.fee[option * 2 + dear]


# Where a barge could start


def may_carry(state: Pieces, seat: i64) -> i64:
    """The storages whose coal a seat may carry: white only with Grafschaft Mark. (RS-36)"""
    mask = state.kit.coal_storages[BLACK]
    if state.own[seat * SEAT_SIZE + EARNED] & (1 << MARK_MARKER):
        mask |= state.kit.coal_storages[WHITE]
    return mask


def within_reach(state: Pieces, seat: i64, option: i64) -> i64:
    """The storages that an option lets a barge go to, whatever lies there, a bit each.

    (RS-36, RS-37, RS-39, RS-53)
    """
    position = state.own[seat * SEAT_SIZE + POS]
    mask = may_carry(state, seat)
    mask &= state.kit.upriver[position] if hauls(option) else state.kit.downriver[position]
    return mask if pilots(option) else mask & ~state.kit.pilot_only


def starts(state: Pieces, seat: i64, option: i64) -> i64:
    """The storages where a seat may start with an option, a bit each. (RS-35, RS-52)"""
    reach = within_reach(state, seat, option)
    if option == HAULING_TRANSPORT:
        return reach & ~state.dice_mask() & waiting_storages(state)
    return reach & state.dice_mask() & ~state.barge_mask()


def bring_spots(state: Pieces, seat: i64, option: i64) -> i64:
    """The empty storages that a die may be brought to so that a start is left.

    (RS-40, RS-44, RS-45)
    """
    empty = waiting_storages(state) & ~state.dice_mask()
    return empty if starts(state, seat, option) != 0 else empty & within_reach(state, seat, option)


def can_complete(state: Pieces, seat: i64, option: i64) -> bool:
    """Can everything that this option then asks for be done? (RS-40)"""
    if transports(option) and not hauls(option):
        return bring_spots(state, seat, option) != 0
    return starts(state, seat, option) != 0


# Which options are open


def is_open(state: Pieces, seat: i64, option: i64) -> i64:
    """May this seat take this option, whatever it costs?

    (RS-26, RS-34, RS-38, RS-40, RS-41, RS-46, RS-53, RS-54)
    """
    if state.turn() > state.kit.option_last[option]:
        return NOT_LAST_TURN
    if option == WAGE or option == SUPPLY:
        marker: i64 = WAGE_MARKER if option == WAGE else SUPPLY_MARKER
        if state.own[seat * SEAT_SIZE + EARNED] & (1 << marker) == 0:
            return NEEDS_BLACK
        if option == WAGE and wage_is_taken(state):
            return WAGE_TAKEN
    if pilots(option) and state.board[CLOSED] != 0:
        return PILOT_CLOSED
    if transports(option) and state.board[TRACKED + BLACK] + state.board[TRACKED + WHITE] == 0:
        return TRACK_EMPTY
    position = state.own[seat * SEAT_SIZE + POS]
    if hauls(option) and position == 0:
        return NOT_FIRST_TURN
    if position == state.kit.space_pos[PORT] and not hauls(option):
        return MUST_HAUL
    return ALLOWED if can_complete(state, seat, option) else NO_START


def wage_is_taken(state: Pieces) -> bool:
    """Has someone taken the wage in this turn? (RS-41)"""
    taken = False
    for seat in range(state.seats):
        taken = taken or state.own[seat * SEAT_SIZE + CHOSEN] == WAGE
    return taken


def open_options(state: Pieces, seat: i64) -> i64:
    """All options that are open, a bit each."""
    mask: i64 = 0
    for option in range(OPTIONS):
        if is_open(state, seat, option) == ALLOWED:
            mask |= 1 << option
    return mask


def payable(state: Pieces, mask: i64, thalers: i64) -> i64:
    """Those of some options that cost no more than this."""
    found: i64 = 0
    for option in range(OPTIONS):
        if mask & (1 << option) and fee(state, option) <= thalers:
            found |= 1 << option
    return found


def affordable(state: Pieces, seat: i64, mask: i64) -> i64:
    """Of the open options those that a seat may take: what it can pay with its pool; if nothing,
    what it can pay with the turn track; if still nothing, the cheapest. (RS-64, RS-65, RS-66)
    """
    found = payable(state, mask, by_pool(state, seat))
    if found != 0 or has_action(state, seat):
        return found
    found = payable(state, mask, by_turn_track(state, seat))
    if found != 0:
        return found
    return payable(state, mask, cheapest(state, mask))


def cheapest(state: Pieces, mask: i64) -> i64:
    """The lowest fee of some options. (RS-66)"""
    least: i64 = 99
    for option in range(OPTIONS):
        if mask & (1 << option):
            least = min(least, fee(state, option))
    return least


def can_choose(state: Pieces, seat: i64, option: i64) -> i64:
    """May this seat choose this option? (RS-33, RS-41, RS-42, RS-64, RS-65, RS-66)"""
    why = is_open(state, seat, option)
    if why != ALLOWED:
        return why
    mask = open_options(state, seat)
    if affordable(state, seat, mask) & (1 << option):
        return ALLOWED
    can_pay = payable(state, mask, by_turn_track(state, seat))
    return TOO_DEAR if can_pay != 0 or has_action(state, seat) else NOT_CHEAPEST


def choose(state: Pieces, seat: i64, option: i64, log: list[Event] | None) -> None:
    """Take an option and pay its fee. (RS-33, RS-42)"""
    cost = fee(state, option)
    if log is not None:
        if option == NO_OPTION:
            log.append(Event("rs.option.skipped", seat))
        else:
            log.append(Event("rs.option.chosen", seat, (option, cost)))
    if cost > 0:
        pay_owed(state, seat, cost, log)
    begin(state, seat, option, log)


def begin(state: Pieces, seat: i64, option: i64, log: list[Event] | None) -> None:
    """What an option does at once, and what it asks for before the start space.

    (RS-33, RS-44, RS-47, RS-48)
    """
    state.answered()
    state.own[seat * SEAT_SIZE + CHOSEN] = option
    state.ask(ASK_START, seat, option, 0)
    if option == WAGE:
        pay_wage(state, seat, log)
    elif option == SUPPLY:
        state.ask(ASK_IMPROVE, seat, option, 0)
    elif transports(option) and not hauls(option):
        state.ask(ASK_BRING, seat, option, 0)


def pay_wage(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Two Thalers from the bank. (RS-47)"""
    state.own[seat * SEAT_SIZE + CASH] += state.kit.wage_thaler
    if log is not None:
        log.append(Event("rs.wage.paid", seat, (state.kit.wage_thaler,)))


# The white marker


def has_action(state: Pieces, seat: i64) -> bool:
    """Can the hauling action be used for some option now? (RS-88)"""
    return (
        can_act(state, seat, HAULING) == ALLOWED
        or can_act(state, seat, HAULING_PILOT) == ALLOWED
        or can_act(state, seat, HAULING_TRANSPORT) == ALLOWED
    )


def can_act(state: Pieces, seat: i64, option: i64) -> i64:
    """May this hauling option be had for the hauling action? (RS-54, RS-88, RS-128)"""
    at = seat * SEAT_SIZE
    if (state.own[at + HELD] & ~state.own[at + SPENT]) & (1 << HAULING_ACTION) == 0:
        return NEEDS_WHITE
    return is_open(state, seat, option)


def act(state: Pieces, seat: i64, option: i64, log: list[Event] | None) -> None:
    """Take a hauling option without fee; the marker is turned over. (RS-88, RS-128)"""
    state.own[seat * SEAT_SIZE + SPENT] |= 1 << HAULING_ACTION
    if log is not None:
        log.append(Event("rs.option.free", seat, (option,)))
    begin(state, seat, option, log)
