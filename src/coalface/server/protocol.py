"""The protocol: every message between a browser and a table, and what they are made of.

docs/protocol.md explains them; these types are the truth. Anything that a person reads comes in
that person's language together with its key. A change that an old client cannot ignore
raises VERSION.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

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

    `args` are the arguments of the event by name. When `back_to` is set, every line after that
    number is void.
    """

    number: int
    key: str
    seat: int
    words: str
    args: dict[str, int] = field(default_factory=dict)
    back_to: int | None = None


class Choice(Struct, frozen=True, kw_only=True):
    """A legal move: its notation, what to point at in which order, and what it says."""

    move: str
    kind: str
    picks: tuple[str, ...]
    words: str
    retracts: bool = False


class Row(Struct, frozen=True, kw_only=True):
    """Points of every seat from one source."""

    source: str
    words: str
    points: list[int | None]
    """By seat; None: a secret."""


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

    `story` holds the lines after `since` up to `seq`. `decision` goes back with a move.
    """

    seat: int | None
    seq: int
    since: int
    story: list[LogEntry]
    line: int
    decision: int
    view: View
    actors: list[int]
    prompt: str
    legal: list[Choice]
    scores: list[int | None]
    """By seat; None: a secret, as cash is in Coal Country until the game is over."""
    sheet: list[Row]
    clock: Clock | None
    over: bool
    standing: list[list[int]] | None = None
    can_undo: bool = False
    text: list[Part] | None = None


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
    """A seat asks to take back; `waiting` have not answered. `learned` is what cannot be unseen."""

    request: int
    seat: int
    move: str
    words: str
    learned: list[str]
    waiting: list[int]


class UndoClosed(Struct, tag="undo-closed", frozen=True, kw_only=True):
    """The asking is over: taken back or not."""

    request: int
    done: bool


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


class Previewed(Struct, tag="preview", frozen=True, kw_only=True):
    """What would happen at once, as far as this seat can know: the log, and points by seat."""

    id: str
    move: str
    happens: list[str]
    points: list[int]


class Advice(Struct, frozen=True, kw_only=True):
    """A move with its share of the search and the worth it was found to have, 0 to 1."""

    move: str
    words: str
    share: float
    value: float


class Hinted(Struct, tag="hint", frozen=True, kw_only=True):
    """What the baron would do: the best moves first."""

    id: str
    seat: int
    moves: list[Advice]


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


# --- from the client ---


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """How far a client knows the story of a seat (null: of the spectators)."""

    seat: Seat | None
    seq: Annotated[int, Meta(ge=0)]


class Hello(Struct, tag="hello", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first message of a client; `seen` lets it resume.

    `printed_once`: send what never changes in a message of its own, and leave it out of positions.
    """

    version: int
    lang: Lang = "en"
    seen: Annotated[list[Seen], Meta(max_length=16)] = field(default_factory=list)
    text: bool = False
    printed_once: bool = False


class SetLang(Struct, tag="lang", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Go on in another language: positions are sent again."""

    lang: Lang


class SetText(Struct, tag="text", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Send positions in words too, or no longer."""

    on: bool


class Move(Struct, tag="move", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Make a move. A second one under the same id is answered, not made."""

    id: Id
    seat: Seat
    move: Notation
    decision: Annotated[int, Meta(ge=0)] | None = None


class Undo(Struct, tag="undo", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Go back to before this seat's last decision; others may be asked."""

    id: Id
    seat: Seat


class Consent(Struct, tag="consent", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Answer a seat that asks to take back; whoever asked may withdraw by `agree: false`."""

    id: Id
    seat: Seat
    request: int
    agree: bool


class Chat(Struct, tag="chat", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Say something to the other players, or as a spectator to the other spectators."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AskWhy(Struct, tag="why", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask whether and why: of a move, or of the things pointed at so far."""

    id: Id
    seat: Seat
    move: Notation | None = None
    picks: Annotated[list[Pick], Meta(max_length=8)] = field(default_factory=list)


class Preview(Struct, tag="preview", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask what a legal move would cost and gain."""

    id: Id
    seat: Seat
    move: Notation


class Hint(Struct, tag="hint", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask what the baron would do."""

    id: Id
    seat: Seat


class Ping(Struct, tag="ping", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Is anyone there? Also keeps the socket open."""

    id: Id


FromClient = (
    Hello | SetLang | SetText | Move | Undo | Consent | Chat | AskWhy | Preview | Hint | Ping
)
