"""Real browsers before a real server: Chromium of the system, the client as it is built."""

import shutil
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from coalface.server.http.routes.pages import STATIC
from coalface.server.table import creation
from tests.browser.kinds import note_kinds
from tests.browser.table import QUIET, WAIT, prepare, register
from tests.conftest import Sampling
from tests.server.conftest import Running, settings_for

NAMES = (
    *("chromium-headless-shell", "chromium"),
    *("chromium-browser", "google-chrome", "google-chrome-stable"),
)
"""Programs of the browser; the first, without windows, needs two thirds of the time."""
FLAGS = ("--no-sandbox", "--disable-gpu")
expect.set_options(timeout=WAIT)

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}

Visit = Callable[..., Page]


def find_chromium() -> str:
    """Where the browser of the system is."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, "Chromium is not installed; on Debian: apt-get install chromium"
    return found


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with one bot worker, without waiting."""
    assert (STATIC / "index.html").exists(), "the client is not built: run `make client`"
    folder = tmp_path_factory.mktemp("browser")
    database = f"sqlite:///{folder / 'coalface.db'}"
    running = Running(settings_for(database, folder, bot_workers=1))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of the system."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def fixed_draws(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, sampling: Sampling
) -> None:
    """Let what a test draws follow from its name and the seed: a game that fails fails again."""
    numbers = count()

    def secret() -> str:
        name = f"{request.node.nodeid} {sampling.seed} {next(numbers)}"
        return sha256(name.encode()).hexdigest()

    monkeypatch.setattr(creation, "new_secret", secret)


@pytest.fixture
def visit(running: Running, chromium: Browser) -> Iterator[Visit]:
    """Opens pages, each of a person of its own; whatever goes wrong in them fails the test.

    Who gives a name has come in, and is at an address of the server that draws nothing: for tests
    that go on at a table or a record, to which the lobby is only a detour.
    """
    faults: list[str] = []
    expected = ["401"]
    contexts = []

    def watch(page: Page) -> None:
        note_kinds(page)
        page.on("pageerror", lambda error: complain("error", str(error)))
        page.on("request", lambda request: check(request.url))
        page.on("console", lambda message: complain(message.type, message.text))

    def check(url: str) -> None:
        if not url.startswith((running.url, running.url.replace("http", "ws", 1), "data:")):
            faults.append(f"a request left the origin: {url}")

    def complain(kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in expected):
            faults.append(f"{kind}: {text}")

    def open_page(
        path: str = "/",
        view: str = "text",
        toured: bool = True,
        learner: str = "off",
        refused: tuple[str, ...] = (),
        name: str = "",
        **settings: Any,
    ) -> Page:
        expected.extend(refused)
        chosen = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", **settings}
        context = chromium.new_context(**chosen)
        prepare(context, view=view, learner=learner, **({} if toured else {"toured": []}))
        contexts.append(context)
        page = context.new_page()
        watch(page)
        if name:
            register(page, running.url, name)
        page.goto(running.url + (QUIET if name else path))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe, which looks for what shuts people out."""
    root = Path(__file__).parents[2]
    return (root / "client/node_modules/axe-core/axe.min.js").read_text("utf-8")
