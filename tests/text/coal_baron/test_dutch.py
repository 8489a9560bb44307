"""One Dutch word for one thing, in the game's texts and in those of its drawing."""

import re
from pathlib import Path

HOME = Path(__file__).parents[3]
FILES = (
    HOME / "src/coalface/games/coal_baron/locales/nl.ftl",
    HOME / "client/src/boards/coal_baron/locales/nl.ftl",
    HOME / "client/src/boards/coal_baron/tour/nl.ftl",
)
OTHER_WORDS = re.compile(r"\bheldere?\b|\blevering\b|\bleveren\b", re.IGNORECASE)
"""Words beside `lichte kant`, `aflevering` and `afleveren`."""


def test_the_light_side_and_the_delivery_have_one_name_each() -> None:
    found = [
        f"{path.relative_to(HOME)}: {line}"
        for path in FILES
        for line in path.read_text("utf-8").splitlines()
        if OTHER_WORDS.search(line)
    ]
    assert not found
