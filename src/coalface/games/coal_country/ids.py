"""The numbers of Coal Country: spaces and cells, the ids of moves, the places of a state's numbers.

All in one module: the compiler makes a constant out of a sum only where all its parts stand.
"""

from typing import Final

MAX_SEATS: Final = 4
LONG_GAME: Final = 8

# The mine
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4
ROTATIONS: Final = 4
CELLS: Final = 81
ENTRANCE_CELL: Final = 0
FAR: Final = -1
VILLAGE: Final = -2
"""Cells are numbered outward from the entrance: the first (k + 1)**2 lie within k steps of it.

No foreman and no tile gets farther in k rounds. FAR is a cell beyond, VILLAGE one below the mine.
"""

# A cell of a mine is one number: the tile, how it is turned, its cubes, its foreman
TILE_MASK: Final = 63
TURN_SHIFT: Final = 6
CUBE_SHIFT: Final = 8
ALL_CUBES: Final = 7
CONNECTED: Final = 1 << 11
TOKEN_SHIFT: Final = 12
TOKEN_MASK: Final = 7
DEAR: Final = 1 << 15
"""The tile is its kind plus 1 (0: none), the foreman his value plus 1 (0: none).

DEAR: a cell where permits cost the full number, if that is looked at when foremen are placed.
"""

ENTRANCE: Final = 0
MAX_KINDS: Final = 37
NUMBERS: Final = 4
"""Tile kind 0 is the entrance; the others are those of the component set."""

# Foremen
VALUES: Final = 5
STRONGEST: Final = 4
COUNT_BITS: Final = 4
UNKNOWN: Final = 7
"""UNKNOWN stands for a foreman's value plus 1 where a seat does not know it.

COUNT_BITS: an event tells a hand, or a purchase, as one number with so many bits a count.
"""

BROKER: Final = 0
MARKET: Final = 1
TANDEM: Final = 2
CONSTRUCTION: Final = 3
REFUSE_PILE: Final = 4
STORAGE: Final = 5
PLAYABLE: Final = 6
STORE: Final = 6
DOCTOR: Final = 7
TAVERN: Final = 8
CHURCH: Final = 9
FIRST_CELL: Final = 10
SPACES: Final = FIRST_CELL + CELLS
"""The spaces for foremen: ten with a name, then the cells of the own mine."""

TOKENS: Final = FIRST_CELL + 2
"""Places of foremen on named spaces: one a space, then the second ones of MARKET and TANDEM."""

# Utilities
TYPES: Final = 3
WOOD: Final = 0
WATER: Final = 1
ELECTRICITY: Final = 2
BASKETS: Final = 56
MOST_CUBES: Final = 5

# Market cubes
GREEN: Final = 0
RED: Final = 1
WHITE: Final = 2
COLOURS: Final = 3
CALENDAR: Final = 4

# Buildings
BUILDINGS: Final = 8
SCHOOL: Final = 0
TAILOR: Final = 1
COAL_SHED: Final = 2
MESS_HALL: Final = 3
FIRST_PLAYABLE: Final = 4
VACANT: Final = BUILDINGS
SITES: Final = BUILDINGS + 1
"""The playable buildings follow in the order of their spaces. A site is a building, or VACANT."""

TOP: Final = 0
BOTTOM: Final = 1
ROWS: Final = 2

MOST_REFUSE: Final = 4

# The first id of each family; SELL, KEEP and WITHDRAW follow the tile kinds of the set
PLACE: Final = 0
COMMIT: Final = PLACE + SPACES * VALUES
PASS: Final = COMMIT + 1
SWAP: Final = PASS + 1
BLESS: Final = SWAP + TYPES * (TYPES - 1)
ABOVE: Final = BLESS + CELLS
BELOW: Final = ABOVE + 1
PERMIT: Final = BELOW + 1
DECLINE: Final = PERMIT + CELLS * NUMBERS
LAY: Final = DECLINE + CELLS
TAKE: Final = LAY + CELLS * ROTATIONS
INSTALL: Final = TAKE + BASKETS
BUILD: Final = INSTALL + TYPES * CELLS
DENY: Final = BUILD + BUILDINGS * ROWS * SITES
CLEAR: Final = DENY + BUILDINGS * ROWS
STOP: Final = CLEAR + MOST_REFUSE + 1
DRAW_ORDER: Final = STOP + 1
DRAW_CUBE: Final = DRAW_ORDER + MAX_SEATS
DRAW_BUILDING: Final = DRAW_CUBE + COLOURS
DRAW_TILE: Final = DRAW_BUILDING + BUILDINGS

# What chance draws from
ORDER_SOURCE: Final = 0
CUBE_SOURCE: Final = 1
BUILDING_SOURCE: Final = 2
TILE_SOURCE: Final = 3
"""TILE_SOURCE and the three after it are the permit stacks 1 to 4."""

