"""The components and house rules of Coal Country as tables that all states of a game share."""

from librt.vecs import vec
from mypy_extensions import i64


class Kit:
    """Every printed value of the box, by number; `components.py` fills it from a component set."""

    def __init__(self) -> None:
        # The grid and the mineshaft tiles
        self.neighbour: vec[i64] = vec[i64]()
        self.distance: vec[i64] = vec[i64]()
        self.kinds: i64 = 0
        self.number: vec[i64] = vec[i64]()
        self.copies: vec[i64] = vec[i64]()
        self.coal: vec[i64] = vec[i64]()
        self.joined: vec[i64] = vec[i64]()
        self.distinct: vec[i64] = vec[i64]()
        # Foremen, fees, prices
        self.foremen: vec[i64] = vec[i64]()
        self.foremen_each: i64 = 0
        self.coal_adjustment: vec[i64] = vec[i64]()
        self.building_adjustment: vec[i64] = vec[i64]()
        self.fee_by_column: vec[i64] = vec[i64]()
        self.spaces_per_column: i64 = 0
        self.fee_by_hundreds: vec[i64] = vec[i64]()
        self.coal_price: i64 = 0
        self.coal_per_step: i64 = 0
        self.incentive_fees: i64 = 0
        self.utility_fees: i64 = 0
        self.basket: vec[i64] = vec[i64]()
        # Market, buildings, calendar
        self.cube_value: vec[i64] = vec[i64]()
        self.cubes: vec[i64] = vec[i64]()
        self.utilities: i64 = 0
        self.utility_extra: i64 = 0
        self.building_number: vec[i64] = vec[i64]()
        self.building_copies: vec[i64] = vec[i64]()
        self.per_player: vec[i64] = vec[i64]()
        self.bottom_discount: i64 = 0
        self.sites: i64 = 0
        self.shed_coal: i64 = 0
        self.bonus_limit: i64 = 0
        self.report_after: vec[i64] = vec[i64]()
        self.tavern_needs: i64 = 0
        self.church_needs: i64 = 0
        self.inspect_missing: i64 = 0
        self.inspect_refuse: i64 = 0
        self.inspect_tunnel: i64 = 0
        self.inspect_stored: i64 = 0
        self.inspect_building: i64 = 0
        # Where the families begin whose place depends on the set
        self.most_coal: i64 = 0
        self.sell: i64 = 0
        self.keep: i64 = 0
        self.withdraw: i64 = 0
        self.moves: i64 = 0
        # Fixes
        self.church_optional: bool = False
        self.shed_optional: bool = False
        # Options
        self.rounds: i64 = 0
        self.reformed: bool = False
        self.amok: bool = False
        self.starting_money: i64 = 0
        self.entrance_toppable: bool = False
        self.zero_mines: i64 = 0
        self.recycle_each_round: bool = False
        self.supply_limited: bool = True
        self.tavern_affects_permits: bool = False
        self.penalty_effective: bool = True
        self.install_once: bool = False
        self.halve_sum: bool = False
        self.cost_when_placed: bool = False
        self.closed_sells: bool = True
        self.refuse_only_if_coal: bool = True
        self.buildings_each: i64 = 1
        self.pass_is_final: bool = True
        self.tie_by_earnings: bool = False
        self.cash_shown: bool = False
