"""Coal Country drawn with letters: the boss's desk, the mines, the villages, what can be chosen."""

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from coalface.games.coal_country import ids
from coalface.games.coal_country.describe import earnings_order
from coalface.games.coal_country.names import ACCOUNT_NAMES, CELL_NAMES, SPACE_NAMES
from coalface.games.coal_country.outlook import expected_coal
from coalface.games.coal_country.rules import construction, inspection
from coalface.games.coal_country.state import CoalCountryState
from coalface.games.coal_country.terminal import pieces
from coalface.games.coal_country.terminal.choices import NUMBERED, draw_choices
from coalface.games.coal_country.terminal.desk import draw_desk, draw_title, plus
from coalface.games.coal_country.terminal.mine import draw_mine
from coalface.games.coal_country.terminal.pieces import (
    FREE,
    WARN,
    WIDTH,
    fees,
    foreman,
    labelled,
    money,
    stored,
)
from coalface.games.coal_country.view import CoalCountryView, Company
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, OWN, join, seat_name, styled

__all__ = ["SOURCES", "WIDTH", "draw", "draw_seat", "hides_score"]

SOURCES = ACCOUNT_NAMES
LEGENDS = ("cc-legend", "cc-legend-coal", "cc-legend-more")
PANEL = 42
"""How many columns the things beside a mine need; with less room they stand below it."""

GAP = 3
INDENT = "  "


def hides_score(view: CoalCountryView, seat: int) -> bool:
    """Is the money of a seat a secret? Yes, unless an option shows it. (CC-18)"""
    return view.table.companies[seat].cash is None


def draw(scene: Scene, whole: bool) -> tuple[list[RenderableType], set[str]]:
    """The position as the seat of the view sees it, and the moves whose numbers stand in it."""
    known = pieces.known_state(scene)
    parts: list[RenderableType] = [draw_title(scene, known), *draw_desk(scene, known)]
    if whole:
        parts += [styled(scene.text.say(key), DIM) for key in LEGENDS]
    seats = earnings_order(scene.view.table) or tuple(range(scene.view.seats))
    for seat in sorted(seats, key=lambda seat: seat == scene.view.seat):
        if seat == scene.view.seat or whole:
            parts += draw_company(scene, known, seat)
        else:
            parts.append(join(draw_other(scene, known, seat), "\n"))
    parts += draw_choices(scene, known)
    shown = {move for move in scene.numbers if move.partition("/")[0] in NUMBERED}
    return parts, shown


def draw_seat(scene: Scene, seat: int) -> list[RenderableType]:
    """All that lies before one player."""
    return draw_company(scene, pieces.known_state(scene), seat)


def draw_company(scene: Scene, known: CoalCountryState, seat: int) -> list[RenderableType]:
    """The mine of a player with the open cells around it, and the rest beside or below it."""
    mine = draw_mine(scene, known, seat, around=True, room=WIDTH)
    panel = draw_panel(scene, known, seat)
    wide = max(line.cell_len for line in mine)
    if wide + GAP + PANEL > WIDTH:
        return [Rule(style=DIM), join(mine, "\n"), join(panel, "\n")]
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=wide)
    grid.add_column(width=WIDTH - wide - 2 * GAP)
    grid.add_row(join(mine, "\n"), join(panel, "\n"))
    return [Rule(style=DIM), grid]


def draw_other(scene: Scene, known: CoalCountryState, seat: int) -> list[Line]:
    """What a player has, in few lines and without the mine."""
    company: Company = scene.view.table.companies[seat]
    stores = draw_money(scene, company, seat).append(" · ").append_text(draw_stores(scene, company))
    village = draw_village(scene, known, company, seat)
    tiles = labelled(scene, "cc-short-tiles", str(len(company.mine)))
    owed = draw_inspection(scene, known, company, seat, brief=True)
    foremen = draw_foremen(scene, known, company, seat, mine=True)
    more = [join([village, tiles, owed], " · "), join(foremen, " · ")]
    return [stores, *(join([Line(INDENT), line], "") for line in more)]


def draw_panel(scene: Scene, known: CoalCountryState, seat: int) -> list[Line]:
    """What a player has beside the mine: money, stores, village, foremen, the inspection."""
    company: Company = scene.view.table.companies[seat]
    lines = [draw_money(scene, company, seat), draw_stores(scene, company)]
    lines.append(draw_village(scene, known, company, seat))
    lines += draw_foremen(scene, known, company, seat)
    if seat == scene.view.seat and known.step == ids.PLACING:
        alone, mined = expected_coal(known, known.players[seat])
        lines.append(Line(scene.text.say("cc-short-yield", alone=alone, mined=mined)))
    lines.append(draw_inspection(scene, known, company, seat))
    return lines


