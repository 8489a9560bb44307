"""Coal Country at the terminal: the drawing is whole, right, and gives nothing away."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import coalface
from coalface.commands.replay import result
from coalface.core.contract import CHANCE, Event, Game, State
from coalface.core.registry import game_spec
from coalface.core.tables import OptionValue, Words
from coalface.games.coal_country.rules import brokers, inspection
from coalface.games.coal_country.state import CoalCountryState
from coalface.terminal.screen import WIDTH, Screen
from coalface.text import Text, languages
from tests.rules.coal_country.helpers import Desk, draw_on, position, start
from tests.terminal.at_the_keyboard import sit

SPEC = game_spec("coal_country")
GAME = SPEC.game({})
VARIANTS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"amok": True},
    {"reformed": True},
    {"reformed": True, "amok": True, "rounds": 8},
)
NAMES = ("Anna", "Ben", "Carla", "Dirk")
MARKS = "▲●◆▼"
RING = "○"
NUMBERED = ("place", "permit", "decline", "lay")
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())


def choose(game: Game, state: State, actor: int, rng: coalface.Random) -> int:
    """A random move; foremen once placed stay, so that areas have something to do."""
    keep = state.legal(actor)
    return keep[rng.below(len(keep))]


def steps(game: Game, seats: int, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A random game: the state before each decision of a seat, and what happened before that."""
    rng = coalface.Random(seed)
    state = game.start(seats)
    events: list[Event] = []
    while state.actors():
        actor = state.actors()[0]
        if actor != CHANCE:
            yield state, events
            events = []
        move = state.draw(rng) if actor == CHANCE else choose(game, state, actor, rng)
        state.apply(actor, move, events)
    yield state, events


def page_of(game: Game, state: State, lang: str, whole: bool = False) -> tuple[str, set[int]]:
    """A position as the seat to move sees it, and the moves that are numbered in it."""
    page = io.StringIO()
    view = state.view(state.actors()[0] if state.actors() else None)
    names = NAMES[: view.seats]
    console = Console(file=page, width=WIDTH, highlight=False, emoji=False, markup=False)
    screen = Screen(console, game, Text(lang, game.wording, names), names)
    legal = state.legal(view.seat, retracting=True) if view.seat is not None else []
    numbered = screen.position(view, legal, whole=whole)
    return page.getvalue(), numbered


def drawn(desk: Desk, lang: str = "en", whole: bool = False) -> str:
    return page_of(desk.game, desk.state, lang, whole)[0]


@EVERY_LANGUAGE
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_position_is_drawn_with_every_number(
    lang: str, options: dict[str, OptionValue]
) -> None:
    """Moves in a table are numbered there, each once; all others are in the list."""
    game = SPEC.game(options)
    for number, (state, _) in enumerate(steps(game, 3, seed=len(options))):
        if number % 11 or not state.actors():
            continue
        page, numbered = page_of(game, state, lang)
        assert max(map(len, page.splitlines())) <= WIDTH
        legal = state.legal(state.actors()[0], retracting=True)
        table = page.rpartition("▔")[2].partition("\n")[2]
        for place, id in enumerate(legal, 1):
            in_table = game.moves[id].kind in NUMBERED
            assert (id in numbered) == in_table
            if in_table:
                assert re.search(rf"(?<![\d$]){place}(?![\d$])", table), game.moves[id]


@EVERY_LANGUAGE
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_mine_is_drawn_whole(lang: str, options: dict[str, OptionValue]) -> None:
    """All tiles stand there, with a ring for each tunnel that the inspector would count."""
    game = SPEC.game(options)
    for number, (state, _) in enumerate(steps(game, 4, seed=2)):
        if number % 29 and state.actors():
            continue
        page, _ = page_of(game, state, lang, whole=True)
        assert max(map(len, page.splitlines())) <= WIDTH
        assert isinstance(state, CoalCountryState)
        unfinished = sum(inspection.open_tunnels(state, player) for player in state.players)
        assert page.count(RING) == unfinished + Text(lang).say("cc-legend").count(RING)
        for company in state.view(None).table.companies:
            for shaft in company.mine:
                assert re.search(rf"\b{shaft.cell}\b", page)


