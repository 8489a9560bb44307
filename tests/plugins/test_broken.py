"""A plug-in that cannot be used is left out and named; nothing else suffers."""

import json
from pathlib import Path

import pytest

from tests.game_ids import RELEASED
from tests.plugins.conftest import Installed, run, seeing

SPEC = (
    "from coalface.core.registry import GameSpec\n"
    "from lamps.game import GAME as LAMPS\n"
    "from dataclasses import replace\n"
)
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


def install(folder: Path, code: str) -> None:
    """Lay out a distribution as pip does."""
    package, info = folder / "broken", folder / "coalface_broken-2.5.dist-info"
    for made in (package, info):
        made.mkdir(parents=True)
    (package / "__init__.py").write_text(code, "utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: coalface-broken\nVersion: 2.5\n")
    (info / "entry_points.txt").write_text("[coalface.games]\nthe_game = broken:GAME\n")


@pytest.mark.parametrize("name", BROKEN)
def test_it_is_left_out_and_named(lamps: Installed, tmp_path: Path, name: str) -> None:
    code, problem = BROKEN[name]
    install(tmp_path, code)
    done = run("-m", "coalface.cli", "doctor", "--json", env=seeing(tmp_path, lamps.target))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["games"] == sorted([*RELEASED, "lamps"])
    (problem_text,) = found["broken_games"]
    assert problem_text.startswith("coalface-broken 2.5: game 'the_game' is left out: ")
    assert problem in problem_text
    assert problem_text in done.stderr


def test_of_two_with_one_id_the_second_is_left_out(lamps: Installed, tmp_path: Path) -> None:
    install(tmp_path, "from lamps.game import GAME\n")
    done = run("-m", "coalface.cli", "doctor", "--json", env=seeing(tmp_path, lamps.target))
    (problem_text,) = json.loads(done.stdout)["broken_games"]
    assert (
        "coalface-lamps 1.0: game 'lamps' is left out: ValueError: duplicate id 'lamps'"
        in problem_text
    )
