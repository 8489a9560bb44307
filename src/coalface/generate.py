"""Write the modules that follow from a game's declarations: `make generate`.

    python -m coalface.generate [--check] [PACKAGE ...]

For each package that is named, or else for each game of this checkout that declares its decisions,
moves and state, in its folder `generated`:

- `pending.py`: a number for each decision, and functions to ask for it and to read its arguments;
- `why.py`: a number for each reason of a refusal;
- `dispatch.py`: the ids of moves, and the calls of the rules behind each of them;
- `copies.py`: copying a state, and its numbers for `dump`;
- `view_fields.py`: the part of a view that shows fields as they are.

And docs/state/<game>.md, the page of everything that a position holds.

`--check` only tells which files are not what would be written now.
"""

import inspect
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from coalface.state_page import state_page

SOURCE = Path(__file__).resolve().parents[1]
GAMES = SOURCE / "coalface" / "games"
HEAD = "Made by coalface.generate from `{origin}`; do not edit."
CONTRACT = "coalface.core.contract"


def main() -> int:
    """Write the modules of all packages, or with --check compare them."""
    check = "--check" in sys.argv[1:]
    named = [word for word in sys.argv[1:] if word != "--check"]
    sys.path.insert(0, "")  # a package may lie here and not be installed yet
    stale = [path for package in named or our_packages() for path in write_game(package, check)]
    for path in stale:
        print(f"{path.parents[1].name}/{path.parent.name}/{path.name} is ", end="")
        print("not current" if check else "written")
    if check and stale:
        print("run `make generate`, or `python -m coalface.generate PACKAGE`")
    return len(stale) if check else 0


def our_packages() -> list[str]:
    """Return the packages of the games here that are declared."""
    declared = [p for p in GAMES.glob("*/decisions.py") if "DECISIONS" in p.read_text("utf-8")]
    return sorted(f"coalface.games.{path.parent.name}" for path in declared)


def write_game(game: str, check: bool) -> list[Path]:
    """Write the modules of a game, named by its package, in the order in which they are needed."""
    package = open_package(game)
    changed = []
    makers: dict[str, Callable[[str], str]] = {
        "pending": make_pending,
        "why": make_why,
        "dispatch": make_dispatch,
        "copies": make_copies,
        "view_fields": make_view_fields,
    }
    folder = package / "generated"
    folder.mkdir(exist_ok=True)
    for name in makers:
        path = folder / f"{name}.py"
        if not path.exists():
            path.write_text('"""Not made yet."""\n', "utf-8")
    init = folder / "__init__.py"
    init.write_text('"""Modules made by coalface.generate."""\n', "utf-8")
    for name, make in makers.items():
        path = folder / f"{name}.py"
        text = formatted(make(game), path)
        if path.read_text("utf-8") != text:
            changed.append(path)
            if not check:
                path.write_text(text, "utf-8")
                sys.modules.pop(f"{game}.generated.{name}", None)
    return [*changed, *write_page(game, check)]


def write_page(game: str, check: bool) -> list[Path]:
    """Write the page of the state of a game of this checkout; return it if it was not current."""
    pages = SOURCE.parent / "docs" / "state"
    if game not in our_packages() or not pages.is_dir():
        return []
    name = game.rpartition(".")[2]
    state, records = declarations(game)
    rest = SimpleNamespace(**vars(module(game, "state")))
    rest.DECISIONS = module(game, "decisions").DECISIONS
    path = pages / f"{name}.md"
    text = state_page(name, state, [*records.values(), *shared_records(game).values()], rest)
    if path.exists() and path.read_text("utf-8") == text:
        return []
    if not check:
        path.write_text(text, "utf-8")
    return [path]


def open_package(game: str) -> Path:
    """Make the modules of a game importable without what its `__init__.py` imports."""
    found = find_spec(game)
    if found is None or not found.submodule_search_locations:
        raise SystemExit(f"no package {game!r} can be imported from here")
    package = ModuleType(game)
    package.__path__ = [str(Path(path).resolve()) for path in found.submodule_search_locations]
    sys.modules[game] = package
    return Path(package.__path__[0])


