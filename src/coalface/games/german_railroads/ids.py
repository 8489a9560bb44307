"""The numbers of German Railroads: colours, spaces, effects, moves, places of a state's numbers.

All in one module: the compiler makes a constant out of a sum only where all its parts stand.
"""

from typing import Final

COLOURS: Final = 5
BLACK: Final = 0
GRAY: Final = 1
BROWN: Final = 2
NATURAL: Final = 3
WHITE: Final = 4

RAILROADS: Final = 3
MAIN: Final = 0
"""The main line (TS, München) is railroad 0."""

MAX_SEATS: Final = 4
EMIL: Final = 4
"""Emil is no seat, but an owner: he stands on spaces and has engineers."""

BLACK_TWO: Final = 0
ANY_TWO: Final = 10
BLACK_OR_GRAY: Final = 11
LOCO_ONE: Final = 12
LOCO_THREE: Final = 14
COINS_TWO: Final = 19
TEMP_SPACE: Final = 20
FIRST_ORDER: Final = 21
SECOND_ORDER: Final = 22
HIRE_SPACE: Final = 23
LAST_ROUND: Final = 24
COAL_TAKE: Final = 25
COAL_FOUNDRY: Final = 26
COAL_COMBINED: Final = 27
BOARD_SPACES: Final = 28
ENGINEERS: Final = 20
FIRST_ENGINEER: Final = BOARD_SPACES
SPACES: Final = BOARD_SPACES + ENGINEERS
"""Action spaces: those of the boards, then the engineers, each of whom is a space too."""

PAYS: Final = 7
"""Ways to pay: coins that stand in for workers times 2, plus 1 with the black worker."""

SLOTS: Final = 4
GAPS: Final = 5
NUMBERS: Final = 10
LANE_PLACES: Final = 16
LAST_PLACE: Final = 15
EXTENSIONS: Final = 18
STATIONS: Final = 3
CELLS: Final = 4
INCOMES: Final = 5
FOUNDRIES: Final = 12
TOKENS: Final = 9
FIRST_NEW_TOKEN: Final = 7
CARDS: Final = 7
START_BONUSES: Final = 5
END_BONUSES: Final = 11
EMIL_CARDS: Final = 17
DOUBLERS_MOST: Final = 8

BOILER: Final = 16
SPECIAL: Final = 32
"""A tile is its number, plus BOILER with a boilerman, plus SPECIAL if it is the #9 of the card.

In a gap of the industry track it is one more, because there 0 is an empty gap.
"""
FILLED: Final = 1

# Effects: what waits in the pool until it is resolved
ANY: Final = 5
BG: Final = 6
BG_BONUS: Final = 7
DISTINCT: Final = 8
ALLOW: Final = 9
CATCH: Final = 14
RUN: Final = 15
INDUSTRY_STEP: Final = 18
LOCO: Final = 19
FAC: Final = 20
LOF: Final = 21
DOUBLER: Final = 22
QUESTION: Final = 23
SIGNAL_DUE: Final = 24
QCARD: Final = 25
END_BONUS: Final = 26
INCOME_DUE: Final = 27
FOUNDRY_DUE: Final = 28
COPY_DUE: Final = 29
USE_FACTORY: Final = 30
ENGINEER_SUM: Final = 31
TOP_LOCOS: Final = 31
POINTS_DUE: Final = 36
COAL_STEPS: Final = 37
CHOICE: Final = 38
CHOICES: Final = NUMBERS + ENGINEERS
POOL: Final = CHOICE + CHOICES
"""The colours are the first five. ALLOW: per colour, steps that `distinct` still allows it.

RUN: railroads whose gray track may run on behind the black one. TOP_LOCOS + n: points of the n
highest locomotives. CHOICE: one of several parts, of a factory with a boilerman or of an engineer.
"""

