"""A run of the bench as tables for the terminal, as a page, and as JSON."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from tools.bench import ours, peers
from tools.bench.figures import Outcome
from tools.bench.machine import Machine
from tools.bench.rounds import (
    Contender,
    Samples,
    forced_share,
    median_game_rate,
    median_rate,
)

CONTENDER_HEADS = ("contender", "counts", "a second", "spread", "forced", "games/s")
FIGURE_HEADS = ("game", "figure", "measured", "unforced", "least", "reached")

METHOD = """\
One run, {rounds} rounds of {seconds:g} s. In every round each contender runs once, as a process
of its own on one core, and each round begins with another contender. A rate is counted by the
second of processor time of that process, after a warm-up, and given as the median over the
rounds; the spread is the distance from the least to the most in parts of the median. A ratio is
the median over the rounds of the ratio within a round. Forced decisions, those with one legal
move, are in the rates; ratios are given with them and, as unforced, without them, and a figure is
reached if both are enough.
"""


@dataclass(frozen=True)
class Run:
    """One run of the bench and what is reported of it."""

    games: Sequence[str]
    contenders: Sequence[Contender]
    samples: Samples
    outcomes: Sequence[Outcome]
    machine: Machine
    rounds: int
    seconds: float
    seed: int


def number(value: float) -> str:
    """A rate as people read it: whole from 100 on, else with three figures."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def percent(share: float | None) -> str:
    """A share in per cent; a dash for none."""
    return "-" if share is None else f"{100 * share:.1f} %"


def contender_rows(run: Run) -> Iterator[tuple[str, ...]]:
    """A row for each contender, in the order of `CONTENDER_HEADS`."""
    for contender in run.contenders:
        samples = run.samples[contender.key]
        rates = [sample.rate for sample in samples]
        games = median_game_rate(samples)
        yield (
            contender.key,
            contender.unit,
            number(median_rate(samples)),
            f"{100 * (max(rates) - min(rates)) / median_rate(samples):.0f} %",
            percent(forced_share(samples)),
            number(games) if games > 0 else "-",
        )


def figure_rows(run: Run) -> Iterator[tuple[str, ...]]:
    """A row for each figure to reach, in the order of `FIGURE_HEADS`."""
    words = {True: "reached", False: "not reached", None: "not measured"}
    for outcome in run.outcomes:
        figure = outcome.figure
        unit = "" if figure.against is None else "x"
        yield (
            figure.game,
            figure.title,
            "-" if outcome.value is None else number(outcome.value) + unit,
            "-" if outcome.free is None else number(outcome.free) + unit,
            number(figure.least) + unit,
            words[outcome.reached],
        )


def print_tables(run: Run, console: Console) -> None:
    """The contenders, then the figures of each game, on a terminal."""
    contenders = table("coalface bench", CONTENDER_HEADS, words=2)
    for row in contender_rows(run):
        contenders.add_row(*row)
    console.print(contenders)
    style = {True: "green", False: "red", None: "dim"}
    for game in run.games:
        figures = table(f"{game}: figures to reach", FIGURE_HEADS[1:], words=1)
        for row, outcome in zip(figure_rows(run), run.outcomes, strict=True):
            if outcome.figure.game == game:
                figures.add_row(*row[1:], style=style[outcome.reached])
        console.print(figures)


def table(title: str, heads: Sequence[str], words: int) -> Table:
    """An empty table; the first columns hold words, the others numbers."""
    made = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for place, head in enumerate(heads):
        made.add_column(head, justify="left" if place < words else "right", no_wrap=True)
    return made


def page(run: Run) -> str:
    """The text of docs/bench.md."""
    parts = [
        "# How fast it is\n\nWritten by `make bench`; run it to have your own.\n",
        "## What it ran on\n\n" + markdown(("what", "value"), machine_rows(run)),
        "## How it was measured\n\n" + METHOD.format(rounds=run.rounds, seconds=run.seconds),
        "## Medians\n\n" + markdown(CONTENDER_HEADS, contender_rows(run)),
    ]
    if run.outcomes:
        parts.append("## Figures to reach\n\n" + markdown(FIGURE_HEADS, figure_rows(run)))
    parts.append("## What is counted\n\n" + definitions(run))
    return "\n".join(parts)


def machine_rows(run: Run) -> Iterator[tuple[str, ...]]:
    """What the run ran on, a fact a row."""
    machine = run.machine
    core = "not held to one core" if machine.core_used is None else f"core {machine.core_used}"
    yield "processor", f"{machine.cpu}, {machine.cores} cores, {core} used"
    yield "load before the run", f"{machine.load:.2f}"
    yield "system", machine.system
    yield "Python", machine.python
    yield "commit", machine.commit
    yield "date", machine.date
    yield "seed", str(run.seed)
    yield "peers", ", ".join(f"{name} {version}" for name, version in peer_versions(run)) or "none"


def peer_versions(run: Run) -> list[tuple[str, str]]:
    """The versions that the peers reported."""
    result: dict[str, str] = {}
    for key in peers.DEFINITIONS:
        for sample in run.samples.get(key, ()):
            result.update(sample.versions)
    return sorted(result.items())


def definitions(run: Run) -> str:
    """What each kind of contender counts."""
    mine = [f"- {text}\n" for text in ours.DEFINITIONS.values()] if run.games else []
    seats = [
        f"- {game} is played by {run.samples[key][0].versions['seats']}.\n"
        for game in run.games
        if (key := ours.key_of(game, "plain", "kernel")) in run.samples
    ]
    theirs = [f"- {key}: {text}\n" for key, text in peers.DEFINITIONS.items() if key in run.samples]
    return "".join([*mine, *seats, *theirs])


def markdown(heads: Sequence[str], rows: Iterator[tuple[str, ...]]) -> str:
    """A table as Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def as_json(run: Run) -> dict[str, Any]:
    """The whole run as plain data."""
    return {
        "games": list(run.games),
        "rounds": run.rounds,
        "seconds": run.seconds,
        "seed": run.seed,
        "machine": asdict(run.machine),
        "contenders": {c.key: contender_json(c, run) for c in run.contenders},
        "figures": [figure_json(outcome) for outcome in run.outcomes],
    }


def contender_json(contender: Contender, run: Run) -> dict[str, Any]:
    """One contender with its medians and every round."""
    samples = run.samples[contender.key]
    return {
        "counts": contender.unit,
        "per_second": median_rate(samples),
        "games_per_second": median_game_rate(samples) or None,
        "forced_share": forced_share(samples),
        "versions": dict(samples[0].versions),
        "rounds": [asdict(sample) for sample in samples],
    }


def figure_json(outcome: Outcome) -> dict[str, Any]:
    """One figure to reach."""
    return {
        **asdict(outcome.figure),
        "value": outcome.value,
        "without_forced": outcome.free,
        "reached": outcome.reached,
    }
