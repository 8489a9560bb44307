"""The settings of a table: chosen when it is made, stored with it, and part of what is sent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class TimeControl(Struct, frozen=True, kw_only=True):
    """How long a seat may think: a bank of seconds, and an increment for every decision."""

    bank: Annotated[int, Meta(ge=5, le=90 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class TableSettings(Struct, frozen=True, kw_only=True):
    """What was settled when the table was made."""

    visibility: Literal["open", "link"] = "link"
    pace: Literal["live", "correspondence"] = "live"
    time: TimeControl | None = None
    undo: Literal["consent", "none"] = "consent"
    hints: bool = False
    memory_aid: bool = False
    spectators: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    stand_in: Annotated[str, Meta(max_length=40)] = "foreman"
    guided: bool = False
    """A first game: a coach names each phase, and the end says what went well."""
    lesson: Annotated[str, Meta(max_length=40)] = ""
    """The lesson that the game begins with; only the server sets it."""
