"""Lessons: which there are, and the table of a new one."""

from functools import cache
from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from coalface.core.registry import released_specs
from coalface.lessons.coach import coach_of
from coalface.lessons.lesson import Lesson, find_lesson
from coalface.server.games import find_game
from coalface.server.http.dependencies import Caller, LangAsked, TheContext, TheId
from coalface.server.http.routes.games import spec_or_404
from coalface.server.http.routes.tables import limit_tables, shown
from coalface.server.learning import readable_lessons
from coalface.server.protocol import Lang, Table
from coalface.server.refusal import Refusal
from coalface.server.rest_learning import CoachTip, LessonInfo, NewLesson
from coalface.server.table.creation import create_lesson
from coalface.server.table.presenter import Presenter
from coalface.text import Text, warn_of_text


@get("/api/lessons")
async def list_lessons(context: TheContext, lang: LangAsked = "en") -> list[LessonInfo]:
    """All lessons, by game, in their order."""
    return await context.background.run(lambda: lessons_info(lang))


@cache
def lessons_info(lang: Lang) -> list[LessonInfo]:
    """Return all lessons in a language."""
    games = sorted(released_specs())
    return [lesson_info(lesson, lang) for game in games for lesson in readable_lessons(game)]


def lesson_info(lesson: Lesson, lang: Lang) -> LessonInfo:
    """Return a lesson in a language."""
    text, content = Text(lang, report=warn_of_text), lesson.content
    return LessonInfo(
        game=lesson.spec.id,
        title=Presenter(find_game(lesson.spec.id, {}), (), lang).title(),
        lesson=lesson.id,
        words=text.say(lesson.key()),
        about=text.say(lesson.key("about")),
        minutes=content.minutes,
        chapters=[text.say(lesson.chapter_key(chapter)) for chapter in content.chapters],
    )


@get("/api/games/{game:str}/coach")
async def list_tips(context: TheContext, game: TheId, lang: LangAsked = "en") -> list[CoachTip]:
    """What the coach of a game says; the first tip that matches a legal move counts."""
    found = spec_or_404(game).id
    return await context.background.run(lambda: coach_tips(found, lang))


@cache
def coach_tips(game: str, lang: Lang) -> list[CoachTip]:
    """Return the tips of a game in a language."""
    coach, text = coach_of(game), Text(lang, report=warn_of_text)
    return [
        CoachTip(
            moves=list(tip.moves),
            phase=text.say(coach.phase_key(tip)),
            why=text.say(coach.why_key(tip)),
        )
        for tip in coach.tips
    ]


@post("/api/lessons/{game:str}/{lesson:str}")
async def begin_lesson(
    request: Request[Any, Any, Any],
    context: TheContext,
    caller: Caller,
    game: TheId,
    lesson: TheId,
    data: JSONBody[NewLesson],
) -> Table:
    """Make the table of a lesson, which begins with one of its chapters."""
    limit_tables(request, context, caller)
    try:
        found = find_lesson(spec_or_404(game).id, lesson)
    except ValueError as error:
        raise Refusal("unknown-lesson", detail=str(error)) from error
    id = await create_lesson(context.tables, caller, found, data.chapter)
    async with context.tables.use(id) as table:
        return await shown(table, caller)


ROUTES = [list_lessons, list_tips, begin_lesson]
