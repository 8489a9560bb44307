"""Writes a position of Coal Baron as text that `position` reads back."""

from coalface.core.pile_text import write_pile
from coalface.games.coal_baron import census
from coalface.games.coal_baron.ids import (
    AT_BANK,
    CAGED,
    CANTEEN,
    CARD_ON,
    CARDS,
    COLOURS,
    CUBES,
    DELIVERED,
    FACTORY_SPACES,
    FRAME,
    IN_DRAFT,
    LAST,
    LEVEL,
    MARKS,
    ON,
    ORDER,
    ORDER_SPACES,
    OUTSTANDING,
    OWNER,
    SEAT_SIZE,
    SHIFT,
    START,
    STORED,
    TILE_ON,
    TILED,
    TILES,
    WORKER_SPACES,
    WORKERS,
)
from coalface.games.coal_baron.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    FRAME_NAMES,
    LEVEL_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    spell_cubes,
)
from coalface.games.coal_baron.pieces import Pieces

TITLE = "coal_baron"


def write_position(state: Pieces) -> str:
    """A readable position, one fact a line."""
    lines = [TITLE, f"seats {state.seats}", f"shift {state.board[SHIFT]}"]
    lines += [f"start {state.board[START]}", f"last {state.board[LAST]}"]
    lines += _write_spaces(state)
    lines += _named(state, IN_DRAFT, "draft")
    for seat in range(state.seats):
        lines += _write_seat(state, seat)
    lines += write_pile(state.tiles, "tile", TILE_NAMES)
    lines += write_pile(state.orders, "order", CARD_NAMES)
    lines += _write_asked(state)
    return "\n".join(lines) + "\n"


def _write_spaces(state: Pieces) -> list[str]:
    """Workers, tiles and order cards on the board."""
    lines = []
    for space in range(WORKER_SPACES):
        if state.board[ON + space]:
            workers, owner = state.board[ON + space], state.board[OWNER + space]
            lines.append(f"workers {SPACE_NAMES[space]} {owner} x{workers}")
    for space in range(FACTORY_SPACES):
        if state.board[TILE_ON + space]:
            lines.append(
                f"tile {SPACE_NAMES[space]} {TILE_NAMES[state.board[TILE_ON + space] - 1]}"
            )
    for space in range(ORDER_SPACES):
        card = state.board[CARD_ON + space]
        if card:
            lines.append(f"card {SPACE_NAMES[ORDER + space]} {CARD_NAMES[card - 1]}")
    return lines


def _named(state: Pieces, where: int, label: str) -> list[str]:
    """The cards in one place, on one line."""
    names = [CARD_NAMES[card] for card in range(CARDS) if state.cards[card] == where]
    return [f"{label} {' '.join(names)}"] if names else []


def _write_seat(state: Pieces, seat: int) -> list[str]:
    """Everything before one player."""
    own = state.own[seat * SEAT_SIZE : (seat + 1) * SEAT_SIZE]
    places = f"workers {own[WORKERS]} canteen {own[CANTEEN]} bank {own[AT_BANK]}"
    lines = [f"seat {seat} marks {own[MARKS]} {places} level {LEVEL_NAMES[own[LEVEL]]}"]
    for label, at in (("cage", CAGED), ("storage", STORED)):
        cubes = spell_cubes([int(count) for count in own[at : at + COLOURS]])
        if cubes != "-":
            lines.append(f"{label} {seat} {cubes}")
    tiles = [TILE_NAMES[tile] for tile in range(TILES) for _ in range(own[TILED + tile])]
    if tiles:
        lines.append(f"tiles {seat} {' '.join(tiles)}")
    for level in range(COLOURS):
        at = CUBES + level * COLOURS
        cubes = spell_cubes([int(count) for count in own[at : at + COLOURS]])
        lines.append(f"carts {seat} {COLOUR_NAMES[level]} {cubes}")
    for card in range(CARDS):
        if state.cards[card] == OUTSTANDING + seat:
            lines.append(_write_order(state, seat, card))
    lines += _named(state, DELIVERED + seat, f"delivered {seat}")
    points = census.breakdown(state, seat)
    told = [f"{source}={value}" for source, value in points.items() if value]
    return [*lines, f"points {seat} {' '.join(told)}"] if told else lines


def _write_order(state: Pieces, seat: int, card: int) -> str:
    """An outstanding order: the spots filled so far, and the cubes that lie there."""
    at = slice(card * COLOURS, (card + 1) * COLOURS)
    filled = [spots - free for spots, free in zip(state.kit.spots[at], state.free[at], strict=True)]
    cubes = [int(count) for count in state.loaded[at]]
    return f"order {seat} {CARD_NAMES[card]} {spell_cubes(filled)} {spell_cubes(cubes)}"


def _write_asked(state: Pieces) -> list[str]:
    """The frames, those answered last first."""
    lines = []
    for row in range(state.depth):
        kind, seat, a, b = state.frames[row * FRAME : (row + 1) * FRAME]
        lines.append(f"ask {FRAME_NAMES[kind]} {seat} {a} {b}")
    return lines or ["over"]
