"""The golden records of Coal Baron replay, verify and give their traces, plain and compiled."""

from pathlib import Path

import pytest

from coalface.core import trace
from coalface.core.contract import OVER
from coalface.core.record import Record
from coalface.games.coal_baron.names import ELEMENT_NAMES
from tests.records.coal_baron import facts
from tests.records.coal_baron.make_golden import HERE, RECIPES, play

NAMES = sorted(path.stem for path in HERE.glob("*.record"))


def where(name: str) -> Path:
    return HERE / f"{name}.record"


def test_every_recipe_has_its_record_and_its_trace() -> None:
    assert sorted(RECIPES) == NAMES
    assert sorted(path.stem for path in HERE.glob("*.trace")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_record_verifies_and_gives_its_trace(name: str) -> None:
    record = Record.load(where(name))
    record.verify()
    assert record.state().actor() == OVER
    assert record.write() == where(name).read_text("utf-8")
    assert trace.compare(where(name)) == ""


def test_the_records_show_what_they_are_for_and_together_everything() -> None:
    shown = {name: facts.facts(Record.load(where(name))) for name in NAMES}
    for name, recipe in RECIPES.items():
        assert recipe.shows <= shown[name], name
    assert set().union(*shown.values()) == facts.ALL


@pytest.mark.parametrize("name", ["bank-4", "examples-3"])
def test_a_script_is_played_as_it_is_written(name: str) -> None:
    assert play(name, RECIPES[name], 0).write() == where(name).read_text("utf-8")


def test_the_example_of_the_rulebook_scores_its_tied_vehicles() -> None:
    (scoring,) = [
        step.events
        for step in Record.load(where("examples-3")).replay()
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
