"""What previews of Coal Country say, and what is asked between the picks of a move."""

import pytest

from coalface.core.advice import grounds
from coalface.core.preview import preview
from coalface.core.registry import game_spec
from coalface.text import Text
from tests.rules.coal_country.helpers import Desk, position

SPEC = game_spec("coal_country")
FINE = "Fine for foremen left over ($)"
OPEN_ENDS = "Unfinished tunnels"
LEFT_REFUSE = "Refuse your foremen would leave"


def rows(desk: Desk, move: str) -> dict[str, int | None]:
    """The rows of the preview of a move of the first seat: words, and the change of a number."""
    view = desk.state.view(0)
    found = preview(desk.game, SPEC.preview_table(view), view, [desk.game.moves.id(move)])
    text = Text("en", desk.game.wording, ("Anna", "Ben"))
    return {text.render(change.words): change.amount for change in found.changes}


@pytest.mark.parametrize(("cash", "spared"), [(0, None), (30, None), (90, -10), (500, -20)])
def test_a_fine_is_never_more_than_there_is(cash: int, spared: int | None) -> None:
    """All nine foremen have an influence of 20: the fine is $100, or all the cash. (CC-17)"""
    desk = position(f"round 3\nstep placing\nseat 0 cash {cash}")
    assert rows(desk, "place/storage/4").get(FINE) == spared


@pytest.mark.parametrize(("cash", "due"), [(0, None), (30, -30), (500, -100)])
def test_finishing_shows_what_those_in_hand_cost(cash: int, due: int | None) -> None:
    """It is paid when all have finished, so no number of the view shows it yet. (CC-20)"""
    desk = position(f"round 3\nstep placing\nseat 0 cash {cash}")
    assert rows(desk, "commit").get("Cash ($)") == due


def test_finishing_shows_the_coal_and_the_refuse_that_come_of_it() -> None:
    desk = position("round 3\nstep placing\nseat 0 cash 0 coal 2\nforeman 0 0 4")
    outlook = desk.state.view(0).table.computed.outlook
    found = rows(desk, "commit")
    assert outlook.mined > 0
    assert found.get("Coal after mining") == outlook.dug
    assert found.get("Refuse at the end of the round") == outlook.refuse == 1


@pytest.mark.parametrize(
    ("text", "value", "words"),
    [
        ("", 4, "A new tile of any size is free here"),
        ("", 2, "A new tile is free up to size 2; size 4 costs $20"),
        ("", 1, "A new tile is free in size 1; size 4 costs $30"),
        ("tile 0 e1 cross-steady 0 -", 4, "A new tile costs $10 in size 1, $40 in size 4"),
    ],
)
def test_a_foreman_beside_the_mine_says_what_a_tile_costs_there(
    text: str, value: int, words: str
) -> None:
    desk = position(f"round 3\nstep placing\nseat 0 cash 99\n{text}")
    cell = "e1n1" if text else "n1"
    assert words in rows(desk, f"place/{cell}/{value}")


def reason_for(desk: Desk, move: str) -> str:
    """What speaks first for a move of the first seat."""
    view = desk.state.view(0)
    table = SPEC.preview_table(view)
    found = preview(desk.game, table, view, [desk.game.moves.id(move)])
    text = Text("en", desk.game.wording, ("Anna", "Ben"))
    return text.render(grounds(table, found.every, 0)[0].words)


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        (
            "",
            "place/broker/1",
            "It sells your coal. Without a foreman here you could sell none this round.",
        ),
        ("", "place/n1/4", "It prepares a new tile: a bigger mine gives more coal in every round."),
        ("", "place/n1/1", "It prepares a new tile: a bigger mine gives more coal in every round."),
        (
            "top-row church",
            "place/construction/2",
            "A building helps in every round and saves you 2 fees at the end.",
        ),
        (
            "bottom-row school",
            "place/construction/4",
            "A building helps in every round and saves you 2 fees at the end.",
        ),
        (
            "village 0 doctors-office",
            "place/doctors-office/2",
            "It spares you a fine of 9 dollars.",
        ),
        ("", "commit", "The computer sees no better place for those in hand."),
    ],
)
def test_a_placement_has_a_reason_that_can_be_acted_upon(text: str, move: str, reason: str) -> None:
    desk = position(f"round 3\nstep placing\nseat 0 cash 99\n{text}")
    assert reason_for(desk, move) == reason


