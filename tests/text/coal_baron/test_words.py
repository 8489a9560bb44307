"""The words of Coal Baron: whole sentences, no ids, the terms of its Dutch rulebook."""

import re
from importlib import resources
from itertools import product
from pathlib import Path

import pytest

import coalface
from coalface.core.contract import CHANCE, Event
from coalface.core.tables import ArgKind, Words
from coalface.games.coal_baron import names
from coalface.games.coal_baron.game import CoalBaron
from coalface.text import Text, languages

GAME = coalface.game("coal_baron")
HOME = Path(__file__).parents[3]
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())
NAMES = ("Anna", "Ben", "Cleo")
ID = re.compile(r"\b([BCTE]\d\d|[YRGK][LD][12]|[a-z]+-\d+|factory-draw|order-draw)\b")
"""How cards, tiles and spaces are spelled in records, which is not for players to read."""

HOW_MANY: dict[ArgKind, int] = {
    "card": len(names.CARD_NAMES),
    "coal": len(names.COLOUR_NAMES),
    "count": 3,
    "element": len(names.ELEMENT_NAMES),
    "end": len(names.END_NAMES),
    "level": len(names.LEVEL_NAMES),
    "origin": len(names.ORIGIN_NAMES),
    "pile": len(names.PILE_NAMES),
    "space": len(names.SPACE_NAMES),
    "tile": len(names.TILE_NAMES),
}
"""How many things there are of each kind that an event can name; counts are 0, 1 and 2."""


def text_of(lang: str) -> Text:
    return Text(lang, GAME.wording, NAMES)


def nothing_odd(sentence: str) -> None:
    """No id, no colon before an object, no double space, no hyphen as a minus sign."""
    assert ID.search(sentence) is None, sentence
    assert ": " not in sentence, sentence
    assert "  " not in sentence, sentence
    assert re.search(r"(^|\s)-\d", sentence) is None, sentence


@EVERY_LANGUAGE
def test_every_line_of_the_log_is_a_sentence(lang: str) -> None:
    text = text_of(lang)
    for key, row in GAME.events.items():
        for args in product(*(range(HOW_MANY[kind]) for _, kind in row.args)):
            sentence = text.render_event(row, Event(key, 1, args))
            nothing_odd(sentence)
            assert sentence.endswith("."), sentence
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence


@EVERY_LANGUAGE
def test_what_is_listed_in_one_line_is_part_of_its_sentence(lang: str) -> None:
    text, listed = text_of(lang), [row for row in GAME.events.values() if row.listed]
    assert len(listed) == 4
    for row in listed:
        ((name, kind),) = row.args
        for value in range(HOW_MANY[kind]):
            item = text.render(Words(f"{row.key}.item", ((name, kind, value),)))
            assert item in text.render_event(row, Event(row.key, 1, (value,)))


@EVERY_LANGUAGE
def test_moves_and_what_they_do_are_worded_without_ids_and_colons(lang: str) -> None:
    text = text_of(lang)
    for id in range(len(GAME.moves)):
        nothing_odd(text.render(GAME.move_words(id)))


@EVERY_LANGUAGE
def test_prompts_reasons_and_positions_of_a_game_hold_no_ids(lang: str) -> None:
    text = text_of(lang)
    state, rng = GAME.start(3), coalface.Random("words")
    reasons = 0
    while state.actors():
        actor = state.actors()[0]
        legal = state.legal(actor)
        if actor != CHANCE:
            view = state.view(actor)
            for words in GAME.asked(view):
                nothing_odd(text.render(words))
            reason = GAME.explain(state, actor, rng.below(len(GAME.moves)))
            if reason is not None:
                nothing_odd(text.render(reason))
            for section in GAME.describe(view) if rng.below(10) == 0 else ():
                cells = [cell for row in section.rows for cell in row]
                for words in (section.heading, *section.lines, *section.columns, *cells):
                    assert ID.search(text.render(words)) is None, text.render(words)
                    reasons += 1
        state.apply(actor, state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))])
    assert reasons > 0


