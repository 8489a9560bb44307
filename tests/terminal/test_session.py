"""The table behind the terminal, and what typed words can mean."""

import ast
import io
from pathlib import Path

import pytest
from rich.console import Console

import coalface
import coalface.terminal
from coalface import CHANCE, Record
from coalface.core.preview import preview
from coalface.core.registry import game_spec
from coalface.terminal.screen import Screen
from coalface.terminal.session import Session, seed_of
from coalface.terminal.typed import find_move, rule_meant
from coalface.text import Text

GAME = coalface.game("coal_baron")
BANK = next(id for id, move in enumerate(GAME.moves) if str(move).startswith("place/bank"))
DRAWING = ("boards", "screen.py", "commands.py", "play.py", "picture.py")


def session(seed: str = "s", humans: tuple[int, ...] = (0,)) -> Session:
    return Session(Record(GAME, ("Anna", "Ben")), seed, humans)


def play_on(table: Session, decisions: int) -> None:
    """Chance draws, and everyone plays the first move there is."""
    while decisions and table.actors():
        seat = table.actors()[0]
        if seat == CHANCE:
            table.draw()
        else:
            table.play(seat, table.legal(seat)[0])
            decisions -= 1


def deal(table: Session) -> int:
    """Go on until a seat must decide."""
    while table.actors() == [CHANCE]:
        table.draw()
    return table.actors()[0]


def test_the_seed_fixes_every_draw() -> None:
    first, second, other = session("a"), session("a"), session("b")
    for table in (first, second, other):
        deal(table)
    assert first.view(0) == second.view(0)
    assert first.view(0) != other.view(0)


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "  Marks: +1, from 10 to 11"), ("de", "  Mark: +1, von 10 auf 11")]
)
def test_a_move_says_what_it_has_changed(lang: str, line: str) -> None:
    """The rows are those of a preview, with the numbers before and after."""
    table = session()
    while (seat := deal(table)) is not None and BANK not in table.legal(seat):
        table.play(seat, table.legal(seat)[0])
    view = table.view(seat)
    shown = preview(GAME, game_spec(GAME.id).preview_table(view), view, [BANK])
    changes = table.play_and_compare(seat, BANK)
    assert [c for c in shown.changes if c.kind == "number"] == [
        c for c in changes if c.kind == "number"
    ]
    page = io.StringIO()
    names = ("Anna", "Ben")
    screen = Screen(Console(file=page), GAME, Text(lang, GAME.wording, names), names)
    screen.changes(changes, seat)
    assert line in page.getvalue().splitlines()


def test_every_draw_is_a_new_one() -> None:
    """The cards of a draft lie anywhere in the box, not side by side."""
    spreads = []
    for seed in range(12):
        table = session(str(seed))
        deal(table)
        drawn = [event.args[0] for event in table.events_for(0) if event.key == "cb.draft.shown"]
        spreads.append(max(drawn) - min(drawn))
    assert len(drawn) == 7
    assert sum(spreads) / len(spreads) > 25


def test_a_pile_gives_the_same_whatever_was_played_between() -> None:
    shown = []
    for between in ("place/order-4", "place/bank"):
        table = session()
        play_on(table, 6)
        for move in (between, "place/factory-1"):
            table.play(deal(table), GAME.moves.id(move))
        deal(table)
        shown.append(
            [event.args for event in table.events_for(0) if event.key == "cb.tile.shown"][-1]
        )
    assert shown[0] == shown[1]


def test_a_saved_game_goes_on_with_the_same_draws(tmp_path: Path) -> None:
    table = session("a b/c")
    play_on(table, 30)
    table.save(tmp_path / "game.record")
    record = Record.load(tmp_path / "game.record")
    assert seed_of(record) == "a b/c"
    again = Session(record, "a b/c", (0,))
    for both in (table, again):
        play_on(both, 40)
    assert again.events_for(0) == table.events_for(0)
    assert again.view(1) == table.view(1)


def test_undo_of_a_step_and_then_of_the_place() -> None:
    table = session()
    play_on(table, 6)
    seat = deal(table)
    before = table.view(seat)
    table.play(seat, GAME.moves.id("place/mining-10"))
    between = table.view(seat)
    table.play(seat, GAME.moves.id("cage/grey"))
    step, place = table.undo(seat), None
    assert step.taken is not None
    assert str(GAME.moves[step.taken.move]) == "cage/grey"
    assert table.view(seat) == between
    place = table.undo(seat)
    assert place.taken is not None
    assert table.view(seat) == before


def test_undo_stops_where_something_was_seen() -> None:
    table = session()
    play_on(table, 6)
    seat = deal(table)
    table.play(seat, GAME.moves.id("place/order-draw"))
    deal(table)
    length = len(table)
    undone = table.undo(seat)
    assert undone.taken is None
    assert [event.key for event in undone.seen] == ["cb.looked.card"] * 5
    assert len(table) == length


def test_undo_stops_where_another_person_has_moved() -> None:
    table = session(humans=(0, 1))
    first = deal(table)
    play_on(table, 2)
    assert table.undo(first).others
    bots = session(humans=(first,))
    play_on(bots, 2)
    assert bots.undo(first).taken is not None


def test_undo_before_the_first_move() -> None:
    table = session()
    deal(table)
    undone = table.undo(0)
    assert (undone.taken, undone.others, undone.seen) == (None, False, ())


def test_a_seat_gets_only_the_events_it_sees() -> None:
    table = session()
    play_on(table, 6)
    seat = deal(table)
    table.play(seat, GAME.moves.id("place/order-draw"))
    deal(table)
    assert [event.key for event in table.events_for(seat)].count("cb.looked.card") == 5
    for other in (1 - seat, None):
        assert "cb.looked.card" not in [event.key for event in table.events_for(other)]


LEGAL = [GAME.moves.id(move) for move in ("place/mining-6", "place/mining-10", "place/bank")]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", ["place/mining-6"]),
        ("3", ["place/bank"]),
        ("0", []),
        ("4", []),
        ("bank", ["place/bank"]),
        ("place/bank", ["place/bank"]),
        ("PLACE/BANK", ["place/bank"]),
        ("b", ["place/bank"]),
        ("mining", ["place/mining-6", "place/mining-10"]),
        ("mining-1", ["place/mining-10"]),
        ("mining-8", ["place/mining-8"]),
        ("money-5", ["place/money-5"]),
        ("draft/b08", ["draft/B08"]),
        ("stop", ["stop"]),
        ("", []),
        ("nothing", []),
    ],
)
def test_what_typed_words_mean(typed: str, meant: list[str]) -> None:
    assert [str(GAME.moves[id]) for id in find_move(typed, LEGAL, GAME.moves)] == meant


def test_only_the_table_holds_a_state() -> None:
    """Whatever draws or asks gets views, events and legal lists, and never names a State."""
    folder = Path(coalface.terminal.__file__).parent
    boards = [*(folder.parent / "games").glob("*/terminal/*.py"), folder / "boards.py"]
    files = [*boards, *(folder / name for name in DRAWING if "." in name)]
    assert len(files) >= 8
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        names |= {a.name for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) for a in n.names}
        assert not names & {"State", "_state", "state"}, file


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("12", "RR-12"),
        ("rr-12", "RR-12"),
        ("GC3", "GC-3"),
        (" gc-12a ", "GC-12a"),
        ("cb-3", None),
        ("gc", None),
        ("", None),
        ("x-y", None),
        ("³", None),
    ],
)
def test_a_rule_is_meant_by_family_and_number(typed: str, meant: str | None) -> None:
    """A bare number means a rule of the first family."""
    assert rule_meant(typed, ("RR", "GC")) == meant
