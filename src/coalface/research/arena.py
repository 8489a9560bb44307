"""`coalface arena GAME BOT BOT ...`: a tournament of bots on all cores, with duplicate play.

Seats rotate, and the games of one round of rotations meet the same chance. A seed fixes the
tournament, whatever the number of workers.
"""

import json as json_text
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from coalface.bots import bot
from coalface.core.components import ComponentSet, load_components
from coalface.core.registry import game_spec, name_elsewhere
from coalface.research.history import Keep
from coalface.research.match import Fault, Job, Result
from coalface.research.ratings import Skill, rate
from coalface.research.rows import pyarrow, write_csv, write_parquet, write_records
from coalface.research.tally import Interval, Tally, tally
from coalface.research.workers import Processes, Workers

LIMIT = 10.0
"""Seconds that a bot may think about one move."""
INTERRUPTED = 130
SHOWN_FAULTS = 5
WIDTH = 100
"""How wide a table is that nobody watches."""
TIGHT = 0
"""The padding of tables that have room in a terminal of 80 columns."""
WINS, WON, SCORE, RATING = "wins", "won (95 %)", "score (95 %)", "rating"
PACE, FAULTS = "ms (longest)", "faults"


@dataclass(frozen=True, slots=True)
class Tournament:
    """What was asked and what came of it; `results` are in the order of the games."""

    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    seed: int
    asked: int
    results: tuple[Result, ...]
    seconds: float
    components: str | None = None
    """The label of an owner's own component file, if they played with one."""

    @property
    def tallies(self) -> dict[str, Tally]:
        """Each bot by name."""
        return {name: tally(self.results, who) for who, name in enumerate(self.names)}

    @property
    def skills(self) -> dict[str, Skill]:
        """The rating of each bot by name."""
        return dict(zip(self.names, rate(self.results, len(self.names)), strict=True))

    @property
    def faults(self) -> list[tuple[int, str, Fault]]:
        """The number of the game, the name of the bot, and what it did wrong."""
        found = [(r.job.number, r.fault) for r in self.results if r.fault is not None]
        return [(number, self.names[fault.bot], fault) for number, fault in found]

    def to_json(self) -> dict[str, object]:
        """Plain values."""
        skills = self.skills
        return {
            "game": self.game,
            "options": self.options,
            "components": self.components,
            "seed": self.seed,
            "games": len(self.results),
            "asked": self.asked,
            "seconds": self.seconds,
            "bots": {
                name: tally.to_json() | {"rating": asdict(skills[name])}
                for name, tally in self.tallies.items()
            },
            "faults": [
                {"game": number, "bot": name, "kind": fault.kind, "text": fault.text}
                for number, name, fault in self.faults
            ],
        }


def main(
    game: str,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, str],
    json: bool,
    workers: int | None = None,
    csv: str | None = None,
    limit: float = LIMIT,
    ladder: bool = False,
    minutes: float = 45.0,
    parquet: str | None = None,
    ray: str | None = None,
    tune: bool = False,
    trials: int = 200,
    weights: str = "*",
    player: str = "playouts",
    write: str | None = None,
    components: str | None = None,
    records: str | None = None,
) -> int:
    """Play, print a table or JSON; return 0, or 130 if it was interrupted."""
    if components is not None and (ladder or tune):
        raise ValueError("--components: expected named players, got --ladder or --tune")
    if (ladder or tune) != (not bots) or (ladder and tune):
        raise ValueError("expected named players, --ladder or --tune, and only one of them")
    if records is not None and (ladder or tune):
        raise ValueError("--records: expected named players, got --ladder or --tune")
    if tune:
        from coalface.research import tune as tuning

        return tuning.main(game, options, seed, games, trials, weights, player, write)
    if parquet is not None:
        pyarrow()  # before the games, not after
    with team(ray, workers) as crew:
        if ladder:
            from coalface.research import ladder as levels

            return levels.main(game, minutes, seed, options, json, crew, limit, write)
        own = load_components(components)
        keep: Keep = "result" if records is None else "record"
        jobs = make_jobs(game, options, bots, games, seed, limit, own, keep)
        if records is not None:
            Path(records).mkdir(parents=True, exist_ok=True)
        results: list[Result] = []
        began, code = time.monotonic(), 0
        try:
            follow(jobs, crew, results)
        except KeyboardInterrupt:
            code = INTERRUPTED
    results.sort(key=lambda result: result.job.number)
    took = time.monotonic() - began
    label = None if own is None else own.label
    played = Tournament(
        game_spec(game).id, options, numbered(bots), seed, games, tuple(results), took, label
    )
    if json:
        print(json_text.dumps(played.to_json(), indent=2))
    else:
        show(played, Console(width=None if sys.stdout.isatty() else WIDTH))
    if csv is not None:
        write_csv(Path(csv), played.results, played.names)
    if parquet is not None:
        write_parquet(Path(parquet), played.results, played.names)
    if records is not None:
        write_records(Path(records), played.results)
    return code


@contextmanager
def team(address: str | None, count: int | None) -> Iterator[Workers]:
    """Who plays the games: processes here, or the nodes of a Ray cluster."""
    if address is None:
        yield Processes(count or os.cpu_count() or 1)
        return
    from coalface.research.cluster import Cluster

    with closing(Cluster(address, count)) as cluster:
        yield cluster


