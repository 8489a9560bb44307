"""What a lesson is: chapters of steps, read from the `lessons` folder of a game's package."""

import tomllib
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

from coalface.core.checks import numbers_below, unknown
from coalface.core.contract import Game
from coalface.core.registry import GameSpec, game_spec, released_specs

SUFFIX: Final = ".toml"
COACH_FILE: Final = "coach.toml"
"""What is no lesson among the files: `coalface.lessons.coach` reads it."""

Kind = Literal["say", "do", "play"]


class LessonError(ValueError):
    """A lesson that cannot be read; the message names the file and what is wrong."""


class Answer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is shown to legal moves that do not pass."""

    moves: tuple[str, ...]
    """Patterns of notations, such as `place/money-*`."""
    say: str


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step: something is shown, the learner makes a move, or others play."""

    say: str = ""
    """The last part of the key of its text."""
    point: tuple[str, ...] = ()
    """What to point at: picks, or places of the board (`data-at`)."""
    do: str = ""
    """The move that the learner is to make."""
    accept: tuple[str, ...] = ()
    """Patterns of other moves that pass too."""
    until: str = ""
    """The step goes on until a move of this pattern was made."""
    path: tuple[str, ...] = ()
    """With `until`: moves that lead to its end, for who begins with a later chapter."""
    answers: tuple[Answer, ...] = ()
    play: tuple[str, ...] = ()
    """Lines of play as in a record, `1 place/bank`; those of chance may be left out."""
    draws: tuple[str, ...] = ()
    """What chance draws after the learner's move; the rest follows from the seed."""

    @property
    def kind(self) -> Kind:
        """What the step does."""
        if self.do:
            return "do"
        return "play" if self.play else "say"

    @property
    def is_silent(self) -> bool:
        """Whether it happens by itself, right after the step before it."""
        return self.kind == "play" and not self.say

    def moves(self) -> tuple[str, ...]:
        """Return moves of the learner that lead to its end."""
        return self.path or (self.do,)

    def passes(self, move: str) -> bool:
        """Return whether a move of the learner passes."""
        patterns = (self.do, *self.accept, *((self.until,) if self.until else ()))
        return matches(move, patterns)

    def ends(self, move: str) -> bool:
        """Return whether the step is over with a move that passes."""
        return not self.until or matches(move, (self.until,))


class Chapter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a lesson, which can be begun with."""

    id: str
    steps: tuple[Step, ...]


class LessonFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of a lesson's file."""

    number: int
    """Where it stands among the lessons of its game."""
    minutes: int
    chapters: tuple[Chapter, ...]
    seats: int = 2
    learner: int = 0
    opponents: tuple[str, ...] = ("Rosa",)
    """The names of the others, in the order of their seats."""
    seed: str = "1"
    """What fixes the draws that are not named."""
    deal: tuple[str, ...] = ()
    """The first draws of chance, before anyone decides."""
    options: dict[str, bool | str | int] = msgspec.field(default_factory=dict)
    rules: int | None = None
    """The rules version that it was written for; none: the newest."""


class Lesson:
    """A lesson of a game."""

    def __init__(self, spec: GameSpec, id: str, content: LessonFile) -> None:
        self.spec = spec
        self.id = id
        self.content = content
        self.steps: tuple[Step, ...] = tuple(s for c in content.chapters for s in c.steps)

    @property
    def learner(self) -> int:
        """The seat of the learner."""
        return self.content.learner

    @cache  # noqa: B019  lessons are never thrown away
    def game(self) -> Game:
        """Return the game that it is played in."""
        return self.spec.game(self.content.options, self.content.rules)

    def key(self, *parts: str) -> str:
        """Return the key of a text: `cb-lesson-first-welcome`."""
        return "-".join((self.spec.locale_prefix, "lesson", self.id, *parts))

    def chapter_key(self, chapter: Chapter) -> str:
        """Return the key of the title of a chapter."""
        return self.key("chapter", chapter.id)

    def names(self, learner: str) -> tuple[str, ...]:
        """Return the names of the seats."""
        others = iter(self.content.opponents)
        seats = range(self.content.seats)
        return tuple(learner if seat == self.learner else next(others) for seat in seats)

    def chapter_at(self, step: int) -> int:
        """Return the number of the chapter of a step; after the last step, of the last."""
        first = 0
        for number, chapter in enumerate(self.content.chapters):
            first += len(chapter.steps)
            if step < first:
                return number
        return len(self.content.chapters) - 1

    def first_step(self, chapter: int) -> int:
        """Return the number of the first step of a chapter."""
        return sum(len(found.steps) for found in self.content.chapters[:chapter])

    def step_saying(self, say: str) -> int:
        """Return the number of the step that says something; LessonError if none does."""
        found = (number for number, step in enumerate(self.steps) if step.say == say)
        number = next(found, None)
        if number is None or not say:
            raise LessonError(f"lesson {self.id} of {self.spec.id}: no step says {say!r}")
        return number

    def texts(self) -> Iterator[str]:
        """Yield the keys of all its texts."""
        yield self.key()
        yield self.key("about")
        yield from (self.chapter_key(chapter) for chapter in self.content.chapters)
        for step in self.steps:
            if step.say:
                yield self.key(step.say)
            yield from (self.key(answer.say) for answer in step.answers)


def matches(move: str, patterns: Sequence[str]) -> bool:
    """Return whether a move is written like one of these patterns."""
    return any(fnmatchcase(move, pattern) for pattern in patterns)


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; LessonError if one cannot be read."""
    spec = game_spec(game)
    folder = files(spec.package) / "lessons"
    if not folder.is_dir():
        return ()
    names = (file.name for file in folder.iterdir() if file.name != COACH_FILE)
    ids = [name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)]
    lessons = [read_lesson(spec, id, (folder / f"{id}{SUFFIX}").read_text("utf-8")) for id in ids]
    return tuple(sorted(lessons, key=lambda lesson: lesson.content.number))


def find_lesson(game: str, id: str) -> Lesson:
    """Return a lesson; ValueError lists those there are."""
    lessons = {lesson.id: lesson for lesson in lessons_of(game)}
    if id not in lessons:
        raise ValueError(unknown("lesson", id[:40], sorted(lessons)))
    return lessons[id]


def all_lessons() -> list[Lesson]:
    """Return the lessons of all games that can be played."""
    return [lesson for game in sorted(released_specs()) for lesson in lessons_of(game)]


def read_lesson(spec: GameSpec, id: str, text: str) -> Lesson:
    """Return a lesson from the text of its file; LessonError says what is wrong with it."""
    try:
        content = msgspec.convert(tomllib.loads(text), LessonFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"lesson {id} of {spec.id}: {error}") from error
    for problem in _problems(content):
        raise LessonError(f"lesson {id} of {spec.id}: {problem}")
    return Lesson(spec, id, content)


def _problems(content: LessonFile) -> Iterator[str]:
    """Yield what is wrong with a lesson before a move of it is made."""
    if not 0 <= content.learner < content.seats:
        yield f"learner {content.learner} out of range {numbers_below(content.seats)}"
    if len(content.opponents) != content.seats - 1:
        yield f"expected {content.seats - 1} opponents, got {len(content.opponents)}"
    before = "play"
    for number, step in enumerate(step for chapter in content.chapters for step in chapter.steps):
        if step.is_silent and before == "say":
            yield f"step {number}: a play step after a say step needs `say`"
        if step.kind != "play" and not step.say:
            yield f"step {number} says nothing"
        before = step.kind
