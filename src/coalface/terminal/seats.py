"""Who sits where: people at the keyboard and computer players."""

from collections.abc import Sequence

from coalface.bots import Bot, bot, bot_names
from coalface.text import Text

HUMAN = "human"
NAMED = "human:"


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


def seats_of(names: Sequence[str]) -> list[str]:
    """Who sat there, from the names in a record: whoever is called like a bot is one."""
    plain = [name.partition("#")[0] for name in names]
    return [
        bare if bare in bot_names() or ":" in bare else f"{NAMED}{name}"
        for bare, name in zip(plain, names, strict=True)
    ]
