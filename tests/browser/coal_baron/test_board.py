"""Coal Baron on its drawn board at 1280 pixels: all of it is in sight, beside what opens."""

from playwright.sync_api import Page, expect

from coalface.core.record import Record
from coalface.server.table.replays import session_of
from tests.browser.conftest import PHONE, Visit
from tests.browser.kinds import RECORDS, moments, near_end
from tests.browser.layout import read_in
from tests.browser.table import hand, home_of, play_on, wait_until
from tests.browser.test_turns import upload

DESK = {"viewport": {"width": 1280, "height": 800}}

AREA = """selector => {
  const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect()
  return { left, right, top, bottom }
}"""

INSIDE = """([parts, whole]) => {
  const { top, bottom } = document.querySelector(whole).getBoundingClientRect()
  return [...document.querySelectorAll(parts)].every((part) => {
    const area = part.getBoundingClientRect()
    return area.top >= top && area.bottom <= bottom
  })
}"""
"""Whether these parts lie within something that scrolls or ends, as far as height goes."""


def areas(page: Page, *selectors: str) -> list[dict[str, float]]:
    """Where these things are on the page."""
    return [page.evaluate(AREA, selector) for selector in selectors]


def test_an_open_pit_leaves_the_note_in_the_window_and_lies_in_sight(visit: Visit) -> None:
    page = visit(view="board", learner="auto", name="Mara", **DESK)
    moment = near_end("coal_baron", "greedy-4")
    play_on(page, moment)
    hand(page, "find", pick=moment.picks[0])
    note = page.locator("p.names")
    expect(note).to_be_visible()
    pits = page.locator(".place.others button[aria-expanded]")
    expect(pits).to_have_count(3)
    for at in range(3):
        pits.nth(at).click()
        head = ".place.others .seat-card:has(button[aria-expanded=true]) :is(.id, .pit)"
        wait_until(page, INSIDE, [head, ".place.others"])
        (below,) = areas(page, "p.names")
        assert below["bottom"] <= 800


def test_the_report_of_a_shift_hides_nothing_of_the_next_turn(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **DESK)
    moment = near_end("coal_baron", "greedy-4")
    play_on(page, moment)
    hand(page, "find", pick=moment.picks[0])
    page.locator(".clock button").click()
    expect(page.locator(".report")).to_contain_text("Engine")
    report, board, mine = areas(page, ".report", ".place.board", ".place.mine")
    assert max(board["right"], mine["right"]) <= report["left"]
    assert report["bottom"] <= 800


def test_the_report_of_a_shift_comes_into_sight_on_a_phone(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    moment = near_end("coal_baron", "greedy-4")
    play_on(page, moment)
    hand(page, "find", pick=moment.picks[0])
    page.locator(".clock button").tap()
    expect(page.locator(".report")).to_be_in_viewport(ratio=0.9)


def test_the_rows_of_the_board_end_within_it_where_names_take_two_lines(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **DESK)
    read_in(page, "nl")
    moment = moments("coal_baron")["place"]
    play_on(page, moment)
    hand(page, "find", pick=moment.picks[0])
    board, row = areas(page, ".place.board", ".delivery-district")
    assert row["bottom"] < board["bottom"] - 4


def test_the_end_of_a_replay_shows_all_that_lies_before_two_players(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **DESK)
    path = RECORDS / "coal_baron" / "greedy-2.record"
    last = len(session_of(Record.load(path)).lines) - 2
    page.goto(f"{home_of(page)}{upload(page, path)}?line={last}")
    expect(page.locator(".place.all .rest")).to_have_count(2)
    wait_until(page, INSIDE, [".place.all .order", ".place.all .all"])


def test_an_order_that_is_pointed_at_lies_with_mine_as_it_would(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **DESK)
    moment = moments("coal_baron")["place"]
    play_on(page, moment)
    hand(page, "find", pick=moment.picks[0])
    coming = page.locator(".desk .order.coming")
    page.locator("[data-pick^='space:order-']:has(.order)[data-state=selectable]").first.hover()
    expect(coming).to_have_count(1)
    page.locator("h1").hover()
    expect(coming).to_have_count(0)


def test_the_end_of_a_replay_tells_the_scoring_apart_and_marks_sectors_as_they_are(
    visit: Visit,
) -> None:
    page = visit(view="board", name="Mara", **DESK)
    page.goto(f"{home_of(page)}{upload(page, RECORDS / 'coal_baron' / 'greedy-2.record')}")
    expect(page.locator(".clock [data-at='element:0']")).to_be_visible()
    page.keyboard.press("End")
    headings = page.locator(".now-shown .words")
    expect(headings).to_have_count(2)
    expect(headings.nth(1)).to_contain_text("scoring, also for the end of the game")
    expect(headings.nth(1).locator(".gains > span")).to_have_text(["+60", "+43"])
    sector = page.locator(".clock [data-at='element:0']")
    expect(sector).to_have_attribute("data-changed", "")
    expect(sector).to_have_css("outline-style", "none")
    expect(sector.locator(".sector")).to_have_css("stroke-width", "6px")


def test_few_orders_of_another_have_a_line_each_with_a_name(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **DESK)
    path = upload(page, RECORDS / "coal_baron" / "greedy-2.record")
    page.goto(f"{home_of(page)}{path}?line=30")
    rest = page.locator(".place.all .rest").first
    expect(rest.locator(".order").first).to_contain_text("Barrow")
    card, room = areas(page, ".place.all .rest .order", ".place.all .rest")
    assert card["right"] - card["left"] > 0.95 * (room["right"] - room["left"])


def test_the_draft_covers_the_row_that_it_lies_over(visit: Visit) -> None:
    page = visit(view="board", learner="auto", name="Mara", **DESK)
    read_in(page, "de")
    moment = moments("coal_baron")["draft"]
    play_on(page, moment)
    hand(page, "find", pick=moment.picks[0])
    offer, row = areas(page, ".offer", ".mining-district")
    assert offer["top"] <= row["top"]
    assert offer["bottom"] >= row["bottom"]


def test_who_mines_on_a_phone_finds_the_storage_where_it_was_and_the_pit_stays(
    visit: Visit,
) -> None:
    page = visit(view="board", learner="auto", name="Mara", **PHONE)
    moment = moments("coal_baron")["cage"]
    play_on(page, moment)
    hand(page, "find", pick=moment.picks[0])
    pit, shelf, orders, facts = areas(page, ".mine .pit", ".desk .shelf", ".orders", ".mine .facts")
    assert pit["bottom"] <= shelf["top"] < orders["top"] < facts["top"]
