"""What previews of German Railroads show, the most important first."""

from collections.abc import Iterator
from typing import Final

from coalface.core.messages import message
from coalface.core.preview import (
    Change,
    Happening,
    Number,
    Outcome,
    PreviewTable,
    at,
    number_change,
)
from coalface.core.tables import Words
from coalface.games.german_railroads import ids, moves, names
from coalface.games.german_railroads.answer_moves import Extension
from coalface.games.german_railroads.card_values import card_value
from coalface.games.german_railroads.describe import waiting_parts
from coalface.games.german_railroads.move_words import COMBINED, extension_cells
from coalface.games.german_railroads.rules.industry import open_place
from coalface.games.german_railroads.rules.scoring import industry_points
from coalface.games.german_railroads.state import GermanRailroadsState

CLAIMS: Final = ("order1", "order2")
"""The spaces that claim a place in the next turn order, the first place first."""


def beyond_reach(outcome: Outcome) -> Iterator[Change]:
    """Yield that a track scores nothing yet where it comes: no locomotive goes there. (RR-79)

    A black track scores nothing anywhere.
    """
    before, after = (view.table.players[outcome.seat] for view in (outcome.before, outcome.after))
    own = (event for event in outcome.events if event.seat == outcome.seat)
    moved = [event.args for event in own if event.key == "gr.track.moved"]
    if not moved or before.round_points != after.round_points:
        return
    railroad, colour, space, _ = map(int, moved[-1])
    reach = after.lanes[railroad].reach
    if colour != ids.BLACK and space > reach:
        words = message("gr-change-beyond-reach", reach=("count", reach))
        yield Change("event", "locomotive", words, outcome.seat)


def unchanged_points(outcome: Outcome) -> Iterator[Change]:
    """Yield that a step of a track or of industry leaves the points of the round as they are."""
    before, after = (view.table.players[outcome.seat] for view in (outcome.before, outcome.after))
    steps = ("gr.track.moved", "gr.marker.moved")
    own = (event.key in steps for event in outcome.events if event.seat == outcome.seat)
    if any(own) and before.round_points == after.round_points:
        points = int(after.round_points)
        yield number_change("gr-change-round-points", "clock", outcome.seat, points, points)


def changed_reach(outcome: Outcome) -> Iterator[Change]:
    """Yield how far each railroad would be driven whose locomotives change. (RR-34)"""
    before, after = (view.table.players[outcome.seat] for view in (outcome.before, outcome.after))
    for railroad, (old, new) in enumerate(zip(before.lanes, after.lanes, strict=True)):
        if old.reach != new.reach:
            words = message(
                "gr-change-reach",
                railroad=("railroad", railroad),
                before=("count", old.reach),
                after=("count", new.reach),
            )
            yield Change("event", "locomotive", words, outcome.seat)


def lost_parts(outcome: Outcome) -> Iterator[Change]:
    """Yield what may still be used and is lost when the turn ends. (RR-18)"""
    made = outcome.game.moves[outcome.made[0]]
    parts = waiting_parts(outcome.before.table.offered)
    if isinstance(made, moves.EndTurn) and parts:
        words = message("gr-forfeit-parts", parts=("part-list", parts))
        yield Change("event", "no", words, outcome.seat)


def foundry_for_a_coin(outcome: Outcome) -> Iterator[Change]:
    """Yield that a coin on the coal space would bring a foundry too. (GC-8)"""
    made = outcome.game.moves[outcome.made[0]]
    if not isinstance(made, moves.Place) or made.space != COMBINED:
        return
    before = outcome.before.table
    if made.pay == names.PAY_NAMES[0] and before.foundries and before.players[outcome.seat].coins:
        yield Change("event", "factory", Words("gr-change-coin-for-foundry"), outcome.seat)


