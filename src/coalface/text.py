"""Words for people: messages by key in a language. The one module behind which Fluent stands.

An argument that is itself words brings its grammar along: `{ $level }` is its message and
`{ $level-to }` the attribute `.to` of that message. A dot in a key is a dash in the files.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from coalface.core.checks import unknown
from coalface.core.contract import CHANCE, Event
from coalface.core.plugins import bot_locales
from coalface.core.registry import all_specs
from coalface.core.tables import ArgKind, EventRow, Reason, Words

Plain: TypeAlias = int | float | str
Value: TypeAlias = "Plain | Words | Reason | Sequence[Value]"
Wording: TypeAlias = Callable[[ArgKind, int | str], Words]
"""How a game says a value of one of its own kinds: coal 2 is the message `cb-coal-g`."""


FALLBACK: Final = "en"
"""The language of messages that a game does not have in another one."""

MINUS: Final = "\N{MINUS SIGN}"
"""The sign of a number below 0, which Fluent gets as text: for it minus 1 is singular like 1."""


def languages() -> tuple[str, ...]:
    """List the languages that there are messages for."""
    return tuple(sorted(folder.name for folder in _locales().iterdir() if folder.is_dir()))


def option_key(prefix: str, *parts: str) -> str:
    """The key of an option's words, by its name and its part: `gr-option-coal-about`.

    There is one for the name, one for what it does (`about`), one for each value of a choice or a
    count, and `refused` before the name says why some number of players cannot choose it.
    """
    return "-".join((prefix, "option", *parts)).replace("_", "-")


def no_wording(kind: ArgKind, value: int | str) -> Words:
    """Word nothing: the wording of a text that belongs to no game."""
    raise KeyError(f"no words for {kind} {value!r}")


class Text:
    """Says keys in one language; a game's wording and the names of the seats may be given."""

    def __init__(self, lang: str, wording: Wording = no_wording, seats: Sequence[str] = ()) -> None:
        self.lang = lang
        self._bundle  # noqa: B018  refuse an unknown language
        self._wording = wording
        self._seats = tuple(seats)

    @property
    def _bundle(self) -> FluentBundle:
        return _messages(self.lang)

    def has(self, key: str) -> bool:
        """Whether there is a message of that key, in this language or in English."""
        identifier = _identifier(key)
        return self._bundle.has_message(identifier) or _messages(FALLBACK).has_message(identifier)

    def say(self, key: str, /, **args: Value) -> str:
        """Say a key; KeyError if it has no message, ValueError if an argument is missing."""
        return self._forms(key, args)[""]

    def render(self, words: Words | Reason) -> str:
        """Return the sentence for words of the engine, each argument as its kind demands."""
        return self.say(words.key, **self._values(words.args))

    def render_event(self, row: EventRow, event: Event) -> str:
        """Return the sentence of an event; the seat that acted is the argument `seat`."""
        named = zip(row.args, event.args, strict=True)
        args = [(name, kind, value) for (name, kind), value in named]
        return self.say(event.key, **self._values([("seat", "seat", event.seat), *args]))

    def word(self, kind: ArgKind, value: int | str) -> Value:
        """Make a value of a kind an argument for `say`: a number, a name, or words of its own."""
        if kind in ("count", "text"):
            return value
        if kind == "seat":
            return self._seat(int(value))
        return self._wording(kind, value)

    def _seat(self, seat: int) -> Value:
        if seat == CHANCE:
            return Words("chance")
        if seat < len(self._seats):
            return self._seats[seat]
        return Words("seat", (("number", "count", seat + 1),))

    def _values(self, args: Iterable[tuple[str, ArgKind, int | str]]) -> dict[str, Value]:
        return {name: self.word(kind, value) for name, kind, value in args}

    def _forms(self, key: str, args: dict[str, Value]) -> dict[str, str]:
        """Say a message as such, under the empty name, and each of its attributes."""
        identifier = _identifier(key)
        if not self.has(key):
            raise KeyError(f"no message {identifier!r} in language {self.lang!r}")
        here = self._bundle.has_message(identifier)
        bundle = self._bundle if here else _messages(FALLBACK)
        message = bundle.get_message(identifier)
        if message.value is None:
            raise KeyError(f"message {identifier!r} in language {self.lang!r} has no text")
        plain: dict[str, Plain] = {}
        for name, value in args.items():
            plain.update(self._plain(name, value))
        forms = {}
        for form, pattern in {"": message.value, **message.attributes}.items():
            formatted, errors = bundle.format_pattern(pattern, plain)
            if errors:
                problems = "; ".join(str(error) for error in errors)
                raise ValueError(f"message {identifier!r} in language {self.lang!r}: {problems}")
            forms[form] = str(formatted)
        return forms

    def _plain(self, name: str, value: Value) -> dict[str, Plain]:
        """Turn an argument into what Fluent takes, with the forms of its message beside it."""
        if isinstance(value, int) and value < 0:
            return {name: f"{MINUS}{-value}"}
        if isinstance(value, int | float | str):
            return {name: value}
        if isinstance(value, Words | Reason):
            forms = self._forms(value.key, self._values(value.args))
            return {
                f"{name}-{form}" if form else name: formatted for form, formatted in forms.items()
            }
        return {name: self._listed([str(self._plain(name, item)[name]) for item in value])}

    def _listed(self, items: list[str]) -> str:
        """Put some words in a row: one, two and three."""
        if len(items) < 2:
            return "".join(items)
        listed = items[0]
        for item in items[1:-1]:
            listed = self.say("list-next", first=listed, next=item)
        return self.say("list-last", first=listed, last=items[-1])


def _identifier(key: str) -> str:
    return key.replace(".", "-")


def _locales() -> Traversable:
    return resources.files("coalface") / "locales"


def message_files(lang: str) -> list[Traversable]:
    """List the message files of a language: our own, those of games, those of other bots."""
    ours = sorted((_locales() / lang).iterdir(), key=lambda file: file.name)
    packages = [resources.files(found.package) for found in all_specs().values()]
    folders = [*(package / "locales" for package in packages), *bot_locales()]
    others = [folder / f"{lang}.ftl" for folder in folders]
    return [file for file in (*ours, *others) if file.name.endswith(".ftl") and file.is_file()]


def _messages(lang: str) -> FluentBundle:
    """All messages of a language; a game that was named since brings its own."""
    return _bundle(lang, len(all_specs()))


@cache
def _bundle(lang: str, games: int) -> FluentBundle:
    """Read all messages of a language once for this number of games, without isolating marks.

    The first message of a key counts: no game changes what we or another game say.
    """
    if lang not in languages():
        raise KeyError(unknown("language", lang, languages()))
    bundle = FluentBundle([lang], use_isolating=False)
    for file in message_files(lang):
        messages = file.read_bytes().decode("utf-8", errors="replace")  # a plug-in's may be broken
        bundle.add_resource(FluentResource(messages))
    return bundle
