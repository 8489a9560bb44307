"""What a seat of Ruhrschifffahrt sees on the table, and what it remembers: the same for all.

Built from what the seat knows and nothing else: see `known_to`. Fields that are shown as they are
come from the declaration of the state (`generated/view_fields.py`).
"""

from functools import lru_cache

import msgspec

from coalface.core import digits, masks
from coalface.core.contract import ALLOWED
from coalface.core.decisions import Pending, pending_decisions
from coalface.core.fields import chosen, unpacked
from coalface.core.view import View
from coalface.games.ruhrschifffahrt import ids, names, scoring
from coalface.games.ruhrschifffahrt.component_tables import ComponentTables
from coalface.games.ruhrschifffahrt.decisions import DECISIONS
from coalface.games.ruhrschifffahrt.generated import pending
from coalface.games.ruhrschifffahrt.generated.view_fields import (
    PlayerFields,
    RuhrStateFields,
    player_fields,
    ruhr_state_fields,
)
from coalface.games.ruhrschifffahrt.position import place_name
from coalface.games.ruhrschifffahrt.printed import Printed, areas_of, printed_of
from coalface.games.ruhrschifffahrt.rules import lock, option, track
from coalface.games.ruhrschifffahrt.state import RuhrState

DISC_TRACK = 30
"""The last space of the track of points."""

CACHED = 5000


class Storage(msgspec.Struct, frozen=True):
    """A coal storage: the pips of its die or 0, and the target of its standard trip."""

    name: str
    label: str
    territory: str
    coal: str
    target: str | None
    pips: int


class Obstacle(msgspec.Struct, frozen=True):
    """An obstacle space: the points for its lock, and whether its marker still lies there."""

    name: str
    label: str
    territory: str
    points: int
    marker: bool


class Space(msgspec.Struct, frozen=True):
    """A selling space: the Thalers that lie there, and in a city the seats with a warehouse."""

    name: str
    label: str
    kind: str
    territory: str | None
    demand: int
    warehouses: tuple[int, ...]


class Place(msgspec.Struct, frozen=True):
    """A coal depot or an export column: the seats of its warehouses, from the left or the top."""

    name: str
    warehouses: tuple[int, ...]


class Column(msgspec.Struct, frozen=True):
    """A column of the transport track: its boxes, and the dice from the arrow box up."""

    coal: str
    boxes: int
    dice: tuple[int, ...]
    gone: int


class Player(PlayerFields, frozen=True):
    """All that belongs to one player.

    `disc` is the space of the track where the disc lies, `thirty_plus` whether it went round.
    """

    disc: int
    thirty_plus: bool
    points: dict[str, int]
    turn_track: tuple[int, ...]
    tokens: dict[str, int]
    place: str


class Table(RuhrStateFields, frozen=True):
    """What anyone sees now: all but the faces of markers that still lie face down.

    `leads`, while an option is asked for: from which storages the seat could start with each.
    """

    year: int
    coat: str
    order: tuple[int, ...]
    pending: tuple[Pending, ...]
    storages: tuple[Storage, ...]
    obstacles: tuple[Obstacle, ...]
    spaces: tuple[Space, ...]
    track: tuple[Column, ...]
    depots: tuple[Place, ...]
    port: tuple[Place, ...]
    pilots_banned: bool
    locks_forced: bool
    export_value: int
    countries: dict[str, str]
    white_left: dict[str, int]
    fees: dict[str, int]
    lock_cost: int
    leads: dict[str, tuple[str, ...]]
    players: tuple[Player, ...]
    printed: Printed


class Memory(msgspec.Struct, frozen=True):
    """What anyone can count: markers drawn so far and those still to come, countries face down."""

    drawn: dict[str, int]
    undrawn: dict[str, int]
    countries_left: dict[str, int]


RuhrView = View[Table, Memory]


def build_view(known: RuhrState, seat: int | None) -> RuhrView:
    """Build the view of a seat, or of a spectator, from what it knows."""
    return View(
        game="ruhrschifffahrt",
        seats=int(known.seats),
        seat=seat,
        actors=tuple(known.actors()),
        table=table_view(known),
        memory=memory_view(known),
        known=known,
    )


def table_view(known: RuhrState) -> Table:
    """Show everything that lies open."""
    components, turn = known.components, known.turn
    return Table(
        *ruhr_state_fields(known),
        year=components.year[turn],
        coat=names.TERRITORY_NAMES[components.coat[turn]],
        order=owners(known.order),
        pending=pending_decisions(known, DECISIONS),
        storages=tuple(
            storage_view(components, storage, known.die(storage)) for storage in range(ids.STORAGES)
        ),
        obstacles=tuple(
            obstacle_view(components, obstacle, masks.has(known.obstacles, obstacle))
            for obstacle in range(ids.OBSTACLES)
        ),
        spaces=tuple(describe_space(known, space) for space in range(ids.SPACES)),
        track=tuple(column_view(known, coal) for coal in range(ids.COALS)),
        depots=tuple(depot_view(depot, houses) for depot, houses in enumerate(known.depots)),
        port=tuple(
            Place(names.COLUMN_NAMES[column], owners(houses))
            for column, houses in enumerate(known.port)
        ),
        pilots_banned=bool(known.pilots_banned),
        locks_forced=bool(known.locks_forced),
        export_value=components.export_track[known.export],
        countries={
            names.TURN_NAMES[turn]: names.COLUMN_NAMES[country - 1]
            for turn, country in enumerate(known.turned)
            if country
        },
        white_left=by_name(names.WHITE_NAMES, known.white_left),
        fees={name: option.fee(known, number) for number, name in enumerate(names.OPTION_NAMES)},
        lock_cost=lock.lock_cost(known),
        leads=leads(known),
        players=tuple(player_view(known, seat) for seat in range(known.seats)),
        printed=printed_of(components),
    )


