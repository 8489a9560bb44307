"""The golden records of every game replay, verify and give their traces, plain and compiled."""

import os
from importlib import import_module

import pytest

from coalface.core import trace
from coalface.core.contract import OVER
from coalface.core.record import Record
from tests.conftest import Sampling
from tests.game_ids import RELEASED
from tests.records.golden import Golden

GAMES = RELEASED
GOLDEN: dict[str, Golden] = {
    game: import_module(f"tests.records.{game}.make_golden").GOLDEN for game in GAMES
}
PLAIN = os.environ.get("COALFACE_PURE", "") not in ("", "0")
EVERY = 3
"""Where a sample is run plain, beside compiled, one record in this many is traced: the tracer of
rules replays all of them plain as well."""
VIEWS = 4
"""In a sample the views of one line in four are compared; all else of every line is."""
RECORDS = [
    pytest.param(game, name, marks=pytest.mark.whole if PLAIN and number % EVERY else ())
    for game, golden in GOLDEN.items()
    for number, name in enumerate(golden.recipes)
]


@pytest.mark.parametrize("game", GAMES)
def test_every_recipe_has_its_record_and_its_trace(game: str) -> None:
    golden = GOLDEN[game]
    for suffix in (".record", trace.SUFFIX):
        files = golden.folder().glob(f"*{suffix}")
        assert sorted(path.stem for path in files) == sorted(golden.recipes)


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_a_record_verifies_and_gives_its_trace(game: str, name: str, sampling: Sampling) -> None:
    path = GOLDEN[game].path(name)
    record = Record.load(path)
    record.verify()
    assert record.game.id == game
    assert record.state().actor() == OVER
    assert record.write() == path.read_text("utf-8")
    assert trace.compare(path, views_every=sampling.of(1, VIEWS)) == ""


@pytest.mark.parametrize("game", GAMES)
def test_the_records_show_what_they_are_for_and_together_everything(game: str) -> None:
    golden = GOLDEN[game]
    shown = {name: golden.facts(Record.load(golden.path(name))) for name in golden.recipes}
    for name, recipe in golden.recipes.items():
        assert recipe.shows <= shown[name], name
    assert set().union(*shown.values()) == golden.everything
