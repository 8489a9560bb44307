"""Why a move is refused: the numbers of the reasons.

Made by coalface.generate from `reasons.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

NOT_IN_HAND: Final[i64] = 3
SPACE_TAKEN: Final[i64] = 4
MARKET_FULL: Final[i64] = 5
TANDEM_OR_NOT: Final[i64] = 6
NO_BUILDING: Final[i64] = 7
NOT_CONNECTED: Final[i64] = 8
NOT_ADJACENT: Final[i64] = 9
KEEP_FOR_BROKER: Final[i64] = 10
KEEP_FOR_TANDEM: Final[i64] = 11
BROKER_OWED: Final[i64] = 12
TANDEM_OWED: Final[i64] = 13
NO_TOKEN_THERE: Final[i64] = 14
NOT_SEALED: Final[i64] = 15
NOT_IN_TURNS: Final[i64] = 16
NOTHING_STORED: Final[i64] = 17
NONE_IN_SUPPLY: Final[i64] = 18
NO_MINER_THERE: Final[i64] = 19
TOO_LITTLE_COAL: Final[i64] = 20
MUST_SELL: Final[i64] = 21
NO_SPACE_BELOW: Final[i64] = 22
NO_FOREMAN_THERE: Final[i64] = 23
STACK_EMPTY: Final[i64] = 24
TOO_DEAR: Final[i64] = 25
NOT_BESIDE_FOREMAN: Final[i64] = 26
ENTRANCE_STAYS: Final[i64] = 27
SAME_TURNED: Final[i64] = 28
OVER_LIMIT: Final[i64] = 29
NOT_IN_MARKET: Final[i64] = 30
WRONG_TYPE: Final[i64] = 31
NO_TILE_THERE: Final[i64] = 32
HAS_THAT_CUBE: Final[i64] = 33
NOT_ON_DISPLAY: Final[i64] = 34
COMPANY_CLOSED: Final[i64] = 35
HOLDS_TYPE: Final[i64] = 36
NOT_HELD: Final[i64] = 37
NO_VACANT_SITE: Final[i64] = 38
NOTHING_TO_COVER: Final[i64] = 39
TOO_MUCH_REFUSE: Final[i64] = 40
NOT_IN_BAG: Final[i64] = 41
NO_SUCH_SEAT: Final[i64] = 42
NOTHING_TO_SWAP: Final[i64] = 43
TOO_MUCH_KEPT: Final[i64] = 44
