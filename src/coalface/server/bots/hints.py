"""Hints: what the strongest bot would do, for those who may ask."""

from coalface.bots.workers import Question, question_about
from coalface.server import protocol as p
from coalface.server.bots.pool import BotPool
from coalface.server.fair_queue import WAITING, Claim
from coalface.server.refusal import Refusal
from coalface.server.table.connections import Connection
from coalface.server.table.state import TableState

ADVISER = "baron"
MAX_HINTS = 3


def may_ask(state: TableState, person: str) -> bool:
    """Return whether someone plays against bots alone, or the table allows hints to all."""
    return state.row.settings.hints or not state.seats.owners() - {person}


def question_for(bots: BotPool, state: TableState, person: str, seat: int) -> Question:
    """Return what the adviser is asked; Refusal if this person may not ask."""
    session = state.playing_for(person, seat)
    if not may_ask(state, person) or not bots.any():
        raise Refusal("hints-off")
    legal = session.state.legal(seat)
    if not legal:
        raise Refusal("no-hint")
    name, seed = f"{state.id}/{seat}/hint", f"{state.id}/{session.progress(seat)}"
    return question_about(state.game, session.view(seat), legal, ADVISER, name, seed)


async def hint(
    bots: BotPool, state: TableState, question: Question, connection: Connection, asked: p.Hint
) -> p.Hinted:
    """Return the best moves that the adviser finds, with what it found of them."""
    claim = Claim(WAITING, connection.person, connection.address)
    answer = await bots.choose(question, lambda: None if connection.dropped else claim)
    if answer.fault is not None:
        raise Refusal("no-hint")
    presenter = state.presenter(connection.lang)
    found = [
        p.Advice(
            move=str(state.game.moves[weighed.move]),
            words=presenter.move(weighed.move),
            share=round(weighed.share, 3),
            value=round(weighed.worth, 3),
        )
        for weighed in answer.considered[:MAX_HINTS]
    ]
    return p.Hinted(id=asked.id, seat=asked.seat, moves=found)
