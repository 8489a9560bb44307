"""What a seat of Ruhrschifffahrt sees on the table, and what it remembers: the same for all.

Built from what the seat knows and nothing else: see `known_to`. Fields that are shown as they are
come from the declaration of the state (`generated/view_fields.py`).
"""

from functools import lru_cache
from typing import Literal

import msgspec

from coalface.core import counts, digits, masks
from coalface.core.contract import ALLOWED, CHANCE
from coalface.core.decisions import Pending, pending_decisions
from coalface.core.fields import chosen, seats_in, unpacked
from coalface.core.view import View
from coalface.games.ruhrschifffahrt import ids, names, scoring
from coalface.games.ruhrschifffahrt.decisions import DECISIONS
from coalface.games.ruhrschifffahrt.generated import pending
from coalface.games.ruhrschifffahrt.generated.view_fields import (
    PlayerFields,
    RuhrStateFields,
    player_fields,
    ruhr_state_fields,
)
from coalface.games.ruhrschifffahrt.position import place_name
from coalface.games.ruhrschifffahrt.printed import DISC_TRACK, Printed, areas_of, printed_of
from coalface.games.ruhrschifffahrt.rules import (
    debt,
    export,
    final_scoring,
    lock,
    option,
    progress,
    track,
    warehouse,
)
from coalface.games.ruhrschifffahrt.state import Player as PlayerRecord
from coalface.games.ruhrschifffahrt.state import RuhrState

CACHED = 5000
PHASES_IN_ORDER = (ids.EVENT_PHASE, ids.OPTION_PHASE, ids.SALE_PHASE, ids.PURCHASE_PHASE)
"""Phases in which the seats act one after the other."""

Turn = Literal["done", "now", "later"]
"""Whether a seat has acted in this phase, acts now, or comes later."""

Standing = Literal["ready", "used", "spent", "scores", "blank", "gone", "open"]
"""How a progress marker stands with a seat.

ready: to be used; used: in this turn; spent: turned over; scores: at the end; blank: came too
late; gone: no copy is left; open: not earned yet.
"""


class Place(msgspec.Struct, frozen=True):
    """Where warehouses are built: the seats of those that stand there, from the left or the top.

    The next one costs `next_price`; there is none where no place is left.
    """

    warehouses: tuple[int, ...]
    next_price: int | None


class SeatTurn(msgspec.Struct, frozen=True):
    """A seat in the order of this phase."""

    seat: int
    turn: Turn


class Column(msgspec.Struct, frozen=True):
    """A column of the transport track: its boxes, and the dice from the arrow box up."""

    coal: str
    boxes: int
    dice: tuple[int, ...]
    gone: int


class Player(PlayerFields, frozen=True):
    """All that belongs to one player.

    `disc` is the space of the track where the disc lies, `thirty_plus` whether it went round.
    `debt_points` are lost at the end, `surplus` are Thalers above the income track, `coming`
    counts warehouses that are not in the pool yet. `markers` says how each progress marker
    stands, `missing` how many tokens it lacks if any, `markers_earned` how many there are.
    """

    disc: int
    thirty_plus: bool
    points: dict[str, int]
    turn_track: tuple[int, ...]
    tokens: dict[str, int]
    tokens_total: int
    place: str
    debt_points: int
    surplus: int
    coming: int
    markers: dict[str, Standing]
    missing: dict[str, int]
    markers_earned: int


