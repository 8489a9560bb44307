"""The coach names every phase of a game, in every language, and says what people do there."""

import pytest

from coalface.core.contract import CHANCE
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.lessons.coach import coach_of
from coalface.text import Text, languages
from tests.game_ids import RELEASED

COACHED = [game for game in RELEASED if coach_of(game).tips]
MAX_PHASE, MAX_WHY = 14, 70
"""The most words of a phase, and of what people do there."""


@pytest.mark.parametrize("name", COACHED)
@pytest.mark.parametrize("seed", range(4))
def test_every_decision_of_a_game_has_a_tip(name: str, seed: int) -> None:
    game, coach, rng = game_spec(name).game(), coach_of(name), Random(f"coach/{seed}")
    state = game.start(game.seat_counts[0])
    while state.actors():
        actor = state.actors()[0]
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng))
            continue
        legal = state.legal(actor)
        spelled = [str(game.moves[move]) for move in legal]
        assert coach.tip_for(spelled) is not None, spelled
        state.advance(actor, legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", COACHED)
@pytest.mark.parametrize("lang", languages())
def test_every_tip_has_a_text_in_every_language(name: str, lang: str) -> None:
    coach, text = coach_of(name), Text(lang)
    assert len({tip.say for tip in coach.tips}) == len(coach.tips)
    for tip in coach.tips:
        for key, most in ((coach.phase_key(tip), MAX_PHASE), (coach.why_key(tip), MAX_WHY)):
            assert text.has(key, own=True), key
            assert len(text.say(key).split()) <= most, key


def test_the_first_tip_that_matches_counts() -> None:
    coach = coach_of("coal_baron")
    tip = coach.tip_for(["stop", "fill/cage/B03/brown"])
    assert tip is not None
    assert tip.say == "fill"
    assert coach.tip_for(["nothing"]) is None
