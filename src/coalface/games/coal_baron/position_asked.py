"""What is asked in a position of Coal Baron: reads the frames, and refuses those that cannot be."""

from coalface.core.contract import CHANCE, OVER
from coalface.games.coal_baron.ids import (
    CARDS,
    COLOURS,
    FACTORY_SPACES,
    MAX_FRAMES,
    ORDER_SPACES,
    SEAT_SIZE,
    TURN,
    WORKERS,
)
from coalface.games.coal_baron.names import FRAME_NAMES
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.rules.flow import settle

MANY = 99
ASKED_OF_CHANCE = ("deal-tiles", "deal-first", "deal-draft", "deal-display", "refill")
LIMITS = {
    "deal-tiles": (FACTORY_SPACES, 0),
    "deal-first": (0, 0),
    "deal-draft": (CARDS, 0),
    "draft": (CARDS, 0),
    "deal-display": (0, 0),
    "turn": (0, 0),
    "mining": (MANY, 0),
    "pair": (2, CARDS - 1),
    "shortage": (MANY, COLOURS - 1),
    "look": (1, MANY),
    "keep": (1, 0),
    "end": (1, 0),
    "return": (1, 1),
    "refill": (1, max(FACTORY_SPACES, ORDER_SPACES) - 1),
}
"""The greatest first and second number of each kind of frame."""


def read_asked(state: Pieces, name: str, seat: int, a: int, b: int) -> None:
    """Put a frame on the stack; ValueError if its numbers cannot be."""
    if name not in LIMITS:
        raise ValueError(f"{name!r} is none of {', '.join(LIMITS)}")
    if state.depth == MAX_FRAMES:
        raise ValueError("too much is asked")
    if (seat == CHANCE) != (name in ASKED_OF_CHANCE):
        right = "-1, for chance" if name in ASKED_OF_CHANCE else "a seat"
        raise ValueError(f"{name} is asked of {right}")
    most_a, most_b = LIMITS[name]
    if a > most_a or b > most_b:
        raise ValueError(f"{name} takes numbers up to {most_a} and {most_b}")
    state.ask(FRAME_NAMES.index(name), seat, a, b)


def find_who_is_asked(state: Pieces) -> None:
    """Go on to who must decide; ValueError if that seat could do nothing."""
    asked = FRAME_NAMES[state.asked()]
    try:
        settle(state, None)
        stuck = state.who != OVER and not state.legal(int(state.who))
    except (AssertionError, IndexError):
        stuck = True
    if state.who >= 0 and state.asked() == TURN:
        stuck = stuck or state.own[state.who * SEAT_SIZE + WORKERS] == 0
    if stuck:
        raise ValueError(f"{asked} cannot be asked in this position")
