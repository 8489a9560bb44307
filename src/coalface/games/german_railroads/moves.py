"""Every move of German Railroads: what it says, what a person points at, which rules are behind it.

Here are those of a turn, with the choices of what waits; `chance_moves.py` has the moves of chance,
`answer_moves.py` the answers to questions that cannot wait. `MOVES` lists them all.
"""

from typing import Annotated

from coalface.core.catalogue import Catalogue, Move
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.answer_moves import (
    Again,
    Boilerman,
    Branch,
    Extension,
    GiveBack,
    Keep,
    Marker,
    PutLoco,
    Relocate,
    Replace,
    Skip,
    TakeFactory,
    TurnLowest,
)
from coalface.games.german_railroads.chance_moves import (
    DealEnd,
    DealEngineer,
    DealFoundry,
    DealSeat,
    DrawBonus,
    DrawEmil,
)
from coalface.games.german_railroads.generated import pending
from coalface.games.german_railroads.rules import (
    advantages,
    coal,
    income,
    industry,
    locomotives,
    pool,
    repeat,
    setup,
    tracks,
    turn,
)

# A turn


class Bonus(
    Move,
    kind="bonus",
    picks=("bonus:{bonus}",),
    answers=(pending.START_BONUS,),
    can=setup.can_take_bonus,
    do=setup.take_bonus,
):
    """Take a start bonus card."""

    bonus: Annotated[str, names.BONUS_NAMES]


class Place(
    Move,
    kind="place",
    answers=(pending.TURN,),
    can=turn.can_place,
    do=turn.place,
    shortcut=True,
):
    """Put workers and coins on a space; another way to pay than as printed is pointed at first."""

    space: Annotated[str, names.SPACE_NAMES]
    pay: Annotated[str, names.PAY_NAMES]

    def picks(self) -> tuple[str, ...]:
        space = f"space:{self.space}"
        return (space,) if self.pay == "plain" else (f"pay:{self.pay}", space)


class Pass(
    Move,
    kind="pass",
    picks=("button:pass",),
    answers=(pending.TURN,),
    can=turn.can_pass,
    do=turn.pass_round,
    ends=True,
):
    """Pass for this round."""


class EndTurn(
    Move,
    kind="end-turn",
    picks=("button:end-turn",),
    answers=(pending.TURN,),
    can=turn.can_end_turn,
    do=turn.finish_turn,
    ends=True,
):
    """End the turn; what was not resolved is lost."""


class Income(
    Move,
    kind="income",
    picks=("my:income:{income}",),
    answers=(pending.TURN,),
    can=income.can_use_income,
    do=income.use_income,
):
    """Use an income marker."""

    income: Annotated[str, names.INCOME_NAMES]


class Foundry(
    Move,
    kind="foundry",
    picks=("my:foundry:{foundry}",),
    answers=(pending.TURN,),
    can=coal.can_use_foundry,
    do=coal.use_foundry,
):
    """Use an own foundry."""

    foundry: Annotated[str, names.FOUNDRY_NAMES]


class Boiler(
    Move,
    kind="boiler",
    picks=("space:coal_boiler",),
    answers=(pending.TURN,),
    can=coal.can_use_boiler,
    do=coal.use_boiler,
):
    """Use the boilerman space."""


class Close(
    Move,
    kind="close",
    picks=("button:close",),
    answers=(pending.TURN,),
    can=coal.can_close,
    do=coal.close,
):
    """Close the foundry that was just used."""


# What waits


class Step(
    Move, kind="step", answers=(pending.TURN,), can=pool.may_step, do=tracks.step, shortcut=True
):
    """Move a track one space; an effect that leaves the colour open is pointed at first."""

    source: Annotated[str, names.SOURCE_NAMES]
    railroad: Annotated[str, names.RAILROAD_NAMES["german"]]
    colour: Annotated[str, names.COLOUR_NAMES]

    def picks(self) -> tuple[str, ...]:
        track = f"my:track:{self.railroad}:{self.colour}"
        return (track,) if self.source == "colour" else (f"effect:step-{self.source}", track)


class RussianStep(
    Step, kind="step", answers=(pending.TURN,), can=pool.may_step, do=tracks.step, shortcut=True
):
    """The same on the Russian boards."""

    railroad: Annotated[str, names.RAILROAD_NAMES["russian"]]


