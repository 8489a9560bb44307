"""What the preview of a start or of a sale shows: the whole trip, in at most four rows.

The die with the pips that it loses and where it is sold, what a loan costs, Thalers, the token with
its area, and progress markers, which share a row with the token where there is no place for both.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED
from coalface.core.messages import LIST, ROW, message
from coalface.core.preview import MAX_ROWS, Change, Outcome
from coalface.core.tables import Words
from coalface.games.ruhrschifffahrt import ids, names
from coalface.games.ruhrschifffahrt.generated import pending, why
from coalface.games.ruhrschifffahrt.position import place_name
from coalface.games.ruhrschifffahrt.preview_rows import (
    BROUGHT,
    LOANS,
    WAIVED,
    brought_dice,
    improvements,
    loan_rows,
    marker_row,
    markers_of,
    only_hardship,
    points,
)
from coalface.games.ruhrschifffahrt.rules import progress, sale, start
from coalface.games.ruhrschifffahrt.state import Player, RuhrState

STARTED = "rs.barge.started"
SELL = "sell"
SALE_ROWS = 3
"""Die, Thalers and token."""
BOUGHT = frozenset(
    {
        *("rs.lock.built", "rs.city.built", "rs.depot.built", "rs.port.built"),
        *("rs.port.shifted", "rs.debt.repaid"),
    }
)
MANY_PIPS = 6
"""A die of this value loses a pip at any obstacle; one of value 1 loses none."""

MARKERS = (("black", names.BLACK_NAMES), ("white", names.WHITE_NAMES))

NO_START = {
    int(why.NEEDS_HAULING): "upriver",
    int(why.NOT_UPRIVER): "downriver",
    int(why.NO_WHITE_COAL): "white",
    int(why.PILOT_ONLY): "pilot",
}
"""Why a barge may not start at a storage that a die may come to."""


@dataclass(frozen=True, slots=True)
class Sale:
    """A sale that is foreseen: the states before and after it, and among how many it is chosen."""

    outcome: Outcome
    state: RuhrState
    after: RuhrState
    choices: int = 1

    @property
    def player(self) -> Player:
        """The one who sells, before the sale."""
        return self.state.players[self.outcome.seat]

    @property
    def seller(self) -> Player:
        """The same after it."""
        return self.after.players[self.outcome.seat]

    @property
    def space(self) -> int:
        """Where the coal is sold."""
        return int(list(self.state.components.space_pos).index(self.seller.position))


def trip(outcome: Outcome) -> Iterator[Change]:
    """Yield what the trip from a new start space brings, or the sale that is chosen.

    With a pilot the space is chosen later: then the best sale is shown. A die that is brought is
    shown as loaded, if the barge may start there. What is bought after the sale matters more than
    the trip, and has plain rows.
    """
    if any(event.key in BOUGHT and event.seat == outcome.seat for event in outcome.events):
        return
    made = sale_made(outcome)
    if made is not None:
        yield from sale_rows(made)
        return
    state = started(outcome)
    if state is None:
        yield from no_start(outcome)
        return
    seat = outcome.seat
    trips = [sold(state, seat, space) for space in selling_spaces(state, seat)]
    if trips:
        best = max(trips, key=lambda after: judge(state, after, seat))
        yield from sale_rows(Sale(outcome, state, best, len(trips)))


def sale_made(outcome: Outcome) -> Sale | None:
    """Return the sale that is chosen, with its markers too, which others may delay. (RS-74)"""
    moves = [outcome.game.moves[move] for move in outcome.made]
    at = next((at for at, move in enumerate(moves) if move.kind == SELL), None)
    if at is None:
        return None
    state = outcome.game.known_state(outcome.before).clone()
    assert isinstance(state, RuhrState)
    for move in outcome.made[:at]:
        state.advance(outcome.seat, move)
    space = state.components.space_names.index(str(getattr(moves[at], "space", "")))
    return Sale(outcome, state, sold(state, outcome.seat, space))


def started(outcome: Outcome) -> RuhrState | None:
    """Return the state in which the barge has started, or has the die that was just brought."""
    state, seat = outcome.state, outcome.seat
    assert isinstance(state, RuhrState)
    own = [event for event in outcome.events if event.seat == seat]
    if any(event.key == STARTED for event in own):
        return state
    for event in own:
        storage = int(event.args[0]) if event.key == BROUGHT else -1
        if storage >= 0 and start.can_start(state, state.players[seat], storage) == ALLOWED:
            loaded = state.clone()
            assert isinstance(loaded, RuhrState)
            start.start(loaded, loaded.players[seat], storage, None)
            return loaded
    return None


def no_start(outcome: Outcome) -> Iterator[Change]:
    """Yield why the barge may not start where its die is brought to. (RS-45)"""
    state, seat = outcome.state, outcome.seat
    assert isinstance(state, RuhrState)
    for event in outcome.events:
        if (event.key, event.seat) == (BROUGHT, seat) and state.pending_kind == pending.START:
            refused = int(start.can_start(state, state.players[seat], int(event.args[0])))
            if refused in NO_START:
                yield Change("event", "no", Words(f"rs-change-no-start-{NO_START[refused]}"), seat)


def selling_spaces(state: RuhrState, seat: int) -> list[int]:
    """Return where the barge of a seat may sell from where it lies. (RS-69, RS-70)"""
    player = state.players[seat]
    if state.components.storage_at[player.position] < 0:
        return []
    spaces = range(len(state.components.space_names))
    return [space for space in spaces if sale.can_sell(state, player, space) == ALLOWED]


def sold(state: RuhrState, seat: int, space: int) -> RuhrState:
    """Return the state after a seat has sold its coal on a space, and has taken its markers."""
    after = state.clone()
    assert isinstance(after, RuhrState)
    pending.ask_sell(after, seat)
    player = after.players[seat]
    sale.sell(after, player, space, None)
    progress.take_black(after, player, None)
    progress.take_white(after, player, None)
    return after


def judge(before: RuhrState, after: RuhrState, seat: int) -> tuple[int, int, int]:
    """Rate a sale: markers, Thalers and a token, then how near."""
    old, new = before.players[seat], after.players[seat]
    markers = owned(new) - owned(old)
    gain = new.thaler - old.thaler + counts.total(new.tokens) - counts.total(old.tokens)
    return markers, gain, -int(new.position)


def owned(player: Player) -> int:
    """Return how many progress markers a player has."""
    return int(masks.size(player.earned) + masks.size(player.white))


# Rows


def sale_rows(made: Sale) -> Iterator[Change]:
    """Yield the rows of a sale, and of the start that it follows on."""
    seat = made.outcome.seat
    loan = [row for row in loan_cost(made.outcome) if row.seat == seat]
    dice = list(other_dice(made))
    others = [] if loan or dice else list(income_rows(made))
    markers = earned_markers(made)
    room = MAX_ROWS - int(bool(others) or is_felt_by_others(made.outcome))
    needed = len(loan[:1]) + SALE_ROWS
    export = list(export_rows(made))
    is_shared = len(dice) + needed + len(export) + 1 > room
    if len(dice) + needed <= room:
        yield from dice
    yield die_row(made)
    yield from loan[:1]
    yield thaler_row(made)
    yield token_row(made, markers if is_shared else [])
    if markers and not is_shared:
        yield marker_row(seat, markers)
    yield from export
    if not markers:
        yield from missing_rows(made)
    yield from loan[1:]
    yield from others


def loan_cost(outcome: Outcome) -> Iterator[Change]:
    """Yield the points that a fee costs which cannot be paid or only by a hard loan, and debts."""
    if only_hardship(outcome):
        yield from points(outcome)
    yield from loan_rows(outcome)


def is_felt_by_others(outcome: Outcome) -> bool:
    """Does what follows on a sale at once change what others have?"""
    before, after = outcome.before.table.players, outcome.after.table.players
    return any(
        (old.vp, old.thaler, old.debt) != (new.vp, new.thaler, new.debt)
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
        if seat != outcome.seat
    )


def other_dice(made: Sale) -> Iterator[Change]:
    """Yield the dice that are improved, and those that are brought but not loaded."""
    yield from improvements(made.outcome)
    loaded = made.state.components.storage_at[made.player.position]
    for row in brought_dice(made.outcome):
        if f"brought:{loaded}" not in row.about:
            yield row


def die_row(made: Sale) -> Change:
    """Return the value at which the die is sold, and where. (RS-71, RS-72)"""
    state, player = made.state, made.player
    loaded = state.die(state.components.storage_at[player.position])
    pips, many = (
        int(sale.carried_pips(state, player.position, made.space, value))
        for value in (loaded, MANY_PIPS)
    )
    loss = "pips" if pips < loaded else "least" if many < MANY_PIPS else "whole"
    passed = sale.obstacles_passed(state, player.position, made.space)
    words = message(
        f"rs-change-trip-{loss}{'-best' if made.choices > 1 else ''}",
        space=("space", made.space),
        pips=("count", pips),
        count=("count", made.choices),
        obstacles=("count", int(masks.size(passed))),
    )
    seat, tables = made.outcome.seat, state.components
    about = (
        f"from:{place_name(tables, player.position)}",
        f"to:{place_name(tables, made.seller.position)}",
    )
    if pips < loaded:
        return Change("number", "die", words, seat, int(loaded), pips, about)
    return Change("event", "die", words, seat, about=about)


def thaler_row(made: Sale) -> Change:
    """Return the Thalers of the whole trip, and what they are for. (RS-42, RS-74)"""
    outcome = made.outcome
    parts = {**start_parts(outcome), **sale_parts(made)}
    option = names.OPTION_NAMES[chosen_option(outcome)]
    shown = [f"{name}:{count}:{option}" for name, count in parts.items() if count]
    words = message(
        "rs-change-thaler-sale",
        parts=("part" + ROW, " ".join(shown)),
        count=("count", len(shown)),
    )
    before = int(outcome.before.table.players[outcome.seat].thaler)
    return Change("number", "rs-thaler", words, outcome.seat, before, int(made.seller.thaler))


def chosen_option(outcome: Outcome) -> int:
    """Return the option that the viewer takes in this outcome, or none."""
    chosen = [event for event in outcome.events if event.key == "rs.option.chosen"]
    return next(
        (int(event.args[0]) for event in chosen if event.seat == outcome.seat), ids.NO_OPTION
    )


def start_parts(outcome: Outcome) -> dict[str, int]:
    """Return the Thalers that the option of a start costs or brings. (RS-42, RS-47, RS-62)"""
    return {
        "loan": sum(paid(outcome, key) for key in LOANS),
        "fee": paid(outcome, "rs.option.chosen", 1) - paid(outcome, WAIVED),
        "wage": paid(outcome, "rs.wage.paid"),
    }


def sale_parts(made: Sale) -> dict[str, int]:
    """Return the Thalers of a sale: the die's pips, less the one that becomes a token, and more.

    (RS-74, RS-75, RS-76, RS-77)
    """
    state, tables = made.state, made.state.components
    token = int(counts.total(made.seller.tokens) - counts.total(made.player.tokens))
    city = int(tables.space_city[made.space])
    owns = city >= 0 and masks.has(state.cities[city], made.player.seat)
    in_port = tables.space_kind[made.space] == ids.PORT_SPACE
    more = {
        "demand": int(state.demand[made.space]),
        "warehouse": int(tables.city_income) if owns else 0,
        "port": int(tables.port_thaler) if in_port else 0,
    }
    gain = int(made.seller.thaler - made.player.thaler)
    return {"die": gain + token - sum(more.values()), "token": token, **more}


def paid(outcome: Outcome, key: str, at: int = 0) -> int:
    """Return how many Thalers the viewer's events of a kind tell of."""
    own = [event for event in outcome.events if (event.key, event.seat) == (key, outcome.seat)]
    return sum(int(event.args[at]) for event in own)


