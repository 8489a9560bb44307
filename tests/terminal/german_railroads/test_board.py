"""German Railroads at the terminal: the drawing fits, leaves nothing out and keeps secrets."""

import io
import re

import pytest
from rich.console import Console

import coalface
from coalface.core.contract import Game, State
from coalface.games.german_railroads.names import END_BONUS_NAMES
from coalface.games.german_railroads.terminal import LEGENDS
from coalface.terminal.screen import WIDTH, Screen
from coalface.text import Text, languages
from tests.terminal.random_games import positions

GERMAN = coalface.game("german_railroads", coal=True, new_parts=True)
RUSSIAN = coalface.game("german_railroads", board="russian")
NAMES = ("Anna", "Ben", "Carla", "Dirk")
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())


def screen(game: Game, lang: str, seats: int, width: int = WIDTH) -> tuple[Screen, io.StringIO]:
    page, names = io.StringIO(), NAMES[:seats]
    console = Console(file=page, width=width, highlight=False, emoji=False, markup=False)
    return Screen(console, game, Text(lang, game.wording, names), names), page


def drawn(game: Game, state: State, lang: str, whole: bool) -> tuple[str, set[int], list[int]]:
    """A position as the seat to move sees it, the moves numbered in it, and all its moves."""
    shown, page = screen(game, lang, int(state.seats))
    actor = state.actors()[0] if state.actors() else None
    legal = [] if actor is None else list(state.legal(actor))
    numbered = shown.position(state.view(actor), legal, whole=whole)
    return page.getvalue(), numbered, legal


@EVERY_LANGUAGE
@pytest.mark.parametrize(("game", "seats"), [(GERMAN, 1), (GERMAN, 4), (RUSSIAN, 2), (RUSSIAN, 3)])
def test_the_drawing_fits_with_every_number(lang: str, game: Game, seats: int) -> None:
    """The numbers of all moves that are not listed stand in the drawing, each once."""
    for state in positions(game, seats, seed=seats, every=13):
        page, numbered, legal = drawn(game, state, lang, whole=False)
        assert max(map(len, page.splitlines())) <= WIDTH
        for number, id in enumerate(legal, 1):
            found = re.findall(rf"(?<![+\d]){number:>2}\) ", page)
            assert len(found) == (id in numbered), game.moves[id]
        for seat in range(seats):
            assert NAMES[seat] in page or "▲●◆▼"[seat] in page


@EVERY_LANGUAGE
def test_spaces_are_numbered_with_the_ways_to_pay(lang: str) -> None:
    """All ways but those of the dearest space, and of engineers, for which there is no room."""
    state = next(s for s in positions(GERMAN, 4, 3, 1) if asks_to_place(s))
    _, numbered, legal = drawn(GERMAN, state, lang, whole=False)
    placing = [id for id in legal if str(GERMAN.moves[id]).startswith("place/")]
    assert len(placing) > 20
    left = [str(GERMAN.moves[id]) for id in placing if id not in numbered]
    assert len(left) < len(placing) / 4
    assert all("loco3" in move or "engineer" in move for move in left)
    assert not any(move.endswith("/plain") for move in left)


def asks_to_place(state: State) -> bool:
    pending = state.view(None).table.pending
    return bool(pending) and pending[-1].kind == "turn" and pending[-1].args["placed"] == 0


BUILT = """\
german_railroads
seats 2
seat 0 MU-black 5 MU-gray 3 MU-brown 1 main-1 3 main-2 1 doublers 2
board 0 DR-black 2 NU-black 4 NU-gray 1 wuerzburg W4 third 2b gap-1 6b markers 3
ask turn 0 placed 0 free 1
"""


