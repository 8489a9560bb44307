"""The course of a game as people read it: rounds, turns, what is worth naming, sources of points.

A game declares its course once, in its `GameSpec`; nothing of it changes the rules. All answers
follow from what everyone at the table sees, so that they can be sent to anyone.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from coalface.core.contract import State
from coalface.core.tables import ArgKind

ScoreUnit = Literal["points", "dollars"]
"""What a score is counted in."""


def score_key(key: str, unit: ScoreUnit) -> str:
    """Return the key of a message about a score in this unit: `winner`, `winner-dollars`."""
    return key if unit == "points" else f"{key}-{unit}"


@dataclass(frozen=True)
class SourceGroup:
    """Sources of points that are shown as one: its name, and the names of a breakdown."""

    name: str
    sources: tuple[str, ...] = ()

    def members(self) -> tuple[str, ...]:
        """Return the sources in the order in which they are listed; a group may be its only one."""
        return self.sources or (self.name,)


def no_stage(state: State) -> int:
    """Return the stage of a game whose rounds have no parts."""
    return 0


def never(state: State) -> bool:
    """Tell that no decision begins a turn by itself, or that no draw stands apart."""
    return False


def always(state: State) -> bool:
    """Tell that every draw stands apart."""
    return True


@dataclass(frozen=True)
class Course:
    """How a game is divided for those who read its log.

    A turn is what one seat does in one stage of a round until another seat is asked. Where one seat
    can have several turns in a row, `asks_turn` tells that a turn is asked for, and `spent_by`
    names the events after which that is the next one; without them any line of the turn spends it.
    A draw belongs to the turn that it follows, unless `draws_apart` says otherwise: then it is the
    table's own, as are the turns of an opponent who is no seat. `spent_by` ends those too.
    """

    round: Callable[[State], int]
    groups: tuple[SourceGroup, ...]
    """The sources of points in the order of play: about eight, some of which have parts."""
    rounds: Callable[[State], int] | None = None
    """How many rounds the game has; None: that is not fixed."""
    stage: Callable[[State], int] = no_stage
    asks_turn: Callable[[State], bool] = never
    spent_by: tuple[str, ...] = ()
    draws_apart: Callable[[State], bool] = never
    """Whether the draw that follows is the table's own, and no part of the turn before it."""
    scored: tuple[str, ...] = ()
    """Sources that bring points at the end of a round or of the game, and at no other time."""
    headlines: tuple[str, ...] = ()
    """Keys of events that say best what a turn was; otherwise the first of its seat does."""
    described: tuple[str, ...] = ()
    """Keys of events that follow the headline in its sentence: what a turn brought, and where.

    Their messages have a form for that, `.more`; any may have a short one to begin with, `.head`.
    """
    together: tuple[str, ...] = ()
    """Keys of events that say what each did where all choose at once; they are open to everyone."""
    deeds: tuple[str, ...] = ()
    """Keys of events that are worth naming in one line about a turn, the most important first."""
    is_score_spent: bool = False
    """Points are money that is spent: who leads shows at the end of a round, not after a turn."""
    counted_by: tuple[tuple[str, str], ...] = ()
    """Keys of deeds whose events are counted apart by the values of an argument, and which."""
    counted_as: tuple[tuple[str, tuple[ArgKind, Callable[[int], int]]], ...] = ()
    """What they are counted by where that is not the value itself: its kind, and its number."""
    opened: tuple[str, ...] = ()
    """Keys of deeds that open what each seat has chosen, where all choose at once."""
    reached: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Keys of deeds whose events are named by where they led, with the arguments for that: the way,
    or the thing, and the place; of each way, or thing, the last. Where kinds are counted apart, the
    places stand beside each kind, and otherwise in place of the number."""

    def kind_of(self, key: str, value: int) -> int:
        """Return by which number a deed is counted whose argument has this value."""
        counted = dict(self.counted_as).get(key)
        return value if counted is None else counted[1](value)


def deed_key(event: str) -> str:
    """Return the key of words for some events of a kind: `cb-deed-order-delivered`."""
    prefix, _, rest = event.partition(".")
    return f"{prefix}-deed-{rest.replace('.', '-')}"


def deed_kind_key(event: str, arg: str) -> str:
    """Return the key of words for some events of a kind that agree in an argument."""
    return f"{deed_key(event)}-{arg}"


def deed_place_key(event: str) -> str:
    """Return the key of words for the place that some events of a kind have led to."""
    return f"{deed_key(event)}-place"


def round_key(prefix: str) -> str:
    """Return the key of the name of a round, by the prefix of a game's messages."""
    return f"{prefix}-round"


def round_of_key(prefix: str) -> str:
    """Return the key of a round among all of them: `cc-round-of`, "round 3 of 6"."""
    return f"{round_key(prefix)}-of"


def group_key(prefix: str, group: str) -> str:
    """Return the key of the name of a group of sources."""
    return f"{prefix}-sources-{group}"
