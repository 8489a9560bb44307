"""A position of Coal Baron that cannot be is refused, and the line is named."""

import pytest

import coalface

WRONG = {
    "seats 7": "line 2: coal_baron is for 2, 3, 4 players",
    "seats ²": "line 2",
    "seats 2\nask keep 0 7": "line 3: .*numbers up to 1",
    "seats 2\nask turn -1": "line 3: .*asked of a seat",
    "seats 2\nask refill 0 0 1": "line 3: .*for chance",
    "seats 2\nask refill -1 0 99": "line 3: .*numbers up to",
    "seats 2\nask pair 0 2 0": "line 3: pair cannot be asked",
    "seats 2\nask draft 0 0": "line 3: draft cannot be asked",
    "seats 2\nseat 0 workers 0 bank 18\nask turn 0": "line 4: turn cannot be asked",
    "seats 2\nask supper 0": "line 3: .*'supper' is none of",
}


@pytest.mark.parametrize("text", WRONG)
def test_it_is_refused_by_its_line(text: str) -> None:
    game = coalface.game("coal_baron")
    with pytest.raises(ValueError, match=WRONG[text]):
        game.position(f"coal_baron\n{text}\n")
