"""Ruhrschifffahrt at the terminal: the drawing fits, leaves nothing out, and words every event."""

import io

import pytest
from rich.console import Console

import coalface
from coalface.core.contract import Event, State
from coalface.terminal.screen import WIDTH, Screen
from coalface.text import Text, languages
from tests.terminal.random_games import positions

GAME = coalface.game("ruhrschifffahrt")
NAMES = ("Anna", "Ben", "Carla", "Dirk")
MARKS = "▲●◆▼"


def drawn(state: State, lang: str, whole: bool) -> tuple[str, set[int], list[int]]:
    """A position as the seat to move sees it, the moves numbered in it, and all its moves."""
    page = io.StringIO()
    names = NAMES[: state.view(None).seats]
    console = Console(file=page, width=WIDTH, highlight=False, emoji=False, markup=False)
    screen = Screen(console, GAME, Text(lang, GAME.wording, names), names)
    actor = state.actors()[0] if state.actors() else None
    legal = [] if actor is None else list(state.legal(actor))
    numbered = screen.position(state.view(actor), legal, whole=whole)
    return page.getvalue(), numbered, legal


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_river_is_drawn_whole_with_every_number(lang: str, seats: int) -> None:
    """The numbers of all moves that are not listed stand in the drawing, each once."""
    for state in positions(GAME, seats, seed=seats, every=9):
        page, numbered, legal = drawn(state, lang, whole=False)
        assert max(map(len, page.splitlines())) <= WIDTH
        table = state.view(None).table
        for place in table.printed.river.values():
            if place.kind in ("storage", "obstacle"):
                assert place.label[:8] in page
        for number, id in enumerate(legal, 1):
            assert page.count(f"{number:>2}) ") == (id in numbered), GAME.moves[id]
        for seat, player in enumerate(table.players):
            assert NAMES[seat] in page
            assert barges(page).count(MARKS[seat]) == (player.place != "away")


def barges(page: str) -> str:
    """All that stands in round brackets."""
    river = page.split("\n", 1)[1].split("\n(", 1)[0]
    return "".join(part.split(")")[0] for part in river.split("(")[1:])


@pytest.mark.parametrize("lang", languages())
def test_the_whole_table_tells_what_may_still_come(lang: str) -> None:
    text = Text(lang, GAME.wording)
    state = next(positions(GAME, 3, seed=5, every=4))
    page, _, _ = drawn(state, lang, whole=True)
    text_drawn = " ".join(page.split())
    assert f"{text.say('rs-black-lock')} 1{area(text, 'black-industry')}+1" in text_drawn
    memory = state.view(None).memory
    for face, count in memory.undrawn.items():
        assert f"{text.say('rs-face-' + face.replace('_', '-'))} ({count})" in text_drawn


def area(text: Text, name: str) -> str:
    return text.say(f"rs-short-area-{name}")


@pytest.mark.parametrize("lang", languages())
def test_legends_fit_a_line(lang: str) -> None:
    for key in ("rs-legend", "rs-legend-more", "rs-legend-turns"):
        assert len(Text(lang).say(key)) <= WIDTH


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Anna leaves it at one lock.", "Ben gives 1 Thaler back and keeps 10."]),
        ("nl", ["Anna laat het bij één sluis.", "Ben geeft 1 daalder terug en houdt er 10."]),
        ("de", ["Anna lässt es bei einer Schleuse.", "Ben gibt 1 Taler zurück und behält 10."]),
    ],
)
def test_rare_events_have_sentences(lang: str, sentences: list[str]) -> None:
    text = Text(lang, GAME.wording, NAMES)
    rare = [Event("rs.lock.one", 0), Event("rs.thalers.returned", 1, (1, 10))]
    assert [text.render_event(GAME.events[event.key], event) for event in rare] == sentences


def test_points_lost_have_a_minus_sign() -> None:
    page = io.StringIO()
    console = Console(file=page, width=WIDTH, highlight=False, emoji=False, markup=False)
    screen = Screen(console, GAME, Text("en", GAME.wording, NAMES[:2]), NAMES[:2])
    screen.scores([{"locks": 2, "debt": -4}, {"locks": 3, "debt": 0}])
    assert [line.split() for line in page.getvalue().splitlines()[1:]] == [
        ["Locks", "2", "3"],
        ["Debt", "\N{MINUS SIGN}4", "0"],
        ["Total", "\N{MINUS SIGN}2", "3"],
    ]
