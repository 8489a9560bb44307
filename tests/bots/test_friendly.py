"""The friendly opponent: sensible moves, seldom the best, and a score that a beginner can beat."""

from pathlib import Path

import pytest
from librt.vecs import vec

import coalface
from coalface.bots import bot, friendly
from coalface.bots.evaluator import Evaluator
from coalface.bots.evaluators import evaluator_for
from coalface.bots.friendly import (
    Misjudged,
    Outlook,
    gives_up,
    leads_nowhere,
    look_ahead,
    misjudged_in,
)
from coalface.core.contract import Game, State
from coalface.core.random import Random
from coalface.core.registry import released_specs
from tests.bots.tables import decisions, play
from tests.rules.coal_baron.helpers import position

GAME = coalface.game("coal-baron")
PAIRS = 3
"""Pairs of games that a comparison is made by, the seats changed."""


def first_turn() -> State:
    """The first decision that begins a turn."""
    return next(state for state in decisions(GAME, 2, 5) if not outlook(GAME, state, 1).within)


def outlook(game: Game, state: State, seed: int) -> Outlook:
    """What the friendly opponent sees with this seed."""
    seat = int(state.actor())
    return look_ahead(
        game, state.view(seat), state.legal(seat), evaluator_for(game.id), Random(seed)
    )


def chosen(seed: str) -> int:
    state = first_turn()
    seat = int(state.actor())
    legal = state.legal(seat)
    move = bot("friendly").choose(GAME, state.view(seat), legal, Random(seed))
    assert move in legal
    return move


def test_it_repeats_itself_for_the_same_seed() -> None:
    assert chosen("a") == chosen("a")


def test_it_does_not_always_play_the_same_move() -> None:
    assert len({chosen(str(seed)) for seed in range(12)}) > 1


def scores(game: Game, other: str) -> tuple[float, float]:
    """The points of the friendly opponent and of another bot, over the same few games."""
    mine, theirs = 0, 0
    for seed in range(PAIRS):
        for place in range(2):
            bots = [bot(other), bot(other)]
            bots[place] = bot("friendly")
            _, state = play(game, bots, seed)
            mine += state.scores()[place]
            theirs += state.scores()[1 - place]
    return mine, theirs


@pytest.mark.parametrize("name", released_specs())
def test_its_score_is_respectable_and_easy_to_beat(name: str) -> None:
    game = coalface.game(name)
    mine, theirs = scores(game, "greedy")
    assert 0.45 < mine / theirs < 0.78
    mine, theirs = scores(game, "random")
    assert mine > 2.5 * theirs


@pytest.mark.parametrize("name", released_specs())
def test_it_gives_nothing_up_unless_that_is_its_best_move(name: str) -> None:
    game = coalface.game(name)
    tempting = 0
    for state in decisions(game, 2, 5):
        seat = int(state.actor())
        view, legal = state.view(seat), state.legal(seat)
        if not any(gives_up(game, view, move) for move in legal):
            continue
        tempting += 1
        for seed in range(3):
            move = bot("friendly").choose(game, view, legal, Random(seed))
            assert move == outlook(game, state, seed).best or not gives_up(game, view, move)
    assert tempting


def test_it_does_not_go_down_where_nothing_is_to_be_done() -> None:
    """No order, no cube: a mining action would end as it begins."""
    coal = "".join(f"\ncarts 0 {colour} -" for colour in ("yellow", "brown", "grey", "black"))
    state = position(f"coal_baron\nseats 2\nlast 1{coal}").state
    view, legal = state.view(0), state.legal(0)
    down = [move for move in legal if str(GAME.moves[move]).startswith("place/mining-")]
    assert down
    assert all(leads_nowhere(GAME, view, move, Random(1)) for move in down)
    for seed in range(20):
        assert bot("friendly").choose(GAME, view, legal, Random(seed)) not in down


def test_it_makes_no_detours_in_the_shaft() -> None:
    assert misjudged_in("coal_baron").within == 0
    steps = 0
    for state in decisions(GAME, 2, 5):
        seat = int(state.actor())
        view, legal = state.view(seat), state.legal(seat)
        planned = evaluator_for(GAME.id).plan(state, seat)
        if planned:
            steps += 1
            assert bot("friendly").choose(GAME, view, legal, Random(1)) == planned[0]
    assert steps


def test_it_plans_a_mining_action_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("coal_baron\nseats 2\nlast 0\norder 0 C03\nask mining 0 steps 4").state
    evaluator, asked = evaluator_for(GAME.id), list[int]()

    class Counted(OwnPoints):
        def plan(self, state: State, seat: int) -> list[int]:
            asked.append(seat)
            return evaluator.plan(state, seat)

    monkeypatch.setattr(friendly, "evaluator_for", lambda game: Counted())
    player, made = bot("friendly"), list[str]()
    while state.actors() == [0] and len(made) < 4:
        move = player.choose(GAME, state.view(0), state.legal(0), Random(1))
        made.append(str(GAME.moves[move]))
        state.advance(0, move)
    assert made == ["cage/brown", "load/brown", "cage/surface", "fill/cage/C03/brown"]
    assert asked == [0]


class OwnPoints(Evaluator):
    """Has points of seats alone; whoever asks for a lead over the others fails."""

    def value(self, state: State, seat: int) -> float:
        raise AssertionError("what a move costs the others does not count")

    def finish(self, state: State, seat: int, rng: Random) -> int:
        return 0

    def points(self, state: State, expected: "vec[float]") -> None:
        expected[0] = expected[1] = 7.0


def test_what_a_move_costs_the_others_is_no_reason_to_make_it() -> None:
    state = first_turn()
    seat = int(state.actor())
    legal = state.legal(seat)
    seen = look_ahead(GAME, state.view(seat), legal, OwnPoints(), Random(1))
    assert seen.values == dict.fromkeys(legal, 7.0)


def test_a_game_that_says_nothing_is_misjudged_by_a_clear_lead(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(friendly, "files", lambda package: tmp_path)
    found = misjudged_in.__wrapped__("coal_baron")
    assert found == Misjudged(turn=evaluator_for("coal_baron").spread, within=0.0)


def test_it_plays_a_game_that_nobody_can_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friendly, "bot_package", lambda game: None)
    assert chosen("a") == chosen("a")
