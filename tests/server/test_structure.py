"""How the server is put together: no circles of imports, and each object changes only itself."""

import ast
from collections.abc import Iterator
from pathlib import Path

SERVER = Path(__file__).parents[2] / "src" / "coalface" / "server"
PACKAGE = "coalface.server"

OWN_RECORDS = {
    "http/app.py": {"app", "route"},
    "http/routes/people.py": {"changed"},
    "people/deletion.py": {"row"},
    "people/holidays.py": {"person"},
    "people/people.py": {"person"},
    "store/store.py": {"connection"},
    "store/tables.py": {"table"},
    "table/seats.py": {"row"},
    "table/session.py": {"found"},
    "table/state.py": {"row"},
}
"""The records that a module owns and changes, beside `self`: rows of the store, copies, the
application while it is put together, connections of a driver."""


def modules() -> dict[str, Path]:
    """Return the modules of the server by their full names."""
    found = {}
    for path in SERVER.rglob("*.py"):
        parts = path.relative_to(SERVER).with_suffix("").parts
        parts = parts[:-1] if parts[-1] == "__init__" else parts
        if "migrations" not in parts:
            found[".".join((PACKAGE, *parts))] = path
    return found


def imports(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """Yield the modules of the server that a module imports, wherever the import stands."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        for alias in node.names:
            name = f"{node.module}.{alias.name}"
            if name in known:
                yield name
            elif node.module in known:
                yield node.module


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Return modules of which each imports the next, and the last the first; none: empty."""
    done: set[str] = set()

    def visit(name: str, path: list[str]) -> list[str]:
        if name in path:
            return [*path[path.index(name) :], name]
        if name in done:
            return []
        for other in sorted(graph[name]):
            if found := visit(other, [*path, name]):
                return found
        done.add(name)
        return []

    return next((found for name in sorted(graph) if (found := visit(name, []))), [])


def test_modules_do_not_import_each_other_in_circles() -> None:
    known = modules()
    graph = {name: set(imports(path, known)) - {name} for name, path in known.items()}
    assert len(graph) > 60
    assert circle(graph) == []


def test_a_circle_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]


def changed_objects(path: Path) -> Iterator[str]:
    """Yield the names of the objects whose attributes a module assigns."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            root: ast.expr = node
            while isinstance(root, ast.Attribute | ast.Subscript):
                root = root.value
            yield root.id if isinstance(root, ast.Name) else ast.unparse(root)


def test_each_object_changes_only_itself() -> None:
    for path in modules().values():
        module = path.relative_to(SERVER).as_posix()
        allowed = OWN_RECORDS.get(module, set()) | {"self"}
        assert set(changed_objects(path)) <= allowed, module


def test_no_module_is_two_things() -> None:
    long = {
        path.relative_to(SERVER).as_posix(): count
        for path in modules().values()
        if (count := len(path.read_text("utf-8").splitlines())) > 450
    }
    assert long == {}