def claimed_place(outcome: Outcome) -> Iterator[Change]:
    """Yield which place in turn order a claim is for; the first player stays so. (RR-57, RR-59)"""
    made = outcome.game.moves[outcome.made[0]]
    order = outcome.before.table.order
    if not isinstance(made, moves.Place) or made.space not in CLAIMS:
        return
    place, now = CLAIMS.index(made.space), order.index(outcome.seat)
    if now == 0 and place:
        return  # whether that changes anything depends on the others
    words = message("gr-change-order-claimed", place=("count", place + 1), now=("count", now + 1))
    yield Change("event", "start", words, outcome.seat)


def industry_ahead(outcome: Outcome) -> Iterator[Change]:
    """Yield where industry steps that a move has brought lead, and what industry scores there.

    A single marker is followed step by step; of several each is shown with its next step. (RR-41)
    """
    first = outcome.game.known_state(outcome.before)
    state = outcome.state.clone()
    assert isinstance(first, GermanRailroadsState)
    assert isinstance(state, GermanRailroadsState)
    steps = state.waiting(ids.INDUSTRY_STEP)
    if steps <= first.waiting(ids.INDUSTRY_STEP):
        return
    player = state.players[outcome.seat]
    free = [
        place
        for place in range(ids.LAST_PLACE)
        if player.markers_at(place) and open_place(state, player, place + 1)
    ]
    alone = len(free) == 1
    for place in range(free[0], min(free[0] + steps, ids.LAST_PLACE)) if alone else free:
        if not open_place(state, player, place + 1):
            return
        player.add_marker(place, -1)
        player.add_marker(place + 1, 1)
        words = message(
            "gr-change-industry-step" if alone else "gr-change-industry-marker",
            number=("count", place - free[0] + 1),
            before=("place", place),
            place=("place", place + 1),
            points=("count", industry_points(state, player)),
        )
        yield Change("event", "wrench", words, outcome.seat)
        if not alone:
            player.add_marker(place, 1)
            player.add_marker(place + 1, -1)


def extension_spaces(outcome: Outcome) -> Iterator[Change]:
    """Yield the special spaces of an extension that no track reaches yet. (GR-12)"""
    made = outcome.game.moves[outcome.made[0]]
    if not isinstance(made, Extension):
        return
    known = outcome.game.known_state(outcome.after)
    assert isinstance(known, GermanRailroadsState)
    reached = {
        int(event.args[2]) - ids.FIRST_CELL
        for event in outcome.events
        if event.key == "gr.space.reached" and event.seat == outcome.seat
    }
    for cell in extension_cells(known.components, names.EXTENSION_NAMES.index(made.extension)):
        if cell not in reached:
            words = message("gr-change-extension-space", cell=("cell", cell))
            yield Change("event", "track", words, outcome.seat)


def special_rows(outcome: Outcome) -> Iterator[Change]:
    """Yield what neither a number nor an event says: a card's worth, the reach of railroads."""
    yield from lost_parts(outcome)
    yield from claimed_place(outcome)
    yield from industry_ahead(outcome)
    yield from extension_spaces(outcome)
    yield from value_of_cards(outcome)
    yield from changed_reach(outcome)
    yield from unchanged_points(outcome)
    yield from beyond_reach(outcome)
    yield from foundry_for_a_coin(outcome)


def value_of_cards(outcome: Outcome) -> Iterator[Change]:
    """Yield what an end bonus card that is chosen would bring if the game ended now. (RR-85)"""
    known = outcome.game.known_state(outcome.after)
    assert isinstance(known, GermanRailroadsState)
    made = [outcome.game.moves[move] for move in outcome.made]
    for card in (str(getattr(move, "card", "")) for move in made if move.kind == "keep"):
        points = card_value(known, outcome.seat, names.END_BONUS_NAMES.index(card))
        yield Change(
            "event", "vp", message("gr-change-card-value", points=("count", points)), outcome.seat
        )


