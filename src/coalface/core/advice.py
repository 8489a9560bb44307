"""Why a move is proposed and how it leaves a seat, in words: from its preview and from a search."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from coalface.core.catalogue import Move
from coalface.core.preview import Change, Preview, PreviewTable
from coalface.core.tables import Words

LATER: Final = "reason-later"
"""The key of the reason of the best move where nothing shows its worth: what it is better than."""
UNLIKE: Final = "reason-unlike"
"""The key of a reason that is what happens with a move, and not with another."""
RATED: Final = "reason-rated"
"""The key of a reason that speaks for another move too: which of them a search rates higher."""
PLANNED: Final = "reason-planned"
"""The key of a reason that counts the moves which should follow."""
WAY: Final = Words("reason-way")
"""The same where all other moves come to the same thing in another way."""
ONLY: Final = Words("reason-only")
"""The same of a move that was compared with no other."""
FORCED: Final = Words("reason-forced")
"""The same of a move that is the only one there is."""
CLOSE: Final = Words("reason-close")
LOWER: Final = Words("reason-lower")
"""The same of a move that is proposed after the best one: it is almost as good, or worse."""
DIFFERS: Final = "reason-differs"
"""The key of a reason that is a number: what it comes to with this move and with another."""
SAME_VALUE: Final = 0.02
"""A difference of the part of the victory that counts as almost none."""

FALLS: Final = "-"
"""Before the name of a number in a list of reasons: it is good if it falls."""

OUTLOOKS: Final = (
    (0.2, "outlook-lost"),
    (0.4, "outlook-behind"),
    (0.6, "outlook-less"),
    (1.7, "outlook-even"),
    (2.5, "outlook-more"),
    (5.0, "outlook-ahead"),
)
"""Words for the odds of winning, as a multiple of those of an even game, up to each bound.

