"""The board of one player of German Railroads in words: railroads, special spaces, industry."""

from coalface.core.messages import NONE, count_cell, message
from coalface.core.tables import Section, Words
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.card_values import card_value
from coalface.games.german_railroads.messages import head, thing
from coalface.games.german_railroads.rules.industry import open_place
from coalface.games.german_railroads.rules.scoring import industry_points, railroad_points
from coalface.games.german_railroads.rules.specials import medal, reach, stars
from coalface.games.german_railroads.special_spaces import Special, specials_of
from coalface.games.german_railroads.state import GermanRailroadsState
from coalface.games.german_railroads.view import GermanRailroadsView, Player


def describe_seat(
    view: GermanRailroadsView, known: GermanRailroadsState, seat: int
) -> list[Section]:
    """All that lies before one player; of others only special spaces that are not everyone's."""
    specials = specials_of(known, known.players[seat])
    if view.seat is not None and view.seat != seat:
        specials = [special for special in specials if special.laid or special.status == "counts"]
    sections = [describe_player(view, known, seat)]
    if specials:
        sections.append(describe_specials(specials, seat))
    return [*sections, describe_industry(view.table.players[seat], known, seat)]


def describe_player(view: GermanRailroadsView, known: GermanRailroadsState, seat: int) -> Section:
    """What can be counted of a player, and the railroads with what they score now."""
    columns = head("railroad", "locomotives", "reach", *names.COLOUR_NAMES, "scores", "stars")
    rows = tuple(railroad_row(view.table.players[seat], known, seat, rr) for rr in range(3))
    heading = message("gr-head-player", name=("seat", seat))
    return Section(heading, tuple(player_lines(view, known, seat)), columns, rows)


def player_lines(view: GermanRailroadsView, known: GermanRailroadsState, seat: int) -> list[Words]:
    """Points, workers, coins, tokens, engineers, markers, cards."""
    table, tables = view.table, known.components
    player = table.players[seat]
    lines = [message("score-line", name=("seat", seat), points=("count", player.score))]
    if view.actors:
        points, total = ("count", player.round_points), ("count", player.score_now)
        lines.append(message("gr-line-next-scoring", points=points, total=total))
    have = message("gr-line-have", workers=("count", player.workers), coins=("count", player.coins))
    lines.append(have)
    if tables.coal:
        lines.append(message("gr-line-coal", count=("count", player.coal)))
    if player.black_worker:
        lines.append(Words(f"gr-line-black-worker-{player.black_worker}"))
    lines.append(message("gr-line-aside", count=("count", player.aside)))
    lines.append(message("gr-line-colours", colours=("colour-list", " ".join(player.unlocked))))
    lines.append(message("gr-line-doublers", count=("count", player.doublers)))
    if player.revaluation:
        lines.append(message("gr-line-revaluation", table=("revaluation", player.revaluation)))
    if player.branch:
        lines.append(message("gr-line-branch", branch=("branch", player.branch)))
    lines.append(message("gr-line-tokens", tokens=("token-list", " ".join(player.tokens))))
    lines += owned_lines(view, known, seat)
    lines.append(message("gr-line-signals", count=("count", player.signals)))
    cards = player.end_bonus_cards
    if cards is None:
        lines.append(message("gr-line-end-bonus", count=("count", player.end_bonus)))
    elif cards:
        lines.append(message("gr-line-end-bonus-cards", cards=("end-bonus-list", " ".join(cards))))
        if view.actors:
            value = sum(
                card_value(known, seat, names.END_BONUS_NAMES.index(card)) for card in cards
            )
            lines.append(message("gr-line-end-bonus-value", points=("count", value)))
    return lines


