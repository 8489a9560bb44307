"""The special spaces of a player's board, printed ones and those of extensions, as rows."""

from dataclasses import dataclass

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.rules.specials import cell_satisfied, special_satisfied
from coalface.games.german_railroads.state import GermanRailroadsState, Player


@dataclass(frozen=True, slots=True)
class Special:
    """A special space: what it needs, what it gives, and how it stands.

    `status` is `received` for an advantage that was given, `counts` for points that count now,
    `empty` for a medal slot without its medal, `open` otherwise. `branch` is the number of the
    branch it lies on, plus 1; `laid` says that it came with an extension.
    """

    railroad: int
    space: int
    colour: int
    loco: bool
    kind: int
    value: int
    status: str
    branch: int = 0
    laid: bool = False


def specials_of(state: GermanRailroadsState, player: Player) -> list[Special]:
    """All special spaces that this seat can still reach or has reached, by railroad and space."""
    found = [*printed(state, player), *laid(state, player)]
    return sorted(found, key=lambda special: (special.railroad, special.space))


def printed(state: GermanRailroadsState, player: Player) -> list[Special]:
    """The printed ones, without those of the branch that was not chosen. (GR-5)"""
    tables = state.components
    branch = player.branch
    found = []
    for rr in range(ids.RAILROADS):
        for special in range(tables.special_first[rr], tables.special_first[rr + 1]):
            if tables.special_branch[special] not in (0, branch) and branch:
                continue
            claimed = player.claimed >> special & 1 != 0
            now = special_satisfied(state, player, rr, special)
            found.append(
                Special(
                    railroad=rr,
                    space=int(tables.special_at[special]),
                    colour=int(tables.special_need[special]),
                    loco=bool(tables.special_loco[special]),
                    kind=int(tables.special_kind[special]),
                    value=int(tables.special_value[special]),
                    status=status_of(player, int(tables.special_kind[special]), claimed, now),
                    branch=int(tables.special_branch[special]),
                )
            )
    return found


def laid(state: GermanRailroadsState, player: Player) -> list[Special]:
    """Those of the extensions that were laid. (GR-12)"""
    tables = state.components
    found = []
    for station in range(len(tables.station_rr)):
        extension = player.extensions[station] - 1
        for cell in range(1, ids.CELLS + 1):
            row = extension * (ids.CELLS + 1) + cell
            if extension < 0 or tables.cell_kind[row] < 0:
                continue
            mark = 1 << (ids.FIRST_CELL + station * ids.CELLS + cell - 1)
            claimed = player.claimed & mark != 0
            now = cell_satisfied(state, player, station, row, cell)
            found.append(
                Special(
                    railroad=int(tables.station_rr[station]),
                    space=int(tables.station_at[station]) + cell - 1,
                    colour=int(tables.cell_need[row]),
                    loco=bool(tables.cell_loco[row]),
                    kind=int(tables.cell_kind[row]),
                    value=int(tables.cell_value[row]),
                    status=status_of(player, int(tables.cell_kind[row]), claimed, now),
                    laid=True,
                )
            )
    return found


def status_of(player: Player, kind: int, claimed: bool, now: bool) -> str:
    """How a special space stands. (RR-65, RR-69)"""
    if kind == ids.ONCE:
        return "received" if claimed else "open"
    if kind == ids.MEDAL_SLOT and not player.medal:
        return "empty"
    return "counts" if now else "open"
