"""Turns as an audience gets them: whose, what it was in a line, what it brought."""

from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Sequence
from typing import Protocol

import msgspec

from coalface.core.contract import Event, Game
from coalface.core.course import Course
from coalface.server import protocol as p
from coalface.server.table.session import Audience, Line
from coalface.server.table.turns import NOBODY

Turned = Sequence[Line]
"""The lines of one turn, in order."""


class Phrases(Protocol):
    """What presents the parts of a turn in a language."""

    @property
    def course(self) -> Course | None: ...
    def sentences(self, events: Sequence[Event]) -> str: ...
    def round(self, number: int) -> str: ...
    @property
    def game(self) -> Game: ...
    def deed(self, key: str, count: int, events: Sequence[Event]) -> p.Deed: ...
    def kind_count(
        self, key: str, kind: int, count: int, events: Sequence[Event]
    ) -> p.KindCount: ...


def grouped(lines: Iterable[Line]) -> list[list[Line]]:
    """Return lines by turn: every line once, in order."""
    groups: list[list[Line]] = []
    for line in lines:
        if groups and groups[-1][-1].turn.number == line.turn.number:
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def lines_since(lines: Sequence[Line], number: int) -> Sequence[Line]:
    """Return the lines from the beginning of a turn on."""
    first = len(lines)
    while first > 0 and lines[first - 1].turn.number >= number:
        first -= 1
    return lines[first:]


def turn_payload(
    turned: Turned, audience: Audience, secret: Container[int], presenter: Phrases, open: bool
) -> p.Turn:
    """Return a turn as an audience knows it; `open` shows everything that happened."""
    turn = turned[0].turn
    events = [event for line in turned for event in line.events if open or event.seen(audience)]
    scoring = scored(turned)
    gained = [sum(of_seat) for of_seat in zip(*(line.points for line in turned), strict=True)]
    own = gained if scoring is None else [g - s for g, s in zip(gained, scoring, strict=True)]
    described = (
        described_together(events, presenter)
        if turn.together
        else described_alone(events, turn.seat, presenter)
    )
    listed_in = round_listed(turned, events, scoring, presenter.course)
    return p.Turn(
        number=turn.number,
        seat=turn.seat,
        together=turn.together,
        round=listed_in,
        round_words=presenter.round(listed_in) if listed_in else "",
        words=presenter.sentences(described),
        deeds=deeds_of(events, turn.seat, described, presenter),
        points=hidden(own, secret),
        scoring=None if scoring is None else hidden(scoring, secret),
        ends_game=turned[-1].ends_game,
        by_seat=opened_in(events, presenter) if turn.together else [],
    )


def round_listed(
    turned: Turned, events: Sequence[Event], scoring: list[int] | None, course: Course | None
) -> int:
    """Return the round under which a turn is listed.

    What the table does between two rounds, where nobody scores, begins the next one.
    """
    turn, ended = turned[0].turn, scoring is not None and not any(scoring)
    if not ended or turned[-1].ends_game or turn.together or turn.seat != NOBODY:
        return turn.round
    spent = course.spent_by if course else ()
    return turn.round if any(event.key in spent for event in events) else turn.round + 1


def opened_in(events: Sequence[Event], presenter: Phrases) -> list[p.SeatDeeds]:
    """Return what each seat has chosen, as far as that lies open, where all chose at once."""
    keys = presenter.course.opened if presenter.course else ()
    seats = sorted({event.seat for event in events if event.key in keys})
    return [
        p.SeatDeeds(
            seat=seat,
            deeds=counted_deeds(keys, [e for e in events if e.seat == seat], [], presenter),
        )
        for seat in seats
    ]


def scored(turned: Turned) -> list[int] | None:
    """Return what each seat gained by the end of a round in this turn; None: none ended."""
    ends = [line.scoring for line in turned if line.scoring is not None]
    return [sum(of_seat) for of_seat in zip(*ends, strict=True)] if ends else None


