"""Expert iteration for Coal Baron: `python examples/rl/expert_iteration.py`.

The first data set is played by a bot that searches with the game's own evaluator. A network learns
its visits and the points at the end. From then on the expert is a search that asks the network
alone: its probabilities say which moves to try, its value judges positions. What it plays is the
next data set, and so on. `coalface dataset` plays on all cores and keeps every data set.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from network import Array, Network

import coalface
from coalface import cli, dataset
from coalface.bots.evaluator import Evaluator
from coalface.bots.levels import SearchBot
from coalface.bots.search.settings import Settings
from coalface.core.contract import Game, State
from coalface.core.random import Random
from coalface.core.view import AnyView
from coalface.encoding import Encoder
from coalface.research.arena import make_jobs
from coalface.research.tally import tally
from coalface.research.workers import Processes

WEIGHTS = "COALFACE_EXAMPLE_WEIGHTS"
"""The variable that tells bots in other processes where the network is."""
POINTS = 50.0
SEARCH = 32
"""Iterations of the expert for each move."""


class Student(coalface.Bot):
    """Plays the likeliest move by the network alone."""

    def __init__(self) -> None:
        self.network = Network.load(Path(os.environ[WEIGHTS]))
        self.encoder: Encoder | None = None

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        """Return the move that the network holds best."""
        if self.encoder is None:  # made once: it takes longer than a move
            self.encoder = Encoder(game, view.seats)
        seen = self.encoder.from_view(view)
        return legal[int(logs_of(self.network, seen, legal).argmax())]


def logs_of(network: Network, seen: Array, legal: Sequence[int]) -> Array:
    """Return the log-probabilities of some moves."""
    mask = np.zeros((1, network.parts[2].shape[1] - 1), np.bool_)
    mask[0, legal] = True
    return network.forward(network.inputs(seen[None]), mask)[1][0, legal]


class Judge(Evaluator):
    """Lets the network lead a search: it rates moves and tells how many points seats will have."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.judges = self.rates = True
        self.network, self.encoders = network, dict[int, Encoder]()

    def seen(self, state: State, seat: int) -> Array:
        """Return what a seat knows in a guessed state."""
        if state.seats not in self.encoders:
            self.encoders[state.seats] = Encoder(state.game, state.seats)
        return self.encoders[state.seats].encode(state, seat)

    def points(self, state: State, expected: vec[float]) -> None:
        """Write what each seat will have at the end."""
        inputs = self.network.inputs(np.stack([self.seen(state, s) for s in range(state.seats)]))
        for seat, value in enumerate(self.network.forward(inputs, True)[2]):
            expected[seat] = float(value) * POINTS

    def rate(
        self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random, ratings: vec[float]
    ) -> None:
        """Write log-probabilities, which a sharpness of 1 makes probabilities."""
        logs = logs_of(self.network, self.seen(state, seat), list(moves[:count]))
        for place, log in enumerate(logs):
            ratings[place] = float(log)

    def finish(self, state: State, seat: i64, rng: Random) -> i64:
        """Judge positions as they stand."""
        return 0


class Expert(SearchBot):
    """Searches with the network alone."""

    def __init__(self) -> None:
        settings = Settings()
        settings.sharpness, settings.horizon = 1.0, 0
        super().__init__(SEARCH, settings, Judge(Network.load(Path(os.environ[WEIGHTS]))))


def train(network: Network, folders: list[Path], epochs: int, seed: int) -> tuple[float, float]:
    """Learn from data sets; return how often the network chooses as the data, and its error."""
    matched, errors = [], []
    for epoch in range(epochs):
        for folder in folders:
            for batch in dataset.load(folder).batches(256, seed=seed + epoch):
                inputs, target = network.inputs(batch.observation), batch.scores[:, 0] / POINTS
                hidden, logs, value = network.forward(inputs, batch.mask)
                rate = 1e-3 * (1 - epoch / epochs)
                network.learn(inputs, hidden, np.exp(logs) - batch.policy, value - target, rate)
                if epoch == epochs - 1:
                    matched.append(float((logs.argmax(axis=1) == batch.action).mean()))
                    errors.append(float(abs(value - target).mean()) * POINTS)
    return float(np.mean(matched)), float(np.mean(errors))


def test(bot: str, other: str, games: int, workers: int) -> str:
    """Let two bots play and say how it went."""
    jobs = make_jobs("coal_baron", {}, [bot, other], games, 1_000_000, 60.0)
    results = list(Processes(workers).run(jobs))
    mine, theirs = tally(results, 0), tally(results, 1)
    return f"{mine.win_rate:4.0%} {mine.mean_score or 0:6.1f} : {theirs.mean_score or 0:5.1f}"


def main() -> None:
    """Go round, and print how well the network plays alone."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--first", default="apprentice", help="the bot of the first data set")
    asked.add_argument("--first-games", type=int, default=100)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--games", type=int, default=40, help="games of the expert in a round")
    asked.add_argument("--test-games", type=int, default=20)
    asked.add_argument("--epochs", type=int, default=6)
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--seed", type=int, default=7)
    asked.add_argument("--out", type=Path, help="where data sets and the network stay")
    given = asked.parse_args()
    out = given.out or Path(tempfile.mkdtemp(prefix="expert_iteration_"))
    out.mkdir(parents=True, exist_ok=True)
    os.environ[WEIGHTS] = str(out / "network.npz")
    module, folders = Path(__file__).stem, list[Path]()
    print("round  moves as data  points off   against random        against greedy", flush=True)
    for each in range(given.rounds + 1):
        bot, games = (
            (given.first, given.first_games) if each == 0 else (f"{module}:Expert", given.games)
        )
        folders.append(out / f"data{each}")
        words = ["dataset", "coal-baron", "--bots", f"{bot},{bot}", "--games", str(games)]
        words += ["--out", str(folders[-1]), "--seed", str(given.seed + each)]
        with redirect_stdout(sys.stderr):
            assert cli.main([*words, "--workers", str(given.workers)]) == 0
        if each == 0:
            first = next(dataset.load(folders[0]).batches(5000, seed=given.seed))
            network = Network(first.observation, first.mask.shape[1], given.seed)
            network.save(out / "network.npz")
            report("start", 0, 0, given, module)
        matched, error = train(network, folders, given.epochs, given.seed)
        network.save(out / "network.npz")
        report(str(each), matched, error, given, module)


def report(
    round: str, matched: float, error: float, given: argparse.Namespace, module: str
) -> None:
    """Print a line of the learning curve."""
    shown = [
        test(f"{module}:Student", bot, given.test_games, given.workers)
        for bot in ("random", "greedy")
    ]
    print(f"{round:>5} {matched:14.0%} {error:11.1f}   {shown[0]}   {shown[1]}", flush=True)


if __name__ == "__main__":
    main()
