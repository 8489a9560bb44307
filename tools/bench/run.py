"""`make bench`: measure our games and the peers in one run, print it, write docs/bench.md."""

import json as json_text
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from coalface.core.registry import released_specs
from tools.bench import ours
from tools.bench import peers as field
from tools.bench.figures import outcomes
from tools.bench.machine import REPORT, checkout, this_machine
from tools.bench.report import Run, as_json, page, print_tables
from tools.bench.rounds import BenchError, Contender, Sample, run_rounds, the_core

SECONDS = 1.0
ROUNDS = 5
SEED = 1
QUIET = 0.5
"""The load average up to which a machine counts as quiet."""


def main(
    games: Sequence[str] = (),
    json: bool = False,
    seconds: float = SECONDS,
    rounds: int = ROUNDS,
    seed: int = SEED,
    peers: bool = True,
    write: bool | None = None,
) -> int:
    """Run the bench over these games (none named: all); return the exit code.

    A full run in a checkout writes docs/bench.md; a part of it does so only if `write` says so.
    """
    aside = Console(stderr=True)
    try:
        home = checkout()
        target = report_place(home, not games and peers, write)
        run = bench(chosen(games), seconds, rounds, seed, peers, home, aside)
    except BenchError as stopped:
        aside.print(f"bench: {stopped}", style="red", markup=False, highlight=False)
        return 1
    if json:
        print(json_text.dumps(as_json(run), indent=2))
    else:
        print_tables(run, Console())
    if target is not None:
        target.parent.mkdir(exist_ok=True)
        target.write_text(page(run), encoding="utf-8")
        aside.print(f"written: {REPORT}")
    return 0


def report_place(home: Path | None, whole: bool, write: bool | None) -> Path | None:
    """Where this run is written, if it is: a whole run in a checkout, any if `write` says so."""
    if write and home is None:
        raise BenchError(f"{REPORT} is written in a checkout only, and this is none")
    wanted = whole if write is None else write
    return home / REPORT if home is not None and wanted else None


def chosen(games: Sequence[str]) -> list[str]:
    """The ids of the games asked for, all if none is; BenchError names one that is not known."""
    known = sorted(released_specs())
    asked = [name.replace("-", "_") for name in games]
    for name in asked:
        if name not in known:
            raise BenchError(f"no game {name}; there are {', '.join(known)}")
    return list(dict.fromkeys(asked)) or known


def bench(
    games: Sequence[str],
    seconds: float,
    rounds: int,
    seed: int,
    with_peers: bool,
    home: Path | None,
    aside: Console,
) -> Run:
    """Gather the contenders, run the rounds, set the figures."""
    if rounds < 1 or seconds <= 0 or seed < 0:
        raise BenchError("it takes one round at least, more than 0 seconds, and a seed from 0 on")
    contenders = our_contenders(games, aside)
    if with_peers:
        python = field.ensure(field.home(home), partial(aside.print, soft_wrap=True))
        contenders += field.contenders(python)
    machine = this_machine(home, the_core())
    if machine.load > QUIET:
        aside.print(f"the machine is busy (load {machine.load}): expect a spread", style="yellow")
    samples = with_progress(contenders, rounds, seconds, seed, aside)
    reached = outcomes(games, samples)
    return Run(games, contenders, samples, reached, machine, rounds, seconds, seed)


def our_contenders(games: Sequence[str], aside: Console) -> list[Contender]:
    """Our games in both builds; plain alone, and saying so, where nothing is compiled."""
    if ours.compiled_runs():
        return list(ours.contenders(games, ours.BUILDS))
    aside.print("nothing is compiled here: the plain build alone is measured", style="yellow")
    return list(ours.contenders(games, ["plain"]))


def with_progress(
    contenders: Sequence[Contender], rounds: int, seconds: float, seed: int, aside: Console
) -> dict[str, list[Sample]]:
    """Run the rounds under a progress bar."""
    with Progress(console=aside, transient=True, refresh_per_second=2) as progress:
        task = progress.add_task("", total=rounds * len(contenders))

        def began(done: int, contender: Contender) -> None:
            result = f"round {done // len(contenders) + 1} of {rounds}: {contender.key}"
            progress.update(task, description=result, completed=done)

        return run_rounds(contenders, rounds, seconds, seed, began)
