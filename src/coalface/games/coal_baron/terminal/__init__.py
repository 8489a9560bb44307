"""Coal Baron drawn with letters: the board by groups, the shift clock, the pits, the orders."""

from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from coalface.games.coal_baron.describe import element_count, first_shift, known_places, leaders
from coalface.games.coal_baron.ids import COLOURS, ELEMENTS, SHIFTS, VEHICLES
from coalface.games.coal_baron.names import ELEMENT_NAMES, TILE_NAMES, VEHICLE_NAMES
from coalface.games.coal_baron.terminal.pieces import (
    ASK,
    LEAD,
    NOTHING,
    SIDES,
    card_panel,
    card_spots,
    coal,
    cubes,
    short,
    tables_of,
    tile_faces,
    tile_panel,
    tile_sign,
)
from coalface.games.coal_baron.terminal.pit import draw_pit
from coalface.games.coal_baron.view import Pit, Space, Stack
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import (
    DIM,
    HEADING,
    OWN,
    UNNUMBERED,
    join,
    number_of,
    padded,
    seat_mark,
    seat_name,
    styled,
)

WIDTH: Final = 100
SOURCES: Final = (
    "orders",
    *(f"shift-{shift}/{name}" for shift in range(1, SHIFTS + 1) for name in ELEMENT_NAMES),
    *("marks", "coal", "outstanding", "balance"),
)
"""Where points come from, in the order of the shift clock."""

WHOLE_BOARD: Final = ("draft", "turn")
"""Decisions that the whole table matters for; the others are about one's own pit or hand."""

COUNTED: Final = ("factory", "order")
ROMAN: Final = ("I", "II", "III")
NAME: Final = 12
SHORT_NAME: Final = 8
FEW: Final = 2
"""Up to this number of players there is room for more words."""
PRICE: Final = 3
LEFT: Final = 3
STOCK: Final = 38
MARGIN: Final = 4
ENDS: Final = {"top": "↑", "bottom": "↓"}


def draw(scene: Scene, whole: bool) -> tuple[list[RenderableType], set[str]]:
    """The position as the seat of the view sees it, and the moves whose numbers stand in it."""
    table = scene.view.table
    asked = table.pending[-1].kind if table.pending else "turn"
    parts: list[RenderableType] = [draw_title(scene)]
    if whole or asked in WHOLE_BOARD:
        parts += [draw_spaces(scene), styled(scene.text.say("cb-legend"), DIM), draw_clock(scene)]
        parts += [draw_other(scene, seat) for seat in others(scene)]
    parts += draw_offer(scene)
    if scene.view.seat is not None:
        parts += draw_pit(scene, scene.view.seat)
    shown = {move for move in scene.numbers if move.partition("/")[0] in NUMBERED}
    return parts, shown


NUMBERED: Final = ("draft", "place", "keep-tile", "keep-order", "return-tile", "return-order")
"""The families of moves whose numbers stand in the drawing."""


def draw_seat(scene: Scene, seat: int) -> list[RenderableType]:
    """All that lies before one player."""
    return draw_pit(scene, seat)


def others(scene: Scene) -> list[int]:
    """The other seats, in the order in which they play."""
    first = scene.view.seat or 0
    seats = [(first + step) % scene.view.seats for step in range(scene.view.seats)]
    return seats if scene.view.seat is None else seats[1:]


# Title and shift clock


def draw_title(scene: Scene) -> RenderableType:
    """The game, the shift, and the scores; names only as long as there is room."""
    long = title_line(scene, names=True)
    fits = long.cell_len <= WIDTH - MARGIN
    return Rule(long if fits else title_line(scene, names=False), align="left", style=DIM)


def title_line(scene: Scene, names: bool) -> Line:
    """What the title says."""
    table = scene.view.table
    title = styled(scene.text.say("cb-title"), HEADING)
    title.append(" · " + scene.text.say(f"cb-shift-{table.shift}"), HEADING)
    for seat, pit in enumerate(table.pits):
        title.append(" · ")
        title.append_text(seat_name(scene, seat) if names else seat_mark(seat))
        if seat == table.start:
            title.append(f" ({scene.text.say('cb-short-start')})", DIM)
        title.append(" " + scene.text.say("cb-count-vp", count=pit.score))
    return title


