"""A game that was played, line by line, through someone's eyes."""

import msgspec

from coalface.core.contract import CHANCE
from coalface.core.fairness import OPEN, Proof
from coalface.core.fairness import commit as committed
from coalface.core.record import Record
from coalface.server.protocol import Position, Table
from coalface.server.refusal import Refusal
from coalface.server.rest import Replay, Step
from coalface.server.table.presenter import Teller
from coalface.server.table.session import Audience, Line, Sitting
from coalface.server.table.table import LiveTable


def sitting_of(record: Record) -> Sitting:
    """A record as a game that was played at a table."""
    sitting = Sitting(record.game, record.seats, "", taken_over=len(record))
    for actor, move in record.lines:
        sitting.play(actor, move)
    return sitting


def record_of(table: LiveTable) -> Record:
    """The record of a table, with the proof of its draws once the game is over."""
    assert table.sitting is not None
    row = table.row
    if row.status != "over":
        return table.sitting.record(OPEN + committed(row.secret))
    nonces = tuple(seat.nonce for seat in table.seats)
    undone, after = table.sitting.undone(), row.taken_over
    proof = Proof(committed(row.secret), row.secret, nonces, undone, after)
    return table.sitting.record(proof.write())


def shown(sitting: Sitting, audience: Audience) -> list[int]:
    """The numbers of the lines that this audience could notice; when all is over, all of them."""
    if sitting.over():
        return list(range(1, len(sitting.lines) + 1))
    return [
        number
        for number, line in enumerate(sitting.lines, 1)
        if line.actor == audience or any(event.seen(audience) for event in line.events)
    ]


def replay(
    sitting: Sitting, audience: Audience, open: bool, teller: Teller, table: Table | None
) -> Replay:
    """All lines that this audience could notice, in words, with the points after each."""
    numbers = {number: place for place, number in enumerate(shown(sitting, audience), 1)}
    memory = table is not None and table.agreed.memory_aid
    secret = set[int]() if sitting.over() else teller.secret(audience, memory)
    steps = [
        step(place, line, teller.scores(state, secret), audience, open, teller)
        for number, (line, state) in enumerate(sitting.states(), 1)
        if (place := numbers.get(number)) is not None
    ]
    return Replay(
        game=sitting.game.id,
        title=teller.title(),
        names=list(sitting.names),
        seen_by=audience,
        open=open,
        table=table,
        steps=steps,
    )


def step(
    place: int,
    line: Line,
    scores: list[int | None],
    audience: Audience,
    open: bool,
    teller: Teller,
) -> Step:
    """One line; how a move is spelled may be a secret of the seat that made it."""
    spelled = open or (line.actor == audience and line.actor != CHANCE)
    return Step(
        line=place,
        actor=line.actor,
        move=str(teller.game.moves[line.move]) if spelled else None,
        words=[teller.event(event) for event in line.events if open or event.seen(audience)],
        scores=scores,
    )


def position_at(
    sitting: Sitting, audience: Audience, place: int, teller: Teller, memory: bool, text: bool
) -> Position:
    """The position after a line, counted as the replay of this audience counts."""
    numbers = [0, *shown(sitting, audience)]
    if not 0 <= place < len(numbers):
        raise Refusal("unknown-line")
    past = Sitting(sitting.game, sitting.names, "", taken_over=len(sitting.lines))
    for line in sitting.lines[: numbers[place]]:
        past.play(line.actor, line.move)
    since = len(past.story(audience))
    told = teller.position(past, audience, since, clock=None, memory=memory, text=text, undo=False)
    return msgspec.structs.replace(told, legal=[], line=place)


def journal(sitting: Sitting, audience: Audience, secret: str, teller: Teller) -> str:
    """The story of one audience as a text."""
    head = [
        f"{teller.title()} · {', '.join(sitting.names)}",
        f"draws {OPEN}{committed(secret)}",
        "",
    ]
    told = teller.story(sitting.story(audience), 0)
    return "\n".join([*head, *(f"{line.number}. {line.words}" for line in told), ""])
