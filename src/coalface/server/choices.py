"""What can be chosen in a position, and what a lesson asks for."""

from typing import Literal

from msgspec import Struct

LessonWaits = Literal["move", "go-on", "nothing"]


class Choice(Struct, frozen=True, kw_only=True):
    """A legal move: its notation, what to point at in which order, and what it says."""

    move: str
    kind: str
    picks: tuple[str, ...]
    words: str
    retracts: bool = False
    shortcut: bool = False
    """The last pick alone also means this move, where no move begins with it."""
    ends: bool = False
    """It passes, stops or does without."""
    loses: str = ""
    """What it gives up now; a client asks again before it sends such a move."""
    small: bool = False
    """One small step of an action that goes on: one gesture makes it where others take two."""


class PickStep(Struct, frozen=True, kw_only=True):
    """What to point at next after a pick that completes no move; `name` is for buttons."""

    pick: str
    prompt: str
    name: str = ""


class LessonCard(Struct, frozen=True, kw_only=True):
    """Something that a lesson says, and what it points at: picks, or places of the board."""

    words: str
    point: list[str]


class Lesson(Struct, frozen=True, kw_only=True):
    """Where a lesson stands: what to read now, and what it waits for.

    It waits for a move, for `go-on`, or for nothing more: the game is played on.
    """

    lesson: str
    title: str
    chapter: int
    chapters: list[str]
    step: int
    steps: int
    cards: list[LessonCard]
    """To be read one after the other; the last one says what is waited for."""
    waits: LessonWaits
    shows: Choice | None = None
    """The move that it asks for."""
