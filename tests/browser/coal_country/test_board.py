"""Coal Country in the browser: whole games by pointing at what is selectable on the drawn board."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.table import END, SELECTABLE, Player, come_in, sit_down
from tests.browser.test_pages import trouble
from tests.conftest import Sampling


def go_to(page: Page, tab: str) -> None:
    """One of the places of a narrow screen."""
    page.locator("nav.tabs").get_by_role("button", name=tab).tap()


def test_a_whole_game_by_pointing_at_the_drawn_board(
    visit: Visit, axe: str, sampling: Sampling
) -> None:
    page = visit(view="board")
    come_in(page, "Mara")
    sit_down(page, "coal_country", "greedy")
    page.locator(f"{SELECTABLE}:visible").first.wait_for()
    assert trouble(page, axe) == []
    player = Player(page, 8, like=("space:broker",), shun=("my:placed:",))
    player.play(sampling)
    expect(page.locator(END)).to_be_visible()
    kinds = ("my:foreman:", "my:cell:", "space:", "count:coal:", "permit:", "turn:")
    for kind in kinds[: sampling.of(len(kinds), 1)]:
        assert any(pick.startswith(kind) for pick in player.picks), kind


def test_a_foreman_is_dragged_to_a_place_and_taken_back(visit: Visit) -> None:
    page = visit(view="board")
    come_in(page, "Mara")
    sit_down(page, "coal_country", "greedy")
    hand = page.locator(".ledger .hand")
    expect(hand.get_by_role("button")).to_have_count(9)
    page.locator('.ledger [data-pick="my:foreman:4"]').first.drag_to(
        page.locator('[data-pick="space:broker"]')
    )
    expect(hand.get_by_role("button")).to_have_count(8)
    page.locator('[data-pick="my:placed:broker:4"]').click()
    expect(hand.get_by_role("button")).to_have_count(9)


def test_on_a_phone_a_round_can_be_played_and_nothing_hinders(visit: Visit, axe: str) -> None:
    page = visit(view="board", **PHONE)
    come_in(page, "Mara")
    sit_down(page, "coal_country", "greedy")
    for tab in ("Board", "Mine", "Others"):
        go_to(page, tab)
        assert trouble(page, axe) == [], tab
    go_to(page, "Board")
    page.locator('.dock [data-pick="my:foreman:3"]:visible').first.tap()
    page.locator('[data-pick="space:broker"]').tap()
    expect(page.locator('[data-pick="my:placed:broker:3"]')).to_be_visible()
    page.locator(".dock .btn.main:visible").tap()
    go_to(page, "Mine")
    expect(page.get_by_text("How much do you sell?").first).to_be_visible()
