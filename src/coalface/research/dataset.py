"""`coalface dataset GAME --bots BOT,BOT --out DIR`: games of bots as data to learn from.

Games are played as in the arena: seats rotate, and a seed fixes everything, whatever the number of
workers. Each part of a few games is a file of its own that appears when it is whole, so a run that
was interrupted goes on where it stopped, and a longer run adds games to a shorter one.
"""

import json as json_text
import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow
import pyarrow.parquet

from coalface.bots.base import Considered
from coalface.core.components import load_components
from coalface.core.contract import Game
from coalface.core.extras import MissingExtra
from coalface.core.observation import game_schema
from coalface.core.record import write_whole
from coalface.core.registry import game_spec
from coalface.dataset import FORMAT, INFO, Dataset, arrow_schema, load, rows_of
from coalface.research.arena import INTERRUPTED, make_jobs, progress
from coalface.research.history import Decision
from coalface.research.match import Job, Result
from coalface.research.workers import Processes

PART = 8
"""Games in a part."""


def main(
    game: str,
    bots: list[str],
    games: int,
    out: str,
    seed: int,
    options: dict[str, str],
    json: bool,
    workers: int | None = None,
    limit: float = 60.0,
    components: str | None = None,
    minari: str | None = None,
) -> int:
    """Play what is missing, print what there is; return 0, or 130 if it was interrupted."""
    if minari is not None:
        check_minari(minari)
    own = load_components(components)
    jobs = make_jobs(game, options, bots, games, seed, limit, own, "decisions")
    played = game_spec(game).game(options, components=own)
    writer = Writer(Path(out), describe(played, bots, seed, games))
    before, code = load(out).games, 0
    try:
        write(writer, writer.missing(jobs), workers or os.cpu_count() or 1)
    except KeyboardInterrupt:
        code = INTERRUPTED
    data = load(out)
    report(data, data.games - before, json)
    if minari is not None and code == 0:
        from coalface.research import minari as other

        other.write(data, minari)
    return code


def check_minari(name: str) -> None:
    """Refuse what cannot be written, before games are played and not after."""
    try:
        from coalface.research import minari as other
    except ModuleNotFoundError as error:
        raise MissingExtra("coalface dataset --minari", "minari") from error
    other.check_name(name)


def describe(game: Game, bots: Sequence[str], seed: int, games: int) -> dict[str, Any]:
    """Return what a data set says of itself."""
    from importlib.metadata import version

    schema = game_schema(game, len(bots))
    return {
        "format": FORMAT,
        "coalface": version("coalface"),
        "game": game.id,
        "rules": game.version,
        "components": game.components.partition(" ")[0],
        "own_components": game.own_components,
        "options": dict(game.options),
        "bots": list(bots),
        "seed": seed,
        "games": games,
        "part": PART,
        "size": schema.size,
        "actions": len(game.moves),
        "observation": [
            {
                "name": each.name,
                "start": each.start,
                "stop": each.stop,
                "form": each.form,
                "low": each.low,
                "high": each.high,
                "unit": each.unit,
            }
            for each in schema.slices
        ],
        "moves": [str(move) for move in game.moves],
    }


def write(writer: "Writer", jobs: Sequence[Job], workers: int) -> None:
    """Play games and write each part when it is whole, with a bar on stderr meanwhile."""
    with progress("games", len(jobs)) as advance, closing(Processes(workers).run(jobs)) as running:
        for result in running:
            writer.add(result)
            advance()


def report(data: Dataset, new: int, json: bool) -> None:
    """Print what the data set holds."""
    size = sum(file.stat().st_size for name in ("games", "decisions") for file in data.files(name))
    found = {"games": data.games, "new": new, "decisions": len(data), "bytes": size}
    if json:
        print(json_text.dumps({"folder": str(data.folder), **found}, indent=2))
        return
    print(
        f"{data.folder}: {found['games']} games ({new} new), "
        f"{found['decisions']:,} decisions, {size / 1e6:.1f} MB"
    )


