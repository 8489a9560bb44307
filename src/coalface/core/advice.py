"""Why a move is proposed and how it leaves a seat, in words: from its preview and from a search."""

from collections.abc import Sequence
from typing import Final

from coalface.core.preview import Change, Preview, PreviewTable
from coalface.core.tables import Words

LATER: Final = "reason-later"
"""The key of the reason of a move whose worth nothing shows at once: what it is better than."""
NEXT: Final = "reason-next"
"""The same of a move that is proposed after the best one."""
ONLY: Final = Words("reason-only")
"""The same of a move that was compared with no other."""

FALLS: Final = "-"
"""Before the name of a number in a list of reasons: it is good if it falls."""

OUTLOOKS: Final = (
    (0.25, "outlook-lost"),
    (0.6, "outlook-behind"),
    (0.85, "outlook-less"),
    (1.18, "outlook-even"),
    (1.7, "outlook-more"),
    (4.0, "outlook-ahead"),
)
"""Words for the odds of winning, as a multiple of those of an even game, up to each bound."""
BEST: Final = "outlook-won"


def outlook(value: float, seats: int) -> Words:
    """Return words for a part of the victory, 0 to 1, among this number of seats."""
    if value >= 1:
        return Words(BEST)
    odds = value / (1 - value) * max(seats - 1, 1)
    return Words(next((key for bound, key in OUTLOOKS if odds <= bound), BEST))


def reason(table: PreviewTable, shown: Preview, other: Preview | None, seat: int) -> Words | None:
    """Return the first reason for a move, if there is one that the other move does not have."""
    found = reasons(table, shown.every, seat)
    known = reasons(table, other.every, seat) if other else []
    own = [words for words in found if words not in known]
    return next(iter((*own, *found)), None)


def compared(other: str | None, is_best: bool) -> Words:
    """Return the reason of a move whose worth nothing shows at once, by another move in words."""
    return Words(LATER if is_best else NEXT, (("other", "text", other),)) if other else ONLY


def reasons(table: PreviewTable, changes: Sequence[Change], seat: int) -> list[Words]:
    """Return all that speaks for a move at once, what counts most first.

    Of something that happens the reason names the things themselves, of a number how much it is.
    """
    found = []
    for name in table.reasons:
        tail, sign = name.removeprefix(FALLS), -1 if name.startswith(FALLS) else 1
        own = [c for c in changes if c.seat == seat and c.words.key == table.key(tail)]
        total = sign * sum(1 if change.amount is None else change.amount for change in own)
        if total > 0:
            args = own[0].words.args
            counted = any(arg == "count" for arg, _, _ in args)
            count = () if counted else (("count", "count", total),)
            found.append(Words(f"{table.prefix}-reason-{tail}", (*args, *count)))
    return found
