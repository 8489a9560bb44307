"""Track extension: which steps are possible, and what a step does."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending, why
from coalface.games.german_railroads.rules.specials import check_specials
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def last_space(state: GermanRailroadsState, player: Player, rr: i64) -> i64:
    """The last space of a railroad; before the switch that of the longer branch. (RR-25, GR-6)"""
    branch = player.branch
    if rr == ids.MAIN and branch > 0:
        return state.components.branch_last[branch - 1]
    return state.components.rr_last[rr]


def colours_of(state: GermanRailroadsState, player: Player, rr: i64) -> i64:
    """How many colours a railroad takes. (RR-25, GR-6)"""
    branch = player.branch
    if rr == ids.MAIN and branch > 0:
        return state.components.branch_colours[branch - 1]
    return state.components.rr_colours[rr]


def can_step(state: GermanRailroadsState, player: Player, rr: i64, colour: i64) -> i64:
    """May a track of this colour move one space forward here?

    (RR-22, RR-23, RR-24, RR-25, RR-26, RR-27, GR-8, GR-13)
    """
    line = player.line(rr)
    place = counts.count(line, colour)
    if colour == ids.BLACK:
        return ALLOWED if place < last_space(state, player, rr) else why.NO_ROOM
    if colour >= colours_of(state, player, rr):
        return why.NOT_ON_RAILROAD
    if not player.has_unlocked(colour):
        return why.COLOUR_LOCKED
    if place + 1 >= counts.count(line, colour - 1):
        return why.NO_ROOM
    if place == 0 and not has_piece(state, player, colour):
        return why.NO_PIECE
    return ALLOWED


def has_piece(state: GermanRailroadsState, player: Player, colour: i64) -> bool:
    """Is a piece of this colour left that stands on no railroad? (GR-8)"""
    used: i64 = 0
    for rr in range(ids.RAILROADS):
        if player.track(rr, colour) > 0:
            used += 1
    return used < state.components.pieces[colour]


def source_waits(state: GermanRailroadsState, source: i64, rr: i64, colour: i64) -> i64:
    """Does an effect wait that allows a step of this colour? (RR-18, RR-28, RR-56)"""
    if source == ids.BY_COLOUR:
        return ALLOWED if state.waiting(colour) > 0 else why.NOT_PENDING
    if source == ids.BY_ANY:
        return ALLOWED if state.waiting(ids.ANY) > 0 else why.NOT_PENDING
    if source == ids.BY_BG:
        if state.waiting(ids.BG) + state.waiting(ids.BG_BONUS) == 0:
            return why.NOT_PENDING
        return ALLOWED if colour <= ids.GRAY else why.WRONG_COLOUR
    if source == ids.BY_DISTINCT:
        if state.owed[ids.DISTINCT] > 0 and state.owed[ids.allowance(colour)] > 0:
            return ALLOWED
        if state.offered[ids.DISTINCT] > 0 and state.offered[ids.allowance(colour)] > 0:
            return ALLOWED
        return why.WRONG_COLOUR if state.waiting(ids.DISTINCT) > 0 else why.NOT_PENDING
    if state.waiting(ids.CATCH) + state.waiting(ids.RUN + rr) == 0:
        return why.NOT_PENDING
    return ALLOWED if colour == ids.GRAY else why.WRONG_COLOUR


def pay_step(state: GermanRailroadsState, source: i64, rr: i64, colour: i64) -> None:
    """Use up the effect that allows a step. (RR-18, RR-28, RR-56, RR-74)"""
    if source == ids.BY_COLOUR:
        state.pay(colour)
    elif source == ids.BY_ANY:
        state.pay(ids.ANY)
    elif source == ids.BY_BG:
        bonus = state.waiting(ids.BG_BONUS) > 0
        if bonus and (colour == ids.BLACK or state.waiting(ids.BG) == 0):
            state.pay(ids.BG_BONUS)
            if colour == ids.BLACK:
                state.add(ids.OFFERED, ids.BLACK, 1)
        else:
            state.pay(ids.BG)
    elif source == ids.BY_DISTINCT:
        pay_distinct(state, colour)
    elif state.waiting(ids.RUN + rr) == 0:
        state.pay(ids.CATCH)
        state.add(ids.OFFERED, ids.RUN + rr, 1)


def pay_distinct(state: GermanRailroadsState, colour: i64) -> None:
    """One of the steps with different colours; the colour is then used up. (RR-90)"""
    side: i64 = ids.OWED
    if state.owed[ids.DISTINCT] == 0 or state.owed[ids.allowance(colour)] == 0:
        side = ids.OFFERED
    state.add(side, ids.DISTINCT, -1)
    state.add(side, ids.allowance(colour), -1)
    pool = state.owed if side == ids.OWED else state.offered
    if pool[ids.DISTINCT] == 0:
        for other in range(ids.COLOURS):
            state.add(side, ids.allowance(other), -pool[ids.allowance(other)])


def step(
    state: GermanRailroadsState,
    player: Player,
    source: i64,
    rr: i64,
    colour: i64,
    log: list[Event] | None,
) -> None:
    """Move a track one space; switch and stations ask at once. (RR-22, GR-5, GR-10, GR-11)"""
    pay_step(state, source, rr, colour)
    player.move_track(rr, colour, 1)
    place = player.track(rr, colour)
    if log is not None:
        log.append(Event("gr.track.moved", player.seat, (rr, colour, place, source)))
    if colour == ids.BLACK and asks_on_entering(state, player, rr, place):
        return
    check_specials(state, player, rr, log)


def asks_on_entering(state: GermanRailroadsState, player: Player, rr: i64, place: i64) -> bool:
    """The black track enters the switch or a station: the player must choose. (GR-5, GR-10)"""
    components = state.components
    if rr == ids.MAIN and place == components.common + 1:
        pending.ask_branch(state, player.seat)
        return True
    for station in range(len(components.station_rr)):
        if components.station_rr[station] == rr and components.station_at[station] == place:
            pending.ask_extension(state, player.seat, station)
            return True
    return False


def branch(state: GermanRailroadsState, player: Player, way: i64, log: list[Event] | None) -> None:
    """Build towards Hamburg or Berlin, for good. (GR-5, GR-6)"""
    state.pop_decision()
    player.branch = way + 1
    if log is not None:
        log.append(Event("gr.branch.chosen", player.seat, (way,)))
    check_specials(state, player, ids.MAIN, log)


def can_extend(state: GermanRailroadsState, extension: i64) -> i64:
    """Is this extension left, and has it the right size? (GR-10, GR-14)"""
    if not masks.has(state.extensions, extension):
        return why.NO_SUCH_EXTENSION
    if (
        state.components.extension_size[extension]
        != state.components.station_size[pending.station(state)]
    ):
        return why.NO_SUCH_EXTENSION
    return ALLOWED


def extend(
    state: GermanRailroadsState, player: Player, extension: i64, log: list[Event] | None
) -> None:
    """Lay an extension; the black track stands on its first space. (GR-10, GR-11, GR-12)"""
    station = pending.station(state)
    state.pop_decision()
    state.extensions &= ~masks.bit(extension)
    player.extensions = counts.replaced(player.extensions, station, extension + 1)
    if log is not None:
        log.append(Event("gr.extension.laid", player.seat, (extension, station)))
    check_specials(state, player, state.components.station_rr[station], log)
