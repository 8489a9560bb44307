"""The course of Coal Baron as people read it: shifts, turns, and where points come from."""

from coalface.core.contract import State
from coalface.core.course import Course, SourceGroup
from coalface.games.coal_baron import ids, names
from coalface.games.coal_baron.generated import pending
from coalface.games.coal_baron.state import CoalBaronState

BEFORE_DRAFT, DRAFT, DISPLAY, SHIFT = range(4)
"""Stages: the set-up has three, what follows is one."""


def shift_of(state: State) -> int:
    """Return the number of the shift."""
    assert isinstance(state, CoalBaronState)
    return int(state.shift)


def shifts_of(state: State) -> int:
    """Return how many shifts a game has. (CB-1)"""
    return int(ids.SHIFTS)


def stage_of(state: State) -> int:
    """Return the part of the set-up, or that shifts are played."""
    assert isinstance(state, CoalBaronState)
    if state.pending_kind == 0 or state.pending_kind > pending.DEAL_DISPLAY:
        return SHIFT
    if state.pending_kind == pending.DEAL_DISPLAY:
        return DISPLAY
    return DRAFT if state.pending_kind == pending.DRAFT else BEFORE_DRAFT


def asks_turn(state: State) -> bool:
    """Tell whether a seat is asked to place workers or to draft a card. (CB-13, CB-25)"""
    assert isinstance(state, CoalBaronState)
    return state.pending_kind in (pending.TURN, pending.DRAFT)


def of_shift(shift: int) -> SourceGroup:
    """Return the sources of points in the scoring of a shift. (CB-75)"""
    scored = names.SCORED_ELEMENT_NAMES
    own = tuple(name for name in scored if name.startswith(f"shift-{shift}/"))
    return SourceGroup(f"shift-{shift}", own)


END_SOURCES = ("marks", "coal", "outstanding", "balance")

COURSE = Course(
    round=shift_of,
    rounds=shifts_of,
    stage=stage_of,
    asks_turn=asks_turn,
    groups=(
        SourceGroup("orders"),
        *(of_shift(shift) for shift in (1, 2, 3)),
        *(SourceGroup(name) for name in END_SOURCES),
    ),
    scored=(*names.SCORED_ELEMENT_NAMES, *END_SOURCES),
    headlines=("cb.workers.placed",),
    described=("cb.order.taken", "cb.tile.bought", "cb.money.received"),
    deeds=(
        "cb.order.delivered",
        "cb.order.taken",
        "cb.tile.bought",
        "cb.coal.placed",
        "cb.pair.paid",
        "cb.coal.stored",
        "cb.coal.loaded",
        "cb.bank.visited",
    ),
)
