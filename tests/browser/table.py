"""What people do at a table, as the tests need it."""

import json
import random
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.kinds import Moment

JSON = {"content-type": "application/json"}
PLAIN = {"content-type": "text/plain"}
MOVES = "button.move:not([disabled])"
END = "dialog[open] .who h2"
LIT = '[data-pick][data-state="lit"]'
"""What may be pointed at on a drawn board, buttons of the asking line included."""
SOON = 5_000


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


def shown(page: Page, pick: str, *states: str) -> Locator:
    """The thing of this pick that can be seen and chosen, or is in one of these states."""
    wanted = (f'[data-pick="{pick}"][data-state="{state}"]:visible' for state in ("lit", *states))
    return page.locator(", ".join(wanted)).first


def point(page: Page, picks: tuple[str, ...]) -> None:
    """Point at these things of the drawn board, one after the other, and wait for the move.

    A board may have taken the first by itself, where there is no other.
    """
    before = decision(page)
    for pick in picks:
        thing = shown(page, pick, "taken")
        if thing.get_attribute("data-state") == "lit":
            thing.click()
    expect(page.locator(f'[data-decision="{before}"]')).to_have_count(0)


def decision(page: Page) -> str | None:
    """The number of the decision that is asked for."""
    return page.locator("[data-decision]").get_attribute("data-decision")


def point_somewhere(page: Page, chance: random.Random) -> None:
    """Point at lit things of the drawn board until a move is made."""
    before = decision(page)
    while decision(page) == before and page.locator(END).count() == 0:
        lit = page.locator(f"{LIT}:visible")
        count = lit.count()
        if count == 0:
            look_elsewhere(page)
            continue
        choose(page, lit.nth(chance.randrange(count)))


def choose(page: Page, thing: Locator) -> None:
    """Point at a thing, if it is still there; on a touch screen a button then chooses it."""
    with suppress(TimeoutError):  # the light has gone elsewhere meanwhile
        thing.click(timeout=SOON)
    dock = page.locator(".dock .btn.main")
    if dock.count() > 0:
        with suppress(TimeoutError):
            dock.click(timeout=SOON)


def look_elsewhere(page: Page) -> None:
    """Wait for light; on a phone it may be on another tab."""
    page.wait_for_timeout(20)
    if page.locator(LIT).count() > 0:
        tabs = page.locator("nav.tabs button:not([aria-current]):visible")
        if tabs.count() > 0:
            tabs.first.click()


def wait_for_lights(page: Page) -> bool:
    """Wait until something is lit on the drawn board, or the game is over; whether it goes on."""
    page.locator(f"{LIT}, {END}").first.wait_for(state="attached")
    return page.locator(END).count() == 0


def play_on(page: Page, moment: Moment, bot: str = "random") -> None:
    """Open a table that goes on from a moment of a record, in the seat that decides there."""
    api, text = page.context.request, moment.path.read_text(encoding="utf-8")
    home = "/".join(page.url.split("/", 3)[:3])
    stored = api.post(f"{home}/api/records", data=text, headers=PLAIN).json()
    seats = [{"who": "bot", "bot": bot} for _ in range(moment.seats)]
    seats[moment.seat] = {"who": "me"}
    asked = {
        "game": stored["game"],
        "seats": seats,
        "record": stored["id"],
        "line": moment.line,
        "agreed": {"hints": True},
    }
    made = api.post(f"{home}/api/tables", data=json.dumps(asked), headers=JSON).json()
    page.goto(f"{home}/table/{made['id']}")
