"""Hints in words: a reason, the chance to win before and after, what would change."""

from typing import get_args

import pytest

import coalface
from coalface.bots.base import Considered
from coalface.bots.workers import Answer, Question, question_about
from coalface.core.advice import BEST, OUTLOOKS, compared
from coalface.core.contract import CHANCE
from coalface.core.random import Random
from coalface.server import client_messages as c
from coalface.server import protocol as p
from coalface.server.bots.hints import MAX_REMEMBERED, HintMemory, comparable, hinted
from coalface.server.table.presenter import Presenter
from coalface.text import Text
from tests.game_ids import RELEASED

NAMES = ("Anna", "Bert")
LANGS: tuple[p.Lang, ...] = get_args(p.Lang)


def asked(game_id: str, lang: p.Lang, values: tuple[float, ...]) -> p.Hinted:
    """The hint in the first position of a game, where the adviser has found these values."""
    game = coalface.game(game_id)
    state, rng = game.start(2), Random(1)
    while state.actors() == [CHANCE]:
        state.advance(CHANCE, state.draw(rng))
    seat = state.actors()[0]
    legal = state.legal(seat)
    question = question_about(game, state.view(seat), legal, "baron", "seat", "seed")
    weighed = [Considered(move, 0.2, v) for move, v in zip(legal, values, strict=False)]
    return hinted(Presenter(game, NAMES, lang), question, weighed, c.Hint(id="1", seat=seat))


@pytest.mark.parametrize("game_id", RELEASED)
@pytest.mark.parametrize("lang", LANGS)
def test_a_hint_has_a_reason_and_no_numbers_of_the_search(game_id: str, lang: p.Lang) -> None:
    hint = asked(game_id, lang, (0.7, 0.5, 0.3, 0.3))
    assert 1 < len(hint.moves) <= 3
    assert all(advice.reason.endswith(".") for advice in hint.moves)
    assert all(1 <= len(advice.deltas) <= 4 for advice in hint.moves)
    assert hint.outlook
    assert hint.moves[0].outlook
    assert hint.outlook != hint.moves[0].outlook
    texts = [hint.outlook, *(advice.reason + str(advice.outlook) for advice in hint.moves)]
    assert not any("%" in words for words in texts)


def rank(words: str | None) -> int:
    """The place of a chance in words among all of them, the worst first."""
    keys = [*(key for _, key in OUTLOOKS), BEST]
    return [Text("en").say(key) for key in keys].index(words or "")


@pytest.mark.parametrize("values", [(0.5, 0.9, 0.6), (0.3, 0.2, 0.8), (0.7, 0.4, 0.5)])
def test_no_other_move_is_called_better_than_the_proposed_one(
    values: tuple[float, ...],
) -> None:
    for game_id in RELEASED:
        first, *others = asked(game_id, "en", values).moves
        assert others
        assert all(rank(other.outlook) <= rank(first.outlook) for other in others)


def test_a_move_that_was_hardly_tried_is_not_shown_beside_the_proposed_one() -> None:
    tried = [Considered(number, 0.3, 0.5, visits) for number, visits in enumerate((3, 90, 2, 8))]
    assert [each.move for each in comparable(tried)] == [0, 1, 3]


def test_a_move_without_alternative_says_nothing_of_chances() -> None:
    hint = asked(RELEASED[0], "en", (0.0,))
    assert hint.outlook is None
    assert [advice.outlook for advice in hint.moves] == [None]


@pytest.mark.parametrize("lang", LANGS)
def test_a_move_whose_worth_does_not_show_names_what_it_is_better_than(lang: p.Lang) -> None:
    text = Text(lang)
    for is_best in (True, False):
        words = text.render(compared("Mining 6", is_best))
        assert "Mining 6" in words
        assert words.endswith(".")
    assert text.render(compared(None, is_best=True)).endswith(".")


def test_the_same_question_is_answered_from_memory_until_something_changes() -> None:
    game = coalface.game("coal_baron")
    state, rng = game.start(2), Random(1)
    while state.actors() == [CHANCE]:
        state.advance(CHANCE, state.draw(rng))
    seat = state.actors()[0]
    legal = state.legal(seat)
    memory, answer = HintMemory(), Answer(legal[0])

    def question(name: str = "seat", moves: int = len(legal)) -> Question:
        return question_about(game, state.view(seat), legal[:moves], "baron", name, "seed")

    assert memory.find(question()) is None
    memory.store(question(), answer)
    assert memory.find(question()) is answer
    assert memory.find(question(moves=1)) is None
    for number in range(MAX_REMEMBERED):
        memory.store(question(str(number)), answer)
    assert memory.find(question()) is None
