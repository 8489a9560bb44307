"""The catalogue of a game: every move there is, each with its id, its notation and its picks.

    class Load(Move, kind="load", picks=("my:cart:{colour}",), answers=(pending.MINING,),
               can=mining.can_load, do=mining.load):
        \"\"\"Load a cube from a cart at the cage's level.\"\"\"

        colour: Annotated[str, COLOUR_NAMES]

The class is the row: its annotated fields are the axes, `kind` and the fields give the notation,
`answers` are the decisions that it may answer, `can` and `do` the rules behind it. A move's id is
its place among all; `coalface.generate` writes the module that decodes ids and calls the rules.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import product
from typing import (
    Annotated,
    Any,
    ClassVar,
    SupportsIndex,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from coalface.core.checks import did_you_mean

Rule = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Printed:
    """The values of an axis that a component set names: under this word, this many.

    Without a count the set also decides how many there are; such an axis is the only one of its
    move, and the first ids of the moves after it are in the component tables.
    """

    word: str
    count: int = 0

    def values(self, printed: Mapping[str, Sequence[Any]]) -> tuple[Any, ...]:
        """Return the printed names; without any, placeholders."""
        found = printed.get(self.word, [f"{self.word}-{n}" for n in range(self.count)])
        if self.count and len(found) != self.count:
            raise ValueError(f"expected {self.count} names of {self.word}; got {len(found)}")
        return tuple(found)


NOTHING_PRINTED: Mapping[str, Sequence[Any]] = {}
Axis = tuple[Any, ...] | range
"""The values of a field, in the order of their ids; whole numbers are a range."""


@dataclass_transform(frozen_default=True)
class Move:
    """What a seat or chance may do: immutable, shared, typed.

    `str(move)` is its notation, which files and addresses use; `repr(move)` can be pasted.
    """

    kind: ClassVar[str]
    retracts: ClassVar[bool] = False
    ends: ClassVar[bool] = False
    shortcut: ClassVar[bool] = False
    templates: ClassVar[tuple[str, ...]] = ()
    answers: ClassVar[Mapping[int, Rule]] = {}
    can: ClassVar[tuple[Rule, ...]] = ()
    distinct: ClassVar[bool] = False
    rows: ClassVar[tuple[tuple[Any, ...], ...]] = ()

    def __init_subclass__(
        cls,
        *,
        kind: str = "",
        picks: tuple[str, ...] = (),
        answers: tuple[int, ...] | Mapping[int, Rule] = (),
        can: Rule | tuple[Rule, ...] = (),
        do: Rule | None = None,
        retracts: bool = False,
        ends: bool = False,
        shortcut: bool = False,
        distinct: bool = False,
        rows: tuple[tuple[Any, ...], ...] = (),
    ) -> None:
        """Make a row of the catalogue of a class with a kind.

        `answers` maps each decision to the rule that carries it out where `do` is not the same
        for all; `can` is the rule that may forbid it, or several, asked in this order. The two
        fields of a `distinct` move have the same values, and never the same one. `rows` are the
        moves there are, if they are not all that the fields allow together: a rule is then given
        the number of the row. A move that `ends` something passes, stops or does without: it is
        never what a person is led to. With a `shortcut` the last pick alone also means this move,
        where no other move begins with that pick; where it means several, the other picks decide.
        """
        super().__init_subclass__()
        if not kind:
            return
        dataclass(frozen=True)(cls)
        cls.kind = kind
        cls.retracts = retracts
        cls.ends = ends
        cls.shortcut = shortcut
        cls.templates = picks
        cls.distinct = distinct
        cls.rows = rows
        cls.can = can if isinstance(can, tuple) else (can,)
        if isinstance(answers, Mapping):
            cls.answers = answers
        else:
            assert do is not None, f"{cls.__name__} has no rule that carries it out"
            cls.answers = dict.fromkeys(answers, do)

    @classmethod
    def axes(cls, printed: Mapping[str, Sequence[Any]] = NOTHING_PRINTED) -> dict[str, Axis]:
        """Return the values of each field, in the order of their ids."""
        if cls.rows:
            return {"row": range(len(cls.rows))}
        hints = get_type_hints(cls, include_extras=True)
        found = {name: hints[name] for name in (field.name for field in fields(cls))}  # type: ignore[arg-type]
        for name, hint in found.items():
            assert get_origin(hint) is Annotated, f"{cls.__name__}.{name} names no values"
        values = {name: get_args(hint)[1] for name, hint in found.items()}
        return {
            name: axis.values(printed)
            if isinstance(axis, Printed)
            else axis
            if isinstance(axis, range)
            else tuple(axis)
            for name, axis in values.items()
        }

    @classmethod
    def family(cls, printed: Mapping[str, Sequence[Any]] = NOTHING_PRINTED) -> "list[Move]":
        """Return every move of this class, the last field changing fastest."""
        rows = cls.rows or product(*cls.axes(printed).values())
        return [cls(*row) for row in rows if not cls.distinct or len(set(row)) == len(row)]

    def notation(self) -> str:
        """Return the stable spelling: the kind, then each field, separated by slashes."""
        parts = [self.kind]
        parts.extend(str(getattr(self, field.name)) for field in fields(self))  # type: ignore[arg-type]
        return "/".join(parts)

    def picks(self) -> tuple[str, ...]:
        """Return the things that a person points at, in order, to choose this move."""
        return tuple(template.format_map(vars(self)) for template in self.templates)

    def is_ending(self) -> bool:
        """Return whether this move passes, stops or does without."""
        return self.ends

    def __str__(self) -> str:
        return self.notation()


class Catalogue(Sequence[Move]):
    """All moves of a game in one list; a move's id is its place. Retracting moves come last."""

    def __init__(self, *families: tuple[int, Sequence[Move]]) -> None:
        """Take families in the order of their first ids, which must leave no gap."""
        self._moves: list[Move] = []
        self.firsts: dict[str, int] = {}
        """The first id of each kind of moves."""
        for first, moves in families:
            if first != len(self._moves):
                raise ValueError(f"expected id {len(self._moves)} for {moves[0]!r}, got {first}")
            self._moves.extend(moves)
            self.firsts[moves[0].kind] = first
        self._ids = {move.notation(): id for id, move in enumerate(self._moves)}
        if len(self._ids) != len(self._moves):
            double = next(move for id, move in enumerate(self._moves) if self._ids[str(move)] != id)
            raise ValueError(f"duplicate notation {str(double)!r}")
        forward = [id for id, move in enumerate(self._moves) if not move.retracts]
        self.first_retracting: int = (forward[-1] + 1) if forward else 0
        if self.first_retracting != len(forward):
            raise ValueError(
                f"expected retracting moves last, got {self._moves[forward[-1]]!r} after one"
            )

    @classmethod
    def of(
        cls, *classes: type[Move], printed: Mapping[str, Sequence[Any]] = NOTHING_PRINTED
    ) -> "Catalogue":
        """Return the catalogue of these classes of moves, in this order; `printed` are names."""
        families: list[tuple[int, Sequence[Move]]] = []
        first = 0
        for each in classes:
            family = each.family(printed)
            families.append((first, family))
            first += len(family)
        return cls(*families)

    @overload
    def __getitem__(self, index: SupportsIndex) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: SupportsIndex | slice) -> Move | list[Move]:
        return self._moves[index]

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def id(self, move: Move | str) -> int:
        """Return the id of a move or of its notation; KeyError suggests what may be meant."""
        notation = str(move)
        if notation not in self._ids:
            raise KeyError(f"unknown move {notation!r}{did_you_mean(notation, self._ids)}")
        return self._ids[notation]

    def find(self, notation: str) -> int | None:
        """Return the id of the move with this notation, None if there is none."""
        return self._ids.get(notation)

    def __contains__(self, move: object) -> bool:
        return str(move) in self._ids

    def __repr__(self) -> str:
        return f"<Catalogue of {len(self)} moves>"
