"""What a seat of Ruhrschifffahrt sees on the table, and what it remembers: the same for all."""

from dataclasses import dataclass

from coalface.core.view import View
from coalface.games.ruhrschifffahrt import census
from coalface.games.ruhrschifffahrt.ids import (
    ARRIVAL,
    AT,
    BAG,
    BLANK,
    CASH,
    CHOSEN,
    CITY,
    CITY_SPACE,
    CLOSED,
    COALS,
    COLUMN,
    COLUMNS,
    COUNTRIES,
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
    OPTIONS,
    ORDER,
    PHASE,
    PIPS,
    POOL,
    POS,
    SEAT_SIZE,
    SPACES,
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
    VP,
    WHITE_LEFT,
    WHITE_MARKERS,
)
from coalface.games.ruhrschifffahrt.leads import see_leads
from coalface.games.ruhrschifffahrt.names import (
    AREA_NAMES,
    BLACK_NAMES,
    COAL_NAMES,
    COLUMN_NAMES,
    FACE_NAMES,
    FRAME_NAMES,
    KIND_NAMES,
    OPTION_NAMES,
    PHASE_NAMES,
    TERRITORY_NAMES,
    WHITE_NAMES,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.position_text import names_of, place_name
from coalface.games.ruhrschifffahrt.printed import Printed, areas_of, printed_of
from coalface.games.ruhrschifffahrt.rules.lock import lock_cost
from coalface.games.ruhrschifffahrt.rules.option import fee
from coalface.games.ruhrschifffahrt.rules.track import boxes

DISC_TRACK = 30
"""The last space of the track of points."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing that is asked: of whom, and two numbers that belong to its kind."""

    kind: str
    seat: int
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Storage:
    """A coal storage: the pips of its die or 0, and the target of its standard trip."""

    name: str
    label: str
    territory: str
    coal: str
    target: str | None
    pips: int


@dataclass(frozen=True, slots=True)
class Obstacle:
    """An obstacle space: the points for its lock, and whether its marker still lies there."""

    name: str
    label: str
    territory: str
    points: int
    marker: bool


@dataclass(frozen=True, slots=True)
class Space:
    """A selling space: the Thalers that lie there, and in a city the seats with a warehouse."""

    name: str
    label: str
    kind: str
    territory: str | None
    demand: int
    warehouses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A coal depot or an export column: the seats of its warehouses, from the left or the top."""

    name: str
    warehouses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the transport track: its boxes, and the dice from the arrow box up."""

    coal: str
    boxes: int
    dice: tuple[int, ...]
    gone: int


@dataclass(frozen=True, slots=True)
class Player:
    """All that belongs to one player.

    `disc` is the space of the track where the disc lies, `thirty_plus` whether it went round.
    """

    vp: int
    disc: int
    thirty_plus: bool
    points: dict[str, int]
    thaler: int
    debt: int
    pool: int
    lock_box: int
    mark_box: int
    turn_track: tuple[int, ...]
    tokens: dict[str, int]
    earned: tuple[str, ...]
    used: tuple[str, ...]
    white: tuple[str, ...]
    spent: tuple[str, ...]
    blank: tuple[str, ...]
    place: str
    arrival: int
    option: str
    locks: int


@dataclass(frozen=True, slots=True)
class Table:
    """What anyone sees now: all but the faces of markers that still lie face down.

    `leads`, while an option is asked for: from which storages the seat could start with each.
    """

    turn: int
    year: int
    coat: str
    phase: str
    step: int
    at: int
    order: tuple[int, ...]
    asked: tuple[Asked, ...]
    storages: tuple[Storage, ...]
    obstacles: tuple[Obstacle, ...]
    spaces: tuple[Space, ...]
    track: tuple[Column, ...]
    depots: tuple[Place, ...]
    port: tuple[Place, ...]
    bag: int
    pilots_banned: bool
    locks_forced: bool
    export: int
    export_value: int
    countries: dict[str, str]
    white_left: dict[str, int]
    fees: dict[str, int]
    lock_cost: int
    leads: dict[str, tuple[str, ...]]
    players: tuple[Player, ...]
    printed: Printed


@dataclass(frozen=True, slots=True)
class Memory:
    """What anyone can count: markers drawn so far and those still to come, countries face down."""

    drawn: dict[str, int]
    undrawn: dict[str, int]
    countries_left: dict[str, int]


RuhrView = View[Table, Memory]


def look(state: Pieces, seat: int | None) -> RuhrView:
    """The view of a seat, or of a spectator: nothing is hidden but what has not happened."""
    return View(
        game="ruhrschifffahrt",
        seats=int(state.seats),
        seat=seat,
        actors=tuple(state.actors()),
        table=see_table(state),
        memory=remember(state),
    )


def see_table(state: Pieces) -> Table:
    """Everything that lies open."""
    board, kit = state.board, state.kit
    turn = board[TURN]
    return Table(
        turn=turn,
        year=kit.year[turn],
        coat=TERRITORY_NAMES[kit.coat[turn]],
        phase=PHASE_NAMES[board[PHASE]],
        step=board[STEP],
        at=board[AT],
        order=tuple(board[ORDER : ORDER + state.seats]),
        asked=tuple(see_asked(state, row) for row in range(state.depth)),
        storages=tuple(see_storage(state, storage) for storage in range(STORAGES)),
        obstacles=tuple(see_obstacle(state, obstacle) for obstacle in range(OBSTACLES)),
        spaces=tuple(see_space(state, space) for space in range(SPACES)),
        track=tuple(see_column(state, coal) for coal in range(COALS)),
        depots=tuple(see_depot(state, depot) for depot in range(TERRITORIES)),
        port=tuple(see_port(state, column) for column in range(COLUMNS)),
        bag=board[BAG],
        pilots_banned=bool(board[CLOSED]),
        locks_forced=bool(board[FORCED]),
        export=board[EXPORT],
        export_value=kit.export_track[board[EXPORT]],
        countries={
            str(past): COLUMN_NAMES[board[TURNED + past] - 1]
            for past in range(1, TURNS + 1)
            if board[TURNED + past]
        },
        white_left={WHITE_NAMES[m]: int(board[WHITE_LEFT + m]) for m in range(WHITE_MARKERS)},
        fees={OPTION_NAMES[option]: int(fee(state, option)) for option in range(OPTIONS)},
        lock_cost=lock_cost(state),
        leads=see_leads(state),
        players=tuple(see_player(state, seat) for seat in range(state.seats)),
        printed=printed_of(kit),
    )


def see_asked(state: Pieces, row: int) -> Asked:
    """A frame of what is asked, by name."""
    kind, seat, a, b = state.frames[row * FRAME : (row + 1) * FRAME]
    return Asked(FRAME_NAMES[kind], seat, a, b)


def see_storage(state: Pieces, storage: int) -> Storage:
    """A coal storage with its die."""
    kit = state.kit
    name, target = kit.storage_names[storage], kit.storage_target[storage]
    return Storage(
        name=name,
        label=kit.labels[name],
        territory=TERRITORY_NAMES[kit.storage_territory[storage]],
        coal=COAL_NAMES[kit.storage_coal[storage]],
        target=kit.space_names[target] if target >= 0 else None,
        pips=state.board[PIPS + storage],
    )


def see_obstacle(state: Pieces, obstacle: int) -> Obstacle:
    """An obstacle space."""
    kit = state.kit
    name = kit.obstacle_names[obstacle]
    return Obstacle(
        name=name,
        label=kit.labels[name],
        territory=TERRITORY_NAMES[kit.obstacle_territory[obstacle]],
        points=kit.lock_vp[obstacle],
        marker=bool(state.board[LOCKS_LEFT] >> obstacle & 1),
    )


def see_space(state: Pieces, space: int) -> Space:
    """A selling space."""
    kit, board = state.kit, state.board
    name, territory = kit.space_names[space], kit.space_territory[space]
    houses = 0
    if kit.space_kind[space] == CITY_SPACE:
        houses = board[CITY + kit.space_city[space]]
    return Space(
        name=name,
        label=kit.labels[name],
        kind=KIND_NAMES[kit.space_kind[space]],
        territory=TERRITORY_NAMES[territory] if territory >= 0 else None,
        demand=board[DEMAND + space],
        warehouses=tuple(seat for seat in range(state.seats) if houses >> seat & 1),
    )


def see_column(state: Pieces, coal: int) -> Column:
    """A column of the transport track."""
    at = TRACK + coal * MOST_BOXES
    dice = tuple(state.board[at : at + state.board[TRACKED + coal]])
    return Column(COAL_NAMES[coal], int(boxes(state, coal)), dice, state.board[GONE + coal])


def see_depot(state: Pieces, depot: int) -> Place:
    """A coal depot."""
    at = DEPOT + depot * MAX_SEATS
    houses = (seat for seat in range(state.seats) for _ in range(state.board[at + seat]))
    return Place(TERRITORY_NAMES[depot], tuple(houses))


def see_port(state: Pieces, column: int) -> Place:
    """An export column."""
    at = COLUMN + column * MOST_PLACES
    owners = state.board[at : at + MOST_PLACES]
    return Place(COLUMN_NAMES[column], tuple(owner - 1 for owner in owners if owner))


def see_player(state: Pieces, seat: int) -> Player:
    """A player's board, barge and warehouses."""
    own = state.own[seat * SEAT_SIZE : (seat + 1) * SEAT_SIZE]
    return Player(
        vp=own[VP],
        disc=disc_space(int(own[VP])),
        thirty_plus=own[VP] > DISC_TRACK,
        points=census.breakdown(state, seat),
        thaler=own[CASH],
        debt=own[DEBT],
        pool=own[POOL],
        lock_box=own[LOCK_BOX],
        mark_box=own[MARK_BOX],
        turn_track=tuple(turn for turn in range(1, TURNS + 1) if own[ON_TURNS] >> turn & 1),
        tokens={AREA_NAMES[area]: int(own[TOKENS + area]) for area in areas_of(state.kit)},
        earned=tuple(names_of(int(own[EARNED]), BLACK_NAMES)),
        used=tuple(names_of(int(own[USED]), BLACK_NAMES)),
        white=tuple(names_of(int(own[HELD]), WHITE_NAMES)),
        spent=tuple(names_of(int(own[SPENT]), WHITE_NAMES)),
        blank=tuple(names_of(int(own[BLANK]), WHITE_NAMES)),
        place=place_name(state, int(own[POS])),
        arrival=own[ARRIVAL],
        option=OPTION_NAMES[own[CHOSEN]],
        locks=own[LOCKS],
    )


def disc_space(points: int) -> int:
    """Where the disc lies: past 30 it goes round. (RS-118)"""
    return points if points <= DISC_TRACK else (points - 1) % DISC_TRACK + 1


def remember(state: Pieces) -> Memory:
    """What can be counted from what lay open. (RS-7, RS-27)"""
    faces = state.kit.faces
    undrawn = {FACE_NAMES[face]: int(state.board[UNDRAWN + face]) for face in range(FACES)}
    return Memory(
        drawn={
            name: int(faces[face]) - undrawn[name]
            for face, name in enumerate(FACE_NAMES)
            if faces[face] > undrawn[name]
        },
        undrawn={name: count for name, count in undrawn.items() if count},
        countries_left={
            name: int(state.board[COUNTRIES + column]) for column, name in enumerate(COLUMN_NAMES)
        },
    )