def module(game: str, name: str) -> Any:
    """Import a module of a game."""
    return import_module(f"{game}.{name}")


def formatted(text: str, path: Path) -> str:
    """Return a module in the form that the project keeps."""
    beside = shutil.which("ruff", path=str(Path(sys.executable).parent)) or shutil.which("ruff")
    if beside is None:
        raise SystemExit("ruff, which formats what is written, is not installed: pip install ruff")
    for command in (["check", "--quiet", "--fix", "--select", "I,F401"], ["format", "--quiet"]):
        ruff = [beside, *command, "--stdin-filename", str(path)]
        done = subprocess.run(
            [*ruff, "-"], input=text, capture_output=True, text=True, cwd=path.parents[1]
        )
        assert not done.stderr, done.stderr
        text = done.stdout
    return text


def constant(name: str) -> str:
    """Return the constant of a kind or a class: `deal-tiles` and `DealTiles` are DEAL_TILES."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).replace("-", "_").upper()


def document(title: str, origin: str) -> list[str]:
    """Begin a module."""
    return [f'"""{title}', "", HEAD.format(origin=origin), '"""', ""]


# Decisions


def make_pending(game: str) -> str:
    """Numbers and functions for the decisions of a game."""
    decisions = module(game, "decisions").DECISIONS
    lines = document(
        "Pending decisions: their numbers, how to ask, their arguments.", "decisions.py"
    )
    lines += ["from typing import Final", "from mypy_extensions import i64"]
    lines += ["from coalface.core.table_state import TableState", ""]
    places: dict[str, int] = {}
    for number, row in enumerate(decisions, 1):
        lines.append(f"{constant(row.name)}: Final[i64] = {number}")
        for place, (name, _) in enumerate(row.args):
            if places.setdefault(name, place) != place:
                raise SystemExit(f"{game}: argument {name} of {row.name} has two places")
    for row in decisions:
        name = row.name.replace("-", "_")
        args = [arg for arg, _ in row.args]
        given = "".join(f", {arg}: i64" for arg in args)
        values = ", ".join([*args, *(["0"] * (3 - len(args)))])
        lines += ["", f"def ask_{name}(state: TableState, seat: i64{given}) -> None:"]
        lines += [f'    """Ask for the decision {row.name}."""']
        lines += [f"    state.push_decision({constant(row.name)}, seat, {values})"]
    for name, place in places.items():
        of = ", ".join(row.name for row in decisions if name in dict(row.args))
        lines += ["", f"def {name}(state: TableState) -> i64:"]
        lines += [f'    """Return the argument {name} of {of}."""', f"    return state.arg{place}"]
        lines += ["", f"def set_{name}(state: TableState, value: i64) -> None:"]
        lines += [f'    """Change the argument {name} of {of}."""', f"    state.arg{place} = value"]
    return "\n".join(lines) + "\n"


def make_why(game: str) -> str:
    """Numbers for the reasons of a game."""
    from coalface.core.contract import FIRST_REASON

    reasons = module(game, "reasons").REASONS
    lines = document("Why a move is refused: the numbers of the reasons.", "reasons.py")
    lines += ["from typing import Final", "from mypy_extensions import i64", ""]
    for number, named in enumerate(reasons.named, FIRST_REASON):
        lines.append(f"{named.name}: Final[i64] = {number}")
    return "\n".join(lines) + "\n"


# Moves


class Family:
    """A class of moves with its first id, and how its axes are computed from an id.

    `first` is None where it depends on the component set; `start` is the expression for it.
    """

    def __init__(self, cls: Any, first: int | None) -> None:
        self.cls = cls
        self.first = first
        self.name = constant(cls.__name__)
        self.start = self.name
        if first is None:
            self.start = f"state.components.first_{self.name.lower()}"
        self.sizes: dict[str, int] = {}
        self.lows: dict[str, int] = {}
        self.end: int | None = first
        for name, values in cls.axes().items():
            assert values or len(cls.axes()) == 1, f"{cls.__name__}: {name} is not the only axis"
            self.sizes[name] = len(values)
            self.lows[name] = values.start if isinstance(values, range) else 0
        if self.end is not None:
            size = len(cls.family()) if all(self.sizes.values()) else 0
            self.end = self.end + size if size else None

    def decoded(self, axis: str) -> str:
        """Return the expression for an axis of the move `move`."""
        if self.cls.distinct:
            return f"{self.name.lower()}_{axis}(move)"
        names = list(self.sizes)
        after = 1
        for name in names[names.index(axis) + 1 :]:
            after *= self.sizes[name]
        text = f"(move - {self.start})" if len(names) > 1 else f"move - {self.start}"
        text += f" // {after}" if after > 1 else ""
        text = text if axis == names[0] else f"{text} % {self.sizes[axis]}"
        return f"{text} + {self.lows[axis]}" if self.lows[axis] else text

    def encoded(self) -> str:
        """Return the expression for the id of a move with these axes."""
        value = ""
        for axis, size in self.sizes.items():
            value = f"({value}) * {size}" if "+" in value else f"{value} * {size}" if value else ""
            term = f"{axis} - {self.lows[axis]}" if self.lows[axis] else axis
            value = f"{value} + {term}" if value else term
        return f"{self.start} + {value}"

    def call(self, rule: Any) -> str:
        """Return a call of a rule with what it takes: state, player, axes, log."""
        args = []
        axes = iter(self.sizes)
        for name in inspect.signature(rule).parameters:
            if name == "state" or name == "log":
                args.append(name)
            elif name == "player":
                args.append("state.players[actor]")
            elif name == "actor":
                args.append("actor")
            else:
                args.append(self.decoded(next(axes)))
        left = list(axes)
        if len(left) < len(self.sizes):  # a rule takes all axes, or none
            assert not left, f"{rule.__qualname__} does not take {left} of {self.cls.__name__}"
        return f"{rule.__module__.rpartition('.')[2]}.{rule.__name__}({', '.join(args)})"


def make_dispatch(game: str) -> str:
    """Ids, encoders and decoders of moves; the calls of their rules."""
    families: list[Family] = []
    for cls in module(game, "moves").MOVES:
        families.append(Family(cls, families[-1].end if families else 0))
    owing = "owes" in vars(getattr(module(game, "state"), state_class(game)))
    state = state_class(game)
    package = game
    rules = {rule for f in families for rule in (*f.cls.can, *f.cls.answers.values())}
    lines = document("The ids of moves, and the rules behind each of them.", "moves.py")
    lines += ["from typing import Final", "from mypy_extensions import i64"]
    lines += [f"from {CONTRACT} import ALLOWED, NOT_NOW, NOT_YOUR_TURN, Event"]
    lines += [f"from {package}.generated import pending", f"from {package}.state import {state}"]
    for name in sorted({rule.__module__ for rule in rules}):
        folder, _, short = name.rpartition(".")
        lines.append(f"from {folder} import {short}")
    lines.append("")
    for family in families:
        if family.first is not None:
            lines.append(f"{family.name}: Final[i64] = {family.first}")
    if families[-1].end is not None:
        lines.append(f"MOVES: Final[i64] = {families[-1].end}")
    for family in families:
        lines += codes(family, state)
    constants = {
        getattr(module(game, "generated.pending"), name): name for name in pending_names(game)
    }
    lines += ["", f"def why_not(state: {state}, actor: i64, move: i64) -> i64:"]
    lines += ['    """Return ALLOWED, or the reason that forbids this move to this actor now."""']
    asks = "not state.owes(actor)" if owing else "actor != state.to_act"
    lines += [f"    if {asks}:", "        return NOT_YOUR_TURN"]
    lines += ["    kind = state.pending_kind"]
    lines += tree(families, 1, lambda family: refusals(family, constants))
    lines += [
        "",
        f"def apply(state: {state}, actor: i64, move: i64, log: list[Event] | None) -> None:",
    ]
    lines += [
        '    """Call the rule that carries out a legal move."""',
        "    kind = state.pending_kind",
    ]
    lines += tree(families, 1, lambda family: calls(family, constants))
    return "\n".join(lines) + "\n"


def pending_names(game: str) -> list[str]:
    """The constants of the decisions of a game."""
    return [constant(row.name) for row in module(game, "decisions").DECISIONS]


def codes(family: Family, state: str) -> list[str]:
    """Functions from axes to an id, and back."""
    lines: list[str] = []
    if not family.sizes:
        return lines
    if family.cls.distinct:
        return distinct_codes(family)
    name = family.name.lower()
    given = ", ".join(f"{axis}: i64" for axis in family.sizes)
    table = f"state: {state}, " if family.first is None else ""
    lines += [
        "",
        f"def {name}_id({table}{given}) -> i64:",
        f'    """Return the id of a move {family.cls.kind}."""',
    ]
    lines += [f"    return {family.encoded()}"]
    for axis in family.sizes:
        lines += ["", f"def {name}_{axis}({table}move: i64) -> i64:"]
        lines += [f'    """Return the {axis} of a move {family.cls.kind}."""']
        lines += [f"    return {family.decoded(axis)}"]
    return lines


def distinct_codes(family: Family) -> list[str]:
    """Functions from two fields that differ to an id, and back."""
    name, (first, second) = family.name.lower(), family.sizes
    others = family.sizes[first] - 1
    lines = ["", f"def {name}_id({first}: i64, {second}: i64) -> i64:"]
    lines += [f'    """Return the id of a move {family.cls.kind}."""']
    lines += [f"    place = {second} - 1 if {second} > {first} else {second}"]
    lines += [f"    return {family.name} + {first} * {others} + place"]
    lines += ["", f"def {name}_{first}(move: i64) -> i64:"]
    lines += [f'    """Return the {first} of a move {family.cls.kind}."""']
    lines += [f"    return (move - {family.name}) // {others}"]
    lines += ["", f"def {name}_{second}(move: i64) -> i64:"]
    lines += [f'    """Return the {second} of a move {family.cls.kind}."""']
    lines += [f"    place = (move - {family.name}) % {others}"]
    return [*lines, f"    return place if place < {name}_{first}(move) else place + 1"]


def tree(families: list[Family], depth: int, leaf: Callable[[Family], Iterable[str]]) -> list[str]:
    """Find the family of a move by halving."""
    indent = "    " * depth
    if len(families) == 1:
        return [indent + line for line in leaf(families[0])]
    half = len(families) // 2
    return [
        f"{indent}if move < {families[half].start}:",
        *tree(families[:half], depth + 1, leaf),
        f"{indent}else:",
        *tree(families[half:], depth + 1, leaf),
    ]


def refusals(family: Family, constants: dict[int, str]) -> list[str]:
    """Lines that say why a move of a family is refused."""
    kinds = [f"kind != pending.{constants[kind]}" for kind in family.cls.answers]
    lines = [f"if {' and '.join(kinds)}:", "    return NOT_NOW"]
    if not family.cls.can:
        return [*lines, "return ALLOWED"]
    *first, last = family.cls.can
    for rule in first:
        lines += [f"reason = {family.call(rule)}", "if reason != ALLOWED:", "    return reason"]
    return [*lines, f"return {family.call(last)}"]


def calls(family: Family, constants: dict[int, str]) -> list[str]:
    """Lines that carry out a move of a family."""
    rules = {rule: kind for kind, rule in reversed(family.cls.answers.items())}
    if len(rules) == 1:
        return [family.call(next(iter(rules)))]
    lines: list[str] = []
    for kind, rule in family.cls.answers.items():
        word = "elif" if lines else "if"
        lines += [f"{word} kind == pending.{constants[kind]}:", f"    {family.call(rule)}"]
    return lines


# State


def state_class(game: str) -> str:
    """The name of the class that holds a game's state."""
    from coalface.core.table_state import TableState

    own = f"{game}.state"
    found: list[str] = [
        name
        for name, value in vars(module(game, "state")).items()
        if inspect.isclass(value) and issubclass(value, TableState) and value.__module__ == own
    ]
    assert len(found) == 1, f"{game}: one class of state.py should be a TableState, not {found}"
    return found[0]


