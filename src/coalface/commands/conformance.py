"""`coalface conformance GAME`: try the laws on a game and print how each fared."""

import json as json_text
import sys

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

from coalface.core.components import load_components
from coalface.core.conformance import Law, Outcome, Report, check
from coalface.core.contract import Game
from coalface.core.registry import game_spec


def main(
    game: str,
    options: dict[str, str],
    games: int,
    seats: int | None,
    laws: list[str] | None,
    seed: int,
    json: bool,
    components: str | None = None,
) -> int:
    """Print a table or JSON; return 0 if every law holds."""
    played = game_spec(game).game(options, components=load_components(components))
    for warning in played.component_warnings:
        print(f"coalface: warning: {warning}", file=sys.stderr)
    if seats is not None:
        played.check_seats(seats)
    report = tried(played, games, seats, laws, seed)
    if json:
        print(json_text.dumps(report.to_json(), indent=2))
    else:
        show(report, Console())
    return 0 if report.passed else 1


def tried(game: Game, games: int, seats: int | None, laws: list[str] | None, seed: int) -> Report:
    """The report, with progress on stderr meanwhile."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    aside = Console(stderr=True)
    with Progress(*columns, console=aside, transient=True, disable=not aside.is_terminal) as bar:
        task = bar.add_task("")

        def show_law(law: Law, count: int) -> None:
            bar.update(task, description=f"{count} seats: {law.name}")

        return check(game, games=games, seed=seed, seats=seats, laws=laws, progress=show_law)


def show(report: Report, console: Console) -> None:
    """A row a law, then each failure with the lines that lead to it."""
    held = sum(outcome.passed for outcome in report.outcomes)
    total = len(report.outcomes)
    table = Table(
        "law", "passed", "tried", "what it says", title=f"{report.game}: {held} of {total}"
    )
    for outcome in report.outcomes:
        passed = "[green]yes[/]" if outcome.passed else "[red]NO[/]"
        table.add_row(outcome.law.name, passed, counts(outcome), outcome.law.says)
    console.print(table)
    for failure in report.failures:
        console.print(str(failure), markup=False, highlight=False, style="red")


def counts(outcome: Outcome) -> str:
    """How often each thing was tried for a law."""
    return ", ".join(f"{count} {what}" for what, count in outcome.tried.items()) or "nothing"
