"""How a game declares its state: what the annotation of an attribute says beside its type.

    class Player:
        marks: Annotated[i64, Number(0, 999, "mark")] = 0
        cage: Annotated[i64, Counts(COLOUR_NAMES, "cube")] = 0

The first item after the type is the kind of the field; flags may follow. A string literal below
the attribute documents it. Everything that can be derived from a declaration is derived from here:
see `core/record_text.py` and `coalface.generate`.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

from coalface.core.counts import MAX_KINDS
from coalface.core.digits import MAX_PLACES


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `low` to `high`; `unit` is what it counts.

    With `by_seat` it stands for one of some things: the numbers from each of these on, one a
    seat, name the seats; so `Number(0, 4, by_seat=(1,))` is nobody or a seat.
    """

    low: int
    high: int
    unit: str = ""
    by_seat: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """The number of a seat."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some named things, by its index; with `absent`, 0 is none and the first is 1.

    From each index of `by_seat` on the names are those of the seats.
    """

    names: tuple[str, ...]
    unit: str = ""
    absent: bool = False
    by_seat: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts by kind, packed into one number by `core.counts`; `codes` has a letter a kind.

    Position texts write a letter for each thing; without letters, the count of each kind. With
    `by_seat` the names are those of the seats. `parts` says of the first kinds what number stands
    there, where that is no count.
    """

    names: tuple[str, ...]
    unit: str = ""
    codes: str = ""
    by_seat: bool = False
    parts: tuple[Number, ...] = ()


@dataclass(frozen=True, slots=True)
class Things:
    """A vector of named things by index, as many as there are.

    Their order means nothing, unless `places` says how many there are at the most.
    """

    names: tuple[str, ...]
    unit: str = ""
    places: int = 0


@dataclass(frozen=True, slots=True)
class Multiset:
    """A vector with a count for each name, shown as the names of all things that are there."""

    names: tuple[str, ...]
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Subset:
    """Some of the named things, a bit for each in one number; `by_seat` if these are the seats."""

    names: tuple[str, ...]
    unit: str = ""
    by_seat: bool = False


@dataclass(frozen=True, slots=True)
class Digits:
    """Small numbers in a row, packed into one number by `core.digits`; the row ends before a 0.

    `places` is how many there can be.
    """

    of: "Number | Choice"
    places: int = MAX_PLACES


@dataclass(frozen=True, slots=True)
class Seats:
    """Some of the seats, a bit for each in one number."""


@dataclass(frozen=True, slots=True)
class Row:
    """A vector with a place for each name; `of` says what stands there."""

    names: tuple[str, ...]
    of: "Number | Seat | Choice | Counts | Subset | Seats | Digits"


@dataclass(frozen=True, slots=True)
class Faces:
    """The faces of the cards in a pile: `tiles: Annotated[Pile, Faces(TILE_NAMES)]`."""

    names: tuple[str, ...]


Kind = Number | Seat | Choice | Counts | Things | Multiset | Subset | Seats | Digits | Row
KINDS: Final = (Number, Seat, Choice, Counts, Things, Multiset, Subset, Seats, Digits, Row)


def unit_of(kind: Kind) -> str:
    """Return the unit of what a field counts or names; empty if it has none."""
    while isinstance(kind, Row | Digits):
        kind = kind.of
    return getattr(kind, "unit", "")


def snake_case(name: str) -> str:
    """Return the name of a class as functions have it: `LampsState` is `lamps_state`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


@dataclass(frozen=True, slots=True)
class Flag:
    """Something else that a declaration says of a field."""

    name: str
    word: str = ""


SHARED: Final = Flag("shared")
"""Clones share this vector: rules put a new one in its place, and never write into it."""
ON_WRITE: Final = Flag("on write")
"""Copies share this vector until one of them writes it: the record's `owns_<name>` says whether
it is its own; the one function that writes it makes a copy first where it is not.
"""
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


def not_encoded(reason: str) -> Flag:
    """Leave a field out of numeric observations, and say why."""
    return Flag("not encoded", reason)


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

    @property
    def left_out(self) -> str:
        """Why numeric observations leave it out; empty if they do not."""
        return "".join(flag.word for flag in self.flags if flag.name == "not encoded")


Part = Literal["records", "shared", "pile", "note", "entries"]
ENTRIES: Final = "entries"


@dataclass(frozen=True, slots=True)
class Contained:
    """An attribute that is no field: records, a pile, a note, or entries of observations.

    `list[Player]` are records that copies copy; a single `Mine` is one that copies share, so
    rules put a new one in its place and never write into it. A note is what someone has worked
    out from the fields (`notes: object = None`): copies keep it, and it is no part of a position.
    `entries: vec[i64]` of a record that copies share holds what it adds to observations: the
    module `encoding` works that out once for each record.
    """

    name: str
    part: Part
    of: str
    names: tuple[str, ...] = ()
    """The faces of a pile."""


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
    after_field = False
    for statement in node.body:
        if isinstance(statement, ast.Expr) and after_field and _is_text(statement):
            fields[-1] = replace(fields[-1], doc=ast.literal_eval(statement.value))
        after_field = False
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            written = ast.unparse(statement.annotation)
            if written.startswith("Annotated[Pile"):
                _, faces = get_args(eval(written, vars(loaded)))
                contained.append(Contained(statement.target.id, "pile", "Pile", faces.names))
            elif written.startswith("Annotated["):
                fields.append(_field(statement.target.id, eval(written, vars(loaded))))
                after_field = True
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
    elif name == ENTRIES and written == "vec[i64]":
        yield Contained(name, "entries", written)
    elif written.isidentifier() and written[0].isupper():
        yield Contained(name, "shared", written)
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
