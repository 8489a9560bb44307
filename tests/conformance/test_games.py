"""Every game in the package keeps every law, under every value of every option, and together.

All options together are too many to try with every test run. The sample has a name for each trial:
the game with its defaults; each other length, variant or module alone. The light laws for every
number of seats, and all laws for one of them in turn: each house rule alone, the modules
that a game's settings name in all combinations, and the house rules there changed at once. `make
soak` tries all laws there, and every allowed combination. In a sample, laws off the defaults look
at one position in `PART`, with one number of seats.
"""

from collections.abc import Iterator
from itertools import product

import pytest

from coalface import _build
from coalface.core.conformance import check
from coalface.core.contract import Game
from coalface.core.registry import GameSpec, all_specs
from tests.conftest import Sampling
from tests.settings import games_with, settings

MANY, SOME, FEW, ONE = 4, 2, 1, 1
"""Games of each number of seats: with all defaults (some in a sample), with one option off its
default, otherwise."""

SAMPLE = 4
"""In a sample: one in four of the positions that a law tries, with all defaults."""

PART = 16
"""In a sample: one in sixteen of the positions that a law tries, with options off the defaults."""

PLAIN_PART = 40
"""The same in plain Python, as `make test-changed` runs it."""

LIGHT = ("ends", "legal", "why-not", "clone", "scores", "standing", "census", "position")
"""Laws that are quickly tried: for every allowed combination of the options."""


def singles(house_rules: bool) -> Iterator[tuple[str, Game]]:
    """Every game with one option off its default, a house rule or not, by the name of the trial."""
    for id, spec in all_specs().items():
        for option in spec.options:
            for value in option.values():
                if value == option.default or option.house_rule != house_rules:
                    continue
                try:
                    yield f"{id}-{option.name}-{value}", spec.game({option.name: value})
                except ValueError:
                    continue  # it needs another option beside it: the game tests that itself


def trials() -> dict[str, tuple[Game, int]]:
    """Every game with its defaults, and once more for every other length, variant or module."""
    found = {id: (spec.game(), MANY) for id, spec in all_specs().items()}
    return found | {name: (game, FEW) for name, game in singles(house_rules=False)}


def combined() -> list[tuple[str, Game]]:
    """Games with a house rule or several options off their defaults, by the name of the trial."""
    return [
        *singles(house_rules=True),
        *(
            (f"{id}-{name}", spec.game(options))
            for id, spec in all_specs().items()
            for name, options in together(id, spec)
        ),
    ]


def together(id: str, spec: GameSpec) -> Iterator[tuple[str, dict[str, object]]]:
    """Two or more modules off their defaults, and house rules with all modules; named."""
    modules = [
        option
        for option in spec.options
        if option.name in settings("conformance", id).get("modules", ())
    ]
    others: dict[str, object] = {}
    for values in product(*(option.values() for option in modules)):
        pairs = zip(modules, values, strict=True)
        options = {option.name: value for option, value in pairs if value != option.default}
        if len(options) > 1:
            yield "-".join(f"{name}-{value}" for name, value in options.items()), dict(options)
        if len(options) == len(modules):
            others = dict(options)
    for name, rules in settings("conformance", id).get("house_rules", {}).items():
        yield f"house-rules-{name}", others | rules


def combinations() -> Iterator[tuple[str, dict[str, object]]]:
    """Every combination of options that a game with modules allows."""
    for id in games_with("conformance", "modules", sorted(all_specs())):
        spec = all_specs()[id]
        names = [option.name for option in spec.options]
        for values in product(*(option.values() for option in spec.options)):
            options = dict(zip(names, values, strict=True))
            try:
                spec.game(options)
            except ValueError:
                continue  # nobody can play so: the game tests that itself
            yield id, dict(options)


def seats_in_turn(game: Game, turn: int) -> int:
    """The number of seats with which all laws are tried: each in turn."""
    return game.seat_counts[turn % len(game.seat_counts)]


@pytest.mark.parametrize(
    ("game", "games", "seats"),
    [
        pytest.param(game, games, None if games == MANY else seats_in_turn(game, turn), id=id)
        for turn, (id, (game, games)) in enumerate(trials().items())
    ],
)
def test_a_game_keeps_every_law(
    game: Game, games: int, seats: int | None, sampling: Sampling
) -> None:
    part = sampling.of(1, SAMPLE if games == MANY else PART)
    games = min(games, sampling.of(games, SOME))
    if sampling.whole:
        seats = None
    elif not _build.compiled():
        games, part = ONE, PLAIN_PART
    report = check(game, games=games, seed=sampling.seed, seats=seats, part=part)
    assert report.passed, "\n".join(str(failure) for failure in report.failures)


COMBINED = combined()


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{id}-{seats}")
        for turn, (id, game) in enumerate(COMBINED)
        for seats in game.seat_counts
        if seats != seats_in_turn(game, turn)
    ],
)
def test_house_rules_and_combinations_keep_the_light_laws(
    game: Game, seats: int, sampling: Sampling
) -> None:
    part = sampling.of(1, PART)
    report = check(game, games=FEW, seed=sampling.seed, seats=seats, laws=LIGHT, part=part)
    assert report.passed, "\n".join(str(failure) for failure in report.failures)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats_in_turn(game, turn), id=id)
        for turn, (id, game) in enumerate(COMBINED)
    ],
)
def test_house_rules_and_combinations_keep_every_law(
    game: Game, seats: int, sampling: Sampling
) -> None:
    part = sampling.of(1, PART)
    report = check(game, games=ONE, seed=sampling.seed, seats=seats, part=part)
    assert report.passed, "\n".join(str(failure) for failure in report.failures)


@pytest.mark.soak
@pytest.mark.parametrize("game", [pytest.param(game, id=id) for id, game in COMBINED])
def test_house_rules_and_combinations_keep_every_law_with_every_number_of_seats(game: Game) -> None:
    report = check(game, games=FEW)
    assert report.passed, "\n".join(str(failure) for failure in report.failures)


@pytest.mark.soak
def test_every_allowed_combination_of_options_keeps_the_light_laws() -> None:
    tried = 0
    for id, options in combinations():
        report = check(all_specs()[id].game(options), games=ONE, laws=LIGHT)
        assert report.passed, (options, [str(failure) for failure in report.failures])
        tried += 1
    assert tried > 0
