"""Writes the page of a game's state, docs/state/<game>.md, from its declarations."""

from typing import Any

from coalface.core.fields import (
    DERIVED,
    HIDDEN,
    Choice,
    Counts,
    Declaration,
    Digits,
    Field,
    Kind,
    Multiset,
    Number,
    Row,
    Seat,
    Seats,
    Subset,
    Things,
)

HEAD = """# The state of `{game}`

Made by `make generate` from [state.py](../../src/coalface/games/{game}/state.py) and \
[decisions.py](../../src/coalface/games/{game}/decisions.py); do not edit.

A position holds what these tables list. *Everyone* sees a field whose value no one hides; of the \
others a seat sees what `state.known_to(seat)` leaves. A derived field follows from others. \
Bots get [the view](../view/{game}.md), not this state.
"""
COLUMNS = ("field", "kind", "values", "unit", "seen by", "what it is")
MAX_NAMES = 8
"""Longer lists of names are cut."""
PLURALS = {Counts: "a count for each of", Multiset: "how many there are of", Things: "a list of"}


def state_page(game: str, state: Declaration, records: list[Declaration], rest: Any) -> str:
    """Return the page: the state, each record in it, and the pending decisions.

    `rest` has the classes by name, for their docstrings, and the game's DECISIONS.
    """
    parts = [HEAD.format(game=game), *section(state, rest)]
    for record in records:
        parts += section(record, rest)
    return "\n".join([*parts, *decisions(rest.DECISIONS)]).rstrip() + "\n"


def section(declared: Declaration, rest: Any) -> list[str]:
    """Return the table of a state or of a record."""
    lines = [f"## {declared.name}", "", getattr(rest, declared.name).__doc__.strip(), ""]
    lines += table(COLUMNS, [row(field) for field in declared.fields])
    held = [part for part in declared.contained if part.part not in ("note", "entries")]
    for part in held:
        if part.part == "pile":
            lines.append(f"- `{part.name}`: a face-down pile; a seat sees what it has looked at.")
        else:
            lines.append(f"- `{part.name}`: a {part.of} for each seat.")
    return [*lines, ""] if held else lines


def row(field: Field) -> list[str]:
    """Return the cells of a field."""
    seen = "those who know" if field.has(HIDDEN) else "everyone"
    doc = " ".join(field.doc.split())
    about = f"{doc} Derived.".strip() if field.has(DERIVED) else doc
    unit = getattr(single(field.kind), "unit", "")
    kind = type(field.kind).__name__
    if isinstance(field.kind, Row | Digits):
        kind = f"{kind} of {type(field.kind.of).__name__}"
    return [f"`{field.name}`", kind, values(field.kind), unit, seen, about]


def single(kind: Kind) -> Kind:
    """Return what stands at each place of a row."""
    return kind.of if isinstance(kind, Row | Digits) else kind


def values(kind: Kind) -> str:
    """Say which values a field can have."""
    if isinstance(kind, Number):
        return f"{kind.low} to {kind.high}"
    if isinstance(kind, Seat):
        return "a seat"
    if isinstance(kind, Seats):
        return "some of the seats"
    if isinstance(kind, Choice):
        return f"one of {listed(kind.names)}{', or none' if kind.absent else ''}"
    if isinstance(kind, Subset):
        return f"some of {listed(kind.names)}"
    if isinstance(kind, Digits):
        return f"a short row: {values(kind.of)}"
    if isinstance(kind, Row):
        return f"for each of {listed(kind.names)}: {values(kind.of)}"
    return f"{PLURALS[type(kind)]} {listed(kind.names)}"


def listed(names: tuple[str, ...]) -> str:
    """Return names with commas; many are cut."""
    shown = ", ".join(str(name) for name in names[:MAX_NAMES])
    left = len(names) - MAX_NAMES
    return f"{shown}, … ({len(names)} in all)" if left > 0 else shown


def decisions(rows: Any) -> list[str]:
    """Return the table of the pending decisions."""
    lines = ["## Pending decisions", "", "A stack: the last one asked is answered first.", ""]
    cells = []
    for each in rows:
        args = [f"`{name}` ({values(kind)})" for name, kind in each.args]
        cells.append([f"`{each.name}`", "chance" if each.of_chance else "a seat", ", ".join(args)])
    return [*lines, *table(("decision", "answered by", "arguments"), cells)]


def table(columns: tuple[str, ...], rows: list[list[str]]) -> list[str]:
    """Return a table of the page."""
    escaped = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    lines = [f"| {' | '.join(columns)} |", f"|{'---|' * len(columns)}"]
    return [*lines, *(f"| {' | '.join(row)} |" for row in escaped), ""]
