"""Component files with keys or kinds of values that cannot be are refused, with a suggestion."""

from pathlib import Path

import pytest

import coalface
from coalface.core.component_shape import ShapeError, line_of
from coalface.core.components import (
    MAX_BYTES,
    ComponentError,
    load_components,
    read_components,
    released_components,
)
from coalface.core.own_components import Difference, differences
from coalface.core.record import Record
from coalface.core.registry import all_specs
from tests.game_ids import RELEASED


def base(game: str) -> str:
    """The text of the newest set of a game."""
    spec = all_specs()[game]
    return released_components(spec.package, spec.components).text


def refusal(game: str, before: str, after: str) -> str:
    """Return the error about the newest set of a game with a change."""
    text = base(game)
    assert before in text
    with pytest.raises(ComponentError) as raised:
        coalface.game(game, components_text=text.replace(before, after, 1))
    return str(raised.value)


@pytest.mark.parametrize("game", RELEASED)
def test_every_released_set_is_written_right(game: str) -> None:
    assert coalface.game(game, components_text=base(game)).own_components == base(game)


UNKNOWN = [
    ("coal_baron", "cage_spots =", "cage_spot =", "'cage_spot' in [counts]", "cage_spots"),
    ("coal_baron", "workers = 18", "worker = 18", "'worker' in [players.2]", "workers"),
    ("coal_baron", "B02 =", "B22 =", "'B22' in [orders.cards]", "B02"),
    ("coal_country", "copies = 5", "coppies = 5", "'coppies' in [mineshafts.kinds.", "copies"),
    ("coal_country", "incentive_fees", "incentive_fee", "'incentive_fee' in [prices]", ""),
    ("ruhrschifffahrt", "shift_cost", "shft_cost", "'shft_cost' in [export]", "shift_cost"),
    ("ruhrschifffahrt", "{ count = 2 }", "{ cuont = 2 }", "'cuont' in [markers.forge]", "count"),
    ("ruhrschifffahrt", "ruhrort = 1", "rurort = 1", "'rurort' in [black_markers.wage]", "ruhrort"),
    ("german_railroads", "black2 = { w = 1", "black2 = { ww = 1", "'ww' in [spaces.black2]", "w"),
    ("german_railroads", "loco = true", "loko = true", "'loko' in [boards.russian.spec", "loco"),
]


@pytest.mark.parametrize(("game", "before", "after", "where", "meant"), UNKNOWN)
def test_an_unknown_key_is_refused_with_what_was_meant(
    game: str, before: str, after: str, where: str, meant: str
) -> None:
    message = refusal(game, before, after)
    assert f"unknown key {where}" in message
    assert f"did you mean '{meant}" in message
    assert "missing" not in message


@pytest.mark.parametrize(
    ("game", "before", "after", "message"),
    [
        ("coal_baron", "[pit]", "[shaft]", "line 105: unknown table 'shaft' in the file; expected"),
        ("coal_baron", "[pit]", "[shaft]", "missing table 'pit' in the file"),
        ("coal_baron", "cage_spots = 5\n", "", "line 5: missing key 'cage_spots' in [counts]"),
        (
            "coal_country",
            "coal_shed_keeps = 5",
            "coal_shed_keeps = '5'",
            "'coal_shed_keeps' in [building_effects] should be a whole number, got '5'",
        ),
        ("ruhrschifffahrt", "vp = 2", "vp = true", "should be a whole number, got true"),
        ("german_railroads", "count = 1,", "", "missing key 'count' in [income.any]"),
        ("german_railroads", '"coin:2"\n', "2\n", "should be text, got 2"),
        ("german_railroads", "loco = false", "loco = 0", "should be true or false, got 0"),
    ],
)
def test_missing_keys_and_wrong_kinds(game: str, before: str, after: str, message: str) -> None:
    assert message in refusal(game, before, after)


@pytest.mark.parametrize(
    ("game", "before", "after"),
    [
        ("coal_baron", "[counts]\nprovenance", "[counts]\n# mine\nprovenance"),
        ("coal_country", "dead-end-rich =", "cul-de-sac ="),
        ("coal_country", "copies = 5 }", 'copies = 5, links = ["N"] }'),
        ("ruhrschifffahrt", "hammer = { count = 2 }", "hammer = { count = 2, starred = 0 }"),
        ("german_railroads", "black2 = { w = 1", "black2 = { solo = true, w = 1"),
        ("german_railroads", '10 = "q"', '11 = "q"'),
    ],
)
def test_what_a_file_may_have_otherwise(game: str, before: str, after: str) -> None:
    text = base(game)
    assert before in text
    coalface.game(game, components_text=text.replace(before, after, 1))


def test_all_problems_are_reported_with_their_lines() -> None:
    text = (
        base("coal_baron").replace("marks_per_vp", "mark_per_vp").replace("mining = [", "mine = [")
    )
    with pytest.raises(ShapeError) as raised:
        coalface.game("coal_baron", components_text=text)
    found = [(problem.what, problem.table, problem.line) for problem in raised.value.problems]
    assert found == [
        ("unknown", "spaces", line_of(text, "spaces.mine")),
        ("missing", "spaces", line_of(text, "spaces")),
        ("unknown", "final_scoring", line_of(text, "final_scoring.mark_per_vp")),
    ]


def test_a_default_of_an_option_is_no_printed_value() -> None:
    message = refusal("coal_country", "starting_money = 0", "starting_money = 20")
    assert message.startswith("'starting_money' in [rulings] is an option of the game")


def test_a_file_that_is_too_long_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "long.toml"
    file.write_text("#" * (MAX_BYTES + 1))
    with pytest.raises(ComponentError, match=f"expected at most {MAX_BYTES} bytes, got more"):
        load_components(str(file))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"a = {'[' * 50_000}", "nested too deeply"),
        (f"{'.'.join('a' * 60_000)} = 1", "nested too deeply"),
        (f"a = {'9' * 5_000}", "not TOML"),
        ("a = 1\x00", "not TOML"),
    ],
)
def test_text_that_no_parser_likes_is_refused(text: str, message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        read_components(text)


def test_games_that_began_with_a_file_go_on_with_it() -> None:
    """A record keeps what its game began with, though a new game would refuse it."""
    text = base("coal_baron") + "\n[mine]\nname = 'Zollverein'\n"
    assert "unknown table 'mine'" in refusal("coal_baron", "[counts]", "[mine]\nx = 1\n[counts]")
    game = all_specs()["coal_baron"].game(version=1, components=read_components(text))
    written = Record(game, ("Ann", "Bob")).write()
    assert Record.read(written).game.own_components == text


def test_where_a_file_differs_from_a_set() -> None:
    text = base("coal_baron")
    own = text.replace("marks = 10", "marks = 12").replace(
        'B01 = ["barrow", 2', 'B01 = ["barrow", 3'
    )
    own = own.replace('note = "End of the game."', 'note = "Mine."').replace("[4, 8, 12]", "[4, 8]")
    assert differences(read_components(text, "1"), read_components(own)) == [
        Difference("players.2.marks", "10", "12"),
        Difference("orders.cards.B01", "[barrow, 2, Y]", "[barrow, 3, Y]"),
        Difference("shift_clock.elements_scored", "[4, 8, 12]", "[4, 8]"),
    ]
    assert differences(read_components(text, "1"), read_components(text)) == []
