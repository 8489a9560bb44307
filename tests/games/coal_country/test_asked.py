"""What is asked in words, and what those read who wait for others."""

import pytest

from coalface.core.registry import game_spec
from coalface.text import Text
from tests.rules.coal_country.helpers import Desk, position

SPEC = game_spec("coal_country")
SEATS = ("Anna", "Ben", "Cora")


def read(desk: Desk, seat: int | None, awaited: bool = False) -> list[str]:
    """What a seat is asked, or reads while it waits."""
    view = desk.state.view(seat)
    text = Text("en", desk.game.wording, SEATS)
    words = desk.game.awaited(view) if awaited else desk.game.asked(view)
    return [text.render(one) for one in words]


def test_who_has_finished_reads_who_still_places() -> None:
    desk = position("round 3\nstep placing", seats=3)
    assert read(desk, None, awaited=True) == ["Anna, Ben and Cora are still placing."]
    desk.play(0, "commit")
    desk.play(2, "commit")
    assert read(desk, 0, awaited=True) == ["You have finished placing.", "Ben is still placing."]
    assert read(desk, None, awaited=True) == ["Ben is still placing."]


def test_those_who_wait_for_one_decision_read_whose_turn_it_is() -> None:
    desk = position("round 3\nstep expanding\nseat 0 cash 99\nforeman 0 n1 2")
    assert read(desk, 1, awaited=True) == []


@pytest.mark.parametrize(
    ("tile", "ending"),
    [
        ("", "Lay it above the entrance."),
        (
            "tile 0 w1n1 cross-steady 0 -",
            "Lay it above the entrance, or on top of one of your tiles beside that cell.",
        ),
    ],
)
def test_tiles_to_cover_are_named_only_where_there_are_some(tile: str, ending: str) -> None:
    desk = position(f"round 3\nstep expanding\nseat 0 cash 99\nforeman 0 n1 2\n{tile}")
    desk.play(0, "permit/n1/2")
    desk.chance("tile/straight-steady")
    assert read(desk, 0)[0].endswith(ending)
