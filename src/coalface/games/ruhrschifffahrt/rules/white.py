"""White markers that work in the middle of a step: the coal hauler and the inn."""

from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import pending, why
from coalface.games.ruhrschifffahrt.rules import points, start
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def has_white(player: Player, marker: i64) -> bool:
    """Does a seat hold this white marker, not used yet? (RS-128)"""
    return masks.has(player.white & ~player.spent, marker)


def can_haul(state: RuhrState, player: Player, storage: i64) -> i64:
    """May the coal hauler improve the die of this storage? (RS-87, RS-128)"""
    if not has_white(player, ids.COAL_HAULER):
        return why.NEEDS_WHITE
    return start.can_improve(state, storage)


def haul(state: RuhrState, player: Player, storage: i64, log: list[Event] | None) -> None:
    """The coal hauler: a die on a storage gains three pips, up to six. (RS-87, RS-128)"""
    player.spent |= masks.bit(ids.COAL_HAULER)
    pips = start.add_pips(state, storage, state.components.hauler_pips)
    if log is not None:
        log.append(Event("rs.die.hauled", player.seat, (storage, pips)))


def can_stay(player: Player) -> i64:
    """May the inn be used? (RS-89, RS-128)"""
    return ALLOWED if has_white(player, ids.INN) else why.NEEDS_WHITE


def stay(state: RuhrState, player: Player, what: i64, log: list[Event] | None) -> None:
    """The inn: three Thalers or two points, debt or not. (RS-89, RS-128)"""
    if state.pending_kind == pending.INN:
        state.pop_decision()
    player.spent |= masks.bit(ids.INN)
    components = state.components
    if what == ids.THALER:
        player.thaler += components.inn_thaler
    else:
        points.gain(player, ids.INN_POINTS, components.inn_vp)
    if log is not None:
        if what == ids.THALER:
            log.append(Event("rs.inn.thaler", player.seat, (components.inn_thaler,)))
        else:
            log.append(Event("rs.inn.vp", player.seat, (components.inn_vp,)))
