"""The rules of Lamps, its laws, and its computer player."""

import coalface
import pytest
from coalface.core.conformance import check
from coalface.lessons.check import check_lesson
from coalface.lessons.lesson import lessons_of

from lamps.state import LAMP_NAMES

GAME = coalface.game("lamps")
POSITION = """\
lamps
seats 2
round {round}
bag {bag}
seat 0 score {score} lamp {lamp}
seat 1 score 1 lamp candle
ask choose 1
ask choose 0
"""


def position(round: int = 1, score: int = 0, lamp: str = "electric") -> coalface.State:
    """Seat 0 has to choose; seat 1 has a candle and one point, and chooses after it."""
    bag = [name for name in LAMP_NAMES for _ in range(3)]
    bag.remove("candle")
    bag.remove(lamp)
    text = POSITION.format(round=round, score=score, lamp=lamp, bag=" ".join(bag))
    return GAME.position(text)


def test_the_best_lamp_scores_its_value() -> None:
    """LA-4: all are shown, the best score, and all lamps go back into the bag."""
    state, log = position(), list[coalface.Event]()
    state.apply(0, GAME.moves.id("keep"), log)
    state.apply(1, GAME.moves.id("keep"), log)
    assert state.scores() == [4, 1]
    assert [event.args for event in log if event.key == "la.shown"] == [(3, 4), (0, 0)]
    assert state.actor() == coalface.CHANCE


def test_who_leads_alone_may_not_swap() -> None:
    """LA-3: a leader keeps the lamp; whoever shares the lead may swap."""
    assert [str(GAME.moves[move]) for move in position(score=1).legal(0)] == ["keep", "swap"]
    state = position(score=2)
    with pytest.raises(coalface.IllegalMove) as refused:
        state.apply(0, GAME.moves.id("swap"))
    assert refused.value.reason.rule == "LA-3"


def test_a_swap_draws_another_lamp() -> None:
    """LA-2: the lamp goes into the bag, and chance deals another to the same player."""
    state = position(lamp="candle")
    state.apply(0, GAME.moves.id("swap"))
    state.apply(coalface.CHANCE, GAME.moves.id("draw/carbide"))
    assert state.view(0).table.players[0].lamp == "carbide"
    assert state.view(1).table.players[0].lamp == "hidden"
    assert state.actors() == [1]


def test_the_game_ends_after_three_rounds() -> None:
    """LA-5: most points win."""
    state = position(round=3, score=5)
    state.apply(0, GAME.moves.id("keep"))
    state.apply(1, GAME.moves.id("keep"))
    assert state.actors() == []
    assert state.standing() == [[0], [1]]


def test_the_game_keeps_every_law() -> None:
    assert check(GAME, games=2).passed


@pytest.mark.parametrize(
    ("lamp", "chosen"), [("candle", "swap"), ("oil", "swap"), ("carbide", "keep")]
)
def test_the_lamplighter_swaps_poor_lamps(lamp: str, chosen: str) -> None:
    state = position(lamp=lamp)
    player = coalface.bot("lamplighter")
    move = player.choose(GAME, state.view(0), state.legal(0), coalface.Random(1))
    assert str(GAME.moves[move]) == chosen


def test_the_lamplighter_keeps_what_it_may_not_swap() -> None:
    state = position(score=2, lamp="candle")
    player = coalface.bot("lamplighter")
    move = player.choose(GAME, state.view(0), state.legal(0), coalface.Random(1))
    assert str(GAME.moves[move]) == "keep"


def test_its_lesson_can_be_played_to_its_end() -> None:
    (lesson,) = lessons_of("lamps")
    assert check_lesson(lesson, all_languages=False).problems == ()
