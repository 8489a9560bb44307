"""Why a move of German Railroads is refused. Rules name a reason by its number in `why`."""

from coalface.core.reasons import Reasons, Refused, axis, number, reason
from coalface.core.tables import Reason
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.generated import why
from coalface.games.german_railroads.rules.track_search import room_for


def _engineer(refused: Refused) -> int:
    """The engineer that a move names, as such or as a space."""
    move = refused.move
    name = getattr(move, "engineer", None) or move.space.removeprefix("engineer-")
    return names.ENGINEER_NAMES.index(name)


def _paid(refused: Refused) -> tuple[int, int]:
    """Workers and coins that a placement asks for."""
    tables, move = refused.state.components, refused.move
    space = names.SPACE_NAMES.index(move.space)
    coins, black = divmod(names.PAY_NAMES.index(move.pay), 2)
    workers = int(tables.space_workers[space]) - coins - black
    return workers, coins + int(tables.space_coins[space])


def _parts(refused: Refused) -> list[tuple[int, int]]:
    """The parts of the effect of the space that a move names, each with its number."""
    space = getattr(refused.move, "space", None)
    if space not in names.SPACE_NAMES:
        return []
    tables = refused.state.components
    row = int(tables.space_row[names.SPACE_NAMES.index(space)])
    places = range(tables.row_first[row], tables.row_end[row])
    return [(int(tables.part_op[place]), int(tables.part_n[place])) for place in places]


def _locked_colour(refused: Refused) -> int | None:
    """The colour that a space moves and the player has not unlocked, if that is what is amiss."""
    unlocked = int(refused.player.unlocked)
    moved = (op for op, _ in _parts(refused))
    return next((op for op in moved if op < ids.COLOURS and not unlocked & 1 << op), None)


def _steps(refused: Refused) -> tuple[int, int]:
    """The colour and the number of the steps that a space gives; no steps if it gives more."""
    parts = _parts(refused)
    only = len(parts) == 1 and parts[0][0] < ids.COLOURS
    return parts[0] if only else (int(ids.BLACK), 0)


def _colour(refused: Refused) -> int:
    return _steps(refused)[0]


SPACE = axis("space")
COLOUR = axis("colour")
RAILROAD = axis("railroad")
FOUNDRY = axis("foundry")
ENGINEER = number(_engineer, "engineer")

