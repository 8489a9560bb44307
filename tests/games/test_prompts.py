"""What is asked in the middle of a move, and what an ending gives up, in every language."""

from pathlib import Path

import pytest

from coalface.core.catalogue import Move
from coalface.core.contract import CHANCE, Game
from coalface.core.picked import BUTTON, PickedByTable, name_words, picked_words
from coalface.core.record import Record
from coalface.core.registry import game_spec
from coalface.core.tables import Words
from coalface.text import Text
from tests.game_ids import RELEASED
from tests.rules.coal_baron.helpers import position as coal_baron_position

LANGS = ("en", "nl", "de")
RECORDS = Path(__file__).parents[1] / "records"
COUNTED = "count:"
"""Picks that a board gathers in a panel, below the question that it answers as a whole."""
ENDINGS = {
    "coal_baron": {"stop", "leave-empty", "keep-none"},
    "coal_country": {"commit", "pass", "decline", "stop"},
    "german_railroads": {"pass", "end-turn", "skip", "marker"},
    "ruhrschifffahrt": {"one-lock", "done"},
}
"""The kinds of move that pass, stop or do without."""


def first_picks(move: Move) -> tuple[str, ...]:
    """What may be pointed at first or in the middle of a move."""
    picks = move.picks()
    return picks if move.shortcut and len(picks) > 1 else picks[:-1]


def rendered(game: Game, words: Words) -> list[str]:
    seats = ("Anna", "Bert", "Carl", "Dora")
    return [Text(lang, game.wording, seats).render(words) for lang in LANGS]


@pytest.mark.parametrize("name", RELEASED)
def test_after_every_pick_the_prompt_says_what_comes_next(name: str) -> None:
    game = game_spec(name).game()
    asked = {
        (move.kind, pick)
        for move in game.moves
        for pick in first_picks(move)
        if not pick.startswith(COUNTED)
    }
    assert asked
    for kind, pick in sorted(asked):
        words = game.picked(kind, pick)
        assert words is not None, f"nothing is asked after {pick} of {kind}"
        assert all(rendered(game, words))
        if pick.startswith(BUTTON):
            assert all(rendered(game, name_words(words)))


def test_the_sentence_names_what_was_picked_up() -> None:
    game = game_spec("coal_country").game()
    words = game.picked("place", "my:foreman:4")
    assert words is not None
    assert rendered(game, words)[0] == "Where does the 4 go?"


def test_a_template_matches_whole_picks_only() -> None:
    picked = {"fill": ("my:cage:{coal}", "my:spot:{_}:{count}")}
    assert picked_words("x", picked, "fill", "my:cage") is None
    assert picked_words("x", picked, "store", "my:cage:grey") is None
    found = picked_words("x", picked, "fill", "my:spot:a-1:7")
    assert found == Words("x-picked-fill-my-spot", (("count", "count", 7),))


@pytest.mark.parametrize("name", RELEASED)
def test_a_game_answers_by_its_table_alone(name: str) -> None:
    spec = game_spec(name)
    game = spec.game()
    assert isinstance(game, PickedByTable)
    assert game.locale_prefix == spec.locale_prefix
    assert "picked" not in vars(type(game))


@pytest.mark.parametrize("name", RELEASED)
def test_endings_say_what_they_give_up(name: str) -> None:
    game = game_spec(name).game()
    assert {move.kind for move in game.moves if move.is_ending()} == ENDINGS[name]
    lost = set()
    for path in sorted((RECORDS / name).glob("*.record"))[:2]:
        record = Record.load(path)
        state = record.game.start(len(record.seats))
        for actor, move in record.lines:
            if actor != CHANCE and record.game.moves[move].is_ending():
                words = record.game.forfeit(state.view(actor), move)
                if words is not None:
                    lost.add(words.key)
                    assert all(rendered(record.game, words))
            state.advance(actor, move, None)
    assert lost or name == "ruhrschifffahrt"


def test_stopping_in_the_mine_gives_up_the_steps_that_are_left() -> None:
    game = game_spec("coal_baron").game()
    record = Record.load(next((RECORDS / "coal_baron").glob("*.record")))
    state = record.game.start(len(record.seats))
    for actor, move in record.lines:
        if state.actors() and game.moves.id("stop") in state.legal(state.actors()[0]):
            break
        state.advance(actor, move, None)
    view = state.view(state.actors()[0])
    words = record.game.forfeit(view, game.moves.id("stop"))
    assert words is not None
    steps = view.table.pending[-1].args["steps"]
    assert rendered(game, words)[0] == f"{steps} work steps are lost."


def test_a_work_step_is_small_as_long_as_another_one_follows() -> None:
    """A client makes it at one tap; the last one ends the turn. (CB-40)"""
    game = game_spec("coal_baron").game()
    pit = "coal_baron\nseats 2\nlast 0\nseat 0 workers 17 canteen 1 level surface\n"
    pit += "cage 0 GK\norder 0 B09\nask mining 0 steps {steps}"
    for steps, small in ((3, {"cage", "fill", "store", "pair"}), (2, {"cage", "fill", "store"})):
        state = coal_baron_position(pit.format(steps=steps)).state
        found = {
            move.kind
            for number in state.legal(0)
            if game.is_small_step(state.view(0), number)
            for move in (game.moves[number],)
        }
        assert found == small
    last = coal_baron_position(pit.format(steps=1)).state
    assert not any(game.is_small_step(last.view(0), move) for move in last.legal(0))


def test_two_cubes_for_one_is_named_and_a_spot_alone_means_its_own_cube() -> None:
    moves = {move.kind: move for move in game_spec("coal_baron").game().moves}
    assert moves["pair"].picks()[0] == "button:pair"
    assert moves["fill"].shortcut
    assert moves["fill"].picks()[-1].startswith("my:spot:")


def test_the_storage_alone_means_a_cube_of_the_cage() -> None:
    game = game_spec("coal_baron").game()
    store = next(move for move in game.moves if move.kind == "store")
    assert store.shortcut
    assert store.picks()[-1] == "my:storage"
    words = game.picked("store", "my:storage")
    assert words is not None
    assert rendered(game, words)[0] == "Which cube of the cage goes into the storage?"
