"""A view of German Railroads in words: sections and tables of keys and arguments."""

from coalface.core.contract import CHANCE
from coalface.core.tables import Section, Words
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.describe_seat import describe_seat
from coalface.games.german_railroads.describe_table import (
    describe_coal,
    describe_emil,
    describe_engineers,
    describe_extensions,
    describe_spaces,
    describe_supply,
)
from coalface.games.german_railroads.names import ATOM_NAMES, STATION_NAMES
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.flow import free_action
from coalface.games.german_railroads.rules.turn import last_round
from coalface.games.german_railroads.said import said
from coalface.games.german_railroads.view import Asked, GermanRailroadsView, Table
from coalface.games.german_railroads.words import title_words

PLAIN_ATOMS = tuple(f"allow-{colour}" for colour in ("black", "gray", "brown", "natural", "white"))
"""What is counted beside the effects and says nothing by itself."""


def describe(view: GermanRailroadsView, pieces: Pieces) -> tuple[Section, ...]:
    """The position as this seat sees it, its own board last.

    `pieces` is the view read back, without its secrets.
    """
    table = view.table
    sections = [describe_turn(view, pieces), describe_spaces(table, pieces)]
    sections += [describe_engineers(table, pieces), describe_supply(view, pieces)]
    if pieces.kit.board:
        sections.append(describe_extensions(table, pieces))
    if pieces.kit.coal:
        sections.append(describe_coal(table, pieces))
    if table.emil is not None:
        sections.append(describe_emil(table, pieces))
    for seat in sorted(range(view.seats), key=lambda seat: seat == view.seat):
        sections += describe_seat(view, pieces, seat)
    return tuple(sections)


def describe_turn(view: GermanRailroadsView, pieces: Pieces) -> Section:
    """Round and order of play, who must decide, and what."""
    table = view.table
    lines = [said("gr-line-round", round=("count", table.round), rounds=("count", table.rounds))]
    if not view.actors:
        return Section(title_words(pieces.kit, ""), (*lines, Words("gr-line-over")))
    if last_round(pieces):
        lines.append(Words("gr-line-last-round"))
    if view.seats > 1 and len(set(table.order)) == view.seats:
        lines.append(said("gr-line-order", order=("seat-list", joined(table.order))))
    if table.passed:
        lines.append(said("gr-line-passed", seats=("seat-list", joined(table.passed))))
    lines += [said("turn-of", name=("seat", actor)) for actor in view.actors]
    if view.actors != (CHANCE,):
        lines += describe_asked(table, pieces)
    return Section(title_words(pieces.kit, ""), tuple(lines))


def joined(seats: tuple[int, ...]) -> str:
    """Seats as the value of a list."""
    return " ".join(str(seat) for seat in seats)


def describe_asked(table: Table, pieces: Pieces) -> list[Words]:
    """What is asked now, and what waits to be resolved."""
    asked = table.asked[-1]
    lines = [ask_words(asked, pieces)]
    for key, pool in (("gr-line-owed", table.owed), ("gr-line-offered", table.offered)):
        waiting = [
            f"{ATOM_NAMES.index(name)}*{count}"
            for name, count in pool.items()
            if name not in PLAIN_ATOMS
        ]
        if waiting:
            lines.append(said(key, parts=("part-list", " ".join(waiting))))
    if table.open_foundry is not None:
        lines.append(said("gr-line-open-foundry", foundry=("foundry", table.open_foundry)))
    return lines


def ask_words(asked: Asked, pieces: Pieces) -> Words:
    """The question of the top frame."""
    if asked.kind == "turn":
        if asked.a:
            return Words("gr-ask-resolve")
        free = free_action(pieces, asked.seat)
        return Words("gr-ask-turn-free" if free else "gr-ask-turn")
    if asked.kind in ("hand", "replace"):
        number = asked.a % ids.BOILER
        if asked.kind == "hand":
            return said("gr-ask-hand", number=("count", number))
        return said("gr-ask-replace", number=("factory", number))
    if asked.kind == "extension":
        return said("gr-ask-extension", station=("station", STATION_NAMES[asked.a]))
    return Words(f"gr-ask-{asked.kind}")