def declarations(game: str) -> tuple[Any, dict[str, Any]]:
    """The declaration of a game's state, and those of its records."""
    from coalface.core.fields import declaration

    name = f"{game}.state"
    state = declaration(name, state_class(game))
    records = [part.of for part in state.contained if part.part == "records"]
    return state, {record: declaration(name, record) for record in records}


def shared_records(game: str) -> dict[str, Any]:
    """The declarations of records that copies share."""
    from coalface.core.fields import declaration

    state, records = declarations(game)
    parts = [part for each in (state, *records.values()) for part in each.contained]
    names = dict.fromkeys(part.of for part in parts if part.part == "shared")
    return {of: declaration(f"{game}.state", of) for of in names}


def make_copies(game: str) -> str:
    """Functions that copy a state and its records, and that give their numbers."""
    from coalface.core.fields import ON_WRITE

    state, records = declarations(game)
    name = state.name
    lines = document("Copies of a state, and its numbers for `dump`.", "state.py")
    shared = shared_records(game)
    names = ", ".join(sorted([name, *records, *shared]))
    lines += [f"from {game}.state import {names}"]
    for record, declared in shared.items():
        lines += numbers(f"{record.lower()}_numbers", record.lower(), record, declared)
    for record, declared in records.items():
        low = record.lower()
        lines += ["", f"def copy_{low}(source: {record}) -> {record}:"]
        lines += [f'    """Return a copy of a {low}."""', f"    copy = {record}()"]
        lines += ["    copy.seat = source.seat"]
        lines += [f"    copy.{field.name} = {copied('source', field)}" for field in declared.fields]
        for field in declared.fields:
            if field.has(ON_WRITE):
                lines += [f"    {each}.owns_{field.name} = False" for each in ("copy", "source")]
        notes = [part.name for part in declared.contained if part.part in ("note", "shared")]
        lines += [f"    copy.{note} = source.{note}" for note in notes]
        lines += ["    return copy"]
        lines += numbers(f"{low}_numbers", low, record, declared)
    lines += ["", f"def copy_state(source: {name}, into: {name}) -> None:"]
    lines += ['    """Take over everything that another state holds."""']
    lines += ["    into.copy_decisions(source)"]
    lines += [f"    into.{field.name} = {copied('source', field)}" for field in state.fields]
    for part in state.contained:
        if part.part == "records":
            copy = f"[copy_{part.of.lower()}(record) for record in source.{part.name}]"
            lines.append(f"    into.{part.name} = {copy}")
        elif part.part == "shared":
            lines.append(f"    into.{part.name} = source.{part.name}")
        elif part.part == "pile":
            lines.append(f"    into.{part.name} = source.{part.name}.copy()")
    lines += numbers("state_numbers", "state", name, state)
    return "\n".join(lines) + "\n"


