"""What follows from the rest of a position: supplies, workers at home, advantages received."""

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.census import count_emil, count_special, count_tiles
from coalface.games.german_railroads.ids import SEAT_SIZE
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.rounds import own_workers
from coalface.games.german_railroads.rules.specials import cell_satisfied, special_satisfied


def claimed_mask(state: Pieces, seat: int) -> int:
    """The one-time special spaces that are satisfied now. (RR-65)"""
    kit, mask = state.kit, 0
    for rr in range(ids.RAILROADS):
        for special in range(kit.special_first[rr], kit.special_first[rr + 1]):
            once = kit.special_kind[special] == ids.ONCE
            if once and special_satisfied(state, seat, rr, special):
                mask |= 1 << special
    for station in range(len(kit.station_rr)):
        extension = state.own[seat * SEAT_SIZE + ids.LAID + station] - 1
        for cell in range(1, ids.CELLS + 1):
            row = extension * (ids.CELLS + 1) + cell
            if extension < 0 or kit.cell_kind[row] != ids.ONCE:
                continue
            if cell_satisfied(state, seat, station, row, cell):
                mask |= 1 << (ids.FIRST_CELL + station * ids.CELLS + cell - 1)
    return mask


def unlocked_mask(state: Pieces, seat: int) -> int:
    """The colours that claimed special spaces unlock, and black. (RR-26)"""
    kit, mask = state.kit, 1
    claimed = state.own[seat * SEAT_SIZE + ids.CLAIMED]
    for special in range(len(kit.special_at)):
        if not claimed & (1 << special) or kit.special_kind[special] != ids.ONCE:
            continue
        row = kit.special_value[special]
        for part in range(kit.row_first[row], kit.row_end[row]):
            if kit.part_op[part] == ids.UNLOCK:
                mask |= 1 << kit.part_n[part]
    return mask


def lane_mask(state: Pieces, seat: int) -> int:
    """The places of the industry track that some marker has reached and that give something."""
    at = seat * SEAT_SIZE + ids.LANE
    far = max((p for p in range(ids.LANE_PLACES) if state.own[at + p]), default=0)
    return sum(1 << p for p in range(far + 1) if state.kit.lane_row[p] >= 0)


def derive_seat(state: Pieces, seat: int, said: set[str]) -> None:
    """Advantages received, unless the position tells them."""
    at = seat * SEAT_SIZE
    if "claimed" not in said:
        state.own[at + ids.CLAIMED] = claimed_mask(state, seat)
    if "unlocked" not in said:
        state.own[at + ids.UNLOCKED] = unlocked_mask(state, seat)
    if "lane-claimed" not in said:
        state.own[at + ids.LANE_CLAIMED] = lane_mask(state, seat)


def derive_supplies(state: Pieces) -> None:
    """All that lies nowhere else is in the supply; ValueError if there is too much of it."""
    board, kit = state.board, state.kit
    for number in range(1, ids.NUMBERS):
        place = ids.LOCOS if number > 1 else ids.FACTORIES
        copies = kit.locos_per_number[state.seats] if number > 1 else state.seats
        board[place + number] = 0
        board[place + number] = left(int(copies) - int(count_tiles(state, number)), f"#{number}")
    board[ids.FACTORIES] = 0
    in_game = 1 if kit.all_cards & (1 << (ids.CARDS - 1)) else 0
    board[ids.FACTORIES] = left(in_game - int(count_tiles(state, 0)), "coal factory")
    board[ids.SPECIAL_GONE] = 0
    board[ids.SPECIAL_GONE] = left(1 - int(count_special(state)), "special #9")
    used = sum(state.own[seat * SEAT_SIZE + ids.DOUBLERS] for seat in range(state.seats))
    board[ids.DOUBLERS_LEFT] = left(int(kit.doublers - used), "doubler")
    derive_germany(state)
    derive_workers(state)


def left(count: int, what: str) -> int:
    """What is left of a kind of piece."""
    if count < 0:
        raise ValueError(f"there are too many pieces of {what}")
    return count


def derive_germany(state: Pieces) -> None:
    """Extensions, income markers and the additional marker."""
    board, kit = state.board, state.kit
    board[ids.EXTENSIONS_LEFT] = ((1 << ids.EXTENSIONS) - 1) * kit.board
    markers = int(kit.board)
    for seat in range(state.seats):
        at = seat * SEAT_SIZE
        for station in range(ids.STATIONS):
            tile = state.own[at + ids.LAID + station]
            if tile and not board[ids.EXTENSIONS_LEFT] & (1 << (tile - 1)):
                raise ValueError("an extension lies in two places")
            if tile:
                board[ids.EXTENSIONS_LEFT] &= ~(1 << (tile - 1))
        spare = 1 if state.own[at + ids.TOKENS_LEFT] & (1 << 4) else 0
        own = sum(state.own[at + ids.LANE + place] for place in range(ids.LANE_PLACES))
        if own < 2 - spare:
            raise ValueError(f"seat {seat} has too few industry markers")
        markers -= int(own) - (2 - spare)
    board[ids.MARKER_LEFT] = left(markers, "additional industry marker")
    for kind in range(ids.INCOMES):
        taken = sum(state.own[s * SEAT_SIZE + ids.INCOME_OWN + kind] for s in range(state.seats))
        board[ids.INCOME_LEFT + kind] = left(int(kit.income_count[kind] - taken), "income marker")


def derive_workers(state: Pieces) -> None:
    """Workers that stand nowhere are at home."""
    board = state.board
    for seat in range(state.seats):
        at = seat * SEAT_SIZE
        away = state.own[at + ids.BG_WORKERS]
        for space in range(ids.SPACES):
            if board[ids.OWNER + space] == seat + 1:
                away += board[ids.ON_WORKERS + space]
        home = own_workers(state, seat) - away
        if board[ids.TEMP_OWNER] == seat + 1:
            home += state.kit.turquoise
        state.own[at + ids.WORKERS] = left(int(home), f"worker of {seat}")
    if state.seats == 1:
        board[ids.EMIL_WORKERS] = 0
        all_of_them = state.kit.emil_workers + len(state.kit.emil_growth)
        board[ids.EMIL_WORKERS] = left(int(all_of_them - count_emil(state)), "worker of Emil")
