"""Every law finds the games that break it."""

import pytest

from coalface.core.conformance import check, laws
from tests.conformance import (
    broken_information,
    broken_observations,
    broken_play,
    broken_secrets,
    broken_state,
)
from tests.conformance.broken import BROKEN, Broken

CHAPTERS = (broken_play, broken_state, broken_secrets, broken_information, broken_observations)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: f"{broken.law}-{broken.name}")
def test_a_broken_game_is_found_by_its_law(broken: Broken) -> None:
    report = check(broken.make(), games=15, limit=300, laws=[broken.law])
    assert [failure.law for failure in report.failures] == [broken.law]
    assert f"law {broken.law}," in report.failures[0].message
    assert not report.passed


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert {law.name for law in laws()} == {broken.law for broken in BROKEN}
