"""The books of games: overview, pictures, worked examples; and the positions to picture."""

from functools import cache

from litestar import get

from coalface.book.book import Book, Picture
from coalface.book.example import Worked, work
from coalface.book.scene import Scene, scene_of
from coalface.book.taught import taught_by
from coalface.book.texts import say
from coalface.core.record import Record
from coalface.server.games import find_game
from coalface.server.http.dependencies import LangAsked, TheContext, TheId
from coalface.server.http.guard import limit_rules
from coalface.server.http.routes.games import spec_or_404
from coalface.server.learning import readable_book, readable_lessons
from coalface.server.protocol import Lang
from coalface.server.refusal import Refusal
from coalface.server.rest_learning import (
    BookInfo,
    ExampleInfo,
    LessonPlace,
    OverviewStep,
    PictureInfo,
    SceneInfo,
)
from coalface.server.table import replays
from coalface.server.table.presenter import Presenter
from coalface.text import Text, warn_of_text


@get("/api/games/{game:str}/book", guards=[limit_rules])
async def show_book(context: TheContext, game: TheId, lang: LangAsked = "en") -> BookInfo:
    """The book of a game; an empty one if it has none."""
    found = spec_or_404(game).id
    return await context.background.run(lambda: book_info(found, lang))


@cache
def book_info(game: str, lang: Lang) -> BookInfo:
    """Return the book of a game in a language."""
    book = readable_book(game)
    return BookInfo(
        game=game,
        title=Presenter(find_game(game, {}), (), lang).title(),
        minutes=book.content.minutes if book else 0,
        overview=overview_steps(book, lang) if book else [],
        chapters=(
            {name: picture_info(one) for name, one in book.content.chapters.items()} if book else {}
        ),
        examples=(
            [example_info(book, work(book, one), lang) for one in book.content.examples]
            if book
            else []
        ),
        scenes=list(book.content.scenes) if book else [],
        lessons=lesson_places(book, lang) if book else {},
        has_lessons=bool(readable_lessons(game)),
    )


def lesson_places(book: Book, lang: Lang) -> dict[str, LessonPlace]:
    """Return by rule the chapter of a lesson that teaches it, in a language."""
    text = Text(lang, report=warn_of_text)
    return {
        rule: LessonPlace(
            lesson=taught.lesson.id,
            chapter=taught.chapter,
            words=text.say(
                taught.lesson.chapter_key(taught.lesson.content.chapters[taught.chapter])
            ),
        )
        for rule, taught in taught_by(book).items()
    }


def overview_steps(book: Book, lang: Lang) -> list[OverviewStep]:
    """Return the overview in a language."""
    return [
        OverviewStep(
            id=part.id,
            section=part.section,
            title=say(book, lang, f"overview-{part.id}"),
            text=say(book, lang, f"overview-{part.id}", "text"),
            picture=picture_info(part.picture) if part.picture else None,
            rules=list(part.rules),
        )
        for part in book.content.overview
    ]


def picture_info(picture: Picture) -> PictureInfo:
    """Return a picture as it is sent."""
    return PictureInfo(
        scene=picture.scene,
        place=picture.place,
        show=list(picture.show),
        ring=list(picture.ring),
        wide=picture.wide or not picture.show,
    )


def example_info(book: Book, worked: Worked, lang: Lang) -> ExampleInfo:
    """Return a worked example in a language, with the numbers that the engine found."""
    example, scene = worked.example, worked.scene
    presenter = Presenter(scene.game, scene.names, lang)
    key = f"example-{example.id}"
    return ExampleInfo(
        id=example.id,
        rule=example.rule,
        title=say(book, lang, key),
        text=say(book, lang, key, "text", **worked.facts),
        story=[presenter.event(event) for event in worked.events],
        picture=picture_info(example.picture),
    )


@get("/api/games/{game:str}/scenes/{scene:str}", guards=[limit_rules])
async def show_scene(
    context: TheContext, game: TheId, scene: TheId, lang: LangAsked = "en"
) -> SceneInfo:
    """A position of a book, as its seat sees it."""
    found = spec_or_404(game).id
    return await context.background.run(lambda: scene_info(found, scene, lang))


@cache
def scene_info(game: str, name: str, lang: Lang) -> SceneInfo:
    """Return a scene in a language; Refusal if no scene has that name."""
    book = readable_book(game)
    if book is None or name not in book.content.scenes:
        raise Refusal("unknown-scene")
    return scene_payload(scene_of(book, name), lang)


def scene_payload(scene: Scene, lang: Lang) -> SceneInfo:
    """Return a scene as it is sent."""
    session = replays.session_of(Record(scene.game, scene.names, scene.lines))
    presenter = Presenter(scene.game, scene.names, lang)
    last = len(replays.shown(session, scene.seat))
    position = replays.position_at(session, scene.seat, last, presenter, memory=True, text=False)
    return SceneInfo(position=position, names=list(scene.names))


ROUTES = [show_book, show_scene]
