"""What people do at a table, as the tests need it."""

import random

from playwright.sync_api import Locator, Page, expect

MOVES = "button.move:not([disabled])"
END = "dialog[open] .who h2"


def come_in(page: Page, name: str) -> None:
    """Give a name."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").click()


def seats(page: Page) -> list[Locator]:
    """The seats of a table that is being made."""
    return page.locator("dialog ul select").all()


def make_table(page: Page, players: int, *who: str) -> None:
    """Make a table for so many, with these in its seats after the first."""
    page.get_by_role("button", name="Create table").first.click()
    page.locator("dialog .seg").first.get_by_text(str(players), exact=True).click()
    for place, wanted in zip(seats(page)[1:], who, strict=True):
        place.select_option(wanted)
    page.locator("dialog button.main").click()


def wait_for_turn(page: Page) -> bool:
    """Wait until something is asked of this page, or the game is over; whether it goes on."""
    page.locator(f"{MOVES}, {END}").first.wait_for()
    return page.locator(END).count() == 0


def make_move(page: Page, chance: random.Random) -> str:
    """Click some move, and wait until it is made; what it said."""
    moves = page.locator(MOVES)
    words = moves.locator("b").all_inner_texts()
    chosen = chance.randrange(len(words))
    before = page.locator("[data-decision]").get_attribute("data-decision")
    moves.nth(chosen).click()
    expect(page.locator(f'[data-decision="{before}"]')).to_have_count(0)
    return words[chosen]
