"""The numbers of Coal Baron: colours, spaces, stacks, places of order cards."""

from typing import Final

from mypy_extensions import i64

COLOURS: Final[i64] = 4
YELLOW: Final[i64] = 0
BROWN: Final[i64] = 1
GREY: Final[i64] = 2
BLACK: Final[i64] = 3

SURFACE: Final[i64] = 0
LEVELS: Final[i64] = 5
"""Level 0 is the surface; the tunnel level of a colour is the colour plus 1."""

VEHICLES: Final[i64] = 4
CARDS: Final[i64] = 44
TILES: Final[i64] = 16
ELEMENTS: Final[i64] = 12
SHIFTS: Final[i64] = 3

LIGHT: Final[i64] = 0
DARK: Final[i64] = 1

FACTORY: Final[i64] = 0
FACTORY_SPACES: Final[i64] = 8
FACTORY_DRAW: Final[i64] = 8
MINING: Final[i64] = 9
DELIVERY: Final[i64] = 13
MONEY: Final[i64] = 17
ORDER: Final[i64] = 21
ORDER_SPACES: Final[i64] = 4
ORDER_DRAW: Final[i64] = 25
WORKER_SPACES: Final[i64] = 26
BANK: Final[i64] = 26
"""The worker spaces in the order of the board, then the Bank, which is chosen like one."""
BANK_WORKERS: Final[i64] = 1
"""Workers that the Bank takes, however many stand there. (CB-22)"""

CAGE: Final[i64] = 0
STORAGE: Final[i64] = 1
"""Where a cube for an order may come from."""

TOP: Final[i64] = 0
BOTTOM: Final[i64] = 1

TILE_PILE: Final[i64] = 0
ORDER_PILE: Final[i64] = 1

FIRST_SOURCE: Final[i64] = 0
TILE_SOURCE: Final[i64] = 1
ORDER_SOURCE: Final[i64] = 2

MAX_SEATS: Final[i64] = 4
MAX_PENDING: Final[i64] = 8

# Where an order card is
IN_STACK: Final[i64] = 0
IN_DRAFT: Final[i64] = 1
ON_DISPLAY: Final[i64] = 2
OUTSTANDING: Final[i64] = 4
DELIVERED: Final[i64] = 8
"""OUTSTANDING and DELIVERED are followed by the seat."""