def test_a_mine_too_wide_for_wide_cells_is_drawn_in_narrow_ones() -> None:
    kinds = ["cross-steady"] * 5 + ["cross-rich"] * 4 + ["tee-steady"] * 5
    cells = [f"{way}{x}" for way in "ew" for x in range(1, 8)]
    tiles = [f"tile 0 {cell} {kind} 0 -" for cell, kind in zip(cells, kinds, strict=True)]
    page = drawn(position("round 8\n" + "\n".join(tiles), rounds=8))
    assert max(map(len, page.splitlines())) <= WIDTH
    assert f"{RING}─3────3────3────3────3────4────4────⌂────4" in page


@EVERY_LANGUAGE
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_event_and_position_of_the_variants_is_reported(
    lang: str, options: dict[str, OptionValue]
) -> None:
    game = SPEC.game(options)
    text = Text(lang, game.wording, NAMES)
    for number, (state, events) in enumerate(steps(game, 2, seed=5)):
        for event in events:
            assert text.render_event(game.events[event.key], event)
        if number % 13 == 0 or not state.actors():
            for seat in (None, 0, 1):
                for section in game.describe(state.view(seat)):
                    rows = [section.columns, *section.rows]
                    for words in (
                        section.heading,
                        *section.lines,
                        *(w for row in rows for w in row),
                    ):
                        assert text.render(words)


# Secrets


def placed_in_secret() -> Desk:
    """Anna is still placing; Ben has placed a 4 and a 3, and has finished."""
    desk = start()
    draw_on(desk)
    desk.play(1, "place/broker/4", "place/refuse/3", "commit")
    desk.play(0, "place/broker/2")
    return desk


@EVERY_LANGUAGE
def test_in_secret_placement_only_own_foremen_are_shown(lang: str) -> None:
    desk = placed_in_secret()
    text = Text(lang, desk.game.wording, NAMES)
    shown = "\n".join(
        text.render(line)
        for section in desk.game.describe(desk.state.view(0))
        for line in section.lines
    )
    for page in (drawn(desk, lang), drawn(desk, lang, whole=True)):
        assert "▲2" in page
        assert re.search(r"●[\d?]", page) is None
        assert text.say("cc-short-committed") in page
    assert text.say("cc-line-finished", seats="Ben") in shown
    assert (
        shown.count(text.render(Words("cc-line-placed", (("foremen", "text", ""),))).strip()) == 1
    )


def test_the_cash_of_others_is_written_and_drawn_nowhere() -> None:
    desk = position("round 2\nseat 0 cash 111\nseat 1 cash 222")
    text = Text("en", desk.game.wording, NAMES)
    sections = desk.game.describe(desk.state.view(0))
    words = [w for s in sections for row in [s.lines, *s.rows] for w in row]
    shown = " ".join(text.render(word) for word in words) + drawn(desk, whole=True)
    assert "$111" in shown
    assert "$222" not in shown


def test_face_down_foremen_stay_face_down_until_their_area() -> None:
    desk = placed_in_secret()
    desk.play(0, "commit")
    page = drawn(desk)
    assert "coal brokers ●4, refuse pile ●?" in page
    assert "●3" not in page


def test_the_score_of_others_is_a_secret_until_the_end(tmp_path: Path) -> None:
    new = ("coal-country", "--seats", "human:Anna,random", "--seed", "3", "-o", "starting_money=20")
    page = sit(tmp_path, new, ["score"]).page
    assert re.search(r"^Starting money +20 +\?$", page, re.MULTILINE)


@pytest.mark.parametrize(("lang", "line"), [("en", "Anna: $20"), ("de", "Anna: 20 Dollar")])
def test_a_replay_counts_money_not_points(lang: str, line: str) -> None:
    state = SPEC.game({"starting_money": 20}).start(2)
    assert f"1. {line}" in list(result(state, ("Anna", "Bert"), Text(lang)))


# Sums


