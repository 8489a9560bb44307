"""Phase 3, special options: which may be chosen, what they cost, what they do at once."""

from typing import Final

from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import pending, why
from coalface.games.ruhrschifffahrt.rules import debt, track
from coalface.games.ruhrschifffahrt.state import Player, RuhrState

PILOTS: Final[i64] = 1 << 1 | 1 << 6 | 1 << 7
HAULS: Final[i64] = 1 << 5 | 1 << 7 | 1 << 8
TRANSPORTS: Final[i64] = 1 << 2 | 1 << 6 | 1 << 8
"""The options that bring a pilot, that haul, that take a die from an arrow box, a bit each."""


def pilots(option: i64) -> bool:
    """Does this option bring a pilot? (RS-43, RS-50, RS-51)"""
    return masks.has(PILOTS, option)


def hauls(option: i64) -> bool:
    """Does this option haul the barge upriver? (RS-49, RS-51, RS-52)"""
    return masks.has(HAULS, option)


def transports(option: i64) -> bool:
    """Does this option take a die from an arrow box? (RS-44, RS-50, RS-52)"""
    return masks.has(TRANSPORTS, option)


def brings(option: i64) -> bool:
    """Does this option set a die on a storage before the start is chosen? (RS-44, RS-50)"""
    return masks.has(TRANSPORTS & ~HAULS, option)


def are_dear(state: RuhrState) -> i64:
    """Return 1 if fees have risen, else 0. (RS-21)"""
    return 1 if state.turn >= state.components.turn_of[ids.DEAR_OPTIONS] else 0


def fee(state: RuhrState, option: i64) -> i64:
    """What an option costs in this turn. (RS-21, RS-49, RS-50, RS-51, RS-52)"""
    return state.components.fee[option * 2 + are_dear(state)]


def payable(state: RuhrState, thalers: i64) -> i64:
    """The options that cost no more than this, a bit each. (RS-21, RS-42)"""
    highest = state.components.highest_fee
    first = are_dear(state) * (highest + 1)
    return state.components.payable[first + min(thalers, highest)]


# Where a barge could start


def may_carry(state: RuhrState, player: Player) -> i64:
    """The storages whose coal a seat may carry: white only with Grafschaft Mark. (RS-36)"""
    mask = state.components.coal_storages[ids.BLACK]
    if masks.has(player.earned, ids.MARK_MARKER):
        mask |= state.components.coal_storages[ids.WHITE]
    return mask


def within_reach(state: RuhrState, player: Player, option: i64) -> i64:
    """The storages that an option lets a barge go to, whatever lies there, a bit each.

    (RS-36, RS-37, RS-39, RS-53)
    """
    components = state.components
    position = player.position
    mask = may_carry(state, player)
    if hauls(option):
        mask &= components.upriver[position]
    else:
        mask &= components.downriver[position]
    return mask if pilots(option) else mask & ~components.pilot_only


def starts(state: RuhrState, player: Player, option: i64) -> i64:
    """The storages where a seat may start with an option, a bit each. (RS-35, RS-52)"""
    reach = within_reach(state, player, option)
    if option == ids.HAULING_TRANSPORT:
        return reach & ~state.filled & track.waiting_storages(state)
    return reach & state.filled & ~state.barges


def bring_spots(state: RuhrState, player: Player, option: i64) -> i64:
    """The empty storages that a die may be brought to so that a start is left.

    (RS-40, RS-44, RS-45)
    """
    empty = track.waiting_storages(state) & ~state.filled
    if starts(state, player, option) != 0:
        return empty
    return empty & within_reach(state, player, option)


def can_complete(state: RuhrState, player: Player, option: i64) -> bool:
    """Can everything that this option then asks for be done? (RS-40)"""
    if brings(option):
        return bring_spots(state, player, option) != 0
    return starts(state, player, option) != 0


def could_start(state: RuhrState, player: Player, option: i64) -> i64:
    """The storages where an option lets a seat start, a die it brings included. (RS-35, RS-45)"""
    found = starts(state, player, option)
    if brings(option):
        reach = within_reach(state, player, option)
        found |= bring_spots(state, player, option) & reach
    return found


# Which options are open


def is_open(state: RuhrState, player: Player, option: i64) -> i64:
    """May this seat take this option, whatever it costs?

    (RS-26, RS-34, RS-38, RS-40, RS-41, RS-46, RS-53, RS-54)
    """
    if state.turn > state.components.option_last[option]:
        return why.NOT_LAST_TURN
    if option == ids.WAGE:
        if not masks.has(player.earned, ids.WAGE_MARKER):
            return why.NEEDS_BLACK
        if wage_is_taken(state):
            return why.WAGE_TAKEN
    if option == ids.SUPPLY and not masks.has(player.earned, ids.SUPPLY_MARKER):
        return why.NEEDS_BLACK
    if pilots(option) and state.pilots_banned != 0:
        return why.PILOT_CLOSED
    if transports(option) and state.track[ids.BLACK] == 0 and state.track[ids.WHITE] == 0:
        return why.TRACK_EMPTY
    position = player.position
    if hauls(option):
        if position == 0:
            return why.NOT_FIRST_TURN
    elif position == ids.RIVER:
        return why.MUST_HAUL
    return ALLOWED if can_complete(state, player, option) else why.NO_START


