"""A table, its seats and its chat as clients get them."""

from collections.abc import Collection
from typing import Protocol

from coalface.core.fairness import commit
from coalface.core.registry import game_spec
from coalface.server import protocol as p
from coalface.server.store.tables import ChatRow, SeatRow
from coalface.server.table.state import TableState


class Receiver(Protocol):
    """Who a payload is for."""

    person: str
    name: str


def seat_payload(seat: SeatRow, present: Collection[str], holiday: int | None = None) -> p.SeatInfo:
    """Return a seat as anyone may see it."""
    return p.SeatInfo(
        seat=seat.seat,
        name=seat.name,
        person=seat.person,
        bot=seat.bot,
        stand_in=seat.stand_in,
        present=seat.person is not None and seat.person in present,
        vacant=seat.person is None and seat.bot is None,
        holiday=holiday,
    )


def seat_payloads(state: TableState, present: Collection[str]) -> list[p.SeatInfo]:
    """Return the seats of a table as anyone may see them."""
    return [seat_payload(seat, present, state.holiday_of(seat.seat)) for seat in state.seats]


def count_spectators(state: TableState, present: Collection[str]) -> int:
    """Return the number of people who are present and have no seat."""
    return len(set(present) - state.seats.owners())


def chat_payload(line: ChatRow) -> p.ChatMessage:
    """Return a line of chat as it is sent."""
    return p.ChatMessage(
        number=line.number,
        room=line.room,
        person=line.person,
        name=line.name,
        text=line.text,
        at=line.at,
    )


def table_payload(
    state: TableState, lang: p.Lang, person: str, present: Collection[str]
) -> p.Table:
    """Return a table as a person may see it."""
    row = state.row
    secret = row.secret if row.status == "over" else None
    fairness = p.Fairness(commitment=commit(row.secret), nonces=state.seats.nonces(), secret=secret)
    return p.Table(
        id=row.id,
        game=row.game,
        title=state.presenter(lang).title(),
        options=row.options,
        rules_version=row.rules,
        components=row.components,
        status=row.status,
        settings=row.settings,
        host=row.host,
        host_name=row.host_name,
        seats=seat_payloads(state, present),
        actors=state.actors_seen_by(person),
        paused=row.paused,
        spectators=count_spectators(state, present),
        created=row.created,
        touched=row.touched,
        fairness=fairness,
        rematch=row.rematch,
        continued_from=row.continued_from,
        scores=row.scores,
        standing=row.standing,
        score_unit=game_spec(row.game).score_unit,
    )


def you_payload(state: TableState, receiver: Receiver) -> p.You:
    """Return the receiver's place at a table."""
    hosts, muted = receiver.person == state.row.host, state.chat.muted
    return p.You(
        person=receiver.person,
        name=receiver.name,
        seats=state.seats.of(receiver.person),
        host=hosts,
        muted=receiver.person in muted,
        silenced=sorted(muted) if hosts else [],
    )
