"""What people do at a table, as the tests need it."""

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.kinds import Moment
from tests.conftest import Sampling
from tests.game_ids import RELEASED

JSON = {"content-type": "application/json"}
PLAIN = {"content-type": "text/plain"}
QUIET = "/api/me"
"""An address that a browser shows without the client."""
MOVES = "button.move:not([disabled])"
END = "dialog[open] .who h2"
SELECTABLE = '[data-pick][data-state="selectable"]'
"""What may be pointed at on a drawn board, buttons of the prompt bar included."""
HAND = Path(__file__).with_name("hand.js")
FLIGHTS = Path(__file__).with_name("flights.js")
WAIT = 180_000
"""Milliseconds that nothing needs, on however busy a machine."""
RETRIES = 3
"""How often a request is made whose line the server has just closed for idleness."""
LOOK_EVERY = 50
"""Milliseconds between looks at something that is waited for."""
LEAST_TARGET = 44
MAX_PICKS = 3000
"""More gestures than a game takes."""
SHORT = 10
"""How many moves of a game are made by hand in a sample."""


def prepare(context: BrowserContext, **preferences: object) -> None:
    """Give pages a hand, a timeout, and someone's preferences."""
    context.set_default_timeout(WAIT)
    stored = json.dumps({"motion": "off", "toured": RELEASED, "learner": "off", **preferences})
    context.add_init_script(f"localStorage.coalface ??= '{stored}'")
    context.add_init_script(path=HAND)


def come_in(page: Page, name: str) -> None:
    """Give a name, and wait until the gate is gone."""
    page.get_by_label("Your name").fill(name)
    gate = page.get_by_role("button", name="Come in")
    gate.click()
    expect(gate).to_have_count(0)


def register(page: Page, home: str, name: str, lang: str = "en") -> None:
    """Come in as the client does, before any page is opened."""
    answer = page.context.request.post(
        f"{home}/api/guests", data=json.dumps({"name": name, "lang": lang}), headers=JSON
    )
    assert answer.ok, answer.text()


def make_table(page: Page, players: int, *who: str) -> None:
    """Make a table of Coal Baron for this many, with these in its seats after the first.

    They are bots, also those that the form does not offer, or anyone.
    """
    assert len(who) == players - 1
    others = [{"who": "anyone"} if one == "anyone" else {"who": "bot", "bot": one} for one in who]
    open_table(page, game="coal_baron", seats=[{"who": "me"}, *others], settings={"hints": True})


def hand(page: Page, what: str, **given: object) -> Any:
    """Let the hand in the page do something."""
    return page.evaluate(f"given => hand.{what}(given)", {**given, "timeout": WAIT})


