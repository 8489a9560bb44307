"""The printed values of Coal Baron as tables that all states of a game share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOTHING: Final = vec[i64]()


class ComponentTables:
    """Every printed value of the box by number; `components.py` fills it from a component set."""

    vehicle: vec[i64] = NOTHING
    card_points: vec[i64] = NOTHING
    spots: vec[i64] = NOTHING
    """The spots of each card, packed by colour."""
    tile_colour: vec[i64] = NOTHING
    tile_carts: vec[i64] = NOTHING
    tile_side: vec[i64] = NOTHING
    tile_cost: vec[i64] = NOTHING
    tile_copies: vec[i64] = NOTHING
    locked: vec[i64] = NOTHING
    """By number of players and space, whether the space is closed."""
    value: vec[i64] = NOTHING
    """The number printed on a worker space."""
    workers: vec[i64] = NOTHING
    marks: vec[i64] = NOTHING
    draft_cards: vec[i64] = NOTHING
    second_scores: vec[i64] = NOTHING
    """By number of players, whether a second place in a majority scores."""
    first_points: vec[i64] = NOTHING
    second_points: vec[i64] = NOTHING
    elements_scored: vec[i64] = NOTHING
    """By shift, how many elements of the clock are scored."""
    printed_carts: vec[i64] = NOTHING
    cart_side: vec[i64] = NOTHING
    cubes_per_colour: i64 = 0
    cage_spots: i64 = 0
    draw_count: i64 = 0
    bank_marks: i64 = 0
    marks_per_point: i64 = 0
    cubes_per_point: i64 = 0
    points_per_outstanding: i64 = 0
    points_per_excess_tile: i64 = 0

    def __init__(self) -> None:
        self.open_spaces: list[vec[i64]] = []
        """By number of players, the worker spaces that are not locked."""
