"""Messages that games build: cells, lists and names, worded once for all games."""

import pytest

from coalface.core.messages import (
    NONE,
    count_cell,
    counted_term,
    index_of,
    joined,
    message,
    name_of,
    seat_cell,
    text_cell,
)
from coalface.core.tables import ArgKind, Words
from coalface.text import Text

FRUIT = ("apple", "pear", "plum")


def single(kind: ArgKind, name: str) -> Words:
    """Word one fruit."""
    assert kind == "fruit"
    return text_cell("text", name)


def wording(kind: ArgKind, value: int | str) -> Words:
    """Word some fruit, as a game words its things."""
    return joined(kind, str(value).split(), single)


@pytest.mark.parametrize(
    ("fruit", "expected"),
    [
        ("", "none"),
        ("apple", "apple"),
        ("apple pear", "apple and pear"),
        ("apple pear plum", "apple, pear and plum"),
    ],
)
def test_things_are_joined_with_an_and_before_the_last(fruit: str, expected: str) -> None:
    def word(kind: ArgKind, value: int | str) -> Words:
        return wording(kind if kind != "fruit" else "fruit-list", value)

    assert Text("en", word).render(word("fruit-list", fruit)) == expected


def test_cells_are_messages_with_one_argument() -> None:
    assert count_cell(3) == Words("cell-count", (("count", "count", 3),))
    assert text_cell("tile", "GL2") == Words("cell-text", (("text", "tile", "GL2"),))
    assert seat_cell(1) == Words("cell-seat", (("seat", "seat", 1),))
    assert counted_term("cb-count-workers") == message("cb-count-workers", count=("count", 2))
    assert Words("none") == NONE


def test_a_thing_is_named_or_numbered() -> None:
    assert index_of("fruit", "pear", FRUIT) == index_of("fruit", 1, FRUIT) == 1
    assert name_of("fruit", "pear", FRUIT) == name_of("fruit", 1, FRUIT) == "pear"
    with pytest.raises(KeyError, match=r"unknown fruit 'peer'; available: .*did you mean 'pear'"):
        index_of("fruit", "peer", FRUIT)
