"""Data sets: what a seat knew, what it did and what came of it; parts that are played once."""

import json
import os
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import coalface
from coalface import cli, dataset
from coalface.core.record import Record
from coalface.encoding import encoder
from coalface.research.arena import make_jobs
from coalface.research.dataset import PART, Writer, describe
from coalface.research.match import play
from tests.game_ids import RELEASED

pytest.importorskip("pyarrow")
parquet: Any = import_module("pyarrow.parquet")
DOCS = Path(__file__).parents[2] / "docs" / "guide" / "research.md"


def make(
    folder: Path,
    game: str = "ruhrschifffahrt",
    bots: tuple[str, ...] = ("random",) * 2,
    games: int = 2,
) -> dataset.Dataset:
    """Write a data set in this process."""
    jobs = make_jobs(game, {}, bots, games, 5, 60.0, None, "decisions")
    writer = Writer(folder, describe(coalface.game(game), bots, 5, games))
    for job in writer.missing(jobs):
        writer.add(play(job))
    return dataset.load(folder)


def command(*more: str) -> list[str]:
    """Return the words of a command that plays random games."""
    asked = ["dataset", "ruhrschifffahrt", "--bots", "random,random", "--seed", "5"]
    return [*asked, "--workers", "2", *more]


def content(folder: Path) -> list[Any]:
    """Return all that a data set holds."""
    data = dataset.load(folder)
    names = ("games", "decisions")
    return [parquet.read_table(file).to_pylist() for name in names for file in data.files(name)]


@pytest.mark.parametrize("game", RELEASED)
def test_a_decision_holds_what_its_seat_knew_and_did(game: str, tmp_path: Path) -> None:
    data = make(tmp_path, game, ("random", "greedy"), games=2)
    encode, rng = encoder(data.game(), 2), coalface.Random(1)
    batch = next(data.batches(10_000))
    assert len(batch) == len(data) > 100
    records = dict(enumerate(data.records(), 1))
    for row in range(0, len(batch), 7):
        record, seat = records[int(batch.game[row])], int(batch.seat[row])
        state = record.state(int(batch.line[row]) - 1)
        view = state.view(seat)
        other = data.game().guesser(view).sample(rng)  # what is hidden is another
        assert np.array_equal(batch.observation[row], encode.from_view(view))
        assert np.array_equal(batch.observation[row], encode.encode(other, seat))
        assert np.flatnonzero(batch.mask[row]).tolist() == state.legal(seat)
        assert record.lines[int(batch.line[row]) - 1] == (seat, int(batch.action[row]))
        end = record.state()
        assert batch.returns[row].tolist() == [end.returns()[seat], end.returns()[1 - seat]]
        assert batch.scores[row].tolist() == [end.scores()[seat], end.scores()[1 - seat]]
        assert batch.policy[row].argmax() == batch.action[row]
        assert batch.bot[row] == record.seats[seat]
    assert 0 < (batch.bot == "greedy").sum() < len(batch)
    assert np.isnan(batch.value).all()


def test_all_decisions_of_a_game_are_there_and_name_their_bot(tmp_path: Path) -> None:
    data = make(tmp_path, "coal_baron", ("random", "greedy"), games=2)
    rows = parquet.read_table(data.files("decisions")[0]).to_pylist()
    for number, record in enumerate(data.records(), 1):
        made = [(row["line"], row["seat"], row["bot"]) for row in rows if row["game"] == number]
        lines = [
            (n, seat, record.seats[seat])
            for n, (seat, _) in enumerate(record.lines, 1)
            if seat >= 0
        ]
        assert made == lines
    first, second = data.records()
    assert first.seats == second.seats[::-1] == ("random", "greedy")


