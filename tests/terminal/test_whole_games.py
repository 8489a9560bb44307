"""Whole games at the terminal, typed into a real process."""

import os
import sys
from pathlib import Path

import pytest

from coalface import Record
from coalface.text import MINUS, Text, languages
from tests.game_ids import RELEASED
from tests.terminal.at_the_keyboard import saved, sit

NEW = ("coal-baron", "--seats", "human,random", "--seed", "11")
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())
ONES = ["1"] * 600
WHOLE_GAMES = [
    pytest.param(game, lang, marks=() if turn % len(languages()) == place else pytest.mark.whole)
    for turn, game in enumerate(RELEASED)
    for place, lang in enumerate(languages())
]
"""Every game in every language; in a sample each is played in one of them, in turn."""
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("game", "lang"), WHOLE_GAMES)
def test_a_whole_game_by_numbers(tmp_path: Path, game: str, lang: str) -> None:
    begin = [game, "--seats", "human,random", "--seed", "11", "--lang", lang]
    done = sit(tmp_path, begin, ["1", "1", "score", "board text", "board 2", *ONES])
    text = Text(lang)
    assert (done.code, done.errors) == (0, "")
    assert text.say("game-over") in done.page
    assert text.say("record-saved", file=str(saved(tmp_path))) in done.page
    assert "\x1b" not in done.page
    record = Record.load(saved(tmp_path))
    record.verify()
    assert record.state().actors() == []
    for score in record.state().scores():
        assert str(score).replace("-", MINUS) in done.page


