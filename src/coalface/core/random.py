"""The project's own random numbers: the same on every machine, plain and compiled.

The generator is the small chaotic one known as sfc32: three words and a counter of 32 bits,
additions and shifts only, so that no product or sum ever leaves a signed 64-bit integer.
"""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
HALF: Final = 0x80000000


class Random:
    """A stream of random numbers that a seed fixes for good: `Random(7)`, `Random("table 12")`."""

    def __init__(self, seed: int | str | bytes) -> None:
        name = seed if isinstance(seed, bytes) else f"{type(seed).__name__}:{seed}".encode()
        digest = sha256(name).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "little")
        self._b: i64 = int.from_bytes(digest[4:8], "little")
        self._c: i64 = int.from_bytes(digest[8:12], "little")
        self._counter: i64 = 1
        for _ in range(12):
            self.word()

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
            raise ValueError(f"below(n) takes a whole number from 1 to {HALF}, not {n}")
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
            kept: i64 = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1