class Table(RuhrStateFields, frozen=True):
    """What anyone sees now: all but the faces of markers that still lie face down.

    `storages` has the pips of the die or 0, `obstacles` where markers still lie, `demand` the
    Thalers on selling spaces that have some. `turn_order` is empty before it is known and after
    the last turn. While an option is asked for, `leads` has by option the storages where the seat
    could start, each with the last space that its trip can reach; `ways` has by storage the
    cheapest option that leads there, of those that may be chosen.
    """

    year: int
    coat: str
    order: tuple[int, ...]
    turn_order: tuple[SeatTurn, ...]
    pending: tuple[Pending, ...]
    storages: dict[str, int]
    obstacles: tuple[str, ...]
    demand: dict[str, int]
    track_part: int
    track: tuple[Column, ...]
    cities: dict[str, Place]
    depots: dict[str, Place]
    port: dict[str, Place]
    pilots_banned: bool
    locks_forced: bool
    export_value: int
    countries: dict[str, str]
    white_left: dict[str, int]
    fees: dict[str, int]
    lock_cost: int
    leads: dict[str, dict[str, str]]
    ways: dict[str, str]
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
    printed = printed_of(components)
    return Table(
        *ruhr_state_fields(known),
        year=components.year[turn],
        coat=names.TERRITORY_NAMES[components.coat[turn]],
        order=owners(known.order),
        turn_order=turn_order(known),
        pending=pending_decisions(known, DECISIONS),
        storages={
            name: known.die(storage) for storage, name in enumerate(components.storage_names)
        },
        obstacles=chosen(printed.names["obstacle"], known.obstacles),
        demand={
            name: thalers
            for name, thalers in zip(components.space_names, known.demand, strict=True)
            if thalers
        },
        track_part=sum(part.first_turn <= turn for part in printed.track) - 1,
        track=tuple(column_view(known, coal) for coal in range(ids.COALS)),
        cities={name: city_view(known, city) for city, name in enumerate(names.CITY_NAMES)},
        depots={name: depot_view(known, at) for at, name in enumerate(names.TERRITORY_NAMES)},
        port={name: port_view(known, column) for column, name in enumerate(names.COLUMN_NAMES)},
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
        ways=ways(known),
        players=tuple(player_view(known, seat) for seat in range(known.seats)),
        printed=printed,
    )


def by_name(of: tuple[str, ...], packed: int) -> dict[str, int]:
    """Return packed counts by name."""
    return dict(zip(of, unpacked(packed, len(of)), strict=True))


@lru_cache(CACHED)
def owners(row: int) -> tuple[int, ...]:
    """Return the seats of a packed row."""
    return tuple(seat - 1 for seat in digits.unpack(row))


def turn_order(known: RuhrState) -> tuple[SeatTurn, ...]:
    """Show in which order the seats act in this phase, and who has acted. (RS-10, RS-11)"""
    order = owners(known.order)
    if len(set(order)) < known.seats or known.phase >= ids.INN_PHASE:
        return ()
    acting = known.pending_seat if known.pending_count > 0 else CHANCE
    done = known.at if known.phase in PHASES_IN_ORDER else 0
    return tuple(
        seat_turn(seat, "now" if seat == acting else "done" if place < done else "later")
        for place, seat in enumerate(order)
    )


place_view = lru_cache(CACHED)(Place)
seat_turn = lru_cache(CACHED)(SeatTurn)
"""What comes again in nearly every view is made once."""


def column_view(known: RuhrState, coal: int) -> Column:
    """Show a column of the transport track."""
    dice, gone = tuple(digits.unpack(known.track[coal])), unpacked(known.gone, 2)[coal]
    return Column(names.COAL_NAMES[coal], track.count_boxes(known, coal), dice, gone)


def city_view(known: RuhrState, city: int) -> Place:
    """Show a city. (RS-97)"""
    full = warehouse.is_city_full(known, city)
    return place_view(
        seats_in(known.cities[city]), None if full else warehouse.city_price(known, city)
    )


def depot_view(known: RuhrState, depot: int) -> Place:
    """Show a coal depot. (RS-98)"""
    full = warehouse.is_depot_full(known, depot)
    return place_view(
        several_owners(known.depots[depot]), None if full else warehouse.depot_price(known, depot)
    )


def port_view(known: RuhrState, column: int) -> Place:
    """Show an export column. (RS-99)"""
    full = warehouse.is_column_full(known, column) or warehouse.is_port_full(known)
    return place_view(owners(known.port[column]), None if full else warehouse.port_price(known))


