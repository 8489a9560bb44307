"""Hints in words: a reason, the chance to win before and after, what would change."""

from typing import get_args

import pytest

import coalface
from coalface.bots.adviser import Adviser
from coalface.bots.base import Considered
from coalface.bots.workers import Answer, Question, question_about
from coalface.core.advice import BEST, LATER, ONLY, OUTLOOKS, WAY, ahead, next_reason
from coalface.core.contract import CHANCE
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.core.tables import Words
from coalface.server import client_messages as c
from coalface.server import protocol as p
from coalface.server.bots.hints import MAX_REMEMBERED, HintMemory, comparable, hinted, reason_text
from coalface.server.preview_messages import Hinted, PlannedMove
from coalface.server.table.presenter import Presenter
from coalface.text import Text
from tests.game_ids import RELEASED
from tests.rules.coal_baron.helpers import mining

NAMES = ("Anna", "Bert")
LANGS: tuple[p.Lang, ...] = get_args(p.Lang)


def asked(game_id: str, lang: p.Lang, values: tuple[float, ...]) -> Hinted:
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
    assert all(len(advice.deltas) <= 4 for advice in hint.moves)
    assert all(row.kind != "next" for advice in hint.moves for row in advice.deltas)
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


def test_where_there_is_no_choice_the_first_choice_that_comes_is_proposed() -> None:
    """In the first turn no special option is possible yet, so what counts is the storage."""
    game = coalface.game("ruhrschifffahrt")
    state, rng = game.start(2), Random(5)
    while len(legal := state.legal(actor := state.actors()[0])) != 1 or actor == CHANCE:
        state.advance(actor, state.draw(rng) if actor == CHANCE else legal[0])
    adviser = Adviser()
    adviser.iterations = 60
    view = state.view(actor)
    assert adviser.choose(game, view, legal, Random(1)) == legal[0]
    question = question_about(game, view, legal, "baron", "seat", "seed")
    presenter = Presenter(game, NAMES, "en")
    first, *_ = hinted(presenter, question, adviser.considered, c.Hint(id="1", seat=actor)).moves
    assert first.move == str(game.moves[legal[0]])
    assert first.after == ["Choose no option"]
    assert first.words.startswith("Start from ")
    assert first.reason != Text("en").say("reason-forced")


def test_borrowed_money_is_no_reason() -> None:
    table = game_spec("ruhrschifffahrt").preview_table
    assert "thaler" not in table(coalface.game("ruhrschifffahrt").start(2).view(0)).reasons


@pytest.mark.parametrize("lang", LANGS)
def test_a_move_whose_worth_does_not_show_names_what_it_is_better_than(lang: p.Lang) -> None:
    text = Text(lang)
    words = ahead("Mining 6", 1)
    assert words.key == LATER
    assert "Mining 6" in text.render(words)
    assert text.render(words).endswith(".")
    assert ahead(None, 1) == WAY
    assert ahead(None, 0) == ONLY
    others = {text.render(next_reason(value, 0.5)) for value in (0.49, 0.3)}
    assert len(others) == 2
    assert all(words.endswith(".") for words in others)


def test_a_number_that_only_the_plan_reaches_says_what_it_counts() -> None:
    """The preview of the move itself shows less."""
    presenter = Presenter(coalface.game("ruhrschifffahrt"), NAMES, "en")
    words = Words("rs-reason-vp", (("count", "count", 6), ("amount", "count", 6)))
    planned = reason_text(presenter, words, [words])
    assert planned == "It scores 6 points at once. This counts what should follow."
    assert reason_text(presenter, words, []) == "It scores 6 points at once."


def hint_for(game_id: str, moves: list[str], then: tuple[str, ...] = ()) -> Hinted:
    """The hint for the first seat, whose adviser has weighed these moves and plans the first on."""
    game = coalface.game(game_id)
    state, rng = game.start(2), Random(3)
    ids = {str(move): number for number, move in enumerate(game.moves)}
    while state.actors() == [CHANCE] or ids[moves[0]] not in state.legal(state.actors()[0]):
        actor = state.actors()[0]
        state.advance(actor, state.draw(rng) if actor == CHANCE else state.legal(actor)[0])
    seat = state.actors()[0]
    legal = state.legal(seat)
    weighed = [
        Considered(ids[move], 0.5, 0.5, 90, tuple(map(ids.__getitem__, () if place else then)))
        for place, move in enumerate(moves)
    ]
    assert all(each.move in legal for each in weighed)
    question = question_about(game, state.view(seat), legal, "baron", "seat", "seed")
    return hinted(Presenter(game, NAMES, "en"), question, weighed, c.Hint(id="1", seat=seat))


def test_the_same_action_paid_otherwise_is_no_rival() -> None:
    """Another action is proposed and named before it."""
    moves = ["place/black3/plain", "place/black3/coin", "place/coins2/plain"]
    hint = hint_for("german_railroads", moves)
    assert [advice.move for advice in hint.moves] == [moves[0], moves[2], moves[1]]
    assert "3 black steps" not in hint.moves[0].reason


def test_a_reason_that_speaks_for_two_moves_is_given_all_the_same() -> None:
    """Two cells beside the entrance are worth the same at once."""
    first = hint_for("coal_country", ["place/n1/2", "place/e1/2"]).moves[0]
    reason = "It prepares a new tile: a bigger mine gives more coal in every round."
    rated = "Looking ahead, the computer rates it above “Place a 2 right of the entrance”."
    assert first.reason == f"{reason} {rated}"


def test_a_move_that_only_begins_something_names_what_is_to_follow() -> None:
    then = ("step/colour/NU/black",) * 3
    hint = hint_for("german_railroads", ["place/black3/plain", "place/coins2/plain"], then)
    first, other = hint.moves
    words, picks = "A black step on the Nürnberg-Fürth line", ["my:track:NU:black"]
    step = PlannedMove(move=then[0], words=words, picks=picks)
    assert first.then == [step] * 3
    assert first.reason == "It carries a track towards its next space."
    assert any("black to space 4" in delta.line for delta in first.deltas)
    assert (other.then, other.reason) == ([], "It brings 2 coins.")


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


def test_a_work_step_is_proposed_for_what_the_mining_action_brings() -> None:
    """The hint describes all of its moves, and a client makes them all."""
    state = mining("order 0 C03", steps=4).state
    ids = {str(move): number for number, move in enumerate(state.game.moves)}
    plan = ["cage/brown", "load/brown", "cage/surface", "fill/cage/C03/brown"]
    first, *then = (ids[move] for move in plan)
    others = [Considered(ids["cage/grey"], 0.4, 0.5, 80)]
    weighed = [Considered(first, 0.5, 0.5, 90, tuple(then)), *others]
    question = question_about(state.game, state.view(0), state.legal(0), "baron", "seat", "seed")
    presenter = Presenter(state.game, ("Anna", "Ben", "Cleo"), "en")
    best = hinted(presenter, question, weighed, c.Hint(id="1", seat=0)).moves[0]
    assert [best.move, *(each.move for each in best.then)] == plan
    assert any(delta.label == "Orders ready to deliver" for delta in best.deltas)