def by_name(of: tuple[str, ...], packed: int) -> dict[str, int]:
    """Return packed counts by name."""
    return dict(zip(of, unpacked(packed, len(of)), strict=True))


@lru_cache(CACHED)
def owners(row: int) -> tuple[int, ...]:
    """Return the seats of a packed row."""
    return tuple(seat - 1 for seat in digits.unpack(row))


@lru_cache(CACHED)
def storage_view(components: ComponentTables, storage: int, pips: int) -> Storage:
    """Show a coal storage with its die."""
    name, target = components.storage_names[storage], components.storage_target[storage]
    return Storage(
        name=name,
        label=components.labels[name],
        territory=names.TERRITORY_NAMES[components.storage_territory[storage]],
        coal=names.COAL_NAMES[components.storage_coal[storage]],
        target=components.space_names[target] if target >= 0 else None,
        pips=pips,
    )


@lru_cache(CACHED)
def obstacle_view(components: ComponentTables, obstacle: int, marker: bool) -> Obstacle:
    """Show an obstacle space."""
    name = components.obstacle_names[obstacle]
    return Obstacle(
        name=name,
        label=components.labels[name],
        territory=names.TERRITORY_NAMES[components.obstacle_territory[obstacle]],
        points=components.lock_vp[obstacle],
        marker=marker,
    )


def describe_space(known: RuhrState, space: int) -> Space:
    """Show a selling space."""
    city = known.components.space_city[space]
    houses = known.cities[city] if city >= 0 else 0
    return space_view(known.components, space, known.demand[space], houses)


@lru_cache(CACHED)
def space_view(components: ComponentTables, space: int, demand: int, houses: int) -> Space:
    """Show a selling space with its Thalers and the seats that have a warehouse there."""
    name, territory = components.space_names[space], components.space_territory[space]
    return Space(
        name=name,
        label=components.labels[name],
        kind=names.KIND_NAMES[components.space_kind[space]],
        territory=names.TERRITORY_NAMES[territory] if territory >= 0 else None,
        demand=demand,
        warehouses=tuple(seat for seat in range(ids.MAX_SEATS) if houses >> seat & 1),
    )


def column_view(known: RuhrState, coal: int) -> Column:
    """Show a column of the transport track."""
    dice, gone = tuple(digits.unpack(known.track[coal])), unpacked(known.gone, 2)[coal]
    return Column(names.COAL_NAMES[coal], track.boxes(known, coal), dice, gone)


@lru_cache(CACHED)
def depot_view(depot: int, houses: int) -> Place:
    """Show a coal depot."""
    found = (seat for seat, count in enumerate(unpacked(houses, 4)) for _ in range(count))
    return Place(names.TERRITORY_NAMES[depot], tuple(found))


def player_view(known: RuhrState, seat: int) -> Player:
    """Show a player's board, barge and warehouses."""
    player = known.players[seat]
    tokens = by_name(names.AREA_NAMES, player.tokens)
    return Player(
        *player_fields(player),
        disc=disc_space(player.vp),
        thirty_plus=player.vp > DISC_TRACK,
        points=scoring.breakdown(known, seat),
        turn_track=tuple(int(turn) for turn in chosen(names.TURN_NAMES, player.turn_track)),
        tokens={name: tokens[name] for name in areas_of(known.components)},
        place=place_name(known.components, player.position),
    )


def disc_space(points: int) -> int:
    """Where the disc lies: past 30 it goes round. (RS-118)"""
    return points if points <= DISC_TRACK else (points - 1) % DISC_TRACK + 1


def leads(known: RuhrState) -> dict[str, tuple[str, ...]]:
    """Where each open option leads, by name; nothing while none is asked for. (RS-33, RS-40)"""
    if known.pending_kind != pending.OPTION:
        return {}
    player = known.players[known.pending_seat]
    storages = tuple(known.components.storage_names)
    found = {}
    for number, name in enumerate(names.OPTION_NAMES):
        if option.is_open(known, player, number) == ALLOWED:
            found[name] = chosen(storages, option.could_start(known, player, number))
    return found


def memory_view(known: RuhrState) -> Memory:
    """Show what can be counted from what lay open. (RS-7, RS-27)"""
    there = zip(names.FACE_NAMES, known.components.faces, known.undrawn, strict=True)
    markers = [(name, count - left, left) for name, count, left in there]
    return Memory(
        drawn={name: drawn for name, drawn, _ in markers if drawn},
        undrawn={name: left for name, _, left in markers if left},
        countries_left=by_name(names.COLUMN_NAMES, known.countries),
    )
