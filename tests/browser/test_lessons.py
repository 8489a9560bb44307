"""Lessons in a browser: someone without an account opens one, and plays it to its end."""

import pytest
from playwright.sync_api import Page, expect

from coalface.lessons.lesson import Lesson, find_lesson, lessons_of
from tests.browser.conftest import PHONE, Visit
from tests.browser.table import MOVES, open_table, point, wait_until
from tests.game_ids import RELEASED

DESK = {"viewport": {"width": 1280, "height": 800}}


def read_on(page: Page, number: int, card: int) -> None:
    """Wait until the bar shows a card of a step."""
    words = page.locator(".lesson .words")
    expect(words).to_have_attribute("data-lesson-step", str(number))
    expect(words).to_have_attribute("data-lesson-card", str(card))


def play_lesson(page: Page, lesson: Lesson, most: int = 999) -> None:
    """Do what each step asks for, on the drawn board; what it points at can be seen."""
    card = 0
    acting = [n for n, step in enumerate(lesson.steps) if step.kind != "say"]
    for number, step in enumerate(lesson.steps[:most]):
        if step.is_silent:
            continue
        waiting = next(n for n in acting if n >= number and not lesson.steps[n].is_silent)
        read_on(page, waiting, card)
        if step.point or step.do:
            expect(page.locator(".ring").first).to_be_visible()
        if step.kind == "do":
            moves = lesson.game().moves
            point(page, moves[moves.id(step.do)].picks())
        else:
            page.locator(".lesson .btn.main").click()
        card = card + 1 if step.kind == "say" else 0


def test_a_lesson_is_played_to_its_end_without_an_account(visit: Visit) -> None:
    lesson = find_lesson("coal-baron", "first")
    page = visit("/learn/coal-baron", "board", **DESK)
    play_lesson(page, lesson)
    expect(page.locator(".lesson .words")).to_contain_text("The lesson is over")
    point(page, ("space:money-6",))
    expect(page.locator(".lesson")).to_have_count(0)
    page.goto(page.url.split("/table/")[0] + "/learn/coal-baron")
    expect(page.get_by_role("link", name="Go on")).to_be_visible()
    chapters = len(lesson.content.chapters)
    expect(page.locator("article li")).to_have_count(chapters)


@pytest.mark.whole
@pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(lesson, id=f"{lesson.spec.id}-{lesson.id}")
        for game in RELEASED
        for lesson in lessons_of(game)
    ],
)
def test_every_lesson_is_played_to_its_end(visit: Visit, lesson: Lesson) -> None:
    page = visit(f"/learn/{lesson.spec.id}/{lesson.id}", "board", **DESK)
    play_lesson(page, lesson)
    expect(page.locator(".lesson .words")).to_contain_text("The lesson is over")


@pytest.mark.parametrize("lesson", ["germany", pytest.param("base", marks=pytest.mark.whole)])
def test_a_lesson_leaves_the_industry_in_sight(visit: Visit, lesson: str) -> None:
    page = visit(f"/learn/german-railroads/{lesson}", "board", **DESK)
    expect(page.locator(".mine .industry")).to_be_in_viewport(ratio=0.98)


def test_the_lesson_of_coal_country_fits_the_screen(visit: Visit) -> None:
    page = visit("/learn/coal-country", "board", **DESK)
    expect(page.locator(".mine .inspection")).to_be_in_viewport(ratio=0.98)
    wait_until(page, "() => document.documentElement.scrollHeight <= innerHeight")
    outlook = "document.querySelector('.mine [data-subject=outlook]')"
    wait_until(page, f"() => {outlook}.scrollHeight <= {outlook}.clientHeight")
    while (on := page.get_by_role("button", name="Next")).count() > 0:
        on.click()  # nothing can be chosen while the lesson only speaks
    page.locator(".mine .foreman").first.hover()
    hand = page.locator(".mine .hand").first.bounding_box()
    tip = page.locator(".tip").bounding_box()
    assert hand is not None
    assert tip is not None
    below = tip["y"] >= hand["y"] + hand["height"]
    assert below or tip["y"] + tip["height"] <= hand["y"]  # all foremen stay in sight


def test_the_foremen_in_hand_are_ringed_on_a_phone_and_the_mine_stays(visit: Visit) -> None:
    page = visit("/learn/coal-country", "board", **PHONE)
    go_on = page.locator(".lesson .btn.main")
    go_on.click()
    expect(page.locator(".app")).to_have_attribute("data-tab", "mine")  # the entrance is there
    for _ in range(2):
        go_on.click()
    expect(page.locator("header .ring")).to_have_count(1)  # one around both 4s, side by side
    expect(page.locator('[data-at="cell:0:0"]')).to_be_in_viewport(ratio=0.98)
    held = "ring => ring.getBoundingClientRect().bottom <= innerHeight"
    assert page.locator("header .ring").first.evaluate(held)
    assert page.locator(".dock.hands [data-pick='my:foreman:4']:visible").count() == 2