@dataclass
class Writer:
    """Writes the parts of a data set, each when its last game has come."""

    folder: Path
    info: dict[str, Any]
    _waiting: dict[int, list[Result]] = field(default_factory=dict)
    _sizes: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Make the folder, or go on with the data set in it; ValueError if it is another one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if (self.folder / INFO).exists():
            self._compare(load(self.folder).info)
        elif any(self.folder.iterdir()):
            raise ValueError(f"{self.folder}: expected a new folder or a data set, got other files")
        for name in ("games", "decisions"):
            (self.folder / name).mkdir(exist_ok=True)
        write_whole(self.folder / INFO, json_text.dumps(self.info, indent=1) + "\n")

    def _compare(self, there: dict[str, Any]) -> None:
        """Refuse to mix data sets; only the number of games may differ, and then grow."""
        for name, value in self.info.items():
            if name not in ("games", "coalface") and there.get(name) != value:
                is_long = name in ("observation", "moves")
                which = "" if is_long else f" {value!r}, got {there.get(name)!r}"
                raise ValueError(f"{self.folder}: expected a data set of the same {name}{which}")
        self.info["games"] = max(self.info["games"], there["games"])

    def missing(self, jobs: Sequence[Job]) -> list[Job]:
        """Return the games of all parts that are not there, or have fewer games than they should.

        What a run that broke off has left of a part is played again with the rest of it.
        """
        parts: dict[int, list[Job]] = {}
        for job in jobs:
            parts.setdefault((job.number - 1) // PART, []).append(job)
        found = {
            part: part_jobs for part, part_jobs in parts.items() if self._lacks(part, part_jobs)
        }
        self._sizes = {part: len(part_jobs) for part, part_jobs in found.items()}
        return [job for part_jobs in found.values() for job in part_jobs]

    def _lacks(self, part: int, jobs: Sequence[Job]) -> bool:
        """Are games of a part missing?"""
        file = self._file("games", part)
        return not file.exists() or rows_of(file) < len(jobs)

    def _file(self, table: str, part: int) -> Path:
        return self.folder / table / f"{part + 1:06}.parquet"

    def add(self, result: Result) -> None:
        """Take a game, and write its part if it was the last of it."""
        part = (result.job.number - 1) // PART
        results = self._waiting.setdefault(part, [])
        results.append(result)
        if len(results) == self._sizes[part]:
            self._write(part, sorted(results, key=lambda each: each.job.number))
            del self._waiting[part]

    def _write(self, part: int, results: Sequence[Result]) -> None:
        """Write a part, the table of games last: a part is there when that is."""
        rows = [row for result in results for row in decision_rows(result)]
        self._save("decisions", part, rows)
        self._save("games", part, [game_row(result) for result in results])

    def _save(self, table: str, part: int, rows: list[dict[str, Any]]) -> None:
        schema = arrow_schema(table, self.info["size"], len(self.info["bots"]))
        file = self._file(table, part)
        beside = file.with_name(f".{file.name}.new")
        columns = {name: [row[name] for row in rows] for name in schema.names}
        made = pyarrow.table(columns, schema=schema)
        pyarrow.parquet.write_table(made, beside, compression="zstd")
        beside.replace(file)


def game_row(result: Result) -> dict[str, Any]:
    """Return a game as a row."""
    job, history = result.job, result.history
    seats = range(len(job.bots))
    return {
        "game": job.number,
        "seed": job.seed,
        "rotation": job.rotation,
        "bots": [job.bots[job.bot_at(seat)] for seat in seats],
        "scores": seat_scores(result),
        "returns": history.returns if history else None,
        "lines": history.lines if history else 0,
        "decisions": len(history.decisions) if history and history.returns else 0,
        "fault": result.fault.text if result.fault else None,
        "record": history.record if history else None,
    }


def seat_scores(result: Result) -> list[int] | None:
    """Return the final scores by seat; a result has them by bot."""
    if result.scores is None:
        return None
    job = result.job
    return [result.scores[job.bot_at(seat)] for seat in range(len(job.bots))]


def decision_rows(result: Result) -> Iterator[dict[str, Any]]:
    """Yield the decisions of a game; none if a fault ended it, for it has no outcome."""
    history, scores = result.history, seat_scores(result)
    if history is None or history.returns is None or scores is None:
        return
    job = result.job
    for each in history.decisions:
        yield {
            "game": job.number,
            "line": each.line,
            "seat": each.seat,
            "bot": job.bots[job.bot_at(each.seat)],
            "observation": np.frombuffer(each.observation, np.int16),
            "legal": each.legal,
            "action": each.move,
            **search_columns(each),
            "returns": turned(history.returns, each.seat),
            "scores": turned(scores, each.seat),
        }


def search_columns(decision: Decision) -> dict[str, Any]:
    """Return what a search has counted for each legal move; null if there was none."""
    found = {each.move: each for each in decision.considered}
    total = sum(each.visits for each in found.values())
    if not total:
        return {"visits": None, "values": None, "value": None}
    weighed: list[Considered | None] = [found.get(move) for move in decision.legal]
    return {
        "visits": [each.visits if each else 0 for each in weighed],
        "values": [each.value if each and each.visits else None for each in weighed],
        "value": sum(each.visits * each.value for each in found.values()) / total,
    }


def turned(by_seat: Sequence[Any], seat: int) -> list[Any]:
    """Return what each seat has, from one seat on."""
    return [*by_seat[seat:], *by_seat[:seat]]
