"""Finds reads of hidden fields where only what a seat knows may be read.

The declaration of a state says which fields are hidden (`HIDDEN`, and every pile). The modules of
`READERS` handle true states. Everywhere else a game keeps two rules, which are looked for in the
source:

- a hidden field is read only of `known`, the state as a seat knows it, or of what can be no state:
  a parameter of another type, a part of one, an attribute of `self`;
- whoever calls a function with a parameter `known`, or makes a `Refused`, gives it such a state:
  `known` itself, or what `known_to` or `known_state` returns.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from coalface.core.fields import declaration

READERS = (
    *("state", "play", "secrecy", "legal", "chance", "position", "scramble", "census"),
    *("rules", "bot"),
)
"""Modules and packages that handle true states, by the beginning of their names; bots: guesses."""
GENERATED = ("copies", "dispatch", "encoding", "pending")
"""Generated modules that handle true states; laws of conformance hold what `encoding` tells."""
GIVES_KNOWN = {"known_to", "_known_to", "known_state"}
SAME = {"clone"}


class Package:
    """The modules of a game, and what is hidden in its state."""

    def __init__(self, folder: Path, hidden: frozenset[str], states: frozenset[str]) -> None:
        self.folder = folder
        self.hidden = hidden
        self.states = states
        self.trees = {
            path: ast.parse(path.read_text("utf-8"))
            for path in sorted(folder.rglob("*.py"))
            if "terminal" not in path.relative_to(folder).parts  # a package of its own
        }

    @classmethod
    def of_game(cls, source: Path, game: str) -> "Package":
        """Read the package of a game whose state is declared."""
        folder = source / "games" / game
        module = f"coalface.games.{game}.state"
        bases = {"TableState"}
        for path in (folder / "state.py", folder / "play.py"):
            bases |= subclasses(ast.parse(path.read_text("utf-8")), bases)
        tree = ast.parse((folder / "state.py").read_text("utf-8"))
        (name,) = subclasses(tree, {"TableState"})
        state = declaration(module, name)
        records = [declaration(module, part.of) for part in state.contained if part.part != "pile"]
        fields = {field for each in (state, *records) for field in each.hidden()}
        return cls(folder, frozenset(fields | getters(tree, name, fields)), frozenset(bases))

    def problems(self) -> list[str]:
        """Return each place that may read what a seat does not know."""
        takers = {"Refused": 0} | self.takers()
        found = []
        for path, tree in self.trees.items():
            name = path.relative_to(self.folder)
            reads = [] if is_reader(name) else hidden_reads(tree, self.hidden, self.states)
            for node in [
                *reads,
                *unknown_given(tree, takers),
                *misnamed(tree, self.hidden, takers),
            ]:
                found.append(f"{name}:{node.lineno}: {ast.unparse(node)}")
        return found

    def takers(self) -> dict[str, int]:
        """Return the functions and classes with a parameter `known`, and its place."""
        found: dict[str, int] = {}
        for tree in self.trees.values():
            for owner in ast.walk(tree):
                for node in ast.iter_child_nodes(owner):
                    if not isinstance(node, ast.FunctionDef):
                        continue
                    args = [arg for arg in node.args.args if arg.arg not in ("self", "cls")]
                    names = [arg.arg for arg in args]
                    if "known" in names and self.may_be_state(args[names.index("known")]):
                        made = isinstance(owner, ast.ClassDef) and node.name == "__init__"
                        name = owner.name if made and isinstance(owner, ast.ClassDef) else node.name
                        found[name] = names.index("known")
        return found

    def may_be_state(self, arg: ast.arg) -> bool:
        """Is a parameter annotated as a state, or as anything?"""
        return may_be_state(arg, self.states)


def is_reader(name: Path) -> bool:
    """May a module read hidden fields of a true state?"""
    if name.parts[0] == "generated":
        return name.stem in GENERATED
    return name.parts[0].removesuffix(".py").startswith(READERS)


def subclasses(tree: ast.Module, bases: set[str]) -> set[str]:
    """Return the classes of a module that derive from some others, by name."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and {ast.unparse(b) for b in node.bases} & bases:
            found.add(node.name)
    return found


def getters(tree: ast.Module, state: str, fields: set[str]) -> set[str]:
    """Return the methods of a state that read its hidden fields."""
    (node,) = (n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == state)
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    own = [m for m in methods if any(root(read.value) == "self" for read in reads_of(m, fields))]
    return {method.name for method in own if not method.name.startswith("__")}


def reads_of(node: ast.AST, names: set[str] | frozenset[str]) -> Iterator[ast.Attribute]:
    """Return the reads of attributes with these names."""
    for each in ast.walk(node):
        if not isinstance(each, ast.Attribute) or each.attr not in names:
            continue
        if isinstance(each.ctx, ast.Load):
            yield each


