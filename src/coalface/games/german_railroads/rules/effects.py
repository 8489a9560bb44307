"""The interpreter of effects: what is gained waits in the pool, or happens at once."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import CHANCE, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending
from coalface.games.german_railroads.rules.gaps import build_in_gap
from coalface.games.german_railroads.rules.points import score
from coalface.games.german_railroads.state import (
    GermanRailroadsState,
    Player,
)


def gain(
    state: GermanRailroadsState, player: Player, row: i64, side: i64, log: list[Event] | None
) -> None:
    """Gain all parts of an effect, or the choice of one. (RR-15, RR-16, RR-90)"""
    components = state.components
    if components.row_choice[row] >= 0:
        state.add(side, ids.choice_effect(components.row_choice[row]), 1)
        return
    for part in range(components.row_first[row], components.row_end[row]):
        gain_part(state, player, components.part_op[part], components.part_n[part], side, log)


def gain_part(
    state: GermanRailroadsState,
    player: Player,
    op: i64,
    count: i64,
    side: i64,
    log: list[Event] | None,
) -> None:
    """Gain one part: it waits, or happens at once. (RR-18, RR-90)"""
    if op >= ids.POOL:
        if op <= ids.TEMP:
            take(state, player, op, count, side, log)
        else:
            happen(state, player, op, count, side, log)
        return
    if op == ids.DISTINCT:
        for colour in range(ids.COLOURS):
            state.add(side, ids.allowance(colour), 1)
    elif op == ids.SIGNAL_DUE:
        player.signals += count
        if log is not None:
            log.append(Event("gr.signal.received", player.seat))
    elif op == ids.DOUBLER and side == ids.OWED:
        place_doublers(state, player, count, log)
        return
    state.add(ids.OFFERED if op == ids.END_BONUS else side, op, count)


def gain_worked_part(
    state: GermanRailroadsState,
    player: Player,
    op: i64,
    count: i64,
    side: i64,
    log: list[Event] | None,
) -> None:
    """Gain a part that no marker set off: what it repeats must not go round. (RR-50)"""
    if op == ids.REUSE1 and state.components.repeat_again != 0:
        pending.ask_again(state, player.seat, ids.REPEAT_ONE_WORKED, side)
    else:
        gain_part(state, player, op, count, side, log)


def place_doublers(
    state: GermanRailroadsState, player: Player, count: i64, log: list[Event] | None
) -> None:
    """Doublers go to the leftmost free spaces above the main line. (RR-47)"""
    player.doublers += count
    state.doublers -= count
    if log is not None:
        log.append(Event("gr.doubler.placed", player.seat, (count,)))


def take(
    state: GermanRailroadsState,
    player: Player,
    op: i64,
    count: i64,
    side: i64,
    log: list[Event] | None,
) -> None:
    """Coins, coal, points, turquoise workers. (RR-48, RR-49, GC-5)"""
    if op == ids.COIN:
        player.coins += count
        if log is not None:
            log.append(Event("gr.coins.taken", player.seat, (count,)))
    elif op == ids.COAL:
        player.coal += count
        if log is not None:
            log.append(Event("gr.coal.taken", player.seat, (count,)))
    elif op == ids.PTS:
        if state.seats == 1 and side == ids.OFFERED:
            state.add(ids.OFFERED, ids.POINTS_DUE, count)
        else:
            score(state, player, ids.FOR_ACTIONS, count, log)
    elif state.turquoise_with == 0:
        state.turquoise_with = player.seat + 1
        player.workers += state.components.turquoise
        if log is not None:
            log.append(Event("gr.workers.hired", player.seat, (state.components.turquoise,)))


def happen(
    state: GermanRailroadsState,
    player: Player,
    op: i64,
    count: i64,
    side: i64,
    log: list[Event] | None,
) -> None:
    """What happens at once, or is asked at once. (RR-19, RR-65)"""
    if op == ids.UNLOCK:
        unlock(state, player, count, log)
    elif op == ids.WORKER:
        take_worker(state, player, log)
    elif op == ids.REUSE1 or op == ids.REUSE2:
        repeat: i64 = ids.REPEAT_ONE if op == ids.REUSE1 else ids.REPEAT_TWO
        pending.ask_again(state, player.seat, repeat, side)
    elif op == ids.MARKER0:
        if player.markers_at(0) == 0 and state.marker_left > 0:
            pending.ask_marker(state, player.seat)
    elif op == ids.START_BONUS:
        pending.ask_draw_bonus(state, CHANCE, count, player.seat)
    elif op == ids.HIRE:
        hire(state, player, log)
    elif op == ids.TAKE_ENGINEER:
        take_engineer(state, player.seat, count, log)
    elif op == ids.LOCO9:
        pending.ask_hand(state, player.seat, ids.SPECIAL + 9)
    elif op == ids.TAKE_COAL_FACTORY:
        build_in_gap(state, player, 0, log)
    else:
        equip(state, player, op, count, log)


def equip(
    state: GermanRailroadsState, player: Player, op: i64, count: i64, log: list[Event] | None
) -> None:
    """Medal, revaluation, second marker, black worker. (RR-69, RR-70, RR-71, RR-74, GN-10)"""
    if op == ids.PUT_MEDAL:
        player.medal = 1
        if log is not None:
            log.append(Event("gr.medal.put", player.seat))
    elif op == ids.REVALUE:
        if player.revaluation == 0:
            player.revaluation = count
            if log is not None:
                log.append(Event("gr.tracks.revalued", player.seat, (count,)))
    elif op == ids.MARKER2:
        player.add_marker(0, 1)
        if log is not None:
            log.append(Event("gr.marker.added", player.seat))
    elif op == ids.BLACK_WORKER:
        player.black_worker = 1
        if log is not None:
            log.append(Event("gr.worker.black", player.seat))


def unlock(
    state: GermanRailroadsState, player: Player, colour: i64, log: list[Event] | None
) -> None:
    """A colour becomes available on every railroad that takes it. (RR-26, GR-4, GR-7)"""
    if player.has_unlocked(colour):
        return
    player.unlocked |= masks.bit(colour)
    if log is not None:
        log.append(Event("gr.colour.unlocked", player.seat, (colour,)))


def take_worker(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """One of the workers set aside joins, if any is left; usable at once. (RR-66, GR-23)"""
    if player.aside == 0:
        return
    player.aside -= 1
    player.workers += 1
    if log is not None:
        log.append(Event("gr.worker.joined", player.seat))


def hire(state: GermanRailroadsState, player: Player, log: list[Event] | None) -> None:
    """Take the engineer on the hiring space for good. (RR-52, RR-54)"""
    engineer = hireable(state)
    if engineer >= 0:
        take_engineer(state, player.seat, engineer, log)


def hireable(state: GermanRailroadsState) -> i64:
    """Return the engineer on the hiring space, or -1. (RR-51, RR-52)"""
    engineer_at = state.engineer_at
    for engineer in range(ids.ENGINEERS):
        if engineer_at[engineer] == ids.STRIP:
            return engineer
    return -1


def take_engineer(
    state: GermanRailroadsState, owner: i64, engineer: i64, log: list[Event] | None
) -> None:
    """An engineer becomes the own one of a seat, or of Emil. (RR-52, GS-10)"""
    state.engineer_at = counts.replaced(state.engineer_at, engineer, ids.HIRED + owner)
    if log is None:
        return
    if owner < state.seats:
        log.append(Event("gr.engineer.hired", owner, (engineer,)))
    else:
        log.append(Event("gr.emil.hired", CHANCE, (engineer,)))
