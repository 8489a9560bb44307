"""A position of Coal Baron that cannot be is refused, and the line is named."""

import pytest

import coalface

WRONG = {
    "seats 7": "line 2: coal_baron supports 2–4 players, got 7",
    "seats ²": "line 2",
    "seats 2\nask keep 0 pile 7": "line 3: .*expected one of tiles, orders; got '7'",
    "seats 2\nask keep 0 end top": "line 3: .*expected pile of keep; got 'end'",
    "seats 2\nask turn chance": "line 3: .*expected a seat after turn; got 'chance'",
    "seats 2\nask refill 0 space 1": "line 3: .*expected chance after refill; got '0'",
    "seats 2\nask refill chance space 99": "line 3: .*whole number from 0 to 7; got '99'",
    "seats 2\nask pair 0 cubes_left 2": "line 3: pair cannot be decided",
    "seats 2\nask draft 0": "line 3: draft cannot be decided",
    "seats 2\nseat 0 workers 0 bank 18\nask turn 0": "line 4: turn cannot be decided",
    "seats 2\nask supper 0": "line 3: .*expected one of deal-tiles.*; got 'supper'",
    "seats 2\nseat 0 mark 3": "line 3: .*expected one of marks, .*; got 'mark'",
    "seats 2\ntiel factory-1 YL1": "line 3: .*unknown word 'tiel'; did you mean 'tile'",
    "seats 2\ntile factory-9 YL1": "line 3: .*expected one of factory-1.*; got 'factory-9'",
    "seats 2\ntile factory-8 YL1": "line 3: factory-8 is locked with 2 players",
    "seats 2\ntile factory-1 YL9": "line 3: .*expected one of YL1.*; got 'YL9'",
    "seats 2\nshift 2\nshift 2": "line 4: .*duplicate shift",
    "seats 2\ncage 0 YYYYYY": "line 3: a cage holds 5 cubes",
    "seats 2\norder 0 B01\ncard order-4 B01": "line 4: .*B01 lies in two places",
    "seats 2\ntiles 0 YL1 YL1 YL1 YL1": "too many YL1: 4 of 3",
    "seats 2\nknown-to 5": "line 3: .*whole number from 0 to 1; got '5'",
}


@pytest.mark.parametrize("text", WRONG)
def test_it_is_refused_by_its_line(text: str) -> None:
    game = coalface.game("coal_baron")
    with pytest.raises(ValueError, match=WRONG[text]):
        game.position(f"coal_baron\n{text}\n")
