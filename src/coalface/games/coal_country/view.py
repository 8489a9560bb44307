"""What a seat of Coal Country sees on the table, and what it remembers."""

from dataclasses import dataclass

from coalface.core.contract import OVER
from coalface.core.view import View
from coalface.games.coal_country import census
from coalface.games.coal_country.ids import (
    BAG,
    BUILDINGS,
    BURIED,
    CALENDAR,
    CASH,
    CELLS,
    COAL,
    COLOURS,
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
    HAND,
    IN_ROW,
    IN_STACK,
    LAID,
    MARKET,
    NUMBERS,
    OFFERED,
    OUT,
    PILE,
    PILED,
    PLACING,
    REFUSE,
    REMOVED,
    ROUND,
    ROWS,
    SEAT_SIZE,
    SIDES,
    STEP,
    STORED,
    SUPPLY,
    TANDEM,
    TURNED_UP,
    TYPES,
    VALUES,
    VISIBLE,
)
from coalface.games.coal_country.names import (
    BUILDING_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    FRAME_NAMES,
    SIDE_CODES,
    SPACE_NAMES,
    STEP_NAMES,
    TYPE_NAMES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import brokers, economy, foremen, geometry, mining, permits
from coalface.games.coal_country.view_facts import (
    Counts,
    Inspection,
    Printed,
    Reckoned,
    reckon,
    see_inspection,
    see_printed,
    tile_yields,
    unfinished_sides,
)


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing that is asked: of whom, and three numbers that belong to its kind."""

    kind: str
    seat: int
    a: int
    b: int
    c: int


@dataclass(frozen=True, slots=True)
class Shaft:
    """A tile of a mine: its openings as they lie, its utilities, whether it is connected.

    `unfinished` are sides; `alone` is what it yields now by itself, `yields` by value of a foreman.
    """

    cell: str
    kind: str
    number: int
    turned: int
    openings: str
    unfinished: str
    utilities: tuple[str, ...]
    connected: bool
    alone: int
    yields: Counts


@dataclass(frozen=True, slots=True)
class Token:
    """A foreman on a space; `value` is None if this seat may not see it.

    `dear` marks a cell whose price was settled when foremen were placed.
    """

    space: str
    value: int | None
    dear: bool


@dataclass(frozen=True, slots=True)
class Company:
    """All that one player has. `earnings` is None while the marker is off the track.

    `cash`, `hand` and `in_hand` (how many foremen) are None where this seat may not see them.
    """

    cash: int | None
    earnings: int | None
    place_drawn: int | None
    fee: int
    coal: int
    refuse: int
    stored: Counts
    buildings: tuple[str, ...]
    covered: tuple[str, ...]
    tiles_laid: int
    mine: tuple[Shaft, ...]
    foremen: tuple[Token, ...]
    hand: Counts | None
    in_hand: int | None
    tavern: bool
    church: bool
    installed: tuple[str, ...]
    inspection: Inspection


@dataclass(frozen=True, slots=True)
class Table:
    """What anyone in this chair sees now. (CC-18, CC-31, CC-93)"""

    round: int
    rounds: int
    step: str
    asked: tuple[Asked, ...]
    done: tuple[int, ...]
    finished: tuple[int, ...]
    gauge: int
    coal_price: int
    stockpile: int
    cubes: tuple[str, ...]
    market: Counts
    supply: Counts
    permits: Counts
    turned_up: tuple[str | None, ...]
    top_row: tuple[str, ...]
    bottom_row: tuple[str, ...]
    pile: int
    companies: tuple[Company, ...]
    printed: Printed
    reckoned: Reckoned


@dataclass(frozen=True, slots=True)
class Memory:
    """What a seat that forgets nothing knows besides: cash, and what piles and hands hold.

    `hidden` are the values, by number, of the foremen of each seat that this seat has not seen.
    """

    cash: tuple[int, ...]
    accounts: tuple[dict[str, int], ...]
    hidden: tuple[Counts, ...]
    bag: Counts
    used_cubes: Counts
    stacks: dict[str, int]
    covered_tiles: dict[str, int]
    pile: Counts
    removed: Counts


CoalCountryView = View[Table, Memory]


def kinds_of(state: Pieces) -> tuple[str, ...]:
    """The names of the tile kinds in this game's component set."""
    names: tuple[str, ...] = state.game.tiles  # type: ignore[attr-defined]
    return names


def look(state: Pieces, seat: int | None) -> CoalCountryView:
    """The view of a seat, or of a spectator. (CC-18, CC-31)"""
    return View(
        game="coal_country",
        seats=int(state.seats),
        seat=seat,
        actors=tuple(state.actors()),
        table=see_table(state, seat),
        memory=remember(state, seat),
    )


def seats_in(state: Pieces, mask: int) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple(seat for seat in range(state.seats) if mask & 1 << seat)


def see_table(state: Pieces, seat: int | None) -> Table:
    """Everything that lies open. (CC-18, CC-93)"""
    board = state.board
    names = kinds_of(state)
    cubes = [board[CUBE_ON + space] for space in range(CALENDAR)]
    tops = [board[TURNED_UP + number] for number in range(NUMBERS)]
    top, bottom = (see_row(state, row) for row in range(ROWS))
    return Table(
        round=board[ROUND],
        rounds=state.kit.rounds,
        step=STEP_NAMES[board[STEP]],
        asked=tuple(see_asked(state, row) for row in range(state.depth)),
        done=seats_in(state, board[DONE]),
        finished=seats_in(state, board[COMMITTED]),
        gauge=board[GAUGE],
        coal_price=brokers.market_price(state),
        stockpile=brokers.stockpile(state),
        cubes=tuple(COLOUR_NAMES[cube - 1] for cube in cubes if cube),
        market=tuple(board[OFFERED : OFFERED + TYPES]),
        supply=tuple(board[SUPPLY : SUPPLY + TYPES]),
        permits=tuple(permits.tiles_left(state, number) for number in range(1, NUMBERS + 1)),
        turned_up=tuple(names[kind - 1] if kind else None for kind in tops),
        top_row=top,
        bottom_row=bottom,
        pile=board[PILED],
        companies=tuple(see_company(state, owner, seat) for owner in range(state.seats)),
        printed=see_printed(state.kit, names),
        reckoned=reckon(state, seat),
    )


def see_asked(state: Pieces, row: int) -> Asked:
    """A frame of what is asked, by name."""
    kind, seat, a, b, c = state.frames[row * FRAME : (row + 1) * FRAME]
    return Asked(FRAME_NAMES[kind], seat, a, b, c)


def see_row(state: Pieces, row: int) -> tuple[str, ...]:
    """The buildings of a row of the construction company."""
    first = IN_ROW + row * BUILDINGS
    counts = state.board[first : first + BUILDINGS]
    return tuple(
        name for name, count in zip(BUILDING_NAMES, counts, strict=True) for _ in range(count)
    )


def named(mask: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of a mask."""
    return tuple(name for bit, name in enumerate(names) if mask & 1 << bit)


def see_company(state: Pieces, owner: int, seat: int | None) -> Company:
    """What lies before one player; cash behind the screen. (CC-18)"""
    own = state.own[owner * SEAT_SIZE : (owner + 1) * SEAT_SIZE]
    earned = own[EARNED]
    mine = owner == seat
    sealed = state.board[STEP] == PLACING and not mine
    hand = tuple(own[HAND : HAND + VALUES])
    shown = mine or state.kit.cash_shown or state.actor() == OVER
    return Company(
        cash=own[CASH] if shown else None,
        earnings=earned if earned >= 0 else None,
        place_drawn=-earned if -9 < earned < 0 else None,
        fee=economy.fee(state, owner),
        coal=own[COAL],
        refuse=own[REFUSE],
        stored=tuple(own[STORED : STORED + TYPES]),
        buildings=named(own[VISIBLE], BUILDING_NAMES),
        covered=named(own[COVERED], BUILDING_NAMES),
        tiles_laid=own[LAID],
        mine=tuple(see_mine(state, owner)),
        foremen=see_foremen(state, owner, seat),
        hand=None if sealed else hand,
        in_hand=None if sealed and not state.kit.amok else sum(hand),
        tavern=own[FLAGS] & FLAG_TAVERN != 0,
        church=own[FLAGS] & FLAG_CHURCH != 0,
        installed=named(own[FLAGS] & (FLAG_TAVERN - 1), TYPE_NAMES),
        inspection=see_inspection(state, owner),
    )


def see_mine(state: Pieces, owner: int) -> list[Shaft]:
    """The tiles of a mine, from the entrance outward."""
    found = []
    names = kinds_of(state)
    for cell in range(CELLS):
        there = state.mine[owner * CELLS + cell]
        if not geometry.has_tile(there):
            continue
        kind = int(geometry.tile_kind(there))
        sides = [side for side in range(SIDES) if geometry.joined(state.kit, there, side)]
        found.append(
            Shaft(
                cell=CELL_NAMES[cell],
                kind=names[kind],
                number=int(state.kit.number[kind]),
                turned=int(geometry.turned(there)),
                openings="".join(SIDE_CODES[side] for side in sides),
                unfinished=unfinished_sides(state, owner, cell),
                utilities=named(int(geometry.cubes_on(there)), TYPE_NAMES),
                connected=bool(geometry.is_connected(there)),
                alone=mining.auto_production(state, there) if geometry.is_connected(there) else 0,
                yields=tile_yields(state, owner, there),
            )
        )
    return found


def sees_value(state: Pieces, owner: int, space: int, seat: int | None) -> bool:
    """Does this seat see the number of a foreman there? Only areas turned over. (CC-31)"""
    if owner == seat:
        return True
    return PLACING < foremen.step_of(state, owner, space) <= state.board[STEP]


def see_foremen(state: Pieces, owner: int, seat: int | None) -> tuple[Token, ...]:
    """Where foremen stand; in secret placement only one's own. (CC-19, CC-31, CC-92)"""
    if owner != seat and state.board[STEP] == PLACING and not state.kit.amok:
        return ()
    found = []
    for space in range(FIRST_CELL + CELLS):
        tokens = [foremen.token_at(state, owner, space)]
        if space in (MARKET, TANDEM):
            tokens.append(foremen.second_at(state, owner, space))
        cell = state.mine[owner * CELLS + space - FIRST_CELL] if space >= FIRST_CELL else 0
        shown = sees_value(state, owner, space, seat)
        found += [
            Token(SPACE_NAMES[space], int(token) - 1 if shown else None, cell & DEAR != 0)
            for token in tokens
            if token
        ]
    return tuple(found)


def hidden_values(state: Pieces, owner: int, seat: int | None) -> Counts:
    """How many foremen of each value this seat has not seen. (CC-20, CC-31)"""
    if owner == seat:
        return (0,) * VALUES
    if state.board[STEP] == PLACING:
        return tuple(int(count) for count in state.kit.foremen)
    hidden = [0] * VALUES
    for space in range(FIRST_CELL + CELLS):
        if sees_value(state, owner, space, seat):
            continue
        tokens = [foremen.token_at(state, owner, space)]
        if space in (MARKET, TANDEM):
            tokens.append(foremen.second_at(state, owner, space))
        for token in tokens:
            if token:
                hidden[token - 1] += 1
    return tuple(hidden)


def remember(state: Pieces, seat: int | None) -> Memory:
    """What follows from all that was open: cash, values, piles and bags. (CC-11, CC-13, CC-18)"""
    board = state.board
    names = kinds_of(state)
    return Memory(
        cash=tuple(state.own[owner * SEAT_SIZE + CASH] for owner in range(state.seats)),
        accounts=tuple(census.breakdown(state, owner) for owner in range(state.seats)),
        hidden=tuple(hidden_values(state, owner, seat) for owner in range(state.seats)),
        bag=tuple(board[BAG : BAG + COLOURS]),
        used_cubes=tuple(board[OUT : OUT + COLOURS]),
        stacks={names[kind]: board[IN_STACK + kind] for kind in range(1, len(names))},
        covered_tiles={
            name: board[BURIED + kind] for kind, name in enumerate(names) if board[BURIED + kind]
        },
        pile=tuple(board[PILE : PILE + BUILDINGS]),
        removed=tuple(board[REMOVED : REMOVED + BUILDINGS]),
    )
