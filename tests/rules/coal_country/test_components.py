"""The constraints that every component file must meet, and what an owner may change."""

from importlib.resources import files

import pytest

from coalface.core.components import ComponentError, read_components, released_components
from coalface.core.random import Random
from coalface.core.registry import game_spec
from tests.rules import rule

PACKAGE = "coalface.games.coal_country"
TEXT = (files(PACKAGE) / "components" / "1.toml").read_text("utf-8")

REFUSED = {
    "too few utilities": (
        *("utility_cubes_per_type = 47", "utility_cubes_per_type = 3"),
        "table counts: 3 should be a whole number of at least 4",
    ),
    "no building spaces": ("building_spaces = 4", "building_spaces = 0", "table counts: 0 should"),
    "rounds of the options": ("rounds = [6, 8]", "rounds = [8]", "table counts: rounds should"),
    "rounds beyond the grid": ("rounds = [6, 8]", "rounds = [6, 9]", "none above 8"),
    "a foreman of 5": ("3, 3, 4, 4]", "3, 3, 4, 5]", "table foremen: values should be numbers"),
    "one foreman": (
        *("values = [0, 1, 1, 2, 2, 3, 3, 4, 4]", "values = [4]", "at least two foremen"),
    ),
    "adjustment too short": (
        *("coal_price_dollars = [-1, -1, 0, 1, 1, 1]", "coal_price_dollars = [-1, 0, 1]"),
        "table foreman_adjustment: [-1, 0, 1] should be 6 whole numbers",
    ),
    "adjustment below the least price": (
        *("coal_price_dollars = [-1, -1,", "coal_price_dollars = [-2, -1,"),
        "table foreman_adjustment: -2 should be a whole number of at least -1",
    ),
    "entrance without openings": (
        *('openings = "NESW"\ncoal = [0, 2', 'openings = ""\ncoal = [0, 2'),
        "table entrance: openings of entrance should be some of the letters NESW",
    ),
    "opening of no side": (
        *('dead-end-steady = { number = 1, openings = "N"',),
        *('dead-end-steady = { number = 1, openings = "X"',),
        "table mineshafts: openings of dead-end-steady should be some of the letters NESW",
    ),
    "opening twice": ('openings = "NS", coal = [0, 2', 'openings = "NN", coal = [0, 2', "letters"),
    "number 5": (
        *("cross-rich = { number = 4", "cross-rich = { number = 5"),
        "table mineshafts: the number of cross-rich should be from 1 to 4",
    ),
    "no copies": ("copies = 5 }\ntee-rich", "copies = 0 }\ntee-rich", "table mineshafts: 0 should"),
    "yields too short": (
        *("coal = [0, 1, 3, 5, 6]", "coal = [0, 1, 3, 5]", "should be 5 whole numbers"),
    ),
    "links of other openings": (
        *('"NESW", coal = [0, 3', '"NESW", links = ["NS", "E"], coal = [0, 3'),
        "table mineshafts: the links of cross-steady should have each of its openings once",
    ),
    "a building too few": (
        *("church = { number = 4, copies = 2, per_player = false }\n", ""),
        "table buildings lacks church",
    ),
    "a building unknown": (
        *("[building_effects]", "inn = { number = 1 }\n[building_effects]"),
        "table buildings: expected one of school, tailor",
    ),
    "no building for each": (
        *("school = { number = 1, copies = 4", "school = { number = 1, copies = 3"),
        "table buildings: there should be a school for each of 4 players",
    ),
    "bonus beyond the strongest": (
        *("school_and_mess_hall_limit = 4", "school_and_mess_hall_limit = 5"),
        "table building_effects: school_and_mess_hall_limit should be at most 4",
    ),
    "too few cubes": ("green = 6, red = 6, white = 5", "green = 1, red = 1, white = 1", "least 8"),
    "a cube worth too little": ("red = -1, white = 0", "red = -2, white = 0", "table market: -2"),
    "calendar of three": (
        *("cube_spaces_per_round = 4", "cube_spaces_per_round = 3"),
        "table calendar: cube_spaces_per_round should be 4",
    ),
    "price of nothing": ("\ncoal = 10\n", "\ncoal = 0\n", "table prices: 0 should be"),
    "price that is no number": ("utility_fees = 2", 'utility_fees = "two"', "table prices: 'two'"),
    "columns that do not fit": (
        *("spaces_per_column = 10", "spaces_per_column = 7"),
        "table earnings_track: the columns should have 100 spaces in all",
    ),
    "a column without fee": (
        *("fee_by_column = [5, 5, 6, 6, 7, 7, 8, 8, 9, 9]", "fee_by_column = [5, 5, 6]"),
        "table earnings_track: [5, 5, 6] should be 10 whole numbers",
    ),
    "one inspection only": (
        *("missing_utility = [1, 2]", "missing_utility = [1]"),
        "table inspection: [1] should be 2 whole numbers",
    ),
    "a table missing": ("[inspection]", "[inspector]", "the component set has no table inspection"),
    "a value missing": ("tavern_needs = 4\n", "", "table building_effects lacks tavern_needs"),
}


def changed(old: str, new: str) -> str:
    """The component file with something else in it."""
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


@pytest.mark.parametrize("name", REFUSED)
@rule("CC-3", "CC-4", "CC-5", "CC-12")
def test_a_file_that_cannot_be_is_refused_by_table_and_constraint(name: str) -> None:
    old, new, why = REFUSED[name]
    with pytest.raises(ComponentError) as raised:
        game_spec("coal_country").game(version=1, components=read_components(changed(old, new)))
    assert why in str(raised.value)


@rule("CC-3")
def test_too_many_kinds_are_refused() -> None:
    kinds = "".join(
        f'extra-{kind} = {{ number = 1, openings = "N", coal = [0, 1, 1, 1, 1], copies = 1 }}\n'
        for kind in range(30)
    )
    with pytest.raises(ComponentError, match="at most 36 kinds"):
        game_spec("coal_country").game(
            components=read_components(changed("[buildings]\n", f"{kinds}\n[buildings]\n"))
        )


@rule("CC-3", "CC-36")
def test_an_owner_can_correct_values_and_play() -> None:
    old = 'cross-rich = { number = 4, openings = "NESW", coal = [0, 2, 4, 6, 7], copies = 4 }'
    new = (
        'two-shafts = { number = 4, openings = "NESW", links = ["NS", "EW"], '
        "coal = [0, 2, 4, 6, 8], copies = 4 }"
    )
    text = changed(old, new)
    game = game_spec("coal_country").game(components=read_components(text))
    assert game.own_components == text
    state, rng = game.start(3), Random(1)
    while actors := state.actors():
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[rng.below(len(legal))])
        if rng.below(20) == 0:
            assert game.position(state.text()).dump() == state.dump()
    assert game.position(state.text()).dump() == state.dump()


@rule("CC-3", "CC-12")
def test_reconstructed_tables_are_named() -> None:
    sources = {s.table: s.provenance for s in released_components(PACKAGE, "1").sources()}
    guessed = {table for table, provenance in sources.items() if provenance == "reconstructed"}
    assert guessed == {"entrance", "mineshafts", "earnings_track"}
    assert sources["rulings"] == "ruling"
