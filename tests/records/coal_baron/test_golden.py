"""The scripted golden records of Coal Baron: `test_golden_records.py` has what all games share."""

import pytest

from coalface.core.record import Record
from coalface.games.coal_baron.names import ELEMENT_NAMES
from tests.records.coal_baron.make_golden import GOLDEN


@pytest.mark.parametrize("name", ["bank-4", "examples-3"])
def test_a_script_is_played_as_it_is_written(name: str) -> None:
    assert GOLDEN.play(name, 0).write() == GOLDEN.path(name).read_text("utf-8")


def test_the_example_of_the_rulebook_scores_its_tied_vehicles() -> None:
    (scoring,) = [
        step.events
        for step in Record.load(GOLDEN.path("examples-3")).replay()
        if any(event.key == "cb.shift.ended" and event.args == (2,) for event in step.events)
    ]
    points = {
        (ELEMENT_NAMES[event.args[0]], event.seat): event.args[1]
        for event in scoring
        if event.key == "cb.element.scored" and event.args[0] >= ELEMENT_NAMES.index("barrow")
    }
    mike, george, lucy = range(3)
    assert points == {
        ("barrow", george): 6,
        ("barrow", lucy): 6,
        ("carriage", mike): 7,
        ("carriage", george): 3,
        ("carriage", lucy): 3,
    }
    assert [event.seat for event in scoring if event.key == "cb.shift.began"] == [mike]
