"""A position of Coal Country that cannot be is refused, with the line and what is wrong."""

from typing import Any

import pytest

from coalface.core.registry import game_spec

PLAIN: dict[str, Any] = {}
AMOK = {"amok": True}
REFORMED = {"reformed": True}

WRONG: dict[str, tuple[dict[str, Any], str, str]] = {
    "no title": (PLAIN, "coal_baron\nseats 2", "line 1: expected the title"),
    "no seats": (PLAIN, "coal_country\nround 1", "line 2: expected the number of players"),
    "too many seats": (PLAIN, "seats 7", "line 2: coal_country supports 2–4 players"),
    "strange number": (PLAIN, "seats ²", "line 2: expected a whole number .*got '²'"),
    "unknown line": (PLAIN, "seats 2\nsupper 1", "line 3: .*unknown word 'supper'"),
    "word missing": (PLAIN, "seats 2\nround", "line 3: round: a word is missing"),
    "duplicate": (PLAIN, "seats 2\nround 2\nround 2", "line 4: .*duplicate round"),
    "round too late": (PLAIN, "seats 2\nround 7", "line 3: .*there are 6 rounds"),
    "no such step": (PLAIN, "seats 2\nstep supper", "line 3: .*expected one of .*'supper'"),
    "gauge too high": (PLAIN, "seats 2\ngauge 2", "line 3: .*from -1 to 1"),
    "reformed gauge": (REFORMED, "seats 2\ngauge 1", "line 3: .*0 in a reformed industry"),
    "done by nobody": (PLAIN, "seats 2\ndone 2", "line 3: .*from 0 to 1; got '2'"),
    "five cubes": (PLAIN, "seats 2\ncubes red red red red red", "line 3: .*should be 4 cubes"),
    "two cubes": (PLAIN, "seats 2\ncubes red red", "line 3: .*should be 4 cubes"),
    "cubes while reformed": (
        *(REFORMED, "seats 2\ncubes red red red red", "line 3: .*no more pieces red"),
    ),
    "bag too small": (PLAIN, f"seats 2\nused {'red ' * 7}", "line 3: .*no more pieces red"),
    "too much wood": (PLAIN, "seats 2\nmarket 46 0 0", "line 3: .*too much wood"),
    "turned up in plain play": (
        *(PLAIN, "seats 2\nturned-up tee-rich", "line 3: .*only in an industry amok"),
    ),
    "two turned up": (
        *(AMOK, "seats 2\nturned-up tee-rich tee-rich", "line 3: .*one tile of a stack"),
    ),
    "tiles used up": (PLAIN, f"seats 2\nburied {'tee-rich ' * 5}", "line 3: .*no more .*tee-rich"),
    "unknown tile": (PLAIN, "seats 2\nburied maze", "line 3: .*expected one of .*'maze'"),
    "buildings used up": (
        *(PLAIN, "seats 2\ntop-row school school school", "line 3: .*no more pieces school"),
    ),
    "seat word unknown": (
        PLAIN,
        "seats 2\nseat 0 gold 5",
        "line 3: .*expected one of cash, .*'gold'",
    ),
    "too much coal": (PLAIN, "seats 2\nseat 0 coal 999", "line 3: .*nobody can have more than"),
    "debts": (PLAIN, "seats 2\nseat 0 cash -5", "line 3: .*from 0 to 999999; got '-5'"),
    "same space": (
        *(PLAIN, "seats 2\nseat 0 earned 7\nseat 1 earned 7", "line 4: .*0 and 1 lie on one space"),
    ),
    "accounts": (
        *(PLAIN, "seats 2\nseat 0 cash 9\naccounts 0 sales=8", "line 4: .*do not add up"),
    ),
    "same building twice": (
        *(PLAIN, "seats 2\nvillage 0 school\ncovered 0 school", "line 4: .*has school only once"),
    ),
    "five buildings": (
        PLAIN,
        "seats 2\nvillage 0 school tailor tavern church mess-hall",
        "line 3: .*a village has 4 building spaces",
    ),
    "no such flag": (PLAIN, "seats 2\nactive 0 bakery", "line 3: .*expected one of .*'bakery'"),
    "tile turned the same": (
        *(PLAIN, "seats 2\ntile 0 n1 cross-rich 1", "line 3: .*the same way with a smaller turn"),
    ),
    "tile out of reach": (PLAIN, "seats 2\ntile 0 n2 tee-rich", "line 3: .*n2 is out of reach"),
    "two entrances": (PLAIN, "seats 2\ntile 0 n1 entrance", "line 3: .*2 entrances, not 3"),
    "foreman too strong": (PLAIN, "seats 2\nforeman 0 broker 5", "line 3: .*no foreman 5 left"),
    "foreman used up": (
        *(PLAIN, "seats 2\nforeman 0 broker 0\nforeman 0 0 0", "line 4: .*no foreman 0 left"),
    ),
    "two at the brokers": (PLAIN, "seats 2\nforeman 0 broker 1 2", "line 3: .*one foreman fits"),
    "foreman in no tavern": (
        *(PLAIN, "seats 2\nforeman 0 tavern 4", "line 3: .*seat 0 has no tavern for a foreman"),
    ),
    "foreman far off": (
        *(PLAIN, "seats 2\nround 2\nforeman 0 n2 4", "line 4: .*cannot have a foreman on n2"),
    ),
    "foreman on a tile apart": (
        PLAIN,
        "seats 2\nround 2\ntile 0 n1 dead-end-rich 0\nforeman 0 n1 4",
        "line 5: .*cannot have a foreman on n1",
    ),
    "unknown question": (PLAIN, "seats 2\nask supper 0", "line 3: .*expected one of .*'supper'"),
    "question of no seat": (PLAIN, "seats 2\nask bless 5", "line 3: .*from 0 to 1; got '5'"),
    "too many questions": (
        PLAIN,
        "seats 2\n" + "\n".join(f"ask side 0 target {space}" for space in range(9)),
        "line 11: .*too many pending decisions",
    ),
    "unknown foreman in a true position": (
        *(PLAIN, "seats 2\nforeman 0 broker ?", "line 3: .*whole number from 0 to 9; got '\\?'"),
    ),
    "foremen missing": (
        *(PLAIN, "seats 2\nhand 0 1 0 0 0 0", "line 3: expected 9 foremen of seat 0"),
    ),
    "drawn tile of no kind": (
        *(PLAIN, "seats 2\nstep expanding\nask lay 0 cell w1 kind 36", "line 4: .*no such kind"),
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_it_is_refused_by_its_line(name: str) -> None:
    options, text, message = WRONG[name]
    title = "" if text.startswith("coal") else "coal_country\n"
    with pytest.raises(ValueError, match=message):
        game_spec("coal_country").game(options).position(f"{title}{text}\n")
