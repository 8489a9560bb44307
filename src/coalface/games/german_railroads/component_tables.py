"""The printed values of German Railroads as tables that all states of a game share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOTHING: Final = vec[i64]()


class ComponentTables:
    """Every printed value under the options; `components.py` fills it from a component set."""

    board: i64 = 0
    coal: i64 = 0
    new_parts: i64 = 0
    two_coins: i64 = 0
    draw_end: i64 = 0
    order_coin: i64 = 0
    dealt_points: i64 = 0
    emil_tiles: i64 = 0
    emil_printed: i64 = 0
    medal_black: i64 = 0
    emil_payable: i64 = 0
    tie_to_player: i64 = 0
    tokens_shared: i64 = 0
    repeat_again: i64 = 0
    majority_hired: i64 = 0
    rounds: vec[i64] = NOTHING
    workers: vec[i64] = NOTHING
    coins: vec[i64] = NOTHING
    start_coal: vec[i64] = NOTHING
    engineers_a: vec[i64] = NOTHING
    engineers_b: vec[i64] = NOTHING
    locos_per_number: vec[i64] = NOTHING
    public: vec[i64] = NOTHING
    pass_points: vec[i64] = NOTHING
    extra_workers: i64 = 0
    turquoise: i64 = 0
    doublers: i64 = 0
    start_loco: i64 = 0
    medal_points: i64 = 0
    signal_points: i64 = 0
    signal_row: i64 = 0
    pieces: vec[i64] = NOTHING
    majority_first: i64 = 0
    majority_second: i64 = 0
    row_first: vec[i64] = NOTHING
    row_end: vec[i64] = NOTHING
    row_choice: vec[i64] = NOTHING
    row_black: vec[i64] = NOTHING
    row_bg: vec[i64] = NOTHING
    row_again: vec[i64] = NOTHING
    row_copy: vec[i64] = NOTHING
    part_op: vec[i64] = NOTHING
    part_n: vec[i64] = NOTHING
    choice_row: vec[i64] = NOTHING
    space_workers: vec[i64] = NOTHING
    space_coins: vec[i64] = NOTHING
    space_row: vec[i64] = NOTHING
    space_open: vec[i64] = NOTHING
    combined_row: i64 = 0
    boiler_coal: i64 = 0
    foundry_coal: i64 = 0
    foundry_display: i64 = 0
    foundry_row: vec[i64] = NOTHING
    factory_row: vec[i64] = NOTHING
    boilerman_row: vec[i64] = NOTHING
    engineer_number: vec[i64] = NOTHING
    engineer_stack: vec[i64] = NOTHING
    token_row: vec[i64] = NOTHING
    all_tokens: i64 = 0
    card_row: vec[i64] = NOTHING
    all_cards: i64 = 0
    bonus_row: vec[i64] = NOTHING
    all_bonuses: i64 = 0
    income_row: vec[i64] = NOTHING
    income_count: vec[i64] = NOTHING
    value: vec[i64] = NOTHING
    lane_points: vec[i64] = NOTHING
    lane_gap: vec[i64] = NOTHING
    lane_row: vec[i64] = NOTHING
    rr_last: vec[i64] = NOTHING
    rr_colours: vec[i64] = NOTHING
    common: i64 = 0
    branch_last: vec[i64] = NOTHING
    branch_colours: vec[i64] = NOTHING
    doubler_space: vec[i64] = NOTHING
    special_first: vec[i64] = NOTHING
    special_branch: vec[i64] = NOTHING
    special_at: vec[i64] = NOTHING
    special_need: vec[i64] = NOTHING
    special_loco: vec[i64] = NOTHING
    special_kind: vec[i64] = NOTHING
    special_value: vec[i64] = NOTHING
    station_rr: vec[i64] = NOTHING
    station_at: vec[i64] = NOTHING
    station_size: vec[i64] = NOTHING
    extension_size: vec[i64] = NOTHING
    cell_kind: vec[i64] = NOTHING
    cell_need: vec[i64] = NOTHING
    cell_loco: vec[i64] = NOTHING
    cell_value: vec[i64] = NOTHING
    end_in_box: vec[i64] = NOTHING
    end_cards: i64 = 0
    end_each: vec[i64] = NOTHING
    end_top: i64 = 0
    signal_tiers: vec[i64] = NOTHING
    doubler_tiers: vec[i64] = NOTHING
    emil_workers: i64 = 0
    emil_growth: vec[i64] = NOTHING
    emil_space: vec[i64] = NOTHING
    all_emil: i64 = 0

    def __init__(self) -> None:
        self.early_spaces: list[vec[i64]] = []
        self.late_spaces: list[vec[i64]] = []
        """By number of players, the spaces of the board before the last round, and in it."""
