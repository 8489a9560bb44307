"""Rows of previews of Ruhrschifffahrt that put several events or their cause into one row."""

from collections.abc import Iterator

from coalface.core.contract import Event
from coalface.core.messages import LIST, message
from coalface.core.preview import Change, Comparison
from coalface.core.tables import Words
from coalface.games.ruhrschifffahrt import names
from coalface.games.ruhrschifffahrt.state import RuhrState

EARNED = {"rs.black.earned": names.BLACK_NAMES, "rs.white.earned": names.WHITE_NAMES}
NOT_EARNED = ("open", "blank", "gone")
"""How a progress marker stands with a seat that does not have it."""
BROUGHT = "rs.die.brought"
IMPROVED = ("rs.die.supplied", "rs.die.hauled")
LOANS = ("rs.loan.taken", "rs.loan.hard")
HARD_LOAN = "rs.loan.hard"
WAIVED = "rs.fee.waived"
FINAL = "rs.end."
EXPORT = "rs.export.scored"


def points(compared: Comparison) -> Iterator[Change]:
    """Yield the points of each seat, and what else than the move itself counts in them."""
    others = [seat for seat in range(compared.before.seats) if seat != compared.seat]
    for seat in (compared.seat, *others):
        old, new = points_of(compared, seat)
        if old != new:
            yield Change("number", "vp", point_words(compared, seat), seat, old, new)


def points_of(compared: Comparison, seat: int) -> tuple[int, int]:
    """Return the points of a seat before and after."""
    before, after = compared.before.table.players[seat], compared.after.table.players[seat]
    return int(before.vp), int(after.vp)


def point_words(compared: Comparison, seat: int) -> Words:
    """Return what the points of a seat are for."""
    if any(event.key.startswith(FINAL) for event in compared.events):
        return Words("rs-change-vp-end")
    if any((event.key, event.seat) == (EXPORT, seat) for event in compared.events):
        return Words("rs-change-vp-export" if seat == compared.seat else "rs-change-vp-exported")
    if seat == compared.seat and only_hardship(compared):
        return hardship_words(compared, hardships(compared)[-1], "-vp")
    return Words("rs-change-vp")


def markers_of(compared: Comparison) -> list[str]:
    """Return the progress markers that the one who moves takes. (RS-82)"""
    return [
        EARNED[event.key][int(event.args[0])]
        for event in compared.events
        if event.seat == compared.seat and event.key in EARNED
    ]


def marker_row(seat: int, markers: list[str]) -> Change:
    """Return one row for all markers."""
    words = message(
        "rs-change-markers-earned",
        markers=("marker" + LIST, " ".join(markers)),
        count=("count", len(markers)),
    )
    return Change("event", "check", words, seat, about=tuple(f"marker:{name}" for name in markers))


def markers_taken(compared: Comparison) -> Iterator[Change]:
    """Yield the progress markers that the one who moves takes, in one row.

    Where only the views are known, as of a turn of a replay, they tell those of every seat.
    """
    others = [seat for seat in range(compared.before.seats) if seat != compared.seat]
    for seat in (compared.seat, *others):
        known = markers_of(compared) if seat == compared.seat else []
        markers = known if compared.events else markers_new(compared, seat)
        if markers:
            yield marker_row(seat, markers)


def markers_new(compared: Comparison, seat: int) -> list[str]:
    """Return the progress markers that a seat has after, and had not before. (RS-83)"""
    before, after = (each.table.players[seat].markers for each in (compared.before, compared.after))
    return [name for name in after if before[name] in NOT_EARNED and after[name] not in NOT_EARNED]


def brought_dice(compared: Comparison) -> Iterator[Change]:
    """Yield each die that comes from the transport track to a storage. (RS-44)"""
    for event in compared.events:
        if event.key == BROUGHT:
            storage, pips = (int(value) for value in event.args)
            words = message(
                "rs-change-die-brought", pips=("count", pips), storage=("storage", storage)
            )
            yield Change("event", "die", words, event.seat, about=(f"brought:{storage}",))


def improvements(compared: Comparison) -> Iterator[Change]:
    """Yield the pips of each die that becomes better. (RS-48, RS-87)"""
    for event in compared.events:
        if event.key in IMPROVED:
            before = compared.game.known_state(compared.before)
            assert isinstance(before, RuhrState)
            storage, pips = (int(value) for value in event.args)
            words = message("rs-change-die-supplied", storage=("storage", storage))
            old = int(before.die(storage))
            about = (f"die:{storage}",)
            yield Change("number", "rs-supply", words, event.seat, old, pips, about)


def loan_rows(compared: Comparison) -> Iterator[Change]:
    """Yield the debts: the Thalers alone do not show what is borrowed. (RS-62, RS-67)"""
    others = [seat for seat in range(compared.before.seats) if seat != compared.seat]
    for seat in (compared.seat, *others):
        old, new = (
            int(each.table.players[seat].debt) for each in (compared.before, compared.after)
        )
        loans = [e for e in compared.events if e.key in LOANS and e.seat == seat]
        if new > old and loans:
            borrowed = sum(int(loan.args[0]) for loan in loans)
            words = loan_words(compared, borrowed)
            yield Change("number", "rs-debt", words, seat, old, new)
        elif new != old:
            yield Change("number", "rs-debt", Words("rs-change-debt"), seat, old, new)


def gains(compared: Comparison) -> Iterator[Change]:
    """Yield the Thalers of the one who moves, less what new debts cost to repay. (RS-62, RS-67)"""
    before, after = (
        each.table.players[compared.seat] for each in (compared.before, compared.after)
    )
    state = compared.game.known_state(compared.before)
    assert isinstance(state, RuhrState)
    debts = max(int(after.debt) - int(before.debt), 0)
    old, new = int(before.thaler), int(after.thaler) - debts * int(state.components.repay)
    if new != old:
        words = message("rs-change-gain", debts=("count", debts))
        yield Change("number", "rs-thaler", words, compared.seat, old, new)


def loan_words(compared: Comparison, borrowed: int) -> Words:
    """Return what is borrowed, and what a debt costs later. (RS-62, RS-67, RS-115)"""
    state = compared.game.known_state(compared.before)
    assert isinstance(state, RuhrState)
    return message(
        "rs-change-debt-loan",
        thalers=("count", borrowed),
        repay=("count", int(state.components.repay)),
        points=("count", int(state.components.debt_vp)),
    )


def hardships(compared: Comparison) -> list[Event]:
    """Return what costs the one who moves points because there is nothing to pay or borrow with.

    (RS-65, RS-66)
    """
    keys = (HARD_LOAN, WAIVED)
    return [e for e in compared.events if e.key in keys and e.seat == compared.seat]


def only_hardship(compared: Comparison) -> bool:
    """Are the points lost in this way all that change?"""
    old, new = points_of(compared, compared.seat)
    lost = sum(int(event.args[-1]) for event in hardships(compared))
    return old - new == lost > 0


def hardship_rows(compared: Comparison) -> Iterator[Change]:
    """Yield why points are lost, where the points do not say it."""
    if not only_hardship(compared):
        for event in hardships(compared):
            yield Change("event", "no", hardship_words(compared, event), compared.seat)


def hardship_words(compared: Comparison, event: Event, end: str = "") -> Words:
    """Return why points are lost."""
    named = zip(compared.game.events[event.key].args, event.args, strict=True)
    args = tuple((name, kind, value) for (name, kind), value in named)
    tail = "loan-hard" if event.key == HARD_LOAN else "fee-waived"
    return Words(f"rs-change-{tail}{end}", args)
