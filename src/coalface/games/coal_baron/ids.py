"""The numbers of Coal Baron: colours and spaces, the ids of moves, the places of a state's numbers.

All in one module: the compiler makes a constant out of a sum only where all its parts stand.
"""

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
"""The worker spaces in the order of the board, then the Bank, which is chosen like one."""

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

# The board
SHIFT: Final = 0
START: Final = 1
LAST: Final = 2
SUPPLY: Final = 3
ON: Final = SUPPLY + COLOURS
OWNER: Final = ON + WORKER_SPACES
TILE_ON: Final = OWNER + WORKER_SPACES
CARD_ON: Final = TILE_ON + FACTORY_SPACES
BOARD_SIZE: Final = CARD_ON + ORDER_SPACES
"""LAST: who acted last; ON, OWNER: workers on a space; TILE_ON, CARD_ON: a face plus 1, or 0."""

# One seat
SCORE: Final = 0
MARKS: Final = 1
WORKERS: Final = 2
CANTEEN: Final = 3
AT_BANK: Final = 4
LEVEL: Final = 5
CAGED: Final = 6
STORED: Final = CAGED + COLOURS
CARTS: Final = STORED + COLOURS
CUBES: Final = CARTS + COLOURS
TILED: Final = CUBES + COLOURS * COLOURS
ORDER_VP: Final = TILED + TILES
MAJORITY_VP: Final = ORDER_VP + 1
MARKS_VP: Final = MAJORITY_VP + SHIFTS * ELEMENTS
COAL_VP: Final = MARKS_VP + 1
OUTSTANDING_VP: Final = COAL_VP + 1
BALANCE_VP: Final = OUTSTANDING_VP + 1
COMPLETE: Final = BALANCE_VP + 1
ORDERS: Final = COMPLETE + VEHICLES
HOLDS: Final = ORDERS + 1
SEAT_SIZE: Final = HOLDS + CARDS
"""CARTS: minecarts by colour; CUBES: cubes on them by level, then colour; TILED: tiles by kind.

COMPLETE: complete outstanding orders by vehicle; ORDERS: how many outstanding orders there are, and
HOLDS their cards, ascending: kept beside `cards`, so that no rule has to look through all cards.
"""

# Where an order card is
IN_STACK: Final = 0
IN_DRAFT: Final = 1
ON_DISPLAY: Final = 2
OUTSTANDING: Final = 4
DELIVERED: Final = 8
"""OUTSTANDING and DELIVERED are followed by the seat."""

# What is asked: rows of kind, seat, and two numbers of the kind's own
FRAME: Final = 4
MAX_FRAMES: Final = 8
DEAL_TILES: Final = 1
DEAL_FIRST: Final = 2
DEAL_DRAFT: Final = 3
DRAFTING: Final = 4
DEAL_DISPLAY: Final = 5
TURN: Final = 6
MINING_STEPS: Final = 7
PAIRING: Final = 8
SHORTAGE: Final = 9
LOOKING: Final = 10
KEEPING: Final = 11
CHOOSING_END: Final = 12
RETURNING: Final = 13
REFILL: Final = 14
