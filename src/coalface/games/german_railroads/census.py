"""Counting: the pieces of a table by kind, and a score by where it came from."""

from mypy_extensions import i64

from coalface.games.german_railroads.ids import (
    ASIDE,
    BG_BLACK,
    BG_WORKERS,
    BLACK_HOME,
    BOILER,
    CARDS,
    CARDS_LEFT,
    DOUBLERS,
    DOUBLERS_LEFT,
    EMIL,
    EMIL_TILES,
    EMIL_TOTAL,
    EMIL_WORKERS,
    END_BONUSES,
    ENGINEER_AT,
    ENGINEERS,
    EXTENSIONS,
    EXTENSIONS_LEFT,
    FACTORIES,
    FILLED,
    FOUNDRIES,
    FOUNDRY_AT,
    FRAME,
    GAP,
    GAPS,
    HAND,
    INCOME_LEFT,
    INCOME_OWN,
    INCOMES,
    LAID,
    LANE,
    LANE_PLACES,
    LOCOS,
    MARKER_LEFT,
    NO_CARD,
    NOT_IN_GAME,
    NUMBERS,
    ON_BLACK,
    ON_WORKERS,
    OWNER,
    PLACE_OF,
    POINTS,
    REPLACING,
    SEAT_SIZE,
    SLOT,
    SLOTS,
    SOURCES_OF_POINTS,
    SPACES,
    SPECIAL,
    SPECIAL_GONE,
    STATIONS,
    TEMP_OWNER,
    TOKENS_LEFT,
    WORKERS,
)
from coalface.games.german_railroads.names import INCOME_NAMES, POINT_NAMES
from coalface.games.german_railroads.pieces import Pieces

SECOND_MARKER = 4


def census(state: Pieces) -> dict[str, int]:
    """All tiles, workers, markers, cards and tokens, wherever they lie; coins have no end."""
    pieces: dict[str, int] = {}
    for number in range(NUMBERS):
        pieces[f"tile {number}"] = count_tiles(state, number)
    pieces["special tile"] = count_special(state)
    pieces["doubler"] = state.board[DOUBLERS_LEFT] + sum_of(state, DOUBLERS, 1)
    pieces["extension"] = bits(state.board[EXTENSIONS_LEFT], EXTENSIONS)
    pieces["additional marker"] = state.board[MARKER_LEFT]
    for kind in range(INCOMES):
        name = f"income {INCOME_NAMES[kind]}"
        pieces[name] = state.board[INCOME_LEFT + kind] + sum_of(state, INCOME_OWN + kind, 1)
    for seat in range(state.seats):
        at = seat * SEAT_SIZE
        pieces[f"worker of {seat}"] = count_workers(state, seat)
        for station in range(STATIONS):
            if state.own[at + LAID + station] > 0:
                pieces["extension"] += 1
        markers: i64 = 0
        for place in range(LANE_PLACES):
            markers += state.own[at + LANE + place]
        spare: i64 = 1 if state.own[at + TOKENS_LEFT] & (1 << SECOND_MARKER) else 0
        pieces["additional marker"] += markers + spare - 2
    pieces["black worker"] = count_black(state)
    if state.seats == 1:
        pieces["worker of Emil"] = count_emil(state)
    pieces["engineer"] = count_engineers(state)
    pieces["foundry"] = count_foundries(state)
    pieces["end bonus card"] = count_end_cards(state)
    return pieces


def sum_of(state: Pieces, place: i64, weight: i64) -> i64:
    """One number of every seat, added up."""
    total: i64 = 0
    for seat in range(state.seats):
        total += state.own[seat * SEAT_SIZE + place] * weight
    return total


def bits(mask: i64, size: i64) -> i64:
    """How many bits of a mask are set."""
    total: i64 = 0
    for bit in range(size):
        if mask & (1 << bit):
            total += 1
    return total


