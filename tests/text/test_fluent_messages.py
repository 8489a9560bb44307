"""Messages are parsed when they are needed, with what they name."""

from fluent.runtime import FluentBundle, FluentResource

from coalface.fluent_messages import Messages
from coalface.text import languages, message_files

FIRST = """
# A comment, and a term that messages name.
-name = Coalface
    .short = CF
about = { -name } is { part }, { $count ->
    [one] { one-part }
   *[other] { NUMBER($count) } parts
 }
part = a part of { about-whole }
about-whole = the whole
one-part = one part
broken = { $count ->
fine = fine
"""
SECOND = """
fine = not this one
broken = mended
self = { self }
"""


def render(messages: Messages, identifier: str, **args: int) -> str:
    bundle = messages.find(identifier)
    assert bundle is not None
    value = bundle.get_message(identifier).value
    assert value is not None
    text, errors = bundle.format_pattern(value, args)
    assert errors == []
    return str(text)


def test_a_message_has_all_that_it_names() -> None:
    messages = Messages("en", [FIRST, SECOND])
    assert render(messages, "about", count=1) == "Coalface is a part of the whole, one part"
    assert render(messages, "about", count=3) == "Coalface is a part of the whole, 3 parts"


def test_the_first_that_can_be_parsed_counts() -> None:
    messages = Messages("en", [FIRST, SECOND])
    assert render(messages, "fine") == "fine"
    assert render(messages, "broken") == "mended"
    assert messages.find("-name") is None
    assert messages.find("missing") is None
    assert messages.find("self") is not None


def test_all_messages_of_the_files_are_found() -> None:
    for lang in languages():
        contents = [file.read_text("utf-8") for file in message_files(lang)]
        whole = FluentBundle([lang], use_isolating=False)
        for content in contents:
            whole.add_resource(FluentResource(content))
        messages = Messages(lang, contents)
        assert len(whole._messages) > 1000
        for identifier in whole._messages:
            bundle = messages.find(identifier)
            assert bundle is not None, identifier
            found, expected = bundle._messages[identifier], whole._messages[identifier]
            assert found.equals(expected, ignored_fields=["span", "comment"]), identifier
