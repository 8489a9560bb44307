"""The project's own random numbers: the same on every machine, plain and compiled.

The generator is the small chaotic one known as sfc32: three words and a counter of 32 bits,
additions and shifts only, so that no product or sum ever leaves a signed 64-bit integer.
"""

from hashlib import sha256
from operator import index
from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
HALF: Final = 0x80000000


def seed_bytes(seed: SupportsIndex | str | bytes) -> bytes:
    """Return what a seed is known by; TypeError if it is no number and no text."""
    if isinstance(seed, bytes):
        return seed
    if isinstance(seed, str):
        return f"str:{seed}".encode()
    try:
        return f"int:{index(seed)}".encode()
    except TypeError:
        given = f"{seed!r} ({type(seed).__name__})"
        raise TypeError(f"a seed must be a whole number, str or bytes, got {given}") from None


class Random:
    """A stream of random numbers that a seed fixes for good: `Random(7)`, `Random("table 12")`.

    Anything with `__index__` is a number: `Random(numpy.int64(7))` is `Random(7)`. Two streams
    are equal if the same numbers follow. The hash follows from where a stream is now: while it is
    a key of a dict or in a set it must not be drawn from.
    """

    def __init__(self, seed: SupportsIndex | str | bytes) -> None:
        digest = sha256(seed_bytes(seed)).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "little")
        self._b: i64 = int.from_bytes(digest[4:8], "little")
        self._c: i64 = int.from_bytes(digest[8:12], "little")
        self._counter: i64 = 1
        for _ in range(12):
            self.word()

    @staticmethod
    def from_state(words: tuple[int, int, int, int]) -> "Random":
        """Return a stream that goes on where another was, by what its `getstate` gave."""
        stream = Random(0)
        stream.__setstate__(words)
        return stream

    def __setstate__(self, words: tuple[int, int, int, int]) -> None:
        """Go on where another stream was."""
        if not all(0 <= word <= WORD for word in words):
            raise ValueError(f"expected four numbers from 0 to {WORD}, got {words!r}")
        self._a, self._b, self._c, self._counter = words

    def getstate(self) -> tuple[int, int, int, int]:
        """Return where the stream is: four numbers of 32 bits, for `from_state`."""
        return self._a, self._b, self._c, self._counter

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Random) and self.getstate() == other.getstate()

    def __hash__(self) -> int:
        return hash(self.getstate())

    def __copy__(self) -> "Random":
        return Random.from_state(self.getstate())

    def __deepcopy__(self, memo: object) -> "Random":
        return Random.from_state(self.getstate())

    def __reduce__(self) -> tuple[object, ...]:
        return Random, (0,), self.getstate()

    def __repr__(self) -> str:
        return f"Random.from_state({self.getstate()})"

    def word(self) -> i64:
        """The next 32 bits, as a number from 0 to 2**32 - 1."""
        a, b, c = self._a, self._b, self._c
        result = (a + b + self._counter) & WORD
        self._counter = (self._counter + 1) & WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = (((c << 21) | (c >> 11)) + result) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, every one equally likely; n is at most 2**31."""
        if n <= 0 or n > HALF:
            raise ValueError(f"below(n) expects a whole number from 1 to {HALF}, got {n}")
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            threshold: i64 = (WORD + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def fraction(self) -> float:
        """A number of 0 <= x < 1 with 32 random bits."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, items: vec[i64], start: i64, end: i64) -> None:
        """Bring items[start:end] into a random order, in place."""
        i: i64 = end - 1
        while i > start:
            j: i64 = start + self.below(i - start + 1)
            item: i64 = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1
