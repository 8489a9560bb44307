"""PPO for Coal Baron on `coalface.batch.Batch`: `python examples/rl/ppo.py`.

The agent has seat 0 against a bot and learns from the points that each of its moves brings.
"""

import argparse
import time
from typing import Any

import numpy as np
from network import Network

import coalface
from coalface.batch import Batch

Array = Any
GAMMA, LAMBDA, CLIP, ENTROPY = 0.99, 0.95, 0.2, 0.01
POINTS = 20.0
"""How many points are a reward of 1."""


def sample(logs: Array, numbers: np.random.Generator) -> Array:
    """Draw a move of every row by its probability."""
    noise = numbers.standard_exponential(logs.shape, np.float32) + np.float32(1e-20)
    return (logs - np.log(noise)).argmax(axis=1)


def random_observations(batch: Batch, steps: int, numbers: Any) -> Array:
    """Play at random; return what was seen."""
    found = []
    for _ in range(steps):
        found.append(batch.observation[::8].copy())
        batch.step((numbers.random(batch.mask.shape) * batch.mask).argmax(axis=1))
    return np.concatenate(found)


def rollout(batch: Batch, network: Network, steps: int, numbers: Any) -> dict[str, Array]:
    """Play some steps at all tables; return what was seen and done, with advantages."""
    rows: dict[str, list[Array]] = {}
    for _ in range(steps):
        inputs, mask = network.inputs(batch.observation), batch.mask.astype(np.bool_)
        _, logs, value = network.forward(inputs, mask)
        move = sample(logs, numbers)
        chosen = logs[np.arange(len(move)), move]
        batch.step(move)
        reward = (batch.reward[:, 0] / POINTS).astype(np.float32)
        seen = {"inputs": inputs, "mask": mask, "move": move, "log": chosen}
        for name, each in {
            **seen,
            "value": value,
            "reward": reward,
            "ended": batch.ended.copy(),
        }.items():
            rows.setdefault(name, []).append(each)
    found = {name: np.stack(each) for name, each in rows.items()}
    following = network.forward(network.inputs(batch.observation), batch.mask.astype(np.bool_))[2]
    advantage, later = np.zeros_like(found["reward"]), np.zeros(batch.tables, np.float32)
    for t in reversed(range(steps)):
        going = 1 - found["ended"][t]
        delta = found["reward"][t] + GAMMA * going * following - found["value"][t]
        later = delta + GAMMA * LAMBDA * going * later
        advantage[t], following = later, found["value"][t]
    found |= {"advantage": advantage, "target": advantage + found["value"]}
    return {name: each.reshape(-1, *each.shape[2:]) for name, each in found.items()}


def improve(network: Network, data: dict[str, Array], rate: float, numbers: Any) -> None:
    """Go through the data three times in small batches, with PPO's clipped objective."""
    count = len(data["move"])
    for chosen in [part for _ in range(3) for part in np.split(numbers.permutation(count), 8)]:
        rows = {name: each[chosen] for name, each in data.items()}
        hidden, logs, value = network.forward(rows["inputs"], rows["mask"])
        odds, at = np.exp(logs), (np.arange(len(chosen)), rows["move"])
        ratio = np.exp(logs[at] - rows["log"])
        gain = rows["advantage"] - data["advantage"].mean()
        gain /= data["advantage"].std() + 1e-8
        inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        weight = gain * ratio * inside
        slope = odds * weight[:, None]  # of minus the objective, by each logit
        slope[at] -= weight
        spread = -(odds * logs).sum(axis=1, keepdims=True)
        slope += ENTROPY * odds * (logs + spread)
        network.learn(rows["inputs"], hidden, slope, value - rows["target"], rate)


def test(network: Network, opponent: str, games: int, seed: int) -> tuple[float, float, float]:
    """Return the share of games won against a bot, and the mean points of both."""
    numbers = np.random.default_rng(seed)
    batch = Batch(
        coalface.game("coal_baron"), 2, games, seed, auto_reset="disabled", opponents={1: opponent}
    )
    while (batch.actor >= 0).any():
        mask = batch.mask.astype(np.bool_)
        batch.step(sample(network.forward(network.inputs(batch.observation), mask)[1], numbers))
    ends = [batch.state(table) for table in range(games)]
    points = np.array([state.scores() for state in ends])
    won = [len(s.standing()[0]) == 1 and 0 in s.standing()[0] for s in ends]
    return float(np.mean(won)), *points.mean(axis=0)


def main() -> None:
    """Train, and print how well the agent plays."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--opponent", default="random", help="random or greedy")
    asked.add_argument("--rounds", type=int, default=60)
    asked.add_argument("--tables", type=int, default=64)
    asked.add_argument("--steps", type=int, default=128, help="steps of each table in a round")
    asked.add_argument("--games", type=int, default=100, help="games of a test")
    asked.add_argument("--seed", type=int, default=7)
    given = asked.parse_args()
    numbers = np.random.default_rng(given.seed)
    game, bots = coalface.game("coal_baron"), {1: given.opponent}
    batch = Batch(
        game, 2, given.tables, given.seed, auto_reset="same_step", reward="score", opponents=bots
    )
    network = Network(random_observations(batch, 300, numbers), len(game.moves), given.seed)
    began = time.process_time()
    print("round  steps    won  points  opponent  CPU seconds")
    for each in range(given.rounds + 1):
        if each % max(1, given.rounds // 6) == 0:
            won, mine, theirs = test(network, given.opponent, given.games, 1_000_000)
            steps, took = each * given.tables * given.steps, time.process_time() - began
            print(
                f"{each:5} {steps:6} {won:6.0%} {mine:7.1f} {theirs:9.1f} {took:12.0f}", flush=True
            )
        if each < given.rounds:
            data = rollout(batch, network, given.steps, numbers)
            improve(network, data, 1e-3 * (1 - each / given.rounds), numbers)


if __name__ == "__main__":
    main()
