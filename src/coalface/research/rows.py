"""A tournament as rows, one a seat and game: for CSV and for Parquet."""

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from coalface.core.record import write_whole
from coalface.research.extras import extra
from coalface.research.match import Result

COLUMNS = (
    "game",
    "seed",
    "rotation",
    "seat",
    "bot",
    "score",
    "place",
    "share",
    "decisions",
    "seconds",
    "fault",
)

Row = dict[str, int | float | str | None]


def rows(results: Sequence[Result], names: Sequence[str]) -> Iterator[Row]:
    """A row a seat of each game; no score and no place after a fault."""
    for result in results:
        job = result.job
        for seat in range(len(job.bots)):
            who = job.bot_at(seat)
            at_fault = result.fault if result.fault and result.fault.bot == who else None
            yield {
                "game": job.number,
                "seed": job.seed,
                "rotation": job.rotation,
                "seat": seat,
                "bot": names[who],
                "score": result.scores[who] if result.scores else None,
                "place": result.places[who] if result.places else None,
                "share": result.shares[who],
                "decisions": result.decisions[who],
                "seconds": result.seconds[who],
                "fault": at_fault.text if at_fault else None,
            }


def as_csv(results: Sequence[Result], names: Sequence[str]) -> str:
    """The rows as text."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for row in rows(results, names):
        rounded = {"share": f"{row['share']:.6g}", "seconds": f"{row['seconds']:.6f}"}
        writer.writerow(row | rounded)
    return text.getvalue()


def write_csv(path: Path, results: Sequence[Result], names: Sequence[str]) -> None:
    """Write the rows as CSV."""
    write_whole(path, as_csv(results, names))


def write_records(folder: Path, results: Sequence[Result]) -> None:
    """Write the record of each game that has one: `0001.record`."""
    for result in results:
        if result.history is not None:
            path = folder / f"{result.job.number:04}.record"
            write_whole(path, result.history.record)


def pyarrow() -> Any:
    """What writes Parquet; ValueError if it is not there."""
    return extra("parquet", "--parquet", "pyarrow pyarrow.parquet")


def write_parquet(path: Path, results: Sequence[Result], names: Sequence[str]) -> None:
    """Write the rows as Parquet, whole numbers and texts as such."""
    arrow = pyarrow()
    kinds = {"bot": "string", "seed": "string", "fault": "string"}
    kinds |= {"share": "float64", "seconds": "float64"}
    schema = arrow.schema(
        [(name, arrow.type_for_alias(kinds.get(name, "int64"))) for name in COLUMNS]
    )
    table = arrow.Table.from_pylist([*rows(results, names)], schema)
    arrow.parquet.write_table(table, path)