def draw_clock(scene: Scene) -> RenderableType:
    """The elements with their values and what everyone has of them; * marks who leads."""
    tables, text = tables_of(scene), scene.text
    grid = Table.grid(padding=(0, 1, 0, 0))
    for first, key in enumerate(("cb-clock-coal", "cb-clock-vehicles", "cb-clock-carts")):
        shift = min(first_shift(tables, first * COLOURS), SHIFTS)
        style = HEADING if shift <= scene.view.table.shift else DIM
        row = [styled(f"{ROMAN[shift - 1]:<3}", style)]
        if scene.view.seats == FEW:
            row.append(styled(text.say(key), style))
        for element in range(first * COLOURS, (first + 1) * COLOURS):
            row.append(draw_element(scene, element))
        grid.add_row(*row)
    assert ELEMENTS == 2 * COLOURS + VEHICLES
    return grid


def draw_element(scene: Scene, element: int) -> Line:
    """One element: what it is, first and second value, the counts."""
    tables, view = tables_of(scene), scene.view
    group, which = divmod(element, COLOURS)
    if group == 1:
        cell = Line(scene.text.say(f"cb-vehicle-{VEHICLE_NAMES[which]}"))
        if view.seats > FEW:
            cell.truncate(SHORT_NAME, overflow="ellipsis")
    else:
        cell = coal(scene, which, full=group == 0)
    values = f" {tables.first_points[element]}"
    if tables.second_scores[view.seats]:
        values += f"/{tables.second_points[element]}"
    cell.append(values, DIM)
    counts = [element_count(view, tables, owner, element) for owner in range(view.seats)]
    ahead = leaders(counts)
    cell.append(" ")
    for seat, count in enumerate(counts):
        cell.append(" " if seat and view.seats == FEW else "").append_text(seat_mark(seat))
        cell.append(f"{count}*" if seat in ahead else str(count), LEAD if seat in ahead else "")
    return cell


# The worker spaces


def draw_spaces(scene: Scene) -> RenderableType:
    """The worker spaces by group, each with its number if it can be chosen now."""
    groups: dict[str, list[Line]] = {}
    for space in scene.view.table.spaces:
        groups.setdefault(space.name.partition("-")[0], []).append(draw_space(scene, space))
    text = scene.text
    blank = Line()
    columns = [
        [heading(text.say("cb-term-factory")), *groups["factory"]],
        [
            heading(text.say("cb-term-mining")),
            *groups["mining"],
            blank,
            heading(text.say("cb-term-money")),
            *groups["money"],
        ],
        [
            heading(text.say("cb-term-delivery")),
            *groups["delivery"],
            blank,
            heading(text.say("cb-term-bank")),
            draw_bank(scene),
        ],
        [heading(text.say("cb-term-new-order")), *groups["order"], blank, *draw_stock(scene)],
    ]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(*(join(column, "\n") for column in columns))
    return grid


def heading(word: str) -> Line:
    """The name of a group."""
    return styled(UNNUMBERED + word[:1].upper() + word[1:], HEADING)


def draw_space(scene: Scene, space: Space) -> Line:
    """A space as a line: number, what it offers, price in workers, who stands there."""
    group, _, which = space.name.partition("-")
    if space.locked:
        locked = scene.text.say("cb-short-locked")
        label = f"#{which}" if group in COUNTED else draw_offer_of(scene, space).plain
        return styled(f"{UNNUMBERED}{label} {locked}", DIM)
    wide = {"factory": NAME, "mining": 2, "money": 2, "delivery": NAME - 1, "order": 27}[group]
    line = number_of(scene, f"place/{space.name}")
    line.append_text(padded(draw_offer_of(scene, space), wide)).append(" ")
    line.append_text(padded(short(scene, "workers", space.workers + 1), PRICE))
    there = Line()
    if space.owner is not None:
        there = seat_mark(space.owner).append(str(space.workers))
    return line.append_text(padded(there, LEFT))


def draw_offer_of(scene: Scene, space: Space) -> Line:
    """What a space is for, in few letters."""
    group, _, which = space.name.partition("-")
    text = scene.text
    if which == "draw":
        return Line(text.say("cb-short-draw"))
    if group == "factory":
        label = Line(f"#{which} ")
        return label if space.tile is None else label.append_text(tile_faces(scene, space.tile))
    if group == "delivery":
        return Line(text.say(f"cb-vehicle-{which}"))
    if group == "money":
        return short(scene, "marks", int(which))
    if group == "mining":
        return Line(f"{which:>2}")
    if space.card is None:
        return styled(NOTHING, DIM)
    return card_spots(scene, space.card)


def draw_bank(scene: Scene) -> Line:
    """The Bank, which takes one worker a turn."""
    tables = tables_of(scene)
    line = number_of(scene, "place/bank")
    line.append_text(padded(short(scene, "marks", int(tables.bank_marks)), 2)).append(" ")
    line.append_text(padded(short(scene, "workers", 1), PRICE))
    for seat, pit in enumerate(scene.view.table.pits):
        if pit.bank:
            line.append_text(seat_mark(seat)).append(f"{pit.bank} ")
    return line