FOR_STEPS: Final = 2**INDUSTRY_STEP - 1
FOR_WORKS: Final = 2 ** (LOF + 1) - 2**INDUSTRY_STEP
FOR_POINTS: Final = 2**DOUBLER + 2 ** (POINTS_DUE + 1) - 2**ENGINEER_SUM
FOR_CHOICES: Final = 2**CHOICE
FOR_REST: Final = 2**COAL_STEPS + 2 ** (USE_FACTORY + 1) - 2**QUESTION
USED_BY_COLOUR: Final = 2**COLOURS - 1
USED_BY_ANY: Final = 2**ANY
USED_BY_BG: Final = 2**BG + 2**BG_BONUS
USED_BY_DISTINCT: Final = 2**DISTINCT
USED_BY_CATCH: Final = 2**CATCH + 2 ** (RUN + RAILROADS) - 2**RUN
"""Kinds of effects, a bit each and all choices one, by the moves and steps that use them."""

# Effects that happen at once
COIN: Final = 100
COAL: Final = 101
PTS: Final = 102
TEMP: Final = 103
ORDER: Final = 104
UNLOCK: Final = 105
WORKER: Final = 106
MARKER0: Final = 107
REUSE1: Final = 108
REUSE2: Final = 109
START_BONUS: Final = 110
HIRE: Final = 111
TAKE_ENGINEER: Final = 112
PUT_MEDAL: Final = 113
REVALUE: Final = 114
MARKER2: Final = 115
BLACK_WORKER: Final = 116
LOCO9: Final = 117
TAKE_COAL_FACTORY: Final = 118
REUSE1_WORKED: Final = 119
"""REUSE1_WORKED: what a REUSE1 is called that comes from a factory which no marker set off."""

OWED: Final = 0
OFFERED: Final = POOL
OF_FOUNDRY: Final = 2 * POOL
POOL_SIZE: Final = 3 * POOL
"""The pool: what must be done, what may be done, what of this comes from the foundry in use."""

# What a special space gives
ONCE: Final = 0
STAR: Final = 1
TIMES_TWO: Final = 2
MEDAL_SLOT: Final = 3

# Sources of a step
BY_COLOUR: Final = 0
BY_ANY: Final = 1
BY_BG: Final = 2
BY_DISTINCT: Final = 3
BY_CATCH: Final = 4
STEP_SOURCES: Final = 5
TRACKS: Final = RAILROADS * COLOURS

# Moves: the first id of each family
DEAL_ENGINEER: Final = 0
DEAL_SEAT: Final = DEAL_ENGINEER + ENGINEERS
DEAL_FOUNDRY: Final = DEAL_SEAT + MAX_SEATS
DRAW_BONUS: Final = DEAL_FOUNDRY + FOUNDRIES
DRAW_EMIL: Final = DRAW_BONUS + START_BONUSES
DEAL_END: Final = DRAW_EMIL + EMIL_CARDS
BONUS: Final = DEAL_END + END_BONUSES
PLACE: Final = BONUS + START_BONUSES
PASS: Final = PLACE + SPACES * PAYS
END_TURN: Final = PASS + 1
INCOME: Final = END_TURN + 1
FOUNDRY: Final = INCOME + INCOMES
BOILER_SPACE: Final = FOUNDRY + FOUNDRIES
CLOSE: Final = BOILER_SPACE + 1
STEP: Final = CLOSE + 1
BUILD: Final = STEP + STEP_SOURCES * TRACKS
MOVE_MARKER: Final = BUILD + 4
RESOLVE: Final = MOVE_MARKER + LAST_PLACE
CHOOSE: Final = RESOLVE + 7
SIGNAL: Final = CHOOSE + CHOICES * 3
BURN: Final = SIGNAL + 2
TOKEN: Final = BURN + 1
CARD: Final = TOKEN + TOKENS
TAKE_INCOME: Final = CARD + CARDS
TAKE_FOUNDRY: Final = TAKE_INCOME + INCOMES
COPY: Final = TAKE_FOUNDRY + FOUNDRIES
WORK: Final = COPY + ENGINEERS
SKIP: Final = WORK + GAPS
BRANCH: Final = SKIP + 1
EXTENSION: Final = BRANCH + 2
MARKER: Final = EXTENSION + EXTENSIONS
PUT_LOCO: Final = MARKER + 2
GIVE_BACK: Final = PUT_LOCO + SLOTS
TURN_LOWEST: Final = GIVE_BACK + 1
TAKE_FACTORY: Final = TURN_LOWEST + 1
REPLACE: Final = TAKE_FACTORY + NUMBERS
AGAIN: Final = REPLACE + GAPS
BOILERMAN: Final = AGAIN + SPACES
RELOCATE: Final = BOILERMAN + SLOTS + GAPS
KEEP: Final = RELOCATE + SPACES
MOVES: Final = KEEP + END_BONUSES

