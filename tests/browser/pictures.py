"""The pictures in docs/img: `python -m tests.browser.pictures [GAME ...]` takes them again.

Each game is shown from a golden record: its opening, a crowded middle and its end, wide and on a
phone, light and dark. Without a name all games are taken, and the pages around them too.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from coalface.core.contract import CHANCE
from coalface.core.record import Record
from tests.browser.conftest import FLAGS, PHONE, find_chromium
from tests.browser.kinds import HOME, RECORDS, Moment
from tests.browser.table import END, come_in, play_on, point, prepare
from tests.game_ids import RELEASED
from tests.server.conftest import Running, settings_for

PICTURES = HOME / "docs" / "img"
WIDE = {"viewport": {"width": 1440, "height": 900}}
QUALITY = 72
SHOWN = {
    "coal_baron": "greedy-4",
    "coal_country": "greedy-3",
    "german_railroads": "greedy-3",
    "ruhrschifffahrt": "greedy-4",
}
"""The record that each game is shown from."""
Theme = Literal["light", "dark"]
LOOKS: dict[str, list[tuple[str, Theme]]] = {
    "opening": [("wide", "light")],
    "middle": [("wide", "light"), ("wide", "dark"), ("phone", "light"), ("phone", "dark")],
    "end": [("wide", "light")],
}


class Camera:
    """A browser before a server, and the folder for the pictures."""

    def __init__(self, browser: Browser, home: str) -> None:
        self.browser = browser
        self.home = home

    @contextmanager
    def page(
        self, size: str = "wide", theme: Theme = "light", **preferences: object
    ) -> Iterator[Page]:
        """A page of someone who has come in."""
        chosen = PHONE if size == "phone" else WIDE
        context = self.browser.new_context(**chosen, color_scheme=theme, locale="en-GB")
        prepare(context, **preferences)
        page = context.new_page()
        page.goto(self.home)
        come_in(page, "Mara")
        yield page
        context.close()

    def take(self, page: Page, name: str) -> None:
        """A picture of what the screen shows."""
        page.mouse.move(1, 1)
        page.wait_for_timeout(700)
        session = page.context.new_cdp_session(page)
        asked = {"format": "webp", "quality": QUALITY}
        data = base64.b64decode(session.send("Page.captureScreenshot", asked)["data"])
        path = PICTURES / f"{name}.webp"
        path.write_bytes(data)
        print(f"{path.relative_to(HOME)}: {len(data) // 1000} kB", flush=True)


def moment_near(record: Record, path: Path, part: float) -> Moment:
    """A decision of the first seat at about this part of a game."""
    wanted = int(part * (len(record) - 1))
    lines = [line for line, (actor, _) in enumerate(record.lines) if actor == 0]
    line = min(lines, key=lambda line: abs(line - wanted))
    move = record.game.moves[record.lines[line][1]]
    return Moment(path, line, 0, len(record.seats), str(move), move.picks())


def last_decision(record: Record, path: Path) -> Moment:
    """The decision after which a game is over."""
    line = max(line for line, (actor, _) in enumerate(record.lines) if actor != CHANCE)
    actor, made = record.lines[line]
    move = record.game.moves[made]
    return Moment(path, line, actor, len(record.seats), str(move), move.picks())


def take_game(camera: Camera, game: str) -> None:
    """Opening, middle and end of a game."""
    path = RECORDS / game / f"{SHOWN[game]}.record"
    record = Record.load(path)
    moments = {
        "opening": moment_near(record, path, 0.0),
        "middle": moment_near(record, path, 0.6),
        "end": last_decision(record, path),
    }
    for state, looks in LOOKS.items():
        for size, theme in looks:
            with camera.page(size, theme) as page:
                play_on(page, moments[state], "foreman")
                page.locator("[data-pick]:visible").first.wait_for()
                if state == "end":
                    point(page, moments[state].picks)
                    page.locator(END).wait_for()
                name = game.replace("_", "-")
                camera.take(page, f"{name}-{state}-{size}-{theme}")


def take_frame(camera: Camera) -> None:
    """The pages around the games, with Coal Baron at the table."""
    path = RECORDS / "coal_baron" / f"{SHOWN['coal_baron']}.record"
    record = Record.load(path)
    with camera.page() as page:
        play_on(page, moment_near(record, path, 0.3), "foreman")
        page.locator("[data-pick]:visible").first.wait_for()
        table = page.url
        page.goto(camera.home)
        page.get_by_role("button", name="Create table").first.wait_for()
        camera.take(page, "lobby-wide-light")
        page.get_by_role("button", name="Create table").first.click()
        page.get_by_role("radio", name="German Railroads").check()
        camera.take(page, "set-up-wide-light")
        page.goto(f"{table}/replay?line=60")
        page.locator("input[type=range]").wait_for()
        camera.take(page, "replay-wide-light")
    with camera.page(toured=[]) as page:
        play_on(page, moment_near(record, path, 0.1), "foreman")
        page.get_by_role("button", name="Show me").click()
        for _ in range(3):
            page.get_by_role("button", name="Next").click()
        camera.take(page, "tour-wide-light")
    with camera.page("phone", "dark", view="text") as page:
        play_on(page, moment_near(record, path, 0.3), "foreman")
        page.locator("button.move").first.wait_for()
        camera.take(page, "text-phone-dark")


def main(games: list[str]) -> int:
    """Take the pictures of these games, or of everything."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = Running(
            settings_for(f"sqlite:///{folder}/coalface.db", Path(folder), bot_workers=1)
        )
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        camera = Camera(browser, running.url)
        try:
            for game in games or RELEASED:
                take_game(camera, game.replace("-", "_"))
            if not games:
                take_frame(camera)
        finally:
            browser.close()
            running.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