def draw_money(scene: Scene, company: Company, seat: int) -> Line:
    """The name, cash if it can be seen, reported earnings and the fee. (CC-12, CC-18)"""
    off = scene.text.say("cc-cell-off-track")
    earned = off if company.earnings is None else str(company.earnings)
    parts = [
        labelled(scene, "cc-short-earnings", earned),
        labelled(scene, "cc-short-fee", money(scene, company.fee)),
    ]
    if company.cash is not None:
        parts.insert(0, labelled(scene, "cc-short-cash", money(scene, company.cash)))
    return seat_name(scene, seat).append("  ").append_text(join(parts, " · "))


def draw_stores(scene: Scene, company: Company) -> Line:
    """Coal, refuse and stored utilities."""
    return join(
        [
            labelled(scene, "cc-short-coal", styled(str(company.coal), OWN)),
            labelled(scene, "cc-short-refuse", str(company.refuse)),
            labelled(scene, "cc-short-storage", stored(scene, company.stored)),
        ],
        " · ",
    )


def draw_village(scene: Scene, known: CoalCountryState, company: Company, seat: int) -> Line:
    """The four sites of the village; buildings that were built over stand in brackets."""
    text = scene.text
    active = {"tavern": company.tavern, "church": company.church}
    sites = []
    for name in company.buildings:
        site = styled(text.say(f"cc-building-{name}"), OWN if active.get(name) else "")
        sites.append(site.append("!" if active.get(name) else "", WARN))
    sites += [styled(FREE, DIM)] * int(construction.vacant_sites(known, known.players[seat]))
    line = labelled(scene, "cc-short-village", Line("["))
    line.append_text(join(sites, "] [")).append("]")
    if company.covered:
        covered = ", ".join(text.say(f"cc-building-{name}") for name in company.covered)
        line.append(f" ({text.say('cc-short-covered')}: {covered})", DIM)
    return line


def draw_foremen(
    scene: Scene, known: CoalCountryState, company: Company, seat: int, mine: bool = False
) -> list[Line]:
    """Foremen in hand and on spaces, in the mine too if asked for. (CC-19, CC-31)"""
    lines = []
    placing = known.step == ids.PLACING
    if company.hand is not None:
        values = [str(v) for v, count in enumerate(company.hand) for _ in range(count)]
        hand = " ".join(values) or FREE
        lines.append(labelled(scene, "cc-short-hand", styled(hand, OWN)))
    elif placing and company.in_hand is None:
        done = seat in scene.view.table.finished
        lines.append(Line(scene.text.say("cc-short-committed" if done else "cc-short-placing")))
    elif company.in_hand is not None:
        lines.append(Line(scene.text.say("cc-short-in-hand", count=company.in_hand)))
    there = draw_spaces(scene, company, seat, mine)
    if there:
        lines.append(labelled(scene, "cc-short-placed", join(there, ", ")))
    return lines


def draw_spaces(scene: Scene, company: Company, seat: int, mine: bool) -> list[Line]:
    """The foremen on spaces, two on one space together; those of the mine only if asked for."""
    shown = [token.space for token in company.foremen if mine or token.space not in CELL_NAMES]
    spaces = {space: Line() for space in shown}
    for token in company.foremen:
        if token.space in spaces:
            spaces[token.space].append_text(foreman(seat, token))
    named = sorted(spaces, key=SPACE_NAMES.index)
    return [Line(space_label(scene, space) + " ").append_text(spaces[space]) for space in named]


def space_label(scene: Scene, space: str) -> str:
    """A space in words; a cell by its name alone, as it stands in the drawing."""
    if space in CELL_NAMES:
        return space
    return scene.text.render(scene.game.wording("space", space))


def draw_inspection(
    scene: Scene, known: CoalCountryState, company: Company, seat: int, brief: bool = False
) -> Line:
    """What the inspection would cost if it came now, as a sum or in brief. (CC-81, CC-89)"""
    text, tables, player = scene.text, known.components, known.players[seat]
    total = int(inspection.inspection_fees(known, player))
    parts = (
        (tables.inspect_missing * inspection.missing_utilities(player), "cc-short-missing"),
        (tables.inspect_refuse * company.refuse, "cc-short-refuse"),
        (tables.inspect_tunnel * inspection.open_tunnels(known, player), "cc-short-tunnels"),
        (-tables.inspect_stored * sum(company.stored), "cc-short-storage"),
        (-tables.inspect_building * len(company.buildings), "cc-short-buildings"),
    )
    counted = [f"{plus(count)} {text.say(key)}" for count, key in parts if count and not brief]
    line = labelled(
        scene, "cc-short-inspection", " ".join([*counted, "="]) + " " if counted else ""
    )
    line.append(fees(scene, total), WARN if total > 0 else OWN)
    if brief or total == 0:
        return line
    pays = scene.text.render(scene.game.wording("change", -total * company.fee))
    return line.append(f", {pays}", "")
