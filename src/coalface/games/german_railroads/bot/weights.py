"""The weights by which German Railroads is judged; weights.toml has values and meanings."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.bot.judged import Judged

MAX_STEPS = 64
COLOUR_NAMES = ["black", "gray", "brown", "natural", "white"]


class Weights:
    """All weights by name; ValueError names one that is missing or unknown."""

    def __init__(self, values: dict[str, float]) -> None:
        left = dict(values)
        self.hand: float = take(left, "hand")
        self.coin: float = take(left, "coin")
        self.coins_enough: float = take(left, "coins_enough")
        self.coin_more: float = take(left, "coin_more")
        self.coal: float = take(left, "coal")
        self.black: float = take(left, "black")
        self.black_side: float = take(left, "black_side")
        self.beyond: float = take(left, "beyond")
        self.reach: float = take(left, "reach")
        self.doubler: float = take(left, "doubler")
        self.revalued: float = take(left, "revalued")
        self.any_step: float = take(left, "any_step")
        self.industry_step: float = take(left, "industry_step")
        self.tile: float = take(left, "tile")
        self.doubler_due: float = take(left, "doubler_due")
        self.question: float = take(left, "question")
        self.question_once: float = take(left, "question_once")
        self.signal_due: float = take(left, "signal_due")
        self.card_due: float = take(left, "card_due")
        self.end_card_due: float = take(left, "end_card_due")
        self.worker: float = take(left, "worker")
        self.black_worker: float = take(left, "black_worker")
        self.engineer: float = take(left, "engineer")
        self.engineer_once: float = take(left, "engineer_once")
        self.majority: float = take(left, "majority")
        self.income: float = take(left, "income")
        self.foundry: float = take(left, "foundry")
        self.marker: float = take(left, "marker")
        self.lane_room: float = take(left, "lane_room")
        self.factory: float = take(left, "factory")
        self.factory_due: float = take(left, "factory_due")
        self.between: float = take(left, "between")
        self.end_card: float = take(left, "end_card")
        self.end_grow: float = take(left, "end_grow")
        self.relocate: float = take(left, "relocate")
        self.first: float = take(left, "first")
        self.rival: float = take(left, "rival")
        self.spread: float = take(left, "spread")
        self.par: float = take(left, "par")
        self.noise: float = take(left, "noise")
        self.horizon: i64 = int(take(left, "horizon"))
        self.rating: float = take(left, "rating")
        self.step: vec[float] = vec[float](take_all(left, "{}_step", COLOUR_NAMES))
        unlocked = [0.0, *take_all(left, "unlocked_{}", COLOUR_NAMES[1:])]
        self.unlocked: vec[float] = vec[float](unlocked)
        self.near: vec[float] = vec[float](powers(take(left, "near")))
        """What is left of a value this many steps before it."""
        self.railroads: list[Judged] = [Judged() for _ in range(ids.MAX_SEATS * ids.RAILROADS)]
        self.industries: list[Judged] = [Judged() for _ in range(ids.MAX_SEATS)]
        """What was judged last by these weights, by seat and railroad."""
        if left:
            raise ValueError(f"unknown weights: {', '.join(sorted(left))}")


def take(values: dict[str, float], name: str) -> float:
    """Take a weight out of the values."""
    if name not in values:
        raise ValueError(f"the weight {name} is missing")
    return float(values.pop(name))


def take_all(values: dict[str, float], form: str, names: list[str]) -> list[float]:
    """Take a weight for each name."""
    return [take(values, form.format(name)) for name in names]


def powers(base: float) -> list[float]:
    """The powers of a number, from 1 on."""
    found = [1.0]
    while len(found) < MAX_STEPS:
        found.append(base * found[-1])
    return found
