"""What a replay says that a turn has changed: each number once, and nothing that was foretold."""

from collections import Counter

import pytest

from coalface.core.registry import released_specs
from coalface.server.table.replays import replay
from tests.server.turns import played, presenter


@pytest.mark.parametrize("name", sorted(released_specs()))
def test_a_turn_changes_each_number_once(name: str) -> None:
    session = played(name, 3)
    turns = replay(session, None, True, presenter(session), None).turns
    assert any(turn.changes for turn in turns)
    for turn in turns:
        numbers = [change for change in turn.changes if change.amount is not None]
        counts = Counter((change.icon, change.seat, change.label) for change in numbers)
        assert counts.total() == len(counts), turn.changes


def test_a_debt_in_a_replay_is_a_number_alone() -> None:
    """Views before and after a turn do not say how much was borrowed."""
    session = played("ruhrschifffahrt", 3)
    turns = replay(session, None, True, presenter(session), None).turns
    debts = [row for turn in turns for row in turn.changes if row.icon == "rs-debt"]
    assert any((row.amount or 0) > 0 for row in debts)
    assert not any("borrowed" in row.label for row in debts)
