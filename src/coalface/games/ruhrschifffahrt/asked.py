"""What Ruhrschifffahrt asks now: the question, with what can be chosen and nothing else."""

from collections.abc import Callable
from typing import Final

from coalface.core.catalogue import Move
from coalface.core.decisions import Pending
from coalface.core.messages import ROW, message
from coalface.core.tables import ArgKind, Words
from coalface.games.ruhrschifffahrt import ids, moves, names
from coalface.games.ruhrschifffahrt.state import RuhrState
from coalface.games.ruhrschifffahrt.view import Table

Choices = list[Move]
"""The moves that are legal now."""

WHITE: Final[dict[type[Move], str]] = {
    moves.Haul: names.WHITE_NAMES[ids.COAL_HAULER],
    moves.Action: names.WHITE_NAMES[ids.HAULING_ACTION],
    moves.Stay: names.WHITE_NAMES[ids.INN],
}
"""White markers that may be used in addition to what the question asks."""

PURCHASES: Final[dict[str, tuple[type[Move], ...]]] = {
    "warehouse": (
        *(moves.BuildCity, moves.BuildCityCheap, moves.BuildDepot),
        *(moves.BuildPort, moves.BuildPortCheap),
    ),
    "shift": (moves.Shift,),
    "repay": (moves.Repay,),
    "inn": (moves.Stay,),
}
"""What may be done in the phase of purchases, locks apart, and the moves that do it."""


def describe_asked(table: Table, known: RuhrState) -> list[Words]:
    """What is asked now, of what is legal; then the white markers that may be used too."""
    top = table.pending[-1]
    catalogue = known.game.moves
    choices = [catalogue[move] for move in known.legal(top.seat)]
    ask = ASKED.get(top.kind)
    question = Words(f"rs-ask-{top.kind}") if ask is None else ask(table, top, choices)
    if top.kind in ("buy", "inn"):
        return [question]
    there = {type(move) for move in choices}
    white = [name for kind, name in WHITE.items() if kind in there]
    if moves.Action in there and moves.Choose not in there:
        white.remove(WHITE[moves.Action])
    if not white:
        return [question]
    marker = ("white-list", " ".join(white))
    return [question, message("rs-ask-white", count=("count", len(white)), marker=marker)]


def ask_event(table: Table, top: Pending, choices: Choices) -> Words:
    """A levy or a gift of this turn's event: what may be paid or taken."""
    what = [move.what for move in choices if isinstance(move, moves.Levy | moves.Gift)]
    key = f"rs-ask-{top.kind}" if len(what) > 1 else f"rs-ask-{top.kind}-{what[0]}"
    return message(key, year=("text", str(table.year)))


def ask_remove(table: Table, top: Pending, choices: Choices) -> Words:
    """A die that leaves the game by this turn's event."""
    return message("rs-ask-remove", year=("text", str(table.year)))


def ask_return(table: Table, top: Pending, choices: Choices) -> Words:
    """Where a die returns that left the transport track."""
    die: dict[str, tuple[ArgKind, int | str]] = {
        "coal": ("coal", str(top.args["coal"])),
        "pips": ("count", int(top.args["pips"] or 0)),
    }
    only = only_storage(choices, moves.Return)
    if only is None:
        return message("rs-ask-return", **die)
    return message("rs-ask-return-only", storage=("storage", only), **die)


def ask_option(table: Table, top: Pending, choices: Choices) -> Words:
    """A start space: with an option, without, or either."""
    options = {move.option for move in choices if isinstance(move, moves.Choose)}
    none = names.OPTION_NAMES[ids.NO_OPTION]
    if not options:
        return Words("rs-ask-option-action")
    if options == {none}:
        return Words("rs-ask-option-none")
    return Words("rs-ask-option" if none in options else "rs-ask-option-must")


def ask_bring(table: Table, top: Pending, choices: Choices) -> Words:
    """Where a die from an arrow box goes; of two, the storage says which. (RS-46)"""
    storages = [move.storage for move in choices if isinstance(move, moves.Bring)]
    coals = {table.printed.river[storage].coal for storage in storages}
    dice = [(column.coal, column.dice[0]) for column in table.track if column.coal in coals]
    if len(dice) > 1:
        return message("rs-ask-bring-either", **{coal: ("count", pips) for coal, pips in dice})
    (coal, pips), *_ = dice
    return message("rs-ask-bring", coal=("coal", coal), pips=("count", pips))


def ask_start(table: Table, top: Pending, choices: Choices) -> Words:
    """The storage from which the barge starts."""
    only = only_storage(choices, moves.Start)
    if only is None:
        return Words("rs-ask-start")
    return message("rs-ask-start-only", storage=("storage", only))


def ask_sell(table: Table, top: Pending, choices: Choices) -> Words:
    """Where the barge sells; without a pilot there is one space."""
    spaces = [move.space for move in choices if isinstance(move, moves.Sell)]
    if len(spaces) > 1:
        return Words("rs-ask-sell")
    return message("rs-ask-sell-only", space=("space", spaces[0]))


def ask_buy(table: Table, top: Pending, choices: Choices) -> Words:
    """What may be bought or done before the purchases end. (RS-94)"""
    there = {type(move) for move in choices}
    open_now = [name for name, kinds in PURCHASES.items() if there & set(kinds)]
    if moves.BuildLock in there:
        both = open_now[:1] == ["warehouse"]
        open_now[: int(both)] = ["lock_or_warehouse" if both else "lock"]
    return message("rs-ask-buy", purchases=("purchase" + ROW, " ".join(open_now)))


def only_storage(choices: Choices, kind: type[moves.Start | moves.Return]) -> str | None:
    """The storage that moves of a kind name, if it is the only one."""
    storages = [move.storage for move in choices if isinstance(move, kind)]
    return storages[0] if len(storages) == 1 else None


ASKED: Final[dict[str, Callable[[Table, Pending, Choices], Words]]] = {
    "levy": ask_event,
    "gift": ask_event,
    "remove": ask_remove,
    "return": ask_return,
    "option": ask_option,
    "bring": ask_bring,
    "start": ask_start,
    "sell": ask_sell,
    "buy": ask_buy,
}
"""Decisions whose question says more than their name."""
