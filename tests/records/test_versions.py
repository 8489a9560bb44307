"""What we correct never breaks a stored game: old records replay under their own rules and set.

`tests/records/pit/old.record` was written by the box as it was before the fix and before the
corrected component set. Two cards are left in a row in it, which the fix forbids.
"""

from pathlib import Path

import pytest

from coalface.core.contract import CHANCE
from coalface.core.fixes import fixes_for
from coalface.core.record import Record, RecordError
from coalface.core.tables import Fix
from coalface.core.trace import compare, trace
from tests.records.pit import AFTER, BEFORE, LEAVE, TAKE, find, find_before

OLD = Path(__file__).parent / "pit" / "old.record"
LINES = [(CHANCE, 2), (0, TAKE), (CHANCE, 0), (1, LEAVE), (CHANCE, 1), (0, LEAVE)]


def test_the_old_record_was_made_before_the_fix() -> None:
    made_then = Record(BEFORE.game({"copies": 1}), ("Anna", "Ben"), LINES)
    assert OLD.read_text() == made_then.write()
    assert OLD.with_suffix(".trace").read_text().splitlines() == trace(made_then)


def test_an_old_record_still_gives_its_trace() -> None:
    record = Record.load(OLD, find)
    record.verify()
    assert (record.game.version, record.game.components.split(" ")[0]) == (1, "1")
    assert record.state().scores() == [3, 0]
    assert compare(OLD, find=find_before) == ""
    assert compare(OLD, find=find) == ""


def test_a_new_game_has_the_fix_and_the_corrected_set() -> None:
    record = Record(AFTER.game({"copies": 1}), ("Anna", "Ben"), LINES)
    with pytest.raises(RecordError, match=r"seat 0 may not play leave: pit.left-before \(P-3\)"):
        record.verify()
    assert record.state(5).scores() == [5, 0]


def test_rules_and_components_are_chosen_apart() -> None:
    old_rules = AFTER.game({"copies": 1}, version=1)
    Record(old_rules, ("Anna", "Ben"), LINES).verify()
    assert Record(old_rules, ("Anna", "Ben"), LINES).state().scores() == [5, 0]
    old_set = AFTER.game({"copies": 1}, components="1")
    assert Record(old_set, ("Anna", "Ben"), LINES[:5]).state().scores() == [3, 0]


def test_a_new_record_is_refused_by_the_box_as_it_was() -> None:
    text = Record(AFTER.game({"copies": 1}), ("Anna", "Ben")).write()
    with pytest.raises(RecordError, match="line 3: unknown rules version '2' of pit; available: 1"):
        Record.read(text, find_before)


FIXES = (Fix("early", 2, "P-1", "a"), Fix("late", 4, "P-2", "b"))


@pytest.mark.parametrize(
    ("version", "early", "late"),
    [(1, False, False), (2, True, False), (3, True, False), (4, True, True), (5, True, True)],
)
def test_a_fix_holds_from_its_version_on(version: int, early: bool, late: bool) -> None:
    fixes = fixes_for(FIXES, version)
    assert fixes.early is early
    assert fixes.late is late


def test_fixes_cannot_be_switched_or_misspelled() -> None:
    fixes = fixes_for(FIXES, 2)
    with pytest.raises(AttributeError, match="fix late cannot be switched"):
        fixes.late = True
    with pytest.raises(AttributeError, match="fix late cannot be taken away"):
        del fixes.late
    with pytest.raises(
        AttributeError, match="unknown fix 'lat'; available: early, late; did you mean 'late'"
    ):
        _ = fixes.lat
    assert fixes == fixes_for(FIXES, 3)
    assert fixes != fixes_for(FIXES, 4)
    assert hash(fixes) == hash(fixes_for(FIXES, 3))


@pytest.mark.parametrize(
    ("fixes", "message"),
    [
        ((FIXES[0], FIXES[0]), "duplicate fix 'early'"),
        (
            (Fix("no-dash", 2, "P-1", ""),),
            "expected a public identifier as the name of a fix; got 'no-dash'",
        ),
    ],
)
def test_fixes_with_impossible_names(fixes: tuple[Fix, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        fixes_for(fixes, 1)
