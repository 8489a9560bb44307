"""Games with many options keep every law, whatever options come together."""

from itertools import product

import pytest

from coalface.core.conformance import check, laws
from coalface.core.registry import all_specs, game_spec
from tests.conformance.pairs import Setting, all_pairs, name_of, pairs_of, pairwise
from tests.conftest import Sampling
from tests.settings import games_with
from tests.settings import settings as settings_of

SAMPLES: dict[str, int] = {
    game: settings_of("conformance", game)["samples"]
    for game in games_with("conformance", "samples", sorted(all_specs()))
}
"""How many settings of all options of a game are tried."""
PARTS = 3
"""A sample tries every third law with one number of seats; nine in a row try all with all."""
SOAKED = 2
"""Games of each number of seats in the long version, which tries all laws with all samples."""


PART = 16
"""In a sample: one in sixteen of the positions that a law tries."""


def settings(game: str) -> list[Setting]:
    """The samples of a game."""
    return pairwise(game_spec(game).options, SAMPLES[game])


def variants(game: str) -> list[Setting]:
    """Lengths and variants of a game in all combinations of two or more, with no house rules."""
    options = [option for option in game_spec(game).options if not option.house_rule]
    chosen = product(*(option.values() for option in options))
    found = [
        {option.name: value for option, value in zip(options, values, strict=True)}
        for values in chosen
    ]
    return [setting for setting in found if off_default(game, setting) > 1]


def off_default(game: str, setting: Setting) -> int:
    """How many options are off their defaults; with one, `test_games` tries them."""
    return sum(
        setting[option.name] != option.default
        for option in game_spec(game).options
        if option.name in setting
    )


def named(game: str, setting: Setting) -> str:
    """A setting by the options that are off their defaults."""
    options = [option for option in game_spec(game).options if option.name in setting]
    return f"{game}-{name_of(options, setting)}"


TRIALS = [
    pytest.param(game, setting, number, id=named(game, setting))
    for game in SAMPLES
    for number, setting in enumerate(settings(game))
]
VARIANTS = [
    pytest.param(game, setting, number, id=named(game, setting))
    for game in SAMPLES
    for number, setting in enumerate(variants(game))
]


@pytest.mark.parametrize("game", SAMPLES)
def test_the_samples_are_different_and_have_all_pairs(game: str) -> None:
    found = settings(game)
    assert len({name_of(game_spec(game).options, setting) for setting in found}) == SAMPLES[game]
    assert {pair for setting in found for pair in pairs_of(setting)} == all_pairs(
        game_spec(game).options
    )


@pytest.mark.parametrize(("game", "setting", "number"), VARIANTS)
def test_every_length_and_variant_keeps_every_law(
    game: str, setting: Setting, number: int, sampling: Sampling
) -> None:
    played, part = game_spec(game).game(setting), sampling.of(1, PART)
    seats = None if sampling.whole else played.seat_counts[number % len(played.seat_counts)]
    report = check(played, games=1, seed=sampling.seed, seats=seats, part=part)
    assert report.passed, "\n".join(str(failure) for failure in report.failures)


@pytest.mark.parametrize(("game", "setting", "number"), TRIALS)
def test_a_sample_keeps_the_laws(
    game: str, setting: Setting, number: int, sampling: Sampling
) -> None:
    played = game_spec(game).game(setting)
    seats = played.seat_counts[number // PARTS % len(played.seat_counts)]
    chosen = laws()[number % PARTS :: PARTS]
    part = sampling.of(1, PART)
    report = check(played, games=1, seed=sampling.seed, seats=seats, laws=chosen, part=part)
    assert report.passed, "\n".join(str(failure) for failure in report.failures)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "setting", "number"), TRIALS)
def test_a_sample_keeps_every_law(game: str, setting: Setting, number: int) -> None:
    report = check(game_spec(game).game(setting), games=SOAKED, seed=2 + number)
    assert report.passed, "\n".join(str(failure) for failure in report.failures)
