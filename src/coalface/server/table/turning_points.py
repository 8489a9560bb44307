"""The turns that decided a game: who took the lead when and by what, and the greatest gains.

All of it follows from the points of the turns; a game that is over has no secret ones.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from coalface.core.course import score_key
from coalface.server.phrases import translate
from coalface.server.rest import ReplayTurn, TurningPoint
from coalface.server.table.presenter import Presenter

MAX_LEADS = 4
"""The most changes of the lead that are named: those that lasted longest."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What each seat gained at once: in a turn, at the end of a round that came with it, or in all.

    `whole_round` says that it was gained in the whole round that ends with the turn.
    """

    at: int
    turned: ReplayTurn
    points: list[int]
    scoring: bool = False
    whole_round: bool = False


@dataclass(frozen=True, slots=True)
class Lead:
    """A seat that leads alone from some gain on: by how much, for how long, who led before."""

    gain: Gain
    seat: int
    before: int | None
    ahead: int
    lasted: int
    to_the_end: bool

    @property
    def turns_the_game(self) -> bool:
        """Whether someone was overtaken, or never was again: somebody always leads first."""
        return self.before is not None or self.to_the_end


def gains(turns: Sequence[ReplayTurn]) -> Iterator[Gain]:
    """Yield what was gained, in order."""
    for at, turned in enumerate(turns):
        yield Gain(at, turned, [points or 0 for points in turned.turn.points])
        if turned.turn.scoring is not None:
            yield Gain(at, turned, [points or 0 for points in turned.turn.scoring], scoring=True)


def round_gains(turns: Sequence[ReplayTurn]) -> Iterator[Gain]:
    """Yield what was gained in each round, in order."""
    for _, found in groupby(gains(turns), key=lambda gain: gain.turned.turn.round):
        in_round = list(found)
        points = [sum(column) for column in zip(*(gain.points for gain in in_round), strict=True)]
        last = in_round[-1]
        yield Gain(last.at, last.turned, points, whole_round=True)


def leads(turns: Sequence[ReplayTurn], is_spent: bool = False) -> list[Lead]:
    """Return every lead of one seat alone, in order.

    Sharing it for a time ends none, and one that is lost within its turn was none. Where points are
    spent too, who leads shows at the end of each round: before that, whoever pays falls back.
    """
    scores = [0] * (len(turns[0].turn.points) if turns else 0)
    taken: list[tuple[Gain, int, int]] = []
    for gain in round_gains(turns) if is_spent else gains(turns):
        scores = [score + gained for score, gained in zip(scores, gain.points, strict=True)]
        first = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(first) == 1 and (not taken or taken[-1][1] != first[0]):
            if taken and taken[-1][0].at == gain.at:
                taken.pop()
            if not taken or taken[-1][1] != first[0]:
                ahead = max(scores) - sorted(scores)[-2]
                taken.append((gain, first[0], ahead))
    ends = [*(gain.at for gain, _, _ in taken[1:]), len(turns)]
    before = [None, *(seat for _, seat, _ in taken)]
    return [
        Lead(gain, seat, before[number], ahead, ends[number] - gain.at, number == len(taken) - 1)
        for number, (gain, seat, ahead) in enumerate(taken)
    ]


def turning_points(turns: Sequence[ReplayTurn], presenter: Presenter) -> list[TurningPoint]:
    """Return the turns that decided a game, in order: changes of the lead, the greatest gain."""
    if not turns or len(turns[0].turn.points) < 2:
        return []
    points = lead_points(turns, presenter)
    best = best_turn(turns)
    if best is not None and all(best[0].turned is not gain.turned for gain, _ in points):
        points.append((best[0], gain_point(*best, presenter)))
    points.sort(key=lambda point: (point[0].at, point[0].scoring))
    return [point for _, point in points]


def lead_points(
    turns: Sequence[ReplayTurn], presenter: Presenter
) -> list[tuple[Gain, TurningPoint]]:
    """Return the changes of the lead that lasted longest; of two that read the same, the longer."""
    found: dict[str, tuple[Gain, TurningPoint]] = {}
    is_spent = presenter.course is not None and presenter.course.is_score_spent
    every = [lead for lead in leads(turns, is_spent) if lead.turns_the_game]
    for lead in sorted(every, key=lambda lead: (not lead.to_the_end, -lead.lasted)):
        point = lead_point(lead, presenter)
        found.setdefault(point.words, (lead.gain, point))
    return list(found.values())[:MAX_LEADS]


def best_turn(turns: Sequence[ReplayTurn]) -> tuple[Gain, int] | None:
    """Return the greatest gain of a seat in its own turn; None if no turn brought anything."""
    own = [
        (gain, gain.turned.turn.seat)
        for gain in gains(turns)
        if not gain.scoring and gain.turned.turn.seat >= 0
    ]
    best = max(own, key=lambda found: found[0].points[found[1]], default=None)
    return best if best and best[0].points[best[1]] > 0 else None


def lead_point(lead: Lead, presenter: Presenter) -> TurningPoint:
    """Return a change of the lead in words: by a gain, or because the leader lost points."""
    gained = lead.gain.points[lead.seat] > 0
    key = "turning-lead" if gained or lead.before is None else "turning-fall"
    ending = "-final" if lead.to_the_end else ""
    ahead = points_words("turning-ahead", lead.ahead, presenter)
    return _point("lead", key + ending, lead.gain, lead.seat, presenter, ahead, lead.before)


def gain_point(gain: Gain, seat: int, presenter: Presenter) -> TurningPoint:
    """Return the greatest gain of a turn in words."""
    points = gain.points[seat]
    gained = points_words("turning-gained", points, presenter)
    key = (
        "turning-gain-stated" if names_amount(points, done_in(gain, presenter)) else "turning-gain"
    )
    return _point("gain", key, gain, seat, presenter, gained)


def names_amount(dollars: int, done: str) -> bool:
    """Return whether a sentence names this amount of dollars already."""
    return re.search(rf"\${dollars}(?!\d)", done) is not None


def points_words(key: str, points: int, presenter: Presenter) -> str:
    """Return what a number of points means, in the unit of the game."""
    return translate(presenter.lang, score_key(key, presenter.score_unit), count=points)


def _point(
    kind: Literal["lead", "gain"],
    key: str,
    gain: Gain,
    seat: int,
    presenter: Presenter,
    points: str,
    other: int | None = None,
) -> TurningPoint:
    """Return a turning point: when, what was done, who leads by it, by how many points."""
    done = done_in(gain, presenter)
    words = translate(
        presenter.lang,
        key if done else f"{key}-plain",
        when=when(gain, presenter),
        done=done,
        name=presenter.names[seat],
        other="" if other is None else presenter.names[other],
        points=points,
    )
    line, number = gain.turned.last, gain.turned.turn.number
    return TurningPoint(turn=number, line=line, seat=seat, kind=kind, words=words)


def when(gain: Gain, presenter: Presenter) -> str:
    """Return when something was gained: at a scoring, in a round, or in a turn of the game."""
    turn = gain.turned.turn
    if gain.scoring and turn.ends_game:
        return translate(presenter.lang, "turning-final")
    if gain.scoring:
        return translate(presenter.lang, "turning-scoring", round=turn.round_words)
    return turn.round_words or translate(presenter.lang, "turning-turn", number=turn.number)


def done_in(gain: Gain, presenter: Presenter) -> str:
    """Return what was done in a turn, with its most important deed; else nothing."""
    turn = gain.turned.turn
    if gain.scoring or gain.whole_round:
        return ""
    if not turn.words or not turn.deeds or turn.deeds[0].described:
        return turn.words
    deed = presenter.text(presenter.deed_words(turn.deeds[0].key, turn.deeds[0].count))
    return f"{turn.words.removesuffix('.')} ({deed})."
