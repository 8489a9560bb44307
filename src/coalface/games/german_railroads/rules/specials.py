"""Special spaces: when they are satisfied, and what they give once."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.german_railroads.ids import (
    BLACK,
    BOILER,
    BRANCHED,
    CELLS,
    CLAIMED,
    COLOURS,
    FIRST_CELL,
    LAID,
    MAIN,
    MEDAL,
    MEDAL_SLOT,
    OFFERED,
    ONCE,
    SEAT_SIZE,
    SLOT,
    STAR,
    TIMES_TWO,
    TRACK,
)
from coalface.games.german_railroads.pieces import Pieces, bit
from coalface.games.german_railroads.rules.effects import gain


def power(tile: i64) -> i64:
    """The number of a locomotive, one more with a boilerman. (GC-13)"""
    return tile % BOILER + (tile // BOILER) % 2


def reach(state: Pieces, seat: i64, rr: i64) -> i64:
    """The sum of the numbers of the locomotives on a railroad. (RR-34, GC-13, GR-3)"""
    at = seat * SEAT_SIZE + SLOT
    if rr == MAIN:
        return power(state.own[at]) + power(state.own[at + 1])
    return power(state.own[at + 1 + rr])


def satisfied(state: Pieces, seat: i64, rr: i64, at: i64, need: i64, loco: i64) -> bool:
    """Has the colour come so far, and does the reach, where one is needed? (RR-64)"""
    if state.own[seat * SEAT_SIZE + TRACK + rr * COLOURS + need] < at:
        return False
    return loco == 0 or reach(state, seat, rr) >= at


def special_satisfied(state: Pieces, seat: i64, rr: i64, special: i64) -> bool:
    """Is a printed special space satisfied, on the branch that was chosen? (RR-64, GR-5)"""
    kit = state.kit
    branch = kit.special_branch[special]
    if branch != 0 and state.own[seat * SEAT_SIZE + BRANCHED] != branch:
        return False
    at = kit.special_at[special]
    return satisfied(state, seat, rr, at, kit.special_need[special], kit.special_loco[special])


def cell_satisfied(state: Pieces, seat: i64, station: i64, row: i64, cell: i64) -> bool:
    """Is a special space of an extension satisfied? (RR-64, GR-12)"""
    kit = state.kit
    at = kit.station_at[station] + cell - 1
    rr = kit.station_rr[station]
    return satisfied(state, seat, rr, at, kit.cell_need[row], kit.cell_loco[row])


def check_specials(state: Pieces, seat: i64, rr: i64, log: list[Event] | None) -> None:
    """Give what is newly satisfied on a railroad, once and for good.

    (RR-35, RR-64, RR-65, GR-12, GR-16)
    """
    kit = state.kit
    claimed = seat * SEAT_SIZE + CLAIMED
    for special in range(kit.special_first[rr], kit.special_first[rr + 1]):
        if kit.special_kind[special] != ONCE or state.own[claimed] & (1 << special):
            continue
        if special_satisfied(state, seat, rr, special):
            state.own[claimed] |= 1 << special
            if log is not None:
                place = kit.special_at[special]
                log.append(Event("gr.space.reached", seat, (rr, place, special)))
            gain(state, seat, kit.special_value[special], OFFERED, log)
    for station in range(len(kit.station_rr)):
        if kit.station_rr[station] == rr:
            check_cells(state, seat, station, log)


def check_cells(state: Pieces, seat: i64, station: i64, log: list[Event] | None) -> None:
    """Give what is newly satisfied on an extension. (GR-12, GR-16)"""
    kit = state.kit
    extension = state.own[seat * SEAT_SIZE + LAID + station] - 1
    if extension < 0:
        return
    claimed = seat * SEAT_SIZE + CLAIMED
    for cell in range(1, CELLS + 1):
        row = extension * (CELLS + 1) + cell
        mark = bit(FIRST_CELL + station * CELLS + cell - 1)
        if kit.cell_kind[row] != ONCE or state.own[claimed] & mark:
            continue
        if cell_satisfied(state, seat, station, row, cell):
            state.own[claimed] |= mark
            if log is not None:
                place = kit.station_at[station] + cell - 1
                where = kit.station_rr[station]
                log.append(Event("gr.space.reached", seat, (where, place, FIRST_CELL + row)))
            gain(state, seat, kit.cell_value[row], OFFERED, log)


# What is checked anew in every scoring phase


def stars(state: Pieces, seat: i64, rr: i64) -> i64:
    """The sum of all satisfied star spaces of a railroad. (RR-65, RR-80, GR-24)"""
    kit = state.kit
    total: i64 = 0
    for special in range(kit.special_first[rr], kit.special_first[rr + 1]):
        if kit.special_kind[special] == STAR and special_satisfied(state, seat, rr, special):
            total += kit.special_value[special]
    for station in range(len(kit.station_rr)):
        extension = state.own[seat * SEAT_SIZE + LAID + station] - 1
        if kit.station_rr[station] != rr or extension < 0:
            continue
        for cell in range(1, CELLS + 1):
            row = extension * (CELLS + 1) + cell
            if kit.cell_kind[row] == STAR and cell_satisfied(state, seat, station, row, cell):
                total += kit.cell_value[row]
    return total


def doubled(state: Pieces, seat: i64, rr: i64) -> bool:
    """Is a space satisfied that doubles the track points of this railroad? (RR-65, RR-79)"""
    kit = state.kit
    for special in range(kit.special_first[rr], kit.special_first[rr + 1]):
        if kit.special_kind[special] == TIMES_TWO and special_satisfied(state, seat, rr, special):
            return True
    for station in range(len(kit.station_rr)):
        extension = state.own[seat * SEAT_SIZE + LAID + station] - 1
        if kit.station_rr[station] != rr or extension < 0:
            continue
        for cell in range(1, CELLS + 1):
            row = extension * (CELLS + 1) + cell
            if kit.cell_kind[row] == TIMES_TWO and cell_satisfied(state, seat, station, row, cell):
                return True
    return False


def medal(state: Pieces, seat: i64, rr: i64) -> i64:
    """Points of the Kiev medal, if its slot is on this railroad and satisfied. (RR-69, GR-15)"""
    kit = state.kit
    if state.own[seat * SEAT_SIZE + MEDAL] == 0:
        return 0
    for special in range(kit.special_first[rr], kit.special_first[rr + 1]):
        if kit.special_kind[special] == MEDAL_SLOT and special_satisfied(state, seat, rr, special):
            return kit.medal_points
    return 0


def black_at_end(state: Pieces, seat: i64, rr: i64) -> bool:
    """Has the black track reached the last space of this railroad? (GR-25)"""
    at = seat * SEAT_SIZE
    last = state.kit.rr_last[rr]
    if rr == MAIN and state.own[at + BRANCHED] > 0:
        last = state.kit.branch_last[state.own[at + BRANCHED] - 1]
    return state.own[at + TRACK + rr * COLOURS + BLACK] >= last
