"""`coalface rules GAME`: rule -> functions -> tests, the page, the components."""

import json as json_text
import sys

from rich.console import Console

from coalface.core.components import released_components
from coalface.core.record import write_whole
from coalface.core.registry import GameSpec, game_spec
from coalface.core.rulebook import RulesError
from coalface.rules_tool import components as origins
from coalface.rules_tool import show
from coalface.rules_tool.matrix import Matrix, read_matrix
from coalface.rules_tool.page import page
from coalface.rules_tool.paths import game_paths
from coalface.rules_tool.reads import wrong_reads
from coalface.rules_tool.rulings import rulings_page, wrong_options
from coalface.text import Text


def main(
    game: str,
    *,
    json: bool = False,
    components: bool = False,
    components_file: str | None = None,
    write: bool = False,
    rulings: bool = False,
    lang: str = "en",
) -> int:
    """Print what is asked; return 1 if a rule is not proved or something else is wrong.

    `components_file` is an owner's component file to list instead of the game's own set.
    """
    chosen = game_spec(game)
    if components or components_file is not None:
        return _components(chosen, components_file, json)
    if rulings and not json:
        show.show_rulings(read_matrix(game_paths(chosen.id)), Text(lang))
        return 0
    return _rules(chosen, json, write, lang)


def _components(chosen: GameSpec, file: str | None, json: bool) -> int:
    """List where the values of a component set come from."""
    found = origins.origins(chosen, file)
    if json:
        print(json_text.dumps(origins.as_json(chosen.id, found), indent=2))
    else:
        origins.show(chosen.id, found, Console())
    return 0


def _rules(chosen: GameSpec, json: bool, write: bool, lang: str) -> int:
    """Show the matrix; write its page if asked."""
    matrix = read_matrix(game_paths(chosen.id))
    problems = problems_of(chosen, matrix)
    if write:
        _write(chosen, matrix)
    if json:
        print(json_text.dumps(show.as_json(matrix, problems), indent=2))
    else:
        show.show(matrix, problems, Text(lang))
    return 1 if problems else 0


def problems_of(chosen: GameSpec, matrix: Matrix) -> list[str]:
    """Return what is wrong with the rules of a game, a sentence each."""
    problems = matrix.problems() + _wrong_reads(chosen, matrix)
    return problems + wrong_options(matrix.rules, chosen.options)


def _wrong_reads(chosen: GameSpec, matrix: Matrix) -> list[str]:
    values = released_components(chosen.package, chosen.components).values
    return wrong_reads(matrix.rules, chosen.game(), values)


def _write(chosen: GameSpec, matrix: Matrix) -> None:
    """Write docs/rules/<game>.md, and RULINGS.md with the rulings of all games."""
    target, rulings = matrix.paths.page, matrix.paths.rulings
    if target is None or rulings is None:
        raise RulesError("the page of the rules is written in a checkout only, and this is none")
    target.parent.mkdir(parents=True, exist_ok=True)
    write_whole(target, page(matrix, released_components(chosen.package, chosen.components)))
    write_whole(rulings, rulings_page(matrix.paths))
    print(f"written: docs/rules/{target.name}, {rulings.name}", file=sys.stderr)
