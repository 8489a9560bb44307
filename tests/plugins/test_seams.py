"""A game whose players hold cards: its positions as text, its descriptions, its laws."""

import os
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.conformance import check
from coalface.core.fields import Field, Things
from coalface.core.messages import NONE
from coalface.core.simple_game import SimpleGame
from coalface.core.simple_state import HIDDEN_NAME, hidden_values
from coalface.core.tables import Words
from tests.plugins.conftest import ROOT, run_cli
from tests.plugins.seams.game import GAME as SPEC
from tests.plugins.seams.play import PlayableSeams

GAME = SPEC.game({})
NAME = "seams.game:GAME"
LAST_ROUND = """\
seams
seats 2
round 5
die 3
seat 0 score 0 bid one
hand 0 -
spent 0 two three four five
seat 1 score 0 bid -
hand 1 five
spent 1 one two three four
ask bid 1
"""


def test_an_empty_hand_is_written_and_read_back() -> None:
    """Cards that are laid out at the start do not come back where a text says nothing of them."""
    state = GAME.position(LAST_ROUND)
    assert state.text() == LAST_ROUND
    assert state.view(0).table.players[0].hand == ()


@pytest.mark.parametrize("law", ["position", "known-to"])
def test_positions_keep_the_laws(law: str) -> None:
    report = check(GAME, games=2, seats=2, laws=[law])
    assert report.passed, str(report)


def test_what_a_player_holds_is_shown_in_words() -> None:
    """A set, and cards that are there several times, are listed by their names."""
    state = GAME.position(LAST_ROUND)
    assert isinstance(state, PlayableSeams)
    state.players[0].hand = vec[i64]([0, 0, 0, 0, 2])
    hand, spent = GAME.describe(state.view(0))[1].rows[0][3:5]
    assert hand == Words("cell-text", (("text", "card-list", "five*2"),))
    assert spent == Words("cell-text", (("text", "card-list", "two three four five"),))
    assert GAME.wording("card-list", "five*2") == GAME.wording("card-row", "five*2")
    assert GAME.wording("card-list", "five*2") == Words(
        "cell-counted", (("count", "count", 2), ("thing", "card", "five"))
    )
    both = GAME.wording("card-list", "one five*2")
    assert both.args == (("first", "card-row", "one"), ("last", "card", "five*2"))
    assert GAME.wording("card", "five*2") == GAME.wording("card-list", "five*2")
    assert GAME.wording("card-list", "") == NONE
    assert check(GAME, games=1, seats=2, laws=["describe"]).passed


