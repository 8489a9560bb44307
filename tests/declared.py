"""The games whose state is declared: those for which `tools/generate.py` writes modules."""

from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "coalface"
DECLARED = sorted(path.parents[1].name for path in SOURCE.glob("games/*/generated/pending.py"))
