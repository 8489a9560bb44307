"""Hints: what the strongest bot would do, for those who may ask."""

from coalface.bots.workers import Question, question_about
from coalface.server import protocol as p
from coalface.server.fair_queue import WAITING, Claim
from coalface.server.refusal import Refusal
from coalface.server.table.connection import Connection
from coalface.server.table.play import held
from coalface.server.table.table import LiveTable

ADVISER = "baron"
MAX_HINTS = 3


def may_ask(table: LiveTable, person: str) -> bool:
    """Hints are for those who play against bots alone, or where the table allows them to all."""
    others = {seat.person for seat in table.seats if seat.person} - {person}
    return table.row.agreed.hints or not others


def question_for(table: LiveTable, person: str, seat: int) -> Question:
    """What the adviser is asked; Refusal if this person may not ask."""
    session = held(table, person, seat)
    if not may_ask(table, person) or not table.context.bots.any():
        raise Refusal("hints-off")
    legal = session.state.legal(seat)
    if not legal:
        raise Refusal("no-hint")
    name, seed = f"{table.id}/{seat}/hint", f"{table.id}/{session.progress(seat)}"
    return question_about(table.game, session.view(seat), legal, ADVISER, name, seed)


async def hint(table: LiveTable, connection: Connection, asked: p.Hint) -> p.Hinted:
    """The best moves that the baron finds, with what it found of them."""
    async with table.lock:
        question = question_for(table, connection.person, asked.seat)
    claim = Claim(WAITING, connection.person, connection.address)
    answer = await table.context.bots.choose(
        question, lambda: None if connection.dropped else claim
    )
    if answer.fault is not None:
        raise Refusal("no-hint")
    presenter = table.presenter(connection.lang)
    found = [
        p.Advice(
            move=str(table.game.moves[weighed.move]),
            words=presenter.move(weighed.move),
            share=round(weighed.share, 3),
            worth=round(weighed.worth, 3),
        )
        for weighed in answer.considered[:MAX_HINTS]
    ]
    return p.Hinted(id=asked.id, seat=asked.seat, moves=found)
