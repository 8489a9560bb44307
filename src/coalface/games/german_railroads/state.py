"""Everything that a position of German Railroads holds, declared once."""

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coalface.core import counts, masks
from coalface.core.contract import Game
from coalface.core.fields import (
    DERIVED,
    HIDDEN,
    OWN_TEXT,
    OWN_VIEW,
    SHARED,
    Choice,
    Counts,
    Digits,
    Number,
    Row,
    Seat,
    Subset,
    not_encoded,
    text_word,
)
from coalface.core.table_state import WIDTH, TableState
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.component_tables import ComponentTables

MARKER_BITS: Final[i64] = 4
MARKER_MASK: Final[i64] = 15

POINTS = Number(-9999, 9999, "point")
WORKERS = Number(0, 99)
MANY = Number(0, 999)
SOME = Number(0, 9)
SWITCH = Number(0, 1)
HOLDER = Number(0, 4, by_seat=(1,))
STANDING = Counts(names.STANDING_NAMES, parts=(Number(0, int(ids.EMIL) + 1, by_seat=(1,)),))
ENGINEER_PLACE = Choice(names.ENGINEER_PLACES, by_seat=(int(ids.HIRED),))
FOUNDRY_PLACE = Choice(names.FOUNDRY_PLACES, by_seat=(int(ids.OWNED),))
END_PLACE = Choice(names.END_PLACES, by_seat=(int(ids.HELD),))
TRACKS = Counts(names.COLOUR_NAMES)
BITS = Number(0, 2**62)
EFFECTS = Row(names.ATOM_NAMES, MANY)

NOTHING: Final = vec[i64]()
NO_EFFECTS: Final = vec[i64]([0] * ids.POOL)
NO_TILES: Final = vec[i64]([0] * ids.NUMBERS)
NO_POINTS: Final = vec[i64]([0] * ids.SOURCES_OF_POINTS)
NO_EXTENSIONS: Final = vec[i64]([0] * ids.STATIONS)
EMPTY_SPACES: Final = vec[i64]([0] * ids.SPACES)
NO_DECISIONS: Final = vec[i64]([0] * (WIDTH * ids.MAX_PENDING))
NO_LOOKS: Final = vec[i64]([0] * ids.END_BONUSES)
NOBODY: Final["list[Player]"] = []


def packed_pieces(owner: i64, workers: i64, coins: i64, black: i64) -> i64:
    """Return what stands on a space as one number."""
    return owner + (workers << 8) + (coins << 16) + (black << 24)