def owned_lines(view: GermanRailroadsView, known: GermanRailroadsState, seat: int) -> list[Words]:
    """Engineers, income markers and foundries of a player; which of them are used up."""
    table = view.table
    player, mine = table.players[seat], f"seat-{seat}"
    hired = [name for name, where in table.engineers.items() if where == mine]
    lines = [message("gr-line-hired", engineers=("engineer-list", " ".join(hired)))]
    for key, counts in (
        ("gr-line-income", player.income_ready),
        ("gr-line-income-used", player.income_used),
    ):
        markers = [
            name for kind, name in enumerate(names.INCOME_NAMES) for _ in range(counts[kind])
        ]
        if markers:
            lines.append(message(key, markers=("income-list", " ".join(markers))))
    own = [name for name, where in table.foundries.items() if where == mine]
    for key, used in (("gr-line-foundries", False), ("gr-line-foundries-used", True)):
        found = [name for name in own if (name in table.foundries_used) == used]
        if found:
            lines.append(message(key, foundries=("foundry-list", " ".join(found))))
    return lines


def railroad_row(
    player: Player, known: GermanRailroadsState, seat: int, rr: int
) -> tuple[Words, ...]:
    """A railroad: locomotives, reach, where each colour stands, what it scores now."""
    slots = player.locomotives[:2] if rr == ids.MAIN else (player.locomotives[rr + 1],)
    locos = [spell_loco(tile) for tile in slots if tile != names.EMPTY]
    extra = int(stars(known, known.players[seat], rr)) + int(medal(known, known.players[seat], rr))
    return (
        thing("railroad", rr),
        message("cell-text", text=("text", " ".join(locos))) if locos else NONE,
        count_cell(int(reach(known.players[seat], rr))),
        *(count_cell(place) for place in player.tracks[rr]),
        count_cell(int(railroad_points(known, known.players[seat], rr))),
        count_cell(extra),
    )


def spell_loco(tile: str) -> str:
    """A locomotive as `#3`, with a plus for its boilerman."""
    return f"#{tile.rstrip('bs')}{'+' if 'b' in tile else ''}"


def describe_specials(specials: list[Special], seat: int) -> Section:
    """Special spaces of a player's board, with their conditions."""
    rows = tuple(special_row(special) for special in specials)
    columns = head("railroad", "space", "needs", "gives", "state")
    return Section(message("gr-head-specials", name=("seat", seat)), (), columns, rows)


def special_row(special: Special) -> tuple[Words, ...]:
    """One special space: where, what it needs, what it gives, whether it has."""
    key = "gr-cell-needs-loco" if special.loco else "gr-cell-needs"
    railroad = thing("railroad", special.railroad)
    if special.branch:
        railroad = thing("branch", special.branch - 1)
    return (
        railroad,
        count_cell(special.space),
        message(key, colour=("colour", special.colour)),
        thing("gives", f"{special.kind}*{special.value}"),
        Words(f"gr-cell-{special.status}"),
    )


def describe_industry(player: Player, known: GermanRailroadsState, seat: int) -> Section:
    """The industry track: where the markers are, what they score, the factories in the gaps."""
    markers = [p for p in range(ids.LANE_PLACES) for _ in range(player.markers[p])]
    lines = [
        message("gr-line-markers", places=("place-list", " ".join(map(str, markers)))),
        message(
            "gr-line-industry", points=("count", int(industry_points(known, known.players[seat])))
        ),
    ]
    first = [p for p in range(1, ids.LANE_PLACES) if not open_place(known, known.players[seat], p)]
    if first:
        lines.append(message("gr-line-blocked", place=("place", first[0])))
    rows = []
    for gap, tile in zip(names.GAP_NAMES, player.factories, strict=True):
        if tile != names.EMPTY:
            manned = (boilerman_words(tile),) if known.components.coal else ()
            rows.append((thing("gap", gap), thing("factory", int(tile.rstrip("b"))), *manned))
    columns = head("gap", "factory", *(("boilerman",) if known.components.coal else ()))
    heading = message("gr-head-industry", name=("seat", seat))
    return Section(heading, tuple(lines), columns if rows else (), tuple(rows))


def boilerman_words(tile: str) -> Words:
    """Whether a factory has a boilerman."""
    return Words("gr-cell-boilerman" if "b" in tile else "gr-cell-no-boilerman")
