"""Taking back: how far, who has learned what, who must consent, and who has not answered yet."""

from collections.abc import Collection
from dataclasses import dataclass

from coalface.core.contract import Event
from coalface.server.refusal import Refusal
from coalface.server.table.session import GameSession, Line, deciders


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """A way back to the first `keep` lines; `must_agree` are the seats that would be affected.

    `others` are those whose later decisions would fall with it, whoever plays them.
    """

    seat: int
    keep: int
    taken: Line
    learned: tuple[Event, ...]
    others: tuple[int, ...]
    must_agree: frozenset[int]


def plan_undo(
    session: GameSession,
    seat: int,
    mine: Collection[int],
    people: Collection[int],
) -> UndoPlan:
    """Return how a seat can go back to before its last gesture; Refusal says why it cannot.

    `mine` are all seats of the same person, `people` those that a person plays. It is free while
    nobody else has decided and nobody has learned a fact. Once someone has learned a fact, every
    other person is affected, for whoever goes back knows it; otherwise those whose decisions fall.
    """
    keep = start_of_gesture(session, seat)
    if keep is None:
        raise Refusal("undo-nothing")
    undone = session.lines[keep:]
    if len(session.actors()) > 1 or any(line.sealed for line in undone):
        raise Refusal("undo-sealed")
    barriers = [line for line in undone if line.barrier]
    rows = session.game.events
    learned = [event for line in barriers for event in line.events if rows[event.key].reveals]
    others = deciders(undone, but=seat)
    affected = set(people) if barriers else set(others) & set(people)
    must_agree = frozenset(affected - set(mine))
    return UndoPlan(seat, keep, undone[0], tuple(learned), others, must_agree)


def start_of_gesture(session: GameSession, seat: int) -> int | None:
    """Return the first line of a seat's last gesture; None: it has decided nothing of its own."""
    start = None
    for number in range(len(session.lines) - 1, session.taken_over - 1, -1):
        line = session.lines[number]
        if line.actor == seat:
            start = number
            if not line.goes_on:
                break
    return start


def can_undo(session: GameSession, seat: int) -> bool:
    """Return whether this seat has decided anything that is its own to take back."""
    if len(session.actors()) > 1:
        return False
    for number in range(len(session.lines) - 1, session.taken_over - 1, -1):
        if session.lines[number].sealed:
            return False
        if session.lines[number].actor == seat:
            return True
    return False


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A seat asks to take back; `waiting` are the seats that have not answered."""

    number: int
    plan: UndoPlan
    id: str
    waiting: frozenset[int]


class UndoRequests:
    """The request to take back that is open at one table, if any. Numbers are not used again."""

    def __init__(self) -> None:
        self.open: UndoRequest | None = None
        self._count = 0

    def ask(self, plan: UndoPlan, id: str) -> UndoRequest:
        """Open a request."""
        self._count += 1
        self.open = UndoRequest(self._count, plan, id, plan.must_agree)
        return self.open

    def find(self, number: int) -> UndoRequest:
        """Return the open request; Refusal if another one, or none, is open."""
        if self.open is None or self.open.number != number:
            raise Refusal("undo-closed")
        return self.open

    def agree(self, seat: int) -> UndoRequest:
        """Note that a seat agrees; Refusal if it was not asked. Return what is left to answer."""
        request = self.open
        if request is None or seat not in request.waiting:
            raise Refusal("not-your-seat")
        waiting = request.waiting - {seat}
        self.open = UndoRequest(request.number, request.plan, request.id, waiting)
        return self.open

    def close(self) -> UndoRequest | None:
        """Close the open request, if any, and return it."""
        request, self.open = self.open, None
        return request
