"""The messages of a language in Fluent's form, each parsed when it is first needed.

A process that plays one game needs some hundred of several thousand messages; parsing them all
takes longer than everything else that it does before its first move.
"""

import re
from collections.abc import Iterable
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins, with its name."""
NAMED: Final = re.compile(r"[{(,:]\s*(-?[a-zA-Z][\w-]*)")
"""Where an entry may name another one."""


class Messages:
    """What FluentBundle knows of these files. The first message of a key counts."""

    def __init__(self, lang: str, files: Iterable[str]) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unparsed: dict[str, list[str]] = {}
        self._parsing = Lock()
        for content in files:
            starts = [*ENTRY.finditer(content)]
            ends = [*(found.start() for found in starts[1:]), len(content)]
            for found, end in zip(starts, ends, strict=False):
                self._unparsed.setdefault(found[1], []).append(content[found.start() : end])

    def find(self, identifier: str) -> FluentBundle | None:
        """Return the bundle that has this message and all that it names, None if there is none."""
        if identifier in self._unparsed:
            with self._parsing:
                self._parse(self._with_named(identifier))
        return self._bundle if self._bundle.has_message(identifier) else None

    def _with_named(self, identifier: str) -> list[str]:
        """Return the names of the entries that a message needs, its own among them."""
        needed = [identifier]
        for name in needed:
            for entry in self._unparsed.get(name, ()):
                needed += (other for other in NAMED.findall(entry) if other not in needed)
        return needed

    def _parse(self, names: list[str]) -> None:
        """Parse these entries. They count as unparsed until all are: other threads wait for it."""
        for name in names:
            for entry in self._unparsed.get(name, ()):
                self._bundle.add_resource(FluentResource(entry))
        for name in names:
            self._unparsed.pop(name, None)


def messages_in(
    content: str, lang: str, numbers: dict[str, int] | None = None
) -> dict[str, dict[str, str]]:
    """Read the messages of one file: by key the text, under the empty name, and each attribute.

    For texts that need no arguments but `numbers` and are not asked for by key, such as
    explanations.
    """
    bundle = FluentBundle([lang], use_isolating=False)
    resource = FluentResource(content)
    bundle.add_resource(resource)
    found = {}
    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            continue
        message = bundle.get_message(entry.id.name)
        patterns = {"": message.value, **message.attributes}
        found[entry.id.name] = {
            form: str(bundle.format_pattern(pattern, numbers)[0])
            for form, pattern in patterns.items()
            if pattern is not None
        }
    return found
