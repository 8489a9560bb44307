"""Weights of which playouts use some of their own: what is quick must be judged otherwise."""

from typing import Final

QUICK: Final = "quick_"


def both(weights: dict[str, float]) -> tuple[dict[str, float], dict[str, float]]:
    """Weights to judge by, and those for playouts: there `quick_x` stands for x."""
    judging = {name: value for name, value in weights.items() if not name.startswith(QUICK)}
    own = {name.removeprefix(QUICK): weights[name] for name in weights if name not in judging}
    return judging, judging | own
