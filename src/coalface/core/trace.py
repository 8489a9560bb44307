"""The trace of a record: short hashes of what everyone could do and see after each line.

A trace lies beside its record and stays the same as long as the game behaves the same. Each line
has four parts: `actors`, `legal` (what each actor may do, by notation, chance with its odds),
`events` and `views` (a hash for each seat, then the spectator's). The breakdown of the points and
the standing close it.
"""

from hashlib import sha256
from pathlib import Path
from typing import Final

from coalface.core.contract import CHANCE, Event, State
from coalface.core.record import Record, write_whole
from coalface.core.record_header import Find
from coalface.core.registry import game_spec
from coalface.core.view import canonical

FIRST: Final = "coalface trace 1"
PARTS: Final = ("actors", "legal", "events", "views")
SUFFIX: Final = ".trace"


def trace(record: Record) -> list[str]:
    """The lines of a record's trace; line 0 is the start."""
    lines = [FIRST, _moment(0, record.state(0), [])]
    lines += [_moment(step.number, step.state, step.events) for step in record.replay()]
    end = record.state()
    for seat in range(len(record.seats)):
        points = " ".join(f"{name}={value}" for name, value in end.breakdown(seat).items())
        lines.append(f"points {seat} {points}".rstrip())
    places = " > ".join(" = ".join(str(seat) for seat in place) for place in end.standing())
    return [*lines, f"standing {places}"]


def write(record: Record, path: str | Path) -> None:
    """Write the trace of a record into a file."""
    write_whole(Path(path), _text(trace(record)))


def compare(record: str | Path, path: str | Path | None = None, find: Find = game_spec) -> str:
    """Say where a record departs from its trace, `x.trace` beside `x.record`; "" if nowhere."""
    loaded = Record.load(record, find)
    beside = Path(record).with_suffix(SUFFIX) if path is None else Path(path)
    kept = beside.read_text("utf-8").splitlines()
    now = trace(loaded)
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        if old != new:
            return f"{beside}, line {number}: {_difference(loaded, old, new)}"
    if len(kept) != len(now):
        return f"{beside}: it has {len(kept)} lines; now there are {len(now)}"
    return ""


def without_views(line: str) -> str:
    """Return a line of a trace without the hashes of views, its last column."""
    return line.rpartition(" ")[0] if line[:1].isdigit() else line


def _moment(number: int, state: State, events: list[Event]) -> str:
    """One line of a trace."""
    audience = [*range(state.seats), None]
    actors = state.actors()
    seen = [[event.content() for event in events if event.seen(seat)] for seat in audience]
    parts = (
        _short(actors),
        _short([(actor, _legal(state, actor)) for actor in actors]),
        ".".join(_short(told) for told in seen),
        ".".join(_short(state.view(seat)) for seat in audience),
    )
    return " ".join([str(number), *parts])


def _legal(state: State, actor: int) -> list[tuple[str, int]]:
    """What an actor may do, in the order of the notation; the odds of each for chance."""
    legal = state.legal(actor, retracting=True)
    odds = state.odds() if actor == CHANCE else [1] * len(legal)
    notations = [str(state.game.moves[move]) for move in legal]
    return sorted(zip(notations, odds, strict=True))


def _short(value: object) -> str:
    return sha256(canonical(value).encode()).hexdigest()[:8]


def _text(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _difference(record: Record, old: str, new: str) -> str:
    """What differs between a line as it was kept and as it is now."""
    before, after = old.split(" "), new.split(" ")
    if not (before[0].isdigit() and after[0] == before[0] and len(before) == len(after)):
        return f"`{old}` was kept; now it is `{new}`"
    differing = [
        _audiences(part, was, now)
        for part, was, now in zip(PARTS, before[1:], after[1:], strict=True)
        if was != now
    ]
    number = int(after[0])
    played = record.notation(record.lines[number - 1]) if number else "the start"
    return f"after line of play {number} (`{played}`) these differ: {', '.join(differing)}"


def _audiences(part: str, was: str, now: str) -> str:
    """A part that differs, and for whom, where the part is kept by seat."""
    before, after = was.split("."), now.split(".")
    if len(after) == 1 or len(before) != len(after):
        return part
    changed = [i for i, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    names = ["spectators" if i == len(after) - 1 else f"seat {i}" for i in changed]
    return f"{part} of {' and '.join(names)}"