def test_railroads_and_industry_are_lanes() -> None:
    """Capitals where a track stands, ═ as far as the reach goes, ² under a doubler, signs below."""
    page, _, _ = drawn(GERMAN, GERMAN.position(BUILT), "en", whole=False)
    rows = page.splitlines()
    at = next(number for number, row in enumerate(rows) if row.startswith("München"))
    assert rows[at] == "München  #3 #1  reach 4  scores 7"
    assert rows[at + 1].startswith("  1═════2═════3═════4═════5─────6─")
    assert rows[at + 2].split()[:6] == ["B²", "g²", "G", "k", "K", "·"]
    assert rows[at + 3].split() == ["✓", "B+w°", "+B", "Hamburg", "+N", "?°", "+W2W!"]
    assert rows[at + 4].split() == ["Berlin", "+N", "?°", "!"]
    assert rows[at + 5].split("  ")[-4:] == [
        *(" Nürnberg-Fürth W4", "#2+", "reach 3", "scores 1 +6*"),
    ]
    assert rows[at + 7].split()[9:14] == ["G", "k", "k", "K", "·"]
    dresden = ["G2>°", "?°", "G()°", "[H]", "!"]
    assert rows[at + 8].split() == [*dresden, "*1", "*2", "*3", "↻°", "G?°", "[F]"]
    assert rows[at + 9] == "Industry  scores 3  [6+] 2 coins"
    lane = ["0", "1", "2", "3", "5", "[6+]", "10", "[", "]", "15", "[", "]", "?"]
    assert rows[at + 10].split()[:13] == lane
    assert rows[at + 11].index("●") == rows[at + 10].index("3")


@EVERY_LANGUAGE
def test_emil_is_shown_with_his_cards(lang: str) -> None:
    state = next(s for s in positions(GERMAN, 1, 2, 5) if s.view(0).table.emil.deck)
    page, _, _ = drawn(GERMAN, state, lang, whole=False)
    emil = state.view(0).table.emil
    assert "■ Emil" in page
    assert f"{emil.workers}/{emil.total}" in page
    text = Text(lang, GERMAN.wording)
    words = " ".join(page.split())
    for card in emil.deck:
        assert text.render(GERMAN.wording("emil-card", card)) in words


@EVERY_LANGUAGE
def test_legends_fit_a_line(lang: str) -> None:
    for key in LEGENDS:
        assert len(Text(lang).say(key)) <= WIDTH


def test_cards_in_the_hand_of_others_stay_hidden() -> None:
    """Only the owner reads the end bonus card; others see that there is one."""
    seen = 0
    text = Text("en", GERMAN.wording)
    for seed in range(12):
        for state in positions(GERMAN, 2, seed, 11):
            for owner, player in enumerate(state.view(None).table.players):
                if not player.end_bonus or not state.actors():
                    continue
                cards = state.view(owner).table.players[owner].end_bonus_cards
                assert cards is not None
                seen += 1
                for looker in (owner, 1 - owner, None):
                    shown, page = screen(GERMAN, "en", 2)
                    shown.position(state.view(looker), [], whole=True)
                    for card in cards:
                        name = text.render(GERMAN.wording("end-bonus", END_BONUS_NAMES.index(card)))
                        readable = name in " ".join(page.getvalue().split())
                        assert readable == (looker == owner)
        if seen > 5:
            return
    raise AssertionError("no random game gave anyone an end bonus card")


@EVERY_LANGUAGE
def test_a_narrow_window_gets_the_position_in_words(lang: str) -> None:
    state = next(s for s in positions(GERMAN, 1, 4, 20) if asks_to_place(s))
    shown, page = screen(GERMAN, lang, 1, width=80)
    assert shown.position(state.view(0), list(state.legal(0))) == set()
    text = Text(lang)
    for key in ("spaces", "engineers", "supply", "extensions", "coal", "emil"):
        assert text.say(f"gr-head-{key}") in page.getvalue()
    assert max(map(len, page.getvalue().splitlines())) <= 80


def test_one_players_board_can_be_asked_for() -> None:
    state = next(positions(GERMAN, 2, 4, 30))
    shown, page = screen(GERMAN, "en", 2)
    shown.seat(state.view(0), 1)
    assert page.getvalue().startswith("● Ben")
    assert "Anna" not in page.getvalue()


def test_scores_are_reported_by_railroad() -> None:
    state = list(positions(GERMAN, 2, 4, 1000))[-1]
    shown, page = screen(GERMAN, "en", 2)
    shown.scores([state.breakdown(seat) for seat in range(2)])
    assert page.getvalue().splitlines()[-1].split()[1:] == [str(s) for s in state.scores()]
    assert "München line" in page.getvalue()
