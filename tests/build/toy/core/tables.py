"""A plain module that the compiled one imports."""

from typing import Final

STEP: Final = 10