def make_jobs(
    game: str,
    options: dict[str, str],
    bots: Sequence[str],
    games: int,
    seed: int,
    limit: float,
    components: ComponentSet | None = None,
    keep: Keep = "result",
) -> list[Job]:
    """Every game of the tournament; ValueError if the game or a bot is not what it should be."""
    found = game_spec(game)
    played = found.game(options, components=components)
    played.check_seats(len(bots))
    for warning in played.component_warnings:
        print(f"coalface: warning: {warning}", file=sys.stderr)
    for name in dict.fromkeys(bots):
        try:
            with closing(bot(name)) as player:
                player.check_game(played)
        except Exception as error:
            raise ValueError(f"the bot {name} cannot play: {error}") from error
    shared = (name_elsewhere(found.id), tuple(options.items()), tuple(bots))
    rounds = [divmod(number, len(bots)) for number in range(games)]
    return [
        Job(number, *shared, f"{seed}/{group}", rotation, limit, played.own_components, keep)
        for number, (group, rotation) in enumerate(rounds, 1)
    ]


def numbered(bots: Sequence[str]) -> tuple[str, ...]:
    """Names that differ: the same bot again is `greedy#2`."""
    counts = [bots[: place + 1].count(name) for place, name in enumerate(bots)]
    pairs = zip(bots, counts, strict=True)
    return tuple(name if count == 1 else f"{name}#{count}" for name, count in pairs)


def follow(jobs: Sequence[Job], workers: Workers, results: list[Result]) -> None:
    """Gather the results as they come, with a bar on stderr meanwhile."""
    with progress("games", len(jobs)) as advance, closing(workers.run(jobs)) as running:
        for result in running:
            results.append(result)
            advance()


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """Show a bar on stderr if someone watches; what it gives moves it on by one."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    aside = Console(stderr=True)
    hidden = not aside.is_terminal
    with Progress(
        *columns, TimeRemainingColumn(), console=aside, transient=True, disable=hidden
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)


def show(played: Tournament, console: Console) -> None:
    """A row a bot, the best first; then the first faults."""
    count = len(played.results)
    pace = f", {count / played.seconds:.1f} games/s" if played.seconds else ""
    title = f"{played.game}: {count} games, seed {played.seed}{pace}"
    table = Table(title=title, box=SIMPLE_HEAD, padding=TIGHT)
    table.add_column("bot", overflow="fold")
    shown = headings(played)
    for heading in shown:
        table.add_column(heading, justify="right", no_wrap=True)
    skills = played.skills
    for name, found in sorted(played.tallies.items(), key=lambda row: -row[1].wins):
        row = cells(found, skills[name])
        table.add_row(escape(name), *(row[heading] for heading in shown))
    console.print(table)
    lines = fault_lines(played.faults)
    for line in lines[:SHOWN_FAULTS]:
        console.print(line, style="red", markup=False, highlight=False, soft_wrap=True)
    if len(lines) > SHOWN_FAULTS:
        console.print(f"and {len(lines) - SHOWN_FAULTS} other faults", style="red")
    if any(result.scores is None for result in played.results):
        console.print("A game that a fault ends has no scores.", highlight=False)


def fault_lines(faults: list[tuple[int, str, Fault]]) -> list[str]:
    """What each bot did wrong, once, with the first game and how many others had the same."""
    games: dict[tuple[str, str], list[int]] = {}
    for number, name, fault in faults:
        games.setdefault((name, fault.text), []).append(number)
    return [
        f"game {numbers[0]}{f' and {len(numbers) - 1} more' if numbers[1:] else ''}: "
        f"{name} lost: it {text}"
        for (name, text), numbers in games.items()
    ]


def headings(played: Tournament) -> list[str]:
    """What there is to tell: who plays alone beats nobody, and most bots are never at fault."""
    found = [SCORE, PACE] if len(played.names) == 1 else [WINS, WON, SCORE, RATING, PACE]
    return [*found, FAULTS] if played.faults else found


def cells(tally: Tally, skill: Skill) -> dict[str, str]:
    """A row of the table, by heading."""
    pace = tally.seconds_per_decision
    return {
        WINS: f"{tally.wins:g}" if tally.wins == int(tally.wins) else f"{tally.wins:.2f}",
        WON: won_cell(tally),
        SCORE: score_cell(tally.mean_score, tally.score_interval),
        RATING: f"{skill.mu:.1f} ±{skill.sigma:.1f}",
        PACE: f"{pace * 1000:.3f} ({tally.longest * 1000:.0f})" if pace else "-",
        FAULTS: f"[red]{tally.faults}[/]" if tally.faults else "0",
    }


def won_cell(tally: Tally) -> str:
    """The part of the games that were won, with its interval."""
    low, high = tally.win_interval
    return f"{tally.win_rate:.0%} ({low:.0%}-{high:.0%})"


def score_cell(mean: float | None, interval: Interval | None) -> str:
    """A mean with its interval, as far as they are known."""
    if mean is None:
        return "-"
    return f"{mean:.1f}" + (f" ±{interval[1] - mean:.1f}" if interval else "")
