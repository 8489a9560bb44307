"""Gymnasium environments of the games: one seat plays, bots play the others.

An observation is an array (see `coalface.encoding`), an action the id of a move; the legal ones
are `info["action_mask"]`. Chance and bots move inside `step`. The reward is the utility at the
end, or with reward="score" what the score has grown by; `info["final_scores"]` has the scores of a
game that has ended, the agent's first. An action outside the mask raises an error, unless `illegal`
says otherwise.
"""

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import coalface
from coalface.batch import AutoReset, Batch, Reward
from coalface.core.checks import not_one_of, number_below
from coalface.core.contract import Game
from coalface.envs.render import RENDER_MODES, Renderer
from coalface.envs.table import ILLEGAL, LOST, Illegal, box_of

RESETS: dict[AutoresetMode, AutoReset] = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
}


def single_env(
    game: str,
    seats: int = 2,
    opponents: str | Sequence[str] = "greedy",
    *,
    seat: int = 0,
    reward: Reward = "outcome",
    illegal: Illegal = "raise",
    render_mode: str | None = None,
    **options: Any,
) -> "GameEnv":
    """Return a game of one seat against bots; one name of a bot stands for all other seats."""
    made = coalface.game(game, **options)
    return GameEnv(made, seats, seated(seats, seat, opponents), seat, reward, illegal, render_mode)


def vector_env(
    game: str,
    num_envs: int = 1,
    seats: int = 2,
    opponents: str | Sequence[str] = "greedy",
    *,
    seat: int = 0,
    reward: Reward = "outcome",
    autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    render_mode: str | None = None,
    **options: Any,
) -> "GameVectorEnv":
    """Return many such games, stepped together; a new one begins by `NEXT_STEP` or `SAME_STEP`.

    An action outside the mask raises an error, and then nothing changes.
    """
    made = coalface.game(game, **options)
    bots = seated(seats, seat, opponents)
    mode = mode_of(autoreset_mode)
    return GameVectorEnv(made, num_envs, seats, bots, seat, reward, mode, render_mode)


def mode_of(given: AutoresetMode | str) -> AutoresetMode:
    """Return a mode of auto-reset by its name, as Gymnasium or as `Batch` spells it."""
    for mode, name in RESETS.items():
        if given in (mode, mode.value, mode.name, name):
            return mode
    raise ValueError(not_one_of(getattr(given, "value", given), RESETS.values()))


def seated(seats: int, seat: int, opponents: str | Sequence[str]) -> dict[int, str]:
    """Return the bots by seat, in the order in which they sit after the one that plays."""
    number_below(seat, seats, "seat")
    given = [opponents] if isinstance(opponents, str) else [*opponents]
    names = given * (seats - 1) if len(given) == 1 else given
    if len(names) != seats - 1:
        raise ValueError(f"expected one opponent, or {seats - 1}; got {len(names)}")
    return {(seat + place) % seats: name for place, name in enumerate(names, 1)}


def names_at(seats: int, bots: Mapping[int, str]) -> tuple[str, ...]:
    """Return what the players are called in drawings."""
    return tuple(bots.get(seat, "agent") + f"_{seat}" for seat in range(seats))


def final_scores(batch: Batch, seat: int) -> NDArray[Any]:
    """Return the scores of the games that ended last, own seat first, then in turn order."""
    return np.roll(batch.final_scores, -seat, axis=1)


class GameEnv(gymnasium.Env[NDArray[Any], int]):
    """A game of one seat against bots."""

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game,
        seats: int,
        bots: Mapping[int, str],
        seat: int,
        reward: Reward,
        illegal: Illegal,
        render_mode: str | None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(not_one_of(illegal, ILLEGAL))
        self.renderer = Renderer(names_at(seats, bots), seat, render_mode)
        self.batch = Batch(
            game, seats, 1, randbits(63), reward=reward, auto_reset="disabled", opponents=bots
        )
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        self.observation_space = box_of(self.batch.encoder)
        self.action_space = spaces.Discrete(len(game.moves))  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a new game; without a seed the stream of chance goes on."""
        super().reset(seed=seed)
        self.batch.reset(seed)
        return self._observed()

    def step(self, action: int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Make a move, then those of chance and of the bots until this seat is asked again."""
        if self.illegal != "raise" and not self._is_legal(action):
            if self.illegal == "lose":
                observation, info = self._observed()
                return observation, LOST, True, False, info
            action = int(self.np_random.choice(np.flatnonzero(self.batch.mask[0])))
        self.batch.step([action])
        observation, info = self._observed()
        paid, ended = float(self.batch.reward[0, self.seat]), bool(self.batch.ended[0])
        if ended:
            info["final_scores"] = final_scores(self.batch, self.seat)[0]
        return observation, paid, ended, False, info

    def _is_legal(self, action: int) -> bool:
        """Tell whether an action is in the mask; one out of range is not."""
        mask = self.batch.mask[0]
        return 0 <= action < len(mask) and bool(mask[action])

    def _observed(self) -> tuple[NDArray[Any], dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return self.batch.observation[0].copy(), {"action_mask": self.batch.mask[0].copy()}

    def render(self) -> Any:
        """Return a drawing of the position as this seat sees it, or print it."""
        return self.renderer.render(self.batch.state(0))


class GameVectorEnv(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """Many games of one seat against bots, stepped together in compiled code."""

    def __init__(
        self,
        game: Game,
        num_envs: int,
        seats: int,
        bots: Mapping[int, str],
        seat: int,
        reward: Reward,
        mode: AutoresetMode,
        render_mode: str | None,
    ) -> None:
        self.renderer = Renderer(names_at(seats, bots), seat, render_mode)
        self.metadata = {"autoreset_mode": mode, "render_modes": [*RENDER_MODES]}
        self.num_envs, self.seat, self.render_mode = num_envs, seat, render_mode
        self.same_step = mode == AutoresetMode.SAME_STEP
        how = RESETS[mode]
        self.batch = Batch(
            game, seats, num_envs, randbits(63), reward=reward, auto_reset=how, opponents=bots
        )
        self.single_observation_space = box_of(self.batch.encoder)
        self.single_action_space = spaces.Discrete(len(game.moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin new games; game n has the seed `seed + n`, or its own of a sequence."""
        self.batch.reset(seed)
        return self.batch.observation.copy(), {"action_mask": self.batch.mask.copy()}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a move in every game."""
        batch = self.batch
        batch.step(actions)
        info: dict[str, Any] = {"action_mask": batch.mask.copy()}
        ended = batch.ended.copy()
        if ended.any():
            info |= self._final(ended)
        paid = batch.reward[:, self.seat].copy()
        return batch.observation.copy(), paid, ended, np.zeros_like(ended), info

    def _final(self, ended: NDArray[Any]) -> dict[str, Any]:
        """Return the entries of `info` for games that have ended, with the mask of these.

        Where the next game has begun in the same step, Gymnasium has it in `final_info`.
        """
        last = {"final_scores": final_scores(self.batch, self.seat), "_final_scores": ended}
        if not self.same_step:
            return last
        seen = {"final_obs": self.batch.final_observation.copy(), "_final_obs": ended}
        return {**seen, "final_info": last, "_final_info": ended}

    def render(self) -> tuple[Any, ...] | None:
        """Return a drawing of each game as its seat sees it, or print them."""
        if self.render_mode is None:
            return None
        return tuple(self.renderer.render(self.batch.state(n)) for n in range(self.num_envs))
