"""The printed values: what the rulebook states, what we derived, and what the engine can play."""

import re
from importlib.resources import files
from textwrap import dedent

import pytest

import coalface
from coalface.core.components import ComponentError, read_components, released_components
from coalface.core.conformance import check
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.games.ruhrschifffahrt.river import NEEDED, STATED, parse_river
from tests.conftest import Sampling
from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import dice, player, track
from tests.rules.table import TestTable

PACKAGE = "coalface.games.ruhrschifffahrt"
TEXT = (files(PACKAGE) / "components" / "1.toml").read_text("utf-8")


def changed(*pairs: tuple[str, str]) -> str:
    """The component file with something else in it."""
    text = TEXT
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def refusal(text: str) -> str:
    """Why a component file is refused."""
    with pytest.raises(ComponentError) as raised:
        made(text)
    return str(raised.value)


def made(text: str) -> Game:
    """A new game with a component file of one's own."""
    return game_spec("ruhrschifffahrt").game(components=read_components(text))


class OwnTable(TestTable):
    """A table with a component file of one's own."""

    __test__ = False

    def __init__(self, text: str, position: str, seats: int) -> None:
        self.game = made(text)
        self.state = self.game.position(f"ruhrschifffahrt\nseats {seats}\n{position}\n")
        self.events = []


def own_table(text: str, position: str, seats: int = 2) -> OwnTable:
    """A position of a game with these components."""
    return OwnTable(text, dedent(position).strip(), seats)


REFUSED = {
    "C1": changed(('["forge", "f_muelheim"', '["city", "f_muelheim"')),
    "C2": changed(('["city", "witten", "mark"', '["city", "herdecke", "mark"')),
    "C3": changed(('["storage", "w1", "werden"', '["storage", "w1", "kleve"')),
    "C4": changed(('"Gewalt", "f_rellinghausen"]', '"Gewalt", "pilot"]')),
    "C5": changed(('"Gewalt", "f_rellinghausen"]', '"Gewalt", "h_kupferdreh"]')),
    "C7": re.sub(
        r'("storage", "\w+", "\w+", "[^"]+", )"[fgh]_\w+"', r'\1"muelheim"', TEXT
    ),
    "C9": changed(('"Sellerbeck", "pilot"]', '"Sellerbeck", "ruhrort"]')),
    "C11": changed(('"Spillenburg", 2]', '"Spillenburg", 3]')),
    "C12": changed(("e3 = 3, e2 = 4 }\nwhite = { m6 = 4, m5 = 4, m4 = 4, m3",
                    "e3 = 3, m2 = 4 }\nwhite = { m6 = 4, m5 = 4, m4 = 4, m3")),
    "C13": changed(('12 = { year = 1890, coat = "werden"', '12 = { year = 1890, coat = "mark"')),
    "C14": changed(("removed = { black = 2, white = 1 }", "removed = { black = 4, white = 0 }")),
    "C18": changed(('["city", "steele", "essen"', '["city", "steele", "mark"')),
}  # fmt: skip
"""A file that breaks each constraint of the rulebook."""
CONSTRAINTS = {**NEEDED, **STATED}


@pytest.mark.parametrize("name", CONSTRAINTS)
@rule("RS-8", "RS-39", "RS-69", "RS-95")
def test_a_river_that_the_rulebook_contradicts_is_refused(name: str) -> None:
    river = parse_river(read_components(REFUSED[name]).values)
    classes = [found[name] for found in (NEEDED, STATED) if name in found]
    assert any(constraint.breach(river) for constraint in classes)
    assert re.search(r"^constraint C.*\(rulebook \d", refusal(REFUSED[name]))


