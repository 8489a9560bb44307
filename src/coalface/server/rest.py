"""The bodies of REST requests and answers, but for those that the socket shares."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from coalface.core.components import MAX_BYTES
from coalface.server.preview_messages import Delta
from coalface.server.protocol import Lang, SeatInfo, Status, Table, Turn
from coalface.server.table_settings import TableSettings

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}$")]
Provenance = Literal["rulebook", "public", "reconstructed", "ruling"]
Code = Annotated[str, Meta(min_length=8, max_length=64)]


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was refused: a key for programs, words for people."""

    key: str
    words: str
    detail: str = ""


# --- people ---


class Me(Struct, frozen=True, kw_only=True):
    """Who is asking. `webhooks` says whether this server calls any."""

    id: str
    name: str
    login: str | None
    lang: Lang
    vacation_until: int | None = None
    vacation_left: int = 0
    """Days that a new holiday may have this year."""
    vacation_a_year: int = 0
    webhook: str | None = None
    webhooks: bool = False


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Come in with a name; without one a guest is given one, to be changed at any time."""

    name: Name | None = None
    lang: Lang = "en"


class ChangeMe(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another name, language, holiday or webhook; what is left out stays, an empty one goes."""

    name: Name | None = None
    lang: Lang | None = None
    vacation_days: Annotated[int, Meta(ge=0, le=366)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Credentials(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An account's login and password."""

    login: Login
    password: Password


class ChangePassword(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The old password and a new one."""

    old: Password
    new: Password


class ResetPassword(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new password by a one-time code from the host."""

    login: Login
    code: Code
    password: Password


# --- games ---


class Value(Struct, frozen=True, kw_only=True):
    """A value that an option can take."""

    value: bool | str | int
    words: str
    seat_counts: list[int]
    """How many can play so; where that is not everyone, `refused` of the option says why."""


class OptionInfo(Struct, frozen=True, kw_only=True):
    """Something that can be chosen before a game."""

    name: str
    words: str
    about: str
    refused: str
    kind: Literal["switch", "choice", "count"]
    default: bool | str | int
    values: list[Value]
    house_rule: bool
    rule: str


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    id: str
    title: str
    tagline: str
    """What the game is about, in a sentence; empty if it does not say."""
    alone: str
    """Whom one person plays against, and for what; empty if that is no way to play it."""
    seat_counts: list[int]
    options: list[OptionInfo]
    rules_version: int
    components: str
    reconstructed: bool
    """Some printed values are not known for certain; `/sources` says which."""
    own_components: bool = False
    """New tables are made with a component file of the server's host."""
    lessons: bool = False
    """Whether it has lessons to learn it by."""
    overview: bool = False
    """It has an overview with pictures; `/book` has it."""


class BotInfo(Struct, frozen=True, kw_only=True):
    """A computer player: its level, in words. At a table it has a first name."""

    name: str
    words: str
    about: str
    games: list[str]
    """The games that it can play."""
    offered: bool
    """It is for people to choose; the others are for programs and the command line."""


class RulingInfo(Struct, frozen=True, kw_only=True):
    """A doubt that the rulebook leaves, and our reading; both in English."""

    doubt: str
    reading: str


class RuleInfo(Struct, frozen=True, kw_only=True):
    """A rule by its id, in our own words."""

    id: str
    chapter: str
    heading: str
    kind: str
    sentence: str
    sources: list[Provenance]
    """Who states the rule, the surest first; `ruling` if a part of it is our own reading."""
    options: list[str]
    """The options that choose another reading, in words."""
    rulings: list[RulingInfo]
    """How we read what the rulebook leaves open here."""


class SubjectInfo(Struct, frozen=True, kw_only=True):
    """A thing on a table of a game, explained: what it is called and what it does."""

    id: str
    name: str
    does: str
    rules: list[str]


class SourceInfo(Struct, frozen=True, kw_only=True):
    """Where the values of one table of a component set come from."""

    table: str
    provenance: Provenance
    note: str


class ComponentChange(Struct, frozen=True, kw_only=True):
    """A value that a component file has otherwise than the printed set; empty: it has none."""

    place: str
    before: str
    after: str


class ComponentCheck(Struct, frozen=True, kw_only=True):
    """What a check finds in a component file that can be played with."""

    base: str
    """The number of the set that it is compared with."""
    warnings: list[str]
    """What departs from our own reconstruction, though the rulebook allows it."""
    changes: list[ComponentChange]
    more: int
    """How many more values differ than are listed."""


# --- tables ---


class NewSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit there: me, anyone who comes, or a bot; a name tells my seats apart."""

    who: Literal["me", "anyone", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Make a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | str | int] = field(default_factory=dict)
    settings: TableSettings = field(default_factory=TableSettings)
    nonce: Nonce | None = None
    record: str | None = None
    line: Annotated[int, Meta(ge=0)] | None = None
    components: Annotated[str, Meta(max_length=MAX_BYTES)] | None = None
    """The text of a component file of one's own."""


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat that is free, the first if none is named; my part of the draws."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    nonce: Nonce | None = None


class Hand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Let a bot play a seat of mine; null: I play it again."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Switch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """On or off."""

    on: bool


class Mute(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Let a person's chat no longer be heard at this table, or again."""

    person: Annotated[str, Meta(max_length=40)]
    on: bool


class Remove(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat from whoever holds it; in a running game a bot goes on."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    settings: TableSettings
    host_name: str
    seats: list[SeatInfo]
    actors: list[int]
    my_turn: bool
    created: int
    touched: int
    lesson: str
    """The title of the lesson that it begins with; empty: none."""


class InvitedSeat(Struct, frozen=True, kw_only=True):
    """A seat of a table that someone is invited to: who has it, as far as a guest may know."""

    name: str
    bot: str | None
    vacant: bool


class ChosenOption(Struct, frozen=True, kw_only=True):
    """An option that is not as usual, in words; `chosen` are those of its value, if it has any."""

    words: str
    value: bool | str | int
    chosen: str


class Invitation(Struct, frozen=True, kw_only=True):
    """A table as its link shows it to someone who has not come in yet."""

    id: str
    game: str
    title: str
    tagline: str
    status: Status
    host_name: str
    seats: list[InvitedSeat]
    options: list[ChosenOption]
    settings: TableSettings
    own_components: bool


class Share(Struct, frozen=True, kw_only=True):
    """The link of a table for others, and its QR code: a path of dark squares, side by side."""

    link: str
    local: bool
    """Only this machine can follow the link."""
    size: int
    """The number of squares of a row, without the white border that readers need."""
    path: str


class Tables(Struct, frozen=True, kw_only=True):
    """My tables, and those that anyone may join or watch."""

    mine: list[Listed]
    open: list[Listed]


# --- records ---


class Stored(Struct, frozen=True, kw_only=True):
    """A record that was uploaded."""

    id: str
    game: str
    title: str
    seats: list[str]
    lines: int
    over: bool


class Step(Struct, frozen=True, kw_only=True):
    """A line of play: who moved, the move if it may be known, what happened, points by seat."""

    line: int
    actor: int
    move: str | None
    words: list[str]
    scores: list[int | None]
    rules: list[str | None]
    """Beside `words`: the rule behind each of them."""


class ReplayTurn(Struct, frozen=True, kw_only=True):
    """A turn, the first and last of its lines that this audience could notice, what it changed.

    `changes` are the numbers of a preview, at most four; none where no one seat took the turn.
    """

    turn: Turn
    first: int
    last: int
    changes: list[Delta] = field(default_factory=list)


class TurningPoint(Struct, frozen=True, kw_only=True):
    """A turn that decided a game that is over: a change of the lead, or a great gain."""

    turn: int
    line: int
    seat: int
    kind: Literal["lead", "gain"]
    words: str


class Replay(Struct, frozen=True, kw_only=True):
    """A whole game, line by line, as one audience saw it; each position is asked for by line."""

    game: str
    title: str
    names: list[str]
    seen_by: int | None
    open: bool
    table: Table | None
    steps: list[Step]
    turns: list[ReplayTurn]
    """They hold every step once, in order."""
    turning_points: list[TurningPoint]
    """None before the game is over."""
    printed: Any = None
    """What never changes in this game; `printed=false` leaves it out of the positions."""


class Verified(Struct, frozen=True, kw_only=True):
    """Whether every draw is the one that was committed to."""

    verified: bool
    draws: int
    problem: str | None = None
