"""Events account for views: both histories of a failure can be played again; what is one."""

import pytest

from coalface.core.conformance import Failure, check
from coalface.core.conformance.information import first_difference
from coalface.core.contract import CHANCE, Game
from coalface.core.record import Record
from tests.conformance import broken_information
from tests.conformance.broken import BROKEN
from tests.conformance.well import Well
from tests.conformance.well_tables import LOOK, PASS, PEEP

LAW = "same-history"
CASES = {
    broken.name: broken
    for broken in BROKEN
    if broken.law == LAW and hasattr(broken_information, broken.name)
}


def failure_of(name: str) -> tuple[Game, Failure]:
    game = CASES[name].make()
    return game, check(game, games=15, limit=300, laws=[LAW]).failures[0]


def record_of(game: Game, seats: int, lines: tuple[str, ...]) -> Record:
    record = Record(game, [f"seat {seat}" for seat in range(seats)])
    for line in lines:
        actor, notation = line.split()
        record.append(CHANCE if actor == "*" else int(actor), notation)
    return record


def viewers(seats: int) -> list[int | None]:
    return [*range(seats), None]


@pytest.mark.parametrize("name", [name for name in CASES if name != "LegalMovesDependOnOthers"])
def test_both_histories_of_a_failure_show_it(name: str) -> None:
    game, failure = failure_of(name)
    one = record_of(game, failure.seats, failure.record)
    two = record_of(game, failure.seats, failure.other)
    broken = [
        seat
        for seat in viewers(failure.seats)
        if one.transcript(seat) == two.transcript(seat)
        and one.state().information_state(seat) != two.state().information_state(seat)
    ]
    assert broken
    assert "the views differ at " in failure.found
    assert "the other history:" in str(failure)


def test_a_failure_names_the_lines_in_which_the_histories_differ() -> None:
    _, failure = failure_of("TheKeptCardIsNotNamed")
    pairs = zip(failure.record, failure.other, strict=True)
    apart = [(one, two) for one, two in pairs if one != two]
    assert 0 < len(apart) <= 2
    for one, two in apart:
        assert f"`{two}` instead of `{one}`" in failure.found


def test_a_line_without_events_is_named_by_the_shorter_history() -> None:
    _, failure = failure_of("DrawingHasNoEvent")
    assert failure.record[:-1] == failure.other
    assert "which ends one line earlier" in failure.found


def test_legal_moves_that_differ_are_found() -> None:
    _, failure = failure_of("LegalMovesDependOnOthers")
    assert "other legal moves" in failure.found


def test_the_first_difference_of_two_views_is_a_path() -> None:
    one = {"seat": 0, "table": {"hands": [[1, 2], [3]], "bag": 4}}
    two = {"seat": 0, "table": {"hands": [[1, 5], [3]], "bag": 9}}
    assert first_difference(one, two) == "table.hands[0][1]: 2 here, 5 there"
    assert first_difference(one, one) == ""
    assert first_difference([1], [1, 2], "x") == "x: [1] here, [1, 2] there"


def test_a_transcript_has_own_moves_and_seen_events_alone() -> None:
    record = Record(Well(), ("a", "b"), [(0, LOOK), (CHANCE, 1), (CHANCE, 0), (0, "keep/1")])
    opening = ("well.looks 0",)
    assert record.transcript(0, at=2) == ("> act/look", *opening, "well.drawn 0", "well.drew 0 1")
    others = (*opening, "well.drawn 0", "well.drawn 0", "well.held 0 1")
    assert record.transcript(1) == record.transcript(None) == others
    assert record.transcript(1, at=0) == ()
    with pytest.raises(ValueError, match=r"out of range 0.4, where 0 is the start"):
        record.transcript(1, at=5)


def test_an_information_state_is_the_view_and_forgets_the_order() -> None:
    game = Well()
    keep = game.moves.id("keep/1")
    start = [(0, LOOK), (CHANCE, 0), (CHANCE, 1), (0, keep)]
    swapped = [(0, LOOK), (CHANCE, 1), (CHANCE, 0), (0, keep)]
    one, two = Record(game, ("a", "b"), start), Record(game, ("a", "b"), swapped)
    assert one.transcript(0) != two.transcript(0)
    assert one.state().information_state(0) == two.state().information_state(0)
    peeped = Record(game, ("a", "b"), [*start, (1, PEEP)])
    passed = Record(game, ("a", "b"), [*start, (1, PASS)])
    assert peeped.state().information_state(1) != passed.state().information_state(1)
