"""Kinds of declared fields: how their values are written, read, shown and counted."""

from types import SimpleNamespace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.census import count_unit
from coalface.core.contract import Game
from coalface.core.fields import Counts, Declaration, Field, Subset, chosen
from coalface.core.position import Layout, PositionReader, write_field
from coalface.core.table_state import WIDTH, TableState

TOKENS = Subset(("medal", "signal", "marker"), "token")
FIELD = Field("tokens", TOKENS, (), "")


class Reader(PositionReader):
    layout = Layout("toy", Declaration("Toy", (FIELD,)), Declaration("Player", ()), ())


def test_a_subset_is_written_by_its_names_and_read_back() -> None:
    state = SimpleNamespace(seats=2)
    for bits, line in ((0b101, "tokens medal marker"), (0, "tokens -")):
        assert list(write_field("tokens", TOKENS, bits)) == [line]
        Reader(state).read(1, line.split())
        assert state.tokens == bits


def test_a_name_that_is_not_in_a_subset_is_refused() -> None:
    with pytest.raises(ValueError, match="did you mean 'medal'"):
        Reader(SimpleNamespace(seats=2)).read(1, ["tokens", "medla"])


def test_a_subset_is_shown_and_counted_by_its_names() -> None:
    assert chosen(TOKENS.names, 0b110) == ("signal", "marker")
    state = SimpleNamespace(tokens=0b110, players=[])
    assert count_unit(state, Reader.layout, "token") == {"signal": 1, "marker": 1}


def test_who_is_asked_is_found_below_the_top_decision() -> None:
    turn, hand = 1, 2
    state = TableState(Game.__new__(Game), 3)
    state.below = vec[i64]([0] * int(WIDTH) * 4)
    assert state.seat_asked(turn) == -1
    state.push_decision(turn, 2, 0, 0, 0)
    assert state.seat_asked(turn) == 2
    state.push_decision(hand, 1, 0, 0, 0)
    assert (state.seat_asked(turn), state.seat_asked(hand)) == (2, 1)


def test_a_single_value_stands_alone_in_its_line() -> None:
    kind = Counts(("red", "blue"), "cube", "RB")
    reader = Reader(SimpleNamespace(seats=2))
    assert reader.value(kind, ["RRB"]) == 2 + 256
    with pytest.raises(ValueError, match="expected one value; got 'R B'"):
        reader.value(kind, ["R", "B"])
