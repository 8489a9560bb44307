"""What is printed on board, cards and tiles, as a component set has it: part of every view."""

from dataclasses import dataclass
from functools import lru_cache

from coalface.core.fields import unpacked
from coalface.games.coal_baron import ids, names
from coalface.games.coal_baron.component_tables import ComponentTables

NUMBERED = 4
"""Spaces with a number, in mining and in money each."""


@dataclass(frozen=True, slots=True)
class Card:
    """An order card: its vehicle, its points, its spots by colour."""

    vehicle: str
    points: int
    spots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tunnel tile: its colour by number, its side, its minecarts, its price."""

    colour: int
    side: str
    carts: int
    price: int


@dataclass(frozen=True, slots=True)
class ClockElement:
    """An element of the shift clock: points for the most, and for the second most or None."""

    name: str
    first: int
    second: int | None


@dataclass(frozen=True, slots=True)
class Printed:
    """What never changes during a game.

    `values` are the work steps or Marks of spaces with a number, `pit` the side of the minecart
    that is printed on each level. `scored` are how many elements of the clock each shift scores.
    """

    cards: dict[str, Card]
    tiles: dict[str, Tile]
    values: dict[str, int]
    bank_marks: int
    bank_workers: int
    draw_count: int
    cage_spots: int
    workers: int
    pit: tuple[str, ...]
    clock: tuple[ClockElement, ...]
    scored: tuple[int, ...]
    outstanding_points: int
    excess_points: int


@lru_cache(maxsize=32)
def printed_of(tables: ComponentTables, seats: int) -> Printed:
    """Return what is printed for this number of players, computed once for a component set."""
    numbered = (*range(ids.MINING, ids.MINING + NUMBERED), *range(ids.MONEY, ids.MONEY + NUMBERED))
    return Printed(
        cards={name: read_card(tables, card) for card, name in enumerate(names.CARD_NAMES)},
        tiles={name: read_tile(tables, tile) for tile, name in enumerate(names.TILE_NAMES)},
        values={names.SPACE_NAMES[space]: tables.value[space] for space in numbered},
        bank_marks=tables.bank_marks,
        bank_workers=int(ids.BANK_WORKERS),
        draw_count=tables.draw_count,
        cage_spots=tables.cage_spots,
        workers=tables.workers[seats],
        pit=tuple(names.SIDE_NAMES[side] for side in tables.cart_side),
        clock=tuple(
            ClockElement(
                name,
                tables.first_points[at],
                tables.second_points[at] if tables.second_scores[seats] else None,
            )
            for at, name in enumerate(names.ELEMENT_NAMES)
        ),
        scored=tuple(tables.elements_scored[shift] for shift in range(1, ids.SHIFTS + 1)),
        outstanding_points=tables.points_per_outstanding,
        excess_points=tables.points_per_excess_tile,
    )


def read_card(tables: ComponentTables, card: int) -> Card:
    """An order card."""
    spots = unpacked(tables.spots[card], len(names.COLOUR_NAMES))
    return Card(names.VEHICLE_NAMES[tables.vehicle[card]], tables.card_points[card], spots)


def read_tile(tables: ComponentTables, tile: int) -> Tile:
    """A tunnel tile."""
    side = names.SIDE_NAMES[tables.tile_side[tile]]
    return Tile(tables.tile_colour[tile], side, tables.tile_carts[tile], tables.tile_cost[tile])
