"""What the terminal shows: lists of moves, scores, and a position in words for any game."""

import io

from rich.console import Console

import coalface
from coalface.terminal.screen import MAX_ROWS, Screen, merged
from coalface.text import Text

GAME = coalface.game("coal_baron")
NAMES = ("Anna", "Ben")


def screen(width: int = 100) -> tuple[Screen, io.StringIO]:
    page = io.StringIO()
    console = Console(file=page, width=width, highlight=False, emoji=False, markup=False)
    return Screen(console, GAME, Text("en", GAME.wording, NAMES), NAMES), page


def ids(*moves: str) -> list[int]:
    return [GAME.moves.id(move) for move in moves]


def test_each_family_of_moves_begins_a_line() -> None:
    shown, page = screen()
    assert not shown.moves(ids("cage/yellow", "load/yellow", "load/brown", "stop"))
    assert page.getvalue().splitlines() == [
        "1) Move the cage to the yellow level  cage/yellow",
        "2) Load a yellow cube  load/yellow  3) Load a brown cube  load/brown",
        "4) Stop mining  stop",
    ]


def test_each_row_of_a_position_begins_with_a_capital() -> None:
    shown, page = screen()
    shown.sections(GAME.describe(GAME.position("coal_baron\nseats 2\nask turn 0\n").view(0)))
    assert "Yellow level" in page.getvalue()


def test_moves_that_stand_in_the_drawing_are_not_listed_again() -> None:
    shown, page = screen()
    shown.moves(ids("cage/yellow", "stop"), ids("cage/yellow"))
    assert page.getvalue() == "2) Stop mining  stop\n"


def test_a_long_list_is_made_brief_and_leaves_nothing_out() -> None:
    shown, page = screen()
    legal = [id for id, move in enumerate(GAME.moves) if move.kind in ("pair", "stop")][:40]
    legal += ids("stop")
    assert shown.moves(legal, brief=True)
    lines = page.getvalue().splitlines()
    assert len(lines) <= MAX_ROWS
    for number, id in enumerate(legal, 1):
        assert f"{number:>2}) " in page.getvalue()
        assert str(GAME.moves[id]) in page.getvalue()
    assert lines[-1] == "41) Stop mining  stop"


def test_a_list_too_long_even_for_that_is_shown_whole() -> None:
    shown, page = screen(width=20)
    legal = [id for id, move in enumerate(GAME.moves) if move.kind == "pair"]
    shown.moves(legal, brief=True)
    assert len(page.getvalue().splitlines()) >= len(legal)


def test_scores_stand_in_the_order_of_the_game() -> None:
    assert merged([["a", "c", "z"], ["a", "b", "c", "d", "z"]]) == ["a", "b", "c", "d", "z"]
    shown, page = screen()
    shown.scores([{"orders": 7, "marks": 0, "coal": 2}, {"orders": 0, "balance": -4}])
    rows = [line.split() for line in page.getvalue().splitlines()]
    assert rows[0] == ["From", "Anna", "Ben"]
    lost = "\N{MINUS SIGN}4"
    assert [row[-2:] for row in rows[1:]] == [["7", "0"], ["2", "0"], ["0", lost], ["9", lost]]


def test_elements_stand_in_the_order_of_the_shift_clock() -> None:
    shown, page = screen()
    first = {"orders": 1, "shift-1/brown-coal": 2, "shift-3/barrow": 3, "balance": -2}
    second = {"orders": 1, "shift-1/yellow-coal": 4, "shift-2/engine": 5, "marks": 1}
    shown.scores([first, second])
    rows = [line.split("  ")[0] for line in page.getvalue().splitlines()]
    assert rows[1:-1] == [
        *("Delivered orders", "Shift I: yellow coal", "Shift I: brown coal"),
        *(
            "Shift II: engines",
            "Shift III: barrows",
            "Marks left (5 Marks a point)",
            "Tunnel imbalance",
        ),
    ]
