"""Errors say what is wrong, what was given and what is accepted."""

from collections.abc import Callable

import pytest

import coalface
from coalface.bots.thinker import Budget
from coalface.core.checks import nearest, not_one_of
from coalface.core.components import read_components, released_components
from coalface.core.fixes import fixes_for
from coalface.core.perft import perft
from coalface.core.record_header import unknown_move
from coalface.core.tables import Fix
from coalface.text import Text

BARON = "coalface.games.coal_baron"


def game() -> coalface.Game:
    """Return Coal Baron."""
    return coalface.game("coal-baron")


CASES: dict[str, tuple[Callable[[], object], str]] = {
    "game": (lambda: coalface.game("coal-barn"), "unknown game 'coal-barn'; available: "),
    "seats": (lambda: game().start(5), "coal_baron supports 2–4 players, got 5"),
    "rules": (
        lambda: coalface.game("coal-baron", rules=9),
        "rules version 9 of coal_baron: expected 1 to 1",
    ),
    "components": (
        lambda: released_components(BARON, "9"),
        f"unknown component set '9' of {BARON}; available: 1",
    ),
    "provenance": (
        lambda: read_components('[coal]\nprovenance = "rulebok"\n'),
        "provenance of table coal: expected one of rulebook, public, reconstructed, ruling; "
        "got 'rulebok'; did you mean 'rulebook'?",
    ),
    "bot": (lambda: coalface.bot("greed"), "unknown bot 'greed'; available: "),
    "not a bot": (
        lambda: coalface.bot("collections:OrderedDict"),
        "expected a coalface.Bot at 'collections:OrderedDict'; got OrderedDict",
    ),
    "budget": (Budget, "expected iterations, milliseconds or both for a budget; got neither"),
    "fix": (
        lambda: fixes_for((Fix("late", 2, "CB-1", "a test"),), 1).lat,
        "unknown fix 'lat'; available: late; did you mean 'late'?",
    ),
    "two fixes": (
        lambda: fixes_for((Fix("late", 2, "CB-1", "a test"),) * 2, 1),
        "duplicate fix 'late'",
    ),
    "depth": (lambda: perft(game().start(2), 0), "expected a depth of at least 1, got 0"),
    "language": (lambda: Text("eng").say("points", count=1), "unknown language 'eng'; available: "),
    "random": (
        lambda: coalface.Random("x").below(0),
        "below(n) expects a whole number from 1 to ",
    ),
    "title": (
        lambda: game().position("coal_barn\nseats 2\n"),
        "line 1: expected the title 'coal_baron'; got 'coal_barn'",
    ),
    "players": (
        lambda: game().position("coal_baron\nplayers 2\n"),
        "line 2: expected the number of players, such as 'seats 3'; got 'players 2'",
    ),
    "decision": (lambda: game().position("coal_baron\nseats 2\nask min 0\n"), "got 'min'"),
}


@pytest.mark.parametrize("case", CASES)
def test_an_error_says_what_was_given_and_what_is_accepted(case: str) -> None:
    wrong, message = CASES[case]
    with pytest.raises((ValueError, LookupError, AttributeError)) as raised:
        wrong()
    assert message in str(raised.value.args[0])


def test_a_line_that_a_record_does_not_have() -> None:
    record = coalface.Record(game(), ("Anna", "Ben"))
    with pytest.raises(ValueError, match="line 3 out of range 0, where 0 is the start"):
        record.state(3)


def test_a_move_of_a_record_is_suggested_by_its_kind() -> None:
    message = unknown_move(game().moves, "place/mining-88")
    assert message.startswith("unknown move 'place/mining-88'; did you mean place/mining-")


def test_names_are_suggested_in_one_way() -> None:
    assert nearest("coal-barn", ["coal-baron", "coal-country"]) == ["coal-baron"]
    assert nearest("chess", ["coal-baron"]) == []
    assert (
        not_one_of("of", ["off", "on"]) == "expected one of off, on; got 'of'; did you mean 'off'?"
    )
    assert not_one_of(3, ["off", "on"]) == "expected one of off, on; got 3"
