"""A game that was played, line by line, as one audience saw it."""

from collections.abc import Container, Mapping, Sequence
from itertools import accumulate, pairwise

import msgspec

from coalface.core.contract import CHANCE, State
from coalface.core.fairness import OPEN, Proof
from coalface.core.fairness import commit as committed
from coalface.core.preview import Comparison, changes_made
from coalface.core.record import Record
from coalface.core.registry import game_spec
from coalface.core.view import AnyView
from coalface.server.preview_messages import Delta
from coalface.server.protocol import Position, Table
from coalface.server.refusal import Refusal
from coalface.server.rest import Replay, ReplayTurn, Step
from coalface.server.table.open_view import open_view
from coalface.server.table.positions import PositionBuilder, printed_values
from coalface.server.table.presenter import Presenter
from coalface.server.table.session import Audience, GameSession, Line
from coalface.server.table.state import TableState
from coalface.server.table.turn_payloads import Turned, grouped, turn_payload
from coalface.server.table.turning_points import turning_points
from coalface.server.table.turns import NOBODY


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
    places = {number: place for place, number in enumerate(shown(session, audience), 1)}
    over, memory = session.over(), table is not None and table.settings.memory_aid
    secret = frozenset[int]() if over else presenter.secret(audience, memory)
    views = views_by_turn(session, audience, open)
    steps = [
        step(place, line, presenter.scores(state, secret), audience, open, presenter)
        for number, (line, state) in enumerate(session.states(), 1)
        if (place := places.get(number)) is not None
    ]
    turns = replay_turns(session, audience, open, presenter, secret, places, views)
    return Replay(
        game=session.game.id,
        title=presenter.title(),
        names=list(session.names),
        seen_by=audience,
        open=open,
        table=table,
        steps=steps,
        turns=turns,
        turning_points=turning_points(turns, presenter) if over else [],
        printed=printed_values(session.view(audience)),
    )


def replay_turns(
    session: GameSession,
    audience: Audience,
    open: bool,
    presenter: Presenter,
    secret: Container[int],
    places: Mapping[int, int],
    views: Sequence[AnyView],
) -> list[ReplayTurn]:
    """Return the turns of a game, of which this audience could notice some line."""
    found, number = [], 0
    for (before, after), turned in zip(pairwise(views), grouped(session.lines), strict=True):
        noticed = [places[n] for n in range(number + 1, number + len(turned) + 1) if n in places]
        number += len(turned)
        if noticed:
            turn = turn_payload(turned, audience, secret, presenter, open)
            changes = turn_changes(session, turned, before, after, presenter)
            found.append(ReplayTurn(turn=turn, first=noticed[0], last=noticed[-1], changes=changes))
    return found


def view_of(state: State, audience: Audience, open: bool) -> AnyView:
    """Return what this audience saw, or with nothing hidden."""
    return open_view(state) if open else state.view(audience)


def views_by_turn(session: GameSession, audience: Audience, open: bool) -> list[AnyView]:
    """Return what this audience saw before the first turn, and after each of them."""
    views = [view_of(session.game.start(len(session.names)), audience, open)]
    ends = set(accumulate(map(len, grouped(session.lines))))
    for number, (_, state) in enumerate(session.states(), 1):
        if number in ends:
            views.append(view_of(state, audience, open))
    return views


def turn_changes(
    session: GameSession, turned: Turned, before: AnyView, after: AnyView, presenter: Presenter
) -> list[Delta]:
    """Return the numbers that the turn of a seat has changed, as these views show them."""
    seat = turned[0].turn.seat
    if seat == NOBODY:
        return []
    compared = Comparison(session.game, seat, before, after, ())
    table = game_spec(session.game.id).preview_table(before)
    return presenter.changes(changes_made(table, compared), seat)


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
    events = [
        event
        for event in line.events
        if (open or event.seen(audience)) and not presenter.game.events[event.key].counted
    ]
    return Step(
        line=place,
        actor=line.actor,
        move=str(presenter.game.moves[line.move]) if spelled else None,
        words=[presenter.event(event) for event in events],
        scores=scores,
        rules=[presenter.rule_behind(event) for event in events],
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
    since: int | None = None,
    open: bool = False,
) -> Position:
    """Return the position after a line, counted as the replay of this audience counts.

    Its story holds what happened after the line `since`; without one it holds nothing. Where it is
    open nothing is left to remember.
    """
    numbers = [0, *shown(session, audience)]
    since = place if since is None else since
    if not 0 <= since <= place < len(numbers):
        raise Refusal("unknown-line")
    past = GameSession(session.game, session.names, "", taken_over=len(session.lines))
    for line in session.lines[: numbers[since]]:
        past.play(line.actor, line.move)
    known = len(past.story(audience))
    for line in session.lines[numbers[since] : numbers[place]]:
        past.play(line.actor, line.move)
    position = PositionBuilder(presenter, past).build(
        view_of(past.state, audience, open),
        known,
        clock=None,
        memory=memory or open,
        text=text,
        undo=False,
        printed=printed,
    )
    view = msgspec.structs.replace(position.view, memory=None) if open else position.view
    return msgspec.structs.replace(position, view=view, legal=[], line=place)


def journal(session: GameSession, audience: Audience, secret: str, presenter: Presenter) -> str:
    """Return the story of one audience as a text."""
    head = [
        f"{presenter.title()} · {', '.join(session.names)}",
        f"draws {OPEN}{committed(secret)}",
        "",
    ]
    lines = [presenter.entry(n, line) for n, line in enumerate(session.story(audience), 1)]
    return "\n".join([*head, *(f"{line.number}. {line.words}" for line in lines), ""])