def copied(source: str, field: Any) -> str:
    """The expression that copies a field."""
    from coalface.core.fields import ON_WRITE, SHARED, Multiset, Row, Things

    value = f"{source}.{field.name}"
    vector = isinstance(field.kind, Row | Things | Multiset)
    shares = field.has(SHARED) or field.has(ON_WRITE)
    return f"{value}[:]" if vector and not shares else value


def numbers(function: str, parameter: str, cls: str, declared: Any) -> list[str]:
    """A function that gives all numbers of a record or a state."""
    from coalface.core.fields import Multiset, Row, Things

    lines = ["", f"def {function}({parameter}: {cls}) -> list[int]:"]
    lines += [f'    """Return all numbers of a {parameter}, in the order of their declaration."""']
    lines += [
        f"    numbers: list[int] = {'state.decision_numbers()' if parameter == 'state' else '[]'}"
    ]
    for field in declared.fields:
        value = f"{parameter}.{field.name}"
        if isinstance(field.kind, Things):
            lines.append(f"    numbers.append(len({value}))")
        if isinstance(field.kind, Row | Things | Multiset):
            lines.append(f"    numbers += [*{value}]")
        else:
            lines.append(f"    numbers.append({value})")
    for part in declared.contained:
        if part.part == "records":
            lines.append(f"    for record in {parameter}.{part.name}:")
            lines.append(f"        numbers += {part.of.lower()}_numbers(record)")
        elif part.part == "shared":
            lines.append(f"    numbers += {part.of.lower()}_numbers({parameter}.{part.name})")
        elif part.part == "pile":
            lines.append(f"    numbers += {parameter}.{part.name}.numbers()")
    return [*lines, "    return numbers"]


