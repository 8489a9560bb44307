"""Why a move is refused in Seams."""

from coalface.core.reasons import Reasons, axis, reason

REASONS = Reasons("SE-2", "SE-2", reason("SPENT", "SE-2", "se.why.spent", card=axis("card")))
