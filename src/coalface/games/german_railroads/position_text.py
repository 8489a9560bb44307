"""Writes a position of German Railroads as text that `position` reads back."""

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.names import (
    ATOM_NAMES,
    END_BONUS_NAMES,
    ENGINEER_NAMES,
    FOUNDRY_NAMES,
    FRAME_NAMES,
    SPACE_NAMES,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.spelling import (
    EMPTY,
    END_PLACES,
    ENGINEER_PLACES,
    FOUNDRY_PLACES,
    OWNERS,
    spell_mask,
)

TITLE = "german_railroads"
POOLS = {"owed": ids.OWED, "offered": ids.OFFERED, "of-foundry": ids.OF_FOUNDRY}


def write_position(state: Pieces) -> str:
    """A readable position, one fact a line: what is not as it comes from the box."""
    from coalface.games.german_railroads.layout import MASKS, TABLE
    from coalface.games.german_railroads.rules.setup import lay_out

    box = Pieces(state.game, state.kit, state.seats)
    lay_out(box)
    lines = [TITLE, f"seats {state.seats}"]
    for name, (at, _) in TABLE.items():
        if state.board[at] != box.board[at]:
            lines.append(f"{name} {state.board[at]}")
    for name, (at, names) in MASKS.items():
        if state.board[at] != box.board[at]:
            lines.append(f"{name} {' '.join(spell_mask(state.board[at], names)) or EMPTY}")
    lines += _write_order(state, box)
    lines += _write_places(state, box)
    for seat in range(state.seats):
        lines += _write_seat(state, box, seat)
    for name, side in POOLS.items():
        told = [
            f"{ATOM_NAMES[a]} {state.pool[side + a]}"
            for a in range(ids.POOL)
            if state.pool[side + a]
        ]
        if told:
            lines.append(f"{name} {' '.join(told)}")
    for row in range(state.depth):
        kind, seat, a, b = state.frames[row * ids.FRAME : (row + 1) * ids.FRAME]
        lines.append(f"ask {FRAME_NAMES[kind]} {seat} {a} {b}")
    return "\n".join(lines) + "\n"


def _write_order(state: Pieces, box: Pieces) -> list[str]:
    """The turn order, if it is not that of the seats."""
    order = [int(state.board[ids.ORDER_AT + place]) for place in range(state.seats)]
    if order == [*range(state.seats)]:
        return []
    return [f"order {' '.join(map(str, order))}"]


def _write_places(state: Pieces, box: Pieces) -> list[str]:
    """Spaces, engineers, foundries, tiles given back, end bonus cards."""
    board = state.board
    lines = []
    for space in range(ids.SPACES):
        owner = board[ids.OWNER + space]
        if owner:
            on = [int(board[at + space]) for at in (ids.ON_WORKERS, ids.ON_COINS, ids.ON_BLACK)]
            told = f"workers {on[0]} coins {on[1]} black {on[2]}"
            lines.append(f"space {SPACE_NAMES[space]} {OWNERS[int(owner)]} {told}")
    for engineer in range(ids.ENGINEERS):
        at = ids.ENGINEER_AT + engineer
        if board[at] != box.board[at]:
            place = ENGINEER_PLACES[int(board[at])]
            lines.append(f"engineer {ENGINEER_NAMES[engineer]} {place}")
    for foundry in range(ids.FOUNDRIES):
        place = FOUNDRY_PLACES[int(board[ids.FOUNDRY_AT + foundry])]
        if place != "unseen":
            lines.append(f"foundry {FOUNDRY_NAMES[foundry]} {place}")
    unseen = sum(board[ids.FOUNDRY_AT + foundry] == ids.UNSEEN for foundry in range(ids.FOUNDRIES))
    if state.kit.coal and board[ids.FOUNDRY_PILE] != unseen:
        lines.append(f"foundry-pile {board[ids.FOUNDRY_PILE]}")
    for number in range(2, ids.NUMBERS):
        if board[ids.FACTORIES + number]:
            lines.append(f"returned {number} {board[ids.FACTORIES + number]}")
    for number in range(ids.NUMBERS):
        if board[ids.EMIL_TILES + number]:
            lines.append(f"emil-tile {number} {board[ids.EMIL_TILES + number]}")
    for card in range(ids.END_BONUSES):
        at = ids.SEEN + card * ids.MAX_SEATS
        seen = [int(state.secret[at + seat]) for seat in range(state.seats)]
        place = END_PLACES[int(state.secret[card])]
        if place not in ("pile", "out") or any(seen):
            lines.append(f"end-bonus {END_BONUS_NAMES[card]} {place} {' '.join(map(str, seen))}")
    return lines


def _write_seat(state: Pieces, box: Pieces, seat: int) -> list[str]:
    """Everything of one seat that is not as at the start."""
    from coalface.games.german_railroads.derive import derive_seat
    from coalface.games.german_railroads.layout import spell_seat

    at = slice(seat * ids.SEAT_SIZE, (seat + 1) * ids.SEAT_SIZE)
    first = spell_seat(state.kit, [int(n) for n in box.own[at]])
    now = spell_seat(state.kit, [int(n) for n in state.own[at]])
    follows = Pieces(state.game, state.kit, state.seats)
    follows.copy_table(state)
    derive_seat(follows, seat, set())
    if now["claimed"] != str(follows.own[seat * ids.SEAT_SIZE + ids.CLAIMED]):
        derive_seat(follows, seat, set())
        follows.own[seat * ids.SEAT_SIZE + ids.CLAIMED] = state.own[
            seat * ids.SEAT_SIZE + ids.CLAIMED
        ]
        derive_seat(follows, seat, {"claimed"})
        first["claimed"] = ""
    else:
        first["claimed"] = now["claimed"]
    derived = spell_seat(state.kit, [int(n) for n in follows.own[at]])
    first["unlocked"], first["lane-claimed"] = derived["unlocked"], derived["lane-claimed"]
    told = [f"{name} {value}" for name, value in now.items() if value != first[name]]
    return [f"seat {seat} {' '.join(told)}"] if told else []
