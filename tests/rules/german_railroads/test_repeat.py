"""Repeating a space several times in a turn, and why that ends. (RR-50, GC-16)"""

from collections.abc import Iterator

import pytest

from tests.rules import rule
from tests.rules.german_railroads.helpers import Board, german, russian

TWICE = "seats 3\nseat 0 gap-1 7b markers 4\n"
"""A marker stands before factory 7, which has a boilerman."""
ROUND = """
    seats 3
    engineer 14 seat-0
    engineer g4 seat-1
    space engineer-14 seat-0 workers 1
    space coins2 seat-0 workers 1
    seat 0 gap-1 7b markers 4
"""
"""Engineer 14 could copy the factory engineer, who could set factory 7 to work, and so on."""


@rule("RR-50", "GC-16")
def test_a_boilerman_may_choose_the_same_space_again() -> None:
    table = german(f"{TWICE}space coins2 seat-0 workers 1", coal=True)
    coins = table.player().coins
    table.play(0, "place/ind1/plain", "industry/4", "again/coins2", "again/coins2")
    assert table.player().coins == coins + 4
    old = german(f"{TWICE}space coins2 seat-0 workers 1", coal=True, version=1)
    old.play(0, "place/ind1/plain", "industry/4", "again/coins2")
    assert old.player().coins == coins + 2
    assert not [move for move in old.legal(0) if move.startswith("again/")]


@rule("RR-50", "RR-12")
@pytest.mark.parametrize(("version", "steps"), [(1, 1), (2, 2)])
def test_two_placements_for_a_black_or_gray_step_are_repeated_one_by_one(
    version: int, steps: int
) -> None:
    table = russian(f"{TWICE}board 0 bg-workers 2", coal=True, version=version)
    table.play(0, "place/ind1/plain", "industry/4")
    for _ in range(steps):
        table.play(0, "again/bg1")
    assert table.seen().offered == {"bg": steps}


@rule("RR-50")
def test_a_placement_in_use_is_not_repeated_but_an_earlier_one_on_the_same_space() -> None:
    for workers, again in ((1, False), (2, True)):
        table = german(
            f"seats 3\nusing bg1\nspace coins2 seat-0 workers 1\nseat 0 bg-workers {workers}\n"
            "ask turn 0 placed 1 free 1\nask again 0 repeat one side offered"
        )
        assert table.seen().using == "bg1"
        assert ("again/bg1" in table.legal(0)) == again


@rule("RR-50", "RR-55", "GN-6")
def test_engineers_do_not_lead_round_in_a_circle() -> None:
    table = german(ROUND, coal=True, new_parts=True)
    coins = table.player().coins
    table.play(0, "place/ind1/plain", "industry/4", "again/engineer-14", "again/coins2")
    table.play(0, "copy/g4", "work/gap-1")
    assert table.refused(0, "again/engineer-14") == "RR-50 cannot-repeat"
    table.play(0, "again/coins2", "again/coins2")
    assert table.player().coins == coins + 6
    assert not [move for move in table.legal(0) if move.startswith("again/")]


@rule("RR-50", "GC-16")
def test_an_engineer_may_be_repeated_by_both_uses_of_a_factory() -> None:
    table = german(ROUND, coal=True, new_parts=True)
    table.play(0, "place/ind1/plain", "industry/4", "again/engineer-14", "again/engineer-14")
    assert table.seen().offered == {"copy": 2}


@rule("RR-50", "GN-6")
def test_every_line_of_repeats_ends() -> None:
    table = german(ROUND, coal=True, new_parts=True)
    table.play(0, "place/ind1/plain", "industry/4")
    repeats = 0
    for wish in greedy_for_repeats(table):
        repeats += wish.startswith("again/")
        table.play(0, wish)
        assert repeats < 12


def greedy_for_repeats(table: Board) -> Iterator[str]:
    """Whatever keeps the repeats coming, for as long as the turn lasts."""
    wishes = ("again/engineer-14", "copy/g4", "work/gap-1", "again/", "copy/")
    while table.seen().using == "ind1":
        legal = sorted(table.legal(0))
        found = [move for wish in wishes for move in legal if move.startswith(wish)]
        yield found[0] if found else "end-turn"
