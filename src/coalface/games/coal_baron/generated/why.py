"""Why a move is refused: the numbers of the reasons.

Made by coalface.generate from `reasons.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

LOCKED: Final[i64] = 3
TOO_FEW_WORKERS: Final[i64] = 4
NO_TILE: Final[i64] = 5
TOO_FEW_MARKS: Final[i64] = 6
NO_CARD: Final[i64] = 7
EMPTY_STACK: Final[i64] = 8
NOTHING_COMPLETE: Final[i64] = 9
SAME_LEVEL: Final[i64] = 10
NOT_AT_TUNNEL: Final[i64] = 11
CAGE_FULL: Final[i64] = 12
NO_CUBE_AT_LEVEL: Final[i64] = 13
NOT_AT_SURFACE: Final[i64] = 14
NO_CUBE_IN_CAGE: Final[i64] = 15
NO_CUBE_IN_STORAGE: Final[i64] = 16
NOT_YOUR_ORDER: Final[i64] = 17
NO_FREE_SPOT: Final[i64] = 18
PAIR_TAKES_TWO_STEPS: Final[i64] = 19
PAIR_TAKES_TWO_CUBES: Final[i64] = 20
NOT_IN_DRAFT: Final[i64] = 21
NO_CUBE_IN_SUPPLY: Final[i64] = 22
NOT_LOOKED_AT: Final[i64] = 23
KEPT_TILE_TOO_DEAR: Final[i64] = 24
NOT_IN_STACK: Final[i64] = 25
NO_SUCH_SEAT: Final[i64] = 26
STORED_BELOW: Final[i64] = 27
NOTHING_TO_STORE: Final[i64] = 28
CARD_NOT_LOOKED_AT: Final[i64] = 29
