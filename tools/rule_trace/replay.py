"""Replays records of a game and notes which of its functions that calls, record by record.

Run as `python -m tools.rule_trace.replay GAME FOLDER NOTES RECORD ...`, in plain Python.
"""

import json
import sys
from pathlib import Path

from coalface.core.contract import State
from coalface.core.record import Record, RecordError
from coalface.core.registry import game_spec
from tools.rule_trace.watch import Watch

EVERY = 16
"""After one line in this many it is asked what someone sees, may do and may not do."""
STRIDE = 64
"""Of the moves one in this many is explained; the next time it is others."""


def note_records(game: str, folder: Path, records: list[Path]) -> dict[str, object]:
    """What making a game calls, what each record calls, and the records that do not replay."""
    made = Watch(folder)
    with made.watching():
        game_spec(game).game()
    reached: dict[str, list[str]] = {}
    failed: dict[str, str] = {}
    for path in records:
        watch = Watch(folder)
        try:
            with watch.watching():
                look_through(Record.load(path))
        except (RecordError, OSError) as error:
            failed[path.name] = str(error)
        reached[path.name] = watch.names()
    return {"made": made.names(), "records": reached, "failed": failed}


def look_through(record: Record) -> None:
    """Replay a record, and ask now and then what someone sees, may do and may not do."""
    look(record.state(0), 0)
    for step in record.replay():
        if step.number % EVERY == 0:
            look(step.state, step.number // EVERY)
    end = record.state()
    end.standing()
    for seat in range(end.seats):
        end.breakdown(seat)


def look(state: State, number: int) -> None:
    """One view after the other, all legal moves, and a reason for some moves that are refused."""
    audiences = (*range(state.seats), None)
    state.view(audiences[number % len(audiences)])
    for actor in state.actors():
        state.legal(actor, retracting=True)
        for move in range(number % STRIDE, len(state.game.moves), STRIDE):
            state.game.explain(state, actor, move)


def main(game: str, folder: str, notes: str, *records: str) -> None:
    """Write the notes as JSON."""
    found = note_records(game, Path(folder), [Path(record) for record in records])
    Path(notes).write_text(json.dumps(found), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
