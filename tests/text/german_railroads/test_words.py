"""The words of German Railroads: rules, rare events, every thing of a kind, options."""

import tomllib
from importlib import resources

import pytest

import coalface
from coalface.core.contract import Event
from coalface.core.tables import ArgKind, rule_key
from coalface.games.german_railroads import names
from coalface.text import Text, languages

EVERYTHING = coalface.game("german_railroads", coal=True, new_parts=True)
RUSSIAN = coalface.game("german_railroads", board="russian")
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())
FAMILIES = {"RR": 90, "GR": 26, "GC": 25, "GS": 21, "GN": 12}

HOW_MANY: dict[ArgKind, int] = {
    "bonus": len(names.BONUS_NAMES),
    "branch": len(names.BRANCH_NAMES),
    "card": len(names.CARD_NAMES),
    "colour": len(names.COLOUR_NAMES),
    "count": 3,
    "emil-card": len(names.EMIL_CARD_NAMES),
    "end-bonus": len(names.END_BONUS_NAMES),
    "engineer": len(names.ENGINEER_NAMES),
    "extension": len(names.EXTENSION_NAMES),
    "factory": 10,
    "foundry": len(names.FOUNDRY_NAMES),
    "gap": len(names.GAP_NAMES),
    "income": len(names.INCOME_NAMES),
    "resolved": 5,
    "place": 16,
    "railroad": 3,
    "revaluation": 3,
    "slot": len(names.SLOT_NAMES),
    "source": len(names.POINT_NAMES),
    "space": len(names.SPACE_NAMES),
    "station": len(names.STATION_NAMES),
    "strip": 7,
    "tile": 9,
    "token": len(names.TOKEN_NAMES),
}
"""How many things there are of each kind that an event can name."""

SOME: dict[ArgKind, tuple[int, ...]] = {
    "chosen": (9, 10, 72, 73),
    "lane": (10, 15),
    "pieces": (100, 200, 300, 10, 20, 110, 1, 101, 111, 21),
    "special": (*range(13), *(24 + 5 * tile + 2 for tile in (0, 3, 6, 8))),
}
"""Kinds of which only some numbers mean something; several may be worded alike."""


def numbers_of(kind: ArgKind) -> tuple[int, ...]:
    """The numbers that an argument of this kind may have."""
    return SOME[kind] if kind in SOME else tuple(range(HOW_MANY[kind]))


@EVERY_LANGUAGE
def test_every_rule_has_a_sentence_and_no_other_has(lang: str) -> None:
    file = resources.files("coalface") / "games" / "german_railroads" / "rulebook.toml"
    rules = list(tomllib.loads(file.read_text(encoding="utf-8")))
    assert rules == [f"{p}-{n}" for p, most in FAMILIES.items() for n in range(1, most + 1)]
    text = Text(lang)
    sentences = [text.say(rule_key(rule)) for rule in rules]
    assert len(set(sentences)) == len(rules)
    assert all(sentence.endswith(".") for sentence in sentences)
    for prefix, most in FAMILIES.items():
        assert not text.has(rule_key(f"{prefix}-0"))
        assert not text.has(rule_key(f"{prefix}-{most + 1}"))


@EVERY_LANGUAGE
def test_every_event_can_be_worded_for_every_thing(lang: str) -> None:
    text = Text(lang, EVERYTHING.wording, ("Anna",))
    for row in EVERYTHING.events.values():
        known = [numbers_of(kind) for _, kind in row.args]
        for number in range(max(map(len, known), default=1)):
            args = tuple(numbers[number % len(numbers)] for numbers in known)
            sentence = text.render_event(row, Event(row.key, 0, args))
            assert sentence.strip() == sentence != ""


@EVERY_LANGUAGE
def test_things_of_a_kind_have_different_names(lang: str) -> None:
    text = Text(lang, EVERYTHING.wording)
    for kind, count in HOW_MANY.items():
        if kind != "count":
            wordings = [text.render(EVERYTHING.wording(kind, number)) for number in range(count)]
            assert len(set(wordings)) == count, kind


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Anna burns 1 coal in the coal factory for 2 black steps."),
        ("nl", "Anna verstookt 1 kool in de kolenfabriek voor 2 zwarte stappen."),
        ("de", "Anna verheizt 1 Kohle in der Kohlenfabrik für 2 schwarze Schritte."),
    ],
)
def test_a_rare_event_is_worded(lang: str, sentence: str) -> None:
    text = Text(lang, EVERYTHING.wording, ("Anna",))
    row = EVERYTHING.events["gr.coal.burnt"]
    assert text.render_event(row, Event(row.key, 0)) == sentence


@pytest.mark.parametrize(
    ("lang", "pieces", "sentence"),
    [
        ("en", 200, "Anna places 2 workers on the space “3 black steps”."),
        ("en", 110, "Anna places 1 worker and 1 coin on the space “3 black steps”."),
        ("nl", 20, "Anna plaatst 2 munten op het veld “3 zwarte stappen”."),
        (
            "de",
            111,
            "Anna setzt 1 Arbeiter, den schwarzen Arbeiter und 1 Münze auf das Feld"
            " „3 schwarze Schritte“.",
        ),
    ],
)
def test_what_is_placed_is_worded(lang: str, pieces: int, sentence: str) -> None:
    text = Text(lang, EVERYTHING.wording, ("Anna",))
    event = Event("gr.placed", 0, (names.SPACE_NAMES.index("black3"), pieces))
    assert text.render_event(EVERYTHING.events[event.key], event) == sentence


@pytest.mark.parametrize(
    ("lang", "move", "sentence"),
    [
        ("en", "place/any2/coin", "2 steps of any colour for 2 coins"),
        ("en", "place/doubler/black", "doubler for the black worker"),
        ("en", "place/loco3/coin", "locomotive and factory for 2 workers and 1 coin"),
        ("en", "place/black2/3coins", "2 black steps for 3 coins in place of workers"),
        (
            "en",
            "choose/engineer-15/second",
            "Choose “10 points” of engineer 15 (1 end bonus card or 10 points)",
        ),
        ("en", "copy/g4", "Copy engineer \N{MINUS SIGN}10 (one of your factories works)"),
        ("nl", "step/any/MU/gray", "Een grijze stap op de lijn München (kleur naar keuze)"),
        ("nl", "token/two_signals", "Het ?-fiche “2 seinen” gebruiken"),
        ("de", "step/colour/DR/black", "Ein schwarzer Schritt auf der Strecke Dresden"),
        ("de", "take-factory/5", "Fabrik 5 (1 Verdoppler und 1 schwarzer Schritt) nehmen"),
    ],
)
def test_moves_are_worded_as_players_would(lang: str, move: str, sentence: str) -> None:
    text = Text(lang, EVERYTHING.wording)
    assert text.render(EVERYTHING.move_words(EVERYTHING.moves.id(move))) == sentence


@EVERY_LANGUAGE
def test_the_title_is_that_of_the_boards(lang: str) -> None:
    text = Text(lang)
    assert text.render(EVERYTHING.wording("title", "")) == "German Railroads"
    assert text.render(RUSSIAN.wording("title", "")) == "Russian Railroads"


def test_nothing_else_has_a_name() -> None:
    for kind, value in (("hat", 1), ("railroad", "TS"), ("space", "attic"), ("colour", "pink")):
        with pytest.raises(KeyError, match=kind):
            EVERYTHING.wording(kind, value)
