"""Lamps as a game: all that it declares. The entry point of the distribution names GAME."""

from coalface.core.simple_game import HIDDEN_NAME, GameTables
from coalface.core.tables import EventRow

from lamps.decisions import DECISIONS
from lamps.moves import MOVES
from lamps.play import PlayableLamps
from lamps.reasons import REASONS
from lamps.state import LAMP_NAMES

GAME = GameTables(
    id="lamps",
    package="lamps",
    locale_prefix="la",
    seat_counts=(2, 3, 4),
    state=PlayableLamps,
    decisions=DECISIONS,
    moves=MOVES,
    reasons=REASONS,
    events=(
        EventRow("la.dealt"),
        EventRow("la.seen", (("lamp", "lamp"),), reveals=True),
        EventRow("la.kept"),
        EventRow("la.swapped"),
        EventRow("la.shown", (("lamp", "lamp"), ("points", "count")), reveals=True),
    ),
    sources=("bag",),
    names={"lamp": (*LAMP_NAMES, HIDDEN_NAME)},
).spec("LA")
