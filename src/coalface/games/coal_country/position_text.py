"""Writes a position of Coal Country as text that `position` reads back."""

from coalface.games.coal_country import census
from coalface.games.coal_country.ids import (
    BUILDINGS,
    BURIED,
    CALENDAR,
    CASH,
    CELLS,
    COAL,
    COMMITTED,
    COVERED,
    CUBE_ON,
    DEAR,
    DONE,
    EARNED,
    FIRST_CELL,
    FLAG_CHURCH,
    FLAG_TAVERN,
    FLAGS,
    FRAME,
    GAUGE,
    IN_ROW,
    LAID,
    MARKET,
    NOT_DRAWN,
    NUMBERS,
    OFFERED,
    OUT,
    REFUSE,
    REMOVED,
    ROUND,
    ROWS,
    SEAT_SIZE,
    STEP,
    STORED,
    TANDEM,
    TURNED_UP,
    TYPES,
    VISIBLE,
)
from coalface.games.coal_country.names import (
    BUILDING_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    FRAME_NAMES,
    ROW_NAMES,
    SPACE_NAMES,
    STEP_NAMES,
    spell_types,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import foremen, geometry
from coalface.games.coal_country.view import kinds_of, named

TITLE = "coal_country"


def write_position(state: Pieces) -> str:
    """A readable position, one fact a line."""
    board = state.board
    lines = [TITLE, f"seats {state.seats}", f"round {board[ROUND]}"]
    lines += [f"step {STEP_NAMES[board[STEP]]}", f"gauge {board[GAUGE]}"]
    for word, mask in (("done", board[DONE]), ("finished", board[COMMITTED])):
        if mask:
            seats = [str(seat) for seat in range(state.seats) if mask & 1 << seat]
            lines.append(f"{word} {' '.join(seats)}")
    lines += _write_desk(state)
    for seat in range(state.seats):
        lines += _write_seat(state, seat)
    lines += _write_asked(state)
    return "\n".join(lines) + "\n"


def _write_desk(state: Pieces) -> list[str]:
    """Calendar, market, permit office and construction company."""
    board = state.board
    cubes = [board[CUBE_ON + space] for space in range(CALENDAR)]
    lines = [f"cubes {' '.join(COLOUR_NAMES[cube - 1] for cube in cubes if cube)}".strip()]
    used = [name for n, name in enumerate(COLOUR_NAMES) for _ in range(board[OUT + n])]
    if used:
        lines.append(f"used {' '.join(used)}")
    lines.append(f"market {' '.join(str(n) for n in board[OFFERED : OFFERED + TYPES])}")
    names = kinds_of(state)
    tops = [board[TURNED_UP + number] for number in range(NUMBERS)]
    if any(tops):
        lines.append(f"turned-up {' '.join(names[top - 1] for top in tops if top)}")
    buried = [name for kind, name in enumerate(names) for _ in range(board[BURIED + kind])]
    if buried:
        lines.append(f"buried {' '.join(buried)}")
    places = [(f"{ROW_NAMES[row]}-row", IN_ROW + row * BUILDINGS) for row in range(ROWS)]
    for word, first in (*places, ("removed", REMOVED)):
        counts = board[first : first + BUILDINGS]
        shown = [name for n, name in enumerate(BUILDING_NAMES) for _ in range(counts[n])]
        if shown:
            lines.append(f"{word} {' '.join(shown)}")
    return lines


def _write_seat(state: Pieces, seat: int) -> list[str]:
    """Everything that one player has."""
    own = state.own[seat * SEAT_SIZE : (seat + 1) * SEAT_SIZE]
    earned = own[EARNED]
    told = [f"seat {seat} cash {own[CASH]} coal {own[COAL]} refuse {own[REFUSE]} laid {own[LAID]}"]
    if earned >= 0:
        told.append(f"earned {earned}")
    elif earned != NOT_DRAWN:
        told.append(f"drawn {-earned}")
    else:
        told.append("drawn 0")
    lines = [" ".join(told)]
    if any(own[STORED : STORED + TYPES]):
        lines.append(f"stored {seat} {' '.join(str(n) for n in own[STORED : STORED + TYPES])}")
    for word, mask in (("village", own[VISIBLE]), ("covered", own[COVERED])):
        if mask:
            lines.append(f"{word} {seat} {' '.join(named(mask, BUILDING_NAMES))}")
    flags = [f"installed-{spell_types(own[FLAGS] & (FLAG_TAVERN - 1))}"]
    flags += ["tavern"] if own[FLAGS] & FLAG_TAVERN else []
    flags += ["church"] if own[FLAGS] & FLAG_CHURCH else []
    if own[FLAGS]:
        lines.append(f"active {seat} {' '.join(flags)}")
    lines += _write_mine(state, seat)
    money = census.breakdown(state, seat)
    parts = [f"{account}={dollars}" for account, dollars in money.items() if dollars]
    return [*lines, f"accounts {seat} {' '.join(parts)}"] if parts else lines


def _write_mine(state: Pieces, seat: int) -> list[str]:
    """The tiles of a mine, and the foremen wherever they are."""
    lines = []
    names = kinds_of(state)
    for cell in range(CELLS):
        there = state.mine[seat * CELLS + cell]
        if geometry.has_tile(there):
            cubes = spell_types(int(geometry.cubes_on(there)))
            kind, turned = names[geometry.tile_kind(there)], geometry.turned(there)
            lines.append(f"tile {seat} {CELL_NAMES[cell]} {kind} {turned} {cubes}")
    for space in range(FIRST_CELL + CELLS):
        tokens = [foremen.token_at(state, seat, space)]
        if space in (MARKET, TANDEM):
            tokens.append(foremen.second_at(state, seat, space))
        dear = space >= FIRST_CELL and state.mine[seat * CELLS + space - FIRST_CELL] & DEAR
        values = [str(token - 1) for token in tokens if token]
        if values:
            end = " dear" if dear else ""
            lines.append(f"foreman {seat} {SPACE_NAMES[space]} {' '.join(values)}{end}")
    return lines


def _write_asked(state: Pieces) -> list[str]:
    """The frames, those answered last first."""
    lines = []
    for row in range(state.depth):
        kind, seat, a, b, c = state.frames[row * FRAME : (row + 1) * FRAME]
        lines.append(f"ask {FRAME_NAMES[kind]} {seat} {a} {b} {c}")
    return lines
