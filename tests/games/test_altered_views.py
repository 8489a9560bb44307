"""Stored positions under component sets with other values, as a browser receives them.

The client's tests draw them and look for numbers that the server did not send: 207 points for an
order are nobody's guess. After a change of a view regenerate them:
`python -m tests.games.test_altered_views`.
"""

import json
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coalface.core.components import ComponentSet, released_components
from coalface.core.record import Record
from coalface.core.registry import game_spec, released_specs
from coalface.server.table.positions import view_payload
from coalface.server.table.presenter import Presenter
from tests.write_whole import write_whole

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "tests"
ALTERED: dict[str, tuple[str, ...]] = {
    "coal_baron": (
        "spaces.mining",
        "spaces.money",
        "spaces.bank_marks",
        "orders.cards.*.1",
        "tiles.kinds.*.3",
        "shift_clock.first",
        "shift_clock.second",
        "final_scoring.vp_per_outstanding_order",
        "final_scoring.vp_per_excess_tile",
    ),
    "coal_country": (
        "foreman_adjustment.coal_price_dollars.3",
        "foreman_adjustment.coal_price_dollars.4",
        "foreman_adjustment.building_price_fees.0",
        "foreman_adjustment.building_price_fees.1",
        "prices.coal",
        "prices.incentive_fees",
        "prices.utility_fees",
        "earnings_track.fee_by_column",
        "earnings_track.fee_by_hundreds",
        "inspection",
    ),
    "german_railroads": (
        "common.signal_points",
        "common.medal_points",
        "pass_points.by_position",
        "values.normal",
        "values.base",
        "values.german",
    ),
    "ruhrschifffahrt": (),
}
"""The values of a set that are altered, by their place; `*` stands for every name."""
ALTERED_VIEW: dict[str, tuple[str, ...]] = {
    "coal_baron": ("spaces.*.workers", "spaces.*.price"),
    "ruhrschifffahrt": (
        "fees",
        "lock_cost",
        "export_value",
        "demand",
        "cities.*.next_price",
        "depots.*.next_price",
        "port.*.next_price",
        "players.*.thaler",
        "players.*.surplus",
        "players.*.debt_points",
        "players.*.lock_box",
        "players.*.mark_box",
        "players.*.coming",
        "players.*.tokens",
        "players.*.tokens_total",
        "players.*.missing",
        "players.*.markers_earned",
        "printed.cities",
        "printed.depots",
        "printed.port",
        "printed.position_bonus",
        "printed.effects",
        "printed.repay",
        "printed.debt_points",
    ),
}
"""What is altered in the view itself: counts, and values that no other set may have."""
SHOWN = {
    "coal_baron": ("greedy-4", (0.1, 0.45, 0.8)),
    "coal_country": ("greedy-3", (0.08, 0.45, 0.6, 0.655, 0.881, 0.978, 0.986)),
    "german_railroads": ("greedy-3", (0.1, 0.45, 0.8)),
    "ruhrschifffahrt": ("greedy-4", (0.1, 0.45, 0.8)),
}
"""The record whose positions are drawn, and at which parts of it."""


def alter(value: Any) -> Any:
    """Return values that no sum or difference of others is likely to be."""
    if isinstance(value, list):
        return [alter(each) for each in value]
    if isinstance(value, dict):
        return {name: alter(each) for name, each in value.items()}
    if not isinstance(value, int) or isinstance(value, bool) or value == 0:
        return value
    return 100 * value + (7 if value > 0 else -7)


def alter_at(values: Any, path: list[str]) -> None:
    """Alter what lies at a path."""
    step, *further = path
    places = range(len(values)) if isinstance(values, list) else values
    for name in list(places) if step == "*" else [int(step) if places is not values else step]:
        if further:
            alter_at(values[name], further)
        else:
            values[name] = alter(values[name])


def altered_set(game: str) -> ComponentSet:
    """Return the newest component set with other values."""
    found = released_components(released_specs()[game].package, released_specs()[game].components)
    values = deepcopy(found.values)
    for path in ALTERED[game]:
        alter_at(values, path.split("."))
    return replace(found, name="own", values=values)


def positions(name: str) -> list[dict[str, Any]]:
    """Return what the seats that decide receive, at some positions of a record."""
    record_name, parts = SHOWN[name]
    record = Record.load(ROOT / "tests" / "records" / name / f"{record_name}.record")
    game = game_spec(name).game(record.game.options, components=altered_set(name))
    presenter = Presenter(game, record.seats, "en")
    found = []
    for part in parts:
        line = next(
            line
            for line, (actor, _) in enumerate(record.lines)
            if actor >= 0 and line >= part * len(record)
        )
        state = game.position(record.state(line).text())
        seat = record.lines[line][0]
        view = state.view(seat)
        sent = {
            "seat": seat,
            "view": view_payload(view, memory=False),
            "legal": [presenter.choice(view, move) for move in state.legal(seat)],
            "scores": state.scores(),
        }
        message = json.loads(msgspec.json.encode(sent))
        for path in ALTERED_VIEW.get(name, ()):
            alter_at(message["view"]["table"], path.split("."))
        found.append(message)
    return found


@pytest.mark.parametrize("name", ALTERED)
def test_the_client_is_tested_with_what_the_server_says(name: str) -> None:
    stored = json.loads((CLIENT / name / "altered.json").read_text("utf-8"))
    assert stored == positions(name)


if __name__ == "__main__":
    for name in ALTERED:
        text = json.dumps(positions(name), ensure_ascii=False, separators=(",", ":"))
        write_whole(CLIENT / name / "altered.json", text + "\n")
