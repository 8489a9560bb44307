"""A refusal: what cannot be done, with a reason for its reader."""

from typing import Self

from coalface.core.tables import Reason

MAX_SHOWN = 40
"""The most characters of something given that an error repeats."""


class Refusal(Exception):
    """Something is not done, and nothing has changed. `refused-<key>` in the locales says it."""

    def __init__(self, key: str, reason: Reason | None = None, detail: str = "") -> None:
        super().__init__(detail or key)
        self.key = key
        self.reason = reason
        self.detail = detail
        self.values: dict[str, int | str] = {}
        self.words_key = f"refused-{key}"

    def with_words(self, key: str) -> Self:
        """Return it with a sentence of another key."""
        self.words_key = key
        return self

    def with_values(self, **values: int | str) -> Self:
        """Return it with what its sentence names."""
        self.values = values
        return self
