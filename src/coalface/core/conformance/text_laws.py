"""Laws of what is said: tables, notation, picks, events, and words for a position."""

import json
import sys
from collections import Counter
from itertools import pairwise

from coalface.core.conformance.report import BrokenLaw, Law
from coalface.core.conformance.trial import Trial, sent
from coalface.core.contract import (
    CHANCE,
    EVERYONE,
    FIRST_REASON,
    NOT_YOUR_TURN,
    SPECTATORS,
    Event,
)
from coalface.core.tables import Section, Words

SEAT_KIND = "seat"
"""The kind of an argument that is a seat."""


def tables(trial: Trial) -> None:
    """The tables of a game are whole, and it refuses seats that it has no place for."""
    game = trial.game
    if [*game.seat_counts] != sorted(set(game.seat_counts)) or not game.seat_counts:
        raise BrokenLaw(f"seat counts are {game.seat_counts}")
    if len(game.reasons) < FIRST_REASON:
        raise BrokenLaw(f"the reason table has only {len(game.reasons)} rows")
    for reason in game.reasons[NOT_YOUR_TURN:]:
        if not reason.rule or not reason.key:
            raise BrokenLaw(f"a reason without its rule or its key: {reason}")
    for key, row in game.events.items():
        names = [name for name, _ in row.args]
        if key != row.key or len(set(names)) != len(names):
            raise BrokenLaw(f"the row of the event {key} is {row}")
    if not all(game.sources) or len(set(game.sources)) != len(game.sources):
        raise BrokenLaw(f"sources are {game.sources}")
    for seats in (-1, 0, max(game.seat_counts) + 1):
        trial.count("wrong numbers of seats")
        try:
            game.start(seats)
        except ValueError:
            continue
        raise BrokenLaw(f"a game of {seats} seats was started")
    trial.count("rows", len(game.reasons) + len(game.events))


def notation(trial: Trial) -> None:
    """Every move has a spelling of its own that reads back, and a repr that can be pasted."""
    moves = trial.game.moves
    spelled = Counter(move.notation() for move in moves)
    for id, move in enumerate(moves):
        text = move.notation()
        trial.count("moves")
        if not text or text.split() != [text]:
            raise BrokenLaw(f"{move!r} is spelled {text!r}, which is no single word")
        if spelled[text] > 1:
            raise BrokenLaw(f"{spelled[text]} moves are spelled {text}")
        if str(move) != text or moves.id(text) != id or moves.id(move) != id:
            raise BrokenLaw(f"{text} does not lead back to the id {id}")
        if move.retracts != (id >= moves.first_retracting):
            raise BrokenLaw(f"{text} should come last in the catalogue, or not retract")
        pasted = eval(repr(move), dict(vars(sys.modules[type(move).__module__])))
        if str(pasted) != text:
            raise BrokenLaw(f"{move!r}, pasted, is {pasted!r}")


def picks(trial: Trial) -> None:
    """Among the legal moves of a seat, no picks are the beginning of others."""
    moves = trial.game.moves
    for state in trial.positions(300):
        for seat in state.actors():
            if seat == CHANCE:
                continue
            listed = state.legal(seat, retracting=True)
            chosen = sorted((moves[id].picks(), str(moves[id])) for id in listed)
            trial.count("moves", len(chosen))
            for way, name in chosen:
                if not way or not all(way):
                    raise BrokenLaw(f"seat {seat} cannot point at {name}: its picks are {way}")
            for (way, name), (longer, other) in pairwise(chosen):
                if longer[: len(way)] == way:
                    raise BrokenLaw(f"picks of {name} are the beginning of those of {other}: {way}")


def events(trial: Trial) -> None:
    """Every event has a row, the arguments of that row, and someone who sees it."""
    for number, walk in enumerate(trial.walks.walks):
        state = trial.game.start(trial.seats)
        for made, line in enumerate(walk.lines):
            trial.at(number, made, line)
            told: list[Event] = []
            state.advance(line.actor, line.move, told)
            for event in told:
                _event(trial, event)
                trial.count("events")


def _event(trial: Trial, event: Event) -> None:
    row = trial.game.events.get(event.key)
    if row is None:
        raise BrokenLaw(f"no row in the table for {event}")
    if len(event.args) != len(row.args):
        raise BrokenLaw(f"{event} should have the arguments {[name for name, _ in row.args]}")
    if not CHANCE <= event.seat < trial.seats:
        raise BrokenLaw(f"{event} concerns a seat that is not there")
    for value, (name, kind) in zip(event.args, row.args, strict=True):
        if kind == SEAT_KIND and not CHANCE <= value < trial.seats:
            raise BrokenLaw(f"{event}: {name} is no seat")
    everyone = SPECTATORS | ((1 << trial.seats) - 1)
    if event.seen_by != EVERYONE and (event.seen_by == 0 or event.seen_by & ~everyone):
        raise BrokenLaw(f"{event} is seen by nobody, or by someone who is not there")


def sendable(trial: Trial) -> None:
    """A view can be written as JSON."""
    for state in trial.positions(30):
        for seat in trial.viewers:
            plain = json.loads(sent(state.view(seat)))
            json.dumps(plain, allow_nan=False)
            trial.count("views")


def describe(trial: Trial) -> None:
    """A description is sections of Words, the same each time."""
    for state in trial.positions(30):
        for seat in trial.viewers:
            told = trial.game.describe(trial.shown(state, seat)[0])
            trial.count("descriptions")
            if not told or told != trial.game.describe(state.view(seat)):
                raise BrokenLaw("a description is empty, or another one when asked for again")
            for section in told:
                _section(section)


def _section(section: Section) -> None:
    words = [section.heading, *section.lines, *section.columns]
    words += [cell for row in section.rows for cell in row]
    for word in words:
        if not isinstance(word, Words) or not word.key:
            raise BrokenLaw(f"{word!r} is not Words with a key")
        for name, kind, value in word.args:
            if not (name and kind and isinstance(value, int | str)):
                raise BrokenLaw(f"{word!r} has an argument without name, kind or plain value")
    if any(len(row) != len(section.columns) for row in section.rows):
        raise BrokenLaw(f"the table {section.heading.key} has a row that is not of its width")


LAWS = (
    Law("tables", "The tables of a game are whole.", tables),
    Law("notation", "Moves have spellings of their own that read back.", notation),
    Law("picks", "Picks of legal moves are unique, and none begins another.", picks),
    Law("events", "Events have a row, its arguments, and someone who sees them.", events),
    Law("sent", "Views can be written as JSON.", sendable),
    Law("describe", "Descriptions are made of Words.", describe),
)
