"""Every option of every game is named and explained, with its values and why it may be refused."""

import pytest

from coalface.core.registry import game_spec
from coalface.core.tables import spelled
from coalface.server.http.routes.games import games_info
from coalface.server.protocol import Lang
from coalface.text import Text, languages, option_key
from tests.game_ids import RELEASED

EVERY_GAME = pytest.mark.parametrize("name", RELEASED)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_option_has_a_name_and_a_sentence(name: str, lang: str) -> None:
    text, found = Text(lang), game_spec(name)
    for option in found.options:
        label = text.say(option_key(found.locale_prefix, option.name))
        about = text.say(option_key(found.locale_prefix, option.name, "about"))
        assert label[0] == label[0].upper()
        assert not label.endswith(".")
        assert about.endswith(".")


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_value_of_a_choice_has_words_of_its_own(name: str, lang: str) -> None:
    text, found = Text(lang), game_spec(name)
    for option in found.options:
        if option.kind != "switch":
            prefix = found.locale_prefix
            keys = [option_key(prefix, option.name, spelled(value)) for value in option.values()]
            assert len({text.say(key) for key in keys}) == len(keys)


@EVERY_GAME
@EVERY_LANGUAGE
def test_what_some_number_of_players_cannot_choose_says_why(name: str, lang: str) -> None:
    text, found = Text(lang), game_spec(name)
    for option in found.options:
        counts = {found.game({option.name: value}).seat_counts for value in option.values()}
        key = option_key(found.locale_prefix, "refused", option.name)
        assert text.has(key) == (len(counts) > 1), key


@EVERY_LANGUAGE
def test_a_game_for_one_says_whom_one_plays_against(lang: Lang) -> None:
    for game in games_info(lang):
        assert bool(game.alone) == (1 in game.seat_counts), game.id
        assert game.alone == "" or game.alone.endswith(".")