@final
@mypyc_attr(acyclic=True)
class Player:
    """All that lies before one player."""

    seat: i64 = 0
    score: Annotated[i64, POINTS, DERIVED] = 0
    points: Annotated[vec[i64], Row(names.POINT_NAMES, POINTS), SHARED, OWN_TEXT, OWN_VIEW] = (
        NO_POINTS
    )
    workers: Annotated[i64, WORKERS, DERIVED] = 0
    """Workers at home, turquoise ones included."""
    aside: Annotated[i64, WORKERS] = 0
    black_worker: Annotated[i64, Number(0, 2), text_word("black-worker")] = 0
    """0: another has him or nobody, 1: at home, 2: placed."""
    coins: Annotated[i64, MANY] = 0
    coal: Annotated[i64, MANY] = 0
    main_line: Annotated[i64, TRACKS, OWN_TEXT, OWN_VIEW] = 0
    second_line: Annotated[i64, TRACKS, OWN_TEXT, OWN_VIEW] = 0
    third_line: Annotated[i64, TRACKS, OWN_TEXT, OWN_VIEW] = 0
    """The places of the tracks of each railroad, by colour."""
    locomotives: Annotated[i64, Counts(names.SLOT_NAMES), OWN_TEXT, OWN_VIEW] = 0
    """The tile on each slot, packed like counts."""
    factories: Annotated[i64, Counts(names.GAP_NAMES), OWN_TEXT, OWN_VIEW] = 0
    """The tile in each gap of the industry track, plus 1."""
    markers: Annotated[i64, Digits(Number(0, int(MARKER_MASK))), OWN_TEXT, OWN_VIEW] = 0
    """How many industry markers stand on each place, four bits a place."""
    branch: Annotated[i64, Choice(names.BRANCH_NAMES, absent=True)] = 0
    extensions: Annotated[
        vec[i64],
        Row(names.STATION_NAMES, Choice(names.EXTENSION_NAMES, absent=True)),
        SHARED,
        OWN_TEXT,
    ] = NO_EXTENSIONS
    doublers: Annotated[i64, Number(0, 8)] = 0
    medal: Annotated[i64, SWITCH] = 0
    revaluation: Annotated[i64, Number(0, 2)] = 0
    tokens: Annotated[i64, Subset(names.TOKEN_NAMES), OWN_TEXT] = 0
    """The `?` tokens that are left."""
    unlocked: Annotated[i64, Subset(names.COLOUR_NAMES), OWN_TEXT] = 0
    claimed: Annotated[i64, BITS] = 0
    """A bit for each special space that has given its advantage: printed ones, then cells."""
    lane_claimed: Annotated[i64, Number(0, 2**16), text_word("lane-claimed")] = 0
    """The same for places of the industry track."""
    income: Annotated[i64, Counts(names.INCOME_NAMES), OWN_TEXT] = 0
    income_used: Annotated[i64, Counts(names.INCOME_NAMES), OWN_TEXT] = 0
    signals: Annotated[i64, WORKERS] = 0
    on_bg1: Annotated[i64, Counts(names.STANDING_NAMES), OWN_TEXT, OWN_VIEW] = 0
    """Workers, coins and the black worker on the space for a black or gray step."""
    dealt: Annotated[i64, Number(0, 3)] = 0
    """The first place in the turn order."""

    def line(self, railroad: i64) -> i64:
        """Return the places of all tracks of a railroad, packed by colour."""
        if railroad == ids.MAIN:
            return self.main_line
        return self.second_line if railroad == 1 else self.third_line

    def track(self, railroad: i64, colour: i64) -> i64:
        """Return the place of a track."""
        return counts.count(self.line(railroad), colour)

    def move_track(self, railroad: i64, colour: i64, steps: i64) -> None:
        """Move a track by some spaces."""
        moved = counts.one(colour) * steps
        if railroad == ids.MAIN:
            self.main_line += moved
        elif railroad == 1:
            self.second_line += moved
        else:
            self.third_line += moved

    def locomotive(self, slot: i64) -> i64:
        """Return the tile on a slot, or 0."""
        return counts.count(self.locomotives, slot)

    def put_locomotive(self, slot: i64, tile: i64) -> None:
        """Let this tile lie on a slot."""
        self.locomotives += (tile - self.locomotive(slot)) * counts.one(slot)

    def factory(self, gap: i64) -> i64:
        """Return the tile in a gap plus 1, or 0 if it is empty."""
        return counts.count(self.factories, gap)

    def put_factory(self, gap: i64, tile: i64) -> None:
        """Let this tile, plus 1, lie in a gap."""
        self.factories += (tile - self.factory(gap)) * counts.one(gap)

    def markers_at(self, place: i64) -> i64:
        """Return how many industry markers stand on a place."""
        return (self.markers >> (place * MARKER_BITS)) & MARKER_MASK

    def add_marker(self, place: i64, number: i64) -> None:
        """Put markers on a place of the industry track, or take them away."""
        self.markers += number * masks.bit(place * MARKER_BITS)

    def put_on_bg1(self, workers: i64, coins: i64, black: i64) -> None:
        """Put pieces on the space for a black or gray step, which is never full."""
        self.on_bg1 += packed_pieces(0, workers, coins, black)

    def has_unlocked(self, colour: i64) -> bool:
        """Tell whether tracks of a colour may be built."""
        return (self.unlocked >> colour) & 1 != 0


