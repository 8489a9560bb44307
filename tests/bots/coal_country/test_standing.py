"""How search judges the start of a round of Coal Country: by a fit to games that were played."""

import pytest
from librt.vecs import vec

from coalface.bots.evaluator import Evaluator
from coalface.bots.evaluators import evaluator_for
from coalface.core.registry import game_spec
from coalface.games.coal_country.bot import STANDING
from coalface.games.coal_country.bot.standing import NAMES, STARTS, Standing

GAME = game_spec("coal_country").game()
EVALUATOR = evaluator_for("coal_country")
SUPPLIED = "tile 0 n1 cross-rich 0 WAE\n"


def lead(text: str, evaluator: Evaluator = EVALUATOR) -> float:
    """By how much seat 0 is thought to lead as a round begins."""
    state = GAME.position(f"coal_country\nseats 2\n{text}")
    assert evaluator.is_quiet(state)
    expected = vec[float]([0.0, 0.0])
    evaluator.points(state, expected)
    return expected[0] - expected[1]


def seen(text: str) -> dict[str, float]:
    """What is seen of seat 0, as far as it is not 0."""
    state = GAME.position(f"coal_country\nseats 2\n{text}")
    return {name: value for name, value in EVALUATOR.features(state, 0).items() if value}


def test_every_thing_seen_has_a_number_for_every_start() -> None:
    assert tuple(STANDING) == NAMES
    assert {len(row) for row in STANDING.values()} == {STARTS}


def test_a_fit_that_lacks_a_thing_is_refused() -> None:
    with pytest.raises(ValueError, match="the fit is wrong about cash"):
        Standing({name: row for name, row in STANDING.items() if name != "cash"})


@pytest.mark.parametrize("number", range(2, 7))
def test_money_and_a_supplied_tile_are_worth_having(number: int) -> None:
    both = f"round {number}\nseat 0 cash {{}} earned 60\nseat 1 cash 20 earned 80\n"
    assert lead(both.format(60)) > lead(both.format(20))
    assert lead(both.format(20) + SUPPLIED) > lead(both.format(20))


def test_what_is_seen_of_a_seat() -> None:
    found = seen("round 3\nseat 0 cash 20 earned 90\nseat 1 earned 80\n" + SUPPLIED)
    assert (found["cash"], found["earned"], found["first"]) == (20, 90, 1)
    assert (found["tiles"], found["supplied"]) == (2, 2)
    assert not {"missing", "cut_off"} & set(found)
    behind = seen("round 3\nseat 0 earned 90\nseat 1 earned 100\ntile 0 n1 cross-rich 0 WA\n")
    assert "first" not in behind
    assert (behind["supplied"], behind["missing"]) == (1, 1)


def test_a_long_game_begins_like_a_short_one() -> None:
    long = game_spec("coal_country").game({"rounds": 8})
    text = "coal_country\nseats 2\nround 2\nseat 0 cash 30 earned 60\nseat 1 earned 80\n"
    state = long.position(text)
    expected = vec[float]([0.0, 0.0])
    EVALUATOR.points(state, expected)
    row = EVALUATOR.features(state, 0)
    assert expected[0] == pytest.approx(sum(row[name] * STANDING[name][0] for name in NAMES))


def test_another_opinion_counts_a_thing_for_more() -> None:
    more = {name: [0.0] * STARTS for name in NAMES}
    more["cash"] = [float(start) for start in range(STARTS)]
    other = EVALUATOR.perturbed(more)
    both = "round 4\nseat 0 cash 30 earned 80\nseat 1 cash 20 earned 90\n"
    assert lead(both, other) == pytest.approx(lead(both) + 2.0 * (30 - 20))