PREVIEW = PreviewTable(
    prefix="gr",
    rows=(
        Number("score", "vp", at("players.*.score")),
        Number("round-points", "clock", at("players.*.round_points")),
        Happening("gr.track.moved", "track", by_others=False),
        Happening("gr.space.reached", "check", by_others=False),
        Happening("gr.lane.reached", "check", by_others=False),
        Happening("gr.branch.chosen", "track", by_others=False),
        Happening("gr.extension.laid", "track", by_others=False),
        Number("workers", "worker", at("players.*.workers")),
        Number("coins", "coin", at("players.*.coins")),
        Number("coal", "coal", at("players.*.coal")),
        Number("doublers", "plus", at("players.*.doublers")),
        Number("signals", "lantern", at("players.*.signals")),
        Number("end-bonus", "order", at("players.*.end_bonus")),
        Happening("gr.loco.placed", "locomotive", by_others=False),
        Happening("gr.loco.taken", "locomotive", by_others=False),
        Happening("gr.loco.returned", "locomotive", by_others=False),
        Happening("gr.factory.built", "factory", by_others=False),
        Happening("gr.factory.replaced", "factory", by_others=False),
        Happening("gr.factory.turned", "factory", by_others=False),
        Happening("gr.factory.taken", "factory", by_others=False),
        Happening("gr.factory.wanted", "factory", by_others=False),
        Happening("gr.factory.used", "factory", by_others=False),
        Happening("gr.marker.moved", "wrench", by_others=False),
        Happening("gr.marker.added", "wrench", by_others=False),
        Happening("gr.marker.declined", "no", by_others=False),
        Happening("gr.engineer.hired", "engineer", by_others=False),
        Happening("gr.engineer.copied", "engineer", by_others=False),
        Happening("gr.worker.black", "worker", by_others=False),
        Happening("gr.worker.joined", "worker", by_others=False),
        Happening("gr.workers.hired", "worker", by_others=False),
        Happening("gr.medal.put", "crown", by_others=False),
        Happening("gr.tracks.revalued", "track", by_others=False),
        Happening("gr.token.used", "question", by_others=False),
        Happening("gr.card.taken", "question", by_others=False),
        Happening("gr.income.taken", "coin", by_others=False),
        Happening("gr.income.used", "coin", by_others=False),
        Happening("gr.foundry.taken", "factory", by_others=False),
        Happening("gr.foundry.used", "factory", by_others=False),
        Happening("gr.foundry.closed", "factory", by_others=False),
        Happening("gr.boilerman.taken", "worker", by_others=False),
        Happening("gr.boilerman.put", "worker", by_others=False),
        Happening("gr.space.repeated", "replay", by_others=False),
        Happening("gr.repeat.declined", "no", by_others=False),
        Happening("gr.relocated", "worker", by_others=False),
        Happening("gr.relocation.declined", "no", by_others=False),
        Happening("gr.part.chosen", "check", by_others=False),
        Happening("gr.rest.lost", "no", by_others=False),
        Happening("gr.passed", "pause", by_others=False),
        Happening("gr.turn.ended", "pause", by_others=False),
        Happening("gr.round.cleared", "clock", by_others=False),
    ),
    special=special_rows,
    sources={
        "engineers": "engineer",
        "order": "start",
        "foundries": "factory",
        "start-bonus": "order",
        "emil": "bot",
        "end-bonus": "order",
    },
    named={"gr.endbonus.card": "keep"},
    left=("industry", "step", "build", "loco", "end-turn", "pass"),
    revealed={
        "gr.endbonus.seen": "order",
        "gr.endbonus.card": "order",
        "gr.endbonus.drawn": "order",
        "gr.endbonus.scored": "order",
        "gr.engineer.dealt": "engineer",
        "gr.foundry.shown": "factory",
        "gr.order.set": "start",
        "gr.emil.drew": "bot",
        "gr.bonus.drawn": "order",
    },
    reasons=(
        "score",
        "round-points",
        "space-reached",
        "lane-reached",
        "engineer-hired",
        "doublers",
        "loco-placed",
        "factory-built",
        "marker-moved",
        "track-moved",
        "end-bonus",
        "workers-hired",
        "coins",
        "coal",
    ),
)
