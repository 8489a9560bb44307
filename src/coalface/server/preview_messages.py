"""What would happen with a move: previews, and the moves that a hint proposes."""

from typing import Literal

from msgspec import Struct

DeltaKind = Literal["number", "event", "chance", "hidden", "next"]
"""A number that changes, something that happens, a draw, a secret, what is asked next."""


class Delta(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row of a preview: whose, an icon, what changes, by how much, before and after.

    `label` names the number or says what happens; `line` says the whole row, for readers. Without
    a `seat` it is nobody's; without an `amount` it is no number. `about` names the things that
    change where the game's board shows them.
    """

    kind: DeltaKind
    icon: str
    label: str
    line: str
    seat: int | None = None
    amount: int | None = None
    before: int | None = None
    after: int | None = None
    about: tuple[str, ...] = ()


class Previewed(Struct, tag="preview", frozen=True, kw_only=True):
    """What would happen, as far as this seat can know: at most four rows, the most important first.

    `words` say the last of the moves that would be made, `more` are the other rows that are
    certain, for the board, `happens` tells the rest in words: further rows of the seat, and what
    a log would say of the others; `points` are by seat.
    """

    id: str
    move: str
    words: str
    deltas: list[Delta]
    more: list[Delta]
    happens: list[str]
    points: list[int]


class PlannedMove(Struct, frozen=True, kw_only=True):
    """A move that is meant to follow on another one: its notation, its words, what it names."""

    move: str
    words: str
    picks: list[str]


class Advice(Struct, frozen=True, kw_only=True):
    """A move, one reason for it, what it would change, and how it leaves the seat, in words.

    Where there is no choice yet, `words` propose the first choice that comes, and `after` are the
    moves that must be made before: `move` is the first of them.

    `then` are moves that are meant to follow on it, where only they show what it is for: `deltas`
    are then what all of them would change, and a client offers to make them all.

    `picks` are the things of the board that the proposed choice and the moves before it name.

    `share` is its part of the search and `value` the worth it was found to have, 0 to 1.
    """

    move: str
    words: str
    after: list[str]
    then: list[PlannedMove]
    picks: list[str]
    reason: str
    outlook: str | None
    deltas: list[Delta]
    share: float
    value: float


class Hinted(Struct, tag="hint", frozen=True, kw_only=True):
    """What the baron would do: the best moves first."""

    id: str
    seat: int
    moves: list[Advice]
