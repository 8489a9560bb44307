"""A refusal: what cannot be done, with the reason that its reader is told."""

from typing import Self

from coalface.core.tables import Reason


class Refusal(Exception):
    """Something is not done, and nothing has changed. `refused-<key>` in the locales says it."""

    def __init__(self, key: str, reason: Reason | None = None, detail: str = "") -> None:
        super().__init__(detail or key)
        self.key = key
        self.reason = reason
        self.detail = detail
        self.values: dict[str, int | str] = {}

    def with_values(self, **values: int | str) -> Self:
        """Return it with what its sentence names."""
        self.values = values
        return self
