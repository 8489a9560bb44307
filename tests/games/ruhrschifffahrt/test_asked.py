"""The question names what can be chosen now, and nothing that cannot."""

from collections.abc import Iterator

import coalface
from coalface.core.contract import CHANCE, OVER
from coalface.core.random import Random
from coalface.core.tables import Words
from coalface.games.ruhrschifffahrt import ids, moves
from coalface.games.ruhrschifffahrt.prompts import BUILDING
from coalface.text import Text

GAME = coalface.game("ruhrschifffahrt")
BOUGHT = {
    "obstacle": "build a lock",
    "space": "build a warehouse",
    "depot": "build a warehouse",
    "column": "build a warehouse",
    "my:white:warehouse": "build a warehouse",
    "my:column": "shift a warehouse",
    "my:debt": "pay back a debt",
    "my:white:inn": "use the inn",
}
"""What a person points at first, and how the question calls it."""
ONLY = {"sell": "space", "start": "storage", "return": "storage"}
"""Decisions that name the place if there is one alone, and what is pointed at."""


def asked(seeds: range) -> Iterator[tuple[str, list[str], tuple[Words, ...], str]]:
    """Every question of some random games: kind, first picks, keys, words."""
    text = Text("en", GAME.wording, ("Anna", "Ben", "Clara", "Dirk"))
    for seed in seeds:
        rng, state = Random(seed), GAME.start(2 + seed % 3)
        while (actor := state.actor()) != OVER:
            legal = state.legal(actor)
            if actor != CHANCE:
                view = state.view(actor)
                words = GAME.asked(view)
                picks = [GAME.moves[move].picks()[0] for move in legal]
                sentence = " ".join(text.render(line) for line in words)
                yield view.table.pending[-1].kind, picks, words, sentence
            move = state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))]
            state.apply(actor, move)


def test_purchases_are_those_that_can_be_made() -> None:
    seen = set()
    for kind, picks, _, sentence in asked(range(8)):
        if kind != "buy":
            continue
        sentence = sentence.replace("a lock or a warehouse", "a lock, build a warehouse")
        open_now = {
            what for pick in picks for start, what in BOUGHT.items() if pick.startswith(start)
        }
        assert {what for what in BOUGHT.values() if what in sentence} == open_now, sentence
        seen |= open_now
    assert seen == set(BOUGHT.values())


def test_an_option_is_spoken_of_only_if_one_can_be_chosen() -> None:
    keys = set()
    for kind, picks, words, _ in asked(range(30)):
        if kind == "option":
            options = {pick for pick in picks if pick.startswith("option:")}
            none = "option:none" in options
            expected = (
                ("rs-ask-option" if none else "rs-ask-option-must")
                if options - {"option:none"}
                else ("rs-ask-option-none" if none else "rs-ask-option-action")
            )
            assert words[0].key == expected
            keys.add(expected)
    assert len(keys) == 4


def test_where_there_is_one_place_the_question_names_it() -> None:
    seen = set()
    for kind, picks, words, _ in asked(range(4)):
        if kind in ONLY:
            alone = sum(pick.startswith(ONLY[kind]) for pick in picks) == 1
            assert words[0].key == f"rs-ask-{kind}" + "-only" * alone
            seen.add((kind, alone))
    assert len(seen) == 2 * len(ONLY)


def test_white_markers_that_may_be_used_are_named() -> None:
    names = {
        "my:white:coal_hauler": "coal hauler",
        "my:white:hauling_action": "hauling action",
        "my:white:inn": "inn",
    }
    used = set()
    for kind, picks, _, sentence in asked(range(8)):
        open_now = {name for pick, name in names.items() if pick in picks}
        if kind != "inn":
            assert {name for name in names.values() if name in sentence} == open_now, sentence
        used |= open_now
    assert used == set(names.values())


def test_finishing_the_last_turn_with_something_left_to_build_gives_it_up() -> None:
    given_up = set()
    for seed in range(3):
        rng, state = Random(seed), GAME.start(2)
        while (actor := state.actor()) != OVER:
            legal = state.legal(actor)
            done = [move for move in legal if isinstance(GAME.moves[move], moves.Done)]
            if actor != CHANCE and done:
                view = state.view(actor)
                lost = GAME.forfeit(view, done[0])
                builds = any(isinstance(GAME.moves[move], BUILDING) for move in legal)
                assert (lost is not None) == (view.table.turn == ids.TURNS and builds)
                given_up.add(lost)
            move = state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))]
            state.apply(actor, move)
    assert given_up == {None, Words("rs-forfeit-last")}
