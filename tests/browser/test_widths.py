"""Whatever is asked, at every width and in every language: nothing is cut, covered or broken.

A sample measures every game, each in one kind of decision and one language, at some of the widths;
with `--whole` every kind is measured at every width in every language, by a test for each page that
is opened: as a whole a game would take longer than a test may.
"""

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.kinds import moments
from tests.browser.layout import (
    HEIGHTS,
    LANGS,
    LAYOUT,
    PHONE_WIDTH,
    Ruler,
    Screen,
    faults,
    screens,
)
from tests.conftest import Sampling
from tests.game_ids import RELEASED


def sample(game: str) -> list[Screen]:
    """A kind of decision in one language at some widths; the games together have every width."""
    turn = RELEASED.index(game)
    kind, lang = list(moments(game))[1], LANGS[turn % len(LANGS)]
    return [Screen(game, kind, lang, width) for width in list(HEIGHTS)[turn :: len(RELEASED)]]


@pytest.fixture(params=["off", "auto"], ids=["known", "first game"])
def ruler(visit: Visit, sampling: Sampling, request: pytest.FixtureRequest) -> Ruler:
    """Measures the pages that it opens: without names beside signs, and with them."""
    learner: str = request.param

    def open_page(phone: bool) -> Page:
        return visit(view="board", learner=learner, name="Mara", **(PHONE if phone else {}))

    return Ruler(open_page, sampling.whole, named=learner == "auto")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make a test for each page of each game, or one for the sample of each game.

    They get functions, since finding the screens takes time that other tests need not wait for.
    """
    if "find_screens" not in metafunc.fixturenames:
        return
    chosen = {game: partial(sample, game) for game in RELEASED}
    if metafunc.config.option.whole:
        chosen = {
            f"{game}-{lang}-{'phone' if phone else 'desk'}": partial(screens, game, lang, phone)
            for game, lang, phone in product(RELEASED, LANGS, (False, True))
        }
    metafunc.parametrize("find_screens", chosen.values(), ids=chosen)


def test_nothing_is_cut_or_covered_or_broken(
    ruler: Ruler, find_screens: Callable[[], list[Screen]]
) -> None:
    found = faults(ruler, find_screens())
    lines = [f"{fault}: {', '.join(map(str, where[:4]))}" for fault, where in found.items()]
    assert not lines, "\n".join([*lines, "pictures are in build/widths"])


@pytest.mark.parametrize("game", RELEASED)
def test_the_names_of_the_learners_mode_are_read(
    visit: Visit, game: str, sampling: Sampling
) -> None:
    turn = RELEASED.index(game)
    lang, widths = LANGS[turn % len(LANGS)], (1280, PHONE_WIDTH)

    def open_page(phone: bool) -> Page:
        return visit(view="board", learner="on", name="Mara", **(PHONE if phone else {}))

    ruler = Ruler(open_page, sampling.whole, named=True)
    for width in widths if sampling.whole else widths[turn % 2 :][:1]:
        screen = Screen(game, sample(game)[0].kind, lang, width)
        page = ruler.go_to(screen)
        expect(page.locator(".sign-name, .key li").first).to_be_attached()
        assert not ruler.measure(screen), "pictures are in build/widths"


BAD = """<style>[style*=top] { position: absolute; margin: 0 }</style>
<div id="asking"><h1 style="width: 0; overflow: hidden">What now?</h1></div>
<div data-pick="x" style="top: 60px">
  <p style="width: 40px; overflow-wrap: anywhere">warehouse</p>
  <p style="width: 30px; overflow: hidden; white-space: nowrap">depots of the Mark</p>
  <p style="top: 200px; left: 0">Purchases</p>
  <p style="top: 200px; left: 20px">Bag</p>
  <p style="top: 300px; left: 0">Berlin</p>
  <i style="top: 300px; left: 0; width: 90px; height: 60px; background: red"></i>
  <p style="top: 350px; left: 3000px">far</p>
  <b class="sign" style="top: 400px; width: 20px; white-space: nowrap">Sellers</b>
</div>"""

STACKED = """<div id="asking" style="width: 900px"><h1>What now?</h1>
  <div class="choices" style="display: flex; flex-wrap: wrap; gap: 8px; width: 160px">
    <button style="width: 100px; height: 40px">Pay</button>
    <button style="width: 100px; height: 40px">Pass</button>
  </div>
</div>"""


def test_the_ruler_finds_what_is_wrong(visit: Visit) -> None:
    page = visit()
    page.get_by_label("Your name").wait_for()
    page.evaluate(LAYOUT.read_text("utf-8"))
    page.evaluate("html => (document.body.innerHTML = html)", BAD)
    found = "\n".join(page.evaluate("layout.measure()"))
    assert "the prompt has no width" in found
    assert "broken: “warehouse”" in found
    assert "cut: “depots of the Mark”" in found
    assert "overlap: “Purchases”" in found
    assert "covered: “Berlin”" in found
    assert "cut: “far”" in found
    assert "spilt: “Sellers”" in found
    assert "wider than the screen" in found
    page.evaluate(
        "html => (document.body.innerHTML = html)",
        '<div id="asking"><h1>What now?</h1></div><p>Fine, and all of it on lines of its own.</p>',
    )
    assert page.evaluate("layout.measure()") == []
    page.evaluate(
        "html => (document.body.innerHTML = html)",
        '<div id="asking"><b class="turn"><span hidden>You</span></b><h1>What now?</h1></div>',
    )
    assert page.evaluate("layout.measure()") == [
        "whose turn it is is not written though there is room"
    ]
    page.evaluate("html => (document.body.innerHTML = html)", STACKED)
    assert page.evaluate("layout.measure()") == [
        "the buttons of the prompt stand in two rows though there is room"
    ]
