"""Every lesson is played to its end in the engine, and says something in every language."""

import json

import msgspec
import pytest

from coalface.cli import main
from coalface.core.contract import IllegalMove
from coalface.lessons.check import check_lesson
from coalface.lessons.lesson import Lesson, LessonError, Step, all_lessons, find_lesson, read_lesson
from coalface.lessons.run import LessonRun, ScriptedGame, lines_before
from coalface.text import Text, languages

LESSONS = all_lessons()
EVERY_LESSON = pytest.mark.parametrize(
    "lesson", LESSONS, ids=lambda lesson: f"{lesson.spec.id}-{lesson.id}"
)
MAX_WORDS = 60
"""A card that says more is not read."""


@EVERY_LESSON
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    assert check_lesson(lesson).problems == ()


@EVERY_LESSON
@pytest.mark.parametrize("lang", languages())
def test_a_lesson_speaks_every_language_in_short_cards(lesson: Lesson, lang: str) -> None:
    text, other = Text(lang), Text("en" if lang != "en" else "de")
    for key in lesson.texts():
        shown = text.say(key)
        assert len(shown.split()) <= MAX_WORDS, key
        assert len(shown.split()) < 4 or shown != other.say(key), key


@EVERY_LESSON
def test_a_learner_makes_moves_in_every_chapter_but_few(lesson: Lesson) -> None:
    """Make the player do: at most one chapter is for reading only."""
    reading = [
        chapter.id
        for chapter in lesson.content.chapters
        if not any(step.kind == "do" for step in chapter.steps)
    ]
    assert len(reading) <= 1


@EVERY_LESSON
def test_a_chapter_begins_where_the_one_before_ends(lesson: Lesson) -> None:
    for number in range(len(lesson.content.chapters)):
        game = ScriptedGame(lesson)
        for actor, move in lines_before(lesson, lesson.first_step(number)):
            game.play_scripted(actor, move)
        assert lesson.chapter_at(LessonRun(lesson, game).at()) == number


def changed(lesson: Lesson, number: int, **values: object) -> Lesson:
    """The same lesson with another step."""
    steps = list(lesson.steps)
    steps[number] = msgspec.structs.replace(steps[number], **values)
    chapter = msgspec.structs.replace(lesson.content.chapters[0], steps=tuple(steps))
    content = msgspec.structs.replace(lesson.content, chapters=(chapter,))
    return Lesson(lesson.spec, lesson.id, content)


@pytest.fixture
def first() -> Lesson:
    return find_lesson("coal-baron", "first")


def first_move(lesson: Lesson) -> int:
    return next(n for n, step in enumerate(lesson.steps) if step.kind == "do")


def test_a_check_finds_a_move_that_the_rules_forbid(first: Lesson) -> None:
    broken = changed(first, first_move(first), do="draft/T02")
    assert any("may not play draft/T02" in problem for problem in check_lesson(broken).problems)


def test_a_check_finds_a_missing_text_and_an_answer_to_nothing(first: Lesson) -> None:
    number = first_move(first)
    broken = changed(first, number, say="not-there")
    assert sum("no text" in problem for problem in check_lesson(broken).problems) >= len(
        languages()
    )
    answers = (msgspec.structs.replace(first.steps[number].answers[0], moves=("place/*",)),)
    assert any(
        "nothing is answered" in p
        for p in check_lesson(changed(first, number, answers=answers)).problems
    )


def test_a_check_finds_a_choice_after_which_the_lesson_breaks(first: Lesson) -> None:
    broken = changed(first, first_move(first), accept=("draft/C07",))
    assert any(
        p.split(": ")[1].startswith("after draft/C07") for p in check_lesson(broken).problems
    )


def test_a_run_says_which_moves_pass(first: Lesson) -> None:
    run = LessonRun(first, ScriptedGame(first))
    run.begin()
    assert run.answer_to("draft/E06") is None
    assert run.answer_to("draft/C07") == first.key("draft-other")
    with pytest.raises(IllegalMove):
        run.do(run.table.game.moves.id("draft/T02"))


def test_steps_go_on_until_a_move_of_a_pattern() -> None:
    step = Step(say="x", do="load/yellow", accept=("cage/*",), until="stop")
    assert step.passes("cage/grey")
    assert step.passes("stop")
    assert not step.ends("cage/grey")
    assert step.ends("stop")


def test_the_command_lists_every_lesson(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--check", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["game"], row["lesson"]) for row in rows] == [(x.spec.id, x.id) for x in LESSONS]
    assert all(row["passed"] and row["steps"] > 0 for row in rows)
    assert main(["lessons", "coal-baron"]) == 0
    assert "first" in capsys.readouterr().out


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="unknown lesson 'last'; available: first"):
        find_lesson("coal-baron", "last")


SHORT = """
number = 1
minutes = 1
{more}
[[chapters]]
id = "first"
[[chapters.steps]]
{step}
"""


@pytest.mark.parametrize(
    ("more", "step", "problem"),
    [
        ("seats = 3", 'say = "x"', "expected 2 opponents, got 1"),
        ("learner = 2", 'say = "x"', "learner 2 out of range 0–1"),
        ("", 'do = "stop"', "step 0 says nothing"),
        ("colour = 3", 'say = "x"', "unknown field `colour`"),
        ("", "say", "Expected '=' after a key"),
    ],
)
def test_a_lesson_that_is_wrong_is_refused_with_what_is(
    more: str, step: str, problem: str, first: Lesson
) -> None:
    with pytest.raises(LessonError, match=f"^lesson first of coal_baron: .*{problem}"):
        read_lesson(first.spec, "first", SHORT.format(more=more, step=step))
    ended = SHORT.format(more="", step='say = "x"')
    assert len(read_lesson(first.spec, "first", ended).steps) == 1


def test_a_step_that_its_moves_do_not_end_is_no_endless_lesson(first: Lesson) -> None:
    endless = changed(first, first_move(first), until="stop")
    assert "its moves do not end it" in check_lesson(endless).problems[-1]
    with pytest.raises(LessonError, match="its moves do not end it"):
        lines_before(endless, first_move(first) + 1)


def test_a_lesson_for_more_seats_than_a_game_has_cannot_be_begun(first: Lesson) -> None:
    content = msgspec.structs.replace(first.content, seats=9)
    (problem,) = check_lesson(Lesson(first.spec, "first", content)).problems
    assert problem == "cannot be begun: coal_baron supports 2–4 players, got 9"
