"""The course of Coal Country as people read it: rounds, areas, and what the money came from."""

from typing import Final

from coalface.core.contract import State
from coalface.core.course import Course, SourceGroup
from coalface.games.coal_country import ids, names
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.state import CoalCountryState

AREA_NAMES: Final = (
    "mine",
    "broker",
    "market",
    "construction",
    "village",
    "refuse",
    "storage",
)
"""Where foremen go, as the log counts them: all cells of a mine, and those beside it, as one."""


def round_of(state: State) -> int:
    """Return the number of the round."""
    assert isinstance(state, CoalCountryState)
    return int(state.round)


def rounds_of(state: State) -> int:
    """Return how many rounds the game has. (CC-1)"""
    assert isinstance(state, CoalCountryState)
    return int(state.components.rounds)


def step_of(state: State) -> int:
    """Return the step of the round: placing, an area, the end of the round with all its draws."""
    assert isinstance(state, CoalCountryState)
    return int(min(state.step, ids.RESTOCKING))


def asks_turn(state: State) -> bool:
    """Tell whether a seat is asked to place its next foreman, where that goes in turns."""
    assert isinstance(state, CoalCountryState)
    return bool(state.pending_kind == pending.NEXT)


def area_of(space: int) -> int:
    """Return the area that a space for foremen belongs to: a place among their names."""
    name = names.SPACE_NAMES[space]
    if name in names.CELL_NAMES:
        return AREA_NAMES.index("mine")
    if name == "tandem":
        return AREA_NAMES.index("market")
    return AREA_NAMES.index(name if name in AREA_NAMES else "village")


COURSE = Course(
    round=round_of,
    rounds=rounds_of,
    stage=step_of,
    asks_turn=asks_turn,
    groups=tuple(SourceGroup(name) for name in names.ACCOUNT_NAMES),
    scored=("inspection",),
    headlines=("cc.round.began", "cc.permit.paid", "cc.passed", "cc.mined"),
    described=("cc.permit.paid", "cc.bought", "cc.built", "cc.mined", "cc.church.helped"),
    together=("cc.mined", "cc.penalty"),
    counted_by=(("cc.opened", "space"),),
    counted_as=(("cc.opened", ("area", area_of)),),
    opened=("cc.opened",),
    is_score_spent=True,
    deeds=(
        "cc.sold",
        "cc.built",
        "cc.denied",
        "cc.permit.paid",
        "cc.tile.laid",
        "cc.bought",
        "cc.installed",
        "cc.cleared",
    ),
)
