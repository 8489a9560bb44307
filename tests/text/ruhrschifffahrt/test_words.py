"""The words of Ruhrschifffahrt: whole sentences, amounts, printed terms, nothing raw."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

import coalface
from coalface.core.components import read_components, released_components
from coalface.core.contract import Event
from coalface.core.record import Record
from coalface.core.registry import game_spec
from coalface.text import Text, languages

GAME = coalface.game("ruhrschifffahrt")
RECORDS = Path(__file__).parents[2] / "records" / "ruhrschifffahrt"
CLIENT = Path(__file__).parents[3] / "client" / "src" / "boards" / "ruhrschifffahrt"
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())
MONEY = r"(Thaler|Taler|daalder|points?|Punkte?n?|punt(en)?)"


@cache
def happened() -> list[Event]:
    """All different events of the golden records."""
    found: dict[str, Event] = {}
    for path in sorted(RECORDS.glob("*.record")):
        for step in Record.load(path).replay():
            found |= {repr(event): event for event in step.events}
    return list(found.values())


def log(lang: str) -> Iterator[str]:
    """All different lines of the log of the golden records."""
    text = Text(lang, GAME.wording, ("Anna", "Ben", "Clara", "Dirk"))
    for event in happened():
        yield text.render_event(GAME.events[event.key], event)


def file(lang: str) -> str:
    """The messages of the game as they are written."""
    path = resources.files("coalface.games.ruhrschifffahrt") / "locales" / f"{lang}.ftl"
    return path.read_text(encoding="utf-8")


def messages(lang: str, *kinds: str) -> dict[str, str]:
    """Messages as written whose keys begin with one of these, without comments."""
    found = re.findall(r"^(rs-[\w-]+) = ((?:.*\n)(?:[ }].*\n)*)", file(lang), re.M)
    return {key: text for key, text in found if key.startswith(kinds)}


@EVERY_LANGUAGE
def test_a_line_of_the_log_is_a_sentence(lang: str) -> None:
    for line in log(lang):
        assert line.endswith("."), line
        assert line[0].isupper() or line[0].isdigit(), line
        assert ":" not in line, line


@EVERY_LANGUAGE
def test_the_log_has_no_raw_spelling_and_no_nought(lang: str) -> None:
    for line in log(lang):
        assert "_" not in line, line
        assert not re.search(rf"\b0 {MONEY}", line), line
        assert not re.search(r"-\d", line), line


@EVERY_LANGUAGE
def test_reasons_moves_and_questions_have_no_colon(lang: str) -> None:
    found = messages(lang, "rs-why-", "rs-move-", "rs-ask-")
    assert len(found) > 90
    for key, text in found.items():
        assert ":" not in text, key
    assert all(text.rstrip().endswith((".", "?")) for text in messages(lang, "rs-ask-").values())


@EVERY_LANGUAGE
def test_a_move_begins_like_a_sentence(lang: str) -> None:
    text = Text(lang, GAME.wording, ("Anna", "Ben", "Clara", "Dirk"))
    for move in range(len(GAME.moves)):
        words = text.render(GAME.move_words(move))
        assert words[0].isupper() or words[0].isdigit(), words
        assert not words.endswith("."), words


def test_german_terms_are_those_that_are_printed() -> None:
    written = file("de")
    client = "".join((CLIENT / part / "de.ftl").read_text("utf-8") for part in ("locales", "tour"))
    client = client.replace("\u00ad", "")
    for term in ("Kohleschlepper", "Kohleniederlage", "Kleinindustrie", "Transportbahn"):
        assert term in written, term
        assert term in client, term
    for other in ("Kohlentreiber", "Kohlenlager", "Gewerbe", "Transportweg"):
        assert other not in written, other
        assert other not in client, other
    for name in ("Lotse", "Bürgermeister", "Ruhraake", "Ruhrtalbahn", "Grafschaft Mark"):
        assert name in written, name


SENTENCES = [
    ("de", Event("rs.loan.taken", 0, (2,)),
     "Anna leiht sich 2 Taler auf ein Lagerhaus aus dem Vorrat."),
    ("de", Event("rs.fee.waived", 0, (1, 2)),
     "Anna kann 1 Taler nicht zahlen; er wird erlassen, und das kostet 2 Punkte."),
    ("de", Event("rs.fee.waived", 0, (2, 0)),
     "Anna kann 2 Taler nicht zahlen; sie werden erlassen, und das kostet keine Punkte."),
    ("en", Event("rs.levy.thaler", 0, (1,)), "Anna pays a levy of 1 Thaler."),
    ("en", Event("rs.levy.vp", 0, (1,)), "Anna pays the levy with 1 point."),
    ("en", Event("rs.inn.thaler", 0, (3,)), "Anna takes 3 Thalers at the inn."),
    ("nl", Event("rs.gift.vp", 0, (1,)), "Anna neemt 1 punt als geschenk."),
    ("en", Event("rs.option.skipped", 0), "Anna chooses no option."),
    ("en", Event("rs.option.chosen", 0, (1, 0)), "Anna chooses the option pilot for free."),
    ("de", Event("rs.option.chosen", 0, (5, 1)), "Anna wählt die Option Treideln für 1 Taler."),
    ("nl", Event("rs.export.lowered", -1, (2, 1)),
     "Het uitvoerfiche gaat 2 plaatsen naar links; de waarde is nu 1."),
    ("en", Event("rs.die.worse", 0, (1, 2)),
     "The white die of Anna loses 1 pip at an obstacle and is now worth 2."),
    ("de", Event("rs.country.turned", -1, (1,)),
     "In dieser Runde wird Kohle in die Niederlande ausgeführt."),
    ("en", Event("rs.turn.began", -1, (5, 1780, 1)),
     "Turn 5 begins, in the year 1780. Black dice that leave the transport track now return to "
     "Essen."),
    ("en", Event("rs.end.debt", 0, (1, 2)), "Anna loses 2 points for 1 debt."),
    ("en", Event("rs.track.better", -1, (0,)), "No die on the transport track gains a pip."),
    ("nl", Event("rs.storages.worse", -1, (1,)),
     "1 dobbelsteen op een opslagplaats verliest 1 oog."),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "event", "sentence"), SENTENCES)
def test_events_are_worded_with_their_amounts(lang: str, event: Event, sentence: str) -> None:
    text = Text(lang, GAME.wording, ("Anna",))
    assert text.render_event(GAME.events[event.key], event) == sentence


@pytest.mark.parametrize(
    ("lang", "black", "white"),
    [
        ("en", "black coal to Ruhrort", "white coal to Ruhrort"),
        ("nl", "zwarte kolen naar Ruhrort", "witte kolen naar Ruhrort"),
        ("de", "schwarze Kohle nach Ruhrort", "weiße Kohle nach Ruhrort"),
    ],
)
def test_two_areas_for_ruhrort_have_two_names(lang: str, black: str, white: str) -> None:
    shipped = released_components("coalface.games.ruhrschifffahrt", "1").text
    own = shipped.replace("white_city = 2 }", "white_city = 2, white_ruhrort = 1 }", 1)
    game = game_spec("ruhrschifffahrt").game(components=read_components(own))
    text = Text(lang, game.wording)
    assert text.render(game.wording("area", "ruhrort")) == black
    assert text.render(game.wording("area", "white_ruhrort")) == white
    state = game.start(2)
    columns = [
        text.render(column)
        for section in game.describe(state.view(0))
        for column in section.columns
    ]
    assert black in columns
    assert white in columns


@pytest.mark.parametrize(
    ("lang", "free", "nobody", "no_die"),
    [
        ("en", "free", "nobody", "none"),
        ("nl", "gratis", "niemand", "geen"),
        ("de", "frei", "niemand", "keiner"),
    ],
)
def test_empty_cells_agree_with_their_column(
    lang: str, free: str, nobody: str, no_die: str
) -> None:
    text = Text(lang, GAME.wording)
    sections = {s.heading.key: s.rows for s in GAME.describe(GAME.start(2).view(0))}
    pilot = [text.render(cell) for cell in sections["rs-head-options"][0]]
    assert pilot[1:] == [free, nobody]
    rows = [[text.render(cell) for cell in row] for row in sections["rs-head-storages"]]
    assert {row[2] for row in rows} == {no_die, "3", "4"}
    assert {row[4] for row in rows} == {nobody}


def test_the_position_in_words_says_who_comes_after_whom_and_what_everyone_has() -> None:
    text = Text("en", GAME.wording, ("Anna", "Ben", "Clara"))
    step = next(
        step
        for step in Record.load(next(RECORDS.glob("*-3.record"))).replay()
        if len(set(step.state.view(0).table.order)) == 3
    )
    view = step.state.view(0)
    sections = GAME.describe(view)
    lines = [text.render(line) for line in sections[0].lines]
    names = [("Anna", "Ben", "Clara")[seat] for seat in view.table.order]
    assert f"Order of play: {', '.join(names)}" in lines
    boards = [text.render(section.lines[0]) for section in sections if section.lines]
    for player in view.table.players:
        means = f"{player.thaler}; warehouses in the pool: {player.pool}; debts: {player.debt}"
        assert f"Thalers: {means}" in boards
