"""What a reader stumbles over at every width, in every language, measured in the page itself.

Pictures of screens with a fault go to build/widths, and say so in their names; with `--whole`
pictures of all of them.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.kinds import HOME, Moment, moments
from tests.browser.table import JSON, QUIET, WAIT, home_of, play_on

PICTURES = HOME / "build" / "widths"
LAYOUT = Path(__file__).with_name("layout.js")
LANGS = ("en", "nl", "de")
PHONE_WIDTH = 390
HEIGHTS = {PHONE_WIDTH: 844, 820: 1080, 1024: 800, 1280: 800, 1366: 800, 1440: 800, 1920: 1080}
"""Every width that is measured, and how high the screen is there."""
TABS = ("board", "mine", "others", "log")


@dataclass(frozen=True)
class Screen:
    """What is looked at: a kind of decision in a language on a screen of some width."""

    game: str
    kind: str
    lang: str
    width: int

    def __str__(self) -> str:
        return f"{self.game} {self.kind} {self.lang} {self.width}"

    @property
    def phone(self) -> bool:
        """Whether it is touched, and shows one place at a time."""
        return self.width == PHONE_WIDTH


Open = Callable[[bool], Page]
"""Opens a page of someone who has come in, on a phone or not."""


def screens(game: str, lang: str, phone: bool) -> list[Screen]:
    """Every screen of a game that one page shows."""
    every = (Screen(game, *one) for one in product(moments(game), (lang,), HEIGHTS))
    return [screen for screen in every if screen.phone == phone]


def read_in(page: Page, lang: str) -> None:
    """Let who is in read a language from then on."""
    answer = page.context.request.patch(
        f"{home_of(page)}/api/me", data=json.dumps({"lang": lang}), headers=JSON
    )
    assert answer.ok, answer.text()


class Ruler:
    """Measures screens: one page for each language and kind of screen, used again and again.

    Where signs are `named`, it waits until they are.
    """

    def __init__(self, open_page: Open, pictures: bool, named: bool = False) -> None:
        self.open_page = open_page
        self.pictures = pictures
        self.named = named
        self.page: Page | None = None
        self.shown: tuple[str, bool] | None = None
        self.moment: Moment | None = None

    def go_to(self, screen: Screen) -> Page:
        """Show a screen."""
        if self.page is None or self.shown != (screen.lang, screen.phone):
            self.page = self.open_page(screen.phone)
            self.page.add_init_script(path=LAYOUT)
            read_in(self.page, screen.lang)
            self.shown = (screen.lang, screen.phone)
            self.moment = None
        page = self.page
        page.set_viewport_size({"width": screen.width, "height": HEIGHTS[screen.width]})
        moment = moments(screen.game)[screen.kind]
        if moment != self.moment:
            page.goto(home_of(page) + QUIET)
            play_on(page, moment)
            self.moment = moment
        page.evaluate("wait => layout.still(wait)", WAIT)
        if self.named:
            page.locator("[data-named=true]").wait_for(state="attached")
        return page

    def measure(self, screen: Screen) -> list[str]:
        """What is wrong with a screen."""
        return list(dict.fromkeys(look(self.go_to(screen), screen, self.pictures)))


def look(page: Page, screen: Screen, pictures: bool) -> Iterator[str]:
    """Measure all that a screen shows: on a phone one place after the other."""
    for tab in TABS if screen.phone else TABS[:1]:
        if screen.phone:
            page.locator(f"nav.tabs [data-tab-of={tab}]").tap()
            page.evaluate("wait => layout.still(wait)", WAIT)
        found: list[str] = page.evaluate("layout.measure()")
        if found or pictures:
            keep_picture(page, screen, tab, found)
        yield from found


def keep_picture(page: Page, screen: Screen, tab: str, found: list[str]) -> None:
    """Keep a picture of a screen."""
    place = f"-{tab}" if screen.phone else ""
    mark = "-FAULT" if found else ""
    name = f"{screen.game}-{screen.kind}-{screen.lang}-{screen.width}{place}{mark}.png"
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / name)


def faults(ruler: Ruler, wanted: Iterable[Screen]) -> dict[str, list[Screen]]:
    """What is wrong with these screens, and where."""
    found: dict[str, list[Screen]] = {}
    for screen in wanted:
        for fault in ruler.measure(screen):
            found.setdefault(fault, []).append(screen)
    return found
