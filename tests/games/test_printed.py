"""What a view says is printed is what the component set says, an owner's set too.

The tests of the drawn boards read it as the newest component set has it. After a change of a view
write it anew: `python -m tests.games.test_printed`.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coalface.core.components import read_components, released_components
from coalface.core.registry import box, boxes

CLIENT = Path(__file__).parents[2] / "client/tests"
READ: dict[str, tuple[str, int, dict[str, Any]]] = {
    "coal_baron/printed.json": ("coal_baron", 4, {}),
    "german_railroads/printed.json": ("german_railroads", 4, {"coal": True, "new_parts": True}),
    "german_railroads/printed-russian.json": ("german_railroads", 2, {"board": "russian"}),
}
CHANGES = {
    "coal_baron": (
        ('B01 = ["barrow", 2, "Y"]', 'B01 = ["truck", 3, "K"]'),
        ('YL1 = ["Y", 1, "light", 1, 3]', 'YL1 = ["Y", 1, "dark", 2, 3]'),
        ("mining = [4, 6, 8, 10]", "mining = [4, 7, 8, 10]"),
        ('printed_minecarts = { Y = "dark"', 'printed_minecarts = { Y = "light"'),
        ("first = [2, ", "first = [1, "),
        ("vp_per_excess_tile = -2", "vp_per_excess_tile = -3"),
    ),
    "german_railroads": (
        (
            'black2 = { w = 1, c = 0, effect = "adv:black:2"',
            'black2 = { w = 2, c = 0, effect = "q"',
        ),
        ('15 = { n = 15, stack = "B", cost = "2w"', '15 = { n = 16, stack = "B", cost = "2c"'),
        (
            '3, need = "gray", loco = true, gives = "ind',
            '4, need = "black", loco = false, gives = "coin',
        ),
        ("W1 = { size = 4, cells = [{ c = 2,", "W1 = { size = 4, cells = [{ c = 1,"),
        ("points = [0, 1, 2, 3, 5,", "points = [0, 1, 2, 3, 6,"),
        ("factories = { in_box = true, each = 4 }", "factories = { in_box = true, each = 5 }"),
        ('effect = "lof + pts:3"', 'effect = "lof / pts:4"'),
    ),
}
SHOWN = {
    "coal_baron": [
        "cards.B01.points: 2 > 3",
        "cards.B01.spots.0: 1 > 0",
        "cards.B01.spots.3: 0 > 1",
        "cards.B01.vehicle: barrow > truck",
        "clock.0.first: 2 > 1",
        "excess_points: -2 > -3",
        "pit.0: dark > light",
        "tiles.YL1.price: 1 > 2",
        "tiles.YL1.side: light > dark",
        "values.mining-6: 6 > 7",
    ],
    "german_railroads": [
        "end_bonus.factories.each: 4 > 5",
        "engineers.15.coins: 0 > 2",
        "engineers.15.number: 15 > 16",
        "engineers.15.workers: 2 > 0",
        "engineers.5.effect: lof + pts:3 > lof / pts:4",
        "extensions.W1.specials.0.space: 2 > 1",
        "industry.4: 5 > 6",
        "railroads.1.whole.specials.0.gives: ind:2 > coin:2",
        "railroads.1.whole.specials.0.locomotive: True > False",
        "railroads.1.whole.specials.0.need: gray > black",
        "railroads.1.whole.specials.0.space: 3 > 4",
        "spaces.black2.effect: adv:black:2 > q",
        "spaces.black2.workers: 1 > 2",
    ],
}


def printed(name: str, seats: int, options: dict[str, Any], text: str | None = None) -> Any:
    """What is printed, as a view tells it to a client; with the text of an owner's set."""
    components = read_components(text) if text else None
    game = box(name).game(options, components=components)
    table = game.start(seats).view(None).table
    return json.loads(msgspec.json.encode(table.printed))


def leaves(value: Any, path: str = "") -> dict[str, Any]:
    """The values within, by their path."""
    if not isinstance(value, dict | list):
        return {path: value}
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    return {k: v for key, part in inner for k, v in leaves(part, f"{path}.{key}").items()}


@pytest.mark.parametrize("file", READ)
def test_the_board_is_tested_with_what_the_server_says_is_printed(file: str) -> None:
    assert json.loads((CLIENT / file).read_text("utf-8")) == printed(*READ[file])


@pytest.mark.parametrize("name", CHANGES)
def test_what_an_owner_has_corrected_is_told(name: str) -> None:
    text = released_components(boxes()[name].package, boxes()[name].components).text
    for old, new in CHANGES[name]:
        assert text.count(old) == 1
        text = text.replace(old, new)
    before, after = leaves(printed(name, 2, {})), leaves(printed(name, 2, {}, text))
    changed = [
        f"{path[1:]}: {before[path]} > {after[path]}"
        for path in sorted(before)
        if before[path] != after[path]
    ]
    assert changed == SHOWN[name]


def test_effects_are_told_as_the_set_spells_them() -> None:
    values = released_components(
        boxes()["german_railroads"].package, boxes()["german_railroads"].components
    ).values
    told = printed("german_railroads", 4, {"coal": True, "new_parts": True})
    engineers = values["engineers"] | values["engineers_new"]
    spaces = values["spaces"] | values["coal_spaces"]
    for name in told["engineers"]:
        assert told["engineers"][name]["effect"] == engineers[name]["effect"]
    for name in told["spaces"]:
        assert told["spaces"][name]["effect"] == spaces[name]["effect"]
    assert told["spaces"]["coal_combined"]["coin_effect"] == spaces["coal_combined"]["coin_effect"]
    for number, factory in enumerate(told["factories"]):
        assert factory == values["factories"][str(number)]
    for name, extension in told["extensions"].items():
        cells = values["extensions"][name]["cells"]
        assert [cell["gives"] for cell in cells] == [s["gives"] for s in extension["specials"]]
    for table in ("foundries", "start_bonus"):
        assert told[table] == {n: v for n, v in values[table].items() if n in told[table]}
    assert told["signal_steps"] == values["common"]["signal_steps"]


def test_all_views_of_a_game_share_what_is_printed() -> None:
    for name in boxes():
        game = box(name).game()
        seats = game.seat_counts[-1]
        states = [game.start(seats), game.start(seats)]
        assert len({id(state.view(seat).table.printed) for state in states for seat in (0, 1)}) == 1


if __name__ == "__main__":
    for file, of in READ.items():
        text = json.dumps(printed(*of), indent=2, ensure_ascii=False)
        (CLIENT / file).write_text(text + "\n", "utf-8")
