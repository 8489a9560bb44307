"""The weights by which Coal Baron is judged; their values and meanings are in weights.toml."""


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
        self.quick_cube: float = take(left, "quick_cube")
        self.quick_cart: float = take(left, "quick_cart")
        self.quick_order: float = take(left, "quick_order")
        self.quick_money: float = take(left, "quick_money")
        self.quick_noise: float = take(left, "quick_noise")
        if left:
            raise ValueError(f"no weight is called {', '.join(sorted(left))}")


def take(values: dict[str, float], name: str) -> float:
    """Take a weight out of the values."""
    if name not in values:
        raise ValueError(f"the weight {name} is missing")
    return float(values.pop(name))
