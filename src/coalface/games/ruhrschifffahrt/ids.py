"""The numbers of Ruhrschifffahrt: things on the river, ids of moves, places of a state's numbers.

All in one module: the compiler makes a constant out of a sum only where all its parts stand.
"""

from typing import Final

MAX_SEATS: Final = 4
TURNS: Final = 12

BLACK: Final = 0
WHITE: Final = 1
COALS: Final = 2

MARK: Final = 0
ESSEN: Final = 1
WERDEN: Final = 2
BROICH: Final = 3
TERRITORIES: Final = 4

STORAGES: Final = 15
OBSTACLES: Final = 14
SPACES: Final = 20
RIVER: Final = 49
"""Storages, obstacles and selling spaces are numbered downriver; the port is the last of all."""

CITY_SPACE: Final = 0
FORGE: Final = 1
HAMMER: Final = 2
GUN: Final = 3
PORT_SPACE: Final = 4
"""What a selling space is."""

PORT: Final = SPACES - 1
CITIES: Final = 7
COLUMNS: Final = 3
MOST_PLACES: Final = 4
"""Places of an export column, at the most."""

MOST_BOXES: Final = 8
"""Boxes of a column of the transport track, at the most: as many as there are black dice."""

RAIL_BOXES: Final = 6
"""Boxes of a column of the rails, at the most: dice leave the game from there."""

PRICES: Final = 8
"""Places of a city or a depot, at the most."""

ESSEN_CITIES: Final = 0
MARK_CITIES: Final = 1
MUELHEIM: Final = 2
"""Groups of cities; the last one is Mülheim alone."""

BLACK_INDUSTRY: Final = 0
BLACK_CITY: Final = 1
RUHRORT: Final = 2
WHITE_INDUSTRY: Final = 3
WHITE_CITY: Final = 4
WHITE_RUHRORT: Final = 5
AREAS: Final = 6
"""The last area is on player boards alone that do not have one for all coal sold at Ruhrort."""

LOCK_MARKER: Final = 0
SUPPLY_MARKER: Final = 1
ESSEN_MARKER: Final = 2
WAGE_MARKER: Final = 3
PORT_MARKER: Final = 4
DEPOT_MARKER: Final = 5
MARK_MARKER: Final = 6
MARK_CITIES_MARKER: Final = 7
BLACK_MARKERS: Final = 8

COAL_HAULER: Final = 0
HAULING_ACTION: Final = 1
INN: Final = 2
WAREHOUSE: Final = 3
RUHRAAKE: Final = 4
MAYOR: Final = 5
RUHRTALBAHN: Final = 6
WHITE_MARKERS: Final = 7

NO_OPTION: Final = 0
PILOT: Final = 1
TRANSPORT: Final = 2
WAGE: Final = 3
SUPPLY: Final = 4
HAULING: Final = 5
TRANSPORT_PILOT: Final = 6
HAULING_PILOT: Final = 7
HAULING_TRANSPORT: Final = 8
OPTIONS: Final = 9
HAULINGS: Final = 3

INDUSTRY_FACES: Final = 3
CITY_FACES: Final = INDUSTRY_FACES + TERRITORIES
WATER_FACES: Final = CITY_FACES + TERRITORIES
FACES: Final = WATER_FACES + 6
"""Faces of markers: kinds of industry, industries and cities of a territory, then water levels.

High water plain, minus, plus, then low water plain, minus, plus.
"""

THALER: Final = 0
POINT: Final = 1
"""What may be chosen for a levy, a gift or an inn."""

# Effects of a turn, in the order in which they happen
START_PLAYER: Final = 1
LEVY_EFFECT: Final = 2
SWITCH: Final = 3
WAREHOUSE_EFFECT: Final = 4
GIFT_EFFECT: Final = 5
BETTER_TRACK: Final = 6
FEWER_DICE: Final = 7
COUNTRY_EFFECT: Final = 8
LOCKS_ALLOWED: Final = 9
DEAR_LOCKS: Final = 10
DEAR_OPTIONS: Final = 11
LAST_TURN: Final = 12
MOST_EFFECTS: Final = 4

FIRST_SOURCE: Final = 0
MARKER_SOURCE: Final = 1
COUNTRY_SOURCE: Final = 2

FIRST: Final = 0
DRAW_MARKER: Final = FIRST + MAX_SEATS
TURN_COUNTRY: Final = DRAW_MARKER + FACES
LEVY: Final = TURN_COUNTRY + COLUMNS
GIFT: Final = LEVY + 2
REMOVE: Final = GIFT + 2
REMOVE_BOX: Final = REMOVE + STORAGES
CHOOSE: Final = REMOVE_BOX + COALS * RAIL_BOXES
ACTION: Final = CHOOSE + OPTIONS
BRING: Final = ACTION + HAULINGS
IMPROVE: Final = BRING + STORAGES
START: Final = IMPROVE + STORAGES
HAUL: Final = START + STORAGES
STAY: Final = HAUL + STORAGES
SELL: Final = STAY + 2
RETURN: Final = SELL + SPACES
BUILD_LOCK: Final = RETURN + STORAGES
ONE_LOCK: Final = BUILD_LOCK + OBSTACLES
BUILD_CITY: Final = ONE_LOCK + 1
BUILD_CITY_CHEAP: Final = BUILD_CITY + CITIES
BUILD_DEPOT: Final = BUILD_CITY_CHEAP + CITIES
BUILD_PORT: Final = BUILD_DEPOT + TERRITORIES
BUILD_PORT_CHEAP: Final = BUILD_PORT + COLUMNS
SHIFT: Final = BUILD_PORT_CHEAP + COLUMNS
REPAY: Final = SHIFT + COLUMNS * (COLUMNS - 1)
DONE: Final = REPAY + 1
MOVES: Final = DONE + 1
"""The first id of each family; MOVES is their number. HAUL: coal hauler; STAY: at the inn."""

