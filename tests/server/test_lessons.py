"""Lessons at tables: which moves pass, who plays for the others, and how the game goes on."""

from collections.abc import Iterator
from typing import Any

import pytest

from coalface.book.book import Book, BookError, book_of
from coalface.core.contract import IllegalMove
from coalface.core.record import Record
from coalface.core.tables import Reason
from coalface.lessons.lesson import Lesson, LessonError, lessons_of
from coalface.lessons.run import LessonRun
from coalface.server.http.routes.books import book_info
from coalface.server.http.routes.games import games_info
from coalface.server.http.routes.lessons import lessons_info
from coalface.server.learning import readable_book, readable_lessons
from coalface.server.protocol import Remark, Row
from coalface.server.table.remark import remark_on
from tests.server.browser import Browser, Window
from tests.server.conftest import Running, Serve

FIRST = "/api/lessons/coal-baron/first"


def begun(person: Browser, chapter: int = 0, lang: str = "en") -> tuple[str, Window]:
    table = person.post(FIRST, chapter=chapter)
    return table["id"], person.open(table["id"], lang)


def lesson(window: Window) -> dict[str, Any]:
    found: dict[str, Any] = window.positions[0]["lesson"]
    return found


def advance(window: Window) -> None:
    """Do what the lesson asks for."""
    now = lesson(window)
    if now["waits"] == "go-on":
        assert window.answer("go-on", seat=0)["type"] == "done"
        return
    assert now["shows"]["move"] in [choice["move"] for choice in window.positions[0]["legal"]]
    assert window.answer("move", seat=0, move=now["shows"]["move"])["type"] == "done"


def test_a_lesson_is_played_to_its_end_and_the_game_goes_on(server: Running) -> None:
    _, window = begun(server.person("Anna"))
    while lesson(window)["waits"] != "nothing":
        advance(window)
    assert window.positions[0]["actors"] == [0]
    assert not window.positions[0]["can_undo"]
    assert window.play(0)["type"] == "done"
    assert window.positions[0]["lesson"] is None
    assert window.answer("undo", seat=0)["type"] == "done"


def test_a_game_after_a_lesson_ends_with_a_valid_proof_of_its_draws(serve: Serve) -> None:
    server = serve(bot_workers=1, bot_pace=0.0)
    anna = server.person("Anna")
    id, window = begun(anna, chapter=7)
    while lesson(window)["waits"] != "nothing":
        advance(window)
    anna.post(f"/api/tables/{id}/hand", seat=0, bot="random")
    while not window.positions[0]["over"]:
        window.until("position")
    assert anna.get(f"/api/tables/{id}/verify")["verified"]
    record = Record.read(anna.get(f"/api/tables/{id}/record"))
    assert record.state(len(record)).scores() == window.positions[0]["scores"]


def test_other_moves_are_answered_and_not_made(server: Running) -> None:
    _, window = begun(server.person("Anna"))
    before = window.positions[0]
    refused = window.answer("move", seat=0, move="draft/C07")
    assert (refused["type"], refused["key"]) == ("refused", "lesson-other")
    assert refused["words"].startswith("Also black")
    refused = window.answer("move", seat=0, move="draft/T02")
    assert refused["rule"] is not None
    assert window.answer("undo", seat=0)["type"] == "refused"
    assert window.answer("go-on", seat=0)["type"] == "done"
    assert window.positions[0]["seq"] == before["seq"]


def forbidden(run: LessonRun) -> None:
    """Prescribe a move that the rules do not allow."""
    raise IllegalMove(1, "place/bank", Reason("CB-16", "not-now"))


