"""Everything that a position of Coal Country holds, declared once."""

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coalface.core import counts
from coalface.core.contract import Game
from coalface.core.fields import (
    DERIVED,
    HIDDEN,
    ON_WRITE,
    OWN_TEXT,
    OWN_VIEW,
    SHARED,
    Choice,
    Counts,
    Multiset,
    Number,
    Row,
    Seats,
    Subset,
    Things,
    not_encoded,
    text_word,
)
from coalface.core.table_state import WIDTH, TableState
from coalface.games.coal_country import ids, names
from coalface.games.coal_country.component_tables import ComponentTables
from coalface.games.coal_country.generated import pending

DOLLARS = Number(0, 999_999, "dollar")
CHANGE = Number(-999_999, 999_999, "dollar")
MANY = Number(0, 999)
FLAG = Number(0, 1)
FOREMAN = Number(0, int(ids.UNKNOWN))
TILE = Number(0, int(ids.MAX_KINDS))
UTILITIES = Counts(names.TYPE_NAMES, "utility")
BUILDINGS = Subset(names.BUILDING_NAMES, "building")
BUILDING_TILES = Multiset(names.BUILDING_NAMES, "building")
MARKET_CUBES = Multiset(names.COLOUR_NAMES, "cube")

NOTHING: Final = vec[i64]()
NO_CELLS: Final = vec[i64]([0] * ids.CELLS)
NO_FOREMEN: Final = vec[i64]([0] * ids.SPACES)
NO_BUILDINGS: Final = vec[i64]([0] * ids.BUILDINGS)
NO_CUBES: Final = vec[i64]([0] * ids.COLOURS)
NO_UTILITIES: Final = vec[i64]([0] * ids.TYPES)
NO_TILES: Final = vec[i64]([0] * ids.NUMBERS)
NOBODY: Final["list[Player]"] = []


@final
@mypyc_attr(acyclic=True)
class Mine:
    """The mineshaft tiles of one player, by cell; copies of a state share it."""

    tile_on: Annotated[vec[i64], Row(names.CELL_NAMES, TILE), OWN_TEXT, OWN_VIEW] = NO_CELLS
    """The tile on each cell of the mine, its kind plus 1."""
    turned: Annotated[vec[i64], Row(names.CELL_NAMES, Number(0, 3)), OWN_TEXT, OWN_VIEW] = NO_CELLS
    """By how many quarters each tile is turned."""
    utilities_on: Annotated[
        vec[i64],
        Row(names.CELL_NAMES, Subset(names.TYPE_NAMES, "utility")),
        OWN_TEXT,
        OWN_VIEW,
    ] = NO_CELLS
    """The utilities on each tile."""
    openings: Annotated[
        vec[i64], Row(names.CELL_NAMES, Subset(names.SIDE_NAMES)), DERIVED, OWN_VIEW
    ] = NO_CELLS
    """The sides of each tile that a tunnel leads to."""
    connected: Annotated[vec[i64], Row(names.CELL_NAMES, FLAG), DERIVED, OWN_VIEW] = NO_CELLS
    """Whether each tile is joined to the entrance."""
    tile_cells: Annotated[
        vec[i64],
        Things(names.CELL_NAMES),
        DERIVED,
        OWN_VIEW,
        not_encoded("the cells in `tile_on` that are not empty"),
    ] = NOTHING
    """The cells with a tile, ascending."""
    foreman_cells: Annotated[
        vec[i64],
        Things(names.CELL_NAMES),
        DERIVED,
        OWN_VIEW,
        not_encoded("it follows from `openings` and `connected`"),
    ] = NOTHING
    """The cells for foremen: connected tiles, and open cells beside a tile, ascending."""
    notes: object = None
    """What a bot has worked out about this mine."""
    entries: vec[i64] = NOTHING
    """What this mine adds to observations, see `generated/encoding.py`."""


NO_MINE: Final = Mine()


