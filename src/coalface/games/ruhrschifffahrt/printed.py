"""What is printed on the boards, as a component set has it: sent once with a game, to be drawn."""

from dataclasses import dataclass
from functools import lru_cache

from mypy_extensions import i64

from coalface.core.fields import chosen, unpacked
from coalface.games.ruhrschifffahrt import ids, names
from coalface.games.ruhrschifffahrt.component_tables import ComponentTables

DISC_TRACK = 30
"""The last space of the track of points."""


@dataclass(frozen=True, slots=True)
class RiverSpace:
    """A space of the river: a storage, an obstacle, or what a selling space is.

    A storage has its coal and, unless it needs a pilot, the target of its standard trip; an
    obstacle has the points for its lock. Only the port lies in no territory.
    """

    kind: str
    label: str
    territory: str | None
    coal: str | None = None
    target: str | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class TurnSpace:
    """A space of the turn track: the territory for returning dice, and what the turn brings."""

    year: int
    coat: str
    effects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TrackPart:
    """A part of the transport track: from which turn it is used, and the boxes of its columns."""

    name: str
    first_turn: int
    black: int
    white: int


@dataclass(frozen=True, slots=True)
class Marker:
    """A progress marker: the tokens that it needs by area; usable ones are spent by their use."""

    white: bool
    usable: bool
    needs: dict[str, int]


@dataclass(frozen=True, slots=True)
class Printed:
    """What never changes during a game.

    `names` are those of things that events give by number, by the name of the argument. `river`
    has its spaces from upriver to the port; prices are those of the places from the left, of the
    port by the warehouses that stand there. `effects` are the amounts of effects of a turn that
    have one.
    """

    names: dict[str, tuple[str, ...]]
    river: dict[str, RiverSpace]
    points_track: int
    cities: dict[str, tuple[int, ...]]
    depots: dict[str, tuple[int, ...]]
    port: tuple[int, ...]
    position_bonus: tuple[int, ...]
    export: tuple[int, ...]
    shift: int
    track: tuple[TrackPart, ...]
    turns: tuple[TurnSpace, ...]
    effects: dict[str, int]
    pilot_options: tuple[str, ...]
    areas: dict[str, int]
    tokens: int
    markers: dict[str, Marker]
    income: int
    debt_spaces: int
    loan: int
    repay: int
    debt_points: int


@lru_cache(maxsize=32)
def printed_of(tables: ComponentTables) -> Printed:
    """What is printed, by name, worked out once for a component set."""
    areas = areas_of(tables)
    return Printed(
        names=names_of(tables),
        river=river_of(tables),
        points_track=DISC_TRACK,
        cities=prices(names.CITY_NAMES, list(tables.city_places), list(tables.city_cost)),
        depots=prices(names.TERRITORY_NAMES, list(tables.depot_places), list(tables.depot_cost)),
        port=tuple(tables.port_cost),
        position_bonus=tuple(tables.position_bonus),
        export=tuple(tables.export_track),
        shift=int(tables.shift_cost),
        track=track_of(list(tables.boxes)),
        turns=tuple(turn_space(tables, turn) for turn in range(1, ids.TURNS + 1)),
        effects=effects_of(tables),
        pilot_options=chosen(names.OPTION_NAMES, ids.PILOTS),
        areas=areas,
        tokens=sum(areas.values()),
        markers=markers_of(tables),
        income=int(tables.income),
        debt_spaces=int(tables.debt_spaces),
        loan=int(tables.loan),
        repay=int(tables.repay),
        debt_points=int(tables.debt_vp),
    )


def areas_of(tables: ComponentTables) -> dict[str, int]:
    """The areas that the player boards of a set have, with their sizes. (RS-74)"""
    return {
        name: size for name, size in zip(names.AREA_NAMES, tables.area_size, strict=True) if size
    }


def names_of(tables: ComponentTables) -> dict[str, tuple[str, ...]]:
    """The names of things that events give by number."""
    return {
        "storage": tuple(tables.storage_names),
        "obstacle": tuple(tables.obstacle_names),
        "space": tuple(tables.space_names),
        "city": names.CITY_NAMES,
        "territory": names.TERRITORY_NAMES,
        "column": names.COLUMN_NAMES,
        "coal": names.COAL_NAMES,
        "option": names.OPTION_NAMES,
        "area": names.AREA_NAMES,
    }


