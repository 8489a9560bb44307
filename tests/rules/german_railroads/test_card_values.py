"""What end bonus cards are worth before the game is over."""

import pytest

from coalface.core.preview import preview
from coalface.core.registry import game_spec
from coalface.games.german_railroads.card_values import goal_values_now
from tests.rules import rule
from tests.rules.german_railroads.helpers import Board

FINISH = "seats 2\nround 6\nphase playing\nend-bonus black removed\nend-bonus doublers removed"


def final_round(card: str, line: str, more: str = "") -> Board:
    """A last round in which seat 0 holds a card."""
    text = f"{FINISH}\nseat 0 {line}\nend-bonus {card} seat-0 1 0\n{more}"
    return Board(text, board="russian")


@rule("RR-85")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("factories", "gap-1 2 gap-2 3 gap-3 4"),
        ("gray_brown", "TS-black 9 TS-gray 7 TS-brown 3 KI-black 4 KI-gray 2"),
        ("signals", "signals 4"),
        ("top_locos", "main-1 9 main-2 7 second 5 third 4"),
    ],
)
def test_a_card_is_worth_what_it_would_bring_at_the_end(card: str, line: str) -> None:
    table = final_round(card, line)
    goal_values = goal_values_now(table.game, table.state.view(0))
    assert goal_values_now(table.game, table.state.view(1)) == {}, "what others hold is secret"
    table.all_pass()
    assert goal_values == {card: table.state.breakdown(0)["end-bonus"]}
    assert goal_values[card] > 0
    assert goal_values_now(table.game, table.state.view(0)) == {}, "the game is over"


@rule("RR-86")
def test_one_more_engineer_is_worth_what_it_brings_in_the_majority() -> None:
    behind = final_round("extra_engineer", "coins 0", "engineer 3 seat-0\nengineer 9 seat-1")
    assert goal_values_now(behind.game, behind.state.view(0)) == {"extra_engineer": 40 - 20}
    ahead = final_round("extra_engineer", "coins 0", "engineer 9 seat-0\nengineer 3 seat-1")
    assert goal_values_now(ahead.game, ahead.state.view(0)) == {"extra_engineer": 0}


@rule("RR-72", "RR-85")
def test_whoever_chooses_a_card_sees_what_each_brings() -> None:
    table = Board(
        "seats 3\nseat 0 gap-1 2 gap-2 3\noffered end-bonus 1\nask turn 0 placed 1 free 0\n"
        "end-bonus black removed\nend-bonus signals removed\nlast 0",
        board="russian",
    )
    view = table.state.view(0)
    assert goal_values_now(table.game, view)["factories"] == 8
    (move,) = (id for id in table.state.legal(0) if str(table.game.moves[id]) == "keep/factories")
    found = preview(table.game, game_spec(table.game.id).preview_table(view), view, [move])
    rows = {change.words.key: change.words.args for change in found.changes}
    assert rows["gr-change-card-value"] == (("points", "count", 8),)
    assert "change-hidden" not in rows, "the seat sees the card that it chooses"
    assert rows["gr-change-end-bonus"] == ()