def token_row(made: Sale, markers: list[str]) -> Change:
    """Return the area of the board that gets a token, with the markers that share its row.

    In a full area there is none, and all pips are paid. (RS-74, RS-75)
    """
    seat, state, player = made.outcome.seat, made.state, made.player
    coal = state.components.storage_coal[state.components.storage_at[player.position]]
    area = int(sale.area_of(state, made.space, coal))
    old, new = (int(counts.count(each.tokens, area)) for each in (player, made.seller))
    if old == new:
        none = message("rs-change-token-none", area=("area", area))
        return Change("event", "rs-token", none, seat)
    about = (f"area:{names.AREA_NAMES[area]}", *(f"marker:{marker}" for marker in markers))
    words = message("rs-change-token", area=("area", area))
    if markers:
        words = message(
            "rs-change-token-earns",
            area=("area", area),
            markers=("marker" + LIST, " ".join(markers)),
            count=("count", len(markers)),
        )
    return Change("number", "rs-token", words, seat, old, new, about)


def earned_markers(made: Sale) -> list[str]:
    """Return the progress markers that a sale earns, as events say it if it is decided. (RS-82)"""
    reported = markers_of(made.outcome)
    if reported:
        return reported
    earned = (
        (made.player.earned, made.seller.earned),
        (made.player.white, made.seller.white),
    )
    return [
        marker
        for (_, listed), (old, new) in zip(MARKERS, earned, strict=True)
        for number, marker in enumerate(listed)
        if masks.has(new & ~old, number)
    ]


