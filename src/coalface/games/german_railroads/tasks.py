"""What waits to be resolved, for a board to draw: the effect, and what to point at for it."""

from functools import lru_cache
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.component_tables import ComponentTables
from coalface.games.german_railroads.grammar import spell_effect, spell_part, spell_parts
from coalface.games.german_railroads.state import GermanRailroadsState

SPELLED_AS: Final[dict[int, int]] = {
    ids.BG_BONUS: ids.BG,
    ids.POINTS_DUE: ids.PTS,
    **{ids.RUN + rr: ids.CATCH for rr in range(ids.RAILROADS)},
}
"""Effects that wait by another number than a component set spells."""

ONCE: Final = (ids.CATCH, ids.ENGINEER_SUM, *range(ids.TOP_LOCOS + 1, ids.POINTS_DUE))
"""Effects that are resolved all at once, however many wait."""

PICKS: Final[dict[int, str]] = {
    ids.ANY: "step-any",
    ids.BG: "step-bg",
    ids.DISTINCT: "step-distinct",
    ids.CATCH: "step-catch",
    ids.LOF: "build-either",
    ids.DOUBLER: "doubler",
    ids.SIGNAL_DUE: "signal",
    ids.ENGINEER_SUM: "engineers",
    ids.PTS: "points",
    **{ids.TOP_LOCOS + count: f"top{count}" for count in range(1, ids.SLOTS + 1)},
}
"""What is pointed at first for an effect; for others the pieces themselves are."""

PLACES: Final[dict[int, str]] = {
    **dict.fromkeys(range(ids.COLOURS), "mine"),
    ids.INDUSTRY_STEP: "mine",
    ids.QUESTION: "mine",
    ids.USE_FACTORY: "mine",
    ids.COAL_STEPS: "mine",
    ids.LOCO: "board",
    ids.FAC: "board",
    ids.QCARD: "board",
    ids.INCOME_DUE: "board",
    ids.FOUNDRY_DUE: "board",
    ids.COPY_DUE: "board",
}
"""Where those pieces are: before the player, or on the main board."""


class Task(msgspec.Struct, frozen=True):
    """An effect that must be resolved (`owed`) or may be, spelled as a component set spells it.

    `effect:<pick>` is pointed at first; without a pick it is done by pointing at pieces, which are
    `mine` or on the `board`. `parts` are the effects to choose from, if there is a choice.
    """

    name: str
    owed: bool
    effect: str
    pick: str | None
    where: str | None
    parts: tuple[str, ...]


def tasks_view(state: GermanRailroadsState) -> tuple[Task, ...]:
    """Return what waits, what must be done first; gray steps that catch up come once. (RR-15)"""
    found: list[Task] = []
    for owed, any_there, pool in (
        (True, state.owed_count, state.owed),
        (False, state.offered_count, state.offered),
    ):
        if any_there:
            found += _tasks_in(state.components, pool, owed=owed)
    catching = PICKS[ids.CATCH]
    first = next((task for task in found if task.pick == catching), None)
    return tuple(task for task in found if task.pick != catching or task is first)


def _tasks_in(tables: ComponentTables, pool: vec[i64], *, owed: bool) -> list[Task]:
    return [
        _task(tables, atom, count, owed)
        for atom, count in enumerate(pool)
        if count and not ids.ALLOW <= atom < ids.ALLOW + ids.COLOURS
    ]


@lru_cache(5000)
def _task(tables: ComponentTables, atom: int, count: int, owed: bool) -> Task:
    name = names.ATOM_NAMES[atom]
    if atom >= ids.CHOICE:
        row = int(tables.choice_row[atom - ids.CHOICE])
        choose = f"choose-{names.CHOICE_NAMES[atom - ids.CHOICE]}"
        return Task(name, owed, spell_effect(tables, row), choose, None, spell_parts(tables, row))
    op = SPELLED_AS.get(atom, atom)
    effect = spell_part((op, 1 if op in ONCE else count))
    return Task(name, owed, effect, PICKS.get(op), PLACES.get(op), ())
