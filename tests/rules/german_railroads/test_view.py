"""What a view computes for whoever draws a board: points, spaces of railroads, tasks."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from coalface.core.record import Record
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.moves import catalogue
from coalface.games.german_railroads.tasks import tasks_view
from coalface.games.german_railroads.view import Table
from tests.rules.german_railroads.helpers import Board, german, russian

RECORDS = Path(__file__).parents[2] / "records" / "german_railroads"


def cells(table: Board, rr: int) -> list[list[dict[str, Any]]]:
    """The spaces of a railroad of the first player, as they are sent."""
    sent: list[list[dict[str, Any]]] = json.decode(json.encode(table.player().lanes[rr].cells))
    return sent


def test_a_railroad_shows_tracks_heads_next_steps_and_doublers() -> None:
    table = german("seats 2\nseat 0 MU-black 5 MU-gray 3 MU-brown 1 main-1 3 main-2 1 doublers 2")
    lane = table.player().lanes[0]
    assert lane.fill == ((2, 1, 1, 0, 0), (), ())
    assert lane.covered == (4, 0, 0)
    assert cells(table, 0)[0] == [
        {"head": 2, "next": [3, 4], "doubled": True},
        {"next": [2], "doubled": True, "met": True},
        {"head": 1},
        {"next": [1]},
        {"head": 0},
        {"next": [0]},
        {},
        {},
    ]


def test_both_branches_are_shown_until_one_is_chosen() -> None:
    assert [len(stretch) for stretch in cells(german("seats 2"), 0)] == [8, 7, 4]
    table = german("seats 2\nseat 0 MU-black 9 main-1 9 branch berlin")
    lane = table.player().lanes[0]
    assert cells(table, 0)[1:] == [[], [{"head": 0, "met": True}, {"next": [0]}, {}, {}]]
    assert lane.fill[2] == (0,)
    assert lane.covered == (8, 0, 1)


def test_the_russian_main_line_lies_in_two_halves() -> None:
    assert [len(stretch) for stretch in cells(russian("seats 2"), 0)] == [8, 7]


def test_special_spaces_of_an_extension_are_met_where_it_lies() -> None:
    table = german("seats 2\nseat 0 DR-black 7 second 6 hannover H2")
    assert [at + 1 for at, cell in enumerate(cells(table, 1)[0]) if "met" in cell] == [4, 6]
    station = table.seen().printed.railroads[1].stretches[0].cells[5].station
    assert station is not None
    assert (station.name, station.number, station.part) == ("hannover", 0, 0)
    special = table.seen().printed.extensions["H2"][0]
    assert special is not None
    assert special.gives == "q"


def test_points_of_the_round_are_those_of_lanes_and_industry() -> None:
    table = german(
        "seats 2\nseat 0 MU-black 5 MU-gray 3 main-1 4 NU-black 4 third 4 wuerzburg W2 markers 3"
    )
    player = table.player()
    for lane in player.lanes:
        assert lane.points == lane.track + lane.stars + lane.medal
    assert [lane.points for lane in player.lanes] == [3, 0, 9]
    assert player.industry == 3
    assert player.round_points == 15
    assert player.score_now == player.score + 15


@pytest.mark.parametrize(
    ("text", "tile"),
    [
        ("ask turn 0 placed 1 free 1\nask hand 0 tile 20", "4b"),
        ("ask turn 0 placed 1 free 1\nask replace 0 tile 2", "2"),
    ],
)
def test_a_tile_in_the_hand_is_spelled(text: str, tile: str) -> None:
    table = german(f"seats 2\nseat 0 MU-black 5\n{text}", coal=True)
    assert table.seen().pending[-1].args == {"tile": tile}


def test_income_that_is_left_rounds_and_the_next_locomotive() -> None:
    table = german("seats 2\nseat 0 MU-black 5 income-coin 2 income-any 1 used-coin 1")
    seen = table.seen()
    assert table.player().income_ready == (1, 0, 0, 1, 0)
    assert (seen.round, seen.rounds, seen.rounds_left) == (1, 6, 5)
    assert seen.lowest_locomotive == 2


def test_emil_shows_the_cards_that_are_left_and_how_many_tiles_he_has() -> None:
    table = german("seats 1\nemil-deck white1 any2\nemil-tile 2 1\nemil-tile 3 2")
    assert table.emil().deck == ("white1", "any2")
    assert table.emil().tiles_total == 3
    assert set(table.emil().deck) <= set(table.seen().printed.emil_cards)
    assert "coal_combined" not in table.seen().printed.emil_cards


def waiting(text: str) -> list[tuple[str, bool, str | None, str | None]]:
    """Effect, whether it is owed, pick and place of what waits."""
    table = german(f"seats 2\n{text}\nask turn 0 placed 1 free 1", coal=True)
    return [(task.effect, task.owed, task.pick, task.where) for task in table.seen().tasks]


def test_what_must_be_done_is_the_first_task() -> None:
    assert waiting("owed black 2 allow-gray 1\noffered any 1 loco 2 points 7") == [
        ("adv:black:2", True, None, "mine"),
        ("adv:any:1", False, "step-any", None),
        ("loco:2", False, None, "board"),
        ("pts:7", False, "points", None),
    ]


def test_gray_steps_that_catch_up_are_one_task() -> None:
    state = german("seats 2").pieces()
    for side, atom in ((ids.OWED, ids.CATCH), (ids.OWED, ids.RUN), (ids.OFFERED, ids.RUN + 1)):
        state.add(side, atom, 2)
    (task,) = tasks_view(state)
    assert (task.effect, task.owed, task.pick) == ("adv:graycatch", True, "step-catch")


def test_a_choice_is_a_task_with_its_parts() -> None:
    table = german("seats 2\noffered choice-factory-3 1\nask turn 0 placed 1 free 1", coal=True)
    (task,) = table.seen().tasks
    assert task.pick == "choose-factory-3"
    assert task.effect == " / ".join(task.parts)
    assert len(task.parts) > 1


def test_every_effect_that_waits_is_a_task() -> None:
    table = german("seats 2", coal=True, new_parts=True)
    state = table.pieces()
    picks = {pick for move in catalogue("german") for pick in move.picks()}
    for atom, name in enumerate(names.ATOM_NAMES):
        if name.startswith("allow-") or no_such_choice(table, atom):
            continue
        state.add(ids.OWED, atom, 1)
        (task,) = tasks_view(state)
        assert task.pick is None or f"effect:{task.pick}" in picks
        state.add(ids.OWED, atom, -1)


def no_such_choice(table: Board, atom: int) -> bool:
    """Whether an effect would leave a choice that no tile of this set has."""
    return atom >= ids.CHOICE and table.pieces().components.choice_row[atom - ids.CHOICE] < 0


@pytest.mark.parametrize("name", ["boilers-2", "hiring-3", "random-4", "building-2"])
def test_every_effect_that_can_be_pointed_at_is_a_task(name: str) -> None:
    record = Record.load(RECORDS / f"{name}.record")
    pointed = 0
    for step in record.replay():
        actor = step.state.actor()
        if actor is None or actor < 0:
            continue
        table: Table = step.state.view(actor).table
        moves = [record.game.moves[move] for move in step.state.legal(actor)]
        wanted = {move.picks()[0] for move in moves if move.picks()[0].startswith("effect:")}
        assert wanted <= {f"effect:{task.pick}" for task in table.tasks}
        pointed += len(wanted)
    assert pointed > 0
