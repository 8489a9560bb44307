"""The module `copies`: copying a state, and its numbers for `dump`."""

from coalface.core.fields import ON_WRITE, SHARED, Declaration, Field, Multiset, Row, Things
from coalface.generate.declarations import declarations, shared_records
from coalface.generate.source import document


def make_copies(game: str) -> str:
    """Functions that copy a state and its records, and that give their numbers."""
    state, records = declarations(game)
    name = state.name
    lines = document("Copies of a state, and its numbers for `dump`.", "state.py")
    shared = shared_records(game)
    names = ", ".join(sorted([name, *records, *shared]))
    lines += [f"from {game}.state import {names}"]
    for record, declared in shared.items():
        lines += numbers(f"{record.lower()}_numbers", record.lower(), record, declared)
    for record, declared in records.items():
        low = record.lower()
        lines += ["", f"def copy_{low}(source: {record}) -> {record}:"]
        lines += [f'    """Return a copy of a {low}."""', f"    copy = {record}()"]
        lines += ["    copy.seat = source.seat"]
        lines += [f"    copy.{field.name} = {copied('source', field)}" for field in declared.fields]
        for field in declared.fields:
            if field.has(ON_WRITE):
                lines += [f"    {each}.owns_{field.name} = False" for each in ("copy", "source")]
        notes = [part.name for part in declared.contained if part.part in ("note", "shared")]
        lines += [f"    copy.{note} = source.{note}" for note in notes]
        lines += ["    return copy"]
        lines += numbers(f"{low}_numbers", low, record, declared)
    lines += ["", f"def copy_state(source: {name}, into: {name}) -> None:"]
    lines += ['    """Take over everything that another state holds."""']
    lines += ["    into.copy_decisions(source)"]
    lines += [f"    into.{field.name} = {copied('source', field)}" for field in state.fields]
    for part in state.contained:
        if part.part == "records":
            copy = f"[copy_{part.of.lower()}(record) for record in source.{part.name}]"
            lines.append(f"    into.{part.name} = {copy}")
        elif part.part == "shared":
            lines.append(f"    into.{part.name} = source.{part.name}")
        elif part.part == "pile":
            lines.append(f"    into.{part.name} = source.{part.name}.copy()")
    lines += numbers("state_numbers", "state", name, state)
    return "\n".join(lines) + "\n"


def copied(source: str, field: Field) -> str:
    """The expression that copies a field."""
    value = f"{source}.{field.name}"
    vector = isinstance(field.kind, Row | Things | Multiset)
    shares = field.has(SHARED) or field.has(ON_WRITE)
    return f"{value}[:]" if vector and not shares else value


def numbers(function: str, parameter: str, cls: str, declared: Declaration) -> list[str]:
    """A function that gives all numbers of a record or a state."""
    lines = ["", f"def {function}({parameter}: {cls}) -> list[int]:"]
    lines += [f'    """Return all numbers of a {parameter}, in the order of their declaration."""']
    lines += [
        f"    numbers: list[int] = {'state.decision_numbers()' if parameter == 'state' else '[]'}"
    ]
    for field in declared.fields:
        value = f"{parameter}.{field.name}"
        if isinstance(field.kind, Things):
            lines.append(f"    numbers.append(len({value}))")
        if isinstance(field.kind, Row | Things | Multiset):
            lines.append(f"    numbers += [*{value}]")
        else:
            lines.append(f"    numbers.append({value})")
    for part in declared.contained:
        if part.part == "records":
            lines.append(f"    for record in {parameter}.{part.name}:")
            lines.append(f"        numbers += {part.of.lower()}_numbers(record)")
        elif part.part == "shared":
            lines.append(f"    numbers += {part.of.lower()}_numbers({parameter}.{part.name})")
        elif part.part == "pile":
            lines.append(f"    numbers += {parameter}.{part.name}.numbers()")
    return [*lines, "    return numbers"]
