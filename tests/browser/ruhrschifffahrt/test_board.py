"""Ruhrschifffahrt on its drawn board: a whole game by pointing, and a turn on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.kinds import RECORDS, Moment, moments, near_end
from tests.browser.table import (
    END,
    Player,
    home_of,
    play_on,
    sit_down,
    too_small,
    wait_until,
)
from tests.browser.test_lessons import DESK
from tests.browser.test_pages import trouble
from tests.browser.test_turns import upload
from tests.conftest import Sampling


def test_a_whole_game_on_the_drawn_board(visit: Visit, sampling: Sampling) -> None:
    page = visit(view="board", name="Mara")
    sit_down(page, "ruhrschifffahrt", "greedy")
    Player(page, 8).play(sampling, near_end("ruhrschifffahrt", "greedy-2"))
    expect(page.locator(END)).to_have_text(re.compile("wins? with|share the victory with"))
    expect(page.locator(".turns .now b")).to_have_text("12")


def test_pointing_at_a_storage_takes_the_option_that_leads_there(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    play_on(page, moments("ruhrschifffahrt")["option"])
    way = page.locator(
        'g[data-at^="storage:"][data-pick="option:none"][data-state="selectable"]'
    ).first
    way.wait_for()
    storage = str(way.get_attribute("data-at"))
    way.click()
    expect(page.locator(f'[data-at="{storage}"][data-pick="{storage}"]')).to_have_count(1)
    page.locator(".log .turn", has_text="Mara takes no option").first.locator(".head").click()
    expect(page.locator("ol.log")).to_contain_text("Mara loads at storage")


def test_the_text_view_offers_trips_before_options_alone(visit: Visit) -> None:
    """As on the river one choice takes the option and starts; its preview is that of the trip."""
    page = visit(view="text", name="Mara")
    play_on(page, moments("ruhrschifffahrt")["option"])
    trip = page.locator("button.move", has_text="Start from").first
    expect(trip).to_contain_text(re.compile(r"Option\s*no option, free"))
    expect(page.locator("button.move").first).to_contain_text("Start from")
    trip.hover()
    expect(page.locator("#moves footer")).to_contain_text("Sold")
    trip.click()
    expect(page.locator("ol.log")).to_contain_text("starts at")


def test_the_button_of_a_phone_says_what_the_preview_above_it_says(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    play_on(page, moments("ruhrschifffahrt")["option"])
    page.locator(
        'g[data-at^="storage:"][data-pick="option:none"][data-state="selectable"]'
    ).first.tap()
    head = page.locator(".dock .head")
    expect(head).to_have_text(re.compile("^Start from"))
    expect(page.locator(".dock .main")).to_have_text(
        head.inner_text() if len(head.inner_text()) <= 20 else "Start here"
    )


def test_on_a_phone_the_end_of_the_trip_is_not_below_its_preview(visit: Visit) -> None:
    """Also where the same option leads to storages that do not fit beside both."""
    page = visit(view="board", name="Mara", **PHONE)
    play_on(page, moments("ruhrschifffahrt")["option"])
    page.locator('g[data-pick="option:none"][aria-label*="Kunstwerk in"]').tap()
    page.locator(".dock .main").wait_for()
    page.locator('.river [data-lit="true"]').wait_for()
    wait_until(
        page,
        """() => document.querySelector('.river [data-lit]').getBoundingClientRect().bottom
          < document.querySelector('.dock').getBoundingClientRect().top""",
    )


def test_a_sale_on_a_phone_is_made_by_a_button_that_says_so(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    play_on(page, moments("ruhrschifffahrt")["sell"])
    page.locator('[data-pick^="space:"][data-state="selectable"]').first.tap()
    expect(page.locator(".dock .main")).to_have_text(re.compile("^Sell "))


def test_undo_takes_back_the_storage_and_its_option(visit: Visit) -> None:
    """What one click has done one click undoes, on a fresh page too; the mouse leaves no ring."""
    page = visit(view="board", name="Mara")
    play_on(page, moments("ruhrschifffahrt")["option"])
    offered = page.locator('g[data-at^="storage:"][data-pick^="option:"][data-state="selectable"]')
    offered.first.wait_for()
    count = offered.count()
    offered.first.click()
    expect(page.locator("ol.log")).to_contain_text("starts at")
    ring = "getComputedStyle(document.activeElement).outlineStyle"
    assert page.evaluate(ring) == "none"
    page.reload()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#asking h1")).to_contain_text("with or without an option")
    expect(offered).to_have_count(count)


def test_the_bag_says_what_it_is_for_also_without_a_memory_aid(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    play_on(page, moments("ruhrschifffahrt")["option"])
    page.get_by_role("button", name="markers in the bag").click()
    bag = page.locator(".legend .bag")
    expect(bag).to_contain_text("One is drawn every turn")
    expect(bag.locator("li")).to_have_count(0)
    expect(bag).not_to_contain_text("Still in the bag")


def test_an_option_that_is_refused_says_why_and_a_space_only_what_it_is(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    play_on(page, moments("ruhrschifffahrt")["option"])
    page.locator('[data-pick^="option:"][data-state="disabled"]').first.hover()
    tip = page.locator(".tip")
    expect(tip).to_have_class(re.compile("why"))
    page.locator('[data-pick^="obstacle:"]').first.hover()
    expect(tip).to_contain_text("Obstacle")
    expect(tip).not_to_contain_text("Something else is asked now")
    page.locator('[data-pick^="obstacle:"]').first.click(force=True)
    expect(tip).to_contain_text("Something else is asked now: “Choose a start space")
    expect(tip).not_to_have_class(re.compile("why"))


def test_the_river_of_a_phone_says_how_many_storages_can_be_chosen(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    play_on(page, moments("ruhrschifffahrt")["option"])
    offered = page.locator('g[data-at^="storage:"][data-pick^="option:"][data-state="selectable"]')
    offered.first.wait_for()
    expect(page.locator(".jump button").first.locator("b")).to_have_text(str(offered.count()))


def test_what_can_be_chosen_is_in_sight_and_counted_on_a_phone(visit: Visit) -> None:
    """A warehouse in the port can be shifted; a debt of one's own can be paid back."""
    page = visit(view="board", name="Mara", **PHONE)
    play_on(page, moments("ruhrschifffahrt")["shift"])
    page.locator('[data-pick^="my:column:"][data-state="selectable"]').first.wait_for()
    in_sight = """() => {
      const bar = document.querySelector('.choices').getBoundingClientRect().top
      return [...document.querySelectorAll('[data-place] [data-state="selectable"]')]
        .map((one) => one.getBoundingClientRect())
        .some(({ height, bottom }) => height >= 43 && bottom <= bar)
    }"""
    wait_until(page, in_sight)
    play_on(page, moments("ruhrschifffahrt")["repay"])
    expect(page.locator('[data-tab-of="mine"] .badge')).to_have_text("1")


