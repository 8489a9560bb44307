"""Settings of a game's options in which every two values of two options come together."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product

from coalface.core.tables import Option, OptionValue

Setting = dict[str, OptionValue]
Pair = frozenset[tuple[str, OptionValue]]


def pairs_of(setting: Setting) -> list[Pair]:
    """Every two options with the values they have here."""
    return [frozenset(pair) for pair in combinations(setting.items(), 2)]


def all_pairs(options: Sequence[Option]) -> set[Pair]:
    """Every two values of two options."""
    return {
        frozenset({(one.name, mine), (other.name, yours)})
        for one, other in combinations(options, 2)
        for mine, yours in product(one.values(), other.values())
    }


def pairwise(options: Sequence[Option], count: int) -> list[Setting]:
    """Return this many settings, the same every time, with all pairs of values as evenly as can be.

    Each setting begins with another option and gives every option the value whose pairs with those
    before it are rarest so far.
    """
    seen: Counter[Pair] = Counter()
    settings: list[Setting] = []
    for number in range(count):
        first = number % len(options)
        setting: Setting = {}
        for place, option in enumerate((*options[first:], *options[:first])):
            values = option.values()
            turn = (number // len(options) + place) % len(values)
            tried = (*values[turn:], *values[:turn])
            rare = [_seen(seen, setting, (option.name, value)) for value in tried]
            setting[option.name] = tried[rare.index(min(rare))]
        seen.update(pairs_of(setting))
        settings.append({option.name: setting[option.name] for option in options})
    return settings


def _seen(seen: Counter[Pair], setting: Setting, more: tuple[str, OptionValue]) -> int:
    """How often the pairs came that this value would add."""
    return sum(seen[frozenset({more, other})] for other in setting.items())


def name_of(options: Sequence[Option], setting: Setting) -> str:
    """The options that are off their defaults."""
    names = [
        option.name if setting[option.name] is True else f"{option.name}={setting[option.name]}"
        for option in options
        if setting[option.name] != option.default
    ]
    return "+".join(names) or "defaults"
