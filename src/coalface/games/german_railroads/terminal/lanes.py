"""The board of a player in letters: three railroads as lanes, and the industry track."""

from typing import Final

from rich.text import Text as Line

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.describe_seat import spell_loco
from coalface.games.german_railroads.effect_words import parts_of
from coalface.games.german_railroads.names import BRANCH_NAMES, EMPTY, STATION_NAMES
from coalface.games.german_railroads.rules.scoring import (
    has_doubler,
    industry_points,
    railroad_points,
)
from coalface.games.german_railroads.rules.specials import medal, reach, stars
from coalface.games.german_railroads.special_spaces import Special, specials_of
from coalface.games.german_railroads.state import GermanRailroadsState
from coalface.games.german_railroads.terminal.pieces import (
    DOUBLED,
    FREE,
    MARKER,
    RAIL,
    REACHED,
    brief,
    heading,
    letter,
    tables_of,
    track,
)
from coalface.games.german_railroads.view import Player
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, OWN, padded, styled

MAIN_CELL: Final = 6
CELL: Final = 5
MARGIN: Final = 2
HALF: Final = 49
LANE_CELL: Final = 6
SIGNS: Final = {
    ids.QUESTION: "?",
    ids.SIGNAL_DUE: "!",
    ids.WORKER: "+w",
    ids.MARKER0: "+m",
    ids.LOF: "L/F",
    ids.LOCO: "L",
    ids.FAC: "F",
    ids.INCOME_DUE: "↻",
}
COUNTED: Final = {ids.INDUSTRY_STEP: ">", ids.COIN: "$"}
"""What special spaces give, in signs that are the same in every language."""


def draw_lanes(scene: Scene, known: GermanRailroadsState, seat: int) -> list[Line]:
    """The main line, the two other railroads side by side, the industry track."""
    lines = draw_railroad(scene, known, seat, ids.MAIN, MAIN_CELL)
    second = draw_railroad(scene, known, seat, 1, CELL)
    third = draw_railroad(scene, known, seat, 2, CELL)
    for left, right in zip(second, third, strict=True):
        lines.append(padded(left, HALF).append_text(right))
    return lines + draw_industry(scene, known, seat)


def draw_railroad(
    scene: Scene, known: GermanRailroadsState, seat: int, rr: int, cell: int
) -> list[Line]:
    """A railroad: name and locomotives, its rail as far as the reach goes, tracks, specials."""
    last = last_space(scene, known, seat, rr)
    far = int(reach(known.players[seat], rr))
    rail, tracks = Line(" " * MARGIN), Line(" " * MARGIN)
    for space in range(1, last + 1):
        fill = REACHED if space <= far else RAIL
        rail.append_text(styled(str(space).ljust(cell, fill), "" if space <= far else DIM))
        tracks.append_text(padded(draw_track(scene, known, seat, rr, space), cell))
    lines = [draw_header(scene, known, seat, rr), rail, tracks]
    return lines + draw_specials(scene, known, seat, rr, cell)


def last_space(scene: Scene, known: GermanRailroadsState, seat: int, rr: int) -> int:
    """The last space of a railroad; on the main line that of the branch, once it is chosen."""
    tables = tables_of(scene)
    branch = known.players[seat].branch
    return int(tables.branch_last[branch - 1] if rr == ids.MAIN and branch else tables.rr_last[rr])


def draw_header(scene: Scene, known: GermanRailroadsState, seat: int, rr: int) -> Line:
    """The name of a railroad, its extensions, locomotives and reach, what it scores now."""
    player: Player = scene.view.table.players[seat]
    text, tables = scene.text, tables_of(scene)
    line = heading(text.render(scene.game.wording("railroad", rr)))
    if rr == ids.MAIN and player.branch:
        line.append(f" → {text.render(scene.game.wording('branch', player.branch))}", "")
    tiles = [
        player.extensions[station]
        for station in range(len(tables.station_rr))
        if tables.station_rr[station] == rr
    ]
    if any(tiles):
        line.append(" " + " ".join(tile for tile in tiles if tile), DIM)
    slots = player.locomotives[:2] if rr == ids.MAIN else (player.locomotives[rr + 1],)
    locos = [spell_loco(tile) if tile != EMPTY else "#-" for tile in slots]
    line.append(f"  {' '.join(locos)}", OWN)
    line.append(f"  {text.say('gr-short-reach')} ", DIM).append(
        str(reach(known.players[seat], rr)), ""
    )
    line.append(f"  {text.say('gr-short-now')} ", DIM)
    line.append(str(railroad_points(known, known.players[seat], rr)), OWN)
    extra = int(stars(known, known.players[seat], rr)) + int(medal(known, known.players[seat], rr))
    return line.append(f" +{extra}*", OWN) if extra else line


def draw_track(scene: Scene, known: GermanRailroadsState, seat: int, rr: int, space: int) -> Line:
    """What lies on a space: the best colour that has come so far, with its doubler."""
    places: tuple[int, ...] = scene.view.table.players[seat].tracks[rr]
    here = [colour for colour, place in enumerate(places) if place >= space]
    line = styled(FREE, DIM)
    if here:
        standing = [colour for colour in here if places[colour] == space]
        line = track(scene, max(here), bool(standing))
    if rr == ids.MAIN and has_doubler(known, known.players[seat], space):
        line.append(DOUBLED, OWN)
    return line