def river_of(tables: ComponentTables) -> dict[str, RiverSpace]:
    """All spaces of the river in their order."""
    spaces = [
        *(
            (position, tables.storage_names[storage], storage_space(tables, storage))
            for storage, position in enumerate(tables.storage_pos)
        ),
        *(
            (position, tables.obstacle_names[obstacle], obstacle_space(tables, obstacle))
            for obstacle, position in enumerate(tables.obstacle_pos)
        ),
        *(
            (position, tables.space_names[space], selling_space(tables, space))
            for space, position in enumerate(tables.space_pos)
        ),
    ]
    return {name: space for _, name, space in sorted(spaces, key=lambda each: each[0])}


def storage_space(tables: ComponentTables, storage: int) -> RiverSpace:
    """A coal storage."""
    target = tables.storage_target[storage]
    return RiverSpace(
        kind="storage",
        label=tables.labels[tables.storage_names[storage]],
        territory=names.TERRITORY_NAMES[tables.storage_territory[storage]],
        coal=names.COAL_NAMES[tables.storage_coal[storage]],
        target=tables.space_names[target] if target >= 0 else None,
    )


def obstacle_space(tables: ComponentTables, obstacle: int) -> RiverSpace:
    """An obstacle space."""
    return RiverSpace(
        kind="obstacle",
        label=tables.labels[tables.obstacle_names[obstacle]],
        territory=names.TERRITORY_NAMES[tables.obstacle_territory[obstacle]],
        points=int(tables.lock_vp[obstacle]),
    )


def selling_space(tables: ComponentTables, space: int) -> RiverSpace:
    """A selling space."""
    territory = tables.space_territory[space]
    return RiverSpace(
        kind=names.KIND_NAMES[tables.space_kind[space]],
        label=tables.labels[tables.space_names[space]],
        territory=names.TERRITORY_NAMES[territory] if territory >= 0 else None,
    )


def prices(of: tuple[str, ...], places: list[int], costs: list[int]) -> dict[str, tuple[int, ...]]:
    """The prices of the places of each city or depot."""
    return {
        name: tuple(costs[at * ids.PRICES : at * ids.PRICES + places[at]])
        for at, name in enumerate(of)
    }


def track_of(boxes: list[int]) -> tuple[TrackPart, ...]:
    """The parts of the transport track: a new one begins where the numbers of boxes change."""
    rows = [
        tuple(boxes[turn * ids.COALS : (turn + 1) * ids.COALS]) for turn in range(ids.TURNS + 1)
    ]
    first = [turn for turn in range(1, ids.TURNS + 1) if turn == 1 or rows[turn] != rows[turn - 1]]
    return tuple(
        TrackPart(name, turn, rows[turn][ids.BLACK], rows[turn][ids.WHITE])
        for name, turn in zip(names.TRACK_NAMES, first, strict=True)
    )


def turn_space(tables: ComponentTables, turn: int) -> TurnSpace:
    """A space of the turn track."""
    row = list(tables.effects)[turn * ids.MAX_EFFECTS : (turn + 1) * ids.MAX_EFFECTS]
    effects = tuple(names.EFFECT_NAMES[effect] for effect in row if effect)
    return TurnSpace(int(tables.year[turn]), names.TERRITORY_NAMES[tables.coat[turn]], effects)


def effects_of(tables: ComponentTables) -> dict[str, int]:
    """What some effects of a turn change, in Thalers: for everyone, or a price."""
    amounts = {
        ids.LEVY_EFFECT: -tables.levy,
        ids.GIFT_EFFECT: tables.gift,
        ids.DEAR_LOCKS: tables.dear_lock_cost - tables.lock_cost,
    }
    return {names.EFFECT_NAMES[effect]: int(amount) for effect, amount in amounts.items()}


def markers_of(tables: ComponentTables) -> dict[str, Marker]:
    """The progress markers, black ones first."""
    usable = chosen(names.WHITE_NAMES, ids.USABLE_MARKERS)
    black = zip(names.BLACK_NAMES, tables.black_needs, strict=True)
    white = zip(names.WHITE_NAMES, tables.white_needs, strict=True)
    found = {name: Marker(False, False, needs(packed)) for name, packed in black}
    return found | {name: Marker(True, name in usable, needs(packed)) for name, packed in white}


def needs(packed: i64) -> dict[str, int]:
    """How many tokens of each area a marker needs; areas without any are left out."""
    counts = zip(names.AREA_NAMES, unpacked(packed, int(ids.AREAS)), strict=True)
    return {area: count for area, count in counts if count}
