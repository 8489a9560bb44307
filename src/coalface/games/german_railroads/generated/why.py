"""Why a move is refused: the numbers of the reasons.

Made by coalface.generate from `reasons.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

CLOSED_SPACE: Final[i64] = 3
OCCUPIED: Final[i64] = 4
TOO_FEW_WORKERS: Final[i64] = 5
TOO_FEW_COINS: Final[i64] = 6
WRONG_PAYMENT: Final[i64] = 7
NO_BLACK_WORKER: Final[i64] = 8
NOT_COMPLETE: Final[i64] = 9
NO_SUCH_ENGINEER: Final[i64] = 10
OWN_PAWN: Final[i64] = 11
BOTH_ORDER_SPACES: Final[i64] = 12
STILL_OWED: Final[i64] = 13
NOT_PENDING: Final[i64] = 14
COLOUR_LOCKED: Final[i64] = 15
NOT_ON_RAILROAD: Final[i64] = 16
NO_ROOM: Final[i64] = 17
NO_PIECE: Final[i64] = 18
WOULD_STRAND: Final[i64] = 19
WRONG_COLOUR: Final[i64] = 20
NO_TILE: Final[i64] = 21
NOT_LOWER: Final[i64] = 22
SLOT_FREE: Final[i64] = 23
SAME_SLOT: Final[i64] = 24
NO_MARKER: Final[i64] = 25
EMPTY_GAP: Final[i64] = 26
NO_DOUBLER: Final[i64] = 27
NO_TOKEN: Final[i64] = 28
CARD_TAKEN: Final[i64] = 29
CARD_NOT_COMPLETE: Final[i64] = 30
NO_INCOME: Final[i64] = 31
INCOME_SPENT: Final[i64] = 32
NOT_YOUR_FOUNDRY: Final[i64] = 33
FOUNDRY_SPENT: Final[i64] = 34
TOO_LITTLE_COAL: Final[i64] = 35
BOILER_SPENT: Final[i64] = 36
NO_BOILERMAN: Final[i64] = 37
NO_PLACE_FOR_BOILERMAN: Final[i64] = 38
NOT_JUST_USED: Final[i64] = 39
NO_SUCH_EXTENSION: Final[i64] = 40
CANNOT_REPEAT: Final[i64] = 41
CANNOT_COPY: Final[i64] = 42
NO_FACTORY: Final[i64] = 43
NOT_ONE_WORKER: Final[i64] = 44
NO_BONUS_CARD: Final[i64] = 45
NOT_IN_PILE: Final[i64] = 46
NOT_IN_DRAW: Final[i64] = 47
MUST_CHOOSE: Final[i64] = 48
NO_SUCH_PART: Final[i64] = 49
TOKEN_TAKEN: Final[i64] = 50
