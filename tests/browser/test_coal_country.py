"""Coal Country in the browser: whole games by pointing at what is lit on the drawn board."""

import random
from collections import Counter

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import END, come_in
from tests.browser.test_pages import trouble

LIT = "[data-pick][data-state=lit]:visible"
BUTTONS = "#asking .btn.main"
NOT_PLAY = ("button:", "my:placed:")
LONGEST = 900
"""More gestures than a short game takes."""


def sit_down(page: Page, **options: bool) -> None:
    """A table for two, against a computer, made as the lobby would make it."""
    come_in(page, "Mara")
    page.get_by_role("button", name="Play now").wait_for()
    made = page.evaluate(
        """async (options) => {
            const answer = await fetch('/api/tables', {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({
                    game: 'coal_country',
                    seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }],
                    options,
                }),
            })
            return (await answer.json()).id
        }""",
        options,
    )
    page.goto(page.url.rstrip("/") + f"/table/{made}")
    page.locator(LIT).first.wait_for()


def lit_picks(page: Page) -> list[str]:
    """What can be pointed at now, but for buttons, and foremen that would be taken back."""
    picks = page.locator(LIT).evaluate_all("all => all.map((one) => one.dataset.pick)")
    return [str(pick) for pick in picks if not str(pick).startswith(NOT_PLAY)]


def family(pick: str) -> str:
    """The kind of thing that a pick is: `my:cell`, `space`, `count:coal`."""
    parts = pick.split(":")
    return ":".join(parts[:2]) if parts[0] in ("my", "count") else parts[0]


def asked(page: Page) -> bool:
    """Wait until something is asked or the game is over; whether it goes on."""
    page.locator('#asking[aria-busy="false"]').wait_for()
    page.locator(f"{LIT}, {BUTTONS}, {END}").first.wait_for()
    return page.locator(END).count() == 0


def at_pick(page: Page, pick: str) -> Locator:
    """The thing that is drawn for a pick."""
    return page.locator(f'[data-pick="{pick}"][data-state=lit]:visible').last


def make_gesture(page: Page, chance: random.Random, seen: Counter[str]) -> None:
    """Point at something lit, or press a button where nothing is; brokers come first."""
    picks = lit_picks(page)
    buttons = page.locator(BUTTONS)
    if not picks:
        buttons.first.click()
        seen["button"] += 1
        return
    foremen = [pick for pick in picks if pick.startswith("my:foreman:")]
    places = [pick for pick in picks if pick not in foremen]
    if foremen and not places:
        if seen["placed"] % 10 == 9 and buttons.count() > 0:
            buttons.first.click()
            seen["placed"] += 1
            return
        pick = chance.choice(foremen)
    elif "space:broker" in places:
        pick = "space:broker"
    else:
        pick = chance.choice(places)
    if pick.startswith(("space:", "my:cell:")) and foremen:
        seen["placed"] += 1
    seen[family(pick)] += 1
    at_pick(page, pick).click()
    choose = page.locator(".dock .btn.main", has_text="Choose")
    if choose.count() > 0:
        choose.click()


def play(page: Page, chance: random.Random, gestures: int = LONGEST) -> Counter[str]:
    """Play by pointing until the game is over, or for so many gestures."""
    seen: Counter[str] = Counter()
    for _ in range(gestures):
        if not asked(page):
            break
        make_gesture(page, chance, seen)
    return seen


def go_to(page: Page, tab: str) -> None:
    """One of the places of a narrow screen."""
    page.locator("nav.tabs").get_by_role("button", name=tab).tap()


def test_a_whole_game_by_pointing_at_the_drawn_board(visit: Visit, axe: str) -> None:
    page = visit(view="board")
    sit_down(page)
    assert trouble(page, axe) == []
    seen = play(page, random.Random(8))
    expect(page.locator(END)).to_be_visible()
    for kind in ("my:foreman", "my:cell", "space", "count:coal", "permit", "turn"):
        assert seen[kind] > 0, kind


def test_a_foreman_is_dragged_to_a_place_and_taken_back(visit: Visit) -> None:
    page = visit(view="board")
    sit_down(page)
    hand = page.locator(".ledger .hand")
    expect(hand.get_by_role("button")).to_have_count(9)
    page.locator('.ledger [data-pick="my:foreman:4"]').first.drag_to(
        page.locator('[data-pick="space:broker"]')
    )
    expect(hand.get_by_role("button")).to_have_count(8)
    page.locator('[data-pick="my:placed:broker:4"]').click()
    expect(hand.get_by_role("button")).to_have_count(9)


def test_on_a_phone_a_round_can_be_played_and_nothing_hinders(visit: Visit, axe: str) -> None:
    page = visit(view="board", **PHONE)
    sit_down(page)
    for tab in ("Board", "Mine", "Others"):
        go_to(page, tab)
        assert trouble(page, axe) == [], tab
    go_to(page, "Board")
    page.locator('.dock [data-pick="my:foreman:3"]:visible').first.tap()
    page.locator('[data-pick="space:broker"]').tap()
    expect(page.locator('[data-pick="my:placed:broker:3"]')).to_be_visible()
    page.locator(".dock .btn.main:visible").tap()
    go_to(page, "Mine")
    expect(page.get_by_text("How much do you sell?").first).to_be_visible()
