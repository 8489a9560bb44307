"""Who sits where: people at the keyboard and computer players."""

import re
from collections.abc import Sequence

from coalface.bots import Bot, bot, bot_names
from coalface.bots.base import PROGRAM
from coalface.text import Text

HUMAN = "human"
NAMED = "human:"
OWN_BOT = re.compile(rf"{PROGRAM}|[^\W\d][\w.]*:[\w.]+$")
"""What names a bot of someone's own: a program, or `module:Class`."""


def read_seats(seats: Sequence[str], text: Text) -> tuple[list[str], list[Bot | None]]:
    """The name and the mind of each seat: `human`, `human:Anna`, or a bot; None is a person.

    ValueError says which computer players there are.
    """
    names: list[str] = []
    minds: list[Bot | None] = []
    for number, seat in enumerate(seats, 1):
        if seat == HUMAN:
            names.append(text.say("seat", number=number))
            minds.append(None)
        elif seat.startswith(NAMED) and seat != NAMED:
            names.append(seat.removeprefix(NAMED))
            minds.append(None)
        else:
            names.append(seat)
            minds.append(_bot(seat, text))
    return [_distinct_name(names, place) for place in range(len(names))], minds


def is_human(seat: str) -> bool:
    """Does a person sit there?"""
    return seat == HUMAN or seat.startswith(NAMED)


def _bot(name: str, text: Text) -> Bot:
    try:
        return bot(name)
    except ValueError as error:
        if ":" in name or name in bot_names():
            raise
        known = [HUMAN, *bot_names()]
        raise ValueError(text.say("unknown-bot", input=name, known=known)) from error


def _distinct_name(names: list[str], place: int) -> str:
    """A name, numbered from its second bearer on: greedy, greedy#2."""
    before = names[:place].count(names[place])
    return f"{names[place]}#{before + 1}" if before else names[place]


def seats_of(names: Sequence[str], text: Text) -> list[str]:
    """Who sat there, from the names in a record: whoever is called like a bot is one.

    A record may come from anyone, so none makes us run a module or a program that it names:
    ValueError if it has such a bot.
    """
    plain = [name.partition("#")[0] for name in names]
    for bare in plain:
        if OWN_BOT.match(bare):
            raise ValueError(text.say("resume-own-bot", name=bare, seats=",".join(plain)))
    return [
        bare if bare in bot_names() else f"{NAMED}{name}"
        for bare, name in zip(plain, names, strict=True)
    ]
