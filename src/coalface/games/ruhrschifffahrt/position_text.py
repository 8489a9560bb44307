"""Writes a position of Ruhrschifffahrt as text that `position` reads back."""

from coalface.games.ruhrschifffahrt import census
from coalface.games.ruhrschifffahrt.ids import (
    ARRIVAL,
    AT,
    BLANK,
    CASH,
    CHOSEN,
    CITIES,
    CITY,
    CLOSED,
    COALS,
    COLUMN,
    COLUMNS,
    DEBT,
    DEMAND,
    DEPOT,
    EARNED,
    EXPORT,
    FACES,
    FORCED,
    FRAME,
    GONE,
    HELD,
    LOCK_BOX,
    LOCKS,
    LOCKS_LEFT,
    MARK_BOX,
    MAX_SEATS,
    MOST_BOXES,
    MOST_PLACES,
    OBSTACLES,
    ON_TURNS,
    ORDER,
    PHASE,
    PIPS,
    POOL,
    PORT,
    POS,
    SEAT_SIZE,
    SPENT,
    STEP,
    STORAGES,
    TERRITORIES,
    TOKENS,
    TRACK,
    TRACKED,
    TURN,
    TURNED,
    TURNS,
    UNDRAWN,
    USED,
)
from coalface.games.ruhrschifffahrt.names import (
    AREA_NAMES,
    BLACK_NAMES,
    CITY_NAMES,
    COAL_NAMES,
    COLUMN_NAMES,
    FACE_NAMES,
    FRAME_NAMES,
    OPTION_NAMES,
    PHASE_NAMES,
    TERRITORY_NAMES,
    WHITE_NAMES,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces

TITLE = "ruhrschifffahrt"
AWAY = "away"
"""Where a barge is before the first turn."""


def write_position(state: Pieces) -> str:
    """A readable position, one fact a line."""
    board = state.board
    lines = [TITLE, f"seats {state.seats}", f"turn {board[TURN]}"]
    lines += [f"phase {PHASE_NAMES[board[PHASE]]} {board[STEP]} {board[AT]}"]
    lines += [f"order {' '.join(str(seat) for seat in board[ORDER : ORDER + state.seats])}"]
    lines += _write_river(state)
    lines += _write_markers(state)
    lines += _write_houses(state)
    for seat in range(state.seats):
        lines += _write_seat(state, seat)
    lines += [
        flag for flag, at in (("pilots-banned", CLOSED), ("locks-forced", FORCED)) if board[at]
    ]
    lines += _write_asked(state)
    return "\n".join(lines) + "\n"


def _pairs(names: list[str], numbers: list[int]) -> str:
    """Names with their numbers, where there are any: `m1=3 e2=4`."""
    told = zip(names, numbers, strict=True)
    return " ".join(f"{name}={number}" for name, number in told if number) or "-"


def _write_river(state: Pieces) -> list[str]:
    """Dice, demand and obstacles."""
    board, kit = state.board, state.kit
    dice = [int(board[PIPS + storage]) for storage in range(STORAGES)]
    lines = [f"storages {_pairs(kit.storage_names, dice)}"]
    for coal in range(COALS):
        at = TRACK + coal * MOST_BOXES
        column = " ".join(str(pips) for pips in board[at : at + board[TRACKED + coal]])
        if column:
            lines.append(f"track {COAL_NAMES[coal]} {column}")
        if board[GONE + coal]:
            lines.append(f"gone {COAL_NAMES[coal]} {board[GONE + coal]}")
    demand = [int(board[DEMAND + space]) for space in range(PORT)]
    if any(demand):
        lines.append(f"demand {_pairs(kit.space_names[:PORT], demand)}")
    left = [kit.obstacle_names[o] for o in range(OBSTACLES) if board[LOCKS_LEFT] >> o & 1]
    lines.append(f"obstacles {' '.join(left) or '-'}")
    return lines


def _write_markers(state: Pieces) -> list[str]:
    """Markers drawn, countries turned, the export marker."""
    board = state.board
    drawn = [int(state.kit.faces[face] - board[UNDRAWN + face]) for face in range(FACES)]
    lines = [f"export {board[EXPORT]}"]
    if any(drawn):
        lines.append(f"drawn {_pairs(list(FACE_NAMES), drawn)}")
    for turn in range(1, TURNS + 1):
        if board[TURNED + turn]:
            lines.append(f"country {turn} {COLUMN_NAMES[board[TURNED + turn] - 1]}")
    return lines


def _write_houses(state: Pieces) -> list[str]:
    """Warehouses in cities, depots and the port, by seat."""
    board, lines = state.board, []
    for city in range(CITIES):
        seats = [str(seat) for seat in range(state.seats) if board[CITY + city] >> seat & 1]
        if seats:
            lines.append(f"city {CITY_NAMES[city]} {' '.join(seats)}")
    for depot in range(TERRITORIES):
        at = DEPOT + depot * MAX_SEATS
        seats = [str(seat) for seat in range(state.seats) for _ in range(board[at + seat])]
        if seats:
            lines.append(f"depot {TERRITORY_NAMES[depot]} {' '.join(seats)}")
    for column in range(COLUMNS):
        at = COLUMN + column * MOST_PLACES
        seats = [str(owner - 1) for owner in board[at : at + MOST_PLACES] if owner]
        if seats:
            lines.append(f"port {COLUMN_NAMES[column]} {' '.join(seats)}")
    return lines


def place_name(state: Pieces, position: int) -> str:
    """What lies at a position of the river, by name."""
    if position == 0:
        return AWAY
    storage = state.kit.storage_at[position]
    if storage >= 0:
        return state.kit.storage_names[storage]
    return state.kit.space_names[list(state.kit.space_pos).index(position)]


def names_of(mask: int, names: tuple[str, ...]) -> list[str]:
    """The names of the bits of a mask."""
    return [name for place, name in enumerate(names) if mask >> place & 1]


def _write_seat(state: Pieces, seat: int) -> list[str]:
    """Everything before one player."""
    own = state.own[seat * SEAT_SIZE : (seat + 1) * SEAT_SIZE]
    where = f"at {place_name(state, own[POS])} arrival {own[ARRIVAL]}"
    houses = f"pool {own[POOL]} debt {own[DEBT]} lock-box {own[LOCK_BOX]} mark-box {own[MARK_BOX]}"
    chosen = f"option {OPTION_NAMES[own[CHOSEN]]} locks {own[LOCKS]}"
    lines = [f"seat {seat} thaler {own[CASH]} {houses} {where} {chosen}"]
    turns = [str(turn) for turn in range(1, TURNS + 1) if own[ON_TURNS] >> turn & 1]
    lines.append(f"turn-track {seat} {' '.join(turns) or '-'}")
    tokens = [int(own[TOKENS + area]) for area in range(len(AREA_NAMES))]
    if any(tokens):
        lines.append(f"tokens {seat} {_pairs(list(AREA_NAMES), tokens)}")
    for label, at, names in (
        ("earned", EARNED, BLACK_NAMES),
        ("used", USED, BLACK_NAMES),
        ("white", HELD, WHITE_NAMES),
        ("spent", SPENT, WHITE_NAMES),
        ("blank", BLANK, WHITE_NAMES),
    ):
        found = names_of(int(own[at]), names)
        if found:
            lines.append(f"{label} {seat} {' '.join(found)}")
    points = census.breakdown(state, seat)
    told = [f"{source}={value}" for source, value in points.items() if value]
    return [*lines, f"points {seat} {' '.join(told)}"] if told else lines


def _write_asked(state: Pieces) -> list[str]:
    """The frames, those answered last first."""
    lines = []
    for row in range(state.depth):
        kind, seat, a, b = state.frames[row * FRAME : (row + 1) * FRAME]
        lines.append(f"ask {FRAME_NAMES[kind]} {seat} {a} {b}")
    return lines
