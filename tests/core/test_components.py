"""Component files: where their values come from, how they are named, and what is refused."""

from hashlib import sha256

import pytest

import coalface
from coalface.core.components import (
    ComponentError,
    Source,
    read_components,
    released_components,
)

PACKAGE = "coalface.games.coal_baron"
RIGHT = "rulebook, public, reconstructed, ruling"

TEXT = """
title = "a box"

[coal]
provenance = "reconstructed"
note = "from three pictures"
cubes = 16

[coal.prices]
provenance = "ruling"
yellow = 1

[board]
rows = 3

[board.spaces]
provenance = "public"
note = "a public implementation"
"""


def test_the_provenance_of_every_table_is_listed() -> None:
    assert read_components(TEXT).sources() == [
        Source("coal", "reconstructed", "from three pictures"),
        Source("coal.prices", "ruling", ""),
        Source("board.spaces", "public", "a public implementation"),
    ]


def test_a_set_is_known_by_its_name_and_the_hash_of_its_text() -> None:
    own = read_components(TEXT)
    digest = sha256(TEXT.encode()).hexdigest()
    assert (own.name, own.text, own.digest) == ("own", TEXT, digest)
    assert own.label == f"own sha256:{digest}"
    assert own.values["coal"]["prices"]["yellow"] == 1
    assert read_components(TEXT + "\n").digest != digest
    assert read_components(TEXT, "2").label == f"2 sha256:{digest}"


def test_what_is_not_toml_is_refused() -> None:
    with pytest.raises(ComponentError, match=r"the component file is not TOML: .*line 2"):
        read_components("[coal]\ncubes = = 3\n")


@pytest.mark.parametrize(("wrong", "shown"), [('"heard"', "'heard'"), ("3", "3")])
def test_an_unknown_provenance_is_refused_by_its_table(wrong: str, shown: str) -> None:
    with pytest.raises(ComponentError) as raised:
        read_components(TEXT.replace('"ruling"', wrong))
    assert str(raised.value) == (
        f"provenance of table coal.prices: expected one of {RIGHT}; got {shown}"
    )


def test_a_released_set_is_read_by_its_number() -> None:
    found = released_components(PACKAGE, "1")
    assert found.name == "1"
    assert found.label.startswith("1 sha256:")
    assert coalface.game("coal_baron").components == found.label
    assert coalface.game("coal_baron", components="1").components == found.label


def test_a_set_that_is_not_released_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        ComponentError, match=f"unknown component set '99' of {PACKAGE}; available: 1"
    ):
        coalface.game("coal_baron", components="99")


def test_an_own_set_goes_by_its_own_name() -> None:
    text = released_components(PACKAGE, "1").text
    game = coalface.game("coal_baron", components_text=text)
    assert game.components == f"own sha256:{sha256(text.encode()).hexdigest()}"
