"""Special spaces: when they are satisfied, and what they give once."""

from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.rules.effects import gain
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def power(tile: i64) -> i64:
    """The number of a locomotive, one more with a boilerman. (GC-13)"""
    return tile % ids.BOILER + (tile // ids.BOILER) % 2


def reach(player: Player, rr: i64) -> i64:
    """The sum of the numbers of the locomotives on a railroad. (RR-34, GC-13, GR-3)"""
    if rr == ids.MAIN:
        return power(player.locomotive(0)) + power(player.locomotive(1))
    return power(player.locomotive(rr + 1))


def satisfied(
    state: GermanRailroadsState, player: Player, rr: i64, at: i64, need: i64, loco: i64
) -> bool:
    """Has the colour come so far, and does the reach, where one is needed? (RR-64)"""
    if player.track(rr, need) < at:
        return False
    return loco == 0 or reach(player, rr) >= at


def special_satisfied(state: GermanRailroadsState, player: Player, rr: i64, special: i64) -> bool:
    """Is a printed special space satisfied, on the branch that was chosen? (RR-64, GR-5)"""
    components = state.components
    branch = components.special_branch[special]
    if branch != 0 and player.branch != branch:
        return False
    at = components.special_at[special]
    return satisfied(
        state, player, rr, at, components.special_need[special], components.special_loco[special]
    )


def cell_satisfied(
    state: GermanRailroadsState, player: Player, station: i64, row: i64, cell: i64
) -> bool:
    """Is a special space of an extension satisfied? (RR-64, GR-12)"""
    components = state.components
    at = components.station_at[station] + cell - 1
    rr = components.station_rr[station]
    return satisfied(state, player, rr, at, components.cell_need[row], components.cell_loco[row])


def check_specials(
    state: GermanRailroadsState, player: Player, rr: i64, log: list[Event] | None
) -> None:
    """Give what is newly satisfied on a railroad, once and for good.

    (RR-35, RR-64, RR-65, GR-12, GR-16)
    """
    components = state.components
    for special in range(components.special_first[rr], components.special_first[rr + 1]):
        if components.special_kind[special] != ids.ONCE or masks.has(player.claimed, special):
            continue
        if special_satisfied(state, player, rr, special):
            player.claimed |= masks.bit(special)
            if log is not None:
                place = components.special_at[special]
                log.append(Event("gr.space.reached", player.seat, (rr, place, special)))
            gain(state, player, components.special_value[special], ids.OFFERED, log)
    for station in range(len(components.station_rr)):
        if components.station_rr[station] == rr:
            check_cells(state, player, station, log)


def check_cells(
    state: GermanRailroadsState, player: Player, station: i64, log: list[Event] | None
) -> None:
    """Give what is newly satisfied on an extension. (GR-12, GR-16)"""
    components = state.components
    extension = player.extensions[station] - 1
    if extension < 0:
        return
    for cell in range(1, ids.CELLS + 1):
        row = extension * (ids.CELLS + 1) + cell
        mark = masks.bit(ids.FIRST_CELL + station * ids.CELLS + cell - 1)
        if components.cell_kind[row] != ids.ONCE or player.claimed & mark:
            continue
        if cell_satisfied(state, player, station, row, cell):
            player.claimed |= mark
            if log is not None:
                place = components.station_at[station] + cell - 1
                where = components.station_rr[station]
                log.append(
                    Event("gr.space.reached", player.seat, (where, place, ids.FIRST_CELL + row))
                )
            gain(state, player, components.cell_value[row], ids.OFFERED, log)


# What is checked again in every scoring phase


def stars(state: GermanRailroadsState, player: Player, rr: i64) -> i64:
    """The sum of all satisfied star spaces of a railroad. (RR-65, RR-80, GR-24)"""
    components = state.components
    total: i64 = 0
    for special in range(components.special_first[rr], components.special_first[rr + 1]):
        if components.special_kind[special] == ids.STAR and special_satisfied(
            state, player, rr, special
        ):
            total += components.special_value[special]
    for station in range(len(components.station_rr)):
        extension = player.extensions[station] - 1
        if components.station_rr[station] != rr or extension < 0:
            continue
        for cell in range(1, ids.CELLS + 1):
            row = extension * (ids.CELLS + 1) + cell
            if components.cell_kind[row] == ids.STAR and cell_satisfied(
                state, player, station, row, cell
            ):
                total += components.cell_value[row]
    return total


def doubled(state: GermanRailroadsState, player: Player, rr: i64) -> bool:
    """Is a space satisfied that doubles the track points of this railroad? (RR-65, RR-79)"""
    components = state.components
    for special in range(components.special_first[rr], components.special_first[rr + 1]):
        if components.special_kind[special] == ids.TIMES_TWO and special_satisfied(
            state, player, rr, special
        ):
            return True
    for station in range(len(components.station_rr)):
        extension = player.extensions[station] - 1
        if components.station_rr[station] != rr or extension < 0:
            continue
        for cell in range(1, ids.CELLS + 1):
            row = extension * (ids.CELLS + 1) + cell
            if components.cell_kind[row] == ids.TIMES_TWO and cell_satisfied(
                state, player, station, row, cell
            ):
                return True
    return False


def medal(state: GermanRailroadsState, player: Player, rr: i64) -> i64:
    """Points of the Kiev medal, if its slot is on this railroad and satisfied. (RR-69, GR-15)"""
    components = state.components
    if player.medal == 0:
        return 0
    for special in range(components.special_first[rr], components.special_first[rr + 1]):
        if components.special_kind[special] == ids.MEDAL_SLOT and special_satisfied(
            state, player, rr, special
        ):
            return components.medal_points
    return 0


def black_at_end(state: GermanRailroadsState, player: Player, rr: i64) -> bool:
    """Has the black track reached the last space of this railroad? (GR-25)"""
    last = state.components.rr_last[rr]
    if rr == ids.MAIN and player.branch > 0:
        last = state.components.branch_last[player.branch - 1]
    return player.track(rr, ids.BLACK) >= last
