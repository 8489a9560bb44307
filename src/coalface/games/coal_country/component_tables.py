"""The components and house rules of Coal Country as tables that all states of a game share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOTHING: Final = vec[i64]()


class ComponentTables:
    """Every printed value of the box by number; `components.py` fills it from a component set."""

    # The grid and the mineshaft tiles
    neighbour: vec[i64] = NOTHING
    distance: vec[i64] = NOTHING
    kinds: i64 = 0
    number: vec[i64] = NOTHING
    copies: vec[i64] = NOTHING
    coal: vec[i64] = NOTHING
    joined: vec[i64] = NOTHING
    distinct: vec[i64] = NOTHING
    # Foremen, fees, prices
    foremen: i64 = 0
    """How many foremen of each value a player has, packed."""
    foremen_each: i64 = 0
    coal_adjustment: vec[i64] = NOTHING
    building_adjustment: vec[i64] = NOTHING
    fee_by_column: vec[i64] = NOTHING
    spaces_per_column: i64 = 0
    fee_by_hundreds: vec[i64] = NOTHING
    coal_price: i64 = 0
    coal_per_step: i64 = 0
    incentive_fees: i64 = 0
    utility_fees: i64 = 0
    basket: vec[i64] = NOTHING
    # Market, buildings, calendar
    cube_value: vec[i64] = NOTHING
    cubes: vec[i64] = NOTHING
    utilities: i64 = 0
    utility_extra: i64 = 0
    building_number: vec[i64] = NOTHING
    building_copies: vec[i64] = NOTHING
    per_player: vec[i64] = NOTHING
    bottom_discount: i64 = 0
    sites: i64 = 0
    shed_coal: i64 = 0
    bonus_limit: i64 = 0
    report_after: vec[i64] = NOTHING
    tavern_needs: i64 = 0
    church_needs: i64 = 0
    inspect_missing: i64 = 0
    inspect_refuse: i64 = 0
    inspect_tunnel: i64 = 0
    inspect_stored: i64 = 0
    inspect_building: i64 = 0
    # What the catalogue of moves depends on: the most coal there can be, and first ids
    most_coal: i64 = 0
    first_sell: i64 = 0
    first_keep: i64 = 0
    first_withdraw: i64 = 0
    # Fixes
    church_optional: bool = False
    shed_optional: bool = False
    # Options
    rounds: i64 = 0
    reformed: bool = False
    amok: bool = False
    starting_money: i64 = 0
    entrance_toppable: bool = False
    zero_mines: i64 = 0
    recycle_each_round: bool = False
    supply_limited: bool = True
    tavern_affects_permits: bool = False
    penalty_effective: bool = True
    install_once: bool = False
    halve_sum: bool = False
    cost_when_placed: bool = False
    closed_sells: bool = True
    refuse_only_if_coal: bool = True
    buildings_each: i64 = 1
    pass_is_final: bool = True
    tie_by_earnings: bool = False
    cash_shown: bool = False
