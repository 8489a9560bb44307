"""A game as it is played at a table: lines of play, taking back, and a story for each audience.

No clock, no network, no store: a session can be rebuilt from its log at any time, and comes out the
same. The seats are numbered; an audience is a seat, or None for the spectators.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field

from coalface.core.contract import CHANCE, Event, Game, IllegalMove, State
from coalface.core.draws import SeededDraws
from coalface.core.fairness import RevokedDraw
from coalface.core.record import Record
from coalface.core.registry import all_specs
from coalface.core.view import AnyView
from coalface.server.table.turns import Turn, difference, ends_round, scored_so_far, turn_of

Audience = int | None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of play. `story_lengths` are those before it, the spectators' last.

    A `quiet` line is one that nobody but its actor can notice, as a sealed choice that may still
    be changed. Nothing that others are shown may depend on how many there are. A `sealed` line is
    a quiet one, or was made while others had to decide too.
    """

    actor: int
    move: int
    events: tuple[Event, ...]
    barrier: bool
    sealed: bool
    quiet: bool
    story_lengths: tuple[int, ...]
    turn: Turn
    points: tuple[int, ...]
    """What each seat gained by it, all in all."""
    scoring: tuple[int, ...] | None
    """What of that came from the end of a round; None: none ended."""
    ends_game: bool = False
    """The game is over with it: its scoring is that of the last round and of the game."""
    goes_on: bool = False
    """The gesture that made the actor's line before has made this one too."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A line of a story: a seat took back, and all lines after `back_to` are void.

    `others` are the seats whose later decisions fell with it.
    """

    seat: int
    back_to: int
    others: tuple[int, ...] = ()


StoryLine = Event | TakenBack


def deciders(lines: Sequence[Line], but: int) -> tuple[int, ...]:
    """Return the other seats that made some of these lines, in order."""
    return tuple(sorted({line.actor for line in lines} - {CHANCE, but}))


