"""A view of German Railroads in words: sections and tables of keys and arguments."""

from coalface.core.tables import Section, Words
from coalface.games.german_railroads.names import COLOUR_NAMES, RAILROAD_NAMES
from coalface.games.german_railroads.view import GermanRailroadsView, Player, Table


def describe(view: GermanRailroadsView, board: str) -> tuple[Section, ...]:
    """The table, the spaces that are taken, every player with railroads and industry."""
    table = view.table
    sections = [_round(table), _spaces(table), _engineers(table)]
    for seat, player in enumerate(table.players):
        sections.append(_player(seat, player, board))
    if table.owed or table.offered:
        sections.append(_pool(table))
    return tuple(sections)


def _round(table: Table) -> Section:
    """Round and order."""
    lines = [
        Words("gr-line-round", (("round", "count", table.round), ("of", "count", table.rounds)))
    ]
    lines += [
        Words("gr-line-order", (("place", "count", place + 1), ("seat", "seat", seat)))
        for place, seat in enumerate(table.order)
        if seat >= 0
    ]
    if table.emil is not None:
        lines.append(Words("gr-line-emil", (("workers", "count", table.emil.workers),)))
    return Section(Words("gr-section-round"), tuple(lines))


def _spaces(table: Table) -> Section:
    """Who stands where."""
    columns = tuple(Words(f"gr-column-{name}") for name in ("space", "owner", "workers", "coins"))
    rows = tuple(
        (
            Words("gr-cell-space", (("space", "space", space.name),)),
            Words("gr-cell-owner", (("owner", "owner", space.owner),)),
            Words("gr-cell-count", (("count", "count", space.workers + space.black),)),
            Words("gr-cell-count", (("count", "count", space.coins),)),
        )
        for space in table.spaces
    )
    return Section(Words("gr-section-spaces"), (), columns, rows)


def _engineers(table: Table) -> Section:
    """Where the engineers are."""
    lines = tuple(
        Words("gr-line-engineer", (("engineer", "engineer", name), ("place", "place", place)))
        for name, place in table.engineers.items()
        if place not in ("stack", "out", "gone")
    )
    return Section(Words("gr-section-engineers"), lines)


def _player(seat: int, player: Player, board: str) -> Section:
    """One player: what he has, and his railroads."""
    have = (("coins", player.coins), ("workers", player.workers), ("coal", player.coal))
    lines = [Words("gr-line-score", (("seat", "seat", seat), ("points", "count", player.score)))]
    lines += [Words(f"gr-line-{name}", (("count", "count", count),)) for name, count in have]
    lines += [
        Words("gr-line-marker", (("place", "count", place), ("count", "count", count)))
        for place, count in enumerate(player.markers)
        if count
    ]
    columns = (Words("gr-column-railroad"), *(Words(f"gr-colour-{name}") for name in COLOUR_NAMES))
    rows = tuple(
        (
            Words("gr-cell-railroad", (("railroad", "railroad", name),)),
            *(Words("gr-cell-count", (("count", "count", place),)) for place in player.tracks[rr]),
        )
        for rr, name in enumerate(RAILROAD_NAMES[board])
    )
    heading = Words("gr-section-player", (("seat", "seat", seat),))
    return Section(heading, tuple(lines), columns, rows)


def _pool(table: Table) -> Section:
    """What waits to be resolved."""
    lines = [
        Words(f"gr-line-{side}", (("effect", "effect", name), ("count", "count", count)))
        for side, pool in (("owed", table.owed), ("offered", table.offered))
        for name, count in pool.items()
    ]
    return Section(Words("gr-section-pool"), tuple(lines))
