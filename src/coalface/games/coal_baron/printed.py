"""What is printed on board, cards and tiles, as a component set has it: told with every view."""

from dataclasses import dataclass
from functools import lru_cache

from coalface.games.coal_baron.ids import COLOURS, MINING, MONEY, SHIFTS
from coalface.games.coal_baron.kit import Kit
from coalface.games.coal_baron.names import (
    CARD_NAMES,
    ELEMENT_NAMES,
    SIDE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    VEHICLE_NAMES,
)

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
    draw_count: int
    cage_spots: int
    workers: int
    pit: tuple[str, ...]
    clock: tuple[ClockElement, ...]
    scored: tuple[int, ...]
    outstanding_points: int
    excess_points: int


@lru_cache(maxsize=32)
def printed_of(kit: Kit, seats: int) -> Printed:
    """What is printed for so many players, worked out once for a kit."""
    numbered = (*range(MINING, MINING + NUMBERED), *range(MONEY, MONEY + NUMBERED))
    return Printed(
        cards={name: read_card(kit, card) for card, name in enumerate(CARD_NAMES)},
        tiles={name: read_tile(kit, tile) for tile, name in enumerate(TILE_NAMES)},
        values={SPACE_NAMES[space]: kit.value[space] for space in numbered},
        bank_marks=kit.bank_marks,
        draw_count=kit.draw_count,
        cage_spots=kit.cage_spots,
        workers=kit.workers[seats],
        pit=tuple(SIDE_NAMES[side] for side in kit.cart_side),
        clock=tuple(
            ClockElement(
                name, kit.first_vp[at], kit.second_vp[at] if kit.second_scores[seats] else None
            )
            for at, name in enumerate(ELEMENT_NAMES)
        ),
        scored=tuple(kit.elements_scored[shift] for shift in range(1, SHIFTS + 1)),
        outstanding_points=kit.vp_per_outstanding,
        excess_points=kit.vp_per_excess_tile,
    )


def read_card(kit: Kit, card: int) -> Card:
    """An order card."""
    spots = kit.spots[card * COLOURS : (card + 1) * COLOURS]
    return Card(VEHICLE_NAMES[kit.vehicle[card]], kit.card_vp[card], tuple(spots))


def read_tile(kit: Kit, tile: int) -> Tile:
    """A tunnel tile."""
    side = SIDE_NAMES[kit.tile_side[tile]]
    return Tile(kit.tile_colour[tile], side, kit.tile_carts[tile], kit.tile_cost[tile])
