"""The weights by which Coal Baron is judged; their values and meanings are in weights.toml."""

from coalface.core.checks import unknown


class Weights:
    """All weights by name; ValueError names one that is missing or unknown."""

    def __init__(self, values: dict[str, float]) -> None:
        left = dict(values)
        self.worker: float = take(left, "worker")
        self.mark_early: float = take(left, "mark_early")
        self.mark_late: float = take(left, "mark_late")
        self.marks_enough: float = take(left, "marks_enough")
        self.spare_cube: float = take(left, "spare_cube")
        self.raised: float = take(left, "raised")
        self.on_cart: float = take(left, "on_cart")
        self.nowhere: float = take(left, "nowhere")
        self.last_look: float = take(left, "last_look")
        self.majority_later: float = take(left, "majority_later")
        self.complete: float = take(left, "complete")
        self.spot: float = take(left, "spot")
        self.spread: float = take(left, "spread")
        self.quick_worker: float = take(left, "quick_worker")
        self.quick_deliver: float = take(left, "quick_deliver")
        self.quick_majority: float = take(left, "quick_majority")
        self.quick_apart: float = take(left, "quick_apart")
        self.quick_later: float = take(left, "quick_later")
        self.quick_cube: float = take(left, "quick_cube")
        self.quick_cart: float = take(left, "quick_cart")
        self.quick_needed: float = take(left, "quick_needed")
        self.quick_empty: float = take(left, "quick_empty")
        self.quick_side: float = take(left, "quick_side")
        self.quick_price: float = take(left, "quick_price")
        self.quick_look: float = take(left, "quick_look")
        self.quick_order: float = take(left, "quick_order")
        self.quick_bare: float = take(left, "quick_bare")
        self.quick_unseen: float = take(left, "quick_unseen")
        self.quick_time: float = take(left, "quick_time")
        self.quick_late: float = take(left, "quick_late")
        self.quick_money: float = take(left, "quick_money")
        self.quick_marks: float = take(left, "quick_marks")
        self.quick_noise: float = take(left, "quick_noise")
        if left:
            raise ValueError(unknown("weight", min(left), sorted(set(values) - set(left))))


def take(values: dict[str, float], name: str) -> float:
    """Take a weight out of the values."""
    if name not in values:
        raise ValueError(f"missing weight {name!r}")
    return float(values.pop(name))
