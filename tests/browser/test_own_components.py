"""An owner of the box plays with a component file: chosen, checked and shown in the browser."""

from pathlib import Path

from playwright.sync_api import Page, expect

from coalface.core.components import released_components
from tests.browser.conftest import Visit
from tests.browser.table import come_in, home_of, wait_for_turn
from tests.browser.test_pages import trouble

TEXT = released_components("coalface.games.coal_baron", "1").text


def choose(page: Page, folder: Path, text: str) -> None:
    """Choose a file in the dialog."""
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    page.get_by_label("Component file").set_input_files(file)


def test_a_table_is_made_with_a_file(visit: Visit, axe: str, tmp_path: Path) -> None:
    page = visit()
    come_in(page, "Mara")
    page.get_by_role("button", name="Create table").first.click()
    page.get_by_role("radio", name="Coal Baron").check()
    summary = page.get_by_text("Components of my own")
    summary.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Download the printed set")).to_be_visible()
    page.get_by_role("radio", name="2", exact=True).check()

    choose(page, tmp_path, TEXT.replace("marks = 10", "marks = 12"))
    report = page.get_by_role("status").filter(has_text="One value differs from the printed set 1")
    expect(report).to_be_visible()
    expect(report.get_by_role("row", name="players.2.marks 10 12")).to_be_visible()
    assert trouble(page, axe) == []
    page.get_by_role("button", name="Start the game").click()
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("This table plays with components of an owner's own.").click()
    expect(page.get_by_role("row", name="players.2.marks 10 12")).to_be_visible()
    assert trouble(page, axe) == []


def test_what_is_wrong_with_a_file_is_reported_by_line(visit: Visit, tmp_path: Path) -> None:
    page = visit(refused=("status of 400",))
    come_in(page, "Mara")
    page.get_by_role("button", name="Create table").first.click()
    page.get_by_role("radio", name="Coal Baron").check()
    page.get_by_text("Components of my own").click()
    choose(page, tmp_path, TEXT.replace("marks = 10", "mraks = 10"))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("This component file cannot be played with.")
    expect(alert).to_contain_text("Line 15: There is no key “mraks” in the table [players.2].")
    choose(page, tmp_path, TEXT)
    expect(alert).to_have_count(0)
    expect(page.get_by_text("This file is the printed set 1.")).to_be_visible()
    choose(page, tmp_path, TEXT + "#" * 200_000)
    expect(alert).to_contain_text("too large")
    page.get_by_role("button", name="Remove").click()
    expect(alert).to_have_count(0)
    expect(page.get_by_text("mine.toml")).to_have_count(0)


def test_rules_say_where_they_come_from(visit: Visit) -> None:
    page = visit("/rules/coal_country#CC-36")
    rule = page.locator("#CC-36")
    expect(rule).to_contain_text("Source: rulebook, our ruling.")
    expect(rule).to_contain_text("Another reading can be chosen:")
    page.goto(home_of(page) + "/rules/ruhrschifffahrt#RS-31")
    expect(page.locator("#RS-31")).to_contain_text("Source: rulebook.")