# Special spaces


def draw_specials(
    scene: Scene, known: GermanRailroadsState, seat: int, rr: int, cell: int
) -> list[Line]:
    """A row of signs under the tracks; two while the branch of the main line is open."""
    tables = tables_of(scene)
    found = [
        special for special in specials_of(known, known.players[seat]) if special.railroad == rr
    ]
    undecided = rr == ids.MAIN and tables.board and not scene.view.table.players[seat].branch
    last = last_space(scene, known, seat, rr)
    if not undecided:
        return [special_row(scene, known, seat, rr, found, last, cell)]
    rows = []
    for branch, name in enumerate(BRANCH_NAMES, 1):
        shown = [s for s in found if s.branch == branch or (branch == 1 and not s.branch)]
        row = special_row(scene, known, seat, rr, shown, int(tables.branch_last[branch - 1]), cell)
        label = scene.text.render(scene.game.wording("branch", name)) + " "
        at = MARGIN + int(tables.common) * cell
        rows.append(row[: at - len(label)].append_text(styled(label, DIM)).append_text(row[at:]))
    return rows


def special_row(
    scene: Scene,
    known: GermanRailroadsState,
    seat: int,
    rr: int,
    found: list[Special],
    last: int,
    cell: int,
) -> Line:
    """The signs of some special spaces, each under its space."""
    by_space = {special.space: special_sign(scene, special) for special in found}
    tables, player = tables_of(scene), scene.view.table.players[seat]
    for station in range(len(tables.station_rr)):
        if tables.station_rr[station] == rr and player.extensions[station] is None:
            initial = STATION_NAMES[station][0].upper()
            by_space[int(tables.station_at[station])] = styled(f"[{initial}]", OWN)
    line = Line(" " * MARGIN)
    for space in range(1, last + 1):
        line.append_text(padded(by_space.get(space, Line()), cell))
    return line


def special_sign(scene: Scene, special: Special) -> Line:
    """A special space in a few signs: what it needs beyond black, what it gives."""
    if special.status == "received":
        return styled("✓", DIM)
    need = letter(scene, special.colour) if special.colour != ids.BLACK else ""
    also = "°" if special.loco and special.status != "counts" else ""
    style = OWN if special.status == "counts" else ""
    return styled(need + given_sign(scene, special) + also, style)


def given_sign(scene: Scene, special: Special) -> str:
    """What a special space gives, in signs."""
    if special.kind == ids.STAR:
        return f"*{special.value}"
    if special.kind == ids.TIMES_TWO:
        return "x2"
    if special.kind == ids.MEDAL_SLOT:
        return "()" if special.status == "empty" else "(M)"
    return "".join(part_sign(scene, part) for part in parts_of(tables_of(scene), special.value))


def part_sign(scene: Scene, part: str) -> str:
    """One part of an effect, in signs."""
    op, count = map(int, part.split("*"))
    if op == ids.UNLOCK:
        return f"+{letter(scene, count)}"
    if op < ids.COLOURS:
        return f"{count}{letter(scene, op)}"
    if op in COUNTED:
        return f"{count}{COUNTED[op]}"
    return SIGNS.get(op, "+")


# Industry


def draw_industry(scene: Scene, known: GermanRailroadsState, seat: int) -> list[Line]:
    """The industry track with its factories, the markers under it, what the factories do."""
    tables, text = tables_of(scene), scene.text
    player: Player = scene.view.table.players[seat]
    head = heading(text.say("gr-short-industry"))
    head.append(f"  {text.say('gr-short-now')} ", DIM)
    head.append(str(industry_points(known, known.players[seat])), OWN)
    for tile in player.factories:
        if tile != EMPTY:
            effect = brief(scene, int(tables.factory_row[int(tile.rstrip("b"))]))
            head.append(f"  [{spell_factory(tile)}] ", OWN).append(effect, "")
    lane, markers = Line(" " * MARGIN), Line(" " * MARGIN)
    for place in range(ids.LANE_PLACES):
        lane.append_text(padded(draw_place(scene, player, place), LANE_CELL))
        markers.append_text(padded(styled(MARKER * player.markers[place], OWN), LANE_CELL))
    return [head, lane, markers]


def draw_place(scene: Scene, player: Player, place: int) -> Line:
    """A place of the industry track: its number, its factory, or what it gives."""
    tables = tables_of(scene)
    gap = int(tables.lane_gap[place])
    if gap >= 0:
        tile = player.factories[gap]
        return styled("[ ]", DIM) if tile == EMPTY else styled(f"[{spell_factory(tile)}]", OWN)
    row = int(tables.lane_row[place])
    numbered = place == 0 or tables.lane_points[place] != tables.lane_points[place - 1]
    number = str(tables.lane_points[place]) if numbered else ""
    if row < 0:
        return Line(number)
    if player.lane_claimed & (1 << place):
        return Line(number or "✓")
    return Line(number + "".join(part_sign(scene, part) for part in parts_of(tables, row)))


def spell_factory(tile: str) -> str:
    """A factory in few letters: its number, a plus with a boilerman."""
    return tile.replace("b", "+")
