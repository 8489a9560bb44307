"""The coach of a game: the phase in words, and what people do there and why.

`lessons/coach.toml` of a game's package has a list of tips, each by patterns of moves: the first
whose patterns match a legal move is the one to say.
"""

import tomllib
from collections.abc import Collection
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from coalface.core.registry import GameSpec, game_spec
from coalface.lessons.lesson import COACH_FILE, LessonError, matches


class Tip(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What to say where one of these moves is possible."""

    moves: tuple[str, ...]
    say: str


class CoachFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of the file."""

    tips: tuple[Tip, ...]


class Coach:
    """The tips of a game."""

    def __init__(self, spec: GameSpec, tips: tuple[Tip, ...]) -> None:
        self.spec = spec
        self.tips = tips

    def phase_key(self, tip: Tip) -> str:
        """Return the key of the phase in words: `cb-coach-draft`."""
        return f"{self.spec.locale_prefix}-coach-{tip.say}"

    def why_key(self, tip: Tip) -> str:
        """Return the key of what people do there, and why."""
        return f"{self.phase_key(tip)}-why"

    def tip_for(self, legal: Collection[str]) -> Tip | None:
        """Return the first tip that matches a legal move."""
        fitting = (tip for tip in self.tips if any(matches(move, tip.moves) for move in legal))
        return next(fitting, None)


@cache
def coach_of(game: str) -> Coach:
    """Return the coach of a game, who knows nothing where it has no file."""
    spec = game_spec(game)
    file = files(spec.package) / "lessons" / COACH_FILE
    if not file.is_file():
        return Coach(spec, ())
    try:
        content = msgspec.convert(tomllib.loads(file.read_text("utf-8")), CoachFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{COACH_FILE} of {spec.id}: {error}") from error
    return Coach(spec, content.tips)
