"""What is printed on the boards, as a component set has it: told with every view, to be drawn."""

from dataclasses import dataclass
from functools import lru_cache

from coalface.games.ruhrschifffahrt.ids import (
    AREAS,
    BLACK,
    COALS,
    MOST_EFFECTS,
    PRICES,
    TURNS,
    WHITE,
)
from coalface.games.ruhrschifffahrt.kit import Kit
from coalface.games.ruhrschifffahrt.names import (
    AREA_NAMES,
    BLACK_NAMES,
    CITY_NAMES,
    EFFECT_NAMES,
    TERRITORY_NAMES,
    WHITE_NAMES,
)


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
def printed_of(kit: Kit) -> Printed:
    """What is printed, by name, worked out once for a kit."""
    return Printed(
        river=river_of(kit),
        cities=prices(CITY_NAMES, list(kit.city_places), list(kit.city_cost)),
        depots=prices(TERRITORY_NAMES, list(kit.depot_places), list(kit.depot_cost)),
        port=tuple(kit.port_cost),
        position_bonus=tuple(kit.position_bonus),
        export=tuple(kit.export_track),
        shift=int(kit.shift_cost),
        track=track_of(list(kit.boxes)),
        turns=tuple(turn_space(kit, turn) for turn in range(1, TURNS + 1)),
        areas={AREA_NAMES[area]: int(kit.area_size[area]) for area in areas_of(kit)},
        black_needs=needs(BLACK_NAMES, list(kit.black_needs)),
        white_needs=needs(WHITE_NAMES, list(kit.white_needs)),
        income=int(kit.income),
        debt_spaces=int(kit.debt_spaces),
        loan=int(kit.loan),
        repay=int(kit.repay),
        debt_points=int(kit.debt_vp),
    )


def areas_of(kit: Kit) -> list[int]:
    """The areas that the player boards of a set have. (RS-74)"""
    return [area for area in range(AREAS) if kit.area_size[area] > 0]


def river_of(kit: Kit) -> tuple[str, ...]:
    """All spaces of the river in their order."""
    names = [
        *zip(kit.storage_pos, kit.storage_names, strict=True),
        *zip(kit.obstacle_pos, kit.obstacle_names, strict=True),
        *zip(kit.space_pos, kit.space_names, strict=True),
    ]
    return tuple(name for _, name in sorted(names))


def prices(
    names: tuple[str, ...], places: list[int], costs: list[int]
) -> dict[str, tuple[int, ...]]:
    """The prices of the places of each city or depot."""
    return {
        name: tuple(costs[at * PRICES : at * PRICES + places[at]]) for at, name in enumerate(names)
    }


def track_of(boxes: list[int]) -> tuple[TrackPart, ...]:
    """The parts of the transport track: a new one begins where the numbers of boxes change."""
    rows = [tuple(boxes[turn * COALS : (turn + 1) * COALS]) for turn in range(TURNS + 1)]
    return tuple(
        TrackPart(turn, rows[turn][BLACK], rows[turn][WHITE])
        for turn in range(1, TURNS + 1)
        if turn == 1 or rows[turn] != rows[turn - 1]
    )


def turn_space(kit: Kit, turn: int) -> TurnSpace:
    """A space of the turn track."""
    row = list(kit.effects)[turn * MOST_EFFECTS : (turn + 1) * MOST_EFFECTS]
    effects = tuple(EFFECT_NAMES[effect] for effect in row if effect)
    return TurnSpace(int(kit.year[turn]), TERRITORY_NAMES[kit.coat[turn]], effects)


def needs(markers: tuple[str, ...], counts: list[int]) -> dict[str, dict[str, int]]:
    """How many tokens of each area a progress marker needs; areas without any are left out."""
    return {
        marker: {
            area: counts[at * AREAS + place]
            for place, area in enumerate(AREA_NAMES)
            if counts[at * AREAS + place]
        }
        for at, marker in enumerate(markers)
    }
