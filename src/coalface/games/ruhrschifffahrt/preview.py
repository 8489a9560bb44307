"""What previews of Ruhrschifffahrt show, the most important first.

A start shows its whole trip, a sale the token and the markers that it brings.
"""

from collections.abc import Iterator

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED
from coalface.core.messages import message
from coalface.core.preview import Change, Happening, Number, Outcome, PreviewTable, at
from coalface.core.tables import Words
from coalface.games.ruhrschifffahrt import ids, names
from coalface.games.ruhrschifffahrt.generated import pending
from coalface.games.ruhrschifffahrt.rules import progress, sale, start
from coalface.games.ruhrschifffahrt.state import Player, RuhrState

STARTED = "rs.barge.started"
BROUGHT = "rs.die.brought"
MARKERS = (("black", names.BLACK_NAMES), ("white", names.WHITE_NAMES))


def trip(outcome: Outcome) -> Iterator[Change]:
    """Yield what the trip from a new start space brings: die, Thalers, token, progress marker.

    With a pilot the space is chosen later: then the best sale is shown. A die that is brought is
    shown as loaded, if the barge may start there.
    """
    seat = outcome.seat
    state = started(outcome)
    if state is None:
        yield from sale_made(outcome)
        return
    trips = [sold(state, seat, space) for space in selling_spaces(state, seat)]
    if not trips:
        return
    best = max(trips, key=lambda after: judge(state, after, seat))
    yield from sale_rows(outcome, state, best, len(trips) > 1)


def sale_made(outcome: Outcome) -> Iterator[Change]:
    """Yield what a sale that is chosen brings, its markers too, which others may delay. (RS-74)"""
    made = [outcome.game.moves[move] for move in outcome.made]
    for name in (str(getattr(move, "space", "")) for move in made if move.kind == "sell"):
        before = outcome.game.known_state(outcome.before)
        assert isinstance(before, RuhrState)
        space = before.components.space_names.index(name)
        player, seller = (
            each.players[outcome.seat] for each in (before, sold(before, outcome.seat, space))
        )
        thalers = Words("rs-change-thaler-sale")
        old, new = int(player.thaler), int(seller.thaler)
        yield Change("number", "rs-thaler", thalers, outcome.seat, old, new)
        yield from marker_rows(outcome, before, player, seller)
        yield from token_rows(outcome.seat, player, seller)


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


def sale_rows(
    outcome: Outcome, state: RuhrState, after: RuhrState, may_choose: bool
) -> Iterator[Change]:
    """Yield the rows of a sale that follows on a start."""
    seat = outcome.seat
    player, seller = state.players[seat], after.players[seat]
    tables = state.components
    space = next(number for number, at in enumerate(tables.space_pos) if at == seller.position)
    loaded = state.die(tables.storage_at[player.position])
    pips = int(sale.carried_pips(state, player.position, space, loaded))
    if pips < loaded:
        words = message("rs-change-trip-pips", space=("space", space))
        yield Change("number", "die", words, seat, int(loaded), pips)
    else:
        words = message("rs-change-trip-whole", space=("space", space), pips=("count", pips))
        yield Change("event", "die", words, seat)
    loan = list(loan_rows(outcome))
    yield from loan
    before, at_start = outcome.before.table.players[seat].thaler, int(player.thaler)
    if before != at_start and not loan:
        yield Change("number", "rs-thaler", Words("rs-change-thaler-start"), seat, before, at_start)
    thalers = Words("rs-change-thaler-sale")
    yield Change("number", "rs-thaler", thalers, seat, at_start, int(seller.thaler))
    yield from marker_rows(outcome, state, player, seller)
    yield from token_rows(seat, player, seller)
    if may_choose:
        yield Change("event", "rs-wheel", Words("rs-change-trip-choice"), seat)


def loan_rows(outcome: Outcome) -> Iterator[Change]:
    """Yield the debt of a start whose fee is borrowed: the Thalers alone do not show it. (RS-62)"""
    old, new = (
        int(view.table.players[outcome.seat].debt) for view in (outcome.before, outcome.after)
    )
    if new > old:
        yield Change("number", "rs-debt", Words("rs-change-debt-fee"), outcome.seat, old, new)


def token_rows(seat: int, player: Player, seller: Player) -> Iterator[Change]:
    """Yield the area of the board that gets a token. (RS-74)"""
    for area in range(int(ids.AREAS)):
        old, new = (int(counts.count(each.tokens, area)) for each in (player, seller))
        if old != new:
            words = message("rs-change-token", area=("area", area))
            yield Change("number", "check", words, seat, old, new)


def marker_rows(
    outcome: Outcome, state: RuhrState, player: Player, seller: Player
) -> Iterator[Change]:
    """Yield the progress markers that a sale earns, or what is then missing for the nearest."""
    seat, tables = outcome.seat, state.components
    reported = {event.key for event in outcome.events if event.seat == seat}
    if reported & {"rs.black.earned", "rs.white.earned"}:
        return  # the events say which
    earned = ((player.earned, seller.earned), (player.white, seller.white))
    for (kind, listed), (old, new) in zip(MARKERS, earned, strict=True):
        for marker in range(len(listed)):
            if masks.has(new & ~old, marker):
                words = message("rs-change-black-earned", marker=(kind, marker))
                yield Change("event", "lantern", words, seat)
    if owned(seller) > owned(player):
        return
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
        yield Change("number", "lantern", words, seat, old, left)


PREVIEW = PreviewTable(
    prefix="rs",
    special=trip,
    rows=(
        Happening("rs.die.returned", "die", "die-brought"),
        Number("vp", "vp", at("players.*.vp")),
        Happening("rs.black.earned", "lantern", by_others=False),
        Happening("rs.white.earned", "lantern", "black-earned", by_others=False),
        Happening("rs.coal.sold", "die", by_others=False),
        Number("thaler", "rs-thaler", at("players.*.thaler")),
        Number("tokens", "check", at("players.*.tokens")),
        Number("markers", "lantern", at("players.*.markers_earned"), others=False),
        Happening("rs.lock.built", "lock"),
        Happening("rs.city.built", "warehouse"),
        Happening("rs.depot.built", "warehouse"),
        Happening("rs.port.built", "warehouse"),
        Happening("rs.port.shifted", "warehouse"),
        Happening("rs.loan.taken", "rs-thaler"),
        Happening("rs.loan.hard", "rs-thaler", "loan-taken"),
        Number("debt", "rs-debt", at("players.*.debt")),
        Number("pool", "warehouse", at("players.*.pool"), others=False),
        Happening("rs.export.raised", "rs-anchor"),
        Happening("rs.export.lowered", "rs-anchor"),
        Happening("rs.die.supplied", "die"),
        Happening("rs.die.hauled", "die", "die-supplied"),
        Happening("rs.die.brought", "die"),
        Happening("rs.die.removed", "die"),
        Happening("rs.die.removed-box", "die", "die-removed"),
        Happening("rs.option.chosen", "rs-wheel"),
        Happening("rs.option.free", "rs-wheel", "option-chosen"),
        Happening("rs.option.skipped", "rs-wheel"),
        Happening("rs.white.blank", "no", by_others=False),
        Happening("rs.white.used", "back"),
        Happening("rs.lock.one", "no"),
        Happening("rs.purchases.done", "pause", by_others=False),
    ),
    sources={"first": "start", "markers": "rs-rock", "countries": "globe"},
    reasons=(
        "vp",
        "black-earned",
        "thaler-sale",
        "thaler",
        "-missing",
        "token",
        "-debt",
        "pool",
        "die-supplied",
        "die-brought",
    ),
)
