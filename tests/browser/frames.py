"""How smoothly the boards move: `python -m tests.browser.frames [GAME ...]`, or `make frames`.

On a phone's screen, with motion, and the processor slowed down four times, turns of each game are
played from the middle of a golden record: own moves, the bots' answers, all pieces moving. The page
plays itself, so that nothing but the table is measured. What happened is read from Chromium's own
trace: a frame is how long one picture stands while a piece is on its way, from the first moment of
its way to the last, and a task is what the page's main thread does in one go, whether anything
moves or not.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from coalface.core.record import Record
from coalface.server.settings import Settings
from tests.browser.conftest import FLAGS, PHONE, find_chromium
from tests.browser.kinds import RECORDS
from tests.browser.pictures import SHOWN, moment_near
from tests.browser.table import FLIGHTS, WAIT, come_in, play_on
from tests.game_ids import RELEASED
from tests.server.conftest import Running, settings_for

SLOWER = 4
PART = 0.5
"""How far the games have gone."""
LONG = 50.0
LATE = 20.0
"""A frame that took this many milliseconds missed the one that was due after 16.7."""
RUN_TIMEOUT = 900
"""Seconds after which a run is given up, even if the browser answers nothing at all."""
PLAY = Path(__file__).with_name("play.js").read_text("utf-8")

CATEGORIES = (
    "blink.user_timing",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
)


@dataclass
class Measured:
    """Some turns: frames while pieces moved, tasks of the main thread, frames that took long."""

    frames: list[float]
    tasks: list[float]
    slow: list[dict[str, Any]]

    def line(self) -> str:
        """In short."""
        long, late = (sum(frame > limit for frame in self.frames) for limit in (LONG, LATE))
        return (
            f"{len(self.frames):4} frames while pieces move, longest {max(self.frames):3.0f} ms, "
            f"{long} over 50 ms, {late} late; main thread: longest task {max(self.tasks):3.0f} ms, "
            f"{sum(task > LONG for task in self.tasks)} over 50 ms"
        )


Stretch = tuple[float, float]


def read_trace(trace: bytes) -> tuple[list[float], list[float]]:
    """The frames that were drawn while pieces moved, and the main thread's tasks, in ms."""
    events = [event for event in json.loads(trace)["traceEvents"] if "ts" in event]
    flights = [e for e in events if e["name"].startswith("flight ") and e["ph"] == "b"]
    if not flights:
        raise ValueError("no piece moved in any of the turns")
    page, main = flights[0]["pid"], flights[0]["tid"]
    moving = [(e["ts"], e["ts"] + 1000 * float(e["name"].split()[1])) for e in flights]
    drawn = sorted(e["ts"] for e in events if e["name"] == "DrawFrame" and e["pid"] == page)
    tasks = [
        event.get("dur", 0) / 1000
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) == (page, main)
    ]
    return frames_in(joined(moving), drawn), tasks


def joined(moving: list[Stretch]) -> list[Stretch]:
    """Stretches of time that overlap, as one."""
    found: list[Stretch] = []
    for start, end in sorted(moving):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def frames_in(moving: list[Stretch], drawn: list[float]) -> list[float]:
    """How long each picture stood while something moved, from first moment to last, in ms."""
    frames = []
    for start, end in moving:
        times = [start, *(time for time in drawn if start < time < end), end]
        frames += [(later - sooner) / 1000 for sooner, later in pairwise(times)]
    return frames


def open_table(browser: Browser, home: str, game: str) -> Page:
    """A table of this game on a phone, half way through a golden record."""
    context = browser.new_context(**PHONE, locale="en-GB")
    context.set_default_timeout(WAIT)
    stored = {"motion": "auto", "toured": RELEASED, "learner": "off"}
    context.add_init_script(f"localStorage.coalface ??= '{json.dumps(stored)}'")
    context.add_init_script(path=FLIGHTS)
    page = context.new_page()
    page.goto(home)
    come_in(page, "Mara")
    page.get_by_role("button", name="Create table").wait_for()
    path = RECORDS / game / f"{SHOWN[game]}.record"
    play_on(page, moment_near(Record.load(path), path, PART), "greedy")
    page.locator('[data-pick][data-state="selectable"]').first.wait_for(state="attached")
    page.wait_for_timeout(1000)
    return page


def measure(browser: Browser, home: str, game: str, turns: int, seed: int) -> Measured:
    """Play some turns of a game on a slow phone."""
    page = open_table(browser, home, game)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    slow = page.evaluate(PLAY, {"turns": turns, "seed": seed, "timeout": WAIT})
    frames, tasks = read_trace(browser.stop_tracing())
    page.context.close()
    return Measured(frames, tasks, slow)


@contextmanager
def no_longer_than(seconds: float, what: str) -> Iterator[None]:
    """End the process if this takes longer: what waits for a browser that hangs cannot be woken."""

    def give_up() -> None:
        print(f"{what}: the browser has not come to an end in {seconds:.0f} s", file=sys.stderr)
        os._exit(1)

    timer = threading.Timer(seconds, give_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def main() -> int:
    """Measure these games, or all, and print what was found."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*")
    asked.add_argument("--turns", type=int, default=8, help="own decisions in each run")
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("--work", action="store_true", help="also what the slow frames did")
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = Running(
            settings_for(
                f"sqlite:///{folder}/coalface.db",
                Path(folder),
                bot_workers=1,
                bot_pace=Settings.bot_pace,
            )
        )
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        print(
            f"Chromium {browser.version}, {os.cpu_count()} cores {platform.machine()}, "
            f"slowed down {SLOWER} times"
        )
        try:
            for game in chosen.games or RELEASED:
                for run in range(chosen.runs):
                    name = game.replace("-", "_")
                    with no_longer_than(RUN_TIMEOUT, f"{name}, run {run + 1}"):
                        found = measure(browser, running.url, name, chosen.turns, run + 1)
                    print(f"{name:17} {found.line()}; load {os.getloadavg()[0]:.1f}", flush=True)
                    if chosen.work:
                        for one in sorted(found.slow, key=lambda one: -one["duration"])[:6]:
                            print(
                                "   ", {k: v if k == "what" else round(v) for k, v in one.items()}
                            )
        finally:
            browser.close()
            running.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