def count_tiles(state: Pieces, number: i64) -> i64:
    """Tiles of a number in the supply, on boards, in a hand, with Emil; 0 is the coal factory."""
    total = state.board[LOCOS + number] + state.board[FACTORIES + number]
    total += state.board[EMIL_TILES + number]
    for seat in range(state.seats):
        at = seat * SEAT_SIZE
        for slot in range(SLOTS):
            tile = state.own[at + SLOT + slot]
            if tile != 0 and tile < SPECIAL and tile % BOILER == number:
                total += 1
        for gap in range(GAPS):
            factory = state.own[at + GAP + gap]
            if factory != 0 and (factory - FILLED) % BOILER == number:
                total += 1
    for row in range(state.depth):
        kind, tile = state.frames[row * FRAME], state.frames[row * FRAME + 2]
        if (kind == HAND or kind == REPLACING) and tile < SPECIAL and tile % BOILER == number:
            total += 1
    if number == 0:
        total += bits(state.board[CARDS_LEFT] >> (CARDS - 1), 1)
    return total


def count_special(state: Pieces) -> i64:
    """The #9 of the `?` card: there, on a board, in a hand, or out of the game."""
    total = bits(state.board[CARDS_LEFT] >> 1, 1) + state.board[SPECIAL_GONE]
    for seat in range(state.seats):
        for slot in range(SLOTS):
            if state.own[seat * SEAT_SIZE + SLOT + slot] >= SPECIAL:
                total += 1
    for row in range(state.depth):
        if state.frames[row * FRAME] == HAND and state.frames[row * FRAME + 2] >= SPECIAL:
            total += 1
    return total


def count_workers(state: Pieces, seat: i64) -> i64:
    """Workers of a seat at home, aside and on spaces, less the turquoise ones it holds."""
    at = seat * SEAT_SIZE
    total = state.own[at + WORKERS] + state.own[at + ASIDE] + state.own[at + BG_WORKERS]
    for space in range(SPACES):
        if state.board[OWNER + space] == seat + 1:
            total += state.board[ON_WORKERS + space]
    if state.board[TEMP_OWNER] == seat + 1:
        total -= state.kit.turquoise
    return total


def count_black(state: Pieces) -> i64:
    """The black worker: on his card, at home, or on a space."""
    total = bits(state.board[CARDS_LEFT], 1)
    for seat in range(state.seats):
        at = seat * SEAT_SIZE
        if state.own[at + BLACK_HOME] == 1:
            total += 1
        total += state.own[at + BG_BLACK]
    for space in range(SPACES):
        total += state.board[ON_BLACK + space]
    return total


def count_emil(state: Pieces) -> i64:
    """Emil's workers, those not yet won included."""
    total = state.board[EMIL_WORKERS]
    for space in range(SPACES):
        if state.board[OWNER + space] == EMIL + 1:
            total += state.board[ON_WORKERS + space]
    return total + emil_waiting(state)


def emil_waiting(state: Pieces) -> i64:
    """Workers of Emil that wait beside the score track. (GS-2)"""
    return state.kit.emil_workers + len(state.kit.emil_growth) - state.board[EMIL_TOTAL]


def count_engineers(state: Pieces) -> i64:
    """Engineers in the game."""
    total: i64 = 0
    for engineer in range(ENGINEERS):
        if state.board[ENGINEER_AT + engineer] != NOT_IN_GAME:
            total += 1
    return total


def count_foundries(state: Pieces) -> i64:
    """Foundries, wherever they are."""
    total: i64 = 0
    for foundry in range(FOUNDRIES):
        if state.board[FOUNDRY_AT + foundry] >= 0:
            total += 1
    return total * state.kit.coal


def count_end_cards(state: Pieces) -> i64:
    """End bonus cards, wherever they are."""
    total: i64 = 0
    for card in range(END_BONUSES):
        if state.secret[PLACE_OF + card] != NO_CARD:
            total += 1
    return total


def breakdown(state: Pieces, seat: i64) -> dict[str, int]:
    """The points of a seat by source."""
    at = seat * SEAT_SIZE + POINTS
    return {POINT_NAMES[source]: state.own[at + source] for source in range(SOURCES_OF_POINTS)}
