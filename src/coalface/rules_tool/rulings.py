"""RULINGS.md: how we read what the rulebooks leave open, made from the rulebooks of all games."""

from collections.abc import Iterable
from dataclasses import replace

from coalface.core.registry import own_specs
from coalface.core.rulebook import Rule, Ruling, read_rulebook
from coalface.core.tables import Option
from coalface.rules_tool.page import game_title, option_words
from coalface.rules_tool.paths import GamePaths
from coalface.text import Text

INTRODUCTION = """\
# Rulings

A **ruling** is our reading of a rule that a rulebook leaves open. A **house rule** is an option \
that chooses another reading; it stands in brackets. A **fix** is a named change of behaviour \
after a release; games that began before it go on as they were. *(public)* marks a reading that a \
public source shares, such as a well-known implementation or a page on the game.

Written from the rulebooks of the games by `coalface rules GAME --write`; do not edit. \
`coalface rules GAME` lists all rules with their sources, and so do the pages in docs/rules."""

HEAD = ("| rule | the rulebook | our ruling |", "|---|---|---|")


def rulings_page(paths: GamePaths) -> str:
    """The whole page, a chapter for each game of the checkout that `paths` lie in."""
    text = Text("en")
    chapters = [
        _chapter(replace(paths, game=game), text)
        for game, spec in own_specs().items()
        if spec.released
    ]
    return "\n\n".join([INTRODUCTION, *chapters]) + "\n"


def _chapter(paths: GamePaths, text: Text) -> str:
    """The rulings of one game."""
    rows = [_row(ruling) for ruling in rulings_of(read_rulebook(paths.rulebook))]
    table = "\n".join([*HEAD, *rows]) if rows else "None."
    return f"## {game_title(paths.game, text)}\n\n{table}"


def rulings_of(rules: Iterable[Rule]) -> list[Ruling]:
    """Every ruling once, in the order of the rules that they are written at."""
    return [ruling for rule in rules for ruling in rule.rulings if ruling.rules[0] == rule.id]


def _row(ruling: Ruling) -> str:
    basis = " *(public)*" if ruling.basis == "public" else ""
    cells = (ruling.doubt, f"{ruling.reading}{option_words(ruling.option)}{basis}")
    row = " | ".join(cell.replace("|", "\\|") for cell in cells)
    return f"| {', '.join(ruling.rules)} | {row} |"


def wrong_options(rules: list[Rule], options: Iterable[Option]) -> list[str]:
    """Rulings and house rules that contradict each other, a sentence each."""
    rulings = {ruling.option: ruling for ruling in rulings_of(rules) if ruling.option}
    known = {option.name: option for option in options}
    found = [
        f"{ruling.rules[0]}: its ruling names the option {name}, which is not there"
        for name, ruling in rulings.items()
        if name not in known
    ]
    for name, option in known.items():
        ruling = rulings.get(name)
        if ruling is None and option.house_rule:
            found.append(f"{option.rule}: no ruling names its house rule {name}")
        if ruling is not None and option.rule not in ruling.rules:
            found.append(f"{ruling.rules[0]}: its option {name} says that it is of {option.rule}")
    return found