def test_a_tile_says_whether_it_is_connected_and_what_it_leaves_open() -> None:
    desk = position("round 3\nstep expanding\nseat 0 cash 99\nforeman 0 n1 2")
    desk.play(0, "permit/n1/2")
    desk.chance("tile/straight-steady")
    upright, across = rows(desk, "lay/n1/0"), rows(desk, "lay/n1/1")
    assert "Connected with the entrance: it can be mined" in upright
    assert "Not connected with the entrance: it gives no coal" in across
    assert OPEN_ENDS not in upright
    assert across[OPEN_ENDS] == 1  # its own two; that of the entrance meets a closed side


def test_a_miner_leaves_refuse_unless_he_mines_nothing() -> None:
    desk = position("round 3\nstep placing\nseat 0 cash 99")
    assert rows(desk, "place/0/4")[LEFT_REFUSE] == 1
    assert LEFT_REFUSE not in rows(desk, "place/0/0")
    assert LEFT_REFUSE not in rows(desk, "place/storage/4")


def test_only_a_tile_that_would_be_cut_off_has_the_sign_of_it() -> None:
    desk = position("round 3\nstep expanding\nseat 0 cash 99\nforeman 0 n1 2")
    desk.play(0, "permit/n1/2")
    desk.chance("tile/straight-steady")
    view = desk.state.view(0)
    signs = []
    for turned in range(2):
        move = desk.game.moves.id(f"lay/n1/{turned}")
        found = preview(desk.game, SPEC.preview_table(view), view, [move])
        signs.append([change.icon for change in found.changes].count("nolink"))
    assert signs == [0, 1]


def test_one_foreman_in_a_tandem_shows_that_he_needs_a_second() -> None:
    desk = position("round 3\nstep placing")
    keys = []
    for value in (2, 3):
        view = desk.state.view(0)
        move = desk.game.moves.id(f"place/tandem/{value}")
        found = preview(desk.game, SPEC.preview_table(view), view, [move])
        keys.append([change.words.key for change in found.changes])
        desk.play(0, f"place/tandem/{value}")
    assert "cc-change-half-pair" in keys[0]
    assert "cc-change-pair" in keys[1]


def test_a_cube_on_a_tile_says_what_the_tile_gives_then_or_still_lacks() -> None:
    """Half until all three lie there, then all, and coal by itself. (CC-35, CC-36)"""
    desk = position(
        "round 3\nstep tidying\nstored 0 1 1 1\nforeman 0 storage 4\ntile 0 n1 straight-steady 0 -"
    )
    half = "Still lacks water and electricity; until then foremen mine only half there"
    assert half in rows(desk, "install/wood/n1")
    desk.play(0, "install/wood/n1")
    desk.play(0, "install/water/n1")
    tile = desk.state.view(0).table.companies[0].mine[-1]
    found = [words for words in rows(desk, "install/electricity/n1") if "complete" in words]
    desk.play(0, "install/electricity/n1")
    full = desk.state.view(0).table.companies[0].mine[-1]
    assert (tile.alone, full.alone > 0, full.yields[4] > tile.yields[4]) == (0, True, True)
    assert found == [
        f"Tile complete: each round {full.alone} coal by itself, and a 4 mines {full.yields[4]}"
    ]


def test_a_building_says_what_it_is_good_for() -> None:
    desk = position(
        "round 3\nstep constructing\nseat 0 cash 99\ntop-row mess-hall\nforeman 0 construction 2"
    )
    assert "Removes 1 refuse cube more from the pile, up to 4" in rows(
        desk, "build/mess-hall/top/vacant"
    )
