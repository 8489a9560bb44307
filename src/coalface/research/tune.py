"""`coalface arena GAME --tune`: finds weights of a game's evaluator that play better.

Optuna proposes weights, and each proposal plays the present ones, the same chance for both and the
seats changed. The best proposals meet again on other seeds; the best of those is then judged on
seeds that had no part in finding it, and is taken only if it is better beyond doubt.
"""

import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from coalface.bots.evaluator import Evaluator
from coalface.bots.evaluators import evaluator_with, weights_file
from coalface.bots.greedy import GreedyBot
from coalface.core.checks import not_one_of, unknown
from coalface.core.contract import CHANCE, OVER, Game, State, room
from coalface.core.draws import SeededDraws
from coalface.core.random import Random
from coalface.core.record import write_whole
from coalface.core.registry import game_spec
from coalface.research.extras import extra
from coalface.research.tally import Z

FINALISTS = 5
"""The number of best proposals that meet again."""
AGAIN = 4
"""How many times as many games they then play; and again for the last judgement."""
REACH = 8.0
"""A weight may become this many times as large, or as small, in one run."""

GENERATION = 16
"""The number of trials that play the same seeds and can be compared; then come others."""

Weights = dict[str, float]
Player = Callable[[State, int, Random], None]
"""Moves for a seat that owes a decision."""


@dataclass(frozen=True, slots=True)
class Lead:
    """Points ahead of the present weights, a mean over pairs of games, and half its interval."""

    mean: float
    half: float

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ±{self.half:.2f} points"


def main(
    game: str,
    options: dict[str, str],
    seed: int,
    games: int,
    trials: int,
    names: str,
    player: str,
    write: str | None,
) -> int:
    """Tune, tell what came of it, write the weights if they are better; 1 if they are not."""
    found = game_spec(game)
    file = weights_file(found.id)
    present: Weights = {k: float(v) for k, v in tomllib.loads(file.read_text("utf-8")).items()}
    chosen = [name for name in present if fnmatch(name, names) and present[name] != 0]
    if not chosen:
        raise ValueError(unknown("weight", names, present, f"of {found.id}"))
    match = Match(found.game(options), present, player, f"{seed}")
    best, lead = tune(match, present, chosen, trials, max(2, games // 2), seed)
    better = lead.mean > lead.half
    verdict = "better" if better else "not better beyond doubt: nothing is written"
    print(f"on seeds that it has not seen: {lead}, {verdict}", file=sys.stderr)
    if not better:
        return 1
    if write is None:
        print(rewritten(file.read_text("utf-8"), best), end="")
    else:
        path = Path(write)
        text = path.read_text("utf-8") if path.exists() else file.read_text("utf-8")
        write_whole(path, rewritten(text, best))
    return 0


class Match:
    """Weights against the present ones, by playouts or by greedy players."""

    def __init__(self, game: Game, present: Weights, player: str, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.seats = min(count for count in game.seat_counts if count > 1)
        if player not in PLAYERS:
            raise ValueError(f"--player: {not_one_of(player, PLAYERS)}")
        self.player = player
        self.present = self.make(present)

    def make(self, weights: Weights) -> Player:
        """A player with these weights."""
        return PLAYERS[self.player](self.game, evaluator_with(self.game.id, weights))

    def lead(self, weights: Weights, pairs: int, series: str) -> Lead:
        """Play this many pairs of games with the seeds of a series."""
        new = self.make(weights)
        leads = [self.pair(new, f"{self.seed}/{series}/{number}") for number in range(pairs)]
        return Lead(fmean(leads), Z * stdev(leads) / sqrt(pairs))

    def pair(self, new: Player, seed: str) -> float:
        """The mean lead of the new player over the best other, once in each of two seats."""
        total = 0.0
        for seat in (0, self.seats - 1):
            players = [self.present] * self.seats
            players[seat] = new
            scores = self.play(players, seed)
            total += scores.pop(seat) - max(scores)
        return total / 2

    def play(self, players: Sequence[Player], seed: str) -> list[int]:
        """The scores of a game."""
        state, draws, rng = (
            self.game.start(self.seats),
            SeededDraws(seed),
            Random(f"{seed}/players"),
        )
        while (actor := int(state.actor())) != OVER:
            if actor == CHANCE:
                state.advance(CHANCE, draws.next(state))
            else:
                players[actor](state, actor, rng)
        return list(state.scores())


def by_playouts(game: Game, evaluator: Evaluator) -> Player:
    """Plays as the playouts of a search do."""
    buffer = room(game.max_legal)

    def move(state: State, seat: int, rng: Random) -> None:
        count = state.legal_into(seat, buffer)
        if count == 1:
            state.advance(seat, buffer[0])
        else:
            evaluator.rollout_step(state, seat, buffer, count, rng)

    return move


def by_greedy(game: Game, evaluator: Evaluator) -> Player:
    """Plays as greedy does."""
    bot = GreedyBot(evaluator)

    def move(state: State, seat: int, rng: Random) -> None:
        state.advance(seat, bot.choose(game, state.view(seat), state.legal(seat), rng))

    return move


PLAYERS = {"playouts": by_playouts, "greedy": by_greedy}


def tune(
    match: Match, present: Weights, names: Sequence[str], trials: int, pairs: int, seed: int
) -> tuple[Weights, Lead]:
    """The best weights found, and their lead on seeds that had no part in finding them."""
    optuna = extra("tune", "--tune", "optuna cmaes")
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    sampler = optuna.samplers.CmaEsSampler(seed=seed)
    study = optuna.create_study(direction="maximize", sampler=sampler)
    study.enqueue_trial(dict.fromkeys(names, 0.0))
    for number in steps("trials", trials):
        trial = study.ask()
        weights = proposed(present, {name: trial.suggest_float(name, -1, 1) for name in names})
        study.tell(trial, match.lead(weights, pairs, f"trial/{number // GENERATION}").mean)
    ranked = sorted(study.trials, key=lambda trial: -trial.value)[:FINALISTS]
    finalists = [proposed(present, trial.params) for trial in ranked]
    again = AGAIN * pairs
    best = max(finalists, key=lambda weights: match.lead(weights, again, "again").mean)
    return best, match.lead(best, again, "held out")


def proposed(present: Weights, steps: dict[str, float]) -> Weights:
    """The present weights, some of them larger or smaller: a step from -1 to 1 is the reach."""
    return {name: value * REACH ** steps.get(name, 0.0) for name, value in present.items()}


def steps(title: str, count: int) -> Iterator[int]:
    """Count, with a bar on stderr."""
    aside = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    hidden = not aside.is_terminal
    with Progress(
        *columns, TimeRemainingColumn(), console=aside, transient=True, disable=hidden
    ) as bar:
        yield from bar.track(range(count), description=title)


def rewritten(text: str, weights: Weights) -> str:
    """A file of weights with other values; its comments stay where they are."""
    lines = []
    for line in text.splitlines():
        found = re.match(r"(\w+) = (\S+)(\s*)(#.*)?$", line)
        if found and found[1] in weights:
            value = f"{found[1]} = {float(f'{weights[found[1]]:.3g}')}"
            width = line.index("#") if found[4] else 0
            line = f"{value:<{max(width - 1, 0)}} {found[4] or ''}".rstrip()
        lines.append(line)
    return "\n".join(lines) + "\n"
