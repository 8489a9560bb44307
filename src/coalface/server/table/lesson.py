"""The lesson that a table's game begins with: it says which moves pass, and plays for the others.

Nothing of it is stored but the lines of play, which say where it stands.
"""

from collections.abc import Callable
from typing import Protocol

from coalface.core.contract import Game, IllegalMove
from coalface.lessons.lesson import Lesson, LessonError, Step, find_lesson
from coalface.lessons.run import LessonRun
from coalface.server import choices
from coalface.server import protocol as p
from coalface.server.phrases import translate
from coalface.server.refusal import Refusal
from coalface.server.store.tables import TableRow
from coalface.server.table.presenter import Presenter
from coalface.server.table.session import GameSession, Line

WAITS: dict[str, choices.LessonWaits] = {"do": "move", "play": "go-on"}


class TableLesson:
    """A lesson at a table."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    def is_active(self, session: GameSession) -> bool:
        """Return whether something is still prescribed."""
        return not self._run(session).is_over()

    def begin(self, session: GameSession) -> list[Line]:
        """Play what comes before the learner's first move."""
        return self._follow(session, self._run(session).begin)

    def do(self, session: GameSession, seat: int, move: int) -> list[Line]:
        """Make a move of the learner, and what follows it; Refusal if it does not pass."""
        reason = session.game.explain(session.state, seat, move)
        spelled = str(session.game.moves[move])
        if reason is not None:
            raise IllegalMove(seat, spelled, reason)
        run = self._run(session)
        answer = run.answer_to(spelled)
        if answer is not None or seat != self.lesson.learner:
            raise Refusal("lesson-other").with_words(answer or "refused-lesson-other")
        return self._follow(session, lambda: run.do(move))

    def resume(self, session: GameSession) -> list[Line]:
        """Let the others play; no lines if it is the learner's move."""
        return self._follow(session, self._run(session).resume)

    def _follow(self, session: GameSession, play: Callable[[], object]) -> list[Line]:
        """Return the lines of what a lesson prescribes; LessonError if the rules forbid some of it.

        That is a fault of the lesson. Some lines may have been played then, so it is no refusal.
        """
        before = len(session.lines)
        try:
            play()
        except IllegalMove as error:
            lesson = self.lesson
            raise LessonError(f"lesson {lesson.id} of {lesson.spec.id}: {error}") from error
        return session.lines[before:]

    def payload(self, session: GameSession, presenter: Presenter) -> choices.Lesson:
        """Return where the lesson stands, in a language."""
        run, lesson, lang = self._run(session), self.lesson, presenter.lang
        at, step = run.at(), run.step()
        return choices.Lesson(
            lesson=lesson.id,
            title=translate(lang, lesson.key()),
            chapter=lesson.chapter_at(at),
            chapters=[translate(lang, lesson.chapter_key(c)) for c in lesson.content.chapters],
            step=at,
            steps=len(lesson.steps),
            cards=[self._card(card, session.game, lang) for card in run.cards()],
            waits="nothing" if step is None else WAITS[step.kind],
            shows=self._shown(step, session, presenter),
        )

    def _shown(
        self, step: Step | None, session: GameSession, presenter: Presenter
    ) -> choices.Choice | None:
        """Return the move that a step asks for."""
        if step is None or step.kind != "do":
            return None
        view = session.view(self.lesson.learner)
        return presenter.choice(view, session.game.moves.id(step.do))

    def _card(self, step: Step, game: Game, lang: p.Lang) -> choices.LessonCard:
        """Return what a step says; a move is pointed at if nothing else is."""
        point = step.point
        if step.do and not point:
            point = game.moves[game.moves.id(step.do)].picks()
        return choices.LessonCard(
            words=translate(lang, self.lesson.key(step.say)), point=list(point)
        )

    def _run(self, session: GameSession) -> LessonRun:
        return LessonRun(self.lesson, session)


class LessonState(Protocol):
    """What is needed of a table to say where its lesson stands."""

    lesson: TableLesson | None
    session: GameSession | None

    def presenter(self, lang: p.Lang) -> Presenter:
        """Return what presents its game in a language."""


def table_lesson(row: TableRow) -> TableLesson | None:
    """Return the lesson of a table; none if it is played without one, or it is gone."""
    if not row.settings.lesson:
        return None
    try:
        return TableLesson(find_lesson(row.game, row.settings.lesson))
    except ValueError:
        return None


def lesson_payload(state: LessonState, lang: p.Lang) -> choices.Lesson | None:
    """Return where the lesson of a table stands; none without one, or once the game went on."""
    session = state.session
    if state.lesson is None or session is None or session.taken_over < len(session.lines):
        return None
    return state.lesson.payload(session, state.presenter(lang))
