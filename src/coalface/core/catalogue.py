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
from difflib import get_close_matches
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

Rule = Callable[..., Any]


@dataclass_transform(frozen_default=True)
class Move:
    """What a seat or chance may do: immutable, shared, typed.

    `str(move)` is its notation, which files and addresses use; `repr(move)` can be pasted.
    """

    kind: ClassVar[str]
    retracts: ClassVar[bool] = False
    templates: ClassVar[tuple[str, ...]] = ()
    answers: ClassVar[Mapping[int, Rule]] = {}
    can: ClassVar[tuple[Rule, ...]] = ()

    def __init_subclass__(
        cls,
        *,
        kind: str = "",
        picks: tuple[str, ...] = (),
        answers: tuple[int, ...] | Mapping[int, Rule] = (),
        can: Rule | None = None,
        do: Rule | None = None,
        retracts: bool = False,
    ) -> None:
        """Make a row of the catalogue of a class with a kind.

        `answers` maps each decision to the rule that carries it out where `do` is not the same
        for all; `can` is the rule that may forbid it.
        """
        super().__init_subclass__()
        if not kind:
            return
        dataclass(frozen=True)(cls)
        cls.kind = kind
        cls.retracts = retracts
        cls.templates = picks
        cls.can = () if can is None else (can,)
        if isinstance(answers, Mapping):
            cls.answers = answers
        else:
            assert do is not None, f"{cls.__name__} has no rule that carries it out"
            cls.answers = dict.fromkeys(answers, do)

    @classmethod
    def axes(cls) -> dict[str, tuple[Any, ...]]:
        """Return the values of each field, in the order of their ids."""
        hints = get_type_hints(cls, include_extras=True)
        found = {name: hints[name] for name in (field.name for field in fields(cls))}  # type: ignore[arg-type]
        for name, hint in found.items():
            assert get_origin(hint) is Annotated, f"{cls.__name__}.{name} names no values"
        return {name: tuple(get_args(hint)[1]) for name, hint in found.items()}

    @classmethod
    def family(cls) -> "list[Move]":
        """Return every move of this class, the last field changing fastest."""
        return [cls(*values) for values in product(*cls.axes().values())]

    def notation(self) -> str:
        """Return the stable spelling: the kind, then each field, separated by slashes."""
        parts = [self.kind]
        parts.extend(str(getattr(self, field.name)) for field in fields(self))  # type: ignore[arg-type]
        return "/".join(parts)

    def picks(self) -> tuple[str, ...]:
        """Return the things that a person points at, in order, to choose this move."""
        return tuple(template.format_map(vars(self)) for template in self.templates)

    def __str__(self) -> str:
        return self.notation()


class Catalogue(Sequence[Move]):
    """All moves of a game in one list; a move's id is its place. Retracting moves come last."""

    def __init__(self, *families: tuple[int, Sequence[Move]]) -> None:
        """Take families in the order of their first ids, which must leave no gap."""
        self._moves: list[Move] = []
        for first, moves in families:
            if first != len(self._moves):
                raise ValueError(f"{moves[0]!r} should have id {len(self._moves)}, not {first}")
            self._moves.extend(moves)
        self._ids = {move.notation(): id for id, move in enumerate(self._moves)}
        if len(self._ids) != len(self._moves):
            raise ValueError("two moves of the catalogue have the same notation")
        forward = [id for id, move in enumerate(self._moves) if not move.retracts]
        self.first_retracting: int = (forward[-1] + 1) if forward else 0
        if self.first_retracting != len(forward):
            raise ValueError("retracting moves come last in a catalogue")

    @classmethod
    def of(cls, *classes: type[Move]) -> "Catalogue":
        """Return the catalogue of these classes of moves, in this order."""
        families: list[tuple[int, Sequence[Move]]] = []
        first = 0
        for each in classes:
            family = each.family()
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
            near = get_close_matches(notation, self._ids, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise KeyError(f"unknown move {notation!r}{hint}")
        return self._ids[notation]

    def __contains__(self, move: object) -> bool:
        return str(move) in self._ids

    def __repr__(self) -> str:
        return f"<Catalogue of {len(self)} moves>"
