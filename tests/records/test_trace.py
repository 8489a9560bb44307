"""A trace names the first line that behaves differently, and in which part."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

import pytest
from mypy_extensions import i64

from coalface.core.contract import CHANCE, Event
from coalface.core.record import Record
from coalface.core.registry import GameSpec
from coalface.core.trace import compare, trace, write
from coalface.core.view import AnyView, View, canonical
from tests.records.golden import write_views
from tests.records.pit import AFTER, FixedPitGame, FixedPitState, Memory, find, play_out


def kept(folder: Path) -> Path:
    """A finished game in a folder, with its trace beside it."""
    record = Record(AFTER.game({"copies": 1}), ("a", "b"))
    play_out(record)
    path = folder / "x.record"
    record.save(path)
    write(record, folder / "x.trace")
    return path


def changed(state: type[FixedPitState]) -> Callable[[str], GameSpec]:
    """The same box with another state: what a careless change of the code would be."""

    class Game(FixedPitGame):
        def start(self, seats: int) -> FixedPitState:
            return state(self, seats)

    spec = replace(AFTER, make=Game)
    return lambda _: spec


class MoreLegal(FixedPitState):
    """Allows seat 1 to leave as before, but forbids seat 0 to leave."""

    def _why_not(self, actor: i64, move: i64) -> i64:
        return super()._why_not(actor, move) or (3 if actor == 0 and move == 4 else 0)


class OtherOdds(FixedPitState):
    def odds(self) -> list[int]:
        return [weight * 2 for weight in super().odds()]


class LouderEvent(FixedPitState):
    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        seat = self.turn
        super().advance(actor, move, log)
        if log is not None and actor != CHANCE and move == 3:
            log.append(Event("pit.card", seat, (1,), seen_by=1 << 0))


class PeekingView(FixedPitState):
    def _view(self, seat: int | None) -> AnyView:
        seen = super()._view(seat)
        memory = Memory(self.card) if seat == 1 else seen.memory
        return View(seen.game, seen.seats, seen.seat, seen.actors, seen.table, memory)


class OtherScore(FixedPitState):
    def _breakdown(self, seat: int) -> dict[str, int]:
        return {"cards": super()._breakdown(seat)["cards"] + 1}


def test_a_trace_has_a_line_for_the_start_and_each_move_then_points_and_standing() -> None:
    record = Record(AFTER.game({"copies": 1}), ("a", "b"))
    play_out(record)
    lines = trace(record)
    assert lines[0] == "coalface trace 1"
    assert [line.split(" ")[0] for line in lines[1:8]] == ["0", "1", "2", "3", "4", "5", "6"]
    assert lines[8:] == ["points 0 cards=6", "points 1 cards=2", "standing 0 > 1"]
    number, actors, legal, events, views = lines[2].split(" ")
    assert (number, len(actors), len(legal)) == ("1", 8, 8)
    assert (len(events.split(".")), len(views.split("."))) == (3, 3)


def test_what_is_secret_differs_by_audience() -> None:
    """Card 0 or card 1 dealt to seat 0: it alone is told, it alone sees more than the bag."""
    first, second = (
        trace(Record(AFTER.game(), ("a", "b"), [(CHANCE, card)]))[2].split(" ") for card in (0, 1)
    )
    same = [a == b for a, b in zip(first[3].split("."), second[3].split("."), strict=True)]
    assert same == [False, True, True]


def test_the_same_game_has_the_same_trace(tmp_path: Path) -> None:
    assert compare(kept(tmp_path), find=find) == ""


@pytest.mark.parametrize(
    ("state", "line", "told"),
    [
        (MoreLegal, 3, "after line of play 1 (`* deal/0`) these differ: legal"),
        (OtherOdds, 2, "after line of play 0 (`the start`) these differ: legal"),
        (LouderEvent, 4, "after line of play 2 (`0 take`) these differ: events of seat 0"),
        (PeekingView, 3, "after line of play 1 (`* deal/0`) these differ: views of seat 1"),
    ],
)
def test_a_change_is_named(
    tmp_path: Path, state: type[FixedPitState], line: int, told: str
) -> None:
    path = kept(tmp_path)
    assert compare(path, find=changed(state)) == f"{tmp_path}/x.trace, line {line}: {told}"


def test_changed_points_are_named(tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    record = Record(AFTER.game({"copies": 1}), ("a", "b"), [(CHANCE, 0), (0, 3)])
    record.save(path)
    write(record, tmp_path / "x.trace")
    told = compare(path, find=changed(OtherScore))
    assert told.endswith("line 5: `points 0 cards=1` was kept; now it is `points 0 cards=2`")


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (lambda text: text[: text.index("standing")], "it has 10 lines; now there are 11"),
        (lambda text: text + "more\n", "it has 12 lines; now there are 11"),
        (lambda text: "", "it has 0 lines; now there are 11"),
        (lambda text: "hello\n", "line 1: `hello` was kept; now it is `coalface trace 1`"),
    ],
)
def test_a_trace_that_is_cut_or_foreign(
    tmp_path: Path, edit: Callable[[str], str], told: str
) -> None:
    path = kept(tmp_path)
    beside = tmp_path / "x.trace"
    beside.write_text(edit(beside.read_text()))
    assert compare(path, find=find).endswith(told)


class Colour(Enum):
    GREY = 2


@dataclass(frozen=True)
class Thing:
    b: object
    a: object


def test_canonical_text_is_the_same_for_equal_values() -> None:
    made = Thing({2: {"y", "x"}, 1: (None, True)}, [Colour.GREY, b"\x01", "é", 1.5])
    assert canonical(made) == '{"a":[2,"01","é",1.5],"b":{"1":[null,true],"2":["x","y"]}}'


def test_canonical_text_refuses_what_has_no_fixed_form() -> None:
    with pytest.raises(TypeError, match="a view cannot hold <object"):
        canonical(Thing(object(), 1))


def test_views_can_be_written_anew_and_nothing_else(tmp_path: Path) -> None:
    path = kept(tmp_path)
    file = tmp_path / "x.trace"
    good = file.read_text("utf-8")
    lines = good.splitlines()
    number, actors, legal, events, views = lines[3].split(" ")
    other = "0" * len(views)
    lines[3] = " ".join((number, actors, legal, events, other))
    file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    assert write_views(path, find) == 1
    assert file.read_text("utf-8") == good
    lines[3] = " ".join((number, actors, "0" * len(legal), events, views))
    file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    with pytest.raises(SystemExit, match="more than views differs"):
        write_views(path, find)
