"""What a refused delivery says is missing, in every language."""

import pytest

from coalface.text import Text
from tests.rules.table import TestTable

POSITION = """
coal_baron
seats 2
order 0 B07 RR
order 0 T10 YR
order 0 T11 KK
"""
WORDS = {
    "en": (
        "You have no complete barrow order; the one for 7 points still needs 1 brown cube.",
        "You have no complete truck order; the one for 10 points still needs 1 grey cube and"
        " 1 black cube and the one for 12 points still needs 1 black cube.",
        "You have no engine order.",
    ),
    "nl": (
        "Je hebt geen volbrachte bestelling per kruiwagen;"
        " die voor 7 punten heeft nog 1 bruin blokje nodig.",
        "Je hebt geen volbrachte bestelling per vrachtwagen; die voor 10 punten heeft nog"
        " 1 grijs blokje en 1 zwart blokje nodig en die voor 12 punten heeft nog"
        " 1 zwart blokje nodig.",
        "Je hebt geen bestelling per locomotief.",
    ),
    "de": (
        "Du hast keinen vollständigen Auftrag per Handkarren;"
        " dem für 7 Punkte fehlt noch Kohle (1 brauner Würfel).",
        "Du hast keinen vollständigen Auftrag per Lastwagen; dem für 10 Punkte fehlt noch Kohle"
        " (1 grauer Würfel und 1 schwarzer Würfel) und dem für 12 Punkte fehlt noch Kohle"
        " (1 schwarzer Würfel).",
        "Du hast keinen Auftrag per Eisenbahn.",
    ),
}


@pytest.mark.parametrize("lang", WORDS)
def test_a_refused_delivery_names_the_cubes_that_are_missing(lang: str) -> None:
    table = TestTable("coal_baron", POSITION)
    text = Text(lang, table.game.wording)
    refusals = (
        table.refusal(0, f"place/delivery-{vehicle}") for vehicle in ("barrow", "truck", "engine")
    )
    assert tuple(map(text.render, refusals)) == WORDS[lang]
