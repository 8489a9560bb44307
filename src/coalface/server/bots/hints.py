"""Hints: what the strongest bot would do, for those who may ask."""

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean

from coalface.bots.base import Considered
from coalface.bots.workers import Answer, Question, question_about
from coalface.core.advice import compared, outlook, reason
from coalface.core.preview import Preview, preview
from coalface.core.registry import game_spec
from coalface.server import client_messages as c
from coalface.server import protocol as p
from coalface.server.bots.pool import ADVISER, BotPool
from coalface.server.fair_queue import WAITING, Claim
from coalface.server.refusal import Refusal
from coalface.server.table.connections import Connection
from coalface.server.table.presenter import Presenter
from coalface.server.table.state import TableState

MAX_HINTS = 3
MAX_REMEMBERED = 200
MIN_VISITS = 8
"""A move that a search came to more seldom has not been weighed."""


Proposal = tuple[Considered, Preview]
"""A move, and what it would bring."""


class HintMemory:
    """The latest answers: who asks again in an unchanged position need not wait for it."""

    def __init__(self) -> None:
        self._answers: dict[str, tuple[Question, Answer]] = {}

    def find(self, question: Question) -> Answer | None:
        """Return what the adviser has answered to this very question of a seat."""
        asked, answer = self._answers.get(question.seat, (None, None))
        return answer if asked == question else None

    def store(self, question: Question, answer: Answer) -> None:
        """Remember the latest answer for a seat, and forget those of seats that asked long ago."""
        self._answers.pop(question.seat, None)
        self._answers[question.seat] = (question, answer)
        if len(self._answers) > MAX_REMEMBERED:
            del self._answers[next(iter(self._answers))]


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


async def ask(bots: BotPool, question: Question, connection: Connection) -> Answer:
    """Return what the adviser finds; it thinks."""
    claim = Claim(WAITING, connection.person, connection.address)
    answer = await bots.choose(question, lambda: None if connection.dropped else claim)
    if answer.fault is not None or not answer.considered:
        raise Refusal("no-hint")
    return answer


def hinted(
    presenter: Presenter, question: Question, considered: Sequence[Considered], asked: c.Hint
) -> p.Hinted:
    """Put what the adviser found into words.

    The chance before is that of any move, as far as the adviser has weighed it.
    """
    game, view = presenter.game, question.view
    considered = comparable(considered)
    best = considered[:MAX_HINTS]
    table = game_spec(game.id).preview_table(view)
    shown = [preview(game, table, view, [weighed.move]) for weighed in best]
    compared_with = other_of(list(zip(best, shown, strict=True)))
    seats = view.seats if len(considered) > 1 or considered[0].visits else None
    moves = [
        p.Advice(
            move=str(game.moves[weighed.move]),
            words=presenter.move(weighed.move),
            reason=presenter.text(
                reason(table, found, other and other[1], asked.seat)
                or compared(other and presenter.move(other[0].move), weighed is best[0])
            ),
            outlook=outlook_words(presenter, weighed.value, seats),
            deltas=presenter.deltas(found, asked.seat),
            share=round(weighed.share, 3),
            value=round(weighed.value, 3),
        )
        for weighed, found, other in zip(best, shown, compared_with, strict=True)
    ]
    now = fmean(weighed.value for weighed in considered)
    words = outlook_words(presenter, now, seats)
    return p.Hinted(id=asked.id, seat=asked.seat, outlook=words, moves=moves)


def other_of(best: Sequence[Proposal]) -> list[Proposal | None]:
    """Return what each move is compared with: the best one, and the best one with the second."""
    first, *others = best
    return [others[0] if others else None, *(first for _ in others)]


def comparable(considered: Sequence[Considered]) -> list[Considered]:
    """Return the proposed move, and others that were weighed; none is called better than it.

    What was found of a move that the adviser does not choose, and is better, is chance.
    """
    first = considered[0]
    return [first] + [
        replace(each, value=min(each.value, first.value))
        for each in considered[1:]
        if each.visits >= MIN_VISITS or not each.visits
    ]


def outlook_words(presenter: Presenter, value: float, seats: int | None) -> str | None:
    """Return the chance to win in words; None where nothing was weighed against anything."""
    return None if seats is None else presenter.text(outlook(value, seats))
