"""Numeric observations: what a seat knows, as numbers in a buffer of the caller.

    >>> import coalface
    >>> from coalface.encoding import encoder
    >>> game = coalface.game("coal_baron")
    >>> encode = encoder(game, seats=2)
    >>> encode.encode(game.start(2), seat=0).shape == (encode.size,)
    True

An observation is built from what `state.known_to(seat)` holds, so it tells no more than a view.
Its entries are whole numbers: `schema` says which of them mean what, and what they can be. The
observer comes first, the others in the order in which they sit. Needs numpy.
"""

from ctypes import c_int16
from typing import Any, Final, SupportsIndex

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from coalface.core.contract import Game, State
from coalface.core.observation import game_schema
from coalface.core.schema import Schema, Slice
from coalface.core.view import AnyView

__all__ = ["Encoder", "Schema", "Slice", "encoder"]

Observation = NDArray[np.int16]


def encoder(game: Game, seats: SupportsIndex) -> "Encoder":
    """Return the encoder of a game for a number of seats."""
    return Encoder(game, seats)


def writable(array: Observation) -> Observation:
    """Return the memory of an array as one that can be written; the owner must outlive it."""
    memory = (c_int16 * array.size).from_address(array.ctypes.data)
    return np.frombuffer(memoryview(memory), np.int16)


class Encoder:
    """Writes observations of one game and number of seats; one thread uses it at a time."""

    def __init__(self, game: Game, seats: SupportsIndex) -> None:
        self.game: Final = game
        self.seats: Final = seats.__index__()
        self.schema: Final[Schema] = game_schema(game, self.seats)
        self.size: Final[int] = self.schema.size
        self.dtype: Final = np.dtype(np.int16)
        self._buffer = vec[i16]([0] * self.size)
        self._written: Final[Observation] = writable(
            np.frombuffer(memoryview(self._buffer), np.int16)
        )

    def into(self, state: State, seat: SupportsIndex, buffer: NDArray[Any]) -> None:
        """Write what a seat knows into an array of `size` numbers."""
        if state.game is not self.game or state.seats != self.seats:
            self._check(state)
        self._written.fill(0)
        state.encode_into(state.checked_seat(seat), self._buffer, 0)
        buffer[...] = self._written

    def encode(self, state: State, seat: SupportsIndex) -> Observation:
        """Return what a seat knows as a new array."""
        buffer = np.empty(self.size, np.int16)
        self.into(state, seat, buffer)
        return buffer

    def from_view(self, view: AnyView) -> Observation:
        """Return the observation of the seat of a view, also if the view came over the wire."""
        if view.seat is None:
            raise ValueError("expected the view of a seat, got that of a spectator")
        return self.encode(self.game.known_state(view), view.seat)

    def low(self) -> Observation:
        """Return the least that each entry can be."""
        return np.array([low for low, _ in self.schema.bounds()], np.int16)

    def high(self) -> Observation:
        """Return the most that each entry can be."""
        return np.array([high for _, high in self.schema.bounds()], np.int16)

    def _check(self, state: State) -> None:
        """Refuse a state of another game or table."""
        if state.game != self.game:
            raise ValueError(f"expected a state of {self.game!r}, got one of {state.game!r}")
        if state.seats != self.seats:
            raise ValueError(f"expected a table of {self.seats} seats, got one of {state.seats}")

    def __reduce__(self) -> tuple[type["Encoder"], tuple[Game, int]]:
        """Copy and pickle by what it was made of: a buffer of its own belongs to each."""
        return Encoder, (self.game, self.seats)

    def __repr__(self) -> str:
        return f"<encoder of {self.game.id} for {self.seats} seats, {self.size} numbers>"