BESIDE_AN_INDUSTRY = (
    """  ["storage", "e1", "essen", "Eiberg", "steele"],
  ["obstacle", "l8", "essen", "Horst", 2],
  ["city", "steele", "essen", "Steele", ""],
  ["gun", "g_steele", "essen", "Steele", ""],
""",
    """  ["storage", "e1", "essen", "Eiberg", "steele"],
  ["gun", "g_steele", "essen", "Steele", ""],
  ["city", "steele", "essen", "Steele", ""],
  ["obstacle", "l8", "essen", "Horst", 2],
""",
)
BRICKEARTH = "first_turn = 1, black = 5"
WAGE = "wage = { fee = [0, 0], last_turn = 11 }"
WHITE_RUHRORT = (
    ("ruhrort = 2, white_industry = 2, white_city = 2 }",
     "ruhrort = 1, white_industry = 2, white_city = 2, white_ruhrort = 1 }"),
    ("ruhraake = { ruhrort = 2 }", "ruhraake = { ruhrort = 1, white_ruhrort = 1 }"),
)  # fmt: skip
DICE_ON_THE_TRACK = tuple(
    ("e3 = 3, e2 = 4 }\nwhite", "e3 = 3 }\ntrack = [4]\nwhite") for _ in range(3)
)
ACCEPTED = {
    "an industry before the city": (changed(BESIDE_AN_INDUSTRY), ["C6", "C17"]),
    "7 boxes of brickearth": (changed((BRICKEARTH, "first_turn = 1, black = 7")), []),
    "8 boxes of brickearth": (changed((BRICKEARTH, "first_turn = 1, black = 8")), []),
    "a white area at Ruhrort": (changed(*WHITE_RUHRORT), ["white_ruhrort"]),
    "dice on the track": (changed(*DICE_ON_THE_TRACK), ["dice stand on the track"]),
    "Horst in the Mark": (
        changed(("[\"obstacle\", \"l8\", \"essen\"", "[\"obstacle\", \"l8\", \"mark\"")),
        ["C3"],
    ),
    "another order of cities": (
        changed(("[\"city\", \"werden\"", "[\"city\", \"x\""),
                ("[\"city\", \"kettwig\"", "[\"city\", \"werden\""),
                ("[\"city\", \"x\"", "[\"city\", \"kettwig\""),
                ("\"Pörtingssiepen\", \"werden\"", "\"Pörtingssiepen\", \"kettwig\""),
                ("\"Pauline\", \"kettwig\"", "\"Pauline\", \"werden\"")),
        ["C2"],
    ),
    "longer rails": (
        changed((BRICKEARTH, "first_turn = 1, black = 8"),
                ("black = 4, white = 4 }", "black = 7, white = 7 }"),
                ("black = 3, white = 3 }", "black = 6, white = 6 }")),
        [],
    ),
    "more tokens": (
        changed(("black_industry = 3, black_city", "black_industry = 4, black_city")),
        ["13 tokens"],
    ),
    "an early Mark": (
        changed(("mark = { black_industry = 2, black_city = 2 }", "mark = { black_industry = 3 }")),
        ["mark needs 3 tokens"],
    ),
    "a marker for one token": (
        changed(("wage = { black_industry = 1, ruhrort = 1 }", "wage = { ruhrort = 1 }")),
        ["wage could be earned in turn 1"],
    ),
    "a marker out of reach": (
        changed(("mayor = { white_city = 2 }", "mayor = { white_city = 3 }")),
        ["mayor needs 3 tokens of white_city, which holds 2"],
    ),
    "four places in the port": (
        changed(("spaces_per_column = 3", "spaces_per_column = 4"),
                ("position_bonus = [1, 0, -1]", "position_bonus = [1, 0, -1, -1]")),
        [],
    ),
}  # fmt: skip
"""Files that the rulebook allows, with what they are warned about."""


@pytest.mark.parametrize("name", ACCEPTED)
@rule("RS-8", "RS-55", "RS-69", "RS-74", "RS-95")
def test_what_the_rulebook_allows_is_played_with_a_warning(name: str) -> None:
    text, doubts = ACCEPTED[name]
    game = made(text)
    assert len(game.component_warnings) == len(doubts)
    for warning, doubt in zip(game.component_warnings, doubts, strict=True):
        assert doubt in warning
    for seats in game.seat_counts:
        state, rng = game.start(seats), Random(f"{name}/{seats}")
        while actors := state.actors():
            legal = state.legal(actors[0])
            state.apply(actors[0], legal[rng.below(len(legal))])
        assert game.position(state.text()).dump() == state.dump()


ALL_AT_ONCE = changed(
    BESIDE_AN_INDUSTRY,
    *WHITE_RUHRORT,
    *DICE_ON_THE_TRACK,
    (BRICKEARTH, "first_turn = 1, black = 8"),
    ("black = 4, white = 4 }", "black = 7, white = 7 }"),
    ("black = 3, white = 3 }", "black = 6, white = 6 }"),
)