# Views


def make_view_fields(game: str) -> str:
    """Structs with the fields that a view shows as they are, and functions that fill them."""
    state, records = declarations(game)
    lines = document("The part of a view that shows fields as they are.", "state.py")
    names = ", ".join(sorted([state.name, *records]))
    lines += ["import msgspec", f"from {game}.state import {names}"]
    lines += ["from coalface.core.fields import chosen, declaration, listed, seats_in, unpacked"]
    lines += [f'STATE = "{game}.state"']
    for declared in (*records.values(), state):
        lines += view_struct(declared, declared is state)
    return "\n".join(lines) + "\n"


def view_struct(declared: Any, is_state: bool) -> list[str]:
    """A struct of a record or a state, and the function that fills it."""
    from coalface.core.fields import OWN_VIEW

    name = declared.name
    fields = [field for field in declared.fields if not field.has(OWN_VIEW)]
    lines = ["", f"class {name}Fields(msgspec.Struct, frozen=True):"]
    lines += [f'    """What a view shows of a {name} as it is."""', ""]
    for field in fields:
        lines.append(f"    {field.name}: {shown_type(field.kind)}")
        if field.doc:
            lines.append(f'    """{field.doc}"""')
    low = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
    upper = low.upper()
    lines += ["", f"{upper} = declaration(STATE, {name!r})"]
    for field in fields:
        if needs_names(field.kind):
            lines.append(f"{upper}_{field.name.upper()} = {upper}.names({field.name!r})")
    types = ", ".join(shown_type(field.kind) for field in fields)
    argument = "known" if is_state else "record"
    lines += ["", f"def {low}_fields({argument}: {name}) -> tuple[{types}]:"]
    lines += [f'    """Return the values of {name}Fields, in order."""', "    return ("]
    for field in fields:
        names = f"{upper}_{field.name.upper()}"
        lines.append(f"        {shown(f'{argument}.{field.name}', field.kind, names)},")
    return [*lines, "    )"]


