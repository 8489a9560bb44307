"""The spaces of a railroad as they stand: tracks, doublers, special spaces that are met."""

from collections.abc import Iterator

import msgspec

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.component_tables import ComponentTables
from coalface.games.german_railroads.rules.specials import reach
from coalface.games.german_railroads.rules.tracks import colours_of
from coalface.games.german_railroads.special_spaces import specials_of
from coalface.games.german_railroads.state import GermanRailroadsState, Player

COMMON = 0
"""The stretch before the switch, or a railroad without one; otherwise the branch plus 1."""
MET = ("received", "counts")
"""How a special space stands that has given what it gives, or counts now."""

Stretch = tuple[int, range]
"""The branch plus 1, or COMMON, and the spaces."""


class LaneCell(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What has come to a space of a railroad; what has not is left out.

    `head` is the colour whose track ends there, and `next` are those whose next step leads there.
    `doubled` says that a doubler lies there, `met` that its special space counts or was received.
    """

    head: int | None = None
    next: tuple[int, ...] = ()
    doubled: bool = False
    met: bool = False


def stretches_of(tables: ComponentTables, rr: int) -> tuple[Stretch, ...]:
    """Return the stretches of a railroad: one; of the main line two, or those of its switch."""
    last = tables.rr_last[rr]
    if rr != ids.MAIN:
        return ((COMMON, range(1, last + 1)),)
    if tables.board == 0:
        half = len(tables.doubler_space)
        return ((COMMON, range(1, half + 1)), (COMMON, range(half + 1, last + 1)))
    common = int(tables.common)
    branches = ((at + 1, range(common + 1, last + 1)) for at, last in enumerate(tables.branch_last))
    return ((COMMON, range(1, common + 1)), *branches)


def covered_now(state: GermanRailroadsState, player: Player, rr: int) -> tuple[int, ...]:
    """Return how many spaces of each stretch the reach covers. (RR-34)"""
    end = int(reach(player, rr)) + 1
    return tuple(
        len(range(spaces.start, min(spaces.stop, end)))
        for _, spaces in stretches_left(state, player, rr)
    )


def fill_now(state: GermanRailroadsState, player: Player, rr: int) -> tuple[tuple[int, ...], ...]:
    """Return the colours that lie on each stretch, from its first space on. (RR-22)"""
    found = []
    for branch, spaces in stretches_left(state, player, rr):
        tracks = list(enumerate(tracks_on(player, rr, branch)))
        lying = ([colour for colour, head in tracks if head >= space] for space in spaces)
        found.append(tuple(colours[-1] for colours in lying if colours))
    return tuple(found)


def cells_now(
    state: GermanRailroadsState, player: Player, rr: int
) -> tuple[tuple[LaneCell, ...], ...]:
    """Return what has come to the spaces of each stretch. (RR-22, RR-65)"""
    return tuple(
        tuple(cells_of(state, player, rr, branch, spaces))
        for branch, spaces in stretches_left(state, player, rr)
    )


def stretches_left(state: GermanRailroadsState, player: Player, rr: int) -> list[Stretch]:
    """Return the stretches of a railroad; a branch that was not chosen has no spaces. (GR-5)"""
    return [
        (branch, spaces if branch == COMMON or player.branch in (0, branch) else range(0))
        for branch, spaces in stretches_of(state.components, rr)
    ]


def tracks_on(player: Player, rr: int, branch: int) -> list[int]:
    """Return how far each colour has come, if it can have come to a stretch."""
    mine = branch in (COMMON, player.branch)
    return [int(player.track(rr, colour)) if mine else 0 for colour in range(ids.COLOURS)]


def cells_of(
    state: GermanRailroadsState, player: Player, rr: int, branch: int, spaces: range
) -> Iterator[LaneCell]:
    """Return what has come to the spaces of one stretch."""
    met = {
        special.space
        for special in specials_of(state, player)
        if special.railroad == rr and special.branch in (COMMON, branch) and special.status in MET
    }
    doubled = state.components.doubler_space[: player.doublers] if rr == ids.MAIN else ()
    stepping = range(colours_on(state, player, rr, branch))
    tracks = tracks_on(player, rr, branch)
    for space in spaces:
        yield LaneCell(
            head=tracks.index(space) if space in tracks else None,
            next=tuple(c for c in stepping if player.track(rr, c) + 1 == space),
            doubled=space in doubled,
            met=space in met,
        )


def colours_on(state: GermanRailroadsState, player: Player, rr: int, branch: int) -> int:
    """Return how many colours may come to a stretch. (RR-25, GR-6)"""
    if branch == COMMON:
        return int(colours_of(state, player, rr))
    return int(state.components.branch_colours[branch - 1])