@rule("RS-8", "RS-55", "RS-69", "RS-74")
def test_a_board_with_all_of_it_keeps_every_law(sampling: Sampling) -> None:
    games, part = sampling.of(3, 1), sampling.of(1, 8)
    report = check(made(ALL_AT_ONCE), games=games, seed=sampling.seed, part=part)
    assert report.passed, "\n".join(str(failure) for failure in report.failures)


@rule("RS-69")
def test_a_standard_trip_passes_the_industry_before_the_city() -> None:
    table = own_table(
        changed(BESIDE_AN_INDUSTRY),
        "turn 2\nphase sale\ndie e1 4\ndie e2 0\nseat 0 at e1\nseat 1 at w3",
    )
    assert table.legal(0) == {"sell/steele"}
    table.play(0, "sell/steele")
    assert player(table, 0).tokens["black_city"] == 1


@rule("RS-8", "RS-46")
def test_a_die_that_starts_on_the_track_can_be_brought_in_the_first_turn() -> None:
    table = own_table(changed(*DICE_ON_THE_TRACK), "")
    assert track(table) == (4,)
    table.chance("first/0", "marker/forge")
    table.play(0, "option/transport", "bring/e1")
    assert (track(table), dice(table)["e1"]) == ((), 4)


@rule("RS-55", "RS-57")
def test_eight_boxes_fill_before_a_die_leaves() -> None:
    text = changed((BRICKEARTH, "first_turn = 1, black = 8"))
    table = own_table(
        text,
        "turn 2\nphase sale\nstep 0\nat 4\nstorages e3=3 m6=4 m5=4 m4=4 m3=4 m2=3 m1=3\n"
        "track black 1 2 3 4 5 6 1\norder 0 1 2 3\nseat 0 at e3\nseat 1 at kettwig\n"
        "seat 2 at werden\nseat 3 at muelheim\nask sell 0",
        4,
    )
    table.play(0, "sell/h_kupferdreh")
    assert track(table) == (1, 2, 3, 4, 5, 6, 1, 2)


@rule("RS-74", "RS-75", "RS-82")
def test_white_coal_has_an_area_of_its_own_at_ruhrort() -> None:
    table = own_table(
        changed(*WHITE_RUHRORT),
        """
        turn 6
        phase sale
        seat 0 at m6 option pilot
        seat 1 at b2
        earned 0 mark
        tokens 0 black_industry=2 black_city=2 ruhrort=1
        """,
    )
    table.play(0, "sell/ruhrort")
    assert player(table, 0).tokens["white_ruhrort"] == 1
    assert player(table, 0).tokens["ruhrort"] == 1
    table.play(1, "sell/g_saarn")
    assert "ruhraake" in player(table, 0).white


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("forge = { count = 2 }", "forge = { count = 3 }", "table markers: there should be 20"),
        ("belgium = 2", "belgium = 3", "table countries: there should be 8"),
        ("pool = 1", "pool = 2", "table warehouse: every player should have 10"),
        ("paved = { first_turn = 4, black = 4", "paved = { first_turn = 4, black = 5", "shorter"),
        ("brickearth = { first_turn = 1, black = 5", "brickearth = { first_turn = 1, black = 9",
         "the engine has room for 8"),
        ("mark = { black_industry = 2, black_city = 2 }", "mark = { ruhrort = 2 }",
         "white coal could be sold in turn 3"),
        ("spaces_per_column = 3", "spaces_per_column = 2", "table export"),
        ('effects = ["levy"]', 'effects = ["plague"]', "'plague' is no effect"),
        ("[scoring]", "[points]", "missing table 'scoring'"),
        ("wage_thaler = 2\n", "", "missing key 'wage_thaler' in [effects]"),
    ],
)  # fmt: skip
@rule("RS-2", "RS-5", "RS-7", "RS-55", "RS-74", "RS-82")
def test_other_values_that_cannot_be(old: str, new: str, why: str) -> None:
    assert why in refusal(changed((old, new)))


