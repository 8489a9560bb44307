"""Doing an action again: repeated spaces and copied engineers."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending, why
from coalface.games.german_railroads.rules.coal import gained_since
from coalface.games.german_railroads.rules.effects import gain
from coalface.games.german_railroads.rules.owed import can_do, copied, repeatable
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def gain_action(
    state: GermanRailroadsState,
    player: Player,
    row: i64,
    black: bool,
    side: i64,
    log: list[Event] | None,
) -> None:
    """The action of a space; the black worker adds a black step where it moves black tracks.

    (RR-74)
    """
    components = state.components
    gain(state, player, row, side, log)
    if not black:
        return
    if components.row_black[row]:
        state.add(ids.OFFERED, ids.BLACK, 1)
    elif components.row_bg[row]:
        state.add(side, ids.BG, -1)
        state.add(side, ids.BG_BONUS, 1)


def can_skip(state: GermanRailroadsState) -> i64:
    """Relocating is optional, repeating too unless it is owed. (RR-16, RR-61)"""
    if state.pending_kind == pending.RELOCATE or pending.side(state) == ids.OFFERED:
        return ALLOWED
    return why.MUST_CHOOSE


def can_again(state: GermanRailroadsState, player: Player, space: i64) -> i64:
    """May this space be repeated now? (RR-15, RR-50, GC-19)"""
    if not repeatable(state, player, space, pending.repeat(state)):
        return why.CANNOT_REPEAT
    if pending.side(state) == ids.OWED and not can_do(
        state, player, state.components.space_row[space]
    ):
        return why.NOT_COMPLETE
    return ALLOWED


def any_again(state: GermanRailroadsState, player: Player) -> bool:
    """Is there anything to repeat?"""
    return any(can_again(state, player, space) == ALLOWED for space in range(ids.SPACES))


def again(state: GermanRailroadsState, player: Player, space: i64, log: list[Event] | None) -> None:
    """Do the action of a space again, free of charge. (RR-50, GC-19)"""
    side = pending.side(state)
    by_foundry = pending.repeat(state) == ids.REPEAT_TWO and state.open_foundry > 0
    before = state.offered[:]
    state.pop_decision()
    state.repeated |= masks.bit(space)
    if log is not None:
        log.append(Event("gr.space.repeated", player.seat, (space,)))
    black = state.pieces_on(space, ids.BLACK_WORKERS) > 0
    if space == ids.BLACK_OR_GRAY:
        black = counts.count(player.on_bg1, ids.BLACK_WORKERS) > 0
    gain_action(state, player, state.components.space_row[space], black, side, log)
    if by_foundry:
        state.of_foundry = gained_since(state, before)


def decline(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """Do without a repeat. (RR-16, RR-50)"""
    state.pop_decision()
    if log is not None:
        log.append(Event("gr.repeat.declined", player.seat))


def can_copy(state: GermanRailroadsState, player: Player, engineer: i64) -> i64:
    """May this engineer be copied now? (RR-15, RR-55)"""
    if state.waiting(ids.COPY_DUE) == 0:
        return why.NOT_PENDING
    if not copied(state, player, engineer):
        return why.CANNOT_COPY
    row = state.components.space_row[ids.FIRST_ENGINEER + engineer]
    if state.owed[ids.COPY_DUE] > 0 and not can_do(state, player, row):
        return why.NOT_COMPLETE
    return ALLOWED


def copy_engineer(
    state: GermanRailroadsState, player: Player, engineer: i64, log: list[Event] | None
) -> None:
    """The action of another engineer, without its cost. (RR-55, GS-19)"""
    side = state.pay(ids.COPY_DUE)
    if log is not None:
        log.append(Event("gr.engineer.copied", player.seat, (engineer,)))
    gain(state, player, state.components.space_row[ids.FIRST_ENGINEER + engineer], side, log)
