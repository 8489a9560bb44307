"""The special spaces of a player's board, printed ones and those of extensions, as rows."""

from dataclasses import dataclass

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.ids import SEAT_SIZE
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.specials import cell_satisfied, special_satisfied


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


def specials_of(pieces: Pieces, seat: int) -> list[Special]:
    """All special spaces that this seat can still reach or has reached, by railroad and space."""
    found = [*printed(pieces, seat), *laid(pieces, seat)]
    return sorted(found, key=lambda special: (special.railroad, special.space))


def printed(pieces: Pieces, seat: int) -> list[Special]:
    """The printed ones, without those of the branch that was not chosen. (GR-5)"""
    kit, own = pieces.kit, seat * SEAT_SIZE
    branch = pieces.own[own + ids.BRANCHED]
    found = []
    for rr in range(ids.RAILROADS):
        for special in range(kit.special_first[rr], kit.special_first[rr + 1]):
            if kit.special_branch[special] not in (0, branch) and branch:
                continue
            claimed = pieces.own[own + ids.CLAIMED] & (1 << special) != 0
            now = special_satisfied(pieces, seat, rr, special)
            found.append(
                Special(
                    railroad=rr,
                    space=int(kit.special_at[special]),
                    colour=int(kit.special_need[special]),
                    loco=bool(kit.special_loco[special]),
                    kind=int(kit.special_kind[special]),
                    value=int(kit.special_value[special]),
                    status=status_of(pieces, seat, int(kit.special_kind[special]), claimed, now),
                    branch=int(kit.special_branch[special]),
                )
            )
    return found


def laid(pieces: Pieces, seat: int) -> list[Special]:
    """Those of the extensions that were laid. (GR-12)"""
    kit, own = pieces.kit, seat * SEAT_SIZE
    found = []
    for station in range(len(kit.station_rr)):
        extension = pieces.own[own + ids.LAID + station] - 1
        for cell in range(1, ids.CELLS + 1):
            row = extension * (ids.CELLS + 1) + cell
            if extension < 0 or kit.cell_kind[row] < 0:
                continue
            mark = 1 << (ids.FIRST_CELL + station * ids.CELLS + cell - 1)
            claimed = pieces.own[own + ids.CLAIMED] & mark != 0
            now = cell_satisfied(pieces, seat, station, row, cell)
            found.append(
                Special(
                    railroad=int(kit.station_rr[station]),
                    space=int(kit.station_at[station]) + cell - 1,
                    colour=int(kit.cell_need[row]),
                    loco=bool(kit.cell_loco[row]),
                    kind=int(kit.cell_kind[row]),
                    value=int(kit.cell_value[row]),
                    status=status_of(pieces, seat, int(kit.cell_kind[row]), claimed, now),
                    laid=True,
                )
            )
    return found


def status_of(pieces: Pieces, seat: int, kind: int, claimed: bool, now: bool) -> str:
    """How a special space stands. (RR-65, RR-69)"""
    if kind == ids.ONCE:
        return "received" if claimed else "open"
    if kind == ids.MEDAL_SLOT and not pieces.own[seat * SEAT_SIZE + ids.MEDAL]:
        return "empty"
    return "counts" if now else "open"
