"""The weights by which Ruhrschifffahrt is judged; their values and meanings are in weights.toml."""


class Weights:
    """All weights by name; ValueError names one that is missing or unknown."""

    def __init__(self, values: dict[str, float]) -> None:
        left = dict(values)
        self.others: float = take(left, "others")
        self.thaler: float = take(left, "thaler")
        self.spent_a_turn: float = take(left, "spent_a_turn")
        self.pool_warehouse: float = take(left, "pool_warehouse")
        self.warehouses_a_turn: float = take(left, "warehouses_a_turn")
        self.debt: float = take(left, "debt")
        self.income: float = take(left, "income")
        self.city_of_set: float = take(left, "city_of_set")
        self.export_value: float = take(left, "export_value")
        self.sure: float = take(left, "sure")
        self.downriver: float = take(left, "downriver")
        self.in_port: float = take(left, "in_port")
        self.export_step: float = take(left, "export_step")
        self.one_missing: float = take(left, "one_missing")
        self.two_missing: float = take(left, "two_missing")
        self.three_missing: float = take(left, "three_missing")
        self.four_missing: float = take(left, "four_missing")
        self.lock_first: float = take(left, "lock_first")
        self.lock_each: float = take(left, "lock_each")
        self.city_marker: float = take(left, "city_marker")
        self.depot_marker: float = take(left, "depot_marker")
        self.port_marker: float = take(left, "port_marker")
        self.mark_box: float = take(left, "mark_box")
        self.mark_turn: float = take(left, "mark_turn")
        self.wage: float = take(left, "wage")
        self.supply: float = take(left, "supply")
        self.hauler: float = take(left, "hauler")
        self.inn: float = take(left, "inn")
        self.warehouse: float = take(left, "warehouse")
        self.ruhraake: float = take(left, "ruhraake")
        self.mayor: float = take(left, "mayor")
        self.ruhrtalbahn: float = take(left, "ruhrtalbahn")
        self.spread: float = take(left, "spread")
        self.quick_thaler: float = take(left, "quick_thaler")
        self.quick_lock: float = take(left, "quick_lock")
        self.quick_city: float = take(left, "quick_city")
        self.quick_set: float = take(left, "quick_set")
        self.quick_depot: float = take(left, "quick_depot")
        self.quick_cheap: float = take(left, "quick_cheap")
        self.quick_port: float = take(left, "quick_port")
        self.quick_repay: float = take(left, "quick_repay")
        self.quick_pool: float = take(left, "quick_pool")
        self.quick_borrow: float = take(left, "quick_borrow")
        self.quick_noise: float = take(left, "quick_noise")
        if left:
            raise ValueError(f"unknown weight {', '.join(sorted(left))}")


def take(values: dict[str, float], name: str) -> float:
    """Take a weight out of the values."""
    if name not in values:
        raise ValueError(f"the weight {name} is missing")
    return float(values.pop(name))
