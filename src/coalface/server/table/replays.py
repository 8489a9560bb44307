"""A game that was played, line by line, as one audience saw it."""

import msgspec

from coalface.core.contract import CHANCE
from coalface.core.fairness import OPEN, Proof
from coalface.core.fairness import commit as committed
from coalface.core.record import Record
from coalface.server.protocol import Position, Table
from coalface.server.refusal import Refusal
from coalface.server.rest import Replay, Step
from coalface.server.table.presenter import PositionBuilder, Presenter, printed_values
from coalface.server.table.session import Audience, GameSession, Line
from coalface.server.table.state import TableState


def session_of(record: Record) -> GameSession:
    """Return a record as a game that was played at a table."""
    session = GameSession(record.game, record.seats, "", taken_over=len(record))
    for actor, move in record.lines:
        session.play(actor, move)
    return session


def record_of(state: TableState) -> Record:
    """Return the record of a table, with the proof of its draws once the game is over."""
    assert state.session is not None
    row = state.row
    if row.status != "over":
        return state.session.record(OPEN + committed(row.secret))
    nonces = tuple(state.seats.nonces())
    undone, after = state.session.undone(), row.taken_over
    proof = Proof(committed(row.secret), row.secret, nonces, undone, after)
    return state.session.record(proof.write())


def shown(session: GameSession, audience: Audience) -> list[int]:
    """Return the numbers of the lines that this audience could notice; all after the end."""
    if session.over():
        return list(range(1, len(session.lines) + 1))
    return [
        number
        for number, line in enumerate(session.lines, 1)
        if line.actor == audience or any(event.seen(audience) for event in line.events)
    ]


def replay(
    session: GameSession, audience: Audience, open: bool, presenter: Presenter, table: Table | None
) -> Replay:
    """Return all lines that this audience could notice, in words, with the points after each."""
    numbers = {number: place for place, number in enumerate(shown(session, audience), 1)}
    memory = table is not None and table.settings.memory_aid
    secret = frozenset[int]() if session.over() else presenter.secret(audience, memory)
    steps = [
        step(place, line, presenter.scores(state, secret), audience, open, presenter)
        for number, (line, state) in enumerate(session.states(), 1)
        if (place := numbers.get(number)) is not None
    ]
    return Replay(
        game=session.game.id,
        title=presenter.title(),
        names=list(session.names),
        seen_by=audience,
        open=open,
        table=table,
        steps=steps,
        printed=printed_values(session.view(audience)),
    )


def step(
    place: int,
    line: Line,
    scores: list[int | None],
    audience: Audience,
    open: bool,
    presenter: Presenter,
) -> Step:
    """Return one line; how a move is spelled may be a secret of the seat that made it."""
    spelled = open or (line.actor == audience and line.actor != CHANCE)
    return Step(
        line=place,
        actor=line.actor,
        move=str(presenter.game.moves[line.move]) if spelled else None,
        words=[presenter.event(event) for event in line.events if open or event.seen(audience)],
        scores=scores,
    )


def position_at(
    session: GameSession,
    audience: Audience,
    place: int,
    presenter: Presenter,
    *,
    memory: bool,
    text: bool,
    printed: bool = True,
) -> Position:
    """Return the position after a line, counted as the replay of this audience counts."""
    numbers = [0, *shown(session, audience)]
    if not 0 <= place < len(numbers):
        raise Refusal("unknown-line")
    past = GameSession(session.game, session.names, "", taken_over=len(session.lines))
    for line in session.lines[: numbers[place]]:
        past.play(line.actor, line.move)
    since = len(past.story(audience))
    position = PositionBuilder(presenter, past).build(
        past.view(audience),
        since,
        clock=None,
        memory=memory,
        text=text,
        undo=False,
        printed=printed,
    )
    return msgspec.structs.replace(position, legal=[], line=place)


def journal(session: GameSession, audience: Audience, secret: str, presenter: Presenter) -> str:
    """Return the story of one audience as a text."""
    head = [
        f"{presenter.title()} · {', '.join(session.names)}",
        f"draws {OPEN}{committed(secret)}",
        "",
    ]
    lines = [presenter.entry(n, line) for n, line in enumerate(session.story(audience), 1)]
    return "\n".join([*head, *(f"{line.number}. {line.words}" for line in lines), ""])