@lru_cache(CACHED)
def several_owners(packed: int) -> tuple[int, ...]:
    """Return the seats of packed counts, each as often as it is counted."""
    found = enumerate(unpacked(packed, int(ids.MAX_SEATS)))
    return tuple(seat for seat, count in found for _ in range(count))


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
        tokens_total=counts.total(player.tokens),
        place=place_name(known.components, player.position),
        debt_points=-final_scoring.debt_points(known, player),
        surplus=export.surplus(known, player),
        coming=player.lock_box + player.mark_box + debt.waiting_on_turns(player),
        markers=markers_view(known, player),
        missing=missing_view(known, player),
        markers_earned=masks.size(player.earned) + masks.size(player.white),
    )


def markers_view(known: RuhrState, player: PlayerRecord) -> dict[str, Standing]:
    """Show how each progress marker stands with a player. (RS-83, RS-84, RS-127, RS-128)"""
    found: dict[str, Standing] = {}
    for marker, name in enumerate(names.BLACK_NAMES):
        found[name] = black_standing(player, marker)
    for marker, name in enumerate(names.WHITE_NAMES):
        found[name] = white_standing(known, player, marker)
    return found


def black_standing(player: PlayerRecord, marker: int) -> Standing:
    """Tell how a black marker stands with a player. (RS-83, RS-127)"""
    if not masks.has(player.earned, marker):
        return "open"
    return "used" if masks.has(player.used, marker) else "ready"


def white_standing(known: RuhrState, player: PlayerRecord, marker: int) -> Standing:
    """Tell how a white marker stands with a player. (RS-83, RS-84, RS-128)"""
    if masks.has(player.spent, marker):
        return "spent"
    if masks.has(player.blank, marker):
        return "blank"
    if masks.has(player.white, marker):
        return "ready" if masks.has(ids.USABLE_MARKERS, marker) else "scores"
    return "open" if counts.count(known.white_left, marker) > 0 else "gone"


def missing_view(known: RuhrState, player: PlayerRecord) -> dict[str, int]:
    """Show how many tokens a player lacks for each progress marker, if any. (RS-82)"""
    components = known.components
    all_needs = (*components.black_needs, *components.white_needs)
    missing = (progress.missing_tokens(player, needs) for needs in all_needs)
    markers = (*names.BLACK_NAMES, *names.WHITE_NAMES)
    return {name: count for name, count in zip(markers, missing, strict=True) if count}


def disc_space(points: int) -> int:
    """Where the disc lies: past 30 it goes round. (RS-118)"""
    return points if points <= DISC_TRACK else (points - 1) % DISC_TRACK + 1


def leads(known: RuhrState) -> dict[str, dict[str, str]]:
    """Where each open option leads, by name; nothing while none is asked for. (RS-33, RS-40)"""
    if known.pending_kind != pending.OPTION:
        return {}
    player = known.players[known.pending_seat]
    return {
        name: trips(known, number, option.could_start(known, player, number))
        for number, name in enumerate(names.OPTION_NAMES)
        if option.is_open(known, player, number) == ALLOWED
    }


def trips(known: RuhrState, number: int, storages: int) -> dict[str, str]:
    """The last space that an option lets a barge reach, by storage. (RS-43, RS-69, RS-70)"""
    river = printed_of(known.components).river
    port = known.components.space_names[ids.PORT]
    starts = chosen(tuple(known.components.storage_names), storages)
    return {
        storage: port if option.pilots(number) else river[storage].target or port
        for storage in starts
    }


def ways(known: RuhrState) -> dict[str, str]:
    """The cheapest option that leads to each storage and may be chosen. (RS-33, RS-42)"""
    if known.pending_kind != pending.OPTION:
        return {}
    player = known.players[known.pending_seat]
    storages = tuple(known.components.storage_names)
    found: dict[str, str] = {}
    numbers = range(len(names.OPTION_NAMES))
    for number in sorted(numbers, key=lambda number: option.fee(known, number)):
        if option.can_choose(known, player, number) == ALLOWED:
            for storage in chosen(storages, option.could_start(known, player, number)):
                found.setdefault(storage, names.OPTION_NAMES[number])
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
