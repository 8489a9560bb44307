"""What taking back would mean: how far, who has learned what, and who must agree."""

from collections.abc import Collection
from dataclasses import dataclass

from coalface.core.contract import CHANCE, Event
from coalface.server.table.session import GameSession, Line


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """A way back to the first `keep` lines; `must_agree` are the seats that would be affected."""

    seat: int
    keep: int
    taken: Line
    learned: tuple[Event, ...]
    must_agree: frozenset[int]


def plan_undo(
    session: GameSession, seat: int, mine: Collection[int], people: Collection[int]
) -> UndoPlan:
    """How a seat can go back to before its last decision; LookupError says why it cannot.

    `mine` are all seats of the same person, `people` those that a person plays. It is free while
    nobody else has decided and nobody has learned a fact. Once someone has learned a fact, every
    other person is affected, for whoever goes back knows it; otherwise those whose decisions fall.
    """
    own = [number for number, line in enumerate(session.lines) if line.actor == seat]
    if not own or own[-1] < session.taken_over:
        raise LookupError("undo-nothing")
    undone = session.lines[own[-1] :]
    if len(session.actors()) > 1 or any(line.sealed for line in undone):
        raise LookupError("undo-sealed")
    barriers = [line for line in undone if line.barrier]
    rows = session.game.events
    learned = [event for line in barriers for event in line.events if rows[event.key].reveals]
    others = {line.actor for line in undone} - {CHANCE}
    affected = set(people) if barriers else others & set(people)
    return UndoPlan(seat, own[-1], undone[0], tuple(learned), frozenset(affected - set(mine)))


def can_undo(session: GameSession, seat: int) -> bool:
    """Has this seat decided anything that is its own to take back?"""
    if len(session.actors()) > 1:
        return False
    for number in range(len(session.lines) - 1, session.taken_over - 1, -1):
        if session.lines[number].sealed:
            return False
        if session.lines[number].actor == seat:
            return True
    return False
