"""Reads ids of rules from source files without running them: from docstrings and from tests."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from coalface.core.rulebook import ID

GROUP: Final = re.compile(rf"\(({ID.pattern}(?:,\s*{ID.pattern})*)\)")
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True, order=True)
class Spot:
    """Something that names rules: `rules.turn.can_place`, or `test_turn::test_price`."""

    name: str
    path: Path
    line: int


Named = dict[str, list[Spot]]
"""Who names a rule, by its id."""


BESIDE_RULES = ("bot", "terminal")
"""Packages of a game that know its rules and implement none."""


def carriers(folder: Path) -> Named:
    """The functions, methods and classes of a game that carry rules, by the end of docstrings."""
    found: Named = {}
    for path in sources(folder):
        parts = path.relative_to(folder).with_suffix("").parts
        if parts[0] in BESIDE_RULES:
            continue
        module = ".".join(parts)
        for names, node in definitions(ast.parse(path.read_bytes())):
            spot = _spot(f"{module}.{'.'.join(names)}", path, node)
            for id in ids_of(ast.get_docstring(node) or ""):
                found.setdefault(id, []).append(spot)
    return found


def citations(folder: Path) -> Named:
    """The tests that cite rules with `@rule("CB-38")`, on themselves, their class or their file."""
    found: Named = {}
    for path in sources(folder):
        if not path.name.startswith("test_"):
            continue
        stem = "/".join(path.relative_to(folder).with_suffix("").parts)
        tree = ast.parse(path.read_bytes())
        marks: dict[tuple[str, ...], list[str]] = {(): list(_file_marks(tree))}
        for names, node in definitions(tree):
            marks[names] = [*marks.get(names[:-1], []), *_cited(node.decorator_list)]
            if isinstance(node, ast.ClassDef) or not names[-1].startswith("test"):
                continue
            for id in dict.fromkeys(marks[names]):
                spot = _spot(f"{stem}::{'::'.join(names)}", path, node)
                found.setdefault(id, []).append(spot)
    return found


def sources(folder: Path) -> list[Path]:
    """The Python files below a folder, in a stable order."""
    return sorted(folder.rglob("*.py"))


def ids_of(docstring: str) -> list[str]:
    """The ids in parentheses, as in `(CB-42, CB-43)`."""
    groups = [group.group(1) for group in GROUP.finditer(docstring)]
    return list(dict.fromkeys(id for group in groups for id in ID.findall(group)))


def definitions(
    tree: ast.AST, outer: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Definition]]:
    """Every function and class with its name as Python qualifies it, outer ones first."""
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, Definition):
            yield from definitions(node, outer)
            continue
        names = (*outer, node.name)
        yield names, node
        inside = names if isinstance(node, ast.ClassDef) else (*names, "<locals>")
        yield from definitions(node, inside)


def _spot(name: str, path: Path, node: Definition) -> Spot:
    return Spot(name, path, node.lineno)


def _file_marks(tree: ast.Module) -> Iterator[str]:
    """The rules that `pytestmark` cites for a whole file."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            yield from _cited([node.value])


def _cited(expressions: Iterable[ast.expr]) -> Iterator[str]:
    """The ids in every `rule(...)` or `pytest.mark.rule(...)` of some expressions."""
    for expression in expressions:
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and _is_rule(node.func):
                yield from (
                    argument.value
                    for argument in node.args
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                )


def _is_rule(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "rule"
    return isinstance(function, ast.Name) and function.id == "rule"