def hidden_reads(
    tree: ast.Module, hidden: frozenset[str], states: frozenset[str]
) -> list[ast.Attribute]:
    """Return the reads of hidden fields of what may be a true state."""
    found = []
    for function in functions(tree):
        safe = safe_names(function, states)
        for read in reads_of(function, hidden):
            if not is_known(read.value) and root(read.value) not in safe:
                found.append(read)
    inside = {id(node) for function in functions(tree) for node in ast.walk(function)}
    found += [read for read in reads_of(tree, hidden) if id(read) not in inside]
    return found


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    """Return the functions and methods of a module, those inside others with their owners."""
    bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
    return [node for body in bodies for node in body if isinstance(node, ast.FunctionDef)]


def safe_names(function: ast.FunctionDef, states: frozenset[str]) -> set[str]:
    """Return the names in a function that can stand for no true state."""
    safe = {"self", "known"}
    args = [*function.args.args, *function.args.kwonlyargs]
    for arg in args:
        if not may_be_state(arg, states):
            safe.add(arg.arg)
    for _ in range(2):  # a name may be bound below its use in a loop
        safe |= {name for name, value in bindings(function) if is_safe(value, safe)}
    return safe - {name for name, value in bindings(function) if not is_safe(value, safe)}


def may_be_state(arg: ast.arg, states: frozenset[str]) -> bool:
    """Is a parameter annotated as a state, or as anything?"""
    words = set(names_in(arg.annotation)) if arg.annotation else {"Any"}
    return bool(words & (states | {"Any", "State", "TableState", "object"}))


def is_safe(value: ast.expr, safe: set[str]) -> bool:
    """Can this be no true state, if some names stand for none?"""
    if isinstance(value, ast.Tuple):
        return all(is_safe(each, safe) for each in value.elts)
    return is_known(value) or (is_part(value) and root(value) in safe)


def names_in(annotation: ast.expr) -> Iterator[str]:
    """Return the names in an annotation, quoted ones too."""
    for node in ast.walk(annotation):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from names_in(ast.parse(node.value, mode="eval").body)


def bindings(function: ast.FunctionDef) -> Iterator[tuple[str, ast.expr]]:
    """Return the names that a function binds, with what each is taken from."""
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        value: ast.expr | None = None
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr):
            targets, value = [node.target], node.value
        elif isinstance(node, ast.For | ast.comprehension):
            targets, value = [node.target], node.iter
        if value is None:
            continue
        for target in targets:
            for each in ast.walk(target):
                if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
                    yield each.id, value


def is_part(value: ast.expr) -> bool:
    """Is this an attribute or an element of something, so no state of its own?"""
    return isinstance(value, ast.Attribute | ast.Subscript)


def root(value: ast.expr) -> str:
    """Return the name that a chain of attributes and elements begins with."""
    while isinstance(value, ast.Attribute | ast.Subscript):
        value = value.value
    return value.id if isinstance(value, ast.Name) else ""


def is_known(value: ast.expr) -> bool:
    """Is this surely a state as some seat knows it?"""
    if isinstance(value, ast.Name):
        return value.id == "known"
    if isinstance(value, ast.Attribute):
        return value.attr == "known"
    if isinstance(value, ast.IfExp):  # chance knows the whole state
        return ast.unparse(value.test) == "actor < 0" and is_known(value.orelse)
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute):
        called = value.func
        return called.attr in GIVES_KNOWN or (called.attr in SAME and is_known(called.value))
    return False


def unknown_given(tree: ast.Module, takers: dict[str, int]) -> Iterator[ast.expr]:
    """Return calls that give a parameter `known` something else."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else ast.unparse(called)
            if name not in takers:
                continue
            named = [word.value for word in node.keywords if word.arg == "known"]
            given = [*node.args[takers[name] : takers[name] + 1], *named]
            if not given or not is_known(given[0]):
                yield node


def misnamed(
    tree: ast.Module, hidden: frozenset[str], takers: dict[str, int]
) -> Iterator[ast.expr]:
    """Return what is called `known`, used as what a seat knows, and surely is not that."""
    for function in functions(tree):
        reads = any(ast.unparse(read.value) == "known" for read in reads_of(function, hidden))
        calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
        if not reads and not any(ast.unparse(call).split(".")[-1] in takers for call in calls):
            continue
        for name, value in bindings(function):
            if name == "known" and not is_known(value) and not is_copy_of_self(value):
                yield value


def is_copy_of_self(value: ast.expr) -> bool:
    """Is this `self.clone()`, from which `known_to` makes what a seat knows?"""
    return ast.unparse(value) == "self.clone()"
