"""What happens in a record of German Railroads that is rare or easily missed, by name."""

from collections.abc import Iterator

from coalface.core.contract import Event, State
from coalface.core.record import Record, Step
from coalface.games.german_railroads.events import EVENTS
from coalface.games.german_railroads.game import OPTIONS
from coalface.games.german_railroads.ids import BLACK, LAST_PLACE, MAIN
from coalface.games.german_railroads.names import (
    BONUS_NAMES,
    BRANCH_NAMES,
    BUILD_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    EMIL_CARD_NAMES,
    END_BONUS_NAMES,
    EXTENSION_NAMES,
    FOUNDRY_NAMES,
    INCOME_NAMES,
    MARKER_NAMES,
    PAY_NAMES,
    POINT_NAMES,
    SIGNAL_NAMES,
    SLOT_NAMES,
    SOURCE_NAMES,
    SPACE_NAMES,
    TOKEN_NAMES,
)
from coalface.games.german_railroads.view import Table

IN_THE_BOX = END_BONUS_NAMES[:10]
CHOICES = ("factory", "engineer-15/first", "engineer-15/second")
PLAIN = (
    *("pass", "end-turn", "close", "boiler", "burn", "skip", "give-back", "turn-lowest"),
    *("take-factory", "again", "relocate", "copy", "work"),
)
"""Moves of which it matters only that they are made."""

ALL = frozenset(
    {
        *EVENTS,
        *PLAIN,
        *(f"place: {name}" for name in SPACE_NAMES),
        *(f"pay: {name}" for name in PAY_NAMES),
        *(f"step: {source}" for source in SOURCE_NAMES),
        *(f"colour: {colour}" for colour in COLOUR_NAMES),
        *(f"build: {name}" for name in BUILD_NAMES),
        *(f"bonus: {name}" for name in BONUS_NAMES),
        *(f"draw-bonus: {name}" for name in BONUS_NAMES),
        *(f"token: {name}" for name in TOKEN_NAMES),
        *(f"card: {name}" for name in CARD_NAMES),
        *(f"income: {name}" for name in INCOME_NAMES),
        *(f"take-income: {name}" for name in INCOME_NAMES),
        *(f"foundry: {name}" for name in FOUNDRY_NAMES),
        *(f"take-foundry: {name}" for name in FOUNDRY_NAMES),
        *(f"extension: {name}" for name in EXTENSION_NAMES),
        *(f"branch: {name}" for name in BRANCH_NAMES),
        *(f"marker: {name}" for name in MARKER_NAMES),
        *(f"signal: {name}" for name in SIGNAL_NAMES),
        *(f"resolve: {name}" for name in ("doubler", "points", "engineers", "top1", "top2")),
        *(f"choose: {name}" for name in CHOICES),
        *(f"loco: {name}" for name in SLOT_NAMES),
        *("boilerman: slot", "boilerman: gap", "replace: gap"),
        *(f"keep: {name}" for name in IN_THE_BOX),
        *(f"end: {name}" for name in IN_THE_BOX),
        *(f"factory: {number}" for number in range(10)),
        *(f"emil: {name}" for name in EMIL_CARD_NAMES if name != "white2"),
        *(f"points: {name}" for name in POINT_NAMES),
        *(f"option: {option.name} {value}" for option in OPTIONS for value in option.values()),
        *("seats: alone", "loco: replaces again", "relocate: two claimants"),
        *("close: before all is done", "track: at the end", "industry: at the end"),
    }
)


def facts(record: Record) -> set[str]:
    """All that this record shows."""
    options = record.game.options
    found = {
        f"option: {option.name} {options[option.name]}"
        for option in OPTIONS
        if option.name in options
    }
    before = record.state(0).clone()
    if before.seats == 1:
        found.add("seats: alone")
    previous = ""
    for step in record.replay():
        notation = str(before.game.moves[step.move])
        found.update(event.key for event in step.events)
        found.update(_moved(notation))
        found.update(_told(step.events))
        found.update(_rare(before, step, notation, previous))
        previous = notation
        before = step.state.clone()
    return found


def _moved(notation: str) -> Iterator[str]:
    """A move by its kind and what it names."""
    kind, *parts = notation.split("/")
    if kind in PLAIN:
        yield kind
    elif kind == "place":
        yield f"place: {parts[0]}"
        yield f"pay: {parts[1]}"
    elif kind == "step":
        yield f"step: {parts[0]}"
        yield f"colour: {parts[2]}"
    elif kind in ("boilerman", "replace"):
        yield f"{kind}: {'gap' if parts[0].startswith('gap') else 'slot'}"
    elif kind == "choose" and parts[0].startswith("factory"):
        yield "choose: factory"
    elif not kind.startswith("deal-") and kind not in ("emil", "industry"):
        yield f"{kind}: {'/'.join(parts)}"


def _told(events: list[Event]) -> Iterator[str]:
    """What events name: factories at work, Emil's cards, sources of points, cards of the end."""
    for event in events:
        number = event.args[0] if event.args else 0
        if event.key == "gr.factory.used":
            yield f"factory: {number}"
        elif event.key == "gr.emil.drew" and event.args[1]:
            yield f"emil: {EMIL_CARD_NAMES[number]}"
        elif event.key == "gr.points.scored":
            yield f"points: {POINT_NAMES[number]}"
        elif event.key == "gr.endbonus.scored":
            yield f"end: {END_BONUS_NAMES[number]}"


def _rare(before: State, step: Step, notation: str, previous: str) -> Iterator[str]:
    """Chains of locomotives, two who relocate, foundries closed early, ends of tracks."""
    if notation.startswith("loco/") and previous.startswith("loco/"):
        yield "loco: replaces again"
    if notation.startswith("relocate/") and _asked(before).count("relocate") > 1:
        yield "relocate: two claimants"
    table: Table = before.view(None).table
    if notation == "close" and table.of_foundry:
        yield "close: before all is done"
    for event in step.events:
        if event.key == "gr.track.moved" and list(event.args[:3]) == [MAIN, BLACK, LAST_PLACE]:
            yield "track: at the end"
        if event.key == "gr.marker.moved" and event.args[0] == LAST_PLACE:
            yield "industry: at the end"


def _asked(state: State) -> list[str]:
    """Return the kinds of all pending decisions."""
    table: Table = state.view(None).table
    return [decision.kind for decision in table.pending]
