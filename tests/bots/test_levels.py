"""The levels: they repeat themselves and grow in strength."""

import pytest

import coalface
from coalface.bots import bot, bot_names, levels
from coalface.bots.evaluator import Evaluator
from coalface.bots.levels import ITERATIONS, SearchBot
from coalface.core.random import Random
from coalface.text import Text, languages
from tests.bots.tables import play


@pytest.mark.parametrize("level", ITERATIONS)
def test_a_level_is_found_by_its_name_and_chooses_a_legal_move(level: str) -> None:
    assert level in bot_names()
    game = coalface.game("coal_baron")
    state, rng = game.start(2), Random(1)
    while state.actor() == coalface.CHANCE:
        state.apply(coalface.CHANCE, state.draw(rng))
    seat = int(state.actor())
    legal = state.legal(seat)
    chosen = [bot(level).choose(game, state.view(seat), legal, Random(1)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in legal


def test_each_level_thinks_longer_than_the_one_before() -> None:
    numbers = list(ITERATIONS.values())
    assert numbers == sorted(set(numbers))


def test_a_game_may_give_the_levels_fewer_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    game = coalface.game("coal_baron")
    state, rng = game.start(2), Random(1)
    while state.actor() == coalface.CHANCE:
        state.apply(coalface.CHANCE, state.draw(rng))
    seat = int(state.actor())
    slow = Evaluator()
    slow.pace = 0.25
    monkeypatch.setattr(levels, "evaluator_or_none", lambda id: slow)
    player = SearchBot(40)
    player.choose(game, state.view(seat), state.legal(seat), Random(1))
    search = player.thinker._search
    assert search is not None
    assert search.iterations == 10


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_name_and_a_line_about_it(language: str) -> None:
    text = Text(language)
    for name in bot_names():
        assert text.say(f"bot-{name}")
        assert text.say(f"bot-{name}-about")


def test_search_beats_greedy() -> None:
    game = coalface.game("coal_baron")
    wins = 0
    for seed in range(6):
        players = [SearchBot(100), coalface.bot("greedy")]
        seat = seed % 2
        _, state = play(game, players[::-1] if seat else players, 100 + seed // 2)
        wins += state.standing()[0] == [seat]
    assert wins >= 4
