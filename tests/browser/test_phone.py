"""What a phone shows of a game: all that can be chosen, in words whose turn it is, and where."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from coalface.core.record import Record
from tests.browser.conftest import PHONE, Visit
from tests.browser.kinds import RECORDS, Moment, moments
from tests.browser.layout import LANGS, read_in
from tests.browser.pictures import moment_near
from tests.browser.table import (
    LEAST_TARGET,
    hand,
    let_a_computer_play,
    play_on,
    press,
    sit_down,
    wait_until,
)

IN_SIGHT = """() => [...document.querySelectorAll('.dock .foreman')].filter((thing) => {
  const { left, right, top, height } = thing.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, top + height / 2)
  return left >= 0 && right <= innerWidth && thing.contains(hit)
}).length"""
"""How many foremen of the dock lie within the screen and can be touched."""
ABOVE_THE_HINT = """() => {
  const panel = document.querySelector('section.hint').getBoundingClientRect()
  return [...document.querySelectorAll('[data-place] [data-hinted]')].some((thing) => {
    const { top, bottom, height } = thing.getBoundingClientRect()
    return height > 0 && top >= 0 && bottom <= panel.top
  })
}"""
BELOW_THE_BUTTONS = """() => {
  const bottom = Math.max(...[...document.querySelectorAll('header.top .acts .btn')].map(
    (button) => button.getBoundingClientRect().bottom))
  return document.querySelector('#asking h1 small').getBoundingClientRect().top >= bottom
}"""
"""Whether what to bear in mind has a line of its own below undo, hint and menu."""
FOREMEN = 9
HIGHEST = 144
"""Pixels that prompt, own means and the places of a board take at most in a turn without notes."""
HEADS = """() => [...document.querySelectorAll('header.top, nav.jump')].reduce(
  (sum, { offsetHeight }) => sum + offsetHeight, 0)"""


def phone_at(visit: Visit, game: str, kind: str, advised: bool = False) -> Page:
    """Open a phone at a moment of a game, and wait until something can be chosen."""
    page = visit(view="board", name="Mara", **PHONE)
    moment = moments(game)[kind]
    if advised:
        advise(page, moment)
    play_on(page, moment)
    hand(page, "find", pick=moment.picks[0])
    return page


def advise(page: Page, moment: Moment) -> None:
    """Answer each question for a hint with the move of a moment: no bot has to find one in time."""
    words = {"words": moment.move, "reason": "It was made.", "outlook": None}
    following: dict[str, object] = {"after": [], "then": [], "deltas": [], "share": 1, "value": 0}
    advice = {"move": moment.move, "picks": moment.picks, **words, **following}

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def sent(text: str | bytes) -> None:
            asked = json.loads(text)
            if asked["type"] != "hint":
                server.send(text)
                return
            known = {"type": "hint", "id": asked["id"], "seat": asked["seat"], "outlook": None}
            line.send(json.dumps({**known, "moves": [advice]}))

        line.on_message(sent)

    page.route_web_socket(re.compile("/socket$"), through)


def turn_to(page: Page, tab: str) -> None:
    """Open a place of the table."""
    page.locator(f"nav.tabs [data-tab-of={tab}]").tap()
    expect(page.locator(".app")).to_have_attribute("data-tab", tab)


def test_a_phone_shows_all_foremen_the_others_and_what_can_be_explained(visit: Visit) -> None:
    page = phone_at(visit, "coal_country", "place")
    expect(page.locator("#asking").get_by_text("Your turn").locator("visible=true")).to_have_count(
        1
    )
    expect(page.locator("#asking h1 small")).to_contain_text("cost nothing now")
    assert page.evaluate(BELOW_THE_BUTTONS)
    wait_until(page, f"() => ({IN_SIGHT})() === {FOREMEN}")
    turn_to(page, "others")
    expect(page.locator("[data-place=others] button.id")).to_have_attribute("aria-expanded", "true")
    turn_to(page, "log")
    explain = page.locator("nav.tabs .what")
    explain.tap()
    expect(page.locator(".app")).to_have_attribute("data-tab", "board")
    expect(explain).to_have_attribute("aria-pressed", "true")
    turn_to(page, "log")
    expect(explain).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("game", "kind"),
    [("coal_baron", "place"), ("german_railroads", "place"), ("ruhrschifffahrt", "option")],
)
def test_the_heads_above_a_board_leave_it_room(visit: Visit, game: str, kind: str) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    play_on(page, moments(game)[kind])
    page.locator(".place.board [data-pick]").first.wait_for()
    asked = page.locator("#asking")
    expect(asked.get_by_text("Your turn").locator("visible=true")).to_have_count(1)
    expect(asked.locator(".round")).to_have_text(re.compile("(Shift|Round|Turn) .* of "))
    assert page.evaluate(HEADS) <= HIGHEST
    assert page.locator("header.top .own .facts").is_visible()
    sizes = [
        button.bounding_box() for button in page.locator("header.top .acts .btn:visible").all()
    ]
    assert len(sizes) == 3
    assert all(box and min(box["width"], box["height"]) >= LEAST_TARGET for box in sizes)


UNDER = """() => {
  const range = document.createRange()
  const boxes = [...document.querySelectorAll('header.top .acts .btn')]
    .map((button) => button.getBoundingClientRect()).filter(({ width }) => width > 0)
  const words = document.createTreeWalker(
    document.querySelector('header.top .line'), NodeFilter.SHOW_TEXT)
  const found = []
  while (words.nextNode()) {
    const { currentNode: node } = words
    const shown = node.parentElement.checkVisibility() && !node.parentElement.closest('.sr')
    if (!node.data.trim() || !shown || node.parentElement.closest('[data-typed]')) continue
    range.selectNodeContents(node)
    const hit = [...range.getClientRects()].some((text) => text.right > innerWidth || boxes.some(
      (box) => text.right > box.left && text.left < box.right
        && text.bottom > box.top + 3 && text.top < box.bottom - 3))
    if (hit) found.push(node.data)
  }
  return found
}"""
"""The words of the prompt bar that run under a button or out of the screen."""


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize("players", [1, 3])
def test_nothing_of_the_prompt_runs_under_its_buttons(
    visit: Visit, width: int, players: int
) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    page.set_viewport_size({"width": width, "height": 844})
    if players == 1:
        sit_down(page, "german_railroads")
        page.locator(".place.board [data-pick]").first.wait_for()
    else:
        play_on(page, moments("ruhrschifffahrt")["option"])
        page.locator(".place.board [data-pick]").first.wait_for()
    for lang in LANGS:
        read_in(page, lang)
        expect(page.locator("header.top .round:visible")).to_have_count(1)
        assert page.evaluate(UNDER) == []


def test_a_phone_says_in_words_what_others_did_and_shows_it(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    path = sorted((RECORDS / "coal_baron").glob("*.record"))[0]
    play_on(page, moment_near(Record.load(path), path, 0.6))
    latest = page.get_by_role("button", name="since yours").locator("visible=true")
    badge = page.locator("nav.tabs [data-tab-of=log] .badge")
    expect(badge).to_be_visible()
    page.locator("nav.jump").wait_for()
    height = page.evaluate(HEADS)
    words = latest.locator("span").inner_text()
    latest.tap()
    expect(page.locator(".app")).to_have_attribute("data-tab", "log")
    expect(page.locator(".log .marked").first.locator(".what")).to_contain_text(words)
    expect(badge).to_have_count(0)
    turn_to(page, "board")
    expect(badge).to_have_count(0)  # it has been read
    expect(latest).to_be_visible()
    assert page.evaluate(HEADS) == height


def test_names_stand_beside_signs_in_a_first_game_until_they_are_hidden(visit: Visit) -> None:
    page = visit(view="board", learner="auto", name="Mara", **PHONE)
    play_on(page, moments("coal_baron")["place"])
    name = page.locator("header.top .facts small").first
    expect(name).to_be_visible()
    page.get_by_role("button", name="Hide", exact=True).tap()
    expect(name).to_be_hidden()
    page.reload()
    expect(page.locator("header.top .facts")).to_be_visible()
    expect(name).to_be_hidden()


def test_a_hint_turns_a_phone_to_the_place_it_speaks_of(visit: Visit) -> None:
    page = phone_at(visit, "coal_baron", "cage", advised=True)
    turn_to(page, "log")
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".app")).to_have_attribute("data-tab", "mine")
    wait_until(page, ABOVE_THE_HINT)
    turn_to(page, "others")  # of which it does not speak
    expect(page.locator("section.hint")).to_have_count(0)
    turn_to(page, "mine")
    expect(page.locator("section.hint")).to_be_visible()


def test_a_phone_turns_to_the_spaces_though_coins_can_be_chosen_in_every_place(
    visit: Visit,
) -> None:
    page = phone_at(visit, "german_railroads", "place")
    held = page.locator("header.top [data-subject=crew]")
    coin = hand(page, "find", pick="pay:coin")
    press(page, coin)  # a beginning that says what it is needs no other button
    expect(page.locator("#asking h1")).to_contain_text("in place of")
    expect(held).to_be_visible()  # what one has to play with, while one chooses
    expect(page.locator(".dock")).to_have_count(0)
    turn_to(page, "mine")
    expect(held).to_have_count(0)  # all of it is here
    page.locator("[data-place=mine] [data-pick='pay:coin']").tap()
    expect(page.locator(".app")).to_have_attribute("data-tab", "board")


def test_whose_turn_it_is_stands_in_words_beside_two_buttons(visit: Visit) -> None:
    page = visit(view="board", viewport={"width": 1280, "height": 800}, name="Mara")
    play_on(page, moments("coal_baron")["pair"])
    hand(page, "find", pick="button:stop")
    asked = page.locator("#asking")
    expect(page.locator(".choices .btn")).to_have_count(2)
    expect(asked.get_by_text("Your turn").locator("visible=true")).to_have_count(1)
    page.locator("[data-pick^='my:level:'][data-state=selectable]").first.hover()
    expect(page.locator(".tip .more")).to_contain_text("what this is")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    let_a_computer_play(page)
    expect(page.locator("dialog.side")).to_have_count(0)
    expect(asked.get_by_text("Your turn")).to_have_count(0)


def test_the_board_stays_in_place_while_a_move_is_pointed_at(visit: Visit) -> None:
    """A question with its notes, a shorter one, and the first again: the bar keeps its height."""
    page = phone_at(visit, "coal_country", "place")
    bar, asked = page.locator("header.top"), page.locator("#asking h1")
    first = str(asked.text_content())
    before = bar.bounding_box()
    foreman = moments("coal_country")["place"].picks[0]
    page.locator(f'.dock [data-pick="{foreman}"]:visible').first.tap()
    expect(asked).not_to_have_text(first)
    assert bar.bounding_box() == before
    page.get_by_role("button", name="Undo").tap()
    expect(asked).to_have_text(first)
    assert bar.bounding_box() == before