def draw_stock(scene: Scene) -> list[Line]:
    """The general supply and the stacks."""
    table, text = scene.view.table, scene.text
    supply = styled(text.say("cb-short-supply") + " ", DIM)
    for colour, count in enumerate(table.supply):
        supply.append_text(coal(scene, colour)).append(f"{count} ")
    tiles = styled(text.say("cb-short-tiles") + " ", DIM).append(str(table.tile_stack))
    orders = styled(text.say("cb-short-orders") + " ", DIM).append(str(table.order_stack))
    memory = scene.view.memory
    tiles.append_text(draw_known(scene, "tiles", memory.tiles))
    orders.append_text(draw_known(scene, "orders", memory.orders))
    return [supply, padded(tiles, STOCK), padded(orders, STOCK)]


def draw_known(scene: Scene, pile: str, stack: Stack) -> Line:
    """What this seat knows of a stack: its top downwards, its bottom upwards."""
    line, before = Line(), ""
    for end, numbers, faces in known_places(scene.view, pile, stack):
        if end != before:
            line.append(f" {ENDS[end]}", DIM)
        before = end
        shown = [tile_sign(scene, face) if pile == "tiles" else Line(face) for face in faces]
        together = join(shown, " ")
        line.append(" ").append_text(together if len(numbers) == 1 else bracketed(together))
    return line


def bracketed(line: Line) -> Line:
    """Some things whose order is not known."""
    return Line("(").append_text(line).append(")")


# What lies open to choose from


def draw_offer(scene: Scene) -> list[RenderableType]:
    """The cards of the draft, or the tiles and cards that this seat is looking at."""
    table = scene.view.table
    hand = table.hand
    panels: list[RenderableType] = []
    if hand is not None and hand.faces is not None:
        for place, face in enumerate(hand.faces):
            put_back = place < hand.placed
            if hand.pile == "tiles":
                moves = () if put_back else (f"keep-tile/{face}", f"return-tile/{face}")
                panels.append(tile_panel(scene, face, moves, put_back))
            else:
                moves = () if put_back else (f"keep-order/{face}", f"return-order/{face}")
                panels.append(card_panel(scene, face, None, moves, put_back))
    panels += [card_panel(scene, card, None, (f"draft/{card}",)) for card in table.draft]
    if not panels:
        return []
    key = f"cb-phase-draw-{hand.pile}" if hand is not None else "cb-phase-draft"
    return [styled(scene.text.say(key), ASK), Columns(panels, padding=(0, 0))]


# The other players


def draw_other(scene: Scene, seat: int) -> RenderableType:
    """Another player in two lines: purse, workers, cage, carts, tiles; then the orders."""
    pit: Pit = scene.view.table.pits[seat]
    text = scene.text
    line = seat_name(scene, seat)
    line.append(" " + text.say("cb-count-vp", count=pit.score) + " ", OWN)
    line.append_text(short(scene, "marks", pit.marks)).append(" ")
    line.append_text(short(scene, "workers", pit.workers)).append("  ")
    line.append(text.say("cb-short-cage") + " ", DIM)
    line.append_text(cubes(scene, pit.cage) if any(pit.cage) else Line(NOTHING))
    line.append(" " + text.say("cb-short-storage") + " ", DIM)
    line.append_text(cubes(scene, pit.storage) if any(pit.storage) else Line(NOTHING))
    line.append("  ")
    for level in range(COLOURS):
        line.append_text(coal(scene, level))
        line.append(f"{sum(pit.cubes[level])}/{pit.carts[level]} ")
    for side, sign in enumerate(SIDES):
        count = sum(tables_of(scene).tile_side[number] == side for number in tile_numbers(pit))
        line.append(f" {sign}{count}")
    line.append("  " + text.say("cb-short-delivered") + " ", DIM).append(str(pit.delivered), "")
    return join([line, *draw_orders(scene, pit)], "\n")


def draw_orders(scene: Scene, pit: Pit) -> list[Line]:
    """The outstanding orders of another player, as many in a line as fit."""
    lines: list[Line] = []
    for order in pit.orders:
        card = Line("   ").append_text(card_spots(scene, order.card, order.free))
        if lines and lines[-1].cell_len + card.cell_len <= WIDTH:
            lines[-1].append_text(card)
        else:
            lines.append(card)
    return lines


def tile_numbers(pit: Pit) -> list[int]:
    """The tiles of a pit by number."""
    return [TILE_NAMES.index(name) for name in pit.tiles]
