"""The numbers of Ruhrschifffahrt: things on the river, markers, options, phases of a turn."""

from typing import Final

from mypy_extensions import i64

MAX_SEATS: Final[i64] = 4
TURNS: Final[i64] = 12

BLACK: Final[i64] = 0
WHITE: Final[i64] = 1
COALS: Final[i64] = 2

TERRITORIES: Final[i64] = 4

STORAGES: Final[i64] = 15
OBSTACLES: Final[i64] = 14
SPACES: Final[i64] = 20
RIVER: Final[i64] = 49
"""Storages, obstacles and selling spaces are numbered downriver; the port is the last of all."""

CITY_SPACE: Final[i64] = 0
FORGE: Final[i64] = 1
PORT_SPACE: Final[i64] = 4
"""What a selling space is."""

PORT: Final[i64] = 19
CITIES: Final[i64] = 7
COLUMNS: Final[i64] = 3
MAX_PLACES: Final[i64] = 4
"""Places of an export column, at the most."""

MAX_BOXES: Final[i64] = 8
"""The boxes of a column of the transport track, at the most: as many as there are black dice."""

RAIL_BOXES: Final[i64] = 6
"""The boxes of a column of the rails, at the most: dice leave the game from there."""

PRICES: Final[i64] = 8
"""Places of a city or a depot, at the most."""

ESSEN_CITIES: Final[i64] = 0
MARK_CITIES: Final[i64] = 1
MUELHEIM: Final[i64] = 2
"""Groups of cities; the last one is Mülheim alone."""

BLACK_INDUSTRY: Final[i64] = 0
BLACK_CITY: Final[i64] = 1
RUHRORT: Final[i64] = 2
WHITE_INDUSTRY: Final[i64] = 3
WHITE_CITY: Final[i64] = 4
WHITE_RUHRORT: Final[i64] = 5
AREAS: Final[i64] = 6
"""The last area is on player boards alone that do not have one for all coal sold at Ruhrort."""

LOCK_MARKER: Final[i64] = 0
SUPPLY_MARKER: Final[i64] = 1
ESSEN_MARKER: Final[i64] = 2
WAGE_MARKER: Final[i64] = 3
PORT_MARKER: Final[i64] = 4
DEPOT_MARKER: Final[i64] = 5
MARK_MARKER: Final[i64] = 6
MARK_CITIES_MARKER: Final[i64] = 7
BLACK_MARKERS: Final[i64] = 8
CITY_MARKERS: Final[i64] = 1 << ESSEN_MARKER | 1 << MARK_CITIES_MARKER
"""The markers for warehouses in cities, a bit each."""

COAL_HAULER: Final[i64] = 0
HAULING_ACTION: Final[i64] = 1
INN: Final[i64] = 2
WAREHOUSE: Final[i64] = 3
RUHRAAKE: Final[i64] = 4
MAYOR: Final[i64] = 5
RUHRTALBAHN: Final[i64] = 6
WHITE_MARKERS: Final[i64] = 7
USABLE_MARKERS: Final[i64] = 1 << COAL_HAULER | 1 << HAULING_ACTION | 1 << INN | 1 << WAREHOUSE
"""The white markers that work once, a bit each; the others score at the end."""

NO_OPTION: Final[i64] = 0
PILOT: Final[i64] = 1
TRANSPORT: Final[i64] = 2
WAGE: Final[i64] = 3
SUPPLY: Final[i64] = 4
HAULING: Final[i64] = 5
TRANSPORT_PILOT: Final[i64] = 6
HAULING_PILOT: Final[i64] = 7
HAULING_TRANSPORT: Final[i64] = 8
OPTIONS: Final[i64] = 9
HAULINGS: Final[i64] = 3
PILOTS: Final[i64] = 1 << PILOT | 1 << TRANSPORT_PILOT | 1 << HAULING_PILOT
HAULS: Final[i64] = 1 << HAULING | 1 << HAULING_PILOT | 1 << HAULING_TRANSPORT
TRANSPORTS: Final[i64] = 1 << TRANSPORT | 1 << TRANSPORT_PILOT | 1 << HAULING_TRANSPORT
"""The options that bring a pilot, that haul, that take a die from an arrow box, a bit each."""

INDUSTRY_FACES: Final[i64] = 3
CITY_FACES: Final[i64] = 7
WATER_FACES: Final[i64] = 11
FACES: Final[i64] = 17
"""Faces of markers: kinds of industry, industries and cities of a territory, then water levels.

High water plain, minus, plus, then low water plain, minus, plus.
"""

THALER: Final[i64] = 0
POINT: Final[i64] = 1
"""What may be chosen for a levy, a gift or an inn."""

# Effects of a turn, in the order in which they happen
START_PLAYER: Final[i64] = 1
LEVY_EFFECT: Final[i64] = 2
SWITCH: Final[i64] = 3
WAREHOUSE_EFFECT: Final[i64] = 4
GIFT_EFFECT: Final[i64] = 5
BETTER_TRACK: Final[i64] = 6
FEWER_DICE: Final[i64] = 7
COUNTRY_EFFECT: Final[i64] = 8
LOCKS_ALLOWED: Final[i64] = 9
DEAR_LOCKS: Final[i64] = 10
DEAR_OPTIONS: Final[i64] = 11
LAST_TURN: Final[i64] = 12
MAX_EFFECTS: Final[i64] = 4

FIRST_SOURCE: Final[i64] = 0
MARKER_SOURCE: Final[i64] = 1
COUNTRY_SOURCE: Final[i64] = 2

MAX_LEGAL: Final[i64] = 52
"""No list is longer: storages and the hauler's, or spaces and the hauler's, and an inn."""

MAX_PENDING: Final[i64] = 12
"""Below the top one: as many as dice can leave the track at once."""

SOURCES: Final[i64] = 18
"""Where points come from: the names are `names.POINT_NAMES`."""

LOCK_POINTS: Final[i64] = 0
CITY_POINTS: Final[i64] = 1
DEPOT_POINTS: Final[i64] = 2
PORT_POINTS: Final[i64] = 3
EXPORT_POINTS: Final[i64] = 4
GIFT_POINTS: Final[i64] = 5
INN_POINTS: Final[i64] = 6
LEVY_POINTS: Final[i64] = 7
HARDSHIP_POINTS: Final[i64] = 8
ESSEN_SET_POINTS: Final[i64] = 9
MARK_SET_POINTS: Final[i64] = 10
ALL_CITIES_POINTS: Final[i64] = 11
ALL_DEPOTS_POINTS: Final[i64] = 12
MAJORITY_POINTS: Final[i64] = 13
MAYOR_POINTS: Final[i64] = 14
RUHRTALBAHN_POINTS: Final[i64] = 15
RUHRAAKE_POINTS: Final[i64] = 16
DEBT_POINTS: Final[i64] = 17

# Phases of a turn
EVENT_PHASE: Final[i64] = 0
MARKER_PHASE: Final[i64] = 1
OPTION_PHASE: Final[i64] = 2
SALE_PHASE: Final[i64] = 3
PROGRESS_PHASE: Final[i64] = 4
PURCHASE_PHASE: Final[i64] = 5
EXPORT_PHASE: Final[i64] = 6
INN_PHASE: Final[i64] = 7
END_PHASE: Final[i64] = 8
"""The seven of a turn; then unused inns after the last turn, and the end."""
