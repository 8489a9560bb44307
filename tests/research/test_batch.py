"""Many games at once play what single games play, and write it into arrays."""

from typing import Any

import numpy as np
import pytest

import coalface
from coalface import CHANCE, OVER, State
from coalface.batch import AutoReset, Batch
from coalface.core.random import Random
from tests.game_ids import DECLARED

TABLES = 3


def pick(batch: Batch, rng: Random) -> list[int]:
    """A random legal action at every table."""
    found = []
    for row in batch.mask:
        legal = np.flatnonzero(row)
        found.append(int(legal[rng.below(len(legal))]))
    return found


class Single:
    """A game played beside a table of a batch, by the methods of a state."""

    def __init__(self, id: str, seats: int, seed: int) -> None:
        self.game, self.seats, self.rng = coalface.game(id), seats, Random(seed)
        self.begin()

    def begin(self) -> None:
        self.state: State = self.game.start(self.seats)
        self.draw()

    def draw(self) -> None:
        while self.state.actor() == CHANCE:
            self.state.apply(CHANCE, self.state.draw(self.rng))

    def step(self, action: int) -> None:
        self.state.apply(self.state.actor(), action)
        self.draw()


def check_table(batch: Batch, table: int, single: Single) -> None:
    """What a batch has of a table is what the state says."""
    state, actor = single.state, int(single.state.actor())
    assert batch.actor[table] == actor
    assert (batch.observation[table] == batch.encoder.encode(state, actor)).all()
    assert np.flatnonzero(batch.mask[table]).tolist() == state.legal(actor)


@pytest.mark.parametrize("id", DECLARED)
@pytest.mark.parametrize("mode", ["next_step", "same_step", "disabled"])
def test_a_table_plays_what_a_single_game_plays(id: str, mode: AutoReset) -> None:
    batch = Batch(coalface.game(id), 2, TABLES, seed=5, auto_reset=mode)
    singles = [Single(id, 2, 5 + table) for table in range(TABLES)]
    rng, ends = Random(f"{id} {mode}"), 0
    over = [False] * TABLES
    for table, single in enumerate(singles):
        check_table(batch, table, single)
    while ends < 4 and not all(over):
        actions = pick(batch, rng)
        actors = batch.actor.tolist()
        batch.step(actions)
        for table, single in enumerate(singles):
            if over[table] and mode == "next_step":
                single.begin()
                over[table] = False
            elif over[table]:
                assert batch.ended[table]
                continue
            else:
                single.step(actions[table])
            ended = single.state.actor() == OVER
            assert batch.ended[table] == ended
            expected = single.state.returns() if ended else [0.0] * 2
            assert batch.reward[table].tolist() == expected
            if not ended:
                check_table(batch, table, single)
                continue
            ends += 1
            assert batch.final_scores[table].tolist() == single.state.scores()
            last = batch.encoder.encode(single.state, actors[table])
            if mode == "same_step":
                assert (batch.final_observation[table] == last).all()
                single.begin()
                check_table(batch, table, single)
            else:
                over[table] = True
                assert batch.actor[table] == -1
                assert (batch.observation[table] == last).all()
                assert batch.mask[table].all()
    assert ends >= TABLES


def test_scores_as_rewards_add_up_to_the_final_score() -> None:
    game = coalface.game("ruhrschifffahrt")
    batch = Batch(game, 3, 1, seed=2, auto_reset="disabled", reward="score")
    first, total, rng = np.array(batch.state(0).scores()), np.zeros(3), Random(1)
    while not batch.ended[0]:
        batch.step(pick(batch, rng))
        total += batch.reward[0]
    assert (first + total).tolist() == batch.state(0).scores()


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_the_seats_that_are_theirs(bot: str) -> None:
    batch = Batch(coalface.game("coal_baron"), 3, 2, seed=1, opponents={0: bot, 2: bot})
    rng = Random(3)
    for _ in range(10):
        assert batch.actor.tolist() == [1, 1]
        batch.step(pick(batch, rng))
    turns = [batch.state(0).owes(seat) for seat in range(3)]
    assert turns == [False, True, False]


class LastMove(coalface.Bot):
    """A bot of one's own, which is given a whole view."""

    def choose(self, game: coalface.Game, view: Any, legal: list[int], rng: Random) -> int:
        assert view.table.pits[view.seat].workers >= 0
        return legal[-1]


def test_a_bot_of_ones_own_is_given_a_view() -> None:
    batch = Batch(coalface.game("coal_baron"), 2, 1, opponents={1: LastMove()})
    step_often(batch)
    assert batch.actor.tolist() == [0]


def step_often(batch: Batch) -> None:
    """Make a few moves, so that everyone has to decide."""
    for _ in range(5):
        batch.step(pick(batch, Random(0)))


