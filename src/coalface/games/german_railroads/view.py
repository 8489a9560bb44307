"""What a seat of German Railroads sees on the table, and what it remembers."""

from dataclasses import dataclass

from coalface.core.view import View
from coalface.games.german_railroads.printed import Printed


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing that is asked: of whom, and two numbers that belong to its kind."""

    kind: str
    seat: int
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Space:
    """An action space where someone stands: its owner, or `emil`."""

    name: str
    owner: str
    workers: int
    coins: int
    black: int


@dataclass(frozen=True, slots=True)
class Lane:
    """A railroad as it stands: its reach, and what it would score if the round ended now."""

    reach: int
    track: int
    stars: int
    medal: int


@dataclass(frozen=True, slots=True)
class SpecialSpace:
    """A special space that counts or has been received, by railroad, branch and number."""

    railroad: int
    space: int
    branch: str | None
    status: str


@dataclass(frozen=True, slots=True)
class Player:
    """All that lies open before one player.

    `black_worker` is 0 if another has him or nobody, 1 at home, 2 placed. `claimed` and
    `lane_claimed` are the special spaces that have given their advantage, a bit each. `lanes`,
    `industry` and `specials` follow from the rest.
    """

    score: int
    points: dict[str, int]
    workers: int
    aside: int
    black_worker: int
    coins: int
    coal: int
    tracks: tuple[tuple[int, ...], ...]
    locomotives: tuple[str, ...]
    factories: tuple[str, ...]
    markers: tuple[int, ...]
    branch: str | None
    extensions: tuple[str | None, ...]
    doublers: int
    medal: int
    revaluation: int
    tokens: tuple[str, ...]
    unlocked: tuple[str, ...]
    claimed: int
    lane_claimed: int
    income: tuple[int, ...]
    income_used: tuple[int, ...]
    signals: int
    lanes: tuple[Lane, ...]
    industry: int
    specials: tuple[SpecialSpace, ...]
    on_bg1: tuple[int, int, int]
    dealt: int
    end_bonus: int
    end_bonus_cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Emil:
    """The solo opponent."""

    deck: int
    workers: int
    total: int
    passed: int
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """What anyone in this chair sees now; `open` are the spaces of this round. (RR-21, RR-84)"""

    board: str
    coal: bool
    new_parts: bool
    open: tuple[str, ...]
    public: int
    round: int
    rounds: int
    phase: str
    last: int
    passed: tuple[int, ...]
    order: tuple[int, ...]
    spaces: tuple[Space, ...]
    engineers: dict[str, str]
    locomotives: tuple[int, ...]
    factories: tuple[int, ...]
    doublers: int
    foundries: dict[str, str]
    foundry_pile: int
    foundries_used: tuple[str, ...]
    open_foundry: str | None
    boiler_used: int
    extensions: tuple[str, ...]
    income: tuple[int, ...]
    cards: tuple[str, ...]
    bonuses: tuple[str, ...]
    turquoise_with: int
    using: str | None
    repeated: tuple[str, ...]
    marker_left: int
    special_gone: int
    end_pile: int
    emil: Emil | None
    players: tuple[Player, ...]
    owed: dict[str, int]
    offered: dict[str, int]
    of_foundry: dict[str, int]
    asked: tuple[Asked, ...]
    printed: Printed


@dataclass(frozen=True, slots=True)
class Position:
    """Where an end bonus card lies, and how many looks of each seat have seen it there."""

    place: str
    seen: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """End bonus cards that lie at these positions, in an order that the seat does not know."""

    cards: tuple[str, ...]
    positions: tuple[Position, ...]


@dataclass(frozen=True, slots=True)
class Memory:
    """What a seat that forgets nothing knows of the end bonus cards. (RR-21, RR-72)"""

    end_bonus: tuple[Group, ...]


GermanRailroadsView = View[Table, Memory]
