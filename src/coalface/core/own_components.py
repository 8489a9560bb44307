"""An owner's own component file: is it written right, and where does it differ from a set?"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from coalface.core.component_shape import ALWAYS, Shape, check_shape
from coalface.core.components import (
    ComponentError,
    ComponentSet,
    released_components,
    released_names,
)
from coalface.core.tables import Option, spelled

RULINGS: Final = "rulings"
"""A table of defaults of options, which a released set may have; they are not printed values."""
MAX_VALUE_LENGTH: Final = 60


def check_own(
    components: ComponentSet, package: str, shape: Shape, options: Iterable[Option]
) -> None:
    """Refuse a file with wrong tables, keys or kinds of values; ComponentError says which."""
    check_shape(components, _released(package), shape)
    rulings = components.values.get(RULINGS, {})
    for option in options:
        value = rulings.get(option.name, option.default)
        if value != option.default:
            raise ComponentError(
                f"{option.name!r} in [{RULINGS}] is an option of the game and not a printed value: "
                f"leave it at {spelled(option.default)} here, and choose the option for the game"
            )


@cache
def _released(package: str) -> tuple[ComponentSet, ...]:
    """All sets that ship with a game."""
    return tuple(released_components(package, name) for name in released_names(package))


@dataclass(frozen=True, slots=True)
class Difference:
    """A value that an owner's file has otherwise than a released set: its place and both values.

    A value that one of them does not have is empty.
    """

    place: str
    before: str
    after: str


def differences(base: ComponentSet, own: ComponentSet) -> list[Difference]:
    """Where a file differs from a set, in the order of the set; remarks do not count."""
    return list(_differ("", base.values, own.values))


def _differ(place: str, before: Any, after: Any) -> Iterator[Difference]:
    """The differences of two values."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in dict.fromkeys([*before, *after]):
            if key not in ALWAYS:
                below = f"{place}.{key}" if place else key
                yield from _differ(below, before.get(key), after.get(key))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        nested = any(isinstance(entry, dict | list) for entry in before)
        if nested:
            for number, pair in enumerate(zip(before, after, strict=True), 1):
                yield from _differ(f"{place}.{number}", *pair)
        elif before != after:
            yield Difference(place, _shortened(before), _shortened(after))
    elif before != after or isinstance(before, bool) != isinstance(after, bool):
        yield Difference(place, _shortened(before), _shortened(after))


def _shortened(value: Any) -> str:
    """A value in short."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        shown = ", ".join(f"{key} = {_shortened(entry)}" for key, entry in value.items())
        shown = f"{{ {shown} }}"
    elif isinstance(value, list):
        shown = f"[{', '.join(map(_shortened, value))}]"
    else:
        shown = str(value)
    return shown if len(shown) <= MAX_VALUE_LENGTH else f"{shown[: MAX_VALUE_LENGTH - 1]}…"
