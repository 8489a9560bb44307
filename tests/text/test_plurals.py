"""A number below 0 keeps its sign in every message that chooses a form by it."""

import pytest

from coalface.text import MINUS, Text, languages
from tests.text.test_locales import messages, sample_args, uses

EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())


@EVERY_LANGUAGE
def test_one_below_nothing_does_not_read_as_one(lang: str) -> None:
    """For Fluent it is a singular: a form that writes out the 1 must not be taken for it."""
    text = Text(lang)
    for key, message in messages(lang).items():
        for name in uses(message).counted:
            args = sample_args(message)
            one, two = (text.say(key, **{**args, name: count}) for count in (-1, -2))
            assert f"{MINUS}1" in one or f"{MINUS}2" not in two, key


@EVERY_LANGUAGE
def test_a_number_below_nothing_has_a_minus_sign(lang: str) -> None:
    text = Text(lang)
    assert text.say("cell-count", count=-12) == f"{MINUS}12"
    assert text.say("cell-count", count=12) == "12"