def test_a_search_tells_its_visits_and_values(tmp_path: Path) -> None:
    data = make(tmp_path, bots=("apprentice", "apprentice"), games=1)
    rows = parquet.read_table(data.files("decisions")[0]).to_pylist()
    searched = [row for row in rows if row["visits"] is not None]
    assert {len(row["legal"]) == 1 for row in rows if row["visits"] is None} == {True}
    for row in searched:
        assert len(row["visits"]) == len(row["values"]) == len(row["legal"]) > 1
        chosen = row["legal"].index(row["action"])
        assert row["visits"][chosen] == max(row["visits"])
        assert [value is None for value in row["values"]] == [n == 0 for n in row["visits"]]
        assert 0 <= row["value"] <= 1
    batch = next(data.batches(len(rows)))
    assert np.allclose(batch.policy.sum(axis=1), 1)
    assert not batch.policy[~batch.mask].any()
    where = rows.index(searched[0])
    shares = np.array(searched[0]["visits"]) / sum(searched[0]["visits"])
    assert np.allclose(batch.policy[where][searched[0]["legal"]], shares)
    assert np.isnan(batch.value).sum() == len(rows) - len(searched)


def test_what_is_there_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken_off, at_once = tmp_path / "broken_off", tmp_path / "at_once"
    bots, games = ("random", "random"), 2 * PART
    jobs = make_jobs("ruhrschifffahrt", {}, bots, games, 5, 60.0, None, "decisions")
    writer = Writer(broken_off, describe(coalface.game("ruhrschifffahrt"), bots, 5, games))
    for job in writer.missing(jobs)[: PART + 3]:
        writer.add(play(job))
    first = dataset.load(broken_off).files("games")
    assert len(first) == 1
    written = first[0].stat().st_mtime_ns
    assert cli.main(command("--games", str(games), "--out", str(broken_off), "--json")) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["new"]) == (games, PART)
    assert first[0].stat().st_mtime_ns == written
    assert cli.main(command("--games", "3", "--out", str(at_once))) == 0
    assert cli.main(command("--games", str(games), "--out", str(at_once))) == 0
    assert content(at_once) == content(broken_off)
    assert cli.main(command("--games", "1", "--out", str(at_once))) == 0
    assert dataset.load(at_once).games == games


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_a_run_that_is_interrupted_leaves_whole_parts(tmp_path: Path) -> None:
    asked = command("--games", "4000", "--out", str(tmp_path / "data"))
    running = subprocess.Popen(
        [sys.executable, "-m", "coalface.cli", *asked], stdout=subprocess.PIPE
    )
    while not [*tmp_path.glob("data/games/0*.parquet")]:
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    shown, _ = running.communicate(timeout=60)
    assert running.returncode == 130
    data = dataset.load(tmp_path / "data")
    assert data.games % PART == 0
    assert 0 < data.games < 4000
    assert f"{data.games} games" in shown.decode()
    assert sum(len(batch) for batch in data.batches(64)) == len(data)


