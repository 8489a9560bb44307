"""A sitting of sealed choices: who is told, and that nothing of it is taken back."""

import pytest

from coalface.server.playing import told_of
from coalface.server.sitting import Sitting
from coalface.server.undo import can_go_back, way_back
from tests.conformance.sealed import COMMIT, Sealed


def sealed() -> Sitting:
    return Sitting(Sealed(), ("Anna", "Bert"), "seed")


def test_a_sealed_choice_is_told_to_the_one_who_makes_it() -> None:
    sitting = sealed()
    line = sitting.play(1, 2)
    assert line.sealed
    assert set(told_of(sitting, [line]) or []) == {1}
    assert sitting.story(0) == sitting.story(None) == []


def test_that_someone_has_committed_is_told_to_all() -> None:
    sitting = sealed()
    sitting.play(1, 2)
    line = sitting.play(1, COMMIT)
    assert set(told_of(sitting, [line]) or []) == {0, 1, None}


def test_nothing_is_taken_back_while_choices_are_sealed_or_once_they_are_open() -> None:
    sitting = sealed()
    for seat in (0, 1):
        sitting.play(seat, seat)
        with pytest.raises(LookupError, match="undo-sealed"):
            way_back(sitting, seat, [seat], [0, 1])
        assert not can_go_back(sitting, seat)
    for seat in (0, 1):
        sitting.play(seat, COMMIT)
    with pytest.raises(LookupError, match="undo-sealed"):
        way_back(sitting, 1, [1], [0, 1])


def test_a_decision_has_a_number_of_its_own() -> None:
    sitting = sealed()
    before = [sitting.decision(seat) for seat in (0, 1)]
    sitting.play(1, 2)
    after = [sitting.decision(seat) for seat in (0, 1)]
    assert after == [before[0], before[1] + 1]
