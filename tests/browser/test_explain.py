"""Everything on a drawn board explains itself: by mouse, finger, key, and to a screen reader."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from coalface.core.record import Record
from coalface.core.registry import game_spec
from coalface.subjects import read_subjects
from tests.browser.conftest import PHONE, Visit
from tests.browser.kinds import RECORDS, moments
from tests.browser.table import PLAIN, decision, hand, home_of, play_on
from tests.conftest import Sampling
from tests.game_ids import sampled

UNEXPLAINED = Path(__file__).with_name("explain.js").read_text("utf-8")
DRAWN = ".place.board [data-subject]:visible"
CARD = ".card[role=dialog]"
RECORDS_EVERY, KINDS_EVERY = 9, 4
"""In a sample, one record or kind of decision in this many is looked at."""


def unexplained(page: Page, game: str) -> list[str]:
    """What is drawn and has no explanation."""
    known = [subject.id for subject in read_subjects(game_spec(game).package, "en")]
    found: list[str] = page.evaluate(f"known => ({UNEXPLAINED})(known)", known)
    return found


def store(page: Page, path: Path) -> str:
    """Upload a record, and return its id."""
    text = path.read_text(encoding="utf-8")
    api = page.context.request
    stored = api.post(f"{home_of(page)}/api/records", data=text, headers=PLAIN)
    return str(stored.json()["id"])


def look_at(page: Page, record: str, line: int) -> None:
    """Open a record at a line through the eyes of its first seat."""
    page.goto(f"{home_of(page)}/record/{record}?line={line}&seat=0")
    page.locator(DRAWN).first.wait_for()
    page.wait_for_timeout(300)  # parts that are drawn one after the other


@sampled("german_railroads")
def test_everything_drawn_has_an_explanation(visit: Visit, game: str, sampling: Sampling) -> None:
    page = visit(view="board", name="Mara")
    missing = {}
    paths = sorted((RECORDS / game).glob("*.record"))
    for path in paths[:: sampling.of(1, RECORDS_EVERY)]:
        length, record = len(Record.load(path).lines), store(page, path)
        for line in (length // 2, length):
            look_at(page, record, line)
            missing[f"{path.stem} {line}"] = unexplained(page, game)
    assert {place: found for place, found in missing.items() if found} == {}


@sampled("coal_baron")
def test_what_is_asked_and_what_others_have_is_explained(
    visit: Visit, game: str, sampling: Sampling
) -> None:
    page = visit(view="board", viewport={"width": 1440, "height": 1400}, name="Mara")
    missing = {}
    for kind, moment in list(moments(game).items())[:: sampling.of(1, KINDS_EVERY)]:
        play_on(page, moment)
        hand(page, "find", pick=moment.picks[0])
        for other in page.locator(".place.others button.id[aria-expanded=false]").all()[:1]:
            other.click()
        page.wait_for_timeout(150)
        missing[kind] = unexplained(page, game)
    assert {kind: found for kind, found in missing.items() if found} == {}


def sit(page: Page, game: str, kind: str) -> None:
    """Go on from a decision of this kind, in its seat."""
    moment = moments(game)[kind]
    play_on(page, moment)
    hand(page, "find", pick=moment.picks[0])


def test_pointing_explains_also_what_cannot_be_chosen(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    sit(page, "ruhrschifffahrt", "option")
    page.locator('[data-subject="obstacle"][data-pick]').first.hover()
    tip = page.locator(".tip")
    expect(tip.locator(".entry b")).to_have_text("Obstacle")
    expect(tip).not_to_have_class(re.compile("why"))
    expect(tip).to_contain_text(re.compile("a lock scores [23] points"))
    expect(tip.locator(".entry a.rule")).to_have_count(0)  # the card that stays has them
    expect(tip.locator(".refused .bad")).to_have_count(0)  # something else is asked for
    words = tip.inner_text()
    assert words.index("Obstacle") < words.index("loses one pip")
    assert "Something else is asked now" not in words
    page.locator('.turns [data-subject="coat"]').first.hover()
    card = page.locator(".card[role=tooltip]")
    expect(card.locator("b").first).to_have_text("Space of the turn track")
    expect(card.locator("b").last).to_have_text("Coat of arms")


def test_what_is_previewed_comes_before_what_it_is(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    sit(page, "coal_baron", "place")
    page.locator('[data-subject^="space:money"][data-state="selectable"]').first.hover()
    tip = page.locator(".tip")
    expect(tip.locator(".what b").first).to_be_visible()
    lines = tip.inner_text().splitlines()
    assert lines.index("+4") < lines.index("You receive the number of Marks that the space shows.")


def test_a_preview_of_many_rows_leaves_what_the_thing_is_to_a_key(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    sit(page, "coal_baron", "place")
    page.locator('[data-subject^="space:mining"][data-state="selectable"]').first.hover()
    tip = page.locator(".tip")
    expect(tip.locator(".more")).to_contain_text("what this is")
    expect(tip.locator("div.what")).to_have_count(0)


def test_in_the_mode_a_click_explains_and_does_not_play(visit: Visit, axe: str) -> None:
    page = visit(view="board", name="Mara")
    sit(page, "german_railroads", "place")
    before = decision(page)
    button = page.get_by_role("button", name="What is this?").first
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.locator('[data-subject="special-space"]').first.click(position={"x": 3, "y": 3})
    expect(page.locator(CARD)).to_contain_text("Special space")
    page.locator('[data-pick][data-subject^="space:"][data-state="selectable"]').first.click()
    expect(page.locator(CARD)).to_contain_text("Action space")
    assert decision(page) == before
    assert page.locator('[data-state="taken"]').count() == 0
    page.evaluate(axe)
    found = page.evaluate("axe.run('.card').then(({ violations }) => violations.map(v => v.id))")
    assert found == []
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    expect(button).to_have_attribute("aria-pressed", "false")


def test_keys_explain_and_step_from_thing_to_thing(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    sit(page, "coal_baron", "place")
    space = page.locator('[data-subject^="space:money"][data-state="selectable"]').first
    space.focus()
    expect(space).to_have_attribute("aria-describedby", "explained")
    expect(page.locator("#explained")).to_contain_text("Marks: You receive the number of Marks")
    page.keyboard.press("F1")
    expect(page.locator(CARD)).to_contain_text("You receive the number of Marks")
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    expect(space).to_be_focused()
    page.locator("#asking").focus()
    page.mouse.move(2, 2)
    page.keyboard.press("?")
    names = []
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-explained]")).to_have_count(1)
        names.append(page.locator(f"{CARD} .entry b").last.inner_text())
        page.wait_for_timeout(100)
    assert names[0] == "Score track"
    assert len(set(names)) > 1


def test_a_long_press_explains_and_does_not_choose(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    sit(page, "coal_baron", "place")
    space = page.locator('[data-subject^="space:mining"][data-state="selectable"]').first
    space.scroll_into_view_if_needed()
    box = space.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 12}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator(CARD)).to_contain_text("Work steps")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    assert page.locator(".dock").count() == 0
    page.locator(CARD).get_by_role("button", name="Close").tap()
    expect(page.locator(CARD)).to_have_count(0)


def test_the_text_view_lists_all_explanations(visit: Visit) -> None:
    page = visit(name="Mara")
    play_on(page, moments("coal_country")["place"])
    page.get_by_role("button", name="What is this?").first.click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_text("Unfinished tunnel")).to_be_visible()
    sheet.get_by_role("searchbox").fill("tavern")
    expect(sheet.get_by_role("status")).to_have_text(re.compile(r"^\d things?$"))
    expect(sheet.get_by_text("Unfinished tunnel")).to_have_count(0)


def test_a_click_on_a_number_of_a_player_says_what_it_is(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    sit(page, "coal_baron", "place")
    before = decision(page)
    page.locator('.others [data-counts] [data-subject="marks"]').first.click()
    expect(page.locator(CARD)).to_contain_text("Marks")
    page.locator(CARD).get_by_text("Marks").first.click()
    expect(page.locator(CARD)).to_have_count(1)
    page.locator("#asking").click(position={"x": 3, "y": 3})
    expect(page.locator(CARD)).to_have_count(0)
    assert decision(page) == before