def test_an_option_shows_where_it_leads_before_it_is_taken(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    play_on(page, moments("ruhrschifffahrt")["option"])
    option = page.locator('button[data-pick="option:none"][data-state="selectable"]')
    option.hover()
    expect(page.locator("g.rs-spot.led").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator("g.rs-spot.led")).to_have_count(0)


def test_a_preview_hides_nothing_else_that_can_be_chosen(visit: Visit) -> None:
    """Neither another storage nor an option, as far as there is room beside them."""
    page = visit(view="board", name="Mara", **DESK)
    play_on(page, moments("ruhrschifffahrt")["option"])
    page.locator('g[data-state="selectable"][aria-label*="Gewalt in"]').hover()
    page.locator(".tip .head").wait_for()
    clear = """() => {
      const tip = document.querySelector('.tip').getBoundingClientRect()
      const open = document.querySelectorAll('.river [data-state="selectable"] .edge, '
        + 'button[data-pick^="option:"][data-state="selectable"]')
      return tip.height > 100 && [...open].map((one) => one.getBoundingClientRect())
        .every((box) => box.left >= tip.right || box.right <= tip.left
          || box.top >= tip.bottom || box.bottom <= tip.top)
    }"""
    wait_until(page, clear)


def test_a_warehouse_that_can_be_shifted_has_a_name_and_a_price(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **DESK)
    play_on(page, moments("ruhrschifffahrt")["shift"])
    own = page.locator('[data-pick^="my:column:"][data-state="selectable"]').first
    expect(own).to_have_accessible_name(re.compile("^Your warehouse in the .* column.* 2 Thalers"))
    own.hover()
    expect(page.locator(".tip .head")).to_contain_text("Shift your warehouse")
    expect(page.locator(".tip")).to_contain_text("shifting costs 2 Thalers")


def test_a_board_of_many_warehouses_is_whole_in_a_replay(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **DESK)
    page.goto(home_of(page) + upload(page, "ruhrschifffahrt") + "?line=150&view=board")
    page.locator(".all .warehouses").first.wait_for()
    whole = """() => [...document.querySelectorAll('.all')]
      .every((all) => all.scrollHeight <= all.clientHeight)"""
    wait_until(page, whole)


def test_a_turn_on_a_phone(visit: Visit, axe: str) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    play_on(page, moments("ruhrschifffahrt")["option"])
    player = Player(page, 1)
    player.make_moves(1)
    assert trouble(page, axe) == []
    for _ in range(6):
        player.make_moves(1)
        assert too_small(page) == []
    page.locator("nav.tabs button").nth(1).tap()
    assert trouble(page, axe) == []


def test_a_start_that_is_pointed_at_shows_its_token_and_marker_in_my_area(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    path = RECORDS / "ruhrschifffahrt" / "eighteen-3.record"
    play_on(page, Moment(path, 86, 0, 3, "", ()))
    storage = page.locator('g[data-at="storage:e3"][data-state="selectable"]')
    storage.hover()
    area = page.locator('[data-at="area:0:black_industry"]')
    expect(area).to_contain_text("+1 with this sale")
    expect(area.locator(".ghost")).to_have_count(1)
    expect(page.locator('[data-at="marker:0:coal_hauler"]')).to_contain_text("this sale")
    page.mouse.move(2, 2)
    expect(page.locator(".ghost")).to_have_count(0)


def test_the_card_of_a_marker_says_which_tokens_it_takes(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    play_on(page, moments("ruhrschifffahrt")["option"])
    page.locator('[data-at="marker:0:wage"]').hover()
    card = page.locator(".card", has_text="special option Wage")
    expect(card).to_contain_text(
        re.compile(r"Black to industry\s\d\sof\s1; Port Ruhrort\s0\sof\s1")
    )


def test_behind_the_tab_of_the_others_numbers_stand_in_one_row_and_markers_have_names(
    visit: Visit,
) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    play_on(page, moments("ruhrschifffahrt")["option"])
    page.locator('nav.tabs [data-tab-of="others"]').tap()
    tops = "(facts) => new Set(facts.map((one) => one.getBoundingClientRect().top)).size"
    others = page.locator('[data-place="others"] .seat-card').first
    facts = others.locator(".facts > span")
    expect(facts).to_have_count(5)
    assert facts.evaluate_all(tops) == 1
    expect(others.locator(".markers")).to_contain_text("Coal hauler")
    expect(others.locator(".markers small").first).to_be_visible()


def test_a_seat_has_its_line_also_while_it_acts(visit: Visit) -> None:
    """Or everything below it moves with every change of turn."""
    page = visit(view="board", name="Mara", viewport={"width": 1024, "height": 768})
    page.goto(home_of(page) + upload(page, "ruhrschifffahrt") + "?line=12&view=board")
    expect(page.locator(".other .line", has_text="acts now")).to_have_count(1)


def test_a_tap_marks_the_space_that_it_points_at_until_the_dock_is_closed(visit: Visit) -> None:
    """Also one that cannot be chosen."""
    page = visit(view="board", name="Mara", **PHONE)
    play_on(page, moments("ruhrschifffahrt")["option"])
    stroke = "(part) => getComputedStyle(part).stroke"
    town = page.locator('[data-pick="space:hattingen"]')
    halo, edge = town.locator(".halo"), town.locator(".edge").first
    before = edge.evaluate(stroke)
    assert halo.evaluate(stroke) == "none"
    town.tap(force=True)
    expect(town).to_have_attribute("data-aimed", "")
    assert halo.evaluate(stroke) != "none"
    page.locator(".dock .btn:not(.sq)").first.tap()
    expect(town).not_to_have_attribute("data-aimed", "")
    assert (halo.evaluate(stroke), edge.evaluate(stroke)) == ("none", before)


def test_a_space_is_outlined_as_refused_while_its_reason_shows(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **DESK)
    play_on(page, moments("ruhrschifffahrt")["option"])
    town = page.locator('[data-pick="space:hattingen"]')
    town.wait_for()
    edge, stroke = town.locator(".edge").first, "(part) => getComputedStyle(part).stroke"
    before = edge.evaluate(stroke)
    page.keyboard.press("Tab")
    town.focus()
    page.locator(".tip").wait_for()
    assert edge.evaluate(stroke) != before
    town.blur()
    expect(page.locator(".tip")).to_have_count(0)
    assert edge.evaluate(stroke) == before


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "nl-NL"])
def test_the_whole_table_fits_below_the_bar_of_a_lesson(visit: Visit, locale: str) -> None:
    """Own markers and areas too, and nothing in them is cut."""
    page = visit("/learn/ruhrschifffahrt", "board", **DESK, locale=locale)
    page.locator(".lesson .words").wait_for()
    page.locator(".mine .marker").first.wait_for()
    wait_until(page, "() => document.documentElement.scrollHeight <= innerHeight")
    cut = """() => [...document.querySelectorAll('.mine :is(.marker, li, .stat)')]
      .filter((one) => one.scrollHeight > one.clientHeight + 1
        || one.getBoundingClientRect().bottom > innerHeight)
      .map((one) => one.textContent)"""
    assert page.evaluate(cut) == []
