"""The printed values of Ruhrschifffahrt as tables that all states of a game share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOTHING: Final = vec[i64]()


class ComponentTables:
    """Every printed value of the box by number; `components.py` fills it from a component set."""

    storage_pos: vec[i64] = NOTHING
    storage_territory: vec[i64] = NOTHING
    storage_coal: vec[i64] = NOTHING
    storage_target: vec[i64] = NOTHING
    storage_at: vec[i64] = NOTHING
    """By position on the river, the storage there or -1."""
    pilot_only: i64 = 0
    """Storages without a standard trip, a bit each."""
    coal_storages: vec[i64] = NOTHING
    territory_storages: vec[i64] = NOTHING
    upriver: vec[i64] = NOTHING
    """By position on the river, the storages above it, a bit each."""
    downriver: vec[i64] = NOTHING
    """By position on the river, the storages below it, a bit each."""
    spaces_below: vec[i64] = NOTHING
    """By position on the river, the selling spaces below it, a bit each."""
    obstacle_pos: vec[i64] = NOTHING
    obstacle_territory: vec[i64] = NOTHING
    lock_vp: vec[i64] = NOTHING
    obstacles_above: vec[i64] = NOTHING
    """By position on the river, the obstacles above it, a bit each."""
    space_pos: vec[i64] = NOTHING
    space_kind: vec[i64] = NOTHING
    space_territory: vec[i64] = NOTHING
    space_city: vec[i64] = NOTHING
    city_space: vec[i64] = NOTHING
    start_pips: vec[i64] = NOTHING
    start_track: vec[i64] = NOTHING
    dice: vec[i64] = NOTHING
    removed: vec[i64] = NOTHING
    """By number of players and coal, the dice that leave the game."""
    boxes: vec[i64] = NOTHING
    """By turn and coal, the boxes of the transport track."""
    year: vec[i64] = NOTHING
    coat: vec[i64] = NOTHING
    effects: vec[i64] = NOTHING
    turn_of: vec[i64] = NOTHING
    """By effect, the first turn that has it."""
    faces: vec[i64] = NOTHING
    markers: i64 = 0
    on_river: i64 = 0
    countries: vec[i64] = NOTHING
    export_track: vec[i64] = NOTHING
    places: i64 = 0
    position_bonus: vec[i64] = NOTHING
    port_cost: vec[i64] = NOTHING
    shift_cost: i64 = 0
    port_most: i64 = 0
    step_low: i64 = 0
    step_high: i64 = 0
    high_from: i64 = 0
    port_thaler: i64 = 0
    first_export: i64 = 0
    last_export: i64 = 0
    warehouse_vp: i64 = 0
    city_income: i64 = 0
    marker_price: i64 = 0
    pool: i64 = 0
    lock_box: i64 = 0
    mark_box: i64 = 0
    on_turns: i64 = 0
    """The turns whose space holds a warehouse at the start, a bit each from turn 1."""
    city_group: vec[i64] = NOTHING
    city_places: vec[i64] = NOTHING
    city_cost: vec[i64] = NOTHING
    depot_places: vec[i64] = NOTHING
    depot_cost: vec[i64] = NOTHING
    lock_cost: i64 = 0
    dear_lock_cost: i64 = 0
    bonus_from: vec[i64] = NOTHING
    bonus_to: vec[i64] = NOTHING
    bonus_first: vec[i64] = NOTHING
    area_size: vec[i64] = NOTHING
    income: i64 = 0
    debt_spaces: i64 = 0
    loan: i64 = 0
    repay: i64 = 0
    hardship_vp: i64 = 0
    start_thaler: i64 = 0
    black_needs: vec[i64] = NOTHING
    """The tokens that each black marker needs, packed by area."""
    white_needs: vec[i64] = NOTHING
    """The tokens that each white marker needs, packed by area."""
    white_copies: vec[i64] = NOTHING
    fee: vec[i64] = NOTHING
    """By option, the fee before and after fees rise."""
    payable: vec[i64] = NOTHING
    """Before and after fees rise, by Thalers, the options that cost no more, a bit each."""
    highest_fee: i64 = 0
    least_price: i64 = 0
    """What the cheapest warehouse or shift costs."""
    option_last: vec[i64] = NOTHING
    wage_thaler: i64 = 0
    supply_pips: i64 = 0
    hauler_pips: i64 = 0
    most_pips: i64 = 0
    inn_thaler: i64 = 0
    inn_vp: i64 = 0
    gift: i64 = 0
    levy: i64 = 0
    demand_most: i64 = 0
    essen_set: i64 = 0
    mark_set: i64 = 0
    all_cities: i64 = 0
    all_depots: i64 = 0
    depot_majority: i64 = 0
    mayor_per_thaler: i64 = 0
    ruhrtalbahn_vp: i64 = 0
    ruhraake_vp: i64 = 0
    ruhraake_port_vp: i64 = 0
    debt_vp: i64 = 0

    def __init__(self) -> None:
        self.storage_names: list[str] = []
        self.obstacle_names: list[str] = []
        self.space_names: list[str] = []
        self.labels: dict[str, str] = {}
