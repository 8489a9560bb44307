"""The matrix of a game: each rule with the functions that carry it and the tests that prove it."""

from dataclasses import dataclass

from coalface.core.rulebook import Rule, read_rulebook
from coalface.rules_tool.paths import GamePaths
from coalface.rules_tool.source import Named, Spot, carriers, citations


@dataclass(frozen=True)
class Line:
    """A rule with all that names it."""

    rule: Rule
    functions: tuple[Spot, ...]
    tests: tuple[Spot, ...]

    @property
    def carried(self) -> bool:
        """Does a function carry it, or does it say what its test reads?"""
        return bool(self.functions or self.rule.reads)

    @property
    def tested(self) -> bool:
        """Has it both: something to run or to read, and a test?"""
        return self.carried and bool(self.tests)


@dataclass(frozen=True)
class Matrix:
    """All rules of a game; `unknown` are names in docstrings and tests that are no rules of it."""

    paths: GamePaths
    lines: tuple[Line, ...]
    unknown: tuple[tuple[str, Spot], ...]

    @property
    def rules(self) -> list[Rule]:
        """The rules in the order of the rulebook."""
        return [line.rule for line in self.lines]

    @property
    def tested(self) -> int:
        """How many rules are tested."""
        return sum(line.tested for line in self.lines)

    @property
    def untested(self) -> list[str]:
        """The rules that are not."""
        return [line.rule.id for line in self.lines if not line.tested]

    @property
    def uncarried(self) -> list[str]:
        """The rules that no function carries and that name nothing to read."""
        return [line.rule.id for line in self.lines if not line.carried]

    def problems(self) -> list[str]:
        """What is wrong, a sentence each; without the tests only what the package shows."""
        found = [
            f"{id} is no rule of {self.paths.game}: {spot.name} ({spot.path.name}:{spot.line})"
            for id, spot in self.unknown
        ]
        found += [f"{id}: no function carries it" for id in self.uncarried]
        if self.paths.home is not None:
            found += [f"{line.rule.id}: no test cites it" for line in self.lines if not line.tests]
        return found


def read_matrix(paths: GamePaths) -> Matrix:
    """Read the rulebook, the sources and the tests of a game."""
    rules = read_rulebook(paths.rulebook)
    functions = carriers(paths.folder)
    tests = citations(paths.tests) if paths.tests else {}
    lines = tuple(_line(rule, functions, tests) for rule in rules)
    known = {rule.id for rule in rules}
    named = [(id, spot) for by in (functions, tests) for id, spots in by.items() for spot in spots]
    return Matrix(paths, lines, tuple(sorted(pair for pair in named if pair[0] not in known)))


def _line(rule: Rule, functions: Named, tests: Named) -> Line:
    return Line(
        rule,
        tuple(sorted(functions.get(rule.id, []))),
        tuple(sorted(tests.get(rule.id, []))),
    )
