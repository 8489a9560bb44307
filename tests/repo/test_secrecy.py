"""Only what `known_to` gives leaves the engine: nothing else reads what is hidden in a state."""

from pathlib import Path

import pytest

from tests.game_ids import DECLARED, OPEN, SOURCE
from tests.repo.secrecy import Package

STATES = frozenset({"ToyState"})


@pytest.mark.parametrize("game", DECLARED)
def test_hidden_fields_are_read_only_where_they_must_be(game: str) -> None:
    package = Package.of_game(SOURCE, game)
    hides = game not in OPEN
    assert bool(package.hidden) == hides, "flag what is hidden, and only that, with HIDDEN"
    assert package.problems() == []


@pytest.mark.parametrize("game", DECLARED)
def test_what_draws_a_board_in_the_terminal_has_no_state(game: str) -> None:
    package = Package.of_game(SOURCE, game)
    board = Package(SOURCE / "games" / game / "terminal", package.hidden, package.states)
    assert board.trees
    assert board.problems() == []


SOUND = """
def build_view(known: ToyState, seat: int) -> Table:
    player = known.players[seat]
    return Table(known.stack.size(), player.stack, [each.stack for each in known.players])

def describe(view: View, pit: Pit) -> None:
    table, memory = view.table, view.memory
    say(table.stack, memory.stack, pit.stack)

class Game:
    def view(self, state: ToyState, seat: int) -> Table:
        return build_view(state.known_to(seat), seat)

    def reason(self, state: ToyState, actor: int) -> Reason:
        known = state if actor < 0 else state.known_to(actor)
        return build(Refused(known, actor))
"""
LEAKS = {
    "a state under another name": "def show(state: ToyState): return state.stack.size()",
    "anything": "def show(table: Any): return table.stack",
    "a parameter without a type": "def show(table): return table.stack",
    "a part of the whole state": "def show(state: ToyState): hand = state.stack; return hand",
    "another name for it": "def show(state: ToyState): other = state; return other.stack",
    "a copy": "def show(view: View, state: ToyState): view = state.clone(); return view.stack",
    "a lambda": "SIZE = number(lambda state: state.stack.size())",
    "a true state given as known": (
        "def show(known: ToyState): ...\ndef look(state: ToyState): show(state)"
    ),
    "a true state given by keyword": (
        "def show(known: ToyState): ...\ndef look(state: ToyState): show(known=state)"
    ),
    "a true state called known": (
        "def show(known: ToyState): ...\ndef look(state: ToyState): known = state; show(known)"
    ),
    "a true state kept as known": "def look(state: ToyState): known = state; return known.stack",
    "a class that takes what is known": (
        "class Guesser:\n    def __init__(self, known: ToyState): ...\n"
        "def guess(state: ToyState): return Guesser(state)"
    ),
    "a reason": "def why(state: ToyState): return build(Refused(state, 0))",
    "chance is not meant": (
        "def why(state: ToyState, actor: int):\n"
        "    known = state if actor == 1 else state.known_to(actor)\n"
        "    return build(Refused(known, 0))"
    ),
}


def package(folder: Path, name: str, text: str) -> Package:
    """A package of one module, in whose state `stack` is hidden."""
    (folder / name).write_text(text, "utf-8")
    return Package(folder, frozenset({"stack"}), STATES)


def test_what_is_built_from_what_a_seat_knows_is_sound(tmp_path: Path) -> None:
    assert package(tmp_path, "view.py", SOUND).problems() == []


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, tmp_path: Path) -> None:
    assert len(package(tmp_path, "view.py", LEAKS[leak]).problems()) == 1


def test_rules_may_read_what_is_hidden(tmp_path: Path) -> None:
    leak = LEAKS["a state under another name"]
    assert package(tmp_path, "legal.py", leak).problems() == []
