"""What people at a table do while a game is on: moves, taking back, chat, questions."""

from coalface.core.contract import CHANCE, Event, IllegalMove
from coalface.core.random import Random
from coalface.core.tables import Reason
from coalface.server import protocol as p
from coalface.server.games import notation
from coalface.server.ids import now
from coalface.server.refusal import Refusal
from coalface.server.store import tables as stored
from coalface.server.store.tables import ChatRow, LogLine
from coalface.server.table.connection import Connection
from coalface.server.table.payloads import chat_payload
from coalface.server.table.session import GameSession, Line
from coalface.server.table.table import Asking, LiveTable
from coalface.server.table.undo import UndoPlan, plan_undo


def held(table: LiveTable, person: str, seat: int) -> GameSession:
    """The game, if this person may decide for this seat now."""
    if seat not in table.seats_of(person):
        raise Refusal("not-your-seat")
    session = table.playing()
    if table.row.paused:
        raise Refusal("paused")
    if table.seats[seat].stand_in:
        raise Refusal("stand-in")
    return session


# --- moves ---


async def move(table: LiveTable, person: str, asked: p.Move) -> None:
    """Make a move for a person; it is on disk and told when this returns."""
    async with table.lock:
        if asked.seat in table.seats_of(person) and (asked.seat, asked.id) in table.ids:
            return
        session = held(table, person, asked.seat)
        if asked.decision is not None and asked.decision != session.decision(asked.seat):
            raise Refusal("stale")
        await play(table, asked.seat, move_id(table, asked.move), asked.id)


def move_id(table: LiveTable, notation: str) -> int:
    """The id of a move by its notation; Refusal if none is spelled like this."""
    try:
        return table.game.moves.id(notation)
    except KeyError as error:
        raise Refusal("unknown-move") from error


async def play(table: LiveTable, seat: int, move: int, id: str | None = None) -> None:
    """Make a move with the draws that follow it, as one; the caller holds the lock."""
    session = table.playing()
    try:
        played = [session.play(seat, move)]
    except IllegalMove as error:
        raise Refusal(error.reason.key, error.reason) from error
    played += session.draw_all()
    close_asking(table, done=False)
    quiet = played[0].quiet
    table.turn_clock(None if quiet or table.game.moves[move].retracts else seat)
    await table.commit(logged(table, played, id), quiet=quiet)
    told = audiences_of(session, played)
    table.send_positions(told)
    if table.row.status == "over":
        table.send_table()


def logged(table: LiveTable, played: list[Line], id: str | None = None) -> list[LogLine]:
    """Lines of play as the log has them; the id belongs to the first."""
    at = now()
    return [
        LogLine(
            kind="move",
            actor=line.actor,
            move=notation(table.game, line.move),
            at=at,
            id=id if number == 0 else None,
        )
        for number, line in enumerate(played)
    ]


def audiences_of(session: GameSession, played: list[Line]) -> list[int | None] | None:
    """Who is told of these lines: everyone, but of a sealed choice only who learns of it."""
    if not any(line.sealed for line in played):
        return None
    before = played[0].story_lengths
    places = [*range(len(session.names)), None]
    grown = [a for a, n in zip(places, before, strict=True) if len(session.story(a)) > n]
    return [*{*grown, *(line.actor for line in played if line.actor != CHANCE)}]


# --- taking back ---


async def undo(table: LiveTable, person: str, asked: p.Undo) -> None:
    """Take back, or ask those who would be affected."""
    async with table.lock:
        if asked.seat in table.seats_of(person) and (asked.seat, asked.id) in table.ids:
            return
        session = held(table, person, asked.seat)
        if table.row.agreed.undo == "none":
            raise Refusal("undo-closed")
        try:
            plan = plan_undo(session, asked.seat, table.seats_of(person), table.people())
        except LookupError as error:
            raise Refusal(str(error.args[0])) from error
        close_asking(table, done=False)
        if not plan.must_agree:
            await apply_undo(table, plan, asked.id)
            return
        table.asked += 1
        table.asking = Asking(table.asked, plan, set(plan.must_agree), asked.id)
        send_undo_request(table)


async def consent(table: LiveTable, person: str, answer: p.Consent) -> None:
    """Answer someone who asks to take back; whoever asked may withdraw."""
    async with table.lock:
        held(table, person, answer.seat)
        asking = table.asking
        if asking is None or asking.number != answer.request:
            raise Refusal("undo-closed")
        if not answer.agree and (answer.seat in asking.waiting or answer.seat == asking.plan.seat):
            close_asking(table, done=False)
            return
        if answer.seat not in asking.waiting:
            raise Refusal("not-your-seat")
        asking.waiting.discard(answer.seat)
        if asking.waiting:
            send_undo_request(table)
            return
        await apply_undo(table, asking.plan, asking.id)


