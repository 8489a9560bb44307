"""The numbers of German Railroads: colours, spaces, effects, places of engineers and cards.

Literals, because the compiler makes a constant only of those.
"""

from typing import Final

from mypy_extensions import i64

COLOURS: Final[i64] = 5
BLACK: Final[i64] = 0
GRAY: Final[i64] = 1
BROWN: Final[i64] = 2
NATURAL: Final[i64] = 3
WHITE: Final[i64] = 4
RAILROADS: Final[i64] = 3
MAIN: Final[i64] = 0
"""The main line (TS, München) is railroad 0."""
MAX_SEATS: Final[i64] = 4
MAX_PENDING: Final[i64] = 24
MAX_LEGAL: Final[i64] = 420
EMIL: Final[i64] = 4
"""Emil is no seat, but an owner: he stands on spaces and has engineers."""

# Action spaces: those of the boards, then the engineers, each of whom is a space too
ANY_TWO: Final[i64] = 10
BLACK_OR_GRAY: Final[i64] = 11
LOCO_ONE: Final[i64] = 12
LOCO_THREE: Final[i64] = 14
FIRST_ORDER: Final[i64] = 21
SECOND_ORDER: Final[i64] = 22
HIRE_SPACE: Final[i64] = 23
LAST_ROUND: Final[i64] = 24
COAL_TAKE: Final[i64] = 25
COAL_COMBINED: Final[i64] = 27
BOARD_SPACES: Final[i64] = 28
FIRST_ENGINEER: Final[i64] = 28
ENGINEERS: Final[i64] = 20
SPACES: Final[i64] = 48
PAYS: Final[i64] = 7
"""Ways to pay: coins that stand in for workers times 2, plus 1 with the black worker."""

# What stands on a space, packed in this order; the owner is a seat or EMIL, plus 1
OWNER: Final[i64] = 0
WORKERS: Final[i64] = 1
COINS: Final[i64] = 2
BLACK_WORKERS: Final[i64] = 3
"""On the space for a black or gray step every player has pieces apart, without an owner."""

SLOTS: Final[i64] = 4
GAPS: Final[i64] = 5
NUMBERS: Final[i64] = 10
LANE_PLACES: Final[i64] = 16
LAST_PLACE: Final[i64] = 15
EXTENSIONS: Final[i64] = 18
STATIONS: Final[i64] = 3
CELLS: Final[i64] = 4
INCOMES: Final[i64] = 5
FOUNDRIES: Final[i64] = 12
TOKENS: Final[i64] = 9
FIRST_NEW_TOKEN: Final[i64] = 7
SECOND_MARKER_TOKEN: Final[i64] = 4
CARDS: Final[i64] = 7
BLACK_WORKER_CARD: Final[i64] = 0
LOCO9_CARD: Final[i64] = 1
COAL_FACTORY_CARD: Final[i64] = 6
END_BONUSES: Final[i64] = 11
EXTRA_ENGINEER: Final[i64] = 8
EMIL_CARDS: Final[i64] = 17
DOUBLERS_MOST: Final[i64] = 8
BOILER: Final[i64] = 16
SPECIAL: Final[i64] = 32
"""A tile is its number, plus BOILER with a boilerman, plus SPECIAL if it is the #9 of the card.

In a gap of the industry track it is one more, because there 0 is an empty gap.
"""
FILLED: Final[i64] = 1
COAL_FACTORY: Final[i64] = 0

# Effects: what waits in the pool until it is resolved
ANY: Final[i64] = 5
BG: Final[i64] = 6
BG_BONUS: Final[i64] = 7
DISTINCT: Final[i64] = 8
ALLOW: Final[i64] = 9
CATCH: Final[i64] = 14
RUN: Final[i64] = 15
INDUSTRY_STEP: Final[i64] = 18
LOCO: Final[i64] = 19
FAC: Final[i64] = 20
LOF: Final[i64] = 21
DOUBLER: Final[i64] = 22
QUESTION: Final[i64] = 23
SIGNAL_DUE: Final[i64] = 24
QCARD: Final[i64] = 25
END_BONUS: Final[i64] = 26
INCOME_DUE: Final[i64] = 27
FOUNDRY_DUE: Final[i64] = 28
COPY_DUE: Final[i64] = 29
USE_FACTORY: Final[i64] = 30
ENGINEER_SUM: Final[i64] = 31
TOP_LOCOS: Final[i64] = 31
POINTS_DUE: Final[i64] = 36
COAL_STEPS: Final[i64] = 37
CHOICE: Final[i64] = 38
CHOICES: Final[i64] = 30
PARTS: Final[i64] = 3
POOL: Final[i64] = 68
"""The colours are the first five. ALLOW: per colour, steps that `distinct` still allows it.

RUN: railroads whose gray track may run on behind the black one. TOP_LOCOS + n: points of the n
highest locomotives. CHOICE: one of several parts, of a factory with a boilerman or of an engineer.
"""

FOR_STEPS: Final[i64] = 0x3FFFF
FOR_TILES: Final[i64] = 0x380000
FOR_POINTS: Final[i64] = 0x1F80400000
FOR_CHOICES: Final[i64] = 0x4000000000
FOR_REST: Final[i64] = 0x207F800000
BEYOND_WORKS: Final[i64] = 0x7FFFC00000
"""Kinds of effects, a bit each and all choices one, by the moves that use them."""
USED_BY_COLOUR: Final[i64] = 0x1F
USED_BY_ANY: Final[i64] = 0x20
USED_BY_BG: Final[i64] = 0xC0
USED_BY_DISTINCT: Final[i64] = 0x100
USED_BY_CATCH: Final[i64] = 0x3C000
"""The same, by the sources of a step."""

