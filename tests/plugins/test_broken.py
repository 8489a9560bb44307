"""A plug-in that cannot be used is left out and named; nothing else suffers."""

import json
from pathlib import Path

import pytest

from coalface.bots.base import BUILT_IN
from tests.game_ids import RELEASED
from tests.plugins.conftest import Installed, run_cli, seeing

SPEC = (
    "from coalface.core.registry import GameSpec\n"
    "from lamps.game import GAME as LAMPS\n"
    "from dataclasses import replace\n"
)
GAMES = "[coalface.games]\nthe_game = broken:GAME\n"
BROKEN = {
    "raises": ("1 / 0\n", "ZeroDivisionError: division by zero"),
    "misses": ("import no_such_package\n", "No module named 'no_such_package'"),
    "exits": ("raise SystemExit(3)\n", "SystemExit: 3"),
    "is no game": ("GAME = 7\n", "expected a GameSpec at broken:GAME; got 7"),
    "has no GAME": ("", "has no attribute 'GAME'"),
    "takes an id": (
        SPEC + "GAME = replace(LAMPS, id='coal_baron')\n",
        "duplicate id 'coal_baron': it is that of coalface.games.coal_baron",
    ),
    "takes a prefix": (
        SPEC + "GAME = replace(LAMPS, id='other', locale_prefix='cb')\n",
        "duplicate prefix 'cb': it is that of coal_baron",
    ),
    "takes rules": (
        SPEC + "GAME = replace(LAMPS, id='other', locale_prefix='ot', rules_prefixes=('CB',))\n",
        "duplicate prefix of rules 'CB': it is that of coal_baron",
    ),
    "has an odd id": (SPEC + "GAME = replace(LAMPS, id='a b')\n", "got 'a b'"),
    "has no rulebook": (
        SPEC + "GAME = replace(LAMPS, id='other', package='broken')\n",
        "no file rulebook.toml in the package broken",
    ),
    "cannot be made": (
        SPEC + "def make(*args):\n    raise LookupError('no board')\n"
        "GAME = replace(LAMPS, id='other', make=make)\n",
        "LookupError: no board",
    ),
}


def install(folder: Path, code: str, points: str = GAMES) -> None:
    """Lay out a distribution as pip does."""
    package, info = folder / "broken", folder / "coalface_broken-2.5.dist-info"
    for made in (package, info):
        made.mkdir(parents=True)
    (package / "__init__.py").write_text(code, "utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: coalface-broken\nVersion: 2.5\n")
    (info / "entry_points.txt").write_text(points)


@pytest.mark.parametrize("name", BROKEN)
def test_it_is_left_out_and_named(lamps: Installed, tmp_path: Path, name: str) -> None:
    code, problem = BROKEN[name]
    install(tmp_path, code)
    done = run_cli("doctor", "--json", env=seeing(tmp_path, lamps.target))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["games"] == sorted([*RELEASED, "lamps"])
    (report,) = found["broken_games"]
    assert report.startswith("coalface-broken 2.5: game 'the_game' is left out: ")
    assert problem in report
    assert report in done.stderr


def test_of_two_with_one_id_the_second_is_left_out(lamps: Installed, tmp_path: Path) -> None:
    install(tmp_path, "from lamps.game import GAME\n")
    done = run_cli("doctor", "--json", env=seeing(tmp_path, lamps.target))
    (report,) = json.loads(done.stdout)["broken_games"]
    assert (
        "coalface-lamps 1.0: game 'lamps' is left out: ValueError: duplicate id 'lamps'" in report
    )


BOT = "import coalface\nclass Mine(coalface.Bot):\n    pass\n"
BROKEN_BOTS = {
    "raises": ("mine", "1 / 0\n", "ZeroDivisionError: division by zero"),
    "has no class": ("mine", "", "has no attribute 'Mine'"),
    "is no bot": ("mine", "Mine = 7\n", "expected a class of coalface.Bot at broken:Mine; got 7"),
    "makes no bot": ("mine", "Mine = dict\n", "expected a coalface.Bot at 'broken:Mine'; got {}"),
    "needs something": (
        "mine",
        BOT + "    def __init__(self, level):\n        pass\n",
        "cannot make the bot broken:Mine: TypeError",
    ),
    "takes our name": ("baron", BOT, "the name 'baron' is that of coalface"),
    "is called human": ("human", BOT, "the name 'human' is that of coalface"),
    "takes the name of another": ("lamplighter", BOT, "the name 'lamplighter' is that of"),
    "has an odd name": ("Loud", BOT, "expected a name of lower-case letters"),
}


@pytest.mark.parametrize("name", BROKEN_BOTS)
def test_a_bot_is_left_out_and_named(lamps: Installed, tmp_path: Path, name: str) -> None:
    point, code, problem = BROKEN_BOTS[name]
    install(tmp_path, code, f"[coalface.bots]\n{point} = broken:Mine\n")
    done = run_cli("doctor", "--json", env=seeing(tmp_path, lamps.target))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    (report,) = found["broken_bots"]
    assert " is left out: " in report
    assert problem in report
    assert report in done.stderr
    known = {*BUILT_IN, "lamplighter"}
    assert set(found["bots"]) == known


def test_texts_that_are_broken_spoil_nothing(lamps: Installed, tmp_path: Path) -> None:
    install(tmp_path, BOT, "[coalface.bots]\nmine = broken:Mine\n")
    (tmp_path / "broken" / "locales").mkdir()
    (tmp_path / "broken" / "locales" / "en.ftl").write_bytes(b"bot-mine = \xff\n= = {\n")
    env = seeing(tmp_path, lamps.target)
    done = run_cli("rules", "lamps", env=env)
    assert done.returncode == 0, done.stderr
    assert "Whoever leads alone" in done.stdout