def test_a_phone_shows_what_the_lesson_speaks_of_and_not_what_could_be_chosen(
    visit: Visit,
) -> None:
    page = visit("/learn/ruhrschifffahrt/first?chapter=4", "board", **PHONE)
    page.locator(".btn:visible", has_text="1 Thaler").first.tap()
    expect(page.locator(".lesson .words")).to_contain_text("transport track")
    page.wait_for_timeout(1500)  # choices are brought into sight when the pieces have arrived
    expect(page.locator("[data-at='track:black']")).to_be_in_viewport(ratio=0.98)


def test_a_phone_shows_orders_and_not_their_count_and_comes_back_to_what_is_shown(
    visit: Visit,
) -> None:
    page = visit("/learn/coal-baron", "board", **PHONE)
    words, on = page.locator(".lesson .words"), page.locator(".lesson .btn.main")
    on.click()
    while "These are your orders" not in words.inner_text():
        on.click()
    expect(page.locator(".place.mine [data-at='orders:0']")).to_be_in_viewport(ratio=0.98)
    while on.count():
        on.click()
    page.locator("nav.tabs [data-tab-of=log]").tap()
    bar = page.locator(".lesson")
    height = bar.evaluate("bar => bar.offsetHeight")
    page.get_by_role("button", name="Show me").tap()
    expect(page.locator(".lesson .shows")).to_be_visible()
    expect(page.locator('[data-pick="draft:E06"]').first).to_be_in_viewport(ratio=0.98)
    assert bar.evaluate("bar => bar.offsetHeight") == height


def test_another_move_is_answered_and_the_lesson_goes_on(visit: Visit) -> None:
    page = visit("/learn/coal-baron", "board", **DESK)
    play_lesson(page, find_lesson("coal-baron", "first"), most=4)
    bar = page.locator(".lesson").bounding_box()
    page.locator('[data-pick="draft:C07"]').first.click()
    expect(page.locator(".lesson .refused")).to_contain_text("Also black")
    assert page.locator(".lesson").bounding_box() == bar
    page.set_viewport_size({"width": 1280, "height": 800})
    wait_until(page, "() => document.documentElement.scrollHeight <= innerHeight + 4")
    point(page, ("draft:E06",))
    expect(page.locator(".lesson .refused")).to_have_count(0)
    read_on(page, 7, 0)


def test_what_was_begun_of_another_move_is_put_down_when_the_lesson_shows_its_own(
    visit: Visit,
) -> None:
    page = visit("/learn/coal-country", "board", **DESK)
    for _ in range(3):
        page.locator(".lesson .btn.main").click()
    entrance = page.locator(".place.mine [data-pick='my:cell:0']").first
    page.locator("[data-pick='space:broker']").click()
    expect(entrance).to_have_attribute("data-state", "disabled")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".lesson .shows")).to_contain_text("Place a 4 at the entrance")
    expect(entrance).to_have_attribute("data-state", "selectable")


@pytest.mark.parametrize("locale", ["nl-NL", pytest.param("de-DE", marks=pytest.mark.whole)])
def test_a_lesson_is_played_in_words_on_a_phone(visit: Visit, locale: str) -> None:
    lesson = find_lesson("coal-baron", "first")
    page = visit("/learn/coal-baron", "text", **PHONE, locale=locale)
    for _ in range(3):
        page.locator(".lesson .btn.main").click()
    page.locator(".lesson .acts .btn:not(.quiet):not([aria-label])").click()
    shown = page.locator(".lesson .shows").inner_text().strip()
    page.locator(MOVES, has_text=shown).first.press("Enter")
    read_on(page, lesson.first_step(1) + 2, 0)


def test_who_comes_back_chooses_a_chapter(visit: Visit) -> None:
    page = visit("/learn?chapters", "board", **DESK)
    page.get_by_role("button", name="Two for one").click()
    lesson = find_lesson("coal-baron", "first")
    waiting = next(n for n in range(lesson.first_step(5), 99) if lesson.steps[n].kind != "say")
    read_on(page, waiting, 0)


def test_the_draft_leaves_the_clock_in_sight_for_who_learns(visit: Visit) -> None:
    page = visit(view="board", learner="on", viewport={"width": 1280, "height": 800}, name="Mara")
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    open_table(page, game="coal_baron", seats=seats, settings={"guided": True})
    sheet = page.locator(".over.down")
    expect(sheet.locator(".learner-label").first).to_be_visible()
    ends = page.locator(".clock .rim").evaluate("rim => rim.getBoundingClientRect().bottom")
    assert ends <= sheet.evaluate("sheet => sheet.getBoundingClientRect().top")


def test_a_guided_game_fits_a_low_screen(visit: Visit) -> None:
    page = visit(view="board", viewport={"width": 1280, "height": 720}, name="Mara")
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    open_table(page, game="coal_baron", seats=seats, settings={"guided": True})
    expect(page.locator("aside .coach .phase")).to_contain_text("everyone takes three orders")
    wait_until(page, "() => document.documentElement.scrollHeight <= innerHeight")
