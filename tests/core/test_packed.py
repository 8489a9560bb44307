"""Sets and rows of small numbers in one number, and the axes of moves that are not plain lists."""

from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coalface.core import digits, masks
from coalface.core.catalogue import Catalogue, Move, Printed


@given(st.sets(st.integers(0, 60)))
def test_a_mask_is_a_set(places: set[int]) -> None:
    mask = 0
    for place in places:
        mask |= masks.bit(place)
    assert masks.size(mask) == len(places)
    assert {place for place in range(61) if masks.has(mask, place)} == places


@given(st.lists(st.integers(1, 7), max_size=15), st.integers(0, 14), st.integers(0, 7))
def test_a_row_of_digits_is_a_list(numbers: list[int], place: int, value: int) -> None:
    row = digits.pack(numbers)
    assert digits.unpack(row) == numbers
    assert digits.length(row) == len(numbers)
    padded = numbers + [0] * (15 - len(numbers))
    assert [digits.digit(row, at) for at in range(15)] == padded
    changed = digits.placed(row, place, value)
    padded[place] = value
    assert [digits.digit(changed, at) for at in range(15)] == padded
    if place < len(numbers):
        assert digits.unpack(digits.removed(row, place)) == numbers[:place] + numbers[place + 1 :]


class Sail(Move, kind="sail", answers={}, distinct=True):
    """Sail from one place to another."""

    origin: Annotated[str, Printed("port", 3)]
    to: Annotated[str, Printed("port", 3)]


def test_a_component_set_may_name_the_values_of_an_axis() -> None:
    moves = Catalogue.of(Sail, printed={"port": ["ayr", "bude", "cork"]})
    sailed = ["ayr/bude", "ayr/cork", "bude/ayr", "bude/cork", "cork/ayr", "cork/bude"]
    assert [str(move) for move in moves] == [f"sail/{way}" for way in sailed]
    with pytest.raises(ValueError, match="expected 3 names of port; got 2"):
        Catalogue.of(Sail, printed={"port": ["ayr", "bude"]})
