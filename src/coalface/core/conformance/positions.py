"""Laws of the written position: it reads back, and one that cannot be is refused."""

import re

from coalface.core.conformance.report import BrokenLaw, Law
from coalface.core.conformance.trial import Trial


def position(trial: Trial) -> None:
    """A position reads back as the state that was written."""
    for state in trial.positions(60):
        text = state.text()
        if state.clone().text() != text:
            raise BrokenLaw("equal states are written in two ways")
        read = trial.game.position(text)
        if read.dump() != state.dump():
            raise BrokenLaw("a position reads back as another state")
        if read.text() != text:
            raise BrokenLaw("a position that was read back is written otherwise")


def spoiled(trial: Trial) -> None:
    """With a line missing or doubled, the pieces are still all there, or the line is named."""
    for state in trial.positions(5):
        lines, pieces = state.text().splitlines(), state.census()
        every = len(lines) // trial.share(len(lines))
        for number in range(trial.rng.below(every), len(lines), every):
            line = lines[number]
            for change, middle in (("without", []), ("with twice", [line, line])):
                text = "\n".join([*lines[:number], *middle, *lines[number + 1 :], ""])
                _read_spoiled(trial, text, state.seats, pieces, f"{change} the line {line!r}")
                trial.count("texts")


def _read_spoiled(trial: Trial, text: str, seats: int, pieces: dict[str, int], change: str) -> None:
    try:
        read = trial.game.position(text)
    except ValueError as refusal:
        if not re.search(r"\bline \d+", str(refusal)):
            raise BrokenLaw(f"{change}: the refusal names no line: {refusal}") from refusal
        return
    except Exception as error:
        raise BrokenLaw(f"{change}: {type(error).__name__}: {error}") from error
    if read.seats == seats and read.census() != pieces:
        raise BrokenLaw(f"{change}: read although the pieces are not all there")
    if trial.game.position(read.text()).dump() != read.dump():
        raise BrokenLaw(f"{change}: reads as a state that does not read back")


LAWS = (
    Law("position", "A written position reads back as the same state.", position),
    Law("spoiled", "A position with a line missing or doubled is refused, by line.", spoiled),
)