def wage_is_taken(state: RuhrState) -> bool:
    """Has someone taken the wage in this turn? (RS-41)"""
    taken = False
    for player in state.players:
        taken = taken or player.option == ids.WAGE
    return taken


def open_options(state: RuhrState, player: Player) -> i64:
    """All options that are open, a bit each."""
    mask: i64 = 0
    for option in range(ids.OPTIONS):
        if is_open(state, player, option) == ALLOWED:
            mask |= masks.bit(option)
    return mask


def affordable(state: RuhrState, player: Player, mask: i64) -> i64:
    """Of the open options those that a seat may take: what it can pay with its pool; if nothing,
    what it can pay with the turn track; if still nothing, the cheapest. (RS-64, RS-65, RS-66)
    """
    found = mask & payable(state, debt.by_pool(state, player))
    if found != 0 or has_action(state, player):
        return found
    found = mask & payable(state, debt.by_turn_track(state, player))
    if found != 0:
        return found
    return mask & payable(state, cheapest(state, mask))


def cheapest(state: RuhrState, mask: i64) -> i64:
    """The lowest fee of some options. (RS-66)"""
    least = state.components.highest_fee
    for option in range(ids.OPTIONS):
        if masks.has(mask, option):
            least = min(least, fee(state, option))
    return least


def can_choose(state: RuhrState, player: Player, option: i64) -> i64:
    """May this seat choose this option? (RS-33, RS-41, RS-42, RS-64, RS-65, RS-66)"""
    reason = is_open(state, player, option)
    if reason != ALLOWED:
        return reason
    mask = open_options(state, player)
    if masks.has(affordable(state, player, mask), option):
        return ALLOWED
    can_pay = mask & payable(state, debt.by_turn_track(state, player))
    return why.TOO_DEAR if can_pay != 0 or has_action(state, player) else why.NOT_CHEAPEST


def choose(state: RuhrState, player: Player, option: i64, log: list[Event] | None) -> None:
    """Take an option and pay its fee. (RS-33, RS-42)"""
    cost = fee(state, option)
    if log is not None:
        if option == ids.NO_OPTION:
            log.append(Event("rs.option.skipped", player.seat))
        else:
            log.append(Event("rs.option.chosen", player.seat, (option, cost)))
    if cost > 0:
        debt.pay_owed(state, player, cost, log)
    begin(state, player, option, log)


def begin(state: RuhrState, player: Player, option: i64, log: list[Event] | None) -> None:
    """What an option does at once, and what it asks for before the start space.

    (RS-33, RS-44, RS-47, RS-48)
    """
    state.pop_decision()
    player.option = option
    pending.ask_start(state, player.seat)
    if option == ids.WAGE:
        pay_wage(state, player, log)
    elif option == ids.SUPPLY:
        pending.ask_improve(state, player.seat)
    elif brings(option):
        pending.ask_bring(state, player.seat)


def pay_wage(state: RuhrState, player: Player, log: list[Event] | None) -> None:
    """Two Thalers from the bank. (RS-47)"""
    player.thaler += state.components.wage_thaler
    if log is not None:
        log.append(Event("rs.wage.paid", player.seat, (state.components.wage_thaler,)))


# The white marker


def hauling_option(hauling: i64) -> i64:
    """The hauling options in the order of the hauling action. (RS-88)"""
    if hauling == 0:
        return ids.HAULING
    return ids.HAULING_PILOT if hauling == 1 else ids.HAULING_TRANSPORT


def has_action(state: RuhrState, player: Player) -> bool:
    """Can the hauling action be used for some option now? (RS-88)"""
    found = False
    for hauling in range(ids.HAULINGS):
        found = found or can_act(state, player, hauling) == ALLOWED
    return found


def can_act(state: RuhrState, player: Player, hauling: i64) -> i64:
    """May this hauling option be had for the hauling action? (RS-54, RS-88, RS-128)"""
    if not masks.has(player.white & ~player.spent, ids.HAULING_ACTION):
        return why.NEEDS_WHITE
    return is_open(state, player, hauling_option(hauling))


def act(state: RuhrState, player: Player, hauling: i64, log: list[Event] | None) -> None:
    """Take a hauling option without fee; the marker is turned over. (RS-88, RS-128)"""
    option = hauling_option(hauling)
    player.spent |= masks.bit(ids.HAULING_ACTION)
    if log is not None:
        log.append(Event("rs.option.free", player.seat, (option,)))
    begin(state, player, option, log)
