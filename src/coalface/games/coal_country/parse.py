"""Reads a view of Coal Country back into pieces, as far as its seat knows them."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import OVER
from coalface.games.coal_country.guess import CoalCountryGuesser
from coalface.games.coal_country.ids import (
    ACCOUNT,
    BAG,
    BUILDINGS,
    BURIED,
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
    GAUGE,
    HAND,
    IN_ROW,
    IN_STACK,
    LAID,
    MARKET,
    NOT_DRAWN,
    NUMBERS,
    OFFERED,
    OUT,
    PILE,
    PILED,
    REFUSE,
    REMOVED,
    ROUND,
    SEAT_SIZE,
    STACKED,
    STEP,
    STORED,
    SUPPLY,
    TANDEM,
    TOKEN,
    TURNED_UP,
    TYPES,
    UNKNOWN,
    VALUES,
    VISIBLE,
)
from coalface.games.coal_country.names import (
    ACCOUNT_NAMES,
    BUILDING_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    FRAME_NAMES,
    SPACE_NAMES,
    STEP_NAMES,
    TYPE_NAMES,
)
from coalface.games.coal_country.pieces import Pieces, set_up_pieces
from coalface.games.coal_country.rules import foremen, geometry
from coalface.games.coal_country.state import CoalCountryState
from coalface.games.coal_country.view import CoalCountryView, Company, Memory, Table, kinds_of


def guesser_for(view: CoalCountryView, state: CoalCountryState) -> CoalCountryGuesser:
    """Read a view onto a fresh state; the foremen that it does not show are drawn later."""
    set_up_pieces(state)
    table, memory = view.table, view.memory
    read_board(state, table, memory)
    for seat, company in enumerate(table.companies):
        read_company(state, seat, company, memory)
    for asked in table.asked:
        state.ask(FRAME_NAMES.index(asked.kind), asked.seat, asked.a, asked.b, asked.c)
    state.who = view.actors[0] if view.actors else OVER
    hidden = vec[i64]([count for counts in memory.hidden for count in counts])
    return CoalCountryGuesser(state, -1 if view.seat is None else view.seat, hidden)


def as_mask(names: tuple[str, ...], all_names: tuple[str, ...]) -> int:
    """Names as a mask."""
    return sum(1 << all_names.index(name) for name in names)


def read_board(state: Pieces, table: Table, memory: Memory) -> None:
    """The desk board, the stacks and the bag."""
    board = state.board
    board[ROUND], board[STEP] = table.round, STEP_NAMES.index(table.step)
    board[DONE] = sum(1 << seat for seat in table.done)
    board[COMMITTED] = sum(1 << seat for seat in table.finished)
    board[GAUGE] = table.gauge
    for space, cube in enumerate(table.cubes):
        board[CUBE_ON + space] = COLOUR_NAMES.index(cube) + 1
    for colour in range(COLOURS):
        board[BAG + colour], board[OUT + colour] = memory.bag[colour], memory.used_cubes[colour]
    for type in range(TYPES):
        board[OFFERED + type], board[SUPPLY + type] = table.market[type], table.supply[type]
    names = kinds_of(state)
    for number in range(NUMBERS):
        top = table.turned_up[number]
        board[TURNED_UP + number] = names.index(top) + 1 if top is not None else 0
        board[STACKED + number] = table.permits[number] - (top is not None)
    for name, count in memory.stacks.items():
        board[IN_STACK + names.index(name)] = count
    for name, count in memory.covered_tiles.items():
        board[BURIED + names.index(name)] = count
    board[PILED] = table.pile
    for building in range(BUILDINGS):
        board[PILE + building] = memory.pile[building]
        board[REMOVED + building] = memory.removed[building]
        for row, shown in enumerate((table.top_row, table.bottom_row)):
            board[IN_ROW + row * BUILDINGS + building] = shown.count(BUILDING_NAMES[building])


def read_company(state: Pieces, seat: int, company: Company, memory: Memory) -> None:
    """All that one player has, but for what is hidden."""
    at, own = seat * SEAT_SIZE, state.own
    own[at + CASH] = memory.cash[seat]
    for account, name in enumerate(ACCOUNT_NAMES):
        own[at + ACCOUNT + account] = memory.accounts[seat][name]
    drawn = -company.place_drawn if company.place_drawn is not None else NOT_DRAWN
    own[at + EARNED] = drawn if company.earnings is None else company.earnings
    own[at + COAL], own[at + REFUSE] = company.coal, company.refuse
    own[at + LAID] = company.tiles_laid
    own[at + VISIBLE] = as_mask(company.buildings, BUILDING_NAMES)
    own[at + COVERED] = as_mask(company.covered, BUILDING_NAMES)
    own[at + FLAGS] = as_mask(company.installed, TYPE_NAMES)
    own[at + FLAGS] += FLAG_TAVERN * company.tavern + FLAG_CHURCH * company.church
    for type in range(TYPES):
        own[at + STORED + type] = company.stored[type]
    for value in range(VALUES):
        if company.hand is not None:
            own[at + HAND + value] = company.hand[value]
    names = kinds_of(state)
    for shaft in company.mine:
        cubes = as_mask(shaft.utilities, TYPE_NAMES)
        tile = geometry.laid_tile(names.index(shaft.kind), shaft.turned, cubes)
        state.mine[seat * CELLS + CELL_NAMES.index(shaft.cell)] = tile
    geometry.connect(state.kit, state.mine, seat * CELLS, state.reach())
    read_foremen(state, seat, company)


def read_foremen(state: Pieces, seat: int, company: Company) -> None:
    """Foremen on spaces; those that cannot be seen are UNKNOWN."""
    for token in company.foremen:
        space = SPACE_NAMES.index(token.space)
        value = UNKNOWN if token.value is None else token.value + 1
        if space in (MARKET, TANDEM) and foremen.token_at(state, seat, space):
            state.own[seat * SEAT_SIZE + TOKEN + FIRST_CELL + space - MARKET] = value
        else:
            foremen.set_token(state, seat, space, value)
        if token.dear:
            state.mine[seat * CELLS + space - FIRST_CELL] |= DEAR
