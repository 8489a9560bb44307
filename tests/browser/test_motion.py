"""Pieces travel where the events say, over what is shown."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from coalface.core.record import Record
from coalface.server.table.replays import session_of
from tests.browser.conftest import PHONE, Visit
from tests.browser.kinds import RECORDS, Moment, moments
from tests.browser.table import FLIGHTS, come_in, hand, home_of, play_on, press, wait_until
from tests.browser.test_turns import record_path, upload

LARGEST = 60
"""Pixels that no piece is wide."""

START = """crew => {
  const place = [...document.querySelectorAll(crew)].find((one) => one.checkVisibility())
  const pieces = place.querySelectorAll('svg:has(> use[href^="#seat-"])')
  const { left, top, width, height } = ([...pieces].at(-1) ?? place).getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}"""
"""The middle of the last worker in a place, or of what stands for the place."""

PROMPT = "() => document.querySelector('header.top .line').getBoundingClientRect().height"

WENT_HOME = """piece => flights.some((one) => {
  const [x, y] = one.to.match(/-?[\\d.]+/g).map((number) => Number(number) + one.size / 2)
  const there = document.elementsFromPoint(x, y)
  return one.piece.startsWith(piece) && there.some((thing) => thing.closest('[data-board-of]'))
})"""
"""Whether such a piece has gone to what lies before a player."""

LIES = """selector => {
  const { left, top } = document.querySelector(selector).getBoundingClientRect()
  return [left, top]
}"""


def point_of(transform: str) -> list[float]:
    """Where a translation leads."""
    return [float(number) for number in re.findall(r"-?[\d.]+", transform)]


def set_motion(page: Page, motion: str) -> None:
    """Choose whether pieces move, note them, and come in."""
    page.evaluate(
        "motion => { localStorage.coalface ="
        " JSON.stringify({ ...JSON.parse(localStorage.coalface), motion }) }",
        motion,
    )
    page.add_init_script(path=FLIGHTS)
    page.reload()
    come_in(page, "Mara")


def play_with(visit: Visit, motion: str, **screen: Any) -> tuple[Page, str, list[float]]:
    """Place a worker on a screen of this kind; the page, the space, and where the worker stood.

    How far below the prompt, which may have grown by a line when the worker leaves.
    """
    page = visit(view="board", **screen)
    set_motion(page, motion)
    moment = moments("coal_baron")["place"]
    play_on(page, moment)
    (space,) = moment.picks
    spot = hand(page, "find", pick=space)
    left, top = page.evaluate(START, '[data-at^="crew:"]')
    start = [left, top - page.evaluate(PROMPT)]
    press(page, spot)
    if spot["touch"]:
        page.locator(".dock .btn.main").tap()
    return page, space, start


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_a_worker_flies_to_its_space(visit: Visit, screen: dict[str, Any]) -> None:
    page, space, start = play_with(visit, "auto", **screen)
    page.locator("html[data-flights]").wait_for()
    first = page.evaluate("flights[0]")
    assert first["piece"].startswith("#seat-")
    left, top = (at + first["size"] / 2 for at in point_of(first["from"]))
    assert [left, top - page.evaluate(PROMPT)] == pytest.approx(start, abs=0.1)
    landed = f'[data-at="{space}"] svg:has(> use[href="{first["piece"]}"])'
    if page.locator(landed).first.is_visible():  # a phone turns to where the decision is
        assert point_of(first["to"]) == pytest.approx(page.evaluate(LIES, landed), abs=0.1)
        assert first["piece"] in page.evaluate("awaited"), "it is there before it arrives"
    expect(page.locator(".bd-flying")).to_have_count(0)


def test_nothing_flies_over_what_shows_neither_of_its_ends(visit: Visit) -> None:
    page = visit(view="board", **PHONE)
    set_motion(page, "auto")
    moment = moments("coal_baron")["place"]
    play_on(page, moment)
    press(page, hand(page, "find", pick=moment.picks[0]))
    choose = page.locator(".dock .btn.main")
    choose.wait_for()
    choose.evaluate("""button => {
        button.click()
        document.querySelector('[data-tab-of=log]').click()
    }""")
    expect(page.get_by_role("list", name="Log")).to_contain_text("Mara places")
    assert page.evaluate("flights") == []


@pytest.mark.parametrize(
    ("chosen", "system"), [("off", "no-preference"), ("auto", "reduce")], ids=["here", "system"]
)
def test_nothing_flies_where_motion_is_off(visit: Visit, chosen: str, system: str) -> None:
    page, _, _ = play_with(visit, chosen, reduced_motion=system)
    expect(page.get_by_role("list", name="Log")).to_contain_text("Mara places")
    assert page.evaluate("flights") == []


def replay_from(page: Page, game: str, line: int) -> None:
    """Look at a recorded game after a line, with motion, and go on by a turn."""
    page.goto(home_of(page) + upload(page, game) + f"?line={line}")
    page.locator("html[data-drawn]").wait_for()
    page.locator(".place.board [data-at]").first.wait_for()
    assert page.evaluate("flights") == []
    page.locator("body").press("ArrowRight")
    page.locator("html[data-flights]").wait_for()


def line_before(game: str, key: str) -> int:
    """The line before the first turn in which this happens."""
    lines = session_of(Record.load(record_path(game))).lines
    found = next(line for line in lines if any(event.key == key for event in line.events))
    return [line.turn.number for line in lines].index(found.turn.number)


@pytest.mark.parametrize(
    ("game", "key", "home"),
    [
        ("coal_baron", "cb.shift.ended", "#seat-"),
        ("coal_country", "cc.cleared", "#cc-tok-"),
        ("german_railroads", "gr.round.cleared", "#seat-"),
    ],
)
def test_who_has_done_his_work_goes_home(visit: Visit, game: str, key: str, home: str) -> None:
    page = visit(view="board")
    set_motion(page, "auto")
    replay_from(page, game, line_before(game, key))
    wait_until(page, WENT_HOME, home)


def test_coal_flies_as_a_piece_and_never_as_the_drawing_it_lies_in(visit: Visit) -> None:
    page = visit(view="board")
    set_motion(page, "auto")
    replay_from(page, "coal_country", line_before("coal_country", "cc.mined"))
    wait_until(page, "() => flights.some(({ piece }) => piece === '#cc-coal')")
    sizes = page.evaluate("flights.map(({ size }) => size)")
    assert max(sizes) < LARGEST


WATCH = """() => {
  window.early = false
  const look = () => {
    const sale = document.querySelector('.place.mine .sale')
    const queue = document.querySelector('.place.mine [data-subject="queue"] .now')
    const isMine = sale || queue?.textContent.includes('You act now')
    const asked = document.querySelector('#asking .turn.mine')
    window.early ||= (sale && document.querySelector('.bd-flying')) || (isMine && !asked)
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""
"""Note whether the board asks for a sale while pieces are on their way, or before the frame."""


def test_coal_leaves_the_mine_before_the_sale_takes_its_place(visit: Visit) -> None:
    page = visit(view="board")
    set_motion(page, "auto")
    play_on(page, last_commit(RECORDS / "coal_country" / "greedy-2.record"))
    spot = hand(page, "find", pick="button:commit")
    page.evaluate(WATCH)
    press(page, spot)
    expect(page.locator(".place.mine .sale")).to_be_visible()
    assert "#cc-coal" in page.evaluate("flights.map(({ piece }) => piece)")
    assert not page.evaluate("early")


NOTE_WAITING = """purse => {
  window.waited = []
  const look = () => {
    const number = document.querySelector(`${purse}[data-waiting]`)
    const picture = number?.nextElementSibling
    if (picture) waited.push([number.textContent, picture.textContent, picture.ariaHidden])
  }
  const changes = { subtree: true, attributes: true, attributeFilter: ['data-waiting'] }
  new MutationObserver(look).observe(document.body, changes)
}"""
"""Note what a number says while it waits, and what is seen in its place."""


def test_a_purse_keeps_its_number_until_the_coin_is_there(visit: Visit) -> None:
    page = visit(view="board")
    set_motion(page, "auto")
    play_on(page, moments("ruhrschifffahrt")["sell"])
    spot = hand(page, "find", pick=moments("ruhrschifffahrt")["sell"].picks[0])
    purse = '.place.mine [data-at^="thalers:"] b'
    number = page.locator(purse).first
    before = number.inner_text()
    page.evaluate(NOTE_WAITING, purse)
    press(page, spot)
    expect(number).not_to_have_text(before)
    wait_until(page, "() => waited.length > 0 && !document.querySelector('[data-waiting]')")
    assert page.evaluate("waited[0]") == [number.inner_text(), before, "true"]
    expect(page.locator(purse)).to_have_count(1)


NOTE_ASKED = """() => {
  window.othersPlay = false
  window.apart = []
  const look = () => {
    const mine = document.querySelector('#asking .turn.mine') !== null
    if (!mine) othersPlay = true
    const lit = document.querySelectorAll('[data-state=selectable]').length
    const sending = document.querySelector('#asking[aria-busy=true]') !== null
    const hint = document.querySelector('[data-tour=hint]:not(:disabled)') !== null
    if (!sending && othersPlay && [lit > 0, hint].some((asks) => asks !== mine))
      apart.push([mine, lit, hint])
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""
"""Note pictures in which the question, what can be chosen and the hint do not come together."""


def test_all_that_is_asked_comes_when_what_led_to_it_has_arrived(visit: Visit) -> None:
    page = visit(view="board")
    set_motion(page, "auto")
    play_on(page, moments("coal_baron")["place"])
    spot = hand(page, "find", pick="space:bank")
    page.evaluate(NOTE_ASKED)
    press(page, spot)
    wait_until(page, "() => othersPlay && document.querySelector('#asking .turn.mine') !== null")
    page.wait_for_timeout(100)
    assert page.evaluate("flights.length") > 1
    assert page.evaluate("apart") == []


def test_whoever_knows_need_not_wait_for_it(visit: Visit) -> None:
    """A press on what is not lit yet ends all motion, and chooses it."""
    page = visit(view="board")
    set_motion(page, "auto")
    play_on(page, moments("coal_baron")["place"])
    spot = hand(page, "find", pick="space:bank")
    shown = page.locator(".log .turn").count()
    press(page, spot)
    wait_until(page, "n => document.querySelectorAll('.log .turn').length > n + 1", shown)
    before = page.locator("#asking").get_attribute("data-decision")
    page.mouse.click(spot["x"], spot["y"])
    wait_until(
        page,
        "before => document.querySelector('#asking').dataset.decision !== before",
        before,
    )


STAYING = """() => names.filter((name) =>
  name.isConnected && name.checkVisibility({ opacityProperty: true })).length / names.length"""
"""Which part of the names that were there is still seen."""


def test_names_beside_signs_stay_while_pieces_move(visit: Visit) -> None:
    page = visit(view="board", learner="auto")
    set_motion(page, "auto")
    moment = moments("ruhrschifffahrt")["start"]
    play_on(page, moment)
    spot = hand(page, "find", pick=moment.picks[0])
    page.locator("[data-named=true]").wait_for(state="attached")
    page.locator(".sign-name").first.wait_for()
    page.evaluate("() => { window.names = [...document.querySelectorAll('.sign-name')] }")
    press(page, spot)
    expect(page.locator("#asking .turn.mine")).to_have_count(0)
    assert page.evaluate(STAYING) > 0.5


def last_commit(path: Path) -> Moment:
    """The end of placing after which whoever ends it sells first."""
    record = Record.load(path)
    lines = session_of(record).lines
    sellers = [line.actor for line in lines if any(event.key == "cc.sold" for event in line.events)]
    ends = [
        (number, line.actor)
        for number, line in enumerate(lines)
        if any(event.key == "cc.mined" for event in line.events)
    ]
    first = sellers[:: len(record.seats)]
    number, seat = next(end for end, seller in zip(ends, first, strict=False) if end[1] == seller)
    return Moment(path, number, seat, len(record.seats), "commit", ("button:commit",))
