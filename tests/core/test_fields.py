"""Kinds of declared fields: how their values are written, read, shown and counted."""

from types import SimpleNamespace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.census import count_unit
from coalface.core.contract import Game
from coalface.core.decisions import named, read_value
from coalface.core.fields import (
    Counts,
    Declaration,
    Digits,
    Field,
    Number,
    Row,
    Seats,
    Subset,
    chosen,
    seats_in,
)
from coalface.core.position import Layout, PositionReader, write_field
from coalface.core.table_state import WIDTH, TableState

TOKENS = Subset(("medal", "signal", "marker"), "token")
FIELD = Field("tokens", TOKENS, (), "")
STOCK = Counts(("wood", "water", "electricity"), "utility")
FIELDS = (FIELD, Field("stock", STOCK, (), ""), Field("done", Seats(), (), ""))


class Reader(PositionReader):
    layout = Layout("toy", Declaration("Toy", FIELDS), Declaration("Player", ()), ())


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
    state = SimpleNamespace(tokens=0b110, stock=0, done=0, players=[])
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


def test_counts_without_letters_are_written_as_numbers() -> None:
    state = SimpleNamespace(seats=2)
    assert list(write_field("stock", STOCK, 3 + (5 << 16))) == ["stock 3 0 5"]
    Reader(state).read(1, ["stock", "3", "0", "5"])
    assert state.stock == 3 + (5 << 16)
    with pytest.raises(ValueError, match="expected counts of wood, water, electricity; got '3'"):
        Reader(state).read(1, ["stock", "3"])


def test_seats_are_written_by_number() -> None:
    state = SimpleNamespace(seats=3)
    assert list(write_field("done", Seats(), 0b101)) == ["done 0 2"]
    Reader(state).read(1, ["done", "0", "2"])
    assert (state.done, seats_in(state.done)) == (0b101, (0, 2))
    with pytest.raises(ValueError, match="from 0 to 2; got '3'"):
        Reader(state).read(1, ["done", "3"])


def test_a_subset_as_an_argument_is_one_word() -> None:
    assert named(TOKENS, 0b101) == "medal+marker"
    assert read_value(TOKENS, "medal+marker", 2) == 0b101
    with pytest.raises(ValueError, match="expected one of medal, signal, marker; got 'medla'"):
        read_value(TOKENS, "medla", 2)


def test_a_row_leaves_out_only_places_with_nothing() -> None:
    row = Row(("ayr", "bude", "cork"), Seats())
    assert list(write_field("city", row, [1, 0, 6])) == ["city ayr 0", "city cork 1 2"]
    dice = Row(("ayr", "bude"), Digits(Number(1, 6)))
    assert list(write_field("dice", dice, [0, 0x32])) == ["dice bude 2 3"]


def test_a_copy_has_decisions_of_its_own() -> None:
    state, copy = TableState(Game.__new__(Game), 3), TableState(Game.__new__(Game), 3)
    for kind in range(1, 4):
        copy.copy_decisions(state)
        for _ in range(5):
            copy.push_decision(9, 2, 7, 7, 7)
        state.push_decision(kind, kind - 1, kind * 10, 0, 0)
        copy.copy_decisions(state)
        expected = [n for at in range(1, kind + 1) for n in (at, at - 1, at * 10, 0, 0)]
        assert state.decision_numbers() == copy.decision_numbers() == expected
        copy.pop_decision()
        assert copy.decision_numbers() == expected[: -int(WIDTH)]
