"""Coal Country in the browser: whole games by pointing at what is selectable on the drawn board."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.kinds import RECORDS, Moment, moments, near_end
from tests.browser.table import (
    END,
    FLIGHTS,
    SELECTABLE,
    Player,
    come_in,
    decision,
    hand,
    home_of,
    play_on,
    press,
    sit_down,
    wait_until,
)
from tests.browser.test_pages import trouble
from tests.browser.test_turns import upload
from tests.conftest import Sampling

ABOVE_THE_BAR = """() => {
  const bar = document.querySelector('.choices')?.getBoundingClientRect().top ?? innerHeight
  const price = document.querySelector('[data-at="permit:1"] .cc-pill')
  return price !== null && price.getBoundingClientRect().bottom <= bar
}"""
"""Whether the price of a permit can be seen."""

LARGEST_PIECE = 60
"""Pixels; a panel of the board is larger."""
LEGIBLE, LARGE = 65, 90
"""Pixels of a tile whose numbers can be read, and of one in the mine."""
LOW = {"width": 1280, "height": 757}
"""A laptop's screen below the bar of a lesson."""
VILLAGER = Moment(RECORDS / "coal_country" / "villagers-2.record", 260, 0, 2, "", ())
"""A village with foremen in its buildings, one of which does what needs two lines."""

LAY = Moment(RECORDS / "coal_country" / "greedy-4.record", 315, 3, 4, "", ())
"""A tile that can be turned in four ways."""

COVERED = """() => {
  const tip = document.querySelector('.tip').getBoundingClientRect()
  return [...document.querySelectorAll('.turns .turn')]
    .map((turn) => turn.getBoundingClientRect())
    .filter(({ top, bottom }) => top < tip.bottom && tip.top < bottom).length
}"""
"""How many turnings of a tile stand as high as the tip."""

CUT_WORDS = """() => [...document.querySelectorAll('.site.built .face')].flatMap((face) => {
  const { top, bottom } = face.getBoundingClientRect()
  return [...face.querySelectorAll('.name, small')]
    .filter((words) => words.getBoundingClientRect().top < top
      || words.getBoundingClientRect().bottom > bottom)
    .map(({ textContent }) => textContent)
})"""
"""Words on buildings that reach beyond their card."""

TWO = RECORDS / "coal_country" / "greedy-2.record"

ROOM_LEFT = """() => {
  const all = document.querySelector('.all').getBoundingClientRect()
  const pits = [...document.querySelectorAll('.all .pit')]
  return Math.max(...pits.map((pit) => all.bottom - pit.getBoundingClientRect().bottom))
}"""
"""How many pixels are empty below the mines of a replay, at most."""

RINGED = """thing => {
  const inner = document.querySelector(`.place.mine ${thing}`).getBoundingClientRect()
  const outer = document.querySelector('dialog[open] .ring').getBoundingClientRect()
  const slack = 30
  return Math.abs(outer.left - inner.left) < slack && Math.abs(outer.top - inner.top) < slack
    && Math.abs(outer.right - inner.right) < slack
    && Math.abs(outer.bottom - inner.bottom) < slack
}"""
"""Whether the tour points at a thing of mine, and not at something much larger."""


def go_to(page: Page, tab: str) -> None:
    """One of the places of a narrow screen."""
    page.locator("nav.tabs").get_by_role("button", name=tab).tap()


def test_a_whole_game_by_pointing_at_the_drawn_board(
    visit: Visit, axe: str, sampling: Sampling
) -> None:
    page = visit(view="board", name="Mara")
    sit_down(page, "coal_country", "greedy")
    page.locator(f"{SELECTABLE}:visible").first.wait_for()
    assert trouble(page, axe) == []
    player = Player(page, 8, like=("space:broker",), shun=("my:placed:",))
    player.play(sampling, near_end("coal_country", "greedy-2"))
    expect(page.locator(END)).to_be_visible()
    kinds = ("my:foreman:", "my:cell:", "space:", "count:coal:", "permit:", "turn:")
    for kind in kinds[: sampling.of(len(kinds), 1)]:
        assert any(pick.startswith(kind) for pick in player.picks), kind


