"""A native class that plain Python may extend, an array and a constant from a plain module."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from coalface.core.tables import STEP

SIZE: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Pit:
    """Counts coal by level."""

    def __init__(self) -> None:
        self.levels: vec[i64] = vec[i64]([0] * SIZE)

    def value(self, level: i64) -> i64:
        """What a piece of this level counts."""
        return level + STEP

    def total(self) -> i64:
        """Raise a piece at every level and count them all."""
        self.levels = append(self.levels, 0)
        sum: i64 = 0
        for level in range(len(self.levels)):
            sum += self.value(level)
        return sum
