"""What the environments promise beyond the tests of other libraries: see test_peer_checks.py."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import coalface
from coalface.envs.gymnasium import single_env, vector_env
from coalface.envs.pettingzoo import aec_env, parallel_env
from tests.game_ids import DECLARED


def moves_of(observation: Any) -> np.ndarray[Any, Any]:
    """The actions that a mask allows."""
    return np.flatnonzero(observation["action_mask"])


@pytest.mark.parametrize("id", DECLARED)
def test_whoever_is_not_asked_can_only_wait_and_the_end_pays_utilities(id: str) -> None:
    env, rng = parallel_env(id, 2), np.random.default_rng(3)
    observations, _ = env.reset(seed=4)
    rewards: dict[str, float] = {}
    waited = 0
    while env.agents:
        owing = [env.table.owes(seat) for seat in range(2)]
        for agent, owes in zip(env.agents, owing, strict=True):
            waits = moves_of(observations[agent]).tolist() == [env.table.wait]
            assert waits != owes
            waited += waits
        actions = {a: int(rng.choice(moves_of(observations[a]))) for a in env.agents}
        observations, rewards, ends, _, infos = env.step(actions)
        assert len(set(ends.values())) == 1
        assert [bool(info) for info in infos.values()] == list(ends.values())
    assert waited > 0
    assert list(rewards.values()) == env.table.state.returns()
    first, second = env.table.state.scores()
    scores = {"seat_0": [first, second], "seat_1": [second, first]}
    assert {agent: info["final_scores"] for agent, info in infos.items()} == scores


def test_the_infos_of_an_aec_environment_have_the_final_scores() -> None:
    env, rng, last = aec_env("ruhrschifffahrt", 2), np.random.default_rng(2), dict[str, Any]()
    env.reset(seed=6)
    for agent in env.agent_iter():
        observation, _, ended, _, info = env.last()
        assert bool(info) == ended
        last[agent] = info
        env.step(None if ended else int(rng.choice(moves_of(observation))))
    first, second = env.table.state.scores()
    assert last == {
        "seat_0": {"final_scores": [first, second]},
        "seat_1": {"final_scores": [second, first]},
    }


def test_an_illegal_action_is_refused() -> None:
    env = aec_env("coal_baron")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(coalface.IllegalMove):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(
        ValueError, match=f"action {env.table.wait} is to wait, and seat . must move"
    ):
        env.step(env.table.wait)
    with pytest.raises(ValueError, match="out of range"):
        env.step(env.table.wait + 1)


def test_an_agent_that_must_move_and_has_no_action_is_named() -> None:
    env = parallel_env("coal_baron")
    env.reset(seed=1)
    asked = env.possible_agents[int(env.table.state.actor())]
    with pytest.raises(ValueError, match=f"{asked} must move, and the actions have none of it"):
        env.step({})


def test_an_aec_environment_that_has_not_begun_says_so() -> None:
    env = aec_env("coal_baron")
    for use in (lambda: env.step(0), env.last, lambda: env.agents):
        with pytest.raises(AttributeError, match="is not there before reset"):
            use()
    with pytest.raises(AttributeError, match="no attribute 'agent_selected'"):
        _ = env.agent_selected


@pytest.mark.parametrize("id", DECLARED)
@pytest.mark.parametrize("seat", [0, 2])
def test_a_single_environment_plays_one_seat_to_the_end(id: str, seat: int) -> None:
    env, rng = single_env(id, 3, ("random",), seat=seat), np.random.default_rng(1)
    observation, info = env.reset(seed=5)
    ended, reward, total = False, 0.0, 0.0
    while not ended:
        assert env.observation_space.contains(observation)
        assert (observation == env.batch.encoder.encode(env.batch.state(0), seat)).all()
        chosen = int(rng.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, ended, _, info = env.step(chosen)
        total += reward
        assert ("final_scores" in info) == ended
    last = env.batch.state(0)
    assert total == reward == last.returns()[seat]
    scores = last.scores()
    assert info["final_scores"].tolist() == scores[seat:] + scores[:seat]


def test_an_environment_refuses_opponents_that_do_not_fit() -> None:
    with pytest.raises(ValueError, match="expected one opponent, or 2; got 3"):
        single_env("coal_baron", 3, ("random", "greedy", "random"))
    with pytest.raises(ValueError, match="seat 2 out of range"):
        single_env("coal_baron", 2, seat=2)


@pytest.mark.parametrize("make", [single_env, vector_env])
def test_one_opponent_is_a_name_or_a_list_of_one(make: Any) -> None:
    assert make("coal_baron", seats=3, opponents="random").unwrapped.renderer.names == (
        "agent_0",
        "random_1",
        "random_2",
    )
    with pytest.raises(ValueError, match="unknown bot 'rando'"):
        make("coal_baron", opponents="rando")


@pytest.mark.parametrize("name", ["SameStep", "same_step", "SAME_STEP", AutoresetMode.SAME_STEP])
def test_a_mode_of_auto_reset_has_any_of_its_names(name: str | AutoresetMode) -> None:
    env = vector_env("coal_baron", autoreset_mode=name)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


@pytest.mark.parametrize("name", ["sometimes", "disabled", AutoresetMode.DISABLED])
def test_another_mode_of_auto_reset_is_refused(name: str | AutoresetMode) -> None:
    with pytest.raises(ValueError, match="expected one of next_step, same_step; got"):
        vector_env("coal_baron", autoreset_mode=name)


def illegal_action(env: Any) -> int:
    """An action outside the mask of whoever is selected."""
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(np.flatnonzero(mask == 0)[0])


def test_an_illegal_action_can_lose_the_game() -> None:
    env = aec_env("coal_baron", 3, illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal_action(env))
    assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}
    assert all(env.terminations.values())
    assert not any(env.infos.values())
    assert env.observe(loser)["action_mask"][env.table.wait] == 1
    env.reset(seed=1)
    assert not any(env.terminations.values())


def test_a_random_legal_move_can_stand_for_an_illegal_action() -> None:
    made = []
    for _ in range(2):
        env = aec_env("coal_baron", 2, illegal="random")
        env.reset(seed=1)
        before = env.table.state.clone()
        env.step(illegal_action(env))
        assert env.table.state != before
        made.append(env.table.state)
    assert made[0] == made[1], "the seed fixes that move too"


@pytest.mark.parametrize("action", [-1, 0, 1_000_000])
def test_an_illegal_action_of_one_seat_can_lose_the_game_or_be_another(action: int) -> None:
    losing = single_env("coal_baron", opponents="random", illegal="lose")
    losing.reset(seed=1)
    _, reward, ended, _, _ = losing.step(action)
    assert (reward, ended) == (-1.0, True)
    guessing = single_env("coal_baron", opponents="random", illegal="random")
    guessing.reset(seed=1)
    before = guessing.batch.state(0)
    guessing.step(action)
    assert guessing.batch.state(0) != before


def test_a_move_that_takes_something_back_is_outside_the_mask() -> None:
    env = aec_env("coal_country", 2)
    rng, found = np.random.default_rng(2), False
    env.reset(seed=1)
    while not found and not env.table.is_over():
        actor = int(env.table.state.actor())
        retracting = env.table.state.legal(actor, retracting=True)[-1]
        found = retracting >= env.table.game.first_retracting
        if found:
            assert env.observe(env.agent_selection)["action_mask"][retracting] == 0
            with pytest.raises(ValueError, match="takes something back"):
                env.step(retracting)
        env.step(int(rng.choice(moves_of(env.observe(env.agent_selection)))))
    assert found, "no position in which something can be taken back"


def test_an_unknown_way_to_deal_with_illegal_actions_is_refused() -> None:
    makers: list[Any] = [aec_env, parallel_env, single_env]
    for make in makers:
        with pytest.raises(ValueError, match="raise, lose, random"):
            make("coal_baron", illegal="ignore")


def test_a_game_is_cut_off_after_some_cycles_of_all_agents() -> None:
    env = aec_env("coal_baron", 3, max_cycles=2)
    env.reset(seed=1)
    steps = 0
    while not any(env.truncations.values()):
        env.step(int(moves_of(env.observe(env.agent_selection))[0]))
        steps += 1
    assert steps == 2 * 3
    assert not any(env.terminations.values())
    for agent in env.agent_iter():
        assert env.last()[3], agent
        env.step(None)
    assert env.agents == []


def test_resets_without_a_seed_differ() -> None:
    env, many = single_env("coal_baron"), vector_env("coal_baron", 2)
    assert (env.reset()[0] != env.reset()[0]).any()
    one, other = many.reset()[0]
    assert (one != other).any()
    assert (vector_env("coal_baron", 2).reset()[0][0] != one).any()
