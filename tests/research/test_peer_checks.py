"""The environments pass the tests of the libraries that they are made for."""

from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo  # type: ignore[import-untyped]
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec  # type: ignore[import-untyped]

import coalface.envs  # noqa: F401 (it registers the environments)
from coalface.envs.gymnasium import single_env, vector_env
from coalface.envs.pettingzoo import aec_env, parallel_env
from coalface.envs.versions import environment
from tests.conftest import Sampling
from tests.research.env_cases import Case, cases

ADVICE = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
]
"""What PettingZoo says of every environment whose mask is in the observation but its own."""
pytestmark = [pytest.mark.filterwarnings(each) for each in ADVICE]


def registered(case: Case, kind: str, **kwargs: Any) -> Any:
    """Make an environment of PettingZoo by its name in the registry."""
    known = environment(case.game)
    assert known
    return pettingzoo.make(kind, known.id, **case.kwargs(), **kwargs)


@cases()
def test_aec_environments_pass_api_test(case: Case, sampling: Sampling) -> None:
    api_test(registered(case, "aec"), num_cycles=sampling.of(400, 60))


@cases()
def test_parallel_environments_pass_parallel_api_test(case: Case, sampling: Sampling) -> None:
    parallel_api_test(registered(case, "parallel"), num_cycles=sampling.of(400, 60))


@cases()
def test_environments_pass_seed_test(case: Case, sampling: Sampling) -> None:
    cycles = sampling.of(200, 20)
    seed_test(lambda: registered(case, "aec"), num_cycles=cycles)
    parallel_seed_test(lambda: registered(case, "parallel", illegal="random"), num_cycles=cycles)


@cases()
def test_environments_pass_max_cycles_test(case: Case) -> None:
    """It acts without a look at masks, and wants every agent to act in every cycle."""

    def parallel(max_cycles: int) -> Any:
        return registered(case, "parallel", max_cycles=max_cycles, illegal="random")

    def aec(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=aec))


@cases()
def test_environments_pass_render_test(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    tests = {"ansi": lambda drawn: "\x1b[" in drawn and drawn.count("\n") > 5}
    render_test(lambda render_mode: registered(case, "aec", render_mode=render_mode), tests)
    assert "\x1b[" in capsys.readouterr().out


@cases()
def test_single_environments_pass_check_env(case: Case) -> None:
    known = environment(case.game)
    assert known
    made = {"opponents": ("random",), "illegal": "lose", "render_mode": "ansi", **case.kwargs()}
    check_env(gymnasium.make(known.id, **made).unwrapped)


@cases()
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_vector_environments_play_as_single_ones_together(case: Case, mode: AutoresetMode) -> None:
    """Gymnasium has no check for them: they are compared with its own vector of single ones."""
    known = environment(case.game)
    assert known
    made = {"opponents": ("random",), **case.kwargs()}
    ours = gymnasium.make_vec(known.id, 2, autoreset_mode=mode, **made)
    assert type(ours) is type(vector_env(case.game))
    singles = [lambda: single_env(case.game, **made)] * 2
    theirs = SyncVectorEnv(singles, autoreset_mode=mode)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == mode
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    rng, ends = np.random.default_rng(1), 0
    found: tuple[Any, ...] = ours.reset(seed=[3, 8])
    expected: tuple[Any, ...] = theirs.reset(seed=[3, 8])
    while ends < 2:
        assert data_equivalence(found[0], expected[0], exact=True)
        over = found[2] if len(found) == 5 else [False, False]
        masks = found[-1]["action_mask"]
        for table in range(2):
            if not (over[table] and mode == AutoresetMode.SAME_STEP):
                assert (masks[table] == expected[-1]["action_mask"][table]).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        found, expected = ours.step(actions), theirs.step(actions)
        for one, other in zip(found[1:4], expected[1:4], strict=True):
            assert (one == other).all()
            assert (one.shape, one.dtype) == (other.shape, other.dtype)
        ends += int(found[2].sum())
        if found[2].any():
            same = mode == AutoresetMode.SAME_STEP
            last, expected_last = (
                x[-1]["final_info"] if same else x[-1] for x in (found, expected)
            )
            assert (last["_final_scores"] == expected_last["_final_scores"]).all()
            for table in np.flatnonzero(found[2]).tolist():
                scores = last["final_scores"][table]
                assert (scores == expected_last["final_scores"][table]).all()
        if mode == AutoresetMode.SAME_STEP and found[2].any():
            assert (found[-1]["_final_obs"] == expected[-1]["_final_obs"]).all()
            for table in np.flatnonzero(found[2]).tolist():
                assert (found[-1]["final_obs"][table] == expected[-1]["final_obs"][table]).all()


def test_the_factories_make_what_the_registries_make() -> None:
    for name, factory in (("aec", aec_env), ("parallel", parallel_env)):
        made = pettingzoo.make(name, "coalface/CoalCountry-v0", seats=3, rounds=8)
        assert type(made) is type(factory("coal_country"))
        assert made.table.seats == 3
        assert made.table.game.options["rounds"] == 8
    alone = gymnasium.make("coalface/CoalCountry-v0", seats=3, opponents=("random",), amok=True)
    assert isinstance(alone.unwrapped, type(single_env("coal_country")))
    assert alone.unwrapped.batch.game.options["amok"]
