"""Income markers and ? cards travel to their owner, and numbers change when they are there."""

from dataclasses import replace

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.kinds import RECORDS, Moment, moments
from tests.browser.table import hand, play_on, press, wait_until
from tests.browser.test_motion import NOTE_WAITING, set_motion

GAME = "german_railroads"
SECOND = Moment(
    *(RECORDS / GAME / "house-1.record", 124, 0, 1),
    *("take-income/black_gray", ("supply:income:black_gray",)),
)
"""A choice of income of someone who has a marker of this kind."""
ALL_STILL = "() => !document.querySelector('.bd-flying, [data-waiting]')"


def choose(page: Page, moment: Moment, number: str = "") -> None:
    """Play on from a moment, choose as it does, and wait until all has arrived."""
    play_on(page, moment)
    spot = hand(page, "find", pick=moment.picks[0])
    if number:
        page.evaluate(NOTE_WAITING, number)
    press(page, spot)
    wait_until(page, "() => flights.length > 0")
    wait_until(page, ALL_STILL)


def test_a_first_income_marker_is_not_seen_before_it_arrives(visit: Visit) -> None:
    page = visit(view="board")
    set_motion(page, "auto")
    choose(page, moments(GAME)["take-income"])
    assert "#i-gr-income" in page.evaluate("flights.map(({ piece }) => piece)")
    assert "#i-gr-income" in page.evaluate("awaited")
    expect(page.locator('[data-piece^="income:"]:visible')).to_contain_text("1/1")


def test_another_income_marker_of_a_kind_counts_when_it_arrives(visit: Visit) -> None:
    page = visit(view="board")
    set_motion(page, "auto")
    choose(page, SECOND, '[data-piece$=":black_gray"] .kind > span')
    assert "#i-gr-income" in page.evaluate("flights.map(({ piece }) => piece)")
    new, old, _ = page.evaluate("waited[0]")
    assert (int(old[-1]), int(new[-1])) == (1, 2)


def test_a_card_travels_and_its_coins_count_when_they_arrive(visit: Visit) -> None:
    page = visit(view="board")
    set_motion(page, "auto")
    coins = replace(moments(GAME)["card"], picks=("card:three_coins",))
    choose(page, coins, '.place.mine [data-at^="coins:"] [data-waits]')
    assert page.evaluate("flights.some(({ size }) => size > 60)"), "the card itself"
    new, old, _ = page.evaluate("waited[0]")
    assert int(new) == int(old) + 3