class GermanRailroadsState(TableState):
    """One table of German Railroads: the boards, the supply, the players, what waits."""

    round: Annotated[i64, SOME] = 0
    phase: Annotated[i64, Choice(names.PHASE_NAMES)] = 0
    last: Annotated[i64, Number(0, 3)] = 0
    """Place in the order of who acted last; alone, 1 after Emil."""
    passed: Annotated[i64, Subset(names.SEAT_NAMES, by_seat=True), OWN_VIEW] = 0
    order: Annotated[vec[i64], Row(names.SEAT_NAMES, Seat()), SHARED, OWN_TEXT] = NOTHING
    """The seats in the order of this round; -1 where it is not dealt yet."""
    on_spaces: Annotated[vec[i64], Row(names.SPACE_NAMES, STANDING), OWN_TEXT, OWN_VIEW] = (
        EMPTY_SPACES
    )
    """What stands on each space."""
    engineer_at: Annotated[
        vec[i64],
        Row(names.ENGINEER_NAMES, ENGINEER_PLACE),
        SHARED,
        text_word("engineer"),
        OWN_VIEW,
    ] = NOTHING
    foundry_at: Annotated[
        vec[i64],
        Row(names.FOUNDRY_NAMES, FOUNDRY_PLACE),
        SHARED,
        text_word("foundry"),
        OWN_VIEW,
    ] = NOTHING
    locomotives: Annotated[vec[i64], Row(names.NUMBER_NAMES, SOME), SHARED, DERIVED] = NO_TILES
    """Locomotives in the supply, by number."""
    factories: Annotated[vec[i64], Row(names.NUMBER_NAMES, SOME), SHARED, text_word("returned")] = (
        NO_TILES
    )
    """Factories in the supply, by number."""
    doublers: Annotated[i64, MANY, DERIVED] = 0
    foundry_pile: Annotated[i64, Number(0, 12), text_word("foundry-pile")] = 0
    foundries_used: Annotated[i64, Subset(names.FOUNDRY_NAMES), text_word("foundries-used")] = 0
    open_foundry: Annotated[
        i64, Choice(names.FOUNDRY_NAMES, absent=True), text_word("open-foundry")
    ] = 0
    boiler_used: Annotated[i64, HOLDER, text_word("boiler-used")] = 0
    """Who used the boilerman space, plus 1."""
    extensions: Annotated[i64, Subset(names.EXTENSION_NAMES), DERIVED] = 0
    income: Annotated[i64, Counts(names.INCOME_NAMES), DERIVED] = 0
    cards: Annotated[i64, Subset(names.CARD_NAMES)] = 0
    """The `?` cards that are left."""
    bonuses: Annotated[i64, Subset(names.BONUS_NAMES)] = 0
    """The start bonus cards that are left."""
    turquoise_with: Annotated[i64, HOLDER, text_word("turquoise-with")] = 0
    """Who has the turquoise workers, plus 1."""
    using: Annotated[i64, Choice(names.SPACE_NAMES, absent=True)] = 0
    repeated: Annotated[i64, Subset(names.SPACE_NAMES)] = 0
    """Spaces that were repeated in this turn."""
    marker_left: Annotated[i64, SWITCH, DERIVED] = 0
    special_gone: Annotated[i64, SWITCH, DERIVED] = 0
    emil_deck: Annotated[i64, Subset(names.EMIL_CARD_NAMES), text_word("emil-deck"), OWN_VIEW] = 0
    emil_workers: Annotated[i64, WORKERS, DERIVED, OWN_VIEW] = 0
    emil_total: Annotated[i64, WORKERS, text_word("emil-total"), OWN_VIEW] = 0
    emil_passed: Annotated[i64, SWITCH, text_word("emil-passed"), OWN_VIEW] = 0
    emil_tiles: Annotated[
        vec[i64], Row(names.NUMBER_NAMES, SOME), SHARED, text_word("emil-tile"), OWN_VIEW
    ] = NO_TILES
    end_bonus_at: Annotated[
        vec[i64],
        Row(names.END_BONUS_NAMES, END_PLACE),
        HIDDEN,
        SHARED,
        OWN_TEXT,
        OWN_VIEW,
    ] = NOTHING
    """Where each end bonus card is: what other players cannot know."""
    end_bonus_looks: Annotated[
        vec[i64],
        Row(names.END_BONUS_NAMES, Counts(names.SEAT_NAMES, by_seat=True)),
        HIDDEN,
        SHARED,
        OWN_TEXT,
        OWN_VIEW,
    ] = NO_LOOKS
    """How many looks of each seat have seen a card."""
    owed: Annotated[vec[i64], EFFECTS, OWN_TEXT, OWN_VIEW] = NO_EFFECTS
    """Effects that must be resolved."""
    offered: Annotated[vec[i64], EFFECTS, OWN_TEXT, OWN_VIEW] = NO_EFFECTS
    """Effects that may be resolved."""
    of_foundry: Annotated[vec[i64], EFFECTS, SHARED, OWN_TEXT, OWN_VIEW] = NO_EFFECTS
    """What of the offered effects comes from the foundry in use."""
    owed_count: Annotated[i64, MANY, DERIVED, OWN_VIEW] = 0
    offered_count: Annotated[i64, MANY, DERIVED, OWN_VIEW] = 0
    owed_kinds: Annotated[i64, BITS, DERIVED, OWN_VIEW, not_encoded("the kinds in `owed`")] = 0
    offered_kinds: Annotated[
        i64, BITS, DERIVED, OWN_VIEW, not_encoded("the kinds in `offered`")
    ] = 0
    """A bit for each kind of effect that waits; all choices are one kind."""
    players: list[Player] = NOBODY

    def __init__(self, game: Game, components: ComponentTables, seats: i64) -> None:
        super().__init__(game, seats)
        self.components: ComponentTables = components

    # What waits to be resolved

    def add(self, side: i64, atom: i64, count: i64) -> None:
        """Let some equal effects wait; `side` is OWED or OFFERED. (RR-15, RR-16)"""
        if side == ids.OWED:
            owed = self.owed
            owed[atom] += count
            self.owed_count += count
            self.owed_kinds = kinds_with(self.owed_kinds, owed, atom)
        else:
            offered = self.offered
            offered[atom] += count
            self.offered_count += count
            self.offered_kinds = kinds_with(self.offered_kinds, offered, atom)

    def waiting(self, atom: i64) -> i64:
        """Return how many equal effects wait."""
        owed = self.owed
        offered = self.offered
        return owed[atom] + offered[atom]

    def pay(self, atom: i64) -> i64:
        """Use up one effect, an owed one first; return the side that it came from. (RR-18)"""
        owed = self.owed
        if owed[atom] > 0:
            self.add(ids.OWED, atom, -1)
            return ids.OWED
        self.add(ids.OFFERED, atom, -1)
        if self.open_foundry > 0 and self.of_foundry[atom] > 0:
            self.of_foundry = counts.added(self.of_foundry, atom, -1)
        return ids.OFFERED

    def drop_owed(self) -> None:
        """Lose all that is owed. (RR-17)"""
        if self.owed_count > 0:
            self.owed = NO_EFFECTS[:]
            self.owed_count = 0
            self.owed_kinds = 0

    def drop_offered(self) -> None:
        """Lose all that is offered. (RR-18)"""
        if self.offered_count > 0:
            self.offered = NO_EFFECTS[:]
            self.offered_count = 0
            self.offered_kinds = 0

    # Spaces

    def owner_on(self, space: i64) -> i64:
        """Return who stands on a space: a seat or EMIL, plus 1, or 0."""
        on_spaces = self.on_spaces
        return counts.count(on_spaces[space], ids.OWNER)

    def occupy(self, space: i64, owner: i64, workers: i64, coins: i64, black: i64) -> None:
        """Let pieces of an owner, a seat or EMIL, stand on a space."""
        self.on_spaces[space] = packed_pieces(owner + 1, workers, coins, black)

    def pieces_on(self, space: i64, kind: i64) -> i64:
        """Return how many workers, coins or black workers stand on a space."""
        on_spaces = self.on_spaces
        return counts.count(on_spaces[space], kind)


