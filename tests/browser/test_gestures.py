"""The natural gesture does the natural thing, with a finger and with a mouse."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.kinds import Moment, moments
from tests.browser.table import (
    SELECTABLE,
    decision,
    hand,
    play_on,
    press,
    wait_until,
)

PROMPT = "#asking h1"
MINE = '.place.mine [data-pick="{}"]'


def tap(page: Page, pick: str) -> None:
    """Tap a thing that can be chosen: the first tap points."""
    press(page, hand(page, "find", pick=pick))


def go_to(page: Page, moment: Moment) -> None:
    """Play on from a moment, and wait until something is asked."""
    play_on(page, moment)
    page.locator(SELECTABLE).first.wait_for(state="attached")


def expect_above(upper: Locator, lower: Locator) -> None:
    """Wait until one thing ends where the other begins, or before: a page may have to scroll."""
    wait_until(
        upper.page,
        "([upper, lower]) =>"
        " upper.getBoundingClientRect().bottom <= lower.getBoundingClientRect().top + 1",
        [upper.element_handle(), lower.element_handle()],
    )


def test_a_finger_is_led_to_the_pit_and_cannot_throw_steps_away(visit: Visit) -> None:
    page = visit(view="board", toured=False, name="Mara", **PHONE)
    go_to(page, moments("coal_baron")["place"])
    offer = page.locator("aside").filter(has=page.get_by_role("button", name="Show me"))
    expect_above(offer, page.locator(".place.board"))
    page.get_by_role("button", name="Not now").tap()

    tap(page, "space:mining-10")
    marked = page.locator("[data-aimed]")
    expect(marked).to_have_attribute("data-pick", "space:mining-10")
    expect_above(marked, page.locator(".dock"))
    page.locator(".dock .btn.main").tap()
    expect(page.locator('nav.tabs [data-tab-of="mine"]')).to_have_attribute("aria-current", "true")
    expect(page.locator(".place.mine " + SELECTABLE).first).to_be_in_viewport()
    expect(page.locator(PROMPT)).to_contain_text("10 work steps left")

    # a step of the action needs no second tap: it is taken back as easily
    tap(page, "my:level:grey")
    expect(page.locator(PROMPT)).to_contain_text("9 work steps left")
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(PROMPT)).to_contain_text("10 work steps left")

    stop, before = page.get_by_role("button", name="Stop mining"), decision(page)
    expect(stop).not_to_have_class("main")
    stop.tap()
    expect(page.locator(".sure")).to_contain_text("10 work steps are lost.")
    page.get_by_role("button", name="Go on playing").tap()
    expect(page.locator(".sure")).to_have_count(0)
    assert decision(page) == before


def test_the_rest_of_a_draw_goes_back_as_it_lies(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    go_to(page, moments("coal_baron")["return-order"])
    hand_of = page.locator('[data-pick^="hand:"]')
    faces = [pick.get_attribute("data-pick") for pick in hand_of.all()]
    assert len(faces) > 1
    page.get_by_role("button", name="Put back in this order").click()
    expect(hand_of).to_have_count(0)
    turn = page.locator(".log .turn", has_text="Order draw").filter(has_text="Mara").first
    turn.locator(".head").click()
    back = turn.locator(".steps > li", has_text="Mara puts back")
    expect(back).to_have_count(1)  # one line for all of them
    assert len(re.findall(r"order \(", back.inner_text())) == len(faces)


def test_a_click_on_a_spot_places_its_own_cube(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    go_to(page, moments("coal_baron")["pair"])
    spot = page.locator('[data-pick^="my:spot:"][data-pick$=":grey"][data-state="selectable"]')
    cube = page.locator(MINE.format("my:cage:grey"))
    black = page.locator('.place.mine svg [data-pick="my:cage:black"]')
    expect(spot).to_have_count(1)
    expect(page.locator('[data-pick="button:pair"]')).to_have_text("Two cubes for one")

    cube.first.click()
    expect(page.locator(PROMPT)).to_contain_text("Put the grey cube on an order")
    page.mouse.move(2, 2)
    cube.first.hover()
    expect(page.get_by_role("tooltip")).not_to_contain_text("0 ways")
    page.keyboard.press("Escape")

    page.locator(MINE.format("my:storage")).click()
    expect(page.locator(PROMPT)).to_contain_text("Which cube of the cage goes into the storage?")
    page.keyboard.press("Escape")

    before = decision(page)
    spot.click()
    hand(page, "answered", before=before)
    expect(cube).to_have_count(0)
    expect(page.locator(PROMPT)).to_contain_text("2 work steps left")
    expect(black).to_have_attribute("aria-label", re.compile("black cube"))


def test_a_tile_is_seen_as_it_would_lie(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    go_to(page, moments("coal_country")["lay"])
    drawn = page.locator(".turns .turn svg")
    expect(drawn.first).to_be_visible()
    seen = drawn.first.evaluate(
        """picture => {
            const { left, top, width, height } = picture.getBoundingClientRect()
            const under = document.elementsFromPoint(left + width / 2, top + height / 2)
            const button = picture.parentElement.querySelector('button')
            picture.style.pointerEvents = 'auto'
            const above = document.elementFromPoint(left + width / 2, top + height / 2)
            picture.style.pointerEvents = ''
            return under.includes(button) && picture.contains(above)
        }"""
    )
    assert seen, "the picture lies above what is pointed at"
    expect(page.locator(PROMPT)).to_contain_text("as it is shown, or turn it")

    go_to(page, moments("coal_country")["place"])
    tap(page, "space:broker")
    expect(page.locator(PROMPT)).to_contain_text("Choose the foreman who works at the coal brokers")
    tap(page, "my:foreman:4")
    expect(page.locator('[data-pick="my:placed:broker:4"]').first).to_be_attached()
