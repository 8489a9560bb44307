"""How effects are worded: what a space, an engineer, a tile, a token or a special space gives."""

from typing import Final

from coalface.core.tables import ArgKind, Words
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.component_tables import ComponentTables

PARTS: Final[dict[int, str]] = {
    **dict.fromkeys(range(ids.COLOURS), "step"),
    ids.ANY: "any",
    ids.BG: "bg",
    ids.BG_BONUS: "bg",
    ids.DISTINCT: "distinct",
    ids.CATCH: "catch",
    **{ids.RUN + rr: "run" for rr in range(ids.RAILROADS)},
    ids.INDUSTRY_STEP: "industry",
    ids.LOCO: "loco",
    ids.FAC: "factory",
    ids.LOF: "either",
    ids.DOUBLER: "doubler",
    ids.QUESTION: "question",
    ids.SIGNAL_DUE: "signal",
    ids.QCARD: "card",
    ids.END_BONUS: "end-bonus",
    ids.INCOME_DUE: "income",
    ids.FOUNDRY_DUE: "foundry",
    ids.COPY_DUE: "copy",
    ids.USE_FACTORY: "use-factory",
    ids.ENGINEER_SUM: "engineer-sum",
    **{ids.TOP_LOCOS + count: "top" for count in range(1, ids.SLOTS + 1)},
    ids.POINTS_DUE: "points",
    ids.PTS: "points",
    ids.COAL_STEPS: "coal-steps",
    ids.COIN: "coin",
    ids.COAL: "coal",
    ids.TEMP: "temp",
    ids.ORDER: "order",
    ids.UNLOCK: "unlock",
    ids.WORKER: "worker",
    ids.MARKER0: "marker",
    ids.REUSE1: "again",
    ids.REUSE2: "again-two",
    ids.START_BONUS: "start-bonus",
    ids.HIRE: "hire",
    ids.TAKE_ENGINEER: "engineer",
    ids.PUT_MEDAL: "medal",
    ids.REVALUE: "revalue",
    ids.MARKER2: "second-marker",
    ids.BLACK_WORKER: "black-worker",
    ids.LOCO9: "loco9",
    ids.TAKE_COAL_FACTORY: "coal-factory",
}
"""The message of each part of an effect; those that wait are named by the same numbers."""

NUMBERED: Final[dict[str, ArgKind]] = {
    "unlock": "colour",
    "engineer": "engineer-number",
    "revalue": "revaluation",
}
"""Parts whose number is a thing, not a count."""

UNCOUNTED: Final = (
    *("catch", "copy", "use-factory", "engineer-sum", "worker", "marker", "again", "again-two"),
    *("hire", "medal", "second-marker", "black-worker", "loco9", "coal-factory"),
)
"""Parts that come once."""

EFFECT_KINDS: Final = ("effect", "brief", "engineer-number")


def parts_of(tables: ComponentTables, row: int) -> list[str]:
    """The parts of an effect, each as `op*count`; equal ones are counted together."""
    found: dict[int, int] = {}
    for place in range(tables.row_first[row], tables.row_end[row]):
        op = int(tables.part_op[place])
        found[op] = found.get(op, 0) + int(tables.part_n[place])
    return [f"{op}*{count}" for op, count in found.items()]


def choice_part(tables: ComponentTables, choice: int, part: int) -> str | None:
    """One part of an effect that leaves a choice, as `op*count`; None if there is none."""
    row = int(tables.choice_row[choice])
    place = int(tables.row_first[row]) + part
    if row < 0 or place >= tables.row_end[row]:
        return None
    return f"{tables.part_op[place]}*{tables.part_n[place]}"


def effect_words(tables: ComponentTables, kind: ArgKind, value: int | str) -> Words:
    """All parts of an effect, or the choice of one of them; briefly for a drawing."""
    if kind == "brief":
        return part_words(tables, value, "gr-brief")
    if kind == "engineer-number":
        return Words("cell-count", (("count", "count", int(tables.engineer_number[int(value)])),))
    row = int(value)
    parts = parts_of(tables, row)
    if tables.row_choice[row] < 0:
        return Words("gr-effect", (("parts", "part-list", " ".join(parts)),))
    first = ("first", "part-row", " ".join(parts[:-1]))
    return Words("gr-effect-either", (first, ("last", "part", parts[-1])))


def part_words(tables: ComponentTables, value: int | str, prefix: str = "gr-part") -> Words:
    """One part of an effect: `0*2` is two black steps."""
    op, count = map(int, str(value).split("*"))
    if ids.CHOICE <= op < ids.POOL:
        return effect_words(tables, "effect", int(tables.choice_row[op - ids.CHOICE]))
    name = PARTS[op]
    key = f"{prefix}-{name}"
    if name == "step":
        return Words(key, (("count", "count", count), ("colour", "colour", op)))
    if name == "run":
        return Words(key, (("railroad", "railroad", op - ids.RUN),))
    if name == "top":
        return Words(key, (("count", "count", op - ids.TOP_LOCOS),))
    if name in NUMBERED:
        return Words(key, (("what", NUMBERED[name], count),))
    return Words(key) if name in UNCOUNTED else Words(key, (("count", "count", count),))


def given_words(tables: ComponentTables, value: int | str) -> Words:
    """What a special space gives, as `kind*value`: an effect once, or points in every scoring."""
    kind, number = map(int, str(value).split("*"))
    if kind == ids.ONCE:
        return effect_words(tables, "effect", number)
    if kind == ids.STAR:
        return Words("gr-gives-star", (("points", "count", number),))
    if kind == ids.MEDAL_SLOT:
        return Words("gr-gives-medal", (("points", "count", int(tables.medal_points)),))
    return Words("gr-gives-double")
