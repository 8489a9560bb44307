"""Options of a game: what they may be, how they are typed, and the error about a wrong one."""

import pytest

from coalface.core.contract import read_options
from coalface.core.tables import Option, OptionValue, Reason, spelled

COAL = Option("coal", "switch", False)
BOARD = Option("board", "choice", "German", ("German", "Russian"), rule="GR-3")
ROUNDS = Option("rounds", "count", 6, (4, 6, 7), house_rule=True)


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (COAL, True, True),
        (COAL, False, False),
        (COAL, "on", True),
        (COAL, "ON", True),
        (COAL, "off", False),
        (BOARD, "Russian", "Russian"),
        (BOARD, "russian", "Russian"),
        (BOARD, "GERMAN", "German"),
        (ROUNDS, 7, 7),
        (ROUNDS, "4", 4),
    ],
)
def test_a_value_is_read_as_given_or_as_typed(
    option: Option, given: object, read: OptionValue
) -> None:
    value = option.read(given)
    assert value == read
    assert type(value) is type(read)


@pytest.mark.parametrize(
    ("option", "given", "message"),
    [
        (COAL, "yes", "option coal: expected one of off, on; got 'yes'"),
        (COAL, 1, "option coal: expected one of off, on; got 1"),
        (COAL, 0, "option coal: expected one of off, on; got 0"),
        (COAL, None, "option coal: expected one of off, on; got None"),
        (BOARD, "Polish", "option board: expected one of german, russian; got 'Polish'"),
        (BOARD, "", "option board: expected one of german, russian; got ''"),
        (ROUNDS, 5, "option rounds: expected one of 4, 6, 7; got 5"),
        (ROUNDS, True, "option rounds: expected one of 4, 6, 7; got True"),
        (ROUNDS, "six", "option rounds: expected one of 4, 6, 7; got 'six'"),
    ],
)
def test_a_wrong_value_is_refused_with_what_is_right(
    option: Option, given: object, message: str
) -> None:
    with pytest.raises(ValueError, match="expected one of") as raised:
        option.read(given)
    assert str(raised.value) == message


def test_one_is_no_switch() -> None:
    """A count of one is not taken for True, nor True for one."""
    one = Option("carts", "count", 1, (0, 1))
    assert one.read(1) == 1
    with pytest.raises(ValueError, match="carts: expected one of 0, 1; got True"):
        one.read(True)


def test_every_value_can_be_typed_back() -> None:
    for option in (COAL, BOARD, ROUNDS):
        for value in option.values():
            assert option.read(spelled(value)) == value
        assert option.default in option.values()
    assert COAL.values() == (False, True)
    assert [spelled(value) for value in (*COAL.values(), *BOARD.values(), 7)] == [
        "off",
        "on",
        "german",
        "russian",
        "7",
    ]


def test_options_not_given_have_their_default() -> None:
    known = (COAL, BOARD, ROUNDS)
    assert read_options(known, {}) == {"coal": False, "board": "German", "rounds": 6}
    given: dict[str, object] = {"rounds": "7", "coal": "on"}
    assert read_options(known, given) == {"coal": True, "board": "German", "rounds": 7}


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="unknown option 'colour'; available: coal, board"):
        read_options((COAL, BOARD), {"colour": "red"})
    with pytest.raises(ValueError, match="unknown option 'colour'; there are none"):
        read_options((), {"colour": "red"})


def test_a_reason_says_its_numbers_and_its_rule() -> None:
    assert str(Reason("CB-64", "cb.why.no-card", (("space", "space", 22),))) == (
        "cb.why.no-card (space=22) (CB-64)"
    )
    args = (("needed", "count", 3), ("have", "count", 1))
    assert (
        str(Reason("CB-18", "cb.why.workers", args)) == "cb.why.workers (needed=3, have=1) (CB-18)"
    )
    assert str(Reason("CB-16", "not-now")) == "not-now (CB-16)"


def test_a_value_that_is_nearly_right_is_suggested() -> None:
    with pytest.raises(ValueError, match="got 'germann'; did you mean 'german'\\?"):
        BOARD.read("germann")