def test_batches_are_mixed_by_a_seed_and_have_every_decision_once(tmp_path: Path) -> None:
    data = make(tmp_path, games=PART + 2)
    keys = {seed: keys_of(data, seed) for seed in (None, 1, 2)}
    assert [len(batch) for batch in data.batches(100)][:-1] == [100] * (len(data) // 100)
    assert keys[None] == sorted(keys[None])
    assert keys[1] == keys_of(data, 1)
    assert keys[1] != keys[2]
    assert sorted(keys[1]) == sorted(keys[2]) == keys[None]
    with pytest.raises(ValueError, match="at least 1, got 0"):
        next(data.batches(0))


def keys_of(data: dataset.Dataset, seed: int | None) -> list[tuple[int, int]]:
    batches = [*data.batches(100, seed=seed)]
    return [key for b in batches for key in zip(b.game.tolist(), b.line.tolist(), strict=True)]


def test_another_data_set_is_not_mixed_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make(tmp_path / "data")
    asked = command("--games", "2", "--out", str(tmp_path / "data"))
    assert cli.main([*asked, "--seed", "6"]) == 2
    assert "expected a data set of the same seed 6, got 5" in capsys.readouterr().err
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thesis.txt").write_text("mine")
    assert cli.main(command("--games", "2", "--out", str(tmp_path / "other"))) == 2
    assert "expected a new folder or a data set, got other files" in capsys.readouterr().err
    with pytest.raises(ValueError, match=r"expected a data set with a file dataset.json, got none"):
        dataset.load(tmp_path / "other")


def test_a_game_that_a_fault_ends_has_no_decisions(tmp_path: Path) -> None:
    data = make(tmp_path, bots=("tests.research.faulty:Crashing", "random"), games=1)
    (row,) = parquet.read_table(data.files("games")[0]).to_pylist()
    assert row["fault"] == "raised ZeroDivisionError: no idea"
    assert (row["returns"], row["scores"], row["decisions"]) == (None, None, 0)
    assert Record.read(row["record"]).state().actor() >= 0
    assert (len(data), [*data.records()], [*data.batches(8)]) == (0, [], [])


def test_every_column_says_what_it_holds(tmp_path: Path) -> None:
    data, page = make(tmp_path, games=1), DOCS.read_text("utf-8")
    for name, columns in dataset.COLUMNS.items():
        schema = parquet.read_schema(data.files(name)[0])
        assert [schema.field(each.name).metadata[b"doc"].decode() for each in columns] == [
            each.doc for each in columns
        ]
        for each in columns:
            assert f"| `{each.name}` | `{each.kind}` | {each.doc} |" in page


def test_options_and_rules_are_those_that_were_played(tmp_path: Path) -> None:
    out = str(tmp_path / "data")
    asked = ["dataset", "ruhrschifffahrt", "--bots", "random,random,random", "--games", "1"]
    assert cli.main([*asked, "--out", out, "-o", "eighteen_markers=on"]) == 0
    data = dataset.load(out)
    assert data.info["options"]["eighteen_markers"] is True
    assert next(data.records()).game == data.game()
    assert next(data.batches(4)).returns.shape == (4, 3)
    assert data.info["moves"][:2] == [str(move) for move in list(data.game().moves)[:2]]
    assert data.info["observation"][-1]["stop"] == data.size


def test_the_arena_writes_records(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "ruhrschifffahrt", "greedy", "random", "--games", "3", "--workers", "2"]
    assert cli.main([*asked, "--json", "--records", str(tmp_path / "records")]) == 0
    report = json.loads(capfd.readouterr().out)
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["0001.record", "0002.record", "0003.record"]
    records = [Record.load(file) for file in files]
    for record in records:
        record.verify()
    assert records[1].seats == ("random", "greedy")
    scores = [dict(zip(r.seats, r.state().scores(), strict=True)) for r in records]
    mean = sum(each["greedy"] for each in scores) / 3
    assert report["bots"]["greedy"]["mean_score"] == pytest.approx(mean)
    assert cli.main(["arena", "coal-baron", "--ladder", "--records", str(tmp_path)]) == 2


def test_minari_reads_an_episode_for_each_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    minari = pytest.importorskip("minari")
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    asked = command("--games", "2", "--out", str(tmp_path / "data"), "--minari", "rs/random-v0")
    assert cli.main(asked) == 0
    found, data = minari.load_dataset("rs/random-v0"), dataset.load(tmp_path / "data")
    assert (found.total_episodes, found.total_steps) == (4, len(data))
    batch, records = next(data.batches(10_000)), [*data.records()]
    for number, episode in enumerate(found.iterate_episodes()):
        game, seat = divmod(number, 2)
        mine = (batch.game == game + 1) & (batch.seat == seat)
        assert np.array_equal(episode.actions, batch.action[mine])
        assert np.array_equal(episode.observations[:-1], batch.observation[mine])
        last = encoder(data.game(), 2).encode(records[game].state(), seat)
        assert np.array_equal(episode.observations[-1], last)
        assert episode.rewards.sum() == records[game].state().returns()[seat]
        assert episode.terminations.tolist() == [False] * (mine.sum() - 1) + [True]
        assert np.array_equal(np.stack(episode.infos["action_mask"])[:-1], batch.mask[mine])
    assert found.recover_environment().spec.id.startswith("coalface/Ruhrschifffahrt-v")
    assert cli.main(asked) == 2
    assert "already" in capsys.readouterr().err
