"""Imports point one way, games do no I/O, and only what is named after a game knows it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "coalface"

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "research": {"core", "games", "bots", "research", "_build"},
    "text": {"core"},
    "terminal": {"core", "games", "bots", "text", "terminal"},
    "rules_tool": {"core", "text", "rules_tool", "_build"},
    "bench": {"core", "bots", "bench", "_build"},
    "commands": {"core", "text", "commands"},
    "server": {"core", "bots", "text", "server"},
    "doctor": {"core", "_build"},
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


def imports(path: Path) -> Iterator[str]:
    """The full names that a module imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
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


INSIDE_A_GAME = {"bot": {"core", "games", "bots"}}
"""What the packages inside a game's package may import; the rest of it may import none of them."""


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


def test_rules_know_nothing_of_bots() -> None:
    for path in modules("games"):
        if is_nested(path) and path.relative_to(SOURCE).parts[2] in INSIDE_A_GAME:
            continue
        for name in imports(path):
            parts = name.split(".")
            nested = name.startswith("coalface.games.") and len(parts) > 3
            assert not (nested and parts[3] in INSIDE_A_GAME), f"{path} imports {name}"


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
    tree = ast.parse(path.read_text("utf-8"))
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
            said = [text for text in code_strings(path) if game in text.replace("-", "_")]
            assert not any(f"coalface.games.{game}" in name for name in imports(path)), path
            assert all("such as" in text for text in said), f"{path} knows {game}: {said}"


def test_the_page_names_what_research_can_be_started() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    named = page.partition("research (")[2].partition(")")[0].split(", ")
    alone = [path.stem for path in modules("research") if "__main__" in path.read_text("utf-8")]
    assert named == ["arena", *alone]
