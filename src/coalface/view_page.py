"""Writes the pages of a game's views and moves, docs/view/<game>.md and docs/moves/<game>.md."""

import ast
import inspect
import textwrap
from collections.abc import Sequence
from dataclasses import fields
from itertools import pairwise
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from coalface.core.catalogue import Move, Printed
from coalface.core.view import record_fields
from coalface.state_page import listed, table

VIEW_HEAD = """# What a seat of `{game}` sees

Made by `make generate` from [view.py](../../src/coalface/games/{game}/view.py); do not edit.

`state.view(seat)` gives a bot its view: `view.seat`, `view.seats`, `view.actors`, `view.table` \
(what this seat sees now) and `view.memory` (what a perfect memory also knows). External engines \
get the same as JSON: a list is an array, *or none* is `null`. `coalface schema {game}` prints the \
JSON Schema, and [the moves](../moves/{game}.md) are listed beside it.
"""
MOVES_HEAD = """# The moves of `{game}`

Made by `make generate` from [moves.py](../../src/coalface/games/{game}/moves.py); do not edit.

A move is written as its kind and its fields, as the first column shows. \
`game.moves.id(notation)` is its id and `game.moves[id]` the move, with `kind` and the fields as \
attributes. The decision that a move answers is the last of `view.table.pending`. \
`state.legal(seat)` lists what is legal now.
"""
PLAIN = {int: "int", str: "str", bool: "bool", float: "float", NoneType: "none"}


# Views


def view_page(game: str, seen: type, memory: type) -> str:
    """Return the page: the table and the memory of a view, and every record in them."""
    parts = [VIEW_HEAD.format(game=game)]
    for record in records_of([seen, memory]):
        hints = get_type_hints(record)
        docs = field_docs(record)
        rows = [
            [f"`{name}`", type_text(hints[name]), docs.get(name, "")]
            for name in record_fields(record) or ()
        ]
        parts += [f"## {record.__name__}", "", inspect.getdoc(record) or "", ""]
        parts += table(("field", "type", "what it is"), rows) if rows else []
    return "\n".join(parts).rstrip() + "\n"


def records_of(kinds: list[Any]) -> list[Any]:
    """Return all records that these types hold, each once, outer ones first."""
    found: list[Any] = []
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, type) and record_fields(kind) is not None and kind not in found:
            found.append(kind)
            hints = get_type_hints(kind)
            waiting += [hints[name] for name in record_fields(kind) or ()]
        else:
            waiting[:0] = [each for each in get_args(kind) if each is not Ellipsis]
    return found


def type_text(kind: Any) -> str:
    """Return a type as a reader of JSON or Python understands it."""
    origin, args = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin in (Union, UnionType):
        return " or ".join(type_text(each) for each in args)
    if origin is tuple and args[-1] is Ellipsis:
        return f"list of {type_text(args[0])}"
    if origin is tuple:
        return f"list: {', '.join(type_text(each) for each in args)}"
    if origin is dict:
        return f"dict: {type_text(args[0])} to {type_text(args[1])}"
    name = getattr(kind, "__name__", str(kind))
    return f"[{name}](#{name.lower()})" if args == () and isinstance(kind, type) else f"`{kind}`"


def field_docs(record: type) -> dict[str, str]:
    """Return what the string literals below fields say, those of base classes too."""
    found: dict[str, str] = {}
    for cls in reversed(record.__mro__):
        if not cls.__module__.startswith("coalface"):
            continue
        (node,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
        assert isinstance(node, ast.ClassDef)
        for field, below in pairwise(node.body):
            if not (isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)):
                continue
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                found[field.target.id] = " ".join(str(below.value.value).split())
    return found


# Moves


def moves_page(game: str, moves: Sequence[type[Move]], decisions: Sequence[Any]) -> str:
    """Return the page: a row for each kind of moves."""
    rows = [move_row(move, decisions) for move in moves]
    columns = ("notation", "fields", "answers", "what it does")
    return "\n".join([MOVES_HEAD.format(game=game), *table(columns, rows)]).rstrip() + "\n"


def move_row(move: type[Move], decisions: Sequence[Any]) -> list[str]:
    """Return the cells of a kind of moves."""
    names = [field.name for field in fields(move)]  # type: ignore[arg-type]
    notation = move(*(f"<{name}>" for name in names)).notation()
    answered = ", ".join(f"`{decisions[kind - 1].name}`" for kind in move.answers)
    about = (inspect.getdoc(move) or "").replace("\n", " ")
    about += " Takes a choice back." if move.retracts else ""
    return [f"`{notation}`", field_values(move, names), answered, about]


def field_values(move: type[Move], names: list[str]) -> str:
    """Say which values the fields of a kind of moves can have."""
    if move.rows:
        rows = tuple("/".join(map(str, row)) for row in move.rows)
        return f"`{'/'.join(names)}`: {listed(rows)}"
    hints = get_type_hints(move, include_extras=True)
    axes = {name: get_args(hints[name])[1] for name in names}
    return "; ".join(f"`{name}`: {axis_text(axis)}" for name, axis in axes.items())


def axis_text(axis: Any) -> str:
    """Say which values one field can have."""
    if isinstance(axis, Printed):
        return f"the names of `{axis.word}` in the component set"
    if isinstance(axis, range):
        return f"{axis.start} to {axis.stop - 1}"
    return listed(tuple(axis))