def test_stopping_and_going_on_makes_the_same_game(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for home in (whole, parts):
        home.mkdir()
    sit(whole, NEW, ONES)
    sit(parts, NEW, ["1"] * 20 + ["quit"])
    file = saved(parts)
    assert Record.load(file).state().actors() != []
    for some in (["1"] * 30, [*["1"] * 15, "quit"], ONES):
        done = sit(parts, ["--resume", str(file)], some)
        assert (done.code, done.errors) == (0, "")
    assert file.read_text() == saved(whole).read_text()


def test_the_printed_command_goes_on(tmp_path: Path) -> None:
    first = sit(tmp_path, NEW, ["1", "quit"])
    file = saved(tmp_path)
    assert Text("en").say("saved", file=str(file)) in first.page
    assert f"-m coalface.cli play --resume {file}\n" in first.page
    again = sit(tmp_path, ["--resume", str(file)], [])
    assert again.page.startswith(f"Game resumed from {file}, after ")


def test_the_latest_unfinished_game_goes_on_without_its_name(tmp_path: Path) -> None:
    none = sit(tmp_path, ["--resume"], [])
    assert (none.code, "No unfinished game is saved." in none.errors) == (2, True)
    first = sit(tmp_path, NEW, ["1", "quit"])
    assert "An unfinished game" not in first.page
    file = saved(tmp_path)
    assert sit(tmp_path, ["coal-baron", "--resume"], []).page.startswith(
        f"Game resumed from {file}"
    )
    second = sit(tmp_path, NEW, ONES)
    assert f"An unfinished game is saved; go on with it by: {sys.executable}" in second.page
    assert f"play --resume {file}\n" in second.page
    again = sit(tmp_path, ["--resume"], ONES)
    assert again.page.startswith(f"Game resumed from {file}")
    assert sit(tmp_path, ["--resume"], []).code == 2


@EVERY_LANGUAGE
def test_why_not(tmp_path: Path, lang: str) -> None:
    """A space that cannot be chosen is explained with its rule and the sentence of the rule."""
    text = Text(lang)
    typed = ["1", "1", "1", "? mining-8", "? place/delivery-barrow", "place/mining-8", "? 1"]
    done = sit(tmp_path, [*NEW, "--lang", lang], typed)
    refused = text.say("cb-why-locked", space=text.say("cb-space-mining-8"), players=2)
    assert done.page.count(text.say("move-refused", reason=refused, rule="CB-2")) == 2
    assert done.page.count("CB-2: ") == 2
    assert "(CB-58)" in done.page
    assert done.page.count(text.say("move-possible")) == 1


@pytest.mark.parametrize("name", ["mining 8", "Fördern 8", "FOERDERN-8", "Fördern 8."])
def test_a_space_by_the_name_that_is_shown(tmp_path: Path, name: str) -> None:
    done = sit(tmp_path, [*NEW, "--lang", "de"], ["1", "1", "1", f"? {name}", name])
    refused = "Fördern 8 ist bei 2 Spielern gesperrt."
    assert done.page.count(refused) == 2
    assert "verstehe ich nicht" not in done.page


def test_what_is_asked_now_is_reported_of_a_space_that_is_not(tmp_path: Path) -> None:
    typed = ["1", "1", "1", "Mining 10", "? mining-8", "? money-5"]
    page = sit(tmp_path, NEW, typed).page
    assert page.count("asked now. 10 work steps left. Lower the cage, or stop. One step") == 2
    assert page.count("The Mining 8 space is locked with 2 players.") == 1
    assert "Costs: locked" not in page
    assert "CB-16" not in page


def test_ways_to_pay_for_a_space_are_refused_together(tmp_path: Path) -> None:
    new = ["german-railroads", "--seats", "human,random", "--seed", "1"]
    page = sit(tmp_path, new, ["why place/white2"]).page
    assert page.count("You cannot use white tracks yet.") == 1
    assert page.count("(RR-27)") == 1
    assert "several moves" not in page


def test_rules_can_be_read(tmp_path: Path) -> None:
    done = sit(
        tmp_path, NEW, ["rule CB-38", "rule 38", "rule cb-38", "rule 98", "rule", "rule x-y"]
    )
    assert done.page.count("CB-38: If the supply has too few cubes") == 3
    for rule in ("98", "x-y"):
        assert f"There is no rule “{rule}”." in done.page
    assert "There is no rule “”." not in done.page
    assert done.page.count("rule NUMBER: read a rule.") == 3


def test_things_on_the_table_are_explained(tmp_path: Path) -> None:
    page = sit(tmp_path, NEW, ["what cage", "what workers", "what unicorn"]).page
    assert page.count("Cage: The lift of your pit.") == 1
    assert page.count("Workers: Those you can still send out in this shift.") == 1
    assert page.count("There is nothing called “unicorn” on this table.") == 1


def test_undo_goes_back_to_the_last_barrier(tmp_path: Path) -> None:
    """Steps of mining can be taken back, and the place as well; before that a card was drawn."""
    start = ["1", "1", "1"]
    mining = ["mining-10", "cage/yellow", "load/yellow"]
    done = sit(tmp_path, NEW, [*start, *mining, "undo", "undo", "undo", "undo"])
    for move in ("load/yellow", "cage/yellow", "place/mining-10"):
        assert done.page.count(f"[{move}]") == 1
    assert "This cannot be taken back: something new has been seen since." in done.page
    assert "Everyone saw: The New order" in done.page
    lines = Record.load(saved(tmp_path)).lines
    again = tmp_path / "again"
    again.mkdir()
    sit(again, NEW, start)
    assert Record.load(saved(again)).lines == lines


def test_undo_tells_each_fact_once(tmp_path: Path) -> None:
    page = sit(tmp_path, NEW, ["1", "1", "1", "order-draw", "undo"]).page
    lines = page.partition("something new has been seen since.")[2].splitlines()[1:]
    seen = [line for line in lines if line.startswith("  Player 1 sees ")]
    assert seen == list(dict.fromkeys(seen)) != []
    assert "saw: Player 1" not in page


def test_other_words(tmp_path: Path) -> None:
    typed = [
        "hint",
        "score",
        "log",
        "log 3",
        "moves",
        "board",
        "board text",
        "board 2",
        "help",
        "?",
    ]
    done = sit(tmp_path, NEW, ["1", "1", "1", *typed])
    assert (done.code, done.errors) == (0, "")
    for shown in ("Hint: ", "Delivered orders: 0", "place/bank", "Leave the game; it is saved."):
        assert shown in done.page
    assert done.page.count("is the first starting player") == 1
    assert "understand" not in done.page


@EVERY_LANGUAGE
def test_commands_in_the_language_of_the_table_and_in_english(tmp_path: Path, lang: str) -> None:
    text = Text(lang)
    names = ("help", "why", "moves", "board", "log", "score", "hint", "undo", "save")
    typed = [text.say(f"command-{name}") for name in names] + list(names)
    done = sit(tmp_path, [*NEW, "--lang", lang], [*typed, text.say("command-quit")])
    assert (done.code, done.errors) == (0, "")
    for word in typed:
        assert text.say("unknown-input", input=word) not in done.page
    assert done.page.endswith(text.say("goodbye") + "\n")


def test_odd_input(tmp_path: Path) -> None:
    odd = [
        "",
        "   ",
        "0",
        "999",
        "-1",
        "1.5",
        "²",
        "💥",
        "x" * 5000,
        "place/",
        "/",
        "? ?",
        "board 9",
    ]
    odd += ["load", "? zzz", "undo", "[bold]", "save /", "why", "\x07", "٣"]
    done = sit(tmp_path, NEW, odd)
    assert (done.code, done.errors) == (0, "")
    assert done.page.count("Type a number from 1 to") >= 4
    assert "I do not understand “[bold]”." in done.page
    assert "The input has ended." in done.page
    assert len([line for line in Record.load(saved(tmp_path)).lines if line[0] == 0]) == 0


def test_saving_in_a_file(tmp_path: Path) -> None:
    typed = ["1", "save here.record", "save here.record", "n", "save here.record", "y"]
    done = sit(tmp_path, NEW, typed)
    assert done.page.count("Game saved in here.record.") == 2
    assert "here.record exists already. Replace it?" in done.page
    nobody = sit(tmp_path, ["--resume"], ["save ~nobody-here/a.record"])
    assert "Game saved in ~nobody-here/a.record." in nobody.page
    assert Record.load(tmp_path / "here.record").lines == Record.load(saved(tmp_path)).lines


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    done = sit(tmp_path, NEW, ["1", "1", "save"], XDG_DATA_HOME="/proc")
    assert (done.code, done.errors) == (0, "")
    assert done.page.count("cannot be written") == 2
    assert "The game is not saved." in done.page


def test_computer_players_alone(tmp_path: Path) -> None:
    done = sit(tmp_path, ["coal-baron", "--seats", "random,random,random", "--seed", "2"], [])
    assert (done.code, done.errors) == (0, "")
    assert "Random#3: " in done.page
    assert Record.load(saved(tmp_path)).seats == ("random", "random#2", "random#3")


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("Crashing", "cannot go on: ZeroDivisionError"),
        ("Illegal", "which is not a legal move."),
    ],
)
def test_a_bot_that_fails_ends_the_program_and_the_game_is_saved(
    tmp_path: Path, bot: str, message: str
) -> None:
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    seats = f"human,tests.research.faulty:{bot}"
    done = sit(tmp_path, ["coal-baron", "--seats", seats], ONES, PYTHONPATH=path)
    assert (done.code, done.errors) == (0, "")
    assert message in done.page
    assert "Game saved in" in done.page
    assert Record.load(saved(tmp_path)).state().actors() == [1]


