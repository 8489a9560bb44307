"""The components of Coal Baron as tables that all states of a game share."""

from librt.vecs import vec
from mypy_extensions import i64


class Kit:
    """Every printed value of the box, by number; `components.py` fills it from a component set."""

    def __init__(self) -> None:
        self.vehicle: vec[i64] = vec[i64]()
        self.card_vp: vec[i64] = vec[i64]()
        self.spots: vec[i64] = vec[i64]()
        self.tile_colour: vec[i64] = vec[i64]()
        self.tile_carts: vec[i64] = vec[i64]()
        self.tile_side: vec[i64] = vec[i64]()
        self.tile_cost: vec[i64] = vec[i64]()
        self.tile_copies: vec[i64] = vec[i64]()
        self.locked: vec[i64] = vec[i64]()
        self.open_spaces: list[vec[i64]] = []
        self.value: vec[i64] = vec[i64]()
        self.workers: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()
        self.draft_cards: vec[i64] = vec[i64]()
        self.second_scores: vec[i64] = vec[i64]()
        self.first_vp: vec[i64] = vec[i64]()
        self.second_vp: vec[i64] = vec[i64]()
        self.elements_scored: vec[i64] = vec[i64]()
        self.printed_carts: vec[i64] = vec[i64]()
        self.cart_side: vec[i64] = vec[i64]()
        self.cubes_per_colour: i64 = 0
        self.cage_spots: i64 = 0
        self.draw_count: i64 = 0
        self.bank_marks: i64 = 0
        self.marks_per_vp: i64 = 0
        self.cubes_per_vp: i64 = 0
        self.vp_per_outstanding: i64 = 0
        self.vp_per_excess_tile: i64 = 0
