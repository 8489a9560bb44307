"""The numbers of Coal Country: the mine, spaces for foremen, utilities, buildings, steps."""

from typing import Final

from mypy_extensions import i64

MAX_SEATS: Final[i64] = 4
LONG_GAME: Final[i64] = 8
MAX_PENDING: Final[i64] = 8

# The mine
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
SIDES: Final[i64] = 4
ROTATIONS: Final[i64] = 4
CELLS: Final[i64] = 81
ENTRANCE_CELL: Final[i64] = 0
FAR: Final[i64] = -1
VILLAGE: Final[i64] = -2
"""Cells are numbered outward from the entrance: the first (k + 1)**2 lie within k steps of it.

No foreman and no tile gets farther in k rounds. FAR is a cell beyond, VILLAGE one below the mine.
"""

ENTRANCE: Final[i64] = 0
MAX_KINDS: Final[i64] = 37
NUMBERS: Final[i64] = 4
"""Tile kind 0 is the entrance; the others are those of the component set."""

# Foremen
VALUES: Final[i64] = 5
STRONGEST: Final[i64] = 4
COUNT_BITS: Final[i64] = 4
UNKNOWN: Final[i64] = 7
"""A foreman on a space is his value plus 1, or UNKNOWN where a seat does not know the value.

COUNT_BITS: an event has a hand, or a purchase, as one number with this many bits a count.
"""

BROKER: Final[i64] = 0
MARKET: Final[i64] = 1
TANDEM: Final[i64] = 2
CONSTRUCTION: Final[i64] = 3
REFUSE_PILE: Final[i64] = 4
STORAGE: Final[i64] = 5
PLAYABLE: Final[i64] = 6
STORE: Final[i64] = 6
DOCTOR: Final[i64] = 7
TAVERN: Final[i64] = 8
CHURCH: Final[i64] = 9
FIRST_CELL: Final[i64] = 10
SPACES: Final[i64] = 91
"""The spaces for foremen: ten with a name, then the cells of the own mine."""

# Utilities
TYPES: Final[i64] = 3
WOOD: Final[i64] = 0
WATER: Final[i64] = 1
ELECTRICITY: Final[i64] = 2
ALL_TYPES: Final[i64] = 7
BASKETS: Final[i64] = 56
MAX_CUBES: Final[i64] = 5

# Market cubes
GREEN: Final[i64] = 0
RED: Final[i64] = 1
WHITE: Final[i64] = 2
COLOURS: Final[i64] = 3
CALENDAR: Final[i64] = 4

# Buildings
BUILDINGS: Final[i64] = 8
SCHOOL: Final[i64] = 0
TAILOR: Final[i64] = 1
COAL_SHED: Final[i64] = 2
MESS_HALL: Final[i64] = 3
FIRST_PLAYABLE: Final[i64] = 4
TAVERN_BUILDING: Final[i64] = 6
CHURCH_BUILDING: Final[i64] = 7
VACANT: Final[i64] = 8
"""The playable buildings follow in the order of their spaces. A site is a building, or VACANT."""

TOP: Final[i64] = 0
BOTTOM: Final[i64] = 1
ROWS: Final[i64] = 2

MAX_REFUSE: Final[i64] = 4

ABOVE: Final[i64] = 1
BELOW: Final[i64] = -1
"""Ways along the earnings track."""
LEAST_PRICE: Final[i64] = 1
"""What the widget shows at least."""
FAIR: Final[i64] = 2
"""The influence that leaves a price as it is."""

# What chance draws from
ORDER_SOURCE: Final[i64] = 0
CUBE_SOURCE: Final[i64] = 1
BUILDING_SOURCE: Final[i64] = 2
TILE_SOURCE: Final[i64] = 3
"""TILE_SOURCE and the three after it are the permit stacks 1 to 4."""

# The steps of the game
SETTING_UP: Final[i64] = 0
PLACING: Final[i64] = 1
VILLAGES: Final[i64] = 2
MINING: Final[i64] = 3
SELLING: Final[i64] = 4
EXPANDING: Final[i64] = 5
SUPPLYING: Final[i64] = 6
CONSTRUCTING: Final[i64] = 7
TIDYING: Final[i64] = 8
REPORTING: Final[i64] = 9
RESTOCKING: Final[i64] = 10
OPENING: Final[i64] = 11
FINISHED: Final[i64] = 12
"""VILLAGES to TIDYING are the areas 1 to 7, REPORTING is the end of a round, area 8.

RESTOCKING and OPENING wait for cubes and tiles.
"""

NOT_DRAWN: Final[i64] = -9
"""The reported earnings of a seat whose marker is still in the bag."""

# What money came from or went to
START_MONEY: Final[i64] = 0
SALES: Final[i64] = 1
PENALTIES: Final[i64] = 2
PERMITS: Final[i64] = 3
UTILITIES: Final[i64] = 4
BUILT: Final[i64] = 5
INSPECTION: Final[i64] = 6
