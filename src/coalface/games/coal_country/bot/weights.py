"""The weights by which Coal Country is judged; their values and meanings are in weights.toml."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.coal_country import ids


class Weights:
    """All weights by name; ValueError names one that is missing or unknown."""

    def __init__(self, values: dict[str, float]) -> None:
        left = dict(values)
        self.spread: float = take(left, "spread")
        self.rating: float = take(left, "rating")
        self.others: float = take(left, "others")
        self.miners: float = take(left, "miners")
        self.growth: float = take(left, "growth")
        self.others_unsold: float = take(left, "others_unsold")
        self.earnings_retained: float = take(left, "earnings_retained")
        self.cubes: vec[float] = vec[float](
            [0.0, take(left, "one_cube"), take(left, "two_cubes"), 1.0]
        )
        self.stored: float = take(left, "stored")
        self.mined_beside: float = take(left, "mined_beside")
        self.tile_hope: float = take(left, "tile_hope")
        self.coal_now: float = take(left, "coal_now")
        self.new_tile: float = take(left, "new_tile")
        self.tunnel_now: float = take(left, "tunnel_now")
        self.tunnel_later: float = take(left, "tunnel_later")
        self.refuse_later: float = take(left, "refuse_later")
        self.building_sure: float = take(left, "building_sure")
        unsold = [take(left, f"unsold_{value}") for value in range(ids.VALUES)]
        self.unsold: vec[float] = vec[float](unsold + unsold[-1:])
        """By influence; one more than that of the strongest foreman is that of a tavern's guest."""
        self.buildings: vec[float] = vec[float]([take(left, name) for name in BUILDINGS])
        self.noise: float = take(left, "noise")
        self.horizon: i64 = int(take(left, "horizon"))
        if left:
            raise ValueError(f"unknown weight {', '.join(sorted(left))}")


BUILDINGS = (
    *("school", "tailor", "coal_shed", "mess_hall"),
    *("village_store", "doctors_office", "tavern", "church"),
)


def take(values: dict[str, float], name: str) -> float:
    """Take a weight out of the values."""
    if name not in values:
        raise ValueError(f"the weight {name} is missing")
    return float(values.pop(name))
