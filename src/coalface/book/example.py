"""Worked examples: the engine plays what lies between two scenes, and gives the numbers."""

from dataclasses import dataclass
from typing import Any

import msgspec

from coalface.book.book import Book, BookError, Example
from coalface.book.scene import Scene, scene_of
from coalface.core.contract import Event, State
from coalface.core.view import canonical

Numbers = dict[str, int]


@dataclass(frozen=True)
class Worked:
    """An example as the engine plays it: its scene after all, the numbers, what happened."""

    example: Example
    scene: Scene
    facts: Numbers
    events: tuple[Event, ...]


def work(book: Book, example: Example) -> Worked:
    """Play an example; BookError if it cannot be played or a number is not there."""
    before, after = scene_of(book, example.before), scene_of(book, example.after)
    if after.lines[: len(before.lines)] != before.lines:
        raise BookError(f"example {example.id}: scene {example.after!r} does not go on from before")
    state = before.game.start(len(before.names))
    for actor, move in before.lines:
        state.advance(actor, move)
    first, happened = numbers_of(state, before.seat), list[Event]()
    for actor, move in after.lines[len(before.lines) :]:
        state.apply(actor, move, happened)
    last = numbers_of(state, before.seat)
    facts = {name: _fact(example, place, first, last) for name, place in example.facts.items()}
    shown = (event for event in happened if not example.events or event.key in example.events)
    return Worked(example, after, facts, tuple(event for event in shown if event.seen(after.seat)))


def numbers_of(state: State, seat: int) -> dict[str, Any]:
    """Return all that a seat sees of a position, with the points: for places of numbers."""
    view = state.view(seat)
    found: dict[str, Any] = {
        "table": msgspec.json.decode(canonical(view.table)),
        "scores": state.scores(),
        "points": [state.breakdown(player) for player in range(len(state.scores()))],
    }
    return found


def _fact(example: Example, place: str, first: dict[str, Any], last: dict[str, Any]) -> int:
    """Return the number of a place: `before`, `after` or `gain`, and the way to it."""
    when, *way = place.split()
    try:
        if when == "gain":
            return _at(last, way) - _at(first, way)
        return _at({"before": first, "after": last}[when], way)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BookError(f"example {example.id}: no number at {place!r}") from error


def _at(found: Any, way: list[str]) -> int:
    for part in way:
        found = found[int(part)] if isinstance(found, list) else found[part]
    if not isinstance(found, int):
        raise TypeError(f"{found!r} is no number")
    return found
