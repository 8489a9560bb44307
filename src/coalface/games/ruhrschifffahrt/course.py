"""The course of Ruhrschifffahrt as people read it: turns, phases, where points come from."""

from coalface.core.contract import State
from coalface.core.course import Course, SourceGroup, always
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.state import RuhrState


def turn_of(state: State) -> int:
    """Return the number of the turn, which the rulebook divides into phases."""
    assert isinstance(state, RuhrState)
    return int(state.turn)


def turns_of(state: State) -> int:
    """Return how many turns a game has."""
    return int(ids.TURNS)


def phase_of(state: State) -> int:
    """Return the phase of the turn."""
    assert isinstance(state, RuhrState)
    return int(state.phase)


WAREHOUSES = SourceGroup("warehouses", ("cities", "depots", "port"))
EVENTS = SourceGroup("events", ("gift", "inn", "levy", "hardship"))
SETS = SourceGroup("sets", ("essen-set", "mark-set", "all-cities", "all-depots"))
CARDS = SourceGroup("bonuses", ("mayor", "ruhrtalbahn", "ruhraake"))

COURSE = Course(
    round=turn_of,
    rounds=turns_of,
    stage=phase_of,
    draws_apart=always,  # what follows a decision in phase 1 or 2 is the next part of the event
    groups=(
        SourceGroup("locks"),
        WAREHOUSES,
        SourceGroup("export"),
        EVENTS,
        SETS,
        SourceGroup("majorities"),
        CARDS,
        SourceGroup("debt"),
    ),
    scored=("export", *SETS.sources, "majorities", *CARDS.sources, "debt"),
    headlines=(
        "rs.coal.sold",
        "rs.lock.built",
        "rs.city.built",
        "rs.depot.built",
        "rs.port.built",
    ),
    described=(
        "rs.barge.started",
        "rs.thalers.earned",
        "rs.demand.taken",
        "rs.port.sold",
        "rs.black.earned",
        "rs.white.earned",
        "rs.lock.built",
        "rs.city.built",
        "rs.depot.built",
        "rs.port.built",
    ),
    deeds=(
        "rs.coal.sold",
        "rs.lock.built",
        "rs.city.built",
        "rs.depot.built",
        "rs.port.built",
        "rs.black.earned",
        "rs.white.earned",
        "rs.die.brought",
        "rs.debt.repaid",
        "rs.loan.taken",
        "rs.loan.hard",
    ),
)
