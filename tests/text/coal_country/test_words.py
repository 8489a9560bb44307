"""What Coal Country says: whole sentences, amounts with their sign, and every choice in words."""

import re
from collections.abc import Iterator

import pytest

from coalface.core.contract import CHANCE, OVER, Event
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.core.tables import OptionValue
from coalface.games.coal_country.events import EVENTS
from coalface.text import MINUS, Text, languages
from tests.text.test_locales import messages

GAME = game_spec("coal_country").game()
NAMES = ("Anna", "Ben", "Cleo")
VARIANTS: tuple[dict[str, OptionValue], ...] = ({}, {"reformed": True, "amok": True})
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())
SENTENCES = ("cc-ask-", "cc-why-", "cc-about-", *(key.replace(".", "-") for key in EVENTS))
"""How the keys of messages begin that are sentences, not labels or headings."""


def text(lang: str) -> Text:
    return Text(lang, GAME.wording, NAMES)


def tell(lang: str, key: str, *args: int) -> str:
    return text(lang).render_event(EVENTS[key], Event(key, 0, args))


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", f"{MINUS}1 fee", f"{MINUS}2 fees"),
        ("nl", f"{MINUS}1 heffing", f"{MINUS}2 heffingen"),
        ("de", f"{MINUS}1 Gebühr", f"{MINUS}2 Gebühren"),
    ],
)
def test_fees_below_nothing_have_a_sign(lang: str, one: str, two: str) -> None:
    texts = [text(lang).render(GAME.wording("fees", fees)) for fees in (-1, -2)]
    assert texts == [one, two]
    assert f" {one}." in tell(lang, "cc.inspected", -1, 12)


@pytest.mark.parametrize(
    ("lang", "nothing", "paid", "received"),
    [
        ("en", "Anna pays and receives nothing.", "Anna pays $5.", "Anna receives $5."),
        ("nl", "Anna betaalt en ontvangt niets.", "Anna betaalt 5 dollar.", "ontvangt 5 dollar."),
        ("de", "Anna zahlt und erhält nichts.", "Anna zahlt 5 Dollar.", "Anna erhält 5 Dollar."),
    ],
)
def test_who_cannot_pay_a_fine_receives_nothing(
    lang: str, nothing: str, paid: str, received: str
) -> None:
    assert tell(lang, "cc.inspected", 3, 0).endswith(nothing)
    assert tell(lang, "cc.inspected", 1, -5).endswith(paid)
    assert tell(lang, "cc.inspected", -1, 5).endswith(received)


@pytest.mark.parametrize(
    ("lang", "free", "one"),
    [
        (
            "en",
            "Anna builds a school from the new row free of charge.",
            "Anna loses 1 coal left unsold.",
        ),
        (
            "nl",
            "Anna bouwt gratis een school uit de nieuwe rij.",
            "Anna raakt 1 stuk steenkool kwijt.",
        ),
        (
            "de",
            "Anna baut kostenlos eine Schule aus der neuen Reihe.",
            "Anna verliert 1 Kohle, die nicht",
        ),
    ],
)
def test_what_costs_nothing_is_free(lang: str, free: str, one: str) -> None:
    assert tell(lang, "cc.built", 0, 0, 0) == free
    assert tell(lang, "cc.coal.lost", 1).startswith(one)


@pytest.mark.parametrize(
    ("lang", "unplaced", "bought"),
    [
        ("en", "leaves a 0, a 3 and a 3 unplaced", "buys 2 wood and 1 electricity for $30."),
        ("nl", "laat een 0, een 3 en een 3", "koopt 2 hout en 1 stroom voor 30 dollar."),
        ("de", "lässt eine 0, eine 3 und eine 3", "kauft 2 Holz und 1 Strom für 30 Dollar."),
    ],
)
def test_what_is_not_there_is_not_listed(lang: str, unplaced: str, bought: str) -> None:
    assert unplaced in tell(lang, "cc.unplaced", 0x2001)
    assert bought in tell(lang, "cc.bought", 0x102, 30)


@EVERY_LANGUAGE
def test_no_sentence_ends_in_a_colon_and_a_thing(lang: str) -> None:
    for key, message in messages(lang).items():
        if key.startswith((*SENTENCES, "cc-move-")):
            for end in (message.value.elements if message.value else [])[:-1]:
                line = getattr(end, "value", "")
                assert not str(line).rstrip().endswith(":"), key


