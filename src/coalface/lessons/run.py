"""Plays a lesson: where a line of play stands in it, and what happens there by itself."""

from collections.abc import Sequence
from typing import Protocol

from coalface.core.contract import CHANCE, Game, State
from coalface.core.random import Random
from coalface.core.record_text import CHANCE_MARK
from coalface.lessons.lesson import Lesson, LessonError, Step, matches

Lines = Sequence[tuple[int, int]]
"""Lines of play: actor and move."""


class Playable(Protocol):
    """A game in which a lesson makes moves."""

    @property
    def game(self) -> Game:
        """The game."""

    @property
    def state(self) -> State:
        """The position now."""

    def played(self) -> Lines:
        """Return the lines of play so far."""

    def play_scripted(self, actor: int, move: int) -> object:
        """Make a move that the lesson prescribes; IllegalMove if the rules do not allow it."""


class ScriptedGame:
    """A game that nobody plays but the lesson: for tests, and for chapters to begin with."""

    def __init__(self, lesson: Lesson) -> None:
        self.game = lesson.game()
        self.state: State = self.game.start(lesson.content.seats)
        self.lines: list[tuple[int, int]] = []

    def played(self) -> Lines:
        """Return the lines of play so far."""
        return self.lines

    def play_scripted(self, actor: int, move: int) -> None:
        """Make a move; IllegalMove if the rules do not allow it."""
        self.state.apply(actor, move)
        self.lines.append((actor, move))


class LessonRun:
    """A lesson in one game. What has been played says where it stands: it stores nothing."""

    def __init__(self, lesson: Lesson, table: Playable) -> None:
        self.lesson = lesson
        self.table = table
        self._moves = table.game.moves

    def at(self) -> int:
        """Return the number of the step that waits for a move; after the last the number of all."""
        decisions = [str(self._moves[m]) for actor, m in self.table.played() if actor != CHANCE]
        used = 0
        for number, step in enumerate(self.lesson.steps):
            if step.kind == "say":
                continue
            needed = _lines_used(step, decisions[used:])
            if needed is None:
                return number
            used += needed
        return len(self.lesson.steps)

    def step(self) -> Step | None:
        """Return the step that waits for a move; None after the last."""
        at = self.at()
        return self.lesson.steps[at] if at < len(self.lesson.steps) else None

    def is_over(self) -> bool:
        """Return whether nothing is prescribed any more."""
        return self.step() is None

    def cards(self) -> list[Step]:
        """Return the steps to read now: those since the last move, with the one that waits."""
        at, steps = self.at(), self.lesson.steps
        first = at
        while first > 0 and steps[first - 1].kind == "say":
            first -= 1
        return list(steps[first : at + 1])

    def answer_to(self, move: str) -> str | None:
        """Return the key of what is shown to a legal move; None if it passes."""
        step = self.step()
        if step is None or (step.kind == "do" and step.passes(move)):
            return None
        found = (answer.say for answer in step.answers if matches(move, answer.moves))
        say = next(found, None)
        return "refused-lesson-other" if say is None else self.lesson.key(say)

    def begin(self) -> None:
        """Play what comes before the learner's first move."""
        self._draw(self.lesson.content.deal if not self.table.played() else ())
        self._play_silent()

    def do(self, move: int) -> None:
        """Make a move of the learner, which passes, and what follows it by itself."""
        step = self.step()
        assert step is not None
        self.table.play_scripted(self.lesson.learner, move)
        self._draw(step.draws)
        self._play_silent()

    def resume(self) -> bool:
        """Play the lines of a step that others play; return whether there was one."""
        step = self.step()
        if step is None or step.kind != "play":
            return False
        self._play(step)
        self._play_silent()
        return True

    def _play_silent(self) -> None:
        while (step := self.step()) is not None and step.is_silent:
            self._play(step)

    def _play(self, step: Step) -> None:
        for line in step.play:
            actor, move = line.split(maxsplit=1)
            if actor == CHANCE_MARK:
                self.table.play_scripted(CHANCE, self._moves.id(move))
                continue
            self._draw(())
            self.table.play_scripted(int(actor), self._moves.id(move))
        self._draw(())

    def _draw(self, named: Sequence[str]) -> None:
        """Let chance move as long as it must: first what is named, then by the seed."""
        left = list(named)
        while self.table.state.actor() == CHANCE:
            move = self._moves.id(left.pop(0)) if left else self._drawn()
            self.table.play_scripted(CHANCE, move)

    def _drawn(self) -> int:
        """Return a draw by the seed: the k-th of its kind is the same whatever was done between."""
        state, moves = self.table.state, self._moves
        kind = moves[state.legal(CHANCE)[0]].kind
        made = sum(a == CHANCE and moves[m].kind == kind for a, m in self.table.played())
        return int(state.draw(Random(f"{self.lesson.content.seed}/{kind}/{made}")))


def _lines_used(step: Step, decisions: Sequence[str]) -> int | None:
    """Return how many of these decisions belong to a step; None if it is not done with them."""
    if step.kind == "play":
        needed = sum(not line.startswith(CHANCE_MARK) for line in step.play)
        return needed if needed <= len(decisions) else None
    for number, move in enumerate(decisions, 1):
        if step.ends(move):
            return number
    return None


def play_step(run: LessonRun) -> None:
    """Play the step that waits, as the lesson shows it; LessonError if that does not end it."""
    step, at = run.step(), run.at()
    assert step is not None
    if step.kind == "play":
        run.resume()
    else:
        for move in step.moves():
            run.do(_possible(run, step, run.table.game.moves.id(move)))
    if run.at() <= at:
        raise LessonError("its moves do not end it")


def _possible(run: LessonRun, step: Step, shown: int) -> int:
    """Return the move that a step shows, or another that passes where the learner chose freely."""
    legal = run.table.state.legal(run.lesson.learner)
    moves = run.table.game.moves
    passing = (move for move in legal if step.passes(str(moves[move])))
    return shown if shown in legal else next(passing, shown)


def lines_before(lesson: Lesson, step: int) -> Lines:
    """Return the lines of play that lead to a step, by its number."""
    game = ScriptedGame(lesson)
    run = LessonRun(lesson, game)
    run.begin()
    while run.at() < step:
        play_step(run)
    return game.lines
