"""Reading tables of a component set: whole numbers, named rows, rows of effects."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.component_tables import ComponentTables
from coalface.games.german_railroads.grammar import read_effect


def whole(value: Any, least: int = 0) -> int:
    """A whole number that is not too small."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(f"{value!r} should be a whole number of at least {least}")
    return value


def several(values: Any, count: int, least: int = 0) -> vec[i64]:
    """Read a list of this many whole numbers."""
    if not isinstance(values, list) or len(values) != count:
        raise ValueError(f"{values!r} should be {count} whole numbers")
    return vec[i64]([whole(value, least) for value in values])


def zeros(count: int, value: int = 0) -> vec[i64]:
    """Return a vector that has one number at each of `count` places."""
    return vec[i64]([value] * count)


def check_names(rows: dict[str, Any], names: tuple[str, ...]) -> list[Any]:
    """Exactly these rows must be there; they come in the order of the names."""
    for name in names:
        if name not in rows:
            raise KeyError(name)
    for name in rows:
        if name not in (*names, "provenance", "note"):
            raise ValueError(f"{name} is not known; there are {', '.join(names)}")
    return [rows[name] for name in names]


class Rows:
    """Collects effect rows."""

    def __init__(self, tables: ComponentTables) -> None:
        self.tables = tables
        self.first: list[int] = [int(n) for n in tables.row_first]
        self.end: list[int] = [int(n) for n in tables.row_end]
        self.choice: list[int] = [int(n) for n in tables.row_choice]
        self.ops: list[int] = [int(n) for n in tables.part_op]
        self.counts: list[int] = [int(n) for n in tables.part_n]

    def add(self, text: str, choice: int = -1) -> int:
        """A new row for an effect; only engineers and boilermen may leave a choice."""
        either, parts = read_effect(text)
        if either and choice < 0:
            raise ValueError(f"{text!r} leaves a choice, which only engineers and boilermen do")
        self.first.append(len(self.ops))
        self.ops += [op for op, _ in parts]
        self.counts += [n for _, n in parts]
        self.end.append(len(self.ops))
        self.choice.append(choice if either else -1)
        self._store(choice if either else -1, len(self.first) - 1)
        return len(self.first) - 1

    def _store(self, choice: int, row: int) -> None:
        tables = self.tables
        tables.row_first, tables.row_end = vec[i64](self.first), vec[i64](self.end)
        tables.row_choice = vec[i64](self.choice)
        tables.part_op, tables.part_n = vec[i64](self.ops), vec[i64](self.counts)
        rows = [self.ops[a:b] for a, b in zip(self.first, self.end, strict=True)]
        tables.row_black = vec[i64]([int(ids.BLACK in ops) for ops in rows])
        tables.row_bg = vec[i64]([int(ids.BG in ops) for ops in rows])
        again = (ids.REUSE1, ids.REUSE2)
        tables.row_again = vec[i64]([int(any(op in again for op in ops)) for ops in rows])
        tables.row_copy = vec[i64]([int(ids.COPY_DUE in ops) for ops in rows])
        if choice >= 0:
            tables.choice_row[choice] = row