async def apply_undo(table: LiveTable, plan: UndoPlan, id: str) -> None:
    """Take back, write it, tell everyone."""
    session = table.playing()
    people = table.people()
    void = [line.actor for line in session.lines[plan.keep :] if line.actor in people]
    state = await table.context.background.run(lambda: session.state_after(plan.keep))
    session.take_back(plan.seat, plan.keep, state)
    if table.row.clock is not None:
        table.row.clock.take_back(void)
    table.turn_clock(None)
    line = LogLine(kind="undo", actor=plan.seat, move=str(plan.keep), at=now(), id=id)
    await table.commit([line])
    close_asking(table, done=True)
    table.send_positions()


def send_undo_request(table: LiveTable) -> None:
    """Tell everyone at the table who asks what; facts only to those who know them."""
    asking = table.asking
    assert asking is not None
    plan = asking.plan
    for connection in list(table.connections):
        mine = table.seats_of(connection.person)
        if not mine:
            continue
        presenter = table.presenter(connection.lang)
        learned = [presenter.event(e) for e in plan.learned if any(e.seen(seat) for seat in mine)]
        own = plan.seat in mine
        connection.send(
            p.UndoAsked(
                request=asking.number,
                seat=plan.seat,
                move=str(table.game.moves[plan.taken.move]) if own else "",
                words=presenter.move(plan.taken.move) if own else "",
                learned=list(dict.fromkeys(learned)),
                waiting=sorted(asking.waiting),
            )
        )


def close_asking(table: LiveTable, done: bool) -> None:
    """Nobody asks to take back any more."""
    table.drop_asking(done)


# --- chat ---


async def chat(table: LiveTable, person: str, name: str, text: str) -> None:
    """Say something in one's room."""
    async with table.lock:
        if person in table.muted:
            raise Refusal("muted")
        said = ChatRow(
            number=len(table.chat) + 1,
            room=table.room(person),
            person=person,
            name=name,
            text=text,
            at=now(),
        )
        id = table.id
        await table.write(lambda connection: stored.add_chat(connection, id, said))
        table.chat.append(said)
        for connection in list(table.connections):
            if table.room(connection.person) == said.room:
                connection.send(p.ChatLine(said=chat_payload(said)))


# --- questions ---


def why(table: LiveTable, connection: Connection, asked: p.AskWhy) -> p.Why:
    """Whether a move, or one that begins with these picks, is possible, and why not."""
    if asked.seat not in table.seats_of(connection.person):
        raise Refusal("not-your-seat")
    session = table.playing()
    moves = meant(table, asked)
    if not moves:
        raise Refusal("unknown-move")
    reasons = {move: table.game.explain(session.state, asked.seat, move) for move in moves}
    possible = [move for move, reason in reasons.items() if reason is None]
    presenter = table.presenter(connection.lang)
    if possible:
        told = possible[0]
        notation = str(table.game.moves[told])
        return p.Why(id=asked.id, move=notation, possible=True, about=presenter.about(told))
    told, reason = telling_most(reasons)
    return p.Why(
        id=asked.id,
        move=str(table.game.moves[told]),
        possible=False,
        about=presenter.about(told),
        key=reason.key,
        words=presenter.text(reason),
        rule=reason.rule,
        sentence=presenter.sentence(reason.rule),
    )


GENERAL = ("not-now", "not-your-turn")
"""Reasons that say little; another one is told if there is one."""


def telling_most(reasons: dict[int, Reason | None]) -> tuple[int, Reason]:
    """The move whose reason says most."""
    refused = [(move, reason) for move, reason in reasons.items() if reason is not None]
    return min(refused, key=lambda found: found[1].key in GENERAL)


def meant(table: LiveTable, asked: p.AskWhy) -> list[int]:
    """The moves that were asked about."""
    moves = table.game.moves
    if asked.move is not None:
        return [move_id(table, asked.move)]
    picks = tuple(asked.picks)
    if not picks:
        return []
    return [id for id, move in enumerate(moves) if move.picks()[: len(picks)] == picks]


def preview(table: LiveTable, connection: Connection, asked: p.Preview) -> p.Previewed:
    """What a legal move would bring at once, in a world that this seat holds possible."""
    session = held(table, connection.person, asked.seat)
    move = move_id(table, asked.move)
    reason = table.game.explain(session.state, asked.seat, move)
    if reason is not None:
        raise Refusal(reason.key, reason)
    guess = table.game.guesser(session.view(asked.seat)).sample(Random(asked.id))
    before = guess.scores()
    events: list[Event] = []
    guess.apply(asked.seat, move, events)
    presenter = table.presenter(connection.lang)
    rows = table.game.events
    shown = [e for e in events if e.seen(asked.seat) and not rows[e.key].reveals]
    points = [after - old for after, old in zip(guess.scores(), before, strict=True)]
    happens = [presenter.event(event) for event in shown]
    return p.Previewed(id=asked.id, move=asked.move, happens=happens, points=points)
