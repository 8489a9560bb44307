"""A game that is installed as a separate distribution is played like any other."""

import json
import shutil
from pathlib import Path

import pytest

from coalface.text import languages
from tests.game_ids import RELEASED
from tests.plugins.conftest import EXAMPLE, Installed, run, run_cli
from tests.server.browser import Browser

MAX_LINES = 320
PLAIN = ("--disable-plugin-autoload", "-p", "no:cacheprovider")
"""pytest without plugins and without files of its own."""


def test_a_whole_game_is_few_lines() -> None:
    files = [*EXAMPLE.glob("lamps/*.*"), *EXAMPLE.glob("lamps/[bcl]*/*.*")]
    taught = {"lessons", "book"}
    written = [
        path for path in files if "nl.ftl" not in path.name and path.parent.name not in taught
    ]
    assert EXAMPLE / "lamps" / "locales" / "en.ftl" in written
    assert sum(path.read_text("utf-8").count("\n") for path in written) < MAX_LINES


def test_its_own_tests_pass(lamps: Installed) -> None:
    result = lamps.python("-m", "pytest", "-q", *PLAIN, str(lamps.sources))
    assert " passed" in result


def test_it_has_strict_types(lamps: Installed) -> None:
    found = run("-m", "mypy", "--strict", "-p", "lamps", cwd=lamps.sources)
    assert found.returncode == 0, found.stdout


def test_generated_modules_are_in_the_distribution_and_current(
    lamps: Installed, tmp_path: Path
) -> None:
    assert (lamps.target / "lamps" / "generated" / "dispatch.py").is_file()
    checked = run("-m", "coalface.generate", "--check", "lamps", cwd=lamps.sources)
    assert checked.returncode == 0, checked.stdout
    shutil.copytree(lamps.sources / "lamps", tmp_path / "lamps")
    state = tmp_path / "lamps" / "state.py"
    written = state.read_text("utf-8")
    line = "    score: Annotated[i64, Number(0, 99)] = 0\n"
    state.write_text(written.replace(line, line + line.replace("score", "luck")), "utf-8")
    checked = run("-m", "coalface.generate", "--check", "lamps", cwd=tmp_path)
    assert checked.returncode > 0
    assert "lamps/generated/copies.py is not current" in checked.stdout


def test_it_is_listed_beside_our_games(lamps: Installed) -> None:
    found = json.loads(lamps.coalface("doctor", "--json"))
    assert found["games"] == sorted([*RELEASED, "lamps"])
    assert (found["broken_games"], found["broken_bots"]) == ([], [])
    assert "lamplighter" in found["bots"]
    asked = run_cli("play", env=lamps.env)
    assert "lamps" in asked.stderr


def test_its_rules_are_shown(lamps: Installed) -> None:
    assert "Whoever leads alone" in lamps.coalface("rules", "lamps")
    result = json.loads(lamps.coalface("rules", "lamps", "--json"))
    functions = {row["rule"]: json.dumps(row["functions"]) for row in result["matrix"]}
    assert "can_swap" in functions["LA-3"]


def test_it_keeps_every_law(lamps: Installed) -> None:
    assert "lamps" in lamps.coalface("conformance", "lamps", "--games", "2")


def test_laws_notice_a_secret_that_is_shown(lamps: Installed) -> None:
    leak = (
        "from lamps.play import PlayableLamps\n"
        "from coalface.core.conformance import check\n"
        "from coalface.core.registry import game_spec\n"
        "def hide(self, viewer):\n"
        "    for player in self.players:\n"
        "        if player.lamp and player.seat != viewer and player.lamp != 4:\n"
        "            self.bag[player.lamp - 1] += 1\n"
        "            player.lamp = 5\n"
        "PlayableLamps.hide = hide\n"
        "print(check(game_spec('lamps').game(), games=2).passed)\n"
    )
    assert lamps.python("-c", leak).strip() == "False"


@pytest.mark.parametrize("bot", ["random", "greedy", "apprentice"])
def test_bots_play_it_and_its_record_verifies(lamps: Installed, tmp_path: Path, bot: str) -> None:
    play = (
        "import sys\n"
        "from pathlib import Path\n"
        "from coalface import terminal\n"
        "seats = [sys.argv[1], 'random', 'random']\n"
        "sys.exit(terminal.main('lamps', seats, seed=3, save=Path(sys.argv[2])))\n"
    )
    record = tmp_path / f"{bot}.record"
    result = lamps.python("-c", play, bot, str(record))
    assert "Lamps" in result
    shown = lamps.coalface("replay", str(record))
    assert "electric lamp" in shown or "carbide lamp" in shown
    text = record.read_text("utf-8")
    record.write_text(text.replace("* draw/", "* draw/x", 1), "utf-8")
    assert run_cli("replay", str(record), env=lamps.env).returncode == 2


def test_its_texts_are_used_in_every_language(lamps: Installed) -> None:
    """Those that it has; German falls back to English."""
    say = (
        "import sys\n"
        "from coalface.core.registry import game_spec\n"
        "from coalface.text import Text\n"
        "game = game_spec('lamps').game()\n"
        "text = Text(sys.argv[1], game.wording, ('Anna', 'Ben'))\n"
        "draw = game.move_words(game.moves.id('draw/oil'))\n"
        "print(text.render(draw), text.say('turn-of', name=1))"
    )
    texts = {lang: lamps.python("-c", say, lang) for lang in languages()}
    assert texts["en"].startswith("Draw: oil lamp")
    assert texts["nl"].startswith("Trekken: olielamp")
    assert texts["de"].startswith("Draw: oil lamp")
    assert len(set(texts.values())) == len(texts)


def test_its_computer_player_meets_ours_in_the_arena(lamps: Installed) -> None:
    asked = ["arena", "lamps", "lamplighter", "apprentice", "random", "--games", "6", "--json"]
    result = json.loads(lamps.coalface(*asked, "--workers", "1"))
    assert (result["game"], result["games"], result["faults"]) == ("lamps", 6, [])
    assert set(result["bots"]) == {"lamplighter", "apprentice", "random"}


def test_the_server_lists_it_with_its_rules(served: str) -> None:
    anna = Browser(served)
    listed = {game["id"]: game for game in anna.get("/api/games", lang="nl")}
    assert listed["lamps"]["title"] == "Lampen"
    assert listed["lamps"]["seat_counts"] == [2, 3, 4]
    rules = anna.get("/api/games/lamps/rules", lang="en")
    assert [rule["heading"] for rule in rules[:2]] == ["Set-up", "Turn"]
    bots = {bot["name"]: bot["words"] for bot in anna.get("/api/bots", lang="nl")}
    assert bots["lamplighter"] == "lantaarnopsteker"
    assert next(iter(bots)) == "random"
    schema = json.dumps(anna.get("/api/games/lamps/schema"))
    assert '"lamp"' in schema
    anna.close()


def test_the_server_hosts_it_and_tells_nobody_the_lamp_of_another(served: str) -> None:
    anna = Browser(served)
    table = anna.table("me,bot:lamplighter", game="lamps")["id"]
    window = anna.open(table)
    own: list[str] = []
    while not window.positions[0]["over"]:
        position = window.positions[0]
        if position["legal"]:
            lamps = [player["lamp"] for player in position["view"]["table"]["players"]]
            assert lamps[1] == "hidden"
            own.append(lamps[0])
            assert window.play(0)["type"] == "done"
        else:
            window.receive()
    assert len(own) >= 3
    assert "hidden" not in own
    anna.close()
