"""`python -m coalface.generate`: write the modules and pages of games, or compare them."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

from coalface.generate.copies import make_copies
from coalface.generate.decisions import make_pending, make_why
from coalface.generate.declarations import declarations, module, open_package, shared_records
from coalface.generate.dispatch import make_dispatch
from coalface.generate.encoding import make_encoding
from coalface.generate.source import formatted
from coalface.generate.view_fields import make_view_fields
from coalface.state_page import state_page
from coalface.view_page import moves_page, view_page

SOURCE = Path(__file__).resolve().parents[2]
GAMES = SOURCE / "coalface" / "games"


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
        "encoding": make_encoding,
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
    return [*changed, *write_pages(game, check)]


def write_pages(game: str, check: bool) -> list[Path]:
    """Write the pages of a game of this checkout; return those that were not current."""
    docs = SOURCE.parent / "docs"
    if game not in our_packages() or not docs.is_dir():
        return []
    name = game.rpartition(".")[2]
    changed = []
    for folder, text in pages_of(game, name).items():
        path = docs / folder / f"{name}.md"
        if path.exists() and path.read_text("utf-8") == text:
            continue
        changed.append(path)
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
    return changed


def pages_of(game: str, name: str) -> dict[str, str]:
    """Return the pages of a game by their folders."""
    state, records = declarations(game)
    rest = SimpleNamespace(**vars(module(game, "state")))
    rest.DECISIONS = decisions = module(game, "decisions").DECISIONS
    held = [*records.values(), *shared_records(game).values()]
    view = module(game, "view")
    return {
        "state": state_page(name, state, held, rest),
        "view": view_page(name, view.Table, view.Memory),
        "moves": moves_page(name, module(game, "moves").MOVES, decisions),
    }


if __name__ == "__main__":
    sys.exit(main())