def wait_until(page: Page, holds: str, given: object = None) -> None:
    """Wait until a function of the page returns true.

    Playwright's own way evaluates text again and again, which the page's policy forbids.
    """
    for _ in range(WAIT // LOOK_EVERY):
        if page.evaluate(holds, given):
            return
        page.wait_for_timeout(LOOK_EVERY)
    raise AssertionError(f"in {WAIT // 1000} s never: {holds}")


def decision(page: Page) -> str | None:
    """The number of the decision that is asked for."""
    found = page.evaluate("hand.decision()")
    return None if found is None else str(found)


# In words


def wait_for_turn(page: Page) -> bool:
    """Wait until something is asked of this page, or the game is over; whether it goes on."""
    return not hand(page, "moves", before=None)["over"]


def make_move(page: Page, chance: random.Random) -> None:
    """Click some move, and wait until it is made."""
    count = hand(page, "moves", before=None)["count"]
    before = decision(page)
    page.locator(MOVES).nth(chance.randrange(count)).click()
    hand(page, "answered", before=before)


# On the drawn board


def press(page: Page, spot: dict[str, Any]) -> None:
    """Press with the pointer that this page has."""
    if spot["touch"]:
        page.touchscreen.tap(spot["x"], spot["y"])
    else:
        page.mouse.click(spot["x"], spot["y"])


def point(page: Page, picks: tuple[str, ...]) -> None:
    """Point at these things of the drawn board, one after the other, and wait for the move.

    A board may have taken the first by itself, where there is no other.
    """
    for pick in picks:
        choose_numbers(page, pick)
        spot = hand(page, "find", pick=pick)
        before = decision(page)
        if not spot.get("taken"):
            press(page, spot)
    doubt = hand(page, "answered", before=before, picks=picks)
    if not doubt.get("answered"):
        press(page, doubt)
        hand(page, "answered", before=before, picks=picks)


def choose_numbers(page: Page, pick: str) -> None:
    """Choose the numbers of a purchase, row by row, so that its button stands for this pick."""
    if not pick.startswith("cubes:"):
        return
    rows = page.locator(".purchase [role=radiogroup]:visible")
    expect(rows.first).to_be_visible()
    for row, count in enumerate(pick.removeprefix("cubes:").split(".")):
        rows.nth(row).get_by_role("radio").nth(int(count)).click()


class Player:
    """Someone who points at what is selectable, by chance; at what is shunned only if he must."""

    def __init__(
        self, page: Page, seed: int, like: tuple[str, ...] = (), shun: tuple[str, ...] = ()
    ) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.like = like
        self.shun = shun
        self.scene = ""
        self.picks: list[str] = []

    def point(self) -> bool:
        """Point at something as soon as there is anything; whether the game goes on."""
        spot = hand(
            self.page,
            "choose",
            before=self.scene,
            roll=self.chance.random(),
            like=self.like,
            shun=self.shun,
        )
        if spot.get("over"):
            return False
        self.scene = spot["scene"]
        self.picks.append(spot["pick"])
        press(self.page, spot)
        return True

    def make_moves(self, count: int) -> None:
        """Point until this many moves are made."""
        for _ in range(count):
            before = decision(self.page)
            while decision(self.page) == before:
                assert len(self.picks) < MAX_PICKS
                assert self.point()

    def play(self, sampling: Sampling, late: Moment) -> None:
        """Play until the game is over; in a sample some moves, then the end of a recorded game."""
        if not sampling.whole:
            self.make_moves(SHORT)
            begun = self.page.url
            play_on(self.page, late)
            expect(self.page).not_to_have_url(begun)
            self.page.reload()
        while self.point():
            assert len(self.picks) < MAX_PICKS


def too_small(page: Page) -> list[str]:
    """What is selectable and too small for a finger."""
    found: list[str] = page.evaluate("least => hand.small(least)", LEAST_TARGET - 1)
    return found


def let_a_computer_play(page: Page) -> None:
    """Leave the rest of the game to the computer that stands in."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a computer play").click()


# Tables that are made without the form


def open_table(page: Page, **asked: Any) -> None:
    """Open a table, and go there, within the client by a link; who stands in thinks for no time."""
    settings = {"stand_in": "random", **asked.pop("settings", {})}
    answer = page.context.request.post(
        f"{home_of(page)}/api/tables",
        data=json.dumps({**asked, "settings": settings}),
        headers=JSON,
        max_retries=RETRIES,
    )
    assert answer.ok, answer.text()
    path = f"/table/{answer.json()['id']}"
    if page.url == home_of(page) + QUIET:
        page.goto(home_of(page) + path)
        return
    page.evaluate(
        """path => {
            const link = document.createElement('a')
            link.href = path
            document.body.append(link)
            link.click()
            link.remove()
        }""",
        path,
    )


def sit_down(page: Page, game: str, *bots: str, **options: object) -> None:
    """A table of a game against these computers."""
    others = [{"who": "bot", "bot": bot} for bot in bots]
    open_table(page, game=game, seats=[{"who": "me"}, *others], options=options)


def home_of(page: Page) -> str:
    """The address of the server."""
    return "/".join(page.url.split("/", 3)[:3])


def play_on(page: Page, moment: Moment, bot: str = "random") -> None:
    """Open a table that goes on from a moment of a record, in the seat that decides there."""
    text = moment.path.read_text(encoding="utf-8")
    api = page.context.request
    stored = api.post(
        f"{home_of(page)}/api/records", data=text, headers=PLAIN, max_retries=RETRIES
    ).json()
    seats = [{"who": "bot", "bot": bot} for _ in range(moment.seats)]
    seats[moment.seat] = {"who": "me"}
    open_table(
        page,
        game=stored["game"],
        seats=seats,
        record=stored["id"],
        line=moment.line,
        settings={"hints": True},
    )
