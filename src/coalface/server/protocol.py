"""The protocol: every message from a table to a browser, and what they are made of.

`client_messages` has those that browsers send, `preview_messages` what would happen with a move.

docs/protocol.md explains them; these types are the truth. Anything that a person reads comes in
that person's language together with its key. A change that an old client cannot ignore
raises VERSION.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from coalface.core.course import ScoreUnit
from coalface.server.choices import Choice, Lesson, PickStep
from coalface.server.preview_messages import Hinted, Previewed
from coalface.server.table_settings import TableSettings

VERSION = 2

Seat = Annotated[int, Meta(ge=0, le=15)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""An id of the client's own for what it sends; the answer carries it."""
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Pick = Annotated[str, Meta(max_length=200)]
Lang = Literal["en", "nl", "de"]
Room = Literal["players", "spectators"]
Status = Literal["open", "playing", "over", "closed"]


# --- what both sides speak of ---


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat: whose it is, and who plays it now."""

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    present: bool = False
    vacant: bool = False
    holiday: int | None = None
    """Until when its clock rests, as its owner is on holiday."""


class Clock(Struct, frozen=True, kw_only=True):
    """Time as it stood at `now`: milliseconds left by seat, and the seats whose time runs."""

    now: int
    left: list[int]
    running: list[int]


class Fairness(Struct, frozen=True, kw_only=True):
    """What the draws were committed to; the secret is sent when the game is over."""

    commitment: str
    nonces: list[str]
    secret: str | None = None


class Table(Struct, frozen=True, kw_only=True):
    """A table as anyone who knows its link may see it."""

    id: str
    game: str
    title: str
    options: dict[str, bool | str | int]
    rules_version: int
    components: str
    status: Status
    settings: TableSettings
    host: str | None
    host_name: str
    seats: list[SeatInfo]
    actors: list[int]
    paused: bool
    spectators: int
    created: int
    touched: int
    fairness: Fairness
    rematch: str | None = None
    continued_from: str | None = None
    scores: list[int] | None = None
    standing: list[list[int]] | None = None
    score_unit: ScoreUnit = "points"


class You(Struct, frozen=True, kw_only=True):
    """Who the receiver is at this table; no seats: a spectator."""

    person: str
    name: str
    seats: list[int]
    host: bool
    muted: bool
    silenced: list[str]
    """The people who are muted here; sent to the host alone."""


class ChatMessage(Struct, frozen=True, kw_only=True):
    """A line of chat."""

    number: int
    room: Room
    person: str | None
    name: str
    text: str
    at: int


class LogEntry(Struct, frozen=True, kw_only=True):
    """A line of this audience's story: an event of the game, or a taking back.

    `args` are the arguments of the event by name, `turn` is the number of the turn in which it
    happened, `rule` the rule behind it. When `back_to` is set, every line after that number is
    void. `counted` says that another line tells it as a whole; lines of one kind in a row that have
    an `item` can be one line, with all their items in place of the first. One that `undoes` a key
    takes back the line before it of that key, seat and arguments: neither needs to be listed.
    """

    number: int
    key: str
    seat: int
    words: str
    args: dict[str, int] = field(default_factory=dict)
    back_to: int | None = None
    turn: int = 0
    rule: str | None = None
    counted: bool = False
    item: str = ""
    undoes: str = ""


class KindCount(Struct, frozen=True, kw_only=True):
    """How many events of a deed are of one kind, such as steps of one colour.

    `kind` is the value that these events have in the argument by which the game counts them;
    `places` are the words for where they led, if they lead anywhere.
    """

    kind: int
    count: int
    words: str
    places: str = ""


class Deed(Struct, frozen=True, kw_only=True):
    """Something worth naming that a seat did in its turn, and how often: an event by its key."""

    key: str
    count: int
    words: str
    described: bool = False
    """Whether the words of the turn say it already."""
    by_kind: list[KindCount] = field(default_factory=list)
    """The same by kind, where the game counts its kinds apart."""


class SeatDeeds(Struct, frozen=True, kw_only=True):
    """What one of those who chose at once has chosen, once that is open."""

    seat: int
    deeds: list[Deed]


class Turn(Struct, frozen=True, kw_only=True):
    """A turn as this audience knows it: whose, when, what it was, what it brought each seat.

    `seat` is -1 where all choose at once (`together`) and where only the table acts. `points` are
    those of the turn itself; `scoring` those of the end of a round that came with it, or null. If
    the turn `ends_game`, they are also those of the end of the game.
    """

    number: int
    seat: int
    together: bool
    round: int
    round_words: str
    words: str
    deeds: list[Deed]
    points: list[int | None]
    """By seat; None: a secret."""
    scoring: list[int | None] | None = None
    ends_game: bool = False
    by_seat: list[SeatDeeds] = field(default_factory=list)
    """Of a turn `together`: who chose what, as soon as everyone may know."""


class Row(Struct, frozen=True, kw_only=True):
    """Points of every seat from one source, or from a group of them, which are its `parts`."""

    source: str
    words: str
    points: list[int | None]
    """By seat; None: a secret."""
    parts: list["Row"] = field(default_factory=list)


class Remark(Struct, frozen=True, kw_only=True):
    """After a guided game: what went well, and one thing to try, empty where there is nothing."""

    well: str
    next: str


class Part(Struct, frozen=True, kw_only=True):
    """A part of the position in words: a heading, lines, and a table with its heading row."""

    heading: str
    lines: list[str]
    columns: list[str]
    rows: list[list[str]]


class View(Struct, frozen=True, kw_only=True):
    """What this audience knows; `GET /api/games/{game}/schema` types `table` and `memory`.

    `memory` is there only at tables with the memory aid. `table.printed`, which never changes, is
    left out for clients that asked to get it once.
    """

    seats: int
    seat: int | None
    actors: tuple[int, ...]
    table: Any
    memory: Any = None


# --- from the server ---


class Welcome(Struct, tag="welcome", frozen=True, kw_only=True):
    """The first message: the table, the receiver's place at it, the chat so far."""

    version: int
    table: Table
    you: You
    chat: list[ChatMessage]


