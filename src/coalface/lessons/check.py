"""Plays lessons through in the engine, and says what is wrong with them."""

from collections.abc import Iterator

from msgspec import Struct

from coalface.lessons.lesson import Lesson, Step, matches
from coalface.lessons.run import LessonRun, ScriptedGame, play_step
from coalface.text import FALLBACK, Text, languages

MAX_TRIED = 12
"""The most moves of a step that are tried beside the one that it shows."""


class Checked(Struct, frozen=True, kw_only=True):
    """How a lesson fared: `problems` say why it has not passed."""

    game: str
    lesson: str
    steps: int
    passed: bool
    problems: tuple[str, ...] = ()


def check_lesson(lesson: Lesson, all_languages: bool = True) -> Checked:
    """Play a lesson to its end, and read all that it says."""
    problems = (*_text_problems(lesson, all_languages), *_play_problems(lesson))
    return Checked(
        game=lesson.spec.id,
        lesson=lesson.id,
        steps=len(lesson.steps),
        passed=not problems,
        problems=problems,
    )


def _text_problems(lesson: Lesson, all_languages: bool) -> Iterator[str]:
    """Yield the texts that are missing or cannot be shown."""
    for lang in languages() if all_languages else (FALLBACK,):
        text = Text(lang)
        for key in lesson.texts():
            if not text.has(key, own=all_languages):
                yield f"{lang}: no text {key}"
                continue
            try:
                text.say(key)
            except ValueError as error:
                yield f"{lang}: {error}"


def _play_problems(lesson: Lesson) -> Iterator[str]:
    """Yield the steps that the rules do not allow, or that no move can end."""
    try:
        run = LessonRun(lesson, ScriptedGame(lesson))
    except ValueError as error:
        yield f"cannot be begun: {error}"
        return
    try:
        run.begin()
        while (step := run.step()) is not None:
            yield from (f"step {run.at()}: {problem}" for problem in _step_problems(run, step))
            play_step(run)
    except (KeyError, ValueError) as error:
        yield f"step {run.at()}: {error}"
        return
    if not run.table.state.actors():
        yield "the game is over at its end: nobody can play on"


def _step_problems(run: LessonRun, step: Step) -> Iterator[str]:
    """Yield what is wrong with a step before it is played."""
    if step.kind != "do":
        return
    state, learner = run.table.state, run.lesson.learner
    moves = run.table.game.moves
    legal = [str(moves[move]) for move in state.legal(learner, retracting=True)]
    for pattern in step.accept:
        if not any(matches(str(move), (pattern,)) for move in moves):
            yield f"no move is written like {pattern!r}"
    for answer in step.answers:
        answered = [move for move in legal if matches(move, answer.moves)]
        if all(step.passes(move) for move in answered):
            yield f"nothing is answered by {answer.say!r}"
    others = [move for move in legal if step.passes(move) and move != step.do]
    if not step.until:
        for move in others[:MAX_TRIED]:
            yield from _branch_problems(run, move)


def _branch_problems(run: LessonRun, move: str) -> Iterator[str]:
    """Yield what breaks when the learner makes another move that passes."""
    game = ScriptedGame(run.lesson)
    for actor, made in run.table.played():
        game.play_scripted(actor, made)
    branch = LessonRun(run.lesson, game)
    try:
        branch.do(game.game.moves.id(move))
        while not branch.is_over():
            play_step(branch)
    except (KeyError, ValueError) as error:
        yield f"after {move}: step {branch.at()}: {error}"
