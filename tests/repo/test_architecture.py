"""Imports point one way, games do no I/O, and only what is named after a game knows it."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "coalface"

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "engine": {"core", "bots", "engine"},
    "research": {
        "core",
        "games",
        "bots",
        "engine",
        "encoding",
        "dataset",
        "envs",
        "research",
        "_build",
    },
    "fluent_messages": set(),
    "text": {"core", "fluent_messages"},
    "subjects": {"fluent_messages", "text"},
    "terminal": {"core", "games", "bots", "subjects", "text", "terminal"},
    "rules_tool": {"core", "text", "rules_tool", "_build"},
    "lessons": {"core", "text", "lessons"},
    "book": {"core", "fluent_messages", "lessons", "text", "book"},
    "commands": {"core", "text", "lessons", "commands"},
    "generate": {"core", "generate", "state_page", "view_page"},
    "encoding": {"core"},
    "batch": {"core", "bots", "encoding"},
    "dataset": {"core"},
    "notebook": {"core", "terminal", "text"},
    "server_records": {"core"},
    "envs": {"core", "batch", "encoding", "envs", "terminal", "text", "_build"},
    "state_page": {"core"},
    "view_page": {"core", "state_page"},
    "server": {"core", "book", "bots", "lessons", "subjects", "text", "server"},
    "doctor": {"core", "bots", "_build"},
    "_build": set(),
}
"""What the modules of each part may import of the others; `cli` and `__init__` may import all."""

NOT_IN_GAMES = {
    "asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "socket", "subprocess",
    "sys", "threading", "time", "urllib",
}  # fmt: skip
CORE_STANDS_ON = {"coalface", "librt", "msgspec", "mypy_extensions"}


def modules(part: str) -> Iterator[Path]:
    """The files of a part of the package."""
    folder = SOURCE / part
    if folder.is_dir():
        yield from sorted(folder.rglob("*.py"))
    else:
        yield SOURCE / f"{part}.py"


@cache
def parsed(path: Path) -> ast.Module:
    """The syntax tree of a module, read once."""
    return ast.parse(path.read_text("utf-8"))


def imports(path: Path) -> Iterator[str]:
    """The full names that a module imports."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            if node.module == "coalface":
                yield from (f"coalface.{name.name}" for name in node.names)
            else:
                yield node.module


def part_of(name: str) -> str | None:
    """The part of the package that an imported name belongs to; None for others' packages."""
    words = name.split(".")
    return words[1] if words[0] == "coalface" and len(words) > 1 else None


INSIDE_A_GAME = {
    "bot": {"core", "games", "bots"},
    "terminal": {"core", "games", "text", "terminal"},
}
"""What the packages inside a game's package may import; the rest of it may import none of them."""

RULES = ("chance", "component_tables", "generated", "ids", "legal", "rules", "scoring", "state")
"""The parts of a game that are its rules, and what these stand on."""
PRESENTATION = ("describe", "explain", "printed", "view", "words")
"""The parts that tell it; a module of theirs may also be called `describe_seat` or `move_words`."""
ABOUT_RULES = ("census", "events", "guess", "moves", "play", "position", "scramble")
"""The parts that are built on the rules."""
OUTERMOST = "game"
"""The part that puts all together: only the package itself and the outer packages import it."""


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_point_one_way(part: str) -> None:
    for path in modules(part):
        inside = path.relative_to(SOURCE).parts[2] if part == "games" and is_nested(path) else ""
        allowed = INSIDE_A_GAME.get(inside, MAY_IMPORT[part])
        for name in imports(path):
            other = part_of(name)
            assert other is None or other in allowed, f"{path} imports {name}"


def is_nested(path: Path) -> bool:
    """Does a module lie in a package inside a game's package?"""
    return len(path.relative_to(SOURCE).parts) > 3


def inner_imports(path: Path) -> Iterator[str]:
    """The parts of its own game that a module of a game imports: modules or packages."""
    package = f"coalface.games.{path.relative_to(SOURCE).parts[1]}"
    folder = SOURCE / "games" / path.relative_to(SOURCE).parts[1]
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{package}."):
            inside = str(node.module).removeprefix(package).strip(".")
            named = [inside] if inside else [name.name for name in node.names]
            parts = [name.split(".")[0] for name in named]
            yield from (part for part in parts if is_part(folder, part))


def is_part(folder: Path, name: str) -> bool:
    """Is this a module or a package of a game?"""
    return (folder / name).is_dir() or (folder / f"{name}.py").is_file()


def inner_part(path: Path) -> str:
    """The part of its game that a module belongs to."""
    return path.relative_to(SOURCE).parts[2].removesuffix(".py")


def is_declared(path: Path) -> bool:
    """Is the state of the game that a module belongs to declared (ADR 9)?"""
    return (SOURCE / "games" / path.relative_to(SOURCE).parts[1] / "generated").is_dir()


def belongs_to(part: str, parts: tuple[str, ...]) -> bool:
    """Is it one of these parts, or a piece of one: `describe_seat`, `move_words`?"""
    return any(part in (each, f"{each}s") or each in part.split("_") for each in parts)