MAX_LEGAL: Final = 2 * STORAGES + SPACES + 2
"""No list is longer: storages and the hauler's, or spaces and the hauler's, and an inn."""

# The board
TURN: Final = 0
PHASE: Final = 1
STEP: Final = 2
AT: Final = 3
ORDER: Final = 4
LOCKS_LEFT: Final = ORDER + MAX_SEATS
BAG: Final = LOCKS_LEFT + 1
CLOSED: Final = BAG + 1
FORCED: Final = CLOSED + 1
EXPORT: Final = FORCED + 1
PIPS: Final = EXPORT + 1
TRACK: Final = PIPS + STORAGES
TRACKED: Final = TRACK + COALS * MOST_BOXES
GONE: Final = TRACKED + COALS
DEMAND: Final = GONE + COALS
CITY: Final = DEMAND + SPACES
DEPOT: Final = CITY + CITIES
COLUMN: Final = DEPOT + TERRITORIES * MAX_SEATS
WHITE_LEFT: Final = COLUMN + COLUMNS * MOST_PLACES
UNDRAWN: Final = WHITE_LEFT + WHITE_MARKERS
COUNTRIES: Final = UNDRAWN + FACES
TURNED: Final = COUNTRIES + COLUMNS
DICE: Final = TURNED + TURNS + 1
BOARD_SIZE: Final = DICE + 1
"""STEP: the effect of the turn; AT: the place in ORDER; LOCKS_LEFT: a bit for each obstacle marker.

CLOSED: are pilots banned; FORCED: must all build a lock; EXPORT: where the export marker stands;
PIPS: dice on storages, 0 for none; TRACK: dice of a column from the arrow box up, TRACKED how many;
GONE: dice out of the game; CITY: a bit for each seat; DEPOT: warehouses by territory, then seat;
COLUMN: the seat plus 1 on each place, from the top; UNDRAWN: faces on the river and in the bag;
TURNED: the country of each turn plus 1; DICE: a bit for each storage with a die, kept
beside PIPS so that no rule has to look through all storages.
"""

# One seat
CASH: Final = 0
VP: Final = 1
DEBT: Final = 2
POOL: Final = 3
LOCK_BOX: Final = 4
MARK_BOX: Final = 5
ON_TURNS: Final = 6
TOKENS: Final = 7
EARNED: Final = TOKENS + AREAS
USED: Final = EARNED + 1
HELD: Final = USED + 1
SPENT: Final = HELD + 1
BLANK: Final = SPENT + 1
POS: Final = BLANK + 1
ARRIVAL: Final = POS + 1
CHOSEN: Final = ARRIVAL + 1
LOCKS: Final = CHOSEN + 1
LOCK_VP: Final = LOCKS + 1
CITY_VP: Final = LOCK_VP + 1
DEPOT_VP: Final = CITY_VP + 1
PORT_VP: Final = DEPOT_VP + 1
EXPORT_VP: Final = PORT_VP + 1
GIFT_VP: Final = EXPORT_VP + 1
INN_VP: Final = GIFT_VP + 1
LEVY_VP: Final = INN_VP + 1
HARDSHIP_VP: Final = LEVY_VP + 1
ESSEN_SET_VP: Final = HARDSHIP_VP + 1
MARK_SET_VP: Final = ESSEN_SET_VP + 1
ALL_CITIES_VP: Final = MARK_SET_VP + 1
ALL_DEPOTS_VP: Final = ALL_CITIES_VP + 1
MAJORITY_VP: Final = ALL_DEPOTS_VP + 1
MAYOR_VP: Final = MAJORITY_VP + 1
RUHRTALBAHN_VP: Final = MAYOR_VP + 1
RUHRAAKE_VP: Final = RUHRTALBAHN_VP + 1
DEBT_VP: Final = RUHRAAKE_VP + 1
SEAT_SIZE: Final = DEBT_VP + 1
"""ON_TURNS: a bit for each turn whose space holds a warehouse; EARNED, USED: bits of black markers.

HELD, SPENT, BLANK: bits of white markers; POS: where the barge is on the river, 0 before the first
turn; ARRIVAL: how many barges were there before it; LOCK_VP and on: points by source.
"""

# Phases of a turn
EVENT_PHASE: Final = 1
MARKER_PHASE: Final = 2
OPTION_PHASE: Final = 3
SALE_PHASE: Final = 4
PROGRESS_PHASE: Final = 5
PURCHASE_PHASE: Final = 6
EXPORT_PHASE: Final = 7
INN_PHASE: Final = 8
END_PHASE: Final = 9
"""The seven of a turn; then unused inns after the last turn, and the end."""

# What is asked: rows of kind, seat, and two numbers of the kind's own
FRAME: Final = 4
MAX_FRAMES: Final = 16
ASK_FIRST: Final = 1
ASK_MARKER: Final = 2
ASK_COUNTRY: Final = 3
ASK_LEVY: Final = 4
ASK_GIFT: Final = 5
ASK_REMOVE: Final = 6
ASK_RETURN: Final = 7
ASK_OPTION: Final = 8
ASK_BRING: Final = 9
ASK_IMPROVE: Final = 10
ASK_START: Final = 11
ASK_SELL: Final = 12
ASK_FORCED: Final = 13
ASK_SECOND: Final = 14
ASK_BUY: Final = 15
ASK_INN: Final = 16
"""ASK_REMOVE: black and white dice still to go; ASK_RETURN: coal and pips of the die."""