@final
@mypyc_attr(acyclic=True)
class Player:
    """The company of one player: money, stores, village, foremen and mine."""

    seat: i64 = 0
    cash: Annotated[i64, DOLLARS, OWN_VIEW] = 0
    coal: Annotated[i64, MANY] = 0
    refuse: Annotated[i64, MANY] = 0
    tiles_laid: Annotated[i64, MANY, text_word("laid")] = 0
    """Mineshaft tiles ever placed."""
    earned: Annotated[i64, Number(-9, 999_999, "dollar"), OWN_TEXT, OWN_VIEW] = ids.NOT_DRAWN
    """Reported earnings; off the track less than 0: the place that was drawn, or NOT_DRAWN."""
    stored: Annotated[i64, UTILITIES] = 0
    buildings: Annotated[i64, BUILDINGS, text_word("village")] = 0
    """Visible buildings of the village."""
    covered: Annotated[i64, BUILDINGS] = 0
    """Buildings that were built over."""
    active: Annotated[i64, Subset(names.BUILDING_NAMES), OWN_VIEW] = 0
    """Buildings that work for the rest of this round: tavern and church."""
    installed: Annotated[i64, Subset(names.TYPE_NAMES)] = 0
    """Utilities of the market that were installed this round."""
    hand: Annotated[i64, Counts(names.VALUE_NAMES), HIDDEN, OWN_TEXT, OWN_VIEW] = 0
    """Foremen that are not placed, by value."""
    foreman_on: Annotated[
        vec[i64], Row(names.SPACE_NAMES, FOREMAN), ON_WRITE, HIDDEN, OWN_TEXT, OWN_VIEW
    ] = NO_FOREMEN
    """The foreman on each space; of two in the utility market the stronger."""
    owns_foreman_on: bool = False
    market_second: Annotated[i64, FOREMAN, HIDDEN, OWN_TEXT, OWN_VIEW] = 0
    tandem_second: Annotated[i64, FOREMAN, HIDDEN, OWN_TEXT, OWN_VIEW] = 0
    dear: Annotated[vec[i64], Row(names.CELL_NAMES, FLAG), SHARED, OWN_TEXT, OWN_VIEW] = NO_CELLS
    """Cells where permits cost the full number, if that is settled when foremen are placed."""
    start_money: Annotated[i64, CHANGE, OWN_TEXT, OWN_VIEW] = 0
    sales_money: Annotated[i64, CHANGE, OWN_TEXT, OWN_VIEW] = 0
    penalties_money: Annotated[i64, CHANGE, OWN_TEXT, OWN_VIEW] = 0
    permits_money: Annotated[i64, CHANGE, OWN_TEXT, OWN_VIEW] = 0
    utilities_money: Annotated[i64, CHANGE, OWN_TEXT, OWN_VIEW] = 0
    buildings_money: Annotated[i64, CHANGE, OWN_TEXT, OWN_VIEW] = 0
    inspection_money: Annotated[i64, CHANGE, OWN_TEXT, OWN_VIEW] = 0
    """Money by what it came from or went to; the names are those of a breakdown."""
    mine: Mine = NO_MINE


