"""The log of Ruhrschifffahrt accounts for what anyone sees: Thalers, points, dice, markers."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from coalface.core.contract import Event
from coalface.core.record import Record
from coalface.games.ruhrschifffahrt.events import EVENTS
from coalface.games.ruhrschifffahrt.view import Table

RECORDS = sorted((Path(__file__).parents[2] / "records" / "ruhrschifffahrt").glob("*.record"))

EARNED = (
    *("gift.thaler", "wage.paid", "inn.thaler", "thalers.earned", "demand.taken"),
    *("city.paid", "port.sold", "loan.taken", "loan.hard", "fee.waived"),
)
PAID = (
    *("levy.thaler", "option.chosen", "lock.built", "city.built", "depot.built"),
    *("port.built", "port.shifted", "debt.repaid", "thalers.returned"),
)
WON = (
    *("gift.vp", "inn.vp", "lock.built", "city.built", "depot.built", "port.built"),
    *("export.scored", "end.scored"),
)
LOST = ("levy.vp", "loan.hard", "fee.waived", "end.debt")
BUILT = ("city.built", "depot.built", "port.built")


def named(event: Event) -> dict[str, int]:
    """The arguments of an event by name."""
    return {name: arg for (name, _), arg in zip(EVENTS[event.key].args, event.args, strict=True)}


def summed(
    events: list[Event], seat: int | None, name: str, plus: tuple[str, ...], minus: tuple[str, ...]
) -> int:
    """What some events say that a number has grown by; of all seats if none is named."""
    total = 0
    for event in events:
        key = event.key.removeprefix("rs.")
        if seat is None or event.seat == seat:
            total += (key in plus) * named(event).get(name, 1)
            total -= (key in minus) * named(event).get(name, 1)
    return total


def steps(path: Path) -> Iterator[tuple[Table, Table, list[Event]]]:
    """The open table before and after each line of a record, and the events of that line."""
    record = Record.load(path)
    before = record.state(0).view(None).table
    for step in record.replay():
        after = step.state.view(None).table
        yield before, after, step.events
        before = after


def tokens(table: Table, seat: int) -> list[int]:
    """The tokens of a seat by area."""
    return list(table.players[seat].tokens.values())


Number = Callable[[Table, int], int]
OF_SEATS: dict[str, tuple[Number, str, tuple[str, ...], tuple[str, ...]]] = {
    "Thalers": (lambda table, seat: table.players[seat].thaler, "thalers", EARNED, PAID),
    "points": (lambda table, seat: table.players[seat].vp, "points", WON, LOST),
    "warehouses in the pool": (
        lambda table, seat: table.players[seat].pool,
        "warehouses",
        ("warehouse.received", "debt.repaid"),
        ("loan.taken", *BUILT),
    ),
    "debts": (
        lambda table, seat: table.players[seat].debt,
        "",
        ("loan.taken", "loan.hard"),
        ("debt.repaid",),
    ),
    "tokens": (lambda table, seat: sum(tokens(table, seat)), "", ("token.placed",), ()),
    "black markers": (
        lambda table, seat: len(table.players[seat].earned),
        "",
        ("black.earned",),
        (),
    ),
    "white markers": (
        lambda table, seat: len(table.players[seat].white),
        "",
        ("white.earned",),
        (),
    ),
    "blank markers": (lambda table, seat: len(table.players[seat].blank), "", ("white.blank",), ()),
    "markers turned over": (
        lambda table, seat: len(table.players[seat].spent),
        "",
        ("white.used", "die.hauled", "option.free", "inn.thaler", "inn.vp"),
        (),
    ),
}
"""Numbers of a seat: where they are seen, their name in events, and what adds and takes away."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_a_player_has_changes_by_its_events(path: Path) -> None:
    for before, after, events in steps(path):
        for seat in range(len(before.players)):
            for what, (number, name, plus, minus) in OF_SEATS.items():
                change = summed(events, seat, name, plus, minus)
                assert number(after, seat) - number(before, seat) == change, (what, seat, events)


def dice_on(table: Table) -> Counter[int]:
    """The dice on storages and on the track, by pips."""
    pips = [pips for pips in table.storages.values() if pips]
    return Counter(pips + [die for column in table.track for die in column.dice])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_lies_on_the_board_changes_by_its_events(path: Path) -> None:
    for before, after, events in steps(path):
        demand = sum(after.demand.values())
        demand -= sum(before.demand.values())
        assert demand == summed(events, None, "thalers", ("demand.placed",), ("demand.taken",))
        assert after.bag - before.bag == summed(
            events, None, "", ("lock.built",), ("marker.drawn",)
        )
        steps_logged = summed(events, None, "steps", ("export.raised",), ("export.lowered",))
        assert after.export - before.export == steps_logged
        moved = [event for event in events if event.key.startswith("rs.export.")]
        values = [named(event)["points"] for event in moved if "steps" in named(event)]
        assert not values or values[-1] == after.export_value
        assert pips_of(after) - pips_of(before) == pips_by_events(before, events), events


def pips_of(table: Table) -> int:
    """All pips of dice on storages, on the track and on their way back."""
    dice = sum(pips * count for pips, count in dice_on(table).items())
    return dice + sum(int(each.args.get("pips") or 0) for each in table.pending)


def pips_by_events(before: Table, events: list[Event]) -> int:
    """How many pips more there are, by the events."""
    total = summed(events, None, "dice", ("track.better", "storages.better"), ("storages.worse",))
    for event in events:
        args = named(event)
        if event.key in ("rs.die.supplied", "rs.die.hauled"):
            storage = before.printed.names["storage"][args["storage"]]
            total += args["pips"] - before.storages[storage]
        elif event.key in ("rs.die.removed", "rs.die.removed-box"):
            total -= args["pips"]
        elif event.key == "rs.die.worse":
            total -= 1
    return total


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_turn_logs_what_holds_from_now_on(path: Path) -> None:
    for before, after, events in steps(path):
        keys = {event.key for event in events}
        assert (before.turn != after.turn) == ("rs.turn.began" in keys)
        if after.pilots_banned and not before.pilots_banned:
            assert "rs.pilots.banned" in keys
        if before.turn != after.turn:
            began = next(event for event in events if event.key == "rs.turn.began")
            assert named(began)["year"] == after.year
        if after.lock_cost > before.lock_cost:
            dearer = next(event for event in events if event.key == "rs.locks.dearer")
            assert named(dearer)["thalers"] == after.lock_cost
        if after.fees != before.fees:
            more = {after.fees[name] - before.fees[name] for name in after.fees}
            dearer = next(event for event in events if event.key == "rs.options.dearer")
            assert more == {0, named(dearer)["thalers"]}