def lines() -> Iterator[Event]:
    """All that happens in some games, an event of each key several times."""
    for number, options in enumerate(VARIANTS):
        game, rng = game_spec("coal_country").game(dict(options)), Random(f"words {number}")
        state = game.start(3)
        while (actor := state.actor()) != OVER:
            legal = state.legal(actor)
            move = state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))]
            log: list[Event] = []
            state.apply(actor, move, log)
            yield from log


@EVERY_LANGUAGE
def test_every_line_of_the_log_is_a_sentence(lang: str) -> None:
    speech = text(lang)
    for event in lines():
        line = speech.render_event(EVENTS[event.key], event)
        assert re.match(r"[A-ZÄÖÜ0-9]", line), line
        assert line.endswith("."), line
        assert not re.search(r"(?<![\w/])-\d|\?|[a-z]+-[a-z]+_|\bNone\b", line), line


def asked_and_lost(lines: str) -> tuple[list[str], bool]:
    """The question of Anna who places, and whether finishing would cost her something."""
    view = GAME.position(f"coal_country\nseats 2\n{lines}").view(0)
    words = [text("en").render(line) for line in GAME.question(view)]
    return words, GAME.forfeit(view, GAME.moves.id("commit")) is not None


def test_finishing_is_offered_only_when_nothing_is_owed() -> None:
    (question, broker, free), loses = asked_and_lost("round 1\nstep placing")
    assert question == "Place a foreman in secret."
    assert "coal brokers" in broker
    assert "cost nothing" in free
    assert not loses
    (question, tandem, fine), loses = asked_and_lost(
        "round 2\nstep placing\nseat 0 cash 30\nforeman 0 tandem 4"
    )
    assert question == "Place a foreman in secret."
    assert "tandem needs two" in tandem
    assert fine.endswith("you have $30: you pay that and no more.")
    assert loses
    (question, _), _ = asked_and_lost("round 2\nstep placing\nseat 0 cash 30")
    assert question == "Place a foreman in secret, or finish."


def test_who_has_placed_all_is_asked_for_no_more() -> None:
    spaces = [
        *("broker 4", "construction 4", "refuse 3", "storage 3", "market 2"),
        *("n1 2", "e1 1", "w1 1", "0 0"),
    ]
    placed = "\n".join(f"foreman 0 {space}" for space in spaces)
    (question,), loses = asked_and_lost(f"round 1\nstep placing\n{placed}")
    assert question == "All your foremen are placed: finish, or take one back."
    assert not loses


@EVERY_LANGUAGE
def test_both_new_choices_are_asked_and_answered_in_words(lang: str) -> None:
    church = "step mining\ndone 0\nactive 0 church\nforeman 0 0 4\nask bless 0"
    shed = (
        "step restocking\nvillage 0 coal-shed\nseat 0 coal 7\nask cube chance\nask keep 0 limit 5"
    )
    for lines, kinds in ((church, {"church", "stop"}), (shed, {"keep"})):
        state = GAME.position(f"coal_country\nseats 2\nround 2\n{lines}")
        asked = [text(lang).render(words) for words in GAME.question(state.view(0))]
        assert asked
        assert all(line.endswith(".") for line in asked)
        moves = [GAME.moves[move] for move in state.legal(0)]
        assert {move.kind for move in moves} == kinds
        texts = {text(lang).render(GAME.move_words(move)) for move in state.legal(0)}
        assert len(texts) == len(moves)


@pytest.mark.parametrize(
    ("lang", "above", "far", "corner"),
    [
        (
            "en",
            "Place a 4 above the entrance",
            "Place a 4 on the cell 2 steps left of the entrance",
            "Place a 4 on the cell 1 right and 3 up from the entrance",
        ),
        (
            "nl",
            "Plaats een 4 op het vak boven de ingang",
            "Plaats een 4 op het vak 2 stappen links van de ingang",
            "Plaats een 4 op het vak 1 naar rechts en 3 omhoog vanaf de ingang",
        ),
        (
            "de",
            "Setze eine 4 auf das Feld über dem Eingang",
            "Setze eine 4 auf das Feld 2 Schritte links vom Eingang",
            "Setze eine 4 auf das Feld 1 nach rechts und 3 nach oben vom Eingang",
        ),
    ],
)
def test_a_cell_is_named_by_where_it_lies(lang: str, above: str, far: str, corner: str) -> None:
    moves = (GAME.moves.id(f"place/{cell}/4") for cell in ("n1", "w2", "e1n3"))
    assert [text(lang).render(GAME.move_words(move)) for move in moves] == [above, far, corner]
