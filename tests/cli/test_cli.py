"""The command line: every command leads somewhere, and errors are one line."""

import inspect
import json
import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from rich.console import Console

import coalface
from coalface.cli import COMMANDS, main, parser
from coalface.commands.conformance import show
from coalface.core.conformance import BrokenLaw, Law, Trial, check

Output = pytest.CaptureFixture[str]
LEAST = {
    "play": ["coal-baron"],
    "arena": ["coal-baron", "random", "random"],
    "dataset": ["coal-baron", "--bots", "random,random", "--out", "x"],
    "replay": ["x.record"],
    "rules": ["coal-baron"],
    "components": ["coal-baron"],
    "conformance": ["coal-baron"],
    "schema": ["coal-baron"],
    "lessons": [],
    "engine": ["random"],
    "serve": [],
    "admin": ["reset", "anna"],
    "bench": ["research"],
    "doctor": [],
}
TABLES = {"arena", "components", "conformance", "dataset", "doctor", "rules"}
CHANCY = {"arena", "conformance", "dataset", "play"}


def refused(capsys: Output, *arguments: str) -> str:
    """What one wrong command says: one line on stderr, exit code 2."""
    try:
        code = main(arguments)
    except SystemExit as left:
        code = int(str(left.code))
    shown = capsys.readouterr()
    assert (code, shown.out) == (2, "")
    assert shown.err.count("\n") == 1
    return shown.err.strip()


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_gives_its_module_what_it_takes(name: str) -> None:
    asked = vars(parser().parse_args([name, *LEAST[name]]))
    assert asked.pop("command") == name
    inspect.signature(import_module(asked.pop("module")).main).bind(**asked)


@pytest.mark.parametrize("name", sorted(TABLES))
def test_a_command_with_a_table_takes_json(name: str) -> None:
    assert parser().parse_args([name, *LEAST[name], "--json"]).json is True


@pytest.mark.parametrize("name", sorted(CHANCY))
def test_a_command_with_chance_takes_a_seed(name: str) -> None:
    assert parser().parse_args([name, *LEAST[name], "--seed", "7"]).seed == 7


@pytest.mark.parametrize("name", [None, *COMMANDS])
def test_help(name: str | None, capsys: Output) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--help"] if name is None else [name, "--help"])
    shown = capsys.readouterr().out
    assert shown.startswith(f"usage: coalface {'[-h]' if name is None else name}")


def test_options_of_a_game_are_gathered() -> None:
    asked = parser().parse_args(["arena", "x", "a", "b", "-o", "board=german", "-o", "coal=on"])
    assert asked.options == {"board": "german", "coal": "on"}
    assert parser().parse_args(["arena", "x", "a", "b"]).options == {}


def test_seats_are_comma_separated() -> None:
    asked = parser().parse_args(["play", "coal-baron", "--seats", "human, greedy"])
    assert asked.seats == ["human", "greedy"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "coalface: the following arguments are required: COMMAND (see coalface --help)"),
        (["frob"], "invalid choice: 'frob'"),
        (
            ["bench", "coal-baron"],
            "expected research, got 'coal-baron'; the engine's own speed: make bench",
        ),
        (["load"], "load is a tool of a checkout now: make load"),
        (["replay"], "coalface replay: the following arguments are required: FILE"),
        (["replay", "x", "--at", "-1"], "expected a whole number of at least 0, got -1"),
        (["replay", "x", "--at", "two"], "expected a whole number of at least 0, got two"),
        (["replay", "x", "--lang", "fr"], "unknown language 'fr'; available: de, en, nl"),
        (["replay", "/no/such.record"], "coalface replay: /no/such.record: No such file"),
        (
            ["conformance", "coal-barn"],
            "coalface conformance: unknown game 'coal-barn'; available: coal_baron",
        ),
        (
            ["conformance", "coal-baron", "--games", "0"],
            "expected a whole number of at least 1, got 0",
        ),
        (["conformance", "coal-baron", "--seats", "9"], "supports 2–4 players, got 9"),
        (["conformance", "coal-baron", "-o", "board"], "-o: expected NAME=VALUE, got board"),
        (["conformance", "coal-baron", "-o", "=x"], "-o: expected NAME=VALUE, got =x"),
        (["conformance", "coal-baron", "-o", "a=1", "-o", "a=2"], "duplicate -o a"),
        (
            ["conformance", "coal-baron", "--law", "gravity"],
            "unknown law 'gravity'; available: ends",
        ),
        (["conformance", "coal-baron", "-o", "moon=full"], "unknown option 'moon'"),
    ],
)
def test_an_error_is_one_line(arguments: list[str], message: str, capsys: Output) -> None:
    assert message in refused(capsys, *arguments)


def test_a_folder_is_no_record(tmp_path: Path, capsys: Output) -> None:
    message = f"coalface replay: {tmp_path}: expected the file of a record, got a folder"
    assert refused(capsys, "replay", str(tmp_path)) == message


def test_where_an_error_came_from_can_be_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setenv("COALFACE_TRACEBACK", "1")
    assert main(["replay", "/no/such.record"]) == 2
    assert "Traceback" in capsys.readouterr().err


ONE_TOO_MANY = "random,random,random,random,random"
SMALL = ["--games", "1", "--seats", "2", "--law", "ends", "--law", "legal"]


def test_a_game_is_tried_with_components_of_ones_own(tmp_path: Path, capsys: Output) -> None:
    shipped = Path(coalface.__file__).parent / "games/coal_baron/components/1.toml"
    own = tmp_path / "own.toml"
    own.write_text(shipped.read_text("utf-8").replace("bank_marks = 1", "bank_marks = 2"), "utf-8")
    arguments = ["conformance", "coal-baron", *SMALL, "--components", str(own)]
    assert main(arguments) == 0
    own.write_text("[counts]\n", "utf-8")
    assert main(arguments) == 2
    assert "missing key 'cubes_per_colour' in [counts]" in capsys.readouterr().err


