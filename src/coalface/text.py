"""Words for people: messages by key in a language. Fluent stands behind it, see `fluent_messages`.

An argument that is itself words brings its grammar along: `{ $level }` is its message and
`{ $level-to }` the attribute `.to` of that message. A dot in a key is a dash in the files.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from logging import getLogger
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle

from coalface.core.checks import unknown
from coalface.core.contract import CHANCE, Event
from coalface.core.plugins import bot_locales
from coalface.core.preview import Change
from coalface.core.registry import all_specs
from coalface.core.tables import ArgKind, EventRow, Reason, Words
from coalface.fluent_messages import Messages

Plain: TypeAlias = int | float | str
Value: TypeAlias = "Plain | Words | Reason | Sequence[Value]"
Report: TypeAlias = Callable[[str], None]
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


@cache
def warn_of_text(problem: str) -> None:
    """Warn once of a text that is missing or wrong."""
    getLogger("coalface").warning("%s; its key is shown instead", problem)


class Text:
    """Says keys in one language; a game's wording and the names of the seats may be given.

    A text that is missing or wrong raises an error, unless `report` is given: it is called with
    what is wrong, and the key is shown instead, so that a game without all its texts can be played.
    """

    def __init__(
        self,
        lang: str,
        wording: Wording = no_wording,
        seats: Sequence[str] = (),
        report: Report | None = None,
    ) -> None:
        self.lang = lang
        self._report = report
        _messages(lang)  # refuses an unknown language
        self._wording = wording
        self._seats = tuple(seats)

    def has(self, key: str, own: bool = False) -> bool:
        """Whether there is a message of that key, in this language or, unless `own`, in English."""
        identifier = _identifier(key)
        if own:
            return _messages(self.lang).find(identifier) is not None
        return self._bundle(identifier) is not None

    def _bundle(self, identifier: str) -> FluentBundle | None:
        """The bundle with this message: in this language, otherwise in English."""
        return _messages(self.lang).find(identifier) or _messages(FALLBACK).find(identifier)

    def say(self, key: str, /, **args: Value) -> str:
        """Say a key; KeyError if it has no message, ValueError if an argument is missing."""
        return self._forms(key, args)[""]

    def render(self, words: Words | Reason) -> str:
        """Return the sentence for words of the engine, each argument as its kind demands."""
        return self.say(words.key, **self._values(words.args))

    def render_event(self, row: EventRow, event: Event) -> str:
        """Return the sentence of an event; the seat that acted is the argument `seat`."""
        return self._event_forms(row, event)[""]

    def event_part(self, row: EventRow, event: Event, form: str) -> str | None:
        """Return an event as a part of a sentence, by the name of its form; None: it has none."""
        return self._event_forms(row, event).get(form)

    def _event_forms(self, row: EventRow, event: Event) -> dict[str, str]:
        named = zip(row.args, event.args, strict=True)
        args = [(name, kind, value) for (name, kind), value in named]
        return self._forms(event.key, self._values([("seat", "seat", event.seat), *args]))

    def word(self, kind: ArgKind, value: int | str) -> Value:
        """Make a value of a kind an argument for `say`: a number, a name, or words of its own."""
        if kind in ("count", "text"):
            return value
        if kind == "seat":
            return self._seat(int(value))
        try:
            return self._wording(kind, value)
        except LookupError as error:
            problem = f"no words for {kind} {value!r}: {type(error).__name__} {error}"
            return self._instead(f"{kind}-{value}", problem, error)

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
        bundle = self._bundle(identifier)
        if bundle is None:
            missing = f"no message {identifier!r} in language {self.lang!r}"
            return {"": self._instead(identifier, missing, KeyError(missing))}
        message = bundle.get_message(identifier)
        if message.value is None:
            empty = f"message {identifier!r} in language {self.lang!r} has no text"
            return {"": self._instead(identifier, empty, KeyError(empty))}
        plain: dict[str, Plain] = {}
        for name, value in args.items():
            plain.update(self._plain(name, value))
        forms = {}
        for form, pattern in {"": message.value, **message.attributes}.items():
            formatted, errors = bundle.format_pattern(pattern, plain)
            if errors:
                problems = "; ".join(str(error) for error in errors)
                wrong = f"message {identifier!r} in language {self.lang!r}: {problems}"
                formatted = self._instead(identifier, wrong, ValueError(wrong))
            forms[form] = str(formatted)
        return forms

    def _instead(self, key: str, problem: str, error: Exception) -> str:
        """Report what is wrong with a text, and return its key to show; raise if nobody listens."""
        if self._report is None:
            raise error
        self._report(problem)
        return key

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
        return {name: self.listed([str(self._plain(name, item)[name]) for item in value])}

    def listed(self, items: list[str]) -> str:
        """Put some words in a row: one, two and three."""
        if len(items) < 2:
            return "".join(items)
        listed = items[0]
        for item in items[1:-1]:
            listed = self.say("list-next", first=listed, next=item)
        return self.say("list-last", first=listed, last=items[-1])


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


def change_line(text: Text, change: Change, viewer: int) -> str:
    """Return a row of a preview as a short line, for readers: what changes, by how much, whose."""
    line: Value = change.words
    if change.kind == "next":
        line = text.say("change-then", what=change.words)
    elif change.amount is not None and change.before is not None and change.after is not None:
        amount = signed(change.amount)
        numbers = {"before": change.before, "after": change.after}
        line = text.say("change-line", what=change.words, amount=amount, **numbers)
    if change.seat in (viewer, None):
        return line if isinstance(line, str) else text.render(change.words)
    return text.say("change-other", name=text.word("seat", change.seat), row=line)


def _identifier(key: str) -> str:
    return key.replace(".", "-")


def _locales() -> Traversable:
    return resources.files("coalface") / "locales"


def message_files(lang: str) -> list[Traversable]:
    """List the message files of a language: our own, those of games, those of other bots."""
    ours = sorted((_locales() / lang).iterdir(), key=lambda file: file.name)
    packages = [resources.files(found.package) for found in all_specs().values()]
    beside = [package / name for package in packages for name in ("locales", "lessons")]
    folders = [*beside, *bot_locales()]
    others = [folder / f"{lang}.ftl" for folder in folders]
    return [file for file in (*ours, *others) if file.name.endswith(".ftl") and file.is_file()]


def _messages(lang: str) -> Messages:
    """All messages of a language; a game that was named since brings its own."""
    return _read(lang, len(all_specs()))


@cache
def _read(lang: str, games: int) -> Messages:
    """Read all messages of a language once for this number of games, without isolating marks.

    No game changes what we or another game say: our messages are the first.
    """
    if lang not in languages():
        raise KeyError(unknown("language", lang, languages()))
    contents = (file.read_bytes() for file in message_files(lang))
    return Messages(lang, (content.decode("utf-8", errors="replace") for content in contents))