class Cheat(coalface.Bot):
    """A bot of one's own that answers with something else than a legal move."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, game: coalface.Game, view: Any, legal: list[int], rng: Random) -> int:
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (0, "the bot of seat 1 played first/0, which is not legal"),
        (100_000, "the bot of seat 1 played 100000, which is not legal"),
        ("stop", "the bot of seat 1 played 'stop', which is not legal"),
    ],
)
def test_a_bot_of_ones_own_cannot_play_what_is_not_legal(answer: object, problem: str) -> None:
    batch = Batch(coalface.game("coal_baron"), 2, 1, opponents={1: Cheat(answer)})
    with pytest.raises(ValueError, match=problem):
        step_often(batch)


def test_seeds_fix_what_is_drawn() -> None:
    game = coalface.game("coal_baron")
    one, two = Batch(game, 2, 2, seed=[7, 9]), Batch(game, 2, 3, seed=7)
    assert (one.observation[0] == two.observation[0]).all()
    assert (one.observation[1] == two.observation[2]).all()
    assert (two.observation[0] != two.observation[1]).any()
    begun = two.observation.copy()
    for _ in range(20):
        two.step(pick(two, Random(1)))
    two.reset(seed=7)
    assert (two.observation == begun).all()
    two.reset()
    assert (two.observation != begun).any()
    assert not two.ended.any()


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    batch = Batch(coalface.game("coal_baron"), 2, 2, seed=1)
    before, actions = batch.observation.copy(), pick(batch, Random(0))
    states = [batch.state(table) for table in range(2)]
    wrong = int(np.flatnonzero(batch.mask[1] == 0)[0])
    with pytest.raises(coalface.IllegalMove) as refused:
        batch.step([actions[0], wrong])
    assert refused.value.__notes__ == [f"at table 1, action {wrong}"]
    with pytest.raises(ValueError, match="move id 813 out of range"):
        batch.step([actions[0], 813])
    with pytest.raises(ValueError, match="expected 2 actions, got 1"):
        batch.step(actions[:1])
    with pytest.raises(ValueError, match=r"expected 2 actions, got an array of shape \(1, 2\)"):
        batch.step([actions])
    with pytest.raises(TypeError, match="actions must be whole numbers, got float64"):
        batch.step([float(action) for action in actions])
    assert (batch.observation == before).all()
    assert [batch.state(table) for table in range(2)] == states
    batch.step(actions)


def test_a_step_is_copied_into_arrays_of_the_caller() -> None:
    batch = Batch(coalface.game("coal_baron"), 2, 2, seed=1)
    own = batch.buffers()
    batch.step(pick(batch, Random(0)), into=own)
    assert (own.observation == batch.observation).all()
    assert (own.mask == batch.mask).all()
    assert (own.actor == batch.actor).all()
    own.observation[:] = 5
    assert (batch.observation != 5).any()
    with pytest.raises(ValueError, match="read-only"):
        batch.observation[0, 0] = 1


def test_a_batch_refuses_what_it_cannot_play() -> None:
    game = coalface.game("coal_baron")
    with pytest.raises(ValueError, match="bots play every seat"):
        Batch(game, 2, 1, opponents={0: "random", 1: "random"})
    with pytest.raises(ValueError, match="expected a seed, or one for each of 2 tables, got 3"):
        Batch(game, 2, 2, seed=[1, 2, 3])
    with pytest.raises(ValueError, match="expected at least 1 table, got 0"):
        Batch(game, 2, 0)
    with pytest.raises(ValueError, match="next_step"):
        Batch(game, 2, 2, auto_reset="never")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="outcome"):
        Batch(game, 2, 2, reward="fun")  # type: ignore[arg-type]
    assert repr(Batch(game, 2, 4)) == "<4 tables of coal_baron, 2 seats>"


@pytest.mark.parametrize("id", DECLARED)
def test_greedy_plays_in_a_batch_as_the_bot_does(id: str) -> None:
    game, greedy = coalface.game(id), coalface.bot("greedy")
    batch = Batch(game, 2, 1, seed=4, opponents={1: "greedy"})
    single, rng, bot_moves = Single(id, 2, 4), Random(5), 0
    while bot_moves < 12 and batch.actor[0] == 0:
        (action,) = pick(batch, rng)
        batch.step([action])
        single.step(action)
        while single.state.actor() == 1:
            legal = single.state.legal(1)
            view = single.state.view(1)
            move = legal[0] if len(legal) == 1 else greedy.choose(game, view, legal, single.rng)
            single.step(move)
            bot_moves += 1
        assert batch.state(0) == single.state
    assert bot_moves >= 12