class PrintedValues(Struct, tag="printed", frozen=True, kw_only=True):
    """What never changes in this game: `view.table.printed` of every position that follows.

    Sent once, before the first position, to a client whose `hello` asked for `printed_once`.
    """

    printed: Any


class Position(Struct, tag="position", frozen=True, kw_only=True):
    """A whole position for one audience: a seat, or null for spectators.

    `story` holds the lines after `since` up to `seq`, `turns` the turns that they belong to, as
    they stand now. `decision` goes back with a move.
    """

    seat: int | None
    seq: int
    since: int
    story: list[LogEntry]
    turns: list[Turn]
    line: int
    decision: int
    view: View
    actors: list[int]
    prompt: str
    prompt_parts: list[str]
    """The same in its parts: the question first, then what to bear in mind."""
    legal: list[Choice]
    steps: list[PickStep]
    """What is asked in the middle of a move, by what was pointed at last."""
    scores: list[int | None]
    """By seat; None: a secret, as cash is in Coal Country until the game is over."""
    sheet: list[Row]
    clock: Clock | None
    over: bool
    standing: list[list[int]] | None = None
    round: str = ""
    """The round among all of them, where their number is fixed: "Round 3 of 6"."""
    can_undo: bool = False
    text: list[Part] | None = None
    lesson: Lesson | None = None
    remark: Remark | None = None
    goal_values: dict[str, int] = field(default_factory=dict)
    """What this seat's secret goals would bring if the game ended now, by their names."""


class TableChanged(Struct, tag="table", frozen=True, kw_only=True):
    """Seats, presence, pause or status have changed."""

    table: Table
    you: You


class SeatsChanged(Struct, tag="seats", frozen=True, kw_only=True):
    """Someone came, went, or took a seat: the seats that have changed, and how many watch."""

    seats: list[SeatInfo]
    spectators: int


class Done(Struct, tag="done", frozen=True, kw_only=True):
    """What the client sent under this id is done, and written down."""

    id: str


class Refused(Struct, tag="refused", frozen=True, kw_only=True):
    """What the client sent is not done. `rule` is set where a rule of the game forbids it."""

    id: str
    key: str
    words: str
    rule: str | None = None
    sentence: str | None = None


class ChatLine(Struct, tag="chat", frozen=True, kw_only=True):
    """A line of chat was added."""

    message: ChatMessage


class UndoAsked(Struct, tag="undo-asked", frozen=True, kw_only=True):
    """A seat asks to take back; `waiting` have not answered. `learned` is what cannot be unseen.

    With it fall later moves of `others`.
    """

    request: int
    seat: int
    move: str
    words: str
    learned: list[str]
    waiting: list[int]
    others: list[int]


class UndoClosed(Struct, tag="undo-closed", frozen=True, kw_only=True):
    """The asking is over: taken back or not. `refused_by` is the seat that did not agree."""

    request: int
    done: bool
    refused_by: int | None = None


class Why(Struct, tag="why", frozen=True, kw_only=True):
    """Whether a move is possible now, what it does, and the rule that says so."""

    id: str
    move: str | None
    possible: bool
    about: str
    key: str | None = None
    words: str | None = None
    rule: str | None = None
    sentence: str | None = None


class Pong(Struct, tag="pong", frozen=True, kw_only=True):
    """The answer to a ping."""

    id: str
    now: int


class Close(Struct, tag="bye", frozen=True, kw_only=True):
    """The server closes this socket; `again` says whether to come back."""

    key: str
    words: str
    retry: bool = field(name="again")


FromServer = (
    Welcome
    | PrintedValues
    | Position
    | TableChanged
    | SeatsChanged
    | Done
    | Refused
    | ChatLine
    | UndoAsked
    | UndoClosed
    | Why
    | Previewed
    | Hinted
    | Pong
    | Close
)
