"""Where the sources, the tests, the records and the page of one game lie."""

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from coalface import _build
from coalface.core.registry import game_spec, own_specs


@dataclass(frozen=True)
class GamePaths:
    """One game in a checkout; without one, `home` is None and only the package is there."""

    game: str
    package: Path
    home: Path | None
    outside: Path | None = None
    """The package of a game of another distribution."""

    @property
    def folder(self) -> Path:
        """The sources of the game."""
        return self.outside or self.package / "games" / self.game

    @property
    def rulebook(self) -> Path:
        """The list of its rules."""
        return self.folder / "rulebook.toml"

    @property
    def tests(self) -> Path | None:
        """The tests of its rules; None if the tests are not here."""
        return self.home / "tests" / "rules" / self.game if self.home else None

    @property
    def page(self) -> Path | None:
        """Where its matrix of rules is written; None without a checkout."""
        return self.home / "docs" / "rules" / f"{self.game}.md" if self.home else None

    @property
    def rulings(self) -> Path | None:
        """Where the rulings of all games are written; None without a checkout."""
        return self.home / "RULINGS.md" if self.home else None

    def records(self) -> list[Path]:
        """Its golden records."""
        if self.home is None:
            return []
        return sorted((self.home / "tests" / "records" / self.game).glob("*.record"))


def game_paths(game: str) -> GamePaths:
    """Return the paths of a game: in the checkout of the running package, or in the package."""
    package = Path(_build.PACKAGE)
    if game not in own_specs():
        return GamePaths(game, package, None, Path(str(files(game_spec(game).package))))
    built_for = _build.checkout()
    if built_for is not None:
        return GamePaths(game, Path(built_for) / _build.SOURCES, Path(built_for))
    home = package.parent.parent
    in_checkout = package.parent.name == "src" and (home / "pyproject.toml").is_file()
    return GamePaths(game, package, home if in_checkout else None)