SHORTAGE = """coal_baron
seats 3
storage 1 GGGGGGGGGGGGG
tiles 0 GL2
carts 0 grey G
last 0
ask shortage 0 carts 2 level grey
"""
"""Two grey minecarts of seat 0 wait for coal, and there is no grey cube."""

LEFT = {
    "en": (
        "2 grey minecarts are still without coal. "
        "Choose a cube of another colour, or leave them empty.",
        "Leave all remaining minecarts empty",
        "Anna leaves 2 grey minecarts empty.",
    ),
    "nl": (
        "2 grijze mijnkarren hebben nog geen steenkool. "
        "Kies een blokje van een andere kleur, of laat ze leeg.",
        "Laat alle resterende mijnkarren leeg",
        "Anna laat 2 grijze mijnkarren leeg.",
    ),
    "de": (
        "2 graue Loren sind noch ohne Kohle. "
        "Wähle einen Würfel einer anderen Farbe oder lass sie leer.",
        "Lass alle übrigen Loren leer",
        "Anna lässt 2 graue Loren leer.",
    ),
}


@EVERY_LANGUAGE
def test_leaving_two_minecarts_empty_says_so(lang: str) -> None:
    text, state = text_of(lang), GAME.position(SHORTAGE)
    asked = " ".join(text.render(words) for words in GAME.asked(state.view(0)))
    move = GAME.moves.id("leave-empty")
    log: list[Event] = []
    state.apply(0, move, log)
    logged = text.render_event(GAME.events[log[0].key], log[0])
    assert (asked, text.render(GAME.move_words(move)), logged) == LEFT[lang]


NOT_DUTCH = (
    "verdring",
    "verdrong",
    "het startspelerfiche",
    "het fiche",
    "volledige bestelling",
    "onderop",
    "1 kolen",
)
"""What other words than those of the Dutch rulebook would be."""


def test_dutch_uses_the_terms_of_its_rulebook() -> None:
    file = resources.files("coalface.games.coal_baron") / "locales" / "nl.ftl"
    written = file.read_text(encoding="utf-8")
    assert [word for word in NOT_DUTCH if word in written] == []
    for term in ("verjaagd", "verjagen", "volbrachte", "de startspelerfiche", "onderaan"):
        assert term in written


@EVERY_LANGUAGE
def test_keeping_the_marker_needs_more_workers_than_anyone(lang: str) -> None:
    """As many as another is not enough, and neither is fewer. (CB-84)"""
    more = {"en": "more workers", "nl": "meer werkers", "de": "mehr Arbeiter"}
    assert more[lang] in Text(lang).say("cb-rule-84")


@EVERY_LANGUAGE
def test_coal_has_the_same_letters_on_the_board_and_in_a_terminal(lang: str) -> None:
    """They are letters of its name, and no two colours share them."""
    text = text_of(lang)
    found = [text.say(f"cb-coal-{code.lower()}-letter") for code in names.COLOUR_CODES]
    assert len(set(found)) == len(found)
    board = HOME / f"client/src/boards/coal_baron/locales/{lang}.ftl"
    drawn = re.findall(r"^cb-letter-\w+ = (\w+)$", board.read_text("utf-8"), re.M)
    assert drawn == found
    for code, letters in zip(names.COLOUR_CODES, found, strict=True):
        name = text.say(f"cb-coal-{code.lower()}").upper()
        assert all(letter in name for letter in letters.upper())


@EVERY_LANGUAGE
def test_what_a_point_costs_at_the_end_is_read_from_the_components(lang: str) -> None:
    assert isinstance(GAME, CoalBaron)
    tables = GAME.tables
    for source, rate in (("marks", tables.marks_per_point), ("coal", tables.cubes_per_point)):
        words = GAME.wording("source", source)
        assert {name: value for name, _, value in words.args} == {"count": rate}
        assert str(rate) in text_of(lang).render(words)