def may_import(part: str, other: str) -> bool:
    """The rule inside a game's package."""
    if part in INSIDE_A_GAME or part == other or part == "__init__":
        return True
    if other in INSIDE_A_GAME or other == OUTERMOST:
        return False
    if part in RULES:
        return not belongs_to(other, PRESENTATION) and other not in ABOUT_RULES
    return True


def test_rules_know_nothing_of_who_plays_shows_or_tells_them() -> None:
    tried = 0
    for path in modules("games"):
        if len(path.relative_to(SOURCE).parts) < 3:
            continue
        if inner_part(path) == "state" and not is_declared(path):
            continue  # it still answers the contract, as `play` does elsewhere
        for other in inner_imports(path):
            tried += 1
            assert may_import(inner_part(path), other), f"{path} imports {other}"
    assert tried > 500


@pytest.mark.parametrize(
    ("part", "other", "allowed"),
    [
        ("rules", "state", True),
        ("rules", "generated", True),
        ("rules", "view", False),
        ("rules", "describe_seat", False),
        ("rules", "move_words", False),
        ("state", "play", False),
        ("legal", "moves", False),
        ("view", "bot", False),
        ("describe", "terminal", False),
        ("describe", "view", True),
        ("words", "game", False),
        ("terminal", "describe", True),
        ("bot", "rules", True),
    ],
)
def test_the_rule_inside_a_package_says_so(part: str, other: str, allowed: bool) -> None:
    assert may_import(part, other) == allowed


def test_a_game_lies_in_its_package_and_in_its_board_alone() -> None:
    """Tests and pages that are written from the package aside."""
    games = [path.name for path in (SOURCE / "games").iterdir() if is_package(path)]
    homes = [SOURCE / "games", ROOT / "client" / "src" / "boards"]
    for root in (SOURCE, ROOT / "client" / "src", ROOT / "client" / "scripts", ROOT / "tools"):
        for path in sorted(root.rglob("*")):
            ours = not {"static", "__pycache__"} & set(path.parts)
            if ours and not any(home in path.parents for home in homes):
                assert not any(game in path.name.replace("-", "_") for game in games), path
                if path.suffix in (".ftl", ".ts", ".svelte", ".css"):
                    text = path.read_text("utf-8").replace("-", "_")
                    assert not [game for game in games if game in text], path


def test_the_build_names_no_game_that_is_declared() -> None:
    globs = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["coalface"]
    for path in (SOURCE / "games").glob("*/generated"):
        assert not [glob for glob in globs["compiled"] if path.parent.name in glob]


GENERAL_TESTS = ("conformance", "perft", "records", "text")


@pytest.mark.parametrize("kind", GENERAL_TESTS)
def test_tests_for_all_games_name_none(kind: str) -> None:
    games = [path.name for path in (SOURCE / "games").iterdir() if is_package(path)]
    for path in sorted((ROOT / "tests" / kind).glob("*.py")):
        named = [game for game in games if game in path.read_text("utf-8")]
        assert not named, f"{path} names {named}"


def test_every_part_of_the_package_is_known_here() -> None:
    names = {path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or is_package(path)}
    assert names - {"__init__", "cli", "locales"} == set(MAY_IMPORT)


def is_package(path: Path) -> bool:
    """Is this a folder of modules?"""
    return path.is_dir() and any(path.glob("*.py"))


def test_core_stands_on_the_standard_library_and_three_packages() -> None:
    import sys

    for path in modules("core"):
        for name in imports(path):
            top = name.split(".")[0]
            assert top in CORE_STANDS_ON or top in sys.stdlib_module_names, f"{path}: {name}"


def test_games_have_no_clock_no_network_and_no_chance_of_their_own() -> None:
    for path in modules("games"):
        for name in imports(path):
            assert name.split(".")[0] not in NOT_IN_GAMES, f"{path} imports {name}"


def test_games_do_not_know_each_other() -> None:
    for path in modules("games"):
        own = path.relative_to(SOURCE / "games").parts[0]
        for name in imports(path):
            if name.startswith("coalface.games."):
                assert name.split(".")[2] == own, f"{path} imports {name}"


def code_strings(path: Path) -> Iterator[str]:
    """The strings of a module that are no docstrings."""
    tree = parsed(path)
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def test_only_what_is_named_after_a_game_knows_it() -> None:
    games = [path.name for path in (SOURCE / "games").iterdir() if is_package(path)]
    assert games
    for path in sorted(SOURCE.rglob("*.py")):
        for game in games:
            if game in str(path.relative_to(SOURCE)):
                continue
            named = [text for text in code_strings(path) if game in text.replace("-", "_")]
            assert not any(f"coalface.games.{game}" in name for name in imports(path)), path
            assert all("such as" in text for text in named), f"{path} knows {game}: {named}"


def test_the_page_names_what_research_can_be_started() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    named = page.partition("research (")[2].partition(")")[0].split(", ")
    alone = [path.stem for path in modules("research") if "__main__" in path.read_text("utf-8")]
    assert named == ["arena", *alone]