def test_a_lesson_that_the_rules_forbid_leaves_the_table_as_it_is_stored(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, window = begun(server.person("Anna"))
    while lesson(window)["waits"] != "move":
        advance(window)
    before = window.positions[0]["seq"]
    with monkeypatch.context() as patched:
        patched.setattr(LessonRun, "_play_silent", forbidden)
        refused = window.answer("move", seat=0, move=lesson(window)["shows"]["move"])
    assert (refused["type"], refused["key"]) == ("refused", "failed")
    assert window.until("position")["seq"] == before
    advance(window)
    assert window.positions[0]["seq"] > before


def test_a_lesson_is_resumed_where_it_was_left(server: Running) -> None:
    anna = server.person("Anna")
    id, window = begun(anna, chapter=2)
    advance(window)
    left = lesson(window)
    window.close()
    found = lesson(anna.open(id, "de"))
    assert (found["step"], found["chapter"]) == (left["step"], left["chapter"])
    assert found["cards"][0]["words"] != left["cards"][0]["words"]
    mine = anna.get("/api/tables")["mine"]
    assert [table["settings"]["lesson"] for table in mine] == ["first"]
    (info,) = [row for row in anna.get("/api/lessons") if row["game"] == "coal_baron"]
    assert [table["lesson"] for table in mine] == [info["words"]]


def test_every_chapter_can_be_begun_with(server: Running) -> None:
    anna = server.person("Anna")
    (found,) = [row for row in anna.get("/api/lessons") if row["game"] == "coal_baron"]
    for number, title in enumerate(found["chapters"]):
        _, window = begun(anna, number)
        now = lesson(window)
        assert now["chapters"][now["chapter"]] == title


def test_no_bot_moves_as_long_as_a_lesson_says_what_is_played(serve: Serve) -> None:
    server = serve(bot_workers=1, bot_pace=0.0)
    anna = server.person("Anna")
    id, window = begun(anna, chapter=2)
    assert lesson(window)["waits"] == "go-on"
    assert window.positions[0]["actors"] == [1]
    live = server.server.app.state.context.tables.live[id]
    assert live.state.bot_to_move() is None
    assert not live.bots.is_busy()


def test_what_is_no_lesson_is_refused(server: Running) -> None:
    anna = server.person("Anna")
    anna.post("/api/lessons/coal-baron/nothing", 404, chapter=0)
    anna.post("/api/lessons/nothing/first", 404, chapter=0)
    anna.post(FIRST, 404, chapter=99)
    seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
    settings = {"lesson": "first"}
    anna.post("/api/tables", 400, game="coal-baron", seats=seats, settings=settings)


def test_a_guided_game_ends_with_a_remark(serve: Serve) -> None:
    server = serve(bot_workers=1, bot_pace=0.0)
    anna = server.person("Anna")
    for guided in (True, False):
        made = anna.table("me,bot:random", settings={"guided": guided})
        window = anna.open(made["id"], lang="de")
        assert window.positions[0]["remark"] is None
        anna.post(f"/api/tables/{made['id']}/hand", seat=0, bot="random")
        while not window.positions[0]["over"]:
            window.until("position")
        assert (window.positions[0]["remark"] is not None) == guided


def test_a_remark_names_where_one_was_ahead_and_where_behind() -> None:
    rows = [
        Row(source="a", words="orders", points=[9, 4, 2]),
        Row(source="b", words="coal", points=[1, 0, 7]),
        Row(source="c", words="cash", points=[None, 9, None]),
    ]
    found = remark_on(rows, 0, "en", "points")
    assert "orders" in found.well
    assert "9 points" in found.well
    assert "9 dollars" in remark_on(rows, 0, "en", "dollars").well
    assert "coal" in found.next
    assert remark_on([], 0, "en", "points") == Remark(well="", next="")
    assert remark_on(rows[:1], 0, "en", "points").next == ""
    alone = remark_on([Row(source="a", words="orders", points=[9])], 0, "en", "points")
    assert (bool(alone.well), alone.next) == (True, "")


def test_the_coach_of_a_game_is_asked_for_in_a_language(server: Running) -> None:
    anna = server.person("Anna")
    tips = anna.get("/api/games/coal-baron/coach", lang="nl")
    assert any("bestellingen" in tip["phase"] for tip in tips)
    assert all(tip["why"] and tip["moves"] for tip in tips)
    anna.get("/api/games/nothing/coach", 404)


@pytest.fixture
def unreadable(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Coal Baron has a lesson and a book that cannot be read."""

    def lessons(game: str) -> tuple[Lesson, ...]:
        if game == "coal_baron":
            raise LessonError("lesson first of coal_baron: no chapter")
        return lessons_of(game)

    def book(game: str) -> Book | None:
        if game == "coal_baron":
            raise BookError("book.toml of coal_baron: no scene")
        return book_of(game)

    monkeypatch.setattr("coalface.server.learning.lessons_of", lessons)
    monkeypatch.setattr("coalface.server.learning.book_of", book)
    caches = (readable_lessons, readable_book, games_info, lessons_info, book_info)
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()


@pytest.mark.usefixtures("unreadable")
def test_lessons_and_a_book_that_cannot_be_read_are_left_out(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    anna = server.person("Anna")
    games = {game["id"]: game for game in anna.get("/api/games")}
    assert not games["coal_baron"]["lessons"]
    assert not games["coal_baron"]["overview"]
    assert games["coal_country"]["lessons"]
    assert games["coal_country"]["overview"]
    assert "coal_baron" not in {row["game"] for row in anna.get("/api/lessons")}
    assert anna.get("/api/games/coal-baron/book")["overview"] == []
    assert [record.message for record in caplog.records if record.name == "coalface"] == [
        "lesson first of coal_baron: no chapter; the lessons of this game are left out",
        "book.toml of coal_baron: no scene; the book of this game is left out",
    ]
