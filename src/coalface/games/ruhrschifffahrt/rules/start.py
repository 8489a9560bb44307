"""Phase 3, the start space: bring a die, improve one, and move the barge there."""

from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED, NOT_NOW, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import pending, why
from coalface.games.ruhrschifffahrt.rules import option, track
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def can_bring(state: RuhrState, player: Player, storage: i64) -> i64:
    """May the die of an arrow box be set on this storage? (RS-40, RS-44, RS-45, RS-46)"""
    reason = can_receive(state, storage)
    if reason != ALLOWED:
        return reason
    spots = option.bring_spots(state, player, player.option)
    return ALLOWED if masks.has(spots, storage) else why.LEAVES_NO_START


def can_receive(state: RuhrState, storage: i64) -> i64:
    """Is this storage empty, and does a die of its coal wait in an arrow box? (RS-44)"""
    if state.die(storage) > 0:
        return why.STORAGE_TAKEN
    waiting = state.track[state.components.storage_coal[storage]]
    return ALLOWED if waiting != 0 else why.COLUMN_EMPTY


def bring(state: RuhrState, player: Player, storage: i64, log: list[Event] | None) -> None:
    """Set the die of an arrow box on a storage. (RS-44)"""
    state.pop_decision()
    fetch(state, player, storage, log)


def fetch(state: RuhrState, player: Player, storage: i64, log: list[Event] | None) -> None:
    """A die comes from its arrow box, pips unchanged; the column closes up. (RS-44, RS-52)"""
    pips = track.leave_arrow_box(state, state.components.storage_coal[storage])
    state.set_die(storage, pips)
    if log is not None:
        log.append(Event("rs.die.brought", player.seat, (storage, pips)))


def can_improve(state: RuhrState, storage: i64) -> i64:
    """Is there a die on this storage? Whoever's barge stands there. (RS-48, RS-87)"""
    return ALLOWED if state.die(storage) > 0 else why.NO_DIE_THERE


def add_pips(state: RuhrState, storage: i64, pips: i64) -> i64:
    """A die on a storage gains pips, up to six; return what it shows now. (RS-48, RS-87)"""
    shown = min(state.die(storage) + pips, state.components.most_pips)
    state.set_die(storage, shown)
    return shown


def improve(state: RuhrState, player: Player, storage: i64, log: list[Event] | None) -> None:
    """Supply: a die on a storage gains two pips, up to six. (RS-48)"""
    state.pop_decision()
    pips = add_pips(state, storage, state.components.supply_pips)
    if log is not None:
        log.append(Event("rs.die.supplied", player.seat, (storage, pips)))


def can_start(state: RuhrState, player: Player, storage: i64) -> i64:
    """May the barge start from this storage? (RS-35, RS-36, RS-37, RS-39, RS-45, RS-53)"""
    if player.option == ids.HAULING_TRANSPORT:
        reason = can_receive(state, storage)
        if reason != ALLOWED:
            return reason
    elif state.die(storage) == 0:
        return why.NO_DIE_THERE
    elif masks.has(state.barges, storage):
        return why.BARGE_THERE
    if not masks.has(option.may_carry(state, player), storage):
        return why.NO_WHITE_COAL
    if masks.has(state.components.pilot_only, storage) and not option.pilots(player.option):
        return why.PILOT_ONLY
    if option.hauls(player.option):
        above = state.components.upriver[player.position]
        return ALLOWED if masks.has(above, storage) else why.NOT_UPRIVER
    below = state.components.downriver[player.position]
    return ALLOWED if masks.has(below, storage) else why.NEEDS_HAULING


def has_option(state: RuhrState) -> i64:
    """Has the option been chosen, or none? Only then the barge starts. (RS-33)"""
    return NOT_NOW if state.pending_kind == pending.OPTION else ALLOWED


def start(state: RuhrState, player: Player, storage: i64, log: list[Event] | None) -> None:
    """Move the barge to its start space; hauling and transport also sets the die there.

    (RS-33, RS-49, RS-52)
    """
    state.pop_decision()
    if player.option == ids.HAULING_TRANSPORT:
        fetch(state, player, storage, log)
    player.position = state.components.storage_pos[storage]
    player.arrival = 0
    state.barges |= masks.bit(storage)
    if log is not None:
        log.append(Event("rs.barge.started", player.seat, (storage,)))
