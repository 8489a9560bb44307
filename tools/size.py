"""Print how large the engine is and how its state is written: `make size`.

- offsets: places outside generated code that compute where a value of the state lies;
- lines: lines of code in `games/` and `core/` beside the rules, and in the rules, without imports,
  docstrings, comments and blank lines; generated code is counted apart;
- imports: lines of import statements in `games/`.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOLDERS = ("state", "self", "other", "after", "known", "table", "guess")
VECTORS = ("own", "board")


def main() -> None:
    """Print the figures of the checkout, or of another one that is named."""
    source = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT) / "src" / "coalface"
    games, core = source / "games", source / "core"
    bots = [path for path in (source / "bots").glob("*/*.py") if path.parent.name != "search"]
    terminal = list((source / "terminal" / "boards").rglob("*.py"))  # as release 0.1 had it
    all_games = [*games.rglob("*.py"), *bots, *terminal]
    written = [path for path in all_games if "generated" not in path.parts]
    made = [path for path in all_games if "generated" in path.parts]
    rules = [path for path in written if "rules" in path.parts]
    special = {"bot", "terminal", "bots"}
    beside = [
        path
        for path in [*written, *core.rglob("*.py")]
        if path not in rules and special.isdisjoint(path.relative_to(source).parts)
    ]
    figures = {
        "offset arithmetic on state": sum(offsets(path) for path in written),
        "code lines in games/ and core/ beside rules/": sum(code_lines(path) for path in beside),
        "code lines in rules/": sum(code_lines(path) for path in rules),
        "code lines generated": sum(code_lines(path) for path in made),
        "import lines in games/": sum(
            import_lines(path) for path in games.rglob("*.py") if special.isdisjoint(path.parts)
        ),
    }
    for name, figure in figures.items():
        print(f"{name:48} {figure:>7,}")


def offsets(path: Path) -> int:
    """Count the places that index a vector of the state with a computed place."""
    tree = ast.parse(path.read_text("utf-8"))
    return sum(
        1
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and is_state_vector(node.value)
        and any(isinstance(part, ast.BinOp) and is_sum(part) for part in ast.walk(node.slice))
    )


def is_state_vector(node: ast.expr) -> bool:
    """Tell whether an expression is a vector of a state, or a local name for one."""
    if isinstance(node, ast.Name):
        return node.id in VECTORS
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id in HOLDERS
    )


def is_sum(node: ast.BinOp) -> bool:
    """Tell whether a computed place adds a named constant, or multiplies by one."""
    if not isinstance(node.op, ast.Add | ast.Mult):
        return False
    sides = [ast.unparse(side).rpartition(".")[2] for side in (node.left, node.right)]
    return any(side.isupper() for side in sides)


def code_lines(path: Path) -> int:
    """Count lines of code without imports, docstrings, comments and blank lines."""
    text = path.read_text("utf-8")
    tree = ast.parse(text)
    left_out = {line for node in ast.walk(tree) for line in lines_left_out(node)}
    lines = enumerate(text.splitlines(), 1)
    return sum(
        1
        for number, line in lines
        if line.strip() and not line.strip().startswith("#") and number not in left_out
    )


def lines_left_out(node: ast.AST) -> Iterator[int]:
    """Yield the lines of imports and of strings that stand alone."""
    text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Import | ast.ImportFrom) or (
        text
        and isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ):
        yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)


def import_lines(path: Path) -> int:
    """Count the lines of import statements."""
    tree = ast.parse(path.read_text("utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in found)


if __name__ == "__main__":
    main()
