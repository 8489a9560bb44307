"""A game of another distribution, which no board is drawn for, is offered and played in words."""

import random

from playwright.sync_api import Browser, expect

from tests.browser.table import come_in, make_move, prepare, wait_for_turn
from tests.plugins.conftest import lamps, served

__all__ = ["lamps", "served"]


def test_it_is_on_the_shelf_and_played_in_words(chromium: Browser, served: str) -> None:
    context = chromium.new_context(locale="en-GB")
    prepare(context, view="board")
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(served)
    come_in(page, "Mara")
    box = page.locator(".shelf li", has_text="Lamps")
    expect(box).to_contain_text("Keep your lamp, or swap it in the dark?")
    expect(page.locator("body")).not_to_contain_text("shelf-")
    box.get_by_role("button", name="Options").click()
    seat = page.locator("dialog ul select").nth(1)
    seat.select_option("lamplighter")
    page.get_by_role("radio", name="Coal Baron").check()
    expect(seat).to_have_value("friendly")
    expect(seat.locator("option[value=lamplighter]")).to_have_count(0)
    expect(seat.locator("option[value=greedy]")).to_have_count(0)
    page.get_by_role("radio", name="Lamps").check()
    page.locator("dialog button.main").click()
    moves, chance = 0, random.Random(1)
    while wait_for_turn(page):
        if moves == 0:
            expect(page.locator("body")).to_contain_text("hidden lamp")
        make_move(page, chance)
        moves += 1
    assert moves >= 3
    page.goto(f"{served}/rules/lamps")
    expect(page.locator("body")).to_contain_text("Whoever leads alone may not swap.")
    expect(page.locator("[id='LA-4'] details.example")).to_have_count(1)
    expect(page.locator("[id='LA-4'] a[href*='chapter=']")).to_have_attribute(
        "href", "/learn/lamps/first?chapter=1"
    )
    page.goto(f"{served}/overview/lamps")
    expect(page.locator("li h3")).to_have_count(4)
    expect(page.locator("body")).to_contain_text("Whoever leads alone must keep it.")
    expect(page.locator(".picture")).to_have_count(0)
    assert not faults
    context.close()
