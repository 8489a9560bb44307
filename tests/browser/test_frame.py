"""What the frame does around a game: the prompt bar, hints, someone who stands in, holidays."""

import re

import pytest
from playwright.sync_api import expect

from coalface.core.record import Record
from tests.browser.conftest import Visit
from tests.browser.kinds import RECORDS, moments
from tests.browser.pictures import moment_near
from tests.browser.table import (
    JSON,
    come_in,
    decision,
    hand,
    home_of,
    let_a_computer_play,
    open_table,
    play_on,
    wait_for_turn,
)

PLACES = """none => {
  document.querySelector('.since').classList.toggle('none', none)
  return [...document.querySelectorAll('header .line button:not(.since)')].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return [button.dataset.pick ?? button.dataset.tour, x, y, width, height]
  })
}"""
"""Where the buttons of the prompt bar are while something, or nothing, is new."""


@pytest.mark.parametrize("width", [1100, 800])
def test_buttons_stay_in_place_when_nothing_is_new(visit: Visit, width: int) -> None:
    page = visit(view="board", viewport={"width": width, "height": 900}, name="Mara")
    play_on(page, moments("coal_baron")["stop"])
    hand(page, "find", pick="button:stop")
    before = page.evaluate(PLACES, False)
    assert [place[0] for place in before] == ["button:stop", "undo", "hint", "explain", "menu"]
    assert page.evaluate(PLACES, True) == before


def test_a_hint_names_moves_and_makes_the_one_that_is_liked(visit: Visit) -> None:
    page = visit(name="Mara")
    play_on(page, moments("coal_baron")["place"])
    wait_for_turn(page)
    before = decision(page)
    page.get_by_role("button", name="Hint").click()
    panel = page.locator("section.hint")
    expect(panel.locator(".reason")).to_have_text(re.compile(r"\w.*\.$"))
    panel.get_by_role("button", name="Play it").click()
    hand(page, "answered", before=before)
    expect(panel).to_have_count(0)


def test_after_a_reload_the_log_shows_what_others_did(visit: Visit) -> None:
    """The positions are not known any more: what was done stands in the log, opened and marked."""
    page = visit(view="board", name="Mara")
    path = sorted((RECORDS / "coal_baron").glob("*.record"))[0]
    play_on(page, moment_near(Record.load(path), path, 0.6))
    page.locator("button.since").wait_for()
    expect(page.locator(".log .marked")).to_have_count(0)
    page.locator("button.since").click()
    marked = page.locator(".log .marked")
    expect(marked.first).to_be_visible()
    expect(marked.first.locator(".steps")).to_be_visible()


def test_whoever_only_watches_reads_so(visit: Visit) -> None:
    page = visit(view="board", name="Mara", viewport={"width": 1280, "height": 800})
    play_on(page, moments("coal_baron")["place"])
    expect(page.locator("#asking")).not_to_contain_text("You are watching")
    for width in (1280, 390):
        eve = visit(view="board", name="Eve", viewport={"width": width, "height": 800})
        eve.goto(page.url)
        expect(
            eve.locator("#asking :is(.sub, .round):visible", has_text="You are watching")
        ).to_have_count(1)


def test_a_computer_stands_in_until_the_player_is_back(visit: Visit) -> None:
    page = visit(name="Mara")
    seats = [{"who": "me"}, {"who": "bot", "bot": "friendly"}]
    # both look ahead: the game is not over before the player is back
    open_table(page, game="german_railroads", seats=seats, settings={"stand_in": "friendly"})
    wait_for_turn(page)
    before = decision(page)
    let_a_computer_play(page)
    hand(page, "answered", before=before)
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_text("A computer plays your seat")).to_be_hidden()
    assert wait_for_turn(page)


def test_holidays_are_stored_and_can_be_ended(visit: Visit) -> None:
    page = visit(name="Mara")
    page.goto(f"{home_of(page)}/me")
    holiday = page.get_by_label("Holiday").locator("option:checked")
    expect(holiday).to_have_text("no holiday")
    page.get_by_label("Holiday").select_option("7")
    expect(holiday).to_have_text(re.compile("^until "))
    page.reload()
    expect(holiday).to_have_text(re.compile("^until "))
    page.get_by_label("Holiday").select_option("0")
    expect(holiday).to_have_text("no holiday")


def test_a_holiday_is_shown_at_the_table_until_it_is_past(visit: Visit) -> None:
    page = visit()
    page.clock.install()
    come_in(page, "Mara")
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    open_table(page, game="coal_baron", seats=seats, settings={"pace": "correspondence"})
    wait_for_turn(page)
    shown = page.locator(".holiday")
    expect(shown).to_have_count(0)
    me = f"{home_of(page)}/api/me"
    assert page.context.request.patch(me, data='{"vacation_days": 1}', headers=JSON).ok
    expect(shown).to_have_count(1)
    page.clock.fast_forward("25:00:00")
    expect(shown).to_have_count(0)
