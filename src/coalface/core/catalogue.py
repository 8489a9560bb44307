"""The catalogue of a game: every move there is, each with its id, its notation and its picks."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import ClassVar, overload


class Move:
    """What a seat or chance may do: immutable, shared, typed. Games make frozen dataclasses of it.

    `str(move)` is its notation, which files and addresses use; `repr(move)` can be pasted.
    """

    kind: ClassVar[str]
    retracts: ClassVar[bool] = False

    def notation(self) -> str:
        """The stable spelling: the kind, then each field, parted by slashes."""
        parts = [self.kind]
        parts.extend(str(getattr(self, field.name)) for field in fields(self))  # type: ignore[arg-type]
        return "/".join(parts)

    def picks(self) -> tuple[str, ...]:
        """The things that a person points at, in order, to choose this move; chance has none."""
        return ()

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

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        return self._moves[index]

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def id(self, move: Move | str) -> int:
        """The id of a move or of its notation; KeyError names what is unknown."""
        return self._ids[str(move)]

    def __contains__(self, move: object) -> bool:
        return str(move) in self._ids

    def __repr__(self) -> str:
        return f"<Catalogue of {len(self)} moves>"
