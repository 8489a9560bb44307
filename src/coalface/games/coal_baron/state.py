"""Everything that a position of Coal Baron holds, declared once."""

from typing import Annotated, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from coalface.core import counts
from coalface.core.contract import Game
from coalface.core.fields import (
    DERIVED,
    OWN_TEXT,
    OWN_VIEW,
    SHARED,
    Choice,
    Counts,
    Faces,
    Multiset,
    Number,
    Row,
    Seat,
    Things,
    text_word,
)
from coalface.core.piles import Pile
from coalface.core.table_state import WIDTH, TableState
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.component_tables import ComponentTables
from coalface.games.coal_baron.names import (
    CARD_NAMES,
    COLOUR_CODES,
    COLOUR_NAMES,
    FACTORY_SPACE_NAMES,
    LEVEL_NAMES,
    ORDER_SPACE_NAMES,
    SCORED_ELEMENT_NAMES,
    TILE_NAMES,
    VEHICLE_NAMES,
    WORKER_SPACE_NAMES,
)

POINTS = Number(-999, 999, "point")
MARKS = Number(0, 9999, "mark")
WORKERS = Number(0, 99, "worker")
PLACE = Number(0, 11, by_seat=(int(ids.OUTSTANDING), int(ids.DELIVERED)))
CUBES = Counts(COLOUR_NAMES, "cube", COLOUR_CODES)
CARTS = Counts(COLOUR_NAMES, "cart", COLOUR_CODES)
COMPLETE = Counts(VEHICLE_NAMES)

NOTHING: Final = vec[i64]()
NO_CUBES: Final = vec[i64]([0] * ids.COLOURS)
NO_TILES: Final = vec[i64]([0] * ids.TILES)
NO_POINTS: Final = vec[i64]([0] * (ids.SHIFTS * ids.ELEMENTS))
NOBODY: Final["list[Player]"] = []
NO_PILE: Final = Pile(0, NOTHING)


@final
@mypyc_attr(acyclic=True)
class Player:
    """All that lies before one player."""

    seat: i64 = 0
    score: Annotated[i64, POINTS, OWN_TEXT] = 0
    marks: Annotated[i64, MARKS] = 0
    workers: Annotated[i64, WORKERS] = 0
    canteen: Annotated[i64, WORKERS] = 0
    bank: Annotated[i64, WORKERS] = 0
    level: Annotated[i64, Choice(LEVEL_NAMES)] = 0
    """Where the cage is."""
    cage: Annotated[i64, CUBES] = 0
    storage: Annotated[i64, CUBES] = 0
    carts: Annotated[i64, CARTS, DERIVED] = 0
    """Minecarts by colour, printed ones and those of tiles."""
    cubes: Annotated[vec[i64], Row(COLOUR_NAMES, CUBES), SHARED, text_word("carts")] = NO_CUBES
    """Cubes on minecarts, by the colour of the carts."""
    tiles: Annotated[vec[i64], Multiset(TILE_NAMES, "tile"), SHARED] = NO_TILES
    orders: Annotated[vec[i64], Things(CARD_NAMES), SHARED, OWN_TEXT, OWN_VIEW] = NOTHING
    """Outstanding orders, ascending."""
    complete: Annotated[i64, COMPLETE, DERIVED, OWN_VIEW] = 0
    """How many outstanding orders have every spot filled, by vehicle."""
    order_points: Annotated[i64, POINTS, OWN_TEXT, OWN_VIEW] = 0
    majority_points: Annotated[
        vec[i64], Row(SCORED_ELEMENT_NAMES, POINTS), SHARED, OWN_TEXT, OWN_VIEW
    ] = NO_POINTS
    marks_points: Annotated[i64, POINTS, OWN_TEXT, OWN_VIEW] = 0
    coal_points: Annotated[i64, POINTS, OWN_TEXT, OWN_VIEW] = 0
    outstanding_points: Annotated[i64, POINTS, OWN_TEXT, OWN_VIEW] = 0
    balance_points: Annotated[i64, POINTS, OWN_TEXT, OWN_VIEW] = 0


