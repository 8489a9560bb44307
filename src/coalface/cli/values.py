"""The parser of the command line, and the values that its arguments take."""

import argparse
import sys
from typing import NoReturn

MISUSED = 2
"""The exit code of a command that was called wrongly."""


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and leave."""
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        sys.exit(MISUSED)


class NamedValues(argparse.Action):
    """Collects `-o name=value` in a dict."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        """Add one; refuse what is not name=value, or a second value for a name."""
        name, equals, value = str(values).partition("=")
        collected = dict(getattr(namespace, self.dest))
        if not name or not equals or not value:
            parser.error(f"{option_string}: expected NAME=VALUE, got {values}")
        if name in collected:
            parser.error(f"duplicate {option_string} {name}")
        setattr(namespace, self.dest, {**collected, name: value})


def count(text: str) -> int:
    """Return a whole number of at least 0."""
    return _number(text, 0)


def whole(text: str) -> int:
    """Return a whole number of at least 1."""
    return _number(text, 1)


def _number(text: str, least: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 19 and int(text) >= least):
        raise argparse.ArgumentTypeError(f"expected a whole number of at least {least}, got {text}")
    return int(text)


def positive(text: str) -> float:
    """Return a number above 0."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 1e6:
        raise argparse.ArgumentTypeError(f"expected a number above 0, got {text}")
    return found


def seconds(text: str) -> float:
    """Return a time from 0 to 60 seconds."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 60:
        raise argparse.ArgumentTypeError(f"expected seconds from 0 to 60, got {text}")
    return found


def names(text: str) -> list[str]:
    """Return comma-separated words."""
    return [name.strip() for name in text.split(",")]


def language(text: str) -> str:
    """Return a language that there are texts in."""
    from coalface.text import (
        languages,  # reading the texts takes a while, and few commands need them
    )

    if text not in languages():
        known = ", ".join(languages())
        raise argparse.ArgumentTypeError(f"unknown language {text!r}; available: {known}")
    return text