@pytest.mark.parametrize(
    ("old", "new", "section"),
    [
        ("copies = { 2 = 1, 3 = 2, 4 = 3 }", "copies = { 2 = 1, 3 = 2, 4 = 4 }", "6.5.1 and 6.6"),
        ("copies = { 2 = 1, 3 = 2, 4 = 3 }", "copies = { 2 = 2, 3 = 2, 4 = 3 }", "8.1"),
        (WAGE, "wage = { fee = [0, 0], last_turn = 12 }", "5.2"),
        (WAGE, "wage = { fee = [0, 0] }", "5.2"),
        ("pilot = { fee = [0, 0] }", "pilot = { fee = [0, 0], last_turn = 9 }", "5.2"),
        ("hauling = { fee = [1, 2] }", "hauling = { fee = [1, 3] }", "5.2"),
        ("city_mark = { count = 1 }", "city_mark = { count = 1, starred = 1 }", "6.2"),
        ("high_water_plus = { count = 0 }", "high_water_plus = { count = 1 }", "6.2"),
        ("lock = { black_industry = 1, black_city = 1 }", "lock = { black_industry = 2 }", "6.5"),
        ("white_city = 2 }", "white_city = 3 }", "6.4"),
        ("kettwig = [3, 4, 4, 5]", "kettwig = [2, 4, 4, 5]", "6.6"),
        ("muelheim = [2, 2, 2]", "muelheim = [3, 3, 3]", "6.6"),
        ("mark = [2, 2, 3, 3]", "mark = [2, 2, 3, 4]", "6.6"),
        ("track = [1, 1, 1, 2, 2, 2]", "track = [1, 1, 2, 3]", "4.0 and 6.7"),
        ("position_bonus = [1, 0, -1]", "position_bonus = [2, 0, -1]", "6.7"),
        ("shift_cost = 2", "shift_cost = 1", "6.6"),
        ("removed = { black = 1, white = 1 }", "removed = { black = 2, white = 0 }", "6.1"),
        ("brickearth = { first_turn = 1, black = 5 }",
         "brickearth = { first_turn = 1, black = 5, white = 5 }", "5.1"),
        ("paved = { first_turn = 4, ", "paved = { first_turn = 5, ", "5.1"),
        ('effects = ["levy"]', 'effects = ["gift"]', "6.1"),
        ('3 = { year = 1776, coat = "werden"', '3 = { year = 1776, coat = "essen"', "6.1"),
        ("debt = -2", "debt = -1", "7.0"),
    ],
)  # fmt: skip
@rule("RS-4", "RS-7", "RS-9", "RS-26")
def test_values_that_the_rulebook_states_otherwise(old: str, new: str, section: str) -> None:
    text = changed((old, new))
    if new.endswith("starred = 1 }"):
        text = text.replace("high_water = { count = 2, starred = 1 }", "high_water = { count = 2 }")
    if "high_water_plus" in new:
        text = text.replace("high_water = { count = 2,", "high_water = { count = 1,")
    assert f"(rulebook {section})" in refusal(text)


@rule("RS-7")
def test_the_released_set_is_accepted_without_a_warning() -> None:
    assert made(TEXT).component_warnings == ()


@rule("RS-4")
def test_a_game_that_was_begun_with_such_a_set_goes_on() -> None:
    text = changed(("copies = { 2 = 1, 3 = 2, 4 = 3 }", "copies = { 2 = 1, 3 = 2, 4 = 4 }"))
    game_spec("ruhrschifffahrt").game(version=1, components=read_components(text))


@rule("RS-48", "RS-97")
def test_an_owner_can_correct_values_and_play() -> None:
    text = changed(
        ("kettwig = [3, 4, 4, 5]", "kettwig = [3, 3, 5, 5]"),
        ('["storage", "e2", "essen", "Gewalt"', '["storage", "gewalt", "essen", "Gewalt"'),
        ("e2 = 4 }", "gewalt = 4 }"),
        ("e2 = 4 }", "gewalt = 4 }"),
        ("e2 = 4 }", "gewalt = 4 }"),
    )
    game = game_spec("ruhrschifffahrt").game(components=read_components(text))
    assert game.own_components == text
    assert str(game.moves[game.moves.id("start/gewalt")]) == "start/gewalt"
    state, rng = game.start(3), Random(1)
    while actors := state.actors():
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[rng.below(len(legal))])
    assert game.position(state.text()).dump() == state.dump()


@rule("RS-8")
def test_reconstructed_tables_are_named() -> None:
    sources = {s.table: s.provenance for s in released_components(PACKAGE, "1").sources()}
    for table in ("river", "dice", "transport", "markers", "export", "board", "black_markers"):
        assert sources[table] == "reconstructed"
    assert sources["options"] == sources["scoring"] == "rulebook"


@rule("RS-7")
def test_the_catalogue_has_the_size_of_the_sketch() -> None:
    assert len(coalface.game("ruhrschifffahrt").moves) == 211
