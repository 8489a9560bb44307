"""Factories in the gaps of the industry track: filling and replacing."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.german_railroads.ids import (
    BOILER,
    FACTORIES,
    FILLED,
    GAP,
    GAPS,
    REPLACING,
    SEAT_SIZE,
)
from coalface.games.german_railroads.pieces import Pieces


def next_gap(state: Pieces, seat: i64) -> i64:
    """The leftmost empty gap, or GAPS if all are filled. (RR-38)"""
    at = seat * SEAT_SIZE + GAP
    gap: i64 = 0
    while gap < GAPS and state.own[at + gap] != 0:
        gap += 1
    return gap


def build_in_gap(state: Pieces, seat: i64, number: i64, log: list[Event] | None) -> None:
    """A factory fills the next gap; with none left the player says which it replaces.

    (RR-38, GC-23)
    """
    gap = next_gap(state, seat)
    if gap == GAPS:
        state.ask(REPLACING, seat, number, 0)
        return
    state.own[seat * SEAT_SIZE + GAP + gap] = FILLED + number
    if log is not None:
        log.append(Event("gr.factory.built", seat, (number, gap)))


def replace(state: Pieces, seat: i64, gap: i64, log: list[Event] | None) -> None:
    """The new factory takes the place of another, which goes back to the supply.

    A marker there stays, and the new factory does not work by that. (RR-38, RR-39, GC-16, GC-24)
    """
    number = state.asked_a()
    state.answered()
    at = seat * SEAT_SIZE + GAP + gap
    boilerman = (state.own[at] - FILLED) // BOILER
    old = (state.own[at] - FILLED) % BOILER
    state.board[FACTORIES + old] += 1
    state.own[at] = FILLED + number
    if log is not None:
        log.append(Event("gr.factory.replaced", seat, (old, number, gap, boilerman)))
