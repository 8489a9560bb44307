"""Tries the laws on a game and reports."""

from collections.abc import Callable, Iterable, Sequence

from coalface.core.checks import unknown
from coalface.core.conformance import (
    barriers,
    chance,
    guessing,
    information,
    move_laws,
    observations,
    positions,
    secrecy,
    state_laws,
    text_laws,
)
from coalface.core.conformance.report import BrokenLaw, Failure, Law, Outcome, Report
from coalface.core.conformance.trial import Trial, Walks, described
from coalface.core.contract import Game
from coalface.core.random import Random

LIMIT = 10_000
"""The most lines that a random game may take."""

Progress = Callable[[Law, int], None]
"""Called with each law and number of seats before it is tried."""


def laws() -> list[Law]:
    """Every law there is, in the order in which they are tried."""
    chapters = (
        move_laws,
        chance,
        state_laws,
        positions,
        text_laws,
        secrecy,
        guessing,
        barriers,
        information,
        observations,
    )
    return [law for chapter in chapters for law in chapter.LAWS]


def check(
    game: Game,
    *,
    games: int = 20,
    seed: int = 1,
    seats: int | Iterable[int] | None = None,
    laws: Sequence[Law | str] | None = None,
    limit: int = LIMIT,
    part: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Try the laws on random games of every number of seats, or of those named.

    `games` is how many are played for each number of seats, `limit` the most lines that one may
    take; the same seed tries the same things. A law that is broken is not tried any further. With
    a `part` above 1 laws try one in `part` of the positions that they would try otherwise.
    """
    tables = (seats,) if isinstance(seats, int) else tuple(seats or game.seat_counts)
    chosen = _chosen(laws)
    tried: dict[str, dict[str, int]] = {law.name: {} for law in chosen}
    failures: dict[str, Failure] = {}
    for count in tables:
        walks = Walks(game, count, games, seed, limit, part)
        for law in chosen:
            if law.name in failures:
                continue
            if progress is not None:
                progress(law, count)
            trial = Trial(walks, Random(f"{seed} {law.name} {count} seats"), tried[law.name])
            failure = _try(law, trial)
            if failure is not None:
                failures[law.name] = failure
    outcomes = tuple(Outcome(law, tried[law.name], failures.get(law.name)) for law in chosen)
    return Report(game.id, dict(game.options), tables, games, seed, outcomes)


def _chosen(wanted: Sequence[Law | str] | None) -> list[Law]:
    """The laws that were asked for, by name or as they are; ValueError names an unknown one."""
    if wanted is None:
        return laws()
    known = {law.name: law for law in laws()}
    for law in wanted:
        if isinstance(law, str) and law not in known:
            raise ValueError(unknown("law", law, known))
    return [known[law] if isinstance(law, str) else law for law in wanted]


def _try(law: Law, trial: Trial) -> Failure | None:
    """Try one law; None if it holds."""
    try:
        law.test(trial)
    except BrokenLaw as broken:
        found = str(broken)
    except Exception as error:  # a game under test may raise anything
        found = described(error)
    else:
        return None
    record = trial.record()
    move = record[-1] if record else ""
    return Failure(law.name, trial.seats, len(record), move, found, record, trial.other_record())
