"""The numbers of Coal Baron: colours, spaces, and the first id of each family of moves."""

from typing import Final

COLOURS: Final = 4
YELLOW: Final = 0
BROWN: Final = 1
GREY: Final = 2
BLACK: Final = 3

SURFACE: Final = 0
LEVELS: Final = 5
"""Level 0 is the surface; the tunnel level of a colour is the colour plus 1."""

VEHICLES: Final = 4
CARDS: Final = 44
TILES: Final = 16
ELEMENTS: Final = 12
SHIFTS: Final = 3

LIGHT: Final = 0
DARK: Final = 1

FACTORY: Final = 0
FACTORY_SPACES: Final = 8
FACTORY_DRAW: Final = 8
MINING: Final = 9
DELIVERY: Final = 13
MONEY: Final = 17
ORDER: Final = 21
ORDER_SPACES: Final = 4
ORDER_DRAW: Final = 25
WORKER_SPACES: Final = 26
BANK: Final = 26
"""The worker spaces in the order of the board, then the Bank, which is none but is chosen like one."""

CAGE: Final = 0
STORAGE: Final = 1
"""Where a cube for an order may come from."""

TOP: Final = 0
BOTTOM: Final = 1

TILE_PILE: Final = 0
ORDER_PILE: Final = 1

FIRST_SOURCE: Final = 0
TILE_SOURCE: Final = 1
ORDER_SOURCE: Final = 2

MAX_SEATS: Final = 4

FIRST: Final = 0
DRAW_TILE: Final = FIRST + MAX_SEATS
DRAW_ORDER: Final = DRAW_TILE + TILES
DRAFT: Final = DRAW_ORDER + CARDS
PLACE: Final = DRAFT + CARDS
MOVE_CAGE: Final = PLACE + WORKER_SPACES + 1
LOAD: Final = MOVE_CAGE + LEVELS
FILL: Final = LOAD + COLOURS
STORE: Final = FILL + 2 * CARDS * COLOURS
PAIR: Final = STORE + COLOURS
PAY: Final = PAIR + CARDS * COLOURS
STOP: Final = PAY + 2 * COLOURS
SUBSTITUTE: Final = STOP + 1
LEAVE_EMPTY: Final = SUBSTITUTE + COLOURS
KEEP_TILE: Final = LEAVE_EMPTY + 1
KEEP_ORDER: Final = KEEP_TILE + TILES
KEEP_NONE: Final = KEEP_ORDER + CARDS
RETURN: Final = KEEP_NONE + 1
RETURN_TILE: Final = RETURN + 2
RETURN_ORDER: Final = RETURN_TILE + TILES
MOVES: Final = RETURN_ORDER + CARDS
"""The first id of each family; MOVES is their number."""

MAX_LEGAL: Final = 640
"""No position has more legal moves: all fills and pairs of all cards, and the rest of a family."""
