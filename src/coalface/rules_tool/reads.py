"""Checks what data and view rules say that their tests read: it must be there in the game.

`components:players.*.workers` is a value of the component set, `view:table.pits.marks` a field of
the views, `moves:fill` a kind of move.
"""

import typing
from collections.abc import Iterator
from typing import Any

from coalface.core.contract import Game
from coalface.core.rulebook import Rule
from coalface.core.view import record_fields


def wrong_reads(rules: list[Rule], game: Game, values: dict[str, Any]) -> list[str]:
    """The targets that are not there, a sentence each; `values` are those of the components."""
    return [
        f"{rule.id} reads {target}, which is not there"
        for rule in rules
        for target in rule.reads
        if not _is_there(target, game, values)
    ]


def _is_there(target: str, game: Game, values: dict[str, Any]) -> bool:
    place, _, name = target.partition(":")
    path = name.split(".")
    if place == "components":
        return _in_values(values, path)
    if place == "moves":
        return any(move.kind == name for move in game.moves)
    if place == "view":
        view = game.start(game.seat_counts[0]).view(None)
        return hasattr(view, path[0]) and _in_fields(type(getattr(view, path[0])), path[1:])
    return False


def _in_values(value: Any, path: list[str]) -> bool:
    """Is this path in a table of values? A star stands for every row."""
    if not path:
        return True
    if not isinstance(value, dict):
        return False
    if path[0] == "*":
        rows = [row for row in value.values() if isinstance(row, dict)]
        return bool(rows) and all(_in_values(row, path[1:]) for row in rows)
    return path[0] in value and _in_values(value[path[0]], path[1:])


def _in_fields(kind: Any, path: list[str]) -> bool:
    """Is this path of fields in a type, or in what it is a tuple or an option of?"""
    if not path:
        return True
    for inner in _records_in(kind):
        hints = typing.get_type_hints(inner)
        if path[0] in hints:
            return _in_fields(hints[path[0]], path[1:])
    return False


def _records_in(kind: Any) -> Iterator[type]:
    """The records that a type is made of: `Hand | None` and `tuple[Pit, ...]` of one each."""
    if isinstance(kind, type) and record_fields(kind):
        yield kind
    for inner in typing.get_args(kind):
        yield from _records_in(inner)