def hidden(points: Iterable[int], secret: Container[int]) -> list[int | None]:
    """Return points by seat, but for the secret ones."""
    return [None if seat in secret else gained for seat, gained in enumerate(points)]


def headline_of(events: Sequence[Event], seat: int, presenter: Phrases) -> Event | None:
    """Return the event that says best what a turn was."""
    course = presenter.course
    for key in course.headlines if course else ():
        for event in events:
            if event.key == key and event.seat == seat:
                return event
    own = [event for event in events if event.seat == seat]
    return next(iter([*own, *events]), None)


def is_one_of_many(headline: Event, events: Sequence[Event], seat: int) -> bool:
    """Return whether the table does the same several times: no one of them says what it was."""
    return seat == NOBODY and sum(event.key == headline.key for event in events) > 1


def described_in(events: Sequence[Event], seat: int, presenter: Phrases) -> list[Event]:
    """Return the events that sentences describe: the headline, and what the game's course adds.

    Of a kind that occurs more often than once only the headline is described, and the rest are
    counted, unless the course describes the kind of the headline too.
    """
    headline = headline_of(events, seat, presenter)
    if headline is None or is_one_of_many(headline, events, seat):
        return []
    keys = presenter.course.described if presenter.course else ()
    counts = Counter(event.key for event in events if event.seat == seat)
    more = [
        event
        for event in events
        if event.seat == seat
        and event.key in keys
        and (counts[event.key] == 1 or event.key == headline.key)
    ]
    return [headline, *(event for event in more if event is not headline)]


def described_alone(events: Sequence[Event], seat: int, presenter: Phrases) -> list[Event]:
    """Return what a turn of one seat was, and what it set off for each of the others."""
    others = [event for event in events if event.seat not in (seat, NOBODY)]
    brought = described_together(others, presenter) if seat != NOBODY else []
    return [*described_in(events, seat, presenter), *brought]


def described_together(events: Sequence[Event], presenter: Phrases) -> list[Event]:
    """Return what each has done where all choose at once, seat by seat, as far as it is open."""
    keys = presenter.course.together if presenter.course else ()
    found = [event for event in events if event.key in keys]
    return sorted(found, key=lambda event: (event.seat, keys.index(event.key)))


def deeds_of(
    events: Sequence[Event], seat: int, described: Iterable[Event], presenter: Phrases
) -> list[p.Deed]:
    """Return what is worth counting of a turn, the most important first."""
    if presenter.course is None or seat == NOBODY:
        return []
    own = [event for event in events if event.seat == seat]
    return counted_deeds(presenter.course.deeds, own, described, presenter)


def counted_deeds(
    keys: Sequence[str], own: Sequence[Event], described: Iterable[Event], presenter: Phrases
) -> list[p.Deed]:
    """Return those of a seat's events that have one of these keys, counted."""
    counts = Counter(event.key for event in own)
    in_sentences = Counter(event.key for event in described)
    by_key = {key: [event for event in own if event.key == key] for key in keys if counts[key]}
    return [
        msgspec.structs.replace(
            presenter.deed(key, counts[key], events),
            described=counts[key] <= in_sentences[key],
            by_kind=counts_by_kind(events, presenter),
        )
        for key, events in by_key.items()
    ]


def counts_by_kind(events: Sequence[Event], presenter: Phrases) -> list[p.KindCount]:
    """Return events of one deed by kind, where the game counts its kinds apart."""
    key = events[0].key
    if presenter.course is None or key not in dict(presenter.course.counted_by):
        return []
    arg = dict(presenter.course.counted_by)[key]
    at = [name for name, _ in presenter.game.events[key].args].index(arg)
    by_kind: dict[int, list[Event]] = defaultdict(list)
    for event in events:
        by_kind[presenter.course.kind_of(key, event.args[at])].append(event)
    return [
        presenter.kind_count(key, kind, len(found), found)
        for kind, found in sorted(by_kind.items())
    ]