class CoalCountryState(TableState):
    """One table of Coal Country: the boss's desk and the players."""

    round: Annotated[i64, Number(1, int(ids.LONG_GAME))] = 1
    step: Annotated[i64, Choice(names.STEP_NAMES)] = ids.SETTING_UP
    gauge: Annotated[i64, Number(-1, 1)] = 0
    """What the market cubes add to prices."""
    done: Annotated[i64, Seats()] = 0
    """Who has acted in this step."""
    finished: Annotated[i64, Seats()] = 0
    """Who has finished placing foremen."""
    cubes: Annotated[vec[i64], Things(names.COLOUR_NAMES, "cube", int(ids.CALENDAR)), SHARED] = (
        NOTHING
    )
    """Market cubes on the calendar, by space."""
    used_cubes: Annotated[vec[i64], MARKET_CUBES, SHARED, text_word("used"), OWN_VIEW] = NO_CUBES
    bag: Annotated[vec[i64], MARKET_CUBES, SHARED, DERIVED, OWN_VIEW] = NO_CUBES
    """Market cubes that can be drawn."""
    market: Annotated[i64, UTILITIES] = 0
    """Utilities that can be bought."""
    supply: Annotated[
        vec[i64], Row(names.TYPE_NAMES, Number(-999, 999, "utility")), SHARED, DERIVED
    ] = NO_UTILITIES
    """Utilities of the general supply; below 0 where it is not limited."""
    top_row: Annotated[vec[i64], BUILDING_TILES, SHARED, text_word("top-row")] = NO_BUILDINGS
    bottom_row: Annotated[vec[i64], BUILDING_TILES, SHARED, text_word("bottom-row")] = NO_BUILDINGS
    """Buildings on display at the construction company."""
    removed: Annotated[vec[i64], BUILDING_TILES, SHARED, OWN_VIEW] = NO_BUILDINGS
    pile: Annotated[vec[i64], BUILDING_TILES, SHARED, DERIVED, OWN_VIEW] = NO_BUILDINGS
    """Buildings in the draw pile; `piled` is how many in all."""
    piled: Annotated[i64, MANY, DERIVED, OWN_VIEW] = 0
    turned_up: Annotated[vec[i64], Row(names.PERMIT_NAMES, TILE), SHARED, OWN_TEXT, OWN_VIEW] = (
        NO_TILES
    )
    """Top tiles of the permit stacks that lie face up, their kind plus 1."""
    stacked: Annotated[i64, Counts(names.PERMIT_NAMES), DERIVED, OWN_VIEW] = 0
    """Face-down tiles in the permit stacks, by number."""
    in_stack: Annotated[vec[i64], Row(names.KIND_NUMBERS, MANY), SHARED, DERIVED, OWN_VIEW] = (
        NOTHING
    )
    """Face-down tiles in the permit stacks, by kind."""
    buried: Annotated[vec[i64], Row(names.KIND_NUMBERS, MANY), SHARED, OWN_TEXT, OWN_VIEW] = NOTHING
    """Tiles that others were laid upon, by kind."""
    players: list[Player] = NOBODY

    def __init__(self, game: Game, components: ComponentTables, seats: i64) -> None:
        super().__init__(game, seats)
        self.components: ComponentTables = components

    def owes(self, seat: i64) -> bool:
        """Tell whether a seat must decide: in secret placement all who are not finished. (CC-19)"""
        if self.pending_kind == pending.PLACE:
            return 0 <= seat < self.seats and (self.finished >> seat) & 1 == 0
        return seat == self.to_act

    def reach(self) -> i64:
        """Return how many cells can be in use: as many steps away as rounds have begun."""
        steps = self.round + 1
        return steps * steps

    def row(self, row: i64) -> vec[i64]:
        """Return the buildings of a row of the construction company, by type."""
        return self.top_row if row == ids.TOP else self.bottom_row


def unpack_box(state: CoalCountryState) -> None:
    """Lay everything out as it comes from the box, before any piece is drawn. (CC-3, CC-4, CC-95)

    All tiles are in the stacks, the buildings that are used in the draw pile, the utilities in the
    general supply, the market cubes in the bag, and nine foremen in each hand.
    """
    tables = state.components
    state.below = vec[i64]([0] * (WIDTH * ids.MAX_PENDING))
    state.in_stack = tables.copies[:]
    state.in_stack[ids.ENTRANCE] = 0
    state.buried = vec[i64]([0] * tables.kinds)
    for kind in range(1, tables.kinds):
        state.stacked += counts.one(tables.number[kind] - 1) * tables.copies[kind]
    state.pile = tables.building_copies[:]
    for building in range(ids.BUILDINGS):
        if tables.per_player[building] != 0 and not tables.amok:
            state.pile[building] = state.seats
        state.piled += state.pile[building]
    state.supply = vec[i64]([tables.utilities] * ids.TYPES)
    if not tables.reformed:
        state.bag = tables.cubes
    state.players = [new_player(seat, tables) for seat in range(state.seats)]


def new_player(seat: i64, tables: ComponentTables) -> Player:
    """Return a player with all foremen in hand, and nothing else yet."""
    player = Player()
    player.seat = seat
    player.hand = tables.foremen
    return player