def kinds_with(kinds: i64, pool: vec[i64], atom: i64) -> i64:
    """Return the kinds that wait, after the number of one effect has changed."""
    if pool[atom] > 0:
        return kinds | masks.bit(min(atom, ids.CHOICE))
    if atom < ids.CHOICE:
        return kinds & ~masks.bit(atom)
    for choice in range(ids.CHOICE, ids.POOL):
        if pool[choice] > 0:
            return kinds
    return kinds & ~ids.FOR_CHOICES


def unpack_box(state: GermanRailroadsState) -> None:
    """Make room for everything; nothing lies anywhere yet."""
    state.below = NO_DECISIONS[:]
    state.order = EMPTY_SPACES[: state.seats]
    state.on_spaces = EMPTY_SPACES[:]
    state.engineer_at = EMPTY_SPACES[: ids.ENGINEERS]
    state.foundry_at = EMPTY_SPACES[: ids.FOUNDRIES]
    state.end_bonus_at = EMPTY_SPACES[: ids.END_BONUSES]
    state.owed = NO_EFFECTS[:]
    state.offered = NO_EFFECTS[:]
    state.players = [new_player(seat) for seat in range(state.seats)]


def new_player(seat: i64) -> Player:
    """Return a player with nothing yet."""
    player = Player()
    player.seat = seat
    return player
