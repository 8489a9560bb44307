"""A report says what was tried, and a failure can be played again."""

import json
from collections import Counter
from io import StringIO

import pytest
from rich.console import Console

from coalface.commands.conformance import show
from coalface.core.conformance import BrokenLaw, Law, Trial, check, laws
from coalface.core.contract import CHANCE
from coalface.core.view import AnyView
from tests.conformance.broken_secrets import ABarrierIsDenied
from tests.conformance.broken_state import ACardIsLost
from tests.conformance.sealed import Sealed
from tests.conformance.well import Well, WellState


def lossy() -> Well:
    game = Well()
    game.state_class = ACardIsLost
    return game


def test_laws_have_names_of_their_own_and_one_sentence() -> None:
    names = [law.name for law in laws()]
    assert len(set(names)) == len(names)
    assert all(law.says.endswith(".") and law.says.count(". ") == 0 for law in laws())


def test_a_report_is_plain_values() -> None:
    report = check(lossy(), games=5, laws=["ends", "census"])
    decoded = json.loads(json.dumps(report.to_json()))
    assert decoded["game"] == "well"
    assert decoded["seats"] == [2, 3]
    assert (decoded["laws"], decoded["passed"]) == (2, 1)
    assert [law["name"] for law in decoded["results"]] == ["ends", "census"]
    ends, census = decoded["results"]
    assert ends["passed"] is True
    assert ends["failure"] is None
    assert ends["tried"]["games"] == 10
    assert census["passed"] is False
    assert census["failure"]["message"] == report.failures[0].message


def test_a_failure_can_be_played_again() -> None:
    game = lossy()
    failure = check(game, laws=["census"]).failures[0]
    state = game.start(failure.seats)
    before = state.census()
    for line in failure.record:
        actor, notation = line.split()
        state.apply(CHANCE if actor == "*" else int(actor), game.moves.id(notation))
    assert len(failure.record) == failure.line
    assert failure.record[-1] == failure.move
    assert state.census() != before


def test_the_same_seed_tries_the_same() -> None:
    reports = [check(ABarrierIsDenied(), seed=seed, laws=["barriers"]) for seed in (3, 3, 4)]
    assert reports[0].to_json() == reports[1].to_json()
    assert reports[0].failures[0].record != reports[2].failures[0].record


def test_seats_laws_and_progress_are_as_asked_for() -> None:
    calls: list[tuple[str, int]] = []
    report = check(
        Sealed(),
        games=2,
        seats=4,
        laws=["ends", "sealed"],
        progress=lambda law, seats: calls.append((law.name, seats)),
    )
    assert calls == [("ends", 4), ("sealed", 4)]
    assert report.seats == (4,)
    assert report["sealed"].tried["orders"] > 0
    assert str(report).startswith("ok   ends: 2 games")


def test_a_law_of_ones_own_is_tried_and_a_game_may_raise_anything() -> None:
    def forbid(trial: Trial) -> None:
        for state in trial.positions(3):
            raise BrokenLaw(f"a table of {state.seats}")

    def trip(trial: Trial) -> None:
        raise ZeroDivisionError(f"{trial.seats} by zero")

    own = [Law("forbid", "No table.", forbid), Law("trip", "No error.", trip)]
    report = check(Well(), games=1, laws=own)
    assert report["forbid"].failure is not None
    assert report["forbid"].failure.found == "a table of 2"
    assert report["trip"].failure is not None
    assert report["trip"].failure.found.startswith("ZeroDivisionError: 2 by zero (in trip, line")
    assert report["trip"].failure.found.endswith(" of test_report.py)")


def test_what_breaks_several_laws_is_printed_once() -> None:
    def trip(trial: Trial) -> None:
        raise BrokenLaw("no lamp")

    own = [Law(name, "No error.", trip) for name in ("first", "second", "third")]
    console = Console(file=StringIO(), width=100)
    show(check(Well(), games=1, laws=own), console)
    assert isinstance(console.file, StringIO)
    printed = console.file.getvalue()
    assert printed.count("no lamp") == 1
    assert "the same in second, third" in printed


def test_an_unknown_law_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="unknown law 'gravity'; available: ends"):
        check(Well(), laws=["gravity"])


def test_a_part_tries_less_of_the_same_and_finds_what_is_broken() -> None:
    chosen = ["dump", "indistinguishable-moves", "guess-views", "guess-playable", "same-history"]
    whole, part = (check(Well(), games=20, laws=chosen, part=part) for part in (1, 4))
    assert whole.passed
    assert part.passed
    for law in chosen:
        tried, less = whole[law].tried, part[law].tried
        assert less.keys() == tried.keys()
        assert all(0 < less[what] < tried[what] for what in tried), law
    assert not check(lossy(), games=5, laws=["census"], part=4).passed
    assert not check(ABarrierIsDenied(), games=5, laws=["barriers"], part=4).passed


def test_laws_that_are_tried_in_part_share_positions_and_their_views() -> None:
    class Counted(WellState):
        def _view(self, seat: int | None) -> AnyView:
            asked[self.dump(), seat] += 1
            return super()._view(seat)

    asked: Counter[tuple[bytes, int | None]] = Counter()
    game = Well()
    game.state_class = Counted
    chosen = ["guess-varied", "guess-possible"]
    check(game, games=1, seats=2, laws=chosen, part=2)
    assert asked
    assert max(asked.values()) == 1
