"""Hints: what the strongest bot would do, for those who may ask."""

from coalface.bots.workers import question_about
from coalface.server import protocol as p
from coalface.server.connection import Connection
from coalface.server.live import LiveTable
from coalface.server.playing import held
from coalface.server.refusal import Refusal

ADVISER = "baron"
MOST = 3


def may_ask(table: LiveTable, person: str) -> bool:
    """Hints are for those who play against bots alone, or where the table allows them to all."""
    others = {seat.person for seat in table.seats if seat.person} - {person}
    return table.row.agreed.hints or not others


async def hint(table: LiveTable, connection: Connection, asked: p.Hint) -> p.Hinted:
    """The best moves that the baron finds, with what it found of them."""
    sitting = held(table, connection.person, asked.seat)
    if not may_ask(table, connection.person) or not table.house.bots.any():
        raise Refusal("hints-off")
    legal = sitting.state.legal(asked.seat)
    if not legal:
        raise Refusal("no-hint")
    name = f"{table.id}/{asked.seat}/hint"
    seed = f"{table.id}/{table.logged}"
    view = sitting.view(asked.seat)
    question = question_about(table.game, view, legal, ADVISER, name, seed)
    answer = await table.house.bots.choose(question)
    if answer.fault is not None:
        raise Refusal("no-hint")
    teller = table.teller(connection.lang)
    found = [
        p.Advice(
            move=str(table.game.moves[weighed.move]),
            words=teller.move(weighed.move),
            share=round(weighed.share, 3),
            worth=round(weighed.worth, 3),
        )
        for weighed in answer.considered[:MOST]
    ]
    return p.Hinted(id=asked.id, seat=asked.seat, moves=found)
