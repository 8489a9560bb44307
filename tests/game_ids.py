"""The ids of the games that tests go through."""

from pathlib import Path

from coalface.core.registry import boxes

SOURCE = Path(__file__).parents[1] / "src" / "coalface"
RELEASED = sorted(boxes())
DECLARED = sorted(path.parents[1].name for path in SOURCE.glob("games/*/generated/pending.py"))
"""Those whose state is declared: `tools/generate.py` writes modules for them."""