class Build(
    Move,
    kind="build",
    answers=(pending.TURN,),
    can=pool.may_build,
    do=locomotives.build,
    shortcut=True,
):
    """Build a locomotive or a factory; an effect that leaves it open is pointed at first."""

    way: Annotated[str, names.BUILD_NAMES]

    def picks(self) -> tuple[str, ...]:
        source, what = self.way.split("/")
        tile = f"supply:{what}"
        return (tile,) if source == what else ("effect:build-either", tile)


class MoveMarker(
    Move,
    kind="industry",
    picks=("my:industry:{place}",),
    answers=(pending.TURN,),
    can=industry.can_move_marker,
    do=industry.move_marker,
):
    """Move an industry marker on from this place."""

    place: Annotated[int, range(ids.LAST_PLACE)]


class Resolve(
    Move,
    kind="resolve",
    picks=("effect:{what}",),
    answers=(pending.TURN,),
    can=advantages.can_resolve,
    do=advantages.resolve,
):
    """Place a doubler, or take points that wait."""

    what: Annotated[str, names.RESOLVE_NAMES]


class Choose(
    Move,
    kind="choose",
    picks=("effect:choose-{row}", "part:{part}"),
    answers=(pending.TURN,),
    can=advantages.can_choose,
    do=advantages.choose,
    shortcut=True,
):
    """Choose one of several parts of an effect."""

    row: Annotated[str, names.CHOICE_NAMES]
    part: Annotated[str, names.PART_NAMES]


class Signal(
    Move,
    kind="signal",
    picks=("effect:signal", "way:{way}"),
    answers=(pending.TURN,),
    can=advantages.can_use_signal,
    do=advantages.use_signal,
    shortcut=True,
):
    """Two steps or points for a signal."""

    way: Annotated[str, names.SIGNAL_NAMES]


class Burn(
    Move,
    kind="burn",
    picks=("my:coal",),
    answers=(pending.TURN,),
    can=advantages.can_burn,
    do=advantages.burn,
):
    """Spend one coal in the coal factory."""


class Token(
    Move,
    kind="token",
    picks=("my:token:{token}",),
    answers=(pending.TURN,),
    can=advantages.can_use_token,
    do=advantages.use_token,
):
    """Use a `?` token."""

    token: Annotated[str, names.TOKEN_NAMES]


class Card(
    Move,
    kind="card",
    picks=("card:{card}",),
    answers=(pending.TURN,),
    can=advantages.can_take_card,
    do=advantages.take_card,
):
    """Take a `?` card."""

    card: Annotated[str, names.CARD_NAMES]


class TakeIncome(
    Move,
    kind="take-income",
    picks=("supply:income:{income}",),
    answers=(pending.TURN,),
    can=income.can_take_income,
    do=income.take_income,
):
    """Take an income marker."""

    income: Annotated[str, names.INCOME_NAMES]


class TakeFoundry(
    Move,
    kind="take-foundry",
    picks=("supply:foundry:{foundry}",),
    answers=(pending.TURN,),
    can=coal.can_take_foundry,
    do=coal.take_foundry,
):
    """Take a face-up foundry."""

    foundry: Annotated[str, names.FOUNDRY_NAMES]


class Copy(
    Move,
    kind="copy",
    picks=("engineer:{engineer}",),
    answers=(pending.TURN,),
    can=repeat.can_copy,
    do=repeat.copy_engineer,
):
    """Copy an engineer."""

    engineer: Annotated[str, names.ENGINEER_NAMES]


class Work(
    Move,
    kind="work",
    picks=("my:factory:{gap}",),
    answers=(pending.TURN,),
    can=industry.can_work,
    do=industry.work,
):
    """Use an own factory."""

    gap: Annotated[str, names.GAP_NAMES]


MOVES: tuple[type[Move], ...] = (
    DealEngineer,
    DealSeat,
    DealFoundry,
    DrawBonus,
    DrawEmil,
    DealEnd,
    Bonus,
    Place,
    Pass,
    EndTurn,
    Income,
    Foundry,
    Boiler,
    Close,
    Step,
    Build,
    MoveMarker,
    Resolve,
    Choose,
    Signal,
    Burn,
    Token,
    Card,
    TakeIncome,
    TakeFoundry,
    Copy,
    Work,
    Skip,
    Branch,
    Extension,
    Marker,
    PutLoco,
    GiveBack,
    TurnLowest,
    TakeFactory,
    Replace,
    Again,
    Boilerman,
    Relocate,
    Keep,
)
"""In the order of their ids, which records and bots rely on: add new ones at the end."""


def catalogue(board: str) -> Catalogue:
    """Return every move of the game; railroads are named as on the board."""
    return Catalogue.of(*(RussianStep if board == "russian" and m is Step else m for m in MOVES))