def test_the_price_of_coal_is_a_sum_that_adds_up() -> None:
    for options in VARIANTS:
        game = SPEC.game(options)
        text = Text("en", game.wording)
        for number, (state, _) in enumerate(steps(game, 4, seed=11)):
            if number % 9:
                continue
            assert isinstance(state, CoalCountryState)
            lines = [text.render(line) for line in game.describe(state.view(None))[1].lines]
            (line,) = [line for line in lines if line.startswith("Coal costs $")]
            price, base, sign, steps_down, stock, market_sign, market = re.findall(
                r"\$(\d+)\D+(\d+) (.) (\d+) for (\d+) coal in stock (.) (\d+)", line
            )[0]
            assert (int(price), int(stock)) == (
                brokers.market_price(state),
                brokers.stockpile(state),
            )
            gauge = int(market) if market_sign == "+" else -int(market)
            assert sign == "\N{MINUS SIGN}"
            assert max(int(base) - int(steps_down) + gauge, 1) == int(price)


def test_a_seller_sees_the_price_and_what_no_sale_costs() -> None:
    desk = position(
        """
        round 3
        gauge 1
        step selling
        seat 0 coal 7 earned 40
        seat 1 coal 17
        foreman 0 broker 3
        """
    )
    draw_on(desk)
    text = Text("en", desk.game.wording, NAMES)
    asked = [text.render(line) for line in desk.game.describe(desk.state.view(0))[0].lines]
    assert asked[-2:] == [
        "Sell coal at $10 apiece (market price 9 + 1 for influence 3). You have 7 coal.",
        "Selling none costs 3 fees ($21).",
    ]


# Words


@EVERY_LANGUAGE
def test_legends_fit_a_line(lang: str) -> None:
    for key in ("cc-legend", "cc-legend-coal", "cc-legend-more"):
        assert len(Text(lang).say(key)) <= WIDTH


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "The tavern of Anna helps buyers and sellers this round.",
                "The church of Ben can help a miner this round.",
                "Anna swaps wood for electricity.",
                "Ben buys a second school from the old row for $6, which leaves the game.",
                "The inspection of Anna comes to \N{MINUS SIGN}2 fees. Anna receives $12.",
            ],
        ),
        (
            "nl",
            [
                "De kroeg van Anna helpt deze ronde kopers en verkopers.",
                "De kerk van Ben kan deze ronde een mijnwerker helpen.",
                "Anna ruilt hout voor stroom.",
                "Ben koopt voor 6 dollar een tweede school uit de oude rij, die uit het spel gaat.",
                "De inspectie bij Anna komt uit op \N{MINUS SIGN}2 heffingen. "
                "Anna ontvangt 12 dollar.",
            ],
        ),
        (
            "de",
            [
                "Die Schenke von Anna hilft in dieser Runde beim Kaufen und Verkaufen.",
                "Die Kirche von Ben kann in dieser Runde einem Bergmann helfen.",
                "Anna tauscht Holz gegen Strom.",
                "Ben kauft für 6 Dollar eine zweite Schule aus der alten Reihe; "
                "dieses Gebäude kommt aus dem Spiel.",
                "Die Inspektion bei Anna ergibt \N{MINUS SIGN}2 Gebühren. Anna erhält 12 Dollar.",
            ],
        ),
    ],
)
def test_rare_events_have_their_line(lang: str, lines: list[str]) -> None:
    text = Text(lang, GAME.wording, NAMES)
    rare = [
        Event("cc.tavern.active", 0),
        Event("cc.church.active", 1),
        Event("cc.swapped", 0, (0, 2)),
        Event("cc.denied", 1, (0, 1, 6)),
        Event("cc.inspected", 0, (-2, 12)),
    ]
    assert [text.render_event(GAME.events[event.key], event) for event in rare] == lines


@pytest.mark.parametrize(
    "lang",
    [
        pytest.param(lang, marks=pytest.mark.whole if place else ())
        for place, lang in enumerate(languages())
    ],
)
def test_a_whole_game_by_numbers(tmp_path: Path, lang: str) -> None:
    """The first move every time: both variants, to the end and its dollars."""
    new = ("coal-country", "--seats", "human:Anna,random", "--seed", "5", "--lang", lang)
    done = sit(tmp_path, [*new, "-o", "amok=on", "-o", "reformed=on"], ["1"] * 400)
    assert (done.code, done.errors) == (0, "")
    assert Text(lang).say("game-over") in done.page
    assert re.search(r"^  1\. .*(\$\d|ollar)", done.page, re.MULTILINE)
