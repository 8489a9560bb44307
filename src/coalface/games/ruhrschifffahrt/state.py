"""Everything that a position of Ruhrschifffahrt holds, declared once."""

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coalface.core import digits, masks
from coalface.core.contract import Game
from coalface.core.fields import (
    DERIVED,
    OWN_TEXT,
    OWN_VIEW,
    SHARED,
    Choice,
    Counts,
    Digits,
    Number,
    Row,
    Seats,
    Subset,
    text_word,
)
from coalface.core.table_state import WIDTH, TableState
from coalface.games.ruhrschifffahrt import ids, names
from coalface.games.ruhrschifffahrt.component_tables import ComponentTables

POINTS = Number(-999, 999, "point")
THALERS = Number(0, 999, "thaler")
HOUSES = Number(0, 10, "warehouse")
BLACK_MARKERS = Subset(names.BLACK_NAMES)
WHITE_MARKERS = Subset(names.WHITE_NAMES)
OWNER = Choice(names.SEAT_NAMES, "warehouse", absent=True, by_seat=(0,))
OWNERS = Counts(names.SEAT_NAMES, "warehouse", "".join(names.SEAT_NAMES), by_seat=True)
IN_ORDER = Choice(names.SEAT_NAMES, absent=True, by_seat=(0,))
COUNTRY = Choice(names.COLUMN_NAMES, "country", absent=True)
STORAGES = Subset(tuple(str(number) for number in range(ids.STORAGES)))
OBSTACLES = Subset(tuple(str(number) for number in range(ids.OBSTACLES)))
SPACES = tuple(str(number) for number in range(ids.SPACES))
"""A component set names the places on the river, so they are declared by number."""

NO_POINTS: Final = vec[i64]([0] * ids.SOURCES)
NO_DICE: Final = vec[i64]([0] * ids.COALS)
NO_DEMAND: Final = vec[i64]([0] * ids.SPACES)
NO_CITIES: Final = vec[i64]([0] * ids.CITIES)
NO_DEPOTS: Final = vec[i64]([0] * ids.TERRITORIES)
NO_PORT: Final = vec[i64]([0] * ids.COLUMNS)
NO_MARKERS: Final = vec[i64]([0] * ids.FACES)
NO_COUNTRIES: Final = vec[i64]([0] * ids.TURNS)
NO_DECISIONS: Final = vec[i64]([0] * (WIDTH * ids.MAX_PENDING))
NOBODY: Final["list[Player]"] = []


@final
@mypyc_attr(acyclic=True)
class Player:
    """All that belongs to one player."""

    seat: i64 = 0
    vp: Annotated[i64, POINTS, OWN_TEXT] = 0
    thaler: Annotated[i64, THALERS] = 0
    debt: Annotated[i64, HOUSES] = 0
    """Warehouses on debt spaces."""
    pool: Annotated[i64, HOUSES] = 0
    lock_box: Annotated[i64, HOUSES, text_word("lock-box")] = 0
    mark_box: Annotated[i64, HOUSES, text_word("mark-box")] = 0
    turn_track: Annotated[i64, Subset(names.TURN_NAMES), text_word("turn-track"), OWN_VIEW] = 0
    """The turns whose space still holds a warehouse."""
    tokens: Annotated[i64, Counts(names.AREA_NAMES, "token"), OWN_TEXT, OWN_VIEW] = 0
    earned: Annotated[i64, BLACK_MARKERS] = 0
    used: Annotated[i64, BLACK_MARKERS] = 0
    """Black markers that were used in this turn."""
    white: Annotated[i64, Subset(names.WHITE_NAMES, "white marker")] = 0
    """White markers, used or not."""
    spent: Annotated[i64, WHITE_MARKERS] = 0
    blank: Annotated[i64, WHITE_MARKERS] = 0
    """White markers that were gone when they were earned."""
    position: Annotated[i64, Number(0, ids.RIVER), OWN_TEXT, OWN_VIEW] = 0
    """Where the barge is on the river, 0 before the first turn."""
    arrival: Annotated[i64, Number(0, ids.MAX_SEATS - 1)] = 0
    """How many barges were on the space before this one."""
    option: Annotated[i64, Choice(names.OPTION_NAMES)] = 0
    locks: Annotated[i64, Number(0, ids.OBSTACLES)] = 0
    points: Annotated[vec[i64], Row(names.POINT_NAMES, POINTS), SHARED, OWN_TEXT, OWN_VIEW] = (
        NO_POINTS
    )


