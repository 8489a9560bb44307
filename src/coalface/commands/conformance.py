"""`coalface conformance GAME`: try the laws on a game and print how each fared."""

import json as json_text
import sys

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

from coalface.commands.texts import TEXTS
from coalface.core.checks import unknown
from coalface.core.components import load_components
from coalface.core.conformance import Failure, Law, Outcome, Report, check
from coalface.core.conformance import laws as laws_of_play
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
    all: bool = False,
) -> int:
    """Print what was broken, with `all` a table of all laws, or JSON; return 0 if all hold."""
    played = game_spec(game).game(options, components=load_components(components))
    for warning in played.component_warnings:
        print(f"coalface: warning: {warning}", file=sys.stderr)
    if seats is not None:
        played.check_seats(seats)
    report = tried(played, games, seats, laws, seed)
    if json:
        print(json_text.dumps(report.to_json(), indent=2))
    else:
        show(report, Console(), all)
    return 0 if report.passed else 1


def tried(game: Game, games: int, seats: int | None, laws: list[str] | None, seed: int) -> Report:
    """The report, with progress on stderr meanwhile."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    aside = Console(stderr=True)
    with Progress(*columns, console=aside, transient=True, disable=not aside.is_terminal) as bar:
        task = bar.add_task("")

        def show_law(law: Law, count: int) -> None:
            bar.update(task, description=f"{count} seats: {law.name}")

        return check(
            game, games=games, seed=seed, seats=seats, laws=chosen(laws), progress=show_law
        )


def chosen(names: list[str] | None) -> list[Law]:
    """Return the laws of these names, or all; ValueError names one that is unknown."""
    known = {law.name: law for law in (*laws_of_play(), TEXTS)}
    for name in names or ():
        if name not in known:
            raise ValueError(unknown("law", name, known))
    return [known[name] for name in names or known]


def show(report: Report, console: Console, all: bool = False) -> None:
    """How many laws hold, a row a law with `all`, each failure with the lines that lead to it."""
    tried = [outcome for outcome in report.outcomes if outcome.tried or not outcome.passed]
    held = sum(outcome.passed for outcome in tried)
    title = f"{report.game}: {held} of {len(tried)} laws hold"
    if all:
        table = Table("law", "passed", "tried", "what it says", title=title)
        for outcome in report.outcomes:
            table.add_row(outcome.law.name, passed(outcome), counts(outcome), outcome.law.says)
        console.print(table)
    else:
        untried = len(report.outcomes) - len(tried)
        rest = f"; {untried} had nothing to try" if untried else ""
        console.print(f"{title}{rest} (--all lists them)", highlight=False)
    for first, *others in alike(report.failures):
        text = str(first)
        if others:
            text += "\n  the same in " + ", ".join(failure.law for failure in others)
        console.print(text, markup=False, highlight=False, style="red")


def alike(failures: list[Failure]) -> list[list[Failure]]:
    """Put together the failures in which the same was found."""
    groups: dict[str, list[Failure]] = {}
    for failure in failures:
        groups.setdefault(failure.found, []).append(failure)
    return list(groups.values())


def passed(outcome: Outcome) -> str:
    """Whether a law holds; a dash where nothing was tried."""
    if not outcome.passed:
        return "[red]NO[/]"
    return "[green]yes[/]" if outcome.tried else "-"


def counts(outcome: Outcome) -> str:
    """How often each thing was tried for a law."""
    return ", ".join(f"{count} {what}" for what, count in outcome.tried.items()) or "nothing"
