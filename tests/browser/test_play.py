"""Games in the browser: against computers, against each other, at one screen, by keyboard."""

import random
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.table import (
    END,
    MAX_PICKS,
    MOVES,
    SELECTABLE,
    SHORT,
    Player,
    come_in,
    decision,
    hand,
    let_a_computer_play,
    make_move,
    make_table,
    wait_for_turn,
)
from tests.conftest import Sampling


def test_a_newcomer_plays_a_whole_game_against_three_computers(
    visit: Visit, sampling: Sampling
) -> None:
    page = visit(view="board", toured=False, name="Mara")
    make_table(page, 4, "random", "random", "random")
    page.get_by_role("button", name="Show me").click()
    take_the_tour(page)
    play_or_leave(page, sampling)
    expect(page.locator(END)).to_have_text(re.compile("wins? with|share the victory with"))
    expect(page.locator("dialog ol li")).to_have_count(4)
    expect(page.locator("dialog .chart svg")).to_be_visible()
    page.get_by_role("button", name="Check the draws").click()
    expect(page.get_by_text(re.compile(r"All \d+ draws follow from the seal"))).to_be_visible()
    stranger = visit(f"/table/{page.url.rpartition('/')[2]}", "board")
    expect(stranger.locator(END)).to_have_text(re.compile("wins? with|share the victory with"))
    go_from_the_chart(stranger)
    look_through_replay(page)


def play_or_leave(page: Page, sampling: Sampling) -> None:
    """Play until the game is over; in a sample a computer goes on after some moves."""
    player = Player(page, 1)
    player.make_moves(SHORT)
    if not sampling.whole:
        let_a_computer_play(page)
        page.locator(END).wait_for()
    while player.point():
        assert len(player.picks) < MAX_PICKS


def take_the_tour(page: Page) -> None:
    """Step by step to its end, by keys; it is not offered again."""
    card = page.get_by_role("dialog", name="Coal Baron")
    expect(card).to_contain_text("1 of 6")
    for step in range(2, 7):
        page.keyboard.press("ArrowRight" if step % 2 else "Enter")
        expect(page.locator(".card .note")).to_have_text(f"{step} of 6")
    page.get_by_role("button", name="To the game").click()
    expect(page.locator(".card")).to_have_count(0)
    page.reload()
    page.locator(SELECTABLE).first.wait_for()
    expect(page.get_by_role("button", name="Show me")).to_have_count(0)


def go_from_the_chart(page: Page) -> None:
    """It shows the scores where one points, and leads to that moment in the replay."""
    chart = page.locator("dialog .chart svg")
    caption = page.locator("dialog .chart p")
    expect(caption).to_contain_text("Choose a moment in the chart")
    box = chart.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(caption).to_contain_text("Shift")
    expect(caption.locator("span")).to_have_count(4)
    page.mouse.down()
    page.mouse.up()
    expect(page).to_have_url(re.compile(r"/replay\?line=\d+"))


def look_through_replay(page: Page) -> None:
    """The end leads to the replay, and a link to a moment of it."""
    page.get_by_role("link", name="Replay", exact=True).click()
    slider = page.locator("input[type=range]")
    slider.fill("40")
    expect(page.locator("output")).to_have_text(re.compile("^Line 40 of"))
    expect(page).to_have_url(at_line(40))
    step_on = page.get_by_role("button", name="One step on")
    step_on.click()
    expect(page).not_to_have_url(at_line(40))
    first = line_of(page)  # of how many lines a step is depends on the game; this one ends there
    assert first > 40
    step_on.click()
    expect(page).not_to_have_url(at_line(first))
    assert line_of(page) > first
    page.get_by_role("button", name="One step back").click()
    expect(page).to_have_url(at_line(first))
    page.get_by_label("Through whose eyes").select_option("0")
    expect(page).to_have_url(re.compile("seat=0"))
    expect(page).to_have_url(at_line(first))
    expect(page.locator("output")).to_have_text(re.compile(f"^Line {first} of"))


def at_line(line: int) -> re.Pattern[str]:
    """What the address of a replay has at a line."""
    return re.compile(rf"line={line}(&|$)")


def line_of(page: Page) -> int:
    """The line of a replay that the address names."""
    return int(re.findall(r"line=(\d+)", page.url)[0])


def test_two_browsers_play_each_other(visit: Visit) -> None:
    anna, bert = visit(), visit("/about")
    come_in(anna, "Anna")
    make_table(anna, 2, "anyone")
    expect(anna.get_by_text("Waiting for players.")).to_be_visible()
    bert.goto(anna.url)
    expect(bert.get_by_role("heading", name="Anna invites you to Coal Baron")).to_be_visible()
    bert.get_by_label("Your name").fill("Bert")
    bert.get_by_role("button", name="Take a seat").click()
    chance = random.Random(2)
    for _ in range(14):
        make_move(acting(anna, bert), chance)
    say_hello(anna, bert)
    take_back(anna, bert, chance)


def acting(*pages: Page) -> Page:
    """The page that must decide."""
    while True:
        for page in pages:
            if page.locator(MOVES).count() > 0:
                return page
        pages[0].wait_for_timeout(20)


def say_hello(anna: Page, bert: Page) -> None:
    """What one says the other reads, as it was written."""
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_placeholder("Say something").fill("Glück auf! <b>")
    anna.keyboard.press("Enter")
    expect(bert.get_by_role("tab", name="Chat").locator(".badge")).to_have_text("1")
    bert.get_by_role("tab", name="Chat").click()
    expect(bert.get_by_text("Glück auf! <b>")).to_be_visible()


