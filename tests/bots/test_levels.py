"""The levels: they repeat themselves and grow in strength."""

import pytest

import coalface
from coalface.bots import bot, bot_names
from coalface.bots.levels import ITERATIONS, SearchBot, levels_of
from coalface.core.random import Random
from coalface.core.registry import released_specs
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


@pytest.mark.parametrize("game", [*released_specs(), "one_of_your_own"])
def test_each_level_thinks_longer_than_the_one_before(game: str) -> None:
    found = levels_of(game)
    assert list(found) == list(ITERATIONS)
    assert list(found.values()) == sorted(set(found.values()))


def test_a_game_may_have_iterations_of_its_own() -> None:
    assert levels_of("coal_country") != ITERATIONS
    assert levels_of("one_of_your_own") == ITERATIONS


def test_a_level_thinks_as_long_as_the_game_says_unless_it_is_given_a_number() -> None:
    game = coalface.game("coal_country")
    state, rng = game.start(2), Random(1)
    while state.actor() == coalface.CHANCE:
        state.apply(coalface.CHANCE, state.draw(rng))
    seat = int(state.actor())
    for given, made in ((0, levels_of("coal_country")["hewer"]), (10, 10)):
        player = bot("hewer")
        assert isinstance(player, SearchBot)
        player.iterations = given
        player.choose(game, state.view(seat), state.legal(seat), Random(1))
        search = player.thinker._search
        assert search is not None
        assert search.iterations == made


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
