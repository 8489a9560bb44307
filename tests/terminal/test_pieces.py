"""Parts that the drawn boards of all games share."""

import pytest
from rich.text import Text as Line

import coalface
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import (
    SEAT_STYLES,
    SEATS,
    UNNUMBERED,
    join,
    number_of,
    padded,
    seat_mark,
    seat_name,
    styled,
)
from coalface.text import Text


@pytest.fixture
def scene() -> Scene:
    game = coalface.game("coal-baron")
    view = game.start(2).view(0)
    return Scene(game, view, Text("en"), ("Anna", "Ben"), {"place/bank": 7})


def test_the_number_of_the_legal_one_of_some_moves(scene: Scene) -> None:
    assert number_of(scene, "place/mining-8", "place/bank").plain == " 7) "
    assert number_of(scene, "place/mining-8").plain == UNNUMBERED
    assert number_of(scene).plain == UNNUMBERED


def test_every_seat_has_a_sign_and_a_style_of_its_own(scene: Scene) -> None:
    assert len(set(SEATS)) == len(set(SEAT_STYLES)) == 4
    assert seat_mark(1).plain == "●"
    assert seat_name(scene, 1).plain == "● Ben"


def test_lines_are_as_wide_as_their_column() -> None:
    assert padded(Line("coal"), 6).plain == "coal  "
    assert padded(Line("coal baron"), 6).plain == "coal …"
    assert join([Line("a"), Line("b")], "-").plain == "a-b"


def test_what_is_appended_does_not_take_a_style_over() -> None:
    line = styled("coal", "bold").append(" baron")
    assert [(span.start, span.end, span.style) for span in line.spans] == [(0, 4, "bold")]