# The steps of the game
SETTING_UP: Final = 0
PLACING: Final = 1
VILLAGES: Final = 2
MINING: Final = 3
SELLING: Final = 4
EXPANDING: Final = 5
SUPPLYING: Final = 6
CONSTRUCTING: Final = 7
TIDYING: Final = 8
REPORTING: Final = 9
RESTOCKING: Final = 10
OPENING: Final = 11
FINISHED: Final = 12
"""VILLAGES to TIDYING are the areas 1 to 7; RESTOCKING and OPENING wait for cubes and tiles."""

# The board
ROUND: Final = 0
STEP: Final = 1
DONE: Final = 2
COMMITTED: Final = 3
GAUGE: Final = 4
CUBE_ON: Final = 5
BAG: Final = CUBE_ON + CALENDAR
OUT: Final = BAG + COLOURS
OFFERED: Final = OUT + COLOURS
SUPPLY: Final = OFFERED + TYPES
STACKED: Final = SUPPLY + TYPES
TURNED_UP: Final = STACKED + NUMBERS
PILED: Final = TURNED_UP + NUMBERS
PILE: Final = PILED + 1
IN_ROW: Final = PILE + BUILDINGS
REMOVED: Final = IN_ROW + ROWS * BUILDINGS
IN_STACK: Final = REMOVED + BUILDINGS
BURIED: Final = IN_STACK + MAX_KINDS
BOARD_SIZE: Final = BURIED + MAX_KINDS
"""DONE: seats that have acted in this step; COMMITTED: seats that have finished placing.

CUBE_ON: a colour plus 1, or 0; BAG, OUT: market cubes in the bag and used ones; OFFERED, SUPPLY:
utilities in the market and in the general supply; STACKED: face-down tiles by number; TURNED_UP: a
kind plus 1, or 0; PILED: tiles in the company's draw pile; PILE, IN_ROW, REMOVED: buildings by
type; IN_STACK, BURIED: mineshaft tiles by kind, face down and covered.
"""

# One seat
CASH: Final = 0
EARNED: Final = 1
COAL: Final = 2
REFUSE: Final = 3
VISIBLE: Final = 4
COVERED: Final = 5
LAID: Final = 6
FLAGS: Final = 7
STORED: Final = 8
HAND: Final = STORED + TYPES
TOKEN: Final = HAND + VALUES
ACCOUNT: Final = TOKEN + TOKENS
ACCOUNTS: Final = 7
SEAT_SIZE: Final = ACCOUNT + ACCOUNTS
"""EARNED: reported earnings, or -1 less the drawn place while the marker is off the track.

VISIBLE, COVERED: masks of buildings; LAID: mineshaft tiles ever placed; STORED: utilities; HAND:
foremen not placed, by value; TOKEN: foremen on named spaces, a value plus 1; ACCOUNT: money by
what it came from or went to.
"""

NOT_DRAWN: Final = -9
"""EARNED of a seat whose marker is still in the bag."""

FLAG_INSTALLED: Final = 0
FLAG_TAVERN: Final = 8
FLAG_CHURCH: Final = 16
"""FLAGS: a bit a utility type installed this round from the market, then the two buildings."""

START_MONEY: Final = 0
SALES: Final = 1
PENALTIES: Final = 2
PERMITS: Final = 3
UTILITIES: Final = 4
BUILT: Final = 5
INSPECTION: Final = 6

# What is asked: rows of kind, seat, and three numbers of the kind's own
FRAME: Final = 5
MAX_FRAMES: Final = 8
ASK_ORDER: Final = 1
ASK_CUBE: Final = 2
ASK_BUILDING: Final = 3
ASK_TURN_UP: Final = 4
ASK_TILE: Final = 5
ASK_PLACE: Final = 6
ASK_NEXT: Final = 7
ASK_SWAP: Final = 8
ASK_BLESS: Final = 9
ASK_SELL: Final = 10
ASK_SIDE: Final = 11
ASK_PERMIT: Final = 12
ASK_LAY: Final = 13
ASK_TAKE: Final = 14
ASK_INSTALL: Final = 15
ASK_BUILD: Final = 16
ASK_CLEAR: Final = 17
ASK_STORE: Final = 18
ASK_KEEP: Final = 19
LAST_CHANCE: Final = 5
"""Frames up to LAST_CHANCE are answered by chance.

ORDER -; CUBE left; BUILDING left; TURN_UP number; TILE cell, number; PLACE -; NEXT -; SWAP left;
BLESS -; SELL influence, penalty; SIDE target; PERMIT -; LAY cell, kind; TAKE limit, penalty;
INSTALL types left; BUILD influence, left; CLEAR limit, penalty; STORE left, penalty, moved;
KEEP limit.
"""
