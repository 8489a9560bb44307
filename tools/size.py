"""Print how large the engine is and how its state is written: `make size`.

- offsets: places outside generated code that compute where a value of the state lies;
- lines: lines of code in `games/` and `core/` beside the rules, and in the rules, without imports,
  docstrings, comments and blank lines; generated code is counted apart;
- imports: lines of import statements in `games/`;
- client: lines of TypeScript and markup in `client/src`, without styles, comments, blank lines and
  what is generated from the server's types;
- views: bytes of a view as a browser receives it with every move, on average over a golden record.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOLDERS = ("state", "self", "other", "after", "known", "table", "guess")
VECTORS = ("own", "board")
GENERATED_TYPES = "// Made by client/scripts/write_types.py"
VIEWED = {
    "coal_baron": "greedy-4",
    "coal_country": "greedy-3",
    "german_railroads": "greedy-3",
    "ruhrschifffahrt": "greedy-4",
}
"""The record over which the size of a game's views is measured."""
VIEW_STEP = 7
"""One position in this many is measured."""


def main() -> None:
    """Print the figures of the checkout, or of another one that is named."""
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT)
    source = root / "src" / "coalface"
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
        "lines of TypeScript and markup in client/src": sum(
            client_lines(path.read_text("utf-8"))
            for path in (root / "client" / "src").rglob("*")
            if path.suffix in (".ts", ".svelte")
        ),
        **{f"bytes of a view, {game}": view_bytes(root, game) for game in VIEWED},
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


def client_lines(text: str) -> int:
    """Count lines of a client's file without styles, comments and blank lines."""
    if text.startswith(GENERATED_TYPES):
        return 0
    for left_out in (r"<style.*?</style>", r"/\*.*?\*/", r"<!--.*?-->", r"^\s*//[^\n]*$"):
        text = re.sub(left_out, "", text, flags=re.DOTALL | re.MULTILINE)
    return sum(1 for line in text.splitlines() if line.strip())


def view_bytes(root: Path, game: str) -> int:
    """Return the mean size of the first seat's view over a golden record, as it is sent."""
    import msgspec

    from coalface.core.record import Record
    from coalface.server.table.positions import view_payload

    record = Record.load(root / "tests" / "records" / game / f"{VIEWED[game]}.record")
    states = [record.state(line) for line in range(1, len(record), VIEW_STEP)]
    sent = [
        len(msgspec.json.encode(view_payload(state.view(0), memory=False, printed=False)))
        for state in states
    ]
    return sum(sent) // len(sent)


if __name__ == "__main__":
    main()