def test_a_foreman_is_dragged_to_a_place_and_taken_back(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    sit_down(page, "coal_country", "greedy")
    hand = page.locator(".ledger .hand")
    expect(hand.get_by_role("button")).to_have_count(9)
    page.locator('.ledger [data-pick="my:foreman:4"]').first.drag_to(
        page.locator('[data-pick="space:broker"]')
    )
    expect(hand.get_by_role("button")).to_have_count(8)
    page.locator('[data-pick="my:placed:broker:4"]').click()
    expect(hand.get_by_role("button")).to_have_count(9)


def test_coal_flies_to_the_stockpile_and_the_price_stays_where_it_is(visit: Visit) -> None:
    page = visit(view="board")
    page.evaluate(
        "localStorage.coalface ="
        " JSON.stringify({ ...JSON.parse(localStorage.coalface), motion: 'auto' })"
    )
    page.add_init_script(path=FLIGHTS)
    page.reload()
    come_in(page, "Mara")
    sit_down(page, "coal_country", "greedy")
    page.locator('.ledger [data-pick="my:foreman:4"]').first.click()
    page.locator('[data-pick="space:broker"]').click()
    page.get_by_role("button", name="Finish: ").click()
    wait_until(page, "() => flights.some(({ piece }) => piece === '#cc-coal')")
    sizes = page.evaluate("flights.map(({ size }) => size)")
    assert max(sizes) < LARGEST_PIECE


def test_the_tour_points_at_the_entrance_and_at_the_inspection(visit: Visit) -> None:
    page = visit(view="board", toured=False, viewport={"width": 1280, "height": 800}, name="Mara")
    sit_down(page, "coal_country", "greedy")
    page.get_by_role("button", name="Show me").click()
    pointed = {"Your mine": '[data-pick="my:cell:0"]', "The inspection": ".inspection"}
    for title, thing in pointed.items():
        while not page.get_by_role("heading", name=title, exact=True).is_visible():
            page.get_by_role("button", name="Next").click()
        wait_until(page, RINGED, thing)


def test_on_a_phone_a_round_can_be_played_and_nothing_hinders(visit: Visit, axe: str) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    sit_down(page, "coal_country", "greedy")
    for tab in ("Board", "My area", "Others"):
        go_to(page, tab)
        assert trouble(page, axe) == [], tab
    go_to(page, "Board")
    page.locator('.dock [data-pick="my:foreman:3"]:visible').first.tap()
    page.locator('[data-pick="space:broker"]').tap()
    expect(page.locator('[data-pick="my:placed:broker:3"]')).to_be_visible()
    page.get_by_role("button", name="Finish: 1 of 9").tap()
    go_to(page, "My area")
    expect(page.get_by_text("How much do you sell?").first).to_be_visible()


def test_on_a_phone_every_space_for_foremen_can_be_touched(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    sit_down(page, "coal_country", "greedy")
    badges = page.locator("nav.tabs .badge.open")
    expect(badges).to_have_text(["4", "6"])  # the hand lies in both places
    for space in ("market", "tandem", "construction", "broker"):
        expect(page.locator(f'[data-pick="space:{space}"]').first).to_be_visible()
    page.locator('.dock [data-pick="my:foreman:2"]:visible').first.tap()
    page.locator('[data-pick="space:construction"]').tap()
    expect(page.locator('[data-pick="my:placed:construction:2"]')).to_be_visible()
    expect(badges).to_have_text(["3", "6"])  # taking him back leads nowhere


def test_on_a_phone_no_bar_lies_over_the_prices_of_permits(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    play_on(page, moments("coal_country")["permit"])
    hand(page, "find", pick="permit:1")
    wait_until(page, ABOVE_THE_BAR)


def test_cubes_are_chosen_in_any_order_and_bought_by_one_button(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    play_on(page, moments("coal_country")["take"])
    rows = page.locator(".purchase [role=radiogroup]")
    buy = page.locator(".purchase .btn")
    expect(buy).to_have_text("Buy nothing")
    rows.nth(2).get_by_role("radio").nth(1).click()
    expect(buy).to_have_attribute("data-pick", "cubes:0.0.1")
    rows.nth(0).get_by_role("radio").nth(1).click()
    expect(buy).to_have_attribute("data-pick", "cubes:1.0.1")
    expect(buy).to_contain_text("Buy 2 for $")
    rows.nth(2).get_by_role("radio").nth(0).click()
    expect(buy).to_have_attribute("data-pick", "cubes:1.0.0")
    before = decision(page)
    buy.click()
    hand(page, "answered", before=before)


def test_a_tile_is_laid_by_a_click_on_where_it_is_shown(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    moment = moments("coal_country")["lay"]
    play_on(page, moment)
    spot = hand(page, "find", pick=moment.picks[0])
    if not spot.get("taken"):
        press(page, spot)
    ghost = page.locator(".trying [data-pick]")
    expect(ghost).to_be_visible()
    before = decision(page)
    ghost.click()
    hand(page, "answered", before=before)


def test_the_hand_on_a_phone_leads_to_the_brokers_from_ones_own_place(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    sit_down(page, "coal_country", "greedy")
    go_to(page, "My area")
    page.locator(".dock .due:visible").tap()
    expect(page.locator('[data-pick="space:broker"]')).to_be_in_viewport()


def test_few_mines_fill_the_room_below_the_board_in_a_replay(visit: Visit) -> None:
    page = visit(view="board", name="Mara", viewport={"width": 1280, "height": 800})
    page.goto(home_of(page) + upload(page, TWO) + "?line=8")
    page.locator(".all .pit").first.wait_for()
    assert page.evaluate(ROOM_LEFT) < 16


def test_what_a_building_does_stays_within_its_card_on_a_low_screen(visit: Visit) -> None:
    page = visit(view="board", viewport={"width": 1280, "height": 760}, name="Mara")
    play_on(page, VILLAGER)
    page.locator(".site.built .face small").first.wait_for()
    assert page.evaluate(CUT_WORDS) == []


def test_the_preview_of_a_turning_leaves_the_others_in_sight(visit: Visit) -> None:
    page = visit(view="board", viewport={"width": 1280, "height": 800}, name="Mara")
    play_on(page, LAY)
    page.locator('[data-pick="my:cell:w1n1"][data-state="selectable"]').first.click()
    turnings = page.locator(".turns .turn")
    expect(turnings).to_have_count(4)
    for which in range(4):
        turnings.nth(which).hover()
        expect(page.locator(".tip")).to_contain_text("Lay the tile")
        wait_until(page, f"() => ({COVERED})() === 0")  # once it has its place


def test_a_tile_that_can_be_turned_is_large_enough_below_a_bar(visit: Visit) -> None:
    page = visit(view="board", viewport=LOW, name="Mara")
    play_on(page, LAY)
    page.locator('[data-pick="my:cell:w1n1"][data-state="selectable"]').first.click()
    expect(page.locator(".turns .turn")).to_have_count(4)
    pictures = page.locator(".turns .turn > svg").all()
    assert all((box := picture.bounding_box()) and box["width"] > LEGIBLE for picture in pictures)
    laid = page.locator(".trying > rect").first.bounding_box()
    assert laid is not None
    assert laid["width"] > LARGE


def test_a_building_has_its_sign_in_a_low_village_too(visit: Visit) -> None:
    page = visit(view="board", viewport=LOW, name="Mara")
    play_on(page, VILLAGER)
    signs = page.locator(".site.built .face .sign")
    expect(signs.first).to_be_visible()
    assert page.evaluate(CUT_WORDS) == []


def test_on_a_phone_a_foreman_who_is_held_can_be_put_down_by_a_button(visit: Visit) -> None:
    page = visit(view="board", name="Mara", **PHONE)
    sit_down(page, "coal_country", "greedy")
    page.locator('.dock [data-pick="my:foreman:2"]:visible').first.tap()
    page.locator(".dock .end:visible").get_by_text("Cancel").tap()
    expect(page.locator(".dock .end:visible")).to_have_text("Finish: 0 of 9")


def test_keys_pass_by_the_twin_of_a_foreman_who_is_held(visit: Visit) -> None:
    page = visit(view="board", name="Mara")
    sit_down(page, "coal_country", "greedy")
    twins = page.locator('.ledger [data-pick="my:foreman:3"]')
    expect(twins).to_have_count(2)
    twins.first.press("Enter")
    expect(twins.first).to_have_attribute("data-state", "taken")
    expect(twins.nth(1)).to_have_attribute("tabindex", "-1")
    twins.first.press("Enter")
    expect(twins.nth(1)).to_have_attribute("tabindex", "0")


def test_a_building_on_offer_says_what_it_does_where_there_is_room(visit: Visit) -> None:
    page = visit(view="board", viewport={"width": 1280, "height": 800}, name="Mara")
    play_on(page, VILLAGER)
    card = page.locator('.company .building[data-at="building:top:tailor"]')
    expect(card.get_by_text("your 0 is a 1")).to_be_visible()
    expect(card.locator(".cost")).to_be_in_viewport(ratio=0.98)