class CoalBaronState(TableState):
    """One table of Coal Baron: the board, the players, the stacks."""

    shift: Annotated[i64, Number(1, ids.SHIFTS)] = 1
    start: Annotated[i64, Seat()] = 0
    """Who began the shift."""
    last: Annotated[i64, Seat()] = 0
    """Who had the last turn."""
    supply: Annotated[i64, CUBES, DERIVED] = 0
    workers_on: Annotated[vec[i64], Row(WORKER_SPACE_NAMES, WORKERS), OWN_TEXT, OWN_VIEW] = NOTHING
    owner_on: Annotated[vec[i64], Row(WORKER_SPACE_NAMES, Seat()), OWN_TEXT, OWN_VIEW] = NOTHING
    tile_on: Annotated[
        vec[i64],
        Row(FACTORY_SPACE_NAMES, Choice(TILE_NAMES, "tile", absent=True)),
        text_word("tile"),
        OWN_VIEW,
    ] = NOTHING
    card_on: Annotated[
        vec[i64],
        Row(ORDER_SPACE_NAMES, Choice(CARD_NAMES, "order", absent=True)),
        text_word("card"),
        OWN_VIEW,
    ] = NOTHING
    card_place: Annotated[vec[i64], Row(CARD_NAMES, PLACE), OWN_TEXT, OWN_VIEW] = NOTHING
    """Where each order card is: see `ids.IN_STACK` and its neighbours."""
    free_spots: Annotated[vec[i64], Row(CARD_NAMES, Counts(COLOUR_NAMES)), OWN_TEXT, OWN_VIEW] = (
        NOTHING
    )
    """The spots of each card that no cube fills yet."""
    loaded: Annotated[vec[i64], Row(CARD_NAMES, CUBES), OWN_TEXT, OWN_VIEW] = NOTHING
    """The cubes that lie on each card."""
    players: list[Player] = NOBODY
    tiles: Annotated[Pile, Faces(TILE_NAMES)] = NO_PILE
    orders: Annotated[Pile, Faces(CARD_NAMES)] = NO_PILE

    def __init__(self, game: Game, components: ComponentTables, seats: i64) -> None:
        super().__init__(game, seats)
        self.components: ComponentTables = components

    def pile(self, number: i64) -> Pile:
        """Return the stack of tunnel tiles or of order cards."""
        return self.tiles if number == ids.TILE_PILE else self.orders

    def is_locked(self, space: i64) -> bool:
        """Tell whether a worker space is closed for this number of players. (CB-2)"""
        return self.components.locked[self.seats * ids.WORKER_SPACES + space] != 0

    def hold_order(self, player: Player, card: i64) -> None:
        """Lay a card with the outstanding orders of a player, which are in ascending order."""
        self.card_place[card] = ids.OUTSTANDING + player.seat
        orders = vec[i64](capacity=len(player.orders) + 1)
        waiting = True
        for held in player.orders:
            if waiting and held > card:
                orders = append(orders, card)
                waiting = False
            orders = append(orders, held)
        player.orders = append(orders, card) if waiting else orders
        self.count_if_complete(player, card)

    def release_order(self, player: Player, card: i64) -> None:
        """Turn a complete outstanding order of a player into a delivered one."""
        self.card_place[card] = ids.DELIVERED + player.seat
        orders = vec[i64](capacity=len(player.orders))
        for held in player.orders:
            if held != card:
                orders = append(orders, held)
        player.orders = orders
        player.complete -= counts.one(self.components.vehicle[card])

    def count_if_complete(self, player: Player, card: i64) -> None:
        """Count an outstanding order as complete if its last spot is filled."""
        if self.free_spots[card] == 0:
            player.complete += counts.one(self.components.vehicle[card])


def unpack_box(state: CoalBaronState) -> None:
    """Lay everything out as it comes from the box, before any card or tile is turned up."""
    components = state.components
    state.below = vec[i64]([0] * (WIDTH * ids.MAX_PENDING))
    state.workers_on = vec[i64]([0] * ids.WORKER_SPACES)
    state.owner_on = vec[i64]([0] * ids.WORKER_SPACES)
    state.tile_on = vec[i64]([0] * ids.FACTORY_SPACES)
    state.card_on = vec[i64]([0] * ids.ORDER_SPACES)
    state.players = [new_player(seat) for seat in range(state.seats)]
    state.card_place = vec[i64]([ids.IN_STACK] * ids.CARDS)
    state.free_spots = components.spots[:]
    state.loaded = vec[i64]([0] * ids.CARDS)
    state.tiles = Pile(state.seats, components.tile_copies[:])
    state.orders = Pile(state.seats, vec[i64]([1] * ids.CARDS))


def new_player(seat: i64) -> Player:
    """Return a player with nothing yet."""
    player = Player()
    player.seat = seat
    return player
