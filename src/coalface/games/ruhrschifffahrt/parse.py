"""Reads a view of Ruhrschifffahrt back into pieces."""

from coalface.core.contract import OVER
from coalface.games.ruhrschifffahrt.guess import RuhrGuesser
from coalface.games.ruhrschifffahrt.ids import (
    ARRIVAL,
    AT,
    BAG,
    BLANK,
    CASH,
    CHOSEN,
    CITY,
    CLOSED,
    COLUMN,
    COUNTRIES,
    DEBT,
    DEMAND,
    DEPOT,
    EARNED,
    EXPORT,
    FORCED,
    GONE,
    HELD,
    LOCK_BOX,
    LOCK_VP,
    LOCKS,
    LOCKS_LEFT,
    MARK_BOX,
    MAX_SEATS,
    MOST_BOXES,
    MOST_PLACES,
    ON_TURNS,
    ORDER,
    PHASE,
    POOL,
    POS,
    SEAT_SIZE,
    SPENT,
    STEP,
    TOKENS,
    TRACK,
    TRACKED,
    TURN,
    TURNED,
    UNDRAWN,
    USED,
    VP,
    WHITE_LEFT,
)
from coalface.games.ruhrschifffahrt.kit import Kit
from coalface.games.ruhrschifffahrt.names import (
    AREA_NAMES,
    BLACK_NAMES,
    COLUMN_NAMES,
    FACE_NAMES,
    FRAME_NAMES,
    OPTION_NAMES,
    PHASE_NAMES,
    POINT_NAMES,
    WHITE_NAMES,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces, clear_pieces
from coalface.games.ruhrschifffahrt.position_text import AWAY
from coalface.games.ruhrschifffahrt.state import RuhrState
from coalface.games.ruhrschifffahrt.view import Memory, Player, RuhrView, Table


def guesser_for(view: RuhrView, state: RuhrState) -> RuhrGuesser:
    """A guesser for a view, on an empty state of its size."""
    clear_pieces(state)
    put_table(state, view.table)
    put_memory(state, view.memory)
    for seat, player in enumerate(view.table.players):
        put_player(state, seat, player)
    for asked in view.table.asked:
        state.ask(FRAME_NAMES.index(asked.kind), asked.seat, asked.a, asked.b)
    state.who = view.actors[0] if view.actors else OVER
    return RuhrGuesser(state)


def mask_of(found: tuple[str, ...], names: tuple[str, ...]) -> int:
    """Names as the bits of a mask."""
    return sum(1 << names.index(name) for name in found)


def position_of(kit: Kit, place: str) -> int:
    """Where on the river a storage or a selling space lies; KeyError if there is none."""
    if place == AWAY:
        return 0
    if place in kit.storage_names:
        return int(kit.storage_pos[kit.storage_names.index(place)])
    if place not in kit.space_names:
        raise KeyError(place)
    return int(kit.space_pos[kit.space_names.index(place)])


def put_table(state: Pieces, table: Table) -> None:
    """The board."""
    board = state.board
    board[TURN], board[PHASE] = table.turn, PHASE_NAMES.index(table.phase)
    board[STEP], board[AT], board[BAG] = table.step, table.at, table.bag
    board[CLOSED], board[FORCED] = int(table.pilots_banned), int(table.locks_forced)
    board[EXPORT] = table.export
    for place, seat in enumerate(table.order):
        board[ORDER + place] = seat
    for storage, seen in enumerate(table.storages):
        state.set_die(storage, seen.pips)
    board[LOCKS_LEFT] = sum(1 << o for o, seen in enumerate(table.obstacles) if seen.marker)
    for coal, column in enumerate(table.track):
        board[TRACKED + coal], board[GONE + coal] = len(column.dice), column.gone
        for box, pips in enumerate(column.dice):
            board[TRACK + coal * MOST_BOXES + box] = pips
    for space, sold in enumerate(table.spaces):
        board[DEMAND + space] = sold.demand
        if sold.kind == "city":
            houses = sum(1 << seat for seat in sold.warehouses)
            board[CITY + state.kit.space_city[space]] = houses
    for depot, place_seen in enumerate(table.depots):
        for seat in place_seen.warehouses:
            board[DEPOT + depot * MAX_SEATS + seat] += 1
    for number, port in enumerate(table.port):
        for place, seat in enumerate(port.warehouses):
            board[COLUMN + number * MOST_PLACES + place] = seat + 1
    for turn, country in table.countries.items():
        board[TURNED + int(turn)] = COLUMN_NAMES.index(country) + 1
    for marker, name in enumerate(WHITE_NAMES):
        board[WHITE_LEFT + marker] = table.white_left[name]


def put_memory(state: Pieces, memory: Memory) -> None:
    """Markers and countries that have not been seen."""
    for face, name in enumerate(FACE_NAMES):
        state.board[UNDRAWN + face] = memory.undrawn.get(name, 0)
    for column, name in enumerate(COLUMN_NAMES):
        state.board[COUNTRIES + column] = memory.countries_left[name]


def put_player(state: Pieces, seat: int, player: Player) -> None:
    """What belongs to a seat."""
    own, at = state.own, seat * SEAT_SIZE
    own[at + CASH], own[at + VP], own[at + DEBT] = player.thaler, player.vp, player.debt
    own[at + POOL], own[at + LOCK_BOX] = player.pool, player.lock_box
    own[at + MARK_BOX], own[at + LOCKS] = player.mark_box, player.locks
    own[at + ON_TURNS] = sum(1 << turn for turn in player.turn_track)
    for area, name in enumerate(AREA_NAMES):
        own[at + TOKENS + area] = player.tokens.get(name, 0)
    own[at + EARNED] = mask_of(player.earned, BLACK_NAMES)
    own[at + USED] = mask_of(player.used, BLACK_NAMES)
    own[at + HELD] = mask_of(player.white, WHITE_NAMES)
    own[at + SPENT] = mask_of(player.spent, WHITE_NAMES)
    own[at + BLANK] = mask_of(player.blank, WHITE_NAMES)
    own[at + POS], own[at + ARRIVAL] = position_of(state.kit, player.place), player.arrival
    own[at + CHOSEN] = OPTION_NAMES.index(player.option)
    for source, name in enumerate(POINT_NAMES):
        own[at + LOCK_VP + source] = player.points[name]
