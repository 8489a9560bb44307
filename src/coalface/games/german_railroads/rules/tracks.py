"""Track extension: which steps are possible, and what a step does."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads.ids import (
    ALLOW,
    ANY,
    BG,
    BG_BONUS,
    BLACK,
    BRANCHED,
    BRANCHING,
    BY_ANY,
    BY_BG,
    BY_COLOUR,
    BY_DISTINCT,
    CATCH,
    COLOURS,
    DISTINCT,
    EXTENDING,
    EXTENSIONS_LEFT,
    GRAY,
    LAID,
    MAIN,
    OFFERED,
    OWED,
    RAILROADS,
    RUN,
    SEAT_SIZE,
    TRACK,
    UNLOCKED,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.reasons import (
    COLOUR_LOCKED,
    NO_PIECE,
    NO_ROOM,
    NO_SUCH_EXTENSION,
    NOT_ON_RAILROAD,
    NOT_PENDING,
    WRONG_COLOUR,
)
from coalface.games.german_railroads.rules.specials import check_specials


def last_space(state: Pieces, seat: i64, rr: i64) -> i64:
    """The last space of a railroad; before the switch that of the longer branch. (RR-25, GR-6)"""
    branch = state.own[seat * SEAT_SIZE + BRANCHED]
    if rr == MAIN and branch > 0:
        return state.kit.branch_last[branch - 1]
    return state.kit.rr_last[rr]


def colours_of(state: Pieces, seat: i64, rr: i64) -> i64:
    """How many colours a railroad takes. (RR-25, GR-6)"""
    branch = state.own[seat * SEAT_SIZE + BRANCHED]
    if rr == MAIN and branch > 0:
        return state.kit.branch_colours[branch - 1]
    return state.kit.rr_colours[rr]


def can_step(state: Pieces, seat: i64, rr: i64, colour: i64) -> i64:
    """May a track of this colour move one space forward here?

    (RR-22, RR-23, RR-24, RR-25, RR-26, RR-27, GR-8, GR-13)
    """
    own = state.own
    at = seat * SEAT_SIZE
    track = at + TRACK + rr * COLOURS + colour
    place = own[track]
    if colour == BLACK:
        return ALLOWED if place < last_space(state, seat, rr) else NO_ROOM
    if colour >= colours_of(state, seat, rr):
        return NOT_ON_RAILROAD
    if own[at + UNLOCKED] & (1 << colour) == 0:
        return COLOUR_LOCKED
    if place + 1 >= own[track - 1]:
        return NO_ROOM
    if place == 0 and not has_piece(state, seat, colour):
        return NO_PIECE
    return ALLOWED


def has_piece(state: Pieces, seat: i64, colour: i64) -> bool:
    """Is a piece of this colour left that stands on no railroad? (GR-8)"""
    at = seat * SEAT_SIZE + TRACK + colour
    used: i64 = 0
    for rr in range(RAILROADS):
        if state.own[at + rr * COLOURS] > 0:
            used += 1
    return used < state.kit.pieces[colour]


def source_waits(state: Pieces, source: i64, rr: i64, colour: i64) -> i64:
    """Does an effect wait that allows a step of this colour? (RR-18, RR-28, RR-56)"""
    if source == BY_COLOUR:
        return ALLOWED if state.waiting(colour) > 0 else NOT_PENDING
    if source == BY_ANY:
        return ALLOWED if state.waiting(ANY) > 0 else NOT_PENDING
    if source == BY_BG:
        if state.waiting(BG) + state.waiting(BG_BONUS) == 0:
            return NOT_PENDING
        return ALLOWED if colour <= GRAY else WRONG_COLOUR
    if source == BY_DISTINCT:
        if state.pool[OWED + DISTINCT] > 0 and state.pool[OWED + ALLOW + colour] > 0:
            return ALLOWED
        if state.pool[OFFERED + DISTINCT] > 0 and state.pool[OFFERED + ALLOW + colour] > 0:
            return ALLOWED
        return WRONG_COLOUR if state.waiting(DISTINCT) > 0 else NOT_PENDING
    if state.waiting(CATCH) + state.waiting(RUN + rr) == 0:
        return NOT_PENDING
    return ALLOWED if colour == GRAY else WRONG_COLOUR


def pay_step(state: Pieces, source: i64, rr: i64, colour: i64) -> None:
    """Use up the effect that allows a step. (RR-18, RR-28, RR-56, RR-74)"""
    if source == BY_COLOUR:
        state.pay(colour)
    elif source == BY_ANY:
        state.pay(ANY)
    elif source == BY_BG:
        bonus = state.waiting(BG_BONUS) > 0
        if bonus and (colour == BLACK or state.waiting(BG) == 0):
            state.pay(BG_BONUS)
            if colour == BLACK:
                state.add(OFFERED, BLACK, 1)
        else:
            state.pay(BG)
    elif source == BY_DISTINCT:
        pay_distinct(state, colour)
    elif state.waiting(RUN + rr) == 0:
        state.pay(CATCH)
        state.add(OFFERED, RUN + rr, 1)


def pay_distinct(state: Pieces, colour: i64) -> None:
    """One of the steps with different colours; the colour is then used up. (RR-90)"""
    side: i64 = OWED
    if state.pool[OWED + DISTINCT] == 0 or state.pool[OWED + ALLOW + colour] == 0:
        side = OFFERED
    state.add(side, DISTINCT, -1)
    state.add(side, ALLOW + colour, -1)
    if state.pool[side + DISTINCT] == 0:
        for other in range(COLOURS):
            state.add(side, ALLOW + other, -state.pool[side + ALLOW + other])


def step(
    state: Pieces, seat: i64, source: i64, rr: i64, colour: i64, log: list[Event] | None
) -> None:
    """Move a track one space; switch and stations ask at once. (RR-22, GR-5, GR-10, GR-11)"""
    pay_step(state, source, rr, colour)
    track = seat * SEAT_SIZE + TRACK + rr * COLOURS + colour
    state.own[track] += 1
    place = state.own[track]
    if log is not None:
        log.append(Event("gr.track.moved", seat, (rr, colour, place, source)))
    if colour == BLACK and asks_on_entering(state, seat, rr, place):
        return
    check_specials(state, seat, rr, log)


def asks_on_entering(state: Pieces, seat: i64, rr: i64, place: i64) -> bool:
    """The black track enters the switch or a station: the player must choose. (GR-5, GR-10)"""
    kit = state.kit
    if rr == MAIN and place == kit.common + 1:
        state.ask(BRANCHING, seat, 0, 0)
        return True
    for station in range(len(kit.station_rr)):
        if kit.station_rr[station] == rr and kit.station_at[station] == place:
            state.ask(EXTENDING, seat, station, 0)
            return True
    return False


def branch(state: Pieces, seat: i64, way: i64, log: list[Event] | None) -> None:
    """Build towards Hamburg or Berlin, for good. (GR-5, GR-6)"""
    state.answered()
    state.own[seat * SEAT_SIZE + BRANCHED] = way + 1
    if log is not None:
        log.append(Event("gr.branch.chosen", seat, (way,)))
    check_specials(state, seat, MAIN, log)


def can_extend(state: Pieces, station: i64, extension: i64) -> i64:
    """Is this extension left, and has it the right size? (GR-10, GR-14)"""
    if state.board[EXTENSIONS_LEFT] & (1 << extension) == 0:
        return NO_SUCH_EXTENSION
    if state.kit.extension_size[extension] != state.kit.station_size[station]:
        return NO_SUCH_EXTENSION
    return ALLOWED


def extend(state: Pieces, seat: i64, extension: i64, log: list[Event] | None) -> None:
    """Lay an extension; the black track stands on its first space. (GR-10, GR-11, GR-12)"""
    station = state.asked_a()
    state.answered()
    state.board[EXTENSIONS_LEFT] &= ~(1 << extension)
    state.own[seat * SEAT_SIZE + LAID + station] = extension + 1
    if log is not None:
        log.append(Event("gr.extension.laid", seat, (extension, station)))
    check_specials(state, seat, state.kit.station_rr[station], log)