BUILD_LOCO: Final = 0
BUILD_LOCO_OF_EITHER: Final = 1
BUILD_FACTORY: Final = 2
BUILD_FACTORY_OF_EITHER: Final = 3

RESOLVE_DOUBLER: Final = 0
RESOLVE_POINTS: Final = 1
RESOLVE_ENGINEERS: Final = 2
RESOLVE_TOP: Final = 2
"""RESOLVE_TOP + n: the n highest locomotives, 1 to 4."""

TAKE_MARKER: Final = 0
LEAVE_MARKER: Final = 1

# Sources of chance
ENGINEER_SOURCE: Final = 0
SEAT_SOURCE: Final = 1
FOUNDRY_SOURCE: Final = 2
BONUS_SOURCE: Final = 3
EMIL_SOURCE: Final = 4
END_SOURCE: Final = 5

# The board
ROUND: Final = 0
PHASE: Final = 1
LAST: Final = 2
PASSED: Final = 3
ORDER_AT: Final = 4
OWNER: Final = ORDER_AT + MAX_SEATS
ON_WORKERS: Final = OWNER + SPACES
ON_COINS: Final = ON_WORKERS + SPACES
ON_BLACK: Final = ON_COINS + SPACES
ENGINEER_AT: Final = ON_BLACK + SPACES
LOCOS: Final = ENGINEER_AT + ENGINEERS
FACTORIES: Final = LOCOS + NUMBERS
DOUBLERS_LEFT: Final = FACTORIES + NUMBERS
FOUNDRY_AT: Final = DOUBLERS_LEFT + 1
FOUNDRY_PILE: Final = FOUNDRY_AT + FOUNDRIES
EXTENSIONS_LEFT: Final = FOUNDRY_PILE + 1
INCOME_LEFT: Final = EXTENSIONS_LEFT + 1
CARDS_LEFT: Final = INCOME_LEFT + INCOMES
TEMP_OWNER: Final = CARDS_LEFT + 1
BONUS_LEFT: Final = TEMP_OWNER + 1
USING: Final = BONUS_LEFT + 1
REPEATED: Final = USING + 1
BOILER_USED: Final = REPEATED + 1
OPEN_FOUNDRY: Final = BOILER_USED + 1
FOUNDRIES_USED: Final = OPEN_FOUNDRY + 1
EMIL_DECK: Final = FOUNDRIES_USED + 1
EMIL_WORKERS: Final = EMIL_DECK + 1
EMIL_TOTAL: Final = EMIL_WORKERS + 1
EMIL_PASSED: Final = EMIL_TOTAL + 1
EMIL_TILES: Final = EMIL_PASSED + 1
MARKER_LEFT: Final = EMIL_TILES + NUMBERS
SPECIAL_GONE: Final = MARKER_LEFT + 1
BOARD_SIZE: Final = SPECIAL_GONE + 1
"""LAST: place in the order of who acted last (solo: 1 after Emil). OWNER: a seat or EMIL plus 1.

ENGINEER_AT and FOUNDRY_AT: see below. TEMP_OWNER, USING, BOILER_USED, OPEN_FOUNDRY: plus 1, or 0.
"""

PLAYING: Final = 0
RELOCATING: Final = 1
FINISHED: Final = 2
"""Phases of a round; FINISHED: the game is scored."""

