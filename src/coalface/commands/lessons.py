"""`coalface lessons [GAME]`: list the lessons, and play them through."""

import json as json_text

from msgspec import to_builtins
from rich.console import Console
from rich.table import Table

from coalface.core.registry import game_spec, own_specs
from coalface.lessons.check import Checked, check_lesson
from coalface.lessons.lesson import Lesson, all_lessons, lessons_of


def main(game: str | None, check: bool, json: bool) -> int:
    """Print a table or JSON; return 0 unless a lesson was played through and did not pass."""
    lessons = all_lessons() if game is None else lessons_of(game_spec(game).id)
    checked = [check_lesson(lesson, is_own(lesson)) if check else None for lesson in lessons]
    rows = list(zip(lessons, checked, strict=True))
    if json:
        print(json_text.dumps([to_json(*row) for row in rows], indent=2))
    else:
        show(rows, Console())
    return 0 if all(found is None or found.passed for found in checked) else 1


def is_own(lesson: Lesson) -> bool:
    """Return whether a lesson is of one of our own games, which speak all languages."""
    return lesson.spec.id in own_specs()


def to_json(lesson: Lesson, checked: Checked | None) -> dict[str, object]:
    """Return a lesson as JSON; `passed` is null where it was not played."""
    if checked is not None:
        found: dict[str, object] = to_builtins(checked)
        return found
    steps = len(lesson.steps)
    return {"game": lesson.spec.id, "lesson": lesson.id, "steps": steps, "passed": None}


def show(rows: list[tuple[Lesson, Checked | None]], console: Console) -> None:
    """Print a row a lesson, then what is wrong."""
    table = Table("game", "lesson", "chapters", "steps", "minutes", "passed")
    for lesson, checked in rows:
        passed = "-" if checked is None else "[green]yes[/]" if checked.passed else "[red]NO[/]"
        content = lesson.content
        counts = (len(content.chapters), len(lesson.steps), content.minutes)
        table.add_row(lesson.spec.id, lesson.id, *map(str, counts), passed)
    console.print(table)
    for lesson, checked in rows:
        for problem in checked.problems if checked else ():
            line = f"{lesson.spec.id} {lesson.id}: {problem}"
            console.print(line, markup=False, highlight=False, style="red")
