"""What is printed on the boards, as a component set has it: told with every view, to be drawn."""

from dataclasses import dataclass
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.fields import unpacked
from coalface.games.ruhrschifffahrt import ids, names
from coalface.games.ruhrschifffahrt.component_tables import ComponentTables


@dataclass(frozen=True, slots=True)
class TurnSpace:
    """A space of the turn track: the territory for returning dice, and what the turn brings."""

    year: int
    coat: str
    effects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TrackPart:
    """A part of the transport track: from which turn it is used, and the boxes of its columns."""

    first_turn: int
    black: int
    white: int


@dataclass(frozen=True, slots=True)
class Printed:
    """What never changes during a game.

    `river` names its spaces from upriver to the port; prices are those of the places from the
    left, of the port by the warehouses that stand there; needs count tokens by area.
    """

    river: tuple[str, ...]
    cities: dict[str, tuple[int, ...]]
    depots: dict[str, tuple[int, ...]]
    port: tuple[int, ...]
    position_bonus: tuple[int, ...]
    export: tuple[int, ...]
    shift: int
    track: tuple[TrackPart, ...]
    turns: tuple[TurnSpace, ...]
    areas: dict[str, int]
    black_needs: dict[str, dict[str, int]]
    white_needs: dict[str, dict[str, int]]
    income: int
    debt_spaces: int
    loan: int
    repay: int
    debt_points: int


@lru_cache(maxsize=32)
def printed_of(tables: ComponentTables) -> Printed:
    """What is printed, by name, worked out once for a component set."""
    return Printed(
        river=river_of(tables),
        cities=prices(names.CITY_NAMES, list(tables.city_places), list(tables.city_cost)),
        depots=prices(names.TERRITORY_NAMES, list(tables.depot_places), list(tables.depot_cost)),
        port=tuple(tables.port_cost),
        position_bonus=tuple(tables.position_bonus),
        export=tuple(tables.export_track),
        shift=int(tables.shift_cost),
        track=track_of(list(tables.boxes)),
        turns=tuple(turn_space(tables, turn) for turn in range(1, ids.TURNS + 1)),
        areas=areas_of(tables),
        black_needs=needs(names.BLACK_NAMES, tables.black_needs),
        white_needs=needs(names.WHITE_NAMES, tables.white_needs),
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


def river_of(tables: ComponentTables) -> tuple[str, ...]:
    """All spaces of the river in their order."""
    spaces = [
        *zip(tables.storage_pos, tables.storage_names, strict=True),
        *zip(tables.obstacle_pos, tables.obstacle_names, strict=True),
        *zip(tables.space_pos, tables.space_names, strict=True),
    ]
    return tuple(name for _, name in sorted(spaces))


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
    return tuple(
        TrackPart(turn, rows[turn][ids.BLACK], rows[turn][ids.WHITE])
        for turn in range(1, ids.TURNS + 1)
        if turn == 1 or rows[turn] != rows[turn - 1]
    )


def turn_space(tables: ComponentTables, turn: int) -> TurnSpace:
    """A space of the turn track."""
    row = list(tables.effects)[turn * ids.MOST_EFFECTS : (turn + 1) * ids.MOST_EFFECTS]
    effects = tuple(names.EFFECT_NAMES[effect] for effect in row if effect)
    return TurnSpace(int(tables.year[turn]), names.TERRITORY_NAMES[tables.coat[turn]], effects)


def needs(markers: tuple[str, ...], packed: vec[i64]) -> dict[str, dict[str, int]]:
    """How many tokens of each area a progress marker needs; areas without any are left out."""
    rows = (zip(names.AREA_NAMES, unpacked(each, int(ids.AREAS)), strict=True) for each in packed)
    return {
        marker: {area: count for area, count in row if count}
        for marker, row in zip(markers, rows, strict=True)
    }