@dataclass
class GameSession:
    """One game under way. `seed` fixes its draws; the first `taken_over` lines are not its own."""

    game: Game
    names: tuple[str, ...]
    seed: str
    taken_over: int = 0
    lines: list[Line] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state: State = self.game.start(len(self.names))
        self.stories: list[list[StoryLine]] = [[] for _ in range(len(self.names) + 1)]
        self.decisions = [0] * len(self.names)
        self.undos = 0
        spec = all_specs().get(self.game.id)
        self._course = spec.course if spec else None
        self._scored = scored_so_far(self._course, self.state)
        self._draws = SeededDraws(self.seed)
        self._undone: list[RevokedDraw] = []

    def rename(self, names: tuple[str, ...]) -> None:
        """Let the seats have other names; nothing that was played depends on them."""
        self.names = names

    # Look

    def actors(self) -> list[int]:
        """Return everyone who must decide now; none when the game is over."""
        return self.state.actors()

    def over(self) -> bool:
        """Return whether the game is over."""
        return not self.state.actors()

    def view(self, audience: Audience) -> AnyView:
        """Return what this audience knows."""
        return self.state.view(audience)

    def place(self, audience: Audience) -> int:
        """Return the place of an audience among the stories: the spectators' is the last."""
        return len(self.names) if audience is None else audience

    def story(self, audience: Audience) -> list[StoryLine]:
        """Return every line that this audience was ever sent."""
        return self.stories[self.place(audience)]

    def decision(self, seat: int) -> int:
        """Return a number that changes whenever this seat decides, or anything is taken back."""
        return self.decisions[seat] + self.undos

    def progress(self, seat: int) -> str:
        """Return a text that changes with what this seat decides or learns, and nothing else."""
        return f"{self.decision(seat)}/{len(self.story(seat))}"

    def snapshot(self) -> "GameSession":
        """Return a copy to look through while the game goes on; it is not played on."""
        found = copy(self)
        found.lines, found.state = list(self.lines), self.state.clone()
        found.stories = [list(story) for story in self.stories]
        return found

    # Play

    def play(self, actor: int, move: int, goes_on: bool = False) -> Line:
        """Make a move; IllegalMove if the rules do not allow it, and nothing has changed."""
        actors = self.state.actors()
        own_draw = actor == CHANCE and len(self.lines) >= self.taken_over
        source = self.game.sources[self.state.source()] if own_draw else ""
        turn = turn_of(self._course, self.state, actors, actor, self.lines)
        before, events = self.state.scores(), list[Event]()
        self.state.apply(actor, move, events)
        if own_draw:
            self._draws.skip(source, 1)
        lengths = tuple(len(story) for story in self.stories)
        barrier = self.game.barrier(actor, events)
        quiet = self._is_quiet(actor, actors, self.state.actors(), events)
        sealed = quiet or len(actors) > 1
        points, scoring = difference(self.state.scores(), before), self._score_round(turn)
        line = Line(
            actor,
            move,
            tuple(events),
            barrier,
            sealed,
            quiet,
            lengths,
            turn,
            points,
            scoring,
            ends_game=not self.state.actors(),
            goes_on=goes_on,
        )
        self.lines.append(line)
        if actor != CHANCE:
            self.decisions[actor] += 1
        for place, story in enumerate(self.stories):
            audience = place if place < len(self.names) else None
            story.extend(event for event in events if event.seen(audience))
        return line

    def played(self) -> list[tuple[int, int]]:
        """Return the lines of play as actor and move."""
        return [(line.actor, line.move) for line in self.lines]

    def play_scripted(self, actor: int, move: int) -> Line:
        """Make a move that a lesson prescribes: it and its draws are not this game's own."""
        before = self.taken_over
        self.taken_over = len(self.lines) + 1
        try:
            return self.play(actor, move)
        except IllegalMove:
            self.taken_over = before
            raise

    def _score_round(self, turn: Turn) -> tuple[int, ...] | None:
        """Return what each seat gained by the end of a round, if one has just ended."""
        if not ends_round(self._course, turn, self.state):
            return None
        before, self._scored = self._scored, scored_so_far(self._course, self.state)
        return difference(self._scored, before)

    def play_with_draws(self, seat: int, move: int, goes_on: bool = False) -> list[Line]:
        """Make a move and the draws that follow it; IllegalMove if the rules do not allow it."""
        return [self.play(seat, move, goes_on), *self.draw_all()]

    def audiences_of(self, played: Sequence[Line]) -> list[Audience] | None:
        """Return who is sent these last lines; None: everyone.

        Of a sealed choice only those are sent anything who learn of it.
        """
        if not any(line.sealed for line in played):
            return None
        before = played[0].story_lengths
        places = [*range(len(self.names)), None]
        grown = [a for a, n in zip(places, before, strict=True) if len(self.story(a)) > n]
        return [*{*grown, *(line.actor for line in played if line.actor != CHANCE)}]

    def would_be_quiet(self, actor: int, move: int) -> bool:
        """Return whether nobody else would notice this legal move."""
        after, events = self.state.clone(), list[Event]()
        after.apply(actor, move, events)
        return self._is_quiet(actor, self.state.actors(), after.actors(), events)

    def _is_quiet(
        self, actor: int, before: list[int], after: list[int], events: list[Event]
    ) -> bool:
        """Return whether a sealed choice leaves all who must decide, and shows others nothing.

        The last who chooses is alone, but goes on where others have chosen in secret.
        """
        sealed = len(before) > 1 or bool(self.lines and self.lines[-1].sealed)
        if actor == CHANCE or not sealed or before != after:
            return False
        others = [audience for audience in (*range(len(self.names)), None) if audience != actor]
        return not any(event.seen(audience) for event in events for audience in others)

    def draw_all(self) -> list[Line]:
        """Let chance move until a seat is asked or the game is over."""
        drawn = []
        while self.state.actor() == CHANCE:
            drawn.append(self.play(CHANCE, self._draws.peek(self.state)))
        return drawn

    def take_back(self, seat: int, keep: int, state: State | None = None) -> None:
        """Go back to the first `keep` lines; stories keep their lines, and one that voids them.

        `state` is the position after them, if the caller has it already.
        """
        dropped = self.lines[keep:]
        state = self.state_after(keep) if state is None else state
        self._count_undone(keep, dropped, state.clone())
        others = deciders(dropped, but=seat)
        for place, story in enumerate(self.stories):
            story.append(TakenBack(seat, dropped[0].story_lengths[place], others))
        self.lines = self.lines[:keep]
        self.state = state
        self._scored = scored_so_far(self._course, state)
        self.undos += 1

    def _count_undone(self, keep: int, dropped: list[Line], state: State) -> None:
        """Remember draws that are taken back, by the line before which they now lie."""
        counts: dict[tuple[int, int], int] = {}
        for undone in self._undone:
            key = (min(undone.line, keep), undone.source)
            counts[key] = counts.get(key, 0) + undone.count
        for line in dropped:
            if line.actor == CHANCE:
                key = (keep, int(state.source()))
                counts[key] = counts.get(key, 0) + 1
            state.advance(line.actor, line.move)
        self._undone = [
            RevokedDraw(line, source, n) for (line, source), n in sorted(counts.items())
        ]

    # The line of play

    def state_after(self, number: int) -> State:
        """Return the position after the first `number` lines."""
        state = self.game.start(len(self.names))
        for line in self.lines[:number]:
            state.advance(line.actor, line.move)
        return state

    def states(self) -> Iterator[tuple[Line, State]]:
        """Yield every line with the state after it, which goes on."""
        state = self.game.start(len(self.names))
        for line in self.lines:
            state.advance(line.actor, line.move)
            yield line, state

    def undone(self) -> tuple[RevokedDraw, ...]:
        """Return the draws that were taken back."""
        return tuple(self._undone)

    def record(self, draws: str | None) -> Record:
        """Return the line of play as a record."""
        moves = [(line.actor, line.move) for line in self.lines]
        return Record(self.game, self.names, moves, draws)