def test_what_is_doubtful_in_ones_own_components_is_reported(
    tmp_path: Path, capsys: Output
) -> None:
    shipped = Path(coalface.__file__).parent / "games/ruhrschifffahrt/components/1.toml"
    own = tmp_path / "own.toml"
    own.write_text(shipped.read_text("utf-8").replace("black_city = 3, r", "black_city = 4, r"))
    doubt = "warning: table board: the areas hold 13 tokens; we expect 12 (2.3.4)"
    assert main(["conformance", "ruhrschifffahrt", *SMALL, "--components", str(own)]) == 0
    assert doubt in capsys.readouterr().err
    assert main(["play", "ruhrschifffahrt", "--seats", ONE_TOO_MANY, "--components", str(own)]) == 2
    assert doubt in capsys.readouterr().err
    assert main(["rules", "ruhrschifffahrt", "--components-file", str(own)]) == 0
    assert doubt in capsys.readouterr().out
    assert main(["rules", "ruhrschifffahrt", "--components-file", str(own), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["warnings"] == [doubt.removeprefix("warning: ")]


@pytest.mark.parametrize("name", ["coal-baron", "coal_baron"])
def test_conformance_prints_json_alone(name: str, capsys: Output) -> None:
    assert main(["conformance", name, *SMALL, "--seed", "3", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["seed"], report["seats"]) == ("coal_baron", 3, [2])
    assert report["laws"] == report["passed"] == 2
    assert [law["name"] for law in report["results"]] == ["ends", "legal"]


def test_conformance_prints_a_row_a_law(capsys: Output) -> None:
    assert main(["conformance", "coal-baron", *SMALL]) == 0
    assert capsys.readouterr().out == "coal_baron: 2 of 2 laws hold (--all lists them)\n"
    assert main(["conformance", "coal-baron", *SMALL, "--all"]) == 0
    shown = capsys.readouterr().out
    assert "coal_baron: 2 of 2 laws hold" in shown
    assert [line.split()[1:4:2] for line in shown.splitlines() if " yes " in line] == [
        ["ends", "yes"],
        ["legal", "yes"],
    ]


def test_a_broken_law_is_shown_with_the_lines_that_lead_there(capsys: Output) -> None:
    law = Law("poor", "Nobody is rich.", break_it)
    report = check(coalface.game("coal_baron"), games=1, seats=2, laws=[law])
    show(report, Console())
    shown = capsys.readouterr().out
    assert "coal_baron: 0 of 1" in shown
    assert "law poor, 2 seats, at the start: somebody is" in shown


def test_a_law_that_had_nothing_to_try_has_a_dash(capsys: Output) -> None:
    laws = [Law("idle", "Nothing is tried.", lambda trial: None)]
    report = check(coalface.game("coal_baron"), games=1, seats=2, laws=laws)
    show(report, Console())
    assert "coal_baron: 0 of 0 laws hold; 1 had nothing to try" in capsys.readouterr().out
    show(report, Console(), all=True)
    assert " idle │ -      │ nothing │" in capsys.readouterr().out


def break_it(_trial: Trial) -> None:
    raise BrokenLaw("somebody is")


def test_the_schema_of_a_view_is_printed(capsys: Output) -> None:
    assert main(["schema", "coal-baron"]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert schema["table"] == {"$ref": "#/$defs/Table"}
    assert "pits" in schema["$defs"]["Table"]["properties"]


COMMAND = [sys.executable, "-m", "coalface.cli"]


def test_a_reader_that_goes_away_is_no_error(record: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with open(writer, "wb") as closed:
        command = [*COMMAND, "replay", str(record)]
        done = subprocess.run(command, stdout=closed, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (1, b"")


def test_an_interrupt_leaves_with_130(tmp_path: Path) -> None:
    """Interrupt a command that waits for a pipe to be written."""
    pipe = tmp_path / "pipe.record"
    os.mkfifo(pipe)
    process = subprocess.Popen([*COMMAND, "replay", str(pipe)], stderr=subprocess.PIPE)
    with pipe.open("wb"):  # opened once the command has opened it too
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, b"")


def test_a_component_set_is_printed_to_edit_and_checked(tmp_path: Path, capsys: Output) -> None:
    shipped = (Path(coalface.__file__).parent / "games/coal_baron/components/1.toml").read_text()
    assert main(["components", "coal-baron", "--set", "1"]) == 0
    assert capsys.readouterr().out == shipped
    own = tmp_path / "mine.toml"
    own.write_text(shipped.replace("marks = 10", "marks = 12"), "utf-8")
    assert main(["components", "coal-baron", "--set", "1", "--check", str(own)]) == 0
    assert "one value differs from set 1" in capsys.readouterr().out
    assert main(["components", "coal-baron", "--set", "1", "--check", str(own), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "set": "1",
        "warnings": [],
        "changes": [{"place": "players.2.marks", "before": "10", "after": "12"}],
    }
    own.write_text(shipped.replace("marks = 10", "mraks = 10"), "utf-8")
    message = refused(capsys, "components", "coal-baron", "--check", str(own))
    assert message == (
        "coalface components: line 15: unknown key 'mraks' in [players.2]; did you mean 'marks'?"
    )
    assert "unknown component set '99' of coalface.games.coal_baron" in refused(
        capsys, "components", "coal-baron", "--set", "99"
    )
