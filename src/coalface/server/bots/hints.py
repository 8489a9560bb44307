"""Hints: what the strongest bot would do, for those who may ask."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from coalface.bots.base import Considered
from coalface.bots.workers import Answer, Question, question_about
from coalface.core.advice import (
    DIFFERS,
    PLANNED,
    RATED,
    UNLIKE,
    Proposal,
    ahead,
    difference,
    grounds,
    is_variant,
    next_reason,
    outlook,
    own_events,
    reason,
)
from coalface.core.contract import Game
from coalface.core.preview import Preview, PreviewTable, preview
from coalface.core.registry import game_spec
from coalface.core.tables import Words
from coalface.core.view import AnyView
from coalface.server import client_messages as c
from coalface.server.bots.pool import ADVISER, BotPool
from coalface.server.fair_queue import WAITING, Claim
from coalface.server.phrases import capitalise
from coalface.server.preview_messages import Advice, Delta, Hinted, PlannedMove
from coalface.server.refusal import Refusal
from coalface.server.table.connections import Connection
from coalface.server.table.presenter import Presenter
from coalface.server.table.state import TableState
from coalface.text import signed

MAX_HINTS = 3
MAX_REMEMBERED = 200
MIN_VISITS = 8
"""A move that a search came to more seldom has not been weighed."""


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
) -> Hinted:
    """Put what the adviser found into words."""
    game, view = presenter.game, question.view
    considered = comparable(considered)
    best = others_first(game, considered)[:MAX_HINTS]
    table = game_spec(game.id).preview_table(view)
    shown = [proposal(game, table, view, weighed) for weighed in best]
    seats = view.seats if len(considered) > 1 or considered[0].visits else None
    moves = []
    is_forced = len(question.legal) == 1
    explained = Explainer(presenter, table, best, shown, asked.seat, is_forced).reasons()
    for weighed, found, (words, is_planned) in zip(best, shown, explained, strict=True):
        made, then = [*weighed.after, weighed.move], weighed.then if is_planned else ()
        advice = Advice(
            move=str(game.moves[made[0]]),
            after=[presenter.move(move) for move in weighed.after],
            words=presenter.move(weighed.move),
            then=[planned(presenter, move) for move in then],
            picks=list(dict.fromkeys(pick for move in made for pick in game.moves[move].picks())),
            reason=reason_text(presenter, words, numbers(table, found, asked.seat) if then else []),
            outlook=outlook_words(presenter, weighed.value, seats),
            deltas=rows(presenter, found.planned if is_planned else found.alone, asked.seat),
            share=round(weighed.share, 3),
            value=round(weighed.value, 3),
        )
        moves.append(advice)
    return Hinted(id=asked.id, seat=asked.seat, moves=moves)


def numbers(table: PreviewTable, shown: Proposal, seat: int) -> list[Words]:
    """Return the reasons of a plan that are a number, which the move by itself does not reach."""
    found = grounds(table, shown.planned.every, seat)
    return [ground.words for ground in found if ground.is_number]


def reason_text(presenter: Presenter, words: Words, planned: Sequence[Words]) -> str:
    """Return a reason as text; a number that only a plan reaches says so: the move brings less."""
    text = presenter.text(words)
    if words not in planned:
        return text
    return presenter.text(Words(PLANNED, (("reason", "text", text),)))


def planned(presenter: Presenter, move: int) -> PlannedMove:
    """Return a move that is meant to follow, with the things of the board that it names."""
    made = presenter.game.moves[move]
    return PlannedMove(move=str(made), words=presenter.move(move), picks=list(made.picks()))


def proposal(game: Game, table: PreviewTable, view: AnyView, weighed: Considered) -> Proposal:
    """Return what a move would bring, and what it would with all that is meant to follow on it."""
    moves = [*weighed.after, weighed.move]
    alone = preview(game, table, view, moves)
    if not weighed.then:
        return Proposal(alone, alone)
    return Proposal(alone, preview(game, table, view, [*moves, *weighed.then]))


def rows(presenter: Presenter, shown: Preview, seat: int) -> list[Delta]:
    """Return the rows of a proposal; the moves that follow on it say what is asked next."""
    return presenter.changes((row for row in shown.changes if row.kind != "next"), seat)


@dataclass(frozen=True, slots=True)
class Explainer:
    """Says why each of some moves is proposed, so that no two are proposed for the same."""

    presenter: Presenter
    table: PreviewTable
    best: Sequence[Considered]
    shown: Sequence[Proposal]
    seat: int
    is_forced: bool
    """Is the proposed move the only one there is?"""

    def reasons(self) -> list[tuple[Words, bool]]:
        """Return why each is proposed, and whether what is meant to follow on it shows that."""
        found = [self._best()]
        for place in range(1, len(self.best)):
            found.append(self._other(place, [words for words, _ in found]))
        return found

    def _best(self) -> tuple[Words, bool]:
        """Return what is better about the first move than about the others."""
        first, *others = self.shown
        words, is_planned = reason(self.table, first, others, self.seat)
        if words is None and others:
            words = self._number(0, 1) or self._event(1)
        return (words, is_planned) if words else self._rated() or (self._ahead(), is_planned)

    def _other(self, place: int, given: Sequence[Words]) -> tuple[Words, bool]:
        """Return what speaks for another move: best of all what does not speak for the first."""
        own = self.shown[place]
        words, is_planned = reason(self.table, own, self.shown[:1], self.seat)
        if words is not None and words not in given:
            return words, is_planned
        for shown in (own.alone, own.planned):
            found = [ground.words for ground in grounds(self.table, shown.every, self.seat)]
            fresh = [words for words in found if words not in given]
            if found:
                return (fresh or found)[0], shown is not own.alone
        number = self._number(place, 0)
        return number or next_reason(self.best[place].value, self.best[0].value), is_planned

    def _number(self, place: int, other: int) -> Words | None:
        """Return a number that a move leaves better than another one."""
        found = difference(self.table, self.shown[place].alone, self.shown[other].alone, self.seat)
        if found is None:
            return None
        label = capitalise(self.presenter.text(found.label))
        numbers = {"own": signed(found.own), "others": signed(found.other)}
        return self._compared(DIFFERS, other, label=label, **numbers)

    def _event(self, other: int) -> Words | None:
        """Return what happens with the first move and not with another."""
        kind = self.presenter.game.moves[self.best[0].move].kind
        mine, theirs = self.shown[0], self.shown[other]
        pairs = (mine.alone, theirs.alone), (mine.planned, theirs.planned)
        for one, two in pairs:
            known = {
                self.presenter.text(ground.words)
                for ground in grounds(self.table, two.every, self.seat)
            }
            for words in own_events(self.table, one, two, self.seat, kind):
                reason_text = self.presenter.text(words)
                if reason_text not in known:
                    return self._compared(UNLIKE, other, reason=reason_text)
        return None

    def _compared(self, key: str, other: int, **texts: str) -> Words:
        """Return words that name another move."""
        texts = {**texts, "other": self.presenter.move(self.best[other].move)}
        return Words(key, tuple((name, "text", value) for name, value in texts.items()))

    def _rivals(self) -> list[int]:
        """Return the places of the moves that do something else than the first one."""
        moves, first = self.presenter.game.moves, self.best[0].move
        return [
            place
            for place, each in enumerate(self.best)
            if place and not is_variant(moves[each.move], moves[first])
        ]

    def _rated(self) -> tuple[Words, bool] | None:
        """Return what speaks for the first move, though it speaks for another one too."""
        for shown, is_planned in ((self.shown[0].alone, False), (self.shown[0].planned, True)):
            found = grounds(self.table, shown.every, self.seat)
            if not found:
                continue
            rivals = self._rivals()
            if not rivals:
                return found[0].words, is_planned
            text = self.presenter.text(found[0].words)
            return self._compared(RATED, rivals[0], reason=text), is_planned
        return None

    def _ahead(self) -> Words:
        """Return the reason of the first move where nothing shows what is better about it."""
        rivals = self._rivals()
        words = self.presenter.move(self.best[rivals[0]].move) if rivals else None
        return ahead(words, len(self.best) - 1, self.is_forced)


def others_first(game: Game, considered: Sequence[Considered]) -> list[Considered]:
    """Return the moves with those last that do the same as a better one in another way."""
    distinct: list[Considered] = []
    variants: list[Considered] = []
    for each in considered:
        move = game.moves[each.move]
        is_new = not any(is_variant(move, game.moves[other.move]) for other in distinct)
        (distinct if is_new else variants).append(each)
    return distinct + variants


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