def test_a_number_of_a_move_is_rendered_as_a_number() -> None:
    assert GAME.move_words(GAME.moves.id("roll/3")).args == (("value", "count", 3),)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder to be in, with the game as a package of its own that can be changed."""
    copy = tmp_path / "seams"
    shutil.copytree(ROOT / "tests/plugins/seams", copy)
    for file in copy.rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace("tests.plugins.seams", "seams"), "utf-8")
    return tmp_path


def play(folder: Path, *options: str, typed: str) -> subprocess.CompletedProcess[str]:
    """Play the game in the terminal as long as something is typed."""
    env = {**os.environ, "XDG_DATA_HOME": str(folder)}
    return run_cli("play", NAME, *options, env=env, cwd=folder, typed=typed)


def without_text(folder: Path, key: str) -> None:
    """Remove a text of the game."""
    texts = folder / "seams/locales/en.ftl"
    lines = texts.read_text("utf-8").splitlines()
    texts.write_text("\n".join(line for line in lines if not line.startswith(key)), "utf-8")


@pytest.mark.parametrize(
    "key",
    ["se-title", "se-rule-1", "se-move-bid", "se-about-bid", "se-ask-bid", "se-why-spent",
     "se-shown", "se-card-two", "se-column-score", "se-line-die", "se-source-score"],
)  # fmt: skip
def test_a_missing_text_breaks_the_law_of_texts(folder: Path, key: str) -> None:
    without_text(folder, key)
    asked = ["conformance", NAME, "--games", "1", "--seats", "2", "--law", "texts"]
    done = run_cli(*asked, cwd=folder)
    assert done.returncode == 1
    assert f"no message '{key}'" in " ".join(done.stdout.split())


def test_a_game_with_all_its_texts_keeps_the_law_of_texts(folder: Path) -> None:
    asked = ["conformance", NAME, "--games", "1", "--seats", "2", "--law", "texts"]
    done = run_cli(*asked, cwd=folder)
    assert done.returncode == 0, done.stdout


def test_a_missing_text_is_shown_by_its_key_and_warned_of(folder: Path) -> None:
    without_text(folder, "se-ask-bid")
    done = play(folder, "--seats", "human,random", typed="1\n")
    assert done.returncode == 0, done.stderr
    assert "se-ask-bid" in done.stdout
    assert done.stderr.count("no message 'se-ask-bid' in language 'en'; its key is shown") == 1


def test_a_game_of_chance_names_what_is_drawn_from() -> None:
    game = SPEC.game({})
    game.sources = ()
    (failure,) = check(game, games=1, seats=2, laws=["odds"]).failures
    assert failure.found == "chance draws from source 0, but `sources` names none"


def test_greedy_is_refused_before_a_game_without_evaluator_begins(folder: Path) -> None:
    able = "random, friendly, apprentice, hewer, foreman, baron"
    refused = f"greedy cannot play seams, which has no evaluator; available: {able}"
    done = play(folder, "--seats", "human,greedy", typed="1\n")
    assert done.returncode == 2
    assert refused in done.stderr
    assert not (folder / "coalface").exists()
    arena = run_cli("arena", NAME, "greedy", "random", cwd=folder)
    assert arena.returncode == 2
    assert refused in arena.stderr


def test_where_nobody_is_named_someone_plays_and_hints_who_can(folder: Path) -> None:
    done = play(folder, typed="hint\n1\n2\n")
    assert done.returncode == 0, done.stderr
    assert "hewer" in done.stdout
    assert "evaluator" not in done.stdout


def test_generated_modules_that_are_missing_are_named_with_what_to_run(folder: Path) -> None:
    shutil.rmtree(folder / "seams/generated")
    done = run_cli("rules", NAME, cwd=folder)
    assert done.returncode == 2
    assert "run `python -m coalface.generate seams`" in done.stderr


@pytest.mark.parametrize("name", ["copies", "encoding"])
def test_one_generated_module_that_is_missing_is_named_too(folder: Path, name: str) -> None:
    """No module of the game imports these: they are first needed in play."""
    (folder / "seams/generated" / f"{name}.py").unlink()
    done = run_cli("conformance", NAME, "--games", "1", cwd=folder)
    assert done.returncode == 2
    missing = f"seams.generated.{name} is missing: run `python -m coalface.generate seams`"
    assert missing in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("file", "old", "new", "stale"),
    [
        ("state.py", "    die: ", "    x: Annotated[i64, Number(0, 6)]\n    die: ", "view_fields"),
        ("state.py", "    spent: ", "    used: ", "view_fields"),
        ("decisions.py", 'decision("bid")', 'decision("bid"), decision("rest")', "pending"),
        ("moves.py", "range(1, 7)", "range(1, 8)", "dispatch"),
        ("state.py", "Number(0, 6)]", "Choice(CARD_NAMES)]", "encoding"),
        ("reasons.py", "reason(", 'reason("LATE", "SE-2", "se.why.late"), reason(', "why"),
    ],
)  # fmt: skip
def test_generated_modules_that_are_stale_are_named_with_what_to_run(
    folder: Path, file: str, old: str, new: str, stale: str
) -> None:
    changed = folder / "seams" / file
    text = changed.read_text("utf-8")
    changed.write_text(text.replace(old, new, 1), "utf-8")
    done = run_cli("conformance", NAME, "--games", "1", cwd=folder)
    assert done.returncode == 2
    assert f"seams.generated.{stale} is not current: run `python -m coalface.gen" in done.stderr


def test_a_vector_of_things_needs_no_value_to_begin_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlayableSeams, "lay_out", lambda self: None)
    assert isinstance(GAME, SimpleGame)
    assert list(GAME.new(2).players[1].hand) == [0] * 5


def test_things_may_be_hidden_each_at_its_place() -> None:
    field = Field("dice", Things(("one", "six", HIDDEN_NAME)), (), "")
    player, seen = (SimpleNamespace(dice=vec[i64](dice)) for dice in ([1, 0, 1], [2, 0, 2]))
    assert [*hidden_values(field, player, seen)] == [("dice 1", 1), ("dice 3", 1)]


def test_pieces_that_are_not_there_at_the_start_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Faces of dice that a game takes for pieces are reported, by the law and by positions."""
    none: dict[str, int] = {}
    monkeypatch.setattr(
        PlayableSeams, "census", lambda self: {"face two": 1} if self.pending_count else none
    )
    with pytest.raises(ValueError, match="expected 0 of face two; got 1"):
        GAME.position(LAST_ROUND)
    monkeypatch.setattr(PlayableSeams, "census", lambda self: none)
    (failure,) = check(GAME, games=1, seats=2, laws=["census"]).failures
    assert "let census() count what stays" in failure.found


def test_how_to_go_on_with_a_saved_game_names_the_game(folder: Path) -> None:
    """A record loads no module, so whoever goes on names it again."""
    left = play(folder, "--seats", "human,random", typed="1\n")
    assert f" play {NAME} --resume " in left.stdout
    again = play(folder, "--seats", "human,random", typed="")
    assert f" play {NAME} --resume " in again.stdout
