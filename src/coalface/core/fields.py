"""How a game declares its state: what the annotation of an attribute says beside its type.

    class Player:
        marks: Annotated[i64, Number(0, 999, "mark")] = 0
        cage: Annotated[i64, Counts(COLOUR_NAMES, "cube")] = 0

The first item after the type is the kind of the field; flags may follow. A string literal below
the attribute documents it. Everything that can be derived from a declaration is derived from here:
see `core/record_text.py` and `tools/generate.py`.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

from coalface.core.counts import MAX_KINDS


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `low` to `high`; `unit` is what it counts."""

    low: int
    high: int
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """The number of a seat."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some named things, by its index; with `absent`, 0 is none and the first is 1."""

    names: tuple[str, ...]
    unit: str = ""
    absent: bool = False


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts by kind, packed into one number by `core.counts`; `codes` has a letter a kind.

    Position texts write a letter for each thing; without letters, the count of each kind.
    """

    names: tuple[str, ...]
    unit: str = ""
    codes: str = ""


@dataclass(frozen=True, slots=True)
class Things:
    """A vector of named things by index, as many as there are."""

    names: tuple[str, ...]
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Multiset:
    """A vector with a count for each name, shown as the names of all things that are there."""

    names: tuple[str, ...]
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Subset:
    """Some of the named things, a bit for each in one number."""

    names: tuple[str, ...]
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Digits:
    """Small numbers in a row, packed into one number by `core.digits`; the row ends before a 0."""

    of: "Number | Choice"


@dataclass(frozen=True, slots=True)
class Seats:
    """Some of the seats, a bit for each in one number."""


@dataclass(frozen=True, slots=True)
class Row:
    """A vector with a place for each name; `of` says what stands there."""

    names: tuple[str, ...]
    of: "Number | Seat | Choice | Counts | Subset | Seats | Digits"


Kind = Number | Seat | Choice | Counts | Things | Multiset | Subset | Seats | Digits | Row
KINDS: Final = (Number, Seat, Choice, Counts, Things, Multiset, Subset, Seats, Digits, Row)


@dataclass(frozen=True, slots=True)
class Flag:
    """Something else that a declaration says of a field."""

    name: str
    word: str = ""


SHARED: Final = Flag("shared")
"""Clones share this vector: rules put a new one in its place, and never write into it."""
DERIVED: Final = Flag("derived")
"""It follows from other fields: position texts leave it out, and reading one computes it."""
OWN_TEXT: Final = Flag("own text")
"""The game writes and reads it in position lines of its own."""
OWN_VIEW: Final = Flag("own view")
"""The game's view shows it in a way of its own, or not at all."""
HIDDEN: Final = Flag("hidden")
"""Not every seat knows it: views and all that is built beside them read it of `known_to` alone.

A test holds that; the piles of a state need no flag, they are always hidden.
"""


def text_word(word: str) -> Flag:
    """Let position texts call a field by another word than its name."""
    return Flag("word", word)


@dataclass(frozen=True, slots=True)
class Field:
    """A declared attribute: its name, kind, flags and documentation."""

    name: str
    kind: Kind
    flags: tuple[Flag, ...]
    doc: str

    def has(self, flag: Flag) -> bool:
        """Tell whether the declaration has this flag."""
        return flag in self.flags

    @property
    def word(self) -> str:
        """The word that begins its line in a position text."""
        words = [flag.word for flag in self.flags if flag.name == "word"]
        return words[0] if words else self.name


Part = Literal["records", "pile", "note"]


@dataclass(frozen=True, slots=True)
class Contained:
    """An attribute that is no field: a list of records, a pile, or a note.

    A note is what someone has worked out from the fields (`notes: object = None`): copies keep it,
    and it is no part of a position.
    """

    name: str
    part: Part
    of: str


