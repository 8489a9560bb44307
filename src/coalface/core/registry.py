"""Finds the games: every package below `coalface.games` that exports GAME, a GameSpec.

Games of other distributions come in by their entry points, or are named as `module:NAME`: see
`coalface.core.plugins`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from coalface.core.checks import unknown
from coalface.core.component_shape import Shape
from coalface.core.components import OWN, ComponentSet, released_components
from coalface.core.contract import Game, read_options
from coalface.core.course import Course, ScoreUnit
from coalface.core.fixes import fixes_for
from coalface.core.own_components import check_own
from coalface.core.preview import PreviewTable, declared_table
from coalface.core.renamed import renamed_in
from coalface.core.tables import Fix, Option, OptionValue, options_of_version
from coalface.core.view import AnyView

if not TYPE_CHECKING:
    __getattr__ = renamed_in(__name__)


@dataclass(frozen=True)
class GameSpec:
    """A published game before its options are chosen: what a game's package exports as GAME."""

    id: str
    package: str
    rules_prefixes: tuple[str, ...]
    """How the ids of its rules begin, the family that a bare number means first: `RR`, `GC`."""
    locale_prefix: str
    """How the keys of its messages begin, but for the sentences of its rules (`rule_key`)."""
    version: int
    components: str
    options: tuple[Option, ...]
    fixes: tuple[Fix, ...]
    make: Callable[[dict[str, OptionValue], int, ComponentSet], Game]
    check_components: Callable[[ComponentSet], tuple[str, ...]] | None = None
    """Compare an owner's set with the rulebook: ComponentError if it contradicts the rulebook,
    else warnings about what departs from our own reconstruction only.
    """
    secret_points: bool = False
    """Do players keep to themselves during play what counts as points, as in Coal Country cash?"""
    score_unit: ScoreUnit = "points"
    """What its scores are counted in, for texts about them."""
    released: bool = True
    """Is it complete, with words, bots and records? If not it can be made, but is not offered."""
    shape: Shape = field(default_factory=Shape)
    """Where component files may differ from the released sets."""
    course: Course | None = None
    """Its rounds, turns and sources of points, for logs; None: decisions of one seat in a row."""

    preview: PreviewTable | None = None
    """What previews of moves show; without it, the numbers that are declared of a player."""
    numbers: Callable[[Game], dict[str, int]] | None = None
    """Numbers of its components that explanations of things name."""
    goal_values: Callable[[Game, AnyView], dict[str, int]] | None = None
    """What secret goals would bring the seat of a view if the game ended now, by their names."""

    def explained_numbers(self, game: Game) -> tuple[tuple[str, int], ...]:
        """Return the numbers that explanations of things name, in a game with some components."""
        return tuple(self.numbers(game).items()) if self.numbers else ()

    def preview_table(self, view: AnyView) -> PreviewTable:
        """Return what previews show: what the game says, or else what it declares."""
        return self.preview or declared_table(self.locale_prefix, view)

    def game(
        self,
        options: Mapping[str, object] | None = None,
        version: int | None = None,
        components: ComponentSet | str | None = None,
    ) -> Game:
        """The game under these options; newest rules and components unless others are named.

        An owner's set is compared with the rulebook when a new game is made, that is when no rules
        version is named: a game that is taken up again keeps the set that it began with.
        """
        rules = self.version if version is None else version
        if not 1 <= rules <= self.version:
            raise ValueError(f"rules version {rules} of {self.id}: expected 1 to {self.version}")
        if components is None or isinstance(components, str):
            components = released_components(self.package, components or self.components)
        if components.name == OWN and version is None:
            check_own(components, self.package, self.shape, self.options)
        game = self.make(read_options(self.options, dict(options or {})), rules, components)
        game.own_components = components.text if components.name == OWN else None
        if self.check_components and components.name == OWN and version is None:
            game.component_warnings = self.check_components(components)
        game.fixes = fixes_for(self.fixes, rules)
        game.options = options_of_version(self.options, game.options, rules)
        return game


@cache
def own_specs() -> dict[str, GameSpec]:
    """The games of this package, by id."""
    package = import_module("coalface.games")
    names = [module.name for module in iter_modules(package.__path__) if module.ispkg]
    found = [import_module(f"coalface.games.{name}") for name in names]
    return {module.GAME.id: module.GAME for module in found}


_named: dict[str, str] = {}
"""By the id of a game that was named as `module:NAME`, that name."""


@cache
def all_specs() -> dict[str, GameSpec]:
    """All games there are, those that are still being built too, by id.

    A game that is named as `module:NAME` is among them from then on.
    """
    plugins = import_module("coalface.core.plugins")  # it builds on this module
    games: dict[str, GameSpec] = plugins.add_plugins(own_specs())
    return games


def released_specs() -> dict[str, GameSpec]:
    """The games that are complete, by id."""
    return {id: found for id, found in all_specs().items() if found.released}


def game_spec(name: str) -> GameSpec:
    """A game by its id, typed with dashes or underscores, or by `module:NAME`.

    ValueError lists those there are, or says what is wrong with the one that is named.
    """
    return _spec_at(name) if ":" in name else known_spec(name)


def known_spec(name: str) -> GameSpec:
    """A game by its id; unlike `game_spec` it loads nothing, so the name may come from anyone."""
    id = name.replace("-", "_")
    if id not in all_specs():
        raise ValueError(unknown("game", name, sorted(released_specs())))
    return all_specs()[id]


def _spec_at(name: str) -> GameSpec:
    """The game that `module:NAME` names, which is known by its id from now on."""
    plugins = import_module("coalface.core.plugins")
    found: GameSpec = plugins.named_game(name, all_specs())
    if found.id not in all_specs():
        all_specs()[found.id] = found
        _named[found.id] = name
    return found


def name_elsewhere(id: str) -> str:
    """The name by which another process finds a game that is known here: its id, `module:NAME`."""
    return _named.get(id, id)