# Effects that happen at once
COIN: Final[i64] = 100
COAL: Final[i64] = 101
PTS: Final[i64] = 102
TEMP: Final[i64] = 103
ORDER: Final[i64] = 104
UNLOCK: Final[i64] = 105
WORKER: Final[i64] = 106
MARKER0: Final[i64] = 107
REUSE1: Final[i64] = 108
REUSE2: Final[i64] = 109
START_BONUS: Final[i64] = 110
HIRE: Final[i64] = 111
TAKE_ENGINEER: Final[i64] = 112
PUT_MEDAL: Final[i64] = 113
REVALUE: Final[i64] = 114
MARKER2: Final[i64] = 115
BLACK_WORKER: Final[i64] = 116
LOCO9: Final[i64] = 117
TAKE_COAL_FACTORY: Final[i64] = 118

OWED: Final[i64] = 0
OFFERED: Final[i64] = 1
"""Sides of the pool: what must be done, and what may be done."""

REPEAT_ONE: Final[i64] = 0
REPEAT_TWO: Final[i64] = 1
REPEAT_ONE_WORKED: Final[i64] = 2
"""What may be repeated: a space with one piece or with two; the last comes from a factory which no
marker set off."""

# What a special space gives
ONCE: Final[i64] = 0
STAR: Final[i64] = 1
TIMES_TWO: Final[i64] = 2
MEDAL_SLOT: Final[i64] = 3
FIRST_CELL: Final[i64] = 24
"""Special spaces have a bit each in `claimed`: printed ones, then the cells of extensions."""

# Sources of a step
BY_COLOUR: Final[i64] = 0
BY_ANY: Final[i64] = 1
BY_BG: Final[i64] = 2
BY_DISTINCT: Final[i64] = 3
BY_CATCH: Final[i64] = 4
STEP_SOURCES: Final[i64] = 5

BUILD_LOCO: Final[i64] = 0
BUILD_LOCO_OF_EITHER: Final[i64] = 1
BUILD_FACTORY: Final[i64] = 2
BUILD_FACTORY_OF_EITHER: Final[i64] = 3
BUILDS: Final[i64] = 4
RESOLVE_DOUBLER: Final[i64] = 0
RESOLVE_POINTS: Final[i64] = 1
RESOLVE_ENGINEERS: Final[i64] = 2
RESOLVE_TOP: Final[i64] = 2
RESOLVES: Final[i64] = 7
"""RESOLVE_TOP + n: the n highest locomotives, 1 to 4."""
SIGNAL_WAYS: Final[i64] = 2
TAKE_MARKER: Final[i64] = 0

# Sources of chance
ENGINEER_SOURCE: Final[i64] = 0
SEAT_SOURCE: Final[i64] = 1
FOUNDRY_SOURCE: Final[i64] = 2
BONUS_SOURCE: Final[i64] = 3
EMIL_SOURCE: Final[i64] = 4
END_SOURCE: Final[i64] = 5

# Phases of a round; FINISHED: the game is scored
PLAYING: Final[i64] = 0
RELOCATING: Final[i64] = 1
FINISHED: Final[i64] = 2

# Where an engineer is: STRIP is followed by the place (0: the hiring space), HIRED by the owner
IN_STACK: Final[i64] = 0
STRIP: Final[i64] = 1
HIRED: Final[i64] = 8
ON_CARD: Final[i64] = 13
GONE: Final[i64] = 14
NOT_IN_GAME: Final[i64] = 15

# Where a foundry is: OWNED is followed by the seat; UNSEEN ones lie in the pile or are boilermen
UNSEEN: Final[i64] = 0
ON_DISPLAY: Final[i64] = 1
OWNED: Final[i64] = 2
CLOSED: Final[i64] = 6

# Where an end bonus card is: HELD is followed by the seat
IN_PILE: Final[i64] = 0
REMOVED: Final[i64] = 1
HELD: Final[i64] = 2
NO_CARD: Final[i64] = 6
REMOVED_CARDS: Final[i64] = 2

# Whether a player has the black worker, and where
NO_BLACK_WORKER: Final[i64] = 0
AT_HOME: Final[i64] = 1
PLACED: Final[i64] = 2

# Where points come from; FOR_MAIN is followed by the other railroads
SOURCES_OF_POINTS: Final[i64] = 10
FOR_MAIN: Final[i64] = 0
FOR_STARS: Final[i64] = 3
FOR_MEDAL: Final[i64] = 4
FOR_INDUSTRY: Final[i64] = 5
FOR_PASSING: Final[i64] = 6
FOR_ACTIONS: Final[i64] = 7
FOR_END_BONUS: Final[i64] = 8
FOR_MAJORITY: Final[i64] = 9


def allowance(colour: i64) -> i64:
    """Return the effect by which `distinct` still allows a step of a colour."""
    return ALLOW + colour


def choice_effect(choice: i64) -> i64:
    """Return the effect that leaves a choice open."""
    return CHOICE + choice
