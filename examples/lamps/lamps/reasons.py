"""Why a move is refused in Lamps."""

from coalface.core.reasons import Reasons, number, reason

REASONS = Reasons(
    "LA-2",  # the rule behind "it is not your turn"
    "LA-2",  # the rule behind "not now"
    reason("LEADS", "LA-3", "la.why.leads", points=number(lambda refused: refused.player.score)),
)