# Where an engineer is
IN_STACK: Final = 0
STRIP: Final = 1
HIRED: Final = 10
ON_CARD: Final = 20
GONE: Final = 30
NOT_IN_GAME: Final = 31
"""STRIP is followed by the place (0: the hiring space), HIRED by the seat or EMIL."""

# Where a foundry is
UNSEEN: Final = 0
ON_DISPLAY: Final = 1
OWNED: Final = 2
CLOSED: Final = 6
"""OWNED is followed by the seat. UNSEEN ones lie in the pile or are boilermen from there."""

# One seat
SCORE: Final = 0
POINTS: Final = 1
SOURCES_OF_POINTS: Final = 10
WORKERS: Final = POINTS + SOURCES_OF_POINTS
ASIDE: Final = WORKERS + 1
BLACK_HOME: Final = ASIDE + 1
COINS: Final = BLACK_HOME + 1
COALS: Final = COINS + 1
TRACK: Final = COALS + 1
SLOT: Final = TRACK + TRACKS
GAP: Final = SLOT + SLOTS
LANE: Final = GAP + GAPS
BRANCHED: Final = LANE + LANE_PLACES
LAID: Final = BRANCHED + 1
DOUBLERS: Final = LAID + STATIONS
MEDAL: Final = DOUBLERS + 1
REVALUED: Final = MEDAL + 1
TOKENS_LEFT: Final = REVALUED + 1
UNLOCKED: Final = TOKENS_LEFT + 1
CLAIMED: Final = UNLOCKED + 1
LANE_CLAIMED: Final = CLAIMED + 1
INCOME_OWN: Final = LANE_CLAIMED + 1
INCOME_USED: Final = INCOME_OWN + INCOMES
SIGNALS: Final = INCOME_USED + INCOMES
BG_WORKERS: Final = SIGNALS + 1
BG_COINS: Final = BG_WORKERS + 1
BG_BLACK: Final = BG_COINS + 1
DEALT: Final = BG_BLACK + 1
SEAT_SIZE: Final = DEALT + 1
"""BLACK_HOME: 0 not owned, 1 at home, 2 placed. LANE: markers by place. BRANCHED, LAID: plus 1.

CLAIMED: a bit for each special space whose advantage was given: printed ones, then cells.
"""
FIRST_CELL: Final = 24

FOR_MAIN: Final = 0
FOR_STARS: Final = 3
FOR_MEDAL: Final = 4
FOR_INDUSTRY: Final = 5
FOR_PASSING: Final = 6
FOR_ACTIONS: Final = 7
FOR_END_BONUS: Final = 8
FOR_MAJORITY: Final = 9
"""Where points come from; FOR_MAIN is followed by the other railroads."""

# The end bonus cards
PLACE_OF: Final = 0
SEEN: Final = END_BONUSES
SECRETS: Final = SEEN + END_BONUSES * MAX_SEATS
IN_PILE: Final = 0
REMOVED: Final = 1
HELD: Final = 2
NO_CARD: Final = 9
"""Per card its place (HELD is followed by the seat), and how many looks of each seat saw it."""
REMOVED_CARDS: Final = 2

# What is asked: rows of kind, seat, and two numbers of the kind's own
FRAME: Final = 4
MAX_FRAMES: Final = 24
DEALING_ENGINEERS: Final = 1
DEALING_ORDER: Final = 2
DEALING_FOUNDRIES: Final = 3
START_BONUS_CHOICE: Final = 4
TURN: Final = 5
HAND: Final = 6
FACTORY_CHOICE: Final = 7
REPLACING: Final = 8
BRANCHING: Final = 9
EXTENDING: Final = 10
MARKER_CHOICE: Final = 11
REPEATING: Final = 12
BOILERMAN_CHOICE: Final = 13
DRAWING_BONUS: Final = 14
RELOCATION: Final = 15
KEEPING: Final = 16
EMIL_TURN: Final = 17
REFILLING: Final = 18
"""TURN: a is 1 once placed, b 1 if free actions are allowed. HAND, REPLACING: a is the tile."""
