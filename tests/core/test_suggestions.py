"""Names that are not known: the message says what was given, what there is, and what is near."""

import pytest

import coalface


def test_a_game() -> None:
    with pytest.raises(
        ValueError, match="unknown game 'coal-barn'; available: coal_baron, "
    ) as raised:
        coalface.game("coal-barn")
    assert str(raised.value).endswith("; did you mean 'coal_baron'?")


def test_a_game_that_is_like_none() -> None:
    with pytest.raises(ValueError, match="unknown game 'chess'; available: ") as raised:
        coalface.game("chess")
    assert "did you mean" not in str(raised.value)


def test_an_option() -> None:
    with pytest.raises(ValueError, match="unknown option 'startingmoney'; available: ") as raised:
        coalface.game("coal_country", startingmoney=20)
    assert str(raised.value).endswith("; did you mean 'starting_money'?")


def test_an_option_of_a_game_without_options() -> None:
    with pytest.raises(ValueError, match="unknown option 'moon'; there are none"):
        coalface.game("coal_baron", moon=True)


@pytest.mark.parametrize(("given", "near"), [("place/bnak", "place/bank"), ("stp", "stop")])
def test_a_move(given: str, near: str) -> None:
    with pytest.raises(KeyError, match=f"unknown move '{given}'; did you mean '{near}'"):
        coalface.game("coal_baron").moves.id(given)