class RuhrState(TableState):
    """One table of Ruhrschifffahrt: the river, the transport track, the port, the players."""

    turn: Annotated[i64, Number(1, ids.TURNS)] = 1
    phase: Annotated[i64, Choice(names.PHASE_NAMES)] = 0
    step: Annotated[i64, Number(0, ids.MAX_EFFECTS)] = 0
    """How many effects of the turn are done, or whether a part of the phase is."""
    at: Annotated[i64, Number(0, ids.MAX_SEATS)] = 0
    """How many seats have been asked in this phase."""
    order: Annotated[i64, Digits(IN_ORDER, int(ids.MAX_SEATS)), OWN_VIEW] = 0
    """The seats in the order of this phase."""
    obstacles: Annotated[i64, OBSTACLES, OWN_TEXT, OWN_VIEW] = 0
    """Where obstacle markers still lie."""
    bag: Annotated[i64, Number(0, 20), DERIVED] = 0
    """Markers in the bag."""
    pilots_banned: Annotated[i64, Number(0, 1), OWN_TEXT, OWN_VIEW] = 0
    locks_forced: Annotated[i64, Number(0, 1), OWN_TEXT, OWN_VIEW] = 0
    """Whether everyone must build a lock in this turn."""
    export: Annotated[i64, Number(0, 99)] = 0
    """The space of the export marker."""
    dice: Annotated[i64, Digits(Number(1, 15)), OWN_TEXT, OWN_VIEW] = 0
    """The pips of the die on each storage, 0 for none: see `die` and `set_die`."""
    filled: Annotated[i64, STORAGES, DERIVED, OWN_VIEW] = 0
    """The storages that hold a die."""
    barges: Annotated[i64, STORAGES, DERIVED, OWN_VIEW] = 0
    """The storages where a barge lies."""
    track: Annotated[vec[i64], Row(names.COAL_NAMES, Digits(Number(1, 15))), SHARED, OWN_VIEW] = (
        NO_DICE
    )
    """The pips of the dice in each column of the transport track, from the arrow box up."""
    gone: Annotated[i64, Counts(names.COAL_NAMES), OWN_VIEW] = 0
    """Dice that are out of the game."""
    demand: Annotated[vec[i64], Row(SPACES, THALERS), SHARED, OWN_TEXT, OWN_VIEW] = NO_DEMAND
    """The Thalers on each selling space."""
    cities: Annotated[
        vec[i64], Row(names.CITY_NAMES, Seats()), SHARED, OWN_VIEW, text_word("city")
    ] = NO_CITIES
    """Who has a warehouse in each city."""
    depots: Annotated[
        vec[i64], Row(names.TERRITORY_NAMES, OWNERS), SHARED, OWN_VIEW, text_word("depot")
    ] = NO_DEPOTS
    """The warehouses in each coal depot by seat."""
    port: Annotated[vec[i64], Row(names.COLUMN_NAMES, Digits(OWNER)), SHARED, OWN_VIEW] = NO_PORT
    """The warehouses of each export column, from the top."""
    white_left: Annotated[i64, Counts(names.WHITE_NAMES, "white marker"), DERIVED, OWN_VIEW] = 0
    undrawn: Annotated[
        vec[i64], Row(names.FACE_NAMES, Number(0, 20)), SHARED, OWN_TEXT, OWN_VIEW
    ] = NO_MARKERS
    """Markers on the river and in the bag: nobody knows which are where."""
    countries: Annotated[i64, Counts(names.COLUMN_NAMES, "country"), DERIVED, OWN_VIEW] = 0
    """Country markers that lie face down."""
    turned: Annotated[
        vec[i64], Row(names.TURN_NAMES, COUNTRY), SHARED, OWN_VIEW, text_word("country")
    ] = NO_COUNTRIES
    """The country marker of each turn."""
    players: list[Player] = NOBODY

    def __init__(self, game: Game, components: ComponentTables, seats: i64) -> None:
        super().__init__(game, seats)
        self.components: ComponentTables = components

    def seat_at(self, place: i64) -> i64:
        """Return the seat at a place of the order of this phase."""
        return digits.digit(self.order, place) - 1

    def die(self, storage: i64) -> i64:
        """Return the pips of the die on a storage, 0 for none."""
        return digits.digit(self.dice, storage)

    def set_die(self, storage: i64, pips: i64) -> None:
        """Set a die on a storage; with no pips the storage is empty."""
        self.dice = digits.placed(self.dice, storage, pips)
        if pips > 0:
            self.filled |= masks.bit(storage)
        else:
            self.filled &= ~masks.bit(storage)

    def country(self) -> i64:
        """Return the country of this turn, -1 if none is turned up."""
        return self.turned[self.turn - 1] - 1


def seat_players(state: RuhrState) -> None:
    """Seat the players at an empty table."""
    state.below = NO_DECISIONS[:]
    state.players = [new_player(seat) for seat in range(state.seats)]


def new_player(seat: i64) -> Player:
    """Return a player with nothing yet."""
    player = Player()
    player.seat = seat
    return player
