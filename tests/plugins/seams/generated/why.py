"""Why a move is refused: the numbers of the reasons.

Made by coalface.generate from `reasons.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

SPENT: Final[i64] = 3
