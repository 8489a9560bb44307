"""The components of German Railroads as tables that all states of a game share."""

from librt.vecs import vec
from mypy_extensions import i64


class Kit:
    """Every printed value, by number, under the options; `components.py` fills it from a set."""

    def __init__(self) -> None:
        self.board: i64 = 0
        self.coal: i64 = 0
        self.new_parts: i64 = 0
        self.two_coins: i64 = 0
        self.draw_end: i64 = 0
        self.order_coin: i64 = 0
        self.dealt_points: i64 = 0
        self.emil_tiles: i64 = 0
        self.emil_printed: i64 = 0
        self.medal_black: i64 = 0
        self.emil_payable: i64 = 0
        self.tie_to_player: i64 = 0
        self.tokens_shared: i64 = 0
        self.repeat_again: i64 = 0
        self.majority_hired: i64 = 0

        self.rounds: vec[i64] = vec[i64]()
        self.workers: vec[i64] = vec[i64]()
        self.coins: vec[i64] = vec[i64]()
        self.start_coal: vec[i64] = vec[i64]()
        self.engineers_a: vec[i64] = vec[i64]()
        self.engineers_b: vec[i64] = vec[i64]()
        self.locos_per_number: vec[i64] = vec[i64]()
        self.public: vec[i64] = vec[i64]()
        self.pass_points: vec[i64] = vec[i64]()
        self.extra_workers: i64 = 0
        self.turquoise: i64 = 0
        self.doublers: i64 = 0
        self.start_loco: i64 = 0
        self.medal_points: i64 = 0
        self.signal_points: i64 = 0
        self.signal_row: i64 = 0
        self.pieces: vec[i64] = vec[i64]()
        self.majority_first: i64 = 0
        self.majority_second: i64 = 0

        self.row_first: vec[i64] = vec[i64]()
        self.row_end: vec[i64] = vec[i64]()
        self.row_choice: vec[i64] = vec[i64]()
        self.row_black: vec[i64] = vec[i64]()
        self.row_bg: vec[i64] = vec[i64]()
        self.row_again: vec[i64] = vec[i64]()
        self.row_copy: vec[i64] = vec[i64]()
        self.part_op: vec[i64] = vec[i64]()
        self.part_n: vec[i64] = vec[i64]()
        self.choice_row: vec[i64] = vec[i64]()

        self.space_workers: vec[i64] = vec[i64]()
        self.space_coins: vec[i64] = vec[i64]()
        self.space_row: vec[i64] = vec[i64]()
        self.space_open: vec[i64] = vec[i64]()
        self.open_spaces: list[vec[i64]] = []
        self.combined_row: i64 = 0
        self.boiler_coal: i64 = 0
        self.foundry_coal: i64 = 0
        self.foundry_display: i64 = 0
        self.foundry_row: vec[i64] = vec[i64]()
        self.factory_row: vec[i64] = vec[i64]()
        self.boilerman_row: vec[i64] = vec[i64]()
        self.engineer_number: vec[i64] = vec[i64]()
        self.engineer_stack: vec[i64] = vec[i64]()
        self.token_row: vec[i64] = vec[i64]()
        self.all_tokens: i64 = 0
        self.card_row: vec[i64] = vec[i64]()
        self.all_cards: i64 = 0
        self.bonus_row: vec[i64] = vec[i64]()
        self.all_bonuses: i64 = 0
        self.income_row: vec[i64] = vec[i64]()
        self.income_count: vec[i64] = vec[i64]()

        self.value: vec[i64] = vec[i64]()
        self.lane_points: vec[i64] = vec[i64]()
        self.lane_gap: vec[i64] = vec[i64]()
        self.lane_row: vec[i64] = vec[i64]()

        self.rr_last: vec[i64] = vec[i64]()
        self.rr_colours: vec[i64] = vec[i64]()
        self.common: i64 = 0
        self.branch_last: vec[i64] = vec[i64]()
        self.branch_colours: vec[i64] = vec[i64]()
        self.doubler_space: vec[i64] = vec[i64]()
        self.special_first: vec[i64] = vec[i64]()
        self.special_branch: vec[i64] = vec[i64]()
        self.special_at: vec[i64] = vec[i64]()
        self.special_need: vec[i64] = vec[i64]()
        self.special_loco: vec[i64] = vec[i64]()
        self.special_kind: vec[i64] = vec[i64]()
        self.special_value: vec[i64] = vec[i64]()
        self.station_rr: vec[i64] = vec[i64]()
        self.station_at: vec[i64] = vec[i64]()
        self.station_size: vec[i64] = vec[i64]()
        self.extension_size: vec[i64] = vec[i64]()
        self.cell_kind: vec[i64] = vec[i64]()
        self.cell_need: vec[i64] = vec[i64]()
        self.cell_loco: vec[i64] = vec[i64]()
        self.cell_value: vec[i64] = vec[i64]()

        self.end_in_box: vec[i64] = vec[i64]()
        self.end_cards: i64 = 0
        self.end_each: vec[i64] = vec[i64]()
        self.end_top: i64 = 0
        self.signal_tiers: vec[i64] = vec[i64]()
        self.doubler_tiers: vec[i64] = vec[i64]()
        self.emil_workers: i64 = 0
        self.emil_growth: vec[i64] = vec[i64]()
        self.emil_space: vec[i64] = vec[i64]()
        self.all_emil: i64 = 0
