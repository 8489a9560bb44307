"""A state whose open questions are a stack of pending decisions, so that it can be saved in any.

The top decision is held in attributes, where rules read it; those below it lie in a vector. A
game declares its decisions and their arguments once (`core.decisions`), and its generated module
`pending` has a function for each of them, so no rule handles the numbers here.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from coalface.core.contract import Game, State
from coalface.core.schema import Schema

WIDTH: Final[i64] = 5
MAX_ARGS: Final = 3
EVERYTHING: Final[i64] = -2
SPECTATOR: Final[i64] = -1
"""Values of `known_by`: the true state, and what a spectator knows; otherwise a seat."""
NOTHING: Final = vec[i64]()
ROOM: Final[i64] = 20


@mypyc_attr(allow_interpreted_subclasses=True)
class TableState(State):
    """A position with a stack of pending decisions; `to_act` is who must answer the top one."""

    def __init__(self, game: Game, seats: i64) -> None:
        super().__init__(game, seats)
        self.to_act: i64 = 0
        self.pending_count: i64 = 0
        self.pending_kind: i64 = 0
        self.pending_seat: i64 = 0
        self.arg0: i64 = 0
        self.arg1: i64 = 0
        self.arg2: i64 = 0
        self.below: vec[i64] = NOTHING
        self.known_by: i64 = EVERYTHING
        """Whose knowledge this is; what that seat does not know is unknown here."""

    def actor(self) -> i64:
        return self.to_act

    def is_known_by(self, viewer: i64) -> bool:
        """Tell whether this is already what a viewer knows; ValueError if it is another's."""
        if self.known_by != EVERYTHING and self.known_by != viewer:
            raise ValueError("what one seat knows does not say what another knows")
        return self.known_by == viewer

    def observation_schema(self) -> Schema | None:
        from coalface.core.observation import schema_of

        return schema_of(self)

    def _identity(self) -> tuple[object, ...]:
        return *super()._identity(), int(self.known_by)

    def __repr__(self) -> str:
        if self.known_by == EVERYTHING:
            return super().__repr__()
        viewer = "a spectator" if self.known_by == SPECTATOR else f"seat {self.known_by}"
        return f"<{self.game.id}, {self.seats} seats, what {viewer} knows>"

    def push_decision(self, kind: i64, seat: i64, arg0: i64, arg1: i64, arg2: i64) -> None:
        """Put a decision on the stack: it is answered before those below it."""
        if self.pending_count > 0:
            self._save_top()
        self.pending_count += 1
        self.pending_kind = kind
        self.pending_seat = seat
        self.arg0 = arg0
        self.arg1 = arg1
        self.arg2 = arg2

    def _save_top(self) -> None:
        """Move the top decision into the vector of those below."""
        at = (self.pending_count - 1) * WIDTH
        if len(self.below) <= at:
            self._make_room()
        below = self.below
        below[at] = self.pending_kind
        below[at + 1] = self.pending_seat
        below[at + 2] = self.arg0
        below[at + 3] = self.arg1
        below[at + 4] = self.arg2

    def _make_room(self) -> None:
        """Lengthen the vector of the decisions below by one."""
        below = vec[i64](capacity=len(self.below) + ROOM)
        for number in self.below:
            below = append(below, number)
        for _ in range(WIDTH):
            below = append(below, 0)
        self.below = below

    def pop_decision(self) -> None:
        """Take the top decision away: it is answered."""
        self.pending_count -= 1
        if self.pending_count == 0:
            self.pending_kind = 0
            self.pending_seat = 0
            self.arg0 = 0
            self.arg1 = 0
            self.arg2 = 0
            return
        at = (self.pending_count - 1) * WIDTH
        below = self.below
        self.pending_kind = below[at]
        self.pending_seat = below[at + 1]
        self.arg0 = below[at + 2]
        self.arg1 = below[at + 3]
        self.arg2 = below[at + 4]

    def seat_asked(self, kind: i64) -> i64:
        """Return the seat of the first decision of a kind that is pending, or -1 if none is."""
        below = self.below
        for depth in range(self.pending_count - 1):
            at = depth * WIDTH
            if below[at] == kind:
                return below[at + 1]
        return self.pending_seat if self.pending_kind == kind else -1

    def copy_decisions(self, other: "TableState") -> None:
        """Take over who must act and all pending decisions of another state."""
        self.to_act = other.to_act
        self.pending_count = other.pending_count
        self.pending_kind = other.pending_kind
        self.pending_seat = other.pending_seat
        self.arg0 = other.arg0
        self.arg1 = other.arg1
        self.arg2 = other.arg2
        below = other.pending_count - 1
        self.below = other.below[: below * WIDTH] if below > 0 else NOTHING
        self.known_by = other.known_by

    def decision_numbers(self) -> list[int]:
        """Return every pending decision, the top one last: kind, seat, arguments."""
        if self.pending_count == 0:
            return []
        numbers = [int(number) for number in self.below[: (self.pending_count - 1) * WIDTH]]
        top = [self.pending_kind, self.pending_seat, self.arg0, self.arg1, self.arg2]
        return numbers + [int(number) for number in top]
