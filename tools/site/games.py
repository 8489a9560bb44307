"""What a game says of itself, for its page: the options that a table may choose."""

from collections.abc import Iterator

from coalface.core.registry import game_spec
from coalface.core.tables import Option
from coalface.text import Text, option_key

MARK = "<!-- options -->"
"""Where in a page of docs/games the options are written."""


def write_options(page: str, game: str) -> str:
    """Return the page with the options of its game at the mark."""
    return page.replace(MARK, "\n".join(options_table(game))) if MARK in page else page


def options_table(game: str) -> Iterator[str]:
    """Yield the rows of a table: name, values with the default first, what it means, rule."""
    prefix, text = game_spec(game).locale_prefix, Text("en")
    yield "| option | values | what it means | rule |"
    yield "|---|---|---|---|"
    for option in sorted(game_spec(game).options, key=lambda option: option.house_rule):
        about = text.say(option_key(prefix, option.name, "about"))
        kind = "House rule. " if option.house_rule else ""
        rule = f"[{option.rule}](../rules/{game}.md#{option.rule.lower()})"
        yield f"| `{option.name}` | {values(option)} | {kind}{about} | {rule} |"


def values(option: Option) -> str:
    """Return what may be chosen, as it is typed, the default first."""
    others = [value for value in option.values() if value != option.default]
    return ", ".join(f"`{spell(value)}`" for value in (option.default, *others))


def spell(value: object) -> str:
    """Return a value as it is typed after `-o NAME=`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