REASONS = Reasons(
    "RR-10",
    "RR-10",
    reason("CLOSED_SPACE", "RR-1", "gr.why.closed-space", space=SPACE),
    reason("OCCUPIED", "RR-11", "gr.why.occupied", space=SPACE),
    reason(
        "TOO_FEW_WORKERS",
        "RR-11",
        "gr.why.too-few-workers",
        needed=number(lambda refused: _paid(refused)[0]),
        have=number(lambda refused: refused.player.workers),
    ),
    reason(
        "TOO_FEW_COINS",
        "RR-13",
        "gr.why.too-few-coins",
        needed=number(lambda refused: _paid(refused)[1]),
        have=number(lambda refused: refused.player.coins),
    ),
    reason("WRONG_PAYMENT", "RR-13", "gr.why.wrong-payment", space=SPACE),
    reason("NO_BLACK_WORKER", "RR-74", "gr.why.no-black-worker"),
    reason(
        "NOT_COMPLETE",
        "RR-15",
        "gr.why.not-complete",
        needed=number(lambda refused: _steps(refused)[1]),
        possible=number(lambda refused: room_for(refused.state, refused.player, _colour(refused))),
        colour=number(_colour, "colour"),
        behind=number(lambda refused: ids.BLACK < _colour(refused) < ids.NATURAL),
        before=number(lambda refused: max(_colour(refused) - 1, ids.BLACK), "colour"),
    ),
    reason("NO_SUCH_ENGINEER", "RR-53", "gr.why.no-such-engineer", engineer=ENGINEER),
    reason("OWN_PAWN", "RR-57", "gr.why.own-pawn"),
    reason("BOTH_ORDER_SPACES", "RR-57", "gr.why.both-order-spaces"),
    reason("STILL_OWED", "RR-15", "gr.why.still-owed"),
    reason("NOT_PENDING", "RR-18", "gr.why.not-pending"),
    reason("COLOUR_LOCKED", "RR-27", "gr.why.colour-locked", colour=COLOUR),
    reason("NOT_ON_RAILROAD", "RR-25", "gr.why.not-on-railroad", colour=COLOUR, railroad=RAILROAD),
    reason("NO_ROOM", "RR-23", "gr.why.no-room", colour=COLOUR, railroad=RAILROAD),
    reason("NO_PIECE", "GR-8", "gr.why.no-piece", colour=COLOUR),
    reason("WOULD_STRAND", "RR-15", "gr.why.would-strand"),
    reason("WRONG_COLOUR", "RR-28", "gr.why.wrong-colour", colour=COLOUR),
    reason("NO_TILE", "RR-36", "gr.why.no-tile"),
    reason("NOT_LOWER", "RR-30", "gr.why.not-lower"),
    reason("SLOT_FREE", "RR-31", "gr.why.slot-free"),
    reason("SAME_SLOT", "RR-30", "gr.why.same-slot"),
    reason("NO_MARKER", "RR-41", "gr.why.no-marker"),
    reason("EMPTY_GAP", "RR-41", "gr.why.empty-gap"),
    reason("NO_DOUBLER", "RR-47", "gr.why.no-doubler"),
    reason("NO_TOKEN", "RR-68", "gr.why.no-token"),
    reason("CARD_TAKEN", "RR-73", "gr.why.card-taken"),
    reason("CARD_NOT_COMPLETE", "RR-73", "gr.why.card-not-complete"),
    reason("NO_INCOME", "GR-18", "gr.why.no-income"),
    reason("INCOME_SPENT", "GR-19", "gr.why.income-spent"),
    reason("NOT_YOUR_FOUNDRY", "GC-17", "gr.why.not-your-foundry", foundry=FOUNDRY),
    reason("FOUNDRY_SPENT", "GC-10", "gr.why.foundry-spent", foundry=FOUNDRY),
    reason(
        "TOO_LITTLE_COAL",
        "GC-17",
        "gr.why.too-little-coal",
        have=number(lambda refused: refused.player.coal),
    ),
    reason("BOILER_SPENT", "GC-10", "gr.why.boiler-spent"),
    reason("NO_BOILERMAN", "GC-12", "gr.why.no-boilerman"),
    reason("NO_PLACE_FOR_BOILERMAN", "GC-22", "gr.why.no-place-for-boilerman"),
    reason("NOT_JUST_USED", "GC-21", "gr.why.not-just-used"),
    reason("NO_SUCH_EXTENSION", "GR-10", "gr.why.no-such-extension"),
    reason("CANNOT_REPEAT", "RR-50", "gr.why.cannot-repeat", space=SPACE),
    reason("CANNOT_COPY", "RR-55", "gr.why.cannot-copy", engineer=ENGINEER),
    reason("NO_FACTORY", "GN-6", "gr.why.no-factory"),
    reason("NOT_ONE_WORKER", "RR-61", "gr.why.not-one-worker", space=SPACE),
    reason("NO_BONUS_CARD", "RR-9", "gr.why.no-bonus-card"),
    reason("NOT_IN_PILE", "RR-72", "gr.why.not-in-pile"),
    reason("NOT_IN_DRAW", "RR-6", "gr.why.not-in-draw"),
    reason("MUST_CHOOSE", "RR-19", "gr.why.must-choose"),
    reason("NO_SUCH_PART", "GC-16", "gr.why.no-such-part"),
    reason("TOKEN_TAKEN", "GN-9", "gr.why.token-taken"),
)


def build_reason(row: int, refused: Refused) -> Reason:
    """Return a reason with its arguments; an action that lacks a colour says which one. (RR-27)"""
    locked = _locked_colour(refused) if row == why.NOT_COMPLETE else None
    if locked is None:
        return REASONS.build(row, refused)
    found = REASONS.table[why.COLOUR_LOCKED]
    return Reason(found.rule, found.key, (("colour", "colour", locked),))
