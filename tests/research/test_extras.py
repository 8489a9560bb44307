"""What only some uses need: ratings, Parquet, and the error where a package is missing."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from coalface import cli
from coalface.research.extras import extra
from coalface.research.match import Fault, Job, Result, ended_by
from coalface.research.ratings import rate
from coalface.research.rows import COLUMNS, as_csv, rows, write_parquet

parquet: Any = import_module("pyarrow.parquet")
JOB = Job(1, "coal_baron", (), ("hewer", "random"), "1/0", 0, 1.0)
WON = Result(JOB, (1.0, 0.0), (9, 3), (1, 2), (5, 5), (0.1, 0.0), (0.05, 0.0), None)
FAILED = ended_by(Fault(1, "raised", "raised KeyError"), JOB)


def test_who_wins_is_rated_higher_and_the_more_games_the_surer() -> None:
    few, many = rate([WON] * 2, 2), rate([WON] * 20, 2)
    assert few[0].mu > few[1].mu
    assert many[0].sigma < few[0].sigma


def test_a_fault_is_a_defeat() -> None:
    first, second = rate([FAILED], 2)
    assert first.mu > second.mu


def test_without_games_all_are_alike() -> None:
    first, second = rate([], 2)
    assert first == second


def test_parquet_holds_what_csv_holds_with_whole_numbers_as_such(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    results, names = [WON, FAILED], ["hewer", "random"]
    write_parquet(file, results, names)
    table = parquet.read_table(file)
    assert table.column_names == list(COLUMNS)
    assert table.to_pylist() == [*rows(results, names)]
    assert table.to_pylist()[0]["score"] == 9
    assert table.to_pylist()[3]["fault"] == "raised KeyError"
    assert len(as_csv(results, names).splitlines()) == 1 + len(table)


def test_the_arena_writes_parquet(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    asked = ["arena", "coal-baron", "greedy", "random", "--games", "2", "--workers", "1"]
    assert cli.main([*asked, "--parquet", str(file)]) == 0
    assert len(parquet.read_table(file)) == 4
    assert "rating" in capfd.readouterr().out


def test_a_missing_package_is_named_with_the_extra_that_brings_it() -> None:
    with pytest.raises(
        ValueError,
        match=r"^coalface arena --ray needs the extra 'ray': pip install 'coalface\[ray\]'$",
    ):
        extra("ray", "--ray", "no_such_ray")
