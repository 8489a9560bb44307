"""Laws of information: events account for views, and information states follow from both.

The history of a seat is what it saw and did: the events that it sees and its own moves, in order.
Two games with the same history of a seat must show it the same view, for otherwise it learned
something that no event told. The law follows a random game (the walk) and plays a twin beside it:
another game that the seat cannot tell from the walk. The seat makes the same moves in both; where
another seat or chance moves, the twin takes any legal line that shows the seat the same events. A
twin that cannot go on so is given up, and a new one leaves the walk there. After every line the
views of walk and twin are compared. A line that shows the seat nothing must leave its view alone.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass

from coalface.core.conformance.report import BrokenLaw, Law
from coalface.core.conformance.secrecy import veiled
from coalface.core.conformance.trial import Line, Trial, after, bytes_of, may, who
from coalface.core.contract import Event, State

FOLLOWED = 800
"""Each viewer follows random games for so many lines, where there are so many."""

SIBLINGS = 6
"""How many other lines are tried at each step of a twin."""

Seen = list[tuple[str, int, tuple[int, ...]]]
Shown = Callable[[State, int | None], object]


@dataclass(slots=True)
class Twin:
    """A game that a seat cannot tell from the walk; `apart` once a line differs."""

    lines: list[Line]
    state: State
    apart: bool = False


def seen(events: list[Event], seat: int | None) -> Seen:
    """Return what a seat is told by the events of a line."""
    return [event.content() for event in events if event.seen(seat)]


def same_history(trial: Trial) -> None:
    """Two games with the same seen events and the same own moves have the same view."""
    _follow_walks(trial, FOLLOWED, lambda state, seat: state.view(seat))


def _follow_walks(trial: Trial, most: int, shown: Shown) -> None:
    """Let every viewer follow walks for so many lines, each beginning with another one."""
    count = len(trial.walks.walks)
    for place, seat in enumerate(trial.viewers):
        left = trial.share(most)
        for number in range(count):
            left -= _follow(trial, (place + number) % count, seat, shown, left)


def _follow(trial: Trial, number: int, seat: int | None, shown: Shown, most: int) -> int:
    """Follow a walk with twins, comparing what is shown to a seat; return how many lines."""
    lines = trial.walks.walks[number].lines[:most]
    truth = trial.game.start(trial.seats)
    twin = Twin([], truth.clone())
    view = shown(truth, seat)
    for made, line in enumerate(lines):
        trial.at(number, made, line)
        if line.actor == seat and twin.apart:
            _same_choices(trial, truth, twin, seat)
        log: list[Event] = []
        truth.advance(line.actor, line.move, log)
        before, view = view, shown(truth, seat)
        told = seen(log, seat)
        if line.actor != seat and not told:
            trial.count("lines unseen")
            if view != before:
                _broken(trial, seat, lines[: made + 1], lines[:made])
        if not _step_both(trial, twin, line, seat, told):
            twin = Twin(lines[: made + 1], truth.clone())
        if not twin.apart:
            continue
        trial.count("pairs of histories")
        if shown(twin.state, seat) != view:
            _broken(trial, seat, lines[: made + 1], twin.lines)
    return len(lines)


def _same_choices(trial: Trial, truth: State, twin: Twin, seat: int) -> None:
    """A seat that cannot tell two games apart has the same legal moves in both."""
    if truth.legal(seat, True) == twin.state.legal(seat, True):
        return
    trial.trying, trial.other = None, twin.lines
    raise BrokenLaw(f"seat {seat} saw the same in both histories, yet has other legal moves")


def _step_both(trial: Trial, twin: Twin, line: Line, seat: int | None, told: Seen) -> bool:
    """Add a line to a twin that shows the seat the same events; False if none was found."""
    for tried in _candidates(trial, twin.state, line, seat):
        state, log = after(twin.state, tried)
        if seen(log, seat) == told:
            twin.lines.append(tried)
            twin.state = state
            twin.apart = twin.apart or tried != line
            return True
    return False


def _candidates(trial: Trial, state: State, line: Line, seat: int | None) -> list[Line]:
    """Return lines that a twin may take: an own move alone, or some lines of the others."""
    same = [line] if may(state, line.actor, line.move) else []
    if line.actor == seat:
        return same
    others = [Line(actor, move) for actor in state.actors() for move in state.legal(actor, True)]
    others = [other for other in others if other.actor != seat and other != line]
    some = [others.pop(trial.rng.below(len(others))) for _ in range(min(SIBLINGS, len(others)))]
    return [*same, *some] if trial.rng.below(2) else [*some, *same]


def _broken(trial: Trial, seat: int | None, lines: list[Line], other: list[Line]) -> None:
    """Report two histories of a seat that break the law, alike in as many lines as possible."""
    other = _shrunk(trial, seat, lines, other)
    views = [json.loads(bytes_of(_played(trial, each).view(seat))) for each in (lines, other)]
    where = first_difference(views[0], views[1]) or "nowhere, yet its information state does"
    parts = [i for i, (one, two) in enumerate(zip(lines, other, strict=False)) if one != two]
    apart = "ends one line earlier"
    if parts:
        told = [
            f"`{trial.spelled(other[i])}` instead of `{trial.spelled(lines[i])}` in line {i + 1}"
            for i in parts
        ]
        apart = f"has {', '.join(told)}"
    trial.other = other
    raise BrokenLaw(
        f"{who(seat)} saw the same events and made the same moves in another history, "
        f"which {apart}; the views differ at {where}"
    )


def _shrunk(trial: Trial, seat: int | None, lines: list[Line], other: list[Line]) -> list[Line]:
    """Give a twin as many lines of the walk as it can have and still break the law."""
    for place, line in enumerate(lines[: len(other)]):
        if other[place] == line:
            continue
        tried = [*other[:place], line, *other[place + 1 :]]
        if _breaks(trial, seat, lines, tried):
            other = tried
    return other


def _breaks(trial: Trial, seat: int | None, lines: list[Line], other: list[Line]) -> bool:
    """Are these two legal histories with the same seen events and different views?"""
    one, two = trial.game.start(trial.seats), trial.game.start(trial.seats)
    here: Seen = []
    there: Seen = []
    for mine, yours in zip(lines, other, strict=True):
        if not may(two, yours.actor, yours.move):
            return False
        for state, line, told in ((one, mine, here), (two, yours, there)):
            log: list[Event] = []
            state.advance(line.actor, line.move, log)
            told += seen(log, seat)
    return here == there and one.view(seat) != two.view(seat)


def _played(trial: Trial, lines: list[Line]) -> State:
    state = trial.game.start(trial.seats)
    for line in lines:
        state.advance(line.actor, line.move)
    return state


def first_difference(one: object, two: object, path: str = "") -> str:
    """Say where two views, read back from JSON, first differ; "" if nowhere."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        inner = [(f"{path}.{name}".lstrip("."), one[name], two[name]) for name in one]
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        inner = [(f"{path}[{i}]", one[i], two[i]) for i in range(len(one))]
    else:
        return "" if one == two else f"{path}: {json.dumps(one)} here, {json.dumps(two)} there"
    found = (first_difference(mine, yours, where) for where, mine, yours in inner)
    return next((where for where in found if where), "")


def information_state(trial: Trial) -> None:
    """Information states are equal for equal histories, and differ where views differ."""
    _follow_walks(trial, FOLLOWED // 8, lambda state, seat: state.information_state(seat))
    views: dict[tuple[int | None, str], bytes] = {}
    for state in trial.positions(30):
        for seat in trial.viewers:
            view = trial.shown(state, seat)[1]
            trial.count("information states")
            if views.setdefault((seat, state.information_state(seat)), view) != view:
                raise BrokenLaw(f"two views of {who(seat)} have one information state")
    for state in trial.positions_where(veiled, 8):
        for seat in trial.viewers:
            other = trial.game.scramble(state, seat, trial.rng)
            trial.count("scrambles")
            if other.information_state(seat) != state.information_state(seat):
                raise BrokenLaw(f"the information state of {who(seat)} depends on what is hidden")


LAWS = (
    Law("same-history", "Equal seen events and own moves give a seat equal views.", same_history),
    Law(
        "information-state",
        "Information states follow from what a seat saw and tell its views apart.",
        information_state,
    ),
)