A search guesses: as long as it is not sure of a difference it calls a game even, which the first
decisions of every game are.
"""
BEST: Final = "outlook-won"


def outlook(value: float, seats: int) -> Words:
    """Return words for a part of the victory, 0 to 1, among this number of seats."""
    if value >= 1:
        return Words(BEST)
    odds = value / (1 - value) * max(seats - 1, 1)
    return Words(next((key for bound, key in OUTLOOKS if odds <= bound), BEST))


@dataclass(frozen=True, slots=True)
class Proposal:
    """A move by what it would bring: by itself, and with what is meant to follow on it."""

    alone: Preview
    planned: Preview


@dataclass(frozen=True, slots=True)
class Ground:
    """Something that speaks for a move: the row that it is of, its words, how much it is."""

    name: str
    words: Words
    amount: int
    is_number: bool


@dataclass(frozen=True, slots=True)
class Difference:
    """A number that one move leaves better than another: its name, by how much each changes it."""

    label: Words
    own: int
    other: int


def is_variant(move: Move, other: Move) -> bool:
    """Return whether two moves do the same in another way, such as for another payment.

    Of moves with a shortcut the last thing pointed at says what is done, the others say how.
    """
    return move.shortcut and move.kind == other.kind and move.picks()[-1:] == other.picks()[-1:]


def reason(
    table: PreviewTable, move: Proposal, others: Sequence[Proposal], seat: int
) -> tuple[Words | None, bool]:
    """Return what speaks for a move and not for others, and whether only its plan shows it.

    The next best move comes first among the others. What the move itself brings more of than all
    of them is preferred; else what counts most, of what it brings more of than the next best or its
    plan than all. Nothing counts that any of them has more of. Where moves are small, what counts
    more is what the plan brings.
    """
    alone = grounds(table, move.alone.every, seat)
    planned = planned_grounds(table, move, seat)
    by_alone = [grounds(table, other.alone.every, seat) for other in others]
    by_planned = [planned_grounds(table, other, seat) for other in others]
    own = distinguishing(alone, by_alone, len(others))
    if table.small_moves and planned:
        best = distinguishing(planned, by_planned, len(others)) or planned[0]
        if own is None or rank(table, best) < rank(table, own):
            return best.words, True
    if own is not None:
        return own.words, False
    candidates = [
        (ground, is_planned)
        for rivals in (len(others), 1)
        for found, known, is_planned in ((alone, by_alone, False), (planned, by_planned, True))
        if (ground := distinguishing(found, known, rivals)) is not None
    ]
    if not candidates:
        return None, move.planned is not move.alone
    best, is_planned = min(candidates, key=lambda each: rank(table, each[0]))
    return best.words, is_planned


def rank(table: PreviewTable, ground: Ground) -> int:
    """Return how many reasons count more than this one."""
    return table.reasons.index(ground.name)


def planned_grounds(table: PreviewTable, move: Proposal, seat: int) -> list[Ground]:
    """Return what speaks for a move with what follows on it.

    That something happens again which the move by itself does already is no news.
    """
    own = {ground.name for ground in grounds(table, move.alone.every, seat) if not ground.is_number}
    planned = grounds(table, move.planned.every, seat)
    return [ground for ground in planned if ground.name not in own]


def distinguishing(
    found: Sequence[Ground], known: Sequence[Sequence[Ground]], rivals: int
) -> Ground | None:
    """Return the first ground that this many others have less of, and that none has more of."""
    for ground in found:
        amounts = [sum(g.amount for g in each if g.name == ground.name) for each in known]
        if max(amounts, default=0) <= ground.amount and all(
            amount < ground.amount for amount in amounts[:rivals]
        ):
            return ground
    return None


def difference(table: PreviewTable, move: Preview, other: Preview, seat: int) -> Difference | None:
    """Return the first number among the reasons that a move leaves better than another does."""
    for name in table.reasons:
        tail, sign = name.removeprefix(FALLS), -1 if name.startswith(FALLS) else 1
        amounts = [
            sum(
                c.amount or 0 for c in rows_of(table, shown.every, tail, seat) if c.kind == "number"
            )
            for shown in (move, other)
        ]
        if sign * (amounts[0] - amounts[1]) > 0:
            rows = rows_of(table, (*move.every, *other.every), tail, seat)
            return Difference(rows[0].words, *amounts)
    return None


def own_events(
    table: PreviewTable, move: Preview, other: Preview, seat: int, kind: str
) -> list[Words]:
    """Return the reasons that are things which happen with a move of a kind, and not with another.

    What the words of the move say themselves is left out.
    """
    known = [change.words for change in other.every]
    repeated = table.repeated_by(kind)
    return [
        ground.words
        for ground in grounds(table, move.every, seat)
        if not ground.is_number
        and any(
            row.words.key not in repeated and row.words not in known
            for row in rows_of(table, move.every, ground.name.removeprefix(FALLS), seat)
        )
    ]


def ahead(other: str | None, others: int, is_forced: bool = False) -> Words:
    """Return the reason of the best move where nothing shows it: by another move in words."""
    if other:
        return Words(LATER, (("other", "text", other),))
    if others:
        return WAY
    return FORCED if is_forced else ONLY


def next_reason(value: float, best: float) -> Words:
    """Return the reason of a move after the best one where nothing shows it: how good it is."""
    return CLOSE if best - value < SAME_VALUE else LOWER


def rows_of(table: PreviewTable, changes: Sequence[Change], tail: str, seat: int) -> list[Change]:
    """Return the rows of a seat under a name."""
    return [c for c in changes if c.seat == seat and c.words.key == table.key(tail)]


def grounds(table: PreviewTable, changes: Sequence[Change], seat: int) -> list[Ground]:
    """Return all that speaks for a move at once, what counts most first.

    Of something that happens the ground names the things themselves, of a number how much it is:
    as `count`, unless its row counts something else, and as `amount`.
    """
    found = []
    for name in table.reasons:
        tail, sign = name.removeprefix(FALLS), -1 if name.startswith(FALLS) else 1
        own = rows_of(table, changes, tail, seat)
        total = sign * sum(1 if change.amount is None else change.amount for change in own)
        if total > 0:
            args = own[0].words.args
            counted = any(arg == "count" for arg, _, _ in args)
            count = () if counted else (("count", "count", total),)
            amount = ("amount", "count", total)
            words = Words(f"{table.prefix}-reason-{tail}", (*args, *count, amount))
            found.append(Ground(name, words, total, own[0].kind == "number"))
    return found
