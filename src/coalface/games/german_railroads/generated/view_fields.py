"""The part of a view that shows fields as they are.

Made by coalface.generate from `state.py`; do not edit.
"""

import msgspec

from coalface.core.fields import chosen, declaration, unpacked
from coalface.games.german_railroads.state import GermanRailroadsState, Player

STATE = "coalface.games.german_railroads.state"


class PlayerFields(msgspec.Struct, frozen=True):
    """What a view shows of a Player as it is."""

    score: int
    workers: int
    """Workers at home, turquoise ones included."""
    aside: int
    black_worker: int
    """0: another has him or nobody, 1: at home, 2: placed."""
    coins: int
    coal: int
    branch: str | None
    extensions: tuple[str | None, ...]
    doublers: int
    medal: int
    revaluation: int
    tokens: tuple[str, ...]
    """The `?` tokens that are left."""
    unlocked: tuple[str, ...]
    claimed: int
    """A bit for each special space that has given its advantage: printed ones, then cells."""
    lane_claimed: int
    """The same for places of the industry track."""
    income: tuple[int, ...]
    income_used: tuple[int, ...]
    signals: int
    dealt: int
    """The first place in the turn order."""


PLAYER = declaration(STATE, "Player")
PLAYER_BRANCH = PLAYER.names("branch")
PLAYER_EXTENSIONS = PLAYER.names("extensions")
PLAYER_TOKENS = PLAYER.names("tokens")
PLAYER_UNLOCKED = PLAYER.names("unlocked")


def player_fields(
    record: Player,
) -> tuple[
    int,
    int,
    int,
    int,
    int,
    int,
    str | None,
    tuple[str | None, ...],
    int,
    int,
    int,
    tuple[str, ...],
    tuple[str, ...],
    int,
    int,
    tuple[int, ...],
    tuple[int, ...],
    int,
    int,
]:
    """Return the values of PlayerFields, in order."""
    return (
        record.score,
        record.workers,
        record.aside,
        record.black_worker,
        record.coins,
        record.coal,
        PLAYER_BRANCH[record.branch - 1] if record.branch else None,
        tuple(PLAYER_EXTENSIONS[each - 1] if each else None for each in record.extensions),
        record.doublers,
        record.medal,
        record.revaluation,
        chosen(PLAYER_TOKENS, record.tokens),
        chosen(PLAYER_UNLOCKED, record.unlocked),
        record.claimed,
        record.lane_claimed,
        unpacked(record.income, 5),
        unpacked(record.income_used, 5),
        record.signals,
        record.dealt,
    )


class GermanRailroadsStateFields(msgspec.Struct, frozen=True):
    """What a view shows of a GermanRailroadsState as it is."""

    round: int
    phase: str
    last: int
    """Place in the order of who acted last; alone, 1 after Emil."""
    order: tuple[int, ...]
    """The seats in the order of this round; -1 where it is not dealt yet."""
    locomotives: tuple[int, ...]
    """Locomotives in the supply, by number."""
    factories: tuple[int, ...]
    """Factories in the supply, by number."""
    doublers: int
    foundry_pile: int
    foundries_used: tuple[str, ...]
    open_foundry: str | None
    boiler_used: int
    """Who used the boilerman space, plus 1."""
    extensions: tuple[str, ...]
    income: tuple[int, ...]
    cards: tuple[str, ...]
    """The `?` cards that are left."""
    bonuses: tuple[str, ...]
    """The start bonus cards that are left."""
    turquoise_with: int
    """Who has the turquoise workers, plus 1."""
    using: str | None
    repeated: tuple[str, ...]
    """Spaces that were repeated in this turn."""
    marker_left: int
    special_gone: int


GERMAN_RAILROADS_STATE = declaration(STATE, "GermanRailroadsState")
GERMAN_RAILROADS_STATE_PHASE = GERMAN_RAILROADS_STATE.names("phase")
GERMAN_RAILROADS_STATE_FOUNDRIES_USED = GERMAN_RAILROADS_STATE.names("foundries_used")
GERMAN_RAILROADS_STATE_OPEN_FOUNDRY = GERMAN_RAILROADS_STATE.names("open_foundry")
GERMAN_RAILROADS_STATE_EXTENSIONS = GERMAN_RAILROADS_STATE.names("extensions")
GERMAN_RAILROADS_STATE_CARDS = GERMAN_RAILROADS_STATE.names("cards")
GERMAN_RAILROADS_STATE_BONUSES = GERMAN_RAILROADS_STATE.names("bonuses")
GERMAN_RAILROADS_STATE_USING = GERMAN_RAILROADS_STATE.names("using")
GERMAN_RAILROADS_STATE_REPEATED = GERMAN_RAILROADS_STATE.names("repeated")


def german_railroads_state_fields(
    known: GermanRailroadsState,
) -> tuple[
    int,
    str,
    int,
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    int,
    int,
    tuple[str, ...],
    str | None,
    int,
    tuple[str, ...],
    tuple[int, ...],
    tuple[str, ...],
    tuple[str, ...],
    int,
    str | None,
    tuple[str, ...],
    int,
    int,
]:
    """Return the values of GermanRailroadsStateFields, in order."""
    return (
        known.round,
        GERMAN_RAILROADS_STATE_PHASE[known.phase],
        known.last,
        tuple(each for each in known.order),
        tuple(each for each in known.locomotives),
        tuple(each for each in known.factories),
        known.doublers,
        known.foundry_pile,
        chosen(GERMAN_RAILROADS_STATE_FOUNDRIES_USED, known.foundries_used),
        GERMAN_RAILROADS_STATE_OPEN_FOUNDRY[known.open_foundry - 1] if known.open_foundry else None,
        known.boiler_used,
        chosen(GERMAN_RAILROADS_STATE_EXTENSIONS, known.extensions),
        unpacked(known.income, 5),
        chosen(GERMAN_RAILROADS_STATE_CARDS, known.cards),
        chosen(GERMAN_RAILROADS_STATE_BONUSES, known.bonuses),
        known.turquoise_with,
        GERMAN_RAILROADS_STATE_USING[known.using - 1] if known.using else None,
        chosen(GERMAN_RAILROADS_STATE_REPEATED, known.repeated),
        known.marker_left,
        known.special_gone,
    )
