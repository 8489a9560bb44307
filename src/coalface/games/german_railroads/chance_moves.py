"""The moves of chance."""

from typing import Annotated

from coalface.core.catalogue import Move
from coalface.games.german_railroads import chance, ids, names
from coalface.games.german_railroads.generated import pending
from coalface.games.german_railroads.rules import coal, emil, end_bonus, setup


class DealEngineer(
    Move,
    kind="deal-engineer",
    answers=(pending.DEAL_ENGINEERS,),
    can=setup.can_deal_engineer,
    do=setup.deal_engineer,
):
    """Chance: the next engineer on the strip."""

    engineer: Annotated[str, names.ENGINEER_NAMES]


class DealSeat(
    Move,
    kind="deal-order",
    answers=(pending.DEAL_ORDER,),
    can=setup.can_deal_seat,
    do=setup.deal_seat,
):
    """Chance: this seat gets the next turn order card."""

    seat: Annotated[int, range(ids.MAX_SEATS)]


class DealFoundry(
    Move,
    kind="deal-foundry",
    answers=(pending.DEAL_FOUNDRIES, pending.REFILL),
    can=coal.can_deal_foundry,
    do=coal.deal_foundry,
):
    """Chance: the next foundry that is turned face up."""

    foundry: Annotated[str, names.FOUNDRY_NAMES]


class DrawBonus(
    Move,
    kind="draw-bonus",
    answers=(pending.DRAW_BONUS,),
    can=chance.can_draw_bonus,
    do=setup.draw_bonus,
):
    """Chance: a start bonus card for the start-bonus engineer."""

    bonus: Annotated[str, names.BONUS_NAMES]


class DrawEmil(
    Move, kind="emil", answers=(pending.EMIL,), can=emil.can_draw_emil, do=emil.draw_emil
):
    """Chance: the next card of Emil."""

    card: Annotated[str, names.EMIL_CARD_NAMES]


class DealEnd(
    Move,
    kind="deal-end-bonus",
    answers=(pending.KEEP,),
    can=end_bonus.can_deal,
    do=end_bonus.deal,
):
    """Chance: an end bonus card, removed or dealt."""

    card: Annotated[str, names.END_BONUS_NAMES]
