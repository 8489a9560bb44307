"""The printed values, and the constraints that every component file must meet: C1 to C17."""

import re
from importlib.resources import files

import pytest

import coalface
from coalface.core.components import ComponentError, read_components, released_components
from coalface.core.random import Random
from coalface.core.registry import box
from coalface.games.ruhrschifffahrt.components import build_kit
from coalface.games.ruhrschifffahrt.river import CONSTRAINTS, broken, parse_river, read_river
from tests.rules import rule

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
        build_kit(read_components(text), False)
    return str(raised.value)


BROKEN = {
    "C1": changed(('["forge", "f_muelheim"', '["city", "f_muelheim"')),
    "C2": changed(('["city", "witten", "mark"', '["city", "herdecke", "mark"')),
    "C3": changed(('["forge", "f_dahlhausen", "mark"', '["forge", "f_dahlhausen", "essen"'),
                  ('["obstacle", "l8", "essen"', '["obstacle", "l8", "mark"')),
    "C4": changed(('"Gewalt", "f_rellinghausen"]', '"Gewalt", "pilot"]')),
    "C5": changed(('"Gewalt", "f_rellinghausen"]', '"Gewalt", "g_steele"]')),
    "C6": changed(('["obstacle", "l7", "essen"', '["forge", "x_forge", "essen"')),
    "C7": re.sub(r'("storage", "\w+", "\w+", "[^"]+", )"[fgh]_\w+"', r'\1"witten"', TEXT),
    "C8": changed(('["storage", "m4", "mark"', '["city", "m4", "mark"')),
    "C9": changed(('"Sellerbeck", "pilot"]', '"Sellerbeck", "ruhrort"]')),
    "C10": changed(('["storage", "b3", "broich"', '["obstacle", "b3", "broich"')),
    "C11": changed(('"Horst", 2]', '"Horst", 3]')),
    "C12": changed(("e3 = 3, e2 = 4 }\nwhite = { m6 = 4, m5 = 4, m4 = 4, m3",
                    "e3 = 3, m2 = 4 }\nwhite = { m6 = 4, m5 = 4, m4 = 4, m3")),
    "C13": changed(('2 = { year = 1774, coat = "essen"', '2 = { year = 1774, coat = "mark"')),
    "C14": changed(("black = { b3 = 3, b2 = 3, b1 = 4, w3 = 3, w2 = 3, w1 = 4, e3 = 3, e2 = 4 }",
                    "black = { b3 = 3, b1 = 3 }")),
    "C15": changed(("removed = { black = 2, white = 1 }", "removed = { black = 4, white = 0 }")),
    "C16": changed(('["storage", "m1", "mark"', '["gun", "m1", "mark"')),
    "C17": changed(('["obstacle", "l7", "essen"', '["storage", "l7", "essen"')),
}  # fmt: skip
"""A file that breaks each constraint; some break an earlier one too, which is then named."""
NAMED_FIRST = ("C1", "C2", "C3", "C4", "C5", "C11", "C12", "C13", "C15")


@pytest.mark.parametrize("name", CONSTRAINTS)
@rule("RS-8", "RS-39", "RS-69", "RS-95")
def test_a_file_that_breaks_a_constraint_is_refused_by_name(name: str) -> None:
    values = read_components(BROKEN[name]).values
    assert broken(name, parse_river(values), values) != ""
    assert refusal(BROKEN[name]).startswith(f"constraint {name if name in NAMED_FIRST else 'C'}")


@pytest.mark.parametrize("name", CONSTRAINTS)
@rule("RS-39", "RS-69")
def test_the_released_set_meets_every_constraint(name: str) -> None:
    values = released_components(PACKAGE, "1").values
    assert broken(name, read_river(values), values) == ""


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("forge = { count = 2 }", "forge = { count = 3 }", "table markers: there should be 20"),
        ("belgium = 2", "belgium = 3", "table countries: there should be 8"),
        ("pool = 1", "pool = 2", "table warehouse: every player should have 10"),
        ("white_city = 2 }", "white_city = 3 }", "table board: the areas should hold the 12"),
        ("paved = { first_turn = 4, black = 4", "paved = { first_turn = 4, black = 5", "shorter"),
        ("wage = { black_industry = 1, ruhrort = 1 }", "wage = { ruhrort = 1 }", "two tokens"),
        ("mark = { black_industry = 2, black_city = 2 }", "mark = { ruhrort = 2 }", "four tokens"),
        ("spaces_per_column = 3", "spaces_per_column = 2", "table export"),
        ('effects = ["levy"]', 'effects = ["plague"]', "'plague' is no effect"),
        ("[scoring]", "[points]", "has no table scoring"),
        ("wage_thaler = 2\n", "", "table effects lacks wage_thaler"),
    ],
)
@rule("RS-2", "RS-5", "RS-7", "RS-55", "RS-74", "RS-82")
def test_other_values_that_cannot_be(old: str, new: str, why: str) -> None:
    assert why in refusal(changed((old, new)))


@rule("RS-48", "RS-97")
def test_an_owner_can_correct_values_and_play() -> None:
    text = changed(
        ("kettwig = [3, 4, 4, 5]", "kettwig = [2, 3, 4, 5]"),
        ('["storage", "e2", "essen", "Gewalt"', '["storage", "gewalt", "essen", "Gewalt"'),
        ("e2 = 4 }", "gewalt = 4 }"),
        ("e2 = 4 }", "gewalt = 4 }"),
        ("e2 = 4 }", "gewalt = 4 }"),
    )
    game = box("ruhrschifffahrt").game(components=read_components(text))
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
