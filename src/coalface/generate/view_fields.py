"""The module `view_fields`: the part of a view that shows fields as they are."""

from coalface.core.fields import (
    OWN_VIEW,
    Choice,
    Counts,
    Declaration,
    Kind,
    Multiset,
    Row,
    Seats,
    Subset,
    Things,
    snake_case,
)
from coalface.generate.declarations import declarations
from coalface.generate.source import document


def make_view_fields(game: str) -> str:
    """Structs with the fields that a view shows as they are, and functions that fill them."""
    state, records = declarations(game)
    lines = document("The part of a view that shows fields as they are.", "state.py")
    names = ", ".join(sorted([state.name, *records]))
    lines += ["import msgspec", f"from {game}.state import {names}"]
    lines += ["from coalface.core.fields import chosen, declaration, listed, seats_in, unpacked"]
    lines += [f'STATE = "{game}.state"']
    for declared in (*records.values(), state):
        lines += view_struct(declared, declared is state)
    return "\n".join(lines) + "\n"


def view_struct(declared: Declaration, is_state: bool) -> list[str]:
    """A struct of a record or a state, and the function that fills it."""
    name = declared.name
    fields = [field for field in declared.fields if not field.has(OWN_VIEW)]
    lines = ["", f"class {name}Fields(msgspec.Struct, frozen=True):"]
    lines += [f'    """What a view shows of a {name} as it is."""', ""]
    for field in fields:
        lines.append(f"    {field.name}: {shown_type(field.kind)}")
        if field.doc:
            lines.append(f'    """{field.doc}"""')
    low = snake_case(name)
    upper = low.upper()
    lines += ["", f"{upper} = declaration(STATE, {name!r})"]
    for field in fields:
        if needs_names(field.kind):
            lines.append(f"{upper}_{field.name.upper()} = {upper}.names({field.name!r})")
    types = ", ".join(shown_type(field.kind) for field in fields)
    argument = "known" if is_state else "record"
    lines += ["", f"def {low}_fields({argument}: {name}) -> tuple[{types}]:"]
    lines += [f'    """Return the values of {name}Fields, in order."""', "    return ("]
    for field in fields:
        names = f"{upper}_{field.name.upper()}"
        lines.append(f"        {shown(f'{argument}.{field.name}', field.kind, names)},")
    return [*lines, "    )"]


def shown_type(kind: Kind) -> str:
    """The type of a field in a view."""
    if isinstance(kind, Choice):
        return "str | None" if kind.absent else "str"
    if isinstance(kind, Counts | Seats):
        return "tuple[int, ...]"
    if isinstance(kind, Things | Multiset | Subset):
        return "tuple[str, ...]"
    if isinstance(kind, Row):
        return f"tuple[{shown_type(kind.of)}, ...]"
    return "int"


def shown(value: str, kind: Kind, names: str) -> str:
    """The expression for a value in a view; `names` is where the names of its kind stand."""
    if isinstance(kind, Seats):
        return f"seats_in({value})"
    if isinstance(kind, Choice):
        return f"{names}[{value} - 1] if {value} else None" if kind.absent else f"{names}[{value}]"
    if isinstance(kind, Counts):
        return f"unpacked({value}, {len(kind.names)})"
    if isinstance(kind, Things):
        return f"tuple({names}[thing] for thing in {value})"
    if isinstance(kind, Multiset):
        return f"listed({names}, {value})"
    if isinstance(kind, Subset):
        return f"chosen({names}, {value})"
    if isinstance(kind, Row):
        return f"tuple({shown('each', kind.of, names)} for each in {value})"
    return value


def needs_names(kind: Kind) -> bool:
    """Tell whether a view shows a value by its name."""
    named = Choice | Things | Multiset | Subset
    return isinstance(kind.of if isinstance(kind, Row) else kind, named)