def test_people_do_not_see_each_others_cards(tmp_path: Path) -> None:
    """The screen is covered between two people; what one draws never stands on the other's page."""
    names = "human:Anna,human:Ben"
    typed = ["", "1"] * 6 + ["", "order-draw", "keep-none", "1", "1", "1", "1", "1", "1"]
    typed += ["", "log", "place/bank", "", "log", "quit"]
    done = sit(tmp_path, ["coal-baron", "--seats", names, "--seed", "4"], typed)
    assert (done.code, done.errors) == (0, "")
    pages = done.page.split("Pass the keyboard to ")[1:]
    looker = "Anna" if "Anna sees" in done.page else "Ben"
    assert done.page.count(f"{looker} sees") >= 5
    assert any(not page.startswith(looker) for page in pages[-2:])
    for page in pages:
        if not page.startswith(looker):
            assert f"{looker} sees" not in page
            assert f"{looker} puts back next" not in page


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Which game? You can choose coal-baron"),
        (["chess"], "There is no game “chess”."),
        (["coal-baron", "--seats", "human"], "Coal Baron cannot be played with 1 player."),
        (["coal-baron", "--seats", "human,deep"], "There is no computer player “deep”."),
        (["coal-baron", "--lang", "fr"], "unknown language 'fr'"),
        (["--resume", "nowhere.record"], "nowhere.record"),
        (["--resume", "--seed", "3"], "A saved game keeps its options"),
    ],
)
def test_starting_wrongly(tmp_path: Path, arguments: list[str], message: str) -> None:
    done = sit(tmp_path, arguments, [])
    assert done.code == 2
    assert message in done.errors
    assert "Traceback" not in done.errors


def test_resuming_what_is_no_game(tmp_path: Path) -> None:
    file = tmp_path / "letter.record"
    file.write_text("Dear Anna,\n")
    done = sit(tmp_path, ["--resume", str(file)], [])
    assert done.code == 2
    assert str(file) in done.errors
    sit(tmp_path, NEW, ["1"])
    game = saved(tmp_path)
    game.write_text(game.read_text().replace("draft/", "draft/X", 1))
    assert sit(tmp_path, ["--resume", str(game)], []).code == 2
