"""Seams as a game."""

from coalface.core.simple_game import HIDDEN_NAME, GameTables
from coalface.core.tables import EventRow
from tests.plugins.seams.decisions import DECISIONS
from tests.plugins.seams.moves import MOVES
from tests.plugins.seams.play import PlayableSeams
from tests.plugins.seams.reasons import REASONS
from tests.plugins.seams.state import CARD_NAMES

GAME = GameTables(
    id="seams",
    package="tests.plugins.seams",
    locale_prefix="se",
    seat_counts=(2, 3, 4),
    state=PlayableSeams,
    decisions=DECISIONS,
    moves=MOVES,
    reasons=REASONS,
    events=(
        EventRow("se.rolled", (("value", "count"),), reveals=True),
        EventRow("se.bid"),
        EventRow("se.shown", (("card", "card"), ("points", "count")), reveals=True),
    ),
    sources=("die",),
    names={"card": (*CARD_NAMES, HIDDEN_NAME)},
).spec("SE")
