"""`module:NAME` wherever a game or a bot is named, of a package that is not installed."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from coalface import Record, game
from coalface.core.record_text import closed
from tests.plugins.conftest import EXAMPLE, TELLS, run_cli
from tests.server.browser import WAIT, Browser

GAME, BOT = "lamps.game:GAME", "lamps.players:Lamplighter"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the modules of the game, without what teaches it, to be in."""
    found = tmp_path_factory.mktemp("named")
    left = shutil.ignore_patterns("lessons", "book")
    shutil.copytree(EXAMPLE / "lamps", found / "lamps", ignore=left)
    return found


def coalface(folder: Path, *command: str) -> str:
    """What a command prints that is given in this folder."""
    done = run_cli(*command, cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_arena_plays_it_in_processes_of_its_own(folder: Path) -> None:
    asked = ["arena", GAME, BOT, "apprentice", "--games", "4", "--json"]
    result = json.loads(coalface(folder, *asked, "--workers", "2"))
    assert (result["game"], result["games"], result["faults"]) == ("lamps", 4, [])
    assert set(result["bots"]) == {BOT, "apprentice"}


def test_it_is_checked_and_shown(folder: Path) -> None:
    assert "lamps" in coalface(folder, "conformance", GAME, "--games", "1", "--law", "replay")
    assert "Whoever leads alone" in coalface(folder, "rules", GAME)
    assert "copies = 3" in coalface(folder, "components", GAME)


def test_a_game_is_played_saved_and_replayed(folder: Path) -> None:
    env = {**os.environ, "XDG_DATA_HOME": str(folder)}
    asked = ["play", GAME, "--seats", f"human,{BOT}", "--lang", "nl", "--seed", "3"]
    played = run_cli(*asked, cwd=folder, env=env, typed="keep\n")
    assert played.returncode == 0, played.stderr
    assert "Lampen" in played.stdout
    (record,) = (folder / "coalface" / "games").glob("*.record")
    assert "keeps the lamp" in coalface(folder, "replay", str(record), "--game", GAME)
    unnamed = run_cli("replay", str(record), cwd=folder)
    assert "unknown game 'lamps'" in unnamed.stderr

    def resumed(*more: str) -> subprocess.CompletedProcess[str]:
        asked = ["play", GAME, "--resume", str(record), *more]
        return run_cli(*asked, cwd=folder, env=env, typed="quit\n")

    refused = resumed()
    assert refused.returncode == 2
    assert f"names the computer player {BOT}" in refused.stderr
    assert f",{BOT}" in refused.stderr.partition("--seats")[2]
    again = resumed("--seats", f"human,{BOT}")
    assert again.returncode == 0, again.stderr


def test_a_record_loads_no_module(folder: Path, tmp_path: Path) -> None:
    """Neither as its game nor as a player: it may come from anyone."""
    (tmp_path / "trap.py").write_text("open('sprung', 'w').close()\nGAME = Bot = None\n")
    for wrong in (("game coal-baron", "game trap:GAME"), ("seat 0 Anna", "seat 0 trap:Bot")):
        (tmp_path / "evil.record").write_text(record_with(*wrong))
        for command in (["replay"], ["play", "--resume"]):
            run_cli(*command, "evil.record", cwd=tmp_path)
        assert not (tmp_path / "sprung").exists()


def record_with(old: str, new: str) -> str:
    """A record that has just begun, with something else in its header and the right checksum."""
    text = Record(game("coal_baron"), ("Anna", "Ben")).write()
    assert old in text
    return closed(text.replace(old, new).splitlines()[:-1], 0)


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (["conformance", "nowhere:GAME"], "cannot load the game nowhere:GAME: ModuleNotFound"),
        (["conformance", "lamps.game:NONE"], "has no attribute 'NONE'"),
        (["conformance", "lamps.state:ROUNDS"], "expected a GameSpec at lamps.state:ROUNDS; got 3"),
        (["arena", GAME, "nowhere:Bot", "random"], "cannot load the bot nowhere:Bot"),
        (["arena", GAME, "lamps.state:ROUNDS", "random"], "expected a class of coalface.Bot"),
        (["play", "nowhere:GAME"], "cannot load the game nowhere:GAME"),
    ],
)
def test_what_is_wrong_is_reported_in_one_line(folder: Path, command: list[str], text: str) -> None:
    done = run_cli(*command, cwd=folder)
    assert done.returncode == 2
    assert text in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_server_offers_it(folder: Path, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "coalface.cli", "serve", "--port", "0", "--bot-workers", "1",
         "--bot-pace", "0", "--data", str(tmp_path), "--game", GAME, "--bot", f"lamplighter={BOT}"],
        stdout=subprocess.PIPE, cwd=folder, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    found = TELLS.match(process.stdout.readline())
    assert found is not None
    anna = Browser(found[1])
    try:
        games = {game["id"]: game for game in anna.get("/api/games")}
        assert (games["lamps"]["lessons"], games["lamps"]["overview"]) == (False, False)
        assert (games["coal_baron"]["lessons"], games["coal_baron"]["overview"]) == (True, True)
        assert not anna.get("/api/games/lamps/book")["has_lessons"]
        bots = {bot["name"]: bot for bot in anna.get("/api/bots")}
        assert "lamplighter" in bots
        table = anna.table("me,bot:lamplighter", game="lamps")
        assert table["seats"][1]["bot"] == "lamplighter"
        window = anna.open(table["id"])
        while not window.positions[0]["over"]:
            if window.positions[0]["legal"]:
                assert window.play(0)["type"] == "done"
            else:
                window.receive()
    finally:
        anna.close()
        process.terminate()
        process.communicate(timeout=WAIT)
