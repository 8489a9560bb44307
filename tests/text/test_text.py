"""The module of words: keys, arguments by kind, grammar, numbers, and errors that name the key."""

import re

import pytest

from coalface.core.contract import CHANCE, Event
from coalface.core.tables import ArgKind, EventRow, Reason, Words
from coalface.fluent_messages import Messages
from coalface.text import MINUS, Text, languages

COALS = "yrgk"


def wording(kind: ArgKind, value: int | str) -> Words:
    """As a game words its values: coal by number, a cube by its coal."""
    if kind == "cube":
        return Words("cb-cube", (("coal", "coal", value),))
    assert kind == "coal"
    return Words(f"cb-coal-{COALS[int(value)]}")


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["0 workers", "1 worker", "2 workers"]),
        ("nl", ["0 werkers", "1 werker", "2 werkers"]),
        ("de", ["0 Arbeiter", "1 Arbeiter", "2 Arbeiter"]),
    ],
)
def test_counts(lang: str, expected: list[str]) -> None:
    text = Text(lang)
    assert [text.say("cb-count-workers", count=count) for count in (0, 1, 2)] == expected


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "1 brown cube", "2 brown cubes"),
        ("nl", "1 bruin blokje", "2 bruine blokjes"),
        ("de", "1 brauner Würfel", "2 braune Würfel"),
    ],
)
def test_an_argument_brings_its_grammar(lang: str, one: str, two: str) -> None:
    text = Text(lang, wording)
    assert text.render(Words("cb-cubes", (("count", "count", 1), ("coal", "coal", 1)))) == one
    assert text.render(Words("cb-cubes", (("count", "count", 2), ("coal", "coal", 1)))) == two


@pytest.mark.parametrize(
    ("lang", "expected"), [("en", "1,234 points"), ("nl", "1.234 punten"), ("de", "1.234 Punkte")]
)
def test_numbers_are_written_as_the_language_does(lang: str, expected: str) -> None:
    assert Text(lang).say("points", count=1234) == expected


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_numbers_below_0_have_a_minus_sign(lang: str) -> None:
    text = Text(lang)
    assert text.say("cb-count-vp", count=-12).startswith(f"{MINUS}12 ")
    assert text.say("score-line", name="x-1", points=-3).startswith(f"x-1: {MINUS}3 ")
    assert text.say("score-line", name="x", points=-1).startswith(f"x: {MINUS}1 ")
    assert f"{MINUS}1" in text.say("winner", name="x", points=-1)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "grey tunnel tile (2 minecarts, light side)"),
        ("nl", "grijze tunneltegel (2 mijnkarren, lichte kant)"),
        ("de", "graues Tunnelplättchen (2 Loren, beleuchtete Seite)"),
    ],
)
def test_a_tile_is_put_together(lang: str, expected: str) -> None:
    coal, side = Words("cb-coal-g"), Words("cb-side-light")
    assert Text(lang).say("cb-tile", coal=coal, carts=2, side=side) == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Ann, Bob and Cy share the victory with 50 points each."),
        ("nl", "Ann, Bob en Cy delen de overwinning met elk 50 punten."),
        ("de", "Ann, Bob und Cy teilen sich den Sieg mit je 50 Punkten."),
    ],
)
def test_a_list_is_joined(lang: str, expected: str) -> None:
    assert Text(lang).say("winners-shared", names=["Ann", "Bob", "Cy"], points=50) == expected


def test_short_lists() -> None:
    text = Text("en")
    assert text.say("new-game", game="Chess", seats=["Ann"]) == "New game of Chess: Ann."
    assert text.say("new-game", game="Chess", seats=["Ann", "Bob"]).endswith(": Ann and Bob.")


def test_a_seat_has_its_name_or_its_number() -> None:
    words = Words("turn-of", (("name", "seat", 1),))
    assert Text("nl").render(words) == "Speler 2 is aan de beurt."
    assert Text("nl", seats=["Ann", "Bob"]).render(words) == "Bob is aan de beurt."


def test_chance_sits_at_no_seat() -> None:
    text = Text("en", seats=["Ann", "Bob"])
    assert text.render(Words("turn-of", (("name", "seat", CHANCE),))) == "chance to move."


def test_a_reason_is_reported() -> None:
    assert Text("de").render(Reason("CB-15", "not-your-turn")) == "Du bist nicht am Zug."


def test_an_event_has_its_seat() -> None:
    row = EventRow("about-line", (("about", "cube"), ("move", "seat")))
    sentence = Text("en", wording).render_event(row, Event("about-line", 0, (3, 2)))
    assert sentence == "Player 3. a black cube"


def test_a_dot_in_a_key_is_a_dash() -> None:
    assert Text("en").say("cb.coal.y") == "yellow"
    assert Text("en").has("cb.coal.y")
    assert not Text("en").has("cb.coal.x")


@pytest.mark.parametrize("lang", languages())
def test_a_missing_key_names_key_and_language(lang: str) -> None:
    with pytest.raises(KeyError, match=f"no message 'no-such-key' in language '{lang}'"):
        Text(lang).say("no-such-key")


def test_a_missing_argument_names_it() -> None:
    with pytest.raises(ValueError, match=r"message 'saved' in language 'en'.*file"):
        Text("en").say("saved")


def test_a_missing_form_names_it() -> None:
    with pytest.raises(ValueError, match=r"message 'cb-cubes' in language 'nl'.*coal-infl"):
        Text("nl").say("cb-cubes", count=2, coal="geel")


def test_a_missing_language_names_those_there_are() -> None:
    with pytest.raises(KeyError, match="unknown language 'fr'; available: de, en, nl"):
        Text("fr")


def test_a_kind_without_wording_is_an_error() -> None:
    with pytest.raises(KeyError, match="no words for coal 1"):
        Text("en").render(Words("cb-cube", (("coal", "coal", 1),)))


BROKEN = {
    "missing": "no message 'missing' in language 'en'",
    "empty": "message 'empty' in language 'en' has no text",
    "asking": "message 'asking' in language 'en': Unknown external: who",
}


@pytest.mark.parametrize("key", BROKEN)
def test_a_text_that_is_wrong_is_reported_and_its_key_shown(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages = Messages("en", ["empty =\n    .form = a form\nasking = { $who } asks\n"])
    monkeypatch.setattr("coalface.text._messages", lambda lang: messages)
    problems: list[str] = []
    assert Text("en", report=problems.append).say(key) == key
    assert problems == [BROKEN[key]]
    with pytest.raises((KeyError, ValueError), match=re.escape(BROKEN[key])):
        Text("en").say(key)
