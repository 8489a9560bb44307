"""The page of the ladders, docs/bots.md: a section a game, each written by the run that made it."""

import datetime
import os
import platform
import re
from collections.abc import Sequence
from pathlib import Path

import coalface
from coalface._build import compiled
from coalface.bots.levels import levels_of
from coalface.core.record import write_whole
from coalface.research.arena import won_cell
from coalface.research.ladder import Rung

HEAD = """# The ladder

Each section was written by one run of `coalface arena GAME --ladder --write docs/bots.md`; do not
edit. Two players, duplicate play: the same chance for both games of a pair, the seats changed.
Intervals are 95 %; a pair stops early when a sequential test can tell. How the levels work is in
[the guide](guide/bots.md).
"""
COLUMNS = (
    "bot",
    "against",
    "games",
    "won",
    "points",
    "ms a decision",
    "longest",
    "s a game",
    "stronger?",
)


def write(path: Path, game: str, rungs: Sequence[Rung], seed: int) -> None:
    """Put the section of a game into the page, in place of the one before."""
    text = path.read_text("utf-8") if path.exists() else HEAD
    sections = dict(re.findall(r"^(## .+)\n((?:(?!## ).*\n)*)", text, flags=re.M))
    sections[f"## {game}"] = section(game, rungs, seed)
    chapters = [f"\n{title}\n\n{body.strip()}\n" for title, body in sorted(sections.items())]
    write_whole(path, HEAD + "".join(chapters))


def section(game: str, rungs: Sequence[Rung], seed: int) -> str:
    """What was played, and on what."""
    levels = ", ".join(f"{name} {n:,}" for name, n in levels_of(game).items())
    build = "compiled" if compiled() else "plain"
    date = datetime.datetime.now(datetime.UTC).date().isoformat()
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}, {build} build"
    lines = ["| " + " | ".join(COLUMNS) + " |", "|" + " --- |" * len(COLUMNS)]
    lines += ["| " + " | ".join(cells(rung)) + " |" for rung in rungs]
    played = coalface.game(game)
    rules = f"Rules {played.version}, component set {played.components.partition(' ')[0]}"
    conditions = f"{rules}, seed {seed}, {machine}, processor time, {date}."
    return "\n".join([*lines, "", f"Iterations a decision: {levels}. {conditions}"])


def cells(rung: Rung) -> list[str]:
    """A row of the table."""
    upper, lower = rung.tallies
    points = [
        f"{each.mean_score:.1f}" if each.mean_score is not None else "-" for each in rung.tallies
    ]
    paces = [f"{1000 * (each.seconds_per_decision or 0):.1f}" for each in (upper, lower)]
    games = max(1, len(rung.results))
    return [
        rung.upper,
        rung.lower,
        str(len(rung.results)),
        won_cell(upper),
        " : ".join(points),
        " : ".join(paces),
        " : ".join(f"{1000 * each.longest:.0f}" for each in (upper, lower)),
        f"{(upper.seconds + lower.seconds) / games:.1f}",
        rung.verdict,
    ]
