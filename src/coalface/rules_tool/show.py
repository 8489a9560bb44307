"""What `coalface rules` prints: the matrix as a table or as JSON."""

from dataclasses import asdict

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from coalface.rules_tool.matrix import Line, Matrix
from coalface.rules_tool.page import sentence, title
from coalface.rules_tool.rulings import rulings_of
from coalface.text import Text


def show(matrix: Matrix, problems: list[str], text: Text) -> None:
    """Print the table of rules, then what is wrong."""
    console = Console(highlight=False)
    console.print(_table(matrix, text))
    if matrix.paths.home is None:
        console.print("Installed without a checkout: the tests are not here, functions only.")
    else:
        console.print(f"{matrix.tested} of {len(matrix.lines)} rules tested.")
    for problem in problems:
        console.print(problem, style="red", markup=False, soft_wrap=True)


def _table(matrix: Matrix, text: Text) -> Table:
    table = Table("rule", title=title(matrix, text))
    for heading in ("in our words", "source", "functions", "tests")[
        : 4 if matrix.paths.home else 3
    ]:
        table.add_column(heading, overflow="fold")
    for line in matrix.lines:
        carried = [spot.name for spot in line.functions] + [
            f"reads {target}" for target in line.rule.reads
        ]
        cells = [_cell(carried)]
        if matrix.paths.home is not None:
            cells.append(_cell([spot.name for spot in line.tests]))
        source = ", ".join(line.rule.sources)
        table.add_row(line.rule.id, escape(sentence(line.rule, text)), source, *cells)
    return table


def _cell(names: list[str]) -> str:
    return escape("\n".join(names)) or "[red]none[/]"


def show_rulings(matrix: Matrix, text: Text) -> None:
    """Print our readings of what the rulebook leaves open."""
    table = Table("rule", title=title(matrix, text))
    for heading in ("the rulebook", "our ruling", "basis", "option"):
        table.add_column(heading, overflow="fold")
    for ruling in rulings_of(matrix.rules):
        cells = (ruling.doubt, ruling.reading, ruling.basis, ruling.option)
        table.add_row(", ".join(ruling.rules), *map(escape, cells))
    Console(highlight=False).print(table)


def as_json(matrix: Matrix, problems: list[str]) -> dict[str, object]:
    """The same as data; `tested` is null where the tests are not installed."""
    here = matrix.paths.home is not None
    return {
        "game": matrix.paths.game,
        "rules": len(matrix.lines),
        "tested": matrix.tested if here else None,
        "untested": matrix.untested if here else None,
        "uncarried": matrix.uncarried,
        "unknown": [{"rule": id, "named_by": spot.name} for id, spot in matrix.unknown],
        "matrix": [_row(line) for line in matrix.lines],
        "problems": problems,
    }


def _row(line: Line) -> dict[str, object]:
    return {
        "rule": line.rule.id,
        "chapter": line.rule.chapter,
        "kind": line.rule.kind,
        "functions": [spot.name for spot in line.functions],
        "reads": list(line.rule.reads),
        "tests": [spot.name for spot in line.tests],
        "tested": line.tested,
        "unreachable": line.rule.unreachable,
        "sources": list(line.rule.sources),
        "note": line.rule.note,
        "rulings": [asdict(ruling) for ruling in line.rule.rulings],
    }
