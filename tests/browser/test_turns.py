"""The log, the replay and the end of a game by turns: unfolding, jumping, links, all boards."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from coalface.core.record import Record
from coalface.core.registry import game_spec
from coalface.server.phrases import capitalise
from coalface.server.rest import ReplayTurn
from coalface.server.table.presenter import Presenter
from coalface.server.table.replays import replay, session_of
from tests.browser.conftest import PHONE, Visit
from tests.browser.kinds import RECORDS
from tests.browser.layout import HEIGHTS, LAYOUT, read_in
from tests.browser.pictures import SHOWN, last_decision, moment_near
from tests.browser.table import END, FLIGHTS, PLAIN, come_in, home_of, play_on, point
from tests.browser.test_pages import fits, trouble
from tests.game_ids import sampled

UNASKED = "the prompt has no words on the screen"
"""What the ruler finds where nothing is asked."""


def record_path(game: str) -> Path:
    return RECORDS / game / f"{SHOWN[game]}.record"


def upload(page: Page, record: str | Path) -> str:
    """Store a record, or the one that is shown of a game; return the path of its replay."""
    path = record_path(record) if isinstance(record, str) else record
    text = path.read_text(encoding="utf-8")
    api = page.context.request
    stored = api.post(f"{home_of(page)}/api/records", data=text, headers=PLAIN).json()
    return f"/record/{stored['id']}"


def line_of(page: Page) -> int:
    """The line that a replay is at."""
    return int(page.locator("input[type=range]").input_value())


def test_a_turn_of_the_log_unfolds_into_its_steps_with_their_rules(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    path = record_path("coal_baron")
    play_on(page, moment_near(Record.load(path), path, 0.6))
    gain = page.locator(".log .turn", has=page.locator(".points > b")).first
    expect(gain.locator(".points > b")).to_have_text(re.compile(r"^\+\d+$"))
    expect(gain.locator(".what b").first).to_be_visible()
    expect(gain.locator(".deed svg").first).to_be_visible()
    expect(gain.locator(".steps")).to_have_count(0)
    gain.locator(".head").click()
    expect(gain.locator(".steps > li").nth(1)).to_be_visible()
    expect(gain.locator(".steps a.rule").first).to_have_attribute(
        "href", re.compile(r"^/rules/coal_baron#CB-\d+$")
    )
    gain.locator(".head").press("Enter")
    expect(gain.locator(".steps")).to_have_count(0)
    expect(page.locator(".log .round").first).to_have_text(re.compile("^Shift I"))


def opening(turns: Sequence[ReplayTurn], number: int) -> int:
    """Return the line at which a round is looked at: what the table does before it is done."""
    begun = next(t for t in turns if t.turn.round == number)
    return begun.last if begun.turn.seat < 0 else begun.first


@sampled("coal_country")
def test_a_replay_goes_by_step_turn_round_and_seat(visit: Visit, game: str) -> None:
    record = Record.load(record_path(game))
    session = session_of(record)
    turns = replay(session, None, False, Presenter(record.game, record.seats, "en"), None).turns
    page = visit(view="board", name="Mara")
    page.goto(home_of(page) + upload(page, game))
    expect(page.locator("[data-turn]")).to_have_count(len(turns))
    expect(page.locator("[data-board-of]")).to_have_count(len(record.seats))
    wanted = turns[len(turns) // 2]
    page.locator(f'[data-turn="{wanted.turn.number}"] > .head').click()
    assert line_of(page) == wanted.last
    expect(page.locator("[data-turn].current")).to_have_attribute(
        "data-turn", str(wanted.turn.number)
    )
    page.locator("body").press("ArrowRight")
    after = turns[len(turns) // 2 + 1]
    expect(page).to_have_url(re.compile(f"line={after.last}&"))
    page.locator("body").press("Shift+ArrowLeft")
    expect(page).not_to_have_url(re.compile(f"line={after.last}&"))
    before = line_of(page)
    assert wanted.last <= before < after.last
    page.locator("body").press("2")
    mine = next(t for t in turns if t.turn.seat == 1 and t.last > before)
    expect(page).to_have_url(re.compile(f"line={mine.last}&"))
    page.locator("body").press("PageUp")
    expect(page).to_have_url(re.compile(f"line={opening(turns, mine.turn.round)}&"))
    page.get_by_label("Go to").select_option(index=2)
    expect(page).to_have_url(re.compile(f"line={opening(turns, 2)}&"))


def test_a_replay_shows_what_each_turn_has_changed(visit: Visit) -> None:
    game = "coal_baron"
    record = Record.load(record_path(game))
    session = session_of(record)
    turns = replay(session, None, False, Presenter(record.game, record.seats, "en"), None).turns
    paid = next(t for t in turns if "Money 4" in t.turn.words)
    at = turns.index(paid)
    page = visit(view="board")
    page.evaluate("localStorage.coalface = JSON.stringify({ view: 'board', motion: 'auto' })")
    page.add_init_script(path=FLIGHTS)
    page.reload()
    come_in(page, "Mara")
    page.goto(home_of(page) + upload(page, game) + f"?line={turns[at - 1].last}")
    seat = paid.turn.seat
    page.locator(f'[data-at="crew:{seat}"]').wait_for()
    assert page.evaluate("flights") == []
    page.locator("body").press("ArrowRight")
    page.locator("html[data-flights]").wait_for()
    assert {"#i-coin", f"#seat-{seat + 1}"} <= {one["piece"] for one in page.evaluate("flights")}
    shown = page.locator(".now-shown")
    expect(shown).to_contain_text(f"move {at + 1} of {len(turns)}")
    rows = [delta.line for delta in paid.changes]
    assert any(row.startswith("Marks: +4") for row in rows)
    expect(shown.locator(".deltas .sr")).to_have_text(rows)
    for place in ("space:money-4", f"crew:{seat}", f"marks:{seat}"):
        expect(page.locator(f'[data-at="{place}"][data-changed]')).to_have_count(1)
    expect(page.locator("[data-changed]")).to_have_count(3)
    page.locator("body").press("ArrowLeft")
    expect(page.locator(f'[data-at="marks:{seat}"][data-changed]')).to_have_count(0)


def test_a_link_opens_the_same_moment_through_the_same_eyes(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    page.goto(home_of(page) + upload(page, "coal_country") + "?line=60")
    page.get_by_label("Through whose eyes").select_option("1")
    page.get_by_role("button", name="Text", exact=True).click()
    expect(page).to_have_url(re.compile("line=60&view=text&seat=1"))
    link, step = page.url, page.locator(".what .now").inner_text()
    other = visit(view="board", name="Bert")
    other.goto(link)
    expect(other.locator(".what .now")).to_have_text(re.compile(re.escape(step.split("\n")[0])))
    expect(other.get_by_label("Through whose eyes")).to_have_value("1")
    expect(other.locator(".look.words")).to_be_visible()
    assert other.url == link


def test_a_spectator_sees_what_lies_before_everyone(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    path = record_path("german_railroads")
    record = Record.load(path)
    play_on(page, moment_near(record, path, 0.6))
    page.locator("[data-pick]:visible").first.wait_for()
    expect(page.locator("[data-board-of]")).to_have_count(0)
    eve = visit(view="board", name="Eve")
    eve.goto(page.url)
    boards = eve.locator("[data-board-of]")
    expect(boards).to_have_count(len(record.seats))
    for number in range(len(record.seats)):
        boards.nth(number).scroll_into_view_if_needed()
        expect(boards.nth(number).locator(".other, [data-at]").first).to_be_visible()


def end_of(page: Page, game: str) -> Record:
    """Play the last move of a recorded game."""
    path = record_path(game)
    record = Record.load(path)
    moment = last_decision(record, path)
    play_on(page, moment)
    page.locator("[data-pick]:visible").first.wait_for()
    point(page, moment.picks)
    page.locator(END).wait_for()
    return record


@sampled("ruhrschifffahrt")
def test_the_end_is_in_the_order_of_play_and_leads_into_the_replay(
    visit: Visit, axe: str, game: str
) -> None:
    page = visit(view="board", name="Mara")
    record = end_of(page, game)
    course = game_spec(game).course
    assert course is not None
    expected = Presenter(record.game, record.seats, "en").sheet(record.state(), ())
    rows = page.locator("dialog tbody tr th")
    assert [capitalise(text.strip()) for text in rows.all_inner_texts()] == [
        row.words for row in expected
    ]
    total = page.locator("dialog tfoot td")
    assert total.all_inner_texts() == [str(score) for score in record.state().scores()]
    stuck = "cell => getComputedStyle(cell).position"
    assert {total.first.evaluate(stuck), rows.first.evaluate(stuck)} == {"sticky"}
    rounds = {line.turn.round for line in session_of(record).lines} - {0}
    expect(page.locator("dialog .chart svg .round")).to_have_count(len(rounds))
    for group in page.locator("dialog tbody button").all():
        group.click()
    parts = sum(len(row.parts) for row in expected if len(row.parts) > 1)
    expect(page.locator("dialog tbody tr.part")).to_have_count(parts)
    assert trouble(page, axe) == []
    story = page.locator("dialog .story a")
    expect(story.first).to_contain_text(re.compile("lead|best turn"))
    story.last.click()
    expect(page).to_have_url(re.compile(r"/replay\?line=\d+"))
    expect(page.locator("[data-turn].current")).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "lang", "widths"),
    [
        ("ruhrschifffahrt", "de", (820, 1024)),
        pytest.param("coal_country", "en", (1024, 1280), marks=pytest.mark.whole),
        pytest.param("coal_baron", "nl", (820, 1024, 1280), marks=pytest.mark.whole),
    ],
)
def test_the_replay_fits_every_width(
    visit: Visit, game: str, lang: str, widths: tuple[int, ...]
) -> None:
    page = visit(view="board", name="Mara")
    read_in(page, lang)
    page.goto(home_of(page) + upload(page, game) + "?line=120")
    page.locator(".place.board [data-at]").first.wait_for()
    page.evaluate(LAYOUT.read_text("utf-8"))
    for width in widths:
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        page.evaluate("new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))")
        found = [fault for fault in page.evaluate("layout.measure()") if fault != UNASKED]
        assert not found, width


PLACES = """() => {
    const places = [...document.querySelectorAll('.middle > .place')]
    const boxes = places.map((place) => place.getBoundingClientRect())
    const { scrollHeight } = document.documentElement
    const ends = boxes.flatMap(({ top, bottom }) => [top, bottom])
    return { ends, scrolls: scrollHeight - innerHeight }
}"""
"""Where the places of a replay begin and end, and how far its page scrolls."""


@sampled("german_railroads")
def test_a_replay_by_someones_eyes_shows_what_lies_before_everyone(visit: Visit, game: str) -> None:
    page = visit(view="board", name="Mara", viewport={"width": 1280, "height": 800})
    page.goto(home_of(page) + upload(page, game) + "?line=120&seat=0")
    page.locator(".place.all [data-at]").first.wait_for()
    expect(page.locator("[data-board-of]")).to_have_count(len(Record.load(record_path(game)).seats))
    places = page.evaluate(PLACES)
    assert len(places["ends"]) == 4
    assert places["ends"] == sorted(places["ends"])
    assert places["scrolls"] == 0


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.whole), "dark"])
def test_the_replay_fits_a_phone(visit: Visit, axe: str, theme: str) -> None:
    page = visit(view="board", color_scheme=theme, name="Mara", **PHONE)
    page.goto(home_of(page) + upload(page, "german_railroads") + "?line=120")
    shown = page.locator(".now-shown")
    expect(shown).to_be_in_viewport()
    places = {
        "board": ".place.board",
        "all": "[data-board-of]",
        "turns": "[data-turn].current .now",
    }
    for tab, holds in places.items():
        page.locator(f"[data-tab-of={tab}]").tap()
        expect(page.locator(holds).first).to_be_visible()
        if tab == "turns":
            expect(page.locator(holds).first).to_be_in_viewport()
        expect(shown).to_be_in_viewport()
        fits(page)
        assert trouble(page, axe) == [], tab
