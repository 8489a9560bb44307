"""Lines of play grouped into turns: which turn a line belongs to, and what its round's end brought.

A turn is what one seat does until another is asked for a turn of its own; where several choose at
once they share one, so that it does not show who chose how often. A game declares its course
(`core.course`); without one a turn is what one seat decides in a row. A draw belongs to the turn
that it follows, unless a new round or stage has begun or the course says that it stands apart: then
it is the table's own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from coalface.core.contract import CHANCE, Event, State
from coalface.core.course import Course

NOBODY = -1
"""The seat of a turn that all take together, or that is the table's."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn by its number from 1: whose it is, and when it is taken."""

    number: int
    seat: int
    together: bool
    round: int
    stage: int


class Played(Protocol):
    """What is asked here of a line of play."""

    @property
    def turn(self) -> Turn: ...
    @property
    def events(self) -> tuple[Event, ...]: ...
    @property
    def sealed(self) -> bool: ...


def turn_of(
    course: Course | None, state: State, actors: list[int], actor: int, lines: Sequence[Played]
) -> Turn:
    """Return the turn of a line that an actor makes now, after these lines."""
    found = (course.round(state), course.stage(state)) if course else (0, 0)
    last = lines[-1].turn if lines else None
    same = last is not None and (last.round, last.stage) == found
    joint = same and last is not None and last.together
    together = len(actors) > 1 or (joint and (course is not None or lines[-1].sealed))
    if last is not None and same and _goes_on(course, state, actor, together, lines):
        return last
    seat = NOBODY if together or actor == CHANCE else actor
    return Turn(last.number + 1 if last else 1, seat, together and actor != CHANCE, *found)


def _goes_on(
    course: Course | None, state: State, actor: int, together: bool, lines: Sequence[Played]
) -> bool:
    """Return whether a line belongs to the turn of the line before it, in the same stage."""
    turn = lines[-1].turn
    if actor == CHANCE:
        if course is None or not course.draws_apart(state):
            return True
        return turn.seat == NOBODY and not (course.spent_by and _is_spent(course, lines))
    if together:
        return turn.together
    if turn.together or turn.seat != actor:
        return False
    return not (course and course.asks_turn(state) and _is_spent(course, lines))


def _is_spent(course: Course, lines: Sequence[Played]) -> bool:
    """Return whether the turn of the last line has had what a turn consists of."""
    if not course.spent_by:
        return True
    number = lines[-1].turn.number
    for line in reversed(lines):
        if line.turn.number != number:
            return False
        if any(event.key in course.spent_by for event in line.events):
            return True
    return False


def ends_round(course: Course | None, turn: Turn, after: State) -> bool:
    """Return whether a round, or the game, has ended with a line of this turn."""
    return course is not None and (not after.actors() or course.round(after) != turn.round)


def scored_so_far(course: Course | None, state: State) -> tuple[int, ...]:
    """Return the points of each seat that came from the ends of rounds."""
    if course is None:
        return (0,) * int(state.seats)
    found = []
    for seat in range(int(state.seats)):
        points = state.breakdown(seat)
        found.append(sum(points.get(source, 0) for source in course.scored))
    return tuple(found)


def difference(after: Sequence[int], before: Sequence[int]) -> tuple[int, ...]:
    """Return by how much each number has grown."""
    return tuple(new - old for new, old in zip(after, before, strict=True))
