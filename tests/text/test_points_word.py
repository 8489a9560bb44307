"""One thing has one word in all that players read: what is scored are points."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OTHER_WORDS = {
    "en": r"\bVP\b|(?i:\bvictory points?\b)",
    "nl": r"\bOP\b|(?i:\boverwinningspunt(en)?\b)",
    "de": r"\bSP\b|(?i:\bSiegpunkt(en?)?\b)",
}


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Yield the lines of all messages of a language, of program and client, without their keys."""
    for folder in ("client/src", "src/coalface"):
        for path in sorted((ROOT / folder).rglob("*.ftl")):
            if lang not in (path.stem, path.parent.name):
                continue
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                yield f"{path.relative_to(ROOT)}:{number}", re.sub(r"^[\w-]+ = ", "", line)


@pytest.mark.parametrize("lang", OTHER_WORDS)
def test_points_have_one_word(lang: str) -> None:
    lines = list(texts(lang))
    assert len(lines) > 1000
    assert [at for at, line in lines if re.search(OTHER_WORDS[lang], line)] == []
