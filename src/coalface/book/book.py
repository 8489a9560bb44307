"""What a book is, read from the `book` folder of a game's package."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

from coalface.core.checks import unknown
from coalface.core.registry import GameSpec, game_spec

FOLDER: Final = "book"
FILE: Final = "book.toml"

Section = Literal["goal", "turn", "points", "end"]
Place = Literal["board", "mine"]


class BookError(ValueError):
    """A book that cannot be read; the message names the game and what is wrong."""


class SceneRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position: of a lesson where a step is read, or of a record after a line."""

    lesson: str = ""
    step: str = ""
    """The `say` of the step; the position is the one in which it is read."""
    record: str = ""
    """The name of a file in the folder, without its ending."""
    line: int = 0
    """0: the start, -1: the end."""
    seat: int = 0
    """Whose eyes these are."""


class Picture(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the drawing of a scene."""

    scene: str
    place: Place = "board"
    show: tuple[str, ...] = ()
    """What the picture is cut to, by the names that boards give things; nothing: all of it."""
    ring: tuple[str, ...] = ()
    """What is outlined."""
    wide: bool = False
    """It takes the whole width of a page, as pictures of a whole place do."""


class OverviewPart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step of the overview: its texts are `overview-<id>` with the attribute `text`."""

    id: str
    section: Section
    picture: Picture | None = None
    rules: tuple[str, ...] = ()
    taught: str = ""
    """The scene of the lesson that teaches these rules, where the picture is of another one."""


class Example(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A worked example: what happens between two scenes, and numbers that its text names."""

    id: str
    rule: str
    before: str
    after: str
    facts: Mapping[str, str]
    """By the name that the text uses, where the number is found: `gain scores 0`."""
    picture: Picture
    events: tuple[str, ...] = ()
    """Which kinds of events are listed; none: all."""


class BookFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of the file."""

    minutes: int = 3
    scenes: Mapping[str, SceneRow]
    overview: tuple[OverviewPart, ...]
    chapters: Mapping[str, Picture] = msgspec.field(default_factory=dict)
    """A picture for the head of a chapter of the rules."""
    examples: tuple[Example, ...] = ()


class Book:
    """The book of a game."""

    def __init__(self, spec: GameSpec, content: BookFile) -> None:
        self.spec = spec
        self.content = content

    def pictures(self) -> Iterator[Picture]:
        """Yield all pictures."""
        yield from (part.picture for part in self.content.overview if part.picture)
        yield from self.content.chapters.values()
        yield from (example.picture for example in self.content.examples)

    def scene(self, name: str) -> SceneRow:
        """Return a scene; ValueError lists those there are."""
        if name not in self.content.scenes:
            raise ValueError(unknown("scene", name[:40], sorted(self.content.scenes)))
        return self.content.scenes[name]


@cache
def book_of(game: str) -> Book | None:
    """Return the book of a game, None if it has none; BookError if it cannot be read."""
    spec = game_spec(game)
    file = files(spec.package) / FOLDER / FILE
    if not file.is_file():
        return None
    try:
        content = msgspec.convert(tomllib.loads(file.read_text("utf-8")), BookFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BookError(f"{FILE} of {spec.id}: {error}") from error
    book = Book(spec, content)
    named = [picture.scene for picture in book.pictures()]
    named += [name for one in content.examples for name in (one.before, one.after)]
    if missing := sorted({*named} - {*content.scenes}):
        raise BookError(f"{FILE} of {spec.id}: no scene {missing[0]!r}")
    return book
