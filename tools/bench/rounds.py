"""Interleaved rounds: every contender runs once a round, as a process of its own on one core."""

import json
import os
import statistics
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

GRACE_SECONDS = 300.0


class BenchError(Exception):
    """The bench cannot go on; the message says why."""


@dataclass(frozen=True)
class Contender:
    """Something to measure: a command that takes --seconds and --seed and prints a JSON line."""

    key: str
    unit: str
    command: tuple[str, ...]
    environment: Mapping[str, str]


@dataclass(frozen=True)
class Sample:
    """What one contender did in one round."""

    count: int
    forced: int | None
    games: int
    seconds: float
    cpu_seconds: float
    versions: Mapping[str, str]

    @property
    def rate(self) -> float:
        """How many a second of processor time."""
        return self.count / self.cpu_seconds

    @property
    def free_rate(self) -> float:
        """The same without the decisions that left no choice."""
        return (self.count - (self.forced or 0)) / self.cpu_seconds

    @property
    def game_rate(self) -> float:
        """Whole games a second."""
        return self.games / self.cpu_seconds


Samples = Mapping[str, Sequence[Sample]]
"""The samples of each contender by its key, one a round."""


def the_core() -> int | None:
    """The core that all contenders run on: the last this process may use; None if it cannot say."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    return max(os.sched_getaffinity(0))


def pin(process: int, core: int | None) -> None:
    """Hold a process to one core; one that has ended already needs no holding."""
    if core is None:
        return
    try:
        os.sched_setaffinity(process, {core})
    except ProcessLookupError:
        return


def run_once(contender: Contender, seconds: float, seed: int, core: int | None) -> Sample:
    """Start a contender, wait for its line, read it."""
    command = [*contender.command, "--seconds", str(seconds), "--seed", str(seed)]
    with subprocess.Popen(
        command,
        env=dict(contender.environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        pin(process.pid, core)
        try:
            out, err = process.communicate(timeout=seconds + GRACE_SECONDS)
        except BaseException as stopped:
            process.kill()
            if isinstance(stopped, subprocess.TimeoutExpired):
                raise BenchError(f"{contender.key} did not end in time") from stopped
            raise
    if process.returncode != 0:
        last = (err.strip().splitlines() or ["no message"])[-1]
        raise BenchError(f"{contender.key} failed: {last}")
    return read_sample(contender, out)


def read_sample(contender: Contender, out: str) -> Sample:
    """The line that a worker printed; BenchError if it is another one."""
    try:
        result: dict[str, Any] = json.loads(out)
        sample = Sample(**result)
    except (ValueError, TypeError) as wrong:
        raise BenchError(f"{contender.key} printed no sample: {out[:200]!r}") from wrong
    if sample.count <= 0 or sample.cpu_seconds <= 0.0:
        raise BenchError(f"{contender.key} did nothing in its time: {out.strip()}")
    return sample


def run_rounds(
    contenders: Sequence[Contender],
    rounds: int,
    seconds: float,
    seed: int,
    began: Callable[[int, Contender], None],
) -> dict[str, list[Sample]]:
    """Run all contenders in turn, round after round, each round beginning with another one.

    `began` hears before each how many have run, and which is next.
    """
    samples: dict[str, list[Sample]] = {contender.key: [] for contender in contenders}
    core = the_core()
    done = 0
    for number in range(rounds):
        first = number % len(contenders)
        for contender in [*contenders[first:], *contenders[:first]]:
            began(done, contender)
            samples[contender.key].append(run_once(contender, seconds, seed + number, core))
            done += 1
    return samples


def median_rate(samples: Sequence[Sample]) -> float:
    """The median over the rounds."""
    return statistics.median(sample.rate for sample in samples)


def median_game_rate(samples: Sequence[Sample]) -> float:
    """The median over the rounds, of whole games."""
    return statistics.median(sample.game_rate for sample in samples)


def forced_share(samples: Sequence[Sample]) -> float | None:
    """Which part of all decisions left no choice; None for what makes no decisions."""
    counted = [sample for sample in samples if sample.forced is not None]
    if not counted:
        return None
    forced = sum(sample.forced or 0 for sample in counted)
    return forced / sum(sample.count for sample in counted)


def median_ratio(ours: Sequence[Sample], theirs: Sequence[Sample], free: bool = False) -> float:
    """The median over the rounds of our rate against theirs in the same round."""
    pairs = zip(ours, theirs, strict=True)
    if free:
        return statistics.median(our.free_rate / their.free_rate for our, their in pairs)
    return statistics.median(our.rate / their.rate for our, their in pairs)
