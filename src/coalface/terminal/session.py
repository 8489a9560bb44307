"""The table behind the terminal: it holds the State and gives out views, events and legal lists."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote, unquote

from coalface.core.contract import CHANCE, Event, Game
from coalface.core.draws import SeededDraws
from coalface.core.preview import Change, Comparison, changes_made
from coalface.core.random import Random
from coalface.core.record import Record
from coalface.core.registry import game_spec
from coalface.core.tables import Reason
from coalface.core.view import AnyView

SEED = "seed:"
"""How a record of the terminal says what its draws came from."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of play: who moved, what happened, and whether it can be taken back."""

    actor: int
    move: int
    events: tuple[Event, ...]
    barrier: bool


@dataclass(frozen=True, slots=True)
class Undo:
    """What became of taking back: the line taken back, or whose move or which sights forbid it."""

    taken: Line | None = None
    others: bool = False
    seen: tuple[Event, ...] = field(default=())


class Session:
    """One game at one terminal. Chance and bots draw from the seed, so that it can be resumed."""

    def __init__(self, record: Record, seed: str, humans: Iterable[int]) -> None:
        """Sit down at a game that has begun or not; RecordError if a line of it is illegal."""
        self.game: Game = record.game
        self.names = record.seats
        self._humans = frozenset(humans)
        self._seed = seed
        self._lines: list[Line] = []
        self._record = self._empty()
        self._state = self.game.start(len(self.names))
        self._draws = SeededDraws(seed)
        record.verify()
        for actor, move in record.lines:
            if actor == CHANCE:
                self._draws.count(self._state)
            self.play(actor, move)

    def _empty(self) -> Record:
        draws = SEED + quote(self._seed)
        return Record(self.game, self.names, draws=draws)

    # Look

    def __len__(self) -> int:
        return len(self._lines)

    def opening(self) -> int:
        """How many lines chance has drawn before the first decision."""
        seats = [number for number, line in enumerate(self._lines) if line.actor != CHANCE]
        return seats[0] if seats else len(self._lines)

    def actors(self) -> list[int]:
        """Everyone who must decide now; none when the game is over."""
        return self._state.actors()

    def view(self, seat: int | None) -> AnyView:
        """What this seat knows."""
        return self._state.view(seat)

    def legal(self, seat: int) -> list[int]:
        """What this seat may do now."""
        return self._state.legal(seat, retracting=True)

    def explain(self, seat: int, move: int) -> Reason | None:
        """Why this seat may not make this move now; None if it may."""
        return self.game.explain(self._state, seat, move)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What this seat has learned of, from a line on."""
        events = [event for line in self._lines[since:] for event in line.events]
        return [event for event in events if event.seen(seat)]

    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return self._state.scores()

    def breakdown(self, seat: int) -> dict[str, int]:
        """The points of a seat by where they came from."""
        return self._state.breakdown(seat)

    def standing(self) -> list[list[int]]:
        """The seats by place, best first."""
        return self._state.standing()

    # Play

    def play(self, actor: int, move: int) -> None:
        """Make a move; IllegalMove if the rules do not allow it."""
        events: list[Event] = []
        self._state.apply(actor, move, events)
        barrier = self.game.barrier(actor, events)
        self._lines.append(Line(actor, move, tuple(events), barrier))
        self._record.append(actor, move)

    def play_and_compare(self, seat: int, move: int) -> list[Change]:
        """Make a move of a seat; return what it has changed, as previews say it."""
        before = self.view(seat)
        self.play(seat, move)
        after, seen = self.view(seat), tuple(self.events_for(seat, len(self) - 1))
        compared = Comparison(self.game, seat, before, after, seen)
        return changes_made(game_spec(self.game.id).preview_table(before), compared)

    def draw(self) -> None:
        """Let chance move: the seed fixes the k-th draw from each pile."""
        self.play(CHANCE, self._draws.next(self._state))

    def rng(self, seat: int) -> Random:
        """The random numbers of a computer player for its next decision."""
        return Random(f"{self._seed}/seat {seat}/{len(self._lines)}")

    def undo(self, seat: int) -> Undo:
        """Go back to before the last decision of a seat, unless someone has learned something."""
        own = [number for number, line in enumerate(self._lines) if line.actor == seat]
        if not own:
            return Undo()
        undone = self._lines[own[-1] :]
        if any(line.actor in self._humans and line.actor != seat for line in undone):
            return Undo(others=True)
        if any(line.barrier for line in undone):
            rows = self.game.events
            events = [event for line in undone if line.barrier for event in line.events]
            return Undo(seen=tuple(event for event in events if rows[event.key].reveals))
        remaining = self._lines[: own[-1]]
        self._record = self._empty()
        for line in remaining:
            self._record.append(line.actor, line.move)
        self._state, self._lines = self._record.state(), remaining
        return Undo(taken=undone[0])

    def save(self, path: Path) -> None:
        """Write the record, whole or not at all; OSError if that cannot be."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._record.save(path)


def seed_of(record: Record) -> str | None:
    """The seed that a record of the terminal was drawn from; None if it does not tell."""
    draws = record.draws or ""
    return unquote(draws.removeprefix(SEED)) if draws.startswith(SEED) else None
