"""What browsers send to a table; see `protocol`."""

from typing import Annotated

from msgspec import Meta, Struct, field

from coalface.server.protocol import Id, Lang, Notation, Pick, Seat


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
    """Make a move. A second one under the same id is answered, not made.

    `goes_on`: the gesture that made the seat's decision before has made this one too.
    """

    id: Id
    seat: Seat
    move: Notation
    decision: Annotated[int, Meta(ge=0)] | None = None
    goes_on: bool = False


class Undo(Struct, tag="undo", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Go back to before this seat's last gesture, which made a decision, or several.

    Others may be asked.
    """

    id: Id
    seat: Seat


class Consent(Struct, tag="consent", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Answer a seat that asks to take back; whoever asked may withdraw by `agree: false`."""

    id: Id
    seat: Seat
    request: int
    agree: bool


class GoOn(Struct, tag="go-on", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """In a lesson: let the others play."""

    id: Id
    seat: Seat


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
    """Ask what a legal move would change; `then` are moves that are meant to follow on it."""

    id: Id
    seat: Seat
    move: Notation
    then: Annotated[list[Notation], Meta(max_length=4)] = field(default_factory=list)


class Hint(Struct, tag="hint", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask what the baron would do."""

    id: Id
    seat: Seat


class Ping(Struct, tag="ping", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Is anyone there? Also keeps the socket open."""

    id: Id


FromClient = (
    Hello | SetLang | SetText | Move | Undo | Consent | GoOn | Chat | AskWhy | Preview | Hint | Ping
)
