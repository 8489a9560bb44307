"""What lessons, the coach and the books of rules send and take over REST."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from coalface.server.protocol import Position


class LessonInfo(Struct, frozen=True, kw_only=True):
    """A lesson of a game; `words` is its title."""

    game: str
    title: str
    lesson: str
    words: str
    about: str
    minutes: int
    chapters: list[str]


class CoachTip(Struct, frozen=True, kw_only=True):
    """What a coach says where a legal move is written like one of these patterns."""

    moves: list[str]
    phase: str
    why: str


class PictureInfo(Struct, frozen=True, kw_only=True):
    """A part of the drawing of a scene: what it is cut to, and what is outlined, by names."""

    scene: str
    place: Literal["board", "mine"]
    show: list[str]
    ring: list[str]
    wide: bool


class OverviewStep(Struct, frozen=True, kw_only=True):
    """A step of the overview of a game."""

    id: str
    section: Literal["goal", "turn", "points", "end"]
    title: str
    text: str
    picture: PictureInfo | None
    rules: list[str]


class ExampleInfo(Struct, frozen=True, kw_only=True):
    """A worked example of a rule; `story` is what happens in it, as the log says it."""

    id: str
    rule: str
    title: str
    text: str
    story: list[str]
    picture: PictureInfo


class LessonPlace(Struct, frozen=True, kw_only=True):
    """A chapter of a lesson, counted from 0; `words` is its title."""

    lesson: str
    chapter: int
    words: str


class BookInfo(Struct, frozen=True, kw_only=True):
    """The book of a game: its overview, pictures by chapter of the rules, worked examples."""

    game: str
    title: str
    minutes: int
    """How long the overview takes to read; 0 where the game has no book."""
    overview: list[OverviewStep]
    chapters: dict[str, PictureInfo]
    examples: list[ExampleInfo]
    scenes: list[str]
    """All positions that can be pictured."""
    lessons: dict[str, LessonPlace]
    """By rule, the chapter of a lesson that teaches it."""
    has_lessons: bool


class SceneInfo(Struct, frozen=True, kw_only=True):
    """A position to picture, and who sits there."""

    position: Position
    names: list[str]


class NewLesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Begin a lesson with one of its chapters, counted from 0."""

    chapter: Annotated[int, Meta(ge=0, le=99)] = 0
