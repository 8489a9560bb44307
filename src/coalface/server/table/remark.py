"""What a coach says after a game: where the points of a seat came from, beside those of others."""

from collections.abc import Iterable

from coalface.core.course import ScoreUnit, score_key
from coalface.server.phrases import translate
from coalface.server.protocol import Lang, Remark, Row


def remark_on(sheet: Iterable[Row], seat: int, lang: Lang, unit: ScoreUnit) -> Remark:
    """Return where a seat was furthest ahead of the best of the others, and furthest behind."""
    compared = [(lead(row, seat), row) for row in sheet if None not in row.points]
    best = max(compared, key=lambda found: found[0], default=None)
    worst = min(compared, key=lambda found: found[0], default=None)
    well = best is not None and best[0] > 0
    behind = worst is not None and worst[0] < 0
    return Remark(
        well=sentence(lang, score_key("remark-well", unit), best[1], seat)
        if best is not None and well
        else "",
        next=sentence(lang, score_key("remark-next", unit), worst[1], seat)
        if worst is not None and behind
        else "",
    )


def lead(row: Row, seat: int) -> int:
    """Return how far a seat is ahead of the best of the others in a source of points."""
    return points(row, seat) - best_of_others(row, seat)


def points(row: Row, seat: int) -> int:
    """Return the points of a seat."""
    return row.points[seat] or 0


def best_of_others(row: Row, seat: int) -> int:
    """Return the most points of another seat."""
    others = (points(row, other) for other in range(len(row.points)) if other != seat)
    return max(others, default=0)


def sentence(lang: Lang, key: str, row: Row, seat: int) -> str:
    """Say something about a source of points."""
    mine, others = points(row, seat), best_of_others(row, seat)
    return translate(lang, key, source=row.words, mine=mine, others=others)