@dataclass(frozen=True, slots=True)
class Declaration:
    """All declared attributes of a class, in order."""

    name: str
    fields: tuple[Field, ...]
    contained: tuple[Contained, ...] = ()

    def __getitem__(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    def hidden(self) -> tuple[str, ...]:
        """Return the attributes that not every seat knows: flagged fields, and piles."""
        flagged = [field.name for field in self.fields if field.has(HIDDEN)]
        return (*flagged, *(part.name for part in self.contained if part.part == "pile"))

    def names(self, name: str) -> tuple[str, ...]:
        """Return the names that the values of a field stand for."""
        kind = self[name].kind
        while isinstance(kind, Row | Digits):
            kind = kind.of
        named = Choice | Counts | Things | Multiset | Subset
        assert isinstance(kind, named), f"{name} has no names"
        return kind.names


@cache
def declaration(module: str, name: str) -> Declaration:
    """Read the declaration of a class out of its source, compiled or not.

    The compiler keeps no annotations, so the class body is parsed; the annotations are evaluated
    in the module, where the names that they use are defined.
    """
    loaded = import_module(module)
    tree = ast.parse(_source(module).read_text("utf-8"))
    (node,) = (n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == name)
    fields: list[Field] = []
    contained: list[Contained] = []
    for statement in node.body:
        if isinstance(statement, ast.Expr) and fields and _is_text(statement):
            fields[-1] = replace(fields[-1], doc=ast.literal_eval(statement.value))
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            written = ast.unparse(statement.annotation)
            if written.startswith("Annotated["):
                fields.append(_field(statement.target.id, eval(written, vars(loaded))))
            else:
                contained += _contained(statement.target.id, written)
    return Declaration(name, tuple(fields), tuple(contained))


def _source(module: str) -> Path:
    """The source of a module; compiled modules lie beside theirs."""
    folder = import_module(module.rpartition(".")[0]).__path__[0]
    return Path(folder) / f"{module.rpartition('.')[2]}.py"


def _is_text(statement: ast.Expr) -> bool:
    return isinstance(statement.value, ast.Constant) and isinstance(statement.value.value, str)


def _field(name: str, annotation: Any) -> Field:
    """A field from its evaluated annotation."""
    assert get_origin(annotation) is not None, f"{name} has no kind"
    kind, *flags = get_args(annotation)[1:]
    assert isinstance(kind, KINDS), f"{name}: {kind!r} is no kind of field"
    if isinstance(kind, Counts):
        assert len(kind.names) <= MAX_KINDS, f"{name}: at most {MAX_KINDS} kinds can be packed"
    return Field(name, kind, tuple(flags), "")


def _contained(name: str, written: str) -> Iterator[Contained]:
    """Lists of records and piles among the other attributes."""
    if written == "Pile":
        yield Contained(name, "pile", "Pile")
    elif written == "object":
        yield Contained(name, "note", "object")
    elif written.startswith("list["):
        yield Contained(name, "records", written[len("list[") : -1])


@lru_cache(1 << 16)
def unpacked(packed: int, kinds: int) -> tuple[int, ...]:
    """Return packed counts as a tuple, kind by kind; the same few come again and again."""
    return tuple((packed >> 8 * kind) & 255 for kind in range(kinds))


@lru_cache(1 << 14)
def chosen(names: tuple[str, ...], bits: int) -> tuple[str, ...]:
    """Return the names whose bits are set; the same few sets come again and again."""
    return tuple(name for bit, name in enumerate(names) if bits >> bit & 1)


@lru_cache(1 << 8)
def seats_in(seats: int) -> tuple[int, ...]:
    """Return the seats whose bits are set."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def listed(names: tuple[str, ...], present: Any) -> tuple[str, ...]:
    """Return the names of all things that a vector counts."""
    return listed_counts(names, tuple(present))


@lru_cache(1 << 14)
def listed_counts(names: tuple[str, ...], present: tuple[int, ...]) -> tuple[str, ...]:
    """Return each name as often as its count says."""
    return tuple(name for name, number in zip(names, present, strict=True) for _ in range(number))
