"""The matrix of a game as a page of docs/rules: each rule in our words, with what proves it."""

import os
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from coalface.core.components import ComponentSet
from coalface.core.registry import all_specs
from coalface.core.rulebook import Rule
from coalface.rules_tool.components import by_trust
from coalface.rules_tool.matrix import Line, Matrix
from coalface.rules_tool.source import Spot
from coalface.text import Text


def page(matrix: Matrix, components: ComponentSet) -> str:
    """The whole page; the same sources always give the same text."""
    text, game = Text("en"), matrix.paths.game
    command = f"coalface rules {game.replace('_', '-')} --write"
    tested = f"{matrix.tested} of {len(matrix.lines)} rules tested"
    parts = [
        f"# {title(matrix, text)}: the rules, where they are and what proves them",
        f"Written by `{command}`; do not edit. {tested}.",
    ]
    for chapter, lines in groupby(matrix.lines, lambda line: line.rule.chapter):
        parts.append(f"## {chapter.capitalize().replace('-', ' ')}")
        parts.append("\n".join([*HEAD, *(_row(line, matrix, text) for line in lines)]))
    parts += _components(components)
    return "\n\n".join(parts) + "\n"


HEAD = (
    "| Rule | In our words | Source | Functions | Tests |",
    "| --- | --- | --- | --- | --- |",
)


def _components(components: ComponentSet) -> list[str]:
    """The chapter on printed values: where those of the newest set come from."""
    rows = [
        f"| {source.table} | {source.provenance} | {_escaped(source.note)} |"
        for source in by_trust(components)
    ]
    head = ["| Table | Source | Remark |", "| --- | --- | --- |"]
    return [
        "## Printed values",
        f"Component set {components.name}, the least certain tables first.",
        "\n".join([*head, *rows]),
    ]


def source_words(rule: Rule) -> str:
    """Where a rule comes from, in a cell: who states it, remarks, and our readings."""
    words = ", ".join(rule.sources)
    if rule.note:
        words += f". {rule.note}"
    for ruling in rule.rulings:
        words += f"<br>The rulebook {ruling.doubt}: {ruling.reading}{option_words(ruling.option)}"
    return _escaped(words)


def option_words(option: str) -> str:
    """The option that chooses another reading, in brackets, if there is one."""
    return f" (`{option}`)" if option else ""


def _escaped(words: str) -> str:
    """Words that fit into a cell of a table."""
    return words.replace("|", "\\|")


def title(matrix: Matrix, text: Text) -> str:
    """The name of the game as people say it."""
    return game_title(matrix.paths.game, text)


def game_title(game: str, text: Text) -> str:
    """The name of a game by its id."""
    found = all_specs().get(game)
    return _said(f"{found.locale_prefix}-title", text) or game if found else game


def sentence(rule: Rule, text: Text) -> str:
    """A rule in our words; empty if a language has none for it."""
    return _said(rule.sentence, text)


def _said(key: str, text: Text) -> str:
    return text.say(key) if text.has(key) else ""


def _row(line: Line, matrix: Matrix, text: Text) -> str:
    """A row of the table of a chapter."""
    assert matrix.paths.page is not None
    here = matrix.paths.page.parent
    carried = [*_links(line.functions, here), *(f"reads `{target}`" for target in line.rule.reads)]
    told = _escaped(sentence(line.rule, text))
    if line.rule.unreachable:
        told += f" (No game reaches it: {line.rule.unreachable})"
    source = source_words(line.rule)
    cells = (line.rule.id, told, source, _cell(carried), _cell(_links(line.tests, here)))
    return f"| {' | '.join(cells)} |"


def _cell(entries: Iterable[str]) -> str:
    return "<br>".join(entries) or "**none**"


def _links(spots: Iterable[Spot], here: Path) -> list[str]:
    """Names that lead to their files; no line numbers, which would change with every edit."""
    return [
        f"[`{spot.name}`]({Path(os.path.relpath(spot.path, here)).as_posix()})" for spot in spots
    ]