def export_rows(made: Sale) -> Iterator[Change]:
    """Yield what export is worth once coal is sold in the port. (RS-78)"""
    values = made.state.components.export_track
    old, new = (int(values[state.export]) for state in (made.state, made.after))
    if old != new:
        words = message("rs-change-export-value")
        yield Change("number", "rs-anchor", words, made.outcome.seat, old, new)


def missing_rows(made: Sale) -> Iterator[Change]:
    """Yield what is then missing for the marker that is nearest."""
    player, seller, tables = made.player, made.seller, made.state.components
    nearest: list[tuple[int, int, str, int]] = []
    needs_of = (tables.black_needs, tables.white_needs)
    held = (seller.earned, seller.white | seller.blank)
    for (kind, listed), needs, has in zip(MARKERS, needs_of, held, strict=True):
        for marker in range(len(listed)):
            old = int(progress.missing_tokens(player, needs[marker]))
            left = int(progress.missing_tokens(seller, needs[marker]))
            if left < old and not masks.has(has, marker):
                nearest.append((left, old, kind, marker))
    for left, old, kind, marker in sorted(nearest)[:1]:
        words = message("rs-change-missing", marker=(kind, marker))
        yield Change("number", "check", words, made.outcome.seat, old, left)


def income_rows(made: Sale) -> Iterator[Change]:
    """Yield what others get for their warehouses in the city. (RS-77)"""
    for owner, paid_owner in zip(made.state.players, made.after.players, strict=True):
        if owner.seat != made.outcome.seat and owner.thaler != paid_owner.thaler:
            words = message("rs-change-thaler-city", space=("space", made.space))
            old, new = int(owner.thaler), int(paid_owner.thaler)
            yield Change("number", "rs-thaler", words, int(owner.seat), old, new)
