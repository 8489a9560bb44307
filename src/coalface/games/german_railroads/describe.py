"""A view of German Railroads in words: sections and tables of keys and arguments."""

from coalface.core.contract import ALLOWED, CHANCE
from coalface.core.decisions import Pending
from coalface.core.messages import message
from coalface.core.tables import Section, Words
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.describe_seat import describe_seat
from coalface.games.german_railroads.describe_table import (
    describe_coal,
    describe_emil,
    describe_engineers,
    describe_extensions,
    describe_spaces,
    describe_supply,
)
from coalface.games.german_railroads.effect_words import PARTS, part_words
from coalface.games.german_railroads.means import means_at_hand
from coalface.games.german_railroads.rules.locomotives import can_put
from coalface.games.german_railroads.rules.turn import last_round
from coalface.games.german_railroads.state import GermanRailroadsState, Player
from coalface.games.german_railroads.view import GermanRailroadsView, Table
from coalface.games.german_railroads.words import title_words

PLAIN_ATOMS = tuple(f"allow-{colour}" for colour in ("black", "gray", "brown", "natural", "white"))
"""What is counted beside the effects and says nothing by itself."""

RESOLVE = Words("gr-ask-resolve")
FIRST = Words("gr-ask-first")

ASKED_ALONE = (
    *("step", "any", "bg", "distinct", "catch", "run", "industry", "loco", "factory", "either"),
    *("doubler", "question", "signal", "card", "income", "foundry", "copy", "use-factory"),
)
"""Parts that have a question of their own where nothing else must be done."""


def describe(view: GermanRailroadsView, known: GermanRailroadsState) -> tuple[Section, ...]:
    """The position as this seat sees it, its own board last.

    `known` is what the seat knows, as a state.
    """
    table = view.table
    sections = [describe_turn(view, known), describe_spaces(table, known)]
    sections += [describe_engineers(table, known), describe_supply(view, known)]
    if known.components.board:
        sections.append(describe_extensions(table, known))
    if known.components.coal:
        sections.append(describe_coal(table, known))
    if table.emil is not None:
        sections.append(describe_emil(table, known))
    for seat in sorted(range(view.seats), key=lambda seat: seat == view.seat):
        sections += describe_seat(view, known, seat)
    return tuple(sections)


def describe_turn(view: GermanRailroadsView, known: GermanRailroadsState) -> Section:
    """Round and order of play, who must decide, and what."""
    table = view.table
    lines = [message("gr-round-of", round=("count", table.round), rounds=("count", table.rounds))]
    if not view.actors:
        return Section(title_words(known.components, ""), (*lines, Words("gr-line-over")))
    if last_round(known):
        lines.append(Words("gr-line-last-round"))
    if view.seats > 1 and len(set(table.order)) == view.seats:
        lines.append(message("gr-line-order", order=("seat-list", joined(table.order))))
    if table.passed:
        lines.append(message("gr-line-passed", seats=("seat-list", joined(table.passed))))
    lines += [message("turn-of", name=("seat", actor)) for actor in view.actors]
    if view.actors != (CHANCE,):
        lines += describe_asked(table, known)
    return Section(title_words(known.components, ""), tuple(lines))


def joined(seats: tuple[int, ...]) -> str:
    """Seats as the value of a list."""
    return " ".join(str(seat) for seat in seats)


def describe_asked(table: Table, known: GermanRailroadsState) -> list[Words]:
    """What is asked now, and what waits to be resolved."""
    asked = table.pending[-1]
    lines = [ask_words(asked, known)]
    if asked.kind == "start-bonus":
        lines.append(Words("gr-line-start-bonus"))
    owed, offered = waiting_parts(table.owed), waiting_parts(table.offered)
    if owed and lines[0] != RESOLVE:
        lines.append(message("gr-line-then", parts=("part-list", owed)))
    elif asked_alone(owed):
        lines.append(part_words(known.components, owed, "gr-do"))
    elif owed:
        lines += describe_owed(owed)
    if not owed and lines[0] == RESOLVE and asked_alone(offered):
        lines += [part_words(known.components, offered, "gr-do"), Words("gr-line-or-end")]
    elif offered:
        lines.append(message("gr-line-offered", parts=("part-list", offered)))
    if len(lines) > 1 and lines[0] == RESOLVE:
        del lines[0]  # what waits says it better
    lines += describe_means(known, asked, lines)
    return lines


def describe_means(known: GermanRailroadsState, asked: Pending, lines: list[Words]) -> list[Words]:
    """What may be used beside the action; it is the question itself where nothing else waits."""
    if asked.kind != "turn":
        return []
    means = means_at_hand(known, known.players[asked.seat])
    words = ("means-list", " ".join(means))
    if lines == [RESOLVE] and means:
        lines[0] = message("gr-ask-means", means=words)
    elif "close" in means:
        return [message("gr-line-open-foundry", foundry=("foundry", known.open_foundry - 1))]
    elif means and not asked.args["placed"]:
        return [message("gr-line-means", means=words)]
    return []


def describe_owed(owed: str) -> list[Words]:
    """What must be resolved and has no question of its own."""
    parts = ("part-list", owed)
    if len(owed.split()) == 1:
        return [message("gr-line-gained", parts=parts)]
    return [FIRST, message("gr-line-owed", parts=parts)]


def waiting_parts(pool: dict[str, int]) -> str:
    """What waits to be resolved, as the value of a list."""
    return " ".join(
        f"{names.ATOM_NAMES.index(name)}*{count}"
        for name, count in pool.items()
        if name not in PLAIN_ATOMS
    )


def asked_alone(waiting: str) -> bool:
    """Whether all that waits is one part, and that has a question of its own."""
    if len(waiting.split()) != 1:
        return False
    return PARTS.get(int(waiting.partition("*")[0])) in ASKED_ALONE


def ask_words(asked: Pending, known: GermanRailroadsState) -> Words:
    """The question of the decision that is answered next."""
    if asked.kind == "turn":
        return RESOLVE if asked.args["placed"] else Words("gr-ask-turn")
    if asked.kind in ("hand", "replace"):
        number = int(str(asked.args["tile"]).rstrip("bs"))
        if asked.kind == "hand":
            fits = fits_anywhere(known, known.players[asked.seat])
            return message("gr-ask-hand" if fits else "gr-ask-give-back", number=("count", number))
        return message("gr-ask-replace", number=("factory", number))
    if asked.kind == "extension":
        return message("gr-ask-extension", station=("station", str(asked.args["station"])))
    return Words(f"gr-ask-{asked.kind}")


def fits_anywhere(known: GermanRailroadsState, player: Player) -> bool:
    """Whether the locomotive in hand may go to one of the slots. (RR-31)"""
    return any(can_put(known, player, slot) == ALLOWED for slot in range(ids.SLOTS))