def take_back(anna: Page, bert: Page, chance: random.Random) -> None:
    """Someone moves and wants it back, after the other has moved: the other agrees."""
    first = acting(anna, bert)
    other = bert if first is anna else anna
    while acting(anna, bert) is first:
        make_move(first, chance)
    while acting(anna, bert) is other:
        make_move(other, chance)
    first.get_by_role("tab", name="Log").click()
    first.get_by_role("button", name="Undo").click()
    agree = other.get_by_role("button", name="Agree")
    request = other.locator(".bar.info", has=agree)
    expect(request.locator("b")).to_have_text(
        re.compile(r"asks to take back this move: “\S|hidden")
    )
    expect(request).not_to_contain_text("Waiting for")
    agree.click()
    expect(first.locator(".log .back").first).to_be_visible()


def test_a_cut_line_comes_back_and_nothing_is_lost(visit: Visit) -> None:
    page = visit()
    come_in(page, "Mara")
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/socket$"), through)
    make_table(page, 2, "random")
    chance = random.Random(3)
    for cut in range(6):
        wait_for_turn(page)
        make_move(page, chance)
        if cut % 2:
            lines[-1].close()
            expect(page.get_by_text("Connected again.")).to_be_visible()
    assert len(lines) == 4
    numbers = page.locator(".log .turn").count()
    assert numbers > 6


def test_two_people_at_one_screen_have_a_cover_between_them(visit: Visit) -> None:
    page = visit()
    come_in(page, "Anna")
    page.get_by_role("button", name="Create table").first.click()
    page.locator("dialog .seg").first.get_by_text("2", exact=True).click()
    page.locator("dialog ul select").nth(1).select_option("me")
    page.get_by_label("Name of this player").fill("Otto")
    page.get_by_role("button", name="Start the game").click()
    chance = random.Random(4)
    covers = 0
    for _ in range(12):
        page.locator(f"{MOVES}, .hot-seat-cover button").first.wait_for()
        if page.locator(".hot-seat-cover").count() > 0:
            covers += 1
            assert page.locator(".log, .text, .moves").count() == 0
            page.locator(".hot-seat-cover button").click()
        page.locator(MOVES).nth(0).wait_for()
        page.locator(MOVES).nth(chance.randrange(page.locator(MOVES).count())).click()
        expect(page.locator("button.move[disabled]")).to_have_count(0)
    assert covers >= 4


def test_a_whole_game_by_keyboard_alone(visit: Visit, sampling: Sampling) -> None:
    page = visit()
    page.get_by_label("Your name").focus()
    page.keyboard.type("Klara")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Create table").wait_for()
    press_until(page, "Tab", "Create table")
    page.keyboard.press("Enter")
    page.locator("dialog .games").wait_for()
    press_until(page, "Tab", "2")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator("dialog ul select").nth(1)).to_have_value("friendly")
    press_until(page, "Tab", "Start the game")
    page.keyboard.press("Enter")
    page.locator(MOVES).first.wait_for()
    page.get_by_role("link", name="Skip to what is asked").focus()
    for key in ("Enter", "ArrowDown"):
        page.keyboard.press(key)
    expect(page.locator(MOVES).first).to_be_focused()
    page.keyboard.press("2")  # from anywhere on the page
    expect(page.locator("button.move:focus kbd")).to_have_text("2")
    chance = random.Random(5)
    for _ in range(sampling.of(MAX_PICKS, SHORT)):
        if not move_by_keys(page, chance):
            break
    expect(page.locator(END)).to_have_count(sampling.of(1, 0))


def press_until(page: Page, key: str, words: str) -> None:
    """Press a key until the focus is on something that begins with these words."""
    script = """() => {
        const at = document.activeElement;
        return (at.closest('label') ?? at).innerText?.trim() ?? '';
    }"""
    for _ in range(80):
        if str(page.evaluate(script)).startswith(words):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the focus never came to {words!r}")


def move_by_keys(page: Page, chance: random.Random) -> bool:
    """Type the number of a move, and Enter; whether the game goes on."""
    count = hand(page, "moves", before=None)["count"]
    if count == 0:
        return False
    expect(page.locator("button.move:focus")).to_have_count(1)
    before = decision(page)
    for key in [*str(chance.randrange(count) + 1), "Enter"]:
        page.keyboard.press(key)
    hand(page, "answered", before=before)
    return True


def test_the_other_language_comes_at_once(visit: Visit) -> None:
    page = visit(name="Mara")
    make_table(page, 2, "random")
    wait_for_turn(page)
    expect(page.locator("h1")).to_contain_text("Take your 1st of 3 orders.")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name="Schließen")).to_be_visible()
    wide = page.viewport_size
    assert wide
    page.set_viewport_size({"width": 320, "height": 700})
    # the longest words of the menu too
    assert page.locator("dialog").evaluate("menu => menu.scrollWidth - menu.clientWidth") <= 0
    page.set_viewport_size(wide)
    page.keyboard.press("Escape")
    expect(page.locator("h1")).not_to_contain_text("Take your 1st of 3 orders.")
    expect(page.get_by_role("heading", name="Deine Züge")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Deine Züge")).to_be_visible()
