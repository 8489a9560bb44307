"""The course of German Railroads as people read it: rounds, turns, where points come from."""

from coalface.core.contract import State
from coalface.core.course import Course, SourceGroup
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.generated import pending
from coalface.games.german_railroads.state import GermanRailroadsState


def round_of(state: State) -> int:
    """Return the number of the round."""
    assert isinstance(state, GermanRailroadsState)
    return int(state.round)


def rounds_of(state: State) -> int:
    """Return how many rounds the game has with this number of players."""
    assert isinstance(state, GermanRailroadsState)
    return int(state.components.rounds[state.seats])


def stage_of(state: State) -> int:
    """Return the phase of the round; the choice of a starting bonus is a part of its own."""
    assert isinstance(state, GermanRailroadsState)
    if state.pending_kind and state.pending_kind < pending.TURN:
        return -1
    return int(state.phase)


def asks_turn(state: State) -> bool:
    """Tell whether a seat has to place or to pass. (RR-10)"""
    assert isinstance(state, GermanRailroadsState)
    return bool(state.pending_kind == pending.TURN and pending.placed(state) == 0)


def is_emils(state: State) -> bool:
    """Tell whether the card that is drawn next is Emil's, who is no seat: a turn of his. (GS-5)"""
    assert isinstance(state, GermanRailroadsState)
    return bool(state.pending_kind == pending.EMIL)


RAILROADS = names.POINT_NAMES[: int(ids.RAILROADS)]
REST = names.POINT_NAMES[int(ids.RAILROADS) :]
IN_TURNS = ("passing", "actions")

COURSE = Course(
    round=round_of,
    rounds=rounds_of,
    stage=stage_of,
    asks_turn=asks_turn,
    spent_by=("gr.placed", "gr.passed", "gr.emil.placed"),
    draws_apart=is_emils,
    groups=(SourceGroup("railroads", RAILROADS), *(SourceGroup(name) for name in REST)),
    scored=(*RAILROADS, *(name for name in REST if name not in IN_TURNS)),
    headlines=("gr.placed", "gr.passed", "gr.emil.placed"),
    described=("gr.emil.hired", "gr.emil.took"),
    deeds=(
        "gr.track.moved",
        "gr.loco.placed",
        "gr.factory.built",
        "gr.factory.replaced",
        "gr.factory.used",
        "gr.engineer.hired",
        "gr.marker.moved",
        "gr.token.used",
        "gr.signal.used",
        "gr.passed",
    ),
    counted_by=(("gr.track.moved", "colour"),),
    reached=(
        ("gr.track.moved", ("railroad", "space")),
        ("gr.loco.placed", ("number", "slot")),
        ("gr.factory.built", ("number", "gap")),
        ("gr.factory.replaced", ("number", "gap")),
        ("gr.engineer.hired", ("engineer",)),
    ),
)