def shown_type(kind: Any) -> str:
    """The type of a field in a view."""
    from coalface.core.fields import Choice, Counts, Multiset, Row, Seats, Subset, Things

    if isinstance(kind, Choice):
        return "str | None" if kind.absent else "str"
    if isinstance(kind, Counts | Seats):
        return "tuple[int, ...]"
    if isinstance(kind, Things | Multiset | Subset):
        return "tuple[str, ...]"
    if isinstance(kind, Row):
        return f"tuple[{shown_type(kind.of)}, ...]"
    return "int"


def shown(value: str, kind: Any, names: str) -> str:
    """The expression for a value in a view; `names` is where the names of its kind stand."""
    from coalface.core.fields import Choice, Counts, Multiset, Row, Seats, Subset, Things

    if isinstance(kind, Seats):
        return f"seats_in({value})"
    if isinstance(kind, Choice):
        return f"{names}[{value} - 1] if {value} else None" if kind.absent else f"{names}[{value}]"
    if isinstance(kind, Counts):
        return f"unpacked({value}, {len(kind.names)})"
    if isinstance(kind, Things):
        return f"tuple({names}[thing] for thing in {value})"
    if isinstance(kind, Multiset):
        return f"listed({names}, {value})"
    if isinstance(kind, Subset):
        return f"chosen({names}, {value})"
    if isinstance(kind, Row):
        return f"tuple({shown('each', kind.of, names)} for each in {value})"
    return value


def needs_names(kind: Any) -> bool:
    """Tell whether a view shows a value by its name."""
    from coalface.core.fields import Choice, Multiset, Row, Subset, Things

    named = Choice | Things | Multiset | Subset
    return isinstance(kind.of if isinstance(kind, Row) else kind, named)


if __name__ == "__main__":
    sys.exit(main())
