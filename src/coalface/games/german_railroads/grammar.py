"""Effects as a component set writes them: parts joined by + or /, each a word with numbers."""

from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.component_tables import ComponentTables

Part = tuple[int, int]

PLAIN: dict[str, Part] = {
    "loco": (ids.LOCO, 1),
    "fac": (ids.FAC, 1),
    "lof": (ids.LOF, 1),
    "q": (ids.QUESTION, 1),
    "signal": (ids.SIGNAL_DUE, 1),
    "qcard": (ids.QCARD, 1),
    "endbonus": (ids.END_BONUS, 1),
    "income": (ids.INCOME_DUE, 1),
    "foundry": (ids.FOUNDRY_DUE, 1),
    "copyeng": (ids.COPY_DUE, 1),
    "usefac": (ids.USE_FACTORY, 1),
    "pts:engsum": (ids.ENGINEER_SUM, 1),
    "adv:graycatch": (ids.CATCH, 1),
    "worker": (ids.WORKER, 1),
    "marker0": (ids.MARKER0, 1),
    "reuse1": (ids.REUSE1, 1),
    "reuse2": (ids.REUSE2, 1),
    "hire": (ids.HIRE, 1),
    "putmedal": (ids.PUT_MEDAL, 1),
    "reval:base": (ids.REVALUE, 1),
    "reval:german": (ids.REVALUE, 2),
    "marker2": (ids.MARKER2, 1),
    "blackworker": (ids.BLACK_WORKER, 1),
    "loco9": (ids.LOCO9, 1),
    "takefac:coal": (ids.TAKE_COAL_FACTORY, 1),
}
COUNTED: dict[str, int] = {
    "adv:any": ids.ANY,
    "adv:bg": ids.BG,
    "adv:distinct": ids.DISTINCT,
    "ind": ids.INDUSTRY_STEP,
    "dbl": ids.DOUBLER,
    "coin": ids.COIN,
    "coal": ids.COAL,
    "pts": ids.PTS,
    "temp": ids.TEMP,
    "order": ids.ORDER,
    "startbonus": ids.START_BONUS,
    "coalsteps": ids.COAL_STEPS,
    **{f"adv:{name}": colour for colour, name in enumerate(names.COLOUR_NAMES)},
}
MAX_PARTS = 3
SPELLED_PLAIN = {part: word for word, part in PLAIN.items()}
SPELLED_COUNTED = {op: name for name, op in COUNTED.items()}


def read_part(word: str) -> Part:
    """One part of an effect; ValueError names one that is not known."""
    if word in PLAIN:
        return PLAIN[word]
    name, _, number = word.rpartition(":")
    if name == "unlock" and number in names.COLOUR_NAMES:
        return ids.UNLOCK, names.COLOUR_NAMES.index(number)
    if name == "takeeng" and number in names.ENGINEER_NAMES:
        return ids.TAKE_ENGINEER, names.ENGINEER_NAMES.index(number)
    if name == "pts:toploco" and number in "1234":
        return ids.TOP_LOCOS + int(number), 1
    if name in COUNTED and number.isdigit() and int(number) > 0:
        return COUNTED[name], int(number)
    raise ValueError(f"{word!r} is no part of an effect")


def read_effect(text: str) -> tuple[bool, list[Part]]:
    """All parts of an effect, and whether only one of them is chosen."""
    either = "/" in text
    if either and "+" in text:
        raise ValueError(f"{text!r} mixes + and /")
    parts = [read_part(word.strip()) for word in text.split("/" if either else "+")]
    if either and not 2 <= len(parts) <= MAX_PARTS:
        raise ValueError(f"{text!r} should give two or three choices")
    return either, parts


def spell_effect(tables: ComponentTables, row: int) -> str:
    """Return an effect row as text again."""
    joined = " + " if tables.row_choice[row] < 0 else " / "
    return joined.join(spell_parts(tables, row))


def spell_parts(tables: ComponentTables, row: int) -> tuple[str, ...]:
    """Return the parts of an effect row as text again."""
    return tuple(
        spell_part((int(tables.part_op[at]), int(tables.part_n[at])))
        for at in range(tables.row_first[row], tables.row_end[row])
    )


def spell_part(part: Part) -> str:
    """Return one part of an effect as text again; several that a set writes singly are counted."""
    op, count = part
    if part in SPELLED_PLAIN:
        return SPELLED_PLAIN[part]
    if op == ids.UNLOCK:
        return f"unlock:{names.COLOUR_NAMES[count]}"
    if op == ids.TAKE_ENGINEER:
        return f"takeeng:{names.ENGINEER_NAMES[count]}"
    if ids.TOP_LOCOS < op <= ids.TOP_LOCOS + ids.SLOTS:
        return f"pts:toploco:{op - ids.TOP_LOCOS}"
    return f"{SPELLED_COUNTED.get(op) or SPELLED_PLAIN[op, 1]}:{count}"
