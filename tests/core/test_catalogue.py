"""The catalogue: ids without gaps, one notation a move, retracting moves last."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

import pytest

from coalface.core.catalogue import Catalogue, Move, Printed


@dataclass(frozen=True)
class Dig(Move):
    """Dig so deep at a place."""

    kind: ClassVar[str] = "dig"
    place: str
    depth: int

    def picks(self) -> tuple[str, ...]:
        return (f"place:{self.place}",)


@dataclass(frozen=True)
class Rest(Move):
    """Do nothing."""

    kind: ClassVar[str] = "rest"


@dataclass(frozen=True)
class Withdraw(Move):
    """Take something back."""

    kind: ClassVar[str] = "withdraw"
    retracts: ClassVar[bool] = True
    place: str


DIGS = [Dig("north", 1), Dig("north", 2), Dig("south", 1)]
MOVES = Catalogue((0, DIGS), (3, [Rest()]), (4, [Withdraw("north"), Withdraw("south")]))


def test_a_move_is_written_as_its_kind_and_its_fields() -> None:
    assert str(Dig("north", 2)) == Dig("north", 2).notation() == "dig/north/2"
    assert str(Rest()) == "rest"
    assert repr(Dig("north", 2)) == "Dig(place='north', depth=2)"
    assert eval(repr(Dig("north", 2))) == Dig("north", 2)


def test_a_move_has_picks_unless_it_is_chances() -> None:
    assert Dig("south", 1).picks() == ("place:south",)
    assert Rest().picks() == ()


def test_ids_are_places_in_the_list() -> None:
    assert len(MOVES) == 6
    assert [MOVES.id(move) for move in MOVES] == list(range(6))
    assert [MOVES.id(str(move)) for move in MOVES] == list(range(6))
    assert MOVES[2] is DIGS[2]
    assert MOVES[1:3] == DIGS[1:3]
    assert MOVES[-1] == Withdraw("south")
    assert repr(MOVES) == "<Catalogue of 6 moves>"


def test_what_is_in_it() -> None:
    known: list[object] = [Dig("south", 1), "dig/south/1", "withdraw/north"]
    assert all(move in MOVES for move in known)
    unknown: list[object] = [Dig("south", 2), "dig/south", "", 1]
    assert not any(move in MOVES for move in unknown)


def test_an_unknown_move_is_named() -> None:
    with pytest.raises(KeyError, match="dig/south/2"):
        MOVES.id(Dig("south", 2))
    with pytest.raises(KeyError, match="sing"):
        MOVES.id("sing")
    with pytest.raises(IndexError):
        MOVES[6]


def test_retracting_moves_come_last() -> None:
    assert MOVES.first_retracting == 4
    assert Catalogue((0, DIGS)).first_retracting == 3
    assert Catalogue((0, [Withdraw("north")])).first_retracting == 0
    with pytest.raises(ValueError, match="expected retracting moves last, got "):
        Catalogue((0, [Withdraw("north")]), (1, DIGS))


@pytest.mark.parametrize("first", [2, 4])
def test_families_leave_no_gap_and_do_not_overlap(first: int) -> None:
    with pytest.raises(ValueError, match=rf"expected id 3 for Rest\(\), got {first}"):
        Catalogue((0, DIGS), (first, [Rest()]))


def test_a_notation_belongs_to_one_move() -> None:
    with pytest.raises(ValueError, match="duplicate notation '"):
        Catalogue((0, [Rest()]), (1, [Rest()]))


def do_nothing(state: object) -> None:
    """A rule that does nothing."""


class Draw(Move, kind="draw", answers=(1,), do=do_nothing):
    """Chance: a tile of the component set."""

    tile: Annotated[str, Printed("tiles")]


class Trade(Move, kind="trade", answers=(1,), do=do_nothing, rows=(("a", "b"), ("b", "a"))):
    """Give one thing for another."""

    given: str
    wanted: str


def test_values_of_an_axis_may_come_from_a_component_set() -> None:
    for tiles in (("bend", "tee"), ("cross",)):
        moves = Catalogue.of(Draw, Trade, printed={"tiles": tiles})
        assert [str(move) for move in moves[: len(tiles)]] == [f"draw/{tile}" for tile in tiles]
        assert moves.firsts == {"draw": 0, "trade": len(tiles)}


def test_a_class_may_list_its_moves_row_by_row() -> None:
    assert [str(move) for move in Trade.family()] == ["trade/a/b", "trade/b/a"]
