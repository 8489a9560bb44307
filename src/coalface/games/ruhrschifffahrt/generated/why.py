"""Why a move is refused: the numbers of the reasons.

Made by coalface.generate from `reasons.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

NO_SUCH_SEAT: Final[i64] = 3
NO_SUCH_MARKER: Final[i64] = 4
NO_SUCH_COUNTRY: Final[i64] = 5
NO_THALER: Final[i64] = 6
NO_POINT: Final[i64] = 7
NO_DIE_THERE: Final[i64] = 8
COAL_NOT_ASKED: Final[i64] = 9
NEEDS_BLACK: Final[i64] = 10
WAGE_TAKEN: Final[i64] = 11
NOT_LAST_TURN: Final[i64] = 12
PILOT_CLOSED: Final[i64] = 13
TRACK_EMPTY: Final[i64] = 14
NOT_FIRST_TURN: Final[i64] = 15
MUST_HAUL: Final[i64] = 16
NO_START: Final[i64] = 17
TOO_DEAR: Final[i64] = 18
NOT_CHEAPEST: Final[i64] = 19
NEEDS_WHITE: Final[i64] = 20
STORAGE_TAKEN: Final[i64] = 21
COLUMN_EMPTY: Final[i64] = 22
LEAVES_NO_START: Final[i64] = 23
BARGE_THERE: Final[i64] = 24
NO_WHITE_COAL: Final[i64] = 25
PILOT_ONLY: Final[i64] = 26
NEEDS_HAULING: Final[i64] = 27
NOT_UPRIVER: Final[i64] = 28
NOT_THE_TARGET: Final[i64] = 29
NOT_DOWNRIVER: Final[i64] = 30
WRONG_TERRITORY: Final[i64] = 31
OTHER_COAL: Final[i64] = 32
LOCK_STANDS: Final[i64] = 33
NO_LOCKS_YET: Final[i64] = 34
BLACK_USED: Final[i64] = 35
TOO_FEW_THALERS: Final[i64] = 36
NO_WAREHOUSE: Final[i64] = 37
ONE_A_CITY: Final[i64] = 38
CITY_FULL: Final[i64] = 39
ONLY_BY_WHITE: Final[i64] = 40
DEPOT_FULL: Final[i64] = 41
COLUMN_FULL: Final[i64] = 42
ONE_A_COLUMN: Final[i64] = 43
PORT_MOST: Final[i64] = 44
NONE_TO_SHIFT: Final[i64] = 45
NO_DEBT: Final[i64] = 46
FORCED_FIRST: Final[i64] = 47
